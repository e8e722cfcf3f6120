"""Addresses of databases that cannot be used: the sentence says how to write them, and nothing of a password."""

from __future__ import annotations

import pytest

from engine.store.databases import file_of, open_database, place_on, server_of
from engine.store.sql.backend import Patience
from engine.table.model.errors import JournalError, WrongDatabase

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


@pytest.mark.parametrize(
    "url",
    [
        *(
            "postgresql://me:pass-wo@a\nb/cards",
            "postgresql://me:pass-wo%00@host/cards",
            "postgresql://me@host/c%0ards",
        ),
        *(f"postgresql://me:pass-wo@{'a' * 64}/cards", "postgresql://me:pass-wo@host..name/cards"),
        *("postgresql://me:pass-wo@/cards?host=a%0Ab", f"postgresql://me:pass-wo@/cards?host={'a' * 64}"),
        *("sqlite+aiosqlite:///a\nb", "sqlite+aiosqlite:///a%00b", "sqlite+aiosqlite:///\x7f"),
        *(
            "postgresql://me:pass-wo@host",
            "postgresql://me:pass-wo@host/cards?pass=wo",
            "mysql://me:pass-wo@host/cards",
        ),
    ],
)
async def test_what_cannot_be_an_address_is_one_sentence_and_does_not_end_in_python(url: str) -> None:
    with pytest.raises(WrongDatabase) as refused:
        async with place_on(url):
            pass
    assert len(str(refused.value).splitlines()) == 1
    assert "pass-wo" not in str(refused.value)


@pytest.mark.parametrize("host", ["/var/run/post..gresql", f"/{'a' * 80}", "::1", "a,b", "käse.example"])
def test_any_host_and_any_folder_of_a_socket_may_be_named(host: str) -> None:
    address = server_of(f"postgresql://me@/cards?host={host}")
    assert address is not None
    assert address.host == host


def test_an_at_that_is_written_so_is_part_of_the_password_and_one_in_a_file_is_its_name() -> None:
    address = server_of("postgresql://me:pa%40ss@host:5433/cards")
    assert address is not None
    assert (address.server, address.database, address.more) == ("host:5433", "cards", {"password": "pa@ss"})
    file = file_of("sqlite+aiosqlite:////srv/a@b@c.sqlite3")
    assert file is not None
    assert file.name == "a@b@c.sqlite3"
