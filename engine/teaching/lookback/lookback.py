"""A finished match looked back on: reckoned deal by deal, kept as JSON, and asked by seat and step."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from engine.core.game import AddedUp, AnyGame
from engine.records.record import Line, Record
from engine.records.replay import positions
from engine.teaching.hints.reasons import HintReason, Unit
from engine.teaching.lookback.choices import CARE, Care, SeatChoice, choices_of
from engine.teaching.lookback.hindsight import Hindsight, Makeable, hindsight_of, makeable_of

VERSION: Final = 6
"""Of the reckoning: what an older one made of a match is made again."""
DEAREST: Final = 3


class DealBack(NamedTuple):
    """What there is to say about one deal."""

    choices: tuple[SeatChoice, ...] = ()
    hindsight: Hindsight | None = None
    makeable: tuple[Makeable, ...] = ()


class Dear(NamedTuple):
    """A choice that cost something, and the deal it was in."""

    deal: int
    choice: SeatChoice


class Lookback(NamedTuple):
    """What there is to say about a match."""

    deals: tuple[DealBack, ...]

    def choice(self, deal: int, step: int) -> SeatChoice | None:
        """The choice that this action of a deal was; None where nothing else could be done, or it cannot be weighed."""
        of = self.deals[deal - 1].choices if 0 < deal <= len(self.deals) else ()
        return next((one for one in of if one.step == step), None)

    def hindsight(self, deal: int) -> Hindsight | None:
        return self.deals[deal - 1].hindsight if 0 < deal <= len(self.deals) else None

    def makeable(self, deal: int) -> tuple[Makeable, ...]:
        """What could be made of the contracts for few tricks of a deal."""
        return self.deals[deal - 1].makeable if 0 < deal <= len(self.deals) else ()

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
        deals = [[[*map(_written, deal.choices)], *deal[1:]] for deal in self.deals]
        return json.dumps(deals, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def parse(cls, text: str) -> Lookback:
        """The reverse of `str`; raises ValueError, TypeError."""
        return cls(tuple(_read(*deal) for deal in json.loads(text)))


def _read(choices: Sequence[Any], hindsight: Sequence[Any] | None, makeable: Sequence[Any]) -> DealBack:
    return DealBack(
        tuple(map(_read_choice, choices)),
        None if hindsight is None else _read_hindsight(*hindsight),
        tuple(Makeable(step, trick, tuple(seats), tuple(made)) for step, trick, seats, made in makeable),
    )


def _written(choice: SeatChoice) -> list[Any]:
    *facts, reasons, is_for_dummy = choice
    return [*facts, list(map(str, reasons)), is_for_dummy]


def _read_choice(fields: Sequence[Any]) -> SeatChoice:
    *facts, unit, reasons, is_for_dummy = fields
    told_in = None if unit is None else Unit(*unit)
    return SeatChoice._make((*facts, told_in, tuple(map(HintReason.parse, reasons)), is_for_dummy))


def _read_hindsight(step: int, trick: int, sides: Sequence[int], counts_tricks: bool, totals: Any) -> Hindsight:
    return Hindsight(step, trick, tuple(sides), counts_tricks, tuple((one, other) for one, other in totals))


def reckon_deal(
    record: str, edition: int, deal: int, given: int = 0, care: Care = CARE, added_up: AddedUp | None = None
) -> DealBack:
    """Look back on one deal of a finished match; made of text and numbers, so that another process can do it.

    So many actions at its beginning were `given`, and are nobody's choices. `added_up`: what counted in the tournament.
    """
    read = Record.parse(record)
    # A record does not say by which edition of the rules it was played.
    match = replace(read, options=read.options.of_edition(edition), deals=read.deals[:deal])
    begin = next(at.state for at in positions(match) if at.deal == deal)
    lines = match.deals[-1].lines
    choices = choices_of(match.game, begin, lines, given, care, added_up)
    states = states_of(match.game, begin, lines)
    return DealBack(tuple(choices), hindsight_of(match.game, states), tuple(makeable_of(match.game, states)))


def states_of(game: AnyGame, begin: Any, lines: Sequence[Line]) -> list[Any]:
    """The positions of a deal: before these lines, and after each of them."""
    states = [begin]
    for line in lines:
        states.append(game.apply(states[-1], line.seat, line.action).state)
    return states
