"""Which table a command is about: how commands ask for it, and the one meant if nothing is said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from cogs.app.access import seen
from cogs.app.answers import Denied
from cogs.app.client import Interaction
from cogs.app.i18n import text
from cogs.typed.choosing import Fits, table_named
from cogs.typed.figures import in_figures
from engine.tables.live.table import Table
from engine.tables.model.status import Status

TABLE: Final = {"table": "command-which-table"}
"""How a command asks for the table it is about."""
_LONGEST_NUMBER: Final = 15
"""Digits that are read of what somebody typed: no table has more."""


def own_tables(interaction: Interaction) -> tuple[Table, ...]:
    """The tables of the person asking: those with a match in progress, or all if there is none."""
    tables = interaction.client.tables.of_user(interaction.user.id)
    return tuple(table for table in tables if table.status is Status.PLAYING) or tables


async def tables_of_host(interaction: Interaction) -> tuple[Table, ...]:
    """The tables of this server that they may see and whose host is the person asking."""
    tables = interaction.client.tables.in_guild(interaction.guild_id or 0)
    return await seen(interaction, (table for table in tables if table.setup.host_id == interaction.user.id))


async def tables_to_settle(interaction: Interaction, typed: str | None, *, manages: bool) -> tuple[Table, ...]:
    """The tables of this server where the person asking may remove people, set who may sit down, or stop: as the host,
    seated in a match, or as a manager at all of them. If nothing is typed, their own come first."""
    user_id = interaction.user.id
    tables = interaction.client.tables.in_guild(interaction.guild_id or 0)
    own = await tables_of_host(interaction)
    own += tuple(one for one in tables if one not in own and one.status is Status.PLAYING and one.seat_of(user_id))
    return await seen(interaction, tables) if manages and (typed is not None or not own) else own


def gathers(table: Table) -> bool:
    """Whether people still sit down there before the match."""
    return table.status is Status.LOBBY


def has_room(table: Table) -> bool:
    """Whether somebody can sit down there before the match."""
    return gathers(table) and bool(table.free_seats)


def own_table(typed: str | None, interaction: Interaction, fits: Fits | None = None) -> Table:
    """The person's own table that is meant; raises Denied if there is none, or it is not clear which.

    `fits`: as for `table_named`.
    """
    return table_named(typed, interaction, own_tables(interaction), "refusal-no-table-of-yours", fits=fits)


def near(tables: Sequence[Table], interaction: Interaction) -> tuple[Table, ...]:
    """The tables of this channel, or all if there are none here."""
    return tuple(one for one in tables if one.setup.channel_id == interaction.channel_id) or tuple(tables)


def table_typed(interaction: Interaction) -> str | None:
    """What has been typed as the table of a command that is being typed."""
    typed: str | None = interaction.namespace.__dict__.get(str(text(TABLE["table"])))
    return typed


def table_so_far(interaction: Interaction, candidates: Sequence[Table], fits: Fits | None = None) -> Table | None:
    """The table meant by what has been typed of a command so far; None if that is not clear."""
    try:
        return table_named(table_typed(interaction), interaction, candidates, "refusal-no-table-here", fits=fits)
    except Denied:
        return None


def table_number(typed: str | None) -> int | None:
    """The table number in what was typed, even of an ended table; None: there is none in it."""
    number = re.search(r"[0-9]+", in_figures(typed or ""))
    return int(number[0][:_LONGEST_NUMBER]) if number else None
