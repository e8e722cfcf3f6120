"""Before a file is brought up to date it is copied; copies are private, few, and go with the next person forgotten."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.standings.standings import Standings
from engine.store.journal import Journal, JournalError
from engine.store.privacy import Privacy
from engine.store.schema import REVISION
from engine.store.sqlite import files
from engine.table.model.preferences import Person
from tests.engine.running.support import ANNA, GUILD, address, as_it_was_at, database

NAME = "cards.sqlite3"


async def of_an_older_program(folder: Path) -> Path:
    """A file at the revision before, with one person in it."""
    journal = await Journal.open(database(folder))
    await journal.set_person(Person(ANNA, "nl"))
    await journal.close()
    as_it_was_at("0019", folder / NAME)
    return folder / NAME


def beside(file: Path) -> list[str]:
    return sorted(one.name for one in file.parent.iterdir() if ".before-" in one.name)


async def test_a_file_is_copied_for_its_owner_alone_before_it_is_brought_up_to_date(tmp_path: Path) -> None:
    file = await of_an_older_program(tmp_path)
    await (await Journal.open(address(tmp_path))).close()
    assert beside(file) == [f"{NAME}.before-{REVISION}"]
    copy = tmp_path / f"{NAME}.before-{REVISION}"
    assert oct(copy.stat().st_mode & 0o777) == "0o600"
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0019",)]
        assert connection.execute("SELECT user_id, language FROM people").fetchall() == [(ANNA, "nl")]


async def test_a_copy_put_back_is_brought_up_to_date_like_the_file(tmp_path: Path) -> None:
    file = await of_an_older_program(tmp_path)
    await (await Journal.open(address(tmp_path))).close()
    (tmp_path / f"{NAME}.before-{REVISION}").rename(file)
    journal = await Journal.open(address(tmp_path))
    assert await journal.person(ANNA) == Person(ANNA, "nl")
    await journal.close()


async def test_new_files_and_those_of_today_are_not_copied(tmp_path: Path) -> None:
    for _ in range(2):
        await (await Journal.open(address(tmp_path))).close()
    assert beside(tmp_path / NAME) == []


async def test_the_newest_two_copies_stay(tmp_path: Path) -> None:
    file = await of_an_older_program(tmp_path)
    for revision in ("0007", "0015", "0019"):
        (tmp_path / f"{NAME}.before-{revision}").write_text("older")
    (tmp_path / f"{NAME}.before-the-move").write_text("somebody's own")
    await (await Journal.open(address(tmp_path))).close()
    assert beside(file) == [f"{NAME}.before-0019", f"{NAME}.before-{REVISION}", f"{NAME}.before-the-move"]


async def test_half_a_copy_that_a_kill_has_left_is_made_anew(tmp_path: Path) -> None:
    await of_an_older_program(tmp_path)
    copy = tmp_path / f"{NAME}.before-{REVISION}"
    copy.write_text("half")
    await (await Journal.open(address(tmp_path))).close()
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM people").fetchall() == [(1,)]


async def test_a_file_that_cannot_be_copied_is_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = await of_an_older_program(tmp_path)
    monkeypatch.setattr(files, "_begun", lambda _: tmp_path / "no such folder" / "copy")
    with pytest.raises(JournalError, match="cannot be opened"):
        await Journal.open(address(tmp_path))
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0019",)]


@pytest.mark.parametrize("what", ["somebody", "a server"])
async def test_copies_go_when_somebody_or_a_server_is_forgotten(tmp_path: Path, what: str) -> None:
    file = await of_an_older_program(tmp_path)
    journal = await Journal.open(address(tmp_path))
    assert len(beside(file)) == 1
    if what == "somebody":
        await Standings(journal).anonymise(ANNA)
    else:
        await Privacy(journal).forget_server(GUILD)
    assert beside(file) == []
    await journal.close()
