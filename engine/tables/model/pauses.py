"""How long things take where no person decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FIRST_CUT: Final = 6.0
"""Seconds before the first deal: enough to press a button, and whoever is in a hurry presses another."""

RESUMED_WITHIN: Final = 24 * 3600.0
"""Seconds to answer when somebody wants to go on; who has not is away then."""


@dataclass(frozen=True, slots=True)
class Pauses:
    """The seconds, and shares of a turn's time."""

    thinking: float = 1.0
    """Seconds a computer waits before its action; 0: it acts at once, in the call that brought its turn."""
    after_deal: float = 15.0
    """Seconds between the end of a deal and the next, twice as many where a person cuts the pack, and many more
    where turns take hours; 0: at once."""
    reminder: float = 0.7
    """Share of a turn's time after which its person is reminded."""
    after_round: float = 30.0
    """Seconds between two rounds of a tournament; 0: at once."""
    before_first: float = 0.0
    """Seconds before the first deal in which the person at dealer's right may cut, many more where turns take hours;
    0: at once, and where no person sits there. The program itself has `FIRST_CUT`."""
    cutting: float = 20.0
    """Seconds that whoever has the pack in hand is given to cut, if less is left."""
