//! The browser's own compression. It makes zlib streams: they carry a checksum, so what was cut or damaged on its way
//! is noticed.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    ReadableStream, ReadableStreamDefaultReader, ReadableStreamReadResult, WritableStream, WritableStreamDefaultWriter,
};

/// The name that the browser has for zlib.
const FORMAT: &str = "deflate";

/// How many bytes are handed over at once. The browser works through all of them before anybody can stop it, and a byte
/// can become a thousand: so at most some 16 MB come out of a piece.
const PIECE: usize = 16 * 1024;

// web-sys has both, behind a flag of the compiler.
#[wasm_bindgen]
extern "C" {
    /// What is written to one end comes out of the other.
    type Pipe;

    #[wasm_bindgen(method, getter)]
    fn readable(this: &Pipe) -> ReadableStream;

    #[wasm_bindgen(method, getter)]
    fn writable(this: &Pipe) -> WritableStream;

    #[wasm_bindgen(extends = Pipe)]
    type CompressionStream;

    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<CompressionStream, JsValue>;

    #[wasm_bindgen(extends = Pipe)]
    type DecompressionStream;

    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<DecompressionStream, JsValue>;
}

/// The bytes made small; nothing where the browser cannot.
pub async fn deflate(bytes: &[u8]) -> Option<Vec<u8>> {
    let pipe = CompressionStream::new(FORMAT).ok()?;
    through(&pipe, bytes, usize::MAX).await
}

/// The bytes as they were before `deflate`; nothing if they are damaged, or more than `most`. How many there would be
/// is never found out: a stream made to fill the memory is left when it has gone too far.
pub async fn inflate(bytes: &[u8], most: usize) -> Option<Vec<u8>> {
    let pipe = DecompressionStream::new(FORMAT).ok()?;
    through(&pipe, bytes, most).await
}

async fn through(pipe: &Pipe, bytes: &[u8], most: usize) -> Option<Vec<u8>> {
    let writer = pipe.writable().get_writer().ok()?;
    let reader = ReadableStreamDefaultReader::new(&pipe.readable()).ok()?;
    // Both ends at once: a pipe that nobody reads from takes nothing in.
    spawn_local(feed(writer, bytes.to_vec()));
    let all = drain(&reader, most).await;
    if all.is_none() {
        // This ends the feeding, too. A stream that has failed already says so once more, which is no news.
        let _ = JsFuture::from(reader.cancel()).await;
    }
    all
}

/// Writes the bytes until the stream takes no more. A fault of the stream reaches its reader as well, so it is told
/// there; here it is only taken in, since a promise that nobody listens to would be reported as a fault of the page.
async fn feed(writer: WritableStreamDefaultWriter, bytes: Vec<u8>) {
    for piece in bytes.chunks(PIECE) {
        if JsFuture::from(writer.write_with_chunk(&Uint8Array::from(piece))).await.is_err() {
            return;
        }
    }
    // As above: the reader hears of it.
    let _ = JsFuture::from(writer.close()).await;
}

/// Everything there is to read, if that is at most so many bytes.
async fn drain(reader: &ReadableStreamDefaultReader, most: usize) -> Option<Vec<u8>> {
    let mut all = Vec::new();
    loop {
        let part: ReadableStreamReadResult = JsFuture::from(reader.read()).await.ok()?.unchecked_into();
        if part.get_done()? {
            return Some(all);
        }
        let piece: Uint8Array = part.get_value().dyn_into().ok()?;
        if piece.length() as usize > most.saturating_sub(all.len()) {
            return None;
        }
        all.extend(piece.to_vec());
    }
}
