"""Buttons and menus of a table, and the family that their handlers belong to.

The custom id is `verb:table:fact`, prefixed by `pick.` or `who.` for menus. The handler gets the table and the fact;
for a menu the fact is what was picked, separated by blanks.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from discord.utils import as_chunks

from cogs.app import presses
from cogs.app.access import find_table
from cogs.app.client import Act
from cogs.app.presses import MOST_OPTIONS, Button, Emoji, Family, Menu, PeopleMenu, Style, people_picked, picked
from cogs.members.membership import must_be_player
from cogs.messages.layout import Page, page
from engine.running.table import Table
from locales import Say


async def _found(act: Act, match: re.Match[str]) -> tuple[Table, str]:
    table = await find_table(act, int(match["table"]))
    if act.guild_id is not None:
        for one in people_picked(act):
            must_be_player(one)
    return table, " ".join(picked(act)) if match["menu"] else match["fact"]


def _keep_token(act: Act) -> None:
    act.bot.delivery.tokens.keep(act.interaction)


_IDS: Final = r"(?P<menu>pick\.|who\.|){verb}:(?P<table>\d{1,15}):"
at_table: Final = Family("table", _IDS + r"(?P<fact>.*)", _found, on_success=_keep_token)
"""Handlers of presses at a table: they get the table and the fact."""
at_table_with_fact: Final = Family("table", _IDS + r"(?P<fact>.+)", _found, on_success=_keep_token)
"""The same; a custom id without a fact is another handler's."""


def table_button(
    verb: str,
    table_id: int,
    fact: str = "",
    *,
    label: str | None = None,
    emoji: Emoji | None = None,
    style: Style = Style.secondary,
    disabled: bool = False,
) -> Button:
    """A button of a table."""
    return presses.button(f"{verb}:{table_id}:{fact}", label, emoji=emoji, style=style, disabled=disabled)


def table_menu(
    verb: str,
    table_id: int,
    options: Sequence[tuple[str, str]],
    *,
    placeholder: str,
    picks: int = 1,
    place: str = "",
    emojis: Mapping[str, Emoji] = MappingProxyType({}),
) -> Menu:
    """A menu of a table. `options`: value and label of each; `emojis`: by value; `picks`: how many to pick.

    `place`: a number that distinguishes several menus of one verb in a message.
    """
    custom_id = f"pick.{verb}:{table_id}:{place}"
    return presses.menu(custom_id, options, placeholder=placeholder, fewest=picks, most=picks, emojis=emojis)


def table_people_menu(verb: str, table_id: int, *, placeholder: str) -> PeopleMenu:
    """A menu of the server's members; the fact is the ids of those picked."""
    return presses.people_menu(f"who.{verb}:{table_id}:", placeholder, most=MOST_OPTIONS)


def table_menus(
    verb: str, table_id: int, options: Sequence[tuple[str, str]], placeholder: str, most: int
) -> list[Menu]:
    """As many menus of one verb as these options need, but at most so many."""
    parts = [*as_chunks(options, MOST_OPTIONS)][:most]
    menus = []
    for place, part in enumerate(parts):
        title = f"{placeholder} {place + 1}/{len(parts)}" if len(parts) > 1 else placeholder
        menus.append(table_menu(verb, table_id, part, placeholder=title, place=str(place or "")))
    return menus


def said_by(yes: bool) -> str:
    """What a button that turns something on or off carries: else one that was drawn before would do the opposite."""
    return "yes" if yes else "no"


def is_meant(fact: str) -> bool | None:
    """The reverse; None: the button is older than that, and means the other of what is so now."""
    return {"yes": True, "no": False}.get(fact)


def begun_page(table: Table, say: Say) -> Page:
    """Somebody has begun to play alone. The hand comes by itself; where that cannot be sent, a press brings it."""
    hand = table_button("hand", table.id, label=say("play-my-hand"))
    return page(say("deals-begun", table=str(table.id)), [hand])
