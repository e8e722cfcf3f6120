"""Addresses of databases that cannot be used: the sentence says how to write them, and nothing of a password."""

from __future__ import annotations

import pytest

from engine.store.databases import file_of, open_database, place_on, server_of
from engine.store.sql.backend import Patience
from engine.table.model.errors import JournalError

SECRETS = ("pa", "ss", "wo")
"""Parts of the password of every address."""
BARE = [
    *("postgresql://me:pa@ss@host/cards", "postgresql://me:pa@ss/wo@host/cards", "postgresql://me:pa@ss:wo@host/cards"),
    *(
        "postgresql+asyncpg://me:@pa@host/cards",
        "postgresql://me:pa@ss?wo@host/cards",
        "postgresql://pa@ss:wo@host:5432/x",
    ),
]


@pytest.mark.parametrize("url", BARE)
async def test_a_password_with_a_bare_at_is_told_how_to_be_written_and_not_shown(url: str) -> None:
    for use in (file_of, server_of):
        with pytest.raises(JournalError) as refused:
            use(url)
        assert "%40" in str(refused.value)
        assert not [part for part in SECRETS if f"{part}@" in str(refused.value) or f"@{part}" in str(refused.value)]
        assert refused.value.__cause__ is None
    with pytest.raises(JournalError, match="%40"):
        await open_database(url, "NORMAL", Patience(1.0), 1.0)
    with pytest.raises(JournalError, match="%40"):
        async with place_on(url):
            pass


def test_an_at_that_is_written_so_is_part_of_the_password_and_one_in_a_file_is_its_name() -> None:
    address = server_of("postgresql://me:pa%40ss@host:5433/cards")
    assert address is not None
    assert (address.server, address.database, address.more) == ("host:5433", "cards", {"password": "pa@ss"})
    file = file_of("sqlite+aiosqlite:////srv/a@b@c.sqlite3")
    assert file is not None
    assert file.name == "a@b@c.sqlite3"
