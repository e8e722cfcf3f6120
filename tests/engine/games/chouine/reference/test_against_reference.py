"""Chouine and the naive reference give the same lines of `replay --json` and the same hands over many parties."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from engine.core.registry import game_named
from engine.records.record import Record
from engine.records.replay import positions
from tests.about import in_one_test
from tests.engine.games.chouine.reference.play import WrittenMatch
from tests.engine.games.chouine.reference.reference import ChouineReference
from tests.engine.games.chouine.reference.rules import PACK, PRESETS
from tests.engine.records.commandline import run

GAME = game_named("chouine")
Setting = tuple[str, dict[str, str]]
"""A preset, and the options that differ from it."""

SETTINGS: list[Setting] = [
    *((preset, {}) for preset in PRESETS),
    ("chouine", {"parties": "1", "quinte": "50"}),
    ("chouine", {"parties": "9", "manches": "1"}),
    ("chouine-3", {"parties": "1", "manches": "3"}),
    ("chouine-3", {"parties": "7"}),
    ("chouine-4", {"parties": "1", "manches": "3"}),
    ("chouine-4", {"parties": "3", "manches": "3"}),
    ("mondoubleau", {"parties": "3", "mondoubleau_doubled": "no"}),
    ("mondoubleau", {"parties": "1", "manches": "1", "quinte": "50"}),
]
EVERY_OPTION = {"parties", "manches", "quinte", "mondoubleau_doubled"}
EVENTS = {"turned-up", "exchange", "trick", "shown", "au-sept", "trump", "annulled", "manche"}
COMBINATIONS = {"mariage", "tierce", "quateron", "quinte", "trente", "chouine"}
DEALS = 20


def name_of(setting: Setting) -> str:
    preset, changes = setting
    return " ".join([preset, *(f"{name}={value}" for name, value in changes.items())])


BY_NAME = {name_of(setting): setting for setting in SETTINGS}
every_setting = in_one_test("name", BY_NAME)


@cache
def written_matches(name: str) -> tuple[WrittenMatch, ...]:
    """Random matches by the setting of this name, with this many deals in all."""
    rng = random.Random(name)
    matches: list[WrittenMatch] = []
    while (left := DEALS - sum(match.reference.number for match in matches)) > 0:
        matches.append(WrittenMatch(*BY_NAME[name], rng))
        matches[-1].play(left)
    return tuple(matches)


@every_setting
def test_matches_give_the_lines_that_the_reference_gives(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for match in written_matches(name):
        file = tmp_path / "match.txt"
        file.write_text(match.text, encoding="utf-8")
        ran = run(capsys, "replay", "--json", file)
        assert (ran.status, ran.err) == (0, ""), match.text
        for line, expected in zip(ran.json_lines, match.lines, strict=True):
            assert line == expected, match.text


@every_setting
def test_a_seat_sees_the_hand_that_it_has_in_the_reference(name: str) -> None:
    match = written_matches(name)[0]
    for at, hands in zip(positions(Record.parse(match.text)), match.hands, strict=True):
        for seat, hand in hands.items():
            assert sorted(map(str, GAME.view(at.state, seat).hand)) == sorted(hand)
        assert GAME.view(at.state, 0).hand == ()


def test_the_matches_compared_show_every_event_and_every_combination() -> None:
    seen: Counter[str] = Counter()
    for name in BY_NAME:
        for match in written_matches(name):
            seen += match.seen
    assert set(seen) == EVENTS | COMBINATIONS


def test_the_presets_and_options_are_those_of_the_engine() -> None:
    assert list(GAME.presets) == PRESETS
    assert {name for _, changes in SETTINGS for name in changes} == EVERY_OPTION
    assert {spec.name for spec in GAME.options} == EVERY_OPTION


@pytest.mark.parametrize("preset", PRESETS)
def test_the_options_of_a_preset_are_those_of_the_reference(preset: str) -> None:
    options = GAME.configure(preset)
    assert dict(options.values()) == ChouineReference(preset).options
    assert sorted(map(str, GAME.pack(options))) == sorted(PACK)


# --- Whose turn it is to deal

OPENINGS: list[tuple[Setting, int]] = [
    (("chouine", {"parties": "1"}), 3),
    (("mondoubleau", {"parties": "3"}), 3),
    (("chouine-3", {"parties": "1", "manches": "3"}), 4),
    (("chouine-4", {"parties": "1", "manches": "3"}), 5),
]
"""Settings, and the most manches that a match can last by each."""


def longest_match(setting: Setting, manches: int) -> WrittenMatch:
    """A random match that lasts this many manches."""
    for seed in range(1000):
        match = WrittenMatch(*setting, random.Random(seed))
        match.play()
        if match.seen["manche"] == manches:
            return match
    raise AssertionError("no such match")


@pytest.mark.parametrize(("setting", "manches"), OPENINGS)
def test_a_dealer_may_be_named_anywhere_but_another_than_the_one_due_only_where_one_is_drawn(
    setting: Setting, manches: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = longest_match(setting, manches)
    seats = match.reference.seats
    assert match.due.count(seats) == manches - 2
    deals = [at for at, line in enumerate(match.record) if line.startswith("[Deal ")]
    for at, due in zip(deals, match.due, strict=True):
        pack = next(line for line in match.record[at:] if line.startswith("[Pack "))
        for seat in seats:
            file = tmp_path / "match.txt"
            file.write_text("\n".join([*match.record[: at + 1], f'[Dealer "{seat}"]', pack, ""]), encoding="utf-8")
            ran = run(capsys, "replay", "--json", file)
            if seat in due:
                assert ran.status == 0
                assert match.reference.match.left_of(seat) in ran.json_lines[-1]["actors"]
            else:
                assert (ran.status, ran.out) == (2, "")
