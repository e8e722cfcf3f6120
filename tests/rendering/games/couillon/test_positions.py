"""The gallery of the Couillon family: its positions can be reached, and show every variant."""

from __future__ import annotations

import itertools

from engine.core.view import Phase
from engine.games.couillon.sheets.sheet import Count
from engine.games.couillon.variants import VARIANTS
from tests.about import in_one_test
from tests.rendering.games.couillon.gallery import EXAMPLES, SHEETS, view_of


@in_one_test("name", [name for name, shown in SHEETS.items() if shown.before])
def test_every_sheet_of_the_gallery_can_come_of_the_one_before(name: str) -> None:
    sheet, before, *_ = SHEETS[name]
    assert before is not None
    sides = range(len(sheet.score))
    points = [tuple(int(side == winner) for side in sides) for winner in (*sides, None)]
    counts = itertools.product(points, (*sides, None), (False, True), range(4), (1, 2))
    assert sheet in {before.passed(), *(before.after(Count(*count)) for count in counts)}


def test_tables_for_two_three_four_six_and_eight_are_shown() -> None:
    seats = {view_of(example).seats for example in EXAMPLES.values()}
    assert seats == {variant.seats for variant in VARIANTS.values()}


@in_one_test("name", EXAMPLES)
def test_a_table_is_where_its_name_says(name: str) -> None:
    view = view_of(EXAMPLES[name])
    said = {
        "over": view.phase is not Phase.PLAY and view.trump is not None,
        "thrown-in": view.thrown_in,
        "naming": view.trump is None,
        "full-trick": len(view.trick) == view.seats and view.taker is not None,
        "dummy-on-turn": view.turn == view.variant.dummy,
    }
    assert all(true for words, true in said.items() if name.endswith(words))
