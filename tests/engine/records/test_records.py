"""Written records replay to the lines stored beside them, and what is printed reads back the same."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.registry import GAMES
from engine.core.view import Phase
from engine.games.couillon.actions import CouillonPhase
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase
from engine.records.record import Record
from engine.records.replay import positions
from tests.about import in_one_test
from tests.engine.games import playing
from tests.engine.records.commandline import RECORDS, run
from tests.engine.records.reference_records import lines_of_record, text_of_lines

PHASES = (*Phase, *CouillonPhase, *KleurenwiezenPhase)
FILES = sorted(RECORDS.glob("*.txt"))
every_record = in_one_test("file", FILES)


def done_lines(file: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in (RECORDS / file).read_text(encoding="utf-8").splitlines()]
    return [line["done"] for line in lines if "done" in line]


# --- The written records


def test_the_written_records_show_what_they_are_for() -> None:
    assert {file.stem for file in FILES} >= {
        *("accepted-and-won", "accepted-and-lost", "all-pass"),
        *("ties-and-craie", "short-match", "unfinished", "pack-of-32"),
    }
    (won,) = done_lines("accepted-and-won.jsonl")
    assert (won["declarers"], won["delta"]) == ([3], [-1, 0, -1, 0])
    (lost,) = done_lines("accepted-and-lost.jsonl")
    assert (lost["declarers"], lost["delta"]) == ([4], [-1, 1, -1, 1])
    (passed,) = done_lines("all-pass.jsonl")
    assert (passed["declarers"], passed["delta"]) == ([], [0, -1, 0, -1])
    deltas = [done["delta"] for done in done_lines("ties-and-craie.jsonl")]
    assert deltas == [[-1, 1, -1, 1], [0, 0, 0, 0], [0, 0, 0, 0], [1, -2, 1, -2], [-1, 0, -1, 0]]


def test_every_preset_has_a_record() -> None:
    parsed = [Record.parse(file.read_text(encoding="utf-8")) for file in FILES]
    assert {record.options.preset for record in parsed} == {
        preset for game in GAMES.values() for preset in game.presets
    }


def test_the_records_of_couillon_show_what_they_are_for() -> None:
    def deltas(name: str, seat: int = 1) -> list[int]:
        return [done["delta"][seat - 1] for done in done_lines(f"{name}.jsonl")]

    def finals(name: str) -> dict[str, Any]:
        *_, last = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
        match: dict[str, Any] = json.loads(last)["match"]
        return match

    assert deltas("five-royes-at-once") == [-5]
    assert deltas("both-score-tie") == [-1, 0, -1]
    assert finals("both-score-tie") == {"winners": [1, 2, 3, 4], "score": [0, 0, 0, 0]}
    assert finals("three-deals-shared-win")["winners"] == [1, 2, 3, 4]
    assert finals("two-deals-one-winner")["winners"] == [2, 4]
    assert finals("kujong-cows") == {"winners": [1, 3], "score": [0, 6, 0, 6]}
    assert deltas("kwajongen") == [0, 0, 1, -3, -1]
    assert [done.get("thrown_in", False) for done in done_lines("kwajongen.jsonl")] == [True, True, False, False, False]
    assert [done.get("thrown_in", False) for done in done_lines("tongres.jsonl")] == [False, True, False]
    assert deltas("tongres", 2) == [0, 0, -2]
    assert (deltas("troeven", 1), deltas("troeven", 2)) == ([0, 0, -2, -1], [0, 0, 1, 0])
    assert [deltas("troeven-3", seat)[3] for seat in (1, 2, 3)] == [0, -2, 1]
    assert max(deltas("ottant", 2)) == max(deltas("kujong-kontra", 1)) == 2


@every_record
def test_replay_prints_exactly_the_lines_stored_beside_the_record(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run(capsys, "replay", "--json", file)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == file.with_suffix(".jsonl").read_text(encoding="utf-8")


@every_record
def test_the_stored_lines_are_what_the_naive_reference_says(file: Path) -> None:
    expected = text_of_lines(lines_of_record(file.read_text(encoding="utf-8")))
    assert file.with_suffix(".jsonl").read_text(encoding="utf-8") == expected


@every_record
def test_replay_for_people_names_seats_actions_and_the_winners(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "replay", file)
    assert (ran.status, ran.err) == (0, "")
    record = Record.parse(file.read_text(encoding="utf-8"))
    for deal in record.deals:
        for line in deal.lines:
            assert str(line.action) in ran.out
    for name in record.names:
        assert name in ran.out


@every_record
def test_a_record_is_the_same_after_printing_and_reading(file: Path) -> None:
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert Record.parse(str(record)) == record
    assert str(Record.parse(str(record))) == str(record)


@every_record
def test_a_record_is_read_in_either_case_and_with_comments_and_blanks(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = file.read_text(encoding="utf-8")
    head, *deals = text.split("[Deal ")
    shouted = head + "".join("[Deal " + deal.upper() for deal in deals)
    noisy = "\n".join(f"  {line}   # said {line!r}\n" for line in shouted.splitlines())
    assert Record.parse(noisy) == Record.parse(text)


# --- The lines, clause by clause


@every_record
def test_every_line_has_the_fields_of_the_contract(file: Path) -> None:
    record = Record.parse(file.read_text(encoding="utf-8"))
    seats = [str(seat) for seat in range(1, record.game.seats(record.options) + 1)]
    per_seat = ("tricks", "card_points", "delta", "score")
    for text in file.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        if "done" in line:
            assert list(line) == ["deal", "done"]
            done = line["done"]
            assert list(done) == ["contract", "declarers", *per_seat] + ["thrown_in"] * ("thrown_in" in done)
            assert (done["card_points"] is None) == (record.game.name == "kleurenwiezen")
            assert all(len(done[name]) == len(seats) for name in per_seat if done[name] is not None)
            if "thrown_in" in done:
                assert (done["thrown_in"], done["contract"], done["declarers"]) == (True, None, [])
                assert not any(done["tricks"] + (done["card_points"] or []) + done["delta"])
        elif "match" in line:
            assert list(line["match"]) == ["winners", "score"]
        else:
            assert list(line) == ["step", "deal", "phase", "actors", "legal", "seat", "action", "events"]
            assert line["phase"] in PHASES
            assert line["actors"] == sorted(line["actors"])
            assert list(line["legal"]) == [str(seat) for seat in line["actors"]]
            assert set(line["legal"]) <= set(seats)
            for legal in line["legal"].values():
                assert legal == sorted(legal)
            assert all("type" in event for event in line["events"])
            assert (line["seat"] is None) == (line["action"] is None)


def test_step_counts_accepted_actions_from_the_start_of_the_record() -> None:
    lines = [json.loads(line) for line in (RECORDS / "ties-and-craie.jsonl").read_text(encoding="utf-8").splitlines()]
    steps = [line["step"] for line in lines if "step" in line]
    dealt = [line["step"] for line in lines if "step" in line and line["action"] is None]
    assert sorted(set(steps)) == list(range(max(steps) + 1))
    assert dealt[0] == 0
    assert steps == sorted(steps)


def test_after_the_last_action_come_the_result_the_match_and_then_the_next_deal() -> None:
    def kinds(file: str) -> list[str]:
        lines = [json.loads(line) for line in (RECORDS / file).read_text(encoding="utf-8").splitlines()]
        return [line.get("phase") or ("result" if "done" in line else "match") for line in lines]

    in_match = kinds("ties-and-craie.jsonl")
    for index, kind in enumerate(in_match):
        if kind == "done":
            assert in_match[index + 1 : index + 3] in (["result", "trumps"], ["result"])
    assert kinds("short-match.jsonl")[-3:] == ["over", "result", "match"]
    assert kinds("unfinished.jsonl")[-1] == "play"


# --- Round trips


def record_of(table: playing.Table, number: int, seed: int, names: tuple[str, ...]) -> Record:
    """A record of random deals of one match; the last deal stops somewhere."""
    rng = random.Random(seed)
    dealer = rng.choice(table.seats)
    match = table.game.begin(table.options, dealer)
    recorded = []
    for left in range(number, 0, -1):
        if match.winners:
            break
        deal = playing.play_deal(table, match, rng)
        match = deal.moments[-1].state.outcome.match
        whole = deal.recorded
        recorded.append(replace(whole, lines=whole.lines[: rng.randrange(len(whole.lines))]) if left == 1 else whole)
    return Record(table.game, table.options, names, dealer, tuple(recorded))


printable = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"], exclude_characters='"|'), min_size=1)


@settings(max_examples=25)
@given(st.deferred(lambda: st.sampled_from(playing.every_table())), st.integers(0, 3), st.integers(0, 999), st.data())
def test_any_record_printed_and_read_is_the_same_record(
    table: playing.Table, number: int, seed: int, data: st.DataObject
) -> None:
    seats = len(table.seats)
    name = printable.map(str.strip).filter(bool)
    names = data.draw(st.just(()) | st.lists(name, min_size=seats, max_size=seats).map(tuple))
    record = record_of(table, number, seed, names)
    assert Record.parse(str(record)) == record
    assert [at.state for at in positions(Record.parse(str(record)))] == [at.state for at in positions(record)]


@settings(max_examples=25)
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=4, max_size=4))
def test_any_names_print_as_a_record_that_reads_and_prints_the_same(names: list[str]) -> None:
    """People call themselves what they like: quotes, bars, line ends and tags in a name do no harm."""
    record = record_of(playing.presets_as_they_are()[0], 1, 1, tuple(names))
    text = str(record)
    again = Record.parse(text)
    assert len(again.names) == 4
    assert (again.dealer, again.deals) == (record.dealer, record.deals)
    assert str(again) == text


@settings(max_examples=25)
@given(st.lists(printable | st.just(""), min_size=4, max_size=4))
def test_what_was_read_is_the_same_after_printing_and_reading(names: list[str]) -> None:
    record = Record.parse(f'[Game "couillon"]\n[Seats "{"|".join(names)}"]\n')
    assert Record.parse(str(record)) == record


def test_a_record_without_names_rules_or_dealer_means_the_first_preset_and_seat_one() -> None:
    record = Record.parse('[Game "couillon"]\n')
    assert (record.options.preset, record.dealer, record.names, record.deals) == ("couillon", 1, (), ())


def test_a_printed_record_says_only_what_differs_from_the_preset() -> None:
    table = playing.Table.named("couillon couillon lines=5")
    text = str(record_of(table, 0, 1, ("Anna", "Bram", "Chloé", "Daan")))
    assert text.splitlines()[:4] == [
        '[Game "couillon"]',
        '[Rules "couillon"]',
        '[Option "lines" "5"]',
        '[Seats "Anna|Bram|Chloé|Daan"]',
    ]
    assert "pack" not in text
