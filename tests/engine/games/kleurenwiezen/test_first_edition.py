"""Matches that began under the first edition of the rules continue under it, without the second one's corrections."""

from __future__ import annotations

import pytest

from engine.core.cards import Suit
from engine.core.errors import IllegalAction
from engine.core.options import EDITION
from engine.games.kleurenwiezen.contracts.contracts import Contract, ContractKind
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from engine.games.kleurenwiezen.sheet import payment
from engine.games.kleurenwiezen.state import KleurenwiezenState
from engine.records.record import Record
from tests.engine.games.kleurenwiezen.deals import GAME, MIXED, go, legal, pack_for

CLOSED = ("1 propose H", "2 propose D", "3 small-misere", "4 pass")
BOUND = ("1 propose S", "2 propose D", "3 propose C", "4 pass", "1 solo 5 S", "2 propose S", "3 accept 9 S")


def options(edition: int, preset: str = "pagat", **changes: str) -> KleurenwiezenOptions:
    return GAME.configure(preset, changes).of_edition(edition)


def bidding(edition: int, *said: str, **changes: str) -> KleurenwiezenState:
    """The position after these bids, with seat 1 as eldest."""
    chosen = options(edition, **changes)
    return go(GAME.deal(GAME.begin(chosen, 4), pack_for(MIXED, 4, chosen.packets)).state, *said)


@pytest.mark.parametrize(("edition", "said"), [(1, {"pass", "solo 7 S"}), (2, {"pass"})])
def test_a_bound_seat_bid_its_solo_though_another_stood_with_one_in_the_suit(edition: int, said: set[str]) -> None:
    state = bidding(edition, *BOUND, "1 solo 6 S", "3 pass")
    assert legal(state, 2) == said


@pytest.mark.parametrize(("edition", "proposals"), [(1, set()), (2, {"propose H"})])
def test_a_misere_closed_suits_that_had_been_proposed_too(edition: int, proposals: set[str]) -> None:
    state = bidding(edition, *CLOSED, misere_closes="yes")
    assert {word for word in legal(state, 1) if word.startswith("propose")} == proposals
    if not proposals:
        with pytest.raises(IllegalAction, match="no suit can be proposed"):
            go(state, "1 propose H")


@pytest.mark.parametrize(("edition", "points"), [(1, -10), (2, -20)])
def test_a_flemish_game_without_a_trick_was_no_double(edition: int, points: int) -> None:
    ladder = options(edition, "flemish").contracts
    assert payment(ladder, Contract(ContractKind.ACCEPT, 8, Suit.H), 0, 1).own == points
    assert payment(ladder, Contract(ContractKind.ACCEPT, 8, Suit.H), 13, 1).own == 14


def test_the_edition_is_no_option_and_stands_in_no_record() -> None:
    first = options(1)
    assert "edition" not in dict(first.values())
    assert dict(first.values()) == dict(options(EDITION).values())
    assert Record.parse(str(Record(GAME, first, (), 1, ()))).options.edition == EDITION


def test_what_is_configured_is_of_the_newest_edition() -> None:
    assert GAME.configure().edition == EDITION
    assert GAME.for_tables("flemish").edition == EDITION
