"""Cutting the pack between two deals: a button, something to slide, and /cut.

Only whoever sits at the right of the next dealer is shown where they cut. Where the pack was gathered the others wait
for that; a shuffled one may be cut.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers import Interaction, answered, tell
from cogs.buttons import Handler, TableButton
from cogs.choosing import Choices, table_choices, table_named
from cogs.i18n import say_to, text
from cogs.layout import Page, Part, page
from cogs.table_text import pause_button, pause_text
from cogs.which_table import TABLE, TABLE_HINT, own_table, own_tables
from cogs.words import addressed, seat_name
from engine.game import View
from engine.tables.errors import Refusal, Refused
from engine.tables.table import Table
from locales import Say

if TYPE_CHECKING:
    from cogs.bot import CardBot

_STEPS: Final = (-10, -1, 1, 10)
_CARDS_A_CELL: Final = 2
"""Of the picture of the pack's edge, which has to fit on a telephone."""
_PLACE: Final = re.compile(r"(\d+)\.(\d+)([+-]\d+)?")
"""What a button of the slider says: the deal before, the cards cut off, how much further."""


def next_deal_parts(table: Table, say: Say) -> list[Part]:
    """What leads to the next deal, under the score after this one: a cut where a person is to cut.

    While the match is paused it is what ends the pause.
    """
    if table.paused:
        return [pause_text(table, say), [pause_button(table, say)]]
    when, deal = f"<t:{int(table.deadline)}:R>" if table.deadline else "", str(table.deal)
    style, cutter = discord.ButtonStyle.success, table.cutter
    occupant = table.occupant(table.may_cut) if table.may_cut is not None else None
    name = addressed(occupant) if occupant is not None else ""
    if cutter is not None:
        hints = [say("play-cut-when", name=name, when=when)]
        buttons = [TableButton("cut", table.id, deal, label=say("play-cut"), style=style)]
    else:
        hints = [say("play-next-deal-when", when=when)]
        buttons = [TableButton("next", table.id, deal, label=say("play-next-deal"), style=style)]
        if name:
            hints.append(say("fair-may-cut", name=name))
            buttons.append(TableButton("cut", table.id, deal, label=say("play-cut")))
    return [*(["\n".join(hints)] if when else []), buttons]


def cut_lines(table: Table, view: View, say: Say) -> list[str]:
    """Who cut the pack of this deal; how many cards is told when it is over."""
    seat, cards = table.cut_by, table.cut_cards
    if view.deal != table.deal or (seat is None and cards is None):
        return []
    if seat is None:
        return [say("play-cut-by-chance", cards=cards or 0)]
    name = seat_name(table, seat, say)
    return [say("play-cut-by", name=name) if cards is None else say("play-cut-by-cards", name=name, cards=cards)]


def cut_page(table: Table, cards: int, say: Say) -> Page:
    """The edge of the pack with the place of the cut, and buttons to move it."""
    cuts, pack = table.cuts, len(table.game.pack(table.setup.options))
    cells, off = pack // _CARDS_A_CELL, cards // _CARDS_A_CELL
    bar = "▓" * off + "░" * (cells - off)
    moves = [
        TableButton(
            "slide",
            table.id,
            f"{table.deal}.{cards}{step:+}",
            label=f"{step:+}".replace("-", "\N{MINUS SIGN}"),
            disabled=cards == (cuts[0] if step < 0 else cuts[-1]),
        )
        for step in _STEPS
    ]
    style = discord.ButtonStyle.success
    here = TableButton("cutat", table.id, f"{table.deal}.{cards}", label=say("play-cut-here"), style=style)
    place = say("play-cut-place", bar=bar, cards=cards, pack=pack)
    return page(f"{say('play-cut-title')}\n{place}", [*moves[:2], here, *moves[2:]])


async def show_slider(interaction: Interaction, table: Table, deal: str) -> None:
    """The button under the score; where its person has got up or is away meanwhile, it deals."""
    if int(deal) != table.deal:
        raise Refused(Refusal.STALE)
    if table.may_cut is None:
        await interaction.response.defer()
        await table.next_deal(interaction.user.id)
        return
    await _show(interaction, table)


async def slide(interaction: Interaction, table: Table, fact: str) -> None:
    cards, step = _read(table, fact)
    table.must_be_cutter(interaction.user.id)
    cuts = table.cuts
    moved = min(max(cards + step, cuts[0]), cuts[-1])
    await interaction.response.edit_message(view=cut_page(table, moved, say_to(interaction)).view)


async def cut_here(interaction: Interaction, table: Table, fact: str) -> None:
    cards, _ = _read(table, fact)
    await interaction.response.defer()
    await table.cut(interaction.user.id, cards)
    await interaction.edit_original_response(view=page(say_to(interaction)("play-cut-done", cards=cards)).view)


def _read(table: Table, fact: str) -> tuple[int, int]:
    """Cards and step of a button of the slider; raises Refused(stale) where the next deal has been dealt."""
    found = _PLACE.fullmatch(fact)
    if found is None or int(found[1]) != table.deal:
        raise Refused(Refusal.STALE)
    return int(found[2]), int(found[3] or 0)


async def _show(interaction: Interaction, table: Table) -> None:
    """The slider, in the middle, for whoever is to cut."""
    table.must_be_cutter(interaction.user.id)
    cuts = table.cuts
    made = cut_page(table, cuts[len(cuts) // 2], say_to(interaction))
    await interaction.response.send_message(view=made.view, ephemeral=True)


class CutCommands(commands.Cog):
    """Works in direct messages too."""

    def __init__(self, bot: CardBot) -> None:
        self._bot = bot

    @app_commands.command(name=text("command-cut"), description=text("command-cut-hint"))
    @app_commands.rename(cards=text("command-cards"), **TABLE)
    @app_commands.describe(cards=text("command-cards-hint"), **TABLE_HINT)
    @answered
    async def cut(self, interaction: Interaction, cards: int | None = None, table: str | None = None) -> None:
        """Cut off so many cards; without a number, see where one cuts."""
        chosen = table_named(table, interaction, self._tables(interaction), "refusal-no-table-of-yours")
        if cards is None:
            await _show(interaction, chosen)
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        await chosen.cut(interaction.user.id, cards)
        await tell(interaction, say_to(interaction)("play-cut-done", cards=cards))

    @app_commands.command(name=text("play-next"), description=text("play-next-hint"))
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HINT)
    @answered
    async def next(self, interaction: Interaction, table: str | None = None) -> None:
        """The next deal, before the pause is over."""
        chosen = own_table(table, interaction, lambda one: one.result is not None)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await chosen.next_deal(interaction.user.id)
        await tell(interaction, say_to(interaction)("play-next-done", deal=chosen.deal))

    @next.autocomplete("table")
    async def _complete_own(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(own_tables(interaction), typed, interaction)

    @cut.autocomplete("table")
    async def _complete_table(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(self._tables(interaction), typed, interaction)

    def _tables(self, interaction: Interaction) -> tuple[Table, ...]:
        """The person's tables: those where they may cut, or all where there is none."""
        tables = self._bot.tables.of_user(interaction.user.id)
        user_id = interaction.user.id
        return tuple(table for table in tables if table.may_cut and table.may_cut == table.seat_of(user_id)) or tables


HANDLERS: dict[str, Handler] = {"cut": show_slider, "slide": slide, "cutat": cut_here}
