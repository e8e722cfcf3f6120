"""After a restart, a lost connection, a change of rights, and every hour, whatever is not shown is shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.wire.loop import hurried, run
from tests.wire.payloads import BOT_ID, CHANNEL_ID, GUILD_ID, member
from tests.wire.shown.match import Match

EVERYBODY = (11, 12, 13, 14)
NO_RIGHT = 50013


async def shut(match: Match) -> str:
    """Somebody acts while the bot may not write to the channel, until it has given up; what the table showed before."""
    await match.act()
    before = str(match.board.components)
    fault = match.discord.fault("PATCH", f"/channels/{CHANNEL_ID}/*", 403, code=NO_RIGHT, times=1000)
    await match.act()
    await match.quiet(300)
    assert 1 < fault.met < 30
    match.discord.faults.planned.clear()
    await match.quiet(300)
    assert str(match.board.components) == before
    return before


async def resumed(match: Match) -> None:
    await match.discord.gateway.drop()


async def begun_anew(match: Match) -> None:
    await match.discord.gateway.invalidate(resumable=False)


async def channel_changed(match: Match) -> None:
    place = {"id": str(CHANNEL_ID), "type": 0, "name": "cards", "position": 0, "permission_overwrites": []}
    await match.discord.gateway.dispatch("CHANNEL_UPDATE", place | {"guild_id": str(GUILD_ID)})


async def role_changed(match: Match) -> None:
    role = {"id": str(GUILD_ID), "name": "@everyone", "permissions": "0", "position": 0, "color": 1, "flags": 0}
    role |= {"hoist": False, "managed": False, "mentionable": False}
    await match.discord.gateway.dispatch("GUILD_ROLE_UPDATE", {"guild_id": str(GUILD_ID), "role": role})


async def bot_changed(match: Match) -> None:
    """The bot's own silence was given another end; Discord tells so when its roles change, too."""
    me = member(BOT_ID) | {"guild_id": str(GUILD_ID), "communication_disabled_until": "2026-01-02T12:00:00+00:00"}
    await match.discord.gateway.dispatch("GUILD_MEMBER_UPDATE", me)


@pytest.mark.parametrize("event", [resumed, begun_anew, channel_changed, role_changed, bot_changed])
def test_what_was_refused_is_shown_when_something_has_changed(
    tmp_path: Path, event: Callable[[Match], Awaitable[None]]
) -> None:
    async def test() -> None:
        async with Match.begun(tmp_path) as match:
            before = await shut(match)
            await event(match)
            await match.quiet(30)
            assert str(match.board.components) != before

    run(test(), 2000)


def test_it_is_looked_over_every_hour_and_where_nothing_is_missing_nothing_is_sent(tmp_path: Path) -> None:
    async def test() -> None:
        async with Match.begun(tmp_path) as match:
            before = await shut(match)
            await match.quiet(3600)
            assert str(match.board.components) != before
            since = match.mark()
            await match.quiet(3600)
            await match.discord.gateway.drop()
            await match.quiet(30)
            assert match.asked(since) == []

    run(test(), 9000)


@hurried
async def test_a_hand_that_was_refused_is_shown_when_the_connection_is_back(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        user = next(one for one in EVERYBODY if one != match.due)
        match.discord.fault("PATCH", f"/channels/{match.hand(user).channel}/*", 400, code=50035, times=100)
        while match.due != user:
            await match.act()
        assert not any(key.startswith("act:") for key in match.hand(user).pressable)
        match.discord.faults.planned.clear()
        await match.discord.gateway.drop()
        await match.quiet(30)
        assert any(key.startswith("act:") for key in match.hand(user).pressable)


@hurried
async def test_a_restart_brings_the_table_and_every_hand_up_to_date(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        await match.act()
        # Nothing that follows this play arrives before the bot is killed.
        fault = match.discord.fault("PATCH", "/*", 503, times=1000)
        user = match.due
        button = next(one for one in match.hand(user).pressable if one.startswith("act:"))
        await match.press(user, match.hand(user), button)
        assert fault.met
        match.discord.faults.planned.clear()
        mail = {one: len(match.discord.people.mail(one)) for one in EVERYBODY}
        await match.restart()
        assert {one: len(match.discord.people.mail(one)) for one in EVERYBODY} == mail
        can_act = {one for one in EVERYBODY if any(key.startswith("act:") for key in match.hand(one).pressable)}
        assert can_act == {match.due}
        assert match.hand(match.due).pictures not in ([], [None])
        (picture,) = match.board.pictures
        assert picture is not None
        assert f"<@{match.due}>" in str(match.board.components)


@hurried
async def test_a_press_that_comes_twice_counts_once_and_is_answered_once(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        await match.act()
        match.discord.gateway.twice = True
        number, since = match.table.number, match.mark()
        done = await match.discord.people.press(match.due, match.hand(match.due), _button(match))
        await match.quiet()
        assert match.table.number == number + 1
        answers = [one for one in match.discord.requests[since:] if done.token in one.path and "callback" in one.path]
        assert len(answers) == 1


def _button(match: Match) -> str:
    return next(one for one in match.hand(match.due).pressable if one.startswith("act:"))
