"""The words of the page itself, in every language."""

from __future__ import annotations

from typing import Final

from locales import LANGUAGES, say_in
from locales.language import SPOKEN

KEYS: Final = (
    "practice-title",
    "practice-who",
    "practice-turn",
    "practice-welcome-word",
    "practice-welcome-bar",
    "practice-close",
    "practice-everybody",
    "practice-table",
    "practice-messages",
    "practice-only-you",
    "practice-mine",
    "practice-type",
    "practice-choose",
    "practice-send",
    "practice-gone",
    "practice-back",
    "practice-missing",
    "practice-wrong",
    "practice-unsent",
    "practice-seen-from",
    "practice-unheard",
    "practice-seen-by-you",
    "practice-dismiss",
    "practice-thinking",
    "practice-edited",
    "practice-used",
    "practice-empty",
    "practice-laying",
    "practice-close-messages",
    "practice-closed",
    "practice-dark",
    "practice-light",
    "practice-language",
    "practice-settings",
    "practice-name",
    "practice-save",
    "practice-cancel",
    "practice-pick",
    "practice-several",
    "practice-files",
    "practice-no-option",
    "practice-no-command",
)
"""What the page asks for by the part after the first hyphen."""
SUITS: Final = {"spades": "play-suit-s", "hearts": "play-suit-h", "diamonds": "play-suit-d", "clubs": "play-suit-c"}
"""Suits by the names of the bot's emojis."""


def all_words() -> dict[str, dict[str, str]]:
    """Language -> short key -> text; under `spoken` what the language is called in itself."""
    keys = {key.removeprefix("practice-"): key for key in KEYS} | SUITS
    return {
        language: {short: say_in(language)(key) for short, key in keys.items()} | {"spoken": SPOKEN[language].name}
        for language in LANGUAGES
    }
