"""Every text of every catalogue reads well with the counts 0, 1 and 2 and with names that begin with a vowel.

French drops a vowel before another (`d’Anna`); nouns agree with their number. Texts are found by their
placeholders, so a new one is tested without a line here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from locales import LANGUAGES, say_in
from tests.about import in_one_test
from tests.locales.catalogues import messages

COUNTS: Final = (0, 1, 2)
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
VOWELS: Final = ("Anna", "Émile", "Odile")
PEOPLE: Final = frozenset(
    "dealer host maker name names other others partner person player role side sides told".split()  # noqa: SIM905
)
"""What is filled in with names."""
NO_NAMES: Final = frozenset(
    (
        *(
            "best",
            "branches",
            "card",
            "cards",
            "count",
            "day",
            "deals",
            "each",
            "first",
            "game",
            "last",
            "least",
            "led",
        ),
        *("lines", "minutes", "most", "step", "suit", "value", "whom"),
    )
)
"""What stands after words that French shortens and begins with no vowel: numbers, days, cards, games, mentions."""
AT_LEAST_TWO: Final = frozenset(
    """
    fair-cut-with fair-deal fair-deal-by-chance fair-deal-with kleurenwiezen-rules-deal-gathered
    kleurenwiezen-rules-deal-gathered-by-hand
    play-cut-by-cards play-cut-by-chance play-cut-done refusal-cut-out-of-range rules-cut
    company-over find-takes-back lobby-clock lobby-clock-set prefer-pace-seconds refusal-too-late-to-take-back
    kleurenwiezen-rules-contract-abondance kleurenwiezen-rules-contract-abondance-table
    kleurenwiezen-rules-contract-accept kleurenwiezen-rules-contract-solo
    kleurenwiezen-rules-match kleurenwiezen-rules-match-counts kleurenwiezen-rules-parole picture-goal-least
    prefer-sure-contract
    tips-kleurenwiezen-parole kleurenwiezen-played kleurenwiezen-times
    lobby-option-cards lobby-option-cows lobby-option-pack rules-deal-left rules-deal-left-stock
    lobby-preset-choice picture-alt-player-curve picture-alt-shows ranks-about-provisional ranks-about-sure ranks-empty
    ranks-empty-pairs ranks-figure-points ranks-unlisted-few-opponents ranks-unlisted-no-matches ranks-unlisted-no-pair
    refusal-best-of-fewer refusal-evening-full refusal-bad-club-name refusal-too-early-to-be-here
    evening-result-few refusal-too-many-evenings refusal-too-many-open refusal-score-full refusal-score-people
    refusal-too-many-open-by-message
    refusal-places-empty refusal-seats-empty refusal-table-full refusal-too-many-people refusal-too-many-rounds
    refusal-tournament-full tournament-rules
    rules-chouine-deal rules-chouine-deal-no-trump rules-chouine-match rules-deal-stub rules-score-cows
    rules-trumps-forced rules-trumps-held rules-trumps-named rules-trumps-named-two tips-chouine-count
    """.split()  # noqa: SIM905  lists of words are read as words
)
"""Texts with figures that are never one: cuts, clocks, contracts, packs, seats, thresholds, points with decimals."""
ELIDED: Final = re.compile(rf"\b(?:de|que|le|la|ne|se|me|te|je|jusque|lorsque|puisque) \W*(?:{'|'.join(VOWELS)})", re.I)
PLURALS: Final = {
    "en": """
        card.points cards cows days deals hands lines manches matches months opponents parties people persons pictures
        places players points rounds rôyes seats seconds servers strokes tables times tricks words
    """,
    "nl": """
        beurten computers dagen giften kaarten kaartpunten keren koeien manches mensen partijen plaatsen punten rondes
        rôyes servers slagen spelers strepen tafels takken tegenstanders
    """,
    "fr": """
        adversaires branches cartes donnes jours joueurs lignes manches ordinateurs parties personnes places plis points
        points.de.cartes rounds rôyes secondes serveurs tables tours traits vaches victoires
    """,
    "de": """
        Abende Augen Karten Kühe Leute Manches Partien Personen Plätze Punkte Runden Rôyes Sekunden Spiele Spielen
        Stiche Stichen Striche Tage Tagen Tische Tischen Züge Äste Ästen
    """,
}
ONE_MANY: Final = {
    language: re.compile(rf"(?<![\d.,:/+×−–-])1 (?:{'|'.join(words.split())})\b(?!’)")
    for language, words in PLURALS.items()
}
OF_ONE: Final = {
    "en": re.compile(r"\b(?:all|both|the) 1 \w+s\b"),
    "nl": re.compile(r"\b(?:alle|beide) 1\b"),
    "fr": re.compile(r"\b(?:[dl]es|aux|tous les|toutes les) 1\b"),
    "de": re.compile(r"\b(?:alle[nr]?|aller|beiden?) 1\b"),
}
A_SINGLE_ONE: Final = re.compile(r"(?<![\d.,:/+×−–-])1(?![\d.,:/])|\b(?:une?|één|one|eine[rnm]?)\b", re.I)


class _Selectors(Visitor):
    """What a text chooses by: per fact the words it knows, none where it counts."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.words: dict[str, set[str]] = {}
        self.parts: set[str] = set()
        """Other texts that are part of it."""

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  fluent's naming
        self.parts.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  fluent's naming
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  fluent's naming
        if isinstance(node.selector, ast.VariableReference):
            keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
            self.words.setdefault(node.selector.id.name, set()).update(keys - CATEGORIES)
        self.generic_visit(node)


@cache
def texts(language: str) -> dict[str, _Selectors]:
    """Key -> what may be filled in."""
    found = {}
    for key, message in messages(language).items():
        found[key] = _Selectors()
        found[key].visit(message)
    return found


def written(language: str, key: str, filling: dict[str, str | int]) -> Iterator[str]:
    """The text with these facts, once for each word it knows of another kind."""
    say, selectors = say_in(language), texts(language)[key]
    yield say(key, **filling)
    for fact, words in selectors.words.items():
        for word in sorted(words):
            yield say(key, **(filling | {fact: word}))


@cache
def facts(language: str, key: str) -> frozenset[str]:
    """What may be filled in here, and in whatever is part of it."""
    one = texts(language)[key]
    return frozenset(one.facts).union(*(facts(language, part) for part in one.parts))


def counted(language: str, key: str, number: int) -> list[str]:
    filling: dict[str, str | int] = {fact: "Ben" if fact in PEOPLE else number for fact in facts(language, key)}
    return list(written(language, key, filling))


def test_french_drops_a_vowel_before_another() -> None:
    faults = set()
    for name in VOWELS:
        for key in texts("fr"):
            filling: dict[str, str | int] = {fact: 2 if fact in NO_NAMES else name for fact in facts("fr", key)}
            faults |= {f"{key}: {text}" for text in written("fr", key, filling) if ELIDED.search(text)}
    assert sorted(faults) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_no_plural(language: str) -> None:
    assert texts(language).keys() >= AT_LEAST_TWO
    faults = {
        f"{key}: {text}"
        for key in texts(language).keys() - AT_LEAST_TWO
        for text in counted(language, key, 1)
        if ONE_MANY[language].search(text) or OF_ONE[language].search(text)
    }
    assert sorted(faults) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_is_never_told_as_one(language: str) -> None:
    """French counts nothing in the singular, where a text must not say `1` or `une` of it."""
    faults = set()
    for key in texts(language):
        of_none, of_one, of_two = (counted(language, key, number) for number in COUNTS)
        for none, one, two in zip(of_none, of_one, of_two, strict=True):
            if one != two and len(A_SINGLE_ONE.findall(none)) > len(A_SINGLE_ONE.findall(two)):
                faults.add(f"{key}: {none}")
    assert sorted(faults) == []


@in_one_test(
    ("language", "fault"),
    [("fr", "1 parties sur 3"), ("fr", "1 des 1 plis"), ("nl", "1 slagen"), ("de", "1 Spiele"), ("en", "1 points")],
)
def test_the_faults_that_were_met_are_found(language: str, fault: str) -> None:
    assert ONE_MANY[language].search(fault) or OF_ONE[language].search(fault)
    assert ELIDED.search("les cartes de Anna")


OF_SEVERAL: Final = ("picture-alt-turn-kontra", "picture-alt-turn-re", "picture-alt-turn-double")
"""What several people may be asked at once, who are named behind it; the same stands in messages."""
SINGULAR: Final = re.compile(r"^(?:► )?\S*(?: \S+)* ?\b(?:[Mm]ag|[Mm]oet|[Pp]eut|[Dd]oit|[Dd]arf|[Mm]uss)\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_who_are_asked_at_once_are_told_in_no_singular(language: str) -> None:
    say = say_in(language)
    asked = [*OF_SEVERAL, "picture-alt-turn-discard", "play-turn-discard", "play-turn-double"]
    assert [key for key in asked if SINGULAR.search(say(key, name="Anna, Ben"))] == []
    assert SINGULAR.search("Re sagen darf: Anna, Ben")


def test_what_comes_with_its_unit_stands_in_german_where_no_case_changes_it() -> None:
    say = say_in("de")
    total = say("board-unit-match-points", total="4", count=4)
    for key in ("board-leads", "board-won"):
        for count in (1, 2):
            assert not re.search(rf"\bmit (?:je )?{total}", say(key, count=count, names="Anna", total=total)), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["N.N.", "**N.N.**"])
def test_a_name_that_ends_in_a_stop_ends_its_sentence_too(language: str, name: str) -> None:
    say = say_in(language)
    assert say("picture-alt-maker", name="Anna").endswith("Anna.")
    assert say("picture-alt-maker", name=name).endswith(name)
    # Three are of somebody who wrote them.
    assert say("picture-alt-maker", name="Anna..").endswith("Anna...")
