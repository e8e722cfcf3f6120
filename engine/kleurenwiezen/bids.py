"""What a seat may say that is not committed to anything: the second stage of the auction.

Each clause of the rules is here once, as the reason why something is refused; what is not refused is legal.

Source: kleurenwiezen.txt, "The Bidding"; docs/rules/kleurenwiezen.md, "The auction", stage 2, and options.
"""

from __future__ import annotations

from typing import Final

from engine.cards import Suit
from engine.errors import Reason
from engine.kleurenwiezen.actions import Bid, KleurenAction, Propose, Word
from engine.kleurenwiezen.contracts import SUITS_DOWN, Contract, Family
from engine.kleurenwiezen.speaker import Speaker, Why
from engine.kleurenwiezen.state import OPEN, Bidder, Status

_PROPOSALS: Final = tuple(map(Propose, SUITS_DOWN))


def legal(speaker: Speaker) -> tuple[KleurenAction, ...]:
    """All it may say, contracts last."""
    higher = speaker.higher
    said: list[KleurenAction] = [Word.PASS]
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


def refusal(speaker: Speaker, action: KleurenAction) -> Why | None:
    """Why it may not say this; None where it may."""
    match action:
        case Word.PASS:
            return None
        case Word.WAIT:
            return _no_waiting(speaker)
        case Word.PAROLE:
            return Why(Reason.PAROLE_ACCEPTOR_ONLY)
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
    auction = speaker.auction
    if auction.calls:
        return Why(Reason.WAIT_FIRST_ONLY)
    return Why(Reason.WAIT_NOT_AFTER_TROEL) if auction.highest is not None else None


def _waited(speaker: Speaker) -> Why | None:
    return Why(Reason.WAITED) if speaker.own.status is Status.WAITING else None


def _not_first(speaker: Speaker) -> Why | None:
    return _waited(speaker) or (Why(Reason.FIRST_BID_ONLY) if speaker.own.status is not Status.FRESH else None)


def _no_proposal(speaker: Speaker, suit: Suit) -> Why | None:
    waited = _waited(speaker)
    if waited is not None:
        return waited
    others, facts = speaker.others, {"suit": suit}
    if any(other.live is suit for other in others):
        return Why(Reason.PROPOSAL_LIVE, facts)
    if any(_is_together(other, suit) for other in others):
        return Why(Reason.PROPOSAL_ACCEPTED, facts)
    if speaker.own.proposed.count(suit) >= speaker.options.proposals_per_suit:
        return Why(Reason.PROPOSED_ENOUGH, facts)
    if not speaker.hand & suit.mask:
        return Why(Reason.SUIT_NOT_HELD, facts)
    if _no_one_free(speaker):
        return Why(Reason.NOBODY_TO_ACCEPT)
    if speaker.options.misere_closes and any(other.status is Status.NEGATIVE for other in others):
        return Why(Reason.MISERE_CLOSES)
    if not speaker.higher.partnerships[suit]:
        return Why(Reason.NO_PARTNERSHIP_HIGHER, {"suit": suit, "highest": speaker.auction.highest})
    return None


def _no_acceptance(speaker: Speaker, suit: Suit) -> Why | None:
    if not any(other.live is suit for other in speaker.others):
        return Why(Reason.NOT_PROPOSED, {"suit": suit})
    return None if speaker.hand & suit.mask else Why(Reason.SUIT_NOT_HELD, {"suit": suit})


def _no_solo(speaker: Speaker, suit: Suit) -> Why | None:
    waited = _waited(speaker)
    if waited is not None:
        return waited
    facts, proposed = {"suit": suit}, speaker.own.proposed.count(suit)
    if any(undertaken is suit and seat != speaker.seat for seat, undertaken in speaker.auction.taken):
        return Why(Reason.SUIT_UNDERTAKEN, facts)
    if proposed > 1 and not speaker.options.solo_after_repeat:
        return Why(Reason.SOLO_AFTER_REPEAT, facts)
    return None if proposed or _no_one_free(speaker) else Why(Reason.PARTNER_FIRST, facts)


def _is_together(bidder: Bidder, suit: Suit) -> bool:
    return bidder.status is Status.PARTNER and bidder.contract is not None and bidder.contract.suit is suit


def _no_one_free(speaker: Speaker) -> bool:
    """Whether all others are committed, so that none of them could accept."""
    return all(other.status not in OPEN for other in speaker.others)
