"""/stats, and "Statistics" in the context menu of a person."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.answers import Denied, answered
from cogs.app.asking import asks
from cogs.app.client import Client, Interaction
from cogs.app.i18n import language_here, say_to, text
from cogs.messages.layout import mentioned_in
from cogs.messages.shown_later import fill_answer
from cogs.standings.finished_buttons import ALL_GAMES, Asked, PastHandler
from cogs.standings.finished_matches import must_be_seen
from cogs.standings.leaderboard_query import season_choices, season_meant
from cogs.standings.stats_page import between_page, stats_page
from cogs.typed.choosing import Choices
from cogs.typed.rules_choices import GAME_CHOICES
from engine.core.registry import GAMES
from engine.standings.statistics import Where
from engine.tables.store.posted import Post
from locales import say_in

STATISTICS: Final = "statistics"
"""What a message that was shown to everybody shows."""


class StatsCommands(commands.Cog):
    """Works in direct messages too, for oneself."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._menu = app_commands.ContextMenu(name=text("stats-menu"), callback=self.of_person)

    async def cog_load(self) -> None:
        self._bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        self._bot.tree.remove_command(self._menu.name, type=self._menu.type)

    @app_commands.command(name=text("stats-command"), description=text("stats-command-hint"))
    @asks(
        person="stats-person",
        against="stats-with",
        game=("command-game", "stats-game-hint"),
        season=("ranks-option-season", "stats-season-hint"),
        everywhere="stats-everywhere",
    )
    @app_commands.choices(game=GAME_CHOICES)
    @answered
    async def stats(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        against: discord.User | None = None,
        game: str | None = None,
        season: str | None = None,
        everywhere: bool = False,
    ) -> None:
        """Show the statistics of the person asking, of another, or between two people."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        first = person or interaction.user
        if against is not None and against.id == first.id:
            raise Denied("stats-two-needed")
        asked = Asked(
            first.id,
            against.id if against else 0,
            game or ALL_GAMES,
            season_meant(season, say_to(interaction)),
            int(everywhere),
        )
        await _show(interaction, asked)

    @stats.autocomplete("season")
    async def _complete_season(self, interaction: Interaction, typed: str) -> Choices:
        """The seasons with matches of one's own; for another person, those with anybody's matches."""
        beside, standings = interaction.namespace.__dict__, self._bot.standings
        everywhere, game = beside.get(str(text("stats-everywhere"))), beside.get(str(text("command-game")))
        guild_id = None if everywhere else interaction.guild_id
        where = Where(guild_id, game if game in GAMES else None)
        if beside.get(str(text("stats-person"))) is None:
            months = await standings.months_of(interaction.user.id, where)
        else:
            # People who hide their statistics also hide when they played.
            months = await standings.months_at(where)
        return season_choices(typed, say_to(interaction), months)

    @answered
    async def of_person(self, interaction: Interaction, person: discord.User) -> None:
        """Show a person's statistics from their context menu."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await _show(interaction, Asked(person.id))


async def _show(interaction: Interaction, asked: Asked) -> None:
    """Show it in the deferred answer; raises Denied if these matches are not to be seen."""
    await must_be_seen(interaction, asked)
    made = await (between_page if asked.against else stats_page)(interaction, asked, say_to(interaction))
    await fill_answer(interaction, made)


async def _again(interaction: Interaction, asked: Asked, _: str) -> None:
    await interaction.response.defer()
    await _show(interaction, asked)


async def _game(interaction: Interaction, asked: Asked, picked: str) -> None:
    await _again(interaction, asked._replace(game=picked), "")


async def _season(interaction: Interaction, asked: Asked, picked: str) -> None:
    await _again(interaction, asked._replace(season=picked), "")


async def _show_all(interaction: Interaction, asked: Asked, _: str) -> None:
    """Show the picture and its words to everybody, without buttons."""
    await must_be_seen(interaction, asked)
    if interaction.guild_id is None:
        raise Denied("stats-not-here")
    await interaction.response.defer(thinking=True)
    server = await interaction.client.tables.server(interaction.guild_id)
    say = say_in(server.language or language_here(interaction), server.theme)
    made = await stats_page(interaction, asked, say, shared=True)
    message = await fill_answer(interaction, made)
    where = message.id, message.channel.id, interaction.guild_id
    people = mentioned_in(made) | {asked.user_id}
    await interaction.client.tables.posted.note(Post(*where, STATISTICS, people=people))


STATS_HANDLERS: Final[dict[str, PastHandler]] = {
    "stats": _again,
    "statsgame": _game,
    "statsseason": _season,
    "betweengame": _game,
    "betweenseason": _season,
    "statsall": _show_all,
}
