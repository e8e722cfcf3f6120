"""What a seat can say or do at Kleurenwiezen, and its notation."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.actions import Action, Play
from engine.core.cards import Card, Suit
from engine.core.errors import Unreadable
from engine.games.kleurenwiezen.contracts.contracts import NATURES, Contract, Kind, has_suit, names_goal


class Word(StrEnum):
    """A bid or an answer without a suit or a number."""

    PASS = "pass"
    WAIT = "wait"
    PAROLE = "parole"
    DOUBLE = "double"
    NO_DOUBLE = "no-double"


class Propose(NamedTuple):
    """Ask for a partner in a suit."""

    suit: Suit

    def __str__(self) -> str:
        return f"propose {self.suit}"


class Bid(NamedTuple):
    """Undertake a contract; in a Troel, the partner's choice of trumps."""

    contract: Contract

    def __str__(self) -> str:
        return str(self.contract)


class Discard(NamedTuple):
    """Lay a card aside before a small misère."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card.text}"


KleurenwiezenAction = Word | Propose | Bid | Discard | Play

_REFUSALS: Final = frozenset((Word.PASS, Word.NO_DOUBLE))
_EXPECTED: Final = (
    "pass, propose H, accept 9 H, solo 6 S, abondance 10 C, slam H, small-misere, discard 7C, play AS ..."
)


def least_binding(legal: Sequence[Action]) -> tuple[Action, ...]:
    """A refusal where there is one, else no double, and of contracts those for the fewest tricks."""
    if refusals := tuple(action for action in legal if action in _REFUSALS):
        return refusals
    fewest = min((action.contract.goal for action in legal if isinstance(action, Bid)), default=0)
    return tuple(
        action
        for action in legal
        if action != Word.DOUBLE and not (isinstance(action, Bid) and action.contract.goal > fewest)
    )


def parse_action(text: str) -> KleurenwiezenAction:
    """The action in this notation, in either case; raises Unreadable."""
    words = text.lower().split() if text.isascii() else []
    match words:
        case [word] if word in set(Word):
            return Word(word)
        case ["propose", suit]:
            return Propose(Suit.parse(suit))
        case ["play", card]:
            return Play(Card.parse(card))
        case ["discard", card]:
            return Discard(Card.parse(card))
        case [word, *more] if word in set(Kind):
            return Bid(_contract(Kind(word), more, text))
    raise Unreadable("bid or play of Kleurenwiezen", text, _EXPECTED)


def parse_contract(text: str) -> Contract:
    """A contract as results name it, of real cards perhaps without its suit; raises Unreadable."""
    word, *more = text.split()
    if word not in set(Kind):
        raise Unreadable("contract", text, _EXPECTED)
    kind = Kind(word)
    if has_suit(kind) and len(more) == names_goal(kind):
        return _contract(kind, [*more, Suit.S.name], text)._replace(suit=None)
    return _contract(kind, more, text)


def _contract(kind: Kind, more: list[str], text: str) -> Contract:
    """The contract of this kind with the number and the suit that follow its word."""
    goals = NATURES[kind].goals
    goal = goals[0]
    if names_goal(kind):
        numbers = {str(number): number for number in goals}
        if not more or more[0] not in numbers:
            raise Unreadable("contract", text, f"{kind} with a number from {goals[0]} to {goals[-1]} and a suit")
        goal = numbers[more.pop(0)]
    if len(more) != has_suit(kind):
        raise Unreadable("contract", text, f"{kind} with {'a suit' if has_suit(kind) else 'nothing after it'}")
    return Contract(kind, goal, Suit.parse(more[0]) if more else None)
