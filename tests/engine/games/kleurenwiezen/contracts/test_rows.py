"""The notation of a ladder can express every ladder there is (docs/rules/kleurenwiezen.md, decision 9; records.md)."""

from __future__ import annotations

import random
import re
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import Suit
from engine.core.errors import Unreadable
from engine.core.registry import GAMES
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Contract, ContractKind, has_suit
from engine.games.kleurenwiezen.contracts.ladders import Ladder, LadderRow, parse_rows, print_rows
from engine.games.kleurenwiezen.options import PRESETS
from engine.games.kleurenwiezen.sheet import ContractPayment, payment
from engine.records.record import BadRecord, Record
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.contracts.ladders import ladders
from tests.engine.games.kleurenwiezen.deals import GAME
from tests.engine.games.kleurenwiezen.reference.compare import replayed
from tests.engine.games.kleurenwiezen.reference.play import WrittenMatch
from tests.examples import examples

Paid = dict[tuple[str, int, int], ContractPayment]

OF_THE_LADDER = (
    *("solo5", "piccolo", "piccolissimo", "slams", "slam_table", "open_slam", "abondance_table"),
    *("abondance_overtricks", "accept13_undertricks"),
)


def contracts_of(row: LadderRow) -> list[Contract]:
    goals = NATURES[row.kind].goals if row.kind is ContractKind.TROEL else [row.goal]
    return [Contract(row.kind, goal, Suit.D if has_suit(row.kind) else None) for goal in goals]


def paid(ladder: Ladder) -> Paid:
    """What every contract pays for every number of tricks, also doubled up to three times."""
    return {
        (name, tricks, doubles): payment(ladder, contract, tricks, 1 + doubles + row.doubles)
        for row in ladder
        for contract in contracts_of(row)
        for name in [str(contract)]
        for tricks in range(HAND + 1)
        for doubles in range(4)
    }


def ranks(ladder: Ladder) -> list[set[str]]:
    return [{row.name for row in rank} for rank in ladder.rows]


def own(rows: str, preset: str = "pagat", **changes: str) -> Ladder:
    return GAME.configure(preset, changes | {"ladder": rows}).contracts


def printed(ladder: Ladder) -> str:
    return print_rows(ladder)


# --- Every built-in ladder


@in_one_test("preset", PRESETS)
def test_every_preset_s_ladder_is_said_and_pays_the_same_for_every_contract_tricks_and_doubles(preset: str) -> None:
    ladder = GAME.configure(preset).contracts
    pays = paid(ladder)
    # This holds whatever the other options say.
    for other in PRESETS:
        assert paid(own(printed(ladder), other)) == pays
        assert ranks(own(printed(ladder), other)) == ranks(ladder)


@examples(8)
@given(st.data())
def test_so_is_every_ladder_that_options_can_make(data: st.DataObject) -> None:
    changes = {name: data.draw(st.sampled_from(["yes", "no"])) for name in OF_THE_LADDER}
    changes |= {"scoring": data.draw(st.sampled_from(["basic", "flemish"]))}
    changes |= {"all_tricks": data.draw(st.sampled_from(["30", "26"]))}
    changes |= {"troel": data.draw(st.sampled_from(["3-or-4", "off"]))}
    options = GAME.configure("pagat", changes)
    for edition in (1, 2):
        ladder = options.of_edition(edition).contracts
        again = own(printed(ladder))
        assert paid(again) == paid(ladder)
        assert ranks(again) == ranks(ladder)


@in_one_test("preset", PRESETS)
def test_a_match_by_a_preset_goes_the_same_with_its_ladder_written_out(preset: str) -> None:
    match = WrittenMatch(preset, {}, random.Random(preset))
    match.play(6)
    rows = [row.split("=") for row in printed(GAME.configure(preset).contracts).split("; ")]
    tags = "".join(f'[Row "{name}" "{figures}"]\n' for name, figures in rows)
    assert replayed(match.text.replace("[Dealer", tags + "[Dealer", 1)) == match.lines


@in_one_test("preset", PRESETS)
def test_changing_one_figure_changes_that_figure_and_nothing_else(preset: str) -> None:
    before = GAME.configure(preset).contracts
    was = paid(before)
    for row in before:
        dearer = row.figures._replace(basic=row.figures.basic + 15)
        rows = [one._replace(figures=dearer) if one.name == row.name else one for one in before]
        after = own(print_rows(rows), preset)
        names = {str(contract) for contract in contracts_of(row)}
        assert {name for name, *_ in _changed(was, paid(after))} == names
        assert ranks(after) == ranks(before)


def _changed(was: Paid, now: Paid) -> list[tuple[str, int, int]]:
    assert was.keys() == now.keys()
    return [key for key in was if was[key] != now[key]]


def test_whisthub_s_slam_for_75_leaves_a_failed_13_together_at_26() -> None:
    rows = printed(GAME.configure("whisthub").contracts).replace("slam=60", "slam=75")
    ladder = own(rows, "whisthub")
    assert payment(ladder, Contract(ContractKind.SLAM, 13, Suit.H), 13, 1).own == 75
    assert payment(ladder, Contract(ContractKind.ACCEPT, 13, Suit.H), 12, 1).own == -26


def test_a_change_to_the_flemish_table_leaves_troel_its_points_and_doubles() -> None:
    ladder = own(printed(GAME.configure("flemish").contracts).replace("slam=20", "slam=25"), "flemish")
    row = ladder.row(Contract(ContractKind.TROEL, 8))
    assert row.doubles == 1
    assert payment(ladder, Contract(ContractKind.TROEL, 9, Suit.H), 13, 1 + row.doubles).own == 18


# --- Any ladder


@examples(8)
@given(ladders())
def test_any_ladder_is_read_as_it_was_written(rows: list[LadderRow]) -> None:
    assert parse_rows(print_rows(rows)) == tuple(rows)
    if rows:
        ladder = own(print_rows(rows))
        assert paid(own(printed(ladder))) == paid(ladder)
        record = Record(GAMES["kleurenwiezen"], GAME.configure("pagat", {"ladder": print_rows(rows)}), (), 1, ())
        assert Record.parse(str(record)) == record


@given(st.text(alphabet="accept solo8135+-:x&;/=lostroel \t", max_size=60))
def test_any_other_text_is_refused_by_a_sentence(text: str) -> None:
    try:
        rows = parse_rows(text)
    except Unreadable as error:
        rows, sentence = (), str(error)
    else:
        sentence = ": expected nothing"
    assert ": expected " in sentence
    assert parse_rows(print_rows(rows)) == rows


# --- What its words mean


@in_one_test(
    ("figures", "made", "failed"),
    [
        ("8 +3 +10 -2", {8: 8, 9: 11, 10: 21, 13: 21}, {7: -10, 0: -24}),
        ("8", {8: 8, 13: 8}, {7: -8, 0: -8}),
        ("8 lost 20", {8: 8, 13: 8}, {7: -20, 0: -20}),
        ("8 lost 20 -2", {8: 8}, {7: -22, 5: -26}),
        ("8 -2 lost 20", {8: 8}, {7: -22, 5: -26}),
        ("8 +3 13:50 7:-1 6:2", {8: 8, 9: 11, 12: 11, 13: 50}, {7: -1, 6: 2, 5: -8}),
        ("8 x2", {8: 16, 13: 16}, {7: -16}),
        ("8 +1 x3 13x2", {8: 24, 12: 27, 13: 36}, {7: -24}),
        ("8 -1 0x2", {8: 8, 13: 8}, {1: -15, 0: -32}),
    ],
)
def test_each_word_pays_what_the_notation_says(figures: str, made: dict[int, int], failed: dict[int, int]) -> None:
    ladder = own(f"accept 8={figures}")
    contract = Contract(ContractKind.ACCEPT, 8, Suit.H)
    multiple = 1 + ladder.row(contract).doubles
    for tricks, points in (made | failed).items():
        assert payment(ladder, contract, tricks, multiple) == (points, points)


def test_the_opponents_own_figures_stand_behind_the_stroke_and_doubles_are_for_both() -> None:
    ladder = own("accept 8=8 +3 x2 13x2 / 5 lost 9 -1 12:4")
    contract = Contract(ContractKind.ACCEPT, 8, Suit.H)
    assert [payment(ladder, contract, tricks, 2) for tricks in (9, 7, 12, 13)] == [
        (22, 10),
        (-16, -20),
        (22, 8),
        (33, 15),
    ]


def test_contracts_beside_each_other_share_a_rank_and_suits_decide() -> None:
    ladder = own("solo 5=2; & accept 8=2; accept 9=2")
    assert ranks(ladder) == [{"solo 5", "accept 8"}, {"accept 9"}]
    solo = {suit: Contract(ContractKind.SOLO, 5, suit) for suit in Suit}
    assert [
        ladder.outranks(solo[suit], Contract(ContractKind.ACCEPT, 8, Suit.D)) for suit in (Suit.H, Suit.D, Suit.C)
    ] == [
        True,
        False,
        False,
    ]


def test_the_rows_that_the_docs_show_are_read_and_printed_like_that() -> None:
    docs = Path(__file__).parents[5] / "docs"
    shown = re.findall(
        r'^(\[Row "[^"]*" "[^"]*"\]) +# ', (docs / "records.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(shown) == 6
    for text in shown:
        rows = ['[Row "slam" "60"]', text] if "& " in text else [text]
        record = Record.parse("\n".join(['[Game "kleurenwiezen"]', *rows]))
        assert text in str(record)


# --- Rows of the first form


def test_rows_of_the_first_form_mean_what_they_meant() -> None:
    """A Troel without steps pays `all_tricks` for all thirteen; only `double` and `pass_doubles` double anything."""
    rows = "accept 8=2 +1 +1 +1 +1 +1 -1; solo 5=3 +1; troel=16; grand-misere=5"
    for preset, all_tricks in product(PRESETS, ("30", "26")):
        ladder = own(rows, preset, all_tricks=all_tricks)
        troel, accept = Contract(ContractKind.TROEL, 8, Suit.H), Contract(ContractKind.ACCEPT, 8, Suit.H)
        assert [payment(ladder, troel, tricks, 1).own for tricks in (13, 12, 8, 7, 0)] == [
            int(all_tricks),
            16,
            16,
            -16,
            -16,
        ]
        assert [payment(ladder, accept, tricks, 1).own for tricks in (13, 8, 0)] == [7, 2, -10]
        assert all(row.doubles == 0 and row.doubled_at == () for row in ladder)
        assert all(len(rank) == 1 for rank in ladder.rows)


def test_a_troel_that_says_what_thirteen_tricks_bring_does_not_ask_the_option() -> None:
    ladder = own("accept 8=8; troel=16 13:16")
    assert payment(ladder, Contract(ContractKind.TROEL, 8, Suit.H), 13, 1).own == 16


# --- What is no row


@in_one_test(
    "row",
    [
        *('"" "8"', '"&" "8"', '"  " "8"', '"accept" "8"', '"accept 7" "8"', '"accept 14" "8"', '"foo" "8"'),
        *('"accept 8" ""', '"accept 8" "+3"', '"accept 8" "8 lost"', '"accept 8" "8 lost -3"', '"accept 8" "8 x1"'),
        *('"accept 8" "8 -3 -3"', '"accept 8" "8 -3 +3"', '"accept 8" "8 14:3"', '"accept 8" "8 13:3 13:4"'),
        *('"accept 8" "8 13x3"', '"accept 8" "8 14x2"', '"accept 8" "8 / 5 x2"', '"accept 8" "8 /"'),
        *('"accept 8" "8 x2 x2"', '"accept 8" "8 13x2 13x2"', '"piccolo" "8 1x2"', '"& accept 8" "8"'),
        *('"accept 8" "99999"', '"accept 8" "8 lost 3 lost 4"', '"troel 8" "16"', '"accept 8" "٨"'),
    ],
)
def test_what_is_no_row_is_told_by_its_line(row: str) -> None:
    with pytest.raises(BadRecord) as error:
        Record.parse(f'[Game "kleurenwiezen"]\n[Rules "pagat"]\n[Row {row}]\n[Row "solo 5" "3"]\n')
    assert error.value.line == 3
    assert "expected" in error.value.why


def test_two_contracts_without_trumps_share_no_rank() -> None:
    with pytest.raises(BadRecord, match=r"line 4.*small-misere & piccolo.*rank of its own"):
        Record.parse('[Game "kleurenwiezen"]\n[Row "small-misere" "6"]\n[Row "& solo 5" "3"]\n[Row "& piccolo" "8"]\n')


def test_a_ladder_beginning_with_an_equals_sign_is_told_as_one_by_the_command_line() -> None:
    with pytest.raises(Unreadable, match="row of a ladder"):
        GAME.configure("pagat", {"ladder": "=8"})


@in_one_test("bid", ["accept 7 C", "accept 14 C", "solo 4 C", "solo 9 C", "abondance 13 C", "troel 7 C"])
def test_a_contract_that_no_ladder_has_is_unreadable(bid: str) -> None:
    with pytest.raises(Unreadable, match="with a number from"):
        GAME.parse_action(bid)
