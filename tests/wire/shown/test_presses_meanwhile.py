"""Somebody presses while their message is drawn, edited, or has just been: what they played never comes back."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

import discord
import pytest

from benchmarks.matches import PEOPLE
from cogs.hand import hand_page
from cogs.messages import layout
from tests.wire.loop import hurried
from tests.wire.shown.match import Match
from tests.wire.world.faults import LATE, SLOW
from tests.wire.world.interactions import DEFER_EDIT, EDIT, Interaction
from tests.wire.world.messages import Message

DRAWING: Final = 0.1
"""Seconds that a drawing takes here."""
TRAVEL: Final = 0.1
"""Seconds that an edit is on its way, and its answer."""
MOMENTS: Final = (0.0, 0.06, 0.18, 0.36)
"""Seconds after a play whose player acts again: before the next drawing of their hand, within it, on the way, after."""


class Watched:
    """What the messages of people have offered, and what came back to them after it had gone."""

    def __init__(self, match: Match) -> None:
        self._offered: dict[int, set[str]] = {}
        self._gone: dict[int, set[str]] = {}
        self.came_back: Counter[int] = Counter()
        for user in PEOPLE:
            for message in match.discord.people.screens_of(user):
                self._look(message)
        # From now on at each that appears or changes.
        match.discord.screens.changed = self._look

    def _look(self, message: Message) -> None:
        now = {one for one in message.pressable if one.startswith("act:")}
        before, gone = self._offered.get(message.id, set()), self._gone.setdefault(message.id, set())
        self.came_back[message.id] += bool(now & gone)
        gone |= before - now
        self._offered[message.id] = now


def takes_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawings of hands take time, which they do not in virtual time."""

    async def slowly(drawings: Sequence[layout.Drawing]) -> tuple[list[layout.Item], list[discord.File]]:
        made = await layout.drawn(drawings)
        await asyncio.sleep(DRAWING)
        return made

    monkeypatch.setattr(hand_page, "drawn", slowly)


async def press_first(match: Match, message: Message) -> Interaction:
    custom_id = next(one for one in message.pressable if one.startswith("act:"))
    return await match.discord.people.press(match.due, message, custom_id)


async def until_taken(match: Match, number: int) -> None:
    while match.table.number == number:  # noqa: ASYNC110 - in virtual time
        await asyncio.sleep(0.01)


def edit_again(match: Match, user: int) -> None:
    """Have somebody's hand edited, though nothing about it changes."""
    match.bot.hands._of(match.table, user).message._now_shows(None)
    match.bot.hands.refresh(match.table, user)


async def by_mail(match: Match, user: int) -> Message:
    return match.hand(user)


async def private(match: Match, user: int) -> Message:
    opened = await match.press(user, match.board, f"hand:{match.table.id}:")
    return next(one for one in opened.made.values() if one.ephemeral_to == user)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("place", [by_mail, private])
@hurried
async def test_what_was_played_does_not_come_back_whenever_the_next_press_comes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    place: Callable[[Match, int], Awaitable[Message]],
    moment: float,
) -> None:
    async with Match.begun(tmp_path) as match:
        hands = {user: await place(match, user) for user in PEOPLE}
        takes_a_while(monkeypatch)
        match.discord.fault("PATCH", "/webhooks/*", LATE, seconds=300, after=TRAVEL)
        match.discord.fault("PATCH", "/channels/*", LATE, seconds=300, after=TRAVEL)
        watched, again = Watched(match), list[Interaction]()
        while match.table.deal == 1 and match.table.actors:
            user, number = match.due, match.table.number
            await press_first(match, hands[user])
            await until_taken(match, number)
            if match.table.actors and match.due == user:
                await asyncio.sleep(moment)
                number = match.table.number
                again.append(await press_first(match, hands[user]))
                await until_taken(match, number)
            await match.quiet(3)
        assert again
        assert +watched.came_back == Counter()
        assert {one.answer for one in again} <= {EDIT, DEFER_EDIT}


@hurried
async def test_a_press_on_a_message_whose_edit_is_on_its_way_is_put_off_and_the_edit_follows(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        user, hand = match.due, match.hand(match.due)
        match.discord.fault("PATCH", "/channels/*", LATE, after=TRAVEL)
        edit_again(match, user)
        await asyncio.sleep(TRAVEL / 2)
        since, pressed = match.mark(), await press_first(match, hand)
        await match.quiet()
        assert pressed.answer == DEFER_EDIT
        assert match.about(hand, since) == ["PATCH /webhooks/*/*/messages/@original"]
        assert not any(one.startswith("act:") for one in hand.pressable)


@hurried
async def test_nobody_waits_for_an_edit_that_discord_does_not_take(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        user, hand = match.due, match.hand(match.due)
        match.discord.fault("PATCH", "/channels/*", LATE, after=20)
        edit_again(match, user)
        await asyncio.sleep(TRAVEL)
        await press_first(match, hand)
        await match.quiet(2)
        assert not any(one.startswith("act:") for one in hand.pressable)
        # The one that was on its way has undone it, and it is put right at once.
        await match.quiet(20)
        assert not any(one.startswith("act:") for one in hand.pressable)


@hurried
async def test_a_play_costs_no_more_edits_because_its_answer_is_late(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        match.discord.fault("PATCH", "/webhooks/*", SLOW, seconds=400, after=TRAVEL)
        while match.table.deal == 1 and match.table.actors:
            user, since = match.due, match.mark()
            hand = match.hand(user)
            await match.act()
            acts_again = bool(match.table.actors) and match.due == user
            assert len(match.about(hand, since)) <= acts_again
