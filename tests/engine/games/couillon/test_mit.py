"""The Mit', Kontra and Re: "Play with Mit', Kontra and Re", "Scoring", Kujong's Mit, ot'tant."""

from __future__ import annotations

import pytest

from engine.core.cards import Card
from engine.core.errors import Reason
from engine.core.view import Phase
from engine.games.couillon.actions import CouillonPhase, CouillonReason
from tests.engine.games.couillon.deals import Deal, match_of

EAST = "QS TS 9S JD 9H"
"""Seat 2 holds the Mit' and one heart."""


def malmedy(**changes: str) -> Deal:
    """Seat 1 makes hearts trumps and leads; seat 2 holds the queen of spades."""
    deal = Deal(match_of("malmedy", **changes), "AH KS 9D TD 9C", EAST, "KH JH AD JC TC", "QH AS KD QD KC")
    return deal.go("trump H")


# --- Declaring


def test_the_holder_may_declare_at_their_turn_before_playing_to_the_first_trick() -> None:
    deal = malmedy().go("9D")
    assert "mit" in deal.legal(2)
    assert [seat for seat in range(1, 5) if "mit" in deal.legal(seat)] == [2]


def test_nobody_else_may_declare_and_the_holder_not_before_their_turn() -> None:
    deal = malmedy()
    assert deal.refused("1 mit") is CouillonReason.MIT_NOT_HELD
    assert deal.refused("2 mit") is Reason.NOT_YOUR_TURN


def test_after_their_own_first_card_it_is_too_late_and_the_queen_an_ordinary_spade() -> None:
    deal = malmedy().go("9D", "JD", "AD", "QD", "3 TC", "KC", "9C")
    assert deal.actor == 2
    assert "mit" not in deal.legal()
    assert deal.refused("mit") is CouillonReason.TOO_LATE
    assert deal.public.mit is None


def test_the_leader_may_declare_before_leading() -> None:
    deal = Deal(match_of("malmedy"), "AH QS 9D").go("trump H")
    assert "mit" in deal.legal(1)


def test_a_queen_shown_or_turned_up_when_trumps_were_made_may_still_be_declared() -> None:
    shown = Deal(match_of("malmedy", show="chosen"), "QS 9S 9D").go("trump QS")
    assert "QS" in {str(card) for card in shown.public.turned_up}
    assert "mit" in shown.legal(1)
    turned = Deal(match_of("malmedy"), "9S TS 9D QS").go("turn")
    assert "mit" in turned.legal(1)


def test_it_does_not_have_to_be_played_to_the_first_trick() -> None:
    deal = malmedy(mit="plain").go("9D", "mit")
    assert deal.legal() == ["9H", "JD", "QS"]
    deal.go("JD")
    assert deal.public.trick[-1].card.text == "JD"


def test_declared_it_takes_a_trick_as_the_second_highest_trump() -> None:
    deal = malmedy(mit="plain").go("9D", "mit", "QS", "KH", "QH")
    assert deal.events[0] == {"type": "trick", "seat": 2, "cards": ["9D", "QS", "KH", "QH"], "card_points": 7}


def test_declared_it_loses_to_the_ace_only() -> None:
    deal = malmedy(mit="plain").go("AH", "mit", "QS", "KH", "QH")
    assert deal.events[0]["seat"] == 1


def test_undeclared_it_does_not_count_as_a_trump() -> None:
    deal = malmedy().go("AH")
    assert deal.legal() == ["9H", "mit"]


def test_it_must_be_played_to_a_trump_trick_if_it_is_the_only_trump() -> None:
    deal = Deal(match_of("malmedy", mit="plain"), "AH KS 9D", "QS TS 9S JD TD", "9H KH").go("trump H", "AH")
    assert len(deal.legal()) == 6
    deal.go("mit")
    assert deal.legal() == ["QS"]


def test_leading_it_requires_the_others_to_follow_with_trumps() -> None:
    deal = Deal(match_of("malmedy", mit="plain"), "QS AH 9D", "9H KS AS JS TS").go("trump H", "mit", "QS")
    assert deal.legal() == ["9H"]


def test_promotion_holds_for_the_trick_under_way() -> None:
    """Seat 1 leads a spade. The queen declared now is no spade any more, and takes the trick as a trump."""
    deal = malmedy(mit="plain").go("KS", "mit", "QS", "JC", "AS")
    assert deal.events[0]["seat"] == 2


def test_undeclared_the_queen_of_spades_stays_under_the_king() -> None:
    deal = malmedy().go("KS", "QS", "JC", "AS")
    assert deal.events[0]["seat"] == 4


# --- Kontra and Re


def test_either_opponent_may_say_kontra_in_any_order_before_the_holder_plays() -> None:
    deal = malmedy().go("9D", "mit")
    assert deal.public.phase is CouillonPhase.KONTRA
    assert deal.public.actors == (1, 3)
    assert deal.legal(1) == deal.legal(3) == ["kontra", "pass"]
    assert deal.refused("2 QS") is Reason.NOT_YOUR_TURN
    assert deal.refused("1 re") is Reason.NOT_NOW


def test_all_pass_closes_the_window_and_the_holder_plays() -> None:
    deal = malmedy().go("9D", "mit", "3 pass")
    assert deal.public.actors == (1,)
    assert deal.refused("3 kontra") is Reason.NOT_YOUR_TURN
    deal.go("1 pass")
    assert (deal.public.phase, deal.public.actors) == (Phase.PLAY, (2,))
    assert "mit" not in deal.legal()
    assert deal.refused("mit") is Reason.NOT_NOW


def test_the_first_kontra_closes_the_window_and_the_side_of_the_mit_may_say_re() -> None:
    deal = malmedy().go("9D", "mit", "3 kontra")
    assert (deal.public.kontra, deal.public.actors) == (3, (2, 4))
    assert deal.legal(2) == deal.legal(4) == ["pass", "re"]
    assert deal.refused("1 kontra") is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("seat", [2, 4])
def test_either_member_may_say_re_the_holder_included(seat: int) -> None:
    deal = malmedy().go("9D", "mit", "1 kontra", f"{seat} re")
    assert (deal.public.re, deal.public.phase, deal.public.actors) == (seat, Phase.PLAY, (2,))


def test_without_re_the_holder_plays_after_both_have_passed() -> None:
    deal = malmedy().go("9D", "mit", "1 kontra", "2 pass", "4 pass")
    assert (deal.public.re, deal.public.actors) == (None, (2,))


def test_in_teams_of_three_and_four_all_opponents_have_the_window() -> None:
    six = Deal(match_of("six"), "9S AH", "QS").go("trump H", "9S", "2 mit")
    assert six.public.actors == (1, 3, 5)
    six.go("5 kontra")
    assert six.public.actors == (2, 4, 6)
    eight = Deal(match_of("eight"), "9S AH", "QS").go("trump H", "9S", "2 mit")
    assert eight.public.actors == (1, 3, 5, 7)


def test_everything_said_is_public_and_nothing_else() -> None:
    deal = malmedy().go("9D", "mit", "1 pass", "3 kontra", "4 re")
    assert [(said.seat, str(said.call)) for said in deal.public.calls] == [
        (2, "mit"),
        (1, "pass"),
        (3, "kontra"),
        (4, "re"),
    ]


def test_with_the_plain_mit_no_window_opens() -> None:
    deal = malmedy(mit="plain").go("9D", "mit")
    assert (deal.public.phase, deal.public.actors) == (Phase.PLAY, (2,))
    assert deal.refused("2 kontra") is Reason.NOT_IN_THIS_GAME


def test_without_the_mit_in_the_rules_the_word_does_not_exist() -> None:
    deal = malmedy(mit="none").go("9D")
    assert "mit" not in deal.legal(2)
    assert deal.refused("2 mit") is Reason.NOT_IN_THIS_GAME


# --- What it is worth


STRONG, WITH_STRONG = "AH KH JH AD AC", "QH TH 9H KD KC"
SWEEPS = {
    0: (STRONG, "9S TS JS 9D 9C", WITH_STRONG, "KS AS QD JD TD"),
    1: ("9H 9S TS JS TD", "AH KH JH AD QS", "9D 9C TC JC QC", "QH TH KD KC AS"),
}
"""For each side, hands with which it takes every trick; seat 1 has a heart among its first cards."""


def swept(won_by: int, *words: str, **changes: str) -> Deal:
    """Seat 1 makes hearts trumps; after these words and cards one side takes all five tricks."""
    deal = Deal(match_of("malmedy", **changes), *SWEEPS[won_by])
    deal.go("trump H")
    for word in words:
        deal.go(word)
    while deal.state.outcome is None:
        order = deal.public.order
        assert order is not None
        plays = [Card.parse(action) for action in deal.legal() if len(action) == 2]
        choose = max if deal.public.sides[deal.actor - 1] == won_by else min
        deal.go(choose(plays, key=order.strength.__getitem__).text)
    assert sum(deal.result.tricks[won_by::2]) == 5
    return deal


def test_winning_counts_one_and_all_five_tricks_one_more() -> None:
    assert swept(0).result.delta == (-2, 0, -2, 0)


def test_the_side_that_made_trumps_and_loses_adds_one_roye_and_its_chooser_is_bourgumesse() -> None:
    deal = swept(1)
    assert deal.result.delta == (1, -2, 1, -2)
    assert deal.events[-1] == {"type": "bourgumesse", "seat": 1}


def test_nobody_is_bourgumesse_where_the_trump_makers_take_everything() -> None:
    assert "bourgumesse" not in {event["type"] for event in swept(0).events}


LEAD = "9S"


def test_five_royes_are_subtracted_at_once() -> None:
    """One each for the deal, all the tricks, Mit', Kontra and Re."""
    deal = swept(1, LEAD, "mit", "3 kontra", "4 re")
    assert deal.result.delta == (1, -5, 1, -5)
    assert deal.result.score == (14, 8, 14, 8)


@pytest.mark.parametrize(
    ("words", "subtracted"),
    [
        ((), 2),
        (("mit", "1 pass", "3 pass"), 3),
        (("mit", "1 kontra", "2 pass", "4 pass"), 4),
    ],
)
def test_mit_kontra_and_re_count_one_each(words: tuple[str, ...], subtracted: int) -> None:
    assert swept(1, LEAD, *words).result.delta[1] == -subtracted


def test_ottant_adds_two_for_trump_makers_who_declared_and_lost() -> None:
    """The trump maker's own side declares the Mit' and loses."""
    hands = ("QS 9H 9S TS 9C", "AH KH JH AD AC", "9D TD TC JC QC", "QH TH KD KC AS")
    for ottant, added in (("no", 1), ("yes", 2)):
        deal = Deal(match_of("malmedy", ottant=ottant, mit="plain"), *hands).go("trump H", "mit")
        deal.go("9C", "AC", "QC", "KC", "AH", "TC", "QH", "9H", "KH", "9D", "TH", "QS")
        while deal.state.outcome is None:
            deal.go(deal.legal()[0])
        assert deal.result.declarers == (1,)
        points = deal.result.card_points
        assert points is not None
        assert points[1] + points[3] > points[0] + points[2]
        assert deal.result.delta[0] == added


def test_ottant_needs_the_declaration_of_the_trump_makers_themselves() -> None:
    deal = swept(1, LEAD, "mit", "1 pass", "3 pass", ottant="yes")
    assert deal.result.delta == (1, -3, 1, -3)
