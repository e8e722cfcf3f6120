"""Every reason is true of the position, whatever is to be done in it."""

from __future__ import annotations

from typing import Any

from engine.core.game import AddedUp, DealResult
from engine.core.registry import GAMES, in_room
from engine.games.couillon.sheets.chalked import Slate
from engine.games.couillon.sheets.numbers import Royes
from engine.games.kleurenwiezen.sheet import SheetLine
from engine.teaching.hints.reasons import OF_MATCH
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


SCORES = [
    ("malmedy", {"deals": "8"}, 8, Royes((5, 3))),
    ("malmedy", {}, 8, Royes((1, 5))),
    ("tongres", {}, 8, Slate(((0,), (0, 0)))),
    ("six", {"deals": "8"}, 8, Royes((3, 5))),
]


def test_what_the_score_says_holds_near_the_end_of_a_match() -> None:
    given = set()
    couillon, kleurenwiezen = GAMES["couillon"], GAMES["kleurenwiezen"]
    matches: list[tuple[str, str, Any]] = []
    for preset, changes, deal, sheet in SCORES:
        begun = couillon.begin(couillon.configure(preset, changes))
        matches.append(("couillon", preset, begun._replace(deal=deal, sheet=sheet)))
    begun = kleurenwiezen.begin(kleurenwiezen.configure("pagat", {"deals": "4"}))
    line = SheetLine(1, 1, DealResult(None, (), (0,) * 4, None, (0,) * 4, (0,) * 4), 1)
    matches.append(("kleurenwiezen", "pagat", begun._replace(sheet=(line,) * 3, score=(12, -6, 6, -12), deal=4)))
    matches.append(("kleurenwiezen", "pagat", matches[-1][2]._replace(added_up=AddedUp((-30, 5, 0, 9)))))
    royes = couillon.begin(couillon.configure("malmedy", {"deals": "8", "tie": "both-score"}))
    matches.append(("couillon", "malmedy", royes._replace(deal=8, added_up=AddedUp((-20, -18, -20, -23)))))
    for name, preset, match in matches:
        for case in cases(name, preset, 1, match):
            for key, facts in REASONS[name].why(case.view, case.action, case.question.remembered):
                if key in OF_MATCH:
                    given.add(key)
                    assert CLAIMS[key](case, **dict(facts)), (key, facts, case.view, str(case.action))
    assert given == OF_MATCH


def test_every_reason_that_can_be_given_is_judged() -> None:
    english = (key for key in _catalogue("en") if key.startswith("hints-why-"))
    assert {key.removeprefix("hints-why-") for key in english} == CLAIMS.keys() | NOT_JUDGED.keys()
