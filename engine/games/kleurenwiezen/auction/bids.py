"""What a seat may say that is not committed to anything: the second stage of the auction.

- Wait: eldest, as the very first bid. Then only accepting or passing is left.
- Propose a suit: a card of it held, nothing but proposals said before, not too often in this suit, nobody else's live
  or accepted, somebody free to accept, and a partnership in it could still outrank.
- Accept: a live proposal, a card of the suit held, for the fewest tricks that outrank.
- Solo: the suit proposed in vain, or nobody left who could accept; not where another seat has undertaken the suit.
- Negative contracts: what outranks or equals the highest. Abondance and slam: only as a seat's first bid.

Each clause is here once, as the reason why something is refused; what is not refused is legal.

Source: kleurenwiezen.txt, "1. Pass" to "13. Slam" of "The Bidding", and "Variations"; docs/rules/kleurenwiezen.md,
"The bidding" (while anybody is free) and "Options".
"""

from __future__ import annotations

from typing import Final

from engine.core.cards import Suit
from engine.core.errors import Reason
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, Propose, Word
from engine.games.kleurenwiezen.auction.raising import no_parole
from engine.games.kleurenwiezen.auction.speaker import Speaker, Why
from engine.games.kleurenwiezen.contracts.contracts import SUITS_DOWN, Contract, Family
from engine.games.kleurenwiezen.state import Status
from engine.games.kleurenwiezen.words import KleurenwiezenReason

_PROPOSALS: Final = tuple(map(Propose, SUITS_DOWN))


def legal(speaker: Speaker) -> tuple[KleurenwiezenAction, ...]:
    """Everything the speaker may say, contracts last."""
    higher = speaker.higher
    said: list[KleurenwiezenAction] = [Word.PASS]
    if _no_waiting(speaker) is None:
        said.append(Word.WAIT)
    said += [proposal for proposal in _PROPOSALS if _no_proposal(speaker, proposal.suit) is None]
    for suit in SUITS_DOWN:
        if _no_acceptance(speaker, suit) is None:
            said += higher.partnerships[suit]
    for suit in SUITS_DOWN:
        if _no_solo(speaker, suit) is None:
            said += higher.solos[suit]
    if _waited(speaker) is None:
        said += higher.negatives
    if _not_first(speaker) is None:
        for suit in SUITS_DOWN:
            said += higher.abondances[suit]
    return tuple(said)


def refusal(speaker: Speaker, action: KleurenwiezenAction) -> Why | None:
    """Why the speaker may not say this, which is not a pass; None where it may."""
    match action:
        case Word.WAIT:
            return _no_waiting(speaker)
        case Word.PAROLE:
            return no_parole(speaker)
        case Propose(suit):
            return _no_proposal(speaker, suit)
        case Bid(contract):
            return _no_bid(speaker, contract)
    return Why(Reason.NOT_NOW, {"phase": "auction"})


def _no_bid(speaker: Speaker, contract: Contract) -> Why | None:
    suit, higher = contract.suit, speaker.higher
    if suit is None:
        return _waited(speaker) or speaker.too_low(contract)
    if contract.family is Family.PARTNERSHIP:
        return _no_acceptance(speaker, suit) or speaker.not_the_least(contract, higher.partnerships[suit])
    if contract.family is Family.SOLO:
        return _no_solo(speaker, suit) or speaker.not_the_least(contract, higher.solos[suit])
    return _not_first(speaker) or speaker.too_low(contract)


def _no_waiting(speaker: Speaker) -> Why | None:
    if speaker.auction.calls:
        return Why(KleurenwiezenReason.WAIT_FIRST_ONLY)
    return Why(KleurenwiezenReason.WAIT_NOT_AFTER_TROEL) if speaker.auction.highest is not None else None


def _waited(speaker: Speaker) -> Why | None:
    return Why(KleurenwiezenReason.WAITED) if speaker.own.status is Status.WAITING else None


def _not_first(speaker: Speaker) -> Why | None:
    return _waited(speaker) or (
        Why(KleurenwiezenReason.FIRST_BID_ONLY) if speaker.own.status is not Status.FRESH else None
    )


def _no_proposal(speaker: Speaker, suit: Suit) -> Why | None:
    if speaker.own.status is Status.WAITING:
        return Why(KleurenwiezenReason.WAITED)
    if suit in speaker.live:
        return Why(KleurenwiezenReason.PROPOSAL_LIVE, {"suit": suit})
    if suit in speaker.accepted:
        return Why(KleurenwiezenReason.PROPOSAL_ACCEPTED, {"suit": suit})
    if speaker.own.proposed.count(suit) >= speaker.options.proposals_per_suit:
        return Why(KleurenwiezenReason.PROPOSED_ENOUGH, {"suit": suit})
    if not speaker.hand & suit.mask:
        return Why(KleurenwiezenReason.SUIT_NOT_HELD, {"suit": suit})
    if speaker.is_last:
        return Why(KleurenwiezenReason.NOBODY_TO_ACCEPT)
    if _is_closed(speaker, suit):
        return Why(KleurenwiezenReason.MISERE_CLOSES)
    if not speaker.higher.partnerships[suit]:
        return Why(KleurenwiezenReason.NO_PARTNERSHIP_HIGHER, {"suit": suit, "highest": speaker.auction.highest})
    return None


def _is_closed(speaker: Speaker, suit: Suit) -> bool:
    """Whether a negative contract closes a suit: "it is no longer possible to propose a new trump suit"."""
    bidders = speaker.auction.bidders
    if not speaker.options.misere_closes or all(bidder.status is not Status.NEGATIVE for bidder in bidders):
        return False
    # The first edition closed all suits, including those already proposed.
    return speaker.options.edition == 1 or all(suit not in bidder.proposed for bidder in bidders)


def _no_acceptance(speaker: Speaker, suit: Suit) -> Why | None:
    if suit not in speaker.live:
        return Why(KleurenwiezenReason.NOT_PROPOSED, {"suit": suit})
    return None if speaker.hand & suit.mask else Why(KleurenwiezenReason.SUIT_NOT_HELD, {"suit": suit})


def _no_solo(speaker: Speaker, suit: Suit) -> Why | None:
    if speaker.own.status is Status.WAITING:
        return Why(KleurenwiezenReason.WAITED)
    if suit in speaker.undertaken:
        return Why(KleurenwiezenReason.SUIT_UNDERTAKEN, {"suit": suit})
    proposed = speaker.own.proposed.count(suit)
    if proposed > 1 and not speaker.options.solo_after_repeat:
        return Why(KleurenwiezenReason.SOLO_AFTER_REPEAT, {"suit": suit})
    return None if proposed or speaker.is_last else Why(KleurenwiezenReason.PARTNER_FIRST, {"suit": suit})
