"""The message of a table before the match: who sits where, and the buttons to sit down and start."""

from __future__ import annotations

import discord

from cogs import host_panel
from cogs.answers import Interaction, tell
from cogs.buttons import Handler, TableButton
from cogs.host_panel import PARTNERS, ways_to_partners
from cogs.i18n import say_at, say_to
from cogs.layout import Page, Part, page
from cogs.verify import digest_line
from cogs.words import game_name, name_of, option_text, preset_name, sides_of
from engine.options import differences
from engine.tables.people import Status
from engine.tables.table import Table
from locales import Say

Style = discord.ButtonStyle


def lobby_page(table: Table) -> Page:
    """The message everybody sees, in the language of the table."""
    say = say_at(table.setup)
    parts: list[Part] = [
        say("lobby-title", game=game_name(table, say), table=str(table.id)),
        f"-# {rules_text(table, say)}",
        _seating(table, say),
    ]
    if table.status is Status.LOBBY:
        hint = say("lobby-hint" if table.free_seats else "lobby-hint-full")
        parts += [hint, _sitting_buttons(table, say), _common_buttons(table, say)]
    else:
        parts.append("\n".join([say(f"lobby-{table.status}"), *digest_line(table, say)]))
    return page(*parts)


def rules_text(table: Table, say: Say) -> str:
    """In what the table differs from its preset, how partners are found, who may sit down, how long a turn is."""
    setup = table.setup
    changed = differences(setup.options, table.game.for_tables(setup.options.preset))
    partners = changed.pop(PARTNERS, None) or (ways_to_partners(table) or (None,))[0]
    parts = [] if setup.house is None else [preset_name(setup.options.preset, say)]
    parts += [option_text(name, value, say) for name, value in changed.items()]
    if partners is not None:
        parts.append(option_text(PARTNERS, partners, say))
    parts.append(say(f"lobby-access-{setup.access}"))
    parts.append(say("lobby-clock", seconds=setup.turn_seconds) if setup.turn_seconds else say("lobby-no-clock"))
    return " · ".join(parts)


def _seating(table: Table, say: Say) -> str:
    lines = []
    for number, side in enumerate(sides_of(table), 1):
        people = "  ·  ".join(say("lobby-seat", seat=str(seat), name=_described(table, seat, say)) for seat in side)
        # Who plays alone is no side.
        lines.append(people if len(side) == 1 else say("lobby-side", side=str(number), people=people))
    return "\n".join(lines)


def _described(table: Table, seat: int, say: Say) -> str:
    if seat == table.dummy:
        partner = next(other for side in sides_of(table) if seat in side for other in side if other != seat)
        return say("lobby-dummy-seat", partner=str(partner))
    occupant = table.seats[seat - 1]
    name = name_of(occupant, say)
    if occupant is None:
        return name
    if occupant.user_id is None:
        return say("lobby-computer", name=name)
    return say("lobby-host", name=name) if occupant.user_id == table.setup.host_id else f"**{name}**"


def _sitting_buttons(table: Table, say: Say) -> list[TableButton]:
    return [
        TableButton("sit", table.id, str(seat), label=say("lobby-sit", seat=str(seat)), style=Style.success)
        for seat in table.free_seats
    ]


def _common_buttons(table: Table, say: Say) -> list[TableButton]:
    full = not table.free_seats
    return [
        TableButton("start", table.id, label=say("lobby-start"), style=Style.primary, disabled=not full),
        TableButton("computer", table.id, label=say("lobby-add-computer"), disabled=full),
        TableButton("leave", table.id, label=say("lobby-leave")),
        TableButton("rules", table.id, label=say("lobby-rules")),
        TableButton("host", table.id, label=say("lobby-host-panel")),
    ]


async def sit(interaction: Interaction, table: Table, seat: str) -> None:
    """Sit down; whoever closed their direct messages is told so at once."""
    await interaction.response.defer()
    await table.sit(interaction.user.id, interaction.user.display_name, int(seat))
    await interaction.client.greetings.greet(interaction, table)


async def leave(interaction: Interaction, table: Table, _: str) -> None:
    await interaction.response.defer()
    await table.leave(interaction.user.id)
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await tell(interaction, say_to(interaction)("lobby-left", table=str(table.id)))


async def add_computer(interaction: Interaction, table: Table, _: str) -> None:
    await interaction.response.defer()
    await table.add_computer(interaction.user.id)


async def start(interaction: Interaction, table: Table, _: str) -> None:
    await interaction.response.defer()
    await table.start(interaction.user.id)


HANDLERS: dict[str, Handler] = {
    "sit": sit,
    "leave": leave,
    "computer": add_computer,
    "start": start,
    **host_panel.HANDLERS,
}
