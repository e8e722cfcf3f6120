"""The `strong` player at Kleurenwiezen: what it says by simulation, and how it plays negative contracts."""

from __future__ import annotations

import random

import pytest

from engine.core.cards import CARDS, parse_cards, print_cards
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase
from engine.games.kleurenwiezen.sheet import is_made
from engine.games.kleurenwiezen.state import KleurenwiezenState
from engine.players import levels
from engine.players.levels import choose_by_search
from engine.players.players import PLAYERS
from engine.players.search.search import Effort
from engine.players.selfplay import act
from tests.engine.games.kleurenwiezen.deals import GAME, contracted, dealt, go
from tests.engine.games.kleurenwiezen.player.test_certain import certain_contracts
from tests.engine.games.kleurenwiezen.player.test_player import holding

FEW = Effort(8)


def choice(state: KleurenwiezenState, seat: int | None = None) -> str:
    """What `strong` does on this seat, or on the first that may act, as short text."""
    view = GAME.view(state, seat or GAME.actors(state)[0])
    chosen = choose_by_search(view, GAME.legal_actions(view), random.Random(1), 0, FEW)
    return str(chosen).removeprefix("play ")


# --- The auction


def test_it_bids_what_is_certain() -> None:
    assert choice(holding("AS KS QS JS TS 9S 8S 7S AH KH QH AC AD")) == "slam S"
    assert choice(holding("AS KS QS JS TS 9S 8S 7S AH KH QH AC 4C")).startswith("abondance 1")


def test_it_bids_no_piccolo_that_a_good_defence_mostly_beats() -> None:
    # Of 184 deals with such hands against strong defenders a quarter were made.
    for own in ("KS 3S 4H 8D 4S AD 3C 5S 5C 6D 3D 6S 7D", "9C 3C QD 5D 6C TD 8D AC 4H 3D AD 3S 8C"):
        assert choice(holding(own)) != "piccolo", own


def test_it_raises_with_a_hand_that_is_far_better_than_what_it_said_and_not_with_one_that_is_no_better() -> None:
    said = ("1 propose S", "2 propose H", "3 accept 8 S", "4 accept 8 H")
    weak, strong = "JS 7S 4S 9H 7H QD 7D 6D 5D JC 9C 3C 8H", "AS QS JS TS 4S AH AD KD 5D AC KC 9C 3C"
    assert choice(holding(weak, *said, seat=3)) == "pass"
    assert choice(holding(strong, *said, seat=3)) == "accept 9 S"


def test_it_names_trumps_in_a_troel_and_doubles_by_what_it_expects() -> None:
    aces, own = "AS AH AD 9S 8S 7H 6H 5D 4D JC TC 3D 2H", "AC 2C KD QD JD TD 9D 8D 7D KS 3S 4H 3H"
    rest = [card for card in CARDS if card not in parse_cards(f"{aces} {own}")]
    state = dealt((aces, own, print_cards(rest[::2]), print_cards(rest[1::2])))
    while state.phase is KleurenwiezenPhase.AUCTION:
        state = go(state, f"{state.public.auction.turn} pass")
    assert choice(state, 2) == "troel 9 D"
    bids = ("1 propose H", "2 accept 8 H", "3 pass", "4 pass")
    strong, weak = "AH KH QH JH 9H AS KS 2S AD KD AC KC 3C", "2H 3H 4S 5S 9S TS 4D 5D 9D 4C 5C 8C 9C"
    assert choice(holding(strong, *bids, seat=3, preset="flemish"), 3) == "double"
    assert choice(holding(weak, *bids, seat=3, preset="flemish"), 3) == "no-double"


# --- Negative contracts


def test_a_low_lead_takes_the_declarers_low_card_away_before_the_dangerous_one() -> None:
    known = (
        "7S 2S 6H 4H 2H 5D 4D 3D 2D 5C 4C 3C 2C",
        "AS 6S 3S AH KH QH KD QD 9D 8D KC QC 9C",
        "QS TS 4S JH 8H 5H AD JD 7D TC 8C 7C AC",
    )
    rest = print_cards(card for card in CARDS if card not in parse_cards(" ".join(known)))
    state = contracted("1 open-misere", hands=(*known, rest), dealer=1, troel="off")
    state = go(state, "AH JH 3H 6H")
    assert choice(state, 2) in {"6S", "3S"}


def test_what_is_laid_aside_is_the_card_that_would_take_tricks() -> None:
    state = holding("4S 3S 2S 6H 4H 3H 2H KD 5D 6C 4C 2C 7C", "1 small-misere", "2 pass", "3 pass", "4 pass")
    assert choice(state, 1) == "discard KD"


@pytest.mark.parametrize("kind", ["abondance", "solo", "misere"])
def test_a_certain_contract_is_never_lost(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "EFFORT", Effort(1))
    rng = random.Random(kind)
    states = certain_contracts(kind, rng)
    for _ in range(6):
        state = next(states)
        contract = state.public.contract
        assert contract is not None
        while state.outcome is None:
            seat, action = act(GAME, state, PLAYERS["strong" if state.public.turn == 1 else "random"], rng)
            state = GAME.apply(state, seat, action).state
        assert is_made(contract, state.public.tricks[0]) or contract.goal < state.public.tricks[0]
