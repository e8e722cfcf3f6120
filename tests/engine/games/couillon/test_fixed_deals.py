"""A match of a fixed number of deals, on every sheet: it goes on when a side is done, and the best score wins."""

from __future__ import annotations

import random

from engine.core.view import Phase
from engine.games.couillon.sheets.chalked import Cows, Slate, Tree
from engine.games.couillon.sheets.numbers import Numbers, Points, Royes
from engine.games.couillon.sheets.sheet import Count, Sheet
from engine.games.couillon.state import CouillonMatch, CouillonState
from tests.about import in_one_test
from tests.engine.games.couillon.deals import GAME, Deal, match_of
from tests.engine.games.couillon.reference.rules import values_of

WON, LOST, TIED = (21, 19), (19, 21), (20, 20)
"""Card points, seen from the first side."""


def deals_played(number: int, **changes: str) -> Deal:
    """Play this many quick deals of the game in points; everybody plays the first legal card."""
    match = match_of("points", **changes)
    for _ in range(number):
        deal = Deal(match).go("accept")
        while deal.state.outcome is None:
            deal.go(deal.legal()[0])
        match = deal.after
    return deal


def test_with_a_fixed_number_of_deals_the_match_ends_after_them_and_not_before() -> None:
    assert deals_played(2, deals="3", target="1").public.phase is Phase.DONE
    assert deals_played(3, deals="3", target="1").public.phase is Phase.OVER


def test_the_best_score_wins_then_and_equal_scores_share_the_win() -> None:
    for preset, sheet, winners in (
        ("points", Points(7, (3, 2)), (1, 3)),
        ("points", Points(7, (-1, -1)), (1, 2, 3, 4)),
        ("malmedy", Royes((4, -2)), (2, 4)),
        ("malmedy", Royes((5, 5)), (1, 2, 3, 4)),
    ):
        match = match_of(preset, deals="4")._replace(sheet=sheet, deal=5)
        assert match.winners == winners
        assert match._replace(deal=4).winners == ()


SOON_DONE = {"lines": "1", "branches": "1", "royes": "1", "target": "1", "cows": "5"}


def random_end(match: CouillonMatch, rng: random.Random) -> CouillonState:
    """The end of a random deal, in which anything may happen."""
    pack = list(GAME.pack(match.options))
    rng.shuffle(pack)
    state = GAME.deal(match, pack).state
    while state.outcome is None:
        seat = rng.choice(GAME.actors(state))
        state = GAME.apply(state, seat, rng.choice(GAME.legal_actions(GAME.view(state, seat)))).state
    return state


@in_one_test("preset", GAME.presets)
def test_every_sheet_is_played_for_exactly_so_many_deals_though_a_side_is_done(preset: str) -> None:
    (soon,) = {name for name in SOON_DONE if name in values_of(preset)}
    match, rng = match_of(preset, deals="12", **{soon: SOON_DONE[soon]}), random.Random(preset)
    done = False
    for number in range(1, 13):
        assert match.winners == ()
        done = done or bool(match.sheet.winners)
        end = random_end(match, rng)
        assert end.phase is (Phase.OVER if number == 12 else Phase.DONE)
        assert end.outcome is not None
        match = end.outcome.match
    standing = GAME.standing(match)
    assert done
    assert match.winners == tuple(seat for seat, one in enumerate(standing, 1) if one == max(standing))


def test_thrown_in_deals_are_counted() -> None:
    match = match_of("kwajongen", deals="2")
    for phase in (Phase.DONE, Phase.OVER):
        deal = Deal(match).go(*["pass"] * 4)
        assert (deal.public.phase, deal.result.thrown_in) == (phase, True)
        match = deal.after
    assert match.winners == (1, 2, 3, 4)


# --- Marks stop at nothing


def test_a_side_without_lines_wipes_nothing_more() -> None:
    after = Slate(((), (0, 0))).after(Count(WON, 0))
    assert after == Slate(((), (0, 0)))
    assert Slate(((0,), (0, 0)), craie=True).after(Count(WON, 1)) == Slate(((), (0, 1)))


def test_a_boucle_for_a_side_without_lines_is_drawn_as_a_line() -> None:
    once = Slate(((), (0, 0))).after(Count(LOST, 0))
    assert (once, once.score) == (Slate(((0,), (0,))), (1, 1))
    twice = once.after(Count(LOST, 0))
    assert (twice.sides[0], twice.score) == ((1,), (2, 0))
    assert twice.after(Count(WON, None)).after(Count(WON, None)).score == (0, 0)


def test_branches_stop_at_none_and_one_may_be_added_again() -> None:
    bare = Tree(7, (0, 0), (7, 2), doubled=True).after(Count(WON, 0))
    assert (bare.score, bare.doubled) == ((0, 5), False)
    assert bare.after(Count(LOST, 0)).score == (1, 4)


def test_the_points_of_kwajongen_stop_at_zero_and_only_then() -> None:
    left = Numbers((1, 5), bonus=True, stops_at_zero=True)
    assert left.after(Count(WON, 0, swept=True)) == Numbers((0, 5), stops_at_zero=True)
    assert left.after(Count(WON, 0)).after(Count(LOST, 0)).score == (1, 4)
    assert Numbers((1, 5), bonus=True).after(Count(WON, 0, swept=True)) == Numbers((-2, 5))
    assert match_of("kwajongen", deals="4").sheet == Numbers((10, 10), stops_at_zero=True)
    assert match_of("kwajongen").sheet == Numbers((10, 10))


def test_royes_go_on_below_zero() -> None:
    assert Royes((0, 4)).after(Count(WON, 0, said=1)) == Royes((-2, 4))


# --- Cows go on, and most of them win


def test_cows_go_on_after_the_match_would_be_won_with_nine_strokes_each() -> None:
    sheet = Cows(9, (0, 0), (8, 3), (1, 0)).after(Count(WON, 0)).next_deal()
    assert (sheet.strokes, sheet.won) == (9, (2, 0))


def test_a_cow_of_five_comes_only_where_each_side_has_one() -> None:
    for won, strokes in (((0, 0), 9), ((1, 0), 9), ((1, 1), 5), ((2, 1), 9), ((2, 2), 9), ((3, 1), 9)):
        assert Cows(won=won).next_cow().strokes == strokes


@in_one_test(
    ("sheet", "leaders"),
    [
        (Cows(9, (0, 0), (0, 8), (2, 1)), (0,)),
        (Cows(9, (0, 0), (3, 8), (1, 1)), (1,)),
        (Cows(9, (0, 0), (3, 3), (1, 1)), (0, 1)),
        (Cows(9, (0, 0), (9, 3), (1, 1)), (0,)),
        (Cows(9, (1, 0), (3, 9), (2, 2)), (1,)),
    ],
)
def test_most_cows_win_then_fewest_strokes_left_in_the_present_one(sheet: Sheet, leaders: tuple[int, ...]) -> None:
    assert sheet.leaders == leaders


def test_a_cow_won_by_the_last_deal_is_the_present_one() -> None:
    match = match_of("kujong", deals="3")._replace(sheet=Cows(9, (0, 0), (8, 2), (0, 1)), deal=3)
    hands = ("AS KS QS AH AD AC", "9S TS JS 9H 9D 9C", "KH QH JH KD QD JD", "TH TD TC JC QC KC")
    deal = Deal(match, *hands).go("trump S", "AS", "9S", "KH", "TC", "KS", "TS", "JD", "TD", "QS", "JS", "QH", "TH")
    while deal.state.outcome is None:
        deal.go(deal.legal()[0])
    assert (deal.result.score, deal.after.score) == ((0, 7, 0, 7),) * 2
    assert (deal.public.phase, deal.after.winners) == (Phase.OVER, (1, 3))
