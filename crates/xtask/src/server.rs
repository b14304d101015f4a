//! A static file server for the built site: enough of HTTP for a browser on this machine.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crate::address::{Answer, Mount, content_type};
use crate::{Result, site};

/// A browser opens connections ahead of need; one that stays silent this long is let go.
const PATIENCE: Duration = Duration::from_secs(10);

/// Bytes of request line and headers beyond which nobody means well.
const HEAD_LIMIT: u64 = 32 * 1024;

pub struct Server {
    listener: TcpListener,
    port: u16,
    mount: Mount,
}

struct Response {
    status: &'static str,
    content_type: &'static str,
    /// Further header lines, each with its line end.
    headers: String,
    body: Vec<u8>,
}

struct Request {
    method: String,
    target: String,
}

impl Server {
    /// Takes the port, or says that it is taken and takes the next free one. Port 0 is any free one.
    /// The site will stand under `prefix`, which begins and ends with a slash.
    ///
    /// # Errors
    /// Says that no port could be had.
    pub fn bind(port: u16, prefix: &str) -> Result<Server> {
        let mount = Mount { dist: site::DIST.into(), prefix: prefix.to_owned(), courses: site::courses()? };
        let listen = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        let listener = listen(port).or_else(|why| {
            println!("Port {port} cannot be used ({why}): taking the next free one.");
            (port..=port.saturating_add(100)).find_map(|it| listen(it).ok()).ok_or(why)
        });
        let listener = listener.map_err(|why| format!("No port from {port} on can be used ({why}): name another."))?;
        let port = listener.local_addr().map_err(|why| format!("The port has no number: {why}."))?.port();
        Ok(Server { listener, port, mount })
    }

    /// The address of the site's root.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.mount.prefix)
    }

    /// Answers until the program ends.
    pub fn run(self) {
        let mount = Arc::new(self.mount);
        for stream in self.listener.incoming() {
            // A connection that broke before it was taken concerns nobody else.
            let Ok(stream) = stream else { continue };
            let mount = mount.clone();
            thread::spawn(move || {
                // So does one that breaks later: its browser is gone.
                let _ = converse(&stream, &mount);
            });
        }
    }
}

fn converse(mut stream: &TcpStream, mount: &Mount) -> std::io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let request = read_request(stream)?;
    let response = match &request {
        None => Response::text("400 Bad Request", "This is no request."),
        Some(it) if !matches!(it.method.as_str(), "GET" | "HEAD") => {
            Response::text("405 Method Not Allowed", "GET or HEAD.").with("Allow: GET, HEAD")
        }
        Some(it) => Response::to(mount, &it.target),
    };
    let Response { status, content_type, headers, body } = &response;
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {content_type}\r\nContent-Length: {length}\r\nCache-Control: no-store\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n{headers}\r\n"
    )?;
    if request.is_none_or(|it| it.method != "HEAD") {
        stream.write_all(body)?;
    }
    stream.flush()
}

/// Reads the request line, and passes over the headers. `None` when it is not one.
fn read_request(stream: &TcpStream) -> std::io::Result<Option<Request>> {
    let mut lines = BufReader::new(stream.take(HEAD_LIMIT)).split(b'\n');
    let Some(first) = lines.next().transpose()? else { return Ok(None) };
    for line in lines {
        if matches!(&line?[..], b"" | b"\r") {
            return Ok(parse_request_line(&first));
        }
    }
    Ok(None)
}

fn parse_request_line(line: &[u8]) -> Option<Request> {
    let line = str::from_utf8(line).ok()?;
    let mut words = line.trim_end().split(' ');
    let (method, target, version) = (words.next()?, words.next()?, words.next()?);
    let is_request = words.next().is_none() && target.starts_with('/') && version.starts_with("HTTP/1.");
    is_request.then(|| Request { method: method.to_owned(), target: target.to_owned() })
}

impl Response {
    fn to(mount: &Mount, target: &str) -> Response {
        let page = mount.dist.join("404.html");
        match mount.find(target) {
            Answer::File(file) => Response::file("200 OK", &file),
            Answer::Screen => Response::file("200 OK", &page),
            Answer::NoScreen => Response::file("404 Not Found", &page),
            Answer::Folder(address) => Response::text("308 Permanent Redirect", "A folder.")
                .with(&format!("Location: {}", percent_encoded(&address))),
            Answer::Nothing => Response::text("404 Not Found", "There is no such file."),
        }
    }

    fn file(status: &'static str, file: &Path) -> Response {
        match fs::read(file) {
            Ok(body) => Response { status, content_type: content_type(file), headers: String::new(), body },
            Err(_) => Response::text("404 Not Found", "This file cannot be read."),
        }
    }

    fn text(status: &'static str, text: &str) -> Response {
        Response { status, content_type: "text/plain; charset=utf-8", headers: String::new(), body: text.into() }
    }

    fn with(self, header: &str) -> Response {
        Response { headers: self.headers + header + "\r\n", ..self }
    }
}

/// A path as a header may hold it: nothing of it can end the line.
fn percent_encoded(path: &str) -> String {
    let encoded = |byte: u8| match byte {
        b'/' | b'-' | b'.' | b'_' | b'~' => char::from(byte).to_string(),
        _ if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    path.bytes().map(encoded).collect()
}

#[cfg(test)]
mod tests {
    use std::net::Shutdown;

    use super::*;
    use crate::scratch::Scratch;

    /// Serves a site with little more than two pages under `/a/`, and hands back its port.
    fn served(site: &Scratch) -> u16 {
        site.write("index.html", "题库");
        site.write("404.html", "elsewhere");
        site.write("icons/a.svg", "");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let mount = Mount { dist: site.path().into(), prefix: "/a/".to_owned(), courses: vec!["mcp".to_owned()] };
        thread::spawn(move || Server { listener, port, mount }.run());
        port
    }

    fn said(port: u16, request: &[u8]) -> String {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
        stream.write_all(request).unwrap();
        stream.shutdown(Shutdown::Write).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8(answer).unwrap()
    }

    #[test]
    fn a_request_is_answered_by_status_headers_and_body() {
        let site = Scratch::new("answers");
        let port = served(&site);
        let cases = [
            ("GET /a/ HTTP/1.1", "200 OK", "题库"),
            ("HEAD /a/ HTTP/1.1", "200 OK", ""),
            ("GET /a/mcp/day/1/ HTTP/1.1", "200 OK", "elsewhere"),
            ("GET /a/nonsense/ HTTP/1.1", "404 Not Found", "elsewhere"),
            ("GET /a/x.js HTTP/1.1", "404 Not Found", "There is no such file."),
            ("POST /a/ HTTP/1.1", "405 Method Not Allowed", "GET or HEAD."),
        ];
        for (line, status, body) in cases {
            let answer = said(port, format!("{line}\r\nHost: x\r\n\r\n").as_bytes());
            let (head, rest) = answer.split_once("\r\n\r\n").expect(line);
            assert!(head.starts_with(&format!("HTTP/1.1 {status}\r\n")), "{line}: {head}");
            assert!(head.contains("Cache-Control: no-store"), "{line}: {head}");
            assert_eq!(rest, body, "{line}");
        }
        assert!(said(port, b"HEAD /a/ HTTP/1.1\r\n\r\n").contains("Content-Length: 6\r\n"));
        assert!(said(port, b"GET /a/icons HTTP/1.1\r\n\r\n").contains("Location: /a/icons/\r\n"));
    }

    #[test]
    fn what_is_no_request_is_refused_and_ends_nothing() {
        let site = Scratch::new("refusals");
        let port = served(&site);
        let long = [b'a'; HEAD_LIMIT as usize];
        let cases: [&[u8]; 8] = [
            b"",
            b"\r\n\r\n",
            b"nonsense\r\n\r\n",
            b"GET http://h/ HTTP/1.1\r\n\r\n",
            b"GET /a/ HTTP/1.1 more\r\n\r\n",
            b"GET /\xff HTTP/1.1\r\n\r\n",
            b"GET /a/ HTTP/1.1\r\nunfinished",
            &long,
        ];
        for case in cases {
            let answer = said(port, case);
            assert!(answer.starts_with("HTTP/1.1 400 "), "{}: {answer}", String::from_utf8_lossy(case));
        }
        assert!(said(port, b"GET /a/ HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 200 "));
    }

    #[test]
    fn a_redirect_can_hold_no_line_end() {
        assert_eq!(percent_encoded("/a b/\r\nX: 题/"), "/a%20b/%0D%0AX%3A%20%E9%A2%98/");
    }
}
