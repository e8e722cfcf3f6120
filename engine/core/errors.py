"""What can go wrong in the engine: one root, and a class for each kind of refusal.

Text that cannot be read, a choice that does not exist and an action the rules forbid are three
different things to a person, and so they are three classes. Messages here are plain English for the
command line; a sentence in a player's language is made from `reason` and `facts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

QUOTED: Final = 200
"""Characters that a message quotes of a text at most."""


def quoted(text: str) -> str:
    """A text between quotation marks, on one line, its end left out where it is long."""
    begun = repr(text[:QUOTED])
    inner = begun[1:-1]
    left_out = "..." if len(text) > QUOTED or len(inner) > QUOTED else ""
    return f"{begun[0]}{inner[:QUOTED]}{left_out}{begun[-1]}"


class EngineError(Exception):
    """Root of all errors the engine raises on purpose."""


class Unreadable(EngineError, ValueError):
    """A text that is not in the notation: what it should have been, what it was."""

    def __init__(self, what: str, text: str, expected: str) -> None:
        super().__init__(f"{quoted(text)} is not a {what}: expected {expected}")
        self.what, self.text, self.expected = what, text, expected


class UnknownChoice(EngineError, ValueError):
    """A game, preset, option or value that does not exist; says which are possible."""

    def __init__(self, what: str, given: str, possible: Iterable[str]) -> None:
        self.what, self.given, self.possible = what, given, tuple(possible)
        super().__init__(f"unknown {what} {quoted(given)}; possible: {', '.join(self.possible)}")


class BadDeal(EngineError, ValueError):
    """A pack that is not the game's pack, or a deal where none is due."""


class Reason(StrEnum):
    """Why an action is refused; each has a sentence in every language."""

    DEAL_OVER = "deal-over"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_NOW = "not-now"
    NOT_IN_THIS_GAME = "not-in-this-game"
    NOT_HELD = "not-held"
    FOR_DUMMY = "for-dummy"
    MUST_FOLLOW = "must-follow"
    MUST_FOLLOW_SUIT = "must-follow-suit"
    MUST_FOLLOW_TRUMP = "must-follow-trump"
    MUST_TRUMP = "must-trump"
    SUIT_NOT_SEEN = "suit-not-seen"
    MUST_SHOW_CARD = "must-show-card"
    NO_CARD_SHOWN = "no-card-shown"
    TOO_LATE = "too-late"
    MIT_NOT_HELD = "mit-not-held"
    MUST_BEAT = "must-beat"
    MUST_OVERTRUMP = "must-overtrump"
    COMBINATION_NOT_HELD = "combination-not-held"
    ALREADY_DECLARED = "already-declared"
    SEVEN_NOT_HELD = "seven-not-held"
    TOO_LATE_TO_EXCHANGE = "too-late-to-exchange"
    HAS_PASSED = "has-passed"
    PARTNER_SPEAKS = "partner-speaks"
    TROEL_IS_ANNOUNCED = "troel-is-announced"
    TOO_LOW = "too-low"
    NOT_THE_LEAST = "not-the-least"
    WAIT_FIRST_ONLY = "wait-first-only"
    WAIT_NOT_AFTER_TROEL = "wait-not-after-troel"
    WAITED = "waited"
    PROPOSAL_LIVE = "proposal-live"
    PROPOSAL_ACCEPTED = "proposal-accepted"
    PROPOSED_ENOUGH = "proposed-enough"
    SUIT_NOT_HELD = "suit-not-held"
    NOBODY_TO_ACCEPT = "nobody-to-accept"
    MISERE_CLOSES = "misere-closes"
    NO_PARTNERSHIP_HIGHER = "no-partnership-higher"
    NOT_PROPOSED = "not-proposed"
    SUIT_UNDERTAKEN = "suit-undertaken"
    SOLO_AFTER_REPEAT = "solo-after-repeat"
    PARTNER_FIRST = "partner-first"
    FIRST_BID_ONLY = "first-bid-only"
    BOUND_TO_PARTNERSHIP = "bound-to-partnership"
    BOUND_AFTER_PARTNER = "bound-after-partner"
    BOUND_TO_SOLO = "bound-to-solo"
    BOUND_TO_NEGATIVE = "bound-to-negative"
    BOUND_TO_ABONDANCE = "bound-to-abondance"
    PAROLE_ACCEPTOR_ONLY = "parole-acceptor-only"
    PAROLE_FROM_ELEVEN = "parole-from-eleven"
    TROEL_TRICKS = "troel-tricks"
    MUST_LEAD_TROEL = "must-lead-troel"
    ALREADY_DISCARDED = "already-discarded"


_SENTENCES = {
    Reason.DEAL_OVER: "the deal is over",
    Reason.NO_SUCH_SEAT: "there is no seat {seat}; the seats are 1 to {seats}",
    Reason.NOT_YOUR_TURN: "it is not this seat's turn; to act: {actors}",
    Reason.NOT_NOW: "this cannot be said or done in the phase '{phase}'",
    Reason.NOT_IN_THIS_GAME: "the rules of this table do not have this action",
    Reason.NOT_HELD: "{card} is not among this seat's cards",
    Reason.FOR_DUMMY: "{card} is not among the dummy's face-up cards, and this seat plays for the dummy now",
    Reason.MUST_FOLLOW: "{led} was led and this seat holds that suit: follow suit or play a trump ({trump})",
    Reason.MUST_FOLLOW_SUIT: "{led} was led and this seat holds that suit: follow suit",
    Reason.MUST_FOLLOW_TRUMP: "trumps ({led}) were led and this seat holds some: play one",
    Reason.MUST_TRUMP: "{led} was led and this seat holds none of it, but trumps ({trump}): play a trump",
    Reason.SUIT_NOT_SEEN: "none of the cards dealt to this seat so far is of that suit",
    Reason.MUST_SHOW_CARD: "trumps are made by showing a card here: name that card, not its suit alone",
    Reason.NO_CARD_SHOWN: "trumps are made by naming the suit alone here: 'trump {suit}'",
    Reason.TOO_LATE: "this has to be said before the seat's own first card",
    Reason.MIT_NOT_HELD: "only the holder of the queen of spades may declare her",
    Reason.MUST_BEAT: "{led} are trumps and were led, and this seat can beat {best}: play a higher one",
    Reason.MUST_OVERTRUMP: "the trick is trumped with {best} and this seat can go higher: play a higher trump",
    Reason.COMBINATION_NOT_HELD: "this seat holds no such combination with that card",
    Reason.ALREADY_DECLARED: "this seat has declared in that suit, or brisques, in this partie",
    Reason.SEVEN_NOT_HELD: "only the holder of the seven of trumps may exchange it",
    Reason.TOO_LATE_TO_EXCHANGE: "the seven is exchanged before the lead to the last trick that ends with a draw",
    Reason.HAS_PASSED: "this seat has passed and is out of the auction",
    Reason.PARTNER_SPEAKS: "this seat's partner speaks for both of them",
    Reason.TROEL_IS_ANNOUNCED: "a Troel is announced by three or four aces, not bid",
    Reason.TOO_LOW: "this does not outrank {highest}",
    Reason.NOT_THE_LEAST: "no more tricks may be bid than are needed: {least}",
    Reason.WAIT_FIRST_ONLY: "only eldest may wait, as the very first bid",
    Reason.WAIT_NOT_AFTER_TROEL: "nobody can wait after a Troel",
    Reason.WAITED: "this seat has waited: it can only accept or pass",
    Reason.PROPOSAL_LIVE: "another seat's proposal of {suit} can still be accepted: nobody else can propose it now",
    Reason.PROPOSAL_ACCEPTED: "a proposal of {suit} has been accepted: nobody can propose that suit again",
    Reason.PROPOSED_ENOUGH: "this seat has proposed {suit} as often as it may",
    Reason.SUIT_NOT_HELD: "this seat holds no card of {suit}",
    Reason.NOBODY_TO_ACCEPT: "all other seats are committed: nobody could accept a proposal",
    Reason.MISERE_CLOSES: "a negative contract has been bid: no suit can be proposed that nobody had proposed",
    Reason.NO_PARTNERSHIP_HIGHER: "no number of tricks with a partner in {suit} outranks {highest}",
    Reason.NOT_PROPOSED: "there is no proposal of {suit} by another seat that could be accepted now",
    Reason.SUIT_UNDERTAKEN: "another seat has undertaken a contract in {suit}: no solo can be bid in it",
    Reason.SOLO_AFTER_REPEAT: "this seat has proposed {suit} more than once: no solo in it at this table",
    Reason.PARTNER_FIRST: "propose {suit} first: a solo can be bid once nobody accepts, or nobody is left who could",
    Reason.FIRST_BID_ONLY: "an abondance or a slam has to be a seat's first bid",
    Reason.BOUND_TO_PARTNERSHIP: "this seat is bound to {suit} with its partner: raise it, or pass",
    Reason.BOUND_AFTER_PARTNER: "this seat stays bound to {suit} though its partner has passed",
    Reason.BOUND_TO_SOLO: "this seat is bound to its solo in {suit}: raise it, or pass",
    Reason.BOUND_TO_NEGATIVE: "this seat is bound to negative contracts: bid another one, or pass",
    Reason.BOUND_TO_ABONDANCE: "this seat is bound to abondance and slam in {suit}: bid a higher one, or pass",
    Reason.PAROLE_ACCEPTOR_ONLY: "only the seat that accepted, and is to raise, can leave the choice to the proposer",
    Reason.PAROLE_FROM_ELEVEN: "the choice is left to the proposer from eleven tricks on; {least} is enough here",
    Reason.TROEL_TRICKS: "in this suit the Troel is {due}",
    Reason.MUST_LEAD_TROEL: "a troel is led with the card that was called, or with the ace of its new trumps",
    Reason.ALREADY_DISCARDED: "this seat has laid a card aside already",
}


class IllegalAction(EngineError, ValueError):
    """An action the rules forbid. Nothing has changed. `facts` is what a sentence about it needs."""

    def __init__(self, reason: Reason, seat: int, action: object, **facts: object) -> None:
        self.reason, self.seat, self.action = reason, seat, action
        self.facts: Mapping[str, object] = MappingProxyType({"seat": seat, "action": str(action), **facts})
        super().__init__(_SENTENCES[reason].format_map(self.facts))
