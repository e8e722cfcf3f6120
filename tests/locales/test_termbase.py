"""One thing has one word a language, in the catalogues and in what players read of the documentation."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final

import pytest

from locales import LANGUAGES
from tests.about import about, in_one_test
from tests.locales.catalogues import ROOT, written
from tests.locales.forms import form_pattern

TERMBASE: Final[Mapping[str, Any]] = tomllib.loads((ROOT / "locales" / "termbase.toml").read_text(encoding="utf-8"))
TERMS: Final[Mapping[str, Mapping[str, Any]]] = TERMBASE["terms"]
PAIRS: Final[Mapping[str, Mapping[str, Any]]] = TERMBASE["pairs"]
IRREGULAR: Final[Mapping[str, Mapping[str, Any]]] = TERMBASE["irregular"]
THINGS: Final = (*TERMS, *PAIRS)
EXCEPT: Final[tuple[Mapping[str, Any], ...]] = tuple(TERMBASE["except"])
_INDEX: Final = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
FOR_PLAYERS: Final = (
    "README.md",
    *(f"docs/{page}" for page in re.findall(r"\]\(([\w-]+\.md)\)", _INDEX.split("## ")[1])),
    *(f"docs/{page}.md" for page in ("house", "house-ladder", "house-reference", "privacy")),
    *(f"docs/{page}.md" for page in ("score-keeper", "score-keeper-stakes", "ratings", "standings")),
    *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs" / "rules").glob("*.md")),
)
"""What players read of the documentation, which is in English but for the page about privacy."""
HEADINGS: Final = {"Nederlands": "nl", "Français": "fr", "Deutsch": "de"}
HEADING: Final = re.compile(rf"^## ({'|'.join(HEADINGS)})$", re.M)
CODE: Final = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>", re.S)


@cache
def avoided(term: str, language: str) -> re.Pattern[str] | None:
    """Finds the words not to use for a term, or for a pair those of it that were not chosen, in all their forms."""
    words = (
        TERMS[term].get("not", {}).get(language, ())
        if term in TERMS
        else unchosen(PAIRS[term].get(language, ()), language)
    )
    return re.compile("|".join(_pattern(one, language).pattern for one in words)) if words else None


@cache
def _pattern(word: str, language: str) -> re.Pattern[str]:
    return form_pattern(word, language, IRREGULAR.get(language, {}))


def unchosen(words: Sequence[str], language: str, texts: Sequence[str] = ()) -> tuple[str, ...]:
    """The words of a pair but the one that most texts have, which is the chosen one."""
    found = usage(words, language, texts)
    return tuple(sorted(found, key=lambda one: found[one])[:-1])


def usage(words: Sequence[str], language: str, texts: Sequence[str] = ()) -> Mapping[str, int]:
    """Word -> how many texts have it in any form: those of the catalogue, or others."""
    texts = texts or _texts(language)
    return {one: sum(map(bool, map(_pattern(one, language).search, texts))) for one in words}


@cache
def _read(language: str) -> Sequence[tuple[str, str]]:
    """Every stretch of text as it is read, with its key."""
    return [(key, readable(text)) for key, stretches in written(language).items() for text in stretches]


@cache
def _texts(language: str) -> Sequence[str]:
    return [text for _, text in _read(language)]


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


@cache
def met(language: str) -> Sequence[tuple[str, str, str]]:
    """Term, key and word of every word to avoid in a catalogue."""
    return [
        (term, key, found[0])
        for term in THINGS
        if (pattern := avoided(term, language)) is not None
        for key, text in _read(language)
        if (found := pattern.search(text))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_use_the_words_of_the_termbase(language: str) -> None:
    assert sorted(one for one in met(language) if not excused(one[0], language, one[1])) == []


@cache
def paragraphs(place: str) -> Mapping[str, str]:
    """Language -> what a page says in it, without code; most are in English from top to bottom."""
    text = CODE.sub(" ", (ROOT / place).read_text(encoding="utf-8"))
    found = re.split(HEADING, text)
    return {"en": found[0]} | {HEADINGS[head]: part for head, part in zip(found[1::2], found[2::2], strict=True)}


def met_on_page(place: str) -> Iterator[tuple[str, str, str]]:
    """Term, language and word of every word to avoid on a page."""
    for language, text in paragraphs(place).items():
        for term in THINGS:
            docs = (TERMS.get(term) or PAIRS[term]).get("docs", True)
            if docs and (pattern := avoided(term, language)) and (hit := pattern.search(text)):
                yield term, language, hit[0]


@in_one_test("place", FOR_PLAYERS)
def test_documentation_for_players_uses_the_words_of_the_termbase(place: str) -> None:
    assert [one for one in met_on_page(place) if not excused(one[0], one[1], place)] == []


def test_the_page_about_privacy_is_read_in_each_of_its_languages() -> None:
    assert paragraphs("docs/privacy.md").keys() == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_termbase_is_in_use(language: str) -> None:
    everything = "\n".join(_texts(language)).casefold()
    assert [term for term, one in TERMS.items() if one["use"][language].casefold() not in everything] == []


def test_every_term_has_a_word_in_every_language_and_avoids_none_it_uses() -> None:
    for term, one in TERMS.items():
        assert one["use"].keys() == set(LANGUAGES), term
        assert one.get("not", {}).keys() <= set(LANGUAGES), term
        for language in LANGUAGES:
            pattern = avoided(term, language)
            assert pattern is None or not pattern.fullmatch(one["use"][language]), (term, language)


def test_every_exception_has_a_reason_and_is_needed() -> None:
    everywhere = [(term, language, key) for language in LANGUAGES for term, key, _ in met(language)]
    everywhere += [(term, language, place) for place in FOR_PLAYERS for term, language, _ in met_on_page(place)]
    for one in EXCEPT:
        assert one["why"]
        needed = {(term, language, key) for term, language, key in everywhere if _covers(one, term, language, key)}
        assert needed, one


def test_a_pair_has_at_least_two_words_of_which_one_is_in_use_and_a_name_of_its_own() -> None:
    assert not TERMS.keys() & PAIRS.keys()
    for pair, one in PAIRS.items():
        with about(pair):
            languages = [language for language in LANGUAGES if language in one]
            assert languages
            for language in languages:
                assert len(set(one[language])) == len(one[language]) > 1
                assert any(usage(one[language], language).values()), language


def test_either_word_of_a_pair_refuses_the_other_once_it_is_the_one_in_use() -> None:
    texts = ["Een zege telt.", "Drie zeges.", "De overwinning."]
    assert unchosen(["zege", "overwinning"], "nl", texts) == ("overwinning",)
    assert unchosen(["zege", "overwinning"], "nl", [*texts[1:], "Overwinningen!"]) == ("zege",)


def test_irregular_forms_are_of_words_that_are_to_be_avoided_or_in_pairs() -> None:
    for language, words in IRREGULAR.items():
        listed = {
            word
            for one in (*(term.get("not", {}) for term in TERMS.values()), *PAIRS.values())
            for phrase in one.get(language, ())
            for word in phrase.split()
        }
        assert words.keys() <= listed, language
