"""No message the bot posted names people who wanted to be forgotten: not in words, descriptions, pictures or files.

The tests search what Discord keeps, not what the bot believes it has posted.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.messages.screen import PAGES
from cogs.score_keeper.page import SCORE
from cogs.shared_deals.page import DAY, SENT
from engine.core.registry import GAMES
from engine.running.table import Table
from engine.store.posted import TOLD
from engine.table.model.status import Status
from rendering.canvas.colours import AVATARS
from tests.cogs.acting import act_until
from tests.cogs.admin.test_forget_me import DATABASE, execute, forgotten
from tests.cogs.app.test_commands import speaking
from tests.cogs.replay.matches import SHORT, ended_after_a_deal, finished, play_on
from tests.cogs.settings.test_themes import add_manager
from tests.cogs.tournament.test_tournament import opened, press
from tests.cogs.tournament.test_tournament import play_on as play_rounds
from tests.cogs.world import BUTTON, WAITING, World, buttons, components, said, texts, world

NAME = "Zébulon"
NOBODY = "N.N."
EPHEMERAL = 64
HOUR, BOARD_PACE, PACE = 3600.0, 700.0, 30.0
"""As docs/privacy.md and docs/leaderboards.md have them."""
OF_EVENINGS = frozenset({"evening", "eveningover", "eveningcall", "season", "seasontitles"})
OF_CLUBS = frozenset({"board", "slip", "slipcall", DAY, SENT, TOLD, SCORE}) | OF_EVENINGS
"""The kinds of messages that `test_erased_club_messages` is about."""


def messages(here: World) -> Iterator[Any]:
    """Every message that Discord keeps, without those that only one person saw."""
    for channel in here.env.backend.messages.values():
        yield from (message for message in channel.values() if not message.flags & EPHEMERAL)


def files(here: World, message: Any) -> dict[str, bytes]:
    """The files attached to a message, by name."""
    return {one["filename"]: here.env.backend.cdn.get(one["url"]) for one in message.attachments}


def naming(here: World, name: str = NAME) -> list[str]:
    """The messages that still name somebody, or mention a person who is gone."""
    number, nobody = str(here[name].id), re.compile(r"<@!?(0|-\d+)>")

    def names(text: str) -> bool:
        return name in text or number in text or nobody.search(text) is not None

    return [f"{message.id}: {text}" for message in messages(here) for text in said_by(here, message) if names(text)]


def said_by(here: World, message: Any) -> Iterator[str]:
    """Everything that people can read in a message."""
    yield from map(str, (message.content, message.embeds, message.components, message.attachments))
    yield from (data.decode() for title, data in files(here, message).items() if not title.endswith((".png", ".webp")))


def kinds(here: World) -> set[str]:
    """The kinds of messages that the bot knows it has posted, without the numbers of rounds and deals."""
    with closing(sqlite3.connect(here.folder / DATABASE)) as disk:
        found = {kind for (kind,) in disk.execute("SELECT kind FROM posts")}
    return {kind if kind in PAGES else kind.partition("-")[0] for kind in found}


def due(here: World) -> int:
    """How many messages the bot has yet to renew."""
    with closing(sqlite3.connect(here.folder / DATABASE)) as disk:
        return int(disk.execute("SELECT COUNT(*) FROM posts WHERE due").fetchone()[0])


def edits(here: World) -> int:
    """How many times the bot has edited messages."""
    of_channels = re.compile(r"/channels/\d+/messages/\d+$")
    return sum(one.method == "PATCH" and bool(of_channels.search(one.path)) for one in here.env.http_requests)


async def play_out(here: World, table: Table) -> None:
    """Play a match of one person against a computer to its end."""
    with here.env._bot_scope():
        async with here.announcer.deal_by_deal():
            while table.status is Status.PLAYING:
                if table.result is not None:
                    await table.next_deal(here["Anna"].id)
                elif table.actors and table.actors[0] == table.seat_of(here["Anna"].id):
                    await table.act(here["Anna"].id, str(table.legal(table.actors[0])[-1]), None)
                await asyncio.sleep(0)
    await here.env.settle()


def with_button(here: World, custom_id: str) -> Any:
    """The newest message with this button."""
    return next(one for one in reversed(list(here.channel.history())) if custom_id in buttons(one))


async def press_newest(here: World, name: str, custom_id: str) -> Any:
    return await here[name].click(with_button(here, custom_id), custom_id=custom_id)


def to_all(message: Any) -> str:
    """The button that shows everybody what one person asked for."""
    titled = {one["custom_id"]: one.get("label", "") for one in components(message) if one.get("type") == BUTTON}
    return next(str(custom_id) for custom_id, label in titled.items() if "all" in label.lower())


async def everything(here: World) -> None:
    """Somebody leaves traces in all kinds of messages."""
    here.add(NAME)
    for name in ("Anna", "Ben"):
        await here[name].slash(here.channel, "duel", opponent=here[NAME])
    challenge = here.tables.of_user(here["Ben"].id)[-1]
    await here[NAME].click(here.lobby(challenge), custom_id=f"accept:{challenge.id}:")
    over = await finished(here, "couillon", "Anna", NAME, "Ben", "Chloé")
    await ended_after_a_deal(here, "kleurenwiezen", NAME, "Anna", "Ben", "Chloé")
    for command, options in (
        ("replay", {"table": str(over.id)}),
        ("stats", {"game": "couillon"}),
        ("leaderboard", {"game": "couillon"}),
    ):
        alone = (await here[NAME].slash(here.channel, command, **options)).response
        await here[NAME].click(alone, custom_id=to_all(alone))
    back = (await press_newest(here, NAME, f"lookback:{over.id}:")).response
    await here[NAME].click(back, custom_id=f"lookbackshow:{over.id}:")
    await add_manager(here).slash(here.channel, "leaderboard-message post", game="couillon")
    await press_newest(here, "Anna", f"rematch:{over.id}:")
    # Rounds are played at every table in progress, so as long as there is no other one.
    short = await opened(here, NAME, rounds=1)
    await press(here, NAME, short, "start")
    await play_rounds(here, short, 1)
    tournament = await opened(here, NAME, people=8, rounds=2)
    for name in ("Anna", "Ben", "Chloé"):
        await press(here, name, tournament, "enter")
    await press(here, NAME, tournament, "start")
    await here[NAME].slash(here.channel, "tournament stop", sure="yes", tournament=str(tournament.id))
    await here.env.settle()
    await play_rounds(here, tournament, 1)
    # A match in its second deal, with a phrase, a declined proposal and an open one.
    table = await here.playing("Anna", NAME, "Ben", "Chloé", rules="seats_by=high-cards")
    number = str(table.id)
    await here[NAME].slash(here.channel, "say", phrase="hello", table=number)
    await play_on(here, table, 1)
    await press_newest(here, "Anna", f"next:{number}:1")
    for name, answer in ((NAME, ""), ("Anna", "refuse"), (NAME, "")):
        if answer:
            proposal = here.message(*table.message_ids["motion"])
            await here[name].click(proposal, custom_id=buttons(proposal, answer)[0])
        else:
            await here[name].slash(here.channel, "pause", table=number)
    # Tables where they sat for a while; a full table of theirs; and one that waits for them.
    left = await here.playing("Anna", NAME, "Ben", "Chloé")
    await here[NAME].slash(here.channel, "table leave", table=str(left.id), sure="yes")
    await here.table(NAME, "Anna", "Ben", "Chloé")
    # Anna has called them twice already.
    waiting = await here.table("Ben")
    await here["Ben"].slash(here.channel, "table invite", person=here[NAME], table=str(waiting.id))
    stopped = await here.playing(NAME)
    await play_on(here, stopped, 1)
    await here[NAME].slash(here.channel, "table stop", table=str(stopped.id), sure="yes")
    await here[NAME].slash(here.channel, "house save", name="Thuis", game="couillon")


async def test_no_message_of_whatever_kind_names_them_after_that_nor_mentions_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="nl", ben="fr", chloé="de")
    async with world(tmp_path, pauses=WAITING) as here:
        await everything(here)
        # The message that asks for a cut goes with the first cards; a thread and a clock have tests of their own.
        elsewhere = {"first-cut", "door", "idle", "ended", "removal", "overruled", "tournament-stopped", "switched"}
        elsewhere |= {"clockasked", "clocktaken"}
        assert set(PAGES) - kinds(here) == elsewhere | OF_CLUBS
        assert len(naming(here)) > len(kinds(here))
        before = {message.id for message in messages(here)}
        next_round = [message.id for message in messages(here) if "Next round: <t:" in texts(message)]
        assert next_round
        answer = await forgotten(here, NAME)
        await here.env.advance_time(BOARD_PACE)
        assert naming(here) == []
        assert due(here) == 0
        told = texts(answer)
        assert "messages I posted do not name you any more" in told
        assert "Beyond my reach:** what others wrote" in told
        assert "Older than" not in told
        assert next_round == [message.id for message in messages(here) if "Next round: <t:" in texts(message)]
        # Only messages that asked for something are gone, and only statistics say something else now.
        stood = [message for message in messages(here) if "This was about somebody" in str(message.components)]
        assert len(stood) == 1
        assert len(before - {message.id for message in messages(here)}) <= 3
        for name, words in (("Anna", "van iemand die weg is"), ("Ben", "par quelqu’un qui"), ("Chloé", "von jemandem")):
            for options in ({}, {"house": "Thuis"}):
                assert words in said(await here[name].slash(here.channel, "house show", **options))


async def pictures_of_a_match(folder: Path, name: str, *, forget: bool) -> list[tuple[str, bytes]]:
    """All pictures in the messages of a finished match, oldest message first."""
    async with world(folder) as here:
        here.add(name)
        table = await finished(here, "couillon", "Anna", name, "Ben", "Chloé")
        if forget:
            await forgotten(here, name)
            assert due(here) == 0
        shown = [one for one in messages(here) if one.channel_id == table.setup.channel_id]
        shown.sort(key=lambda one: one.id)
        return [(title, data) for one in shown for title, data in files(here, one).items() if title.endswith(".png")]


@pytest.mark.usefixtures("pictures_drawn")
async def test_pictures_are_those_that_would_have_been_drawn_without_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A person's colour goes with the person, and nobody in particular has another.
    monkeypatch.setattr("rendering.table.nameplates.grounds", lambda labels: (AVATARS[0],) * len(labels))
    for folder in ("then", "always"):
        (tmp_path / folder).mkdir()
    drawn = await pictures_of_a_match(tmp_path / "then", NAME, forget=True)
    assert len(drawn) >= 3
    assert drawn == await pictures_of_a_match(tmp_path / "always", NOBODY, forget=False)


async def test_the_end_of_a_match_still_tells_which_hints_were_taken(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.add(NAME)
        table = await here.playing("Anna", NAME, **SHORT["chouine"], hints=1)
        await play_on(here, table)
        await forgotten(here, NAME)
        assert naming(here) == []
        assert "Hints taken: Anna 0 · " in texts(with_button(here, f"rematch:{table.id}:"))


async def test_what_discord_refuses_is_named_to_them_and_to_managers_and_done_later(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.add(NAME)
        mia = add_manager(here)
        table = await finished(here, "couillon", "Anna", NAME, "Ben", "Chloé")
        end = with_button(here, f"rematch:{table.id}:")
        where = f"/channels/{here.channel.id}/messages/{end.id}"
        here.env.inject_error("PATCH", where, status=403, code=50001, times=None)
        told = texts(await forgotten(here, NAME))
        assert "**One message still names you:**" in told
        assert f"• https://discord.com/channels/{here.guild.id}/{here.channel.id}/{end.id}" in told
        assert naming(here) != []
        assert all(one.startswith(str(end.id)) for one in naming(here))
        health = said(await mia.slash(here.channel, "admin health"))
        assert "One message names somebody who wanted to be forgotten" in health
        assert str(end.id) in health
        await here.restart()
        assert due(here) == 1
        here.env.backend.faults.clear()
        await here.env.advance_time(HOUR + 1)
        assert naming(here) == []
        assert "wanted to be forgotten" not in said(await mia.slash(here.channel, "admin health"))


async def test_a_message_that_was_deleted_and_a_channel_that_is_gone_are_no_trouble(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.add(NAME)
        table = await finished(here, "couillon", "Anna", NAME, "Ben", "Chloé")
        await here.bot.message_at((here.channel.id, with_button(here, f"rematch:{table.id}:").id)).delete()
        told = texts(await forgotten(here, NAME))
        assert "still" not in told
        assert due(here) == 0


async def test_old_messages_are_edited_slowly_and_a_restart_goes_on_where_it_was(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.add(NAME)
        table = await here.playing("Anna", NAME, "Ben", "Chloé")
        with here.env._bot_scope():
            await table.stop(here["Anna"].id, force=True)
        await here.env.advance_time(HOUR + 60)
        before = edits(here)
        answer = await forgotten(here, NAME)
        assert "You need not wait" in texts(answer)
        assert edits(here) == before + 1
        left = due(here)
        await here.env.advance_time(PACE + 1)
        assert due(here) == left - 1
        assert naming(here) != []
        await here.restart()
        await here.env.advance_time(left * PACE)
        assert naming(here) == []
        assert due(here) == 0


async def test_a_thread_that_was_put_away_is_taken_out_for_a_moment(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await add_manager(here).slash(here.channel, "settings server", threads="yes")
        short = GAMES["chouine"].configure("chouine", {"parties": "1", "manches": "1"})
        await here.tables.house_rules.save(here.guild.id, "Kort", "chouine", short, here["Ben"].id)
        await here["Anna"].slash(here.channel, "duel", house="Kort")
        (table,) = here.tables.of_user(here["Anna"].id)
        assert table.setup.channel_id != here.channel.id
        await play_out(here, table)
        where = f"/channels/{table.setup.channel_id}"
        here.env.inject_error("PATCH", f"{where}/messages/*", status=400, code=50083, times=1)
        assert naming(here, "Anna") != []
        await forgotten(here, "Anna")
        asked = [one.json for one in here.env.http_requests if one.method == "PATCH" and one.path.endswith(where)]
        assert [one["archived"] for one in asked] == [False, True]
        assert naming(here, "Anna") == []


async def test_the_way_into_a_thread_does_not_tell_any_more_who_stopped_the_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await add_manager(here).slash(here.channel, "settings server", threads="yes")
        await here["Anna"].slash(here.channel, "chouine")
        (table,) = here.tables.of_user(here["Anna"].id)
        await here["Anna"].slash(here.channel, "table stop", table=str(table.id), sure="yes")
        await here.env.settle()
        assert "Anna has stopped the table." in texts(here.message(*table.message_ids["door"]))
        await forgotten(here, "Anna")
        assert naming(here, "Anna") == []
        assert due(here) == 0


async def test_messages_of_a_match_that_cannot_be_read_any_more_say_that_something_stood_there(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        here.add(NAME)
        table = await finished(here, "couillon", "Anna", NAME, "Ben", "Chloé")
        await table.close()
        execute(tmp_path, "UPDATE packs SET cards = 'nonsense'")
        await forgotten(here, NAME)
        assert naming(here) == []
        told = [
            text for message in messages(here) for text in said_by(here, message) if "This was about somebody" in text
        ]
        assert len(told) >= 3


async def test_who_got_up_is_not_shown_the_cards_of_that_seat_again(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        here.add(NAME)
        table = await here.playing("Anna", NAME, "Ben", "Chloé")
        hand = here.hand(table, "Ben")
        await here["Ben"].slash(here.channel, "table leave", table=str(table.id), sure="yes")
        await act_until(here, table, lambda: table.result is not None)
        gone = texts(here.message(hand.channel.id, hand.id))
        await press_newest(here, "Anna", f"next:{table.id}:1")
        await forgotten(here, NAME)
        assert texts(here.message(hand.channel.id, hand.id)) == gone
        assert here.message(hand.channel.id, hand.id).attachments == []
        assert naming(here) == []


async def test_of_matches_from_before_messages_were_kept_the_day_is_named(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.add(NAME)
        table = await finished(here, "couillon", "Anna", NAME, "Ben", "Chloé")
        execute(tmp_path, "DELETE FROM posts WHERE kind = 'over'")
        told = texts(await forgotten(here, NAME))
        assert "**Older than my list of messages:**" in told
        (link,) = re.findall(rf"table {table.id}: (\S+)", told)
        *_, guild, channel, at = link.split("/")
        assert (int(guild), int(channel)) == (here.guild.id, here.channel.id)
        ended = discord.utils.snowflake_time(int(at))
        assert abs((ended - here.env.now()).total_seconds()) < 60


async def test_what_the_bot_keeps_of_where_it_named_them_is_part_of_what_they_get(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        await here["Ben"].slash(here.channel, "say", phrase="hello", table=str(table.id))
        (kept,) = (await here.tables.export(here["Ben"].id))["messages"]
        (spoken,) = (one for one in here.channel.history() if one.content.startswith("👋"))
        assert kept == {
            "guild_id": here.guild.id,
            "channel_id": here.channel.id,
            "message_id": spoken.id,
            "kind": "said",
        }
