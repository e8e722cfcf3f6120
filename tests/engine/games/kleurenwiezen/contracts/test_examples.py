"""Who would win and lose what, and what may not be meant in a ladder."""

from __future__ import annotations

from hypothesis import given

from engine.games.kleurenwiezen.contracts.contracts import HAND
from engine.games.kleurenwiezen.contracts.ladders import Ladder, LadderRow, parse_rows
from engine.games.kleurenwiezen.contracts.own_ladder import ExampleResult, balances, doubts, examples
from engine.games.kleurenwiezen.options import PRESETS, configure
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.contracts.ladders import ladders
from tests.examples import examples as ladders_tried


def shown(rows: str, goal: int | None = None) -> list[tuple[int, bool, int, int, int]]:
    ladder = Ladder(parse_rows(rows))
    row = next(iter(ladder))
    return [
        (one.tricks, one.made, one.own, one.against, one.total) for one in examples(ladder, row, goal or row.goals[0])
    ]


@in_one_test(
    ("rows", "results"),
    [
        ("solo 6=4 +1 +1 -1", [(6, True, 12, -4, 0), (13, True, 18, -6, 0), (5, False, -15, 5, 0)]),
        ("accept 8=2 +1 -1 0x2", [(8, True, 2, -2, 0), (13, True, 3, -3, 0), (7, False, -3, 3, 0)]),
        ("slam=60", [(13, True, 180, -60, 0), (12, False, -180, 60, 0), (11, False, -180, 60, 0)]),
        ("small-misere=6 / 7", [(0, True, 18, -7, -3), (1, False, -18, 7, 3)]),
        ("piccolo=8 x2", [(1, True, 48, -16, 0), (2, False, -48, 16, 0), (0, False, -48, 16, 0)]),
        ("troel=2 +1 -1 x2 13x2", [(8, True, 4, -4, 0), (13, True, 9, -9, 0), (7, False, -6, 6, 0)]),
    ],
)
def test_each_contract_has_examples_made_and_lost(rows: str, results: list[tuple[int, bool, int, int, int]]) -> None:
    assert shown(rows) == results


def test_a_troel_for_nine_is_shown_for_nine() -> None:
    assert [one[0] for one in shown("troel=16 13:30", goal=9)] == [9, 13, 8]


@ladders_tried(12)
@given(ladders(least=1))
def test_examples_are_made_first_possible_and_balance_where_the_ladder_does(rows: list[LadderRow]) -> None:
    ladder = Ladder(rows)
    for row in ladder:
        results: tuple[ExampleResult, ...] = examples(ladder, row, row.goals[0])
        assert results[0].made
        assert not results[-1].made
        assert len({one.tricks for one in results}) == len(results) >= 2
        assert all(0 <= one.tricks <= HAND for one in results)
        if row.against is None:
            assert all(one.total == 0 for one in results)
    assert balances(ladder) == all(row.against in (None, row.figures) for row in ladder)


@in_one_test("preset", PRESETS)
def test_no_preset_is_doubtful(preset: str) -> None:
    assert list(doubts(configure(preset, None).contracts)) == []


@in_one_test(
    ("rows", "found"),
    [
        ("accept 8=8; accept 9=7", [("pays-less", "accept 9", "accept 8")]),
        ("accept 8=8; abondance 9=10; slam=9", [("pays-less", "slam", "abondance 9")]),
        ("accept 8=0 +1 -1; accept 9=0 lost 4", [("made-for-nothing", f"accept {n}", "") for n in (8, 9)]),
        ("accept 8=8 lost 0", [("lost-for-nothing", "accept 8", "")]),
        ("accept 8=8; piccolo=8 0:3", [("lost-for-nothing", "piccolo", "")]),
        ("accept 8=8 / 7", [("unbalanced", "", "")]),
        ("accept 8=8; piccolo=6; grand-misere=5; solo 5=3", []),
    ],
)
def test_what_may_not_be_meant_is_told(rows: str, found: list[tuple[str, str, str]]) -> None:
    told = doubts(Ladder(parse_rows(rows)))
    assert [(str(one.why), one.row.name if one.row else "", one.other.name if one.other else "") for one in told] == (
        found
    )
