"""What is left behind just while messages are shown anew is shown anew as well."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.renewing.renewing import Renewing
from cogs.table.slate import SLATE
from engine.store.posted import Post

POST = Post(3, 2, 900, SLATE, table_id=1, fact="1")
LOOKS = 2
"""How often it looks, where nothing is due."""


class Journal:
    """What is due; `later` comes to it, and is told, just after the look of this number."""

    def __init__(self, at: int) -> None:
        self.at, self.looks = at, 0
        self.marked: set[Post] = set()
        self.renewing: Renewing

    async def due(self) -> tuple[Post, ...]:
        found = tuple(self.marked)
        self.looks += 1
        if self.looks == self.at:
            self.marked.add(POST)
            self.renewing.go_on()
        return found

    async def shown(self, post: Post) -> None:
        self.marked.discard(post)


class Announcer:
    """A table that leaves all its messages alone just when one is to be shown anew."""

    async def renew(self, table: Any, kind: str) -> None:
        table.message_ids.clear()

    def shown(self) -> None: ...


def renewing(journal: Journal) -> Renewing:
    tables = SimpleNamespace(posted=journal)
    bot: Any = SimpleNamespace(tables=tables, announcer=Announcer())
    journal.renewing = Renewing(bot)
    return journal.renewing


async def test_a_message_that_falls_due_at_the_last_moment_is_shown_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.renewing.renewing.is_old", lambda _: False)
    monkeypatch.setattr(Renewing, "_renew", lambda *_: asyncio.sleep(0))
    for at in range(1, LOOKS + 1):
        journal = Journal(at)
        at_work = renewing(journal)
        at_work.go_on()
        assert at_work._task is not None
        await asyncio.wait_for(at_work._task, 10)
        at_work.close()
        assert journal.looks > LOOKS
        assert not journal.marked, at


async def at_rest(at_work: Renewing) -> None:
    while at_work._task is not None:
        await asyncio.wait_for(asyncio.shield(at_work._task), 10)


async def test_what_is_made_while_somebody_is_being_forgotten_is_made_once_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cogs.renewing.renewing.is_old", lambda _: False)
    made: list[Post] = []

    async def renew(_: Renewing, post: Post) -> None:
        made.append(post)

    monkeypatch.setattr(Renewing, "_renew", renew)
    journal = Journal(0)
    journal.marked.add(POST)
    at_work = renewing(journal)
    # Their messages are due already, and all else still knows them.
    with at_work.forgetting():
        at_work.go_on()
        await at_rest(at_work)
        assert (len(made), journal.marked) == (1, {POST})
    await at_rest(at_work)
    assert (len(made), journal.marked) == (2, set())

    async def while_it_is_made(at_work: Renewing, post: Post) -> None:
        made.append(post)
        if len(made) == 3:
            with at_work.forgetting():
                journal.marked.add(post)

    monkeypatch.setattr(Renewing, "_renew", while_it_is_made)
    journal.marked.add(POST)
    at_work.go_on()
    await at_rest(at_work)
    assert (len(made), journal.marked) == (4, set())
    at_work.close()


async def test_a_message_that_its_table_has_left_behind_meanwhile_is_not_left_to_it() -> None:
    table: Any = SimpleNamespace(message_ids={SLATE: POST.where}, status=None)
    assert not await renewing(Journal(0))._is_shown_now(table, POST)
