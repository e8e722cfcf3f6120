"""The fold of changes: whatever is told, corrected and taken back, the score is that of the deals as they stand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.clubs.score_keeper import deciding
from engine.clubs.score_keeper.changes import KeptChange, LaterDeal, SheetEntry, What, fold
from engine.clubs.score_keeper.kept import MOST_CHANGES, MOST_DEALS, KeptState, by_hand_of
from engine.clubs.score_keeper.rows import answers_of
from engine.clubs.score_keeper.standing import SheetPerson
from engine.core.by_hand import Answers, NotCounted, Untold, answered, fitting, unanswered
from engine.core.registry import GAMES
from engine.store.columns import to_json
from engine.table.model.errors import Refusal, Refused
from tests.engine.clubs.score_keeper.support import ANNA_HERSELF, BRAM_HIMSELF, NINE, PASSED, SOLO, STRANGER, whist

DEALS: Final = (NINE, SOLO, PASSED, {**SOLO, "declarers": ("4",), "tricks": ("7",)})
OPEN_END: Final = GAMES["kleurenwiezen"].for_tables("flemish", {"deals": "0"})
STEPS: Final = st.lists(
    st.one_of(
        st.tuples(st.just("tell"), st.integers(0, 3), st.just(0)),
        st.tuples(st.just("correct"), st.integers(0, 3), st.integers(0, 9)),
        st.tuples(st.just("undo"), st.just(0), st.just(0)),
    ),
    max_size=25,
)


@settings(max_examples=60)
@given(STEPS)
def test_the_score_is_that_of_the_deals_as_they_stand(steps: list[tuple[str, int, int]]) -> None:
    state = KeptState(1, whist(options=OPEN_END))
    standing: list[list[Answers]] = [[]]
    for at, (what, which, place) in enumerate(steps):
        now = standing[-1]
        if what == "undo":
            if len(standing) == 1:
                with pytest.raises(Refused) as found:
                    deciding.undo(state, BRAM_HIMSELF, at)
                assert found.value.reason is Refusal.NOTHING_TO_UNDO
                continue
            standing.pop()
            state = deciding.undo(state, BRAM_HIMSELF, at)
        elif what == "tell" or not now:
            standing.append([*now, DEALS[which]])
            state = deciding.keep(state, ANNA_HERSELF, at, None, DEALS[which])
        else:
            deal = place % len(now) + 1
            standing.append([*now[: deal - 1], DEALS[which], *now[deal:]])
            state = deciding.keep(state, ANNA_HERSELF, at, deal, DEALS[which])
    told = fold(state.first, state.by_hand, [SheetEntry(What.TOLD, 0, one, ANNA_HERSELF) for one in standing[-1]])
    assert list(state.facts) == standing[-1]
    assert state.match.score == told.standing.score
    assert [one.number for one in state.changes] == list(range(1, state.number + 1))
    assert [one.number for one in state.deals] == list(range(1, len(standing[-1]) + 1))


def test_a_deal_thrown_in_by_a_correction_doubles_the_next() -> None:
    state = KeptState(1, whist(options=OPEN_END))
    for answers in (NINE, NINE):
        state = deciding.keep(state, ANNA_HERSELF, 0.0, None, answers)
    once = state.deals[1].told.outcome.result.delta
    state = deciding.keep(state, ANNA_HERSELF, 0.0, 1, PASSED)
    assert state.deals[1].told.outcome.result.delta == tuple(2 * points for points in once)
    assert state.deals[1].before.dealer == 1, "the same dealer dealt again"


def test_what_may_be_done_when() -> None:
    state = KeptState(1, whist())
    for who, number, ended, reason in (
        (STRANGER, 0, False, Refusal.NOT_AT_SCORE),
        (ANNA_HERSELF, 1, False, Refusal.SCORE_CHANGED),
        (ANNA_HERSELF, 0, True, Refusal.SCORE_GOES_ON),
    ):
        with pytest.raises(Refused) as found:
            deciding.may(state, who, number, ended=ended)
        assert found.value.reason is reason
    deciding.may(state, BRAM_HIMSELF, 0)
    state = deciding.end(state, BRAM_HIMSELF, 0.0)
    with pytest.raises(Refused):
        deciding.may(state, BRAM_HIMSELF, 1)
    deciding.may(state, BRAM_HIMSELF, 1, ended=True)
    assert deciding.reopen(state, BRAM_HIMSELF, 0.0).changes[-1].what is What.REOPENED


def test_taking_back_a_deal_on_which_a_later_one_rests_is_refused() -> None:
    chouine = GAMES["chouine"].for_tables("chouine", {"parties": "1", "manches": "3"})
    state = KeptState(1, whist(options=chouine, people=whist().people[:2]))
    for answers in ({"winner": ("1",)}, {"winner": ("2",)}, {"winner": ("1",), "dealer": ("2",)}):
        state = deciding.keep(state, ANNA_HERSELF, 0.0, None, answers)
    assert state.match.winners == (1,)
    # With two manches for the same player the match was over, and nobody drew for the third.
    with pytest.raises(LaterDeal) as later:
        deciding.keep(state, ANNA_HERSELF, 0.0, 2, {"winner": ("1",)})
    assert later.value.deal == 3


@settings(max_examples=40)
@given(st.data())
def test_whatever_is_answered_the_questions_come_to_an_end(data: st.DataObject) -> None:
    """A form that asks what is asked, in any order, ends with a deal that counts or with a reason."""
    game = GAMES[data.draw(st.sampled_from([*GAMES]))]
    by_hand, match = by_hand_of(game.name), game.begin(game.for_tables(data.draw(st.sampled_from([*game.presets]))))
    answers: Answers = {}
    for _ in range(30):
        asked = by_hand.questions(match, answers)
        open_ = unanswered(by_hand, match, answers)
        if not open_ and data.draw(st.booleans()):
            break
        one = data.draw(st.sampled_from(open_ or asked))
        texts = [*map(str, one.numbers)] if one.numbers else [*(one.choices or ("yes",))]
        most = max(one.most, one.fewest) if one.kind == "several" else 1
        given_ = data.draw(st.lists(st.sampled_from(texts), min_size=one.fewest, max_size=most, unique=True))
        answers = answered(by_hand, match, answers, one.key, tuple(given_))
        assert fitting(by_hand, match, answers) == answers
        assert answers_of(to_json(answers)) == answers
    if not unanswered(by_hand, match, answers):
        dummy = game.dummy(match.options)
        seats = range(1, game.seats(match.options) + 1)
        guests = tuple(None if seat == dummy else SheetPerson(f"Guest {seat}") for seat in seats)
        state = KeptState(1, whist(options=match.options, people=guests))
        refused: list[Untold] = []
        try:
            state = deciding.keep(state, ANNA_HERSELF, 0.0, None, answers)
        except NotCounted as why:
            refused.append(why.reason)
        assert refused or len(state.deals) == 1
        assert set(refused) <= {Untold.NO_SUM}


def test_a_sheet_takes_so_many_deals_and_changes() -> None:
    state = KeptState(1, whist(options=OPEN_END))
    told = [KeptChange(at, What.TOLD, ANNA_HERSELF, at, at, PASSED) for at in range(1, MOST_DEALS + 1)]
    full = replace(state, changes=tuple(told))
    assert deciding.keep(full, ANNA_HERSELF, 0, MOST_DEALS, NINE).number == MOST_DEALS + 1
    with pytest.raises(Refused) as found:
        deciding.keep(full, ANNA_HERSELF, 0, None, NINE)
    assert found.value.reason is Refusal.SCORE_FULL
    ended = [KeptChange(at, (What.ENDED, What.REOPENED)[at % 2], ANNA_HERSELF, at) for at in range(MOST_CHANGES)]
    full = replace(state, changes=tuple(ended))
    with pytest.raises(Refused) as found:
        deciding.keep(full, ANNA_HERSELF, MOST_CHANGES, None, NINE)
    assert found.value.reason is Refusal.SCORE_FULL
    assert deciding.end(full, ANNA_HERSELF, MOST_CHANGES).is_ended, "a full one can be ended"
