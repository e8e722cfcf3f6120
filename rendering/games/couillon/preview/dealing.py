"""How a variant is dealt, as its picture and its text alternative tell it: packets for everybody, and what is left."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from engine.core.cards import Card
from engine.games.couillon.options import CouillonOptions
from engine.games.couillon.variants import REST, Making, dealing_of

EXAMPLE: Final = Card.parse("9H")
"""The card turned up in the picture: hearts are trumps there, and every pack has it."""
SHOWN: Final = {"highest": Card.parse("AH"), "chosen": Card.parse("9H")}
"""The card shown by naming trumps, by option."""
_OPEN_LAST: Final = Making.TONGRES
_ELDEST: Final = 0


class Packet(NamedTuple):
    """Cards that somebody gets at a time."""

    cards: int
    late: bool
    """They are dealt when trumps are made already."""
    open: Card | None = None
    """The last of them lies face up."""


class Round(NamedTuple):
    """Cards that leave the pack for several at a time."""

    cards: int
    to: str
    """`e` eldest, `o` the others, `n` all but the dealer, `d` the dealer, `*` everybody, `r` what stays undealt."""
    late: bool


class Dealt(NamedTuple):
    """A deal. Tuples per place begin with eldest, and end with the dealer."""

    packets: tuple[tuple[Packet, ...], ...]
    rounds: tuple[Round, ...]
    left: int
    """How many cards nobody gets, or all draw from."""
    turned: Card | None
    """The one turned up among these."""
    asks: bool
    """Whether eldest names a suit; otherwise a card is proposed."""


def dealt_by(options: CouillonOptions) -> Dealt:
    """The deal of a variant."""
    variant = options.variant
    dealer = variant.seats - 1
    packets: list[list[Packet]] = [[] for _ in range(variant.seats)]
    left = 0
    for late, batches in enumerate(dealing_of(variant, options.pack)):
        for batch in batches:
            if batch.place == REST:
                left += batch.cards
            else:
                packets[batch.place].append(Packet(batch.cards, bool(late)))
    making = variant.making
    if making is Making.DEALER_CARD:
        # The dealer's one open card leaves the pack by itself.
        place = next(number for number, one in enumerate(packets[dealer]) if one.cards == 1)
        packets[dealer][place] = packets[dealer][place]._replace(open=EXAMPLE)
    elif making is _OPEN_LAST:
        early = [number for number, one in enumerate(packets[dealer]) if not one.late]
        packets[dealer][early[-1]] = packets[dealer][early[-1]]._replace(open=EXAMPLE)
    elif options.show in SHOWN:
        packets[_ELDEST][0] = packets[_ELDEST][0]._replace(open=SHOWN[options.show])
    turned = EXAMPLE if making is Making.UPCARD else None
    asks = making in (Making.FORCED, Making.HELD, Making.NAMED)
    return Dealt(tuple(map(tuple, packets)), _rounds(options), left, turned, asks)


def _rounds(options: CouillonOptions) -> tuple[Round, ...]:
    halves = options.variant.dealing.split("|")
    return tuple(
        Round(int(cards or 0), to, bool(late))
        for late, half in enumerate(halves)
        for cards, to in re.findall(r"(\d*)([*eondr])", half)
    )
