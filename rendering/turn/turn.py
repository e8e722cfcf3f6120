"""What somebody's turn is: what they see and may play, and what they are asked."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.cards import Card, Pile
from engine.core.view import View
from locales import Say


class Asked(NamedTuple):
    """What somebody is to do, in the reader's words."""

    head: str
    """Whose turn it is: `Your turn`, `Your bid`."""
    detail: str = ""
    """What is allowed: `follow clubs`; empty if the head says it all."""

    def sentence(self, say: Say) -> str:
        """Both in one: `Your turn: follow clubs.`"""
        told = say("turn-asked", head=self.head, detail=self.detail) if self.detail else self.head
        return told if told.endswith("?") else say("turn-alt-asked", asked=told)


class Turn(NamedTuple):
    """A position in which the view's seat is asked something; equal ones look the same."""

    view: View
    cards: tuple[Card, ...]
    """The seat's own hand, in the order in which it is held."""
    piles: tuple[Pile, ...]
    """The cards on the table that it plays, its own or a dummy's; empty if it plays from its hand."""
    for_dummy: bool
    """It acts for a dummy."""
    playable: frozenset[Card] | None
    """What it may play; None: no card is due, so none is dimmed."""
    asked: Asked
