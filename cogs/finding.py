"""/couillon, /chouine and /kleurenwiezen: a table in one step, as the server likes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from cogs.answers import Interaction, answered
from cogs.choosing import Choices, preset_choices
from cogs.house_choices import house_choices
from cogs.i18n import say_to, text
from cogs.opening import (
    MOST_COMPUTERS,
    must_be_able_to_open,
    must_have_room,
    open_table,
    rules_meant,
    setup_here,
    tell_opened,
)
from engine.registry import GAMES

if TYPE_CHECKING:
    from cogs.bot import CardBot

Computers = app_commands.Range[int, 0, MOST_COMPUTERS]


def _one_step(game: str) -> Callable[[Callable[..., Awaitable[None]]], Any]:
    """Makes a method the command of a game, with the lists that help somebody type."""
    presets = GAMES[game].presets

    async def complete_preset(interaction: Interaction, typed: str) -> Choices:
        return preset_choices(presets, typed, say_to(interaction))

    async def complete_house(interaction: Interaction, typed: str) -> Choices:
        return await house_choices(interaction, typed, game)

    def make(method: Callable[..., Awaitable[None]]) -> Any:
        command = app_commands.command(name=text(f"find-{game}"), description=text(f"find-{game}-hint"))
        options = {
            "preset": "command-preset",
            "computers": "command-computers",
            "house": "house-which",
        }
        named = app_commands.rename(**{option: text(key) for option, key in options.items()})
        described = app_commands.describe(**{option: text(f"{key}-hint") for option, key in options.items()})
        made: Any = app_commands.guild_only()(command(named(described(answered(method)))))
        made.autocomplete("preset")(complete_preset)
        made.autocomplete("house")(complete_house)
        return made

    return make


class FindCommands(commands.Cog):
    """One command a game."""

    def __init__(self, bot: CardBot) -> None:
        self._bot = bot

    @_one_step("couillon")
    async def couillon(
        self, interaction: Interaction, preset: str | None = None, computers: Computers = 0, house: str | None = None
    ) -> None:
        """Who is up for Couillon?"""
        await _open(interaction, "couillon", preset, computers, house)

    @_one_step("chouine")
    async def chouine(
        self, interaction: Interaction, preset: str | None = None, computers: Computers = 0, house: str | None = None
    ) -> None:
        """Who is up for Chouine?"""
        await _open(interaction, "chouine", preset, computers, house)

    @_one_step("kleurenwiezen")
    async def kleurenwiezen(
        self, interaction: Interaction, preset: str | None = None, computers: Computers = 0, house: str | None = None
    ) -> None:
        """Who is up for Kleurenwiezen?"""
        await _open(interaction, "kleurenwiezen", preset, computers, house)


async def _open(interaction: Interaction, game: str, preset: str | None, computers: int, house: str | None) -> None:
    must_be_able_to_open(interaction)
    rules = await rules_meant(interaction, game=game, preset=preset, house=house, changes={})
    must_have_room(rules, computers)
    await interaction.response.defer(ephemeral=True, thinking=True)
    await tell_opened(interaction, await open_table(interaction, setup_here(interaction, rules), computers))
