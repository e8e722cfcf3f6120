"""A reader finds what they look for: a short first page, an index of all pages, contents on long ones, whole tables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from engine.core.options import OptionSpec
from engine.core.registry import GAMES
from tests.about import in_one_test
from tests.host.house.pages import DOCS, ROOT, chapters, links, prose, rows

FIRST: Final = ROOT / "README.md"
INDEX: Final = DOCS / "README.md"
PAGES: Final = sorted(page for page in DOCS.rglob("*.md") if page != INDEX)
MOST_WORDS: Final = 950
"""The most words of the first page, as `wc -w` counts them, with its tables, listings and pictures: four minutes."""
LONG: Final = 1500
"""The most words of a page that is read through; a page of more begins with its contents."""
LOOKED_UP: Final = {
    "evening.md": "its table of commands",
    "fairness-algorithm.md": "a specification",
    "hosting-figures.md": "its table of figures",
    "house-reference.md": "a reference",
    "privacy.md": "one text in four languages",
    "records.md": "a specification",
    "rules/couillon.md": "a reference",
    "rules/kleurenwiezen.md": "a reference",
    "scale.md": "its tables of figures",
}
"""Pages in which a reader looks something up, and what makes them long; all others are read through, and short."""
READ: Final = [*PAGES, *ROOT.glob("*.md"), ROOT / "benchmarks" / "results.md"]
LONG_PAGES: Final = [page for page in READ if len(page.read_text(encoding="utf-8").split()) > LONG]
WORD: Final = re.compile(r"`([\w-]+)`")
NOT_CHOSEN: Final = {"pack": {"30"}}
"""Values that a variant brings and no table can choose."""


def name_of(page: Path) -> str:
    return page.relative_to(DOCS if page.is_relative_to(DOCS) else ROOT).as_posix()


each_page = in_one_test("page", PAGES)
each_long_page = in_one_test("page", LONG_PAGES)
each_game = in_one_test("game", sorted(page.stem for page in (DOCS / "rules").glob("*.md")))


def test_the_first_page_is_read_in_a_few_minutes() -> None:
    assert len(FIRST.read_text(encoding="utf-8").split()) <= MOST_WORDS


def test_the_first_page_leads_to_the_index() -> None:
    assert "docs/README.md" in links(prose(FIRST))


@each_page
def test_the_index_leads_to_every_page(page: Path) -> None:
    assert name_of(page) in links(prose(INDEX))


def test_a_page_that_is_read_through_is_short() -> None:
    long = {name_of(page) for page in PAGES if len(page.read_text(encoding="utf-8").split()) > LONG}
    assert long == LOOKED_UP.keys()


@each_long_page
def test_a_long_page_begins_with_its_contents(page: Path) -> None:
    contents = [f"#{chapter}" for chapter in chapters(page)]
    top = prose(page).partition("\n## ")[0]
    assert len(contents) > 1
    assert [link for link in links(top) if link in contents] == contents


@each_game
def test_every_variant_is_on_the_page_of_games(game: str) -> None:
    shown = [variant for row in rows(DOCS / "games.md", game) for variant in WORD.findall(row[1])]
    assert shown == list(GAMES[game].presets)


@each_game
def test_every_variant_is_on_the_page_of_its_rules(game: str) -> None:
    shown = [variant for row in rows(DOCS / "rules" / f"{game}.md", "presets") for variant in WORD.findall(row[0])]
    assert set(GAMES[game].presets) <= set(shown)


@each_game
def test_every_option_is_on_the_page_of_options_and_no_other(game: str) -> None:
    assert _values_shown(game).keys() == _options(game).keys()


@each_game
def test_an_option_is_shown_with_its_usual_value_first(game: str) -> None:
    for name, shown in _values_shown(game).items():
        if _options(game)[name].kind != "text":
            usual = GAMES[game].at_tables.get(name, _options(game)[name].default)
            assert re.split("[,;]", shown)[0] == usual, name


@each_game
def test_an_option_is_shown_with_all_its_values(game: str) -> None:
    for name, shown in _values_shown(game).items():
        spec = _options(game)[name]
        if spec.numbers is not None:
            assert {str(spec.numbers[-1])} <= set(re.findall(r"\d+", shown)), name
        elif spec.kind != "text":
            assert set(shown.split(", ")) == set(spec.values) - NOT_CHOSEN.get(name, set()), name


def _options(game: str) -> dict[str, OptionSpec]:
    return {spec.name: spec for spec in GAMES[game].options}


def _values_shown(game: str) -> dict[str, str]:
    """Option -> its values, as the page of options has them; a row may be about several options."""
    return {name: row[1] for row in rows(DOCS / "options.md", game) for name in WORD.findall(row[0])}
