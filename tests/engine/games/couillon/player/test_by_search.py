"""The player `strong` at Couillon: trumps, words and cards by imagined deals, which go well with what was said."""

from __future__ import annotations

import random
from itertools import islice
from statistics import fmean

import pytest

from engine.games.couillon.player.imagined import drawing_of, rules_for
from engine.players.levels import choose_by_search, weigh_by_search
from engine.players.search.search import Effort
from tests.engine.games.couillon.deals import GAME, Deal, match_of

FEW = Effort(24)


def choice(deal: Deal, seat: int | None = None) -> str:
    """What `strong` does on this seat, or on the only one that may act, as short text."""
    view = deal.view(seat)
    chosen = choose_by_search(view, GAME.legal_actions(view), random.Random(1), 0, FEW)
    return str(chosen).removeprefix("play ")


def worths(deal: Deal, seat: int | None = None) -> dict[str, float]:
    """What it thinks its actions are worth."""
    view = deal.view(seat)
    found = weigh_by_search(view, GAME.legal_actions(view), random.Random(1), 0, FEW)
    return {str(action).removeprefix("play "): worth for action, worth in found.items()}


# --- Making trumps


@pytest.mark.parametrize(("hand", "said"), [("AH KH JH AS", "accept"), ("9S TD JC QC", "pass")])
def test_it_accepts_where_the_deal_is_won_and_passes_where_it_is_lost(hand: str, said: str) -> None:
    assert choice(Deal(match_of("couillon"), hand, rest="9H")) == said


@pytest.mark.parametrize(
    ("preset", "hand", "suit"),
    [
        ("force", "KH QH JH AC", "trump JH"),
        ("malmedy", "AD KD 9S", "trump D"),
        ("troeven-2-stock", "AH KH QH JH", "trump H"),
        ("troeven-3", "AS KD QD JD 9D", "trump D"),
    ],
)
def test_it_makes_trumps_in_its_long_suit(preset: str, hand: str, suit: str) -> None:
    assert choice(Deal(match_of(preset), hand)) == suit


def test_for_the_dummy_it_names_the_long_suit_that_lies_open() -> None:
    deal = Deal(match_of("troeven-3-dummy", 2), "AS KS QS JS TS 9S 8S 7S", "", "7D 8D 9D TD AH KH QH 7C")
    assert choice(deal, 1) == "trump H"


# --- Mit', Kontra and Re


def malmedy(holder: str, opponent: str = "", **changes: str) -> Deal:
    """Seat 1 has made hearts trumps and led a diamond; seat 2 holds the queen of spades."""
    deal = Deal(match_of("malmedy", **changes), "9H 9D JS TD TC", holder, opponent)
    return deal.go("trump H", "9D")


def test_it_declares_the_mit_where_the_queen_as_a_trump_wins_more_than_it_risks() -> None:
    assert choice(malmedy("QS AH KH AS AD")) == "mit"
    assert worths(malmedy("QS AH KH AS AD"))["mit"] > 3 > worths(malmedy("QS TS 9S JC 9C"))["mit"]


def test_it_says_kontra_where_the_deal_is_won_also_where_rules_of_thumb_do_not() -> None:
    assert choice(malmedy("QS 9S TS JC 9C", "AH KH QH AS AC").go("2 mit"), 3) == "kontra"
    assert choice(malmedy("QS AH KH JC 9C", "KS KD KC 9S TS").go("2 mit"), 3) == "pass"


def test_kontra_is_worth_nothing_where_the_deal_wins_the_match_anyway() -> None:
    deal = malmedy("QS 9S TS JC 9C", "AH KH QH AS AC", royes="2").go("2 mit")
    assert choice(deal, 3) == "pass"


def test_it_says_re_with_all_high_trumps_only() -> None:
    assert choice(malmedy("QS AH KH QH AC").go("2 mit", "3 kontra"), 2) == "re"
    assert choice(malmedy("QS 9S TS JC 9C").go("2 mit", "3 kontra"), 2) == "pass"


# --- Cards


def test_it_does_not_lead_a_high_plain_card_that_anybody_may_trump() -> None:
    deal = Deal(match_of("malmedy"), "AS 9D TD 9C TC").go("turn")
    assert choice(deal) != "AS"


# --- What was said tells of hands


def trumps_of(seat: int, deal: Deal, by: int = 1) -> float:
    """How many trumps a seat holds, on average over what another imagines."""
    view = deal.view(by)
    assert view.order is not None
    rules = rules_for(view.options, view.order)
    imagined = islice(drawing_of(view, rules)(random.Random(1)), 60)
    return fmean((at.hands[seat - 1] & rules.deck.trump).bit_count() for at in imagined)


def test_whoever_accepted_holds_more_trumps_than_whoever_passed() -> None:
    deal = Deal(match_of("couillon"), "9S TD JC QC", rest="9H").go("1 pass", "2 pass", "3 accept")
    assert trumps_of(3, deal) > 2 * trumps_of(2, deal)


def test_whoever_said_kontra_holds_the_trumps_that_the_holder_of_the_mit_has_not() -> None:
    deal = malmedy("QS 9S TS JC 9C", "AH KH QH AS AC").go("2 mit")
    before = trumps_of(3, deal, by=2)
    assert trumps_of(3, deal.go("3 kontra"), by=2) > before + 0.4
