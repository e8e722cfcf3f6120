"""What is remembered of people, without reading it anew."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from engine.running.preferences import Preferences
from engine.table.model.preferences import Person


class Kept:
    """A journal for one person."""

    def __init__(self) -> None:
        self.now: Person | None = Person(12, "nl")
        self.reads = 0
        self.preferences = Preferences(self._read, self._write, Person)

    async def _read(self, _: int) -> Person | None:
        self.reads += 1
        await asyncio.sleep(0)
        return self.now

    async def _write(self, after: Person, _: Person | None) -> None:
        await asyncio.sleep(0)
        self.now = after


async def test_it_is_read_once_and_before_that_the_defaults_are_known() -> None:
    kept = Kept()
    assert kept.preferences.known(12) == Person(12)
    assert [await kept.preferences.get(12) for _ in range(2)] == [Person(12, "nl")] * 2
    assert (kept.preferences.known(12), kept.reads) == (Person(12, "nl"), 1)


async def test_of_two_changes_at_the_same_moment_none_is_lost() -> None:
    kept = Kept()
    await asyncio.gather(
        kept.preferences.change(12, lambda person: replace(person, dm_closed=True)),
        kept.preferences.change(12, lambda person: replace(person, language="fr")),
    )
    assert kept.now == Person(12, "fr", dm_closed=True)
