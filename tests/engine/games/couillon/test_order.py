"""Which cards are trumps and what beats what: "Dame de Make", "Other Variants", the Mit'."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import CARDS, Card, Played, Suit, cards_in, mask_of, pack_of, print_cards
from engine.games.couillon.actions import CouillonReason
from engine.games.couillon.state import order_of
from tests.about import in_one_test
from tests.engine.games.couillon.deals import GAME, Deal, match_of

SMALL = frozenset(pack_of("AKQJT9"))
cards, suits = st.sampled_from(CARDS), st.sampled_from(Suit)


def trumps(preset: str, suit: str, *, mit: bool = False, **changes: str) -> str:
    """The trumps of the small pack, highest first."""
    options = GAME.configure(preset, changes)
    order = order_of(Suit.parse(suit), options.queens, mit)
    return print_cards(card for card in order.trumps() if card in SMALL)


def test_with_hearts_as_trumps_the_mit_declared_and_the_dame_de_make() -> None:
    """A-Q♠-Q♣-K-Q♥-J-10-9, as the text spells it out."""
    assert trumps("dame-de-make", "H", mit=True) == "AH QS QC KH QH JH TH 9H"


def test_without_promotions_trumps_rank_as_every_suit_does() -> None:
    for suit in "SHDC":
        assert trumps("malmedy", suit) == print_cards(Card.parse(rank + suit) for rank in "AKQJT9")


def test_the_mit_ranks_between_ace_and_king_of_any_trump_suit() -> None:
    assert trumps("malmedy", "D", mit=True) == "AD QS KD QD JD TD 9D"
    assert trumps("malmedy", "S", mit=True) == "AS QS KS JS TS 9S"


def test_undeclared_the_mit_is_an_ordinary_spade_between_king_and_jack() -> None:
    assert trumps("malmedy", "S") == "AS KS QS JS TS 9S"
    assert "QS" not in trumps("malmedy", "H")


def test_the_dame_de_make_is_always_a_trump_immediately_above_the_king() -> None:
    assert trumps("dame-de-make", "H") == "AH QC KH QH JH TH 9H"
    assert trumps("dame-de-make", "C") == "AC QC KC JC TC 9C"


def test_with_the_red_queens_too_the_order_is_clubs_hearts_diamonds_above_the_king() -> None:
    assert trumps("malmedy", "C", red_queens="yes") == "AC QC QH QD KC JC TC 9C"
    assert trumps("malmedy", "H", red_queens="yes") == "AH QC QH QD KH JH TH 9H"
    assert trumps("malmedy", "H", red_queens="yes", mit=True) == "AH QS QC QH QD KH JH TH 9H"


def test_with_the_red_queens_and_spades_as_trumps_the_queen_of_spades_is_high_only_if_declared() -> None:
    assert trumps("malmedy", "S", red_queens="yes") == "AS QC QH QD KS QS JS TS 9S"
    assert trumps("malmedy", "S", red_queens="yes", mit=True) == "AS QS QC QH QD KS JS TS 9S"


def test_red_queens_imply_the_dame_de_make() -> None:
    assert GAME.configure("malmedy", {"red_queens": "yes"}).dame_de_make
    assert GAME.configure("malmedy", {"red_queens": "yes", "dame_de_make": "no"}).dame_de_make


def test_the_suit_of_a_permanent_queen_has_a_card_fewer() -> None:
    order = order_of(Suit.H, GAME.configure("dame-de-make").queens, mit=True)
    sizes = {suit: sum(card in SMALL and order.suit_of[card] is suit for card in SMALL) for suit in Suit}
    assert sizes == {Suit.S: 5, Suit.C: 5, Suit.D: 6, Suit.H: 8}


@in_one_test(
    ("trick", "best"),
    [
        ("9D TD JD KD", 4),
        ("9D AC KC AS", 1),
        ("9D QC KC AS", 2),
        ("9D QC KH AS", 2),
        ("9D QC AH AS", 3),
        ("KC AC QC 9H", 3),
        ("QC KH JH TH", 1),
        ("QC KH AH QS", 3),
    ],
)
def test_the_queen_of_clubs_wins_as_a_trump_with_hearts_as_trumps(trick: str, best: int) -> None:
    order = order_of(Suit.H, GAME.configure("dame-de-make").queens, mit=False)
    played = [Played(seat, Card.parse(card)) for seat, card in enumerate(trick.split(), 1)]
    assert order.winner(played).seat == best


def with_the_queen_of_clubs() -> Deal:
    """Hearts are trumps; seat 2 holds the queen of clubs and no other club or heart."""
    deal = Deal(match_of("dame-de-make"), "9C AH KH TC AC", "QC 9S TS JS KS", "KC QD JD TD 9D", "JC KD AD 9H TH")
    return deal.go("trump H")


def test_a_club_lead_does_not_oblige_the_queen_of_clubs() -> None:
    deal = with_the_queen_of_clubs().go("9C")
    assert deal.legal() == ["9S", "JS", "KS", "QC", "TS"]


def test_a_trump_lead_obliges_the_queen_of_clubs() -> None:
    deal = with_the_queen_of_clubs().go("AH")
    assert deal.legal() == ["QC"]
    assert deal.refused("9S") is CouillonReason.MUST_FOLLOW_TRUMP


def test_the_queen_of_clubs_led_asks_for_trumps() -> None:
    deal = Deal(match_of("dame-de-make"), "QC AH KH TC AC", "9C 9H TS JS KS").go("trump H", "QC")
    assert deal.legal() == ["9H"]


def test_the_queen_of_clubs_may_be_played_though_one_could_follow() -> None:
    deal = Deal(match_of("dame-de-make"), "9S AH KH TC AC", "QC TS 9D TD JD").go("trump H", "9S")
    assert deal.legal() == ["QC", "TS"]


def test_when_trumps_are_made_the_printed_suit_of_a_queen_counts() -> None:
    deal = Deal(match_of("dame-de-make", show="chosen"), "QC 9S 9H").go("trump QC")
    assert str(deal.public.trump) == "C"
    assert deal.events[0] == {"type": "shown", "seat": 1, "card": "QC"}


def test_a_queen_of_clubs_turned_up_makes_clubs_trumps() -> None:
    deal = Deal(match_of("dame-de-make"), "9S TS JS QC AH").go("turn")
    assert str(deal.public.trump) == "C"
    assert deal.events[0] == {"type": "turned-up", "card": "QC"}


@in_one_test("preset", ["couillon", "kwajongen", "kujong", "troeven", "troeven-2-stock", "eight"])
def test_the_dame_de_make_can_be_added_to_any_variant(preset: str) -> None:
    assert GAME.configure(preset, {"dame_de_make": "yes"}).queens == Card.parse("QC").bit


@given(st.lists(cards, min_size=1, max_size=8, unique=True), suits)
def test_the_highest_trump_wins_a_trick_else_the_highest_card_of_the_suit_led(played: list[Card], trump: Suit) -> None:
    trick = [Played(seat, card) for seat, card in enumerate(played, 1)]
    best = order_of(trump, 0, mit=False).winner(trick)
    led = played[0].suit
    counting = [card for card in played if card.suit is trump] or [card for card in played if card.suit is led]
    assert best.card == max(counting, key=lambda card: card.rank)
    assert best in trick


@given(st.sets(cards), cards, suits)
def test_who_has_the_suit_led_follows_or_trumps_and_who_has_not_plays_anything(
    hand: set[Card], led: Card, trump: Suit
) -> None:
    playable = set(cards_in(order_of(trump, 0, mit=False).follow_or_trump(mask_of(hand), led)))
    follows = any(card.suit is led.suit for card in hand)
    assert playable == ({card for card in hand if card.suit in (led.suit, trump)} if follows else hand)
