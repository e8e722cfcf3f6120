"""Who sits at a table, and who came onto which seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engine.core.names import clean_name


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits on a seat: a person or a computer."""

    name: str
    """The person's name, without anything that would act on the text around it (`engine.core.names`)."""
    user_id: int | None
    """None: a computer."""
    player: str = "normal"
    """The computer player that sits here, or stands in for an away person (`engine.players.PLAYERS`)."""
    away: bool = False
    """A person the clock gave up on: the computer acts for them until they act or come back."""
    offered: bool = False
    """Anyone who may sit down at the table may take over this seat."""
    missed: int = 0
    """Consecutive turns that the clock had to play."""
    awaited: bool = False
    """Away only because the host went on without them: their answer is still asked for."""
    kept_for: int | None = None
    """In a tournament: the person who got up, and whose place it remains until somebody else takes it."""
    hints: int = 0
    """How many hints they were given, where the host allowed them; a computer: who got up from this seat was."""
    drawn: bool = False
    """They did not sit down here themselves: a tournament or an evening drew them to this seat."""

    def __post_init__(self) -> None:
        """Every name goes through here: people who sit down, and those read from stored rows of any age."""
        object.__setattr__(self, "name", clean_name(self.name))
        # What `normal` was called when tables were first stored.
        if self.player == "simple":
            object.__setattr__(self, "player", "normal")

    @property
    def is_person(self) -> bool:
        return self.user_id is not None

    @property
    def is_there(self) -> bool:
        """Whether this is a person whose agreement is needed for anything that all have to agree on."""
        return self.user_id is not None and (not self.away or self.awaited)

    @property
    def is_nobodys(self) -> bool:
        """Whether this is a computer that keeps the seat for no person."""
        return self.user_id is None and self.kept_for is None

    @property
    def is_automatic(self) -> bool:
        """Whether the computer decides for this seat without waiting for anyone."""
        return self.user_id is None or self.away


Seats = tuple[Occupant | None, ...]
"""Per seat who sits on it; None: nobody."""


def people_on(*tables: Seats) -> frozenset[int]:
    """The user ids of the people who sit at these tables."""
    return frozenset(one.user_id for seats in tables for one in seats if one is not None and one.user_id is not None)


class Stint(NamedTuple):
    """Who came onto a seat of a match."""

    deal: int
    """0: who sat there at the start."""
    seat: int
    name: str
    user_id: int | None
    """None: a computer; `FORGOTTEN`: somebody who asked to be forgotten while the match went on."""
    had_cards: bool = True
    """Whether the seat had cards in this deal by then; where that was not recorded, it had."""
    player: str | None = None
    """Which computer player it is; None: a person, or a computer from before that was recorded."""
    was_there: bool = True
    """Whether this person has done anything at this table themselves; where that was not recorded, they have."""

    @classmethod
    def of(cls, deal: int, seat: int, occupant: Occupant, *, had_cards: bool = True) -> Stint:
        """The stint of this occupant."""
        player = None if occupant.is_person else occupant.player
        return cls(deal, seat, occupant.name, occupant.user_id, had_cards, player, not occupant.drawn)

    @classmethod
    def read(cls, *stored: Any) -> Stint:
        """A stint from a stored row of any age."""
        stint = cls(*stored)
        return stint._replace(name=clean_name(stint.name))

    @property
    def level(self) -> str | None:
        """Which level of computers it is; before that was recorded there was one. None: a person."""
        return None if self.user_id is not None else self.occupant.player

    @property
    def occupant(self) -> Occupant:
        """Who sat there because of it."""
        if self.player is None:
            return Occupant(self.name, self.user_id)
        return Occupant(self.name, self.user_id, self.player)


FORGOTTEN: Final = 0
"""Stands for people about whom nothing is kept, although a match has to count for the others."""
