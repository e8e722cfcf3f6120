"""Deals of Kleurenwiezen as Portable Bridge Notation: what programs of bridge find in it."""

from __future__ import annotations

import random
import re
from datetime import date
from pathlib import Path

import pytest

from engine.cards import CARDS
from engine.pbn import is_possible, parse_deal, print_deal, print_pbn
from engine.record import Record
from engine.registry import GAMES
from engine.replay import positions

RECORDS = Path(__file__).parents[1] / "records"
MANDATORY = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal", "Scoring"),
    *("Declarer", "Contract", "Result"),
)


def record(name: str) -> Record:
    return Record.parse((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def boards(name: str) -> list[dict[str, str]]:
    """The tags of every board, in their order."""
    head, _, rest = print_pbn(record(name), 'Kleurenwiezen "pagat"', "Discord", date(2026, 11, 21)).partition("\n")
    assert head == "% PBN 2.1"
    return [dict(re.findall(r'^\[(\w+) "(.*)"\]$', board, re.M)) for board in rest.strip().split("\n\n")]


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_a_deal_reads_back_as_it_was_written(first: int) -> None:
    for seed in range(50):
        pack = list(CARDS)
        random.Random(seed).shuffle(pack)
        hands = [frozenset(pack[at : at + 13]) for at in range(0, 52, 13)]
        text = print_deal([tuple(hand) for hand in hands], first)
        assert text.startswith("NESW"[first - 1] + ":")
        assert re.fullmatch(r"[NESW]:[2-9TJQKA.]{16}( [2-9TJQKA.]{16}){3}", text)
        assert [frozenset(hand) for hand in parse_deal(text)] == hands


@pytest.mark.parametrize(
    "text",
    ["", "N:", "X:... ... ... ...", "N:... ... ...", "N:.. ... ... ...", "N:a... ... ... ...", "NE:... ... ... ..."],
)
def test_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a"):
        parse_deal(text)


@pytest.mark.parametrize("path", sorted(RECORDS.glob("kleuren-*.txt")), ids=lambda path: path.stem)
def test_every_deal_of_a_match_is_a_board_with_its_hands(path: Path) -> None:
    starts = [at.state for at in positions(record(path.stem)) if at.action is None]
    found = boards(path.stem)
    assert len(found) == len(starts)
    game = GAMES["kleurenwiezen"]
    for number, (tags, state) in enumerate(zip(found, starts, strict=True), 1):
        assert tuple(tags)[: len(MANDATORY)] == MANDATORY
        assert (tags["Board"], tags["Dealer"]) == (str(number), "NESW"[state.match.dealer - 1])
        assert tags["Deal"][0] == tags["Dealer"]
        for seat, hand in enumerate(parse_deal(tags["Deal"]), 1):
            assert set(hand) == set(game.view(state, seat).hand)


def test_names_and_the_event_stand_where_programs_look_for_them() -> None:
    tags = boards("kleuren-example-7")[0]
    assert [tags[name] for name in ("North", "East", "South", "West")] == ["North", "East", "South", "West"]
    assert (tags["Event"], tags["Date"], tags["Vulnerable"]) == ("Kleurenwiezen  pagat", "2026.11.21", "None")


def test_the_contract_stands_in_a_tag_of_its_own() -> None:
    """In bridge it has no meaning: partners may sit side by side, or there is none."""
    (tags,) = boards("kleuren-example-7")
    result = [at.state.outcome.result for at in positions(record("kleuren-example-7")) if at.state.outcome][-1]
    assert tags["Contract"] == "?"
    assert tags["KleurenwiezenContract"] == result.contract
    assert tags["KleurenwiezenDeclarers"].split() == ["NESW"[seat - 1] for seat in result.declarers]
    assert tags["Declarer"] == tags["KleurenwiezenDeclarers"][0]
    assert int(tags["Result"]) == sum(result.tricks[seat - 1] for seat in result.declarers)
    points = dict(one.split(":") for one in tags["KleurenwiezenPoints"].split())
    assert [int(points[place]) for place in "NESW"] == list(result.delta)


def test_a_deal_that_was_thrown_in_is_passed_out() -> None:
    thrown = [tags for name in ("kleuren-doubles", "kleuren-match-of-4", "kleuren-pagat") for tags in boards(name)]
    thrown = [tags for tags in thrown if tags["Contract"] == "Pass"]
    assert {(tags["Declarer"], tags["Result"]) for tags in thrown} == {("", "")}


@pytest.mark.parametrize("name", ["couillon", "chouine"])
def test_other_packs_are_not_written(name: str) -> None:
    game = GAMES[name]
    options = game.configure()
    assert not is_possible(Record(game, options, (), 1, ()))
