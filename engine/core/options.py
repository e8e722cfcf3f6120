"""A game's options as data: what a table, a record and the command line may set."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple, Self

from engine.core.errors import EngineError, ReasonBase, UnknownChoice


class Impossible(ReasonBase):
    """Why a rule is not possible with the others, in any game; each game adds its own."""

    NO_PARTNERS = "no-partners", "only four people in two pairs draw for partners"
    NO_END = "no-end", "a match of a tournament has to end"


class ImpossibleOptions(EngineError, ValueError):
    """A value that exists but cannot be combined with the other options. The message is for the command line."""

    def __init__(self, reason: ReasonBase, preset: str, option: str, value: str) -> None:
        self.reason, self.preset, self.option, self.value = reason, preset, option, value
        super().__init__(f"{option}={value} is not possible with {preset}: {reason.sentence}")


class Contradiction(NamedTuple):
    """A playable option that cannot do what was meant: it has no effect, or it conflicts with other options."""

    option: str
    value: str
    why: StrEnum
    """A member of an enumeration of the game; every language has a sentence for each."""
    facts: Mapping[str, object] = MappingProxyType({})
    """What the sentence needs besides the option."""


def is_number(text: str) -> bool:
    """Whether this is a whole number: four digits are enough for any here, and each is written in only one way."""
    return text.isdecimal() and len(text) <= 4 and str(int(text)) == text


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option; its values are texts, as in a record."""

    name: str
    values: tuple[str, ...]
    """The default first. Where `numbers` is given, these are only the usual values."""
    meaning: str
    numbers: range | None = None
    """Every whole number in this range is possible."""
    reads: Callable[[str], object] | None = None
    """Any text that this can read is possible; it raises Unreadable."""
    is_length: bool = False
    """Whether it is a number that sets only how long a match is: people may change it while they play."""
    kind: str = field(init=False, repr=False, compare=False)
    """`yes-no`, `number`, `choice` or `text`."""

    def __post_init__(self) -> None:
        # Whoever composes rules asks for it thousands of times.
        object.__setattr__(self, "kind", self._kind())

    @property
    def default(self) -> str:
        return self.values[0]

    def _kind(self) -> str:
        if set(self.values) == {"yes", "no"}:
            return "yes-no"
        if self.reads is not None:
            return "text"
        return "number" if all(value.isdecimal() for value in self.values) else "choice"

    @property
    def possible(self) -> tuple[str, ...]:
        """The possible values, written for people."""
        if self.numbers is None:
            return self.values
        step = f" by {self.numbers.step}" if self.numbers.step > 1 else ""
        return (f"{self.numbers[0]} to {self.numbers[-1]}{step}",)

    def allows(self, value: str) -> bool:
        """Whether this text is one of the values; raises Unreadable where `reads` cannot read it."""
        if self.reads is not None:
            self.reads(value)
            return True
        if self.numbers is None:
            return value in self.values
        return is_number(value) and int(value) in self.numbers


class UnknownValue(UnknownChoice):
    """A value that an option never has."""

    def __init__(self, spec: OptionSpec, given: str) -> None:
        self.spec = spec
        super().__init__(f"value of option {spec.name}", given, spec.possible)


EDITION: Final = 2
"""The newest edition of the rules; each game's page in docs/rules/ says what it put right there."""


@dataclass(frozen=True, slots=True)
class Options:
    """Base of a game's options: a field for each option, the preset they started from, and the edition of the rules.

    The edition is not an option: nobody chooses it, and records and lists of options leave it out. A match keeps the
    edition it began with, so that its score stays the same; a new match gets the newest.
    """

    game: ClassVar[str]
    """Whose options these are: the game's name."""
    preset: str
    edition: int = field(default=EDITION, kw_only=True)

    @property
    def fewer_wins(self) -> bool:
        """Whether fewer points are better, in a deal and in the match."""
        return False

    @classmethod
    def of(cls, options: Options) -> Self:
        """These options, checked to be of this class; raises TypeError."""
        if not isinstance(options, cls):
            raise TypeError(f"options of another game: {options!r}")
        return options

    def of_edition(self, edition: int) -> Self:
        """The same options under another edition of the rules."""
        return replace(self, edition=edition)

    def values(self) -> Iterator[tuple[str, str]]:
        """Every option and its value as text."""
        for name in _option_names(type(self)):
            value = getattr(self, name)
            yield name, _YES_NO[value] if isinstance(value, bool) else str(value)


def _option_names(kind: type[Options]) -> tuple[str, ...]:
    if kind not in _NAMES:
        _NAMES[kind] = tuple(item.name for item in fields(kind) if item.name not in ("preset", "edition"))
    return _NAMES[kind]


_NAMES: Final[dict[type, tuple[str, ...]]] = {}
"""By class: whoever composes rules asks for them thousands of times."""
_YES_NO: Final = {True: "yes", False: "no"}


def choose(
    specs: tuple[OptionSpec, ...],
    presets: Mapping[str, Mapping[str, str]],
    preset: str | None,
    changes: Mapping[str, str] | None,
) -> tuple[str, dict[str, str]]:
    """The preset's name and every option's value after `changes`; raises UnknownChoice, Unreadable."""
    name = preset_named(presets, preset)
    return name, changed(specs, {spec.name: spec.default for spec in specs} | dict(presets[name]), changes)


def preset_named(presets: Collection[str], preset: str | None) -> str:
    """The preset of this name, however it is written, or the first; raises UnknownChoice."""
    if preset is None:
        return next(iter(presets))
    if (name := preset.lower()) not in presets:
        raise UnknownChoice("preset", name, presets)
    return name


def changed(
    specs: tuple[OptionSpec, ...], before: Mapping[str, str], changes: Mapping[str, str] | None
) -> dict[str, str]:
    """Every option's value after `changes`; `before`: all of them, possible as they are. Raises as `choose`."""
    chosen = dict(before)
    for option, value in (changes or {}).items():
        # Most changes are none: whoever composes rules gives all options again and again.
        if chosen.get(option) != value:
            spec = _spec_named(specs, option.lower())
            if not spec.allows(value.lower()):
                raise UnknownValue(spec, value.lower())
            chosen[spec.name] = value.lower()
    return chosen


def _spec_named(specs: tuple[OptionSpec, ...], name: str) -> OptionSpec:
    for spec in specs:
        if spec.name == name:
            return spec
    raise UnknownChoice("option", name, [spec.name for spec in specs])


def differences(options: Options, of_preset: Options) -> dict[str, str]:
    """The options that a record has to give: those whose values are not the preset's."""
    preset_values = dict(of_preset.values())
    return {name: value for name, value in options.values() if preset_values[name] != value}


def values_of(specs: tuple[OptionSpec, ...], chosen: Mapping[str, str]) -> dict[str, Any]:
    """Each option's chosen text as a value: an int for a number, a bool for yes or no, otherwise the text itself."""
    reads: dict[str, Callable[[str], Any]] = {"yes-no": "yes".__eq__, "number": int}
    return {spec.name: reads.get(spec.kind, str)(chosen[spec.name]) for spec in specs}
