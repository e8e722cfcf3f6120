"""Writes and reads boards in Portable Bridge Notation 2.1 (tistis.nl/pbn). Pure.

A board is a list of tags followed by two tables: what was said, in a table of our own because bridge has no such calls,
and the cards, in the `Play` section. `Board.parse(str(board)) == board`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.core.actions import clockwise
from engine.core.cards import RANK_LETTERS, Card, Suit

COMPASS: Final = "NESW"
"""Seats 1 to 4."""
UNKNOWN: Final = "?"
CONTRACT: Final = "Contract"
"""Two tag names end with it: bridge's own, and ours, whose value is always exact."""

Hands = tuple[tuple[Card, ...], ...]
Trick = tuple[Card | None, ...]
"""The card of each seat, seat 1 first; None: it was not played."""

VERSION: Final = "% PBN 2.1"
_TAG: Final = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_CALL: Final = re.compile(r'([NESW]) "([^"]*)"')
_SAID: Final = "AuctionTable"
_COLUMNS: Final = "Seat;Call"
_NOT_PLAYED: Final = "-"


class Board(NamedTuple):
    """One deal, as far as it was played."""

    tags: tuple[tuple[str, str], ...]
    """Name and value, in order; without the tags of the two tables."""
    said: tuple[tuple[int, str], ...]
    """Everything but card plays, in order: the seat, and the action in the game's notation."""
    leader: int | None
    """Who led to the first trick; None: no card was played."""
    tricks: tuple[Trick, ...]
    ending: str = ""
    """`*`: the play ended before its last card; `+`: it goes on."""

    def __str__(self) -> str:
        return "\n".join(self._lines()) + "\n"

    @classmethod
    def parse(cls, text: str) -> Board:
        """Read what `str` writes; raises ValueError with the line that is wrong."""
        tags, said, rows, leader = [], [], [], None
        table = ""
        for line in text.splitlines():
            if tag := _TAG.fullmatch(line):
                name, value = tag[1], tag[2].replace("\\\\", "\\")
                table = name if name == "Play" or name.endswith(_SAID) else ""
                if name == "Play":
                    leader = _seat(value)
                elif not table:
                    tags.append((name, value))
            elif table == "Play":
                rows.append(line)
            elif table and (call := _CALL.fullmatch(line)):
                said.append((_seat(call[1]), call[2]))
            else:
                raise ValueError(f"{line!r} is no line of a board")
        ending = rows.pop() if rows and rows[-1] in ("*", "+") else ""
        return cls(tuple(tags), tuple(said), leader, tuple(_trick(row, leader) for row in rows), ending)

    def value(self, name: str) -> str:
        """A tag's value; raises KeyError."""
        return dict(self.tags)[name]

    @property
    def hands(self) -> Hands:
        """Per seat, by suit and from ace to two; raises ValueError."""
        return parse_deal(self.value("Deal"))

    @property
    def moves(self) -> Iterator[tuple[int, str]]:
        """All actions in order: the seat, and the action in the game's notation."""
        yield from self.said
        leader = self.leader
        for trick in self.tricks:
            assert leader is not None
            order = [seat for seat in clockwise(leader, len(COMPASS)) if trick[seat - 1] is not None]
            yield from ((seat, f"play {trick[seat - 1]}") for seat in order)
            leader = _winner(trick, leader, self.trump)

    @property
    def trump(self) -> Suit | None:
        """The trump suit, from the end of the contract in our own notation: bridge's cannot express a solo of five."""
        (contract,) = (value for name, value in self.tags if name.endswith(CONTRACT) and name != CONTRACT)
        last = contract.split(" ")[-1]
        return Suit.parse(last) if last in Suit.__members__ else None

    def _lines(self) -> Iterator[str]:
        yield from (print_tag(name, value) for name, value in self.tags)
        if self.said:
            own = next(name for name, _ in self.tags if name.endswith(CONTRACT) and name != CONTRACT)
            yield print_tag(own.removesuffix(CONTRACT) + _SAID, _COLUMNS)
            yield from (f'{COMPASS[seat - 1]} "{action}"' for seat, action in self.said)
        if self.leader is not None:
            yield print_tag("Play", COMPASS[self.leader - 1])
            for trick in self.tricks:
                cards = (trick[seat - 1] for seat in clockwise(self.leader, len(COMPASS)))
                yield " ".join(_NOT_PLAYED if card is None else f"{card.suit}{card.rank}" for card in cards)
            if self.ending:
                yield self.ending


def print_boards(boards: Sequence[Board]) -> str:
    """The text of a file with these boards."""
    return f"{VERSION}\n" + "".join(f"{board}\n" for board in boards)


def print_tag(name: str, value: str) -> str:
    """A tag as a line of a file."""
    text = value.replace("\\", "\\\\")
    return f'[{name} "{text}"]'


def print_deal(hands: Sequence[Sequence[Card]], first: int) -> str:
    """The value of a Deal tag: `N:QJ6.K652.J85.T98 ...`, clockwise from the seat `first`."""
    in_order = (hands[seat - 1] for seat in clockwise(first, len(COMPASS)))
    return f"{COMPASS[first - 1]}:{' '.join(map(_print_hand, in_order))}"


def _print_hand(hand: Sequence[Card]) -> str:
    by_rank = sorted(hand, key=lambda card: -card.rank)
    return ".".join("".join(str(card.rank) for card in by_rank if card.suit is suit) for suit in Suit)


def parse_deal(text: str) -> Hands:
    """The hands of a Deal tag's value, seat 1 first, each by suit and from ace to two; raises ValueError."""
    first, _, rest = text.partition(":")
    written = rest.split(" ")
    if first not in tuple(COMPASS) or len(written) != len(COMPASS):
        raise ValueError(f"{text!r} is not a deal")
    seats = clockwise(COMPASS.index(first) + 1, len(COMPASS))
    by_seat = dict(zip(seats, map(_parse_hand, written), strict=True))
    return tuple(by_seat[seat] for seat in sorted(by_seat))


def _parse_hand(text: str) -> tuple[Card, ...]:
    suits = text.split(".")
    if len(suits) != len(Suit) or not set(text) <= {*RANK_LETTERS, "."}:
        raise ValueError(f"{text!r} is not a hand")
    return tuple(Card.parse(rank + str(suit)) for suit, ranks in zip(Suit, suits, strict=True) for rank in ranks)


def _seat(place: str) -> int:
    if place not in tuple(COMPASS):
        raise ValueError(f"{place!r} is none of N, E, S and W")
    return COMPASS.index(place) + 1


def _trick(row: str, leader: int | None) -> Trick:
    """Read a row of the Play section, whose columns run clockwise from the first leader, whoever led to this trick."""
    words = row.split()
    if leader is None or len(words) != len(COMPASS):
        raise ValueError(f"{row!r} is no trick")
    by_seat = dict(zip(clockwise(leader, len(COMPASS)), words, strict=True))
    return tuple(None if by_seat[seat] == _NOT_PLAYED else Card.parse(by_seat[seat][::-1]) for seat in sorted(by_seat))


def _winner(trick: Trick, leader: int, trump: Suit | None) -> int:
    """Who takes a trick: the highest trump, or else the highest card of the suit led."""
    led = trick[leader - 1]
    assert led is not None
    played = [(seat, card) for seat, card in enumerate(trick, 1) if card is not None]
    decides = trump if any(card.suit is trump for _, card in played) else led.suit
    return max((card.rank, seat) for seat, card in played if card.suit is decides)[1]
