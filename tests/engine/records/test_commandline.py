"""`python -m engine games | replay | view | selfplay` follow the contract of the command line."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.registry import GAMES
from engine.records import prose
from engine.records.record import Record
from tests.engine.records.commandline import RECORDS, run

ROOT = Path(__file__).parents[3]
UNFINISHED = RECORDS / "unfinished.txt"


def python_m_engine(*arguments: object, given: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "engine", *map(str, arguments)]
    return subprocess.run(
        command, cwd=ROOT, env=environment, input=given, capture_output=True, encoding="utf-8", check=False
    )


# --- As a program


def test_the_engine_is_a_program() -> None:
    ran = python_m_engine("replay", RECORDS / "all-pass.txt", "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == (RECORDS / "all-pass.jsonl").read_text(encoding="utf-8")


def test_the_program_exits_with_status_1_for_an_illegal_action_and_2_for_unreadable_text() -> None:
    text = (RECORDS / "all-pass.txt").read_text(encoding="utf-8")
    illegal = python_m_engine("replay", "-", given=text.replace("3 pass", "4 pass", 1))
    assert illegal.returncode == 1
    unreadable = python_m_engine("replay", "-", given=text.replace("3 pass", "3 fold", 1))
    assert (unreadable.returncode, unreadable.stdout) == (2, "")
    for ran in (illegal, unreadable):
        assert "Traceback" not in ran.stderr
        assert re.search(r"line \d+:", ran.stderr)


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f'"{sys.executable}" -m engine replay --json "{RECORDS / "short-match.txt"}" | head -n 1'
    ran = subprocess.run(command, cwd=ROOT, shell=True, capture_output=True, encoding="utf-8", check=False)
    assert ran.stderr == ""
    assert json.loads(ran.stdout)["step"] == 0


# --- games


def test_games_lists_games_presets_and_every_option_with_default_and_meaning(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ran = run(capsys, "games")
    assert ran.status == 0
    listed = {part.partition("\n")[0]: part for part in ran.out.split("\n\n")}
    assert list(listed) == list(GAMES)
    for game in GAMES.values():
        for preset in game.presets:
            assert preset in listed[game.name]
        for spec in game.options:
            line = next(line for line in listed[game.name].splitlines() if line.strip().startswith(f"{spec.name} "))
            for said in (*spec.values, spec.default, spec.meaning, spec.kind):
                assert said in line
            if spec.numbers:
                assert f"{spec.numbers[0]} to {spec.numbers[-1]}" in line


def test_a_game_without_options_is_listed_without_them() -> None:
    bare: Any = SimpleNamespace(name="bare", presets={"bare": {}}, options=())
    assert prose.game(bare) == "bare\n  presets: bare"


def test_games_as_json_lists_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    listing = json.loads(run(capsys, "games", "--json").out)
    assert [game["game"] for game in listing] == list(GAMES)
    for described in listing:
        game = GAMES[described["game"]]
        assert list(described["presets"]) == list(game.presets)
        assert [option["name"] for option in described["options"]] == [spec.name for spec in game.options]
        for option in described["options"]:
            assert {"name", "type", "default", "meaning"} <= set(option)
        ranges = {option["name"]: (option["range"], option["step"]) for option in described["options"]}
        assert ranges == {
            spec.name: ([spec.numbers[0], spec.numbers[-1]], spec.numbers.step) if spec.numbers else (None, None)
            for spec in game.options
        }


# --- view


@pytest.mark.parametrize("seat", range(5))
def test_view_prints_what_a_seat_may_know_after_the_last_line(seat: int, capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "view", UNFINISHED, "--seat", seat, "--json")
    assert ran.status == 0
    (seen,) = ran.json_lines
    assert seen["seat"] == seat
    record = Record.parse(UNFINISHED.read_text(encoding="utf-8"))
    last = record.deals[-1]
    played = {str(line.action).removeprefix("play ") for line in last.lines if str(line.action).startswith("play")}
    eldest = (record.dealer + 1) % 4 + 1  # A line of the second deal.
    order = [(eldest + step - 1) % 4 + 1 for step in range(4)]
    place = order.index(seat) * 2 if seat else 0
    hand = {str(last.pack[at]) for at in (place, place + 1, place + 8, place + 9)} - played if seat else set()
    assert set(seen["hand"]) == hand
    may_know = hand | played | {str(last.pack[16])}
    named = set(re.findall(r"[AKQJT9][SHDC]", ran.out))
    assert named <= may_know


@pytest.mark.parametrize("seat", range(5))
def test_a_view_prints_no_number_that_could_be_a_set_of_cards(seat: int, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "view", UNFINISHED, "--seat", seat, "--json").out
    assert all(int(number) < 1000 for number in re.findall(r"\d+", out))


def test_a_spectator_is_meant_where_no_seat_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "view", UNFINISHED, "--json") == run(capsys, "view", UNFINISHED, "--seat", "0", "--json")


def test_the_view_of_the_seat_to_move_lists_its_legal_actions(capsys: pytest.CaptureFixture[str]) -> None:
    last = run(capsys, "replay", UNFINISHED, "--json").json_lines[-1]
    for seat in range(5):
        (seen,) = run(capsys, "view", UNFINISHED, "--seat", seat, "--json").json_lines
        assert seen["legal"] == last["legal"].get(str(seat), [])


@pytest.mark.parametrize(
    ("number", "file"),
    list(enumerate(sorted(RECORDS.glob("*.txt")))),
    ids=lambda one: one.stem if isinstance(one, Path) else str(one),
)
def test_every_record_can_be_viewed_after_its_last_line_by_spectators_and_one_seat_after_the_other(
    number: int, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = run(capsys, "replay", file, "--json").json_lines
    last = [line for line in lines if "step" in line][-1]
    done = [line["done"] for line in lines if "done" in line]
    record = Record.parse(file.read_text(encoding="utf-8"))
    for seat in (0, 1 + number % record.game.seats(record.options)):
        (seen,) = run(capsys, "view", file, "--seat", seat, "--json").json_lines
        assert (seen["phase"], seen["deal"], seen["actors"]) == (last["phase"], last["deal"], last["actors"])
        if done:
            assert seen["score"] == done[-1]["score"]


def test_a_record_with_an_illegal_action_has_no_view(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.txt"
    text = (RECORDS / "all-pass.txt").read_text(encoding="utf-8")
    file.write_text(text.replace("3 pass", "4 pass", 1), encoding="utf-8")
    ran = run(capsys, "view", file, "--seat", 3)
    assert (ran.status, ran.out) == (1, "")
    assert "seat 4, 'pass'" in ran.err


def test_a_view_for_people_shows_the_hand(capsys: pytest.CaptureFixture[str]) -> None:
    (seen,) = run(capsys, "view", UNFINISHED, "--seat", "1", "--json").json_lines
    out = run(capsys, "view", UNFINISHED, "--seat", "1").out
    for card in seen["hand"]:
        assert card in out


@pytest.mark.parametrize("seat", ["5", "-1"])
def test_a_seat_that_does_not_exist_is_refused_with_the_possible_ones(
    seat: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run(capsys, "view", UNFINISHED, f"--seat={seat}")
    assert (ran.status, ran.out) == (2, "")
    assert "4" in ran.err


def test_a_record_without_a_deal_has_no_view(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.txt"
    file.write_text('[Game "couillon"]\n', encoding="utf-8")
    ran = run(capsys, "view", file)
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1


# --- selfplay


@pytest.mark.parametrize("players", ["random", "simple"])
def test_selfplay_prints_deals_actions_rate_and_the_result_per_seat(
    players: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("selfplay", "--game", "couillon", "--rules", "couillon", "--deals", 60, "--seed", 7)
    ran = run(capsys, *arguments, "--players", players)
    assert (ran.status, ran.err) == (0, "")
    assert re.search(r"deals: 60\b", ran.out)
    assert re.search(r"actions: \d+, per CPU second: [\d,]+", ran.out)
    for seat in range(1, 5):
        assert f"seat {seat}:" in ran.out


def without_rate(text: str) -> str:
    return re.sub(r"per CPU second: \S+", "", text)


def test_selfplay_gives_the_same_for_the_same_seed_and_another_for_another(
    capsys: pytest.CaptureFixture[str],
) -> None:
    once, again, other = (run(capsys, "selfplay", "--deals", 40, "--seed", seed).out for seed in (7, 7, 8))
    assert without_rate(once) == without_rate(again)
    assert without_rate(once) != without_rate(other)


def test_selfplay_writes_records_that_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "records"
    ran = run(capsys, "selfplay", "--deals", 25, "--seed", 3, "--option", "lines=5", "--records", folder)
    assert ran.status == 0
    files = sorted(folder.iterdir())
    assert files
    done = actions = 0
    for file in files:
        replayed = run(capsys, "replay", file, "--json")
        assert replayed.status == 0
        done += sum("done" in line for line in replayed.json_lines)
        actions += max(line["step"] for line in replayed.json_lines if "step" in line)
        assert '[Option "lines" "5"]' in file.read_text(encoding="utf-8")
        assert str(Record.parse(file.read_text(encoding="utf-8"))) == file.read_text(encoding="utf-8")
    assert done == 25
    assert f"actions: {actions}," in ran.out


@pytest.mark.parametrize(
    ("arguments", "possible"),
    [
        (["--game", "bridge"], "couillon"),
        (["--rules", "bridge"], "couillon"),
        (["--players", "nobody"], "simple"),
        (["--option", "lines=21"], "1 to 20"),
        (["--option", "bells=13"], "lines"),
        (["--option", "royes=5"], "rôyes"),
        (["--rules", "malmedy", "--option", "royes=0"], "1 to 99"),
        (["--rules", "malmedy", "--option", "royes=05"], "1 to 99"),
        (["--option", "lines"], "="),
        (["--deals", "0"], "1"),
        (["--deals", "-3"], "1"),
    ],
)
def test_selfplay_refuses_what_does_not_exist_and_says_what_is_possible(
    arguments: list[str], possible: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run(capsys, "selfplay", "--deals", "5", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert possible in ran.err
    assert len(ran.err.splitlines()) == 1


def test_records_cannot_be_written_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    occupied = tmp_path / "occupied"
    occupied.touch()
    ran = run(capsys, "selfplay", "--deals", 2, "--records", occupied)
    assert ran.status == 2
    assert str(occupied) in ran.err


@pytest.mark.parametrize("arguments", [[], ["shuffle"], ["replay"], ["view", "x", "--seat", "two"]])
def test_a_command_that_is_none_says_which_are_possible(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        run(capsys, *arguments)
    assert left.value.code == 2
    assert "usage:" in capsys.readouterr().err
