"""Replays a record, action by action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from engine.core.actions import Action, Event
from engine.core.chance.packs import cut
from engine.core.errors import BadDeal, IllegalAction
from engine.core.game import DealResult, Match
from engine.core.options import EDITION
from engine.records.record import BadRecord, Record


class ReplayPosition(NamedTuple):
    """A position of a replayed match and what led to it."""

    step: int
    """Actions accepted since the start of the record."""
    deal: int
    state: Any
    seat: int | None
    action: Action | None
    """None right after a deal."""
    events: tuple[Event, ...]


class IllegalLine(Exception):
    """An action of a record that the rules forbid; `__cause__` is the IllegalAction."""

    def __init__(self, line: int, seat: int, action: Action, why: str) -> None:
        super().__init__(f"line {line}: seat {seat}, '{action}': {why}")
        self.line = line


def departure(record: Record) -> int | None:
    """The first deal that would go differently under the newest edition of the rules; None where no deal would.

    A deal goes differently where an action is no longer legal, or where the deal ends or pays differently.
    """
    if record.options.edition == EDITION:
        return None
    newest = replace(record, options=record.options.of_edition(EDITION))
    deal = 1
    try:
        for was, now in zip(positions(record), positions(newest), strict=True):
            deal = was.deal
            if _result(was) != _result(now):
                return deal
    except IllegalLine:
        return deal
    return None


def _result(at: ReplayPosition) -> DealResult | None:
    return at.state.outcome.result if at.state.outcome is not None else None


def positions(record: Record) -> Iterator[ReplayPosition]:
    """Every position in turn.

    Raises IllegalLine at the first illegal action. Raises BadRecord at a deal where none is due, because the previous
    one is unfinished or the match is over, and at a dealer who could not have been drawn.
    """
    game = record.game
    match: Match = game.begin(record.options, record.dealer)
    step = 0
    for number, deal in enumerate(record.deals, 1):
        if deal.dealer is not None:
            try:
                match = game.dealt_by(match, deal.dealer)
            except BadDeal as error:
                raise BadRecord(deal.dealer_number, str(error)) from error
        try:
            pack = deal.pack if deal.cut is None else cut(game.gathered(match), deal.cut, game.cuts)
            state, events = game.deal(match, pack)
        except BadDeal as error:
            raise BadRecord(deal.number, str(error)) from error
        yield ReplayPosition(step, number, state, None, None, events)
        for line in deal.lines:
            try:
                state, events = game.apply(state, line.seat, line.action)
            except IllegalAction as error:
                raise IllegalLine(line.number, line.seat, line.action, str(error)) from error
            step += 1
            yield ReplayPosition(step, number, state, line.seat, line.action, events)
        if state.outcome is not None:
            match = state.outcome.match
        elif number < len(record.deals):
            raise BadRecord(record.deals[number].number, f"deal {number} is not finished: no deal is due")
