"""Whether a deal can still pay anything else: docs/rules/kleurenwiezen.md, option `claim_when_settled`."""

from __future__ import annotations

from engine.kleurenwiezen.contracts import Contract
from engine.kleurenwiezen.ladder import Ladder
from engine.kleurenwiezen.scoring import payment, sides, won_by


def is_settled(
    ladder: Ladder,
    contract: Contract,
    declarers: tuple[int, ...],
    tricks: tuple[int, ...],
    left: int,
    multiple: int,
) -> bool:
    """Whether no distribution of the `left` tricks among the seats changes what any of them gets.

    That is so when each side's own payment is fixed. Of the tricks left a side may win any number, the other seats
    take the rest; and payments of several negative declarers never make up for each other: for the seats' sums to
    stay the same all four would have to change from making it to failing, and four cannot all make it.
    """
    for side in sides(contract, declarers):
        won = won_by(side, tricks)
        now = payment(ladder, contract, won, multiple)
        if any(payment(ladder, contract, won + more, multiple) != now for more in range(1, left + 1)):
            return False
    return True
