"""What a seat can say or do at Kleurenwiezen and its notation, and words that only this game has.

These say why something is refused, what is made known, and where deals stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.actions import Action, Play
from engine.core.cards import Card, Suit
from engine.core.errors import ReasonBase, Unreadable
from engine.games.kleurenwiezen.contracts.contracts import NATURES, Contract, ContractKind, has_suit, names_goal


class KleurenwiezenReason(ReasonBase):
    """Why an action is refused."""

    HAS_PASSED = "has-passed", "this seat has passed and is out of the auction"
    PARTNER_SPEAKS = "partner-speaks", "this seat's partner speaks for both of them"
    TROEL_IS_ANNOUNCED = "troel-is-announced", "a Troel is announced by three or four aces, not bid"
    TOO_LOW = "too-low", "this does not outrank {highest}"
    NOT_THE_LEAST = "not-the-least", "no more tricks may be bid than are needed: {least}"
    WAIT_FIRST_ONLY = "wait-first-only", "only eldest may wait, as the very first bid"
    WAIT_NOT_AFTER_TROEL = "wait-not-after-troel", "nobody can wait after a Troel"
    WAITED = "waited", "this seat has waited: it can only accept or pass"
    PROPOSAL_LIVE = (
        "proposal-live",
        "another seat's proposal of {suit} can still be accepted: nobody else can propose it now",
    )
    PROPOSAL_ACCEPTED = (
        "proposal-accepted",
        "a proposal of {suit} has been accepted: nobody can propose that suit again",
    )
    PROPOSED_ENOUGH = "proposed-enough", "this seat has proposed {suit} as often as it may"
    SUIT_NOT_HELD = "suit-not-held", "this seat holds no card of {suit}"
    NOBODY_TO_ACCEPT = "nobody-to-accept", "all other seats are committed: nobody could accept a proposal"
    MISERE_CLOSES = (
        "misere-closes",
        "a negative contract has been bid: no suit can be proposed that nobody had proposed",
    )
    NO_PARTNERSHIP_HIGHER = "no-partnership-higher", "no number of tricks with a partner in {suit} outranks {highest}"
    NOT_PROPOSED = "not-proposed", "there is no proposal of {suit} by another seat that could be accepted now"
    SUIT_UNDERTAKEN = "suit-undertaken", "another seat has undertaken a contract in {suit}: no solo can be bid in it"
    SOLO_AFTER_REPEAT = "solo-after-repeat", "this seat has proposed {suit} more than once: no solo in it at this table"
    PARTNER_FIRST = (
        "partner-first",
        "propose {suit} first: a solo can be bid once nobody accepts, or nobody is left who could",
    )
    FIRST_BID_ONLY = "first-bid-only", "an abondance or a slam has to be a seat's first bid"
    BOUND_TO_PARTNERSHIP = "bound-to-partnership", "this seat is bound to {suit} with its partner: raise it, or pass"
    BOUND_AFTER_PARTNER = "bound-after-partner", "this seat stays bound to {suit} though its partner has passed"
    BOUND_TO_SOLO = "bound-to-solo", "this seat is bound to its solo in {suit}: raise it, or pass"
    BOUND_TO_NEGATIVE = "bound-to-negative", "this seat is bound to negative contracts: bid another one, or pass"
    BOUND_TO_ABONDANCE = (
        "bound-to-abondance",
        "this seat is bound to abondance and slam in {suit}: bid a higher one, or pass",
    )
    PAROLE_ACCEPTOR_ONLY = (
        "parole-acceptor-only",
        "only the seat that accepted, and is to raise, can leave the choice to the proposer",
    )
    PAROLE_FROM_ELEVEN = (
        "parole-from-eleven",
        "the choice is left to the proposer from eleven tricks on; {least} is enough here",
    )
    TROEL_TRICKS = "troel-tricks", "in this suit the Troel is {due}"
    MUST_LEAD_TROEL = (
        "must-lead-troel",
        "a troel is led with the card that was called, or with the ace of its new trumps",
    )
    ALREADY_DISCARDED = "already-discarded", "this seat has laid a card aside already"


class KleurenwiezenImpossible(ReasonBase):
    """Why a rule is not possible with the others."""

    SHUFFLED = "shuffled", "the pack is shuffled, so nothing is gathered"


class KleurenwiezenEvent(StrEnum):
    """What becomes known to several seats at once."""

    TROEL = "troel"
    WITH_ME = "with-me"
    FORCED = "forced"


class KleurenwiezenPhase(StrEnum):
    """Where a deal stands before it is played."""

    AUCTION = "auction"
    TROEL = "troel"
    DISCARD = "discard"
    DOUBLE = "double"


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


def suit_of(action: Action) -> Suit | None:
    """The suit that a call names."""
    match action:
        case Propose(suit=suit) | Bid(contract=Contract(suit=suit)):
            return suit
    return None


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
        case [word, *more] if word in set(ContractKind):
            return Bid(_contract(ContractKind(word), more, text))
    raise Unreadable("bid or play of Kleurenwiezen", text, _EXPECTED)


def parse_contract(text: str) -> Contract:
    """A contract as results name it, of real cards perhaps without its suit; raises Unreadable."""
    word, *more = text.split()
    if word not in set(ContractKind):
        raise Unreadable("contract", text, _EXPECTED)
    kind = ContractKind(word)
    if has_suit(kind) and len(more) == names_goal(kind):
        return _contract(kind, [*more, Suit.S.name], text)._replace(suit=None)
    return _contract(kind, more, text)


def _contract(kind: ContractKind, more: list[str], text: str) -> Contract:
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
