"""Deals of the family with real cards."""

from engine.games.couillon.by_hand.told import CouillonByHand

BY_HAND = CouillonByHand()
