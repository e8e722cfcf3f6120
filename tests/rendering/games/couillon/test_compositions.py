"""Any composition of a variant is drawn, and told in every language, at its table."""

from __future__ import annotations

import random
from typing import Final

from locales import LANGUAGES, say_in
from rendering import SeatLabel, draw_table, look_of
from rendering.table.alt import alt_table
from tests.about import in_one_test
from tests.engine.games.couillon.player.test_compositions import playable
from tests.engine.games.couillon.written import GAME
from tests.engine.games.playing import Table, play_deal

COMPOSED: Final = 8


@in_one_test("number", range(COMPOSED))
def test_a_composition_is_drawn_and_told_in_every_language(number: int) -> None:
    options, rng = playable(number), random.Random(number)
    deal = play_deal(Table(GAME, options), GAME.begin(options), rng)
    labels = [SeatLabel(f"Player {seat}") for seat in range(1, options.variant.seats + 1)]
    for at, moment in enumerate(deal.moments):
        view = GAME.view(moment.state, 0)
        say = say_in(LANGUAGES[at % len(LANGUAGES)])
        assert labels[-1].name in alt_table(view, labels, say, say.index_set)
        if at in (0, 2, len(deal.moments) - 1):
            assert draw_table(view, labels, look_of(say), say).data
