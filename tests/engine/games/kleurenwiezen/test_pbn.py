"""Deals of Kleurenwiezen as Portable Bridge Notation: what bridge programs find in them."""

from __future__ import annotations

import random
import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from engine.core.cards import CARDS
from engine.core.registry import GAMES
from engine.games.kleurenwiezen.pbn import boards_of, is_possible, print_pbn, read_pbn
from engine.records.boards import VERSION, Board, parse_deal, print_boards, print_deal
from engine.records.record import BETWEEN, Record, RecordedDeal
from engine.records.replay import positions
from tests.about import in_one_test
from tests.engine.games.every import some_deals
from tests.engine.games.kleurenwiezen.deals import GAME, pack_for
from tests.engine.games.playing import Table

RECORDS = Path(__file__).parents[3] / "records"


def parse_boards(text: str) -> tuple[Board, ...]:
    """The boards of a file that `print_boards` wrote."""
    return tuple(map(Board.parse, filter(None, text.removeprefix(VERSION).lstrip("\n").split("\n\n"))))


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


@in_one_test(
    "text",
    ["", "N:", "X:... ... ... ...", "N:... ... ...", "N:.. ... ... ...", "N:a... ... ... ...", "NE:... ... ... ..."],
)
def test_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a"):
        parse_deal(text)


@in_one_test("path", sorted(RECORDS.glob("kleurenwiezen-*.txt")))
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
    tags = boards("kleurenwiezen-example-7")[0]
    assert [tags[name] for name in ("North", "East", "South", "West")] == ["North", "East", "South", "West"]
    assert (tags["Event"], tags["Date"], tags["Vulnerable"]) == ("Kleurenwiezen  pagat", "2026.11.21", "None")


def test_the_contract_stands_in_our_notation_and_as_far_as_bridge_can_say_it_in_its_own() -> None:
    (tags,) = boards("kleurenwiezen-example-7")
    result = [at.state.outcome.result for at in positions(record("kleurenwiezen-example-7")) if at.state.outcome][-1]
    assert (tags["KleurenwiezenContract"], tags["Contract"]) == ("solo 7 C", "1C") == (result.contract, "1C")
    assert tags["KleurenwiezenDeclarers"].split() == ["NESW"[seat - 1] for seat in result.declarers]
    assert tags["Declarer"] == tags["KleurenwiezenDeclarers"][0]
    assert int(tags["Result"]) == sum(result.tricks[seat - 1] for seat in result.declarers)
    points = dict(one.split(":") for one in tags["KleurenwiezenPoints"].split())
    assert [int(points[place]) for place in "NESW"] == list(result.delta)


IN_BRIDGE = {
    "accept 8": "2", "accept 13": "7", "solo 5": "1", "solo 6": "1", "solo 7": "1", "solo 8": "2", "troel 8": "2",
    "troel 9": "3", "abondance 9": "3", "abondance 12": "6", "slam": "7", "small-slam": "6", "open-slam": "7",
    "grand-misere": "1NT", "small-misere": "1NT", "open-misere": "1NT", "piccolo": "1NT", "piccolissimo": "1NT",
    "accept 9": "3",
    "accept 10": "4", "accept 11": "5", "accept 12": "6", "abondance 10": "4", "abondance 11": "5",
    "abondance-table 9": "3", "abondance-table 10": "4", "abondance-table 11": "5", "slam-table": "7",
    "small-slam-table": "6",
}  # fmt: skip
"""What bridge calls each contract, without its trumps."""


@in_one_test("path", sorted(RECORDS.glob("kleurenwiezen-*.txt")))
def test_every_contract_has_the_denomination_and_the_tricks_that_bridge_can_say(path: Path) -> None:
    for tags in boards(path.stem):
        own = tags["KleurenwiezenContract"]
        words, suit = (own[:-2], own[-1]) if re.search(" [SHDC]$", own) else (own, "")
        in_bridge = tags["Contract"].removesuffix("X")
        if own:
            assert in_bridge == IN_BRIDGE[words] + suit
        else:
            assert in_bridge == "Pass"


def test_whatever_was_played_has_a_contract_that_every_reader_of_the_standard_knows() -> None:
    """Readers refuse a Play section without a denomination, and some of them the whole file with it.

    The grammar is that of PBN 2.1, section 3.4. The one public reader for Python that is kept up (endplay) brings
    matplotlib and numpy along and has no wheel for Python 3.14, too much to ask of whoever runs these tests.
    """
    found = set()
    for one in matches():
        for board in boards_of(one, "", "", date(2026, 11, 21)):
            contract, bid = board.value("Contract"), r"[1-7]([SHDC]|NT)X{0,2}"
            assert re.fullmatch(bid if board.leader else rf"Pass|\?|{bid}", contract)
            assert (contract == "?") == (board.value("KleurenwiezenContract") == "" and contract != "Pass")
            found.add(contract[1:].rstrip("X") if board.leader else contract)
    assert {"S", "H", "D", "C", "NT", "Pass"} <= found


def test_what_opponents_double_is_doubled_in_bridge_too() -> None:
    """This holds for the tags, not the calls: the table of calls tells who doubled."""
    doubled = {}
    for board in boards_of(record("kleurenwiezen-doubles"), "", "", date(2026, 11, 21)):
        contract = board.value("Contract")
        if contract not in ("?", "Pass"):
            doubled[board.value("Board")] = contract.endswith("X"), any(said == "double" for _, said in board.said)
    assert doubled
    assert all(in_bridge == said for in_bridge, said in doubled.values())
    assert (True, True) in doubled.values()


def test_of_partners_who_first_named_the_trumps_is_the_declarer() -> None:
    (board,) = boards_of(record("kleurenwiezen-example-4"), "", "", date(2026, 11, 21))[:1]
    suit = board.value("KleurenwiezenContract")[-1]
    declarers = board.value("KleurenwiezenDeclarers").split()
    first = next("NESW"[seat - 1] for seat, said in board.said if said.endswith(suit) and "NESW"[seat - 1] in declarers)
    assert board.value("Declarer") == first


def matches() -> list[Record]:
    """The written matches, and one deal of each preset of Kleurenwiezen, whole and cut short at two places."""
    found = [record(path.stem) for path in sorted(RECORDS.glob("kleurenwiezen-*.txt"))]
    for preset in GAME.presets:
        table = Table(GAME, GAME.configure(preset))
        (deal, *_) = some_deals(table)
        whole = Record(GAME, table.options, (), deal.match.dealer, (deal.recorded,))
        lines = deal.recorded.lines
        found.append(whole)
        for end in (0, len(lines) // 2):
            begun = RecordedDeal(0, deal.recorded.pack, lines[:end], deal.recorded.dealer, cut=deal.recorded.cut)
            found.append(Record(GAME, table.options, (), deal.match.dealer, (begun,)))
    return found


def test_boards_read_back_as_they_were_written() -> None:
    endings = set()
    for one in matches():
        written = boards_of(one, 'A "cup" \\ of tea', "Discord", date(2026, 11, 21))
        text = print_boards(written)
        assert parse_boards(text) == written
        assert all(len(line) <= 255 for line in text.splitlines()), "no line of the format is longer"
        endings |= {board.ending for board in written}
    assert endings == {"", "*", "+"}


def test_what_is_read_back_replays_to_the_same_result_with_nothing_else() -> None:
    """Rules, hands, calls and cards all come from the text."""
    for one in matches():
        boards_read = parse_boards(print_pbn(one, "", "", date(2026, 11, 21)))
        match = GAME.begin(options_of(boards_read[0]), "NESW".index(boards_read[0].value("Dealer")) + 1)
        ends = {at.deal: at.state for at in positions(one)}
        assert len(boards_read) == len(ends)
        for board, end in zip(boards_read, ends.values(), strict=True):
            state = replayed(board, match)
            assert view_of(state) == view_of(end)
            if state.outcome is not None:
                assert state.outcome.result == end.outcome.result
                match = state.outcome.match


def options_of(board: Board) -> Any:
    tags = dict(board.tags)
    changes = dict(value.split("=", 1) for name, value in tags.items() if name.startswith("KleurenwiezenOption"))
    rows = [value for name, value in tags.items() if name.startswith("KleurenwiezenRow")]
    return GAME.configure(tags["KleurenwiezenRules"], changes | ({"ladder": BETWEEN.join(rows)} if rows else {}))


def replayed(board: Board, match: Any) -> Any:
    """The position after everything that a board records."""
    hands = tuple(" ".join(map(str, hand)) for hand in board.hands)
    state = GAME.deal(match, pack_for(hands, match.dealer, match.options.packets)).state
    for seat, action in board.moves:
        state = GAME.apply(state, seat, GAME.parse_action(action)).state
    return state


def view_of(state: Any) -> tuple[object, ...]:
    view = GAME.view(state, 0)
    return state.hands, view.phase, view.contract, view.declarers, view.tricks, view.trick


def read_by_the_standard(board: str) -> dict[str, Any]:
    """What a bridge program makes of a board: nothing but the standard's tags and the Play section.

    It is written from PBN 2.1, sections 3.3, 3.4 and 3.6, and shares nothing with what writes the boards.
    """
    tags: dict[str, str] = {}
    section: dict[str, list[str]] = {}
    name = ""
    for line in board.splitlines():
        if line.startswith("["):
            name, value = line[1:-1].split(" ", 1)
            tags.setdefault(name, value.strip('"'))
            section[name] = []
        else:
            section[name] += line.split()
    hands = {}
    first, cards = tags["Deal"].split(":")
    for step, hand in enumerate(cards.split()):
        place = "NESW"[("NESW".index(first) + step) % 4]
        hands[place] = {suit + rank for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks}
    return {"tags": tags, "hands": hands, "play": section.get("Play", [])}


def laid_aside(board: str) -> list[str]:
    """What bridge does not know: cards that nobody plays, as its Play section would write them."""
    return [card[::-1] for card in re.findall(r'^[NESW] "discard (\w\w)"$', board, re.M)]


@in_one_test("path", sorted(RECORDS.glob("kleurenwiezen-*.txt")))
def test_a_second_reader_finds_every_card_in_its_hand_and_the_result_in_the_tricks(path: Path) -> None:
    text = print_pbn(record(path.stem), "Cup", "Here", date(2026, 11, 21))
    for board in text.partition("\n")[2].strip().split("\n\n"):
        read = read_by_the_standard(board)
        tags, hands, play = read["tags"], read["hands"], [card for card in read["play"] if card not in "*+"]
        assert sorted(map(len, hands.values())) == [13] * 4
        if not play:
            continue
        for card in laid_aside(board):
            next(hand for hand in hands.values() if card in hand).remove(card)
        trump = re.fullmatch("[1-7](?:([SHDC])|NT)X?", tags["Contract"])
        assert trump is not None
        columns = ["NESW"[("NESW".index(tags["Play"]) + step) % 4] for step in range(4)]
        leader, won = tags["Play"], dict.fromkeys("NESW", 0)
        for at in range(0, len(play) - len(play) % 4, 4):
            trick = dict(zip(columns, play[at : at + 4], strict=True))
            for place, card in trick.items():
                hands[place].remove(card)
                assert card[0] == trick[leader][0] or not any(one[0] == trick[leader][0] for one in hands[place])
            led, best = trick[leader][0], "23456789TJQKA"
            leader = max(
                trick,
                key=lambda place: (
                    trick[place][0] == trump[1],
                    trick[place][0] == led,
                    best.index(trick[place][1]),
                ),
            )
            won[leader] += 1
        if tags["Result"] != "?":
            tricks = dict(one.split(":") for one in tags["KleurenwiezenTricks"].split())
            assert won == {place: int(number) for place, number in tricks.items()}


@in_one_test(
    "broken",
    [
        "",
        "% PBN 2.0\n",
        "% PBN 2.1\nwhat",
        '% PBN 2.1\n[Play "X"]',
        '% PBN 2.1\n[Play "N"]\nSA SK',
        "% PBN 2.1\n[Event]",
    ],
)
def test_what_is_no_board_is_refused_with_what_is_wrong(broken: str) -> None:
    with pytest.raises(ValueError, match="is n"):
        read_pbn(broken)


def test_a_deal_that_was_thrown_in_is_passed_out() -> None:
    thrown = [
        tags
        for name in ("kleurenwiezen-doubles", "kleurenwiezen-match-of-4", "kleurenwiezen-pagat")
        for tags in boards(name)
    ]
    thrown = [tags for tags in thrown if tags["Contract"] == "Pass"]
    assert {(tags["Declarer"], tags["Result"]) for tags in thrown} == {("", "")}


@pytest.mark.parametrize("name", ["couillon", "chouine"])
def test_other_packs_are_not_written(name: str) -> None:
    game = GAMES[name]
    options = game.configure()
    assert not is_possible(Record(game, options, (), 1, ()))
