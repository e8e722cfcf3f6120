"""Acting for somebody who is away: the action commits them least, at every position of every game."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Final

from engine.core.actions import Action
from engine.games.couillon.actions import Call, NameTrump
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenPhase, Word
from engine.players.players import PLAYERS, stand_in
from engine.players.turns import questions
from tests.engine.games.every import every_table_of_every_game
from tests.engine.games.playing import Deal, Table, deals, every_table

PASSES: Final = ("pass", "no-double")
UNDERTAKEN: Final = ("mit", "kontra", "re", "accept", "double", "wait", "parole")
"""Whoever says one of these has undertaken something, or has put somebody else on the spot."""
SEED: Final = 15
"""Deals by this one meet all of them."""


@cache
def played(table: Table) -> tuple[Deal, ...]:
    return tuple(deals(table, 3, SEED))


@every_table_of_every_game
def test_in_somebodys_absence_a_computer_passes_where_it_may_and_undertakes_nothing(table: Table) -> None:
    rng, players = random.Random(3), [stand_in(PLAYERS[name]) for name in ("random", "normal")]
    for deal in played(table)[: None if table.is_plain else 1]:
        for moment in deal.moments[:-1]:
            for one in questions(table.game, moment.state):
                passes = [choice for choice in one.choices if str(choice) in PASSES]
                for player in players:
                    said = player(one.view, one.choices, rng, one.remembered)
                    assert said in one.choices
                    assert not passes or said in passes
                    assert str(said) not in UNDERTAKEN
                    assert is_cheapest(said, one.choices)


def is_cheapest(said: Action, choices: tuple[Action, ...]) -> bool:
    """Only a contract where nothing else is legal: the partner's choice after a Troel, for the fewest tricks."""
    if not isinstance(said, Bid):
        return True
    return said.contract.goal == min(one.contract.goal for one in choices if isinstance(one, Bid))


def test_all_that_can_be_undertaken_is_met_at_those_positions() -> None:
    """So the test above has something to test."""
    met = Counter[str]()
    for table in every_table():
        for deal in played(table):
            for moment in deal.moments[:-1]:
                for one in questions(table.game, moment.state):
                    met.update(str(choice) for choice in one.choices)
                    met["troel"] += one.view.phase is KleurenwiezenPhase.TROEL
    assert all(met[word] for word in (*PASSES, *UNDERTAKEN, "troel", "exchange", "turn"))
    assert any(word.startswith("slam") for word in met)


def test_what_has_to_be_chosen_is_chosen_as_well_as_can_be() -> None:
    """Whoever must name trumps is bound whatever the suit, so a bad suit helps nobody."""
    rng, seen = random.Random(5), 0
    tables = [table for table in every_table() if table.game.name == "couillon"]
    for table in tables:
        for deal in deals(table, 1, seed=2):
            for one in questions(table.game, deal.moments[0].state):
                if isinstance(one.choices[0], NameTrump):
                    seen += 1
                    sensible = PLAYERS["simple"](one.view, one.choices, rng, one.remembered)
                    assert stand_in(PLAYERS["simple"])(one.view, one.choices, rng, one.remembered) == sensible
    assert seen


def test_the_words_are_those_of_the_games() -> None:
    assert {*PASSES, *UNDERTAKEN} >= {Call.PASS, Call.MIT, Call.KONTRA, Call.RE, Call.ACCEPT, *Word}
