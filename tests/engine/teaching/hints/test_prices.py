"""What a hint charges for a word, as the exchange or a bid, is what playing it out brings.

Each is held beside the best card, a refusal or what `normal` says, within three standard errors; `benchmarks.prices`
plays out more (benchmarks/results.md).
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from benchmarks.prices.charges import charges
from benchmarks.prices.playing_out import DEALS, asked_in, held, is_card, kind_of, pairs
from engine.core.actions import Action
from engine.core.game import AnyGame
from engine.core.registry import GAMES, game_named, in_room
from engine.games.chouine.actions import Swap
from engine.games.chouine.player.play import exchanges_out_of_turn
from engine.games.chouine.player.simulated import TRUE
from engine.games.chouine.state import ChouineView
from engine.games.couillon.actions import Call
from engine.games.kleurenwiezen.actions import Word
from engine.games.kleurenwiezen.contracts.contracts import ContractKind
from engine.players.levels import choose_by_search, choose_sensibly, choose_softly, weigh_by_simulation
from engine.players.search.search import Effort
from engine.players.thinking.choices import weigh
from engine.players.turns import Question, questions

FEW = 5
"""So many of a kind at least, to say something about it."""
SAMPLES = {
    ("chouine", "chouine"): (20, 8),
    ("couillon", "malmedy"): (36, 12),
    ("couillon", "couillon"): (6, 10),
    ("kleurenwiezen", "pagat"): (8, 10),
}
"""Per preset how many deals, and how many imagined ones for a price."""
HELD = {
    "chouine": {"exchange"},
    "couillon": {"mit", "kontra", "re", "trump", "turn", "accept"},
    "kleurenwiezen": {"propose", "accept", "solo"},
}
"""Kinds of which a sample is played out."""
NOT_HELD = {
    "pass": "what the others are compared with",
    "no-double": "what the others are compared with",
    "discard": "has no price",
    "wait": "too rare, in benchmarks/results.md",
    "parole": "too rare, and settled by the partner",
    "double": "too rare, at tables that double",
    **dict.fromkeys((str(kind) for kind in ContractKind if kind.value not in ("accept", "solo")), "too rare"),
}
"""The others, and why not."""


def words_of() -> dict[str, set[str]]:
    """Every kind of action that is no card, by the actions that the games have."""
    return {
        "chouine": {*map(str, Swap)},
        "couillon": {*map(str, Call), "trump"},
        "kleurenwiezen": {*map(str, Word), *map(str, ContractKind), "propose", "discard"},
    }


def test_every_kind_of_word_is_held_or_it_is_said_why_not() -> None:
    words = words_of()
    assert {*words} == {name for name in GAMES if in_room("engine", name, "player.simulated")}
    for name, kinds in words.items():
        assert kinds == HELD[name] | (kinds & NOT_HELD.keys())
        assert HELD[name].isdisjoint(NOT_HELD)
        for preset in DEALS[name]:
            met = {kind_of(one) for _, asked in asked_in(game_named(name), preset, "met") for one in asked.choices}
            assert met <= kinds | {"play"}


@pytest.mark.parametrize("name", HELD)
def test_a_word_costs_what_playing_it_out_costs(name: str) -> None:
    met = set()
    for (game, preset), (deals, worlds) in SAMPLES.items():
        if game != name:
            continue
        seeds = [f"{preset} {number}" for number in range(deals)]
        for kind, some in pairs(game, preset, seeds, Effort(worlds), choose_sensibly).items():
            if len(some) >= FEW:
                met.add(kind)
                found = held(some)
                assert abs(found.more) <= 3 * found.error, (preset, kind, found)
    assert met >= HELD[name]


def test_charges_of_chouine_are_played_out_by_the_same_seed() -> None:
    charged = list(charges(choose_softly, ["charges 7"], range(11, 12)))
    assert charged
    assert all(one.draws == 11 and 0 < one.told <= TRUE and -1 <= one.came <= 1 for one in charged)


def exchanging(preset: str, deals: int) -> list[Question]:
    """Questions in which the seven may be exchanged."""
    game = game_named("chouine")
    return [one for seed in range(deals) for _, one in asked_in(game, preset, f"{preset} {seed}")]


@pytest.mark.parametrize("preset", ["chouine", "chouine-3", "chouine-4"])
def test_exchanging_is_worth_the_best_that_can_follow_it_and_the_secret_decides_between_equals(preset: str) -> None:
    seen = 0
    for asked in exchanging(preset, 12):
        rng, few = random.Random(1), Effort(4)
        worths = weigh_by_simulation(asked.view, asked.choices, rng, asked.remembered, effort=few)
        assert worths
        best = max(worths.values())
        assert worths[Swap.EXCHANGE] == pytest.approx(best, abs=1e-6)
        chosen = choose_by_search(asked.view, asked.choices, random.Random(1), asked.remembered, effort=few)
        others = [worth for action, worth in worths.items() if is_card(action)]
        assert (chosen is Swap.EXCHANGE) is (not others or best > max(others))
        seen += bool(others)
    assert seen > 5


def test_a_hint_charges_nothing_where_no_deals_were_imagined() -> None:
    """Rules of thumb have measures of their own: the bids of a hand that should pass, what is laid aside."""
    game, unpriced = game_named("kleurenwiezen"), 0
    for seed in range(6):
        for _, asked in asked_in(game, "pagat", f"none {seed}"):
            rng = random.Random(1)
            if weigh_by_simulation(asked.view, asked.choices, rng, asked.remembered, effort=Effort(1)) is None:
                unpriced += 1
                assert weigh(asked, 1, None) == {}
    assert unpriced


def _plays(game: AnyGame, state: Any) -> Action:
    """A card that the seat on turn may play beside the exchange."""
    view = game.view(state, game.due(state)[0])
    return next(one for one in game.legal_actions(view) if is_card(one))


def test_out_of_turn_the_exchange_has_no_price() -> None:
    """Waiting for the next moment loses nothing, and at the last one there is nothing else to do."""
    game = game_named("chouine")
    states = [state for seed in range(12) for state, _ in asked_in(game, "chouine", f"chouine {seed}")]
    # Whoever may exchange and plays a card instead may still do so while the other is on turn.
    after = [game.apply(state, game.due(state)[0], _plays(game, state)).state for state in states]
    asked = [one for state in after for one in questions(game, state) if one.seat not in game.due(state)]
    assert asked
    for one in asked:
        assert isinstance(one.view, ChouineView)
        worths = weigh(one, 1, None)
        assert len(worths) == 1
        assert (Swap.EXCHANGE in worths) is exchanges_out_of_turn(one.view)
