r"""Everything that can be pressed, picked or sent: its custom id says who handles it, so it outlives a restart.

A handler is declared where it stands, with the verbs of its family: `@at_table("sit")` handles every custom id of a
table with the verb `sit`. The family reads the rest of the custom id and hands on what it means. An extension adds the
handlers of its room with `Presses.add`. What no route knows, of an older version perhaps, is refused as stale.

The library keeps no view of ours (`layout.page` ends each): it would forget a button if another view mixes it with
others, or is sent again without it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import cache
from types import MappingProxyType, ModuleType
from typing import Any, Final, NamedTuple, TypeVar

import discord
from discord.app_commands import Namespace

from cogs.app.answers import answered
from cogs.app.client import Act
from engine.table.model.errors import Refusal, Refused
from rendering.canvas.letters.graphemes import shortened

MOST_OPTIONS: Final = 25
"""In a menu; Discord allows no more."""
LABEL: Final = 80
OPTION: Final = 100
_PLACEHOLDER: Final = 150
"""Letters that a button, an option and what stands on a menu may have."""
_DECLARED: Final = "__presses__"

Handler = Callable[..., Awaitable[None]]
"""Handles an act; its further arguments are those that its family finds."""
Finder = Callable[[Act, re.Match[str]], Awaitable[Sequence[Any]]]
"""What a custom id means; raises Refused."""
H = TypeVar("H", bound=Handler)

Button = discord.ui.Button[Any]
Menu = discord.ui.Select[Any]
PeopleMenu = discord.ui.UserSelect[Any]
Style = discord.ButtonStyle
Emoji = discord.PartialEmoji | str


class Family:
    """Custom ids of one kind, and what their handlers get; calling it with verbs declares the handler of these."""

    def __init__(
        self,
        name: str,
        ids: str,
        find: Finder,
        *,
        is_form: bool = False,
        on_success: Callable[[Act], None] | None = None,
    ) -> None:
        """`ids`: a pattern in which `{verb}` stands for the verb. `on_success`: called after the handler."""
        self.name, self.ids, self.find, self.is_form, self.on_success = name, ids, find, is_form, on_success

    def __call__(self, *verbs: str) -> Callable[[H], H]:
        def declare(handler: H) -> H:
            handler.__dict__.setdefault(_DECLARED, []).extend((self, verb) for verb in verbs)
            return handler

        return declare

    def with_verb(self, *verbs: str) -> Callable[[H], H]:
        """The same for one handler of several verbs: it gets the verb, and then what the others get."""

        async def find(act: Act, match: re.Match[str]) -> Sequence[Any]:
            return (match["verb"], *await self.find(act, match))

        return Family(self.name, self.ids, find, is_form=self.is_form, on_success=self.on_success)(*verbs)

    def pattern_of(self, verb: str) -> re.Pattern[str]:
        """The custom ids with this verb."""
        first = self.ids.replace("{verb}", f"(?P<verb>{re.escape(verb)})", 1)
        return re.compile(first.replace("{verb}", re.escape(verb)))


async def numbered(act: Act, match: re.Match[str]) -> tuple[int]:
    """The finder of a family whose custom ids have a number, and nothing else."""
    return (int(match["number"]),)


async def _groups(act: Act, match: re.Match[str]) -> Sequence[Any]:
    return match.groups()


def pressed(name: str, verb: str, ids: str) -> Callable[[H], H]:
    """Declare the only handler of a kind of custom ids; it gets the pattern's groups."""
    return Family(name, ids, _groups)(verb)


def sent(start: str) -> Callable[[H], H]:
    """Declare the handler of a form that was sent, whose custom id begins so; it gets the rest of that."""
    return Family("form", rf"{re.escape(start)}(.*)", _groups, is_form=True)("sent")


class Route(NamedTuple):
    """Which custom ids a handler answers."""

    family: Family
    verb: str
    pattern: re.Pattern[str]
    handler: Handler


@cache
def _declared_by(where: ModuleType | type) -> Sequence[tuple[str, Family, str, re.Pattern[str]]]:
    """The handlers of a module or a class: the name of each, with what it answers. Looked up once a process."""
    return [
        (name, family, verb, family.pattern_of(verb))
        for name, value in inspect.getmembers_static(where)
        # What a module imported belongs to the module that it was imported from.
        if isinstance(where, type) or getattr(value, "__module__", None) == where.__name__
        for family, verb in getattr(value, _DECLARED, ())
    ]


class Presses:
    """Knows the handler of everything that can be pressed, picked or sent."""

    def __init__(self) -> None:
        self.routes: list[Route] = []

    def add(self, *owners: object) -> None:
        """Take the handlers that a module, or an object, declares."""
        for owner in owners:
            where: Any = owner if isinstance(owner, ModuleType) else type(owner)
            for name, family, verb, pattern in _declared_by(where):
                self.routes.append(Route(family, verb, pattern, getattr(owner, name)))

    def routes_of(self, custom_id: str, *, is_form: bool) -> list[tuple[Route, re.Match[str]]]:
        """The routes that know a custom id: never more than one."""
        # Every press tries some 230 patterns: a generator would double what that takes.
        return [
            (one, match)
            for one in self.routes
            if one.family.is_form is is_form and (match := one.pattern.fullmatch(custom_id))
        ]

    async def take(self, interaction: discord.Interaction[Any]) -> None:
        """Have a press, what was picked, or a form that was sent handled; commands answer themselves."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self._handle(interaction)

    @answered
    async def _handle(self, act: Act) -> None:
        is_form = act.interaction.type is discord.InteractionType.modal_submit
        for route, match in self.routes_of(str(act.data.get("custom_id", "")), is_form=is_form):
            await route.handler(act, *await route.family.find(act, match))
            if not act.response.is_done():
                await act.response.defer()
            if route.family.on_success is not None:
                route.family.on_success(act)
            return
        raise Refused(Refusal.STALE)


def picked(act: Act) -> list[str]:
    """What was picked in a menu; of people, roles and channels their ids."""
    return list(act.data.get("values") or ())


def one_picked(act: Act) -> str:
    """The one value that was picked; raises Refused(stale) if none was, which no menu of one lets happen."""
    if one := first_picked(act):
        return one
    raise Refused(Refusal.STALE)


def first_picked(act: Act) -> str:
    """The first value that was picked; empty if none was, or if a button was pressed."""
    return next(iter(picked(act)), "")


def people_picked(act: Act) -> list[discord.abc.User]:
    """Who was picked in a menu of members, with what Discord tells of them."""
    return people_meant(act, picked(act))


def people_meant(act: Act, ids: Sequence[str]) -> list[discord.abc.User]:
    """The people of these ids among whom a menu or a form was sent with."""
    # Only the library's own view reads them in public.
    resolved: Any = act.data.get("resolved") or {}
    known = Namespace._get_resolved_items(act.interaction, resolved)
    people = {str(one.id): one for one in known.values() if isinstance(one, discord.abc.User)}
    return [people[one] for one in ids if one in people]


def person_picked(act: Act) -> discord.abc.User:
    """Who was picked in a menu of one; raises Refused(stale) for nobody, which no menu of ours lets one pick."""
    for one in people_picked(act):
        return one
    raise Refused(Refusal.STALE)


def button(
    custom_id: str,
    label: str | None = None,
    *,
    emoji: Emoji | None = None,
    style: Style = Style.secondary,
    disabled: bool = False,
) -> Button:
    """A button; a label too long for Discord is shortened."""
    label = label and shortened(label, LABEL)
    return discord.ui.Button(custom_id=custom_id, label=label, emoji=emoji, style=style, disabled=disabled)


def menu(
    custom_id: str,
    options: Sequence[tuple[str, str]],
    *,
    placeholder: str | None = None,
    fewest: int = 1,
    most: int = 1,
    chosen: Collection[str] = (),
    emojis: Mapping[str, Emoji] = MappingProxyType({}),
    more: Mapping[str, str] = MappingProxyType({}),
) -> Menu:
    """A menu of at most 25 options, each a value and its label.

    `chosen`: the values picked already. `more`: by value, what it means in a sentence.
    """
    return discord.ui.Select(
        custom_id=custom_id,
        options=[
            discord.SelectOption(
                value=value,
                label=shortened(label, OPTION),
                description=shortened(more.get(value, ""), OPTION) or None,
                emoji=emojis.get(value),
                default=value in chosen,
            )
            for value, label in options[:MOST_OPTIONS]
        ],
        placeholder=placeholder and shortened(placeholder, _PLACEHOLDER),
        min_values=fewest,
        max_values=most,
    )


def people_menu(custom_id: str, placeholder: str, *, most: int = 1, chosen: Sequence[int] = ()) -> PeopleMenu:
    """A menu of the server's members; `chosen`: the ids of those picked already."""
    return discord.ui.UserSelect(
        custom_id=custom_id,
        placeholder=placeholder,
        max_values=most,
        default_values=[discord.Object(one) for one in chosen],
    )
