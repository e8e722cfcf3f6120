"""A proposed card makes trumps, beyond the basic game: "Tongres" and Kwajongen's deal."""

from __future__ import annotations

from engine.core.errors import Reason
from engine.core.view import Phase
from engine.games.couillon.actions import CouillonPhase
from engine.games.couillon.sheets.chalked import Slate
from engine.games.couillon.sheets.numbers import Numbers
from tests.engine.games.couillon.deals import Deal, match_of

# --- Tongres: seat 4 deals


def tongres(dealer_hand: str = "9S TS JS AH KD 9C") -> Deal:
    return Deal(match_of("tongres"), "", "", "", dealer_hand)


def test_after_four_cards_each_the_dealers_fourth_card_is_the_proposal() -> None:
    deal = tongres()
    assert deal.events == [{"type": "turned-up", "card": "AH"}]
    assert deal.public.hand_sizes == (4, 4, 4, 4)
    assert "AH" in {str(card) for card in deal.view(4).hand}
    assert deal.legal() == ["accept", "pass"]


def test_after_it_is_accepted_the_deal_is_completed() -> None:
    deal = tongres().go("pass", "pass", "accept")
    assert deal.events == [{"type": "trump", "suit": "H", "seat": 3}]
    assert deal.public.hand_sizes == (6, 6, 6, 6)
    assert (deal.public.declarers, deal.public.actors, deal.public.phase) == ((3,), (1,), Phase.PLAY)


def test_if_all_four_pass_the_dealers_last_card_is_exposed_and_everyone_is_asked_again() -> None:
    deal = tongres().go("pass", "pass", "pass", "pass")
    assert deal.events == [{"type": "turned-up", "card": "9C"}]
    assert deal.public.hand_sizes == (6, 6, 6, 6)
    assert (deal.public.phase, deal.public.actors) == (CouillonPhase.TRUMPS, (1,))
    deal.go("pass", "accept")
    assert (str(deal.public.trump), deal.public.declarers) == ("C", (2,))
    assert deal.public.hand_sizes == (6, 6, 6, 6)


def test_if_all_four_pass_again_the_deal_is_abandoned_without_score_and_the_next_dealer_deals() -> None:
    deal = tongres().go(*["pass"] * 8)
    assert deal.events == [{"type": "thrown-in"}]
    assert deal.result.thrown_in
    assert (deal.result.contract, deal.result.declarers) == (None, ())
    assert deal.result.delta == deal.result.tricks == deal.result.card_points == (0, 0, 0, 0)
    assert (deal.after.dealer, deal.after.score) == (1, (7, 7, 7, 7))
    assert deal.public.phase is Phase.DONE


def test_a_standing_craie_stays_when_a_deal_is_thrown_in() -> None:
    match = match_of("tongres")._replace(sheet=Slate(((0,) * 7, (0,) * 7), craie=True))
    assert Deal(match).go(*["pass"] * 8).after.sheet == match.sheet


# --- Kwajongen


def kwajongen(*hands: str) -> Deal:
    return Deal(match_of("kwajongen"), *hands)


def test_the_dealers_third_batch_is_a_card_face_up_and_shows_the_proposal() -> None:
    """Two cards to each other player, one face up to the dealer."""
    deal = kwajongen("", "", "", "JD 9S TS AS")
    assert deal.events == [{"type": "turned-up", "card": "JD"}]
    assert "JD" in {str(card) for card in deal.view(4).hand}
    assert (deal.public.hand_sizes, deal.public.stock) == ((4, 4, 4, 4), 8)


def test_as_soon_as_someone_plays_the_play_begins_with_eldest() -> None:
    deal = kwajongen().go("pass", "accept")
    assert (deal.public.declarers, deal.public.actors) == ((2,), (1,))


def test_if_all_four_pass_the_cards_are_thrown_in() -> None:
    deal = kwajongen().go(*["pass"] * 4)
    assert deal.events == [{"type": "thrown-in"}]
    assert deal.after.sheet == Numbers((10, 10), bonus=True)
    assert deal.after.dealer == 1


HANDS = ("AS 9D TD 9H", "KS QS 9C AD", "JD QD KD TH", "JH QH KH AH")
"""Seat 4 deals; the jack of hearts proposes trumps."""


def test_players_must_follow_suit_if_able_and_may_not_trump_then() -> None:
    deal = kwajongen(*HANDS).go("accept", "9D")
    assert deal.legal() == ["AD"]
    assert deal.refused("9C") is Reason.MUST_FOLLOW_SUIT
    deal.go("AD")
    assert deal.legal() == ["JD", "KD", "QD"]
    assert deal.refused("TH") is Reason.MUST_FOLLOW_SUIT


def test_who_is_unable_to_follow_must_play_a_trump() -> None:
    deal = kwajongen(*HANDS).go("accept", "AS", "KS")
    assert deal.legal() == ["TH"]
    assert deal.refused("JD") is Reason.MUST_TRUMP


def test_who_has_neither_may_play_any_card() -> None:
    deal = kwajongen(*HANDS).go("accept", "9H")
    assert deal.legal() == ["9C", "AD", "KS", "QS"]


def test_there_is_no_obligation_to_beat() -> None:
    deal = kwajongen(*HANDS).go("accept", "AS", "KS", "TH")
    assert deal.legal() == ["AH", "JH", "KH", "QH"]
