"""What real sheets have: five round one table, somebody relieved, rows that are no deal, and the pot."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engine.clubs.score_keeper import deciding
from engine.clubs.score_keeper.changes import LaterDeal
from engine.clubs.score_keeper.kept import KeptState, by_hand_of
from engine.clubs.score_keeper.payments import owed, settlement
from engine.clubs.score_keeper.standing import SheetPerson
from engine.core.by_hand import Answers, NotCounted, Untold
from engine.core.registry import GAMES, game_named
from engine.table.model.errors import Refusal, Refused
from tests.engine.clubs.score_keeper.support import ANNA_HERSELF, NINE, PASSED, SOLO, WITH_GUESTS, whist

OPEN_END = game_named("kleurenwiezen").for_tables("pagat", {"deals": "0"})
FIVE = (*WITH_GUESTS, SheetPerson("Mia"))


def sheet(**changes: Any) -> KeptState:
    return KeptState(1, deciding.checked(whist(**{"options": OPEN_END} | changes)))


def told(state: KeptState, *deals: Answers) -> KeptState:
    for answers in deals:
        state = deciding.keep(state, ANNA_HERSELF, 0.0, None, answers)
    return state


def row(state: KeptState, name: str, *points: int, amended: int | None = None) -> KeptState:
    return deciding.row(state, ANNA_HERSELF, 0.0, name, points, amended)


def relieved(state: KeptState, column: int, name: str, user_id: int | None = None) -> KeptState:
    return deciding.relieve(state, ANNA_HERSELF, 0.0, column, SheetPerson(name, user_id))


def solo(column: int, tricks: int = 5) -> Answers:
    return {"contract": ("solo 6",), "declarers": (str(column),), "tricks": (str(tricks),)}


def test_of_five_the_dealer_sits_out_in_turn_and_everybody_has_a_column() -> None:
    state = sheet(people=FIVE, dealer=2)
    outs, dealers = [], []
    for _ in range(7):
        outs.append(state.match.out_in_turn)
        dealers.append(state.match.dealer)
        state = told(state, solo(state.match.dealer % 5 + 1))
    assert outs == [(2,), (3,), (4,), (5,), (1,), (2,), (3,)]
    assert dealers == [2, 3, 4, 5, 1, 2, 3]
    assert [line.out for line in state.match.lines] == outs
    # Each lost a solo by a trick: 15 points from the declarer, 5 to each other one at the table.
    for line, out in zip(state.match.lines, outs, strict=True):
        assert sorted(line.result.delta) == [-15, 0, 5, 5, 5]
        assert line.result.delta[out[0] - 1] == 0
    deltas = [line.result.delta for line in state.match.lines]
    assert state.match.score == tuple(map(sum, zip(*deltas, strict=True)))
    assert sum(owed(state)) == 0


def test_after_a_deal_that_all_passed_the_same_one_sits_out() -> None:
    state = told(sheet(people=FIVE), PASSED)
    assert (state.match.out_in_turn, state.match.dealer) == ((1,), 1)


def test_somebody_else_may_sit_out_and_a_later_correction_changes_nobodys_turn() -> None:
    state = told(sheet(people=FIVE), {**solo(1), "out": ("3",)})
    assert (state.match.lines[0].out, state.match.score) == ((3,), (-15, 5, 0, 5, 5))
    state = told(state, solo(5))
    assert state.match.lines[1].out == (2,)
    state = deciding.keep(state, ANNA_HERSELF, 0.0, 1, {**solo(2), "out": ("4",)})
    assert [line.out for line in state.match.lines] == [(4,), (2,)]
    assert state.match.score == (5 + 5, -15, 5 + 5, 5, 5 - 15)


def test_who_sits_out_cannot_play_the_deal() -> None:
    state = sheet(people=FIVE)
    with pytest.raises(NotCounted):
        told(state, solo(1))
    asked = {one.key: one for one in state.by_hand.questions(state.match, {"contract": ("solo 6",)})}
    assert asked["declarers"].choices == ("2", "3", "4", "5")
    assert asked["out"].choices == ("1", "2", "3", "4", "5")
    six = sheet(people=(*FIVE, SheetPerson("Fons")))
    assert six.match.out_in_turn == (1, 2)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"people": (*FIVE, SheetPerson("Fons"), SheetPerson("Gust"))}, Refusal.SCORE_PEOPLE),
        ({"people": FIVE, "options": game_named("couillon").for_tables("malmedy")}, Refusal.SCORE_PEOPLE),
        ({"pot": 1, "options": game_named("couillon").for_tables("malmedy")}, Refusal.SCORE_POT),
        ({"pot": 101}, Refusal.SCORE_POT),
        ({"people": FIVE, "dealer": 6}, Refusal.NO_SUCH_SEAT),
    ],
)
def test_what_no_sheet_can_have_is_refused(changes: dict[str, Any], why: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        sheet(**changes)
    assert refused.value.reason is why


def test_who_takes_over_has_the_column_and_each_pays_for_their_own_deals() -> None:
    state = told(sheet(), solo(3), solo(3))
    state = told(relieved(state, 3, "Mia"), solo(3))
    assert [one.name if one else None for one in state.match.people] == ["Anna", "Bram", "Mia", "Nonkel Jef"]
    assert state.match.score == (15, 15, -45, 15)
    assert [*state.match.settled] == [15, 15, -30, 15, -15]
    assert owed(state) == (150, 150, -300, 150, -150)
    # Oma is back: she is the same person.
    state = told(relieved(state, 3, "oma"), solo(1))
    assert len(state.match.persons) == 5
    assert [line.name for line in state.match.lines if not line.deal] == ["Oma → Mia", "Mia → Oma"]
    assert [*state.match.settled] == [0, 20, -25, 20, -15]
    assert {one.payer for one in settlement(state)} <= {1, 2, 3, 4, 5}
    state = deciding.undo(deciding.undo(state, ANNA_HERSELF, 0.0), ANNA_HERSELF, 0.0)
    assert state.match.people[2] == SheetPerson("Mia")
    for name in ("NONKEL JEF", "", "Mia"):
        with pytest.raises(Refused):
            relieved(state, 2, name)


def test_a_row_that_is_no_deal_counts_by_name_and_can_be_corrected_struck_out_and_taken_back() -> None:
    state = row(told(sheet(), NINE), "Revoke", 0, -5, 0, 0)
    state = told(state, SOLO)
    assert [(one.name, one.after_deal) for one in state.rows] == [("Revoke", 1)]
    assert state.match.score == (19, -34, 19, -9)
    number = state.rows[0].number
    state = row(state, "Revoke by Bram", 2, -6, 2, 2, amended=number)
    assert (state.rows[0].name, state.match.score) == ("Revoke by Bram", (21, -35, 21, -7))
    assert [line.result.score for line in state.match.lines][1] == (16, -20, 16, -12)
    struck = row(state, "", 0, 0, 0, 0, amended=number)
    assert (struck.rows, struck.match.score) == ((), (19, -29, 19, -9))
    assert deciding.undo(struck, ANNA_HERSELF, 0.0).match.score == state.match.score
    assert sum(owed(state)) == 0
    assert len(state.deals) == 2


def test_a_row_without_any_figure_or_with_too_few_is_refused() -> None:
    state = told(sheet(), NINE)
    for points in ((0, 0, 0, 0), (1, 2, 3), (10_000, 0, 0, 0)):
        with pytest.raises(Refused) as refused:
            row(state, "Revoke", *points)
        assert refused.value.reason is Refusal.SCORE_ROW
    with pytest.raises(Refused) as refused:
        row(state, "Revoke", 1, 0, 0, 0, amended=1)
    assert refused.value.reason is Refusal.NO_SUCH_SCORE_ROW


@pytest.mark.parametrize(
    ("game", "preset"),
    [(game.name, preset) for game in GAMES.values() for preset in game.presets],
)
def test_every_sheet_of_every_game_can_have_a_row(game: str, preset: str) -> None:
    options = game_named(game).for_tables(preset)
    match = game_named(game).begin(options)
    sides, dummy = game_named(game).sides(options), game_named(game).dummy(options)
    people = tuple(None if seat == dummy else SheetPerson(f"Guest {seat}") for seat in range(1, len(sides) + 1))
    state = KeptState(1, deciding.checked(whist(options=options, people=people)))
    before, points = state.match.score, [int(side == sides[0]) for side in sides]
    state = row(state, "Agreed", *points)
    assert state.match.score == tuple(one + by for one, by in zip(before, points, strict=True))
    assert sum(state.match.settled, Fraction()) == 0
    back = row(state, "", *(-one for one in points))
    assert back.match.score == before
    assert by_hand_of(game).balance(match) == by_hand_of(game).balance(back.match.match)


def test_a_row_cannot_wipe_more_than_there_is() -> None:
    state = sheet(options=game_named("couillon").for_tables("couillon"))
    with pytest.raises(NotCounted) as refused:
        row(state, "Agreed", -99, 0, -99, 0)
    assert refused.value.reason is Untold.BELOW_ZERO


def test_a_correction_after_which_a_row_makes_no_sense_names_the_row() -> None:
    options = game_named("chouine").for_tables("chouine")
    state = KeptState(1, deciding.checked(whist(options=options, people=WITH_GUESTS[:2])))
    state = row(told(state, {"winner": ("1",)}), "Agreed", -1, 0)
    with pytest.raises(LaterDeal) as later:
        deciding.keep(state, ANNA_HERSELF, 0.0, 1, {"winner": ("2",)})
    assert later.value.row == "Agreed"


def queens(*held: int) -> Answers:
    return {**PASSED, **{f"queens-{column}": (str(one),) for column, one in enumerate(held, 1) if one}}


def test_where_all_pass_each_pays_for_the_queens_held_and_somebody_takes_the_pot() -> None:
    state = told(sheet(pot=2), queens(1, 0, 3, 0))
    assert (state.match.score, state.match.pot) == ((-2, 0, -6, 0), 8)
    # What is in the pot at the end is everybody's.
    assert [*state.match.settled] == [0, 2, -4, 2]
    state = told(state, queens(0, 4, 0, 0), NINE)
    assert state.match.pot == 16
    state = told(state, {**NINE, "pot": ("1", "3")})
    assert (state.match.pot, sum(state.match.score)) == (0, 0)
    assert state.match.lines[-1].result.delta == (22, -14, 22, -14)
    assert sum(owed(state)) == 0
    state = deciding.undo(state, ANNA_HERSELF, 0.0)
    assert state.match.pot == 16


def test_the_queens_are_four_and_without_a_pot_nobody_asks_for_them() -> None:
    with pytest.raises(NotCounted) as refused:
        told(sheet(pot=1), queens(1, 1, 1, 0))
    assert refused.value.reason is Untold.NO_SUM
    assert told(sheet(pot=1), PASSED).match.pot == 0
    assert [one.key for one in sheet().by_hand.questions(sheet().match, PASSED)] == ["contract"]
    state = told(sheet(pot=1), NINE)
    assert "pot" not in [one.key for one in state.by_hand.questions(state.match, NINE)]
    three = told(sheet(pot=1), queens(4, 0, 0, 0), {**NINE, "pot": ("1", "2", "3")})
    assert three.match.pot == 1, "what cannot be shared stays"


def test_five_with_a_pot_a_row_and_a_relief_settle_to_nothing() -> None:
    state = told(sheet(people=FIVE, pot=1), {**PASSED, "queens-2": ("3",), "queens-5": ("1",)})
    assert state.match.score == (0, -3, 0, 0, -1)
    state = row(told(state, solo(4)), "Revoke", 0, 0, 0, 0, -5)
    state = told(relieved(state, 2, "Fons"), {**solo(3, tricks=7), "pot": ("3",)})
    assert state.match.pot == 0
    assert sum(state.match.settled, Fraction()) == 0
    assert sum(owed(state)) == 0
