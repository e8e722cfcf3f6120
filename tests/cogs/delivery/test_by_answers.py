"""Somebody who shares no server with the bot plays in direct messages in which Discord takes none: all are answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.shared_deals.deals import SharedDeals
from engine.running.table import Table
from engine.table.model.status import Status
from tests.cogs import strangers
from tests.cogs.strangers import elsewhere
from tests.cogs.world import WAITING, World, buttons, said, texts, world

QUARTER = 15 * 60


def shown(user: Any) -> list[Any]:
    """What stands in somebody's direct messages."""
    return list(user.dm_channel.history())


def newest(user: Any, verb: str) -> Any:
    """The newest message with a button of this verb."""
    return next(one for one in reversed(shown(user)) if buttons(one, verb))


async def press(user: Any, verb: str) -> Any:
    """Press the first button of this verb there is."""
    message = newest(user, verb)
    return await user.click(message, custom_id=buttons(message, verb)[0])


async def play_on(user: Any, table: Table, deals: int) -> None:
    """Press what comes first until so many deals are over, and the next ones are asked for."""
    for _ in range(200):
        if table.status is not Status.PLAYING or (table.deal == deals and not table.actors):
            return
        if not table.actors:
            await press(user, "next")
        elif any(buttons(one, "sure") for one in shown(user)):
            # A contract that costs much is asked about once more.
            await press(user, "sure")
        else:
            await press(user, "act")
    raise AssertionError("it never ends")


async def test_a_duel_with_the_computer_is_played_by_answers_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with elsewhere(here) as away:
            mia = away.stranger("Mia")
            assert "is yours" in said(await mia.slash("duel"))
            (table,) = here.tables.of_user(mia.id)
            assert (table.setup.guild_id, table.setup.channel_id) == (None, mia.dm_channel.id)
            assert table.setup.turn_seconds == 0
            while table.deal == 1:
                await press(mia, "act" if table.actors else "next")
            await press(mia, "act")
            assert len([one for one in shown(mia) if "deal 2" in texts(one)]) == 2, "her hand and the table, each once"
            assert away.refused == [f"POST /channels/{mia.dm_channel.id}/messages"], "Discord is asked once"
            refused = said(await mia.slash("duel", opponent=here["Anna"]))
            assert refused.startswith("Here you play against the computer")


async def test_a_message_that_no_answer_can_edit_any_more_is_sent_anew(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with elsewhere(here) as away:
            mia = away.stranger("Mia")
            await mia.slash("duel")
            (table,) = here.tables.of_user(mia.id)
            await press(mia, "act")
            before = newest(mia, "tricks").id
            await here.env.advance_time(QUARTER + 60)
            assert newest(mia, "tricks").id == before
            for _ in range(2):
                # The second finds what the first could be answered with.
                await press(mia, "act")
            assert newest(mia, "tricks").id > before
            assert f"deal {table.deal}" in texts(newest(mia, "tricks"))


async def test_what_is_more_than_five_answers_comes_with_the_next_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strangers, "FOLLOW_UPS", 2)
    async with world(tmp_path) as here:
        with elsewhere(here) as away:
            mia = away.stranger("Mia")
            begun = (await mia.slash("duel")).response
            assert len(shown(mia)) == 2
            assert not any(buttons(one, "act") for one in shown(mia))
            # There is always something to press.
            await mia.click(begun, custom_id=buttons(begun, "hand")[0])
            assert len(shown(mia)) == 3, "her hand is the other answer"
            for _ in range(2):
                await mia.slash("my-tables")
            assert buttons(newest(mia, "act"), "act")


async def test_what_comes_later_than_a_quarter_of_an_hour_waits_for_the_next_press(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        with elsewhere(here) as away:
            mia = away.stranger("Mia")
            await mia.slash("duel")
            (table,) = here.tables.of_user(mia.id)
            await play_on(mia, table, 1)
            there = len(shown(mia))
            # A restart has forgotten by what it could answer.
            await here.restart()
            table = await here.tables.find(table.id)
            await here.env.advance_time(2 * QUARTER)
            assert table.deal == 2
            assert len(shown(mia)) == there
            assert here.bot.delivery.longest_wait() == 0, "nothing that the bot could do is late"
            await mia.slash("hand")
            assert "deal 2" in "\n".join(map(texts, shown(mia)))
            await play_on(mia, table, 2)


async def daily(here: World, away: strangers.Elsewhere, game: str) -> tuple[Any, Table]:
    """Mia, and the deal of the day of this game that she has played."""
    days = here.bot.part(SharedDeals).days
    await days.choose((await days.choice(0))._replace(game=game))
    mia = away.stranger("Mia")
    assert "is yours" in said(await mia.slash("daily play"))
    (table,) = here.tables.of_user(mia.id)
    assert table.game.name == game
    await play_on(mia, table, 9)
    return mia, table


@pytest.mark.parametrize("game", ["chouine", "kleurenwiezen"])
async def test_the_deal_of_the_day_of_any_game_is_played_there(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as here:
        with elsewhere(here) as away:
            _, table = await daily(here, away, game)
            assert table.status is Status.OVER


async def test_the_deal_of_the_day_is_played_there_and_told_without_the_names_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        days = here.bot.part(SharedDeals).days
        with elsewhere(here) as away:
            mia, table = await daily(here, away, "couillon")
            assert table.status is Status.OVER
            again = await press(mia, "rematch")
            assert "direct messages" not in said(again)
            (second,) = here.tables.of_user(mia.id)
            await press(mia, "act")
            await mia.slash("hand", table=str(second.id))
            assert "table 1" in said(await mia.slash("daily play"))
            await here["Anna"].user.slash("daily play")
            day = await days.today(0)
            monkeypatch.setattr(here.bot.tables, "now", lambda: day.ends_at + 1)
            monkeypatch.setattr(days, "_now", lambda: day.ends_at + 1)
            with here.env._bot_scope():
                await here.bot.part(SharedDeals).do_what_is_due()
            told = said(await mia.slash("daily results"))
            assert "Mia" in told
            assert "Anna" not in told
            assert "Somebody" in said(await here["Anna"].user.slash("daily results"))


async def test_real_cards_are_scored_there(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with elsewhere(here) as away:
            mia = away.stranger("Mia")
            opened = await mia.slash("score open", variant="couillon", players="Mia, Jo, Lou, Sam")
            assert "1" in said(opened)
            sheet = newest(mia, "score.deal")
            assert "Lou" in texts(sheet)
            asked = await mia.click(sheet, custom_id=buttons(sheet, "score.deal")[0])
            assert said(asked)
            await mia.slash("score show")
            assert newest(mia, "score.deal").id > sheet.id


async def test_whoever_learns_or_reads_there_needs_no_message_of_the_bot(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with elsewhere(here) as away:
            mia = away.stranger("Mia")
            lessons = await mia.slash("learn", game="couillon")
            page = lessons.response
            begun = await mia.click(page, custom_id=str(buttons(page, "lesson:")[0]))
            assert "lesson 1/5" in texts(begun.response or page)
            assert "Couillon" in said(await mia.slash("rules", game="couillon"))
            assert said(await mia.slash("glossary"))
            assert "not finished a match yet" in said(await mia.slash("stats"))
            helped = said(await mia.slash("help"))
            assert "**On your own, here:**" in helped
            assert "Tables are opened in a channel" in helped


async def test_where_the_bot_is_not_whoever_brought_it_reads_and_learns_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with elsewhere(here) as away:
            channel, otto = away.server("Otto")
            helped = said(await otto.slash(channel, "help"))
            assert "I am not here myself" in helped
            assert "permissions=309237746688" in helped
            rules = (await otto.slash(channel, "rules", game="couillon")).response
            assert rules.ephemeral
            turned = await otto.click(rules, custom_id=buttons(rules, "rules.")[-1])
            assert turned.response.ephemeral
            lessons = (await otto.slash(channel, "learn", game="couillon")).response
            assert lessons.ephemeral
            assert "lesson 1/5" in texts((await otto.click(lessons, custom_id=buttons(lessons, "lesson:")[0])).response)
            # Whoever manages a server without the bot manages nothing of the bot's.
            assert "but not play" in said(await otto.slash(channel, "settings server", clock="45"))
            assert "server" not in said(await otto.slash(channel, "settings show")).partition("\n\n")[2]
            pia = otto.guild.add_member(here.env.create_user("pia", global_name="Pia"))
            assert "only see your own matches" in said(await otto.slash(channel, "stats", person=pia))
            assert here.tables.live == ()
