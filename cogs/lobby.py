"""The message of a table before the match: who sits where, and the buttons to sit down and start."""

from __future__ import annotations

import discord

from cogs.answers import Denied, Interaction, tell
from cogs.buttons import Handler, TableButton, TableMenu, TablePeopleMenu
from cogs.i18n import say_to
from cogs.layout import Page, Part, page
from cogs.words import game_name, name_of, sides_of
from engine.options import differences
from engine.tables.errors import Refusal, Refused
from engine.tables.people import Access, Status
from engine.tables.table import Table
from locales import Say, say_in

Style = discord.ButtonStyle


def lobby_page(table: Table) -> Page:
    """The message everybody sees, in the language of the table."""
    say = say_in(table.setup.language)
    parts: list[Part] = [
        say("lobby-title", game=game_name(table), table=str(table.id)),
        _rules(table, say),
        _seating(table, say),
    ]
    if table.status is Status.LOBBY:
        parts += [say("lobby-hint"), _sitting_buttons(table, say), _common_buttons(table, say)]
    else:
        parts.append(say(f"lobby-{table.status}"))
    return page(*parts)


def _rules(table: Table, say: Say) -> str:
    setup = table.setup
    changed = differences(setup.options, table.game.configure(setup.options.preset))
    high_cards = changed.pop("seats_by", "lobby") == "high-cards"
    parts = [say(f"lobby-option-{name}", value=value) for name, value in changed.items()]
    parts.append(say("lobby-partners-high-cards" if high_cards else "lobby-partners-lobby"))
    parts.append(say(f"lobby-access-{setup.access}"))
    parts.append(say("lobby-clock", seconds=setup.turn_seconds) if setup.turn_seconds else say("lobby-no-clock"))
    return "-# " + " · ".join(parts)


def _seating(table: Table, say: Say) -> str:
    lines = []
    for number, side in enumerate(sides_of(table), 1):
        people = [say("lobby-seat", seat=str(seat), name=_described(table, seat, say)) for seat in side]
        lines.append(say("lobby-side", side=str(number), people="  ·  ".join(people)))
    return "\n".join(lines)


def _described(table: Table, seat: int, say: Say) -> str:
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
        for seat, occupant in enumerate(table.seats, 1)
        if occupant is None
    ]


def _common_buttons(table: Table, say: Say) -> list[TableButton]:
    full = all(table.seats)
    return [
        TableButton("start", table.id, label=say("lobby-start"), style=Style.primary, disabled=not full),
        TableButton("computer", table.id, label=say("lobby-add-computer"), disabled=full),
        TableButton("leave", table.id, label=say("lobby-leave")),
        TableButton("host", table.id, label=say("lobby-host-panel")),
    ]


def host_panel(table: Table, say: Say) -> Page:
    """What the host alone may do, shown to the host alone."""
    empty = say("lobby-empty")
    names = [(str(seat), f"{seat} · {one.name if one else empty}") for seat, one in enumerate(table.seats, 1)]
    removable = [
        (value, label)
        for (value, label), one in zip(names, table.seats, strict=True)
        if one is not None and one.user_id != table.setup.host_id and (one.is_person or table.status is Status.LOBBY)
    ]
    parts: list[Part] = [say("lobby-panel-title", table=str(table.id))]
    if removable:
        parts.append([TableMenu("remove", table.id, removable, placeholder=say("lobby-remove"))])
    if table.status is Status.LOBBY:
        parts.append([TableMenu("swap", table.id, names, placeholder=say("lobby-swap"), picks=2)])
    parts.append([TablePeopleMenu("invite", table.id, placeholder=say("lobby-invite"))])
    parts.append(_panel_buttons(table, say))
    return page(*parts)


def _panel_buttons(table: Table, say: Say) -> list[TableButton]:
    stop = TableButton("stop", table.id, label=say("lobby-stop"), style=Style.danger)
    if table.status is not Status.LOBBY:
        return [stop]
    options = dict(table.setup.options.values())
    drawn = options.get("seats_by") == "high-cards"
    access = Access.OPEN if table.setup.access is Access.INVITED else Access.INVITED
    buttons = [TableButton("access", table.id, access, label=say(f"lobby-make-{access}"))]
    if "seats_by" in options:
        wanted = "lobby" if drawn else "high-cards"
        buttons.append(TableButton("partners", table.id, wanted, label=say(f"lobby-make-{wanted}")))
    return [*buttons, stop]


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


async def stop(interaction: Interaction, table: Table, _: str) -> None:
    await interaction.response.defer()
    await table.stop(interaction.user.id)
    await tell(interaction, say_to(interaction)("lobby-you-stopped", table=str(table.id)))


async def show_host_panel(interaction: Interaction, table: Table, _: str) -> None:
    if interaction.user.id != table.setup.host_id:
        host = next((one for one in table.seats if one and one.user_id == table.setup.host_id), None)
        raise Refused(Refusal.NOT_HOST, host=host.name if host else "")
    await interaction.response.send_message(view=host_panel(table, say_to(interaction)).view, ephemeral=True)


async def remove(interaction: Interaction, table: Table, seat: str) -> None:
    await table.remove(interaction.user.id, int(seat))
    await _panel_again(interaction, table)


async def swap(interaction: Interaction, table: Table, seats: str) -> None:
    first, _, second = seats.partition(" ")
    if not second:
        raise Denied("refusal-swap-two")
    await table.swap(interaction.user.id, int(first), int(second))
    await _panel_again(interaction, table)


async def invite(interaction: Interaction, table: Table, users: str) -> None:
    invited = [int(user) for user in users.split()]
    await table.invite(interaction.user.id, invited)
    await _panel_again(interaction, table)
    people = " ".join(f"<@{user}>" for user in invited)
    await tell(interaction, say_to(interaction)("lobby-invited", people=people))


async def set_access(interaction: Interaction, table: Table, access: str) -> None:
    await table.set_access(interaction.user.id, Access(access))
    await _panel_again(interaction, table)


async def set_partners(interaction: Interaction, table: Table, way: str) -> None:
    await table.configure(interaction.user.id, {"seats_by": way})
    await _panel_again(interaction, table)


async def _panel_again(interaction: Interaction, table: Table) -> None:
    await interaction.response.edit_message(view=host_panel(table, say_to(interaction)).view)


HANDLERS: dict[str, Handler] = {
    "sit": sit,
    "leave": leave,
    "computer": add_computer,
    "start": start,
    "stop": stop,
    "host": show_host_panel,
    "remove": remove,
    "swap": swap,
    "invite": invite,
    "access": set_access,
    "partners": set_partners,
}
