"""The Couillon family for the gallery: tables, layouts, score sheets, ends of matches and rankings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.core.cards import Suit
from engine.games.couillon.options import configure, pack_for
from engine.games.couillon.order import order_of
from locales import Say
from rendering.canvas.values import Look
from rendering.gallery.exhibit import Exhibit
from rendering.gallery.people import ALONE, EIGHT, SERVER
from rendering.gallery.results import result, result_pictures
from rendering.gallery.rows import card_pictures, cards_of_partners
from rendering.games.couillon.alt_ranking import alt_ranking
from rendering.games.couillon.gallery.sheets import sheet_pictures
from rendering.games.couillon.gallery.tables import layout_pictures, table_pictures
from rendering.games.couillon.preview.alt_deal import alt_deal
from rendering.games.couillon.preview.deal import draw_deal
from rendering.games.couillon.ranking import draw_ranking
from rendering.people.rows import MatchResult

IN_EVERY_THEME: Final = (
    *("table-six-full-trick", "layout-dummy", "ranking-mit", "deal-shown"),
    *("slate-craie", "points-tied", "royes-middle", "numbers-middle", "cows-tail", "tree-middle", "trees-middle"),
)
RANKINGS: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("plain", "couillon", {}),
    ("mit", "malmedy", {}),
    ("dame-de-make", "dame-de-make", {}),
    ("black-sevens-out", "troeven-3", {}),
    ("all-queens", "eight", {"red_queens": "yes"}),
)
"""Name, preset and options."""

DEALS: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("proposed", "couillon", {"dame_de_make": "yes"}),
    ("of-dealer", "kwajongen", {}),
    ("tongres", "tongres", {}),
    ("shown", "malmedy", {"show": "highest"}),
    ("of-seven", "couillon", {"cards": "7", "pack": "32"}),
    ("six", "six-32", {}),
    ("eight", "eight", {"red_queens": "yes"}),
    ("three", "troeven-3", {}),
    ("dummy", "troeven-3-dummy", {}),
    ("layouts", "troeven-2-layout", {}),
    ("stock", "troeven-2-stock", {}),
)
"""The same of deals."""


def pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """Every picture of the family."""
    yield from table_pictures(look, say)
    yield from layout_pictures(look, say)
    yield from sheet_pictures(say)
    yield from result_pictures(results(say), look, say)
    yield from card_pictures(cards_of_partners(say("rules-game-couillon")), look, say)
    for name, preset, changes in RANKINGS:
        options = configure(preset, changes)
        order, pack = order_of(Suit.H, options.queens, options.mit != "none"), pack_for(options)
        words = partial(alt_ranking, order, pack, say, look.index_set)
        yield Exhibit(f"ranking-{name}", partial(draw_ranking, order, pack, look, say), words)
    for name, preset, changes in DEALS:
        options = configure(preset, changes)
        words = partial(alt_deal, options, say, look.index_set)
        yield Exhibit(f"deal-{name}", partial(draw_deal, options, look, say), words)


def results(say: Say) -> dict[str, MatchResult]:
    """The end of a match in each way of scoring, by name."""
    one, two, odd, even = (EIGHT[0], EIGHT[2]), (EIGHT[1], EIGHT[3]), EIGHT[::2], EIGHT[1::2]
    ended = partial(result, say, say("rules-game-couillon"))
    return {
        "royes": ended("Malmedy", 14, ["royes"], [(two, "−2"), (one, "11")], server=SERVER),
        "slate": ended("", 8, ["slate"], [(one, "0"), (two, "5")]),
        "numbers": ended("Kwajongen", 19, ["numbers"], [(two, "−1"), (one, "4")]),
        "cows": ended("Kujong", 21, ["cows-won", "cows"], [(one, "2", "0"), (two, "1", "3")]),
        "eight": ended("", 30, ["royes"], [(odd, "−3"), (even, "4")], server=" & ".join([SERVER] * 4)),
        "trees": ended("Troeven", 17, ["tree"], [(ALONE[2], "0"), (ALONE[1], "3"), (ALONE[0], "3")]),
    }
