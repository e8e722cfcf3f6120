"""How a kept match stands: the game's own standing, and what only the sheets of real evenings have. Pure.

A sheet has a column for each person at the table. As a rule that is one for each seat; where everybody's figures simply
add up (`ByHand.has_columns`), more people may sit round the table than the game has seats. Then somebody sits out in
turn, as clubs do it: whoever deals. Between deals there are rows that are no deal, a pot, and people who take over a
column from somebody else. Each pays and is paid for what came while they were there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from engine.core.game import DealResult
from engine.core.options import Options
from engine.table.decisions.forgetting import NOBODY


class SheetPerson(NamedTuple):
    """Somebody who plays with real cards: a member, or a guest who is only a name."""

    name: str
    user_id: int | None = None


class StandingLine(NamedTuple):
    """A line of the sheet."""

    deal: int
    """Its number; 0: a row that is no deal."""
    dealer: int
    """The column of who dealt."""
    name: str
    """What the row was named, or who took over from whom; empty for a deal."""
    result: DealResult
    """Per column; of a row the changes and the scores after it."""
    out: tuple[int, ...] = ()
    """The columns of those who sat out."""
    pot: int = 0
    """What was in the pot afterwards."""


class KeptStanding(NamedTuple):
    """The standing of a kept match. Columns count from 1, tuples per column start with column 1."""

    match: Any
    """The standing by the rules of the game, per seat."""
    persons: tuple[SheetPerson | None, ...]
    """Everybody who ever had a column; None for a dummy. Those of the beginning come first, column by column."""
    holders: tuple[int, ...]
    """Per column the index in `persons` of who has it now."""
    won: tuple[Fraction, ...]
    """Per person the points that they have from the others; together with the pot they add up to nothing."""
    totals: tuple[int, ...] | None = None
    """Per column the points, where these simply add up; None: the score is that of the match."""
    turn: int = 1
    """Where more people are there than seats: the column that deals next, and sits out first."""
    price: int = 0
    """Points that each queen costs its holder where all pass; 0: there is no pot."""
    pot: int = 0
    lines: tuple[StandingLine, ...] = ()
    stints: tuple[tuple[int, int, int], ...] = ()
    """Who took over: the number of deals told before, the column, the index in `persons`."""

    @property
    def options(self) -> Options:
        options: Options = self.match.options
        return options

    @property
    def deal(self) -> int:
        number: int = self.match.deal
        return number

    @property
    def dealer(self) -> int:
        """The column of who deals next."""
        dealer: int = self.match.dealer
        return self.turn if self.spare else dealer

    @property
    def score(self) -> tuple[int, ...]:
        """Per column."""
        score: tuple[int, ...] = self.match.score
        return score if self.totals is None else self.totals

    @property
    def winners(self) -> tuple[int, ...]:
        """The columns that have won; empty while the match goes on."""
        won: tuple[int, ...] = self.match.winners
        if self.totals is None or not won:
            return won
        return tuple(column for column, points in enumerate(self.totals, 1) if points == max(self.totals))

    @property
    def people(self) -> tuple[SheetPerson | None, ...]:
        """Per column who has it now; None for a dummy."""
        return tuple(self.persons[one] for one in self.holders)

    @property
    def columns(self) -> range:
        return range(1, len(self.holders) + 1)

    @property
    def spare(self) -> int:
        """How many sit out of each deal."""
        return len(self.holders) - len(self.match.score)

    @property
    def out_in_turn(self) -> tuple[int, ...]:
        """The columns that sit out of the next deal unless somebody says otherwise."""
        return tuple(sorted((self.turn - 1 + one) % len(self.holders) + 1 for one in range(self.spare)))

    def seated(self, out: Sequence[int]) -> tuple[int, ...]:
        """Per seat its column, where these columns sit out."""
        return tuple(column for column in self.columns if column not in out)

    def paid(self, per_column: Iterable[Fraction | int]) -> tuple[Fraction, ...]:
        """What everybody has from the others, after this has come to the columns."""
        won = list(self.won)
        for holder, points in zip(self.holders, per_column, strict=True):
            won[holder] += points
        return tuple(won)

    @property
    def settled(self) -> tuple[Fraction, ...]:
        """Per person the points from the others; what is still in the pot is given back to all columns alike."""
        people = [column for column, one in zip(self.columns, self.people, strict=True) if one is not None]
        share = Fraction(self.pot, len(people))
        return self.paid(share if column in people else 0 for column in self.columns)

    def relieved(self, column: int, person: SheetPerson, deals: int) -> KeptStanding:
        """The same with somebody else in a column, after so many deals."""
        known = (at for at, one in enumerate(self.persons) if one is not None and _is_same(one, person))
        index = next(known, len(self.persons))
        new = index == len(self.persons)
        holders = (*self.holders[: column - 1], index, *self.holders[column:])
        before, none = self.people[column - 1], tuple(0 for _ in holders)
        after = person if new else self.persons[index]
        name = " → ".join(one.name for one in (before, after) if one is not None)
        line = StandingLine(0, self.dealer, name, DealResult(None, (), none, None, none, self.score), pot=self.pot)
        return self._replace(
            persons=(*self.persons, person) if new else self.persons,
            won=(*self.won, Fraction(0)) if new else self.won,
            holders=holders,
            stints=(*self.stints, (deals, column, index)),
            lines=(*self.lines, line),
        )


def first_standing(
    match: Any, people: tuple[SheetPerson | None, ...], dealer: int, price: int, *, adds: bool
) -> KeptStanding:
    """Before the first deal; `adds`: the figures of each column simply add up."""
    none = tuple(0 for _ in people)
    return KeptStanding(
        match,
        people,
        tuple(range(len(people))),
        tuple(map(Fraction, none)),
        none if adds else None,
        turn=dealer,
        price=price,
    )


def mean_off(points: Sequence[int], among: Sequence[int], columns: range) -> tuple[Fraction, ...]:
    """Per column the difference to the mean of these columns; others have nothing to do with it."""
    mean = Fraction(sum(points), len(among))
    return tuple(points[column - 1] - mean if column in among else Fraction(0) for column in columns)


def _is_same(one: SheetPerson, other: SheetPerson) -> bool:
    """Whether it is the same person; those who were forgotten are nobody's."""
    if one.user_id is not None or other.user_id is not None:
        return one.user_id == other.user_id
    return one.name != NOBODY and one.name.casefold() == other.name.casefold()
