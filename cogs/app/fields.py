"""Fields of forms: a choice where known things can be meant, typed words where words are; and what was sent in them.

Of at most ten things a form shows all, of more it has a menu, which holds 25. A form has at most five fields.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import discord

from cogs.app.presses import MOST_OPTIONS, OPTION, menu
from rendering.canvas.letters.graphemes import shortened

MOST_FIELDS: Final = 5
MOST_TYPED: Final = 4000
"""Characters of a field, as Discord has it."""
MOST_SHOWN: Final = 10
"""Things of which all are shown; of more there is a menu."""
_MINUTES: Final = 15
"""In which it can be sent."""
_LABEL: Final = 45
_HINT: Final = 100


def form(title: str, custom_id: str, *fields: discord.ui.Item[Any]) -> discord.ui.Modal:
    """A form with these fields; a title too long for Discord is shortened."""
    made = discord.ui.Modal(title=shortened(title, _LABEL), custom_id=custom_id, timeout=_MINUTES * 60)
    for one in fields:
        made.add_item(one)
    return made


def text_field(
    name: str, label: str, hint: str = "", *, default: str = "", most: int, required: bool = True, is_long: bool = False
) -> discord.ui.Label[Any]:
    """A line to be typed, or several if it `is_long`; `default`: what stands there, as far as there is room."""
    box: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=name,
        style=discord.TextStyle.paragraph if is_long else discord.TextStyle.short,
        default=default[:most] or None,
        required=required,
        max_length=most,
    )
    return _labelled(label, hint, box)


def choice_field(
    name: str, label: str, options: Sequence[tuple[str, str]], *, chosen: Collection[str] = (), required: bool = True
) -> discord.ui.Label[Any]:
    """One of 2 to 25 things, each a value and what it is called."""
    if len(options) > MOST_SHOWN:
        return _menu_field(name, label, options, int(required), 1, chosen)
    radio: discord.ui.RadioGroup[Any] = discord.ui.RadioGroup(
        custom_id=name,
        required=required,
        options=[
            discord.RadioGroupOption(value=value, label=shortened(text, OPTION), default=value in chosen)
            for value, text in options
        ],
    )
    return _labelled(label, "", radio)


def several_field(
    name: str,
    label: str,
    options: Sequence[tuple[str, str]],
    *,
    most: int | None = None,
    chosen: Collection[str] = (),
) -> discord.ui.Label[Any]:
    """None to so many of 1 to 25 things."""
    most = min(most or len(options), len(options))
    if len(options) > MOST_SHOWN:
        return _menu_field(name, label, options, 0, most, chosen)
    ticks: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
        custom_id=name,
        required=False,
        min_values=0,
        max_values=most,
        options=[
            discord.CheckboxGroupOption(value=value, label=shortened(text, OPTION), default=value in chosen)
            for value, text in options
        ],
    )
    return _labelled(label, "", ticks)


def person_field(name: str, label: str) -> discord.ui.Label[Any]:
    """A member of the server, or nobody."""
    box: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id=name, required=False, min_values=0)
    return _labelled(label, "", box)


def fits(count: int) -> bool:
    """Whether so many things can be chosen from in a form."""
    return 2 <= count <= MOST_OPTIONS


def sent_in(data: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """What each field of a form was sent with, by its custom id: the text, the choice or choices, or nothing."""
    parts = [label.get("component") or {} for label in data.get("components") or ()]
    return {part["custom_id"]: tuple(_values(part)) for part in parts if "custom_id" in part}


def _values(part: Mapping[str, Any]) -> list[str]:
    given = part.get("values")
    if given is None:
        given = [part.get("value")]
    return [str(one) for one in given if one]


def _menu_field(
    name: str, label: str, options: Sequence[tuple[str, str]], fewest: int, most: int, chosen: Collection[str]
) -> discord.ui.Label[Any]:
    box = menu(name, options, fewest=fewest, most=most, chosen=chosen)
    box.required = fewest > 0
    return _labelled(label, "", box)


def _labelled(label: str, hint: str, box: discord.ui.Item[Any]) -> discord.ui.Label[Any]:
    return discord.ui.Label(text=shortened(label, _LABEL), description=shortened(hint, _HINT) or None, component=box)
