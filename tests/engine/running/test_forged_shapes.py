"""What is no file of a match gives a sentence, never a traceback, and writes nothing of its own on the screen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import verify_match
from tests.engine.running.forging import LINK, Match, copied, printed, said_of, sealed


def given_by_hand(match: Match, at: int) -> None:
    match["deals"][at].update(given=True, by=None, cut=None, words="", gathered=None, bundles=None, pack=match["pack"])


@pytest.mark.parametrize("edition", [2, 3])
def test_a_deal_in_the_middle_that_was_given_by_hand_is_wrong(edition: int) -> None:
    for preset in ("denexa", "pagat", "chouine"):
        match = copied(preset, edition=edition)
        given_by_hand(match, 1)
        assert any(one.startswith("deals: only the first ones can be given") for one in said_of(sealed(match)))
    # The first one could be, but then nothing was drawn for it; and the digest says whether it is.
    match = copied("denexa", edition=edition)
    given_by_hand(match, 0)
    assert any(one.startswith("draws: ") for one in said_of(sealed(match)))
    match["draws"] = []
    assert any(one.startswith("deals: ") for one in said_of(sealed(match))) is (edition == 3)


@pytest.mark.parametrize("edition", [None, "2", 2.0, True, 0, 4, -1, [2], {}, 1e9], ids=ascii)
def test_an_edition_that_is_no_edition_is_wrong(edition: Any) -> None:
    match = copied("denexa") | {"edition": edition}
    assert said_of(sealed(match)) == [
        "file: it is of an edition that this script does not know: take a newer one",
    ]


def test_deals_left_out_at_the_end_are_not_proved_to_be_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = copied("denexa")
    del match["deals"][-1]
    match["record"] = match["record"].rpartition("\n[Deal ")[0]
    status, out = printed(sealed(match), tmp_path, capsys, match["digest"], LINK)
    assert status == 0
    assert out.splitlines()[-1].strip().startswith("not proved: that no deal followed: the message with the end")


SHAPES: list[Any] = [
    [], None, 3, True, {}, {"edition": 3}, {"edition": 2, "deals": []},
]  # fmt: skip


@pytest.mark.parametrize("shape", SHAPES, ids=ascii)
def test_what_is_no_match_gives_a_sentence(shape: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out = printed(shape, tmp_path, capsys)
    assert (status, out.startswith("WRONG  file: it cannot be read")) == (1, True)


@pytest.mark.parametrize("seats", [[], ["Anna"], "Anna", None, [1, 2], ["A"] * 9, {}], ids=ascii)
@pytest.mark.parametrize("edition", [2, 3])
def test_a_match_without_seats_gives_a_sentence(seats: Any, edition: int) -> None:
    (said,) = said_of(sealed(copied("denexa", edition=edition) | {"seats": seats}))
    assert said == "file: it cannot be read: not written as the bot writes it: seats"


@pytest.mark.parametrize("name", ["note", "seats", "deals", "options", "same", "words"])
@pytest.mark.parametrize("depth", [200, 900, 100_000])
def test_what_is_nested_beyond_reason_gives_a_sentence(
    name: str, depth: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = copied("denexa")
    (match["deals"][0] if name == "words" else match)[name] = "HERE"
    text = json.dumps(match).replace('"HERE"', "[" * depth + "]" * depth)
    try:
        status, out = printed(text, tmp_path, capsys)
    except SystemExit as error:
        status, out = 1, str(error.code)
        assert "cannot be read" in out
    assert (status, "WRONG" in out or "cannot be read" in out) == (1, True)


def test_a_name_that_stands_twice_in_a_part_of_the_file_gives_a_sentence(tmp_path: Path) -> None:
    text = json.dumps(copied("denexa")).replace('"cut":', '"cut": 5, "cut":', 1)
    (tmp_path / "it").write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit, match="a name stands twice in it"):
        verify_match.main([str(tmp_path / "it")])


TRICKS = [
    "x\nright  deal 1: all is well",
    "x\r\x1b[1Aright",
    "\u202eright",
    "x\u2028right  deal",
    "\ud800",
    "x" + " " * 80 + "right",
]


@pytest.mark.parametrize("trick", TRICKS, ids=ascii)
def test_no_text_of_a_file_writes_a_line_of_its_own_on_the_screen(
    trick: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = copied("denexa", edition=2)
    lines = len(printed(honest, tmp_path, capsys)[1].splitlines())
    for name in ("pack", "gathering"):
        match = copied("denexa", edition=2)
        match["options"][name] = trick
        _, out = printed(sealed(match), tmp_path, capsys)
        assert len(out.splitlines()) <= lines
        assert "right  deal 1: all" not in out
        assert out.replace("\n", "").isprintable()
    for place in (("game",), ("preset",), ("draws", 0, "label"), ("draws", 0, "by"), ("deals", 0, "words")):
        match = copied("denexa", edition=2)
        part: Any = match
        for step in place[:-1]:
            part = part[step]
        part[place[-1]] = trick
        status, out = printed(sealed(match), tmp_path, capsys)
        assert status == 1
        assert all(line.startswith("WRONG  ") for line in out.splitlines())
        assert out.replace("\n", "").isprintable()
        assert "  right" not in out


def test_a_mark_before_the_first_letter_is_none_of_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "it").write_text("5", encoding="utf-8-sig")
    assert verify_match.main([str(tmp_path / "it")]) == 1
    assert "no match stands in it" in capsys.readouterr().out


@pytest.mark.parametrize("word", ["-h", "--help"])
def test_who_asks_is_told_how_it_is_used(word: str) -> None:
    with pytest.raises(SystemExit, match=r"python3 verify_match\.py couillon-12"):
        verify_match.main([word])


def test_a_link_that_is_none_gives_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "it").write_text("{}", encoding="utf-8")
    for link in ("", "x", "12x", "-1", "9" * 19, "https://discord.com/channels/1/2/"):
        with pytest.raises(SystemExit, match="the third argument must be the link"):
            verify_match.main([str(tmp_path / "it"), "00", link])
