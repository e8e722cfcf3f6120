"""What Discord does not take yet names nobody who is forgotten before it is shown, and holds up no other message."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from engine.running.table import Table
from engine.table.model.proposal import Manager, ProposalKind
from tests.cogs.admin.test_forget_me import DATABASE, forgotten
from tests.cogs.world import AT_ONCE, WAITING, World, posted, texts, world

NAME: Final = "Zébulon"
NOT_PERMITTED: Final = 50013
HOUR: Final = 3600.0


async def _ends(here: World, table: Table) -> None:
    async with here.announcer.deal_by_deal():
        await here._act_on(table, random.Random(1))


async def _is_stopped(here: World, table: Table) -> None:
    await table.stop(here[NAME].id, True, NAME, "I say so")


async def _is_overruled(here: World, table: Table) -> None:
    manager = Manager(here[NAME].id, NAME, f"{NAME} says so")
    await table.overrule(ProposalKind.REMOVE, str(here["Chloé"].id), manager)


async def _is_removed(here: World, table: Table) -> None:
    manager = Manager(here["Chloé"].id, "Chloé", "I say so")
    await table.overrule(ProposalKind.REMOVE, str(here[NAME].id), manager)


async def _proposes(here: World, table: Table) -> None:
    await table.propose(here[NAME].id, ProposalKind.STOP)


HAPPENS: Final[dict[str, Callable[[World, Table], Awaitable[None]]]] = {
    "the match ends": _ends,
    "the table is stopped": _is_stopped,
    "a manager removes somebody": _is_overruled,
    "a manager removes them": _is_removed,
    "they propose something": _proposes,
}


def refuse(here: World, channel: Any) -> None:
    """Discord takes nothing more in this channel, until its faults are cleared."""
    where = f"/channels/{channel.id}/messages"
    for method, path in (("POST", where), ("PATCH", f"{where}/*")):
        here.env.inject_error(method, path, status=403, code=NOT_PERMITTED, times=None)


@pytest.mark.parametrize("what", HAPPENS)
async def test_what_is_shown_late_names_nobody_who_was_forgotten_meanwhile(tmp_path: Path, what: str) -> None:
    async with world(tmp_path, pauses=AT_ONCE if HAPPENS[what] is _ends else WAITING) as here:
        here.add(NAME)
        person = here[NAME].id
        table = await here.playing("Anna", NAME, "Chloé", variant="malmedy", rules="royes=1")
        refuse(here, here.channel)
        with here.env._bot_scope():
            await HAPPENS[what](here, table)
        await here.env.settle()
        before = len(here.channel.history())
        await forgotten(here, NAME)
        here.env.backend.faults.clear()
        here.announcer.look_over()
        await here.env.advance_time(HOUR + 1)
        assert len(here.channel.history()) > before or HAPPENS[what] is _proposes
        assert not [text for text in posted(here) if NAME in text or str(person) in text]
        with closing(sqlite3.connect(tmp_path / DATABASE)) as disk:
            assert not disk.execute("SELECT kind FROM posts WHERE people LIKE ?", (f"%{person}%",)).fetchall()


async def test_a_channel_that_takes_nothing_does_not_keep_a_name_in_others(tmp_path: Path) -> None:
    """Messages are made anew one after the other, for all servers."""
    async with world(tmp_path, pauses=WAITING) as here:
        here.add(NAME)
        await here.playing("Anna", NAME)
        elsewhere = here.guild.create_text_channel("elders")
        usual, here.channel = here.channel, elsewhere
        late = await here.playing("Anna", NAME)
        refuse(here, elsewhere)
        with here.env._bot_scope():
            await late.propose(here[NAME].id, ProposalKind.STOP)
        await here.env.advance_time(HOUR)
        here.channel = usual
        await forgotten(here, NAME)
        assert not [text for text in map(texts, usual.history()) if NAME in text]
        assert [text for text in map(texts, elsewhere.history()) if NAME in text], "Discord does not let anybody"
