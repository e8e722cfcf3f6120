"""Whoever is named and is no member of the server: one sentence, whichever option or menu names them."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType, AppCommandType, InteractionType, app_commands
from simcord.backend import serializers

from tests.cogs.tournament.test_any_size import pick
from tests.cogs.tournament.test_tournament import opened, press
from tests.cogs.world import World, posted, said, world

Kind = AppCommandOptionType
Command = app_commands.Command[Any, ..., Any]


def asking(here: World) -> Iterator[tuple[Command, app_commands.Parameter]]:
    """Every command of the tree, with each of its options that names a person."""
    for command in here.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield from ((command, one) for one in command.parameters if one.type is Kind.user)


def filled(command: Command, who: Any) -> dict[str, Any]:
    """All that the command needs, naming this person wherever it asks for one."""
    usual = {Kind.string: "x", Kind.integer: 1, Kind.user: who}
    wanted = (one for one in command.parameters if one.required or one.type is Kind.user)
    return {str(one.display_name): usual[one.type] for one in wanted}


def wants_member(command: Command, option: app_commands.Parameter) -> bool:
    """Others may name whoever has left: what they did stays, and can still be looked at or put right."""
    return "discord.member.Member" in str(inspect.signature(command.callback).parameters[option.name].annotation)


def without_isolation(told: str) -> str:
    return told.replace("\u2068", "").replace("\u2069", "")


async def test_every_option_that_names_a_person_says_that_one_is_no_member(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path) as here:
        stranger = here.env.create_user("emile", global_name="Emile")
        found = {f"{command.qualified_name} {one.name}": (command, one) for command, one in asking(here)}
        assert len(found) > 7
        assert sum(wants_member(*one) for one in found.values()) > 4
        for name, (command, option) in found.items():
            told = said(await here["Anna"].slash(here.channel, command.qualified_name, **filled(command, stranger)))
            assert "Something went wrong" not in told, name
            if wants_member(command, option):
                assert "Emile is not a member" in without_isolation(told), (name, told)
        assert not [one for one in caplog.records if one.name.startswith("cogs.") and one.levelno >= logging.ERROR]
        # What the library could not read, SimCord counts among its own errors.
        assert {type(one) for one in here.env.errors} == {app_commands.TransformerError}


async def test_a_director_corrects_the_score_of_somebody_who_has_left(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        tournament = await opened(here)
        with here.env._bot_scope():
            for name in ("Ben", "Chloé", "Dirk"):
                await tournament.enter(here[name].id, name)
            await tournament.start(here["Anna"].id)
        left = here["Dirk"].user
        here.guild.remove_member(here["Dirk"])
        facts = {"person": left, "amount": -2, "reason": "left early"}
        here.add("Mia")
        # Anna plays at the same table, so somebody decides who does not.
        await here["Anna"].slash(here.channel, "tournament director", person=here["Mia"], how="add")
        assert "Dirk" in said(await here["Mia"].slash(here.channel, "tournament correct", **facts))
        assert [one.amount for one in tournament.state.corrections] == [-2]


async def test_a_menu_that_names_somebody_who_has_left_says_so(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna")
        panel = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        stranger = here.env.create_user("emile", global_name="Emile")
        told = said(await here["Anna"].select(panel, [stranger], custom_id=f"who.invite:{table.id}:"))
        assert "Emile is not a member" in without_isolation(told)
        assert not table.setup.invited


async def test_the_menu_of_somebody_who_has_left_challenges_nobody(tmp_path: Path) -> None:
    """Discord shows it under what they wrote before."""
    async with world(tmp_path) as here:
        stranger = here.env.create_user("emile", global_name="Emile")
        menu = here["Anna"]._resolve_root("Challenge to Chouine", AppCommandType.user.value, here.channel.id)
        people = {str(stranger.id): dict(serializers.user_payload(here.env.backend.get_user(stranger.id)))}
        data = {"id": menu["id"], "name": menu["name"], "type": 2, "target_id": str(stranger.id)}
        told = await here["Anna"]._dispatch_interaction(
            InteractionType.application_command.value, here.channel, data | {"resolved": {"users": people}}
        )
        assert "Emile is not a member" in without_isolation(said(told))
        assert not here.tables.in_guild(here.guild.id)


async def test_nobody_names_a_bot_to_play_by_whichever_option_or_menu(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        robot = here.guild.add_member(here.env.create_user("robot", bot=True))
        table, tournament = await here.table("Anna"), await opened(here, rounds=1, entry="pairs")
        here.people["robot"] = robot
        options = [one for one in asking(here) if wants_member(*one)]
        assert len(options) > 4
        told = {
            command.qualified_name: said(
                await here["Anna"].slash(here.channel, command.qualified_name, **filled(command, robot))
            )
            for command, _ in options
        }
        for name in ("table invite", "tournament enter", "tournament director"):
            assert "Bots do not play here" in told[name]
        panel = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        invited = said(await here["Anna"].select(panel, [robot], custom_id=f"who.invite:{table.id}:"))
        assert "Bots do not play here" in invited
        partners = await press(here, "Ben", tournament, "enterwith")
        assert "Bots do not play here" in said(await pick(here, "Ben", tournament, partners, "with", "robot"))
        assert not table.setup.invited
        assert [one.name for one in tournament.state.entrants] == ["Anna"]
        assert not [text for text in posted(here) if str(robot.id) in text]
