"""What the score makes of the last deals of a match of Kleurenwiezen."""

from __future__ import annotations

import random
from collections.abc import Iterable

from engine.core.chance.packs import next_pack
from engine.core.game import AddedUp, DealResult, OtherTotal
from engine.games.kleurenwiezen.player import imagined
from engine.games.kleurenwiezen.player.score import endless, in_tournament, score_of
from engine.games.kleurenwiezen.sheet import KleurenwiezenMatch, SheetLine
from engine.games.kleurenwiezen.state import KleurenwiezenState
from engine.players.levels import choose_by_search, choose_sensibly
from engine.players.search.search import Effort
from engine.teaching.hints.hint import unit_at
from tests.engine.games.kleurenwiezen.deals import GAME, contracted, match_of

HANDS = range(17, 27)


def match_with(score: tuple[int, ...], left: int, deals: str = "16") -> KleurenwiezenMatch:
    """A match of sixteen deals with so many left; seat 1 is eldest."""
    match = match_of(deals=deals)
    line = SheetLine(1, 1, DealResult(None, (), (0,) * 4, None, (0,) * 4, (0,) * 4), 1)
    return match._replace(score=score, sheet=(line,) * (16 - left))


def in_last(state: KleurenwiezenState, score: tuple[int, ...]) -> KleurenwiezenState:
    """The same deal as the last one of a match."""
    return state._replace(public=state.public._replace(match=match_with(score, 1)))


def first_words(match: KleurenwiezenMatch, hands: Iterable[int] = HANDS) -> list[str]:
    """What `strong` says first with each of these hands."""
    found = []
    for number in hands:
        rng = random.Random(f"score {number}")
        state = GAME.deal(match, next_pack(GAME, match, rng).cards).state
        view = GAME.view(state, GAME.actors(state)[0])
        found.append(str(choose_by_search(view, GAME.legal_actions(view), random.Random(1), 0, Effort(40))))
    return found


def test_in_the_last_deal_who_is_behind_bids_otherwise_than_who_is_ahead() -> None:
    behind = first_words(match_with((-24, 8, 8, 8), 1))
    before = first_words(match_with((24, -8, -8, -8), 1))
    # Of these ten seven differ, of the first thirty 16.
    assert sum(one != other for one, other in zip(behind, before, strict=True)) >= 4


def test_normal_dares_more_where_it_is_behind_in_the_last_deals() -> None:
    def said(score: tuple[int, ...], left: int) -> list[str]:
        match, found = match_with(score, left), []
        for number in (20, 30, 74):
            state = GAME.deal(match, next_pack(GAME, match, random.Random(f"score {number}")).cards).state
            view = GAME.view(state, 1)
            found.append(str(choose_sensibly(view, GAME.legal_actions(view), random.Random(1))))
        return found

    for left in (1, 4):
        assert said((-24, 8, 8, 8), left) == ["piccolo", "abondance 9 C", "abondance 9 D"]
    for score, left in (((-24, 8, 8, 8), 5), ((24, -8, -8, -8), 1), ((-900, 300, 300, 300), 1)):
        assert said(score, left) == ["propose S", "propose C", "propose D"]


def test_far_from_the_end_the_words_are_the_same_whatever_the_score() -> None:
    assert first_words(match_with((-100, 50, 20, 30), 16), range(17, 20)) == first_words(match_of(), range(17, 20))


def test_far_from_the_end_and_where_there_is_no_end_points_are_points() -> None:
    assert score_of(match_with((-24, 8, 8, 8), 5), 1) is None
    assert score_of(match_with((-24, 8, 8, 8), 1, deals="0"), 1) is None
    assert score_of(match_with((-900, 300, 300, 300), 1), 1) is None
    assert score_of(match_with((-24, 8, 8, 8), 4), 1) is not None


def test_costs_are_told_in_matches_where_these_are_weighed() -> None:
    for bids in (("1 propose S", "2 accept 8 S"), ("1 grand-misere",)):
        state = contracted(*bids)
        assert unit_at(GAME.view(state, 1)).name == "points"
        assert unit_at(GAME.view(in_last(state, (3, 3, -3, -3)), 1)).name == "matches"
        assert unit_at(GAME.view(in_last(state, (-300, -295, -305, 900)), 1)).name == "places"
        assert unit_at(endless(GAME.view(in_last(state, (3, 3, -3, -3)), 1))).name == "points"


def test_where_first_place_is_out_of_reach_the_best_place_still_open_is_weighed() -> None:
    for score, among in (
        ((3, 3, -3, -3), 1),
        ((-300, -305, -295, 900), 2),
        ((-600, 300, 900, -600), 3),
        ((900, -300, -300, -300), None),
        ((-900, 300, 310, 290), None),
    ):
        found = score_of(match_with(score, 1), 1)
        assert (found and found.among) == among
    second = score_of(match_with((-300, -305, -295, 900), 1), 1)
    assert second is not None
    takes_it, shares_it, stays_third = (second.worth((by, 0, 0, -by)) for by in (6, 5, 4))
    assert takes_it > shares_it > stays_third


def test_in_the_last_deal_all_that_wins_is_as_good_but_for_a_little() -> None:
    score = score_of(match_with((-24, 8, 8, 8), 1), 1)
    assert score is not None
    wins, shares, loses = (score.worth((3 * by, -by, -by, -by)) for by in (9, 8, 7))
    more = score.worth((36, -12, -12, -12))
    assert loses < shares < wins < more
    assert wins - shares > 100 * (more - wins) / 9 > 0
    assert shares - loses > 1


def test_cards_are_weighed_by_the_score_too() -> None:
    state = contracted("1 propose S", "2 accept 8 S")
    last = in_last(state, (3, 3, -3, -3))
    usual, by_score = (imagined.utility_of(GAME.view(one, 1)) for one in (state, last))
    sides = GAME.view(state, 1).sides
    tricks = [tuple(won if side == sides[0] else 13 - won for side in range(2)) for won in (7, 8, 12)]
    lost, made, most = (by_score(each, (True, True)) for each in tricks)
    assert lost < made
    # Whatever makes it wins, with the partner.
    assert most - made < 0.1 * (usual(tricks[2], (True, True)) - usual(tricks[1], (True, True)))


def of_totals(
    brought: tuple[int | None, ...], elsewhere: tuple[OtherTotal, ...] = (), left: int = 1
) -> KleurenwiezenMatch:
    """The same match, in which all are level, in the last round of a tournament."""
    return match_with((0, 0, 0, 0), left)._replace(added_up=AddedUp(brought, elsewhere))


def test_where_a_tournament_adds_up_points_they_are_points_before_its_last_round() -> None:
    match = match_with((-24, 8, 8, 8), 1)
    assert score_of(match, 1) is not None
    assert score_of(match._replace(added_up=AddedUp()), 1) is None
    assert first_words(match._replace(added_up=AddedUp())) == first_words(match_with((0, 0, 0, 0), 0, deals="0"))


def test_in_a_last_round_totals_are_weighed_and_not_the_match() -> None:
    brought = (-24, 8, 8, 8)
    assert first_words(of_totals(brought)) == first_words(match_with(brought, 1))
    score = score_of(match_with((30, -10, -10, -10), 1)._replace(added_up=AddedUp((-70, 0, 0, 0))), 1)
    assert score is not None
    assert score.is_behind
    assert score.needed == 30
    assert score.stake.before < 0.2
    assert score_of(of_totals(brought, left=5), 1) is None
    # Nobody catches this one, nor does this one catch anybody.
    assert score_of(of_totals((900, -300, -300, -300)), 1) is None
    assert score_of(of_totals((-900, 300, 310, 290)), 1) is None


def test_totals_at_other_tables_are_rivals() -> None:
    def before(*elsewhere: OtherTotal) -> float:
        score = score_of(of_totals((0, 0, 0, 0), elsewhere), 1)
        assert score is not None
        return score.stake.before

    alone, lower, level, done = (
        before(),
        before(OtherTotal(-300)),
        before(OtherTotal(0)),
        before(OtherTotal(0, is_known=True)),
    )
    assert alone == before(OtherTotal(-900, is_known=True)) > lower > level
    assert alone > done
    # First place is gone, then the second.
    for count in (1, 2):
        score = score_of(of_totals((0, 0, 0, 0), (OtherTotal(900, is_known=True),) * count), 1)
        assert score is not None
        assert score.among == count + 1
    assert score_of(of_totals((0, 0, 0, 0), (OtherTotal(900, is_known=True),) * 3), 1) is None


def test_a_computer_without_a_place_plays_for_points_and_is_nobodys_rival() -> None:
    match = of_totals((0, None, 10, None))
    score = score_of(match, 1)
    assert score_of(match, 2) is None
    assert score is not None
    assert score.needed == 10
    assert score.worth((11, 99, 0, 99)) > score.worth((9, 0, 0, 0)) + 1


def test_costs_are_told_in_tournaments_where_a_place_there_is_weighed() -> None:
    view = GAME.view(contracted("1 propose S", "2 accept 8 S"), 1)
    last = view._replace(public=view.public._replace(match=match_with((3, 3, -3, -3), 1)))
    for added_up, unit in (
        (AddedUp(), "points"),
        (AddedUp((0, 0, 0, 0)), "tournaments"),
        (AddedUp((0, 0, 0, 0), (OtherTotal(900, is_known=True),)), "podiums"),
    ):
        told = in_tournament(last, added_up)
        assert unit_at(told).name == unit
        assert unit_at(endless(told)).name == "points"
