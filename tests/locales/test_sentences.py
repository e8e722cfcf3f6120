"""Sentences that read as said: no mark after a mark, nobody called by a bare pronoun, a hint that is one order."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from locales import LANGUAGES
from tests.about import in_one_test
from tests.cogs.world import world
from tests.locales.catalogues import ROOT, written

BLANK: Final = "[ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]"
TWO_MARKS: Final = re.compile(rf",{BLANK}*[,;:.!?]")
BARE: Final = {
    "fr": re.compile(
        r"(?:^|[.:;] |\*\* |\n)Qui [^.?!:]*[.;]|\b(?:de|par|pour|outre) qui (?!la |peut )\w+ (?!bat|mène)"
    ),
    "en": re.compile(
        r"(?:^|; |\b(?:only|or) )who (?:is|are|has|says|manages)\b"
        r"|(?:^|[.:;] )Who (?:is|has|says|comes|manages)\b[^.?!:]*[.;]"
    ),
}
"""Somebody told about as only "who": `Qui arrive plus tard reçoit`, `who is left over sits out`."""
STUMBLES: Final = {
    "a time like `in 2 days` begins a sentence": re.compile(r"(?:^|[.!?] )\{\$when\} [a-zà-ü]"),
    "a label has a blank before its dots": re.compile(rf"\w{BLANK}…$"),
}
"""What makes a reader stop, in any language."""
STUMBLES_OF: Final = {
    "de": {
        "one plays beim Couillon": re.compile(
            r"\b(?:[Ii]m|[Ii]n der) (?:Couillon|Chouine|Kleurenwiezen|Troeven|Kujong|Kwajongen)\b"
        ),
        "no comma parts two questions of one sentence": re.compile(
            r"^(?:Wie|Was|Wer|Wo|Welche[nrs]?)\b[^.:;,]*, und (?:was|wer|wie|wo|warum)\b[^.,]*$"
        ),
        "few who win are a few winners": re.compile(r"\b[Dd]ie wenigsten (?:\w+ )?gewinnen\b"),
    },
    "en": {"they are of nobody": re.compile(r"\btakes their trumps\b|\bout of their hands\b")},
}
INFINITIVE: Final = {
    "fr": re.compile(r"(?:Ne (?:plus|pas) |T’|Te |S’|Se )?(?:\w+(?:er|ir|ndre|ttre|scrire)|(?:Re)?[Ff]aire|Dire)\b"),
    "de": re.compile(
        r"(?:Eine?[mnr]?|D(?:ie|as|en|em)|Jemande?[mn]?|Sich|Nach|Vo[mnr]|Zwei|Nicht)\b[^,;:]*"
        r" (?!anderen)[a-zäöü]+(?:en|ern|eln)(?:[,;]| oder |$)"
    ),
}


def test_no_mark_follows_a_comma() -> None:
    found = {
        (language, key)
        for language in LANGUAGES
        for key, stretches in written(language).items()
        if any(TWO_MARKS.search(re.sub("`[^`]*`", "x", one)) for one in stretches)
    }
    assert sorted(found) == []


@pytest.mark.parametrize("language", BARE)
def test_nobody_is_a_bare_pronoun(language: str) -> None:
    found = {
        key: one for key, stretches in written(language).items() for one in stretches if BARE[language].search(one)
    }
    assert found == {}


@in_one_test(
    ("language", "text"),
    [
        ("fr", "Qui arrive plus tard reçoit la prochaine place libre."),
        ("fr", "dirigée par qui gère le serveur"),
        ("en", "who is left over sits out a round"),
        ("en", "only who says “I’m here” is drawn"),
        ("en", "they are asked first; who manages the server can stop it"),
    ],
)
def test_a_bare_pronoun_is_found(language: str, text: str) -> None:
    assert BARE[language].search(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reader_stumbles(language: str) -> None:
    patterns = STUMBLES | STUMBLES_OF.get(language, {})
    found = {
        (what, key)
        for key, stretches in written(language).items()
        for one in stretches
        for what, pattern in patterns.items()
        if pattern.search(one)
    }
    assert sorted(found) == []


@in_one_test(
    ("language", "text"),
    [
        ("en", "Nobody did anything. {$when} it ends by itself."),
        ("fr", "Corriger …"),
        ("de", "Im Couillon sitzt er gegenüber"),
        ("de", "Wie es dem Bot geht, und was ihm fehlt"),
        ("de", "verbleibende Rôyes: die wenigsten gewinnen"),
        ("en", "It wins for sure, and takes their trumps away."),
    ],
)
def test_what_readers_stumble_on_is_found(language: str, text: str) -> None:
    assert any(one.search(text) for one in (STUMBLES | STUMBLES_OF.get(language, {})).values())


UNSAID: Final = {
    "a straight apostrophe": (("nl", "fr", "de"), re.compile(r"\w'\w")),
    "a blank before the dots of a button": (("nl", "fr", "de"), re.compile(rf"\w{BLANK}…$")),
    "what fits only men": (
        ("fr",),
        re.compile(
            r"\b[Tt]u (?:es|restes|seras) (?:assis|engagé|fort|invité|inscrit|lié|oublié|seul|sûr)\b"
            r"|\bn’est pas encore prêt\b"
        ),
    ),
    "the most that wins by itself": (("fr",), re.compile(r"(?<!a )\b[Ll]e (?:plus|moins)(?: de \w+)? (?:la )?gagne\b")),
}
"""What no text says, and in which languages."""
FIRST_PERSON: Final = {
    "en": re.compile(r"(?<!-)\b(?:I|[Mm]e|[Mm]y)\b"),
    "de": re.compile(r"\b(?:[Ii]ch|[Mm]ich|[Mm]ir|[Mm]ein\w*)\b"),
    "fr": re.compile(r"\b(?:[Jj]e|[Mm]e|[Mm]on|[Mm]es|[Mm]a)\b|\b[JjMm]’"),
    "nl": re.compile(r"\b(?:[Ii]k|[Mm]ij|[Mm]ijn)\b"),
}
BY_THE_BOT: Final = {"prefer-lacks", "prefer-role-silent"}
"""Settings in which the bot tells of itself."""


@pytest.mark.parametrize("fault", UNSAID)
def test_no_text_says_what_nobody_would(fault: str) -> None:
    languages, pattern = UNSAID[fault]
    found = {
        (language, key)
        for language in languages
        for key, stretches in written(language).items()
        if any(pattern.search(re.sub("`[^`]*`", "x", one)) for one in stretches)
    }
    assert sorted(found) == []


@in_one_test(
    ("fault", "text"),
    [
        ("a straight apostrophe", "Aucun autre n'est en réserve"),
        ("a blank before the dots of a button", "Corriger …"),
        ("what fits only men", "Tu es lié à pique : monte ou passe."),
        ("the most that wins by itself", "Le plus de points gagne, à égalité on partage."),
    ],
)
def test_what_nobody_would_say_is_found(fault: str, text: str) -> None:
    assert UNSAID[fault][1].search(text)


@pytest.mark.parametrize("language", FIRST_PERSON)
def test_settings_speak_to_whoever_sets_them(language: str) -> None:
    """What can be chosen says you, as the head of its row does."""
    found = {
        key
        for key, stretches in written(language).items()
        if key.startswith(("prefer-", "theme-")) and any(map(FIRST_PERSON[language].search, stretches))
    }
    assert found == BY_THE_BOT


async def test_what_a_command_does_is_said_as_an_order_to_one_person(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        hints = [
            str(one._locale_description.extras["key"])
            for one in here.bot.tree.walk_commands()
            if one._locale_description
        ]
    assert len(hints) > 50
    for language, infinitive in INFINITIVE.items():
        # That of a game which has no words yet is in its rules.
        texts = {key: written(language)[key][0] for key in hints if key in written(language)}
        assert [key for key, text in texts.items() if infinitive.match(text)] == []


@in_one_test(
    ("language", "hint"),
    [
        ("fr", "Jouer une carte"),
        ("fr", "Ne plus tirer de tables"),
        ("fr", "Te désinscrire"),
        ("fr", "S’asseoir à une table"),
        ("de", "Einen Tisch ohne Ergebnis beenden, auch einen unlesbaren"),
        ("de", "Sich an einen Tisch setzen oder einen freien Platz übernehmen"),
        ("de", "Nach den Tischen dieses Servers sehen"),
    ],
)
def test_a_hint_that_is_no_order_is_found(language: str, hint: str) -> None:
    assert INFINITIVE[language].match(hint)
    assert not INFINITIVE[language].match({"fr": "Joue une carte", "de": "Die Tische von allen anderen"}[language])


NOT_SAID: Final = {
    "cogs/games/kleurenwiezen/ladder.py": "a line that is typed and read again",
    "cogs/house_rules/page.py": "of a game from outside, which has no words in the catalogue",
    "cogs/lobby/opening_commands.py": "an error for whoever writes a game",
    "rendering/cards/courts/__init__.py": "a path of SVG",
}
"""Code that puts a mark behind a fact in no text that is read, and what it writes instead."""


def _marks_by_code(path: Path) -> bool:
    """Whether a module writes a mark and a blank behind what it fills in, as in `f"{head}: {detail}"`."""
    text = path.read_text(encoding="utf-8")
    # Parsing all that have none takes long.
    if not re.search(r"}[\"']?\s*f?[\"']?[:;!?] ", text):
        return False
    for one in ast.walk(ast.parse(text)):
        if isinstance(one, ast.JoinedStr):
            for before, part in pairwise(one.values):
                is_mark = isinstance(part, ast.Constant) and str(part.value).startswith((": ", "; ", "! ", "? "))
                if is_mark and isinstance(before, ast.FormattedValue):
                    return True
    return False


def test_marks_with_a_space_before_them_in_french_are_in_the_catalogue() -> None:
    found = {
        path.relative_to(ROOT).as_posix()
        for room in ("cogs", "rendering")
        for path in (ROOT / room).rglob("*.py")
        if _marks_by_code(path)
    }
    assert found == NOT_SAID.keys()
