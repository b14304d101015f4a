//! The browser's own voices, where there are any.

use corpus::Lang;
use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

use super::IS_IN_PAGE;
use super::document::window;

/// Whether a voice speaks the language. Browsers load their voices late, so the answer can change to yes.
pub fn can_speak(lang: Lang) -> bool {
    synthesis().is_some_and(|it| voice(&it, lang).is_some())
}

/// Reads a text aloud, in place of what is being read.
pub fn speak(text: &str, lang: Lang) {
    let Some(synthesis) = synthesis() else { return };
    synthesis.cancel();
    if let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(text) {
        utterance.set_lang(lang.tag());
        utterance.set_voice(voice(&synthesis, lang).as_ref());
        synthesis.speak(&utterance);
    }
}

/// Stops reading.
pub fn hush() {
    if let Some(synthesis) = synthesis() {
        synthesis.cancel();
    }
}

fn voice(synthesis: &SpeechSynthesis, lang: Lang) -> Option<SpeechSynthesisVoice> {
    let prefix = match lang {
        Lang::Zh => "zh",
        Lang::En => "en",
    };
    let voices = synthesis.get_voices();
    voices.iter().filter_map(|it| it.dyn_into::<SpeechSynthesisVoice>().ok()).find(|it| it.lang().starts_with(prefix))
}

/// Some browsers lack it, and naming it there would throw.
fn synthesis() -> Option<SpeechSynthesis> {
    let has = IS_IN_PAGE && Reflect::get(&window(), &"speechSynthesis".into()).is_ok_and(|it| it.is_object());
    if has { window().speech_synthesis().ok() } else { None }
}
