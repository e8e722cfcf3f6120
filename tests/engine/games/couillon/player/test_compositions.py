"""Computers of each level play any composition of a variant, and can say why."""

from __future__ import annotations

import os
import random
from functools import partial
from itertools import islice
from typing import Final

import pytest

from engine.core.chance import packs
from engine.core.options import ImpossibleOptions
from engine.games.couillon.options import CouillonOptions
from engine.players.levels import choose_by_search, choose_sensibly, choose_softly, weigh_by_simulation
from engine.players.players import LEVELS, Player
from engine.players.search.search import Effort
from engine.players.turns import Question
from engine.teaching.hints.hint import reasons_for
from tests.engine.games.couillon.compositions import any_composition
from tests.engine.games.couillon.written import GAME

DEALS: Final = int(os.environ.get("COMPOSITIONS", "240")) // 12
FEW: Final = Effort(3)


def playable(number: int) -> CouillonOptions:
    """Compositions that can be played, each by its number."""
    rng = random.Random(f"played {number}")
    while True:
        preset, changes = any_composition(rng)
        try:
            return GAME.configure(preset, changes)
        except ImpossibleOptions:
            continue


@pytest.mark.parametrize("first", range(0, DEALS, 5))
def test_computers_play_any_composition_and_have_reasons(first: int) -> None:
    for number in range(first, min(first + 5, DEALS)):
        options, rng = playable(number), random.Random(number)
        levels: dict[str, Player] = {
            "easy": choose_softly,
            "normal": choose_sensibly,
            "strong": partial(choose_by_search, effort=FEW),
        }
        assert levels.keys() == set(LEVELS)
        state, _ = GAME.deal(GAME.begin(options), packs.shuffled(GAME, options, rng))
        while state.outcome is None:
            seat = rng.choice(GAME.actors(state))
            view = GAME.view(state, seat)
            legal = GAME.legal_actions(view)
            level = rng.choice(LEVELS)
            action = levels[level](view, legal, rng, 0)
            assert action in legal
            if level == "strong" and len(legal) > 1:
                # It does not fall back on what `normal` thinks.
                worths = weigh_by_simulation(view, legal, rng, effort=FEW)
                assert worths is not None
                assert action in worths
            assert all(islice(reasons_for(Question(seat, view, legal, 0), action), 3))
            state, _ = GAME.apply(state, seat, action)


def test_the_deals_played_have_every_part_there_is() -> None:
    played = [playable(number) for number in range(200)]
    for part, values in (("making", 6), ("following", 2), ("scoring", 6), ("mit", 3)):
        assert len({getattr(options, part) for options in played}) == values
