"""A position of a lesson as its learner sees it, for the facts that are told about it."""

from __future__ import annotations

import random
from typing import Any

from engine.core.actions import Action
from engine.core.cards import Card, Suit, cards_in
from engine.players.turns import Question
from engine.teaching.lessons.course import Reached
from tests.engine.teaching.hints.cases import Case


class Position:
    """Where somebody is in a lesson, what was pressed there, and all positions up to the end of the way."""

    def __init__(self, here: Reached, way: list[Reached], pressed: Action | None = None) -> None:
        self.here, self.way, self.game, self.seat = here, way, here.game, here.scene.seat
        self.view: Any = here.game.view(here.state, self.seat)
        action = pressed or next((one for one in here.legal if str(one) in here.wanted), None)
        question = Question(self.seat, self.view, here.legal, here.game.remembered(here.state, self.seat))
        self.case = Case(here.game, here.state, question, action)
        self.pressed = pressed

    @property
    def hand(self) -> set[str]:
        return {card.text for card in self.view.hand}

    @property
    def trick(self) -> list[tuple[int, str]]:
        return [(seat, card.text) for seat, card in self.case.trick]

    @property
    def unseen(self) -> list[Card]:
        """The cards that the learner has seen nowhere."""
        gone = {word for done in self.here.taken for word in done.split()[1:2] if done.startswith("play")}
        up = {card.text for card in self.view.turned_up}
        seen = self.hand | gone | up
        return [card for card in self.game.pack(self.view.options) if card.text not in seen]

    @property
    def unseen_trumps(self) -> list[Card]:
        return [card for card in self.unseen if self.case.suit(card) is self.view.trump]

    @property
    def playable(self) -> set[str]:
        return {str(one).split()[1] for one in self.here.legal if str(one).startswith("play")}

    @property
    def left(self) -> int:
        """Tricks left, with the one under way."""
        return len(self.view.hand)

    def own(self, suit: str) -> set[str]:
        """The learner's cards of a suit."""
        return {card for card in self.hand if self.case.suit(Card.parse(card)) is Suit.parse(suit)}

    def has(self, seat: int) -> set[str]:
        """The cards that a seat holds in fact."""
        return {card.text for card in cards_in(self.here.state.hands[seat - 1])}

    def is_highest(self, text: str) -> bool:
        """Whether the learner has seen every higher card of its suit."""
        card = Card.parse(text)
        alike = [one for one in self.unseen if self.case.suit(one) is self.case.suit(card)]
        return all(self.case.key(one) < self.case.key(card) for one in alike)

    def is_sure(self, text: str) -> bool:
        """Whether nothing that the learner has not seen beats a card that is led."""
        is_trump = self.case.suit(Card.parse(text)) is self.view.trump
        return self.is_highest(text) and (is_trump or not self.unseen_trumps)

    def takers_after(self, action: Action) -> set[int]:
        """Who may take the trick after this action, in fact."""
        return self.case._replace(action=action).takers(random.Random(1))

    def tricks_of(self, *seats: int) -> int:
        return sum(self.view.tricks[seat - 1] for seat in seats)
