"""Kinds of options: what one is called in Discord, what can be picked or typed, and what that means.

A command says the kind of an option as its type: `sure: Sure = False`. The library asks the kind for its list, as any
`Transformer`; `answered` gives the option its name and hint, and reads what was typed, or is meant if nothing was.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from enum import Enum
from inspect import Parameter, Signature
from typing import Annotated, Any, Final, get_args, get_type_hints

from discord import AppCommandOptionType, app_commands
from discord.utils import maybe_coroutine

from cogs.app.client import Act, Client
from cogs.app.i18n import LANGUAGE_NAMES, Key, text
from rendering.canvas.letters.graphemes import shortened

MOST_CHOICES: Final = 25
LONGEST_CHOICE: Final = 100
MEANT: Final[Any] = None
"""The default of an option whose kind knows what is meant if nothing is typed."""

Choice = app_commands.Choice[Any]
Choices = list[tuple[str, Any]]
"""What is offered while somebody types: what each value is called, and the value."""
Offer = Callable[[Act, Any], Awaitable[Choices] | Choices]
"""What may be typed, by what has been typed so far; as much of it is offered as Discord takes."""
_TYPES: Final = {int: AppCommandOptionType.integer, str: AppCommandOptionType.string}


class Kind(app_commands.Transformer[Client]):
    """An option of this name; with a choice, one of these is picked. The command gets what was picked or typed."""

    def __init__(
        self,
        key: Key,
        picked: Sequence[Choice] = (),
        *,
        of: type = str,
        most: int | None = None,
        reads: Callable[[Any], Any] | None = None,
    ) -> None:
        """`of`: str or int, where there is no choice; `most`: the largest number, from 1.

        `reads`: what the command gets instead, such as an Enum's value; raises Denied and Refused.
        """
        self.key, self.reads, self._picked, self._most = key, reads, list(picked), most
        self._type = _TYPES[type(picked[0].value) if picked else of]

    @property
    def type(self) -> AppCommandOptionType:
        return self._type

    @property
    def choices(self) -> list[Choice] | None:
        return self._picked or None

    @property
    def min_value(self) -> int | None:
        return None if self._most is None else 1

    @property
    def max_value(self) -> int | None:
        return self._most

    async def transform(self, _: Any, value: Any, /) -> Any:
        # A button that repeats a command with another table carries what was typed (`cogs.messages.table_choice`).
        return value


class Offering(Kind):
    """One for which values are offered while somebody types; anything may be typed all the same."""

    def __init__(self, key: Key, offer: Offer, **more: Any) -> None:
        super().__init__(key, **more)
        self.offer = offer

    async def autocomplete(self, interaction: Any, value: Any, /) -> list[Choice]:
        return as_discord_takes(await maybe_coroutine(self.offer, Act(interaction), value))


class Meaning(Offering):
    """One that stands for a thing: the command gets that, and not what was typed.

    `answered` reads it, since the library asks no kind about what was not typed.
    """

    def __init__(self, key: Key, offer: Offer, meant: Callable[[Act, str | None], Awaitable[Any]]) -> None:
        super().__init__(key, offer)
        self.meant = meant
        """What is meant by what was typed, None: by nothing; raises Denied and Refused."""


class Several:
    """Options of one command of which none need be typed: the command gets those that were, by name.

    Where a command knows its options by name, a NamedTuple says the same: each field is an option, and it gets all.
    """

    def __init__(self, options: Mapping[str, Any]) -> None:
        """`options`: what the type of each would be."""
        self.options = options

    def __call__(self, **typed: Any) -> dict[str, Any]:
        return {name: value for name, value in typed.items() if value is not None}


def in_place(signature: Signature) -> tuple[Signature, dict[str, tuple[Any, frozenset[str]]]]:
    """A command's signature with options in place of each group of them; and the groups by name, with their options."""
    options: list[Parameter] = []
    groups: dict[str, tuple[Any, frozenset[str]]] = {}
    for name, one in signature.parameters.items():
        found: Any = next(iter(getattr(one.annotation, "__metadata__", ())), one.annotation)
        is_tuple = isinstance(found, type) and issubclass(found, tuple)
        if isinstance(found, Several):
            kinds, usual = found.options, dict.fromkeys(found.options)
        elif is_tuple:
            kinds, usual = get_type_hints(found, include_extras=True), found._field_defaults
        else:
            options.append(one)
            continue
        groups[name] = found, frozenset(kinds)
        options += [one.replace(name=field, annotation=kind, default=usual[field]) for field, kind in kinds.items()]
    return signature.replace(parameters=options), groups


def gathered(options: dict[str, Any], groups: Mapping[str, tuple[Any, frozenset[str]]]) -> dict[str, Any]:
    """A command's options with those of each group together, as it takes them."""
    for name, (group, fields) in groups.items():
        options[name] = group(**{field: options.pop(field) for field in fields & options.keys()})
    return options


def kinds_of(signature: Signature) -> dict[str, Kind]:
    """The kinds of a command's options, by their names in the code; the options that only Discord knows have none."""
    found = {name: _kind_in(one.annotation) for name, one in signature.parameters.items()}
    return {name: kind for name, kind in found.items() if kind is not None}


def _kind_in(annotation: Any) -> Kind | None:
    if isinstance(annotation, Kind):
        return annotation
    return next(filter(None, map(_kind_in, get_args(annotation))), None)


def beside(act: Act, key: str) -> Any:
    """What was typed for another option of the command, by the key of its name; None: nothing."""
    return act.interaction.namespace.__dict__.get(str(text(key)))


def picks(prefix: str, values: Iterable[Any]) -> list[Choice]:
    """Values to pick from, each called as the catalogue says: `prefix-value`; a mapping gives each its name instead."""
    pairs = values.items() if isinstance(values, Mapping) else ((str(one), one) for one in values)
    return [
        app_commands.Choice(name=text(f"{prefix}-{name}"), value=one.value if isinstance(one, Enum) else one)
        for name, one in pairs
    ]


def as_discord_takes(offered: Choices) -> list[Choice]:
    """As many as can be offered, those called too long shortened."""
    return [
        app_commands.Choice(name=shortened(name, LONGEST_CHOICE), value=value) for name, value in offered[:MOST_CHOICES]
    ]


def fitting_choices(typed: str, found: Iterable[tuple[str, str]]) -> Choices:
    """Of these values, each after its name, those in whose name this occurs."""
    wanted = typed.casefold().strip()
    return [(name, value) for name, value in found if wanted in name.casefold()]


def is_yes(picked: str) -> bool:
    """What was picked of yes and no."""
    return picked == YES


YES: Final = "yes"
YES_CHOICE: Final = picks("company", [YES])
Sure = Annotated[bool, Kind("company-sure", YES_CHOICE, reads=is_yes)]
Reason = Annotated[str, Kind("agree-reason")]
Language = Annotated[
    str | None,
    Kind("command-speech", [app_commands.Choice(name=name, value=one) for one, name in LANGUAGE_NAMES.items()]),
]
