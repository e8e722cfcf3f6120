"""What the score makes of the last deals of a match of Couillon."""

from __future__ import annotations

import random
from typing import Any

from engine.core.chance.packs import next_pack
from engine.games.couillon.player import simulated
from engine.games.couillon.player.imagined import Worth
from engine.games.couillon.player.score import score_of
from engine.games.couillon.sheets.chalked import Slate
from engine.games.couillon.sheets.numbers import Points, Royes
from engine.games.couillon.sheets.sheet import Count, Sheet
from engine.games.couillon.state import CouillonMatch
from engine.players.search.search import Effort
from tests.engine.games.couillon.deals import GAME, match_of

HANDS = 16


def match_with(preset: str, sheet: Sheet, deal: int = 1, **changes: str) -> CouillonMatch:
    return match_of(preset, **changes)._replace(sheet=sheet, deal=deal)


def first_words(match: CouillonMatch) -> list[str]:
    """What `strong` says first with each of these hands."""
    found = []
    for number in range(HANDS):
        state = GAME.deal(match, next_pack(GAME, match, random.Random(f"score {number}")).cards).state
        view = GAME.view(state, GAME.actors(state)[0])
        worths: Any = simulated.weigh(view, GAME.legal_actions(view), 0, random.Random(1), Effort(12))
        found.append(str(max(worths, key=worths.__getitem__)))
    return found


def test_far_from_the_end_and_where_a_tournament_adds_up_points_are_points() -> None:
    assert score_of(match_of("malmedy"), 0) is None
    assert score_of(match_with("malmedy", Royes((5, 5))), 0) is None
    assert score_of(match_with("malmedy", Royes((5, 3))), 0) is not None
    assert score_of(match_with("malmedy", Royes((9, 9)), 4, deals="8"), 0) is None
    assert score_of(match_with("malmedy", Royes((9, 9)), 5, deals="8"), 0) is not None
    assert score_of(match_with("malmedy", Royes((9, 9)), 5, deals="8", tie="both-score"), 0) is None
    assert score_of(match_of("malmedy", deals="1"), 0) is None
    assert score_of(match_with("malmedy", Royes((40, 9)), 8, deals="8"), 0) is None


def test_in_the_last_deal_only_what_wins_the_match_is_worth_much() -> None:
    match = match_with("malmedy", Royes((5, 3)), 8, deals="8")
    worth = Worth(match, 0)
    won, swept = (worth.of(Count((40, 20), None), (40, 20), swept=all_of) for all_of in (False, True))
    lost = worth.of(Count((20, 40), None), (20, 40), swept=False)
    said = worth.of(Count((40, 20), None, said=2), (40, 20), swept=False)
    # A plain win still loses the match: it is no more than a point beside one that shares it.
    assert won - lost < 0.2 < 10 * (won - lost) < swept - won < said - won


def test_who_cannot_lose_more_than_the_match_accepts_with_less() -> None:
    # At Couillon a side that accepts and loses has a boucle beside: no matter where the others need but one win.
    least, usual = first_words(match_with("couillon", Slate(((0,) * 3, (0,))))), first_words(match_of("couillon"))
    assert least.count("accept") > usual.count("accept")


def test_points_are_counted_towards_their_target() -> None:
    worth = Worth(match_with("points", Points(7, (6, 6))), 0)
    won, lost = worth.of(Count((40, 20), 0), (40, 20), swept=False), worth.of(Count((20, 40), 0), (20, 40), swept=False)
    assert won > 0 > lost
