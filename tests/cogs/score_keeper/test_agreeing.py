"""Who says that it counts, who ends and reopens a sheet, and what it says about them, in the simulated Discord."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import discord

from engine.clubs.score_keeper.kept import DAY, KeptState
from tests.cogs.passing import pass_idly
from tests.cogs.score_keeper.keeping import ids, labels, now, opened, pick, press, sheet, sheets, tell
from tests.cogs.score_keeper.test_presses import LOST, SOLO
from tests.cogs.settings.test_themes import add_manager
from tests.cogs.world import World, said, texts, world
from tests.engine.clubs.score_keeper.support import PASSED

PEOPLE: Final = ("Anna", "Ben", "Chloé", "Dirk")


async def counting(here: World, opener: str = "Anna") -> KeptState:
    """A sheet of four members for the leaderboards."""
    members = " ".join(f"<@{here[name].id}>" for name in PEOPLE)
    return await opened(here, opener, variant="pagat", players=members, leaderboard="yes")


async def ended(here: World, state: KeptState, name: str) -> None:
    await press(here, name, await press(here, name, await sheet(here, state), "end"), "endyes")


async def pressed(here: World, name: str, state: KeptState, verb: str) -> Any:
    """Press what anybody sees under the sheet, whatever comes of it."""
    message = await sheet(here, state)
    return await here[name].click(message, custom_id=next(one for one in ids(message) if f"score.{verb}:" in one))


async def test_each_says_for_themselves_that_it_counts_and_the_sheet_says_who_did_what(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await counting(here)
        shown = texts(await sheet(here, state))
        assert f"sheet {state.id} · opened by Anna" in shown
        assert "once 2 at the table have said so; so far: Anna" in shown
        assert "Not yet for Ben, Chloé & Dirk" in shown
        page = await press(here, "Chloé", await sheet(here, state), "deal")
        for key, given in SOLO.items():
            page = await pick(here, "Chloé", page, key, *given)
        agreed = await press(here, "Ben", await sheet(here, state), "agree")
        assert "counts for you" in texts(agreed)
        kept = await press(here, "Chloé", page, "keep")
        assert "✓ **Deal 1**" in texts(kept), "what somebody tells is not lost when another says yes"
        shown = texts(await sheet(here, state))
        assert "as played with cards, for Anna & Ben" in shown
        assert "entered by Chloé" in shown
        await tell(here, "Dirk", state, LOST)
        page = await press(here, "Anna", await sheet(here, state), "correct")
        page = await pick(here, "Anna", page, "", "2")
        await press(here, "Anna", await pick(here, "Anna", page, "tricks", "4"), "keep")
        assert "entered by Dirk, corrected by Anna" in texts(await sheet(here, state))
        listed = await press(here, "Ben", await sheet(here, state), "all")
        assert "entered by Chloé" in texts(listed)
        assert "Opened by Anna" in texts(listed)
        await ended(here, state, "Chloé")
        shown = await sheet(here, state)
        assert "Ended by Chloé." in texts(shown)
        assert "as played with cards, for Anna & Ben" in texts(shown)
        assert "Count for me" not in labels(shown)
        history = (await here["Dirk"].slash(here.channel, "history")).response
        assert "real cards" not in texts(history)
        history = (await here["Ben"].slash(here.channel, "history")).response
        assert "played with real cards" in texts(history)


async def test_a_stranger_can_neither_say_yes_nor_end_nor_reopen(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await counting(here)
        here.people["Jef"] = here.guild.add_member(here.env.create_user("jef"))
        assert "Only members who are named" in said(await pressed(here, "Jef", state, "agree"))
        assert "Only those at the table" in said(await pressed(here, "Jef", state, "end"))
        reason = await here["Jef"].slash(here.channel, "score end", sheet=str(state.id), reason="Boe")
        assert "manage" in said(reason).lower()
        await ended(here, state, "Anna")
        assert "Only those at the table" in said(await pressed(here, "Jef", state, "reopen"))


async def test_a_direct_message_asks_only_where_a_conversation_exists(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        phone = here["Ben"].user
        await phone.slash("score list")
        state = await counting(here)
        (asked,) = phone.dm_channel.history()
        assert f"You are on sheet {state.id}" in texts(asked)
        assert "Anna" not in texts(asked), "it names nobody, so nobody has to be taken out of it"
        assert (await here.tables.person(here["Chloé"].id)).dm_channel is None, "none is begun for it"
        await phone.click(asked, custom_id=next(iter(ids(asked))))
        assert here["Ben"].id in (await now(here, state)).agreed
        await here.tables.change_person(here["Ben"].id, lambda person: replace(person, pings="none"))
        await counting(here)
        await here.env.settle()
        assert len(phone.dm_channel.history()) == 1, "who wants no calls gets none"


async def test_nobody_calls_the_same_person_three_times_a_day_by_sheets(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        phone = here["Ben"].user
        await phone.slash("score list")
        for _ in range(3):
            state = await counting(here)
            await here.env.settle()
        assert len(phone.dm_channel.history()) == 2
        agreed = await press(here, "Ben", await sheet(here, state), "agree")
        assert "counts for you" in texts(agreed), "he is asked under the sheet all the same"


async def test_a_manager_sees_no_sheet_of_a_channel_that_they_cannot_see_unless_it_is_gone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        role = here.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        mia = here.guild.add_member(here.env.create_user("mia", global_name="Mia"), roles=[role])
        elsewhere, hidden = here.channel, discord.PermissionOverwrite(view_channel=False)
        here.channel = here.guild.create_text_channel("geheim", overwrites={mia: hidden})
        state = await counting(here)
        asked = {"sheet": str(state.id), "reason": "Nobody plays"}
        assert "There is no score sheet" in said(await mia.slash(elsewhere, "score end", **asked))
        assert f"**{state.id}**" not in said(await mia.slash(elsewhere, "score list"))
        assert not await mia.autocomplete(elsewhere, "score end", "sheet", "")
        here.env.backend.delete_channel(here.channel.id)
        await here.env.settle()
        # What Discord said of a channel holds for a minute.
        await here.env.advance_time(61)
        assert f"**{state.id}**" in said(await mia.slash(elsewhere, "score list"))
        assert len(await mia.autocomplete(elsewhere, "score end", "sheet", "")) == 1
        await mia.slash(elsewhere, "score end", **asked)
        assert (await now(here, state)).is_ended


async def test_the_loser_reopens_nothing_alone_and_a_correction_afterwards_is_said_at_the_bottom(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        state = await counting(here)
        for name in PEOPLE[1:]:
            await press(here, name, await sheet(here, state), "agree")
        await tell(here, "Anna", state, SOLO)
        await ended(here, state, "Ben")
        wish = await press(here, "Anna", await sheet(here, state), "reopen")
        assert "as soon as these want it too: Ben, Chloé & Dirk" in texts(wish)
        shown = await sheet(here, state)
        assert "To go on after all: Anna" in texts(shown)
        assert "Still to press “Go on after all”: Ben, Chloé & Dirk" in texts(shown)
        assert (await now(here, state)).table_id is not None, "it counts as long as not all want that"
        for name in PEOPLE[1:]:
            last = await press(here, name, await sheet(here, state), "reopen")
        assert "The match goes on" in texts(last)
        assert "wanted by: Anna, Ben, Chloé & Dirk" in texts(await sheet(here, state))
        before = await sheet(here, state)
        page = await press(here, "Ben", before, "correct")
        page = await pick(here, "Ben", page, "", "1")
        await press(here, "Ben", await pick(here, "Ben", page, "tricks", "8"), "keep")
        shown = await sheet(here, state)
        assert shown.id != before.id, "so that everybody reads it"
        assert "Since it ended: Deal 1 corrected by Ben." in texts(shown)
        assert len(sheets(here)) == 1


async def test_managers_end_any_sheet_and_reopen_it_with_a_reason_that_all_read(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await counting(here)
        await press(here, "Ben", await sheet(here, state), "agree")
        await tell(here, "Anna", state, SOLO)
        add_manager(here)
        listed = said(await here["Mia"].slash(here.channel, "score list"))
        assert "Other sheets of this server" in listed
        assert f"**{state.id}**" in listed
        form = await pressed(here, "Mia", state, "end")
        assert form.modal is not None
        none = await here["Mia"].submit_modal(form, {"reason": "..."})
        assert "Say why" in said(none)
        form = await pressed(here, "Mia", state, "end")
        await here["Mia"].submit_modal(form, {"reason": "The evening is over"})
        assert "Ended by mia, who may do so on this server: “The evening is over”" in texts(await sheet(here, state))
        form = await pressed(here, "Mia", state, "reopen")
        await here["Mia"].submit_modal(form, {"reason": "Deal 1 is wrong"})
        assert "mia, who may do so on this server, decided that: “Deal 1 is wrong”" in texts(await sheet(here, state))
        assert (await now(here, state)).table_id is None
        by_command = await here["Mia"].slash(here.channel, "score end", sheet=str(state.id), reason="Time to go")
        assert "has ended" in said(by_command)
        assert (await now(here, state)).is_ended


async def test_three_open_sheets_a_member_and_the_refusal_says_which_to_end(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for _ in range(3):
            await opened(here, "Anna", variant="pagat", players="Anna, Oma, Jef, Mia")
        refused = await here["Anna"].slash(here.channel, "score open", variant="pagat", players="Anna, Oma, Jef, Mia")
        assert "You have 3 score sheets open here already: 1, 2, 3." in said(refused)
        assert "is open" in said(
            await here["Ben"].slash(here.channel, "score open", variant="pagat", players="Ben, Oma, Jef, Mia")
        )
        add_manager(here)
        await here["Mia"].slash(here.channel, "settings server", **{"score-sheets": "5"})
        assert "Sheet 5 is open" in said(
            await here["Anna"].slash(here.channel, "score open", variant="pagat", players="Anna, Oma, Jef, Mia")
        )


async def test_a_sheet_that_nobody_touches_warns_and_ends_by_itself(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await opened(here, "Anna", variant="pagat", players="Anna, Oma, Jef, Mia")
        await tell(here, "Anna", state, PASSED)
        first = await sheet(here, state)
        await pass_idly(here, 6 * DAY + 3601)
        warned = await sheet(here, state)
        assert warned.id != first.id
        assert "This sheet ends by itself" in texts(warned)
        assert "stays open" in texts(await press(here, "Anna", warned, "stay"))
        assert "ends by itself" not in texts(await sheet(here, state))
        await pass_idly(here, 2 * DAY)
        assert not (await now(here, state)).is_ended
        await pass_idly(here, 4 * DAY + 3601)
        await here.restart()
        await pass_idly(here, DAY + 3601)
        shown = await sheet(here, state)
        assert "for seven days nobody did anything" in texts(shown)
        assert labels(shown) == ["All deals", "Go on after all"]


async def test_who_has_left_the_server_sees_the_sheet_they_played_on_and_changes_nothing_of_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        phone = here["Ben"].user
        await phone.slash("score list")
        state = await counting(here)
        asked = phone.dm_channel.history()[-1]
        await tell(here, "Dirk", state, SOLO)
        here.guild.remove_member(here["Ben"])
        number = str(state.id)
        for command in ("deal", "correct", "undo"):
            assert "Only those at the table" in said(await phone.slash(f"score {command}", sheet=number))
        assert "Only those at the table" in said(await phone.click(asked, custom_id=ids(asked)[0]))
        assert (await now(here, state)).agreed == {here["Anna"].id}
        assert "Solo 6" in said(await phone.slash("score deals", sheet=number))
        end = (await phone.slash("score end", sheet=number)).response
        assert "Only those at the table" in said(await phone.click(end, custom_id=ids(end)[0]))
        await ended(here, state, "Anna")
        assert not [one for one in ids(end) if "reopen" in one]
