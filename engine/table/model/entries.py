"""The lines of a table's journal: what was dealt, said and played, and how a deal came about."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.cards import Card, parse_cards, print_cards
from engine.table.model.news import By


class Cut(NamedTuple):
    """How a pack was cut before it was dealt."""

    cards: int
    """Counted from the top.

    A secret until the deal is over: with a gathered pack, whoever knows it and the tricks before knows the hands.
    """
    seat: int | None = None
    """Who cut; None: chance."""
    shuffled: bool = False
    """The pack was not gathered after the previous deal but followed from the match's secret."""
    words: str = ""
    """What the cutter said with it (`engine.core.chance.packs.words_said`), revealed when the deal is over."""

    def __str__(self) -> str:
        """As the journal has it."""
        by = f"{_BY}{self.seat}" if self.seat else ""
        said = f"{_SAYING}{self.words}" if self.words else ""
        return f"{_SHUFFLED if self.shuffled else ''}{_CUT}{self.cards}{by}{said}"

    @classmethod
    def parse(cls, text: str) -> Cut:
        """Raises ValueError."""
        made, _, words = text.partition(_SAYING)
        cards, _, seat = made.removeprefix(_SHUFFLED).removeprefix(_CUT).partition(_BY)
        return cls(int(cards), int(seat) if seat else None, text.startswith(_SHUFFLED), words)


_CUT: Final = "cut "
_SHUFFLED: Final = "shuffled "
_BY: Final = " by "
_SAYING: Final = " saying "


class EntryKind(StrEnum):
    """What a journal entry is."""

    DEAL = "deal"
    ACTION = "action"
    TAKEN_BACK = "taken-back"
    """The action of the previous entry does not count; `action` is empty."""


class Entry(NamedTuple):
    """A line of the journal. For a deal, `seat` is the dealer and `action` a `DealText`."""

    number: int
    kind: EntryKind
    seat: int
    action: str
    by: By


class DealText(NamedTuple):
    """What the journal says of a deal: `3`, or with the cards that each seat drew for the dealer `3; 8S KD; 8H 7C`.

    If a gathered pack was cut, `3; cut 17 by 2`, or by chance `3; cut 17`; if the match's secret shuffled it, `3;
    shuffled cut 17 by 2`; with something said, `3; shuffled cut 17 by 2 saying hello there`.
    """

    deal: int
    draws: tuple[tuple[Card, ...], ...] = ()
    cut: Cut | None = None

    def __str__(self) -> str:
        return "; ".join([str(self.deal), *map(print_cards, self.draws), *([str(self.cut)] if self.cut else [])])

    @classmethod
    def parse(cls, text: str) -> DealText:
        """Raises ValueError."""
        deal, *rest = text.split("; ")
        cut = Cut.parse(rest.pop()) if rest and rest[-1].startswith((_CUT, _SHUFFLED)) else None
        return cls(int(deal), tuple(map(parse_cards, rest)), cut)


class Pack(NamedTuple):
    """The cards of a deal in the order they are dealt; a secret until the deal is over."""

    deal: int
    cards: str
