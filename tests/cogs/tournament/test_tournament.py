"""Tournaments in Discord: opening and entering by command and button, playing, standings after each round."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.schedule import schedule_for
from engine.core.actions import Play
from engine.running.table import Table
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.cogs.app.test_commands import speaking
from tests.cogs.forging import pressed
from tests.cogs.world import World, buttons, leave, said, texts, world

AT_ONCE = Pauses(thinking=0.0, after_deal=0.0, reminder=0.7, after_round=0.0)
WAITING = Pauses(thinking=0.0, after_deal=0.0, reminder=0.7, after_round=60.0)


async def opened(here: World, name: str = "Anna", **options: Any) -> Tournament:
    """A tournament that somebody has just opened, with one deal a round."""
    options.setdefault("deals", 1)
    await here[name].slash(here.channel, "tournament open", **options)
    return here.tables.tournaments.in_guild(here.guild.id)[-1]


def entry(here: World, tournament: Tournament) -> discord.Message:
    return here.message(*tournament.message_ids["entry"])


async def press(here: World, name: str, tournament: Tournament, verb: str) -> Any:
    """Press a button under the message to enter."""
    return await here[name].click(entry(here, tournament), custom_id=f"tournament.{verb}:{tournament.id}")


async def play_on(here: World, tournament: Tournament, rounds: int) -> None:
    """Play deal by deal, without Discord, until this many rounds are finished."""
    rng = random.Random(1)
    while tournament.status is Status.PLAYING and tournament.finished_rounds < rounds:
        playing = [table for table in here.tables.in_guild(here.guild.id) if table.status is Status.PLAYING]
        if not playing:
            await here.env.settle()
        for table in playing:
            await here.play_on(table, rng)


def seating(here: World, table: Table) -> discord.Message:
    """The message that calls everybody to a table."""
    messages = [message for channel in (here.channel, *here.channel.threads) for message in channel.history()]
    found: discord.Message = next(one for one in messages if one.id == table.message_ids["lobby"][1])
    return found


def saying(here: World, words: str) -> list[discord.Message]:
    return [message for message in here.channel.history() if words in texts(message)]


async def test_people_enter_by_button_and_the_plan_is_shown_before_the_start(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here, rounds=2)
        assert "place 2" in said(await press(here, "Ben", tournament, "enter"))
        shown = texts(entry(here, tournament))
        assert "4 people · 2 rounds of 1 deal" in shown
        assert "Places** (2 of 4)" in shown
        assert "Anna" in shown
        assert "Ben" in shown
        assert schedule_for(4)[:2] == (((4, 2, 1, 3),), ((4, 3, 2, 1),))
        assert "Round 1 · 1+4 – 2+3" in shown
        assert "Round 2 · 1+3 – 2+4" in shown
        assert "Round 3" not in shown

        assert "already" in said(await press(here, "Ben", tournament, "enter"))
        await press(here, "Ben", tournament, "leave")
        assert "Ben" not in texts(entry(here, tournament))
        assert "Only the host, Anna" in said(await press(here, "Ben", tournament, "start"))
        for name in ("Ben", "Chloé", "Dirk"):
            await press(here, name, tournament, "enter")
        assert f"tournament.enter:{tournament.id}" not in buttons(entry(here, tournament))


async def test_a_person_and_three_computers_play_a_whole_tournament(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here)
        await press(here, "Anna", tournament, "start")
        (table,) = here.tables.of_user(here["Anna"].id)
        called = seating(here, table)
        assert here["Anna"].mention in texts(called)
        assert [one.id for one in called.mentions] == [here["Anna"].id]
        await play_on(here, tournament, 3)
        await here.env.settle()
        assert tournament.status is Status.OVER

        # Each round's standings came after the end of its table, the podium last of all.
        told = [texts(message) for message in here.channel.history()]
        assert "wins the tournament" in told[-1] or "share the win" in told[-1]
        assert sum("lead" in text and "rôyes" in text for text in told) == 2
        ends = [at for at, text in enumerate(told) if "win the match" in text or "match over" in text.lower()]
        assert len(here.channel.history()[-1].attachments) == 1
        assert here.channel.history()[-1].attachments[0].filename == "standings.png"
        assert "Final standings" in (here.channel.history()[-1].attachments[0].description or "")
        assert ends == sorted(ends)
        partners = set()
        for played in (1, 2, 3):
            table = await here.tables.find(tournament.tables_of(played)[0].table_id)
            seat = table.seat_of(here["Anna"].id) or 0
            partner = table.seats[(seat + 1) % 4]
            assert partner is not None
            partners.add(partner.name)
        assert len(partners) == 3

        # It is over and closed; its buttons still answer.
        assert here.tables.tournaments.in_guild(here.guild.id) == ()
        assert "lead" in said(await press(here, "Ben", tournament, "standings"))
        assert buttons(entry(here, tournament)) == [f"tournament.standings:{tournament.id}"]


async def test_between_rounds_the_standings_say_when_the_next_begins(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        tournament = await opened(here)
        await press(here, "Anna", tournament, "start")
        await play_on(here, tournament, 1)
        await here.env.settle()
        (standings,) = saying(here, "Next round:")
        assert "<t:" in texts(standings)
        assert standings.attachments[0].filename == "standings.png"
        assert here.channel.history()[-1].id == standings.id
        await here.env.advance_time(61)
        await here.env.settle()
        assert tournament.round == 2
        await here["Anna"].slash(here.channel, "tournament standings")
        assert "Round 2 of 3 is being played" in texts(entry(here, tournament))


async def test_a_restart_between_rounds_shows_what_was_not_shown_and_goes_on_once(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        tournament = await opened(here)
        await press(here, "Anna", tournament, "start")
        here.env.inject_error("POST", "/channels/*", status=400, code=50035, times=None)
        while tournament.finished_rounds < 1:
            (table,) = here.tables.of_user(here["Anna"].id)
            action = table.legal(table.seat_of(here["Anna"].id) or 0)[0]
            command, option = ("play", "card") if isinstance(action, Play) else ("bid", "call")
            await here["Anna"].slash(here.channel, command, **{option: str(action)})
        assert not saying(here, "lead")
        here.env.backend.faults.clear()
        for _ in range(2):
            await here.restart()
            assert len(saying(here, "Next round:")) == 1
        # A kill between sending and saving makes the bot send twice; Discord recognises the second message by its
        # nonce.
        sent = [body for one in here.env.http_requests if "standings" in str(body := one.json) and one.method == "POST"]
        assert len(sent) > 1
        assert {(body["nonce"], body["enforce_nonce"]) for body in sent} == {(f"{entry(here, tournament).id}s1", True)}
        await here.env.advance_time(61)
        await here.env.settle()
        tournament = await here.tables.tournaments.find(tournament.id)
        assert (tournament.round, len(tournament.tables_of(2))) == (2, 1)
        await here.restart()
        tournament = await here.tables.tournaments.find(tournament.id)
        assert (tournament.round, len(here.tables.of_user(here["Anna"].id))) == (2, 1)
        assert len(saying(here, "round 2 · table A")) == 1


async def test_several_tables_play_in_threads_that_serve_all_rounds(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here, people=8, rounds=2)
        for name in ("Ben", "Chloé", "Dirk"):
            await press(here, name, tournament, "enter")
        await press(here, "Anna", tournament, "start")
        await here.env.settle()
        threads = here.channel.threads
        assert [thread.name for thread in threads] == [
            f"Tournament {tournament.id} · table {letter}" for letter in "AB"
        ]
        (first,) = saying(here, "round 1 of 2")
        assert all(thread.mention in texts(first) for thread in threads)
        for name in ("Anna", "Ben", "Chloé", "Dirk"):
            (table,) = here.tables.of_user(here[name].id)
            assert table.setup.channel_id in [thread.id for thread in threads]
            assert here[name].id in [one.id for one in seating(here, table).mentions]
        await play_on(here, tournament, 2)
        await here.env.settle()
        assert tournament.status is Status.OVER
        assert len(here.channel.threads) == 2
        assert len(saying(here, "round 2 of 2")) == 1


async def test_when_a_thread_is_deleted_the_next_rounds_of_its_table_are_played_in_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here, people=8, rounds=2)
        await press(here, "Anna", tournament, "start")
        await here.env.settle()
        gone, kept = (thread.id for thread in here.channel.threads)
        here.env.backend.delete_channel(gone)
        # Her hand comes by direct message even so.
        (table,) = here.tables.of_user(here["Anna"].id)
        await here.press(table)
        await play_on(here, tournament, 1)
        await here.env.settle()
        tables = [await here.tables.find(one.table_id) for one in tournament.tables_of(2)]
        assert {table.setup.channel_id for table in tables} == {here.channel.id, kept}
        assert len(saying(here, "round 2 · table A")) == 1


async def test_where_the_bot_may_open_no_threads_it_tries_none(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        no_threads = {here.guild.default_role: discord.PermissionOverwrite(create_public_threads=False)}
        here.channel = here.guild.create_text_channel("stil", overwrites=no_threads)
        tournament = await opened(here, people=8)
        await press(here, "Anna", tournament, "start")
        assert not [one for one in here.env.http_requests if one.path.endswith("/threads")]
        tables = [await here.tables.find(one.table_id) for one in tournament.tables_of(1)]
        assert {table.setup.channel_id for table in tables} == {here.channel.id}
        (first,) = saying(here, "round 1 of 4")
        assert here.channel.mention not in texts(first)


async def test_where_no_thread_can_be_opened_all_tables_play_in_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here, people=8)
        here.env.inject_error("POST", f"/channels/{here.channel.id}/threads", status=403, code=50013, times=None)
        await press(here, "Anna", tournament, "start")
        tables = [await here.tables.find(one.table_id) for one in tournament.tables_of(1)]
        assert {table.setup.channel_id for table in tables} == {here.channel.id}
        assert here.channel.threads == []


async def test_a_seat_that_was_left_is_had_by_whoever_comes_first_who_left_it_too(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here)
        for name in ("Ben", "Chloé"):
            await press(here, name, tournament, "enter")
        await press(here, "Anna", tournament, "start")
        (table,) = here.tables.of_user(here["Ben"].id)
        panel = (await here["Ben"].click(here.board(table), custom_id=f"seat:{table.id}:")).response
        assert [one.partition(":")[0] for one in buttons(panel)] == ["leave", "phrases"]
        seat = table.seat_of(here["Ben"].id)
        await leave(here, table, "Ben", panel)
        await here.env.settle()
        assert f"Seat {seat} of Ben is free for anyone who is not in the tournament" in texts(here.board(table))
        assert seat is not None
        await here.take(table, "Ben", seat)
        assert table.seat_of(here["Ben"].id) == seat
        await table.leave(here["Ben"].id)
        # The same by the button under the message to enter.
        place = tournament.state.place_of(here["Ben"].id)
        assert f"place {place}" in said(await press(here, "Dirk", tournament, "enter"))
        assert table.seat_of(here["Dirk"].id) == seat
        assert "no place in it is free now" in said(await press(here, "Ben", tournament, "enter"))


async def test_between_rounds_a_place_is_left_and_taken_and_everybody_finds_out_where_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="nl")
    async with world(tmp_path, pauses=WAITING) as here:
        here.add("Eva")
        tournament = await opened(here, people=8, rounds=2)
        for name in ("Ben", "Chloé", "Dirk"):
            await press(here, name, tournament, "enter")
        lobby = said(await here["Anna"].slash(here.channel, "my-tables"))
        assert f"Tournament {tournament.id}** in <#{here.channel.id}> · you have place 1; its host starts it." in lobby
        await press(here, "Anna", tournament, "start")
        first, last = [await here.tables.find(one.table_id) for one in tournament.tables_of(1)]
        await here.play_on(first, random.Random(1))
        assert first.status is Status.OVER
        early = next(one for one in ("Anna", "Chloé", "Dirk") if here[one].id in first.ever_seated)
        told = said(await here[early].slash(here.channel, "my-tables"))
        assert "round 2 of 2 begins when the other tables are done, at table" in told
        await here.play_on(last, random.Random(1))
        await here.env.settle()
        assert last.status is Status.OVER
        assert tournament.state.deadline is not None
        place = tournament.state.place_of(here["Anna"].id) or 0
        then = tournament.next_seat(place)
        assert then is not None
        told = said(await here["Anna"].slash(here.channel, "my-tables"))
        when = f"<t:{int(tournament.state.deadline)}:R>"
        where = f"table {'AB'[then.number - 1]} in <#{then.channel_id}>"
        assert f"round 2 of 2 begins {when} at {where}: " in told
        assert here["Anna"].mention in told
        assert f"ronde 2 van 2 begint {when} aan tafel" in said(await here["Ben"].slash(here.channel, "my-tables"))

        await press(here, "Anna", tournament, "leave")
        assert "**Anna** – free, take it" in texts(entry(here, tournament))
        told = said(await here["Anna"].slash(here.channel, "my-tables"))
        assert f"you left place {place}; as long as nobody has it, **Take a free place** gives it back" in told
        assert f"place {place}." in said(await press(here, "Eva", tournament, "enter"))
        assert "no place in it is free now" in said(await press(here, "Anna", tournament, "enter"))
        assert "You are not at any table" in said(await here["Anna"].slash(here.channel, "my-tables"))
        await here.env.advance_time(61)
        (table,) = here.tables.of_user(here["Eva"].id)
        assert (table.setup.tournament or then).number == then.number
        assert table.seat_of(here["Eva"].id) == schedule_for(8)[1][then.number - 1].index(place) + 1


async def test_the_host_offers_the_seat_of_somebody_away_at_any_table_of_the_tournament(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=replace(WAITING, after_deal=60.0)) as here:
        # Long enough for two turns of one person to run out, whatever the cards; and deals do not follow at once when
        # everybody is away.
        tournament = await opened(here, people=8, rounds=1, deals=4)
        for name in ("Ben", "Chloé", "Dirk"):
            await press(here, name, tournament, "enter")
        await press(here, "Anna", tournament, "start")
        (hers,) = here.tables.of_user(here["Anna"].id)
        name = next(one for one in ("Ben", "Chloé", "Dirk") if here[one].id not in hers.ever_seated)
        (table,) = here.tables.of_user(here[name].id)
        seat = table.seat_of(here[name].id) or 0
        options = {"seat": seat, "table": str(table.id)}
        assert "is here: only they can offer" in said(await here["Anna"].slash(here.channel, "table offer", **options))
        while not (table.seats[seat - 1] or tournament.entrants[0]).away:
            await here.env.advance_time(91)
        assert "Seat" in said(await here["Anna"].slash(here.channel, "table offer", **options))
        here.add("Eva")
        await press(here, "Eva", tournament, "enter")
        assert table.seat_of(here["Eva"].id) == seat
        assert table.setup.host_id == here["Anna"].id


async def test_a_tournament_is_stopped_before_it_begins_by_its_host_in_two_presses(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here)
        await press(here, "Ben", tournament, "enter")
        asked = await here["Anna"].slash(here.channel, "tournament stop")
        assert "Stop tournament 1?" in said(asked)
        assert tournament.status is Status.LOBBY
        refused = await pressed(here, "Ben", f"tournament.stopyes:{tournament.id}")
        assert "Only the host" in refused
        await here["Anna"].click(asked.response, custom_id=f"tournament.stopyes:{tournament.id}")
        assert any("Anna has stopped tournament 1." in texts(one) for one in here.channel.history())


async def test_after_a_restart_the_file_of_a_tournament_that_ended_is_there_for_its_server_alone(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here)
        asked = await here["Anna"].slash(here.channel, "tournament stop")
        await here["Anna"].click(asked.response, custom_id=f"tournament.stopyes:{tournament.id}")
        await here.restart()
        assert here.tables.tournaments.in_guild(here.guild.id) == ()
        which = str(tournament.id)
        answer = (await here["Anna"].slash(here.channel, "tournament export", tournament=which)).response
        assert len(answer.attachments) == 1
        for typed in ({"tournament": which}, {}):
            # In its channel nobody has to know its number.
            assert "No round" in said(await here["Anna"].slash(here.channel, "tournament standings", **typed))
        assert "no tournament" in said(await here["Anna"].slash(here.channel, "tournament enter"))
        elsewhere = here.env.create_guild()
        stranger = elsewhere.add_member(here.env.create_user("zoe", global_name="Zoé"))
        channel = elsewhere.create_text_channel("kaarten")
        for number in (which, "99", "x"):
            refused = said(await stranger.slash(channel, "tournament export", tournament=number))
            assert refused == said(await stranger.slash(channel, "tournament export")), number


async def test_a_tournament_under_way_is_stopped_by_a_manager_and_not_one_table_of_it(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here)
        await press(here, "Ben", tournament, "enter")
        await press(here, "Anna", tournament, "start")
        (table,) = here.tables.of_user(here["Ben"].id)
        assert "belongs to tournament" in said(await here["Anna"].slash(here.channel, "table stop"))
        assert "Only the host" in said(await here["Ben"].slash(here.channel, "tournament stop"))
        # A director could get rid of a round they are losing.
        assert "Ask whether to stop" in said(await here["Anna"].slash(here.channel, "tournament stop"))
        role = here.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        mia = here.guild.add_member(here.env.create_user("mia", global_name="Mia"), roles=[role])
        assert "Say why" in said(await mia.slash(here.channel, "tournament stop"))
        assert tournament.status is Status.PLAYING
        assert "You have stopped" in said(await mia.slash(here.channel, "tournament stop", reason="the pub closes"))
        told = [texts(one) for one in here.channel.history()]
        assert any("who manages this server, has stopped tournament 1:** “the pub closes”" in one for one in told)
        await here.env.settle()
        assert (tournament.status, table.status) == (Status.STOPPED, Status.STOPPED)
        assert "was stopped" in texts(entry(here, tournament))
        assert "No round" in said(await here["Anna"].slash(here.channel, "tournament standings"))


async def test_more_rounds_than_there_are_partners_are_refused(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        answer = await here["Anna"].slash(here.channel, "tournament open", people=8, rounds=8)
        assert "7 rounds at most" in said(answer)
        assert here.tables.tournaments.all() == ()
