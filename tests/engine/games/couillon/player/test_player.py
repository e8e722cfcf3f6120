"""The `simple` player at every variant of Couillon beats random play, and decides as a sensible person would."""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, stdev

import pytest

from engine.core.cards import Card
from engine.games.couillon.options import PRESETS, CouillonOptions
from engine.games.couillon.variants import Scoring
from engine.players.players import PLAYERS
from tests.about import in_one_test
from tests.engine.games.couillon.deals import GAME, Deal, match_of

PACKS = 30


def choice(deal: Deal, seat: int | None = None) -> str:
    """What `simple` does on this seat, or on the only one that may act, as short text."""
    view = deal.view(seat)
    return str(PLAYERS["simple"](view, GAME.legal_actions(view), random.Random(1))).removeprefix("play ")


# --- Strength


def gain(options: CouillonOptions, pack: tuple[Card, ...], dealer: int, simple: int) -> float:
    """What a side gains in a first deal, compared with the average of the others, if it alone plays sensibly."""
    rng = random.Random(1)
    state = GAME.deal(GAME.begin(options, dealer), pack).state
    sides = options.variant.sides
    while state.outcome is None:
        seat = GAME.actors(state)[0]
        view = GAME.view(state, seat)
        player = PLAYERS["simple" if sides[seat - 1] == simple else "random"]
        state = GAME.apply(state, seat, player(view, GAME.legal_actions(view), rng)).state
    delta = dict(zip(sides, state.outcome.result.delta, strict=True))
    better = 1 if options.variant.scoring is Scoring.POINTS else -1
    return better * (delta[simple] - fmean(gained for side, gained in delta.items() if side != simple))


@in_one_test("preset", PRESETS)
def test_simple_clearly_beats_random_with_the_same_cards_on_every_side(preset: str) -> None:
    options = GAME.configure(preset)
    rng = random.Random(preset)
    gains = []
    for number in range(PACKS):
        pack = list(GAME.pack(options))
        rng.shuffle(pack)
        dealer = number % options.variant.seats + 1
        gains.append(fmean(gain(options, tuple(pack), dealer, side) for side in set(options.variant.sides)))
    assert fmean(gains) > 0.25
    assert fmean(gains) > 4 * stdev(gains) / sqrt(PACKS)


@in_one_test("preset", PRESETS)
def test_the_same_view_always_gives_the_same_action(preset: str) -> None:
    options = GAME.configure(preset)
    for number in range(2):
        rng = random.Random(number)
        pack = list(GAME.pack(options))
        rng.shuffle(pack)
        state = GAME.deal(GAME.begin(options), pack).state
        while state.outcome is None:
            seat = GAME.actors(state)[0]
            view = GAME.view(state, seat)
            legal = GAME.legal_actions(view)
            chosen = {
                PLAYERS["simple"](view, order, random.Random(seed)) for seed, order in enumerate((legal, legal[::-1]))
            }
            assert len(chosen) == 1
            state = GAME.apply(state, seat, rng.choice(legal)).state


# --- Making trumps


@pytest.mark.parametrize("hand", ["AH KH QH JH", "AH KH JH AS", "AH KH QH 9S"])
def test_it_accepts_with_strong_trumps(hand: str) -> None:
    assert choice(Deal(match_of("couillon"), hand, rest="9H")) == "accept"


@pytest.mark.parametrize("hand", ["9S TD JC QC", "9S TS 9D TD", "TS JS QD KC", "KH 9S TD AC"])
def test_it_passes_with_weak_trumps_or_none(hand: str) -> None:
    assert choice(Deal(match_of("couillon"), hand, rest="9H")) == "pass"


@pytest.mark.parametrize("preset", ["tongres", "kwajongen"])
def test_it_accepts_sooner_where_the_card_proposed_lies_in_its_partners_hand(preset: str) -> None:
    dealers = {"tongres": "AS AC AD QH", "kwajongen": "QH AS AC AD"}[preset]
    hand = {"tongres": "KH JH 9S TD 9C", "kwajongen": "KH JH 9S TD"}[preset]
    assert choice(Deal(match_of(preset), "", hand, "", dealers).go("pass")) == "accept"
    assert choice(Deal(match_of(preset), hand, "", "", dealers)) == "pass"


def test_a_dealer_at_kwajongen_counts_the_card_proposed_which_is_its_own() -> None:
    match = match_of("kwajongen")
    assert choice(Deal(match, "", "", "", "KH AH AS 9C").go(*["pass"] * 3)) == "accept"
    assert choice(Deal(match, "", "", "", "9H TS JS 9C").go(*["pass"] * 3)) == "pass"


def test_it_judges_the_second_proposal_at_tongres_by_all_six_cards() -> None:
    deal = Deal(match_of("tongres"), "9S TS AC AD AH KH", "", "", "JC QC KC TC 9D 9H").go(*["pass"] * 4)
    assert choice(deal) == "accept"


@in_one_test(
    ("preset", "hand", "suit"),
    [
        ("malmedy", "AD KD 9S", "D"),
        ("dame-de-make", "AH QC 9H", "H"),
        ("six", "AC KC", "C"),
        ("six-32", "AD QD AS", "D"),
        ("eight", "AS KS", "S"),
        ("st-vith", "AH QC 9H", "H"),
        ("kujong", "AH KH QH", "H"),
        ("troeven", "9S AC KC QC", "C"),
        ("troeven-3", "AS AD KD QD 9H", "D"),
        ("troeven-2-stock", "AH KH QH AS", "H"),
        ("troeven-2-layout", "7S 8S 9S TS JS 7C 8C 9C AD KD QD AC", "D"),
    ],
)
def test_it_names_the_suit_of_its_ace_king_and_queen(preset: str, hand: str, suit: str) -> None:
    assert choice(Deal(match_of(preset), hand)) == f"trump {suit}"


def test_it_shows_the_lowest_card_of_its_best_suit() -> None:
    assert choice(Deal(match_of("force"), "AH KH QH AC")) == "trump QH"
    assert choice(Deal(match_of("malmedy", show="chosen"), "AD 9D KS")) == "trump 9D"


def test_in_st_vith_it_names_a_suit_with_nothing_in_any() -> None:
    assert choice(Deal(match_of("st-vith"), "9H TS 9D")).startswith("trump ")


@pytest.mark.parametrize(("preset", "hand"), [("malmedy", "9H TS 9D"), ("force", "9H TS 9D TC"), ("six", "9H TS")])
def test_with_nothing_in_any_suit_it_has_a_card_turned(preset: str, hand: str) -> None:
    assert choice(Deal(match_of(preset), hand)) == "turn"


def test_for_the_dummy_it_names_the_best_suit_of_the_four_face_up_cards() -> None:
    deal = Deal(match_of("troeven-3-dummy", 2), "AS KS QS JS TS 9S 8S 7S", "", "7D 8D 9D TD AH KH QH 7C")
    assert choice(deal, 1) == "trump H"


# --- Mit', Kontra and Re


def malmedy(holder: str, opponent: str = "", **changes: str) -> Deal:
    """Seat 1 has made hearts trumps and led a diamond; seat 2 holds the queen of spades."""
    deal = Deal(match_of("malmedy", **changes), "9H 9D JS TD TC", holder, opponent)
    return deal.go("trump H", "9D")


def test_it_declares_the_mit_with_trumps_beside_it() -> None:
    assert choice(malmedy("QS AH KH AS AD")) == "mit"


def test_it_keeps_quiet_with_a_weak_mit() -> None:
    assert choice(malmedy("QS TS 9S JC 9C")) != "mit"


def test_it_says_kontra_only_with_a_hand_that_promises_the_deal() -> None:
    assert choice(malmedy("QS 9S TS JC 9C", "AH KH QH AS AC").go("2 mit"), 3) == "kontra"
    assert choice(malmedy("QS AH KH JC 9C", "KS KD KC 9S TS").go("2 mit"), 3) == "pass"


def test_it_says_re_only_with_a_hand_that_promises_the_deal() -> None:
    assert choice(malmedy("QS AH KH QH AC").go("2 mit", "3 kontra"), 2) == "re"
    assert choice(malmedy("QS 9S TS JC 9C").go("2 mit", "3 kontra"), 2) == "pass"


def test_it_does_not_raise_a_deal_that_wins_the_match_for_it_anyway() -> None:
    assert choice(malmedy("QS 9S TS JC 9C", "AH KH QH AS AC", royes="2").go("2 mit"), 3) == "pass"


# --- Play: last to the trick


def last(hand: str, first: str, second: str, third: str) -> Deal:
    """Seat 4 plays last to the first trick; hearts are trumps; its partner played the second card."""
    return Deal(match_of("couillon"), first, second, third, hand, rest="9H").go("accept", first, second, third)


@pytest.mark.parametrize("hand", ["9S TH JD JC", "9S AH JD JC", "9S TS KH QH"])
def test_it_does_not_trump_a_trick_that_is_its_partners_for_certain(hand: str) -> None:
    assert not choice(last(hand, "KS", "AS", "QS")).endswith("H")


def test_it_does_not_trump_over_its_partners_trump() -> None:
    assert choice(last("KH AH JD JC", "KS", "TH", "QS"))[1] != "H"


@pytest.mark.parametrize(("hand", "card"), [("9S KS 9D 9C", "KS"), ("QD 9D TC TH", "QD")])
def test_it_gives_points_to_its_partners_trick(hand: str, card: str) -> None:
    assert choice(last(hand, "TS", "AS", "QS")) == card


def test_it_does_not_throw_an_ace_under_a_trump() -> None:
    assert choice(last("AS 9S JD JC", "KS", "TS", "TH")) == "9S"


def test_it_throws_its_cheapest_card_on_a_trick_that_is_lost() -> None:
    assert choice(last("KD 9D QC AC", "AS", "TS", "KS")) == "9D"


def test_it_takes_a_rich_trick_with_a_trump_when_it_cannot_follow() -> None:
    assert choice(last("TH JD TC 9C", "AS", "TS", "KS")) == "TH"


def test_it_takes_a_trick_with_the_highest_card_of_the_suit_when_it_is_last() -> None:
    assert choice(last("AS 9S JD TC", "KS", "TS", "QS")) == "AS"


# --- Play: sides of other sizes


@pytest.mark.parametrize(("second", "third", "card"), [("AS", "TS", "KD"), ("TS", "AS", "9D")])
def test_among_six_it_gives_points_to_its_side_of_three_only(second: str, third: str, card: str) -> None:
    deal = Deal(match_of("six"), "9H 9S", second, third, "JS", "QS", "KD 9D 9C TD")
    assert choice(deal.go("trump H", "9S", second, third, "JS", "QS"), 6) == card


def test_among_three_single_players_nobody_else_is_a_partner() -> None:
    deal = Deal(match_of("troeven-3"), "AS 9S 8S TS 9H", "JS TD 9D", "KS QS 7D 8D 9C TC JC QC KC AD")
    assert choice(deal.go("trump H", "AS", "JS"), 3) == "QS"


# --- Play: what a seat knows of other hands


def test_it_plays_the_dummys_card_that_wins_the_trick() -> None:
    dummy = "7D 8D 9D TD AS 8S 7H 8C"
    deal = Deal(match_of("troeven-3-dummy", 3), "9S JS", "KS", dummy, "TS JH AH").go("trump H", "TS", "9S", "KS")
    assert deal.view().turn == 3
    assert choice(deal, 1) == "AS"


def test_it_gives_the_dummys_points_to_its_own_trick() -> None:
    dummy = "7D 8D 9D TD KS 8S 7H 8C"
    deal = Deal(match_of("troeven-3-dummy", 3), "AS JS", "QS", dummy, "TS JH AH").go("trump H", "TS", "AS", "QS")
    assert choice(deal, 1) == "KS"


def test_it_gives_points_to_a_trick_that_its_dummy_still_to_play_can_win() -> None:
    dummy = "7D 8D 9D TD AS TH 7H 8C"
    deal = Deal(match_of("troeven-3-dummy", 3), "JS 7S TC JC", "KS", dummy, "QS").go("trump H", "QS")
    assert choice(deal, 1) == "JS"


@pytest.mark.parametrize(("open_card", "hidden", "leads_king"), [("QS", "AS", True), ("AS", "QS", False)])
def test_of_a_layout_it_leads_a_king_that_no_open_card_can_take(open_card: str, hidden: str, leads_king: bool) -> None:
    mine = "AH KH QH JH TH 9H 8H 7H KS 8C 9C 7D 8D 9D TD JD"
    theirs = f"{hidden} 9S 8S 7S 7C TC JC AD {open_card} JS TS KC AC QC KD QD"
    deal = Deal(match_of("troeven-2-layout"), mine, theirs).go("trump H")
    assert (choice(deal) == "KS") is leads_king


def test_while_the_stock_lasts_it_keeps_trumps_and_honours_from_a_worthless_trick() -> None:
    deal = Deal(match_of("troeven-2-stock"), "8D 9C TC 8C", "AH 9H AS AC 7D KS JC KC").go("trump H", "8D")
    assert choice(deal) == "7D"


def test_while_the_stock_lasts_it_trumps_an_ace() -> None:
    hand = "AH 9H AS AC 7C 8S JC KC"
    deal = Deal(match_of("troeven-2-stock"), "AD 9C TC 8C", hand).go("trump H", "AD")
    assert choice(deal) == "9H"
