"""Records that cannot be played to the end: the error, the exit status, and what is printed before it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.records.record import BadRecord, Record
from tests.engine.records.commandline import RECORDS, run

HEAD = '[Game "couillon"]\n[Rules "couillon"]\n[Seats "Anna|Bram|Chloé|Daan"]\n[Dealer "4"]\n'
PACK = "AS KS AH KH AD KD AC KC QS JS QH JH QD JD QC JC TS 9S TH 9H TD 9D TC 9C"
"""Seat 1 holds A K Q J of spades, seat 2 of hearts, seat 3 of diamonds, seat 4 of clubs."""
DEAL = f'[Deal "1"]\n[Pack "{PACK}"]\n'
WON = "1 accept\n" + "".join(f"1 play {rank}S\n2 play {rank}H\n3 play {rank}D\n4 play {rank}C\n" for rank in "AKQJ")
SECOND = DEAL.replace("1", "2", 1)
WHOLE = HEAD + DEAL + WON

SHORT_MATCH = (RECORDS / "short-match.txt").read_text(encoding="utf-8")
ILLEGAL = {
    "out of turn": (WHOLE.replace("1 play AS", "2 play AH"), 8, 2, "play AH", "turn"),
    "not held": (WHOLE.replace("1 play AS", "1 play AH"), 8, 1, "play AH", "AH is not among"),
    "a card not in the pack": (WHOLE.replace("2 play AH", "2 play 2H"), 9, 2, "play 2H", "2H is not among"),
    "played twice": (WHOLE.replace("1 play KS", "1 play AS"), 12, 1, "play AS", "AS is not among"),
    "a seat that does not exist": (WHOLE.replace("1 accept", "5 accept"), 7, 5, "accept", "no seat 5"),
    "seat nought": (WHOLE.replace("1 accept", "0 accept"), 7, 0, "accept", "no seat 0"),
    "played before trumps are made": (WHOLE.replace("1 accept", "1 play AS"), 7, 1, "play AS", "trumps"),
    "accepted during the play": (WHOLE.replace("2 play AH", "2 accept"), 9, 2, "accept", "play"),
    "a word of another variant": (WHOLE.replace("1 accept", "1 trump S"), 7, 1, "trump S", "do not have"),
    "after the deal's end": (WHOLE + "1 accept\n", 24, 1, "accept", "deal is over"),
    "after the match": (SHORT_MATCH + "1 pass\n", SHORT_MATCH.count("\n") + 1, 1, "pass", "over"),
}


@pytest.mark.parametrize(("text", "line", "seat", "action", "rule"), ILLEGAL.values(), ids=ILLEGAL.keys())
def test_an_illegal_action_stops_the_replay_naming_line_seat_action_and_rule(
    text: str, line: int, seat: int, action: str, rule: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    for format_ in ((), ("--json",)):
        ran = run(capsys, "replay", file, *format_)
        assert ran.status == 1
        for named in (f"line {line}:", f"seat {seat}", action, rule):
            assert named in ran.err
        assert len(ran.err.splitlines()) == 1
    before = [position for position in ran.json_lines if "step" in position]
    actions = [written for written in text.splitlines()[: line - 1] if written[:1].isdigit()]
    assert [f"{at['seat']} {at['action']}" for at in before if at["action"]] == actions


def test_throwing_away_a_plain_card_names_the_suit_that_must_be_followed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mixed = "AS KH AH KS AD KD AC KC QS JS QH JH QD JD QC JC TD 9S TH 9H TS 9D TC 9C"
    file = tmp_path / "record.txt"
    file.write_text(HEAD + DEAL.replace(PACK, mixed) + "1 accept\n1 play AS\n2 play QH\n", encoding="utf-8")
    ran = run(capsys, "replay", file, "--json")
    assert ran.status == 1
    assert "line 9: seat 2, 'play QH'" in ran.err
    assert "S was led" in ran.err
    assert [line["step"] for line in ran.json_lines] == [0, 1, 2]


def doubled(text: str) -> str:
    return text + text.splitlines()[-1] + "\n"


UNUSABLE = {
    "no game": (WHOLE.replace('[Game "couillon"]', "# none"), 1),
    "an empty text": ("", 1),
    "an unknown game": (WHOLE.replace('"couillon"', '"bridge"', 1), 1),
    "an unknown preset": (WHOLE.replace('[Rules "couillon"]', '[Rules "bridge"]'), 2),
    "an unknown tag": (WHOLE.replace("[Dealer", "[Date"), 4),
    "an unknown tag in a deal": (WHOLE + '[Result "won"]\n', 24),
    "a tag with too many values": (WHOLE.replace('[Dealer "4"]', '[Dealer "4" "1"]'), 4),
    "a tag without a value": (WHOLE.replace('[Dealer "4"]', "[Dealer]"), 4),
    "a tag without an end": (WHOLE.replace('[Dealer "4"]', '[Dealer "4"'), 4),
    "a tag without quotes": (WHOLE.replace('[Dealer "4"]', "[Dealer 4]"), 4),
    "two tags on a line": (WHOLE.replace('[Dealer "4"]', '[Dealer "4"] [Rules "couillon"]'), 4),
    "a game tag twice": (WHOLE.replace('[Dealer "4"]', '[Game "couillon"]'), 4),
    "a preset tag twice": (WHOLE.replace('[Dealer "4"]', '[Rules "couillon"]'), 4),
    "a dealer tag twice": (doubled(HEAD) + DEAL + WON, 5),
    "an option twice": (HEAD + '[Option "lines" "5"]\n[Option "Lines" "5"]\n' + DEAL, 6),
    "an unknown option": (HEAD + '[Option "bells" "13"]\n' + DEAL, 5),
    "an option of another variant": (HEAD + '[Option "royes" "12"]\n' + DEAL, 5),
    "a number in letters": (HEAD + '[Option "deals" "many"]\n' + DEAL, 5),
    "an option's unknown value": (HEAD + '[Option "lines" "21"]\n' + DEAL, 5),
    "a card to show where none is": (HEAD + '[Option "show" "chosen"]\n' + DEAL, 5),
    "branches without a tree": (HEAD + '[Option "branches" "5"]\n' + DEAL, 5),
    "cows without cows": (HEAD + '[Option "cows" "9-5"]\n' + DEAL, 5),
    "an option without a value": (HEAD + '[Option "lines"]\n' + DEAL, 5),
    "an option after the first deal": (HEAD + DEAL + '[Option "lines" "5"]\n', 7),
    "the dealer after the first deal": (HEAD + DEAL + WON + '[Dealer "2"]\n', 24),
    "a dealer who is no seat": (WHOLE.replace('[Dealer "4"]', '[Dealer "5"]'), 4),
    "dealer nought": (WHOLE.replace('[Dealer "4"]', '[Dealer "0"]'), 4),
    "a dealer who is no number": (WHOLE.replace('[Dealer "4"]', '[Dealer "Anna"]'), 4),
    "a dealer of five thousand digits": (WHOLE.replace('[Dealer "4"]', f'[Dealer "{"4" * 5000}"]'), 4),
    "too few names": (WHOLE.replace("|Daan", ""), 3),
    "too many names": (WHOLE.replace("|Daan", "|Daan|Elise"), 3),
    "an action before the first deal": (HEAD + "1 accept\n" + DEAL + WON, 5),
    "a pack before the first deal": (HEAD + f'[Pack "{PACK}"]\n' + DEAL, 5),
    "a deal without a pack": (HEAD + '[Deal "1"]\n' + WON, 5),
    "a deal with nothing after it": (HEAD + '[Deal "1"]\n', 5),
    "a second pack": (HEAD + DEAL + f'[Pack "{PACK}"]\n' + WON, 7),
    "a cut, where the pack is shuffled": (HEAD + '[Deal "1"]\n[Cut "17"]\n' + WON, 6),
    "a card missing": (WHOLE.replace(" 9C", "", 1), 6),
    "a card twice": (WHOLE.replace(" 9C", " 9D", 1), 6),
    "a card of another pack": (WHOLE.replace(" 9C", " 8C", 1), 6),
    "a card too many": (WHOLE.replace(" 9C", " 9C 8C", 1), 6),
    "a pack of 32 where 24 are played": (WHOLE.replace(" 9C", " 9C 8S 8H 8D 8C 7S 7H 7D 7C", 1), 6),
    "a word that is no card": (WHOLE.replace(" 9C", " 9X", 1), 6),
    "a foreign word": (WHOLE.replace("4 play AC", "4 fold"), 11),
    "a word of another game": (WHOLE.replace("1 accept", "1 propose H"), 7),
    "a card that is none": (WHOLE.replace("4 play AC", "4 play 1C"), 11),
    "an action without a seat": (WHOLE.replace("4 play AC", "play AC"), 11),
    "a seat without an action": (WHOLE.replace("4 play AC", "4"), 11),
    "prose": (WHOLE.replace("4 play AC", "Daan plays the ace"), 11),
    "a letter that only looks like S": (WHOLE.replace("1 play AS", "1 play A\u017f"), 8),
    "full-width digits for a seat": (WHOLE.replace("1 play AS", "\uff11 play AS"), 8),
    "deals counted from two": (HEAD + SECOND + WON, 5),
    "a deal left out": (WHOLE + DEAL.replace("1", "3", 1), 24),
    "the same deal twice": (WHOLE + DEAL, 24),
    "a deal without a number": (WHOLE.replace('[Deal "1"]', "[Deal]"), 5),
    "a deal while the one before is unfinished": (HEAD + DEAL + WON.removesuffix("4 play JC\n") + SECOND, 23),
    "a deal right after a deal": (HEAD + DEAL + SECOND, 7),
    "a deal after the match": (SHORT_MATCH + DEAL.replace("1", "11", 1), SHORT_MATCH.count("\n") + 1),
}


@pytest.mark.parametrize("before", ["", "\ufeff", "# a comment\n\n"])
@pytest.mark.parametrize(
    ("other", "named"),
    [
        ('% PBN 2.1\n[Event "Cup"]\n[Site "Discord"]\n', "PBN"),
        ('[Event "Cup"]\n[Site "Discord"]\n', "PBN"),
        ('{"game": "couillon"}\n', "verify_match.py"),
    ],
)
def test_the_other_files_of_a_match_are_named_for_what_they_are(
    before: str, other: str, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "couillon-12.pbn"
    file.write_text(before + other, encoding="utf-8")
    for command in ("replay", "view"):
        ran = run(capsys, command, file)
        assert (ran.status, ran.out) == (2, "")
        assert named in ran.err
        assert ".txt" in ran.err
        assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(("text", "line"), UNUSABLE.values(), ids=UNUSABLE.keys())
def test_a_text_that_cannot_be_used_gives_status_2_names_the_line_and_prints_nothing(
    text: str, line: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    for command in (("replay",), ("replay", "--json"), ("view",), ("view", "--seat", "2", "--json")):
        ran = run(capsys, *command, file)
        assert (ran.status, ran.out) == (2, "")
        assert f"line {line}:" in ran.err
        assert len(ran.err.splitlines()) == 1


def test_the_whole_text_is_read_before_anything_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An unreadable word far down is reported before an illegal action further up."""
    file = tmp_path / "record.txt"
    file.write_text(WHOLE.replace("1 accept", "3 accept").replace("4 play JC", "4 fold"), encoding="utf-8")
    ran = run(capsys, "replay", file, "--json")
    assert (ran.status, ran.out) == (2, "")
    assert "line 23:" in ran.err


def test_bytes_that_are_not_utf_8_are_unreadable_at_their_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(WHOLE.encode("latin-1"))
    ran = run(capsys, "replay", file)
    assert (ran.status, ran.out) == (2, "")
    assert "line 3:" in ran.err


def test_a_seat_of_five_thousand_digits_is_a_seat_that_does_not_exist(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(WHOLE.replace("1 accept", "1" * 5000 + " accept"), encoding="utf-8")
    ran = run(capsys, "replay", file)
    assert ran.status in (1, 2)
    assert "line 7:" in ran.err


@pytest.mark.parametrize("name", ["missing.txt", "."])
def test_a_file_that_cannot_be_read_is_said_in_one_sentence(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run(capsys, "replay", tmp_path / name)
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert str(tmp_path) in ran.err


words = st.sampled_from(
    ["[", "]", '"', "|", "#", " ", "\n", "1", "4", "5", "Game", "Deal", "Pack", "Option", "couillon", "play AS", "pass"]
)
snippets = st.sampled_from([HEAD, DEAL, WON, SECOND, '[Option "lines" "5"]\n', *WHOLE.splitlines(keepends=True)])


@given(st.lists(words | snippets | st.text(max_size=5), max_size=40).map("".join))
def test_reading_any_text_gives_a_record_or_says_the_line(text: str) -> None:
    read = parsed(text)
    if isinstance(read, Record):
        assert Record.parse(str(read)) == read
    else:
        assert 1 <= read.line <= text.count("\n") + 1
        assert f"line {read.line}:" in str(read)


def parsed(text: str) -> Record | BadRecord:
    try:
        return Record.parse(text)
    except BadRecord as error:
        return error
