"""New direct messages, which Discord limits: it is not hammered, and nobody hears what is false or is left without."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from engine.running.openings import REST_AFTER_REFUSAL
from tests.wire.loop import run
from tests.wire.matrix.cases import Moment, thorough
from tests.wire.matrix.stage import Stage
from tests.wire.matrix.trial import Evening, begin, evening, forward
from tests.wire.payloads import CHANNEL_ID
from tests.wire.world.faults import OPENING
from tests.wire.world.messages import Message

LONG: Final = 100_000.0
"""Virtual seconds for a test."""
OPEN: Final = "/users/@me/channels"
POST: Final = "/channels/?????/messages"
DRESSES: Final = (400, 403, 429)
"""Statuses with which the code has been seen."""


def staged(folder: Path, work: Callable[[Stage], Awaitable[None]]) -> None:
    async def main() -> None:
        async with Stage.open(folder) as stage:
            await work(stage)

    run(main(), LONG)


def cards_in(messages: list[Message]) -> list[Message]:
    return [one for one in messages if one.attachments]


def opened(stage: Stage) -> int:
    """How often the bot has asked for a conversation."""
    counts = stage.stand_in.rates.counts.answers
    return sum(count for (route, _), count in counts.items() if route == f"POST {OPEN}")


async def shown_to_all(now: Evening) -> None:
    """Everybody asks for their cards and sees them, with a sentence that is true."""
    table, people = await now.table(), now.stage.stand_in.people
    for player in now.players:
        board = now.stage.stand_in.screens.message(*table.message_ids["table"])
        await people.press(player.user_id, board, f"hand:{table.id}:")
        await now.stage.settled()
        mine = [one for one in people.sees(player.user_id, table.setup.channel_id) if one.ephemeral_to is not None]
        assert cards_in(mine), "there are no cards"
        told = "\n".join(text for one in mine for text in (*one.texts, one.content or ""))
        assert "Discord lets me write to only so many new people at once" in told
        assert "closed" not in told


@pytest.mark.parametrize(("path", "status"), thorough([*product((OPEN, POST), DRESSES)], 2))
def test_after_a_refusal_there_is_no_attempt_for_an_hour_and_then_the_hands_come(
    tmp_path: Path, status: int, path: str
) -> None:
    async def work(stage: Stage) -> None:
        async with evening(stage, Moment.START, asking=0, turn_seconds=0) as now:
            fault = stage.stand_in.fault("POST", path, OPENING[status], seconds=600)
            await begin(now)
            await stage.settled(30)
            # Messages that are on their way as the first is refused cannot be called back.
            met = fault.met
            assert 1 <= met <= (1 if path == OPEN else len(now.players))
            for player in now.players:
                assert not (await stage.tables.person(player.user_id)).dm_closed
            await shown_to_all(now)
            # Playing, a look-over and a restart are no reason to ask again.
            await forward(await now.table(), 20)
            await stage.settled(20)
            await stage.kill()
            await stage.start()
            await asyncio.sleep(REST_AFTER_REFUSAL - 900)
            assert fault.met == met
            assert not [one for player in now.players for one in cards_in(stage.stand_in.people.mail(player.user_id))]
            await asyncio.sleep(1200)
            for player in now.players:
                assert cards_in(stage.stand_in.people.mail(player.user_id)), "the hand has not followed"

    staged(tmp_path, work)


def test_the_budget_is_never_passed_and_goes_to_those_who_are_to_act(tmp_path: Path) -> None:
    async def work(stage: Stage) -> None:
        stand_in = stage.stand_in
        stand_in.screens.most_openings = 40
        evenings = [await stage.seated(1, 0, turn_seconds=0) for _ in range(30)]
        for table, people in evenings:
            await table.start(people[0])
        await stage.settled(60)
        due = {one for table, _ in evenings for one in map(table.occupant, table.actors) if one and one.user_id}
        asked = opened(stage)
        assert 20 <= asked <= 40
        reached = {one.user_id for one in due if one.user_id and cards_in(stand_in.people.mail(one.user_id))}
        # Computers act at some tables.
        assert len(reached) >= len(due) - 2
        await asyncio.sleep(7200)
        assert max(_within(stand_in.screens.opened, 600)) <= 40
        assert max(_within(stand_in.screens.opened, 7200)) <= 100
        everybody = [one for _, people in evenings for one in people]
        assert all(cards_in(stand_in.people.mail(one)) for one in everybody)
        assert stand_in.rates.counts.answers[f"POST {OPEN}", 400] == 0

    staged(tmp_path, work)


def _within(times: list[float], seconds: float) -> list[int]:
    return [sum(at - seconds < one <= at for one in times) for at in times]


def test_who_uses_a_command_in_their_direct_messages_gets_their_hand_there_at_once(tmp_path: Path) -> None:
    async def work(stage: Stage) -> None:
        async with evening(stage, Moment.START, asking=0) as now:
            stand_in = stage.stand_in
            stand_in.fault("POST", OPEN, OPENING[403], seconds=600)
            await begin(now)
            await stage.settled(30)
            user_id = now.players[0].user_id
            stand_in.screens.open_direct(user_id)
            await stand_in.people.command(user_id, "hand", channel=user_id + 1)
            await stage.settled()
            assert cards_in([one for one in stand_in.people.mail(user_id) if one.ephemeral_to is None])
            assert (await stage.tables.person(user_id)).dm_channel == user_id + 1

    staged(tmp_path, work)


def test_whoever_sits_down_has_their_seat_and_reads_what_is_true(tmp_path: Path) -> None:
    async def work(stage: Stage) -> None:
        people = stage.stand_in.people
        for number, status in enumerate(DRESSES):
            stage.stand_in.fault("POST", OPEN, OPENING[status], times=1)
            user_id, channel = 50_000 + 10 * number, CHANNEL_ID + 100 + number
            done = await people.command(user_id, "couillon", channel=channel)
            await stage.settled()
            (table,) = stage.tables.of_user(user_id)
            assert table.seat_of(user_id) == 1
            told = " ".join(text for one in people.sees(user_id, channel) for text in (*one.texts, one.content or ""))
            assert "so your direct message with your cards comes a little later" in told, done
            assert "went wrong" not in told
            assert "closed" not in told

    staged(tmp_path, work)
