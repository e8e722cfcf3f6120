"""Kujong's cows: which kinds there are, and how many cows win the match."""

from __future__ import annotations

from engine.games.couillon.sheets.chalked import Cows
from engine.games.couillon.sheets.sheet import Count
from tests.about import in_one_test
from tests.engine.games.couillon.deals import match_of

WON, LOST = (21, 19), (19, 21)
"""Card points, seen from the first side."""


def win(sheet: Cows, side: int) -> Cows:
    """A side wins this cow stroke by stroke."""
    for _ in range(sheet.strokes):
        assert sheet.winners == ()
        sheet = sheet.next_deal().after(Count(LOST if side else WON, side))
    assert sheet.cow_winner == side
    return sheet


def test_two_cows_of_nine_strokes_then_one_of_five_if_each_has_won_one() -> None:
    sheet = Cows()
    for won, strokes in ((0, 9), (1, 9), (0, 5)):
        sheet = sheet.next_deal()
        assert (sheet.strokes, sheet.score) == (strokes, (strokes, strokes))
        for _ in range(strokes):
            assert sheet.winners == ()
            sheet = sheet.next_deal().after(Count(WON if won == 0 else LOST, won))
        assert sheet.cow_winner == won
    assert (sheet.won, sheet.winners) == ((2, 1), (0,))


def test_two_cows_in_a_row_win_the_match_without_a_short_one() -> None:
    sheet = Cows(9, (0, 0), (8, 3), (1, 0)).after(Count(WON, 0))
    assert (sheet.strokes, sheet.won, sheet.winners) == (9, (2, 0), (0,))


@in_one_test(
    ("herd", "won_by", "strokes"),
    [
        ("9-9-5", (0, 0), (9, 9)),
        ("9-9-5", (0, 1, 1), (9, 9, 5)),
        ("9-5", (0, 0), (9, 5)),
        ("9-5", (0, 1, 1), (9, 5, 9)),
        ("9-5", (0, 1, 0, 0), (9, 5, 9, 5)),
        ("9-5", (0, 1, 0, 1, 0, 1, 1), (9, 5, 9, 5, 9, 5, 9)),
        ("9", (1,), (9,)),
        ("5", (0,), (5,)),
    ],
)
def test_the_cows_of_a_match_and_who_wins_it(herd: str, won_by: tuple[int, ...], strokes: tuple[int, ...]) -> None:
    sheet = match_of("kujong", cows=herd).sheet
    assert isinstance(sheet, Cows)
    played = []
    for side in won_by:
        assert sheet.winners == ()
        sheet = sheet.next_deal()
        assert sheet.score == (sheet.strokes, sheet.strokes)
        played.append(sheet.strokes)
        sheet = win(sheet, side)
    assert (tuple(played), sheet.winners) == (strokes, (won_by[-1],))
    assert sheet.won == (won_by.count(0), won_by.count(1))


def test_nine_and_five_need_one_of_each_kind_whoever_has_more_cows() -> None:
    assert Cows(9, (0, 0), (0, 0), (3, 0), (0, 0), "9-5").winners == ()
    assert Cows(9, (0, 0), (0, 0), (2, 2), (1, 2), "9-5").winners == (0,)


def test_a_side_that_made_trumps_declared_the_mit_and_lost_adds_two_strokes_under_ottant() -> None:
    assert Cows().after(Count(LOST, 0, said=1, penalty=2)).score == (11, 7)
