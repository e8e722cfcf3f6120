"""The page on which rows are changed by menu: a score table, the row picked, and what it would pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from cogs.house_rules.buttons import HouseButton, HouseMenu
from cogs.house_rules.drafts import Draft
from cogs.house_rules.of_game import GameRows
from cogs.messages.layout import PAGE_LIMIT, Page, Part, fitting, page
from cogs.messages.words import house_text, preset_name
from locales import Say

MOST_OPTIONS: Final = 25
"""In a menu; Discord allows no more."""
_ROOM: Final = 900
"""Characters for the news and for the notes, each."""

_END: Final = "\n…\n```"


def row_page(draft: Draft, rows: GameRows, number: int, picked: str, say: Say, *, news: str = "", undo: bool) -> Page:
    """The rows of a draft, and what can be done with them.

    `picked`: the name of the row to be changed; empty: none yet. `news`: what to say first. `undo`: a change was made.
    """
    options = draft.options
    head = [
        say("house-rows-title", name=house_text(draft.name)),
        say("house-rows-head", variant=preset_name(options.preset, say)),
    ]
    first = fitting(news.split("\n"), _ROOM).rstrip() if news else ""
    top = "\n".join(filter(None, (first, *head)))
    about = "\n".join(rows.about(options, picked, say)) if picked else ""
    table = _cut(rows.table(options, picked, say), PAGE_LIMIT - len(top) - len(about) - _ROOM)
    parts: list[Part] = [top, table, *filter(None, (about,))]
    parts.append(fitting(rows.notes(options, say), _ROOM).rstrip())
    parts += _menus("rowpick", number, rows.names(options, say), say("house-rows-pick"), picked)
    if picked:
        parts += _changes(draft, rows, number, picked, say)
    parts += _menus("rowadd", number, rows.lacking(options, say), say("house-rows-add"))
    parts.append(_ends(draft, number, say, undo=undo))
    return page(*parts)


def _cut(table: str, room: int) -> str:
    """The table, or its first lines if it is too long for the page: a menu has them all."""
    if len(table) <= room:
        return table
    lines = table[: room - len(_END)].rpartition("\n")[0]
    return lines + _END


def _changes(draft: Draft, rows: GameRows, number: int, picked: str, say: Say) -> list[Part]:
    """What can be done with the row picked, in two rows for a phone."""
    can = rows.possible(draft.options, picked)
    together = say("house-rows-apart") if rows.is_beside(draft.options, picked) else say("house-rows-beside")
    return [
        [
            HouseButton("rowfigures", number, label=say("house-rows-figures"), style=discord.ButtonStyle.primary),
            HouseButton("rowspecial", number, label=say("house-rows-special")),
            HouseButton("rowremove", number, label=say("house-rows-remove"), disabled="remove" not in can),
        ],
        [
            HouseButton("rowdown", number, label=say("house-rows-down"), disabled="down" not in can),
            HouseButton("rowup", number, label=say("house-rows-up"), disabled="up" not in can),
            HouseButton("rowbeside", number, label=together, disabled="beside" not in can),
        ],
    ]


def _ends(draft: Draft, number: int, say: Say, *, undo: bool) -> list[HouseButton]:
    """The last row: undo, keep, drop and, for house rules that exist already, the form."""
    buttons = [
        HouseButton("rowkeep", number, label=say("house-rows-keep"), style=discord.ButtonStyle.success),
        HouseButton("rowundo", number, label=say("house-rows-undo"), disabled=not undo),
    ]
    if draft.house is not None:
        buttons.append(HouseButton("rowtext", number, label=say("house-rows-text")))
    return [*buttons, HouseButton("rowdrop", number, label=say("house-rows-drop"))]


def _menus(
    verb: str, number: int, choices: Sequence[tuple[str, str]], placeholder: str, picked: str = ""
) -> list[Part]:
    """As many menus as these choices need, each in a row of its own."""
    found: list[Part] = []
    for first in range(0, len(choices), MOST_OPTIONS):
        some = choices[first : first + MOST_OPTIONS]
        found.append([HouseMenu(verb, number, some, placeholder=placeholder, picked=picked, place=first)])
    return found
