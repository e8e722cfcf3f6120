"""Choosing one option after the other, so that what is chosen can always be played and makes sense.

Options are asked in an order. What does not fit what was asked before is refused with the reason; what was asked later
gives way, as little of it as possible, and is named. Nothing here knows Discord.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from cogs.house_rules.of_game import order_of, spec_of
from engine.core.game import AnyGame
from engine.core.options import Contradiction, ImpossibleOptions, Options, OptionSpec

_MOST_GIVE_WAY: Final = 3
"""Options that one choice may change; more of them would be another variant."""
MOST_NUMBERS: Final = 24
"""Offered of an option; a menu has one place more, for any other number."""
_AS_THEY_ARE: Final = 13
"""Of a wide range, so many of the least numbers are offered besides the usual ones, then every fifth."""


class Unfit(Exception):
    """A choice that can be played with the others and still does nothing beside them."""

    def __init__(self, found: Contradiction | None) -> None:
        """`found`: what it contradicts; None: others decide its value."""
        super().__init__(found)
        self.found = found


class Change(NamedTuple):
    """An option that has given way to a choice."""

    name: str
    before: str
    after: str


class Settled(NamedTuple):
    """The options after a choice, and what has changed besides."""

    options: Options
    changes: tuple[Change, ...] = ()


Reason = ImpossibleOptions | Unfit
"""Why something is impossible."""


def choose(game: AnyGame, options: Options, name: str, value: str) -> Settled:
    """The options with this value; raises ImpossibleOptions, Unfit, UnknownValue."""
    before = dict(options.values())
    found = _tried(game, options, before | {name: value}, name)
    if not isinstance(found, Options):
        found = _settled(game, options, before | {name: value}, name, found)
    after = dict(found.values())
    changed = (one for one, was in before.items() if one != name and after[one] != was)
    return Settled(found, tuple(Change(one, before[one], after[one]) for one in changed))


def rebase(game: AnyGame, options: Options, preset: str) -> Settled:
    """What was chosen, from another preset on, as far as it goes with that; `changes`: what does not."""
    found, lost = game.for_tables(preset), []
    chosen = game.chosen_at_table(options)
    for name in filter(chosen.__contains__, (*order_of(game.name), *(one for one, _ in options.values()))):
        now = dict(found.values())
        tried = _tried(game, found, now | {name: chosen.pop(name)}, name)
        if isinstance(tried, Options):
            found = tried
        else:
            lost.append(Change(name, dict(options.values())[name], now[name]))
    return Settled(found, tuple(lost))


@lru_cache(maxsize=512)
def offered(game: AnyGame, options: Options, name: str) -> tuple[str, ...]:
    """The values to choose from, with the present one: of words all, of numbers those possible; empty if no other is
    possible. It may try hundreds of combinations, so call it off the event loop."""
    spec, now = spec_of(game, name), dict(options.values())[name]
    values = spec.values if spec.numbers is None else _numbers(spec, now)
    found = tuple(value for value in values if value == now or _is_possible(game, options, name, value))
    if len(found) < 2:
        return ()
    return tuple(sorted(found, key=int)) if spec.kind == "number" else spec.values


def why_not(game: AnyGame, options: Options, name: str) -> Reason | None:
    """Why an option of which nothing else is offered has no other value."""
    spec, now = spec_of(game, name), dict(options.values())[name]
    for value in spec.values:
        if value != now:
            try:
                choose(game, options, name, value)
            except (ImpossibleOptions, Unfit) as reason:
                return reason
    return None


def has_more_numbers(spec: OptionSpec) -> bool:
    """Whether there are more numbers than a menu offers."""
    return spec.numbers is not None and len(spec.numbers) > MOST_NUMBERS


def _numbers(spec: OptionSpec, now: str) -> tuple[str, ...]:
    assert spec.numbers is not None
    if not has_more_numbers(spec):
        return tuple(map(str, spec.numbers))
    kept = {int(now), *map(int, spec.values)}
    first, rest = spec.numbers[:_AS_THEY_ARE], spec.numbers[_AS_THEY_ARE:]
    for number in (*first, *(one for one in rest if one % 5 == 0)):
        if len(kept) == MOST_NUMBERS:
            break
        kept.add(number)
    return tuple(map(str, sorted(kept)))


def _is_possible(game: AnyGame, options: Options, name: str, value: str) -> bool:
    try:
        choose(game, options, name, value)
    except (ImpossibleOptions, Unfit):
        return False
    return True


def _tried(game: AnyGame, options: Options, values: Mapping[str, str], name: str) -> Options | Reason:
    """These values as options, or why that cannot be."""
    try:
        found = game.configure(options.preset, values)
    except ImpossibleOptions as reason:
        return reason
    if dict(found.values())[name] != values[name]:
        return Unfit(None)
    contradiction = next(iter(game.contradictions(found)), None)
    return found if contradiction is None else Unfit(contradiction)


def _settled(game: AnyGame, options: Options, wanted: Mapping[str, str], name: str, why: Reason) -> Options:
    """The options with as few later ones changed as make the value possible; raises the reason against it."""
    order = order_of(game.name)
    later = order[order.index(name) + 1 :] if name in order else ()
    bases, seen = [wanted], {_told(why)}
    for _ in range(_MOST_GIVE_WAY):
        following = []
        for base in bases:
            for values in _one_changed(game, options, base, later):
                found = _tried(game, options, values, name)
                if isinstance(found, Options):
                    return found
                # A change that leads to another objection may be half of the way.
                if _told(found) not in seen:
                    seen.add(_told(found))
                    following.append(values)
        bases = following
    raise why


def _one_changed(
    game: AnyGame, options: Options, base: Mapping[str, str], later: Sequence[str]
) -> Iterator[Mapping[str, str]]:
    """The values with one of these options changed, first to what it is without any choice."""
    usual = dict(game.for_tables(options.preset).values())
    for name in later:
        for value in dict.fromkeys((usual[name], *spec_of(game, name).values)):
            if value != base[name]:
                yield {**base, name: value}


def _told(why: Reason) -> object:
    """What tells one reason from another."""
    if isinstance(why, ImpossibleOptions):
        return why.reason, why.option
    return why.found and (why.found.why, why.found.option)
