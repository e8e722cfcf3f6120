"""What every registered game must do, by every preset and with every option: choices, dealing and acting.

A new game joins this suite by being in the registry; nothing here knows a game's rules.
"""

from __future__ import annotations

import random
from functools import cache

import pytest

from engine.core.actions import Play
from engine.core.cards import CARDS, Card
from engine.core.errors import BadDeal, UnknownChoice, Unreadable
from engine.core.game import AnyGame
from engine.core.registry import GAMES, game_named
from engine.core.view import SPECTATOR
from engine.players.players import PLAYERS
from engine.players.turns import questions
from tests.about import about
from tests.engine.games.every import (
    conceivable,
    every_game,
    every_table_of_every_game,
    is_card,
    moments,
    refusal_of,
    some_deals,
)
from tests.engine.games.playing import Table

# --- Choices


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_its_name_in_either_case_and_others_say_which_exist(name: str) -> None:
    assert game_named(name.upper()) is GAMES[name]
    assert GAMES[name].name == name
    with pytest.raises(UnknownChoice) as unknown:
        game_named("bridge")
    assert name in str(unknown.value)


@every_game
def test_an_unknown_preset_option_or_value_is_refused_with_the_possible_ones(game: AnyGame) -> None:
    with pytest.raises(UnknownChoice) as unknown:
        game.configure("no-such-preset")
    assert set(unknown.value.possible) == set(game.presets)
    with pytest.raises(UnknownChoice) as unknown:
        game.configure(None, {"no-such-option": "1"})
    assert set(unknown.value.possible) == {spec.name for spec in game.options}
    for spec in game.options:
        with pytest.raises((UnknownChoice, Unreadable)) as refused:
            game.configure(None, {spec.name: "no-such-value"})
        if isinstance(refused.value, UnknownChoice):
            assert refused.value.possible == spec.possible
            assert spec.name in str(refused.value)
        assert isinstance(refused.value, Unreadable) == (spec.kind == "text")


@every_game
def test_without_a_preset_the_games_first_is_meant(game: AnyGame) -> None:
    assert game.configure() == game.configure(next(iter(game.presets)))


@every_game
def test_every_preset_can_be_configured_and_every_option_has_a_meaning(game: AnyGame) -> None:
    for preset in game.presets:
        assert game.configure(preset).preset == preset
        assert {option for option, _ in game.configure(preset).values()} == {spec.name for spec in game.options}
    for spec in game.options:
        assert spec.meaning
        assert spec.default in spec.values
        assert spec.kind in ("yes-no", "number", "choice", "text")


# --- Dealing


@every_table_of_every_game
def test_a_pack_with_a_card_missing_doubled_or_foreign_is_refused(table: Table) -> None:
    pack = table.game.pack(table.options)
    match = table.game.begin(table.options)
    foreign = [card for card in CARDS if card not in pack]
    wrong = [pack[1:], (*pack, pack[0]), (pack[0], *pack[:-1]), ()]
    wrong += [(foreign[0], *pack[1:]), (*pack, foreign[0])] if foreign else []
    for cards in wrong:
        with pytest.raises(BadDeal):
            table.game.deal(match, cards)


@every_table_of_every_game
def test_the_first_dealer_is_seat_one_unless_said_otherwise(table: Table) -> None:
    assert table.game.begin(table.options).dealer == 1
    for seat in table.seats:
        match = table.game.begin(table.options, seat)
        assert (match.dealer, match.deal, match.winners) == (seat, 1, ())


@every_table_of_every_game
def test_the_same_pack_and_actions_lead_to_the_same_positions(table: Table) -> None:
    """A replay equals the live match when the actions are read back from their text."""
    for deal in some_deals(table):
        state, events = table.game.deal(deal.match, deal.pack)
        assert (state, events) == (deal.moments[0].state, deal.moments[0].events)
        for moment in deal.moments[1:]:
            assert moment.seat is not None
            state, events = table.game.apply(state, moment.seat, table.game.parse_action(str(moment.action)))
            assert (state, events) == (moment.state, moment.events)


# --- Acting


@every_table_of_every_game
def test_actors_are_sorted_seats_of_the_table_and_have_something_to_do(table: Table) -> None:
    for state in moments(table):
        actors = table.game.actors(state)
        assert list(actors) == sorted(set(actors))
        assert set(actors) <= set(table.seats)
        assert bool(actors) == (state.outcome is None)
        for seat in table.everyone:
            legal = table.game.legal_actions(table.game.view(state, seat))
            assert bool(legal) == (seat in actors)


@every_table_of_every_game
def test_every_seat_knows_who_is_on_turn_and_of_those_out_of_turn_only_itself(table: Table) -> None:
    for state in moments(table):
        due, actors = set(table.game.due(state)), set(table.game.actors(state))
        assert due <= actors
        assert bool(due) == bool(actors)
        for seat in table.everyone:
            assert table.game.view(state, seat).actors == tuple(sorted(due | {seat} & actors))


@every_table_of_every_game
def test_a_beginner_chooses_what_may_be_done_and_the_same_by_the_same_chance(table: Table) -> None:
    for number, state in enumerate(moments(table)):
        # Everywhere in a deal, but not all of it.
        if state.outcome is None and not number % 5:
            for _, view, choices, remembered in questions(table.game, state):
                once, again = (PLAYERS["easy"](view, choices, random.Random(1), remembered) for _ in range(2))
                assert once in choices
                assert again == once


@every_table_of_every_game
def test_legal_actions_differ_from_each_other_as_text(table: Table) -> None:
    for state in moments(table):
        for seat in table.game.actors(state):
            texts = [str(action) for action in table.game.legal_actions(table.game.view(state, seat))]
            assert len(texts) == len(set(texts))


@every_table_of_every_game
def test_exactly_the_actions_legal_by_the_view_are_accepted_and_the_others_change_nothing(table: Table) -> None:
    """A refusal names the seat and the action, and no card but the one played and those in the trick.

    Whoever may act tries everything. The others try what somebody may do, and of all else a seventh at each moment. By
    a preset as it is every second moment is looked at, with options changed every sixth, by each table from another one
    on.
    """
    every = {str(action): action for action in conceivable(table.game)}
    texts = list(every)
    for deal in some_deals(table)[:1]:
        apart = 2 if table.is_plain else 6
        for at, moment in enumerate(deal.moments[len(str(table)) % apart :: apart]):
            state, before = moment.state, repr(moment.state)
            views = {seat: table.game.view(state, seat) for seat in table.everyone}
            legal = {seat: {str(action) for action in table.game.legal_actions(views[seat])} for seat in views}
            in_trick = {card.text for _, card in table.game.view(state, SPECTATOR).trick}
            # Somebody without a seat tries what a seat may do.
            possible = set().union(*legal.values())
            for seat in (-1, *table.everyone, len(table.everyone)):
                others = texts[at % 7 :: 7] if seat in table.seats else ()
                accepted = set()
                for text in every if legal.get(seat) else possible.union(others):
                    refusal = refusal_of(table, state, seat, every[text])
                    if refusal is None:
                        accepted.add(text)
                        continue
                    assert (refusal.facts["seat"], refusal.facts["action"]) == (seat, text)
                    named = cards_named(str(refusal))
                    assert not named or named <= in_trick.union(text.split()), str(refusal)
                assert accepted == legal.get(seat, set())
            assert repr(state) == before


@cache
def cards_named(sentence: str) -> frozenset[str]:
    return frozenset(word for word in sentence.replace("'", " ").split() if is_card(word))


@every_game
def test_every_action_is_read_back_from_its_text_in_either_case(game: AnyGame) -> None:
    assert len(conceivable(game)) >= 52
    for action in conceivable(game):
        assert game.parse_action(str(action)) == action
        assert game.parse_action(str(action).upper()) == action
        assert game.parse_action(str(action).lower()) == action
        assert str(action).isascii()


NO_ACTIONS = (
    *(
        "",
        " ",
        "play",
        "play XX",
        "play A S",
        "play AS KS",
        "AS",
        "hello",
        "pass pass",
        "play 1S",
        "play 11S",
        "playAS",
    ),
    *("play ＡＳ", "play A\u017f", "play \u212aS", "play A♠", "1", "pass\x00", "trump", "trump X", "trump S H"),
)


@every_game
def test_text_that_is_no_action_of_the_game_is_unreadable(game: AnyGame) -> None:
    for text in NO_ACTIONS:
        with about(repr(text)), pytest.raises(Unreadable):
            game.parse_action(text)


@every_table_of_every_game
def test_ten_is_read_as_t(table: Table) -> None:
    if Card.parse("TS") in table.game.pack(table.options):
        assert table.game.parse_action("play 10S") == Play(Card.parse("TS"))
