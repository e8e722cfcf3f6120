"""A Troel from its announcement to its first lead (kleurenwiezen.txt, "The Play"; docs page, "Play", options)."""

from __future__ import annotations

from engine.core.cards import Suit, parse_cards
from engine.core.errors import Reason
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase, KleurenwiezenReason
from engine.records.jsonlines import view as json_view
from tests.engine.games.kleurenwiezen.deals import (
    FOUR_ACES,
    GAME,
    THREE_ACES,
    contracted,
    deal,
    facts,
    go,
    hand,
    legal,
    match_of,
    refused,
    step,
)


def test_the_partner_of_a_troel_leads_the_called_card_and_its_suit_is_trumps_for_eight_tricks() -> None:
    state = contracted(hands=THREE_ACES)
    assert (state.phase, GAME.actors(state)) == (KleurenwiezenPhase.TROEL, (3,))
    assert legal(state, 3) == {"troel 8 C", "troel 9 H", "troel 9 D", "troel 9 S"}
    state, events = step(state, "3 troel 8 C")
    assert facts(events) == [{"type": "contract", "contract": "troel 8 C", "seats": [1, 3]}]
    assert (state.public.turn, legal(state), state.public.trump) == (3, {"AC"}, Suit.C)


def test_another_card_than_the_called_one_is_refused_without_naming_it() -> None:
    state = go(contracted(hands=THREE_ACES), "3 troel 8 C")
    refusal = refused(state, 3, "play KC")
    assert refusal.reason is KleurenwiezenReason.MUST_LEAD_TROEL
    assert "AC" not in str(refusal)
    assert refused(state, 3, "play AS").reason is Reason.NOT_HELD


def test_the_partner_may_switch_trumps_for_nine_tricks_and_the_bidder_leads_that_ace() -> None:
    for suit in "SHD":
        state = go(contracted(hands=THREE_ACES), f"3 troel 9 {suit}")
        assert (state.public.turn, legal(state)) == (1, {f"A{suit}"})
        assert refused(state, 1, "play 2C").reason is KleurenwiezenReason.MUST_LEAD_TROEL


def test_with_all_aces_the_partner_leads_the_highest_heart_lacking_or_the_bidder_an_ace() -> None:
    state = contracted(hands=FOUR_ACES)
    assert legal(state, 3) == {"troel 8 H", "troel 9 D", "troel 9 C", "troel 9 S"}
    hearts = go(state, "3 troel 8 H")
    assert (hearts.public.turn, legal(hearts)) == (3, {"JH"})
    clubs = go(state, "3 troel 9 C")
    assert (clubs.public.turn, legal(clubs)) == (1, {"AC"})


def test_only_the_first_lead_of_a_troel_is_prescribed() -> None:
    state = go(contracted(hands=THREE_ACES), "3 troel 8 C", "AC")
    assert legal(state) == {"8S", "7S", "6S", "5S", "4S", "3S", "2S", "6H", "5H", "4H", "6D", "5D", "4D"}
    state = go(state, "2S", "2C", "6C")
    assert (state.public.turn, legal(state)) == (3, hand(state, 3))


def test_where_nine_tricks_are_always_needed_the_called_suit_is_for_nine_and_the_partner_leads_the_card() -> None:
    state = contracted(hands=THREE_ACES, preset="wallonia")
    assert legal(state, 3) == {"troel 9 C", "troel 9 H", "troel 9 D", "troel 9 S"}
    called = go(state, "3 troel 9 C")
    assert (called.public.turn, legal(called)) == (3, {"AC"})
    other = go(state, "3 troel 9 H")
    assert (other.public.turn, legal(other)) == (1, {"AH"})


def test_where_the_partner_always_leads_it_may_be_any_card_whatever_is_trumps() -> None:
    for choice in ("troel 8 C", "troel 9 H"):
        state = go(contracted(hands=THREE_ACES, troel_lead="partner-any"), f"3 {choice}")
        assert (state.public.turn, legal(state)) == (3, hand(state, 3))


def test_a_troel_and_its_partner_are_announced_the_called_card_only_if_it_is_no_ace() -> None:
    _, events = deal(match_of(), THREE_ACES)
    assert facts(events) == [{"type": "troel", "seat": 1, "called": None}, {"type": "with-me", "seat": 3}]
    _, events = deal(match_of(), FOUR_ACES)
    assert facts(events) == [{"type": "troel", "seat": 1, "called": "JH"}, {"type": "with-me", "seat": 3}]
    assert not deal(match_of())[1]


def test_which_ace_is_called_only_the_two_know_until_it_is_told() -> None:
    state = contracted(hands=THREE_ACES)
    for seat in range(5):
        called = GAME.view(state, seat).called
        assert called == (parse_cards("AC")[0] if seat in (1, 3) else None)
        assert ('"AC"' in str(json_view(GAME, GAME.view(state, seat))).replace("'", '"')) == (seat in (1, 3))


def test_only_the_partner_chooses_and_only_a_troel_with_the_tricks_that_suit_needs() -> None:
    state = contracted(hands=THREE_ACES)
    assert refused(state, 1, "troel 8 C").reason is Reason.NOT_YOUR_TURN
    for text in ("troel 8 H", "troel 9 C"):
        assert refused(state, 3, text).reason is KleurenwiezenReason.TROEL_TRICKS
    for text in ("pass", "slam H", "play AC"):
        assert refused(state, 3, text).reason is Reason.NOT_NOW
