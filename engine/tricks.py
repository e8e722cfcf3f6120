"""Trick-taking, as far as all the games share it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import SUIT_MASKS, Card, Suit


class Played(NamedTuple):
    """A card on the table and the seat it came from."""

    seat: int
    card: Card


def winner(trick: Sequence[Played], trump: Suit | None) -> Played:
    """The best card of a trick, complete or not: highest trump, else highest of the suit led.

    For games whose cards rank A K Q J 10 ... 2 in every suit. The trick must not be empty.
    """
    best = trick[0]
    suit, card = best.card.suit, best.card
    for played in trick:
        if played.card.suit is suit:
            if played.card > card:
                best, card = played, played.card
        elif played.card.suit is trump:
            best, card, suit = played, played.card, trump
    return best


def follow_or_trump(hand: int, led: Suit, trump: Suit | None) -> int:
    """The playable cards of `hand` (bit masks) where one may trump although able to follow."""
    follow = hand & SUIT_MASKS[led]
    if not follow:
        return hand
    return follow if trump is None else follow | hand & SUIT_MASKS[trump]
