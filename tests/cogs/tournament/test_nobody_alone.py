"""What directors do not decide alone, by buttons and commands: their own table, and stopping what others play."""

from __future__ import annotations

from pathlib import Path

import discord

from engine.table.model.status import Status
from tests.cogs.lobby.test_being_called import pings
from tests.cogs.tournament.test_any_size import board, press
from tests.cogs.tournament.test_tournament import WAITING, opened
from tests.cogs.world import buttons, private, said, texts, world


async def test_a_manager_who_does_not_direct_decides_where_no_director_may(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        tournament = await opened(here, rounds=2, method="rounds")
        for name in ("Ben", "Chloé", "Dirk"):
            await press(here, name, tournament, "enter")
        await press(here, "Anna", tournament, "start")
        await here.env.settle()
        facts = {"person": here["Ben"], "amount": 2, "reason": "a card too few"}
        assert "about your own table" in said(await here["Anna"].slash(here.channel, "tournament correct", **facts))
        role = here.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        mia = here.guild.add_member(here.env.create_user("mia", global_name="Mia"), roles=[role])
        panel = private(await mia.click(board(here, tournament), custom_id=f"tournament.direct:{tournament.id}"))
        assert buttons(panel) == [f"tournament.{verb}:{tournament.id}" for verb in ("askcorrect", "askout")]
        assert "Ben: +2" in said(await mia.slash(here.channel, "tournament correct", **facts))
        assert "“a card too few” (Mia)" in texts(board(here, tournament))


async def test_the_people_who_play_are_asked_before_a_tournament_under_way_is_stopped(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        here.add("Eva")
        tournament = await opened(here, rounds=2, method="rounds")
        for name in ("Ben", "Chloé", "Dirk"):
            await press(here, name, tournament, "enter")
        # A friend who does not play is no way round.
        await here["Anna"].slash(here.channel, "tournament director", person=here["Eva"], how="add")
        await press(here, "Anna", tournament, "start")
        await here.env.settle()
        doubt = await here["Eva"].slash(here.channel, "tournament stop")
        assert "Ask whether to stop tournament" in said(doubt)
        told = await here["Eva"].click(private(doubt), custom_id=f"tournament.stopyes:{tournament.id}")
        await here.env.settle()
        assert tournament.status.is_live
        assert "have been asked about stopping" in said(
            await here["Eva"].slash(here.channel, "tournament stop", sure="yes")
        ), told
        question = here.message(*tournament.message_ids["question-1"])
        assert "Eva asks to stop tournament" in texts(question)

        async def answer(name: str, verb: str) -> str:
            return said(await here[name].click(question, custom_id=f"tournament.{verb}:{tournament.id}"))

        assert "for others to answer" in await answer("Eva", "stopagree")
        assert "Your answer counts" in await answer("Ben", "stopagree")
        await answer("Dirk", "stopdecline")
        await answer("Chloé", "stopagree")
        assert tournament.status.is_live
        await answer("Anna", "stopagree")
        await here.env.settle()
        assert tournament.status is Status.STOPPED
        assert "is stopped, as Eva asked:** 3 for it, 1 against" in texts(
            here.message(*tournament.message_ids["question-1"])
        )


async def test_asking_whether_to_stop_pings_nobody_whom_the_director_has_called_twice_today(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        tournament = await opened(here, rounds=2, method="rounds")
        for name in ("Ben", "Chloé", "Dirk"):
            await press(here, name, tournament, "enter")
        await press(here, "Anna", tournament, "start")
        await here.env.settle()
        for _ in range(2):
            here.tables.calls.spend(here["Anna"].id, [here["Ben"].id])
        before = {name: pings(here, name) for name in ("Ben", "Dirk")}
        await here["Anna"].slash(here.channel, "tournament stop", sure="yes")
        await here.env.settle()
        question = here.message(*tournament.message_ids["question-1"])
        assert f"<@{here['Ben'].id}>" in texts(question), "he is asked all the same"
        assert {name: pings(here, name) - before[name] for name in before} == {"Ben": 0, "Dirk": 1}
