"""How long things take at a table: the clocks to choose from, and the pauses that no person decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

CLOCK_PRESETS: Final[Mapping[str, int]] = MappingProxyType(
    {"quick": 30, "usual": 90, "relaxed": 180, "correspondence": 2 * 24 * 3600, "none": 0}
)
"""Seconds for a turn by the clock's name, shortest first; 0: no clock."""


class TurnClock(NamedTuple):
    """How long turns take."""

    turn: int
    """Seconds for a turn; 0: no clock, and no reserve."""
    reserve: int = 0
    """Seconds that each seat has for the whole match beyond those of its turns."""

    def __str__(self) -> str:
        """As menus have it, and as it may be typed: `90`, `20+120`."""
        return f"{self.turn}+{self.reserve}" if self.reserve else str(self.turn)


CLOCKS: Final = tuple(
    sorted(
        (*map(TurnClock, CLOCK_PRESETS.values()), TurnClock(20, 120), TurnClock(30, 300), TurnClock(60, 600)),
        key=lambda clock: (not clock.turn, clock),
    )
)
"""The clocks that are offered: those with a name, and some with a reserve; no clock is the last."""

LITTLE: Final = 30
"""Seconds of a reserve from which on everybody is shown how much is left."""


def clock_preset_of(seconds: int) -> str | None:
    """The name of the clock with this many seconds; None if it has no name."""
    return next((name for name, length in CLOCK_PRESETS.items() if length == seconds), None)


FIRST_CUT: Final = 6.0
"""Seconds before the first deal: enough to press a button, and anyone in a hurry can press another."""

RESUMED_WITHIN: Final = 24 * 3600.0
"""Seconds to answer when somebody wants to go on; anyone who has not answered then counts as away."""


class Pace(NamedTuple):
    """How long computers wait, as shares of the pause: what takes people longer takes them longer as well."""

    last: float = 0.4
    """The last card, where there is nothing to decide."""
    card: float = 0.8
    """A card to a trick that somebody has led to."""
    lead: float = 1.1
    word: float = 1.3
    """What is said before cards are played: bids, trumps."""


NATURAL: Final = Pace()


@dataclass(frozen=True, slots=True)
class Pauses:
    """Pauses in seconds, and shares of a turn's time."""

    thinking: float = 1.0
    """Seconds a computer waits before it acts, give or take (`pace`); 0: it acts at once, in the call that brought its
    turn."""
    after_deal: float = 15.0
    """Seconds between the end of a deal and the next; 0: at once.

    Twice as many if a person cuts the pack, and many more if turns take hours.
    """
    reminder: float = 0.7
    """Share of a turn's time after which its person is reminded."""
    after_round: float = 30.0
    """Seconds between two rounds of a tournament; 0: at once."""
    before_first: float = 0.0
    """Seconds before the first deal in which the person on the dealer's right may cut; 0: at once.

    Many more if turns take hours, and none if no person sits there. The program itself has `FIRST_CUT`.
    """
    cutting: float = 20.0
    """Seconds that whoever has the pack in hand gets to cut, if less is left."""
    pace: Pace = NATURAL
