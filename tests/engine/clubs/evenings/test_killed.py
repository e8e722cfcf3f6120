"""If the bot is killed at any moment, an evening goes on exactly once; several processes do it once between them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.clubs.evenings.evening import DateOutcome, EveningKind, TournamentPart
from engine.clubs.evenings.running import Evening
from engine.core.registry import GAMES
from engine.table.model.times import Pauses
from tests.engine.clubs.support import BEGINS, PEOPLE, a_step, opened
from tests.engine.running.support import GUILD, STEPWISE, Hour, Process, address, database, restarted
from tests.engine.store.databases import EACH_KIND, rows_of

SOME = tuple(PEOPLE)
AT_ONCE = Pauses(0, 0, 0.7, 0)
KINDS: dict[str, dict[str, Any]] = {
    "open end": {},
    "tournament": {
        "kind": EveningKind.TOURNAMENT,
        "options": GAMES["couillon"].for_tournament("malmedy", 1),
        "tournament": TournamentPart(rounds=1),
    },
}


@pytest.mark.parametrize("changes", KINDS.values(), ids=KINDS)
async def test_killed_again_and_again_it_is_drawn_once_and_ends_once(tmp_path: Path, changes: dict[str, Any]) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(5), STEPWISE)
    evening = await opened(process, SOME[:5], **changes)
    process.hour.time = BEGINS + 300
    last, steps, kills = None, 0, 0
    while evening.number == 1:
        await process.fire_due()
        # Other tests kill tables at every step of a deal.
        if (now := (evening.state, len(process.tables.in_guild(GUILD)))) != last or not steps % 4:
            process = await restarted(process)
            kills += 1
            evening = await process.tables.clubs.evenings.find(evening.id)
        last, steps = now, steps + 1
        assert await a_step(process) or evening.number == 2
    past = await evening.past(1)
    assert past is not None
    assert past.outcome is DateOutcome.PLAYED
    assert {one.user_id for one in past.results} == set(SOME[:5])
    assert kills > 8
    assert len(rows_of(process.url, "tables")) == 2
    assert len(rows_of(process.url, "tournaments")) == (1 if changes else 0)
    await process.close()


class Copyist:
    """An announcer that keeps, at each announcement, the file as a kill would leave it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.copies: list[Path] = []

    async def evening_changed(self, _: Evening) -> None:
        copy = self.file.with_name(f"{len(self.copies)}.sqlite3")
        for ending in ("", "-wal"):
            source = Path(f"{self.file}{ending}")
            if source.exists():
                Path(f"{copy}{ending}").write_bytes(source.read_bytes())
        self.copies.append(copy)

    async def rooms(self, _: Evening, first: int, count: int) -> Sequence[int]:
        """A kill between opening rooms and tables leaves empty rooms, and nothing else."""
        return [900 + first + number for number in range(count)]


@pytest.mark.parametrize("changes", KINDS.values(), ids=KINDS)
async def test_killed_after_any_write_everybody_gets_one_seat(tmp_path: Path, changes: dict[str, Any]) -> None:
    file = tmp_path / "cards.sqlite3"
    process = await Process.start(database(tmp_path), Hour(), random.Random(5), AT_ONCE)
    copyist = Copyist(file)
    process.tables.clubs.evenings.announce_by(copyist.evening_changed)
    process.tables.clubs.evenings.play_in(copyist.rooms)
    evening = await opened(process, SOME[:6], **changes)
    process.hour.time = BEGINS + 300
    await process.fire_due()
    assert len(copyist.copies) > 8
    hour = process.hour.time
    await process.close()
    for copy in copyist.copies:
        again = await Process.start(address(tmp_path, copy.name), Hour(hour), random.Random(6), AT_ONCE)
        await again.fire_due()
        signed_up = (await again.tables.clubs.evenings.find(evening.id)).state.guests
        seats = [one.user_id for table in again.tables.in_guild(GUILD) for one in table.seats if one and one.user_id]
        assert sorted(seats) == sorted(one.user_id for one in signed_up if len(signed_up) >= 4 or not changes)
        await again.close()


@EACH_KIND
async def test_two_processes_draw_the_tables_once(process: Process) -> None:
    evening = await opened(process, SOME[:8])
    other = await process.another()
    process.hour.time = BEGINS + 300
    await process.fire_due()
    await other.fire_due()
    assert len(rows_of(process.url, "tables")) == 2
    assert (await other.tables.clubs.evenings.find(evening.id)).state.tables == evening.state.tables
