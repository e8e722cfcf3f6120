"""Presses that a match takes: four people, all of whose words and cards are pressed, with last tricks that play
themselves and without. Deals follow by themselves, so nothing is pressed for them."""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path
from statistics import fmean
from typing import Final

from benchmarks.matches import Silence
from benchmarks.measure import Line
from engine.clubs.tables import Tables
from engine.core.chance.fairness import SECRET_BYTES
from engine.core.options import Options
from engine.core.registry import game_named
from engine.players.players import player_named
from engine.running.table import Table
from engine.store.journal import Journal
from engine.table.model.setup import Access, Setup
from engine.table.model.status import Status
from engine.table.model.times import Pauses

MATCHES: Final = 20
_PEOPLE: Final = 101
"""The user id of the first person; the others follow."""


async def _played(tables: Tables, options: Options, *, plays_last: bool) -> int:
    """How often people press in a match that they play as normal computers do; with both settings the same match."""
    game = game_named(options.game)
    setup = Setup(options.game, options, 1, 1, _PEOPLE, Access.OPEN, frozenset(), "en", 0, plays_last=plays_last)
    table = await tables.open(setup, "User 1")
    for other in range(1, game.seats(options)):
        await table.sit(_PEOPLE + other, f"User {other + 1}")
    await table.start(_PEOPLE)
    presses = 0
    while table.status is Status.PLAYING:
        await _press(table, random.Random(f"{table.id} {table.number}"))
        presses += 1
    await table.close()
    return presses


async def _press(table: Table, rng: random.Random) -> None:
    """Somebody on turn does what a computer would do in their place."""
    question = table.question(table.actors[0])
    assert question is not None
    action = player_named("normal")(question.view, question.choices, rng, question.remembered)
    await table.act(_PEOPLE + question.seat - 1, str(action), table.number)


async def _counted(options: Options, *, plays_last: bool) -> list[int]:
    """The presses of so many matches, with the same cards each time."""
    secrets = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        journal = await Journal.open(f"sqlite+aiosqlite:///{Path(folder) / 'cards.sqlite3'}")
        tables = Tables(
            journal,
            Silence(),
            now=lambda: 1_000_000.0,
            pauses=Pauses(thinking=0, after_deal=0, reminder=1),
            rng=random.Random(1),
            new_secret=lambda: secrets.randbytes(SECRET_BYTES),
        )
        try:
            return [await _played(tables, options, plays_last=plays_last) for _ in range(MATCHES)]
        finally:
            await tables.close()


async def _compared() -> list[Line]:
    lines = []
    for name, options in _WHAT.items():
        before, after = [fmean(await _counted(options, plays_last=plays_last)) for plays_last in (False, True)]
        lines.append(
            Line(
                f"{name}: presses of a match, mean of {MATCHES}",
                f"the last trick plays itself: {after:.0f}",
                f"people play it: {before:.0f}",
                f"{after / before:.2f}",
                _AIMS.get(name, "fewer"),
            )
        )
    return lines


_WHAT: Final = {
    "Couillon to 7 lines, four people": game_named("couillon").configure(None, {"lines": "7"}),
    "Chouine, one manche": game_named("chouine").configure(None, {"manches": "1"}),
    "Kleurenwiezen, 4 deals": game_named("kleurenwiezen").configure(None, {"deals": "4"}),
}
_AIMS: Final = {"Couillon to 7 lines, four people": "0.80"}


def run() -> list[Line]:
    return asyncio.run(_compared())
