"""Positions in which somebody is asked, with all hands: what a reason claims is judged on these."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.actions import Action
from engine.core.cards import Card, Played, Suit, cards_in
from engine.core.chance.packs import next_pack
from engine.core.game import AnyGame
from engine.core.registry import GAMES
from engine.players.players import PLAYERS
from engine.players.turns import OutOfTurn, Question, questions

RANKING = {"couillon": "23456789TJQKA", "kleurenwiezen": "23456789TJQKA", "chouine": "789JQKTA"}
COUNTS = {
    "couillon": {"A": 4, "K": 3, "Q": 2, "J": 1},
    "kleurenwiezen": {},
    "chouine": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2},
}


class Case(NamedTuple):
    """A question, the position it is asked in, and one of the actions it may be answered with."""

    game: AnyGame
    state: Any
    question: Question
    action: Action

    @property
    def view(self) -> Any:
        return self.question.view

    @property
    def seat(self) -> int:
        """Whose card is due."""
        view = self.view
        seat: int = view.turn if view.seat in view.actors and view.trump is not None else view.seat
        return seat

    @property
    def card(self) -> Card:
        return self.action.card  # type: ignore[attr-defined, no-any-return]

    @property
    def hand(self) -> set[Card]:
        return set(cards_in(self.state.hands[self.seat - 1]))

    @property
    def elsewhere(self) -> set[Card]:
        """The cards in all other hands."""
        return {card for seat in self.seats if seat != self.seat for card in cards_in(self.state.hands[seat - 1])}

    @property
    def seats(self) -> range:
        return range(1, len(self.state.hands) + 1)

    @property
    def trick(self) -> list[Played]:
        return [] if len(self.view.trick) == len(self.seats) else list(self.view.trick)

    @property
    def playable(self) -> set[Card]:
        return {one.card for one in self.question.choices if str(one).startswith("play")}  # type: ignore[attr-defined]

    @property
    def ours(self) -> set[int]:
        sides = self.view.sides
        return {seat for seat in self.seats if sides[seat - 1] == sides[self.seat - 1]}

    @property
    def trump(self) -> Suit | None:
        """Trumps with the card played: at Mondoubleau a declaration may make them."""
        after = self.game.apply(self.state, self.view.seat, self.action).state
        trump: Suit | None = self.game.view(after, 0).trump
        return trump

    def suit(self, card: Card) -> Suit:
        """The suit a card belongs to: queens above the king of trumps are trumps."""
        return self.trump if self.trump is not None and self._is_promoted(card) else card.suit

    def _is_promoted(self, card: Card) -> bool:
        if self.game.name != "couillon" or str(card)[0] != "Q":
            return False
        return bool(card.bit & self.view.options.queens) or (str(card) == "QS" and self.view.mit is not None)

    def key(self, card: Card) -> tuple[bool, int, int]:
        """Cards of one suit in their order; trumps above all others."""
        ranks = RANKING[self.game.name]
        if self.game.name == "couillon" and self.suit(card) is self.trump:
            promoted = ["QD", "QH", "QC", "QS"].index(str(card)) + 1 if self._is_promoted(card) else 0
            place = 100 if str(card)[0] == "A" else 50 + promoted if promoted else ranks.index(str(card)[0])
            return True, place, 0
        return self.suit(card) is self.trump, ranks.index(str(card)[0]), 0

    def counts(self, card: Card) -> int:
        return COUNTS[self.game.name].get(str(card)[0], 0)

    def best(self, trick: list[Played]) -> Played:
        """Who is taking these cards."""
        led = self.suit(trick[0].card)
        able = [one for one in trick if self.suit(one.card) in (led, self.trump)]
        return max(able, key=lambda one: self.key(one.card))

    def wins(self, card: Card) -> bool:
        return self.best([*self.trick, Played(self.seat, card)]).card == card

    def takers(self, rng: random.Random) -> set[int]:
        """Who takes the trick in some of the ways in which it may be played to its end."""
        taken = set()
        for _ in range(12):
            state = self.game.apply(self.state, self.view.seat, self.action).state
            while sum(state.public.tricks) == sum(self.state.public.tricks):
                seat = rng.choice(self.game.actors(state))
                state = self.game.apply(
                    state, seat, rng.choice(self.game.legal_actions(self.game.view(state, seat)))
                ).state
            taken |= {s for s in self.seats if state.public.tricks[s - 1] > self.state.public.tricks[s - 1]}
        return taken


def cases(name: str, preset: str, seed: int, match: Any = None) -> Iterator[Case]:
    """Everything that may be done in a deal, the first unless a match says otherwise, at every moment; mostly `normal`
    plays it on, else chance."""
    game, rng = GAMES[name], random.Random(f"{preset} {seed}")
    match = match or game.begin(game.configure(preset))
    state: Any = game.deal(match, next_pack(game, match, rng).cards).state
    while state.outcome is None:
        for one in questions(game, state):
            yield from (Case(game, state, one, action) for action in one.choices)
        asked = rng.choice([*questions(game, state)]) if rng.random() < 0.2 else [*questions(game, state)][-1]
        player = PLAYERS["normal" if rng.random() < 0.7 else "random"]
        action = player(asked.view, asked.choices, rng, asked.remembered)
        if action is not OutOfTurn.LEAVE_IT:
            state = game.apply(state, asked.seat, action).state


def standing(case: Case) -> tuple[list[int], int]:
    """What each side of Couillon still needs, or each seat's points below the most; and which of these is the own."""
    view: Any = case.view
    match = view.public.match
    if case.game.name == "kleurenwiezen":
        return [max(match.score) - points for points in match.score], view.seat - 1
    needed = [match.options.target - some if match.options.scoring == "points" else some for some in match.sheet.score]
    return needed, view.sides[view.seat - 1]


def trumps_seen(case: Case, suit: Suit) -> int:
    """The trumps that whoever speaks sees in front of them."""
    view = case.view
    mine = view.turn == view.seat or view.trump is not None or not hasattr(view, "dummy_cards")
    cards = view.hand if mine else [card for card in case.state.layouts if card]
    queens = getattr(view.options, "queens", 0)
    mit = getattr(view, "mit", None) is not None
    return sum(card.suit is suit or bool(card.bit & queens) or (mit and str(card) == "QS") for card in cards)


def behind(case: Case) -> int:
    """How much the best opponent has more, in the last round of a tournament in totals; below zero: less."""
    match, view = case.view.public.match, case.view
    if match.added_up is not None:
        sign, own = -1 if case.game.name == "couillon" else 1, case.game.sides(match.options)[view.seat - 1]
        totals = [brought + sign * score for brought, score in zip(match.added_up.brought, match.score, strict=True)]
        others = (one for side, one in zip(case.game.sides(match.options), totals, strict=True) if side != own)
        return int(max(others) - totals[view.seat - 1])
    needed, own = standing(case)
    return needed[own] - min(some for at, some in enumerate(needed) if at != own)


def is_last(case: Case) -> bool:
    match: Any = case.view.public.match
    gone = match.deal - 1 if case.game.name == "couillon" else match.played
    return bool(match.options.deals - gone == 1)
