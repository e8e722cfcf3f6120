"""What seats say or do, and what becomes known of it; seats are numbered 1..n clockwise."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple, Protocol

from engine.core.cards import CARDS, Card, upper_ascii
from engine.core.errors import Unreadable


def next_seat(seat: int, seats: int) -> int:
    """The seat to the left of this one."""
    return seat % seats + 1


def previous_seat(seat: int, seats: int) -> int:
    """The seat to the right of this one."""
    return (seat - 2) % seats + 1


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats, starting with `first`."""
    return tuple((first - 1 + step) % seats + 1 for step in range(seats))


def eldest(dealer: int, seats: int) -> int:
    """The seat to the dealer's left."""
    return next_seat(dealer, seats)


def from_eldest(dealer: int, seats: int) -> tuple[int, ...]:
    """All seats in the order in which they are dealt cards, the dealer last."""
    return clockwise(eldest(dealer, seats), seats)


def seats_of(sides: Sequence[int], *wanted: int) -> tuple[int, ...]:
    """The seats of these sides; `sides`: per seat the number of its side."""
    return tuple(seat for seat, side in enumerate(sides, 1) if side in wanted)


def seats_by_side(sides: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Per side its seats."""
    return tuple(seats_of(sides, side) for side in sorted(set(sides)))


def per_seat_with(figures: Sequence[int], seat: int, more: int) -> tuple[int, ...]:
    """The figures per seat with `more` added to this seat's."""
    return (*figures[: seat - 1], figures[seat - 1] + more, *figures[seat:])


def gained(before: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
    """By how much the figures per seat have changed."""
    return tuple(new - old for old, new in zip(before, after, strict=True))


def bleakness(points: Sequence[int], seats: Collection[int]) -> tuple[int, int]:
    """How bad points, per seat, are for these seats: smaller is worse. Their own points weigh before the others'."""
    own = sum(points[seat - 1] for seat in seats)
    return own, own - sum(points)


class Action(Protocol):
    """Something a seat says or does; its text is its notation and `Game.parse_action` reads it back."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


class Play(NamedTuple):
    """A card put on the table, the action every game has."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card.text}"


new: Final = tuple.__new__
"""Builds a named tuple on the path of every card played: it skips keyword handling and is three times as fast."""

_PLAYS: Final = tuple(map(Play, CARDS))


def plays_of(mask: int) -> tuple[Play, ...]:
    """The action of playing each card of a mask."""
    plays = []
    while mask:
        low = mask & -mask
        plays.append(_PLAYS[low.bit_length() - 1])
        mask ^= low
    return tuple(plays)


def parse_play(text: str) -> Play:
    """Read `play AS`, in either case; raises Unreadable."""
    match upper_ascii(text).split():
        case ["PLAY", card]:
            return Play(Card.parse(card))
    raise Unreadable("action", text, "play CARD")


class EventType(StrEnum):
    """What an action can make known to several seats at once, in any game; each game adds its own."""

    TURNED_UP = "turned-up"
    SHOWN = "shown"
    EXPOSED = "exposed"
    TRUMP = "trump"
    TRICK = "trick"
    THROWN_IN = "thrown-in"
    CONTRACT = "contract"
    DOUBLED = "doubled"


class Event(NamedTuple):
    """Something that became known to everybody; `facts` are plain values for JSON and sentences."""

    type: StrEnum
    """An `EventType`, or one of the game's own."""
    facts: Mapping[str, object]

    def as_json(self) -> dict[str, object]:
        return {"type": self.type.value, **self.facts}
