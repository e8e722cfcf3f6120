"""Several tables in a channel, and somebody at more than one."""

from __future__ import annotations

import random
from pathlib import Path

from engine.running.table import Table
from tests.cogs.acting import act_until
from tests.cogs.world import WAITING, World, said, texts, world


async def test_two_tables_in_one_channel_do_not_disturb_each_other(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        first = await here.playing("Anna", "Ben")
        second = await here.playing("Chloé", "Dirk")
        assert here.board(first).id != here.board(second).id
        before = second.number, texts(here.board(second))
        deal = first.deal
        for _ in range(4):
            await here.press(first)
        await act_until(here, first, lambda: first.deal != deal)
        assert (second.number, texts(here.board(second))) == before
        await here.press(second)
        assert second.number > before[0]


async def test_somebody_at_two_tables_says_which_or_is_understood_by_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        first = await here.playing("Anna", "Ben")
        second = await here.playing("Anna", "Dirk")
        assert said(await here["Anna"].slash(here.channel, "hand")).strip() == "Which table do you mean?"
        offered = await here["Anna"].autocomplete(here.channel, "hand", "table", "")
        assert [one["value"] for one in offered] == [str(first.id), str(second.id)]
        assert f"table {second.id}" in said(await here["Anna"].slash(here.channel, "hand", table=str(second.id)))
        assert "not one of your tables" in said(await here["Anna"].slash(here.channel, "hand", table="99"))

        elsewhere = here.guild.create_text_channel("stil")
        await here["Chloé"].slash(elsewhere, "table open", computers=2)
        third = here.tables.in_guild(here.guild.id)[-1]
        lobby = next(message for message in elsewhere.history() if "Side 1" in texts(message))
        await here["Anna"].click(lobby, custom_id=f"sit:{third.id}:4")
        await here["Chloé"].slash(elsewhere, "table start")
        assert f"table {third.id}" in said(await here["Anna"].slash(elsewhere, "hand"))


def at_hers(here: World, table: Table) -> bool:
    """Whether Anna is the one who may cut there."""
    return table.may_cut is not None and table.may_cut == table.seat_of(here["Anna"].id)


async def test_of_several_tables_the_one_where_it_can_be_done_is_meant(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        anna, one = here["Anna"], await here.playing("Anna", "Ben", game="kleurenwiezen", variant="pagat")
        other = await here.playing("Anna", "Dirk", game="kleurenwiezen", variant="pagat")
        for table in (one, other):
            await here.play_on(table, random.Random(1))
        waiting = [table for table in (one, other) if at_hers(here, table)]
        while len(waiting) != 1:
            table = waiting[0] if waiting else one
            with here.env._bot_scope():
                if table.may_cut is None:
                    await table.next_deal(anna.id)
                else:
                    await table.cut(here[here.name_on(table, table.may_cut)].id, 10)
            await here.play_on(table, random.Random(1))
            waiting = [table for table in (one, other) if at_hers(here, table)]
        (table,) = waiting
        deal = table.deal
        assert said(await anna.slash(here.channel, "cut", cards=10)).strip() == "You cut 10 cards."
        assert table.deal == deal + 1
        # A table that somebody typed counts, and the answer says why it does not work.
        not_hers = other if table is one else one
        told = said(await anna.slash(here.channel, "cut", cards=10, table=str(not_hers.id)))
        assert "not one of your tables" not in told
        assert "cuts the pack" in told or "no pack" in told


async def test_an_answer_goes_to_the_table_that_waits_for_it(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        anna, ben = here["Anna"], here["Ben"]
        mine, theirs = await here.playing("Anna", "Chloé"), await here.playing("Anna", "Ben")
        await anna.slash(here.channel, "pause", table=str(mine.id))
        await ben.slash(here.channel, "pause")
        assert mine.proposal is not None
        assert said(await anna.slash(here.channel, "answer", answer="yes")).startswith(
            f"You have agreed, at table {theirs.id},"
        )
        assert theirs.paused is not None
        # Only her own proposal is left, and only a no means anything to that.
        await anna.slash(here.channel, "answer", answer="no")
        assert mine.proposal is None


async def test_what_is_played_goes_to_no_table_of_another_channel(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        one = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        here.channel, first = here.guild.create_text_channel("stil"), here.channel
        other = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        while here.to_move(one) == "Anna":
            await one.act(here["Anna"].id, str(one.legal(one.actors[0])[0]), None)
        while here.to_move(other) != "Anna":
            await other.act(here[here.to_move(other)].id, str(other.legal(other.actors[0])[0]), None)
        before = other.number
        assert "turn, not yours" in said(await here["Anna"].slash(first, "bid", call="pass"))
        assert other.number == before
        assert "turn, not yours" not in said(await here["Anna"].user.slash("bid", call="pass"))


async def test_the_list_names_every_table_of_the_server(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        assert "no table on this server" in said(await here["Anna"].slash(here.channel, "table list"))
        playing = await here.playing("Anna", "Ben")
        waiting = await here.table("Chloé")
        listed = said(await here["Dirk"].slash(here.channel, "table list"))
        assert "being played" in listed
        assert "waiting for people" in listed
        assert f"/{playing.message_ids['table'][1]})" in listed
        assert f"/{waiting.message_ids['lobby'][1]})" in listed
        assert here.channel.mention in listed


async def test_a_long_list_says_as_much_as_a_message_holds(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.allow_much()
        for _ in range(25):
            await here.table("Anna")
        listed = said(await here["Dirk"].slash(here.channel, "table list"))
        assert 1800 < len(listed) <= 2000
        assert listed.endswith("…")


async def test_commands_of_play_work_in_direct_messages(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        name = here.to_move(table)
        number = table.number
        assert "Your turn" in said(await here[name].user.slash("hand"))
        await here[name].user.slash("bid", call="accept")
        assert table.number > number
