"""Deals of 52 cards in Portable Bridge Notation 2.1 (tistis.nl/pbn), which bridge programs read.

Seats 1 to 4 are North, East, South and West. What bridge has no word for goes into tags of our own, whose names begin
with the game's; what bridge can express, or needs to follow the cards, goes into its own tags as well. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import date
from typing import Any, Final

from engine.core.actions import Play, clockwise
from engine.core.cards import Card
from engine.core.errors import EngineError, IllegalAction, quoted
from engine.core.game import AnyGame, DealResult
from engine.core.options import differences
from engine.core.registry import game_named
from engine.core.view import SPECTATOR
from engine.games.kleurenwiezen.actions import Bid, Propose
from engine.games.kleurenwiezen.contracts.contracts import Contract
from engine.records.boards import COMPASS, UNKNOWN, VERSION, Board, Trick, print_boards, print_deal
from engine.records.record import BETWEEN, LADDER, BadRecord, Line, Record, RecordedDeal, printable_name
from engine.records.replay import ReplayPosition, positions

CARDS: Final = 52
"""Pack size of the games that can be written."""
_BOOK: Final = 6
"""Tricks that a bridge contract does not count."""
_NO_TRUMPS: Final = "NT"
_NONE: Final = ""
_OWN: Final = "Kleurenwiezen"
"""How the names of our own tags begin."""


def is_possible(record: Record) -> bool:
    """Whether a record's deals can be written."""
    return len(record.game.pack(record.options)) == CARDS and record.game.seats(record.options) == len(COMPASS)


def is_ours(text: str) -> bool:
    """Whether a file has the deals of a match of this game, as `print_pbn` writes them."""
    return f"[{_OWN}Rules " in text


def read_pbn(text: str) -> Record:
    """The match whose deals these are, with the names of those who played the last one.

    The reverse of `print_pbn`: the hands, and all that was done, are the same; how the cards lay in the pack is not
    known, and the record has one pack that deals these hands. Raises BadRecord with the line at which a board begins.
    """
    head, _, rest = text.partition("\n")
    if head.rstrip() != VERSION:
        raise BadRecord(1, f"{quoted(head)} is not {VERSION}")
    line, boards = 2, list[tuple[int, Board]]()
    for part in rest.split("\n\n"):
        if part.strip():
            with _on_line(line):
                boards.append((line + len(part) - len(part.lstrip("\n")), Board.parse(part.strip("\n"))))
        line += part.count("\n") + 2
    return _record_of(boards)


def _record_of(boards: Sequence[tuple[int, Board]]) -> Record:
    """A record of boards, each with its line; what is not legal there is found when it is replayed."""
    if not boards:
        raise BadRecord(1, "there is no board in this file")
    first, board = boards[0]
    with _on_line(first):
        tags = dict(board.tags)
        options = {one.split("=", 1)[0]: one.split("=", 1)[1] for one in _numbered(board, "Option")}
        rows = _numbered(board, "Row")
        game = game_named(_OWN.lower())
        chosen = game.configure(tags[f"{_OWN}Rules"], options | ({LADDER: BETWEEN.join(rows)} if rows else {}))
        match = game.begin(chosen, COMPASS.index(tags["Dealer"]) + 1)
    record = Record(game, chosen, (), match.dealer, ())
    for number, one in boards:
        with _on_line(number):
            dealer = COMPASS.index(one.value("Dealer")) + 1
            drawn = None if dealer == match.dealer else dealer
            due = match if drawn is None else game.dealt_by(match, drawn)
            moves = tuple(Line(number, seat, game.parse_action(action)) for seat, action in one.moves)
            deal = RecordedDeal(number, _pack_for(game, due, one.hands), moves, drawn, number)
            names = tuple(one.value(name) for name in ("North", "East", "South", "West"))
            record = replace(record, names=() if UNKNOWN in names else names, deals=(*record.deals, deal))
        with _on_line(number), suppress(IllegalAction):
            state = game.deal(due, deal.pack).state
            for move in moves:
                state = game.apply(state, move.seat, move.action).state
            match = state.outcome.match if state.outcome is not None else match
    return record


def _pack_for(game: AnyGame, match: Any, hands: Sequence[Sequence[Card]]) -> tuple[Card, ...]:
    """A pack that deals these hands: one that is dealt shows to whom each of its cards goes."""
    pack = list(game.pack(match.options))
    dealt = game.deal(match, tuple(pack)).state
    places = [[pack.index(card) for card in game.view(dealt, seat).hand] for seat in clockwise(1, len(COMPASS))]
    found: dict[int, Card] = {}
    for own, hand in zip(places, hands, strict=True):
        found |= dict(zip(own, hand, strict=True))
    return tuple(card for _, card in sorted(found.items()))


def _numbered(board: Board, kind: str) -> list[str]:
    """The values of our tags of this kind, `KleurenwiezenRow1` and so on."""
    return [value for name, value in board.tags if re.fullmatch(f"{_OWN}{kind}[0-9]+", name)]


@contextmanager
def _on_line(number: int) -> Iterator[None]:
    """What cannot be read is said of the board that begins there."""
    try:
        yield
    except (EngineError, ValueError, LookupError, AssertionError) as error:
        raise BadRecord(number, str(error)) from error


def print_pbn(record: Record, event: str, site: str, day: date, players: Sequence[Sequence[str]] = ()) -> str:
    """All deals of a record of four players with 52 cards, the last one as far as it was played.

    `players`: per deal the names of those who played it, if they are not always the record's.
    """
    return print_boards(boards_of(record, event, site, day, players))


def boards_of(
    record: Record, event: str, site: str, day: date, players: Sequence[Sequence[str]] = ()
) -> tuple[Board, ...]:
    """The same as boards, before they become text."""
    deals: list[list[ReplayPosition]] = []
    for at in positions(record):
        if at.action is None:
            deals.append([])
        deals[-1].append(at)
    named = players or (record.names,) * len(deals)
    return tuple(_board(record, deal, event, site, day, names) for deal, names in zip(deals, named, strict=False))


def _board(
    record: Record, deal: list[ReplayPosition], event: str, site: str, day: date, players: Sequence[str]
) -> Board:
    """A board of one deal from these positions, which include its first and its last."""
    tags = (
        (name, printable_name(value) if value else "") for name, value in _tags(record, deal, event, site, day, players)
    )
    said = tuple((at.seat or 0, str(at.action)) for at in deal[1:] if not isinstance(at.action, Play))
    played = [(at.seat or 0, at.action.card) for at in deal if isinstance(at.action, Play)]
    rows = (played[at : at + len(COMPASS)] for at in range(0, len(played), len(COMPASS)))
    tricks: list[Trick] = [tuple(dict(row).get(seat) for seat in clockwise(1, len(COMPASS))) for row in rows]
    hands_are_empty = not any(deal[-1].state.hands)
    ending = "" if hands_are_empty or not played else "*" if deal[-1].state.outcome else "+"
    return Board(tuple(tags), said, played[0][0] if played else None, tuple(tricks), ending)


def _tags(
    record: Record, deal: list[ReplayPosition], event: str, site: str, day: date, players: Sequence[str]
) -> Iterator[tuple[str, str]]:
    start, end = deal[0], deal[-1]
    seats = clockwise(1, len(COMPASS))
    names = dict(zip(COMPASS, players or (UNKNOWN,) * len(seats), strict=True))
    dealer = start.state.match.dealer
    hands = tuple(record.game.view(start.state, seat).hand for seat in seats)
    result: DealResult | None = end.state.outcome.result if end.state.outcome else None
    yield "Event", event
    yield "Site", site
    yield "Date", f"{day:%Y.%m.%d}"
    yield "Board", str(start.deal)
    for place in "WNES":
        yield {"N": "North", "E": "East", "S": "South", "W": "West"}[place], names[place]
    yield "Dealer", COMPASS[dealer - 1]
    yield "Vulnerable", "None"
    yield "Deal", print_deal(hands, dealer)
    # The game's scores mean nothing in bridge.
    yield "Scoring", _NONE
    yield from zip(("Declarer", "Contract", "Result"), _played(record, deal, result), strict=True)
    yield from _own_tags(record, end, result)


def _played(record: Record, deal: list[ReplayPosition], result: DealResult | None) -> tuple[str, str, str]:
    """Declarer, contract and tricks in bridge terms.

    In this game partners may sit side by side, or a side may be a single player. So these tags say who undertook how
    many tricks with which trumps, and how many that side took.
    """
    if result is not None and result.thrown_in:
        return _NONE, "Pass", _NONE
    view = record.game.view(deal[-1].state, SPECTATOR)
    contract: Contract | None = view.contract
    if contract is None or not view.declarers:
        return UNKNOWN, UNKNOWN, UNKNOWN
    declarer = _declarer(deal, view.declarers, contract)
    side = view.sides[declarer - 1]
    won = sum(tricks for tricks, own in zip(view.tricks, view.sides, strict=True) if own == side)
    return COMPASS[declarer - 1], _in_bridge(contract, view.doubled_by), UNKNOWN if result is None else str(won)


def _declarer(deal: list[ReplayPosition], declarers: tuple[int, ...], contract: Contract) -> int:
    """The declarer; of two partners, the one who first named their trumps, as in bridge."""
    for at in deal[1:]:
        named = at.action.suit if isinstance(at.action, Propose) else None
        if isinstance(at.action, Bid):
            named = at.action.contract.suit
        if at.seat in declarers and named is not None and named is contract.suit:
            return at.seat or declarers[0]
    return declarers[0]


def _in_bridge(contract: Contract, doubled_by: int | None) -> str:
    """The contract in bridge notation: `3S`, `2HX`, `1NT`.

    Bridge programs follow a play only by the denomination, and none of them counts below seven tricks or bids to lose
    all. So a solo of five or six is the lowest contract with its trumps, and a misère or piccolo the lowest without;
    the exact contract stands in the game's own tag.
    """
    level = max(contract.goal - _BOOK, 1)
    denomination = _NO_TRUMPS if contract.suit is None else str(contract.suit)
    return f"{level}{denomination}{'X' if doubled_by is not None else ''}"


def _own_tags(record: Record, end: ReplayPosition, result: DealResult | None) -> Iterator[tuple[str, str]]:
    own, seats = _OWN, clockwise(1, len(COMPASS))
    contract = record.game.view(end.state, SPECTATOR).contract
    changed = differences(record.options, record.game.configure(record.options.preset))
    yield f"{own}Rules", record.options.preset
    # One tag each, numbered: a line has at most 255 characters, and a repeated tag is ignored.
    rows = changed.pop(LADDER, None)
    yield from ((f"{own}Option{number}", "=".join(one)) for number, one in enumerate(changed.items(), 1))
    yield from ((f"{own}Row{number}", row) for number, row in enumerate(rows.split(BETWEEN) if rows else (), 1))
    yield f"{own}Contract", _NONE if contract is None else str(contract)
    if result is not None and not result.thrown_in:
        yield f"{own}Declarers", " ".join(COMPASS[seat - 1] for seat in result.declarers)
        yield f"{own}Tricks", " ".join(f"{COMPASS[seat - 1]}:{result.tricks[seat - 1]}" for seat in seats)
        yield f"{own}Points", " ".join(f"{COMPASS[seat - 1]}:{result.delta[seat - 1]:+}" for seat in seats)
