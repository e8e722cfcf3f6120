"""A finished match looked back on: reckoned deal by deal, kept as JSON, and asked by seat and step."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from engine.lookback.choices import CARE, Care, Choice, choices_of
from engine.lookback.hindsight import Hindsight, hindsight_of
from engine.records.record import Record
from engine.records.replay import positions

VERSION: Final = 1
"""Of the reckoning: what an older one made of a match is made again."""
DEAREST: Final = 3


class DealBack(NamedTuple):
    """What there is to say about one deal."""

    choices: tuple[Choice, ...] = ()
    hindsight: Hindsight | None = None


class Dear(NamedTuple):
    """A choice that cost something, and the deal it was in."""

    deal: int
    choice: Choice


class Lookback(NamedTuple):
    """What there is to say about a match."""

    deals: tuple[DealBack, ...]

    def choice(self, deal: int, step: int) -> Choice | None:
        """The choice that this action of a deal was; None where nothing else could be done, or it cannot be weighed."""
        of = self.deals[deal - 1].choices if 0 < deal <= len(self.deals) else ()
        return next((one for one in of if one.step == step), None)

    def hindsight(self, deal: int) -> Hindsight | None:
        return self.deals[deal - 1].hindsight if 0 < deal <= len(self.deals) else None

    def dearest(self, played: Collection[tuple[int, int]], most: int = DEAREST) -> list[Dear]:
        """The dearest choices of somebody who played these deals on these seats (deal, seat), dearest first."""
        own = [
            Dear(number, choice)
            for number, deal in enumerate(self.deals, 1)
            for choice in deal.choices
            if choice.cost and (number, choice.seat) in played
        ]
        return sorted(own, key=lambda one: (-one.choice.cost, one.deal, one.choice.step))[:most]

    def __str__(self) -> str:
        """As it is kept."""
        deals = [[deal.choices, deal.hindsight] for deal in self.deals]
        return json.dumps(deals, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def parse(cls, text: str) -> Lookback:
        """The reverse of `str`; raises ValueError, TypeError."""
        return cls(tuple(_read(*deal) for deal in json.loads(text)))


def _read(choices: Sequence[Any], hindsight: Sequence[Any] | None) -> DealBack:
    if hindsight is not None:
        step, trick, sides, counts_tricks, totals = hindsight
        known = Hindsight(step, trick, tuple(sides), counts_tricks, tuple((one, other) for one, other in totals))
    return DealBack(tuple(Choice(*one) for one in choices), None if hindsight is None else known)


def reckon_deal(record: str, edition: int, deal: int, given: int = 0, care: Care = CARE) -> DealBack:
    """Look back on one deal of a finished match; made of text and numbers, so that another process can do it.

    So many actions at its beginning were `given`, and are nobody's choices.
    """
    read = Record.parse(record)
    # A record does not say by which edition of the rules it was played.
    match = replace(read, options=read.options.of_edition(edition), deals=read.deals[:deal])
    begin = next(at.state for at in positions(match) if at.deal == deal)
    lines = match.deals[-1].lines
    return DealBack(tuple(choices_of(match.game, begin, lines, given, care)), hindsight_of(match.game, begin, lines))
