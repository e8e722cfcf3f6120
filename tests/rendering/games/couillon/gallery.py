"""The Couillon family for the gallery: tables, layouts, score sheets, ends of matches and rankings."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, partial
from itertools import count
from typing import Final, NamedTuple

from engine.core.actions import Play
from engine.core.cards import Suit, parse_cards, print_cards
from engine.core.errors import IllegalAction
from engine.core.game import AnyGame
from engine.core.registry import game_named
from engine.games.couillon.options import configure, pack_for
from engine.games.couillon.sheets.chalked import Cows, Slate, Tree
from engine.games.couillon.sheets.numbers import Numbers, Points, Royes
from engine.games.couillon.sheets.sheet import Sheet
from engine.games.couillon.state import CouillonState, CouillonView, order_of
from locales import Say
from rendering.canvas.values import Look
from rendering.canvas.wording import slate_title
from rendering.cards.hand import draw_layout
from rendering.cards.small_cards import as_held
from rendering.games.couillon.deal import alt_deal, draw_deal
from rendering.games.couillon.ranking import alt_ranking, draw_ranking
from rendering.games.couillon.sheets import ShownSheet, alt_sheet, draw_sheet
from rendering.people.rows import MatchResult
from rendering.table.alt import alt_layout, alt_table
from rendering.table.picture import draw_table
from rendering.turn.picture import alt_turn, draw_turn
from rendering.turn.turn import Asked, Turn
from tests.exhibition.gallery.exhibit import ALONE, EIGHT, SERVER, Exhibit
from tests.exhibition.gallery.season import card_pictures, cards_of_partners, result, result_pictures


class TableExample(NamedTuple):
    """A position: the rules, and what the seats do in turn; `first` and `last` are cards they may play."""

    preset: str
    steps: str
    changes: tuple[tuple[str, str], ...] = ()
    dealer: int = 1


_RED: Final = (("red_queens", "yes"),)
_SHOWN: Final = (("show", "highest"),)
EXAMPLES: Final = {
    "start": TableExample("couillon", ""),
    "one-passed": TableExample("couillon", "pass"),
    "all-passed": TableExample("couillon", "pass," * 4),
    "accepted": TableExample("couillon", "pass,accept"),
    "lead": TableExample("couillon", "pass,accept,first"),
    "full-trick": TableExample("couillon", "pass,accept" + ",first" * 4),
    "third-trick": TableExample("couillon", "pass,accept" + ",last" * 9),
    "deal-over": TableExample("couillon", "accept" + ",first" * 16),
    "tongres-second-card": TableExample("tongres", "pass," * 5),
    "tongres-thrown-in": TableExample("tongres", "pass," * 8),
    "force-shown": TableExample("force", "trump TH"),
    "malmedy-naming": TableExample("malmedy", ""),
    "malmedy-turned-up": TableExample("malmedy", "turn"),
    "malmedy-kontra-window": TableExample("malmedy", "turn,first,mit,pass"),
    "malmedy-re-window": TableExample("malmedy", "trump H,mit,kontra", _SHOWN),
    "malmedy-second-trick": TableExample("malmedy", "trump H,mit,kontra,re" + ",first" * 6),
    "malmedy-red-queens": TableExample("malmedy", "trump H,mit,pass,pass" + ",first" * 4, (*_RED, *_SHOWN)),
    "dame-de-make-over": TableExample("dame-de-make", "turn" + ",first" * 20),
    "st-vith-named": TableExample("st-vith", "trump H"),
    "six-naming": TableExample("six", ""),
    "six-full-trick": TableExample("six", "trump S,mit,kontra,re" + ",first" * 6),
    "six-32-talon": TableExample("six-32", "turn" + ",first" * 8),
    "eight-kontra-window": TableExample("eight", "trump D,first,first,mit,pass"),
    "eight-full-trick": TableExample("eight", "turn" + ",last" * 8),
    "eight-over": TableExample("eight", "trump D" + ",first" * 32),
    "kwajongen-start": TableExample("kwajongen", "pass"),
    "kwajongen-trick": TableExample("kwajongen", "accept" + ",first" * 3),
    "kujong-mit": TableExample("kujong", "trump C,mit" + ",last" * 7),
    "troeven-naming": TableExample("troeven", ""),
    "dummy-named-for": TableExample("troeven-3-dummy", "", dealer=2),
    "dummy-on-turn": TableExample("troeven-3-dummy", "trump H" + ",first" * 15),
    "dummy-trick": TableExample("troeven-3-dummy", "trump H" + ",first" * 16),
    "three-trick": TableExample("troeven-3", "trump D" + ",first" * 6),
    "layouts-naming": TableExample("troeven-2-layout", ""),
    "layouts-start": TableExample("troeven-2-layout", "trump C"),
    "layouts-middle": TableExample("troeven-2-layout", "trump C" + ",first" * 14),
    "stock": TableExample("troeven-2-stock", "trump S" + ",first" * 6),
}
_PACK: Final = "KH AH QC JC TH 9H 9C KS AC QH 9D JH TS QD JS AS KC TC KD AD JD QS TD 9S"
"""For the basic game: written out, so that its pictures do not change."""


@cache
def view_of(example: TableExample, seat: int = 0) -> CouillonView:
    """What `seat` sees of the example, from the first shuffled pack that allows all its steps."""
    game: AnyGame = game_named("couillon")
    options = game.configure(example.preset, dict(example.changes))
    for seed in count():
        cards = list(game.pack(options))
        random.Random(seed).shuffle(cards)
        pack = _PACK if example.preset == "couillon" else print_cards(cards)
        state: CouillonState = game.deal(game.begin(options, example.dealer), parse_cards(pack)).state
        try:
            for step in filter(None, example.steps.split(",")):
                state = _after(game, state, step)
        except IllegalAction:
            continue
        view: CouillonView = game.view(state, seat)
        return view
    raise AssertionError("there is always another seed")


def _after(game: AnyGame, state: CouillonState, step: str) -> CouillonState:
    seat = game.actors(state)[0]
    plays = [action for action in game.legal_actions(game.view(state, seat)) if isinstance(action, Play)]
    action = plays[0 if step == "first" else -1] if step in ("first", "last") else game.parse_action(step)
    after: CouillonState = game.apply(state, seat, action).state
    return after


def table_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """Every example."""
    for name, example in EXAMPLES.items():
        view = view_of(example)
        labels = EIGHT[: view.seats]
        words = partial(alt_table, view, labels, say, look.index_set)
        yield Exhibit(f"table-{name}", partial(draw_table, view, labels, look, say), words)


def layout_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """Layouts as their players see them, alone and at their turn."""
    own, dummy = (view_of(EXAMPLES[name], 1) for name in ("layouts-middle", "dummy-on-turn"))
    for name, view, seat in (("own", own, 1), ("dummy", dummy, 3)):
        piles = view.layouts[seat - 1]
        now = frozenset([pile.up for pile in piles if pile.up is not None][:2])
        words = partial(alt_layout, piles, now, say, look.index_set)
        yield Exhibit(f"layout-{name}", partial(draw_layout, piles, now, look), words)
        asked = Asked(say("turn-head-dummy" if name == "dummy" else "turn-head"), say("turn-some"))
        turn = Turn(view, as_held(view.hand), piles, name == "dummy", now, asked)
        labels = EIGHT[: view.seats]
        words = partial(alt_turn, turn, labels, say, look.index_set)
        yield Exhibit(f"turn-layout-{name}", partial(draw_turn, turn, labels, look, say), words)


PAIRS: Final = (("Zoé", "Kléber"), ("François", "Łukasz"))
THREES: Final = (("Anneke", "Bram", "Chloé"), ("Daan", "Émilie", "Fons"))
FOURS: Final = (
    ("Anneke", "Bartholomeus", "Chloé", "Dieter"),
    ("Daan", "Marie-Christine de la Tour", "Fons", "Гриша"),
)
SHARED: Final = (("Marie-Christine", "Bartholomeus"), ("Daan", "Fons", "Гриша"))
"""Two people share a seat."""
ONE_A_SIDE: Final = (("Zoé",), ("Kléber",), ("François-Xavier",))


PRESETS: Final = {
    "slate": "couillon",
    "points": "points",
    "royes": "malmedy",
    "numbers": "kwajongen",
    "cows": "kujong",
    "tree": "troeven",
    "trees": "troeven-3",
}
"""What is played, by the kind of sheet."""
OF_MORE: Final[dict[tuple[tuple[str, ...], ...], str]] = {THREES: "six", FOURS: "eight"}
"""What is played instead, by the sides."""
DEAL: Final = 6


class Shown(NamedTuple):
    """A sheet after a deal, and what else its picture shows."""

    sheet: Sheet
    before: Sheet | None = None
    full: int = 0
    sides: tuple[tuple[str, ...], ...] = PAIRS
    winners: tuple[int, ...] = ()

    def titled(self, title: str) -> ShownSheet:
        return ShownSheet(self.sheet, self.sides, title, self.before, self.full, self.winners)


SHEETS: Final = {
    "slate-clean": Shown(Slate.clean(7), full=7),
    "slate-boucle": Shown(Slate(((0, 0, 1), (0, 0, 0, 1, 1))), Slate(((0, 0, 0, 1), (0, 0, 0, 0, 1))), 7),
    "slate-craie": Shown(Slate(((0, 0, 1), (0, 0, 0, 1, 1)), craie=True), Slate(((0, 0, 1), (0, 0, 0, 1, 1))), 7),
    "slate-craie-wiped": Shown(
        Slate(((0, 1, 1, 1), (0, 0, 0, 1, 1))), Slate(((0, 0, 1, 1), (0,) * 5 + (1, 1)), craie=True), 7, SHARED
    ),
    "slate-won": Shown(Slate(((), (1, 1, 3))), Slate(((0,), (1, 1, 2)), craie=True), 5, winners=(0,)),
    "slate-of-20": Shown(Slate(((0,) * 13 + (1,) * 7, (0,) * 17)), Slate(((0,) * 14 + (1,) * 6, (0,) * 18)), 20),
    "slate-of-one": Shown(Slate(((1,), ())), Slate(((0,), (0,))), 1, winners=(1,)),
    "slate-goes-on": Shown(Slate(((0,), (1,))), Slate(((), (2,))), 7),
    "points-none": Shown(Points(7), full=7),
    "points-below-zero": Shown(Points(7, (5, -2)), Points(7, (4, -1)), 7),
    "points-tied": Shown(Points(7, (3, 2), doubled=True), Points(7, (3, 2)), 7),
    "points-many": Shown(Points(40, (28, 33)), Points(40, (28, 32)), 40),
    "points-won": Shown(Points(7, (8, 1)), Points(7, (6, 2), doubled=True), 7, winners=(0,)),
    "royes-first": Shown(Royes((12, 13)), Royes((13, 13)), 13, THREES),
    "royes-middle": Shown(Royes((6, 9)), Royes((9, 8)), 13),
    "royes-of-a-tournament": Shown(Royes((-3, 15)), Royes((-1, 13)), sides=FOURS),
    "royes-of-a-tie-lost": Shown(Royes((15, 11)), Royes((13, 13)), 13, THREES),
    "royes-won": Shown(Royes((-2, 11)), Royes((3, 10)), 13, winners=(0,)),
    "numbers-full": Shown(Numbers.full(10), full=10),
    "numbers-passed": Shown(Numbers((5, 11), bonus=True), Numbers((5, 11)), 10),
    "numbers-middle": Shown(Numbers((4, 11)), Numbers((5, 10)), 10),
    "numbers-won": Shown(Numbers((-1, 6)), Numbers((2, 5), bonus=True), 10, winners=(0,)),
    "numbers-of-20": Shown(Numbers((12, 23)), Numbers((14, 22)), 20),
    "numbers-of-one": Shown(Numbers((1, 3), stops_at_zero=True), Numbers((0, 4), stops_at_zero=True), 1),
    "cows-middle": Shown(Cows(9, (2, 0), (5, 3)), Cows(9, (1, 0), (5, 2)), 9),
    "cows-tail": Shown(Cows(9, (2, 0), (11, 3), (1, 0)), Cows(9, (2, 0), (8, 3)), 9),
    "cows-won": Shown(Cows(5, (0, 1), (5, 3), (2, 1), (1, 0)), Cows(5, (0, 0), (3, 3), (1, 1)), 9, winners=(0,)),
    "cows-of-two-kinds": Shown(
        Cows(9, (1, 0), (2, 6), (1, 2), (0, 2), "9-5"), Cows(9, (1, 0), (2, 5), (1, 2), (0, 2), "9-5"), 9
    ),
    "cows-of-many-deals": Shown(Cows(9, (0, 9), (3, 2), (4, 3), (0, 1)), Cows(9, (0, 8), (2, 2), (4, 3), (0, 1)), 9),
    "tree-middle": Shown(Tree(7, (1, 0), (1, 2)), Tree(7, (0, 0), (1, 1)), 7),
    "tree-drawn": Shown(Tree(7, (0, 3), (4, 6), doubled=True), Tree(7, (0, 3), (4, 6)), 7, SHARED),
    "tree-won": Shown(Tree(7, (0, 2), (7, 6)), Tree(7, (0, 2), (5, 6), doubled=True), 7, winners=(0,)),
    "tree-of-20": Shown(Tree(20, (3, 0), (5, 11)), Tree(20, (2, 0), (5, 10)), 20),
    "tree-of-one": Shown(Tree(1, (0, 0), (0, 1)), Tree(1, (0, 0), (0, 0)), 1, winners=(1,)),
    "trees-of-20": Shown(Tree(20, (0, 4, 0), (2, 1, 13)), Tree(20, (0, 3, 0), (2, 1, 12)), 20, ONE_A_SIDE),
    "trees-middle": Shown(Tree(5, (0, 1, 0), (2, 1, 3)), Tree(5, (0, 0, 0), (2, 1, 2)), 5, ONE_A_SIDE),
    "trees-drawn": Shown(Tree(5, (0, 2, 0), (2, 3, 3), doubled=True), Tree(5, (0, 2, 0), (2, 3, 3)), 5, ONE_A_SIDE),
    "trees-won": Shown(Tree(5, (0, 2, 0), (2, 3, 5)), Tree(5, (0, 2, 0), (2, 3, 3), doubled=True), 5, ONE_A_SIDE, (2,)),
}


def sheet_pictures(say: Say) -> Iterator[Exhibit]:
    """Every sheet."""
    for name, shown in SHEETS.items():
        preset = OF_MORE.get(shown.sides) or PRESETS[name.partition("-")[0]]
        sheet = shown.titled(slate_title(say(f"rules-name-{preset}"), DEAL, say))
        yield Exhibit(name, partial(draw_sheet, sheet, say), partial(alt_sheet, sheet, say))


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
