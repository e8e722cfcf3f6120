"""The part of /table about clocks and offered seats, and the same in the host's panel."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.app.answers import answered, tell
from cogs.app.asking import asks
from cogs.app.client import Client, Interaction
from cogs.app.i18n import say_to, text
from cogs.lobby.clock_text import pace_choices, pace_meant, pace_text
from cogs.messages.buttons import TableMenu
from cogs.messages.display_names import in_label
from cogs.messages.layout import Part
from cogs.typed.choosing import Choices, table_choices, table_named
from cogs.typed.which_table import TABLE, own_tables, tables_of_host
from engine.tables.live.table import Table
from engine.tables.model.clock_presets import CLOCK_PRESETS
from engine.tables.model.status import Status
from locales import Say


class ClockCommands(commands.Cog):
    """A mixin for the commands of /table."""

    _bot: Client

    @app_commands.command(name=text("stay-clock"), description=text("stay-clock-hint"))
    @asks(clock="find-clock", **TABLE)
    @answered
    async def clock(self, interaction: Interaction, clock: str, table: str | None = None) -> None:
        """Set, as the host and before the start, how long a turn may take."""
        say = say_to(interaction)
        chosen = table_named(table, interaction, await _to_set(interaction), "stay-no-table-to-set")
        await chosen.set_clock(interaction.user.id, pace_meant(clock, say))
        now = pace_text(chosen.setup.turn_seconds, say)
        await tell(interaction, say("stay-clock-set", table=str(chosen.id), clock=now))

    @app_commands.command(name=text("stay-offer"), description=text("stay-offer-hint"))
    @asks(seat="stay-seat-option", **TABLE)
    @answered
    async def offer(
        self, interaction: Interaction, seat: app_commands.Range[int, 1, 8] | None = None, table: str | None = None
    ) -> None:
        """Offer one's own seat, or as the host that of somebody away; repeating it withdraws the offer."""
        chosen = table_named(table, interaction, await _to_offer_at(interaction, seat), "refusal-no-table-of-yours")
        await interaction.response.defer(ephemeral=True, thinking=True)
        await chosen.offer(interaction.user.id, seat)
        meant = seat or chosen.seat_of(interaction.user.id) or 0
        occupant = chosen.occupant(meant)
        key = "stay-offered" if occupant is not None and occupant.offered else "stay-not-offered"
        await tell(interaction, say_to(interaction)(key, table=str(chosen.id), seat=str(meant)))

    @clock.autocomplete("clock")
    async def _complete_clock(self, interaction: Interaction, typed: str) -> Choices:
        return pace_choices(typed, say_to(interaction))

    @clock.autocomplete("table")
    async def _complete_table_to_set(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(await _to_set(interaction), typed, interaction)

    @offer.autocomplete("table")
    async def _complete_table_played(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(await _to_offer_at(interaction, 1), typed, interaction)


async def _to_offer_at(interaction: Interaction, seat: int | None) -> tuple[Table, ...]:
    """One's own tables; if a seat is named also those of one's tournament, where one need not sit."""
    own = own_tables(interaction)
    if seat is None:
        return own
    hosted = (one for one in await tables_of_host(interaction) if one.setup.tournament is not None)
    return tuple(dict.fromkeys((*own, *(one for one in hosted if one.status is Status.PLAYING))))


async def _to_set(interaction: Interaction) -> tuple[Table, ...]:
    return tuple(one for one in await tables_of_host(interaction) if one.status is Status.LOBBY)


def clock_menu(table: Table, say: Say) -> list[Part]:
    """The clocks to choose from before the start, except the current one."""
    if table.status is not Status.LOBBY or table.setup.tournament is not None:
        return []
    others = [(str(one), pace_text(one, say)) for one in CLOCK_PRESETS.values() if one != table.setup.turn_seconds]
    return [[TableMenu("clock", table.id, others, placeholder=say("stay-panel-clock"))]]


def offer_menu(table: Table, say: Say) -> list[Part]:
    """The seats of people who are away, which the host may offer or stop offering."""
    away = [
        (
            str(seat),
            say("stay-panel-keep" if one.offered else "stay-panel-seat", seat=str(seat), name=in_label(one.name)),
        )
        for seat, one in enumerate(table.seats, 1)
        if one and one.is_person and not one.is_there
    ]
    return [[TableMenu("offeraway", table.id, away, placeholder=say("stay-panel-offer"))]] if away else []
