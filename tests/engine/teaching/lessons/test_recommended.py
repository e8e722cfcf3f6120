"""What lessons tell their learner to do is as good as the best, by a search deeper than that of any computer."""

from __future__ import annotations

from benchmarks.prices.lessons import behind

CLOSE = 0.05
"""In lines, rôyes or points, or so much of a chance to win: nobody could notice that."""
SEARCHES = 6
ENOUGH = 2
"""Where what is recommended is then the best, it is not so much worse."""


def test_no_action_is_recommended_that_costs_something() -> None:
    found = behind(SEARCHES, ENOUGH)
    assert {game for game, _ in found} >= {"chouine", "couillon", "kleurenwiezen"}
    far = {(*lesson, one.step): one.wanted for lesson, steps in found.items() for one in steps if one.most > CLOSE}
    assert far == {}
