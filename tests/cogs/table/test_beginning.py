"""However a match begins, the digest of its secret is posted in a message of its own before anything is dealt."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from engine.running.table import Table
from tests.about import about
from tests.cogs.games.kleurenwiezen.deals import FOUR
from tests.cogs.lobby.test_duel import newest
from tests.cogs.lobby.test_rematch import end_of, played
from tests.cogs.tournament.test_tournament import opened, press
from tests.cogs.world import AGAIN, AT_ONCE, WAITING, World, said, texts, world

HEX = re.compile(r"\b[0-9a-f]{64}\b")
Begin = Callable[[World], Awaitable[Table]]


async def by_its_host(here: World) -> Table:
    return await here.playing(*FOUR)


async def filled_at_one_press(here: World) -> Table:
    table = await here.table("Anna")
    await here["Anna"].click(here.lobby(table), custom_id=f"quick:{table.id}:")
    return table


async def opened_with_computers(here: World) -> Table:
    table = await here.table("Anna", computers=3)
    await here["Anna"].click(here.lobby(table), custom_id=f"start:{table.id}:")
    return table


async def duel_with_the_computer(here: World) -> Table:
    await here["Anna"].slash(here.channel, "duel")
    return newest(here)


async def duel_accepted(here: World) -> Table:
    await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"])
    table = newest(here)
    await here["Ben"].click(here.lobby(table), custom_id=f"accept:{table.id}:")
    return table


async def challenge_in_the_menu(here: World) -> Table:
    await here["Anna"].context_menu(here.channel, "Challenge to Chouine", here["Ben"])
    table = newest(here)
    await here["Ben"].click(here.lobby(table), custom_id=f"accept:{table.id}:")
    return table


async def rematch_by_one_press(here: World) -> Table:
    first = await played(here, "Anna")
    await here["Anna"].click(end_of(here, first), custom_id=f"rematch:{first.id}:")
    return newest(here)


async def rematch_with_other_partners(here: World) -> Table:
    first = await played(here, "Anna")
    await here["Anna"].click(end_of(here, first), custom_id=f"rematch:{first.id}:others")
    table = newest(here)
    await here["Anna"].click(here.lobby(table), custom_id=f"start:{table.id}:")
    return table


async def in_a_tournament(here: World) -> Table:
    tournament = await opened(here)
    await press(here, "Anna", tournament, "start")
    await here.env.settle()
    return await here.tables.find(tournament.tables_of(1)[0].table_id)


WAYS: tuple[Begin, ...] = (
    by_its_host,
    filled_at_one_press,
    opened_with_computers,
    duel_with_the_computer,
    duel_accepted,
    challenge_in_the_menu,
    rematch_by_one_press,
    rematch_with_other_partners,
    in_a_tournament,
)


async def test_whichever_way_a_match_begins_its_digest_is_posted_before_the_first_deal(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        for begin in WAYS:
            with about(begin.__name__):
                table = await begin(here)
                assert table.digest is not None
                assert table.digest_message is not None
                assert table.deal >= 1
                of_table = [one for one in here.channel.history() if table.digest in texts(one)]
                assert [(one.channel.id, one.id) for one in of_table] == [table.digest_message]
                before = [one for one in here.channel.history() if one.id < table.digest_message[1]]
                assert not [one for one in before if f"table {table.id} · deal" in texts(one)]
                if begin is not in_a_tournament:
                    with here.env._bot_scope():
                        await table.stop(here["Anna"].id, force=True)
                    await here.env.settle()


# --- What Discord does to it


async def begun(here: World, times: int | None = None, **fault: int) -> Table:
    """A table whose host has just pressed the start button; from then on Discord handles messages so."""
    table = await here.table(*FOUR)
    here.env.inject_error("POST", f"/channels/{here.channel.id}/messages", times=times, **fault)
    await here["Anna"].click(here.lobby(table), custom_id=f"start:{table.id}:")
    return table


def digests(here: World) -> list[str]:
    return HEX.findall("\n".join(map(texts, here.channel.history())))


async def test_an_error_in_passing_is_tried_again_and_nothing_is_dealt_meanwhile(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await begun(here, status=503)
        assert (table.awaits_digest, table.deal, digests(here)) == (True, 0, [])
        here.env.backend.faults.clear()
        await here.env.advance_time(AGAIN)
        await here.env.settle()
        assert (table.awaits_digest, table.is_unproved, table.deal) == (False, False, 1)
        assert digests(here) == [table.digest]


async def test_killed_before_the_digest_was_confirmed_it_is_posted_after_the_restart(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await begun(here, status=503)
        digest = table.digest
        here.env.backend.faults.clear()
        await here.restart()
        table = here.tables.get(table.id)
        assert (table.digest, table.deal, table.is_unproved) == (digest, 1, False)
        assert digests(here) == [digest]


async def test_where_it_cannot_be_posted_the_match_goes_on_and_says_once_that_it_is_unproved(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        for status, code in ((403, 50013), (403, 50001), (400, 240000)):
            with about(code):
                here.channel = here.guild.create_text_channel(str(code))
                await goes_on_unproved(here, status, code)


async def goes_on_unproved(here: World, status: int, code: int) -> None:
    table = await begun(here, times=1, status=status, code=code)
    assert (table.is_unproved, table.deal, digests(here)) == (True, 1, [])
    await here.env.advance_time(AGAIN)
    said_so = "This match is unproved: the fingerprint of its cards could not be posted."
    assert said_so in texts(here.board(table))
    verify = said(await here["Ben"].slash(here.channel, "verify"))
    assert "**This match is unproved:**" in verify
    await here.play_on(table, here.packs)
    await here["Anna"].click(here.message(*table.message_ids["slate"]), custom_id=f"next:{table.id}:1")
    assert sum(said_so in texts(one) for one in here.channel.history()) == 1


# --- What it says first


@pytest.mark.parametrize("begin", [by_its_host, duel_with_the_computer, in_a_tournament], ids=lambda one: one.__name__)
async def test_above_the_digest_stands_one_short_sentence_and_below_nothing_but_what_is_settled(
    tmp_path: Path, begin: Begin
) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        table = await begin(here)
        assert table.digest is not None
        (message,) = (one for one in here.channel.history() if table.digest in texts(one))
        *above, digest = texts(message).partition(table.digest)[0].strip().split("\n")
        title, sentence, *hints = above
        assert len(sentence.split()) <= 15
        assert f"table {table.id}" in title
        assert HEX.findall(texts(message)) == [table.digest]
        below = texts(message).partition(table.digest)[2].split("\n")[1:]
        assert all(line.startswith("-# ") for line in (digest, *hints, *below))
