"""The bot speaks as one plays cards: tu, je and du, never vous, u or Sie to one person."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.about import in_one_test
from tests.locales.catalogues import written

POLITE: Final = {
    "fr": re.compile(r"\b(?:[Vv]ous|[Vv]otre|[Vv]os|(?!chez\b|assez\b|nez\b)\w+ez)\b"),
    "nl": re.compile(r"\b(?:[Uu]|[Uu]we?|[Uu]zelf)\b"),
    # At the beginning of a sentence it is mostly `she`, `it` or `they`, so there only an order tells.
    "de": re.compile(r"(?<=[\w,;–] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b|\b[A-ZÄÖÜ]\w+e?n Sie\b"),
}
SEVERAL: Final[dict[tuple[str, str], str]] = {
    ("fr", "admin-welcome-nowhere"): "the people of a server",
    ("fr", "apart-met-evening"): "you and whoever is on your list",
    ("fr", "apart-title"): "you and whoever is on your list",
    ("fr", "apart-together"): "you and whoever is on your list",
    ("fr", "company-concede-asked"): "you and your partner",
    ("fr", "company-phrase-moment"): "said to the table",
    ("fr", "kleurenwiezen-hand-called"): "you and your partner",
    ("fr", "kleurenwiezen-hand-troel"): "you and your partner",
    ("fr", "kleurenwiezen-rules-accept"): "the two partners",
    ("fr", "lesson-couillon-beats-3"): "you and your partner",
    ("fr", "lesson-couillon-following-1-other"): "you and your partner",
    ("fr", "lesson-couillon-score-done"): "you and your partner",
    ("fr", "lesson-kleurenwiezen-beats-3"): "you and your partner",
    ("fr", "lesson-kleurenwiezen-beats-done"): "you and your partner",
    ("fr", "lesson-kleurenwiezen-bidding-2"): "you and your partner",
    ("fr", "lesson-kleurenwiezen-following-alone"): "you and your partner",
    ("fr", "lesson-kleurenwiezen-score-1"): "you and your partner",
    ("fr", "lesson-kleurenwiezen-score-alone"): "you and your partner",
    ("fr", "lesson-kleurenwiezen-score-done"): "you and your partner",
    ("fr", "prefer-command-show-hint"): "you and the server",
    ("fr", "ranks-unlisted-hidden-partner"): "you and your partner",
    ("fr", "refusal-partner-speaks"): "you and your partner",
    ("fr", "refusal-seat-shared"): "the two who shared a seat",
    ("fr", "stats-not-in-private"): "you and that person",
    ("fr", "stay-paused-nobody"): "all who were at the table",
}
"""Texts to more than one person, by language and key, and to whom."""


def polite(language: str) -> set[tuple[str, str]]:
    """The texts that are polite, by language and key."""
    pattern, texts = POLITE[language], written(language).items()
    return {(language, key) for key, stretches in texts if any(map(pattern.search, stretches))}


@pytest.mark.parametrize("language", POLITE)
def test_one_person_is_told_tu_je_and_du(language: str) -> None:
    assert sorted(polite(language) - SEVERAL.keys()) == []


def test_every_text_to_several_is_one() -> None:
    assert sorted(SEVERAL.keys() - {one for language in POLITE for one in polite(language)}) == []


@in_one_test(
    ("language", "text"),
    [
        ("fr", "Appuyez ici."),
        ("fr", "C’est votre tour."),
        ("nl", "Wat zegt u?"),
        ("nl", "Uw kaarten"),
        ("de", "Drücken Sie unten."),
        ("de", "Wählen Sie Ihre Karte."),
    ],
)
def test_what_is_polite_is_found(language: str, text: str) -> None:
    assert POLITE[language].search(text)
