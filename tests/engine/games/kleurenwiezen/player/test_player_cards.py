"""The `simple` player at Kleurenwiezen: which card it plays, for and against tricks, in deals written by hand."""

from __future__ import annotations

import pytest

from engine.core.cards import CARDS, parse_cards, print_cards
from engine.games.kleurenwiezen.state import KleurenwiezenState
from tests.engine.games.kleurenwiezen.deals import GAME, contracted, go
from tests.engine.games.kleurenwiezen.player.test_player import choice


def hands(*known: str) -> tuple[str, ...]:
    """Four hands with these cards; what is left fills the first seats that are short."""
    rest = [card for card in CARDS if card not in parse_cards(" ".join(known))]
    full = []
    for own in (*known, *[""] * (4 - len(known))):
        wanted = 13 - len(own.split())
        full.append(f"{own} {print_cards(rest[:wanted])}".strip())
        rest = rest[wanted:]
    return tuple(full)


def playing(*bids: str, known: tuple[str, ...], dealer: int = 4, preset: str = "pagat") -> KleurenwiezenState:
    return contracted(*bids, hands=hands(*known), dealer=dealer, preset=preset, troel="off")


TOGETHER = ("1 propose H", "3 accept 8 H")
"""Seats 1 and 3 against 2 and 4; hearts are trumps; seat 1 leads."""
THEY_LEAD = ("3 propose H", "1 accept 8 H")
"""The same with seat 1 as dealer; seat 2 leads."""
ONE = "AS KS 5S AH QH 9H 8H 4H KD 5D QC 7C 4C"
TWO = "QS 9S 6S KH 5H 2H AD QD 8D 7D AC 9C 5C"
THREE = "JS 8S 3S 2S JH TH 7H 6H 6D 4D KC JC 6C"


# --- For tricks


def test_it_does_not_beat_its_partners_sure_winner() -> None:
    state = go(playing(*TOGETHER, known=(ONE, TWO, THREE)), "AS 6S")
    assert choice(state) == "2S"


def test_it_does_not_trump_its_partners_winner_in_the_last_seat() -> None:
    known = (ONE, "TS 9S 6S KH 5H 2H AD QD 8D 7D AC 9C 5C", "QS JS 8S 7S 4S 3S 2S TH 6D 4D KC JC 6C")
    state = playing("2 propose H", "4 accept 8 H", known=known)
    # Seat 4 has no spade, and seat 2, its partner, is winning the trick.
    state = go(state, "5S TS 2S")
    assert "H" not in choice(state)


def test_the_last_seat_wins_as_cheaply_as_it_can_and_gives_its_lowest_where_it_cannot() -> None:
    state = playing(*THEY_LEAD, known=(ONE, TWO, THREE), dealer=1)
    assert choice(go(state, "6S 3S 4S")) in {"KS", "AS"}
    assert choice(go(state, "AC 6C 2C")) == "4C"


def test_second_hand_plays_low_with_nothing_that_can_win() -> None:
    state = go(playing(*TOGETHER, known=(ONE, "QS 9S 6S KH 5H 2H JD TD 8D 7D AC 9C 5C", THREE)), "AS")
    assert choice(state) == "6S"


def test_alone_it_draws_trumps_with_the_best_ones() -> None:
    known = ("AS KS QS JS 9S 8S 4S AH 3H 7D 2D KC 4C",)
    state = playing("1 propose S", "1 solo 5 S", known=known)
    assert choice(state) in {"AS", "KS", "QS", "JS"}


def test_with_no_trumps_out_it_takes_its_sure_tricks_and_leads_no_trump_into_the_air() -> None:
    known = ("AS KS QS JS TS 9S 8S 7S AH KH 3D 2C 4C", "6S 5S QH JH TH 9H AD KD QD JD AC KC QC")
    state = playing("1 abondance 9 S", known=(*known, "4S 3S 2S 8H 7H 6H 5H TD 9D 8D 7D JC TC"))
    state = go(state, "AS 5S 2S 4D", "KS 6S 3S 2D", "QS AD 4S 5D")
    assert choice(state) in {"AH", "KH"}


def test_it_trumps_what_its_opponents_would_win() -> None:
    known = ("AS KS 5S AH QH 9H 8H 4H KD 5D QC 7C 4C", "QS 9S 6S KH 5H 2H AD QD 8D 7D AC 9C 5C")
    state = playing(*THEY_LEAD, known=(*known, "JS 8S 7S 4S 3S 2S JH TH 7H 6H 6D 4D 9D"), dealer=1)
    assert choice(go(state, "AC")) in {"6H", "7H"}


def test_the_partner_of_a_troel_leads_the_called_card() -> None:
    known = ("AS AH AD 9S 8S 7H 6H 5D 4D JC TC 3D 2H", "AC KC QC 7C 6C 5C 2S 3S 4H KH 6D 7D KS")
    state = contracted(hands=hands(*known))
    state = go(state, f"2 {choice(state, 2)}")
    assert choice(state, 2) == "AC"


# --- Against them

ALONE = ("1 grand-misere",)
LOW = "9S 4S 2S 8H 6H 3H 7D 5D 2D JC 6C 4C 2C"


def test_in_a_misere_it_throws_the_highest_card_that_stays_under() -> None:
    state = go(playing(*ALONE, known=(LOW, "TH", "4H", "KH"), dealer=1), "TH 4H KH")
    assert choice(state) == "8H"


def test_in_a_misere_it_throws_its_most_dangerous_card_where_it_is_void() -> None:
    known = ("KD 4S 3S 2S 6H 5H 4H 3H 2H 5D 4D 3D 2D", "9C", "3C", "4C")
    assert choice(go(playing(*ALONE, known=known, dealer=1), "9C 3C 4C")) == "KD"


def test_opponents_of_a_misere_stay_under_the_card_it_has_to_win_with() -> None:
    known = ("9S 4S 2S 8H 6H 3H 7D 5D 2D JC 6C 4C 2C", "KS QS JS TH 7H 5H QD JD TD 9D 8D 6D 4D")
    state = go(playing(*ALONE, known=known), "8H")
    assert choice(state) in {"7H", "5H"}


def test_opponents_of_a_misere_part_with_high_cards_where_the_trick_is_lost() -> None:
    known = (LOW, "KS QS JS TH 7H 5H QD JD TD 9D 8D 6D 4D", "AS 8S 7S AH KH 4H 2H AD KD 3D AC KC QC")
    state = go(playing(*ALONE, known=known), "3H TH")
    assert choice(state) in {"AH", "KH"}


def test_against_open_cards_it_leads_no_suit_the_declarer_has_run_out_of() -> None:
    known = ("KS 4S 3S 2S 6H 5H 4H 3H 2H 5D 4D 3D 2D", "AS QS JS TH 7H KH QD JD TD 9D AC KC QC", "5S", "6S")
    state = go(playing("1 open-misere", known=known), "2S AS", "5S 6S")
    assert state.public.exposed[0]
    assert not choice(state).endswith("C")


def test_a_piccolo_with_its_trick_taken_ducks_from_then_on() -> None:
    known = ("AS 4S 2S 8H 6H 3H 7D 5D 2D JC 6C 4C 2C", "KS QS JS TH 7H 5H QD JD TD 9D 8D 6D 4D", "3S", "5S")
    state = go(playing("1 piccolo", known=known), "AS KS", "3S 5S")
    assert state.public.tricks[0] == 1
    assert choice(state) in {"2S", "4S", "3H", "2D", "2C"}


@pytest.mark.parametrize("preset", ["pagat", "flemish"])
def test_four_of_simple_play_a_deal_of_every_family_to_its_end(preset: str) -> None:
    for bid in ("1 small-misere", "1 piccolo", "1 open-misere", "1 abondance 9 S", "1 slam S"):
        state = playing(bid, known=(ONE,), preset=preset)
        while state.outcome is None:
            seat = GAME.actors(state)[0]
            text = choice(state, seat)
            state = go(state, f"{seat} {text}" if text.islower() or " " in text else f"{seat} play {text}")
        assert sum(state.public.tricks) in {12, 13}
