"""What a seat may say whose contract is outbid: the third stage of the auction.

- A partnership's speaker bids the fewest tricks that outrank, or passes.
- Pass parôle: from eleven tricks on the acceptor may leave it to the proposer, once.
- A seat whose partner has passed may only bid solo in their suit, unless another seat has undertaken that suit.
- A solo goes up in its suit, an abondance in its suit or to a slam, a negative contract to any negative one that
  outranks or equals the highest.

Source: kleurenwiezen.txt, "3. Raising bids", "4. Acceptance", "5. Pass parôle" and "6. Solo";
docs/rules/kleurenwiezen.md, "The bidding" (once all are committed), "Options" and "Editions".
"""

from __future__ import annotations

from typing import Final

from engine.core.cards import Suit
from engine.core.errors import Reason
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, Word
from engine.games.kleurenwiezen.auction.higher import Bids
from engine.games.kleurenwiezen.auction.speaker import Speaker, Why
from engine.games.kleurenwiezen.contracts.contracts import Family, Kind
from engine.games.kleurenwiezen.state import Status
from engine.games.kleurenwiezen.words import KleurenwiezenReason

PAROLE_FROM: Final = 11
"""From this many tricks on, an acceptor may leave the choice to the proposer."""

_FAMILIES: Final = {
    Status.PARTNER: Family.PARTNERSHIP,
    Status.BOUND: Family.SOLO,
    Status.SOLO: Family.SOLO,
    Status.NEGATIVE: Family.NEGATIVE,
    Status.ABONDANCE: Family.ABONDANCE,
}
_BOUND: Final = {
    Status.PARTNER: KleurenwiezenReason.BOUND_TO_PARTNERSHIP,
    Status.BOUND: KleurenwiezenReason.BOUND_AFTER_PARTNER,
    Status.SOLO: KleurenwiezenReason.BOUND_TO_SOLO,
    Status.NEGATIVE: KleurenwiezenReason.BOUND_TO_NEGATIVE,
    Status.ABONDANCE: KleurenwiezenReason.BOUND_TO_ABONDANCE,
}


def legal(speaker: Speaker) -> tuple[KleurenwiezenAction, ...]:
    """Everything the speaker may say, contracts last."""
    parole = (Word.PAROLE,) if no_parole(speaker) is None else ()
    negatives = speaker.higher.negatives if _may_turn_negative(speaker) else ()
    return (Word.PASS, *parole, *_of_its_kind(speaker), *negatives)


def refusal(speaker: Speaker, action: KleurenwiezenAction) -> Why | None:
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
    if speaker.own.status is not Status.PARTNER or not speaker.own.accepted:
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
    return own.status is Status.BOUND and speaker.options.edition > 1 and _suit(speaker) in speaker.undertaken


def _may_turn_negative(speaker: Speaker) -> bool:
    """Whether an option lets a proposer whose acceptor has passed, or an abondance, switch to a negative contract."""
    own, options = speaker.own, speaker.options
    if own.status is Status.BOUND:
        return options.binding == "negative-if-broken" and not own.accepted
    is_abondance = own.contract is not None and own.contract.kind in (Kind.ABONDANCE, Kind.ABONDANCE_TABLE)
    return options.abondance_to_misere and is_abondance


def _suit(speaker: Speaker) -> Suit | None:
    """The trumps of the contract that the speaker has undertaken; None where it is negative."""
    contract = speaker.own.contract
    return contract.suit if contract is not None else None
