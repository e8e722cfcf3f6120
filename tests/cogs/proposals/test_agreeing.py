"""What needs the agreement of everybody present, what managers may do without it, and two presses for what is final."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord

from cogs.proposals.overrule import FORM
from engine.running.table import Table
from engine.table.model.setup import Access
from engine.table.model.status import Status
from tests.about import about
from tests.cogs.forging import pressed, submitted
from tests.cogs.proposals.test_staying import DUTCH, FRENCH, GERMAN
from tests.cogs.world import WAITING, World, buttons, components, leave, texts, world
from tests.cogs.world import said as said_in_bold

THREE = ("Anna", "Ben", "Chloé")
COUNTS_FOR = "If the match is rated, it still counts for"


def said(result: Any) -> str:
    """The answer to an interaction, without bold type."""
    return said_in_bold(result).replace("**", "")


def manager(here: World, name: str = "Mia") -> Any:
    role = here.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    here.people[name] = here.guild.add_member(here.env.create_user(name.lower(), global_name=name), roles=[role])
    return here.people[name]


async def panel(here: World, table: Table, name: str) -> Any:
    """The panel of what a seated person, or the host, may propose."""
    own = (await here[name].click(here.board(table), custom_id=f"seat:{table.id}:")).response
    return (await here[name].click(own, custom_id=f"host:{table.id}:")).response


def proposed(here: World, table: Table) -> Any:
    return here.message(*table.message_ids["motion"])


async def answer(here: World, table: Table, *names: str, verb: str = "consent") -> None:
    for name in names:
        asked = proposed(here, table)
        await here[name].click(asked, custom_id=buttons(asked, verb)[0])


def channel(here: World) -> str:
    """Everything the channel says, without bold type."""
    return "\n".join(texts(one) for one in here.channel.history()).replace("**", "")


def status(table: Table) -> Status:
    return table.status


async def test_a_host_who_loses_can_only_propose_to_stop(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing(*THREE)
        pressed_once = await here["Anna"].click(await panel(here, table, "Anna"), custom_id=f"stop:{table.id}:")
        doubt = said(pressed_once)
        assert "without a result, and count for nobody" in doubt
        assert f"<@{here['Ben'].id}>, <@{here['Chloé'].id}>" in doubt
        assert (table.status, table.proposal) == (Status.PLAYING, None)
        await here["Anna"].click(pressed_once.response, custom_id=f"stopyes:{table.id}:playing")
        assert "Anna would like to stop the match" in texts(proposed(here, table))
        assert "counts for nobody" in texts(proposed(here, table))
        await answer(here, table, "Ben")
        asked = proposed(here, table)
        await here["Chloé"].click(asked, custom_id=buttons(asked, "refuse")[0])
        assert status(table) is Status.PLAYING
        assert "Chloé does not want to stop the match, as Anna proposed" in channel(here)
        # A guest may propose it as well, and this time everybody agrees.
        await here["Ben"].slash(here.channel, "table stop", sure="yes")
        await answer(here, table, "Anna", "Chloé")
        assert status(table) is Status.STOPPED
        assert "Ben proposed it, and everyone here agreed" in channel(here)


async def test_who_is_there_gets_up_only_if_the_others_agree_and_is_told_so(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table, ben = await here.playing(*THREE), here["Ben"].mention
        asked = await here["Anna"].select(await panel(here, table, "Anna"), ["2"], custom_id=f"pick.remove:{table.id}:")
        assert f"Propose that {ben} leave table" in said(asked)
        assert f"It needs the agreement of {here['Chloé'].mention}." in said(asked)
        assert COUNTS_FOR in said(asked).replace("would still count", "still counts").replace("it would", "it")
        await here["Anna"].click(asked.response, custom_id=f"removeyes:{table.id}:playing.{here['Ben'].id}")
        assert table.seat_of(here["Ben"].id) == 2
        message = proposed(here, table)
        assert f"Anna would like {ben} to leave the table" in texts(message)
        assert {one.id for one in message.mentions} == {here["Ben"].id, here["Chloé"].id}
        assert "for others to answer" in said(await here["Ben"].click(message, custom_id=buttons(message, "refuse")[0]))
        await answer(here, table, "Chloé")
        assert table.seat_of(here["Ben"].id) is None
        told = channel(here)
        assert f"{ben} had to leave the table:" in told
        assert f"{COUNTS_FOR} {ben}" in told
        for custom_id in (f"take:{table.id}:", f"take:{table.id}:2"):
            assert "cannot come back to it; you can play the next one" in await pressed(here, "Ben", custom_id)


async def test_a_press_of_yesterday_on_stop_asks_first(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        await here.restart()
        assert "Propose to stop table 1?" in await pressed(here, "Anna", f"stop:{table.id}:")
        assert here.tables.get(table.id).status is Status.PLAYING


async def test_a_question_and_a_proposal_outlive_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        asked = (await here["Anna"].click(await panel(here, table, "Anna"), custom_id=f"stop:{table.id}:")).response
        await here.restart()
        table = here.tables.get(table.id)
        await here["Anna"].click(asked, custom_id=f"stopyes:{table.id}:playing")
        await here.restart()
        table = here.tables.get(table.id)
        await answer(here, table, "Ben")
        assert status(table) is Status.STOPPED


async def test_a_question_about_the_lobby_is_stale_once_cards_are_dealt(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.table("Anna", "Ben")
        host = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        asked = await here["Anna"].click(host, custom_id=f"stop:{table.id}:")
        assert "Close table 1? The match has not begun" in said(asked)
        assert here["Ben"].mention in said(asked)
        await table.fill(here["Anna"].id)
        await table.start(here["Anna"].id)
        late = await here["Anna"].click(asked.response, custom_id=f"stopyes:{table.id}:lobby")
        assert "moved on" in said(late)
        assert (table.status, table.proposal) == (Status.PLAYING, None)


async def test_before_the_match_a_removal_takes_two_presses_and_a_lonely_lobby_closes_in_one(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben")
        host = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        asked = await here["Anna"].select(host, ["2"], custom_id=f"pick.remove:{table.id}:")
        assert table.seat_of(here["Ben"].id) == 2
        await here["Anna"].click(asked.response, custom_id=f"asitwas:{table.id}:")
        assert table.seat_of(here["Ben"].id) == 2
        asked = await here["Anna"].select(host, ["2"], custom_id=f"pick.remove:{table.id}:")
        await here["Anna"].click(asked.response, custom_id=f"removeyes:{table.id}:lobby.{here['Ben'].id}")
        assert table.seat_of(here["Ben"].id) is None
        await here["Anna"].click(host, custom_id=f"stop:{table.id}:")
        assert status(table) is Status.STOPPED


async def test_alone_with_computers_nobody_is_asked_beyond_the_second_press(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna")
        asked = await here["Anna"].click(await panel(here, table, "Anna"), custom_id=f"stop:{table.id}:")
        assert "There is nobody else to ask" in said(asked)
        await here["Anna"].click(asked.response, custom_id=f"stopyes:{table.id}:playing")
        assert status(table) is Status.STOPPED


async def test_the_host_has_somebody_get_up_who_is_away(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé")
        seat = table.seat_of(here["Ben"].id)
        while not any(one and one.away and one.user_id == here["Ben"].id for one in table.seats):
            if here.to_move(table) == "Ben":
                await here.env.advance_time(90)
            else:
                await here.press(table)
        asked = said(await here["Anna"].slash(here.channel, "table remove", seat=seat))
        assert f"Remove {here['Ben'].mention}, who is away, from table" in asked
        await here["Anna"].slash(here.channel, "table remove", seat=seat, sure="yes")
        assert table.seat_of(here["Ben"].id) is None
        assert f"Anna has removed {here['Ben'].mention} from the table." in channel(here)
        back = await here["Ben"].slash(here.channel, "table join", table=str(table.id), seat=seat)
        assert f"seat {seat}" in said(back)
        assert table.seat_of(here["Ben"].id) == seat


async def test_who_may_sit_down_changes_during_a_match_if_all_agree(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        changed = await here["Ben"].click(await panel(here, table, "Ben"), custom_id=f"access:{table.id}:invited")
        assert "Proposed at table 1" in said(changed)
        assert "Ben would like to change who may sit down here: invited people only" in channel(here)
        await answer(here, table, "Anna")
        assert table.setup.access is Access.INVITED
        again = said(await here["Anna"].slash(here.channel, "table access", who="open"))
        assert "still to answer: Ben" in again
        assert "moved on" in await pressed(here, "Anna", f"access:{table.id}:closed")


async def test_leaving_a_match_takes_two_presses_and_says_what_it_does(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        own = (await here["Ben"].click(here.board(table), custom_id=f"seat:{table.id}:")).response
        asked = said(await here["Ben"].click(own, custom_id=f"leave:{table.id}:"))
        assert f"{COUNTS_FOR} you" in asked
        assert table.seat_of(here["Ben"].id) == 2
        assert f"{COUNTS_FOR} you" in said(await leave(here, table, "Ben", own))
        assert table.seat_of(here["Ben"].id) is None
        last = said(await here["Anna"].slash(here.channel, "table leave"))
        assert "You are the last person there: the match stops" in last
        left = said(await here["Anna"].slash(here.channel, "table leave", sure="yes"))
        assert "it has no result and counts for nobody" in left
        assert status(table) is Status.STOPPED


async def test_a_manager_stops_with_a_reason_that_the_channel_reads(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table, mia = await here.playing("Anna", "Ben"), manager(here)
        shown = (await mia.click(here.board(table), custom_id=f"seat:{table.id}:")).response
        form = await mia.click(shown, custom_id=f"manage:{table.id}:stop.")
        assert form.modal is not None
        explained = [one["content"] for one in form.modal["components"] if one.get("type") == 10]
        assert "counts for nobody" in explained[0]
        empty = await mia.submit_modal(form, {"reason": " . "})
        assert "Say why in a few words" in said(empty)
        assert status(table) is Status.PLAYING
        form = await mia.click(shown, custom_id=f"manage:{table.id}:stop.")
        done = await mia.submit_modal(form, {"reason": "they\nquarrel @everyone _loud_"})
        assert "Done at table 1" in said(done)
        assert status(table) is Status.STOPPED
        assert table.stopped is not None
        assert (table.stopped.name, table.stopped.reason) == ("Mia", "they quarrel @everyone _loud_")
        assert (
            "Mia, who may do so on this server, has stopped table 1: “they quarrel \\@everyone \\_loud\\_” "
            "A stopped match has no result and counts for nobody."
        ) in channel(here)


async def test_a_manager_removes_and_closes_by_command_too(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table, mia = await here.playing(*THREE), manager(here)
        await mia.slash(here.channel, "table remove", seat=2, reason="rude")
        assert table.seat_of(here["Ben"].id) is None
        assert f"Mia, who manages this server, has removed {here['Ben'].mention} from the table: “rude”" in channel(
            here
        )
        assert f"{COUNTS_FOR} {here['Ben'].mention}" in channel(here)
        assert "cannot come back" in await pressed(here, "Ben", f"take:{table.id}:2")
        form = await mia.slash(here.channel, "table access", who="invited")
        await mia.submit_modal(form, {"reason": "quiet"})
        assert table.setup.access is Access.INVITED
        assert "has changed who may sit down at table 1: “quiet” Now: invited people only" in channel(here)


async def test_a_manager_who_sits_there_may_and_everybody_reads_it(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        manager(here)
        table = await here.playing("Mia", "Ben")
        asked = await here["Mia"].click(await panel(here, table, "Mia"), custom_id=f"stop:{table.id}:")
        form = await here["Mia"].click(asked.response, custom_id=f"manage:{table.id}:stop.")
        await here["Mia"].submit_modal(form, {"reason": "late"})
        assert status(table) is Status.STOPPED
        assert "Mia, who may do so on this server, has stopped table 1: “late”" in channel(here)


async def test_a_form_of_a_manager_is_read_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        manager(here)
        await here.restart()
        assert "Done at table 1" in await submitted(here, "Mia", f"{FORM}{table.id}:remove.{here['Ben'].id}", "rude")
        assert here.tables.get(table.id).seat_of(here["Ben"].id) is None


async def test_nobody_else_does_what_managers_do(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", "Chloé")
        before, ben = table.seats, here["Ben"].id
        for name in ("Anna", "Dirk"):
            for fact in ("stop.", f"remove.{ben}", "access.invited"):
                assert "may manage the server" in await pressed(here, name, f"manage:{table.id}:{fact}")
                assert "may manage the server" in await submitted(here, name, f"{FORM}{table.id}:{fact}", "so")
        assert "may manage the server" in await pressed(here, "Dirk", f"manager:{table.id}:")
        # A role for stopping tables allows nothing else.
        mia = manager(here)
        role = here.guild.create_role("arbiters")
        await mia.slash(here.channel, "settings server", stoppers=role)
        here.people["Stan"] = here.guild.add_member(here.env.create_user("stan", global_name="Stan"), roles=[role])
        assert "may manage the server" in await submitted(here, "Stan", f"{FORM}{table.id}:remove.{ben}", "so")
        # Managers can do only these three things, to people and kinds of access that exist.
        for fact in ("pause.", "remove.", "remove.x", f"remove.{here['Dirk'].id}", "access.closed", "", "stop"):
            told = await submitted(here, "Mia", f"{FORM}{table.id}:{fact}", "so")
            assert "moved on" in told or fact == "stop", (fact, told)
            if fact == "access.closed":
                assert (table.status, table.seats, table.setup.access) == (Status.PLAYING, before, Access.OPEN)
        assert status(table) is Status.STOPPED, "the last one is a stop all the same"


FORGED = (
    ("Dirk", "stop:1:"),
    ("Dirk", "stopyes:1:playing"),
    ("Dirk", "leaveyes:1:playing"),
    ("Dirk", "removeyes:1:playing.{ben}"),
    ("Dirk", "access:1:invited"),
    ("Anna", "removeyes:1:lobby.{ben}"),
    ("Anna", "removeyes:1:playing."),
    ("Anna", "removeyes:1:playing.1"),
    ("Anna", "stopyes:1:"),
    ("Anna", "stopyes:1:over"),
    ("Anna", "leaveyes:1:x"),
)


async def test_forged_presses_are_answered_and_change_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", "Chloé")
        before = table.seats
        for name, custom_id in FORGED:
            with about(name, custom_id):
                told = await pressed(here, name, custom_id.format(ben=here["Ben"].id))
                assert told
                assert "went wrong" not in told
                assert (status(table), table.seats, table.proposal) == (Status.PLAYING, before, None)
                assert table.setup.access is Access.OPEN


async def test_the_channel_is_told_in_its_language(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        for language, words in (
            (DUTCH, ("Anna wil de partij stoppen", "Chloé gaat niet akkoord", "De partij is gestopt")),
            (
                FRENCH,
                ("Anna voudrait arrêter la partie", "Chloé n’est pas d’accord", "La partie est arrêtée"),
            ),
            (GERMAN, ("Anna möchte die Partie beenden", "Chloé ist nicht einverstanden", "Die Partie ist beendet")),
        ):
            with about(language, words):
                table = await here.playing(*THREE, language=language)
                seen = ""
                for verb in ("refuse", "consent"):
                    await here["Anna"].slash(here.channel, "table stop", sure="yes")
                    seen += channel(here)
                    if verb == "consent":
                        await answer(here, table, "Ben")
                    await answer(here, table, "Chloé", verb=verb)
                seen += channel(here)
                assert [one for one in words if one not in seen] == []


async def test_a_guest_is_shown_what_may_be_proposed_and_nothing_of_the_hosts(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        shown = await panel(here, table, "Ben")
        verbs = {one["custom_id"].partition(":")[0] for one in components(shown) if "custom_id" in one}
        assert verbs == {"pick.remove", "access", "stop"}
        assert "need everyone’s agreement" in texts(shown)


async def test_who_comes_back_to_a_deserted_table_hears_so_whatever_is_proposed(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing(*THREE)
        for name in THREE:
            await here[name].slash(here.channel, "pause")
        for name in ("Anna", "Chloé"):
            await here[name].user.slash("resume")
        await here.env.advance_time(3600)
        await here["Anna"].user.slash("resume", **{"without-others": True})
        await answer(here, table, "Chloé")
        await here["Anna"].slash(here.channel, "table stop", sure="yes")
        assert here["Ben"].mention in texts(proposed(here, table)), "only the others say that he is away"
        while table.paused is None:
            await here.env.advance_time(90)
        assert table.proposal is not None
        assert "goes on" in said(await here["Anna"].user.slash("resume"))
