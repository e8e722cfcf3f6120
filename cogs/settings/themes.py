"""How cards, tables and texts look: the choices, and the panel to make them.

A person's choices apply to what only they see, a server's to its new tables. Every answer shows a sample hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import discord

from cogs.app.client import Act
from cogs.app.i18n import LANGUAGE_NAMES, language_here
from cogs.app.permissions import must_manage
from cogs.messages.layout import Drawing, Page, Part, drawn, page
from cogs.settings.setting_buttons import Whose, option, page_buttons, part_menu, picked_label
from engine.core.cards import parse_cards
from engine.table.model.preferences import Person, Server, Theme
from locales import Say, say_in
from locales.cards import INDEX_SETS
from rendering import draw_hand, look_of
from rendering.canvas.colours import FELTS
from rendering.table.alt import alt_hand

USUAL: Final = "-"
"""What takes a choice back."""
CHOICES: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "cards": {index_set: index_set for index_set in INDEX_SETS},
        "colours": {"two": False, "four": True},
        "felt": {felt: felt for felt in FELTS},
        "language": {language: language for language in LANGUAGE_NAMES},
    }
)
"""The choices for each part of a look, and the value to remember."""
_FIELDS: Final = {"cards": "index_set", "colours": "four_colours", "felt": "felt"}
_EXAMPLE: Final = parse_cards("AS KH QH JD TD 9C")


class _Chosen(NamedTuple):
    """What somebody has chosen, and the resulting look."""

    theme: Theme
    language: str | None
    example: Say

    def value(self, part: str) -> Any:
        return self.language if part == "language" else getattr(self.theme, _FIELDS[part])

    def usual(self, part: str) -> Any:
        """What applies if nothing was chosen."""
        look = look_of(self.example)
        shows = {"cards": look.index_set, "colours": look.four_colours, "felt": look.felt}
        return shows.get(part, self.example.language)


def choice_text(part: str, choice: str, say: Say) -> str:
    """A choice in words."""
    return LANGUAGE_NAMES[choice] if part == "language" else say(f"theme-{part}-{choice.lower()}")


def usual_text(whose: Whose, part: str, say: Say) -> str:
    """The option that resets a choice, in words."""
    return say(f"theme-{whose}-usual-language" if part == "language" else f"theme-{whose}-usual")


async def choose(act: Act, whose: Whose, chosen: Mapping[str, str]) -> None:
    """Store choices by part; `USUAL` resets one. Raises Denied for anyone who may not choose for the server."""
    values = {part: CHOICES[part].get(choice) for part, choice in chosen.items()}
    fields = {_FIELDS[part]: value for part, value in values.items() if part in _FIELDS}
    bot, user_id = act.bot, act.user_id

    def for_server(server: Server) -> Server:
        language: dict[str, Any] = {"language": values["language"]} if "language" in values else {}
        return replace(server, theme=replace(server.theme, **fields), **language)

    def for_person(person: Person) -> Person:
        language: dict[str, Any] = {"chosen_language": values["language"]} if "language" in values else {}
        return replace(person, theme=replace(person.theme, **fields), **language)

    if whose is Whose.SERVER:
        await bot.tables.change_server(must_manage(act), for_server)
    else:
        await bot.tables.change_person(user_id, for_person)
        bot.hands.refresh_all(user_id)


async def theme_page(act: Act, whose: Whose) -> Page:
    """The current choices, a sample hand in that look, and menus to change them.

    Raises Denied for anyone who may not choose for the server.
    """
    if whose is Whose.SERVER:
        must_manage(act)
    say, now = act.say, await _chosen(act, whose)
    look = look_of(now.example)
    alt = alt_hand(_EXAMPLE, None, say, look.index_set)
    pictures, files = await drawn([Drawing(lambda: draw_hand(_EXAMPLE, None, look), alt)])
    menus: list[Part] = [[part_menu(whose, part, tuple(_options(whose, part, now, say)))] for part in CHOICES]
    title, turn = say(f"theme-{whose}-title"), page_buttons(whose, "looks", say)
    return page(title, *pictures, *menus, turn, files=files)


async def theme_lines(act: Act, whose: Whose, say: Say) -> list[str]:
    """The current choices in words."""
    now = await _chosen(act, whose)
    return [picked_label(tuple(_options(whose, part, now, say))) for part in CHOICES]


async def _chosen(act: Act, whose: Whose) -> _Chosen:
    tables = act.bot.tables
    if whose is Whose.ME:
        person = await tables.person(act.user_id)
        return _Chosen(person.theme, person.chosen_language, act.say)
    server = act.server
    return _Chosen(server.theme, server.language, say_in(language_here(act), server.theme))


def _name_of(part: str, value: Any) -> str:
    """The choice a value stands for."""
    return next(choice for choice, one in CHOICES[part].items() if one == value)


def _options(whose: Whose, part: str, now: _Chosen, say: Say) -> Iterator[discord.SelectOption]:
    """The menu options, with the current choice picked."""
    value = now.value(part)
    texts = {USUAL: usual_text(whose, part, say)} | {one: choice_text(part, one, say) for one in CHOICES[part]}
    if value is None:
        texts[USUAL] = say("theme-usual-now", choice=texts[USUAL], usual=texts[_name_of(part, now.usual(part))])
    picked = USUAL if value is None else _name_of(part, value)
    for choice, text in texts.items():
        yield option(say(f"theme-{part}"), choice, text, choice == picked, say)
