"""Score sheets for the gallery: one of each kind for every turn a match can take."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from engine.games.couillon.sheets.cows import Cows
from engine.games.couillon.sheets.numbers import Numbers
from engine.games.couillon.sheets.points import Points
from engine.games.couillon.sheets.royes import Royes
from engine.games.couillon.sheets.sheet import Sheet
from engine.games.couillon.sheets.slate import Slate
from engine.games.couillon.sheets.tree import Tree
from locales import Say
from rendering.canvas.wording import slate_title
from rendering.gallery.exhibit import Exhibit
from rendering.games.couillon.alt_sheets import alt_sheet
from rendering.games.couillon.sheets import draw_sheet

PAIRS: Final = (("Zoé", "Kléber"), ("François", "Łukasz"))
THREES: Final = (("Anneke", "Bram", "Chloé"), ("Daan", "Émilie", "Fons"))
FOURS: Final = (
    ("Anneke", "Bartholomeus", "Chloé", "Dieter"),
    ("Daan", "Marie-Christine de la Tour", "Fons", "Гриша"),
)
SHARED: Final = (("Marie-Christine", "Bartholomeus"), ("Daan", "Fons", "Гриша"))
"""Two people share a seat."""
ALONE: Final = (("Zoé",), ("Kléber",), ("François-Xavier",))


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
    "trees-of-20": Shown(Tree(20, (0, 4, 0), (2, 1, 13)), Tree(20, (0, 3, 0), (2, 1, 12)), 20, ALONE),
    "trees-middle": Shown(Tree(5, (0, 1, 0), (2, 1, 3)), Tree(5, (0, 0, 0), (2, 1, 2)), 5, ALONE),
    "trees-drawn": Shown(Tree(5, (0, 2, 0), (2, 3, 3), doubled=True), Tree(5, (0, 2, 0), (2, 3, 3)), 5, ALONE),
    "trees-won": Shown(Tree(5, (0, 2, 0), (2, 3, 5)), Tree(5, (0, 2, 0), (2, 3, 3), doubled=True), 5, ALONE, (2,)),
}


def sheet_pictures(say: Say) -> Iterator[Exhibit]:
    """Every sheet."""
    for name, shown in SHEETS.items():
        sheet, before, full, sides, winners = shown
        preset = OF_MORE.get(sides) or PRESETS[name.partition("-")[0]]
        title = slate_title(say(f"rules-name-{preset}"), DEAL, say)
        picture = partial(draw_sheet, sheet, sides, title, say, before, full=full, winners=winners)
        words = partial(alt_sheet, sheet, sides, title, say, before, full=full, winners=winners)
        yield Exhibit(name, picture, words)
