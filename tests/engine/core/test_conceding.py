"""A conceded deal is played out by the rules, as badly as possible for the side that concedes."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from typing import Any

import pytest

from engine.core.cards import Rank, Suit, print_cards
from engine.core.chance import packs
from engine.core.claims import give_up
from engine.core.game import AnyGame
from engine.core.registry import GAMES
from engine.games.kleurenwiezen.contracts.contracts import Contract, ContractKind
from tests.about import in_one_test
from tests.engine.core.test_claims import kleurenwiezen_position
from tests.engine.games.every import some_deals
from tests.engine.games.kleurenwiezen.deals import GAME, contracted
from tests.engine.games.playing import Table, presets_as_they_are

PRESETS = presets_as_they_are()
MOST = 300
"""How many ends of one position a test counts; it skips positions with more."""
FEW = 500
"""How many positions are looked at where any way will do that is legal."""
TWO_SIDES = [table for table in PRESETS if len(set(table.game.sides(table.options))) == 2 or table.game.cuts]
"""Tables of two sides; the others refuse to concede. In Kleurenwiezen the contract makes the sides."""


def own_points(game: AnyGame, state: Any, seats: Collection[int]) -> tuple[int, int]:
    """The points that these seats got in a deal, and their lead over the others."""
    points = game.deal_facts(state).points
    own = sum(points[seat - 1] for seat in seats)
    return own, own - sum(points)


def ends(game: AnyGame, state: Any) -> Iterator[Any]:
    """Every end that legal play can reach."""
    if state.outcome is not None:
        yield state
        return
    for seat in game.actors(state):
        for action in game.legal_actions(game.view(state, seat)):
            yield from ends(game, game.apply(state, seat, action).state)


def last_tricks(table: Table) -> Iterator[tuple[Any, frozenset[int]]]:
    """Positions of the last three tricks (two if more than four play), and the side on turn."""
    game = table.game
    for deal in some_deals(table):
        for moment in deal.moments:
            view = game.view(moment.state, 0)
            few = max(view.hand_sizes) <= (3 if view.seats <= 4 else 2)
            if few and game.left(view) is not None and len(set(view.sides)) == 2:
                side = view.sides[game.due(moment.state)[0] - 1]
                yield moment.state, frozenset(seat for seat, one in enumerate(view.sides, 1) if one == side)


@in_one_test("table", TWO_SIDES)
def test_nothing_that_could_still_happen_is_worse_for_who_gives_up(table: Table) -> None:
    game, looked_at = table.game, 0
    for state, seats in list(last_tricks(table))[::10]:
        all_ends = []
        for end in ends(game, state):
            all_ends.append(own_points(game, end, seats))
            if len(all_ends) > MOST:
                break
        else:
            looked_at += 1
            assert own_points(game, give_up(game, state, seats).state, seats) == min(all_ends)
            assert own_points(game, give_up(game, state, seats).state, seats) >= worst(game, state, seats)
    # With a stock or with layouts the rest becomes known late, if ever.
    assert looked_at or table.options.preset == "troeven-2-layout"


def worst(game: AnyGame, state: Any, seats: Collection[int]) -> tuple[int, int]:
    """What the search takes for the worst possible result."""
    points = game.at_worst(state, seats)
    own = sum(points[seat - 1] for seat in seats)
    return own, own - sum(points)


@in_one_test("table", TWO_SIDES)
def test_the_rest_of_a_deal_given_up_is_legal_play_and_replays(table: Table) -> None:
    game = table.game
    for deal in some_deals(table)[:2]:
        for moment in deal.moments[:: max(1, len(deal.moments) // 4)]:
            view, state = game.view(moment.state, 0), moment.state
            if game.left(view) is None or len(set(view.sides)) != 2:
                continue
            side = view.sides[game.due(state)[0] - 1]
            seats = [seat for seat, one in enumerate(view.sides, 1) if one == side]
            given = give_up(game, state, seats, FEW)
            for seat, action in given.moves:
                assert action in game.legal_actions(game.view(state, seat))
                state = game.apply(state, seat, action).state
            assert state == given.state
            assert state.outcome is not None


MISERE = Contract(ContractKind.GRAND_MISERE, 0)
PICCOLO = Contract(ContractKind.PICCOLO, 1)


def given_up(hands: str, contract: Contract, seats: Collection[int], tricks: tuple[int, ...] = ()) -> tuple[int, bool]:
    """How many tricks seat 1, the declarer, has after these seats gave up, and whether it makes the contract."""
    game, state = GAMES["kleurenwiezen"], kleurenwiezen_position(hands, contract)
    if tricks:
        state = state._replace(public=state.public._replace(tricks=tricks))
    end = give_up(game, state, seats).state
    return end.public.tricks[0], bool(game.deal_facts(end).made)


def test_a_misere_given_up_is_lost_where_any_cards_break_it_and_made_where_its_opponents_give_up() -> None:
    assert given_up("AS 2D/KS 3D/4S 5D/6S AD", MISERE, {1}) == (1, False)
    assert given_up("3S 2D/KS 3D/4S 5D/6S AD", MISERE, {2, 3, 4}) == (0, True)
    assert given_up("KS 2D/AS 3D/4S 5D/6S AD", MISERE, {2, 3, 4}) == (0, True)
    assert given_up("3S 2D/KS 3D/4S 5D/6S AD", MISERE, {1}) == (0, True), "no cards can break it: a table refuses"


@pytest.mark.parametrize("bid", ["grand-misere", "small-misere", "piccolo", "piccolissimo"])
def test_who_declares_for_few_tricks_and_gives_up_early_has_lost_with_a_low_hand(bid: str) -> None:
    """The search cannot look through every way with many cards left, but must still see that the contract is lost."""
    rng = random.Random(bid)
    options = GAME.configure("pagat", {"troel": "off", "shuffle": "yes", "piccolissimo": "yes"})
    for _ in range(2):
        pack = packs.shuffled(GAME, options, rng)
        # Seat 1 leads and has nothing above a nine: many would play a misère with that.
        low = [card for card in pack if card.rank <= Rank.NINE][:13]
        rest = [card for card in pack if card not in low]
        hands = [low, *(rest[at::3] for at in range(3))]
        state = contracted(
            f"1 {bid}", hands=tuple(map(print_cards, hands)), troel="off", shuffle="yes", piccolissimo="yes"
        )
        while state.phase == "discard":
            seat = GAME.actors(state)[0]
            state = GAME.apply(state, seat, GAME.legal_actions(GAME.view(state, seat))[0]).state
        given = give_up(GAME, state, {1})
        assert not GAME.deal_facts(given.state).made


def test_of_an_exact_number_giving_up_means_any_other_and_for_the_opponents_just_that_one() -> None:
    hands = "KS 2D/AS 3D/4S 5D/6S 4D"
    assert given_up(hands, PICCOLO, {1}) == (0, False)
    assert given_up("AS 2D/KS 3D/4S 5D/6S 4D", PICCOLO, {1}, (1, 10, 0, 0)) == (2, False)
    assert given_up("AS AD/KS 3D/4S 5D/6S 4D", PICCOLO, {1}) == (2, False)
    assert given_up("AS 2D/KS 3D/4S 5D/6S 4D", PICCOLO, {2, 3, 4}) == (1, True)


def test_declarers_who_give_up_keep_only_the_tricks_that_no_card_can_take_from_them() -> None:
    solo = Contract(ContractKind.SOLO, 8, Suit.H)
    assert given_up("AH 2S/3H AD/4S 5D/6S 4D", solo, {1}) == (1, False)
    assert given_up("AH 2S/3H AD/4S 5D/6S 4D", solo, {2, 3, 4})[0] == 2
