"""What a deal pays: each member of a side gets or pays the ladder's figure, times the doubles.

- Two against two: the figure for each. One against three: it counts three times for the one alone.
- Several negative declarers are scored one by one, as if each were alone.
- Doubles add up: twice for one, three times for two. They are all tricks, an opponent's double, a deal thrown in
  before, and a Troel, as far as options have them (decision 4).

Source: kleurenwiezen.txt, "The Scoring" and "Flemish Scoring"; docs/rules/kleurenwiezen.md, "The ladder" and
decisions 2 to 5 and 9.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.kleurenwiezen.contracts.contracts import Contract, Family
from engine.games.kleurenwiezen.contracts.ladder import Figures, Ladder
from engine.games.kleurenwiezen.match import SEATS

_TOGETHER: Final = (Family.PARTNERSHIP, Family.TROEL)


class Payment(NamedTuple):
    """What one side's contract pays, below zero where it failed. The two differ in ladders that do not balance."""

    own: int
    """What its declarers get from each opponent."""
    against: int
    """What each opponent pays."""


def plays_together(contract: Contract) -> bool:
    """Whether its declarers are two partners."""
    return contract.family in _TOGETHER


def sides(contract: Contract, declarers: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The declarers grouped by who makes it or fails together: a partnership, or each alone."""
    return (declarers,) if plays_together(contract) else tuple((seat,) for seat in declarers)


def is_made(contract: Contract, tricks: int) -> bool:
    """Whether this many tricks make the contract."""
    return tricks == contract.goal if contract.is_negative else tricks >= contract.goal


def multiplier(ladder: Ladder, contract: Contract, tricks: int, multiple: int) -> int:
    """The factor for the figures of a side with this many tricks; `multiple` excludes the doubling by these tricks."""
    return multiple + (tricks in ladder.row(contract).doubled_at)


def payment(ladder: Ladder, contract: Contract, tricks: int, multiple: int) -> Payment:
    """What a side with this many tricks gets; `multiple` excludes the doubling by these tricks."""
    row, times = ladder.row(contract), multiplier(ladder, contract, tricks, multiple)
    own = times * _signed(row.figures, contract, tricks)
    return Payment(own, own if row.against is None else times * _signed(row.against, contract, tricks))


def _signed(figures: Figures, contract: Contract, tricks: int) -> int:
    more = 0 if contract.is_negative else tricks - contract.goal
    return figures.points(tricks, more, made=is_made(contract, tricks))


def deltas(
    ladder: Ladder, contract: Contract, declarers: tuple[int, ...], tricks: tuple[int, ...], multiple: int
) -> tuple[int, ...]:
    """What each seat gets or pays: two against two, one against three, several negative declarers each alone."""
    total = [0] * SEATS
    for side in sides(contract, declarers):
        own, against = payment(ladder, contract, won_by(side, tricks), multiple)
        opponents = (SEATS - len(side)) // len(side)
        for place in range(SEATS):
            total[place] += own * opponents if place + 1 in side else -against
    return tuple(total)


def won_by(side: tuple[int, ...], tricks: tuple[int, ...]) -> int:
    """How many tricks a side has won."""
    return sum(tricks[seat - 1] for seat in side)
