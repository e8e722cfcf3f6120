"""`choose` answers record after record from one seat's view alone."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.core.cards import Card
from engine.players.choosing import AskedOfRecords, answer, records_in
from engine.players.players import PLAYERS, WEIGHERS
from engine.players.turns import OutOfTurn, questions
from engine.records import jsonlines
from engine.records.record import Record, RecordedDeal
from tests.about import in_one_test
from tests.engine.games.playing import Deal, Table, deals, presets_as_they_are
from tests.engine.records.commandline import RECORDS, run
from tests.patience import LAST_RESORT

ROOT = Path(__file__).parents[3]
PRESETS = presets_as_they_are()
UNFINISHED = (RECORDS / "unfinished.txt").read_bytes()
OVER = (RECORDS / "all-pass.txt").read_bytes()
every_player = in_one_test("name", ["random", "normal"])
every_preset = in_one_test("table", PRESETS)


def begun(deal: Deal, pack: Sequence[Card], actions: int = 0) -> bytes:
    """The record of a first deal from this pack, with so many of its actions."""
    recorded = RecordedDeal(0, tuple(pack), deal.recorded.lines[:actions])
    return str(Record(deal.table.game, deal.table.options, (), deal.match.dealer, (recorded,))).encode()


def beginnings(table: Table, seed: int) -> Iterator[tuple[bytes, Any]]:
    """The records of a first deal up to every fifth position, and those positions."""
    deal = next(deals(table, 1, seed))
    for number in range(0, len(deal.moments) - 1, 5):
        yield begun(deal, deal.pack, number), deal.moments[number].state


def answers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, given: bytes, *arguments: object
) -> list[Any]:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
    ran = run(capsys, "choose", *arguments)
    assert (ran.status, ran.err) == (0, "")
    return ran.json_lines


# --- The action


@every_preset
@every_player
def test_the_answer_is_a_legal_action_of_the_seat_that_is_due(table: Table, name: str) -> None:
    for record, state in beginnings(table, seed=3):
        answered = answer(record, AskedOfRecords(name))
        assert set(answered) == {"seat", "action"}
        seat = table.game.due(state)[0]
        assert answered["seat"] == seat
        assert answered["action"] in jsonlines.legal(table.game, table.game.view(state, seat))
        assert answer(record, AskedOfRecords(name, seat)) == answered


@every_preset
def test_every_seat_that_may_act_is_asked_by_its_number_and_may_leave_it_out_of_turn(table: Table) -> None:
    for record, state in beginnings(table, seed=4):
        asked = {one.seat: one for one in questions(table.game, state)}
        for seat in table.seats:
            answered = answer(record, AskedOfRecords("simple", seat))
            if seat in asked:
                choices = {None if one is OutOfTurn.LEAVE_IT else str(one) for one in asked[seat].choices}
                assert answered["seat"] == seat
                assert answered["action"] in choices
            else:
                due = ", ".join(map(str, table.game.due(state)))
                assert answered == {"error": f"seat {seat} is not due; due: {due}"}


def test_a_seat_that_may_act_out_of_turn_and_does_not_want_to_answers_null() -> None:
    (table,) = [one for one in PRESETS if str(one) == "chouine chouine"]
    state = next(state for state in positions_of(table) if len(table.game.actors(state[1])) > 1)
    record, (due,) = state[0], table.game.due(state[1])
    assert answer(record, AskedOfRecords("simple", 3 - due)) == {"seat": 3 - due, "action": None}
    assert answer(record, AskedOfRecords("simple"))["seat"] == due
    assert answer(record, AskedOfRecords("simple", due)) == answer(record, AskedOfRecords("simple"))


def positions_of(table: Table) -> Iterator[tuple[bytes, Any]]:
    for seed in range(20):
        yield from beginnings(table, seed)


@every_preset
@every_player
def test_records_that_look_alike_from_a_seat_have_the_same_answer_there(table: Table, name: str) -> None:
    """Two hidden cards are exchanged, which the seat cannot see; not even its chance tells."""
    deal, rng, alike = next(deals(table, 1, seed=6)), random.Random(6), 0
    seat = table.game.due(deal.moments[0].state)[0]
    view = table.game.view(deal.moments[0].state, seat)
    same = answer(begun(deal, deal.pack), AskedOfRecords(name, seat))
    for _ in range(20):
        pack, (one, other) = list(deal.pack), rng.sample(range(len(deal.pack)), 2)
        pack[one], pack[other] = pack[other], pack[one]
        if table.game.view(table.game.deal(deal.match, pack).state, seat) == view:
            alike += 1
            assert answer(begun(deal, pack), AskedOfRecords(name, seat)) == same
    assert alike


def test_the_same_seed_gives_the_same_and_others_differ() -> None:
    given = [answer(UNFINISHED, AskedOfRecords("random", seed=seed)) for seed in range(12)]
    assert given == [answer(UNFINISHED, AskedOfRecords("random", seed=seed)) for seed in range(12)]
    assert len({one["action"] for one in given}) > 1


# --- What actions are worth


@every_preset
def test_what_is_chosen_is_worth_most_of_what_is_weighed(table: Table) -> None:
    weighed = 0
    for record, state in beginnings(table, seed=5):
        answered = answer(record, AskedOfRecords("simple", values=True))
        legal = jsonlines.legal(table.game, table.game.view(state, answered["seat"]))
        values = answered.get("values")
        assert values is None or list(values) == legal
        known = {text: worth for text, worth in (values or {}).items() if worth is not None}
        if answered["action"] in known:
            weighed += 1
            assert known[answered["action"]] == max(known.values())
        assert {one: answered[one] for one in ("seat", "action")} == answer(record, AskedOfRecords("simple"))
    assert weighed or table.game.name not in ("couillon", "chouine", "kleurenwiezen")


def test_a_player_that_does_not_weigh_answers_without_values() -> None:
    assert "random" not in WEIGHERS
    assert set(answer(UNFINISHED, AskedOfRecords("random", values=True))) == {"seat", "action"}


def test_every_player_that_weighs_is_a_player() -> None:
    assert WEIGHERS.keys() <= PLAYERS.keys()


# --- What cannot be answered


@in_one_test(
    ("record", "seat", "said"),
    [
        (b"", None, "line 1: a record starts with its game"),
        (b'[Game "bridge"]', None, "line 1: unknown game 'bridge'"),
        (b'[Game "couillon"]', None, "the record has no deal"),
        (OVER, None, "the deal is over: nobody is due"),
        (OVER, 9, "unknown seat '9'; possible: 1, 2, 3, 4"),
        (UNFINISHED, 0, "unknown seat '0'; possible: 1, 2, 3, 4"),
        (OVER.replace(b"3 pass", b"4 pass", 1), None, "seat 4, 'pass'"),
        (OVER.replace(b"3 pass", b"3 fold", 1), None, "'fold'"),
        (b'[Game "couillon"]\n# \xff', None, "line 2: not UTF-8 text"),
    ],
)
def test_a_record_that_cannot_be_answered_has_one_error(record: bytes, seat: int | None, said: str) -> None:
    answered = answer(record, AskedOfRecords("simple", seat))
    assert list(answered) == ["error"]
    assert said in answered["error"]
    assert "\n" not in answered["error"]


def test_records_end_with_a_line_of_hyphens_and_the_last_may_do_without() -> None:
    assert list(records_in([b"a\n", b"---\n", b"---\r\n", b"b\n", b"c"])) == [b"a\n", b"", b"b\nc"]
    assert list(records_in([b"a\n", b" ---\n", b"\n"])) == [b"a\n"]
    assert list(records_in([])) == []


# --- The command line


def test_each_record_has_a_line_and_a_bad_one_does_not_end_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given = b"---\n".join([UNFINISHED, b"nonsense\n", UNFINISHED])
    one, bad, other = answers(capsys, monkeypatch, given, "--player", "simple", "--seed", 7, "--values")
    assert one == other == answer(UNFINISHED, AskedOfRecords("simple", seed=7, values=True))
    assert list(bad) == ["error"]


def test_an_unknown_player_is_refused_before_anything_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "choose", "--player", "nobody")
    assert (ran.status, ran.out) == (2, "")
    assert "simple" in ran.err


def test_an_answer_comes_before_the_next_record_is_given() -> None:
    command = [sys.executable, "-m", "engine", "choose", "--player", "simple"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for _ in range(2):
            program.stdin.write(UNFINISHED + b"---\n")
            program.stdin.flush()
            assert json.loads(program.stdout.readline()) == answer(UNFINISHED, AskedOfRecords("simple"))
        program.stdin.close()
        assert program.wait(LAST_RESORT) == 0
