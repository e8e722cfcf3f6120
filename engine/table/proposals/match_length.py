"""How long a match goes on: ending it before its rules do, or changing its length, because all there agree. Pure.

It ends after the deal under way, or at once between two deals. The standing then is the result: whoever stands best has
won, and several if they are equal. In its record it is a match with fewer deals.

The options that set how long a match is are marked (`OptionSpec.is_length`). With another value for one of them, the
match becomes what it would be had it begun with that value: the journal is read anew. So the change must not
affect what was played: all deals have to go the same with it, and the match must not be over because of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from math import inf
from typing import Any, Final, NamedTuple, Self

from engine.core.errors import EngineError
from engine.core.options import ImpossibleOptions, Options, OptionSpec
from engine.records.record import BadRecord, Record
from engine.records.replay import IllegalLine, ReplayPosition, positions
from engine.table.decisions import play
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import MatchOver
from engine.table.model.proposal import Proposal
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Status


def may_end(table: Snapshot, _: Proposal) -> None:
    """Raises Refused(of-tournament, same-deals, not-dealt, ends-already)."""
    table.must_stand_alone()
    table.must_have_own_deals()
    _must_go_on(table)


def _must_go_on(table: Snapshot) -> None:
    """Raises Refused(not-dealt, ends-already)."""
    table.must_be_dealt()
    if table.last_deal is not None:
        raise Refused(Refusal.ENDS_ALREADY, deal=table.last_deal)


def is_going_on(table: Snapshot, proposal: Proposal) -> bool:
    """Whether no end has been settled yet, and the proposer is there."""
    return table.last_deal is None and table.seated(proposal.by).is_there


def may_play_on(table: Snapshot, _: Proposal) -> None:
    """Raises Refused(same-deals, not-ending, of-tournament)."""
    table.must_have_own_deals()
    if table.last_deal is None:
        raise Refused(Refusal.NOT_ENDING)
    table.must_stand_alone()


def is_ending(table: Snapshot, proposal: Proposal) -> bool:
    """Whether it is settled that it ends after this deal, and the proposer of playing on is there."""
    return table.last_deal is not None and table.seated(proposal.by).is_there


def end_with_deal(table: Snapshot) -> Change:
    """Make the deal on the table the last, because the time of its round is over.

    Raises Refused(not-dealt, ends-already).
    """
    _must_go_on(table)
    return _ended(table)


def end(table: Snapshot, _: Proposal) -> Change:
    """Make the deal on the table the last; if it is over, so is the match."""
    return _ended(table)


def _ended(table: Snapshot) -> Change:
    after = replace(table, last_deal=table.state.match.deal)
    if not table.is_between_deals:
        return Change(after)
    after = replace(after, status=Status.OVER, paused=None)
    return Change(after, (MatchOver(after.winners),), results=play.results_of(after))


def play_on(table: Snapshot, _: Proposal) -> Change:
    """Let the match go on as long as its rules say."""
    return Change(replace(table, last_deal=None))


MOST_LONGER: Final = 8
"""How many values above the present one are offered."""


class Length(NamedTuple):
    """The subject of a proposal to change the length of a match."""

    option: str
    value: str
    finished: int
    """The deals that were over when it was proposed; if the number has changed, it has to be checked anew."""

    def __str__(self) -> str:
        return f"{self.option}={self.value}@{self.finished}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """A length from its text; raises Refused(stale)."""
        option, _, rest = text.partition("=")
        value, _, number = rest.partition("@")
        if not (number.isascii() and number.isdecimal()):
            raise Refused(Refusal.STALE)
        return cls(option, value, int(number))


def finished(table: Snapshot) -> int:
    """How many deals of the match are over."""
    return table.deal if table.is_deal_over or not table.deal else table.deal - 1


def lengths(table: Snapshot) -> tuple[tuple[OptionSpec, str], ...]:
    """The options that set how long this match is, and their values; only those that matter in its variant."""
    now = dict(table.setup.options.values())
    specs = (spec for spec in table.game.options if spec.is_length)
    return tuple((spec, now[spec.name]) for spec in specs if any(_others(table, spec, now[spec.name])))


def candidates(table: Snapshot, record: Record) -> tuple[tuple[str, str], ...]:
    """Options and values to propose: some longer than now, and shorter ones that would not end the match yet."""
    found: list[tuple[str, str]] = []
    for spec, now in lengths(table):
        others = [(_measure(value), value) for value in _others(table, spec, now)]
        longer = [value for measure, value in sorted(others) if measure > _measure(now)]
        shorter = [value for measure, value in sorted(others, reverse=True) if measure < _measure(now)]
        # If one value changes how deals go, so do all values further from the present one.
        if longer and goes_the_same(record, changed(table, spec.name, longer[0])):
            found += [(spec.name, value) for value in longer]
        for value in shorter:
            if not goes_the_same(record, changed(table, spec.name, value)):
                break
            found.append((spec.name, value))
    return tuple(found)


def _measure(value: str) -> float:
    """For comparing lengths: without a number, a match goes on until it is won, or for ever."""
    return inf if value == _ENDLESS else int(value)


_ENDLESS: Final = "0"


def _others(table: Snapshot, spec: OptionSpec, now: str) -> Iterator[str]:
    """Values that this option could have instead, in ascending order."""
    values = list(spec.values)
    if spec.numbers is not None:
        first, step = spec.numbers[0], spec.numbers.step
        # A match without end gets a length above the number of deals already played.
        base = max(int(now), finished(table) if now == _ENDLESS else 0)
        above = count(base - (base - first) % step + step, step)
        values += map(str, (*range(first, int(now), step), *islice(above, MOST_LONGER)))
    for value in sorted(set(values), key=int):
        try:
            if spec.allows(value) and changed(table, spec.name, value) != table.setup.options:
                yield value
        except ImpossibleOptions:
            continue


def changed(table: Snapshot, option: str, value: str) -> Options:
    """The options with this one changed.

    Raises UnknownChoice and ImpossibleOptions, and Refused(stale) if the option does not set the length of the match.
    """
    spec = next((spec for spec in table.game.options if spec.name == option and spec.is_length), None)
    if spec is None:
        raise Refused(Refusal.STALE)
    now = table.setup.options
    return table.game.configure(now.preset, dict(now.values()) | {option: value}).of_edition(now.edition)


def goes_the_same(record: Record, options: Options) -> bool:
    """Whether everything played would have gone the same with these options, and the match would not be over."""
    try:
        for was, now in zip(positions(record), positions(replace(record, options=options)), strict=True):
            if _seen(record, was) != _seen(record, now):
                return False
            if now.state.outcome is not None and now.state.outcome.match.winners:
                return False
    except (IllegalLine, BadRecord):
        return False
    return True


def _seen(record: Record, at: ReplayPosition) -> tuple[Any, ...]:
    """Everything in a position except how far the match has come."""
    state, outcome = at.state, at.state.outcome
    seen: tuple[Any, ...] = (at.events, record.game.actors(state))
    if outcome is None:
        return (*seen, state.phase)
    after = outcome.match
    return (*seen, outcome.result._replace(score=()), after.dealer, record.game.draw_is_due(after))


def may_change(table: Snapshot, proposal: Proposal) -> None:
    """Raises Refused(of-tournament, same-deals, not-dealt, same-length, stale).

    It is stale if the length does not exist, or if a deal has ended since it was checked. The table has ensured that
    everything played goes the same.
    """
    table.must_stand_alone()
    table.must_have_own_deals()
    table.must_be_dealt()
    length = Length.parse(proposal.about)
    try:
        options = changed(table, length.option, length.value)
    except EngineError as error:
        raise Refused(Refusal.STALE) from error
    if options == table.setup.options:
        raise Refused(Refusal.SAME_LENGTH)
    if not is_of_now(table, proposal):
        raise Refused(Refusal.STALE)


def is_of_now(table: Snapshot, proposal: Proposal) -> bool:
    """Whether no deal has ended since it was proposed."""
    return Length.parse(proposal.about).finished == finished(table)


def stands(table: Snapshot, proposal: Proposal) -> bool:
    """Whether no deal has ended since, and the proposer is there."""
    return is_of_now(table, proposal) and table.seated(proposal.by).is_there


def change(table: Snapshot, proposal: Proposal) -> Change:
    """Give the match this length; its position is to be read anew."""
    length = Length.parse(proposal.about)
    setup = replace(table.setup, options=changed(table, length.option, length.value), house=None)
    return Change(replace(table, setup=setup))
