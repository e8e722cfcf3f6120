"""Deals of 52 cards as Portable Bridge Notation 2.1 (tistis.nl/pbn), which programs of bridge read.

Seats 1 to 4 are North, East, South and West. What bridge has no word for stands in tags of our own, whose names begin
with the game's. Pure.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Final

from engine.cards import RANK_LETTERS, Card, Suit
from engine.game import DealResult
from engine.record import Record, printable_name
from engine.replay import Position, positions
from engine.seats import clockwise

CARDS: Final = 52
"""The pack of the games that can be written."""
_COMPASS: Final = "NESW"
_NONE, _UNKNOWN = "", "?"

Hands = tuple[tuple[Card, ...], ...]


def is_possible(record: Record) -> bool:
    """Whether the deals of a record can be written."""
    return len(record.game.pack(record.options)) == CARDS and record.game.seats(record.options) == len(_COMPASS)


def print_pbn(record: Record, event: str, site: str, day: date, players: Sequence[Sequence[str]] = ()) -> str:
    """All deals of a record of four players with 52 cards, the last as far as it was played.

    `players`: per deal the names of who played it, where not all are the record's.
    """
    boards: list[list[str]] = []
    for at in positions(record):
        if at.action is None:
            start = at
        if at.action is None or at.state.outcome is not None:
            names = players[at.deal - 1] if players else record.names
            boards[at.deal - 1 :] = [list(_board(record, start, at, event, site, day, names))]
    return "% PBN 2.1\n" + "".join("\n".join(board) + "\n\n" for board in boards)


def _board(
    record: Record, start: Position, end: Position, event: str, site: str, day: date, players: Sequence[str]
) -> Iterator[str]:
    seats = clockwise(1, len(_COMPASS))
    names = dict(zip(_COMPASS, players or (_UNKNOWN,) * len(seats), strict=True))
    dealer = start.state.match.dealer
    hands = tuple(record.game.view(start.state, seat).hand for seat in seats)
    result: DealResult | None = end.state.outcome.result if end.state.outcome else None
    yield _tag("Event", event)
    yield _tag("Site", site)
    yield _tag("Date", f"{day:%Y.%m.%d}")
    yield _tag("Board", str(start.deal))
    for place in "WNES":
        yield _tag({"N": "North", "E": "East", "S": "South", "W": "West"}[place], names[place])
    yield _tag("Dealer", _COMPASS[dealer - 1])
    yield _tag("Vulnerable", "None")
    yield _tag("Deal", print_deal(hands, dealer))
    # Its scores mean nothing in bridge, nor do its contracts: partners may sit side by side, or play alone.
    yield _tag("Scoring", _NONE)
    if result is None:
        played = (_UNKNOWN, _UNKNOWN, _UNKNOWN)
    elif result.thrown_in:
        played = (_NONE, "Pass", _NONE)
    else:
        tricks = sum(result.tricks[seat - 1] for seat in result.declarers)
        played = (_COMPASS[result.declarers[0] - 1] if result.declarers else _UNKNOWN, _UNKNOWN, str(tricks))
    for name, value in zip(("Declarer", "Contract", "Result"), played, strict=True):
        yield _tag(name, value)
    if result is not None and not result.thrown_in:
        own = record.game.name.capitalize()
        yield _tag(f"{own}Contract", result.contract or _UNKNOWN)
        yield _tag(f"{own}Declarers", " ".join(_COMPASS[seat - 1] for seat in result.declarers))
        yield _tag(f"{own}Points", " ".join(f"{_COMPASS[seat - 1]}:{result.delta[seat - 1]:+}" for seat in seats))


def _tag(name: str, value: str) -> str:
    text = printable_name(value).replace("\\", "\\\\") if value else ""
    return f'[{name} "{text}"]'


def print_deal(hands: Sequence[Sequence[Card]], first: int) -> str:
    """The value of a Deal tag: `N:QJ6.K652.J85.T98 ...`, clockwise from the seat `first`."""
    in_order = (hands[seat - 1] for seat in clockwise(first, len(_COMPASS)))
    return f"{_COMPASS[first - 1]}:{' '.join(map(_print_hand, in_order))}"


def _print_hand(hand: Sequence[Card]) -> str:
    by_rank = sorted(hand, key=lambda card: -card.rank)
    return ".".join("".join(str(card.rank) for card in by_rank if card.suit is suit) for suit in Suit)


def parse_deal(text: str) -> Hands:
    """The hands of a Deal tag's value, seat 1 first, each by suit and from ace to two; raises ValueError."""
    first, _, rest = text.partition(":")
    written = rest.split(" ")
    if first not in tuple(_COMPASS) or len(written) != len(_COMPASS):
        raise ValueError(f"{text!r} is not a deal")
    seats = clockwise(_COMPASS.index(first) + 1, len(_COMPASS))
    by_seat = dict(zip(seats, map(_parse_hand, written), strict=True))
    return tuple(by_seat[seat] for seat in sorted(by_seat))


def _parse_hand(text: str) -> tuple[Card, ...]:
    suits = text.split(".")
    if len(suits) != len(Suit) or not set(text) <= {*RANK_LETTERS, "."}:
        raise ValueError(f"{text!r} is not a hand")
    return tuple(Card.parse(rank + str(suit)) for suit, ranks in zip(Suit, suits, strict=True) for rank in ranks)
