// Finds the app's root, from a page that may stand at any depth below it.
//
// A path that ends like a screen of the app, `data/`, `<course>/`, `<course>/day/<n>/` or `<course>/<question>/`, has
// its root before that. The last course's name counts, since the root may contain one too: `/mcp/mcp/day/1/` is day 1 of a site
// at `/mcp/`. Such a link costs no request.
//
// Any other path says nothing about the root: the nearest folder above it that holds the program is asked for, so that
// the app can say what is not there. Where none answers, the page shows its own message that the app did not start.
// That also happens to an unknown `/mcp/<word>/` of a site at `/mcp/`, which reads as a question of a site at `/`.
{
  const courses = $[courses];
  const program = $[program];
  const preloads = $[preloads];
  const segments = location.pathname.split("/");
  // With the origin in front: a path that begins with two slashes would name another host.
  const above = (n) => location.origin + segments.slice(0, n).join("/").replace(/[/]*$/, "/");
  const holdsProgram = (root) => {
    const request = new XMLHttpRequest();
    request.open("HEAD", root + program, false);
    try {
      request.send();
    } catch {
      return false;
    }
    return request.status === 200;
  };
  let root;
  for (let i = segments.length - 1; i > 0 && !root; i--) {
    const rest = segments.slice(i + 1).filter(Boolean);
    const isScreen = rest.length < 2 || (rest.length === 2 && rest[0] === "day");
    const isData = segments[i] === "data" && rest.length === 0;
    if (isData || (courses.includes(segments[i]) && isScreen)) root = above(i);
  }
  for (let i = segments.length - 1; i > 0 && !root; i--) {
    if (holdsProgram(above(i))) root = above(i);
  }
  const base = document.createElement("base");
  base.href = root ?? location.origin + "/";
  document.head.append(base);
  document.head.insertAdjacentHTML("beforeend", preloads);
}
