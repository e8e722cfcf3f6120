"""Whether a deal can still pay anything else.

- By the option `claim_when_settled` a deal ends after a trick once no number of tricks that can still be won changes
  what anybody gets.

Source: docs/rules/kleurenwiezen.md, "What follows" and "Options".
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product
from operator import add

from engine.core.seats import bleakness, per_seat_with
from engine.games.kleurenwiezen.contracts.contracts import Contract
from engine.games.kleurenwiezen.contracts.ladder import Ladder
from engine.games.kleurenwiezen.contracts.scoring import deltas, payment, sides, won_by
from engine.games.kleurenwiezen.match import SEATS


def is_settled(
    ladder: Ladder,
    contract: Contract,
    declarers: tuple[int, ...],
    tricks: tuple[int, ...],
    left: int,
    multiple: int,
) -> bool:
    """Whether no distribution of the `left` tricks among the seats changes what any of them gets.

    That is so when each side's own payment is fixed, whatever number of the tricks left it wins. With several
    declarers of a negative contract, their payments may also offset each other in a ladder that does not balance.
    """
    parts = sides(contract, declarers)
    if all(_is_fixed(ladder, contract, won_by(side, tricks), left, multiple) for side in parts):
        return True
    if len(parts) == 1:
        return False
    ends = (tuple(map(add, tricks, more)) for more in _distributions(left))
    results = (deltas(ladder, contract, declarers, end, multiple) for end in ends)
    first = next(results)
    return all(result == first for result in results)


def worst(
    ladder: Ladder,
    contract: Contract,
    declarers: tuple[int, ...],
    tricks: tuple[int, ...],
    left: int,
    multiple: int,
    seats: Collection[int],
) -> tuple[int, ...]:
    """What each seat gets if the `left` tricks fall in the way that is worst for these seats.

    `seats`: the declarers or their opponents; all declarers play together.
    """
    declarer = declarers[0]
    other = next(seat for seat in range(1, SEATS + 1) if seat not in declarers)
    ends = (per_seat_with(per_seat_with(tricks, declarer, won), other, left - won) for won in range(left + 1))
    results = (deltas(ladder, contract, declarers, end, multiple) for end in ends)
    return min(results, key=lambda result: bleakness(result, seats))


def _is_fixed(ladder: Ladder, contract: Contract, won: int, left: int, multiple: int) -> bool:
    """Whether a side is paid the same, however many of the tricks left it wins."""
    now = payment(ladder, contract, won, multiple)
    # The most tricks first: where anything differs, they do, and this is asked after every trick.
    return all(payment(ladder, contract, won + more, multiple) == now for more in range(left, 0, -1))


def _distributions(left: int) -> Iterator[tuple[int, ...]]:
    """All ways in which `left` tricks can fall to the four seats."""
    shares = product(range(left + 1), repeat=SEATS - 1)
    return ((*others, left - sum(others)) for others in shares if sum(others) <= left)
