"""Which cards players keep: how much sooner than others each kind of card is in a hand, not in the talon."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import log
from typing import Final

from benchmarks.fit.chouine.fitting import written as in_letters
from benchmarks.fit.chouine.playing import Ended, parties
from engine.players.search.holdings import bits_of

KINDS: Final = 16
"""Eight ranks of a plain suit, and eight of trumps."""
_DOUBT: Final = 20
"""So many cards that lie as chance has it are added to those counted."""

Count = dict[tuple[int, int, str], float]
"""By draws left and kind of card."""


def counted(preset: str, many: int, seeds: str) -> Count:
    """How many hidden cards there were, how many were in a hand, and how many would be by chance."""
    count: Count = defaultdict(float)
    for one in parties(preset, seeds, many):
        if isinstance(one, Ended) or one.seen.start.makes:
            continue
        start, hidden = one.seen.start, one.seen.hidden & ~one.seen.held
        among = hidden.bit_count()
        for card in bits_of(hidden):
            number = card.bit_length() - 1
            key = start.draws, number % 8 + 8 * (number >= 24)
            count[*key, "all"] += 1
            count[*key, "held"] += bool(card & one.others)
            count[*key, "by chance"] += (sum(one.seen.rooms) - one.seen.held.bit_count()) / among
    return count


def written(counts: Iterable[Count]) -> Iterator[str]:
    """The figures as text, a line for each number of draws left; with none left, people have kept what they kept."""
    count: Count = defaultdict(float)
    for one in counts:
        for key, many in one.items():
            count[key] += many
    draws = max(draws for draws, *_ in count)
    rows = [_row(count, left) for left in range(1, draws + 1)]
    for row in (rows[0], *rows):
        yield "".join(map(in_letters, row))


def _row(count: Count, draws: int) -> list[float]:
    row = []
    for kind in range(KINDS):
        among, held, chance = (count[draws, kind, what] for what in ("all", "held", "by chance"))
        usual = chance / among if among else 0.5
        found = (held + _DOUBT * usual) / (among + _DOUBT)
        row.append(log(found / (1 - found)) - log(usual / (1 - usual)) if 0 < usual < 1 and 0 < found < 1 else 0.0)
    return row
