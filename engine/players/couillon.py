"""A sensible Couillon player: knows points, partner and trumps, remembers what has been played.

Trumps are accepted when the hand's cards add up to enough. A card is chosen by weighing the points
that lie on the table against the chance that they come to our side, less what the card would still
be worth in a later trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from engine.cards import Card, Rank, Suit, mask_of, pack_of
from engine.couillon.actions import Call
from engine.couillon.options import RANKS
from engine.couillon.rules import POINTS
from engine.couillon.state import CouillonView
from engine.game import Action, Phase, Play
from engine.tricks import Played, winner

TRUMP_WORTH: Final = {Rank.ACE: 3.0, Rank.KING: 2.3, Rank.QUEEN: 1.8, Rank.JACK: 1.5}
"""What a trump adds to a hand, in about one trick's points; the lower ones count as `LOW_TRUMP`."""
LOW_TRUMP: Final = 1.2
SIDE_WORTH: Final = {Rank.ACE: 1.2, Rank.KING: 0.5}
ENOUGH_TO_ACCEPT: Final = 4.5
"""Found on self-play: accepting from here up wipes most marks per deal against the same player."""

KEEP_TRUMP: Final = 6.0
KEEP_ACE: Final = 1.0
PARTNER_MAY_WIN: Final = 0.5
"""Chance that a partner still to play takes a trick that an opponent would otherwise win."""


def choose(view: CouillonView, legal: Sequence[Action]) -> Action:
    """An action of `legal`; the same view always gives the same one."""
    if view.phase is Phase.TRUMPS:
        return Call.ACCEPT if hand_worth(view.hand, view.turned_up[0].suit) >= ENOUGH_TO_ACCEPT else Call.PASS
    plays = [action for action in legal if isinstance(action, Play)]
    unseen = _unseen(view)
    return max(plays, key=lambda play: (_worth(view, play.card, unseen), -POINTS[play.card], -play.card))


def hand_worth(hand: Sequence[Card], trump: Suit) -> float:
    """Roughly how much of the deal these cards win with `trump` as trumps."""
    return sum(
        TRUMP_WORTH.get(card.rank, LOW_TRUMP) if card.suit == trump else SIDE_WORTH.get(card.rank, 0.0) for card in hand
    )


def _unseen(view: CouillonView) -> int:
    """The cards this seat has not seen, as a mask."""
    seen = mask_of(view.hand) | mask_of(view.turned_up) | mask_of(played.card for played in view.trick)
    for trick in view.played:
        seen |= mask_of(played.card for played in trick)
    return mask_of(pack_of(RANKS[view.options.pack])) & ~seen


def _worth(view: CouillonView, card: Card, unseen: int) -> float:
    """Points this card may be expected to bring our side, less its later worth."""
    on_table = view.trick if len(view.trick) < view.seats else ()
    trick = (*on_table, Played(view.seat, card))
    best = winner(trick, view.trump)
    ours = view.sides[best.seat - 1] == view.sides[view.seat - 1]
    behind = view.seats - len(trick)
    opponents, partner_behind = (behind + 1) // 2, behind >= 2
    held = view.hand_sizes[view.seat - 1]
    chance = _holds(best.card, view.trump, unseen, opponents * held) if ours else 0.0
    if partner_behind:
        chance += (1 - chance) * PARTNER_MAY_WIN
    pot = 1 + sum(POINTS[played.card] for played in trick)
    return pot * (2 * chance - 1) - _keep(card, view.trump)


def _holds(card: Card, trump: Suit | None, unseen: int, cards: int) -> float:
    """Chance that none of `cards` unknown cards beats this one, if whoever can beat it does."""
    higher = card.suit.mask & -(card.bit << 1)
    beaters = higher if card.suit == trump or trump is None else higher | trump.mask
    total, beating = unseen.bit_count(), (unseen & beaters).bit_count()
    return comb(total - beating, min(cards, total)) / comb(total, min(cards, total))


def _keep(card: Card, trump: Suit | None) -> float:
    """What the card is worth in a later trick, beyond its own points."""
    if card.suit == trump:
        return KEEP_TRUMP + POINTS[card] / 4
    return KEEP_ACE if card.rank is Rank.ACE else 0.0
