"""Options of a game: what a table, a record and the command line may set, as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields

from engine.errors import EngineError, UnknownChoice


class ImpossibleOptions(EngineError, ValueError):
    """Options that are each possible but not together; says why."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: its values are texts, as they stand in a record."""

    name: str
    values: tuple[str, ...]
    meaning: str

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def kind(self) -> str:
        if set(self.values) == {"yes", "no"}:
            return "yes-no"
        return "number" if all(value.isdigit() for value in self.values) else "choice"


@dataclass(frozen=True, slots=True)
class Options:
    """Base of a game's options: a field for each option, and the preset they started from."""

    preset: str

    def values(self) -> Iterator[tuple[str, str]]:
        """Every option and its value as text."""
        for item in fields(self):
            if item.name != "preset":
                value = getattr(self, item.name)
                yield item.name, {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def choose(
    specs: tuple[OptionSpec, ...],
    presets: Mapping[str, Mapping[str, str]],
    preset: str | None,
    changes: Mapping[str, str] | None,
) -> tuple[str, dict[str, str]]:
    """The preset's name and every option's value after `changes`; raises UnknownChoice."""
    name = next(iter(presets)) if preset is None else preset.lower()
    if name not in presets:
        raise UnknownChoice("preset", name, presets)
    chosen = {spec.name: spec.default for spec in specs} | dict(presets[name])
    values = {spec.name: spec.values for spec in specs}
    for option, value in (changes or {}).items():
        option, value = option.lower(), value.lower()
        if option not in values:
            raise UnknownChoice("option", option, values)
        if value not in values[option]:
            raise UnknownChoice(f"value of option {option}", value, values[option])
        chosen[option] = value
    return name, chosen


def differences(options: Options, of_preset: Options) -> dict[str, str]:
    """What a record has to say of these options: the values that are not the preset's."""
    preset_values = dict(of_preset.values())
    return {name: value for name, value in options.values() if preset_values[name] != value}
