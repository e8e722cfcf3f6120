"""What people may do about an evening, and what they are told if not."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest

from engine.clubs.evenings import deciding
from engine.clubs.evenings.calendar import Rhythm, Shift
from engine.clubs.evenings.evening import MOST_PEOPLE, DateOutcome, EveningResult, EveningState, Rest, Stage
from engine.table.model.errors import Refusal, Refused
from tests.about import in_one_test
from tests.engine.clubs.support import BEGINS, TUESDAY, evening_setup, state, weekly
from tests.engine.running.support import ANNA, BRAM, CHLOE

SOON = BEGINS - 600
PLAYING = replace(state(ANNA, BRAM), stage=Stage.PLAYING)
OVER = replace(state(), stage=Stage.OVER)
NOBODYS = state(setup=evening_setup(director_id=0, director_name="-"))
TWELVE = deciding.begun(state(*range(1, 13), setup=evening_setup(asks_presence=False)), BEGINS + 300)
FULL = state(*range(1000, 1000 + MOST_PEOPLE))


@in_one_test(
    ("act", "why"),
    [
        (lambda: deciding.made(evening_setup(when=weekly(rhythm=Rhythm.ONCE)), BEGINS), Refusal.TIME_PAST),
        (lambda: deciding.sign_up(state(ANNA), ANNA, "Anna", SOON), Refusal.ALREADY_SIGNED_UP),
        (lambda: deciding.sign_up(OVER, ANNA, "Anna", SOON), Refusal.EVENING_OVER),
        (lambda: deciding.sign_up(FULL, ANNA, "Anna", SOON), Refusal.EVENING_FULL),
        (lambda: deciding.leave(state(), ANNA), Refusal.NOT_SIGNED_UP),
        (lambda: deciding.come(state(ANNA), ANNA, "Anna", BEGINS - 3601, ()), Refusal.TOO_EARLY_TO_BE_HERE),
        (lambda: _twice(), Refusal.ALREADY_HERE),
        (lambda: deciding.come(PLAYING, ANNA, "Anna", BEGINS, {ANNA}), Refusal.AT_EVENING_TABLE),
        (lambda: _waits_twice(), Refusal.ALREADY_WAITING),
        (lambda: deciding.come(deciding.closing(PLAYING), ANNA, "Anna", BEGINS, ()), Refusal.EVENING_CLOSING),
        (lambda: deciding.change(state(), BRAM, evening_setup(), SOON, False), Refusal.NOT_DIRECTOR),
        (lambda: deciding.change(NOBODYS, BRAM, evening_setup(), SOON, False), Refusal.DIRECTOR_GONE),
        (
            lambda: deciding.change(
                state(), ANNA, evening_setup(when=weekly(rhythm=Rhythm.ONCE, first=date(2026, 11, 1))), SOON, False
            ),
            Refusal.TIME_PAST,
        ),
        (lambda: deciding.cancel(PLAYING, ANNA, BEGINS, "", False, False), Refusal.EVENING_UNDER_WAY),
        (lambda: deciding.cancel(state(), BRAM, SOON, "", False, False), Refusal.NOT_DIRECTOR),
        (lambda: deciding.end(state(), ANNA, False), Refusal.EVENING_NOT_BEGUN),
        (lambda: deciding.end(deciding.closing(PLAYING), ANNA, False), Refusal.EVENING_CLOSING),
        (lambda: deciding.end(PLAYING, BRAM, False), Refusal.NOT_DIRECTOR),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(act: Callable[[], object], why: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        act()
    assert refused.value.reason is why


def _twice() -> object:
    return deciding.come(deciding.come(state(), ANNA, "Anna", SOON, ()), ANNA, "Anna", SOON, ())


def _waits_twice() -> object:
    return deciding.come(deciding.come(PLAYING, CHLOE, "Chloé", BEGINS, ()), CHLOE, "Chloé", BEGINS, ())


def test_who_says_they_are_here_is_signed_up_by_that() -> None:
    now = deciding.come(state(BRAM), ANNA, "Anna", SOON, ())
    assert [one.user_id for one in now.guests] == [BRAM, ANNA]
    assert [one.user_id for one in replace(now, setup=evening_setup(asks_presence=True)).present] == [ANNA]


def test_where_presence_is_asked_those_who_said_nothing_are_left_out_and_may_come_later() -> None:
    now = state(ANNA, BRAM, setup=evening_setup(asks_presence=True))
    now = deciding.begun(deciding.come(now, ANNA, "Anna", SOON, ()), BEGINS + 300)
    assert [one.user_id for one in now.line] == [ANNA]
    late = deciding.come(now, BRAM, "Bram", BEGINS + 900, ())
    assert [one.user_id for one in late.line] == [ANNA, BRAM]


def test_a_new_time_reminds_everybody_again_and_keeps_them_signed_up() -> None:
    now = deciding.come(state(ANNA), BRAM, "Bram", SOON, ()).with_guests([ANNA, BRAM], reminded=True)
    later = deciding.change(now, ANNA, evening_setup(when=weekly(hour=21)), SOON, False)
    assert later.starts_at == BEGINS + 3600
    assert [(one.user_id, one.reminded, one.here) for one in later.guests] == [
        (ANNA, False, False),
        (BRAM, False, False),
    ]


def test_a_manager_may_do_what_a_director_who_left_can_no_longer() -> None:
    assert deciding.end(replace(PLAYING, setup=NOBODYS.setup), BRAM, True).stage is Stage.CLOSING
    assert deciding.forgotten(state(ANNA), ANNA).setup.director_id == 0


def test_a_date_that_is_called_off_is_followed_by_the_next() -> None:
    after, past = deciding.cancel(state(BRAM), ANNA, SOON, "no room", False, False)
    assert past is not None
    assert (past.outcome, past.reason, past.number) == (DateOutcome.CANCELLED, "no room", 1)
    assert (after.stage, after.number, after.day, after.guests) == (Stage.SIGN_UP, 2, date(2026, 12, 8), ())
    assert after.shift is Shift.NONE
    whole, _ = deciding.cancel(state(BRAM), ANNA, SOON, "", True, False)
    assert whole.stage is Stage.OVER


def test_the_last_date_of_an_evening_that_comes_once_ends_it() -> None:
    once: EveningState = replace(PLAYING, setup=evening_setup(when=weekly(rhythm=Rhythm.ONCE)))
    after, past = deciding.finished(once, DateOutcome.PLAYED, BEGINS + 7200, [EveningResult(ANNA, "Anna", 1, 100, 1)])
    assert after.stage is Stage.OVER
    assert past.day == TUESDAY


def test_while_it_is_played_a_series_that_is_called_off_goes_on_to_the_end_of_this_date() -> None:
    after, past = deciding.cancel(PLAYING, ANNA, BEGINS, "", True, False)
    assert past is None
    assert after.stage is Stage.PLAYING
    assert deciding.finished(after, DateOutcome.PLAYED, BEGINS)[0].stage is Stage.OVER


def _apart(*pairs: tuple[int, int]) -> Callable[[int, int], bool]:
    return lambda one, other: (one, other) in pairs or (other, one) in pairs


@pytest.mark.parametrize("seed", range(20))
def test_those_who_do_not_want_it_are_not_drawn_together_where_there_is_another_table(seed: int) -> None:
    line = TWELVE.line
    pairs = [(1, 2), (1, 3), (1, 4), (2, 3), (5, 6), (7, 8), (7, 9)]
    drawn = deciding.next_tables(line, 4, Rest.COMPUTER, BEGINS + 300, random.Random(seed), _apart(*pairs))
    tables = [{one.user_id for one in people} for people in drawn]
    assert sorted(map(len, tables)) == [4, 4, 4]
    assert set.union(*tables) == {one.user_id for one in line}
    assert not [pair for pair in pairs for table in tables if table.issuperset(pair)]


def test_where_there_is_no_other_table_they_are_drawn_together() -> None:
    line = TWELVE.line[:3]
    drawn = deciding.next_tables(line, 4, Rest.COMPUTER, BEGINS + 300, random.Random(1), _apart((1, 2)))
    assert [{one.user_id for one in people} for people in drawn] == [{1, 2, 3}]


def test_who_has_no_list_is_drawn_as_ever() -> None:
    line = TWELVE.line
    order = list(line)
    random.Random(5).shuffle(order)
    drawn = deciding.next_tables(line, 4, Rest.COMPUTER, BEGINS + 300, random.Random(5), _apart())
    assert drawn == [tuple(order[number::3]) for number in range(3)]
