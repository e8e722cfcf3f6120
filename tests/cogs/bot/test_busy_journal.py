"""If another program holds the database, whoever presses hears so in time, and nobody waits behind anybody else.

A clock would measure how busy the machine is. What is added up instead is how long everybody may wait for the database.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.store.sql import backend
from engine.store.sql.backend import Patience
from tests.cogs.world import said, world

ANSWERED_WITHIN = 3.0
"""How many seconds Discord waits for an answer."""
ALL_WITHIN = 15.0
"""How many seconds all may take together: if each waited for the one before, it would be two minutes."""


class Waits:
    """How long those who want to write may wait, in seconds."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.side_by_side: list[float] = []
        """Those who began before anybody had waited in vain: their waits overlap."""
        self.afterwards: list[float] = []
        """All later ones, as if each waited for the one before."""
        self.any_in_vain = False

    @property
    def longest(self) -> float:
        """How long all may take together."""
        return max(self.side_by_side, default=0.0) + sum(self.afterwards)


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> Waits:
    found, seconds, was_in_vain = Waits(), vars(Patience)["seconds"].fget, Patience.was_in_vain

    def noted(self: Patience) -> float:
        given: float = seconds(self)
        (found.afterwards if found.any_in_vain else found.side_by_side).append(given)
        return given

    def note(self: Patience) -> None:
        found.any_in_vain = True
        was_in_vain(self)

    monkeypatch.setattr(Patience, "seconds", property(noted))
    monkeypatch.setattr(Patience, "was_in_vain", note)
    # That somebody waited in vain is remembered for as long as a test takes.
    monkeypatch.setattr(backend, "time", SimpleNamespace(perf_counter=lambda: 0.0))
    return found


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Another program writes the whole time."""
    with closing(sqlite3.connect(folder / "tables.db", isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        yield
        holder.execute("ROLLBACK")


async def test_a_play_a_setting_and_a_new_table_are_each_answered_in_time(tmp_path: Path, waits: Waits) -> None:
    async with world(tmp_path, busy_seconds=1.0) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        name, number = here.to_move(table), table.number
        with held(tmp_path):
            for who, command, options in (
                (name, "bid", {"call": "pass"}),
                ("Anna", "settings mine", {"language": "fr"}),
                ("Dirk", "table open", {"variant": "denexa"}),
            ):
                waits.clear()
                answer = said(await here[who].slash(here.channel, command, **options))
                assert 0 < waits.longest < ANSWERED_WITHIN
                assert "My journal is busy" in answer
        assert table.number == number
        await here[name].slash(here.channel, "bid", call="pass")
        assert table.number == number + 1


async def test_of_a_whole_server_that_presses_at_once_nobody_waits_for_the_others(tmp_path: Path, waits: Waits) -> None:
    async with world(tmp_path, busy_seconds=1.0) as here:
        tables = [await here.playing("Anna", "Ben", "Chloé", "Dirk") for _ in range(3)]
        people = [here[name].id for name in ("Anna", "Ben", "Chloé", "Dirk")]
        with held(tmp_path):
            waits.clear()
            answers = await asyncio.gather(
                *(table.offer(user_id) for table in tables for user_id in people),
                *(here.bot.change_person(user_id, language="nl") for user_id in range(1000, 1060)),
                *(here.bot.tables.change_server(number, lambda one: one) for number in range(5)),
                here.bot.standings.settle(),
                return_exceptions=True,
            )
            assert 0 < waits.longest < ALL_WITHIN
        assert {type(one).__name__ for one in answers} == {"JournalBusy", "NoneType", "int"}
        assert sum(type(one).__name__ == "JournalBusy" for one in answers) == 12 + 60


async def test_what_is_only_looked_at_is_answered_while_the_journal_is_held(tmp_path: Path, waits: Waits) -> None:
    async with world(tmp_path, busy_seconds=1.0) as here:
        await here.playing("Anna", "Ben")
        with held(tmp_path):
            waits.clear()
            assert "busy" not in said(await here["Chloé"].slash(here.channel, "help"))
            assert "busy" not in said(await here["Dirk"].slash(here.channel, "table list"))
            assert waits.longest < ANSWERED_WITHIN
