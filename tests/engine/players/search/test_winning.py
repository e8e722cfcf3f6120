"""The chance to win a match from a score."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from engine.games.couillon.player.score import results
from engine.games.couillon.variants import VARIANTS
from engine.games.kleurenwiezen.options import PRESETS
from engine.games.kleurenwiezen.player.score import spreads
from engine.players.search.winning import Result, Rival, TotalsRace, ahead, counted, placed, shared, slope

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


def test_rivals_at_other_tables_are_passed_as_often_as_their_totals_come_out_lower() -> None:
    figures = (30, 10, 20, 0)
    assert placed(figures, 0, 1, ()) == shared(figures, 0)
    for total, chance in ((29, 1.0), (30, 0.5), (31, 0.0)):
        assert placed(figures, 0, 1, [Rival(total, 0.0)]) == chance
    assert placed(figures, 0, 1, [Rival(30, 9.0)] * 2) == pytest.approx(0.25)
    # In front of one of the two is enough for the first two places, but for who is second here.
    assert placed(figures, 0, 2, [Rival(30, 9.0)] * 2) == pytest.approx(0.75)
    assert placed(figures, 2, 2, [Rival(20, 9.0)]) == pytest.approx(0.5)
    nearly, before = (ahead((0, -10, -10), 0, deals, 9.0, 1, (Rival(0, 1.0),)) for deals in (1, 0))
    assert nearly < before == 0.5
    assert ahead((0, -90, -90), 0, 2, 9.0, 1, (Rival(0, 9.0),)) == pytest.approx(0.5, abs=1e-3)
    assert sum(ahead((0, 5), place, 2, 9.0, 1, (Rival(3, 9.0 * 2**0.5),)) for place in (0, 1)) < 1


def test_in_a_race_of_totals_the_match_itself_need_not_be_won() -> None:
    level, far_ahead = (TotalsRace(own, ((0, 0), (1, 0), (1, -5)), ()) for own in (0, 3))
    assert [level.chance(left, 0) for left in ((5, 6), (5, 5), (5, 4))] == [0.5, pytest.approx(1 / 3), 0]
    assert [far_ahead.chance(left, 0) for left in ((5, 3), (5, 2), (5, 1))] == [1, 0.5, 0]
    assert [far_ahead.needed(left, 0) for left in ((5, 3), (5, 1))] == [-1, 1]
    of_own = TotalsRace(3, ((0, 2),), (Rival(-4, 0.0),))
    assert [of_own.chance((left, 9), 0) for left in (6, 7, 8)] == [1, 0.5, 0]
    assert of_own.needed((6, 9), 0) == 0
    ahead_of_all = counted((9, 1), 0, 2, ONE_OFF, to_zero=False, stops=False, race=far_ahead._replace(own=20))
    assert ahead_of_all == 1
