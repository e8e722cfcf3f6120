"""Options of a game: what a table, a record and the command line may set, as data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar, Final, NamedTuple, Self

from engine.core.errors import EngineError, UnknownChoice


class Impossible(StrEnum):
    """Why a rule is not possible with the others; each has a sentence in every language."""

    NO_SLATE = "no-slate"
    NO_TREE = "no-tree"
    NO_COWS = "no-cows"
    NO_ROYES = "no-royes"
    NO_POINTS = "no-points"
    OWN_PACK = "own-pack"
    PACK_OF_THREE = "pack-of-three"
    NO_MIT = "no-mit"
    NEEDS_MIT = "needs-mit"
    NOT_FORCED = "not-forced"
    NO_PARTNERS = "no-partners"
    NO_QUINTE = "no-quinte"
    TRUMPS_TURNED_UP = "trumps-turned-up"
    SHUFFLED = "shuffled"


_WHY = {
    Impossible.NO_SLATE: "lines belong to a slate",
    Impossible.NO_TREE: "branches belong to a tree",
    Impossible.NO_COWS: "the score is not counted in cows",
    Impossible.NO_ROYES: "the score is not counted in rôyes",
    Impossible.NO_POINTS: "the score is not counted in points",
    Impossible.OWN_PACK: "the deal needs its own pack",
    Impossible.PACK_OF_THREE: "that is the pack for three",
    Impossible.NO_MIT: "the Mit' is worth a rôye or a stroke, and neither is counted here",
    Impossible.NEEDS_MIT: "it needs the Mit', mit=plain or mit=kontra",
    Impossible.NOT_FORCED: "a card is shown only where eldest has to name the suit of one, or to have one turned up",
    Impossible.NO_PARTNERS: "only four people in two pairs draw for partners",
    Impossible.NO_QUINTE: "hands of three cards hold no quinte",
    Impossible.TRUMPS_TURNED_UP: "trumps are turned up and not made by a declaration",
    Impossible.SHUFFLED: "the pack is shuffled, so nothing is gathered",
}


class ImpossibleOptions(EngineError, ValueError):
    """An option's value that exists, but not together with the others. The message is for the command line."""

    def __init__(self, reason: Impossible, preset: str, option: str, value: str) -> None:
        self.reason, self.preset, self.option, self.value = reason, preset, option, value
        super().__init__(f"{option}={value} is not possible with {preset}: {_WHY[reason]}")


class Contradiction(NamedTuple):
    """An option that can be played, but not as whoever chose it must have meant: it has no effect, or fights others."""

    option: str
    value: str
    why: StrEnum
    """Of an enumeration of the game; each member has a sentence in every language."""
    facts: Mapping[str, object] = MappingProxyType({})
    """What the sentence needs beside the option."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: its values are texts, as they stand in a record."""

    name: str
    values: tuple[str, ...]
    """The default first. Where `numbers` is given these are only the usual ones."""
    meaning: str
    numbers: range | None = None
    """Every whole number in this range is possible."""
    reads: Callable[[str], object] | None = None
    """Any text is possible that this can read; it raises Unreadable."""
    is_length: bool = False
    """It says how long a match is, in numbers, and nothing else: people may change it while they play."""

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def kind(self) -> str:
        if set(self.values) == {"yes", "no"}:
            return "yes-no"
        if self.reads is not None:
            return "text"
        return "number" if all(value.isdigit() for value in self.values) else "choice"

    @property
    def possible(self) -> tuple[str, ...]:
        """The values, or what they may be, for people."""
        if self.numbers is None:
            return self.values
        step = f" by {self.numbers.step}" if self.numbers.step > 1 else ""
        return (f"{self.numbers[0]} to {self.numbers[-1]}{step}",)

    def allows(self, value: str) -> bool:
        """Whether this text is one of the values; raises Unreadable where it is a text that cannot be read."""
        if self.reads is not None:
            self.reads(value)
            return True
        if self.numbers is None:
            return value in self.values
        # Four digits are enough for any of them, and a number has one way of being written.
        return value.isdecimal() and len(value) <= 4 and str(int(value)) == value and int(value) in self.numbers


class UnknownValue(UnknownChoice):
    """A value that an option never has."""

    def __init__(self, spec: OptionSpec, given: str) -> None:
        self.spec = spec
        super().__init__(f"value of option {spec.name}", given, spec.possible)


EDITION: Final = 2
"""The newest edition of the rules; what it put right in a game stands on that game's page in docs/rules/."""


@dataclass(frozen=True, slots=True)
class Options:
    """Base of a game's options: a field for each option, the preset they started from, and the edition of the rules.

    The edition is no option: nobody chooses it, and no record or list of options says it. A match keeps the one it
    began with, so that its score stays what it was; whatever begins now is of the newest.
    """

    game: ClassVar[str]
    """Whose options these are: the game's name."""
    preset: str
    edition: int = field(default=EDITION, kw_only=True)

    def of_edition(self, edition: int) -> Self:
        """The same options by another edition of the rules."""
        return replace(self, edition=edition)

    def values(self) -> Iterator[tuple[str, str]]:
        """Every option and its value as text."""
        for item in fields(self):
            if item.name not in ("preset", "edition"):
                value = getattr(self, item.name)
                yield item.name, {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def choose(
    specs: tuple[OptionSpec, ...],
    presets: Mapping[str, Mapping[str, str]],
    preset: str | None,
    changes: Mapping[str, str] | None,
) -> tuple[str, dict[str, str]]:
    """The preset's name and every option's value after `changes`; raises UnknownChoice, Unreadable."""
    name = next(iter(presets)) if preset is None else preset.lower()
    if name not in presets:
        raise UnknownChoice("preset", name, presets)
    chosen = {spec.name: spec.default for spec in specs} | dict(presets[name])
    by_name = {spec.name: spec for spec in specs}
    for option, value in (changes or {}).items():
        option, value = option.lower(), value.lower()
        if option not in by_name:
            raise UnknownChoice("option", option, by_name)
        if not by_name[option].allows(value):
            raise UnknownValue(by_name[option], value)
        chosen[option] = value
    return name, chosen


def differences(options: Options, of_preset: Options) -> dict[str, str]:
    """What a record has to say of these options: the values that are not the preset's."""
    preset_values = dict(of_preset.values())
    return {name: value for name, value in options.values() if preset_values[name] != value}
