"""A duplicate tournament: all tables of a round play the same deals, and no round those of another."""

from __future__ import annotations

from dataclasses import replace

from engine.clubs.tournaments.state import TournamentState
from engine.clubs.tournaments.tournament import tables_of_round
from engine.table.model.people import Occupant
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.tournaments import tournament_setup

SECRET = bytes(range(32))


def state(*, same_deals: bool, secret: bytes = SECRET) -> TournamentState:
    setup = replace(tournament_setup(8, 3, 4, fill=False), same_deals=same_deals)
    people = tuple(Occupant(f"Speler {number}", number) for number in range(1, 9))
    return TournamentState(5, 1, setup, Status.PLAYING, people, round=1, secret=secret)


def test_the_tables_of_a_round_have_one_secret_and_other_rounds_another() -> None:
    now = state(same_deals=True)
    deals = [[table.setup.same_deals for table in tables_of_round(replace(now, round=one))] for one in (1, 2)]
    assert all(len(set(of_round)) == 1 and None not in of_round for of_round in deals)
    first, second = (of_round[0] for of_round in deals)
    assert first is not None
    assert second is not None
    assert first.secret != second.secret
    assert SECRET not in (first.secret, second.secret)


def test_without_the_wish_or_a_secret_every_table_has_its_own() -> None:
    for now in (state(same_deals=False), state(same_deals=True, secret=b"")):
        assert all(table.setup.same_deals is None for table in tables_of_round(now))
