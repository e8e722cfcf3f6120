"""Every reason is true of the position, whatever is to be done in it."""

from __future__ import annotations

from engine.core.registry import GAMES, in_room
from locales import _catalogue
from tests.about import in_one_test
from tests.engine.teaching.hints.cases import cases
from tests.engine.teaching.hints.claims import CLAIMS

REASONS = {name: room for name in GAMES if (room := in_room("engine", name, "player.reasons")) is not None}
EVERY_PRESET = [(name, preset) for name in REASONS for preset in GAMES[name].presets]
SEEDS = 1
NOT_JUDGED = {"on-average": "says what the costs say, which tests/engine/teaching/hints/test_prices.py holds"}
"""Reasons that state nothing of the position, and what they are."""


@in_one_test(("name", "preset"), EVERY_PRESET)
def test_what_a_reason_claims_holds(name: str, preset: str) -> None:
    for seed in range(SEEDS):
        for case in cases(name, preset, seed):
            for key, facts in REASONS[name].why(case.view, case.action, case.question.remembered):
                assert CLAIMS[key](case, **dict(facts)), (key, facts, case.view, str(case.action))


def test_every_reason_that_can_be_given_is_judged() -> None:
    english = (key for key in _catalogue("en") if key.startswith("hints-why-"))
    assert {key.removeprefix("hints-why-") for key in english} == CLAIMS.keys() | NOT_JUDGED.keys()
