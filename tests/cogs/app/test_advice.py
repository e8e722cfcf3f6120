"""The remedy that a refusal names works where the refusal appears: in a channel or in direct messages."""

from __future__ import annotations

from pathlib import Path

from engine.table.model.status import Status
from tests.cogs.world import WAITING, buttons, said, texts, world

IN_A_CHANNEL = "in a channel of a server"


async def test_in_direct_messages_nobody_is_sent_to_a_command_that_is_not_there(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        anna = here["Anna"]
        for command in ("hand", "pause", "my-tables", "claim", "cut"):
            direct, there = said(await anna.user.slash(command)), said(await anna.slash(here.channel, command))
            assert IN_A_CHANNEL in direct, command
            assert IN_A_CHANNEL not in there, command
            assert "open one with /table open" in there, command
        assert IN_A_CHANNEL in said(await anna.user.slash("replay"))
        for command in ("stats", "history"):
            assert IN_A_CHANNEL in texts((await anna.user.slash(command)).response), command
            assert IN_A_CHANNEL not in texts((await anna.slash(here.channel, command)).response), command


async def test_a_hand_of_a_match_that_is_over_tells_in_direct_messages_where_a_new_table_is_opened(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna")
        hand = here.hand(table, here.to_move(table))
        possible = buttons(hand, "act")[0]
        await table.stop(here["Anna"].id)
        assert table.status is Status.STOPPED
        refused = said(await here["Anna"].user.click(hand, custom_id=possible))
        assert refused.strip().endswith("A new table is opened in a channel of a server, with `/table open`.")


async def test_a_table_that_never_was_is_not_called_gone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for command in ("replay", "verify"):
            told = said(await here["Anna"].slash(here.channel, command, table="77")).strip()
            assert told == "There is no table 77 here; /table list shows those there are."
