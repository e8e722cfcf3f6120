"""Tables of Kleurenwiezen in the tests."""

from __future__ import annotations

import random
from typing import Any

from engine.core import claims
from engine.core.cards import RANK_LETTERS
from engine.core.registry import GAMES
from engine.running.table import Table
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, Process, stacked, user_to_move

ALL = (ANNA, BRAM, CHLOE, DAAN)
GAME = GAMES["kleurenwiezen"]


async def playing(process: Process, people: tuple[int, ...] = ALL, **changes: Any) -> Table:
    return await process.started(people, **{"preset": "pagat", "troel": "off", **changes})


def person_on(table: Table, seat: int) -> int:
    occupant = table.occupant(seat)
    assert occupant is not None
    assert occupant.user_id is not None
    return occupant.user_id


async def lead_of_cards(table: Table, *bids: str) -> None:
    """Say these in turn, then pass, until the first lead."""
    said = iter(bids)
    while str(table.view(0).phase) == "auction":
        await table.act(user_to_move(table) or 0, next(said, "pass"), None)


async def misere_nobody_can_break(process: Process) -> tuple[Table, int]:
    """A table where somebody on turn plays a great misère that no cards can break any more; and who that is."""
    # Where somebody ducks with these cards it comes to that in the first deal.
    with stacked(lambda: random.Random(28)):
        table = await playing(process, turn_seconds=0)
    await lead_of_cards(table, "grand-misere")
    declarer = table.view(0).declarers[0]
    while table.result is None:
        seat = table.actors[0]
        # With many cards left, looking through what they may do takes long.
        if seat == declarer and len(table.view(seat).hand) <= 3:
            assert GAME.deal_facts(claims.give_up(GAME, table._now.state, {seat}).state).made
            return table, person_on(table, seat)
        plays = [str(action) for action in table.legal(seat)]
        ranked = sorted(plays, key=lambda play: RANK_LETTERS.index(play[-2]))
        # The declarer ducks, and so do the others where they can.
        await table.act(person_on(table, seat), ranked[0 if seat == declarer else -1], None)
    raise AssertionError("it does not come to this")
