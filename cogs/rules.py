"""/rules: the rules of a variant or of the table here, short, with the ranking pictured; for the asker alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from discord import app_commands
from discord.ext import commands

from cogs.answers import Interaction, answered
from cogs.buttons import Handler
from cogs.choosing import Choices, game_meant, preset_choices, preset_named, presets_of
from cogs.i18n import say_to, text
from cogs.layout import Drawing, Page, Part, drawn, page
from cogs.rules_chouine import chouine_rules
from cogs.rules_text import house_rules, rules_text
from cogs.tables import GAME_CHOICES
from cogs.words import preset_name
from engine.cards import Suit
from engine.chouine.options import ChouineOptions
from engine.couillon.options import CouillonOptions, pack_for
from engine.couillon.order import order_of
from engine.options import Options
from engine.tables.table import Table
from locales import Say
from locales.cards import SET_OF_LANGUAGE
from rendering import Look, draw_values
from rendering.alt_ranking import alt_ranking
from rendering.alt_worth import alt_values
from rendering.ranking import draw_ranking

if TYPE_CHECKING:
    from cogs.bot import CardBot

_EXAMPLE: Final = Suit.H
"""The trump suit of the picture: no queen of it is the Mit' or the Dame de Make, so all the others show."""


class RulesCommands(commands.Cog):
    """Works in direct messages too."""

    def __init__(self, bot: CardBot) -> None:
        self._bot = bot

    @app_commands.command(name=text("rules-command"), description=text("rules-command-hint"))
    @app_commands.rename(game=text("command-game"), preset=text("command-preset"))
    @app_commands.describe(game=text("command-game-hint"), preset=text("rules-preset-hint"))
    @app_commands.choices(game=GAME_CHOICES)
    @answered
    async def rules(self, interaction: Interaction, game: str | None = None, preset: str | None = None) -> None:
        """The variant named, else the table in this channel, else the first variant of the game."""
        say = say_to(interaction)
        table = self._table_here(interaction) if game is None and preset is None else None
        wanted = preset_named(presets_of(game), preset, say)
        options = table.setup.options if table else game_meant(game, wanted).for_tables(wanted)
        await _show(interaction, options, say, table)

    @rules.autocomplete("preset")
    async def _complete_preset(self, interaction: Interaction, typed: str) -> Choices:
        game = interaction.namespace.__dict__.get(str(text("command-game")))
        return preset_choices(presets_of(game), typed, say_to(interaction))

    def _table_here(self, interaction: Interaction) -> Table | None:
        """The newest table of this channel, first of all one where the person sits; in private their own."""
        own = self._bot.tables.of_user(interaction.user.id)
        if interaction.guild_id is None:
            return own[-1] if own else None
        here = self._bot.tables.in_channel(interaction.channel_id or 0)
        mine = tuple(table for table in here if table in own)
        return next(iter(reversed(mine or here)), None)


async def show_rules(interaction: Interaction, table: Table, _: str) -> None:
    """The button of a table."""
    await _show(interaction, table.setup.options, say_to(interaction), table)


async def _show(interaction: Interaction, options: Options, say: Say, table: Table | None = None) -> None:
    made = await rules_page(options, say, table)
    await interaction.response.send_message(view=made.view, files=made.files, ephemeral=True)


async def rules_page(options: Options, say: Say, table: Table | None = None) -> Page:
    """The rules with these options; with a table, what it changes is said in lines of its own."""
    name = preset_name(options.preset, say)
    changed = house_rules(options, say)
    in_words, ranking = _RULES[type(options)]
    pictures, files = await drawn(ranking(options, say))
    parts: list[Part] = [
        say("rules-title-table", name=name, table=str(table.id)) if table else say("rules-title", name=name),
        *(["\n".join((say("rules-house"), *changed))] if changed else []),
        in_words(options, say),
        *pictures,
    ]
    return page(*parts, files=files)


def _couillon_ranking(options: CouillonOptions, say: Say) -> list[Drawing]:
    index_set = SET_OF_LANGUAGE[say.language]
    order, pack = order_of(_EXAMPLE, options.queens, options.mit != "none"), pack_for(options)
    return [Drawing(lambda: draw_ranking(order, pack, Look(index_set), say), alt_ranking(order, pack, say, index_set))]


def _chouine_values(options: ChouineOptions, say: Say) -> list[Drawing]:
    look = Look(SET_OF_LANGUAGE[say.language])
    return [Drawing(lambda: draw_values(options, look, say), alt_values(options, say, look.index_set))]


_RULES: Final[dict[type, tuple[Callable[[Any, Say], str], Callable[[Any, Say], list[Drawing]]]]] = {
    CouillonOptions: (rules_text, _couillon_ranking),
    ChouineOptions: (chouine_rules, _chouine_values),
}
"""By a game's options: its rules in words, and which card beats which as a picture."""


HANDLERS: dict[str, Handler] = {"rules": show_rules}
