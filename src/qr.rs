//! A QR code for a link that ends in many digits.
//!
//! Digits take ten bits for three (ISO/IEC 18004, numeric mode), any other letter eight. So the end of the link is
//! given as digits, and the code has two segments: the address as bytes, then the digits.

use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};

/// The largest code to show: version 30 is 137 modules wide. Where it fills four fifths of a camera's picture of 480
/// lines, a module is 2.6 pixels wide there, and readers ask for two. In simulated pictures of that size, tilted and
/// blurred, version 30 was always read, 35 only where the blur was slight.
const MOST: u8 = 30;

/// The quiet zone on each side, in modules (ISO/IEC 18004).
const QUIET: i32 = 4;

/// A code, as rows of modules.
pub struct Qr(QrCode);

impl Qr {
    /// A code of the text followed by the digits; `None` where that is too much, or where they are no digits. It has
    /// the least error correction: a screen is neither dirty nor torn.
    pub fn of(text: &str, digits: &str) -> Option<Qr> {
        if !digits.bytes().all(|it| it.is_ascii_digit()) {
            return None;
        }
        let segments = [QrSegment::make_bytes(text.as_bytes()), QrSegment::make_numeric(digits)];
        let (least, most) = (Version::MIN, Version::new(MOST));
        // With a mask of its own choice the library tries all eight and takes the best: the largest code then takes
        // some ten milliseconds, which are well spent.
        let code = QrCode::encode_segments_advanced(&segments, QrCodeEcc::Low, least, most, None::<Mask>, true);
        code.ok().map(Qr)
    }

    /// The width of the code with its quiet zone, in modules.
    pub fn width(&self) -> i32 {
        self.0.size() + 2 * QUIET
    }

    /// The dark modules as the path of an SVG: a rectangle for each run of them in a row.
    pub fn path(&self) -> String {
        let mut path = String::new();
        let size = self.0.size();
        for y in 0..size {
            let mut x = 0;
            while x < size {
                let n_dark = (x..size).take_while(|it| self.0.get_module(*it, y)).count() as i32;
                if 0 < n_dark {
                    let [x, y, n] = [x + QUIET, y + QUIET, n_dark].map(|it| it.to_string());
                    path.extend(["M", &x, " ", &y, "h", &n, "v1h-", &n, "z"]);
                }
                x += n_dark.max(1);
            }
        }
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "https://example.org/tiku/#progress=";

    /// What another implementation reads off the code.
    fn read(qr: &Qr) -> String {
        let (size, scale) = (qr.width() as usize, 3);
        let is_dark = |x: usize, y: usize| {
            let [x, y] = [x, y].map(|it| (it / scale) as i32 - QUIET);
            qr.0.get_module(x, y)
        };
        let shade = |x, y| if is_dark(x, y) { 0 } else { 255 };
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(size * scale, size * scale, shade);
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1, "one code is found");
        grids[0].decode().expect("a code that can be read").1
    }

    fn digits(n: usize) -> String {
        (0..n).map(|it| char::from(b'0' + (it * 7 % 10) as u8)).collect()
    }

    /// The most digits that fit behind the link: ten bits for three, after the bytes and the heads of two segments.
    const N_MOST: usize = 4_068;

    #[test]
    fn another_implementation_reads_what_was_written() {
        for n in [0, 1, 500, 2_500, N_MOST] {
            let digits = digits(n);
            let qr = Qr::of(LINK, &digits).expect("it fits");
            assert_eq!(read(&qr), [LINK, &digits].concat(), "{n} digits");
        }
    }

    #[test]
    fn what_does_not_fit_or_is_no_digit_makes_no_code() {
        assert!(Qr::of(LINK, &digits(N_MOST + 1)).is_none());
        assert!(Qr::of(LINK, "12a").is_none());
    }

    #[test]
    fn the_path_draws_each_dark_module_once() {
        let qr = Qr::of(LINK, "").expect("it fits");
        let runs = qr.path();
        let n_dark = runs.split('M').skip(1).map(|it| {
            let run = it.split(['h', 'v']).nth(1).expect("a width");
            run.parse::<usize>().expect("a number")
        });
        let size = qr.0.size();
        let expected = (0..size * size).filter(|it| qr.0.get_module(it % size, it / size)).count();
        assert_eq!(n_dark.sum::<usize>(), expected);
    }
}
