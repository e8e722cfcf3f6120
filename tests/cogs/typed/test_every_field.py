"""No option that takes text fails on a figure of any kind, in any command: it is read, or refused in a sentence.

The options are those that the commands have, so a new one is tried without being named here.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import discord
import pytest
from discord import app_commands

from tests.cogs.evenings.test_evening import made
from tests.cogs.lobby.test_opening import manager
from tests.cogs.world import World, said, world

FIGURES: Final = (
    "²",
    "1²",
    "٣",
    "３０",
    "①",
    "½",
    "−5",
    "0",
    "00000000000000000000000000000000000001",
    "9" * 25,
    "7" * 5000,
    "lines=²",
    "lines=٣",
    "<@9999999999999999999>",
    "0001-01-01 20:00",
    "0000-00-00 00:00",
    "9999-12-31 23:59",
    "10000-01-01 20:00",
    "31/12/9999 23.59",
    "²⁴/¹² ²⁰:⁰⁰",
    "٢٤/١٢ ٢٠:٠٠",
    "Tuesday ²0:00",
    "0000-01",
    "9999-12",
    "9999-Q4",
)
"""In other scripts, raised, in circles, too large, with other signs, and at the ends of the calendar."""
GROUPS: Final = 2
EIGHTH: Final = 8
BESIDE: Final[dict[str, Any]] = {
    "seat": 1,
    "other-seat": 2,
    "page": 1,
    "deal": 1,
    "best": 3,
    "amount": 1,
    "reason": "late",
    "name": "Kroon",
    "new-name": "Kroon 2",
    "when": "Tuesday 20:00",
    "clock": "quick",
    "card": "AS",
    "call": "pass",
}
"""What is typed into options that a command cannot do without, while others are tried."""
THERE: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "tournament open": ({"game": "couillon", "method": "rounds"}, "tournament"),
    "season new": ({"name": "Winter"}, "Winter"),
    "house save": ({"name": "Zaal", "variant": "pagat", "rules": "piccolo=no"}, "Zaal"),
    "score open": ({"players": "Mia, Ben, Oma, Opa"}, "is open"),
}
"""What is made before, with what is typed and a word of the answer."""
UNFORESEEN: Final = "went wrong on my side"


def commands_of(tree: Any) -> Iterator[app_commands.Command[Any, ..., Any]]:
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command) and command.qualified_name != "forget-me":
            yield command


def texts_of(command: app_commands.Command[Any, ..., Any]) -> Iterator[app_commands.Parameter]:
    """The options in which anything can be typed."""
    for one in command.parameters:
        if one.type is discord.AppCommandOptionType.string and not one.choices:
            yield one


def beside(here: World, command: app_commands.Command[Any, ..., Any], tried: str) -> dict[str, Any]:
    """Something for every other option that is needed."""
    found: dict[str, Any] = {}
    for one in command.parameters:
        name = str(one.display_name)
        if not one.required or name == tried:
            continue
        if one.choices:
            found[name] = one.choices[0].value
        elif one.type is discord.AppCommandOptionType.user:
            found[name] = here["Ben"]
        elif one.type is discord.AppCommandOptionType.integer:
            found[name] = BESIDE.get(name, one.min_value or 1)
        else:
            found[name] = BESIDE.get(name, "1")
    return found


class Field(NamedTuple):
    """An option with text, and what is typed into it."""

    command: app_commands.Command[Any, ..., Any]
    option: app_commands.Parameter
    figures: tuple[str, ...]


def fields_of(tree: Any) -> Iterator[Field]:
    """Every option with text: with all figures where its name comes first.

    Options of one name are read by the same code; the others of a name take an eighth each, not all the same one.
    """
    known: dict[str, int] = {}
    for command in commands_of(tree):
        for option in texts_of(command):
            name = str(option.display_name)
            known[name] = turn = known.get(name, -1) + 1
            yield Field(command, option, FIGURES if turn == 0 else FIGURES[turn % EIGHTH :: EIGHTH])


async def everything_there(here: World) -> None:
    """A table that is played, one that gathers, a tournament, an evening, house rules, a season and a score sheet."""
    mia = here["Mia"]
    await here.playing("Mia", "Ben")
    await here.table("Mia", "Chloé")
    await made(here, "Mia")
    for command, (options, word) in THERE.items():
        answer = said(await mia.slash(here.channel, command, **options))
        assert word.casefold() in answer.casefold(), (command, answer)


@pytest.mark.parametrize("group", range(GROUPS))
async def test_every_option_with_text_takes_any_figure_or_refuses_it_in_a_sentence(
    tmp_path: Path, group: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path) as here:
        manager(here, "Mia")
        asking = here["Mia"]
        await everything_there(here)
        tried, failed = 0, []
        for command, option, figures in list(fields_of(here.bot.tree))[group::GROUPS]:
            name = str(option.display_name)
            for figure in figures:
                caplog.clear()
                typed = figure[: int(option.max_value or 6000)]
                filled = beside(here, command, name) | {name: typed}
                answer = said(await asking.slash(here.channel, command.qualified_name, **filled))
                # Every second one, which are others for the next option.
                if option.autocomplete and tried % 2:
                    await asking.autocomplete(here.channel, command.qualified_name, name, typed[:100])
                tried += 1
                errors = [one for one in caplog.records if one.levelno >= logging.ERROR]
                if errors or UNFORESEEN in answer:
                    why = errors[0].exc_info[1] if errors and errors[0].exc_info else answer
                    failed.append((command.qualified_name, name, typed[:30], repr(why)[:200]))
        assert not failed, "\n".join(map(str, failed))
        assert tried > 20
