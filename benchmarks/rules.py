"""Compares steps of the rules core (view, list legal, choose, check and apply) with OpenSpiel's trick-taking games.

Oh Hell with four suits of six cards and four tricks is the size of Couillon; bridge is the yardstick that
others use. Both play the same number of cards with four hands; dealing and bidding are not timed.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import pyspiel

from benchmarks.measure import Line, Round, compare
from engine.core.game import Game
from engine.core.registry import game_named
from engine.games.couillon.actions import Call

DEALS: Final = 200
ROUNDS: Final = 15

OH_HELL: Final = "oh_hell(players=4,num_suits=4,num_cards_per_suit=6,num_tricks_fixed=4)"
BRIDGE: Final = "bridge(use_double_dummy_result=false)"
BIDS: Final = {OH_HELL: (24, 24, 24, 24), BRIDGE: (55, 52, 52, 52)}
"""Actions before the first lead: everyone bids no tricks; one club and three passes."""


def _played_out(game: Game[Any, Any, Any], starts: Sequence[Any], rng: random.Random) -> Round:
    """Our steps from these positions to the end: view, list legal, choose, check and apply."""

    def play() -> int:
        steps = 0
        for state in starts:
            while actors := game.actors(state):
                chosen = rng.choice(game.legal_actions(game.view(state, actors[0])))
                state = game.apply(state, actors[0], chosen).state
                steps += 1
        return steps

    return play


def couillon() -> Round:
    """Our game, from the first lead."""
    game = game_named("couillon")
    options, rng = game.configure(), random.Random(1)

    def start() -> Any:
        pack = list(game.pack(options))
        rng.shuffle(pack)
        state = game.deal(game.begin(options), pack).state
        return game.apply(state, game.actors(state)[0], Call.ACCEPT).state

    starts = [start() for _ in range(DEALS)]

    return _played_out(game, starts, rng)


def chouine() -> Round:
    """Our other game whose turns are cards alone, from the first lead."""
    game = game_named("chouine")
    options, rng = game.configure(), random.Random(1)
    packs = [rng.sample(game.pack(options), len(game.pack(options))) for _ in range(DEALS)]
    starts = [game.deal(game.begin(options), pack).state for pack in packs]

    return _played_out(game, starts, rng)


def open_spiel(name: str) -> Round:
    """An OpenSpiel game, from the first lead."""
    game, rng = pyspiel.load_game(name), random.Random(1)

    starts = _starts(game, name, rng)

    def play() -> int:
        steps = 0
        for start in starts:
            state = start.clone()
            while not state.is_terminal():
                state.current_player()
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def open_spiel_immutable(name: str) -> Round:
    """The same, but each step leaves the previous position unchanged, as ours do."""
    game, rng = pyspiel.load_game(name), random.Random(1)
    starts = _starts(game, name, rng)

    def play() -> int:
        steps = 0
        for state in starts:
            while not state.is_terminal():
                state.current_player()
                state = state.child(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def _starts(game: Any, name: str, rng: random.Random) -> list[Any]:
    def start() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        for bid in BIDS[name]:
            state.apply_action(bid)
        return state

    return [start() for _ in range(DEALS)]


def bare_loop() -> Round:
    """The cost of the loop itself: choosing from a ready list and counting."""
    legal, rng = (1, 2, 3), random.Random(1)

    def play() -> int:
        steps = 0
        for _ in range(DEALS):
            for _ in range(16):
                rng.choice(legal)
                steps += 1
        return steps

    return play


def run() -> list[Line]:
    """Measure; takes about half a minute."""
    ours, other = "ours", "Chouine"
    yardsticks: dict[str, tuple[Round, str]] = {
        "OpenSpiel bridge": (open_spiel(BRIDGE), "at least 0.5"),
        "OpenSpiel bridge, a new position each step": (open_spiel_immutable(BRIDGE), "at least 0.5"),
        "OpenSpiel Oh Hell of 4 x 4 cards": (open_spiel(OH_HELL), "at least 0.5"),
        "a bare Python loop that only chooses": (bare_loop(), "(floor)"),
    }
    sides = compare(
        {ours: couillon(), other: chouine()} | {name: work for name, (work, _) in yardsticks.items()}, ROUNDS
    )
    return [
        Line(
            "rules core, a checked step of Couillon",
            f"{sides[ours].rate:,.0f} steps/s",
            f"{name}: {sides[name].rate:,.0f} steps/s",
            f"{sides[ours].rate / sides[name].rate:.2f}",
            aim,
        )
        for name, (_, aim) in yardsticks.items()
    ] + [
        Line(
            "a checked step of Chouine",
            f"{sides[other].seconds * 1e6:.1f} µs",
            f"one of Couillon: {sides[ours].seconds * 1e6:.1f} µs",
            f"{sides[other].seconds / sides[ours].seconds:.2f}",
            "at most 20 µs",
        )
    ]
