"""What every game says about a finished deal and about the places in a finished match."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.chance.packs import next_pack
from engine.core.game import AnyGame, DealFacts
from engine.core.registry import GAMES
from engine.games.chouine import Chouine
from engine.games.couillon import Couillon
from engine.games.couillon.sheets.chalked import Cows
from engine.games.kleurenwiezen import Kleurenwiezen
from engine.players.players import player_named
from engine.players.turns import OutOfTurn, questions
from tests.about import in_one_test

PRESETS = [(game, preset) for game in GAMES.values() for preset in game.presets]


def played(game: AnyGame, preset: str, seed: int, most: int = 200) -> list[Any]:
    """The last positions of the deals of a match."""
    rng, player = random.Random(seed), player_named("simple")
    match = game.begin(game.configure(preset))
    ends: list[Any] = []
    while not match.winners and len(ends) < most:
        if game.draw_is_due(match):
            match = game.dealt_by(match, 1)
        state = game.deal(match, next_pack(game, match, rng).cards).state
        while state.outcome is None:
            for seat, view, choices, remembered in questions(game, state):
                action = player(view, choices, rng, remembered)
                if action is not OutOfTurn.LEAVE_IT:
                    state = game.apply(state, seat, action).state
                    break
        ends.append(state)
        match = state.outcome.match
    return ends


@in_one_test(("game", "preset"), PRESETS)
def test_a_deal_is_about_what_its_result_says_and_places_follow_the_winners(game: AnyGame, preset: str) -> None:
    ends = played(game, preset, 3, most=8)
    for state in ends:
        facts, result = game.deal_facts(state), state.outcome.result
        assert (facts.declarers, facts.tricks) == (result.declarers, result.tricks)
        assert set(facts.made) <= set(facts.declarers)
        assert facts.points in (result.delta, tuple(-change for change in result.delta))
        assert all(1 <= feat.seat <= len(result.delta) for feat in facts.feats)
    match = ends[-1].outcome.match
    if match.winners:
        places, sides = game.placing(match), game.sides(match.options)
        assert tuple(seat for seat, place in enumerate(places, 1) if place == 1) == match.winners
        assert len({(side, place) for side, place in zip(sides, places, strict=True)}) == len(set(sides))
        assert max(places) <= len(set(sides))


def test_in_couillon_who_made_trumps_makes_it_by_winning_the_deal() -> None:
    game = Couillon()
    ends = [state for seed in range(2) for state in played(game, "malmedy", seed)]
    said = {feat.what for state in ends for feat in game.deal_facts(state).feats}
    assert said == {"mit", "kontra", "re", "sweep"} or said >= {"mit", "sweep"}
    outcomes = set()
    for state in ends:
        facts = game.deal_facts(state)
        (declarer,) = facts.declarers
        own = state.public.match.variant.sides[declarer - 1]
        points = [0, 0]
        for seat, worth in enumerate(state.public.card_points):
            points[seat % 2] += worth
        assert bool(facts.made) == (points[own] > points[1 - own])
        outcomes.add((bool(facts.made), facts.points[declarer - 1] > 0))
    assert outcomes >= {(True, True), (False, False)}


def test_in_kleurenwiezen_declarers_of_a_kind_of_contract_make_it_by_their_tricks() -> None:
    game = Kleurenwiezen()
    facts = [game.deal_facts(state) for seed in range(2) for state in played(game, "classic", seed, most=40)]
    kinds = {fact.contract for fact in facts}
    assert kinds >= {"accept", "solo"}
    for fact in facts:
        assert all((fact.points[seat - 1] > 0) == (seat in fact.made) for seat in fact.declarers), fact
    assert {bool(fact.made) for fact in facts if fact.declarers} == {True, False}


def test_in_chouine_the_combinations_shown_count() -> None:
    game = Chouine()
    facts: list[DealFacts] = [game.deal_facts(state) for seed in range(3) for state in played(game, "chouine", seed)]
    assert {feat.what for fact in facts for feat in fact.feats} >= {"mariage", "tierce"}


@pytest.mark.parametrize(
    ("manches", "places"),
    [((2, 1, 1), (1, 2, 2)), ((1, 2, 0), (2, 1, 3)), ((0, 2, 0), (2, 1, 2)), ((0, 1, 2), (3, 2, 1))],
)
def test_the_best_of_three_manches_of_three_is_by_manches_won_and_not_by_parties_of_the_last(
    manches: tuple[int, ...], places: tuple[int, ...]
) -> None:
    game = Chouine()
    match = game.begin(game.configure("chouine-3", {"manches": "3"}))
    # The winner of the last manche has most of its parties; coming second there does not mean having done better.
    for parties in ((5, 4, 0), (0, 5, 4), (4, 0, 5)):
        assert game.placing(match._replace(manches=manches, parties=parties)) == places


def test_one_manche_of_three_is_by_parties() -> None:
    game = Chouine()
    match = game.begin(game.configure("chouine-3", {"manches": "1"}))
    assert game.placing(match._replace(manches=(0, 1, 0), parties=(3, 5, 4))) == (3, 1, 2)


def test_a_place_is_one_more_than_the_sides_that_did_better() -> None:
    game = Kleurenwiezen()
    match = game.begin(game.configure("classic"))
    match = match._replace(score=(5, 9, 5, -19), winners=(2,))
    assert game.placing(match) == (2, 1, 2, 4)
    couillon = Couillon()
    cows = couillon.begin(couillon.configure("kujong"))
    assert couillon.standing(cows._replace(sheet=Cows(won=(2, 1), crossed=(9, 4))))[0] == (2, 0)
