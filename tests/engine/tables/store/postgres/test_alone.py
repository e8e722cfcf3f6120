"""One bot on a database of PostgreSQL, as on a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.tables.model.errors import JournalBusy, JournalError
from engine.tables.store.databases import alone_with
from tests.engine.tables.databases import address
from tests.postgres import cluster

pytestmark = pytest.mark.postgresql_alone("files have locks of their own")

AT_ONCE = 0.01


async def test_a_second_bot_on_the_same_database_is_refused_until_the_first_has_ended(tmp_path: Path) -> None:
    url = address(tmp_path)
    async with alone_with(url):
        with pytest.raises(JournalError, match=r"Another bot runs on the database .*: stop that one first"):
            async with alone_with(url, AT_ONCE):
                pass
    async with alone_with(url):
        pass


async def test_bots_on_two_databases_of_one_server_are_not_in_each_others_way(tmp_path: Path) -> None:
    async with alone_with(address(tmp_path)), alone_with(cluster().url(cluster().fresh())):
        pass


async def test_a_server_that_is_away_is_a_sentence() -> None:
    with pytest.raises(JournalBusy, match="cannot be reached: start it, or correct DATABASE_URL"):
        async with alone_with("postgresql://cards@127.0.0.1:9/cards"):
            pass
