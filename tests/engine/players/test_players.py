"""Computer players act legally in every game, and do the same with the same view and generator."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from engine.core.actions import Action
from engine.core.errors import UnknownChoice
from engine.core.view import SPECTATOR, View
from engine.players.players import PLAYERS, Player, player_named
from engine.players.selfplay import selfplay
from engine.players.turns import OutOfTurn, questions
from tests.about import about
from tests.engine.games.couillon.written import GAME, dealt, go, own_view
from tests.engine.games.every import every_table_of_every_game, some_deals
from tests.engine.games.playing import Table, shuffled

TRIED = ("random", "normal")


# --- Every player, every game


def test_the_players_exist_and_an_unknown_player_is_refused_with_the_possible_ones() -> None:
    assert set(PLAYERS) >= {"random", "normal", "simple", "strong"}
    for name, player in PLAYERS.items():
        assert player_named(name) is player
    with pytest.raises(UnknownChoice) as unknown:
        player_named("nobody")
    assert set(unknown.value.possible) == set(PLAYERS)


@every_table_of_every_game
def test_who_may_act_out_of_turn_is_asked_first_and_may_leave_it_and_who_is_on_turn_may_not(table: Table) -> None:
    for deal in some_deals(table)[:2]:
        for moment in deal.moments[:-1]:
            due, asked = table.game.due(moment.state), tuple(questions(table.game, moment.state))
            assert sorted(one.seat for one in asked) == list(table.game.actors(moment.state))
            assert tuple(one.seat for one in asked[-len(due) :]) == due
            for one in asked:
                legal = table.game.legal_actions(one.view)
                assert one.view == table.game.view(moment.state, one.seat)
                assert one.choices == (legal if one.seat in due else (*legal, OutOfTurn.LEAVE_IT))


def play_through(table: Table, player: Player, seed: int, deals: int) -> list[str]:
    """The actions of some deals with this player on every seat; each action must be legal."""
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
def test_a_player_always_chooses_a_legal_action_and_the_same_one_for_the_same_generator(table: Table) -> None:
    for name in TRIED:
        with about(name):
            once = play_through(table, PLAYERS[name], seed=4, deals=2 if table.is_plain else 1)
            # What options change is what may be done; that numbers decide what is done shows without them.
            for seed in (4, 5) if table.is_plain else ():
                again = play_through(table, PLAYERS[name], seed=seed, deals=1)
                assert (once[: len(again)] == again) == (seed == 4)


@every_table_of_every_game
def test_a_player_is_given_the_view_of_its_own_seat_and_nothing_else(table: Table) -> None:
    # Who is asked, and about what, is decided before the player.
    for name in TRIED if table.is_plain else ("random",):
        with about(name):
            watch(table, PLAYERS[name])


def watch(table: Table, player: Player) -> None:
    a_state = type(table.game.deal(table.game.begin(table.options), table.game.pack(table.options)).state)
    asked = set()

    def watched(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
        assert not isinstance(view, a_state)
        assert view.seat in view.actors
        assert view.seat != SPECTATOR
        allowed = table.game.legal_actions(view)
        assert tuple(legal) in (allowed, (*allowed, OutOfTurn.LEAVE_IT))
        asked.add(view.seat)
        return player(view, legal, rng, remembered)

    summary = selfplay(table.game, table.options, 3, 1, watched)
    assert summary.deals == 3
    assert asked == set(table.seats) - {table.game.dummy(table.options)}


@pytest.mark.parametrize("name", TRIED)
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
