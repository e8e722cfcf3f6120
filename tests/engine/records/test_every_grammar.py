"""Bad input in any grammar of the command line gives one clear sentence and status 2, never a traceback.

Records, tags, options, ladders and actions. Longer runs: `make fuzz`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given
from hypothesis import strategies as st

from engine.core.cards import CARDS, Card
from engine.core.errors import QUOTED, BadDeal, EngineError, quoted
from engine.core.registry import GAMES
from engine.records.record import BadRecord, Record, check_pack
from engine.records.replay import IllegalLine, positions
from tests.engine.games.every import conceivable
from tests.engine.records.commandline import RECORDS, run
from tests.engine.records.test_records_cut import FIRST, HEAD
from tests.examples import examples

WHOLE = {file.stem: file.read_text(encoding="utf-8") for file in sorted(RECORDS.glob("*.txt"))}
LONGEST = 800
"""The longest sentence, in characters: what it quotes, and what it says about it."""

# --- What people may type

odd = st.text(max_size=12) | st.sampled_from(
    ["", " ", "=", ";", "/", "+", "-", "8", "08", "٣", "²", "１７", "\x00", "\x85", "\u2028", "ſolo 6 ſ", "9" * 5000]
)
"""Nothing, signs of the notation, non-ASCII digits, letters that only look alike, line ends of other scripts."""
kleurenwiezen_words = [str(action) for action in conceivable(GAMES["kleurenwiezen"])]
contracts = st.sampled_from(["accept 8", "solo 5", "troel", "small-misere", "slam", "accept", "solo 9", "open-slam"])
figures = st.sampled_from(["8", "8 +3 -3", "60 / 50", "6 /", "/ 6", "+3", "8 -3 +3", "99999", "8 + 3"])
ladders = st.lists(
    st.lists(contracts | figures | st.sampled_from(["=", ";", " ", "/"]) | odd, max_size=6).map("".join), max_size=4
).map("; ".join)
tags = st.builds(
    "[{} {}]".format,
    st.sampled_from(["Game", "Rules", "Option", "Row", "Seats", "Dealer", "Deal", "Pack", "Cut", "x", "", "dealer"]),
    st.lists((odd | contracts | figures | ladders).map('"{}"'.format), max_size=3).map(" ".join),
)
actions = st.builds(
    "{}{}{}".format,
    st.sampled_from(["1", "0", "4", "99", "", "-1", "１"]),
    st.sampled_from([" ", "", "\t", "  "]),
    st.sampled_from(kleurenwiezen_words) | odd | st.builds("{} {}".format, st.sampled_from(kleurenwiezen_words), odd),
)


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A record in which some lines are exchanged, cut, doubled or missing."""
    lines = draw(st.sampled_from(sorted(WHOLE.values()))).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        lines[at : at + 1] = draw(
            st.lists(tags | actions | odd | st.just(lines[at]) | st.just(lines[at][: len(lines[at]) // 2]), max_size=2)
        )
        lines = lines or [""]
    return "\n".join(lines)


def assert_sentence(text: str) -> None:
    """Check that this is one line, short enough to read, and fit to show to a person."""
    assert text.strip()
    assert len(text.splitlines()) == 1
    assert len(text) <= LONGEST


# --- Records


@examples(40, suppress_health_check=[HealthCheck.too_slow])
@given(spoilt() | st.lists(tags | actions, max_size=8).map("\n".join).map((HEAD + FIRST).__add__))
def test_any_record_is_played_or_says_in_a_sentence_what_is_wrong(text: str) -> None:
    error = error_in(text)
    if error is not None:
        assert_sentence(str(error))
        assert str(error).startswith("line ")


def error_in(record: str) -> Exception | None:
    try:
        for _ in positions(Record.parse(record)):
            pass
    except (BadRecord, IllegalLine) as error:
        return error
    return None


@examples(20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(spoilt())
def test_any_record_ends_the_commands_with_status_0_1_or_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8", errors="surrogatepass")
    for command in (("replay",), ("replay", "--json"), ("view", "--seat", "1")):
        ran = run(capsys, *command, file)
        assert ran.status in (0, 1, 2)
        assert bool(ran.err) == (ran.status != 0)
        if ran.err:
            assert_sentence(ran.err)
        if ran.status == 2:
            assert ran.out == ""


@examples(15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=60))
def test_any_bytes_are_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(data)
    ran = run(capsys, "replay", file)
    assert (ran.status, ran.out) == (2, "")
    assert_sentence(ran.err)


# --- Tags, options, ladders


@pytest.mark.parametrize("row", ['[Row "" "8"]', '[Row " " "8"]', '[Row "" ""]', '[Row "8" ""]', '[Row "accept" "8"]'])
def test_a_row_without_a_contract_is_status_2(row: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.txt"
    file.write_text(HEAD + row + "\n" + FIRST, encoding="utf-8")
    ran = run(capsys, "replay", file)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("line 4: ")
    assert_sentence(ran.err)


@pytest.mark.parametrize("ladder", ["=8", "=", ";", "; ;", "accept 8=8;", "8", "accept 8=8;=8", "\u037e", "accept 8"])
def test_a_ladder_without_contracts_is_status_2(ladder: str, capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "selfplay", "--game", "kleurenwiezen", "--option", f"ladder={ladder}", "--deals", 1)
    assert (ran.status, ran.out) == (2, "")
    assert_sentence(ran.err)


@examples(60)
@given(st.sampled_from(list(GAMES)), st.dictionaries(odd | st.sampled_from(["ladder", "deals"]), odd | ladders))
@example("kleurenwiezen", {"ladder": "=8"})
@example("kleurenwiezen", {"deals": "²"})
@example("couillon", {"LINES": "٥"})
def test_any_option_is_one_there_is_or_says_in_a_sentence_what_is_possible(name: str, changes: dict[str, str]) -> None:
    game = GAMES[name]
    for configure in (game.configure, game.for_tables):
        for preset in (None, *changes):
            try:
                options = configure(preset, changes)
            except EngineError as error:
                assert_sentence(str(error))
            else:
                assert game.configure(options.preset, dict(options.values())) == options


@examples(150)
@given(ladders)
@example("=8")
@example("")
def test_any_ladder_is_printed_and_read_back_or_unreadable(ladder: str) -> None:
    try:
        options = GAMES["kleurenwiezen"].configure("pagat", {"ladder": ladder})
    except EngineError as error:
        assert_sentence(str(error))
    else:
        again = dict(options.values())["ladder"]
        assert GAMES["kleurenwiezen"].configure("pagat", {"ladder": again}) == options


# --- Actions and cards


@examples(150)
@given(st.sampled_from(list(GAMES)), actions | odd | st.sampled_from(kleurenwiezen_words))
def test_any_action_is_read_and_printed_or_unreadable(name: str, text: str) -> None:
    try:
        action = GAMES[name].parse_action(text)
    except EngineError as error:
        assert_sentence(str(error))
    else:
        assert GAMES[name].parse_action(str(action)) == action


# --- What a sentence quotes


@given(st.text(max_size=QUOTED * 2))
def test_a_quotation_is_short_and_stands_on_one_line(text: str) -> None:
    shown = quoted(text)
    assert len(shown) <= QUOTED + 5
    assert len(shown.splitlines()) == 1
    if len(repr(text)) <= QUOTED + 2:
        assert shown == repr(text)
    else:
        assert shown[:-4].endswith(repr(text)[QUOTED - 9 : QUOTED + 1][-5:])
        assert shown[-4:-1] == "..."


LONG = "x" * 3000
LONG_LINES = {
    "a tag": f"[{LONG}",
    "a tag's name": f'[{LONG} "1"]',
    "a tag where there can be none": FIRST + f'[{LONG} "1"]',
    "a game": f'[Game "{LONG}"]',
    "an option": f'[Option "{LONG}" "1"]',
    "an option's value": f'[Option "deals" "{LONG}"]',
    "a row's contract": f'[Row "{LONG}" "8"]',
    "a row's figures": f'[Row "accept 8" "{LONG}"]',
    "a dealer": f'[Dealer "{LONG}"]',
    "a line before the first deal": LONG,
    "a deal": f'[Deal "{LONG}"]',
    "a pack": f'[Deal "1"]\n[Pack "{LONG}"]',
    "a pack of doubled cards": f'[Deal "1"]\n[Pack "{" ".join(map(str, CARDS * 20))}"]',
    "an action": FIRST + f"1 {LONG}",
    "a seat": FIRST + f"{LONG} pass",
    "control characters": FIRST + "\x01" * 3000,
}


@pytest.mark.parametrize("text", LONG_LINES.values(), ids=LONG_LINES.keys())
def test_an_error_quotes_at_most_200_characters_of_a_line(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    head = "" if "Game" in text else HEAD.replace('[Dealer "4"]\n', "")
    file.write_text(f"{head}{text}\n", encoding="utf-8")
    ran = run(capsys, "replay", file)
    assert (ran.status, ran.out) == (2, "")
    assert_sentence(ran.err)
    assert LONG[: QUOTED + 1] not in ran.err


# --- Packs of any length


def test_reading_a_pack_looks_at_each_card_once() -> None:
    """An iterator gives a million cards that can be looked at only once; anything slower could not finish."""
    once: Iterator[Card] = repeat(CARDS[0], 1_000_000)
    with pytest.raises(BadDeal, match=r"foreign or doubled: 2S; missing: 3S") as error:
        check_pack(once, CARDS)
    assert list(once) == []
    assert len(str(error.value)) < LONGEST


def test_a_pack_of_a_hundred_thousand_words_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Looking for each word among all the others would take ten thousand million comparisons."""
    file = tmp_path / "record.txt"
    file.write_text(HEAD + f'[Deal "1"]\n[Pack "{"AS KD " * 50_000}"]\n', encoding="utf-8")
    ran = run(capsys, "replay", file)
    assert ran == (2, "", ran.err)
    assert "foreign or doubled: AS KD; missing: " in ran.err
    assert_sentence(ran.err)


# --- Any locale


ENCODINGS = {
    "PYTHONIOENCODING=ascii": {"PYTHONIOENCODING": "ascii"},
    "LANG=C": {"LC_ALL": "C", "LANG": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
}
EACH_LINE = """
import os, sys
from engine.__main__ import main
for line in os.fsdecode(sys.stdin.buffer.read()).split("\\n"):
    print("status", main(line.split("|")), flush=True)
"""
"""Run one command per line; bars separate its arguments."""
NAMED = '[Game "couillon"]\n[Seats "Anna|Zoë|Chloé ♥|李"]\n'


@pytest.mark.parametrize("encoding", ENCODINGS.values(), ids=ENCODINGS.keys())
def test_printing_works_whatever_the_locale_can_write(encoding: dict[str, str], tmp_path: Path) -> None:
    deal = WHOLE["all-pass"].partition("[Deal")[2]
    file = tmp_path / "Chloé.txt"
    file.write_text(f"{NAMED}[Deal{deal}", encoding="utf-8")
    arguments = (
        ("games",), ("games", "--json"), ("replay", file), ("replay", "--json", file), ("view", "--seat", "2", file),
        ("selfplay", "--deals", "1", "--records", tmp_path / "Zoë"), ("replay", tmp_path / "Loïc.txt"),
    )  # fmt: skip
    typed = "\n".join("|".join(map(str, one)) for one in arguments)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    ran = subprocess.run(
        [sys.executable, "-c", EACH_LINE],
        input=typed.encode(),
        capture_output=True,
        check=True,
        cwd=Path(__file__).parents[3],
        env={**environment, **encoding},
    )
    said = [line for line in ran.stdout.decode("ascii").splitlines() if line.startswith("status")]
    assert said == ["status 0"] * 6 + ["status 2"]
    assert b"Traceback" not in ran.stderr
    assert rb"Chlo\xe9" in ran.stdout


# --- Folders for records


@pytest.mark.parametrize("folder", ["/proc/nobody/writes/here", "/dev/null", "a\0b"])
def test_a_folder_for_records_that_cannot_be_written_is_said_before_anything_is_played(
    folder: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run(capsys, "selfplay", "--deals", 10**9, "--records", folder)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("--records: ")
    assert_sentence(ran.err)


def test_a_record_that_cannot_be_written_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = tmp_path / "couillon-couillon-1-00001.txt"
    taken.mkdir()
    ran = run(capsys, "selfplay", "--deals", 2, "--records", tmp_path)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"--records: {taken} cannot be written: Is a directory\n"


def test_a_file_whose_name_cannot_be_one_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "replay", "a\0b")
    assert (ran.status, ran.out) == (2, "")
    assert "null byte" in ran.err
