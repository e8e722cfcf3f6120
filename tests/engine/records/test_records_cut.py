"""Records of a game that gathers its pack, with a ladder of its own: cuts and rows, and what can be wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.cards import Card
from engine.core.chance.packs import cut
from engine.core.registry import GAMES
from engine.records.record import BadRecord, Line, Record, RecordedDeal
from engine.records.replay import positions
from tests.engine.records.commandline import run

GAME = GAMES["kleurenwiezen"]
HEAD = '[Game "kleurenwiezen"]\n[Rules "pagat"]\n[Dealer "4"]\n'
PACK = " ".join(str(card) for card in GAME.pack(GAME.configure()))
"""Whole suits: everybody gets at most two aces, and nobody a Troel."""
PASSES = "".join(f"{seat} pass\n" for seat in (1, 2, 3, 4))
FIRST = f'[Deal "1"]\n[Pack "{PACK}"]\n{PASSES}'
SECOND = f'[Deal "2"]\n[Cut "17"]\n{PASSES}'
ROW = '[Row "accept 8" "8 +3 +3 +3 +3 +10 -3"]\n'
ROWS = ROW + '[Row "solo 5" "3 +1 +1 +1 -1"]\n[Row "small-misere" "6"]\n[Row "slam" "60 / 50"]\n'


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        list(positions(Record.parse(text)))
    return error.value


# --- [Cut]


def test_a_cut_stands_for_the_pack_that_was_gathered_after_the_deal_before() -> None:
    record = Record.parse(HEAD + FIRST + SECOND + SECOND.replace('"2"', '"3"').replace("17", "3"))
    assert [(deal.cut, len(deal.pack)) for deal in record.deals] == [(None, 52), (17, 0), (3, 0)]
    played = list(positions(record))
    ends = [at.state for at in played if at.state.outcome is not None]
    dealt = [at.state for at in played if at.action is None]
    for number, (end, start) in enumerate(zip(ends, dealt[1:], strict=False), 1):
        match, cards = end.outcome.match, record.deals[number].cut
        assert cards is not None
        assert start == GAME.deal(match, cut(GAME.gathered(match), cards, GAME.cuts)).state


def test_a_pack_may_stand_in_any_deal() -> None:
    record = Record.parse(HEAD + FIRST + FIRST.replace('"1"', '"2"'))
    assert [deal.cut for deal in record.deals] == [None, None]
    assert len([at for at in positions(record) if at.action is None]) == 2


def test_a_cut_prints_as_it_is_read() -> None:
    assert '\n[Deal "2"]\n[Cut "17"]\n1 pass\n' in str(Record.parse(HEAD + FIRST + SECOND.replace("17", "017")))


CUTS = {
    "in the first deal": (HEAD + f'[Deal "1"]\n[Cut "17"]\n{PASSES}', 5, "first deal"),
    "where the pack is shuffled": (
        HEAD + '[Option "shuffle" "yes"]\n' + FIRST + SECOND, 12, "shuffled"
    ),
    "of two cards": (HEAD + FIRST + SECOND.replace("17", "2"), 11, "3 to 49"),
    "of fifty cards": (HEAD + FIRST + SECOND.replace("17", "50"), 11, "3 to 49"),
    "of no cards": (HEAD + FIRST + SECOND.replace("17", "0"), 11, "3 to 49"),
    "of fewer than none": (HEAD + FIRST + SECOND.replace("17", "-3"), 11, "3 to 49"),
    "in letters": (HEAD + FIRST + SECOND.replace("17", "seventeen"), 11, "3 to 49"),
    "of nothing": (HEAD + FIRST + SECOND.replace("17", ""), 11, "3 to 49"),
    "in digits of another script": (HEAD + FIRST + SECOND.replace("17", "１７"), 11, "3 to 49"),
    "of five thousand digits": (HEAD + FIRST + SECOND.replace("17", "1" * 5000), 11, "3 to 49"),
    "twice": (HEAD + FIRST + SECOND.replace('[Cut "17"]', '[Cut "17"]\n[Cut "17"]'), 12, "twice"),
    "beside a pack": (HEAD + FIRST + SECOND.replace('[Cut "17"]', f'[Pack "{PACK}"]\n[Cut "17"]'), 12, "not both"),
    "before a pack": (HEAD + FIRST + SECOND.replace('[Cut "17"]', f'[Cut "17"]\n[Pack "{PACK}"]'), 12, "not both"),
    "left out": (HEAD + FIRST + SECOND.replace('[Cut "17"]\n', ""), 10, "[Pack] or [Cut]"),
    "with two values": (HEAD + FIRST + SECOND.replace('"17"', '"17" "18"'), 11, "one value"),
    "before the first deal": (HEAD + '[Cut "17"]\n' + FIRST, 4, "before the first [Deal]"),
    "after the first action": (HEAD + FIRST + '[Cut "17"]\n', 10, "misplaced"),
    "while the deal before is unfinished": (HEAD + FIRST.replace("4 pass\n", "") + SECOND, 9, "not finished"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "line", "why"), CUTS.values(), ids=CUTS.keys())
def test_a_cut_that_cannot_be_gives_status_2_with_the_line_and_prints_nothing(
    text: str, line: int, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    for format_ in ((), ("--json",)):
        ran = run(capsys, "replay", file, *format_)
        assert (ran.status, ran.out) == (2, "")
        assert f"line {line}:" in ran.err
        assert why in ran.err
        assert len(ran.err.splitlines()) == 1


def test_a_cut_where_the_pack_is_shuffled_is_found_before_anything_is_played() -> None:
    text = HEAD + '[Option "shuffle" "yes"]\n' + FIRST.replace("1 pass", "3 pass") + SECOND
    assert refused(text).line == 12


def test_replay_for_people_says_how_many_cards_were_cut_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.txt"
    file.write_text(HEAD + FIRST + SECOND, encoding="utf-8")
    dealt = [line for line in run(capsys, "replay", file).out.splitlines() if line.startswith("Deal ")]
    assert dealt == ["Deal 1, dealt by seat 4", "Deal 2, dealt by seat 4 after a cut of 17 cards"]


# --- [Row]


def test_rows_are_the_whole_ladder_in_ascending_order() -> None:
    record = Record.parse(HEAD + ROWS + FIRST)
    ladder = "accept 8=8 +3 +3 +3 +3 +10 -3; solo 5=3 +1 +1 +1 -1; small-misere=6; slam=60 / 50"
    assert dict(record.options.values())["ladder"] == ladder
    position = next(positions(record))
    legal = set(map(str, GAME.legal_actions(GAME.view(position.state, 1))))
    assert {"small-misere", "slam H"} <= legal
    assert legal.isdisjoint({"piccolo", "grand-misere", "abondance 9 H"})


def test_rows_print_as_they_are_read_between_options_and_names() -> None:
    head = '[Game "kleurenwiezen"]\n[Rules "flemish"]\n[Option "deals" "4"]\n'
    text = f'{head}{ROWS}[Seats "A|B|C|D"]\n[Dealer "2"]\n'
    assert str(Record.parse(text)) == text
    assert str(Record.parse(text.replace("accept 8", "ACCEPT   8").replace("8 +3", "8  +3"))) == text


def test_without_rows_the_ladder_is_the_scorings() -> None:
    assert "Row" not in str(Record.parse(HEAD))
    assert dict(Record.parse(HEAD).options.values())["ladder"] == ""


BAD_ROWS = {
    "a contract twice": (HEAD + ROWS + ROW + FIRST, 8),
    "a contract twice in another case": (HEAD + ROWS + ROW.replace("accept", "Accept") + FIRST, 8),
    "no contract": (HEAD + ROW + '[Row "bridge" "8"]\n' + FIRST, 5),
    "a contract without its tricks": (HEAD + ROW + '[Row "solo" "8"]\n' + FIRST, 5),
    "a contract for tricks it is never for": (HEAD + ROW + '[Row "solo 9" "8"]\n' + FIRST, 5),
    "figures that are none": (HEAD + ROW + '[Row "solo 5" "three"]\n' + FIRST, 5),
    "no figures": (HEAD + ROW + '[Row "solo 5"]\n' + FIRST, 5),
    "three values": (HEAD + ROW + '[Row "solo" "5" "8"]\n' + FIRST, 5),
    "two rows in one": (HEAD + ROW + '[Row "solo 5" "3; solo 6=4"]\n' + FIRST, 5),
    "a row after the first deal": (HEAD + FIRST + ROW, 10),
    "a ladder as an option": (HEAD + '[Option "ladder" "solo 5=3"]\n' + FIRST, 4),
    "a ladder of a game without one": ('[Game "couillon"]\n' + ROW, 2),
}


@pytest.mark.parametrize(("text", "line"), BAD_ROWS.values(), ids=BAD_ROWS.keys())
def test_a_row_that_cannot_be_gives_status_2_with_the_line_and_prints_nothing(
    text: str, line: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    ran = run(capsys, "replay", file, "--json")
    assert (ran.status, ran.out) == (2, "")
    assert f"line {line}:" in ran.err
    assert len(ran.err.splitlines()) == 1


# --- Round trips

contracts = st.sampled_from(
    [f"accept {tricks}" for tricks in range(8, 14)]
    + [f"solo {tricks}" for tricks in range(5, 9)]
    + [f"abondance {tricks}" for tricks in range(9, 13)]
    + ["small-misere", "piccolo", "piccolissimo", "grand-misere", "open-misere", "troel", "slam", "open-slam"]
)
score = st.integers(0, 9999)
figures = st.builds(
    lambda basic, over, under: " ".join([str(basic), *(f"+{step}" for step in over), *(f"-{one}" for one in under)]),
    score, st.lists(score, max_size=5), st.lists(st.integers(1, 9999), max_size=1),
)  # fmt: skip
rows = st.lists(
    st.tuples(contracts, st.lists(figures, min_size=1, max_size=2).map(" / ".join)), unique_by=lambda row: row[0]
)
packs = st.permutations(GAME.pack(GAME.configure())).map(tuple)
actions = st.sampled_from(["pass", "wait", "propose H", "accept 9 S", "parole", "troel 8 D", "discard 7C", "play AS"])
lines = st.lists(st.builds(lambda seat, text: Line(0, seat, GAME.parse_action(text)), st.integers(1, 4), actions))
later = st.builds(RecordedDeal, st.just(0), packs, lines.map(tuple)) | st.builds(
    lambda lines, cards: RecordedDeal(0, (), tuple(lines), cut=cards), lines, st.sampled_from(GAME.cuts)
)


@settings(max_examples=60)
@given(rows, packs, st.lists(later, max_size=4), st.sampled_from(list(GAME.presets)), st.integers(1, 4))
def test_any_record_with_rows_and_cuts_printed_and_read_is_the_same_record(
    rows: list[tuple[str, str]], pack: tuple[Card, ...], later: list[RecordedDeal], preset: str, dealer: int
) -> None:
    options = GAME.configure(preset, {"ladder": "; ".join("=".join(row) for row in rows)})
    first = RecordedDeal(0, pack, ())
    record = Record(GAME, options, (), dealer, (first, *later))
    again = Record.parse(str(record))
    assert again == record
    assert str(again) == str(record)
