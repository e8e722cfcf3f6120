"""A small table of options in which every pair is met: of two options, and of a preset and an option.

Rules that go wrong together nearly always are two; what takes three or more is for the naive references and
`make compositions`, which try options at random.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from engine.core.errors import EngineError
from engine.core.game import AnyGame
from engine.core.options import Options

PRESET = "preset"
"""The preset counts as one more option."""
Value = tuple[str, str]
"""An option and its value."""


def all_pairs(game: AnyGame, tried: Sequence[Value]) -> list[Options]:
    """Each preset as it is, and as many more as it takes for every possible pair of these values to be somewhere."""
    rows = [game.configure(preset) for preset in game.presets]
    own = {preset: possible_alone(game, preset, tried) for preset in game.presets}
    missing: defaultdict[Value, set[Value]] = defaultdict(set)
    pairs = pairs_of(own)
    for one, other in pairs:
        missing[one].add(other)
        missing[other].add(one)
    for row in rows:
        _strike(missing, row)
    for pair in pairs:
        if pair[1] in missing[pair[0]] and (first := _with_both(game, pair, own)) is not None:
            rows.append(_filled(game, first, dict(pair), own[first.preset], missing))
            _strike(missing, rows[-1])
    return rows


def possible_alone(game: AnyGame, preset: str, tried: Iterable[Value]) -> list[Value]:
    """The values that this preset has or can be changed to."""
    return [one for one in tried if (row := configured(game, preset, dict([one]))) and one in values_of(row)]


def pairs_of(own: Mapping[str, Sequence[Value]]) -> list[tuple[Value, Value]]:
    """Pairs that may be possible, those with a preset first: they need the most rows."""
    pairs = [((PRESET, preset), value) for preset, values in own.items() for value in values]
    pairs += [pair for values in own.values() for pair in combinations(values, 2) if pair[0][0] != pair[1][0]]
    return list(dict.fromkeys(pairs))


def configured(game: AnyGame, preset: str, changes: Mapping[str, str]) -> Options | None:
    """None where these do not go together."""
    try:
        options: Options = game.configure(preset, changes)
    except EngineError:
        return None
    return options


def values_of(options: Options) -> set[Value]:
    return {(PRESET, options.preset), *options.values()}


def _with_both(game: AnyGame, pair: tuple[Value, Value], own: Mapping[str, Sequence[Value]]) -> Options | None:
    """Options that have both values, by the first preset that can; None where there are none."""
    changes = {name: value for name, value in pair if name != PRESET}
    for preset, values in own.items():
        if {(PRESET, preset), *values}.issuperset(pair):
            options = configured(game, preset, changes)
            if options is not None and values_of(options).issuperset(pair):
                return options
    return None


def _filled(
    game: AnyGame, row: Options, fixed: Mapping[str, str], values: Sequence[Value], missing: Mapping[Value, set[Value]]
) -> Options:
    """These options with all else changed that brings in more of the pairs still missing."""
    changes = {name: value for name, value in fixed.items() if name != PRESET}
    most = _gain(missing, row)
    for name, value in values:
        other = configured(game, row.preset, changes | {name: value}) if name not in fixed else None
        if other is not None and values_of(other).issuperset(fixed.items()) and (gain := _gain(missing, other)) > most:
            row, most = other, gain
            changes[name] = value
    return row


def _gain(missing: Mapping[Value, set[Value]], row: Options) -> int:
    values = values_of(row)
    return sum(len(missing[value] & values) for value in values if value in missing)


def _strike(missing: Mapping[Value, set[Value]], row: Options) -> None:
    values = values_of(row)
    for value in values & missing.keys():
        missing[value].difference_update(values)
