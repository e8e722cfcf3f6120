"""The `simple` player at Kleurenwiezen: what it bids with given hands, and that it uses only its view."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from benchmarks.kleurenwiezen_players import OTHERS, duplicate
from engine.core.actions import clockwise
from engine.core.cards import CARDS, mask_of, parse_cards, print_cards
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenPhase
from engine.games.kleurenwiezen.options import PRESETS
from engine.games.kleurenwiezen.state import KleurenwiezenState
from engine.players.players import PLAYERS
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.deals import GAME, contracted, deal, dealt, go, match_of

SIMPLE = PLAYERS["simple"]


def choice(state: KleurenwiezenState, seat: int | None = None) -> str:
    """What `simple` does on this seat, or on the first that may act, as short text."""
    view = GAME.view(state, seat or GAME.actors(state)[0])
    return str(SIMPLE(view, GAME.legal_actions(view), random.Random(1))).removeprefix("play ")


def holding(own: str, *said: str, seat: int = 1, preset: str = "pagat") -> KleurenwiezenState:
    """A position after these words.

    A seat holds these cards; the others share what is left, each some of every suit.
    """
    rest = [card for card in CARDS if card not in parse_cards(own)]
    others = iter(print_cards(rest[at::3]) for at in range(3))
    hands = tuple(own if number == seat else next(others) for number in clockwise(1, 4))
    return dealt(hands, *said, preset=preset, troel="off")


# --- Strength


@in_one_test("preset", PRESETS)
def test_two_of_simple_clearly_beat_two_of_random_with_the_same_cards(preset: str) -> None:
    gain = duplicate(GAME.configure(preset), SIMPLE, OTHERS["random"], packs=15)
    assert gain.mean > 4 * gain.error


# --- Proposing and accepting


def test_it_proposes_its_long_strong_suit() -> None:
    assert choice(holding("AS KS QS 9S 8S 5H AH 3H 2D 7D KC 4C 6C")) == "propose S"


def test_it_neither_proposes_nor_accepts_with_nothing_in_hand() -> None:
    nothing = "9S 7S 2S 9H 8H 3H 9D 7D 2D TC 8C 7C 2C"
    assert choice(holding(nothing)) in {"pass", "wait"}
    assert choice(holding(nothing, "1 propose H", seat=2)) == "pass"


def test_it_accepts_with_trumps_and_aces_and_not_without() -> None:
    assert choice(holding("KH JH 8H 4H AS 7S 2S AD 6D 5D QC 9C 3C", "1 propose H", seat=2)) == "accept 8 H"
    assert choice(holding("2H KS 9S 7S 3S JD TD 8D 4D JC 9C 8C 3C", "1 propose H", seat=2)) == "pass"


def test_eldest_waits_with_some_support_and_no_suit_of_its_own() -> None:
    assert choice(holding("TS 9S 8S 7S JH TH 9H AD KD QD 5C 6C 7C")) == "wait"


def test_an_acceptor_raises_with_a_strong_hand_and_not_with_one_that_just_accepted() -> None:
    said = ("1 propose S", "2 propose H", "3 accept 8 S", "4 accept 8 H")
    weak, strong = "JS TS 4S AH 7H QD 7D 6D 5D KC 9C 3C 8H", "AS QS JS TS 4S AH AD KD 5D AC KC 9C 3C"
    assert choice(holding(weak, *said, seat=3)) == "pass"
    assert choice(holding(strong, *said, seat=3)) == "accept 9 S"


def test_who_found_no_partner_plays_a_long_suit_alone() -> None:
    long = "AS KS QS JS 9S 8S 4S AH 3H 7D 2D KC 4C"
    state = holding(long, "1 propose S", "2 pass", "3 pass", "4 pass")
    assert choice(state).startswith("solo ")
    assert choice(holding(long, "1 pass", "2 pass", "3 pass", seat=4)) == "solo 5 S"


# --- Contracts alone


@pytest.mark.parametrize(
    ("hand", "least"),
    [
        ("AS KS QS JS TS 9S 8S 7S AH KH 3D 2C 4C", 9),
        ("AS KS QS JS TS 9S 8S 7S AH KH QH AC 4C", 11),
    ],
)
def test_it_bids_abondance_at_once_with_as_many_tricks_in_hand(hand: str, least: int) -> None:
    words = choice(holding(hand)).split()
    assert words[0] == "abondance"
    assert int(words[1]) >= least
    assert words[2] == "S"


def test_it_bids_slam_with_thirteen_tricks_in_hand() -> None:
    assert choice(holding("AS KS QS JS TS 9S 8S 7S AH KH QH AC AD")) == "slam S"


NEGATIVE = ("small-misere", "piccolo", "piccolissimo", "grand-misere", "open-misere")
TALL = "AS KS 9S QH JH TH AD QD JD 9D KC JC TC"
LOW = "4S 3S 2S 6H 4H 3H 2H 7D 5D 2D 6C 4C 2C"


@in_one_test("bid", NEGATIVE)
def test_it_joins_no_hopeless_misere(bid: str) -> None:
    assert choice(holding(TALL, f"1 {bid}", seat=2, preset="gerver")) not in NEGATIVE


@pytest.mark.parametrize("bid", ["small-misere", "grand-misere", "open-misere"])
def test_it_joins_a_safe_misere_or_bids_a_higher_one(bid: str) -> None:
    action = choice(holding(LOW, f"1 {bid}", seat=2))
    assert action in NEGATIVE[NEGATIVE.index(bid) :]


def test_it_bids_an_open_misere_that_cannot_fail_and_none_with_a_bare_king() -> None:
    assert choice(holding(LOW)) == "open-misere"
    assert choice(holding("4S 3S 2S 6H 4H 3H 2H KD 5C 7C 6C 4C 2C")) != "open-misere"


# --- Troel, doubling, discarding


def test_the_partner_of_a_troel_names_a_long_suit_of_its_own_and_else_the_called_one() -> None:
    aces = "AS AH AD 9S 8S 7H 6H 5D 4D JC TC 3D 2H"
    for own, expected in [
        ("AC 2C KD QD JD TD 9D 8D 7D KS 3S 4H 3H", "troel 9 D"),
        ("AC KC QC 7C 6C 5C 2S 3S 4H KH 6D 7D KS", "troel 8 C"),
    ]:
        rest = [card for card in CARDS if card not in parse_cards(f"{aces} {own}")]
        state = dealt((aces, own, print_cards(rest[::2]), print_cards(rest[1::2])))
        while state.phase is KleurenwiezenPhase.AUCTION:
            state = go(state, f"{state.public.auction.turn} pass")
        assert choice(state, 2) == expected


def test_it_doubles_with_many_trumps_and_aces_and_not_with_a_poor_hand() -> None:
    bids = ("1 propose H", "2 accept 8 H", "3 pass", "4 pass")
    strong, weak = "AH KH QH JH 9H AS KS 2S AD KD AC KC 3C", "2H 3H 4S 5S 9S TS 4D 5D 9D 4C 5C 8C 9C"
    assert choice(holding(strong, *bids, seat=3, preset="flemish"), 3) == "double"
    assert choice(holding(weak, *bids, seat=3, preset="flemish"), 3) == "no-double"


def test_before_a_small_misere_the_card_goes_that_would_take_tricks() -> None:
    state = holding("4S 3S 2S 6H 4H 3H 2H KD 5D 6C 4C 2C 7C", "1 small-misere", "2 pass", "3 pass", "4 pass")
    assert choice(state, 1) == "discard KD"


# --- By its view alone


@in_one_test("preset", PRESETS)
def test_the_same_view_always_gives_the_same_legal_action(preset: str) -> None:
    rng = random.Random(preset)
    for _ in range(4):
        state = GAME.deal(match_of(preset), rng.sample(CARDS, len(CARDS))).state
        while state.outcome is None:
            seat = rng.choice(GAME.actors(state))
            view = GAME.view(state, seat)
            legal = GAME.legal_actions(view)
            action = SIMPLE(view, legal, random.Random(1))
            assert action in legal
            assert SIMPLE(view, legal[::-1], random.Random(2)) == action
            state = GAME.apply(state, seat, rng.choice(legal)).state


@pytest.mark.parametrize("bids", [(), ("1 small-misere",), ("1 grand-misere",), ("1 abondance 9 S",)], ids=str)
def test_what_others_hold_changes_nothing(bids: tuple[str, ...]) -> None:
    rng = random.Random(1)
    state = contracted(*bids, troel="off") if bids else dealt(troel="off")
    for _ in range(10):
        cards = rng.sample(CARDS, len(CARDS))
        own, *others = (mask_of(cards[at::4]) for at in range(4))
        chosen = {choice(state._replace(hands=(own, *order)), 1) for order in permutations(others)}
        assert len(chosen) == 1


def test_with_a_ladder_of_ones_own_it_bids_only_what_there_is() -> None:
    state = deal(match_of(ladder="accept 9=5; small-misere=6", troel="off"))[0]
    view = GAME.view(state, 1)
    bids = {action.contract.kind.value for action in GAME.legal_actions(view) if isinstance(action, Bid)}
    assert bids == {"small-misere"}
    assert choice(state) in {"pass", "wait", "propose H", "propose S", "propose C", "propose D", "small-misere"}
