"""What the suite demands of every game, any composition of a variant does too.

A few in the suite; `make compositions` holds all that play of 10,000 to every invariant.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from types import ModuleType

import pytest

from engine.core.options import ImpossibleOptions
from tests.engine.games import test_every_game, test_every_game_cards_and_results, test_every_game_secrets
from tests.engine.games.couillon.compositions import composition
from tests.engine.games.couillon.written import GAME
from tests.engine.games.every import some_deals
from tests.engine.games.playing import Table, every_table

COMPOSITIONS = int(os.environ.get("COMPOSITIONS", "24"))
AT_ONCE = 12
SUITE = (test_every_game, test_every_game_cards_and_results, test_every_game_secrets)


def invariants(module: ModuleType) -> Iterator[Callable[[Table], None]]:
    """The tests of a module that are run for every table."""
    for name, test in vars(module).items():
        if name.startswith("test_") and getattr(test, "cases", ()) is every_table:
            yield test.__wrapped__


INVARIANTS = [test for module in SUITE for test in invariants(module)]


@pytest.mark.parametrize("first", range(0, COMPOSITIONS, AT_ONCE))
def test_a_composition_that_plays_has_every_invariant_of_the_suite(first: int) -> None:
    for number in range(first, min(first + AT_ONCE, COMPOSITIONS)):
        setting, _ = composition(number)
        try:
            table = Table(GAME, GAME.configure(*setting))
        except ImpossibleOptions:
            continue
        for invariant in INVARIANTS:
            invariant(table)
        # No other table asks for these deals again.
        some_deals.cache_clear()


def test_the_invariants_are_those_of_the_suite() -> None:
    names = {test.__name__ for test in INVARIANTS}
    assert len(names) == len(INVARIANTS) > 20
    assert "test_no_way_leads_from_a_view_to_a_card_the_seat_was_not_shown" in names
    assert "test_a_match_comes_to_an_end_and_then_no_deal_is_due" in names
