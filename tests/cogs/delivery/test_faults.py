"""Which failures pass by themselves, and how long the bot waits for that."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from cogs.delivery.faults import LONGEST_WAIT, passes, refusals_ignored, wait_before
from engine.table.model.errors import JournalBusy
from tests.about import in_one_test
from tests.cogs.delivery.refusals import refused


@in_one_test("status", [429, 500, 502, 503, 504, 520, 521, 522, 523, 524])
def test_an_overloaded_or_broken_discord_passes(status: int) -> None:
    assert passes(refused(status))


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError()])
def test_a_broken_connection_passes(error: Exception) -> None:
    assert passes(error)


def test_a_busy_database_passes() -> None:
    assert passes(JournalBusy("busy"))


@in_one_test(("status", "code"), [(404, 10003), (404, 10008), (403, 50001), (403, 50007), (400, 50035)])
def test_what_discord_refuses_does_not_pass(status: int, code: int) -> None:
    assert not passes(refused(status, code))


@pytest.mark.parametrize("status", [403, 404])
def test_a_refusal_that_does_not_come_from_discord_itself_passes(status: int) -> None:
    assert passes(refused(status, code=0))


def test_attempts_are_further_and_further_apart_but_never_far() -> None:
    longest = [max(wait_before(attempt) for _ in range(200)) for attempt in range(1, 12)]
    assert longest[0] <= 1.0 < longest[2]
    assert max(longest) <= LONGEST_WAIT
    # Not all at the same moment.
    assert len({wait_before(5) for _ in range(10)}) > 1


def test_a_step_that_may_be_refused_is_still_done_again_if_that_passes() -> None:
    def step(error: Exception) -> None:
        with refusals_ignored():
            raise error

    step(refused(403, 50013))
    with pytest.raises(discord.DiscordServerError):
        step(refused(503))
