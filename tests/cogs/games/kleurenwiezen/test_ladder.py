"""Score tables as people write them: the form is free, the content exact."""

from __future__ import annotations

import pytest

from cogs.games.kleurenwiezen.ladder import BadLine, contract_names, read_rows, row_line, written_rows
from engine.games.kleurenwiezen.contracts.contracts import NATURES
from engine.games.kleurenwiezen.contracts.ladders import Figures, LadderRow, parse_rows
from engine.games.kleurenwiezen.options import PRESETS, configure
from locales import LANGUAGES, say_in
from tests.about import in_one_test

EN = say_in("en")
LADDER = "accept 8=8 +3 +3 +3 +3 +10 -3; solo 6=4 +1 +1 -1; small-misere=6; troel=16 13:30; abondance 9=10; slam=60"


def read(typed: str) -> str:
    rows, bad = read_rows(typed, EN)
    assert bad == ()
    return rows


def wrong(typed: str) -> list[tuple[str, int]]:
    return [(one.key, one.line) for one in read_rows(typed, EN)[1]]


@in_one_test("reader", LANGUAGES)
@in_one_test("writer", LANGUAGES)
def test_what_is_written_in_a_language_is_read_in_every_other(writer: str, reader: str) -> None:
    written = written_rows(configure("pagat", {"ladder": LADDER}).contracts, say_in(writer))
    assert read_rows(written, say_in(reader)) == (LADDER, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_contract_has_one_name_of_its_own_that_is_read_again(language: str) -> None:
    say = say_in(language)
    rows = [LadderRow(kind, nature.goals[0], Figures(7)) for kind, nature in NATURES.items()]
    rows += [LadderRow(kind, goal, Figures(7)) for kind, nature in NATURES.items() for goal in nature.goals[1:]][:13]
    rows = [row for row in rows if row.name != "troel" or row.goal == 8]
    lines = [row_line(row, say) for row in rows]
    assert len(set(lines)) == len(lines)
    assert parse_rows(read("\n".join(lines))) == tuple(rows)


@in_one_test("preset", PRESETS)
def test_the_table_of_every_variant_can_be_written_and_read(preset: str) -> None:
    ladder = configure(preset, None).contracts
    for language in LANGUAGES:
        assert parse_rows(read(written_rows(ladder, say_in(language)))) == tuple(ladder)


@in_one_test(
    "line",
    [
        "accept 8: 8 +3 +3 -3",
        "ACCEPT 8 = 8 +3 +3 -3",
        "accept 8 8 +3 +3 -3",
        "  - 8 together:8+3+3-3",
        "• Samen 8:  8, +3, +3, −3",
        "emballage 8 : 8 + 3 + 3 – 3",
        "J’emballe 8: 8 +3 +3 -3",
        "zu zweit 8: 8 +3 +3 -3;",
        "\u00a0accept 8:\u00a08 +3\u00a0+3 -3",
    ],
)
def test_a_line_may_be_written_as_one_likes(line: str) -> None:
    assert read(line) == "accept 8=8 +3 +3 -3"


@pytest.mark.parametrize("line", ["small-misere: 6", "Small Misère 6", "kleine miserie: 6", "PETITE MISERE = 6"])
def test_accents_capitals_and_hyphens_make_no_difference(line: str) -> None:
    assert read(line) == "small-misere=6"


def test_the_longer_name_is_meant_where_one_begins_as_another() -> None:
    assert read("slam-table 90\nslam 60\nabondance 9 on the table: 12\nabondance 9: 10\npiccolissimo 7\npiccolo 8") == (
        "slam-table=90; slam=60; abondance-table 9=12; abondance 9=10; piccolissimo=7; piccolo=8"
    )


@in_one_test(
    ("line", "rows"),
    [
        ("13 together: 30 lost 23 -3", "accept 13=30 lost 23 -3"),
        ("Samen 13: 30, verloren 23, −3", "accept 13=30 lost 23 -3"),
        ("Emballage 13 : 30 chuté 23 − 3", "accept 13=30 lost 23 -3"),
        ("zu zweit 13: 30 VERLOREN 23 -3", "accept 13=30 lost 23 -3"),
        ("Troel: 16 13:30", "troel=16 13:30"),
        ("Trou : 16 13 : 30 7: −5", "troel=16 7:-5 13:30"),
        ("Troel: 2 +1 ×2 13×2", "troel=2 +1 x2 13x2"),
    ],
)
def test_all_the_notation_can_say_may_be_written_in_every_language(line: str, rows: str) -> None:
    assert read(line) == rows


def test_a_line_may_share_the_rank_of_the_one_above() -> None:
    assert read("Solo 5: 2\n& 8 together: 2 +1\n - & solo 6 = 2") == "solo 5=2; & accept 8=2 +1; & solo 6=2"
    assert wrong("& 8 together: 2") == [("beside", 1)]
    assert wrong("small misère 6\n& piccolo 8\n& slam 3") == [("share", 2)]


def test_the_opponents_own_figures_stand_behind_a_stroke() -> None:
    assert read("accept 8: 8 +3 -3 / 5 +1 -2") == "accept 8=8 +3 -3 / 5 +1 -2"


def test_the_order_of_the_lines_is_the_order_of_the_ladder_and_empty_ones_count_only_as_lines() -> None:
    assert read("\nslam 60\n\naccept 8 8\n") == "slam=60; accept 8=8"
    assert wrong("\n\nfoo 3") == [("contract", 3)]


@in_one_test(
    ("line", "key"),
    [
        ("foo 9", "contract"),
        ("accept 7: 8", "contract"),
        ("accept 14: 8", "contract"),
        ("accept: 8", "contract"),
        ("solo 81", "contract"),
        ("slammed 3", "contract"),
        ("8 +3 +3", "contract"),
        ("slam", "figures"),
        ("slam:", "figures"),
        ("slam: sixty", "figures"),
        ("slam: 6.5", "figures"),
        ("accept 8: +3", "figures"),
        ("accept 8: 8 -3 +3", "figures"),
        ("accept 8: 8 -3 -3", "figures"),
        ("accept 8: 8 lost", "figures"),
        ("accept 8: 8 14:3", "figures"),
        ("accept 8: 8 x", "figures"),
        ("accept 8: 8 13x3", "figures"),
        ("accept 8: 8 / 5 x2", "figures"),
        ("accept 8: 8 3", "figures"),
        ("accept 8: 8 /", "figures"),
        ("accept 8: 8 / 3 / 3", "figures"),
        ("accept 8: 99999", "figures"),
    ],
)
def test_what_cannot_be_read_names_its_line(line: str, key: str) -> None:
    assert wrong(f"accept 9: 11\n{line}") == [(key, 2)]


def test_figures_are_read_in_the_digits_of_any_script() -> None:
    rows, bad = read_rows("accept 8: ٨", EN)
    assert (rows, bad) == read_rows("accept 8: 8", EN)
    assert not bad


def test_a_contract_stands_once_and_all_lines_are_judged() -> None:
    _, bad = read_rows("accept 8: 8\nfoo\nSamen 8: 9\nslam x", EN)
    assert [(one.key, one.line, one.first) for one in bad] == [
        ("contract", 2, 0),
        ("twice", 3, 1),
        ("figures", 4, 0),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_a_sentence_that_says_what_to_write(language: str) -> None:
    say = say_in(language)
    _, bad = read_rows("foo " * 90 + "\naccept 8: **x**\nslam 60\nslam 70", say)
    contract, figures, twice = (one.sentence(say) for one in bad)
    (beside,) = (one.sentence(say) for one in read_rows("& slam 60", say)[1])
    (share,) = (one.sentence(say) for one in read_rows("piccolo 8\n& small-misere 6", say)[1])
    assert "&" in beside
    assert "&" in share
    assert len(contract) < 220
    assert "8 +3 +3 +10 -3" in figures
    assert "3" in twice
    assert "8–13" in contract_names(say)


def test_what_is_quoted_is_safe_within_markdown() -> None:
    assert "\\*\\*x\\*\\*" in BadLine("figures", 1, "**x**", LadderRow(next(iter(NATURES)), 8, Figures(1))).sentence(EN)
