"""Computer players: legal in every game, the same for the same view and generator, and `simple` plays sensibly."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from engine.couillon.state import CouillonState
from engine.errors import UnknownChoice
from engine.game import SPECTATOR, Action, View
from engine.players import PLAYERS, Player, player_named
from engine.selfplay import selfplay
from tests.engine.playing import Table, every_table, shuffled
from tests.engine.written import GAME, dealt, go, own_view

every_table_of_every_game = pytest.mark.parametrize("table", every_table(), ids=str)
every_player = pytest.mark.parametrize("name", PLAYERS)


def choice(state: CouillonState, name: str = "simple") -> str:
    """What the player on turn chooses, as short text."""
    view = own_view(state)
    return str(PLAYERS[name](view, GAME.legal_actions(view), random.Random(1))).removeprefix("play ")


# --- Every player, every game


def test_random_and_simple_exist_and_an_unknown_player_is_refused_with_the_possible_ones() -> None:
    assert set(PLAYERS) >= {"random", "simple"}
    for name, player in PLAYERS.items():
        assert player_named(name) is player
    with pytest.raises(UnknownChoice) as unknown:
        player_named("nobody")
    assert set(unknown.value.possible) == set(PLAYERS)


def play_through(table: Table, player: Player, seed: int, deals: int) -> list[str]:
    """The actions of some deals, every seat being this player; each must be legal."""
    rng = random.Random(seed)
    match = table.game.begin(table.options)
    actions = []
    for _ in range(deals):
        state = table.game.deal(match, shuffled(table, rng)).state
        while state.outcome is None:
            seat = table.game.actors(state)[-1]
            view = table.game.view(state, seat)
            legal = table.game.legal_actions(view)
            action = player(view, legal, rng)
            assert action in legal
            actions.append(f"{seat} {action}")
            state = table.game.apply(state, seat, action).state
        match = state.outcome.match
        if match.winners:
            match = table.game.begin(table.options)
    return actions


@every_table_of_every_game
@every_player
def test_a_player_always_chooses_a_legal_action_and_the_same_one_for_the_same_generator(
    table: Table, name: str
) -> None:
    once = play_through(table, PLAYERS[name], seed=4, deals=15)
    assert once == play_through(table, PLAYERS[name], seed=4, deals=15)
    assert once != play_through(table, PLAYERS[name], seed=5, deals=15)


@every_table_of_every_game
@every_player
def test_a_player_is_given_the_view_of_its_own_seat_and_nothing_else(table: Table, name: str) -> None:
    a_state = type(table.game.deal(table.game.begin(table.options), table.game.pack(table.options)).state)
    asked = set()

    def watched(view: View, legal: Sequence[Action], rng: random.Random, /) -> Action:
        assert not isinstance(view, a_state)
        assert view.seat in view.actors
        assert view.seat != SPECTATOR
        assert tuple(legal) == table.game.legal_actions(view)
        asked.add(view.seat)
        return PLAYERS[name](view, legal, rng)

    summary = selfplay(table.game, table.options, 10, 1, watched)
    assert summary.deals == 10
    assert asked == set(table.seats)


@every_player
def test_a_player_changes_neither_the_view_nor_the_list_it_chooses_from(name: str) -> None:
    state = go(dealt("AS KS AD AC", "QS JS AH KC", "QH JH KD QC", "QD JD JC TC", turned="9H", bottom="9C"), "accept")
    view = own_view(state)
    legal = list(GAME.legal_actions(view))
    before = repr(view), list(legal)
    PLAYERS[name](view, legal, random.Random(1))
    assert (repr(view), legal) == before


def test_random_plays_each_legal_card_now_and_then() -> None:
    state = go(dealt("AS KS AD AC", "QS JS AH KC", "QH JH KD QC", "QD JD JC TC", turned="9H", bottom="9C"), "accept")
    view = own_view(state)
    legal = GAME.legal_actions(view)
    rng = random.Random(1)
    assert {PLAYERS["random"](view, legal, rng) for _ in range(200)} == set(legal)


# --- `simple` at Couillon


def test_simple_clearly_beats_random() -> None:
    """Both sides in turn, 600 deals: net marks per deal, from simple's side."""
    rng = random.Random(20)
    gained = 0
    for simple_side in (0, 1):
        match = GAME.begin(GAME.configure())
        for _ in range(300):
            pack = list(GAME.pack(match.options))
            rng.shuffle(pack)
            state = GAME.deal(match, pack).state
            while state.outcome is None:
                view = own_view(state)
                name = "simple" if view.sides[view.seat - 1] == simple_side else "random"
                state = GAME.apply(state, view.seat, PLAYERS[name](view, GAME.legal_actions(view), rng)).state
            delta = state.outcome.result.delta
            gained += delta[1 - simple_side] - delta[simple_side]
            match = state.outcome.match
            if match.winners:
                match = GAME.begin(GAME.configure(), match.dealer)
    assert gained / 600 > 0.5


def test_simple_knows_only_its_view_and_so_chooses_the_same_in_another_world() -> None:
    rng = random.Random(6)
    for _ in range(60):
        pack = list(GAME.pack(GAME.configure()))
        rng.shuffle(pack)
        state = go(GAME.deal(GAME.begin(GAME.configure(), 4), pack).state, *["pass"] * rng.randrange(4), "accept")
        others = [place for place in range(24) if place not in (0, 1, 8, 9, 16)]
        moved = [pack[place] for place in others]
        rng.shuffle(moved)
        for place, card in zip(others, moved, strict=True):
            pack[place] = card
        passes = ["pass"] * (len(GAME.view(state, 0).calls) - 1)
        other = go(GAME.deal(GAME.begin(GAME.configure(), 4), pack).state, *passes, "accept")
        assert choice(state) == choice(other)


@pytest.mark.parametrize("hand", ["AH KH QH JH", "AH KH JH AS", "AH KH QH 9S"])
def test_simple_accepts_with_strong_trumps(hand: str) -> None:
    assert choice(with_hand(hand, turned="9H")) == "accept"


@pytest.mark.parametrize("hand", ["9S TD JC QC", "9S TS 9D TD", "TS JS QD KC"])
def test_simple_passes_without_trumps(hand: str) -> None:
    assert choice(with_hand(hand, turned="9H")) == "pass"


def with_hand(hand: str, turned: str) -> CouillonState:
    """Seat 1 is eldest and holds this hand; the others share the rest."""
    gone = {*hand.split(), turned}
    rest = [str(card) for card in GAME.pack(GAME.configure()) if str(card) not in gone]
    others = [" ".join(rest[at : at + 4]) for at in (0, 4, 8)]
    return dealt(hand, *others, turned=turned, bottom=rest[-1], dealer=4)


def last_to_play(hand: str, *trick: str) -> CouillonState:
    """Seat 4 is last to play to the first trick, hearts being trumps; the second card is its partner's."""
    given = [card for card in GAME.pack(GAME.configure()) if str(card) not in {*hand.split(), *trick, "9H"}]
    fillers = sorted((str(card) for card in given), key=lambda card: card[1] in ("H", trick[0][1]))
    hands = [f"{card} {' '.join(fillers[at * 3 : at * 3 + 3])}" for at, card in enumerate(trick)]
    used = {card for cards in hands for card in cards.split()}
    bottom = next(str(card) for card in given if str(card) not in used)
    return go(dealt(*hands, hand, turned="9H", bottom=bottom, dealer=4), "accept", *trick)


@pytest.mark.parametrize("hand", ["9S TH JD JC", "9S AH JD JC", "9S TS KH QH"])
def test_simple_does_not_trump_a_trick_that_is_its_partners_for_certain(hand: str) -> None:
    state = last_to_play(hand, "KS", "AS", "QS")
    assert "H" in {str(card)[1] for card in own_view(state).hand}
    assert not choice(state).endswith("H")


def test_simple_does_not_trump_over_its_partners_trump() -> None:
    assert choice(last_to_play("KH AH JD JC", "KS", "TH", "QS"))[1] != "H"


def test_simple_gives_points_to_its_partners_trick() -> None:
    assert choice(last_to_play("9S KS 9D 9C", "TS", "AS", "QS")) == "KS"
    assert choice(last_to_play("QD 9D TC TH", "TS", "AS", "QS")) == "QD"


def test_simple_does_not_throw_an_ace_under_a_trump() -> None:
    assert choice(last_to_play("AS 9S JD JC", "KS", "TS", "TH")) == "9S"


def test_simple_throws_its_cheapest_card_on_a_trick_that_is_lost() -> None:
    assert choice(last_to_play("KD 9D QC AC", "AS", "TS", "KS")) == "9D"


def test_simple_takes_a_rich_trick_with_a_trump_when_it_cannot_follow() -> None:
    assert choice(last_to_play("TH 9D TC 9C", "AS", "TS", "KS")) == "TH"


def test_simple_takes_a_trick_with_the_highest_card_of_the_suit_when_it_is_last() -> None:
    assert choice(last_to_play("AS 9S TD TC", "KS", "TS", "QS")) == "AS"
