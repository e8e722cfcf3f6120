"""The database creates and upgrades itself, is refused in one sentence, and saves before anyone hears."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import pytest

from engine.running.table import Table
from engine.store.journal import Journal
from engine.table.model.errors import JournalError, Refusal, Refused
from engine.table.model.news import Dealt, News
from engine.table.model.preferences import NO_THEME, Person, Server, Theme
from engine.table.model.status import Status
from tests.engine.running.support import (
    ANNA,
    BRAM,
    EVA,
    FOUR,
    GUILD,
    Process,
    act_somehow,
    address,
    everything_seen,
    post_digest,
    setup,
    user_to_move,
)
from tests.engine.store.databases import EACH_KIND, complaint, execute, must_be_free
from tests.patience import LAST_RESORT


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "mysql://u:secret@host/db",
        "postgresql://u:sec@ret:port/db",
        "sqlite+aiosqlite://",
        "sqlite:///x",
    ],
)
async def test_an_address_that_is_no_file_is_answered_with_what_is_possible(url: str) -> None:
    said = await complaint(url)
    assert "expected sqlite+aiosqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE" in said
    assert "sec" not in said


class Auditor:
    """An announcer that looks up in the database whether what it hears is saved there."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.checked = 0

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        query = "(SELECT count(*) FROM actions WHERE table_id = {0}), (SELECT count(*) FROM packs WHERE table_id = {0})"
        ((number, packs, status),) = execute(
            self.url, f"SELECT {query}, status FROM tables WHERE id = {{0}}".format(table.id)
        )
        assert (number, packs, status) == (table.number, table.deal, table.status)
        self.checked += len(news)
        await post_digest(table, news)


@EACH_KIND
async def test_nothing_is_announced_that_is_not_saved(process: Process, caplog: pytest.LogCaptureFixture) -> None:
    auditor = Auditor(process.url)
    table = await (await process.another(auditor)).started((ANNA, BRAM))
    while table.status is Status.PLAYING:
        await act_somehow(table)
    assert auditor.checked > table.number
    assert caplog.records == []


def rename(process: Process, table: str, to: str) -> None:
    """Rename a table of the database or name it back, so that saving fails or works again."""
    execute(process.url, f"ALTER TABLE {table} RENAME TO {to}")


@EACH_KIND
async def test_what_cannot_be_saved_is_not_announced_and_changes_nothing(process: Process) -> None:
    table = await process.started(FOUR)
    before, told = everything_seen(table), len(process.notebook.news)
    rename(process, "actions", "away")
    for _ in range(2):
        with pytest.raises(JournalError):
            await act_somehow(table)
    assert (everything_seen(table), len(process.notebook.news)) == (before, told)
    rename(process, "away", "actions")
    await act_somehow(table)
    assert len(process.notebook.news) == told + 1


async def test_the_clock_tries_again_what_could_not_be_saved(slow: Process, caplog: pytest.LogCaptureFixture) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    rename(slow, "actions", "away")
    await slow.passes(61)
    assert table.number == 1
    assert "cannot go on" in caplog.text
    rename(slow, "away", "actions")
    await slow.passes(5)
    assert table.number == 2


@EACH_KIND
async def test_an_error_of_the_journal_tells_no_card(process: Process, caplog: pytest.LogCaptureFixture) -> None:
    table = await process.started(FOUR)
    rename(process, "packs", "away")
    while table.result is None:
        await act_somehow(table)
    with pytest.raises(JournalError) as error:
        await table.next_deal(ANNA)
    hidden = re.compile(r"\b[AKQJT9][SHDC]\b")
    assert "cannot be used" in str(error.value)
    assert not hidden.search(str(error.value))
    assert "cannot go on" in caplog.text
    assert not hidden.search(caplog.text)


async def test_a_deal_that_cannot_be_saved_is_dealt_later(process: Process) -> None:
    table = await process.started(FOUR)
    rename(process, "packs", "away")
    while table.result is None:
        await act_somehow(table)
    assert table.deal == 1
    rename(process, "away", "packs")
    await process.passes(5)
    assert (table.deal, len(process.notebook.of(Dealt))) == (2, 2)


@EACH_KIND
async def test_of_two_processes_the_slower_reads_again_and_refuses(process: Process) -> None:
    table = await process.started(FOUR)
    theirs = (await process.another()).tables.get(table.id)
    user = user_to_move(table)
    assert user is not None
    number = table.number
    await act_somehow(table)
    with pytest.raises(Refused) as refused:
        await theirs.act(user, "pass", number)
    assert refused.value.reason is Refusal.STALE
    assert everything_seen(theirs) == everything_seen(table)
    await act_somehow(theirs)
    assert theirs.number == number + 2


async def test_a_button_newer_than_what_a_process_knows_makes_it_read_again(process: Process) -> None:
    table = await process.started(FOUR)
    theirs = (await process.another()).tables.get(table.id)
    await act_somehow(table)
    user = user_to_move(table)
    assert user is not None
    await theirs.act(user, str(table.legal(table.actors[0])[0]), table.number)
    assert theirs.number == table.number + 1


@EACH_KIND
async def test_of_two_people_who_sit_down_in_two_processes_the_slower_is_refused(process: Process) -> None:
    table = await process.open()
    other = await process.another()
    theirs = other.tables.get(table.id)
    await table.sit(BRAM, "Bram", 2)
    with pytest.raises(Refused) as refused:
        await theirs.sit(EVA, "Eva", 2)
    assert refused.value.reason is Refusal.STALE
    assert theirs.seats == table.seats
    assert len(other.notebook.news) == 0


@EACH_KIND
async def test_a_message_is_remembered_although_another_process_was_faster(process: Process) -> None:
    table = await process.open()
    theirs = (await process.another()).tables.get(table.id)
    await table.set_message("table", 1, 2)
    await theirs.set_message("slate", 3, 4)
    assert theirs.message_ids == {"table": (1, 2), "slate": (3, 4)}
    await theirs.set_message("table", 1, None)
    assert theirs.message_ids == {"slate": (3, 4)}


@EACH_KIND
async def test_the_clocks_of_two_processes_play_a_turn_once(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    other = await slow.another()
    slow.hour.time += 60
    await slow.fire_due()
    await other.fire_due()
    assert table.number == other.tables.get(table.id).number == 2


async def test_a_table_opened_by_another_process_is_found(process: Process) -> None:
    other = await process.another()
    table = await process.started(FOUR)
    assert everything_seen(await other.tables.find(table.id)) == everything_seen(table)
    assert other.tables.get(table.id) is await other.tables.find(table.id)


@EACH_KIND
async def test_preferences_of_people_and_servers_are_remembered(process: Process) -> None:
    tables = process.tables
    assert await tables.person(ANNA) == Person(ANNA, None, False)
    assert (await tables.server(GUILD)).language is None
    await tables.change_person(ANNA, lambda _: Person(ANNA, "nl", True))
    await tables.change_person(ANNA, lambda _: Person(ANNA, "fr", True))
    await tables.change_server(GUILD, lambda _: Server(GUILD, "de", 30))
    again = (await process.another()).tables
    assert await again.person(ANNA) == await tables.person(ANNA) == Person(ANNA, "fr", True)
    assert await again.server(GUILD) == Server(GUILD, "de", 30)


@EACH_KIND
async def test_themes_of_people_and_servers_are_remembered(process: Process) -> None:
    tables = process.tables
    anna = Person(ANNA, "nl", chosen_language="fr", theme=Theme("AKDB", True, "blue"))
    server = Server(GUILD, theme=Theme(felt="wine"))
    await tables.change_person(ANNA, lambda _: anna)
    await tables.change_server(GUILD, lambda _: server)
    again = (await process.another()).tables
    assert again.known_person(ANNA) == Person(ANNA)
    assert await again.person(ANNA) == again.known_person(ANNA) == anna
    assert await again.server(GUILD) == again.known_server(GUILD) == server
    await again.change_person(ANNA, lambda person: replace(person, theme=NO_THEME))
    assert (await (await process.another()).tables.person(ANNA)).theme == NO_THEME


async def test_a_table_keeps_the_theme_it_was_opened_with(process: Process) -> None:
    theme = Theme("1RDV", False, "grey")
    table = await process.tables.open(replace(setup(), theme=theme), "Anna")
    assert (await (await process.another()).tables.find(table.id)).setup.theme == theme


def test_what_somebody_chose_goes_over_what_others_did() -> None:
    assert Theme("AKDB", False).over(Theme("1RDV", True, "blue")) == Theme("AKDB", False, "blue")
    assert NO_THEME.over(Theme(felt="wine")) == Theme(felt="wine")


@EACH_KIND
async def test_closing_waits_for_what_is_under_way_and_then_everything_is_refused(tmp_path: Path) -> None:
    journal = await Journal.open(address(tmp_path))
    reading = asyncio.create_task(journal.last_table())
    await asyncio.sleep(0)
    await journal.close()
    assert await reading == 0
    with pytest.raises(JournalError, match="has been closed"):
        await journal.last_table()


@EACH_KIND
async def test_whoever_stops_waiting_in_the_middle_of_a_change_leaves_the_database_free(tmp_path: Path) -> None:
    url = address(tmp_path)
    journal = await Journal.open(url, busy_seconds=LAST_RESORT)
    for steps in range(100):
        saving = asyncio.create_task(journal.set_person(Person(ANNA)))
        for _ in range(steps):
            await asyncio.sleep(0)
        saving.cancel()
        await asyncio.sleep(0)
        saving.cancel()
        await asyncio.gather(saving, return_exceptions=True)
        await must_be_free(url)
    await journal.close()
