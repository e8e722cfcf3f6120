"""What a seat says or does."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from engine.core.cards import CARDS, Card, upper_ascii
from engine.core.errors import Unreadable


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
