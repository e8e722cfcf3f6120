"""What the score makes of the last deals of a match of Couillon."""

from __future__ import annotations

import random
from typing import Any

from engine.core.chance.packs import next_pack
from engine.core.game import AddedUp, OtherTotal
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
    assert score_of(match_of("malmedy"), 1) is None
    assert score_of(match_with("malmedy", Royes((5, 5))), 1) is None
    assert score_of(match_with("malmedy", Royes((5, 3))), 1) is not None
    assert score_of(match_with("malmedy", Royes((9, 9)), 4, deals="8"), 1) is None
    assert score_of(match_with("malmedy", Royes((9, 9)), 5, deals="8"), 1) is not None
    assert score_of(match_with("malmedy", Royes((9, 9)), 5, deals="8", tie="both-score"), 1) is None
    assert score_of(match_of("malmedy", deals="1"), 1) is None
    assert score_of(match_with("malmedy", Royes((40, 9)), 8, deals="8"), 1) is None


def test_in_the_last_deal_only_what_wins_the_match_is_worth_much() -> None:
    match = match_with("malmedy", Royes((5, 3)), 8, deals="8")
    worth = Worth(match, 1)
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
    worth = Worth(match_with("points", Points(7, (6, 6))), 1)
    won, lost = worth.of(Count((40, 20), 0), (40, 20), swept=False), worth.of(Count((20, 40), 0), (20, 40), swept=False)
    assert won > 0 > lost


def of_totals(*brought: int | None, elsewhere: tuple[OtherTotal, ...] = (), left: int = 1) -> CouillonMatch:
    """The last round of a Malmedy tournament: both sides have nine left, and so many deals to come."""
    match = match_with("malmedy", Royes((9, 9)), 9 - left, deals="8", tie="both-score")
    return match._replace(added_up=AddedUp(brought, elsewhere))


def test_in_a_tournament_totals_are_weighed_in_the_last_deals_of_the_last_round_alone() -> None:
    assert score_of(of_totals(-20, -20, -20, -20), 1) is not None
    assert score_of(of_totals(-20, -20, -20, -20, left=5), 1) is None
    assert score_of(of_totals(), 1) is None
    # Where a tie does not count for both sides, royes are added up all the same.
    usual = match_with("malmedy", Royes((9, 9)), 8, deals="8")
    assert score_of(usual, 1) is not None
    assert score_of(usual._replace(added_up=AddedUp()), 1) is None


def test_of_the_last_deal_only_what_brings_the_best_total_is_worth_much() -> None:
    # Who is on seat 2 has two royes less so far, their partner many more.
    worth = Worth(of_totals(-20, -18, -40, -60), 1)

    def made(won: bool, said: int = 0) -> float:
        points = (40, 20) if won else (20, 40)
        return worth.of(Count(points, None, said=said), points, swept=False)

    lost, one, two, three = made(won=False), made(won=True), made(won=True, said=1), made(won=True, said=2)
    assert one - lost < 0.2 < 10 * (one - lost) < two - one
    assert three - two > 0.2
    assert made(won=True, said=3) - three < 0.2


def test_nobody_plays_against_a_partner_and_a_computer_without_a_place_plays_for_its_partner() -> None:
    level, alone, filled = (
        score_of(of_totals(*brought), 1)
        for brought in ((-20, -20, -20, -60), (-20, -20, None, -60), (None, -20, -20, -60))
    )
    assert level is not None
    assert alone is not None
    assert filled is not None
    assert level.stake == alone.stake == filled.stake
    # Behind a partner the second place is the first that is open.
    behind = score_of(of_totals(-20, -20, -10, -60), 1)
    assert behind is not None
    assert (behind.among, behind.needed) == (2, 0)
    assert score_of(of_totals(None, -20, None, -20), 1) is None


def test_somebody_at_another_table_may_take_the_first_place() -> None:
    for count in (1, 2):
        score = score_of(of_totals(-20, -20, -20, -20, elsewhere=(OtherTotal(-5, is_known=True),) * count), 1)
        assert score is not None
        assert score.among == count + 1
    free, rivalled = (
        score_of(of_totals(-20, -20, -20, -20, elsewhere=elsewhere), 1) for elsewhere in ((), (OtherTotal(-29),))
    )
    assert free is not None
    assert free.stake is not None
    assert rivalled is not None
    assert rivalled.stake is not None
    assert rivalled.stake.before < free.stake.before
    assert score_of(of_totals(-20, -20, -20, -20, elsewhere=(OtherTotal(-5, is_known=True),) * 3), 1) is None
