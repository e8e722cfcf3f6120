"""Who pays whom for a stake a point, in as few payments as possible. No money moves: it is a list.

A point is worth the stake. Each game says how many points its match has brought everybody from the others
(`ByHand.balance`), so that all of them add up to nothing; who was there only for some deals has those of these. Where
the amounts have fractions of a hundredth, they are rounded so that they still do.

Payments: any group of people whose amounts add up to nothing settles among itself with one payment fewer than it has
people. So the fewest payments are those of the partition into the most such groups, which is found exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from engine.clubs.score_keeper.kept import KeptState


class Payment(NamedTuple):
    """Somebody owes somebody."""

    payer: int
    """The number of a person, from 1: those of the columns first, then whoever took over from them."""
    payee: int
    amount: int
    """In hundredths of the currency, at least 1."""


def balance(state: KeptState) -> tuple[Fraction, ...]:
    """Per person the points that the match has brought them from the others."""
    return state.by_hand.balance(state.match)


def owed(state: KeptState) -> tuple[int, ...]:
    """Per person what they get for the stake, below zero what they pay, in hundredths; all add up to nothing."""
    stake = state.setup.stake
    return rounded([points * (0 if stake is None else stake.hundredths) for points in balance(state)])


def settlement(state: KeptState) -> tuple[Payment, ...]:
    """Who pays whom, as the score is now; empty without a stake."""
    return payments(owed(state))


def rounded(amounts: Sequence[Fraction]) -> tuple[int, ...]:
    """Whole numbers that add up to nothing as these do, each less than one away; of equal fractions the first gain."""
    whole = [amount.__floor__() for amount in amounts]
    most_left = sorted(range(len(amounts)), key=lambda place: (whole[place] - amounts[place], place))
    for place in most_left[: -sum(whole)]:
        whole[place] += 1
    return tuple(whole)


def payments(amounts: Sequence[int]) -> tuple[Payment, ...]:
    """The fewest payments after which nobody has anything to get or to pay; `amounts` per seat, their sum is 0."""
    return tuple(one for group in _groups(amounts) for one in _within(group, amounts))


def _groups(amounts: Sequence[int]) -> list[list[int]]:
    """The seats with anything to settle, in as many groups as possible whose amounts add up to nothing."""
    seats = [seat for seat, amount in enumerate(amounts, 1) if amount]
    everybody = (1 << len(seats)) - 1
    sums = [0] * (everybody + 1)
    for some in range(1, everybody + 1):
        lowest = (some & -some).bit_length() - 1
        sums[some] = sums[some & (some - 1)] + amounts[seats[lowest] - 1]
    # Per set of people how many groups it can be parted into, people of no whole group at the end left over; and who
    # came last on the best way there.
    most, last = [0] * (everybody + 1), [0] * (everybody + 1)
    for some in range(1, everybody + 1):
        ways = ((most[some & ~(1 << place)], place) for place in range(len(seats)) if some & 1 << place)
        best, last[some] = max(ways, key=lambda way: (way[0], -way[1]))
        most[some] = best + (sums[some] == 0)
    groups: list[list[int]] = []
    some = everybody
    while some:
        if sums[some] == 0:
            groups.append([])
        groups[-1].append(seats[last[some]])
        some &= ~(1 << last[some])
    return [sorted(group) for group in groups]


def _within(group: Sequence[int], amounts: Sequence[int]) -> Iterator[Payment]:
    """One payment fewer than there are people: who owes most pays who gets most, until nothing is left."""
    left = {seat: amounts[seat - 1] for seat in group}
    while any(left.values()):
        payer = min(left, key=lambda seat: (left[seat], seat))
        payee = max(left, key=lambda seat: (left[seat], -seat))
        amount = min(-left[payer], left[payee])
        left[payer] += amount
        left[payee] -= amount
        yield Payment(payer, payee, amount)
