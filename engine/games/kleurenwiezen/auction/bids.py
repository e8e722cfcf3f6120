"""What the seat that is to speak may say, and why it may not say something; what outranks a contract.

What outranks is worked out once for each ladder and contract:

- A higher row of the ladder outranks a lower one.
- On one row the higher suit outranks: hearts, diamonds, clubs, spades.
- A side that stays in bids the fewest tricks that outrank; an abondance may be bid higher at once.

In both stages:

- A contract has to outrank the highest one; a negative contract may equal it, which joins its declarers.
- A partnership or a solo is bid for as few tricks as are enough.
- Whether somebody could accept a proposal is judged on what all can see, never on hidden cards.

In the second stage of the auction, for a seat that is not committed to anything:

- Wait: eldest, as the very first bid. Then only accepting or passing is left.
- Propose a suit: a card of it held, nothing but proposals said before, not too often in this suit, nobody else's live
  or accepted, somebody free to accept, and a partnership in it could still outrank.
- Accept: a live proposal, a card of the suit held, for the fewest tricks that outrank.
- Solo: the suit proposed in vain, or nobody left who could accept; not where another seat has undertaken the suit.
- Negative contracts: what outranks or equals the highest. Abondance and slam: only as a seat's first bid.

In the third stage, for a seat whose contract is outbid:

- A partnership's speaker bids the fewest tricks that outrank, or passes.
- Pass parôle: from eleven tricks on the acceptor may leave it to the proposer, once.
- A seat whose partner has passed may only bid solo in their suit, unless another seat has undertaken that suit.
- A solo goes up in its suit, an abondance in its suit or to a slam, a negative contract to any negative one that
  outranks or equals the highest.

Each clause is here once, as the reason why something is refused; what is not refused is legal.

Source: kleurenwiezen.txt, "The Bidding", its "1. Pass" to "13. Slam", "The Bidding Process", its "3. Raising bids" to
"6. Solo", and "Variations"; docs/rules/kleurenwiezen.md, "The bidding", "Options" and "Editions".
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.core.cards import Suit
from engine.core.errors import Reason, ReasonBase
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, KleurenwiezenReason, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import NATURES, SUITS_DOWN, Contract, ContractKind, Family
from engine.games.kleurenwiezen.contracts.ladders import Ladder
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from engine.games.kleurenwiezen.state import OPEN, Auction, Bidder, BidderStatus, KleurenwiezenPublic

Bids = tuple[Bid, ...]
BySuit = tuple[Bids, ...]
"""The bids in each suit, by the suit's number."""


class Higher(NamedTuple):
    """The bids that outrank a contract."""

    partnerships: BySuit
    """The one for the fewest tricks, if there is any: a seat may not bid more."""
    solos: BySuit
    """The one for the fewest tricks, likewise."""
    abondances: BySuit
    """All of them, from low to high."""
    negatives: Bids
    """All of them, from low to high, including one equal to the contract, which several seats may undertake."""


@lru_cache(maxsize=4096)
def higher_than(ladder: Ladder, highest: Contract | None) -> Higher:
    """The bids of a ladder above the highest contract so far; all of them where there is none."""
    return Higher(
        tuple(_least(ladder, ContractKind.ACCEPT, suit, highest) for suit in Suit),
        tuple(_least(ladder, ContractKind.SOLO, suit, highest) for suit in Suit),
        tuple(_all(ladder, Family.ABONDANCE, suit, highest) for suit in Suit),
        _all(ladder, Family.NEGATIVE, None, highest),
    )


def _least(ladder: Ladder, kind: ContractKind, suit: Suit, highest: Contract | None) -> Bids:
    levels = (Contract(kind, goal, suit) for goal in ladder.goals(kind))
    return tuple(Bid(contract) for contract in levels if ladder.outranks(contract, highest))[:1]


def _all(ladder: Ladder, family: Family, suit: Suit | None, highest: Contract | None) -> Bids:
    rows = (row for places in ladder.rows for row in places if NATURES[row.kind].family is family)
    contracts = (Contract(row.kind, row.goal, suit) for row in rows)
    return tuple(Bid(contract) for contract in contracts if _is_enough(ladder, contract, highest))


def _is_enough(ladder: Ladder, contract: Contract, highest: Contract | None) -> bool:
    """Whether a contract outranks the highest one or, if negative, equals it at least."""
    return ladder.outranks(contract, highest) or (contract.is_negative and contract == highest)


class Why(NamedTuple):
    """Why something cannot be said, with the facts for a sentence about it."""

    reason: ReasonBase
    facts: Mapping[str, object] = MappingProxyType({})


class Speaker(NamedTuple):
    """The seat on turn in the auction, with everything it has to go by."""

    own: Bidder
    hand: int
    """As a mask."""
    auction: Auction
    higher: Higher
    """The bids that outrank the highest contract so far."""
    options: KleurenwiezenOptions
    ladder: Ladder
    live: tuple[Suit | None, ...]
    """The suits that others propose."""
    accepted: tuple[Suit | None, ...]
    """The suits in which others have become partners."""
    undertaken: tuple[Suit, ...]
    """The suits in which others, not with this seat, have undertaken a partnership or a solo, even a broken one."""
    is_last: bool
    """Whether all others are committed."""

    @classmethod
    def at(cls, public: KleurenwiezenPublic, seat: int, hand: int) -> Speaker:
        """This seat, which holds `hand`, as the speaker."""
        match, auction = public.match, public.auction
        bidders = auction.bidders
        own, others = bidders[seat - 1], bidders[: seat - 1] + bidders[seat:]
        return cls(
            own=own,
            hand=hand,
            auction=auction,
            higher=higher_than(match.ladder, auction.highest),
            options=match.options,
            ladder=match.ladder,
            live=tuple([other.live for other in others]),
            accepted=tuple([other.contract.suit for other in others if other.partner and other.contract]),
            undertaken=tuple([suit for taker, suit in auction.taken if taker not in (seat, own.left_by)]),
            is_last=all(other.status not in OPEN for other in others),
        )

    def too_low(self, contract: Contract) -> Why | None:
        """Why a contract is refused that is not enough."""
        highest = self.auction.highest
        if _is_enough(self.ladder, contract, highest):
            return None
        return Why(KleurenwiezenReason.TOO_LOW, {"highest": highest})

    def not_the_least(self, contract: Contract, least: Bids) -> Why | None:
        """Why a partnership or a solo is refused: it has to be bid for the fewest tricks that are enough."""
        too_low = self.too_low(contract)
        if too_low is not None or least[0].contract == contract:
            return too_low
        return Why(KleurenwiezenReason.NOT_THE_LEAST, {"least": least[0].contract})


PAROLE_FROM: Final = 11
"""From this many tricks on, an acceptor may leave the choice to the proposer."""

_FAMILIES: Final = {
    BidderStatus.PARTNER: Family.PARTNERSHIP,
    BidderStatus.BOUND: Family.SOLO,
    BidderStatus.SOLO: Family.SOLO,
    BidderStatus.NEGATIVE: Family.NEGATIVE,
    BidderStatus.ABONDANCE: Family.ABONDANCE,
}
_BOUND: Final = {
    BidderStatus.PARTNER: KleurenwiezenReason.BOUND_TO_PARTNERSHIP,
    BidderStatus.BOUND: KleurenwiezenReason.BOUND_AFTER_PARTNER,
    BidderStatus.SOLO: KleurenwiezenReason.BOUND_TO_SOLO,
    BidderStatus.NEGATIVE: KleurenwiezenReason.BOUND_TO_NEGATIVE,
    BidderStatus.ABONDANCE: KleurenwiezenReason.BOUND_TO_ABONDANCE,
}


def legal_raises(speaker: Speaker) -> tuple[KleurenwiezenAction, ...]:
    """Everything the speaker may say, contracts last."""
    parole = (Word.PAROLE,) if no_parole(speaker) is None else ()
    negatives = speaker.higher.negatives if _may_turn_negative(speaker) else ()
    return (Word.PASS, *parole, *_of_its_kind(speaker), *negatives)


def refusal_of_raise(speaker: Speaker, action: KleurenwiezenAction) -> Why | None:
    """Why the speaker may not say this, which is not a pass; None where it may."""
    match action:
        case Word.PAROLE:
            return no_parole(speaker)
        case Bid(contract) if contract.is_negative and _may_turn_negative(speaker):
            return speaker.too_low(contract)
        case Bid(contract) if (contract.family, contract.suit) == (_FAMILIES[speaker.own.status], _suit(speaker)):
            if _is_kept_from_solo(speaker):
                return Why(KleurenwiezenReason.SUIT_UNDERTAKEN, {"suit": contract.suit})
            if contract.family in (Family.PARTNERSHIP, Family.SOLO):
                return speaker.not_the_least(contract, _of_its_kind(speaker))
            return speaker.too_low(contract)
    return Why(_BOUND[speaker.own.status], {"suit": _suit(speaker)})


def no_parole(speaker: Speaker) -> Why | None:
    """Why the speaker may not leave the choice to the proposer; None where it may."""
    if not speaker.options.parole:
        return Why(Reason.NOT_IN_THIS_GAME)
    if speaker.own.status is not BidderStatus.PARTNER or not speaker.own.accepted:
        return Why(KleurenwiezenReason.PAROLE_ACCEPTOR_ONLY)
    least = _of_its_kind(speaker)
    if not least:
        return Why(
            KleurenwiezenReason.NO_PARTNERSHIP_HIGHER, {"suit": _suit(speaker), "highest": speaker.auction.highest}
        )
    contract = least[0].contract
    return Why(KleurenwiezenReason.PAROLE_FROM_ELEVEN, {"least": contract}) if contract.goal < PAROLE_FROM else None


def _of_its_kind(speaker: Speaker) -> Bids:
    """The contracts above the highest one, of the kind and in the suit that the speaker has undertaken."""
    higher, suit = speaker.higher, _suit(speaker)
    if suit is None:
        return higher.negatives
    if _is_kept_from_solo(speaker):
        return ()
    return {
        Family.PARTNERSHIP: higher.partnerships,
        Family.SOLO: higher.solos,
        Family.ABONDANCE: higher.abondances,
    }[_FAMILIES[speaker.own.status]][suit]


def _is_kept_from_solo(speaker: Speaker) -> bool:
    """Whether others, outside its broken partnership, have undertaken a bound seat's suit.

    "It is not possible to bid a Solo in the same suit in which a partnership contract or a Solo has already been
    undertaken by a different player": that holds for a bound seat too. A solo already bid may be raised.
    """
    own = speaker.own
    # The first edition let a bound seat bid its solo regardless of what others had undertaken.
    return own.status is BidderStatus.BOUND and speaker.options.edition > 1 and _suit(speaker) in speaker.undertaken


def _may_turn_negative(speaker: Speaker) -> bool:
    """Whether an option lets a proposer whose acceptor has passed, or an abondance, switch to a negative contract."""
    own, options = speaker.own, speaker.options
    if own.status is BidderStatus.BOUND:
        return options.binding == "negative-if-broken" and not own.accepted
    is_abondance = own.contract is not None and own.contract.kind in (
        ContractKind.ABONDANCE,
        ContractKind.ABONDANCE_TABLE,
    )
    return options.abondance_to_misere and is_abondance


def _suit(speaker: Speaker) -> Suit | None:
    """The trumps of the contract that the speaker has undertaken; None where it is negative."""
    contract = speaker.own.contract
    return contract.suit if contract is not None else None


_PROPOSALS: Final = tuple(map(Propose, SUITS_DOWN))


def legal_bids(speaker: Speaker) -> tuple[KleurenwiezenAction, ...]:
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


def refusal_of_bid(speaker: Speaker, action: KleurenwiezenAction) -> Why | None:
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
    return Why(KleurenwiezenReason.WAITED) if speaker.own.status is BidderStatus.WAITING else None


def _not_first(speaker: Speaker) -> Why | None:
    return _waited(speaker) or (
        Why(KleurenwiezenReason.FIRST_BID_ONLY) if speaker.own.status is not BidderStatus.FRESH else None
    )


def _no_proposal(speaker: Speaker, suit: Suit) -> Why | None:
    if speaker.own.status is BidderStatus.WAITING:
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
    if not speaker.options.misere_closes or all(bidder.status is not BidderStatus.NEGATIVE for bidder in bidders):
        return False
    # The first edition closed all suits, including those already proposed.
    return speaker.options.edition == 1 or all(suit not in bidder.proposed for bidder in bidders)


def _no_acceptance(speaker: Speaker, suit: Suit) -> Why | None:
    if suit not in speaker.live:
        return Why(KleurenwiezenReason.NOT_PROPOSED, {"suit": suit})
    return None if speaker.hand & suit.mask else Why(KleurenwiezenReason.SUIT_NOT_HELD, {"suit": suit})


def _no_solo(speaker: Speaker, suit: Suit) -> Why | None:
    if speaker.own.status is BidderStatus.WAITING:
        return Why(KleurenwiezenReason.WAITED)
    if suit in speaker.undertaken:
        return Why(KleurenwiezenReason.SUIT_UNDERTAKEN, {"suit": suit})
    proposed = speaker.own.proposed.count(suit)
    if proposed > 1 and not speaker.options.solo_after_repeat:
        return Why(KleurenwiezenReason.SOLO_AFTER_REPEAT, {"suit": suit})
    return None if proposed or speaker.is_last else Why(KleurenwiezenReason.PARTNER_FIRST, {"suit": suit})
