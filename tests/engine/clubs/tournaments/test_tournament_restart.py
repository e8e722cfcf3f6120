"""If the bot is killed at any moment, a tournament continues exactly once."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from engine.clubs.tournaments.progress import Tournament
from engine.running.table import Table
from engine.store import migrations
from engine.table.model.errors import JournalError, Refusal, Refused
from engine.table.model.news import News
from engine.table.model.preferences import Theme
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.clubs.tournaments.tournaments import a_step, of_computers, opened, played_out, tournament_setup
from tests.engine.running.support import ANNA, BRAM, GUILD, NAMES, Hour, Process, database, post_digest
from tests.engine.store.databases import EACH_KIND, execute, held

AT_ONCE = Pauses(0, 0, 0.7, 0)
STEPWISE = Pauses(thinking=1, after_deal=10, reminder=0.5, after_round=30)


async def restarted(killed: Process) -> Process:
    """A new process on the file of one that had no time to close anything."""
    born = await Process.start(killed.url, killed.hour, killed.rng, killed.pauses)
    await killed.close()
    return born


def end_of(tournament: Tournament) -> list[object]:
    tables = [
        (one.round, one.number, one.status, one.scores) for played in (1, 2, 3) for one in tournament.tables_of(played)
    ]
    return [tournament.status, tournament.entrants, tables, tournament.standings()]


async def test_a_tournament_killed_again_and_again_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    undisturbed = await Process.start(database(tmp_path, "a.sqlite3"), Hour(), random.Random(7), STEPWISE)
    tournament = await opened(undisturbed, tournament_setup(), (BRAM,))
    await tournament.start(ANNA)
    await played_out(undisturbed, tournament)
    end = end_of(tournament)
    await undisturbed.close()

    process = await Process.start(database(tmp_path, "b.sqlite3"), Hour(), random.Random(7), STEPWISE)
    tournament = await opened(process, tournament_setup())
    process = await restarted(process)
    tournament = await process.tables.tournaments.find(tournament.id)
    await tournament.enter(BRAM, NAMES[BRAM])
    await tournament.start(ANNA)
    last, steps, kills = None, 0, 0
    while tournament.status is Status.PLAYING:
        await process.fire_due()
        before = tournament.round, tournament.state.deadline, tournament.entrants, tournament.finished_rounds
        # Other tests kill tables at every step of a deal.
        if before != last or not steps % 8:
            process = await restarted(process)
            kills += 1
            tournament = await process.tables.tournaments.find(tournament.id)
            assert (
                tournament.round,
                tournament.state.deadline,
                tournament.entrants,
                tournament.finished_rounds,
            ) == before
        last, steps = before, steps + 1
        await a_step(process)
    assert end_of(tournament) == end
    assert steps > 60
    assert kills > 12
    # Its end may not have been shown yet: the process loads it again until it has been.
    process = await restarted(process)
    (again,) = process.tables.tournaments.all()
    assert end_of(again) == end
    await again.close()
    process = await restarted(process)
    assert process.tables.tournaments.all() == ()
    await process.close()


class Copyist:
    """An announcer that keeps, at each announcement, the file as a kill would leave it."""

    def __init__(self, file: Path, folder: Path) -> None:
        self.file, self.folder = file, folder
        self.copies: list[Path] = []

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        self.copy()
        await post_digest(table, news)

    async def tournament_changed(self, tournament: Tournament) -> None:
        self.copy()

    def copy(self) -> None:
        copy = self.folder / f"{len(self.copies)}.sqlite3"
        for ending in ("", "-wal"):
            source = Path(f"{self.file}{ending}")
            if source.exists():
                Path(f"{copy}{ending}").write_bytes(source.read_bytes())
        self.copies.append(copy)


async def test_killed_between_any_two_journal_writes_every_round_is_opened_once_and_all_are_played(
    process: Process, tmp_path: Path
) -> None:
    copyist = Copyist(tmp_path / "cards.sqlite3", tmp_path)
    other = await Process.start(process.url, Hour(), random.Random(3), AT_ONCE, copyist)
    other.tables.tournaments.announce_by(copyist.tournament_changed)
    tournament = await of_computers(other, tournament_setup(8, rounds=2))
    assert tournament.status is Status.OVER
    assert len(copyist.copies) > 80
    await other.close()
    half_opened = between_rounds = 0
    known = set[tuple[int, ...]]()
    for copy in copyist.copies:
        with closing(sqlite3.connect(copy)) as connection, connection:
            waiting = connection.execute("SELECT count(*) FROM tables WHERE status = 'lobby'").fetchone()[0]
            playing = connection.execute("SELECT count(*) FROM tables WHERE status = 'playing'").fetchone()[0]
            ended = connection.execute("SELECT count(*) FROM tables WHERE status = 'over'").fetchone()[0]
            (written,) = connection.execute("SELECT revision FROM tournaments").fetchone()
            started = connection.execute("SELECT count(*) FROM tournaments WHERE status = 'playing'").fetchone()[0]
        connection.close()
        half_opened += waiting == 1
        between_rounds += bool(started and not waiting and not playing)
        # Other tests kill tables within a deal: here counts what the tournament and the number of its tables tell.
        if not started or (kind := (waiting, playing, ended, written)) in known:
            continue
        known.add(kind)
        reborn = await Process.start(f"sqlite+aiosqlite:///{copy}", Hour(), random.Random(1), AT_ONCE)
        again = await reborn.tables.tournaments.find(tournament.id)
        for _ in range(300):
            await reborn.fire_due()
            for table in reborn.tables.of_user(ANNA):
                await table.leave(ANNA)
            if again.status is Status.OVER:
                break
        assert again.status is Status.OVER
        assert again.finished_rounds == 2
        for played in (1, 2):
            assert [one.number for one in again.tables_of(played)] == [1, 2]
            assert all(len(one.scores) == 4 for one in again.tables_of(played))
        assert not again.tables_of(3)
        await reborn.close()
    assert half_opened >= 2
    assert between_rounds >= 1


@EACH_KIND
async def test_a_tournament_stopped_just_before_a_kill_stops_its_tables_after_it(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    tournament = await opened(process, tournament_setup(8), (BRAM,))
    await tournament.start(ANNA)
    # When it was killed the process had saved the tournament, but not its tables yet.
    execute(process.url, "UPDATE tournaments SET status = 'stopped', revision = revision + 1")
    process = await restarted(process)
    await process.fire_due()
    assert process.tables.in_guild(tournament.setup.guild_id or 0) == ()
    assert (await process.tables.tournaments.find(tournament.id)).status is Status.STOPPED
    await process.close()


@EACH_KIND
async def test_a_tournament_that_cannot_be_read_does_not_stop_the_others(
    process: Process, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = [await opened(process, tournament_setup()) for _ in range(2)]
    execute(process.url, f"UPDATE tournaments SET preset = 'bridge' WHERE id = {bad.id}")
    other = await process.another()
    assert [one.id for one in other.tables.tournaments.all()] == [good.id]
    assert f"tournament {bad.id} is left out" in caplog.text


@EACH_KIND
async def test_of_two_processes_only_one_begins_a_tournament(process: Process) -> None:
    tournament = await opened(process, tournament_setup())
    other = await process.another()
    await other.fire_due()  # Its first look at what is due would otherwise come in between, or not.
    same = await other.tables.tournaments.find(tournament.id)
    await tournament.start(ANNA)
    with pytest.raises(Refused) as stale:
        await same.start(ANNA)
    assert stale.value.reason is Refusal.STALE
    assert (same.status, same.round) == (Status.PLAYING, 1)
    assert len(same.tables_of(1)) == 1


@EACH_KIND
@pytest.mark.usefixtures("in_threads")
async def test_what_could_not_be_written_is_tried_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    pauses = Pauses(0, 0, 0.7, 30)
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), pauses, busy_seconds=0.1)
    tournament = await of_computers(process, tournament_setup())
    assert tournament.state.deadline is not None
    with held(process.url):
        process.hour.time = tournament.state.deadline
        await process.fire_due()
        assert tournament.round == 1
        assert "cannot go on" in caplog.text
        with pytest.raises(JournalError):
            await tournament.stop(ANNA, force=True)
    await process.passes(5)
    assert tournament.round == 2
    await process.close()


async def test_a_database_from_before_tournaments_is_brought_up_to_date_with_its_tables(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    database_engine = create_engine(f"sqlite:///{tmp_path / 'cards.sqlite3'}")
    with database_engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables (revision, status, closed, game, preset, options, channel_id, host_id, access, invited,"
            " language, turn_seconds, seats, messages, opened_at) VALUES (0, 'lobby', 0, 'couillon', 'couillon', '{}',"
            " 700, 11, 'open', '[]', 'en', 60, '[null, null, null, null]', '{}', 0)"
        )
    database_engine.dispose()
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), AT_ONCE)
    old = process.tables.get(1)
    assert (old.setup.tournament, old.status) == (None, Status.LOBBY)
    tournament = await opened(process, tournament_setup())
    await tournament.start(ANNA)
    assert [one.table_id for one in tournament.tables_of(1)] == [2]
    await process.close()


async def test_its_tables_look_as_the_server_chose_when_it_was_opened(tmp_path: Path) -> None:
    theme = Theme("AHVB", True, "wine")
    process = await Process.start(database(tmp_path), Hour(), random.Random(7), STEPWISE)
    tournament = await opened(process, replace(tournament_setup(), theme=theme))
    process = await restarted(process)
    tournament = await process.tables.tournaments.find(tournament.id)
    await tournament.start(ANNA)
    assert tournament.setup.theme == theme
    assert {table.setup.theme for table in process.tables.in_guild(GUILD)} == {theme}
    await process.close()
