"""Curses are what they are called, fools are found out, and computers of all levels hardly utter one that is dear."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any, Final

import pytest

from benchmarks.curses import CURSES, DEAR, MOST, Decision, counted, curse_of, decisions, main
from engine.core.actions import Action, Play
from engine.core.registry import GAMES
from engine.core.view import SPECTATOR, Phase
from engine.games.kleurenwiezen.state import KleurenwiezenView

SAMPLE: Final = {"easy": 150, "normal": 100, "strong": 15}
"""Decisions of each game; `python -m benchmarks.curses` counts more."""


def cursed(game: str, many: int) -> list[tuple[str, Decision]]:
    """What computers do with so many cards that know nothing but the rules."""
    cards = (one for one in decisions(game, "random") if one.asked.view.phase == Phase.PLAY)
    found = [(curse_of(one.asked, one.action, "random"), one) for one in islice(cards, many)]
    return [(curse, one) for curse, one in found if curse is not None]


def taker(one: Decision, action: Action) -> int | None:
    """Who takes the trick if the last one to it does this."""
    game = GAMES[one.asked.view.options.game]
    view: Any = game.view(game.apply(one.state, one.asked.seat, action).state, SPECTATOR)
    found: int | None = view.taker if view.taker is not None else view.turn
    return found


@pytest.mark.parametrize("game", DEAR)
def test_who_plays_last_leaves_what_could_be_taken_and_walks_into_what_could_be_left(game: str) -> None:
    seen = Counter[str]()
    for curse, one in cursed(game, 1000):
        view = one.asked.view
        turn, side = view.turn, view.sides[view.turn - 1]
        others = [other for other in one.asked.choices if isinstance(other, Play) and other != one.action]
        if curse == "over partner":
            best = {view.sides[seat - 1] for seat, _ in view.trick}
            assert side in best
            continue
        assert len(view.trick) == view.seats - 1
        took = taker(one, one.action) == turn
        assert took == (curse == "walks in")
        assert any((taker(one, other) == turn) != took for other in others) or curse == "wastes"
        assert took or view.sides[(taker(one, one.action) or 0) - 1] != side
        seen[curse] += 1
    assert seen["leaves"] > 5
    assert seen["wastes"] > 5


def test_a_fool_is_found_out() -> None:
    found = Counter[str]()
    for game in DEAR:
        found += counted(game, "random", 60).dear
    assert found.keys() >= CURSES.keys() - {"over partner", "walks in"}


def test_a_misere_is_walked_into_by_whoever_has_all_its_tricks() -> None:
    walked = [one for curse, one in cursed("kleurenwiezen", 1500) if curse == "walks in"]
    assert walked
    for one in walked:
        view = one.asked.view
        assert isinstance(view, KleurenwiezenView)
        assert view.contract is not None
        assert view.contract.goal == view.tricks[view.seat - 1]


@pytest.mark.parametrize("level", SAMPLE)
@pytest.mark.parametrize("game", DEAR)
def test_computers_hardly_do_what_a_partner_would_get_up_for(game: str, level: str) -> None:
    found = counted(game, level, SAMPLE[level])
    assert sum(found.dear.values()) <= MOST[level] / 1000 * SAMPLE[level] + (level == "easy"), found.examples


def test_the_run_prints_what_it_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "couillon", "--level", "normal", "--decisions", "30"]) == 0
    assert "| couillon, normal | 30 | 0 |" in capsys.readouterr().out
