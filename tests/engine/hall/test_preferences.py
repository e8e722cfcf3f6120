"""What is remembered without reading it anew, and read anew when somebody else has changed it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from engine.tables.model.errors import JournalBusy
from engine.tables.model.preferences import Person
from engine.tables.store.preferences import Preferences


class Kept:
    """A journal for one person, which other processes write too."""

    def __init__(self) -> None:
        self.now: Person | None = Person(12, "nl")
        self.reads = 0
        self.is_away = False
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.preferences = Preferences(self._read, self._write, Person)

    async def _read(self, _: int) -> Person | None:
        found, self.reads = self.now, self.reads + 1
        if self.is_away:
            raise JournalBusy
        await self.may_go_on.wait()
        return found

    async def _write(self, after: Person, _: Person | None) -> None:
        await self.may_go_on.wait()
        self.now = after


async def test_what_another_process_has_changed_is_read_when_it_is_next_asked_for() -> None:
    kept = Kept()
    assert await kept.preferences.get(12) == Person(12, "nl")
    kept.now = Person(12, "fr")
    kept.preferences.outdated(12)
    # Not the defaults, though nobody has asked yet.
    assert kept.preferences.known(12) == Person(12, "nl")
    assert [await kept.preferences.get(12) for _ in range(2)] == [Person(12, "fr")] * 2
    assert (kept.preferences.known(12), kept.reads) == (Person(12, "fr"), 2)


async def test_what_nobody_has_asked_for_is_not_read() -> None:
    kept = Kept()
    kept.preferences.outdated(12)
    kept.preferences.outdated()
    assert (12 in kept.preferences, kept.reads) == (False, 0)


async def test_what_cannot_be_read_now_is_read_the_next_time() -> None:
    kept = Kept()
    await kept.preferences.get(12)
    kept.now, kept.is_away = Person(12, "fr"), True
    kept.preferences.outdated()
    with pytest.raises(JournalBusy):
        await kept.preferences.get(12)
    kept.is_away = False
    assert await kept.preferences.get(12) == Person(12, "fr")


async def test_what_is_changed_once_more_while_it_is_read_is_read_again() -> None:
    kept = Kept()
    await kept.preferences.get(12)
    kept.preferences.outdated(12)
    kept.may_go_on.clear()
    reading = asyncio.create_task(kept.preferences.get(12))
    await asyncio.sleep(0)
    kept.now = Person(12, "fr")
    kept.preferences.outdated(12)
    kept.may_go_on.set()
    assert await reading == Person(12, "fr")


async def test_what_is_heard_of_while_something_is_written_is_not_lost() -> None:
    kept = Kept()
    await kept.preferences.get(12)
    kept.may_go_on.clear()
    changing = asyncio.create_task(kept.preferences.change(12, lambda person: replace(person, dm_closed=True)))
    await asyncio.sleep(0)
    kept.preferences.outdated(12)
    kept.may_go_on.set()
    await changing
    kept.now = Person(12, "fr", dm_closed=True)
    assert await kept.preferences.get(12) == Person(12, "fr", dm_closed=True)


async def test_a_change_is_made_from_what_others_have_written() -> None:
    kept = Kept()
    await kept.preferences.get(12)
    kept.now = Person(12, "fr")
    kept.preferences.outdated(12)
    await kept.preferences.change(12, lambda person: replace(person, dm_closed=True))
    assert kept.now == Person(12, "fr", dm_closed=True)
