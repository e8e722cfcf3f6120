"""Every reason is true of the position, whatever is to be done in it."""

from __future__ import annotations

import pytest

from engine.core.registry import GAMES, in_room
from tests.engine.hints.cases import cases
from tests.engine.hints.claims import CLAIMS

EVERY_PRESET = [(name, preset) for name, game in GAMES.items() for preset in game.presets]
SEEDS = 1


@pytest.mark.parametrize(("name", "preset"), EVERY_PRESET)
def test_what_a_reason_claims_holds(name: str, preset: str) -> None:
    why = in_room("engine", name, "player.reasons").why  # type: ignore[union-attr]
    for seed in range(SEEDS):
        for case in cases(name, preset, seed):
            for key, facts in why(case.view, case.action, case.question.remembered):
                assert CLAIMS[key](case, **dict(facts)), (key, facts, case.view, str(case.action))
