"""The `simple` player at Chouine: it beats random play and high cards everywhere, and decides sensibly."""

from __future__ import annotations

import random

import pytest

from benchmarks.chouine_players import OTHERS, contest
from engine.core.cards import Suit, mask_of, parse_cards
from engine.games.chouine.options import PRESETS
from engine.games.chouine.player.endgame import Solver, possible_hands
from engine.games.chouine.player.known import WINS, known_from
from engine.games.chouine.state import ChouineState
from engine.players.players import PLAYERS
from engine.players.turns import questions
from tests.about import in_one_test
from tests.engine.games.chouine.ends import at_end, gain_of
from tests.engine.games.chouine.written import GAME, dealt, go, hand, legal, match_of, to_trick

SIMPLE = PLAYERS["simple"]


def choice(state: ChouineState, seat: int | None = None) -> str:
    """What `simple` does on this seat, or on the seat on turn, as short text."""
    asked = {question.seat: question for question in questions(GAME, state)}[seat or state.public.turn]
    return str(SIMPLE(asked.view, asked.choices, random.Random(1), asked.remembered)).removeprefix("play ")


# --- Strength


PARTIES = {"chouine": (15, 0.8), "mondoubleau": (15, 0.8), "chouine-3": (40, 0.5), "chouine-4": (40, 0.37)}
"""For each preset: how many packs to play from every seat, and the smallest share that `simple` must win."""


@in_one_test("others", OTHERS)
@in_one_test("preset", PRESETS)
def test_simple_clearly_beats_random_and_high_cards_with_the_same_cards_on_every_seat(preset: str, others: str) -> None:
    packs, share = PARTIES[preset]
    assert contest(preset, SIMPLE, OTHERS[others], packs).rate > share


@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_view_and_memory_always_give_the_same_action(preset: str) -> None:
    rng = random.Random(preset)
    for _ in range(3):
        pack = list(GAME.pack(GAME.configure()))
        rng.shuffle(pack)
        state = GAME.deal(match_of(preset), pack).state
        while state.outcome is None:
            for _, view, choices, remembered in questions(GAME, state):
                chosen = SIMPLE(view, choices, random.Random(1), remembered)
                assert SIMPLE(view, choices[::-1], random.Random(2), remembered) == chosen
                assert chosen in choices
            turn = state.public.turn
            action = rng.choice(GAME.legal_actions(GAME.view(state, turn)))
            state = GAME.apply(state, turn, action).state


@pytest.mark.parametrize("preset", ["chouine", "mondoubleau"])
def test_with_the_talon_gone_it_remembers_what_the_other_must_hold(preset: str) -> None:
    """Nobody may look at cards that the other took long ago, but everybody has seen them."""
    rng = random.Random(preset)
    ends = 0
    for _ in range(6):
        pack = list(GAME.pack(GAME.configure()))
        rng.shuffle(pack)
        state = GAME.deal(match_of(preset), pack).state
        while state.outcome is None:
            turn = state.public.turn
            view = GAME.view(state, turn)
            if not state.public.talon:
                ends += known_from(view).unseen != state.hands[2 - turn]
                assert known_from(view, GAME.remembered(state, turn)).unseen == state.hands[2 - turn]
            state = GAME.apply(state, turn, rng.choice(GAME.legal_actions(view))).state
    assert ends, "the views alone told as much"


# --- Collecting


def test_early_it_keeps_king_and_queen_together_and_parts_with_a_seven() -> None:
    assert choice(dealt("8C 9C TC KC QC", "KD QD 7C AH KH", talon="9S")) == "7C"


def test_early_it_keeps_single_kings_and_queens_rather_than_nines() -> None:
    assert choice(dealt("8C 9C TC KC QC", "KD QH 9D KS QS", talon="8S")) == "9D"


def test_it_waits_with_a_mariage_while_a_better_combination_can_come() -> None:
    assert choice(dealt("8C 9C TC KC QC", "KS QS JS 7C 8D", talon="9S")) in {"7C", "8D"}


def test_it_declares_the_quateron_and_not_the_mariage_in_it_when_the_ten_has_been_played() -> None:
    state = dealt("AD KD QD JD AS", "TD 7C 8C 9C JC", talon="9H")
    assert choice(go(state, "TD")) == "AD quateron"


def test_a_chouine_is_declared_at_once() -> None:
    assert choice(dealt("8C 9C TC KC QC", "AD TD KD QD JD", talon="9S")).endswith(" chouine")
    for preset in ("chouine-3", "chouine-4"):
        hands = ["8C 9C TC", "KD QD JD", "7H 8H 9H", "7S 8S AS"][: 3 if preset == "chouine-3" else 4]
        assert choice(dealt(*hands, talon="9S", preset=preset)).endswith(" chouine")


def test_five_brisques_are_declared_and_four_are_kept_for_the_fifth() -> None:
    assert choice(dealt("8C 9C KC QC JC", "AD TD AH TH AC", talon="9S")).endswith(" quinte")
    assert choice(dealt("8C 9C KC QC JC", "AD TD AH TH 8D", talon="9S")) == "8D"


def test_with_three_cards_two_brisques_wait_for_the_trente() -> None:
    assert choice(dealt("8C 9C TC", "AD TD 7H", "8H 9H JH", talon="9S", preset="chouine-3")) == "7H"


def test_it_remembers_that_the_queen_is_gone_and_parts_with_the_king() -> None:
    state = go(dealt("AD KD KC KH KS", "QD 7H 8H 9H 7C", talon="9S"), "QD", "AD")
    assert choice(state).startswith("KD")


def test_a_mariage_in_its_last_two_cards_is_declared_with_the_first() -> None:
    assert choice(at_end("KD QD", "7H 8H", "S")) in {"KD mariage", "QD mariage"}


# --- Tricks


def test_it_takes_an_ace_with_a_small_trump() -> None:
    assert choice(go(dealt("8S 7C 9H KD QD", "AC TC 8C 9C JC", talon="9S"), "AC")) == "8S"


def test_it_brings_a_ten_home_on_a_seven_of_its_suit() -> None:
    assert choice(go(dealt("TC 8D 9H KD QS", "7C AC 8C 9C JC", talon="9S"), "7C")) == "TC"


def test_it_gives_no_brisque_and_no_trump_to_a_trick_it_cannot_or_need_not_take() -> None:
    assert choice(go(dealt("AD TH 8H KS 9S", "7C TC 8C 9C JC", talon="8S"), "7C")) == "8H"


def test_it_leads_no_brisque_that_can_be_taken() -> None:
    assert choice(dealt("8C 9C KC QC JC", "TD 8H 9H JH KS", talon="9S")) in {"8H", "9H"}


# --- The seven


def test_it_does_not_show_early_that_it_holds_the_seven() -> None:
    state = dealt("8C 9C TC KC QC", "7S 8D KD QD KH", talon="JS")
    assert choice(state) == "8D"
    waiting = go(state, "8D")
    assert choice(dealt("7S 9C TC KC QC", "8C 8D KD QD KH", talon="JS"), 1) == "leave it"
    assert choice(waiting) != "exchange"


def test_it_swaps_the_seven_when_it_is_about_to_use_the_card_turned_up() -> None:
    assert choice(go(dealt("7S KS QS JS AS", "AC TC 8C 9C JC", talon="TS"), "AC")) == "exchange"


@in_one_test(("preset", "last"), [("chouine", 11), ("chouine-3", 7), ("chouine-4", 5)])
@in_one_test("leads", [True, False])
def test_it_swaps_the_seven_at_the_last_moment_in_or_out_of_turn(preset: str, last: int, leads: bool) -> None:
    rng = random.Random(preset)
    pack = list(GAME.pack(GAME.configure()))
    seen = 0
    while seen < 3:
        rng.shuffle(pack)
        state = GAME.deal(match_of(preset), pack).state
        seven = f"7{state.public.trump}"
        state = to_trick(state, last, seven)
        for seat in range(1, len(state.hands) + 1):
            if seven in hand(state, seat) and (seat == state.public.turn) is leads:
                assert choice(state, seat) == "exchange"
                seen += 1


# --- Mondoubleau


def test_around_mondoubleau_it_makes_trumps_when_it_leads() -> None:
    state = go(dealt("TD 9C 8C 7C 7H", "AD KD QD JD AH", preset="mondoubleau"), "AH", "TD")
    assert choice(state).endswith(" quateron")


def test_around_mondoubleau_who_follows_keeps_a_mariage_that_could_make_trumps() -> None:
    state = go(dealt("KD QD 7H 8H 9C", "7C TC 8C 9S JC", preset="mondoubleau"), "7C")
    assert choice(state) in {"7H", "8H", "9C"}


# --- The end for two players


def test_it_keeps_the_highest_trump_for_the_last_trick() -> None:
    assert choice(at_end("9S 7D", "8S 8D", "S")) == "7D"


def test_it_draws_the_last_trump_before_it_leads_its_ace() -> None:
    assert choice(at_end("AS AD TD", "9S 7H 8H", "S")) == "AS"


@pytest.mark.parametrize("preset", ["chouine", "mondoubleau"])
def test_with_all_cards_known_the_last_three_tricks_are_played_as_well_as_can_be(preset: str) -> None:
    rng = random.Random(7)
    declared = 0
    for number in range(30):
        trump = None if preset == "mondoubleau" and number % 2 else "S"
        state = at_end(*court_and_others(rng), trump, preset)
        while state.outcome is None:
            best = gain_of(state, 2)
            if state.public.turn == 2:
                action = choice(state)
                declared += " " in action
                state = go(state, action)
                assert gain_of(state, 2) == best
            else:
                state = go(state, str(rng.choice(sorted(legal(state)))))
    assert declared


def court_and_others(rng: random.Random) -> tuple[str, str]:
    """Two hands of three cards with more kings and queens than chance would give."""
    pack = [str(card) for card in GAME.pack(GAME.configure())]
    court = rng.sample([card for card in pack if card[0] in "KQ" and card[1] in "SH"], 3)
    cards = [*court, *rng.sample([card for card in pack if card not in court], 3)]
    rng.shuffle(cards)
    return " ".join(cards[:3]), " ".join(cards[3:])


def test_where_older_tricks_cannot_be_looked_at_the_points_still_tell_what_hands_are_possible() -> None:
    rng = random.Random(3)
    pack = list(GAME.pack(GAME.configure()))
    uncertain = 0
    for _ in range(10):
        rng.shuffle(pack)
        state = to_trick(GAME.deal(match_of(), pack).state, 13)
        view = GAME.view(state, state.public.turn)
        hands = possible_hands(view, known_from(view), 100_000)
        assert state.hands[2 - view.seat] in hands
        assert len(set(hands)) == len(hands)
        uncertain += len(hands) > 1
    assert uncertain
    view = GAME.view(at_end("9S 7D", "8S 8D", "S"), 2)
    assert possible_hands(view, known_from(view), 5) == [mask_of(parse_cards("8S 8D"))]


def test_of_two_chouines_the_one_in_trumps_counts_in_the_end_too() -> None:
    plain, trumps = (mask_of(parse_cards(f"A{suit} T{suit} K{suit} Q{suit} J{suit}")) for suit in "HS")
    solver = Solver(GAME.configure())
    assert solver.leads(plain, trumps, 0, 0, Suit.S) == -WINS
    assert solver.leads(plain, trumps, 0, 0, Suit.D) == WINS
    assert solver.leads(trumps, plain, 0, 0, Suit.S) == WINS
