"""A message of a deal is known by its deal before the table knows it: a kill may come in between."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.messages.layout import page
from cogs.messages.posts import Posts
from engine.table.model.errors import JournalBusy
from tests.cogs.world import world


async def test_whoever_finds_a_message_at_a_table_knows_which_deal_it_is_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        found: list[bool] = []

        async def remember(_: str, __: int, message_id: int) -> None:
            found.append(await here.tables.posted.leave_behind(message_id, 2))
            raise JournalBusy("killed")

        monkeypatch.setattr(table, "set_message", remember)
        with pytest.raises(JournalBusy):
            await Posts(here.bot, table).send("slate", page("Deal 1"), fact="1")
        assert found == [True]
