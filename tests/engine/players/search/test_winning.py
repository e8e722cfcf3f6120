"""The chance to win a match from a score."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from engine.games.couillon.player.score import results
from engine.games.couillon.variants import VARIANTS
from engine.games.kleurenwiezen.options import PRESETS
from engine.games.kleurenwiezen.player.score import spreads
from engine.players.search.winning import Result, ahead, counted, shared, slope

ONE_OFF = (Result(1, 0, 1.0),)


def test_the_tables_have_every_preset() -> None:
    assert results().keys() == VARIANTS.keys()
    assert spreads().keys() == PRESETS.keys()
    assert all(sum(one.share for one in rows) == pytest.approx(1, abs=0.01) for rows in results().values())


def test_at_the_end_the_most_wins_and_equals_share() -> None:
    assert [shared((3, 1, 3, 0), place) for place in range(4)] == [0.5, 0, 0.5, 0]
    assert ahead((3, 1, 3, 0), 0, 0, 9.0) == 0.5
    assert [shared((3, 1, 3, 0), place, 2) for place in range(4)] == [1, 0, 1, 0]
    assert [shared((3, 1, 1, 1), place, 2) for place in range(4)] == [1, *[pytest.approx(1 / 3)] * 3]
    assert ahead((3, 1, 0, 1), 3, 0, 9.0, among=2) == 0.5


def test_a_race_is_counted_through() -> None:
    # Whoever needs two of three has to win both of the next two or, after one of them, the last.
    def race(left: tuple[int, ...], place: int = 0, deals: int = 30) -> float:
        return counted(left, place, deals, ONE_OFF, to_zero=True, stops=False)

    assert race((1, 1)) == 0.5
    assert race((1, 2)) == 0.75
    assert race((2, 1)) == 0.25
    assert race((1, 3)) == 0.875
    assert race((2, 2, 2)) == pytest.approx(1 / 3, abs=1e-6)


@pytest.mark.parametrize("preset", ["couillon", "malmedy", "troeven-3"])
@pytest.mark.parametrize("to_zero", [False, True])
def test_the_chance_grows_with_the_lead_and_is_the_same_from_every_side(preset: str, *, to_zero: bool) -> None:
    sides = max(VARIANTS[preset].sides) + 1
    found = []
    for own in range(6, 0, -1):
        left = (own, *(3,) * (sides - 1))
        chances = [
            counted(each, each.index(own) if own != 3 else 0, 3, results()[preset], to_zero=to_zero, stops=True)
            for each in set(permutations(left))
        ]
        assert max(chances) == pytest.approx(min(chances))
        found.append(chances[0])
        all_of = [counted(left, at, 3, results()[preset], to_zero=to_zero, stops=True) for at in range(sides)]
        assert sum(all_of) == pytest.approx(1, abs=0.01)
    assert all(less <= more for less, more in pairwise(found))
    assert found[0] < found[3] < found[-1]


def test_among_four_the_chance_grows_with_the_lead_and_shrinks_with_what_may_come() -> None:
    found = [ahead((lead, 0, 0, 0), 0, 2, 9.0) for lead in range(-60, 61, 5)]
    assert all(less < more for less, more in pairwise(found))
    assert ahead((0, 0, 0, 0), 2, 3, 9.0) == pytest.approx(0.25, abs=1e-4)
    scores = (12, -3, 5, -14)
    assert sum(ahead(scores, place, 2, 9.0) for place in range(4)) == pytest.approx(1, abs=1e-3)
    assert ahead((9, 0, 0, 0), 0, 1, 9.0) > ahead((9, 0, 0, 0), 0, 4, 9.0)
    for among in range(1, 5):
        assert sum(ahead(scores, place, 2, 9.0, among) for place in range(4)) == pytest.approx(among, abs=1e-3)
    assert ahead((-200, -200, 0, 400), 0, 1, 9.0, among=3) == pytest.approx(0.5, abs=1e-4)


def test_what_a_point_changes_is_found_over_all_that_a_deal_may_bring() -> None:
    assert slope(lambda by: 0.5 + by / 100, 9.0) == pytest.approx(0.01, rel=1e-3)
    # Out of a usual deal's reach, and yet not of every one's.
    assert 0 < slope(lambda by: float(by > 15), 9.0) < slope(lambda by: float(by > 0), 9.0)
