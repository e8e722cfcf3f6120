"""Which card does best on average in worlds somebody imagines: hidden cards spread at random, each deal played out.

Two sides play the last tricks as well as can be (`endings`); before, and with more sides, everybody plays by the
policy. Where there is a compiled core it draws and plays, with the same results. What comes of a card is counted, and
each outcome priced once. An `Effort` says how long a player thinks about one choice.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from engine.core.cards import Card
from engine.players.search.drawing import Drawing
from engine.players.search.endings import Ending
from engine.players.search.fast import TALLIED, Core, Counted, Tally, core
from engine.players.search.hunts import Hunt
from engine.players.search.policy import Habits, play_out
from engine.players.search.position import Position, Rules, play
from engine.players.search.splitmix import Splitmix

BATCH: Final = 20
"""Worlds between two looks at the clock."""
SMALL: Final = 2
"""The same where worlds take long."""
AT_ONCE: Final = 64
"""Deals that the core draws at once for others to look at."""
MORE: Final = 10.0
"""So many times as many deals are played out where that takes few cards, and no more."""


class Effort(NamedTuple):
    """So many imagined deals, fewer if time is up before; the same number always gives the same choice."""

    worlds: int
    is_late: Callable[[], bool] | None = None
    """Whether time is up; at least one batch is imagined. None: it never is."""

    def within(self, plays: int, each: int) -> Effort:
        """As many deals, for each of its own, as so many card plays allow where a deal takes `each`; `MORE` at most."""
        return self._replace(worlds=round(self.worlds * min(MORE, max(1.0, plays / each))))

    def batches(self, size: int = BATCH) -> Iterator[int]:
        """How many worlds to imagine next, at most `size`, until there are enough or time is up."""
        left = self.worlds
        while left > 0:
            batch = min(size, left)
            left -= batch
            yield batch
            if self.is_late is not None and self.is_late():
                return


Utility = Callable[[tuple[int, ...], tuple[bool, ...]], float]
"""What a deal is worth to the seat on turn, by what each side's tricks have counted, and whether it took any."""


Worlds = Callable[[random.Random], Iterator[Position]]
"""Positions that may be, all as likely as each other, without end; the compiled core draws those of a `Drawing`."""


class Imagined(NamedTuple):
    """A view as the search sees it; `imagine` of a game's room `player.imagined` makes it."""

    rules: Rules
    worlds: Worlds
    utility: Utility
    habits: Habits
    ending: int
    """With so few cards a hand two sides play as well as can be."""
    cards: Sequence[Card]
    """The cards among which to choose."""


def deals(worlds: Worlds, rng: random.Random) -> Iterator[Position]:
    """Positions that may be, without end, drawn by the compiled core where it can."""
    fast = core()
    if fast is None or not isinstance(worlds, Drawing) or not fast.can_draw(worlds):
        yield from worlds(rng)
        return
    stream = Splitmix(rng.getrandbits(64))
    while True:
        yield from fast.draw(worlds, stream, AT_ONCE)


def weigh(seen: Imagined, effort: Effort, rng: random.Random) -> dict[Card, float]:
    """What each card is worth on average."""
    fast, drawing = core(), seen.worlds
    if fast is None or not isinstance(drawing, Drawing) or not fast.can_draw(drawing):
        imagined = drawing(rng)
        return averaged(seen, (list(islice(imagined, batch)) for batch in batches(effort)))
    stream, cards = Splitmix(rng.getrandbits(64)), [seen.rules.deck.bits[card] for card in seen.cards]
    tallies, ending = [Tally() for _ in cards], _ending(seen.rules, seen.ending)
    for batch in effort.batches(TALLIED):
        found = fast.tally(seen.rules, seen.habits, drawing, stream, batch, cards, ending)
        for tally, more in zip(tallies, found, strict=True):
            for outcome, often in more.items():
                tally[outcome] = tally.get(outcome, 0) + often
    return _priced(seen, tallies)


def batches(effort: Effort) -> Iterator[int]:
    """How many worlds to play out next: fewer between two looks at the clock where only Python plays."""
    return effort.batches(BATCH if core() else SMALL)


def averaged(seen: Imagined, worlds: Iterable[Sequence[Position]]) -> dict[Card, float]:
    """What each card is worth on average in these worlds, which come in batches."""
    rules = seen.rules
    cards = [rules.deck.bits[card] for card in seen.cards]
    tallies = [Tally() for _ in cards]
    for positions in worlds:
        for place, (points, tricks) in enumerate(outcomes(rules, seen.habits, positions, cards, seen.ending)):
            tally, outcome = tallies[place % len(cards)], (tuple(points), tuple(map(bool, tricks)))
            tally[outcome] = tally.get(outcome, 0) + 1
    return _priced(seen, tallies)


def _priced(seen: Imagined, tallies: Sequence[Tally]) -> dict[Card, float]:
    """What each card is worth by what came of it."""
    worths = {}
    for card, tally in zip(seen.cards, tallies, strict=True):
        total = sum(often * seen.utility(*outcome) for outcome, often in tally.items())
        worths[card] = total / sum(tally.values())
    return worths


def played_out(rules: Rules, habits: Habits, positions: Sequence[Position], ending: int) -> list[Counted]:
    """What comes of each position if all play by the policy and, with so few cards a hand, as well as can be."""
    return list(outcomes(rules, habits, positions, (), ending))


def outcomes(
    rules: Rules, habits: Habits, positions: Sequence[Position], cards: Sequence[int], ending: int
) -> Iterable[Counted]:
    """What comes of each position, after each of these cards or, without any, as it is; position by position."""
    ending = _ending(rules, ending)
    fast: Core | None = core()
    if fast is not None:
        return fast.run(rules, habits, positions, cards, ending)
    return in_python(rules, habits, positions, cards, ending)


def _ending(rules: Rules, ending: int) -> int:
    """Only for two sides is it known what is best."""
    return ending if max(rules.sides) == 1 else 0


def in_python(
    rules: Rules, habits: Habits, positions: Iterable[Position], cards: Sequence[int], ending: int
) -> Iterator[Counted]:
    """The same without the compiled core."""
    for position in positions:
        ends = Hunt(rules) if rules.hunted else Ending(rules)
        for card in cards or (0,):
            at = position.copy()
            if card:
                play(rules, at, card)
            play_out(rules, habits, at, ending)
            if ending:
                ends.finish(at)
            yield at.points, at.tricks
