"""What can go wrong in the engine: one root, and a class for each kind of refusal.

To a person, text that cannot be read, a choice that does not exist and an action the rules forbid are
three different things, so there are three classes. Messages here are plain English for the
command line; a sentence in a player's language is made from `reason` and `facts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Self

QUOTED: Final = 200
"""A message quotes at most this many characters of a text."""


def quoted(text: str) -> str:
    """A text between quotation marks, on one line; a long one is cut short."""
    begun = repr(text[:QUOTED])
    inner = begun[1:-1]
    left_out = "..." if len(text) > QUOTED or len(inner) > QUOTED else ""
    return f"{begun[0]}{inner[:QUOTED]}{left_out}{begun[-1]}"


class EngineError(Exception):
    """Root of all errors the engine raises on purpose."""


class Unreadable(EngineError, ValueError):
    """A text that is not in the notation; says what was expected and what was given."""

    def __init__(self, what: str, text: str, expected: str) -> None:
        super().__init__(f"{quoted(text)} is not a {what}: expected {expected}")
        self.what, self.text, self.expected = what, text, expected


class UnknownChoice(EngineError, ValueError):
    """A game, preset, option or value that does not exist; says which are possible."""

    def __init__(self, what: str, given: str, possible: Iterable[str]) -> None:
        self.what, self.given, self.possible = what, given, tuple(possible)
        super().__init__(f"unknown {what} {quoted(given)}; possible: {', '.join(self.possible)}")


class BadGame(EngineError):
    """A game that cannot be offered; says in which room it is and what is wrong. The bot does not start with one."""

    def __init__(self, room: str, fault: str) -> None:
        super().__init__(f"the game in {room} cannot be used: {fault}")


class BadDeal(EngineError, ValueError):
    """A pack that is not the game's pack, or a deal where none is due."""


class ReasonBase(StrEnum):
    """Why something is refused: a word, under which every language has a sentence, and the English sentence."""

    sentence: str

    def __new__(cls, word: str, sentence: str) -> Self:
        reason = str.__new__(cls, word)
        reason._value_, reason.sentence = word, sentence
        return reason


class Reason(ReasonBase):
    """Why an action is refused, in any game; each game has more of its own."""

    DEAL_OVER = "deal-over", "the deal is over"
    NO_SUCH_SEAT = "no-such-seat", "there is no seat {seat}; the seats are 1 to {seats}"
    NOT_YOUR_TURN = "not-your-turn", "it is not this seat's turn; to act: {actors}"
    NOT_NOW = "not-now", "this cannot be said or done in the phase '{phase}'"
    NOT_IN_THIS_GAME = "not-in-this-game", "the rules of this table do not have this action"
    NOT_HELD = "not-held", "{card} is not among this seat's cards"
    MUST_FOLLOW_SUIT = "must-follow-suit", "{led} was led and this seat holds that suit: follow suit"
    MUST_TRUMP = "must-trump", "{led} was led and this seat holds none of it, but trumps ({trump}): play a trump"


class IllegalAction(EngineError, ValueError):
    """An action the rules forbid; the state is unchanged. `facts` holds what a sentence about it needs."""

    def __init__(self, reason: ReasonBase, seat: int, action: object, **facts: object) -> None:
        self.reason, self.seat, self.action = reason, seat, action
        self.facts: Mapping[str, object] = MappingProxyType({"seat": seat, "action": str(action), **facts})
        super().__init__(reason.sentence.format_map(self.facts))
