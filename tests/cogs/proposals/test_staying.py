"""Staying at a table in real life: clocks, pauses of days, away and back, substitutes, deleted channels."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.proposals.pausing import is_away
from engine.running.table import Table
from engine.table.model.status import Pause, Status, Stop, StopKind
from engine.table.model.times import CLOCK_PRESETS
from locales import say_in
from rendering.canvas.wording import card_words
from tests.about import about
from tests.cogs.acting import act_until
from tests.cogs.apart import apart
from tests.cogs.lobby.test_duel import newest as newest_table
from tests.cogs.lobby.test_opening import chosen
from tests.cogs.lobby.test_threads import thread_notice_of
from tests.cogs.passing import pass_idly
from tests.cogs.world import WAITING, World, alternatives, buttons, said, texts, world
from tests.locales.typography import spaced

DAY = 24 * 3600.0
ALL = ("Anna", "Ben", "Chloé", "Dirk")
DUTCH, FRENCH, GERMAN = "nl", "fr", "de"


async def panel(here: World, table: Table, name: str) -> Any:
    return (await here[name].click(here.board(table), custom_id=f"seat:{table.id}:")).response


def proposal(here: World, table: Table) -> Any:
    """The message with the proposal."""
    return here.message(*table.message_ids["motion"])


def newest(here: World, name: str) -> str:
    """What somebody's last direct message says."""
    message = here[name].user.dm_channel.last_message
    return texts(message) if message is not None else ""


def paused(table: Table) -> Pause | None:
    return table.paused


async def test_a_match_is_paused_by_buttons_and_goes_on_days_later_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING, swaps=()) as here:
        table = await here.playing("Anna", "Ben", "Chloé", language=DUTCH)
        await here["Ben"].click(await panel(here, table, "Ben"), custom_id=f"pause:{table.id}:")
        asked = proposal(here, table)
        assert "Ben wil de partij onderbreken" in texts(asked)
        assert "We wachten nog op: " in texts(asked)
        assert {one.id for one in asked.mentions} == {here["Anna"].id, here["Chloé"].id}
        stale = buttons(asked)[0]
        await here["Chloé"].click(asked, custom_id=buttons(asked, "refuse")[0])
        assert "Chloé speelt liever verder" in texts(here.message(asked.channel.id, asked.id))
        assert (paused(table), "motion" in table.message_ids) == (None, False)
        # Everybody agrees a second time, one of them by command.
        await here["Ben"].slash(here.channel, "pause")
        asked = proposal(here, table)
        assert "Still to answer" not in texts(asked)
        await here["Chloé"].click(asked, custom_id=buttons(asked, "consent")[0])
        again = said(await here["Ben"].slash(here.channel, "pause"))
        assert "one person has not answered yet" in " ".join(again.split())
        assert "Answer with the buttons there, or `/answer`" in texts(
            (await here["Anna"].slash(here.channel, "help")).response
        )
        answer = await here["Anna"].slash(here.channel, "answer", answer="yes")
        assert said(answer).startswith("You have agreed, at table 1")
        assert paused(table) is Pause.AGREED
        assert "Onderbroken" in texts(here.board(table))
        assert "De partij is onderbroken" in texts(here.message(asked.channel.id, asked.id))
        name, number = here.to_move(table), table.number
        hand = here.hand(table, name)
        assert "Paused.** No clock runs" in texts(hand)
        assert (buttons(hand, "act"), buttons(hand, "resume")) == ([], [f"resume:{table.id}:"])
        assert "the match is paused" in texts((await here[name].slash(here.channel, "help")).response)
        refused = await here[name].user.slash("bid", call="accept")
        assert "The match is paused: say that you are back with /resume" in said(refused)

        await pass_idly(here, 3 * DAY)
        await here.restart()
        table = here.tables.get(table.id)
        assert (paused(table), table.number) == (Pause.AGREED, number)
        await here["Chloé"].click(here.board(table), custom_id=f"resume:{table.id}:")
        asked = proposal(here, table)
        assert "Chloé is er en wil verder spelen" in texts(asked)
        assert stale not in buttons(asked)
        # It also works from a direct message.
        await here["Ben"].user.slash("resume")
        assert paused(table) is Pause.AGREED
        await here["Anna"].click(asked, custom_id=buttons(asked, "consent")[0])
        assert paused(table) is None
        assert table.deadline is not None
        await here.press(table)
        assert table.number > number


async def test_a_pause_after_a_deal_is_told_under_its_result_too(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", language=GERMAN)
        await act_until(here, table, lambda: table.result is not None)

        def slate() -> Any:
            return here.message(*table.message_ids["slate"])

        assert buttons(slate(), "next")
        await here["Anna"].slash(here.channel, "pause")
        assert "Unterbrochen" in texts(slate())
        assert buttons(slate()) == [f"resume:{table.id}:"]
        await here["Anna"].click(slate(), custom_id=f"resume:{table.id}:")
        assert f"kommt <t:{int(table.deadline or 0)}:R>" in texts(slate())
        await here["Anna"].click(slate(), custom_id=buttons(slate(), "next")[0])
        assert table.deal == 2
        hand = here.hand(table, "Anna")
        await here["Anna"].slash(here.channel, "table stop", sure="yes")
        assert "Anna has stopped the table." in texts(here.message(hand.channel.id, hand.id))


async def test_the_host_goes_on_without_who_does_not_answer(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", "Chloé", language=FRENCH)
        for name in ("Anna", "Ben", "Chloé"):
            await here[name].slash(here.channel, "pause")
        assert paused(table) is Pause.AGREED
        await here["Ben"].slash(here.channel, "resume")
        asked = proposal(here, table)
        assert "Ben est là et veut continuer" in texts(asked)
        refused = await here["Ben"].click(asked, custom_id=f"goon:{table.id}:")
        assert "Only the host, Anna, may do that" in said(refused)
        early = await here["Anna"].user.slash("resume", **{"without-others": True})
        assert "they still have time" in said(early)
        assert paused(table) is Pause.AGREED
        await here.env.advance_time(3600)
        await here["Anna"].user.slash("resume", **{"without-others": True})
        assert paused(table) is Pause.AGREED
        asked = proposal(here, table)
        assert "Anna voudrait continuer sans Chloé" in texts(asked)
        assert buttons(asked, "resume")
        await here["Ben"].click(asked, custom_id=buttons(asked, "consent")[0])
        assert paused(table) is None
        assert "La partie reprend" in texts(here.message(asked.channel.id, asked.id))
        # A friend of theirs cannot have the seat of somebody who was there.
        offered = await here["Anna"].slash(here.channel, "table offer", seat=3)
        assert spaced("only they can offer seat 3") in spaced(said(offered))
        assert spaced("Chloé n’est pas là ; l’ordinateur joue") in texts(here.board(table))
        # Somebody away hears how to come back, and does so by the button there.
        away = here["Chloé"].user.dm_channel.last_message
        assert "went on without you, so the computer plays for you" in texts(away)
        await here["Chloé"].user.click(away, custom_id=f"back:{table.id}:")
        assert "n’est pas là" not in texts(here.board(table))
        assert away.id not in [one.id for one in here["Chloé"].user.dm_channel.history()]


async def test_resuming_where_one_was_only_away_is_coming_back(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        other = await here.playing("Anna", "Ben")
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        for _ in range(2):
            await act_until(here, table, lambda: here.to_move(table) == "Anna")
            await here.env.advance_time(table.setup.turn_seconds + 1)
        assert is_away(table, here["Anna"].id)
        assert not is_away(other, here["Anna"].id)
        answer = said(await here["Anna"].slash(here.channel, "resume")).strip()
        assert answer == "Welcome back: you decide for your seat again."
        assert not is_away(table, here["Anna"].id)
        assert (table.proposal, table.paused) == (None, None)
        assert "not paused" in said(await here["Anna"].slash(here.channel, "resume", table=str(table.id)))


async def test_a_table_all_have_left_alone_waits_and_goes_on_from_a_direct_message(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", language=GERMAN)
        while paused(table) is None:
            await here.env.advance_time(90)
        assert "Niemand ist da: Die Partie wartet" in texts(here.board(table))
        assert "You missed two turns at table 1" in newest(here, "Anna")
        listed = await here["Anna"].user.slash("my-tables")
        assert "you are away: /back" in said(listed)
        answer = await here["Anna"].user.slash("back")
        assert "Welcome back" in said(answer)
        assert paused(table) is None
        assert "Niemand ist da" not in texts(here.board(table))
        await here.press(table)


async def test_a_table_nobody_comes_back_to_stops_and_says_why(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", language=FRENCH)
        waiting = await here.table("Ben", language=GERMAN)
        while paused(table) is None:
            await here.env.advance_time(90)
        hand = here.hand(table, "Anna")
        assert "Nobody is here" in texts(hand)
        assert buttons(hand) == [f"back:{table.id}:"]
        await here.env.advance_time(DAY + 60)
        assert (table.status, waiting.status) == (Status.STOPPED, Status.STOPPED)
        everything = "\n".join(texts(one) for one in here.channel.history())
        assert "il n’y avait plus personne, et personne n’est revenu" in everything
        assert "Einen Tag lang hat niemand die Partie angefangen" in everything
        assert here.tables.in_guild(here.guild.id) == ()
        hand = here["Anna"].user.dm_channel.last_message
        assert "all were away, and nobody came back" in texts(hand)
        assert buttons(hand) == []


async def test_by_correspondence_every_turn_shows_the_table_and_the_hand_anew(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.table("Anna", "Ben", "Chloé", "Dirk")
        host = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        await here["Anna"].select(host, [str(CLOCK_PRESETS["correspondence"])], custom_id=f"pick.clock:{table.id}:")
        assert "clock: correspondence (2 days)" in texts(here.lobby(table))
        await here["Anna"].slash(here.channel, "table clock", clock="quick")
        assert "clock: quick (30 seconds)" in texts(here.lobby(table))
        await here["Anna"].slash(here.channel, "table clock", clock="correspondence")
        await here["Anna"].click(here.lobby(table), custom_id=f"start:{table.id}:")
        name, board = here.to_move(table), here.board(table)
        hand = here.hand(table, name)
        await here.env.advance_time(1.5 * DAY)
        reminder = here[name].user.dm_channel.last_message
        assert "It is your turn at table 1" in texts(reminder)
        await here[name].user.click(hand, custom_id=buttons(hand, "act")[0])
        assert reminder.id not in [one.id for one in here[name].user.dm_channel.history()]
        shown = [one.id for one in here.channel.history()]
        assert here.board(table).id != board.id
        assert board.id not in shown
        assert shown[-1] == here.board(table).id
        assert here.hand(table, name).id != hand.id
        assert hand.id not in [one.id for one in here[name].user.dm_channel.history()]
        # The bot edits the next one while it is new.
        board = here.board(table)
        await here.press(table)
        assert here.board(table).id == board.id


async def test_the_clock_is_the_hosts_and_chosen_before_the_start(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        refused = await here["Anna"].slash(here.channel, "table clock", clock="quick")
        assert "The host chooses the clock, before the match begins" in said(refused)
        assert table.setup.turn_seconds == CLOCK_PRESETS["usual"]


async def test_a_substitute_is_found_for_who_is_away_and_for_who_leaves(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", language=GERMAN)
        while not (table.seats[1] and table.seats[1].away):
            if table.actors == (1,):
                await here.press(table)
            else:
                await here.env.advance_time(90)
        host = (await here["Anna"].click(await panel(here, table, "Anna"), custom_id=f"host:{table.id}:")).response
        await here["Anna"].select(host, ["2 yes"], custom_id=f"pick.offeraway:{table.id}:")
        assert "Platz 2 (Ben) ist frei" in texts(here.board(table))
        cards = table.view(2).hand
        seats = (await here["Dirk"].click(here.board(table), custom_id=f"take:{table.id}:")).response
        assert buttons(seats, "take") == [f"take:{table.id}:{seat}" for seat in (2, 3, 4)]
        share = (
            "If they are at least half of those of the match, you have a share of the result; "
            "whoever began keeps the rest."
        )
        assert f"-# The deals you are dealt count for you. {share}" in texts(seats)
        await here["Dirk"].click(seats, custom_id=f"take:{table.id}:2")
        assert table.seat_of(here["Dirk"].id) == 2
        assert "Dirk spielt für Ben weiter. Ben hat diese Karten gesehen." in texts(here.board(table))
        held = alternatives(here.hand(table, "Dirk"))
        assert all(card_words(card, say_in("en"), "AKQJ") in held for card in cards)
        assert "no longer have a seat at table" in newest(here, "Ben")
        # Knowing one hand rules out others in the same deal; a person who left may come back only to their own seat.
        refused = await here["Ben"].click(here.board(table), custom_id=f"take:{table.id}:")
        assert "who has seen the cards of one seat in this deal cannot take another" in said(refused)
        await here["Dirk"].slash(here.channel, "table leave", sure="yes")
        seats = (await here["Ben"].click(here.board(table), custom_id=f"take:{table.id}:")).response
        assert buttons(seats, "take") == [f"take:{table.id}:2"]
        taken = await here["Ben"].click(seats, custom_id=f"take:{table.id}:2")
        assert "Seat 2 is yours now." in said(taken)
        assert "spielt für" not in texts(here.board(table))


@pytest.mark.parametrize("how", ["deleted", "found out"])
async def test_people_of_a_table_whose_channel_is_deleted_are_told(tmp_path: Path, how: str) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        other = here.guild.create_text_channel("andere")
        await here.env.settle()
        kept = await here.table("Chloé")
        assert kept.setup.channel_id == here.channel.id != other.id
        if how == "deleted":
            channel = here.bot.get_channel(here.channel.id)
            assert isinstance(channel, discord.TextChannel)
            await channel.delete()
            await here.env.settle()
            assert kept.status is Status.STOPPED
        else:
            # Nobody told the bot: Discord says so when the bot next shows the table.
            here.env.inject_error("PATCH", "/channels/*", status=404, code=10003, times=None)
            here.env.inject_error("GET", f"/channels/{here.channel.id}", status=404, code=10003, times=None)
            await here.press(table)
        assert (table.status, table.stopped) == (Status.STOPPED, Stop(StopKind.CHANNEL))
        here.env.backend.faults.clear()
        for name in ("Anna", "Ben"):
            assert any("The channel of table 1" in texts(one) for one in here[name].user.dm_channel.history())
        assert table.id not in [one.id for one in here.tables.of_user(here["Anna"].id)]


SEEN = {
    "en": ("who had no cards yet", "who has seen these cards"),
    "nl": ("die nog geen kaarten had", "die deze kaarten gezien heeft"),
    "fr": ("qui n’avait pas encore de cartes", "qui a vu ces cartes"),
    "de": ("hatte noch keine Karten", "hat diese Karten gesehen"),
}


async def test_every_language_says_who_has_seen_cards_and_who_had_none_yet(tmp_path: Path) -> None:
    async with apart(tmp_path, pauses=WAITING) as here:
        for language, (none, seen) in SEEN.items():
            with about(language):
                table = await here.playing(*ALL, variant="malmedy", language=language)
                maker, other = table.actors[0], next(seat for seat in range(1, 5) if not table.view(seat).hand)
                await table.leave(here.id_of(here.name_on(table, other)))
                await here.press(table)
                board = texts(await here.board(table))
                assert none in board
                assert seen not in board
                await table.leave(here.id_of(here.name_on(table, maker)))
                assert seen in texts(await here.board(table)), "who made them held some"


async def test_nobody_is_said_to_have_seen_cards_that_had_not_been_dealt(tmp_path: Path) -> None:
    none, seen = SEEN["en"]
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing(*ALL, variant="malmedy", language="en")
        maker, other = table.actors[0], next(seat for seat in range(1, 5) if not table.view(seat).hand)
        await here[here.name_on(table, other)].slash(here.channel, "table leave", sure="yes")
        await here.press(table)
        assert table.view(other).hand, "the others get theirs when trumps are made"
        await here.restart()
        table = here.tables.get(table.id)
        board = texts(here.board(table))
        assert none in board
        assert seen not in board
        await here[here.name_on(table, maker)].slash(here.channel, "table leave", sure="yes")
        assert seen in texts(here.board(table)), "who made them held some"


async def test_my_tables_lists_what_is_due_where_with_the_way_there(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        none = await here["Dirk"].slash(here.channel, "my-tables")
        assert "You are not at any table" in said(none)
        first = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        second = await here.table("Anna")
        name = here.to_move(first)
        listed = await here[name].user.slash("my-tables")
        assert "**► your turn**, the computer decides <t:" in said(listed)
        where = first.message_ids["table"]
        assert f"https://discord.com/channels/{here.guild.id}/{where[0]}/{where[1]}" in said(listed)
        assert buttons(listed.response, "hand") == [f"hand:{first.id}:"]
        listed = await here["Anna"].slash(here.channel, "my-tables")
        assert f"`{second.id}`" in said(listed)
        assert "waiting for people" in said(listed)


async def test_who_wants_no_calls_is_neither_reminded_nor_told_to_be_away(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna")
        await here.bot.change_person(here["Anna"].id, pings="none")
        before = len(list(here["Anna"].user.dm_channel.history()))
        while paused(table) is None:
            await here.env.advance_time(90)
        assert not any("turn" in texts(one) for one in list(here["Anna"].user.dm_channel.history())[before:])
        assert not any(kind.startswith(("away", "reminder")) for kind in table.message_ids)


async def test_a_table_whose_thread_is_deleted_stops_and_its_way_in_is_closed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await chosen(here, threads=True, language=DUTCH)
        await here["Anna"].slash(here.channel, "chouine")
        table = newest_table(here)
        notice, thread = thread_notice_of(here), here.bot.get_channel(table.setup.channel_id)
        await here["Ben"].click(notice, custom_id=f"join:{table.id}:")
        assert isinstance(thread, discord.Thread)
        await thread.delete()
        await here.env.settle()
        assert table.status is Status.STOPPED
        assert "De tafel is gestopt" in texts(here.message(notice.channel.id, notice.id))
        for name in ("Anna", "Ben"):
            assert f"The channel of table {table.id}, Chouine, was deleted" in newest(here, name)
