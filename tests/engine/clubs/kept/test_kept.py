"""What is kept and goes on by itself: saved first, then announced; whoever is beaten looks again."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Any

import pytest

from engine.clubs.kept.kept import Kept, KeptOnes, Surroundings
from engine.clubs.kept.rows import KeptMoment
from engine.running.services import RETRY, Outside
from engine.store.sql.backend import Clash
from engine.table.model.errors import Refusal, Refused
from tests.engine.running.support import Hour


@dataclass(frozen=True, slots=True)
class Count(KeptMoment):
    """It goes on to the number that is wanted, one at a time."""

    reached: int = 0
    wanted: int = 0


class Shelf:
    """What the journal would hold; the next writes are beaten by another process."""

    called = "count"

    def __init__(self) -> None:
        self.held = {1: Count(1, 0)}
        self.beaten = 0
        self.broken = False

    async def find(self, number: int) -> Count:
        if self.broken:
            raise OSError
        if number not in self.held:
            raise Refused(Refusal.NO_SUCH_EVENING, evening=number)
        return self.held[number]

    async def unclosed(self) -> list[Count]:
        return [one for one in self.held.values() if not one.closed]

    async def write(self, after: Count) -> None:
        if self.beaten:
            self.beaten -= 1
            before = self.held[after.id]
            self.held[after.id] = replace(before, revision=before.revision + 1, wanted=before.wanted + 10)
        if self.held[after.id].revision != after.revision - 1:
            raise Clash
        self.held[after.id] = after


class Counting(Kept[Count]):
    shelf: Shelf

    def due_after(self, at: float) -> float | None:
        return at if self._state.reached < self._state.wanted else None

    async def _do_what_is_due(self) -> bool:
        if self._state.reached >= self._state.wanted:
            return False
        await self._save(replace(self._state, reached=self._state.reached + 1))
        return True

    def _seen(self) -> Any:
        return None

    async def _write(self, after: Count, **_: Any) -> None:
        await self.shelf.write(after)
        self._state = after

    async def want(self, more: int) -> None:
        await self._change(lambda now: replace(now, wanted=now.wanted + more))

    async def end(self) -> None:
        await self._change_quietly(lambda now: replace(now, closed=True))


class Once(Counting):
    _tries = 1


class Counts(KeptOnes[Count, Counting]):
    def __init__(self, hour: Hour, kind: type[Counting]) -> None:
        self.shelf, self.kind, self.told = Shelf(), kind, list[Count]()
        rows: Any = self.shelf
        nothing: Any = None
        super().__init__(Surroundings(rows=rows, now=hour, table=nothing, outside=Outside(), tell=self._tell), None)

    async def _tell(self, one: Counting) -> None:
        # It is saved before anybody hears of it.
        assert self.shelf.held[one.id] == one.state
        self.told.append(one.state)

    async def _made(self, state: Count) -> Counting:
        made = self.kind(state, self._services)
        made.shelf = self.shelf
        return made


async def test_a_change_is_saved_then_told_and_what_follows_is_done_on_return() -> None:
    counts = Counts(Hour(), Counting)
    one = await counts.find(1)
    await one.want(2)
    assert [(told.wanted, told.reached) for told in counts.told] == [(2, 0), (2, 1), (2, 2)]
    assert one.state.revision == 3
    assert counts.clock.next is None


async def test_whoever_is_beaten_once_does_it_anew_on_what_the_other_saved() -> None:
    counts = Counts(Hour(), Counting)
    one = await counts.find(1)
    counts.shelf.beaten = 1
    await one.want(2)
    assert (one.state.wanted, one.state.reached) == (12, 12)


@pytest.mark.parametrize(("kind", "beaten"), [(Counting, 2), (Once, 1)])
async def test_whoever_is_beaten_too_often_is_refused_and_knows_what_was_saved(
    kind: type[Counting], beaten: int
) -> None:
    counts = Counts(Hour(), kind)
    one = await counts.find(1)
    counts.shelf.beaten = beaten
    with pytest.raises(Refused) as refused:
        await one.want(2)
    assert refused.value.reason is Refusal.STALE
    assert (one.state, counts.told) == (counts.shelf.held[1], [])


async def test_what_is_noted_quietly_is_written_even_by_who_tries_a_change_only_once() -> None:
    counts = Counts(Hour(), Once)
    one = await counts.find(1)
    counts.shelf.beaten = 1
    await one.set_message("board", 70, 5)
    assert (one.message_ids, counts.told) == ({"board": (70, 5)}, [])
    assert counts.shelf.held[1] == one.state


async def test_beaten_at_what_goes_on_by_itself_it_looks_again() -> None:
    counts = Counts(Hour(), Counting)
    one = await counts.find(1)
    counts.shelf.held[1] = replace(one.state, revision=1, wanted=2)
    counts.shelf.beaten = 1
    await one.go_on()
    assert (one.state.wanted, one.state.reached) == (12, 12)


async def test_what_cannot_go_on_is_tried_again_a_little_later() -> None:
    hour = Hour()
    counts = Counts(hour, Counting)
    one = await counts.find(1)
    counts.shelf.held[1] = replace(one.state, wanted=1)
    counts.shelf.broken = True
    await one.go_on()
    assert counts.clock.next == hour.time + RETRY
    counts.shelf.broken = False
    hour.time += RETRY
    await counts.clock.fire_due()
    assert one.state.reached == 1


async def test_there_is_one_object_for_each_as_long_as_it_can_change() -> None:
    counts = Counts(Hour(), Counting)
    one, other = await asyncio.gather(counts.find(1), counts.find(1))
    assert one is other
    assert counts.all() == (one,)
    await one.end()
    assert counts.all() == ()
    assert await counts.find(1) is not await counts.find(1)
    await counts.restore()
    assert counts.all() == ()


async def test_what_a_start_finds_goes_on() -> None:
    counts = Counts(Hour(), Counting)
    counts.shelf.held[1] = Count(1, 0, wanted=3)
    await counts.restore()
    await counts.clock.fire_due()
    assert (await counts.find(1)).state.reached == 3
