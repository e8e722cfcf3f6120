"""Tables that play the same deals: equal packs and dealers whatever is played, nobody cuts, and all can be checked."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import verify_match
from engine.core.game import AnyGame
from engine.core.registry import GAMES
from engine.players.turns import questions
from engine.running.exports import proof_of
from engine.store.replaying import read_snapshot
from engine.store.rows import Stored, fixed_columns, other_columns, read_row
from engine.table.decisions import dealing, play, rematch
from engine.table.model.people import Occupant
from engine.table.model.setup import SameDeals
from engine.table.model.status import Status
from tests.about import in_one_test
from tests.engine.running.proofs import match_of, proof

SAME = SameDeals("tournament:3:2", bytes(range(32)))
PRESETS = [(game, preset) for game in GAMES.values() for preset in game.presets]
DEALS = 3


@in_one_test(("game", "preset"), PRESETS)
def test_whatever_is_played_all_tables_get_the_same_packs_and_they_can_be_checked(game: AnyGame, preset: str) -> None:
    """Two tables that play otherwise, in every preset; one of them without a message for its digest."""
    one, other = (match_of(preset, seed, DEALS, same=SAME, is_posted=seed == 1) for seed in (1, 2))
    deals = min(len(one[1].packs), len(other[1].packs))
    assert deals
    for deal in range(1, deals + 1):
        assert one[1].packs[deal] == other[1].packs[deal]
    first, second = (made for made in (proof_of(*match) for match in (one, other)) if made is not None)
    assert first["draws"][:1] == second["draws"][:1]
    for made in (first, second):
        assert made["same"] is True
        assert verify_match.faults(dict(made), made["digest"]) == []
        assert all(deal["by"] is None for deal in made["deals"])
        assert "shared" in verify_match.claims(dict(made), made["deals"][0])
    assert "shared" in verify_match.NOT_PROVED


@pytest.mark.parametrize("preset", ["pagat", "malmedy"])
def test_the_dealers_are_the_same_too_even_where_everybody_passes(preset: str) -> None:
    found = [
        [entry.seat for entry in match_of(preset, seed, DEALS, same=SAME)[1].entries if entry.kind == "deal"]
        for seed in range(6)
    ]
    assert len(set(map(tuple, found))) == 1


def test_a_match_with_its_own_secret_has_other_packs_and_the_file_of_one_kind_is_wrong_as_the_other() -> None:
    own = dict(proof("malmedy"))
    assert own["same"] is False
    assert verify_match.faults(own | {"same": True})
    made = proof_of(*match_of("malmedy", same=SAME))
    assert made is not None
    assert verify_match.faults(dict(made) | {"same": False})
    cut = [dict(deal) | {"by": 2} for deal in made["deals"]]
    assert ("deal 1", "somebody cut, where other tables play the same deals") in verify_match.faults(
        dict(made) | {"deals": cut}
    )


def test_the_setup_turns_off_hints_taking_back_gathering_and_drawing_for_seats() -> None:
    table, _ = match_of("pagat", same=SAME, deals=1)
    assert table.setup.hints is False
    assert not play.hints_are_allowed(replace(table, setup=replace(table.setup, hints=True)))
    assert (table.setup.takes_back, table.setup.starts_when_full) == (0, True)
    assert not table.game.gathers(table.setup.options)
    drawn, _ = match_of("malmedy", same=SAME, deals=1)
    assert drawn.drawn is None
    assert [one.name for one in drawn.seats if one] == [f"Speler {seat}" for seat in (1, 2, 3, 4)]


def test_the_match_ends_after_the_deals_that_are_shared() -> None:
    table, stored = match_of("malmedy", same=replace(SAME, deals=2), deals=9)
    assert len(stored.packs) == 2
    assert table.status is Status.OVER


def test_they_come_back_from_the_journal_and_say_nothing_of_the_secret_in_logs() -> None:
    table, stored = match_of("pagat", same=SAME, deals=2)
    row = {
        **dict.fromkeys(("hints", "house", "ended_at", "wait", "reserve_used"), None),
        **fixed_columns(table.setup),
        **other_columns(table),
    }
    row |= {"id": 7, "revision": 3, "deadline": None, "reminder": None, "expires": None, "forfeited": "[]"}
    read = read_row(row, 0)
    assert read.setup.same_deals == SAME == SameDeals.parse(str(SAME))
    assert read.key == table.key
    assert SAME.secret.hex() not in repr(table.setup) + repr(table.commitment)
    again = read_snapshot(Stored(row, stored.entries, stored.packs))
    assert again.state == table.state
    assert read_row(row | {"same_deals": None}, 0).setup.same_deals is None


def test_a_computer_answers_the_same_play_in_the_same_way_and_not_elsewhere() -> None:
    table, _ = match_of("malmedy", same=SAME, deals=1)
    seats = (*table.seats[:3], Occupant("Fons", None))
    now = dealing.deal(replace(table, status=Status.PLAYING, seats=seats), random.Random(1)).after
    question = next(questions(now.game, now.state))
    first, again = (dealing.for_choice(now, question, random.Random(seed)).random() for seed in (1, 2))
    assert first == again
    own = replace(now, setup=replace(now.setup, same_deals=None))
    rng = random.Random(3)
    assert dealing.for_choice(own, question, rng) is rng


def test_a_rematch_has_deals_of_its_own() -> None:
    table, _ = match_of("malmedy", same=replace(SAME, deals=1), deals=1)
    assert rematch.opened(table, 1, 7, others=False).setup.same_deals is None


def test_nobody_may_cut_where_others_play_the_same() -> None:
    table, _ = match_of("pagat", same=SAME, deals=1)
    between = replace(table, status=Status.PLAYING)
    assert dealing.may_cut(between) is None
