"""Compares an accepted play (checked, journalled, answered) with a bare reply, both through discord.py on loopback.

Another process plays Discord (benchmarks.remote), so only the bot's own CPU time counts. The bare
reply is an edit with 14 components of version 2 by a button that knows its state from its custom id.
Pictures and other messages after a play, which the bot draws and sends later, are left out here.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from benchmarks.matches import Silence, next_action, open_tables, started
from benchmarks.measure import Line, compare_async
from cogs import CardBot, DiscordAnnouncer
from engine.clubs.tables import Tables
from engine.running.table import Table
from engine.table.model.news import News
from tests.wire.bots import Card
from tests.wire.server import hurry

PLAYS: Final = 100
ROUNDS: Final = 15


class _Silence(DiscordAnnouncer):
    """An announcer that shows nothing by itself."""

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        await Silence().announce(table, news)


class _Bot(CardBot):
    """The bot, with the bare button as one of its own: it would answer that a second time, as one it does not know."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        data: Mapping[str, Any] = interaction.data or {}
        if not str(data.get("custom_id", "")).startswith("card:"):
            await super().on_interaction(interaction)


async def _measure(folder: Path) -> list[Line]:
    remote = await asyncio.create_subprocess_exec(sys.executable, "-m", "benchmarks.remote", stdin=PIPE, stdout=PIPE)
    rest, gateway = (await _answer(remote)).split()
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = rest, yarl.URL(gateway)
    announcer = _Silence()
    tables = await open_tables(folder / "plays.sqlite3", announcer)
    bot = _Bot(tables, announcer, emoji_pace=0.0)
    bot.add_dynamic_items(Card)
    _draw_nothing(bot)
    hurry(bot)
    await bot.login("token")
    connection = asyncio.create_task(bot.connect())
    await bot.wait_until_ready()
    rng = random.Random(1)

    async def bare() -> int:
        for number in range(PLAYS):
            await _press(remote, f"card:{number}", 11)
        return PLAYS

    async def plays() -> int:
        done = 0
        table = await started(tables)
        while done < PLAYS:
            if not table.actors:
                table = await _dealt(tables, table)
            user, action = next_action(table, rng)
            number = table.number
            await _press(remote, f"act:{table.id}:{number}:{action}", user)
            assert table.number == number + 1, "the play was refused"
            done += 1
        return done

    sides = await compare_async({"bare": bare, "play": plays}, ROUNDS)
    await bot.close()
    await asyncio.gather(connection, return_exceptions=True)
    await tables.close()
    assert remote.stdin is not None
    remote.stdin.close()
    await remote.wait()
    return [
        Line(
            "an accepted play: checked, journalled, answered",
            f"{sides['play'].seconds * 1e3:.2f} ms CPU",
            f"bare edit of 14 components: {sides['bare'].seconds * 1e3:.2f} ms CPU",
            f"{sides['play'].seconds / sides['bare'].seconds:.2f}",
            "at most 1.6",
        )
    ]


async def _dealt(tables: Tables, table: Table) -> Table:
    """The table with its next deal, or another table if the match is over."""
    if table.winners:
        return await started(tables)
    await table.next_deal(11)
    return table


def _draw_nothing(bot: CardBot) -> None:
    """Draw nothing: the picture that follows a play is not part of its answer."""
    hands: Any = bot.hands
    hands.refresh = lambda *_: None


async def _press(remote: Process, custom_id: str, user_id: int) -> None:
    """Press a button for somebody; returns when the bot has answered."""
    assert remote.stdin is not None
    remote.stdin.write(f"{user_id} {custom_id}\n".encode())
    await _answer(remote)


async def _answer(remote: Process) -> str:
    assert remote.stdout is not None
    return (await remote.stdout.readline()).decode().strip()


def run() -> list[Line]:
    """Measure; takes about half a minute."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))
