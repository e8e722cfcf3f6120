"""What somebody has chosen so far, as short text: it lives in the buttons, so that a restart loses nothing of it.

All options of any game fit into some twelve characters, since each is one of a few values: a number whose digits have
as many values as the option. In front stands a digest of what can be chosen, so that a button of another version is
known as that. Only texts, such as a score table, do not fit; they stay in memory, in the draft of a number, unless
they are those of the house rules that are being changed. These have their number there and a mark of what they said
when somebody began, so that nobody overwrites unknowingly what somebody else has saved since.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from typing import Final, NamedTuple

from cogs.app.answers import Denied
from engine.core.game import AnyGame
from engine.core.options import Options, OptionSpec
from engine.core.registry import GAMES
from engine.store.house_rules import HouseRules

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LONGEST: Final = 70
"""Units of UTF-16 that a custom id has for this; Discord allows 100 with what it is for."""
_FORM: Final = re.compile(
    r"(?P<step>\d{1,2}):(?P<code>[0-9a-zA-Z]{1,30}):(?P<text>\d{0,8})(?:h(?P<house>\d{1,15}))?:(?P<name>.*)"
)
NONE, LOST, KEPT = 0, -1, -2
"""Where texts are, if not in the draft of a number: there are none, they are gone, or the house rules have them."""


class Built(NamedTuple):
    """Rules that are being composed."""

    options: Options
    step: int = 0
    """0: what to start from; then the game's steps, and at last the rules in full."""
    name: str = ""
    """What they are to be called, as typed; empty: nobody has said yet."""
    text: int = NONE
    """The number of the draft in memory that has the texts among the options, or where else they are."""
    house: HouseRules | None = None
    """Those to be changed; None: they are new."""
    base: str = ""
    """The mark (`mark_of`) of those to be changed, of when this was begun; empty: unknown, of before 2026-12."""


def begun(house: HouseRules, step: int) -> Built:
    """House rules as they are, to be changed."""
    where = KEPT if texts_of(house.options) else NONE
    return Built(house.options, step, house.name, where, house, mark_of(house.options))


def mark_of(options: Options) -> str:
    """Eight characters that other options do not have."""
    return blake2b(repr([options.preset, *options.values()]).encode(), digest_size=4).hexdigest()


def print_built(built: Built) -> str:
    """The text for a custom id; a name too long for it, as one of 32 emojis, is left out and asked for again."""
    where = {NONE: "", LOST: "", KEPT: "0"}.get(built.text, str(built.text))
    text = f"{built.step}:{_print_options(built.options)}:{where}"
    if built.house is not None:
        return f"{text}h{built.house.id}:{built.base}"
    whole = f"{text}:{built.name}"
    return whole if len(whole.encode("utf-16-le")) // 2 <= _LONGEST else f"{text}:"


def house_in(text: str) -> int:
    """The number of the house rules that are being changed, by what `print_built` wrote; 0: they are new."""
    found = _FORM.fullmatch(text)
    return int(found["house"] or 0) if found else 0


def parse_built(text: str, texts: Callable[[int], Mapping[str, str] | None], house: HouseRules | None = None) -> Built:
    """What `print_built` wrote; raises Denied if no button of this version says so.

    `texts`: those of the draft of a number; None: it is gone. `house`: the house rules of `house_in`; None: there are
    none, or they are gone, and what was chosen for them becomes new rules without a name.
    """
    found = _FORM.fullmatch(text)
    if found is None:
        raise Denied("build-stale")
    own: Mapping[str, str] | None = {}
    where = int(found["text"] or NONE)
    if where:
        own = texts(where)
    elif found["text"]:
        where, own = KEPT, None if house is None else texts_of(house.options)
    options = _parse_options(found["code"], own or {})
    name, base = (found["name"], "") if not found["house"] else (house.name if house else "", found["name"])
    return Built(options, int(found["step"]), name, LOST if own is None else where, house, base)


def texts_of(options: Options) -> dict[str, str]:
    """The options whose values are texts, where there are any."""
    specs = {spec.name for spec in GAMES[options.game].options if spec.reads is not None}
    return {name: value for name, value in options.values() if name in specs and value}


def _print_options(options: Options) -> str:
    game, values = GAMES[options.game], dict(options.values())
    number = 0
    for spec in _coded(game):
        possible = _possible(spec)
        number = number * len(possible) + possible.index(values[spec.name])
    number = number * len(game.presets) + [*game.presets].index(options.preset)
    number = number * len(GAMES) + [*GAMES].index(game.name)
    digits = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return _version() + digits


def _parse_options(code: str, texts: Mapping[str, str]) -> Options:
    digits = code.removeprefix(_version())
    if digits == code:
        raise Denied("build-stale")
    number = 0
    for digit in digits:
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    number, place = divmod(number, len(GAMES))
    game = [*GAMES.values()][place]
    number, place = divmod(number, len(game.presets))
    preset = [*game.presets][place]
    values = dict(texts)
    for spec in reversed([*_coded(game)]):
        possible = _possible(spec)
        number, place = divmod(number, len(possible))
        values[spec.name] = possible[place]
    try:
        return game.configure(preset, values)
    except ValueError:
        raise Denied("build-stale") from None


def _coded(game: AnyGame) -> Iterator[OptionSpec]:
    return (spec for spec in game.options if spec.reads is None)


@cache
def _possible(spec: OptionSpec) -> tuple[str, ...]:
    return spec.values if spec.numbers is None else tuple(map(str, spec.numbers))


@cache
def _version() -> str:
    """Two characters that change with what can be chosen."""
    told = [
        (game.name, [*game.presets], [(spec.name, _possible(spec)) for spec in _coded(game)]) for game in GAMES.values()
    ]
    digest = blake2b(repr(told).encode(), digest_size=4).digest()
    number = int.from_bytes(digest, "big")
    return _DIGITS[number % 61 + 1] + _DIGITS[number // 61 % 62]
