"""One thing has one word a language, in the catalogues and in what players read of the documentation."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final

import pytest

from locales import LANGUAGES
from tests.about import in_one_test
from tests.locales.catalogues import ROOT, written

TERMBASE: Final[Mapping[str, Any]] = tomllib.loads((ROOT / "locales" / "termbase.toml").read_text(encoding="utf-8"))
TERMS: Final[Mapping[str, Mapping[str, Any]]] = TERMBASE["terms"]
EXCEPT: Final[tuple[Mapping[str, Any], ...]] = tuple(TERMBASE["except"])
FOR_PLAYERS: Final = (
    "README.md",
    *(
        f"docs/{page}.md"
        for page in (
            *(
                "evening",
                "games",
                "house",
                "house-reference",
                "leaderboards",
                "learning",
                "options",
                "practice",
                "privacy",
                "standings",
            ),
            *("statistics", "tournament", "walk"),
        )
    ),
    *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs" / "rules").glob("*.md")),
)
"""What players read of the documentation, which is in English."""
CODE: Final = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>", re.S)


@cache
def avoided(term: str, language: str) -> re.Pattern[str] | None:
    """Finds the words not to use for a term; capitals do not count but where one is written with a capital."""
    words = TERMS[term].get("not", {}).get(language, ())
    return re.compile("|".join(map(_pattern, words))) if words else None


def _pattern(word: str) -> str:
    inner = re.escape(word).replace(r"\*", r"\w*")
    return rf"(?<![\w-]){inner}(?!\w)" if word != word.lower() else rf"(?<![\w-])(?i:{inner})(?!\w)"


def excused(term: str, language: str, key: str) -> bool:
    return any(_covers(one, term, language, key) for one in EXCEPT)


def _covers(exception: Mapping[str, Any], term: str, language: str, key: str) -> bool:
    return (
        term in exception.get("terms", (term,))
        and language in exception.get("languages", (language,))
        and any(fnmatchcase(key, pattern) for pattern in exception["keys"])
    )


def readable(text: str) -> str:
    """The text without placeholders, which are no words of ours."""
    return re.sub(r"\{[^}]*\}", "\ufffc", text).replace("\u00a0", " ").replace("\u202f", " ")


def met(language: str) -> Iterator[tuple[str, str, str]]:
    """Term, key and word of every word to avoid in a catalogue."""
    for term in TERMS:
        if (pattern := avoided(term, language)) is not None:
            for key, stretches in written(language).items():
                yield from ((term, key, found[0]) for text in stretches if (found := pattern.search(readable(text))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_use_the_words_of_the_termbase(language: str) -> None:
    assert sorted(one for one in met(language) if not excused(one[0], language, one[1])) == []


@in_one_test("place", FOR_PLAYERS)
def test_documentation_for_players_uses_the_words_of_the_termbase(place: str) -> None:
    text = CODE.sub(" ", (ROOT / place).read_text(encoding="utf-8"))
    terms = [term for term, one in TERMS.items() if one.get("docs", True)]
    found = [(term, hit[0]) for term in terms if (pattern := avoided(term, "en")) and (hit := pattern.search(text))]
    assert [one for one in found if not excused(one[0], "en", place)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_termbase_is_in_use(language: str) -> None:
    everything = "\n".join(readable(text) for stretches in written(language).values() for text in stretches).casefold()
    assert [term for term, one in TERMS.items() if one["use"][language].casefold() not in everything] == []


def test_every_term_has_a_word_in_every_language_and_avoids_none_it_uses() -> None:
    for term, one in TERMS.items():
        assert one["use"].keys() == set(LANGUAGES), term
        assert one.get("not", {}).keys() <= set(LANGUAGES), term
        for language in LANGUAGES:
            pattern = avoided(term, language)
            assert pattern is None or not pattern.fullmatch(one["use"][language]), (term, language)


def test_every_exception_has_a_reason_and_is_needed() -> None:
    in_docs = {place: CODE.sub(" ", (ROOT / place).read_text(encoding="utf-8")) for place in FOR_PLAYERS}
    everywhere = [(term, language, key) for language in LANGUAGES for term, key, _ in met(language)]
    everywhere += [
        (term, "en", place)
        for place, text in in_docs.items()
        for term in TERMS
        if (pattern := avoided(term, "en")) and pattern.search(text)
    ]
    for one in EXCEPT:
        assert one["why"]
        needed = {(term, language, key) for term, language, key in everywhere if _covers(one, term, language, key)}
        assert needed, one


def test_a_word_to_avoid_is_found_with_its_endings_and_not_inside_others() -> None:
    levee = avoided("trick", "fr")
    assert levee is not None
    assert levee.search("Deux levées")
    assert levee.search("Levée")
    assert not levee.search("relevée")
