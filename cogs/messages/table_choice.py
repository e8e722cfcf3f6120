"""When a command may mean several tables: a button for each, which repeats the command with that table.

A button's custom id holds the command and what was typed, if it fits: `with:7:bid?{"call":"pass"}`.
What comes back is validated like anything somebody typed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from cogs.app.answers import Denied, WhichTable, explain, tell
from cogs.app.client import Act
from cogs.members.membership import member_meant
from cogs.messages.buttons import at_table, table_button
from cogs.messages.layout import Part, page
from cogs.messages.words import plain_game_name
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from rendering.canvas.letters.graphemes import shortened

VERB: Final = "with"
TABLE: Final = "table"
"""How all commands call the table they are about in the code."""
MOST_OFFERED: Final = 20
_LONGEST_ID: Final = 100
_LONGEST_LABEL: Final = 38

AnyCommand = app_commands.Command[Any, ..., Any]


async def offer_tables(act: Act, which: WhichTable, typed: Mapping[str, Any]) -> None:
    """Ask which table is meant; `typed`: the command's options, by their names in the code."""
    command, say = act.interaction.command, act.say
    fact = _fact(command, typed) if isinstance(command, app_commands.Command) else None
    tables = sorted(which.tables, key=lambda table: table.setup.channel_id != act.channel_id)[:MOST_OFFERED]
    buttons = [
        table_button(VERB, table.id, fact, label=_label(act, table))
        for table in tables
        if fact is not None and len(f"{VERB}:{table.id}:{fact}") <= _LONGEST_ID
    ]
    if len(buttons) < len(tables):
        # What was typed does not fit, so it has to be typed again.
        buttons = []
    parts: list[Part] = [say("refusal-offered-tables")] if buttons else []
    if len(which.tables) > len(buttons):
        parts.append(explain(which, say) or "")
    await tell(act, page(*parts, buttons))


def _label(act: Act, table: Table) -> str:
    channel = act.bot.get_channel(table.setup.channel_id)
    place = f" · #{channel}" if channel is not None else ""
    return shortened(f"{table.id} · {plain_game_name(table, act.say)}{place}", _LONGEST_LABEL)


def _fact(command: AnyCommand, typed: Mapping[str, Any]) -> str | None:
    """The command and its options as typed; None if they cannot be written down."""
    usual = {one.name: one.default for one in command.parameters if not one.required}
    options = {name: _plain(value) for name, value in typed.items() if name != TABLE and value != usual.get(name)}
    if any(value is None for value in options.values()):
        return None
    return f"{command.qualified_name}?{json.dumps(options, ensure_ascii=False, separators=(',', ':'))}"


def _plain(value: object) -> str | int | None:
    if isinstance(value, discord.abc.User):
        return value.id
    return value if isinstance(value, str | int) else None


@at_table(VERB)
async def _do_with(act: Act, table: Table, fact: str) -> None:
    """Repeat the command with the table chosen."""
    name, _, typed = fact.partition("?")
    command = _command(act, name)
    options = {one.name: one for one in command.parameters} if command is not None else {}
    if command is None or TABLE not in options or options[TABLE].required:
        raise Refused(Refusal.STALE)
    if _needs_server(command) and act.guild_id is None:
        raise Denied("refusal-only-in-channels")
    try:
        given = json.loads(typed)
    except (ValueError, RecursionError):
        raise Refused(Refusal.STALE) from None
    needed = {one.name for one in options.values() if one.required}
    if not isinstance(given, dict) or not needed <= given.keys() <= options.keys() - {TABLE}:
        raise Refused(Refusal.STALE)
    read = {option: await _read(act, options[option], value) for option, value in given.items()}
    # The library's type for a callback cannot express its options; they were checked against it above.
    await command.callback(command.binding, act.interaction, **read, table=str(table.id))  # type: ignore[arg-type]


def _command(act: Act, name: str) -> AnyCommand | None:
    """The command of this name; a subcommand's name follows that of its group."""
    first, *rest = name.split(" ")
    found: Any = act.bot.tree.get_command(first)
    for word in rest:
        found = found.get_command(word) if isinstance(found, app_commands.Group) else None
    return found if isinstance(found, app_commands.Command) else None


def _needs_server(command: AnyCommand) -> bool:
    contexts = (command.root_parent or command).allowed_contexts
    return contexts is not None and not contexts.dm_channel


async def _read(act: Act, option: app_commands.Parameter, value: object) -> Any:
    """The value, if Discord itself would have accepted it; raises Refused(stale)."""
    least, most = option.min_value, option.max_value
    match option.type, value:
        case Kind.string, str() if not option.choices or value in {one.value for one in option.choices}:
            return value
        case Kind.boolean, bool():
            return value
        case Kind.integer, int() if not isinstance(value, bool) and (least or 0) <= value <= (most or 10**6):
            return value
        case Kind.user, int() if act.guild is not None and 0 < value < 2**63:
            return await member_meant(act.guild, value)
    raise Refused(Refusal.STALE)
