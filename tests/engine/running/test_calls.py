"""Nobody is called by the same member more than twice a day, and nobody calls more than ten people an hour."""

from __future__ import annotations

import pytest

from engine.running.calls import Calls
from engine.table.model.errors import Refusal, Refused
from tests.engine.running.support import ANNA, BRAM, CHLOE, Hour

HOUR, DAY = 3600, 86400


@pytest.fixture
def hour() -> Hour:
    return Hour()


def test_nobody_calls_the_same_person_a_third_time_before_a_day_after_the_first(hour: Hour) -> None:
    calls, began = Calls(hour), hour.time
    calls.spend(ANNA, [BRAM])
    hour.time += 60
    calls.spend(ANNA, [BRAM])
    with pytest.raises(Refused) as refused:
        calls.spend(ANNA, [BRAM, CHLOE])
    assert refused.value.reason is Refusal.CALLED_ENOUGH
    assert refused.value.facts["until"] == int(began + DAY) + 1
    # Others may call him, and Anna others: what was refused has counted for nobody.
    calls.spend(CHLOE, [BRAM])
    calls.spend(ANNA, [CHLOE])
    calls.spend(ANNA, [CHLOE])
    hour.time = began + DAY + 1
    calls.spend(ANNA, [BRAM])


def test_nobody_calls_an_eleventh_person_within_an_hour(hour: Hour) -> None:
    calls, began = Calls(hour), hour.time
    calls.spend(ANNA, range(100, 105))
    hour.time += 600
    calls.spend(ANNA, range(105, 110))
    calls.spend(ANNA, [100])
    with pytest.raises(Refused) as refused:
        calls.spend(ANNA, [BRAM])
    assert refused.value.reason is Refusal.CALLED_ENOUGH
    assert refused.value.facts["until"] == int(began + HOUR) + 1
    hour.time = began + HOUR + 1
    calls.spend(ANNA, [BRAM])


def test_a_crowd_in_one_call_is_refused_as_a_whole(hour: Hour) -> None:
    calls = Calls(hour)
    with pytest.raises(Refused):
        calls.spend(ANNA, range(100, 111))
    calls.spend(ANNA, range(100, 110))


def test_what_happens_anyhow_pings_only_those_who_may_be_called(hour: Hour) -> None:
    calls = Calls(hour)
    assert [calls.may_be_called(ANNA, (BRAM, ANNA)) for _ in range(3)] == [(BRAM,), (BRAM,), ()]


def test_who_is_forgotten_is_named_by_no_call_and_gets_no_calls_back(hour: Hour) -> None:
    calls = Calls(hour)
    for _ in range(2):
        calls.spend(ANNA, [BRAM])
    calls.forget(ANNA)
    with pytest.raises(Refused):
        calls.spend(ANNA, [BRAM])
    calls.forget(BRAM)
    calls.spend(ANNA, [BRAM])
