"""A deal played in plain numbers goes as the rules have it, by every preset; and what is imagined may be so."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

from engine.core.actions import Play
from engine.core.cards import mask_of
from engine.core.chance.packs import next_pack
from engine.core.registry import GAMES, in_room
from engine.core.view import Phase
from engine.games.couillon.state import CouillonState
from engine.players.levels import choose_sensibly
from engine.players.search.position import Position, Rules, play, playable
from engine.players.turns import questions
from tests.about import in_one_test

SEARCHED = ("couillon", "kleurenwiezen")
every_preset = in_one_test(("name", "preset"), [(name, preset) for name in SEARCHED for preset in GAMES[name].presets])


def imagined(name: str) -> ModuleType:
    room = in_room("engine", name, "player.imagined")
    assert room is not None
    return room


def opened(name: str, state: Any) -> tuple[Rules, Position]:
    """The position with its true hands."""
    view = GAMES[name].view(state, 0)
    rules = imagined(name).rules_of(view)
    at: Position = imagined(name).position_of(view, rules)
    at.hands = [rules.deck.mask(hand) for hand in state.hands]
    if isinstance(state, CouillonState):
        for layout, down in zip(view.layouts, state.under, strict=True):
            for pile, card in zip(layout, down, strict=True):
                if pile.covers and pile.up is not None and card is not None:
                    at.under[rules.deck.bits[pile.up]] = rules.deck.bits[card]
        if rules.while_stock is not None:
            at.stock = [rules.deck.bits[card] for card in reversed(state.rest)]
    return rules, at


def standing(name: str, state: Any) -> tuple[list[int], list[int]]:
    """What each side's tricks have counted, and how many they are."""
    view = GAMES[name].view(state, 0)
    tricks, points = [0] * (max(view.sides) + 1), [0] * (max(view.sides) + 1)
    for seat, side in enumerate(view.sides):
        tricks[side] += view.tricks[seat]
        points[side] += view.card_points[seat] if name == "couillon" else view.tricks[seat]
    return points, tricks


@every_preset
def test_the_same_cards_are_legal_and_take_the_same_tricks_as_in_the_rules(name: str, preset: str) -> None:
    game, rng, compared = GAMES[name], random.Random(preset), 0
    match = game.begin(game.configure(preset))
    for _ in range(5):
        state: Any = game.deal(match, next_pack(game, match, rng).cards).state
        both: tuple[Rules, Position] | None = None
        while state.outcome is None:
            seat, view, legal, remembered = next(iter(questions(game, state)))
            action = rng.choice(legal) if state.phase == Phase.PLAY else choose_sensibly(view, legal, rng, remembered)
            if isinstance(action, Play):
                rules, at = both = both or opened(name, state)
                cards = rules.deck.mask(mask_of(one.card for one in legal if isinstance(one, Play)))
                # The only card that may be led to a Troel is led before there is anything to search.
                called = name == "kleurenwiezen" and not any(view.tricks) and not at.count and len(legal) == 1
                assert playable(rules, at) & cards == cards if called else playable(rules, at) == cards
                assert at.turn == view.turn - 1
                play(rules, at, rules.deck.bits[action.card])
                compared += 1
            else:
                # A queen declared changes what beats what.
                both = None
            state = game.apply(state, seat, action).state
        if both is not None:
            _, at = both
            assert (at.points, at.tricks) == standing(name, state)
    assert compared > 20


@every_preset
def test_what_is_imagined_has_the_own_hand_and_may_be_what_is_there(name: str, preset: str) -> None:
    game, rng, looked_at = GAMES[name], random.Random(preset), 0
    match = game.begin(game.configure(preset))
    for _ in range(2):
        state: Any = game.deal(match, next_pack(game, match, rng).cards).state
        while state.outcome is None:
            seat, view, legal, remembered = next(iter(questions(game, state)))
            action = choose_sensibly(view, legal, rng, remembered)
            if isinstance(action, Play):
                rules, true = opened(name, state)
                worlds = imagined(name).drawing_of(view, rules)(rng)
                for world in (next(worlds), next(worlds)):
                    looked_at += 1
                    assert world.hands[seat - 1] == true.hands[seat - 1]
                    assert [hand.bit_count() for hand in world.hands] == [hand.bit_count() for hand in true.hands]
                    assert (world.led, world.best, world.taker, world.count) == (
                        true.led,
                        true.best,
                        true.taker,
                        true.count,
                    )
                    assert len(world.stock) == len(true.stock)
                    assert world.under.keys() == true.under.keys()
                    cards = [*world.hands, *world.stock, *world.under.values(), *(card for _, card in world.uncovered)]
                    assert sum(cards).bit_count() == sum(card.bit_count() for card in cards), "a card lies twice"
                known = in_room("engine", name, "player.known")
                assert known is not None
                for at, hand in enumerate(known.known_from(view).hands):
                    if hand.more:
                        assert not hand.sure & ~state.hands[at]
                        assert not state.hands[at] & ~hand.sure & ~hand.holdings.among[at], (
                            "it may not be what is there"
                        )
            state = game.apply(state, seat, action).state
    assert looked_at
