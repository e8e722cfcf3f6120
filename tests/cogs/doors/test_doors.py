"""Every door asks the questions that the table says, and whoever cannot see a channel is told nothing at any."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import discord

from tests.cogs.doors.doors import doors, told
from tests.cogs.doors.trying import OUTSIDER, Tries
from tests.cogs.replay.matches import finished
from tests.cogs.world import World, world

ANSWERS: Final = {"see", "own", "agree", "again"}
ENDING: Final = ("repair", "end", "stop", "cancel")
"""How commands are called that end something, in the order in which they are tried."""
ABOUT_CHANNEL: Final = {"/last", "/last: table", "/rules", "/table rematch"}
"""Doors to what stands in the channel in which they are opened."""
SELDOM: Final = {"/season count", "/season count: tournament"}
"""Doors to what takes a whole tournament, so that a try finds nothing."""


def asking(*answers: str) -> list[str]:
    """The doors that ask one of these questions: completions first, which change nothing, and last what ends things."""
    found = [name for name, one in told().items() if one.answers & set(answers)]

    def rank(name: str) -> tuple[bool, bool, int]:
        ends = next((at for at, word in enumerate(ENDING, 1) if name.endswith(word)), 0)
        return not name.startswith("/"), ": " not in name, ends

    return sorted(found, key=rank)


@contextmanager
def at(here: World, channel: Any) -> Iterator[None]:
    """What is opened stands in this channel."""
    usual, here.channel = here.channel, channel
    try:
        yield
    finally:
        here.channel = usual


@asynccontextmanager
async def apart(folder: Path) -> AsyncIterator[tuple[World, Any]]:
    """A world with a channel that everybody sees but the outsider, who manages the server all the same."""
    async with world(folder) as here:
        role = here.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        user = here.env.create_user("mia", global_name=OUTSIDER)
        here.people[OUTSIDER] = here.guild.add_member(user, roles=[role])
        hidden = discord.PermissionOverwrite(view_channel=False)
        secret = here.guild.create_text_channel("geheim", overwrites={here[OUTSIDER]: hidden})
        # A message of the bot, under which everything is pressed.
        await here[OUTSIDER].slash(here.channel, "leaderboard-message post")
        yield here, secret


async def fill(here: World, secret: Any) -> None:
    """Open one of each kind there: a table that waits, one being played, a match that is over, what clubs have."""
    with at(here, secret):
        over = await finished(here, "chouine")
        await here.table("Anna")
        await here.playing("Ben", "Anna")
        opened = {
            "tournament open": {"variant": "denexa"},
            "evening new": {"when": "tomorrow 20:00", "variant": "denexa"},
            "score open": {"variant": "chouine", "players": f"<@{here['Anna'].id}>, Bob"},
        }
        for name, options in opened.items():
            await here["Anna"].slash(secret, name, **options)
    assert over.id == 1
    assert len(here.tables.live) == 2
    assert here.tables.tournaments.in_guild(here.guild.id)
    assert await here.tables.clubs.evenings.in_guild(here.guild.id)
    assert await here.tables.clubs.scores.in_channel(secret.id)


async def test_every_door_was_told_which_question_it_asks(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        there_are = set(doors(here.bot))
    assert not there_are - told().keys(), "these doors stand in no line of doors.txt"
    assert not told().keys() - there_are, "these lines of doors.txt are about doors that do not exist"
    for name, one in told().items():
        assert one.answers <= ANSWERS, name
        assert bool(one.why) is not bool(one.answers), f"{name}: either a question or why there is none"


async def test_nobody_is_told_of_what_stands_where_they_cannot_see(tmp_path: Path) -> None:
    """At every door the answer to a number is the same before there is such a thing, and when there is.

    It is another one as soon as they see the channel: so these tries find whatever can be seen.
    """
    async with apart(tmp_path) as (here, secret):
        tries = Tries(here)
        names = asking("see", "own")
        before = await tries.all(names)
        await fill(here, secret)
        stood = {one.id: one.position for one in here.tables.live}
        after = await tries.all(names)
        assert {door: told for door, told in after.items() if told != before[door]} == {}
        assert {one.id: one.position for one in here.tables.live} == stood, (
            "somebody who sees nothing changed something"
        )
        with here.env._bot_scope():
            shown = here.bot.get_channel(secret.id)
            assert isinstance(shown, discord.TextChannel)
            await shown.edit(overwrites={})
        await here.env.settle()
        with at(here, secret):
            seen = await tries.all(one for one in asking("see") if one in ABOUT_CHANNEL)
        seen |= await tries.all(one for one in asking("see") if one not in ABOUT_CHANNEL)
        blind = set(asking("see")) - {door[0] for door, told in seen.items() if told != before[door]}
        assert blind == SELDOM
