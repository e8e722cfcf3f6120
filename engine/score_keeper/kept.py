"""A kept match: the score of real cards at one moment. Pure values, and the fold of its changes.

Nothing is ever overwritten: a change says that a deal was told, that an earlier one was corrected, that the newest of
these was taken back, or that the match has ended or goes on. What the score is follows from all changes in order, so a
correction counts every later deal anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from engine.core.by_hand import Answers, AnyByHand, NotCounted, Told, count
from engine.core.errors import EngineError
from engine.core.game import AnyGame, Match
from engine.core.names import clean_name
from engine.core.options import Options
from engine.core.registry import game_named, in_room

MOST_DEALS: Final = 150
"""Counting so many anew takes some ten milliseconds."""
MOST_CHANGES: Final = 1000
MOST_OPEN: Final = 25
"""Kept matches of a server that go on; of a person, in direct messages."""
LONGEST_NAME: Final = 32
LONGEST_CURRENCY: Final = 12
DEAREST: Final = 100_00
"""The highest stake a point, in hundredths."""


class Person(NamedTuple):
    """Somebody who plays with real cards: a member, or a guest who is only a name."""

    name: str
    user_id: int | None = None


class Who(NamedTuple):
    """Who changes something."""

    user_id: int
    name: str


class Stake(NamedTuple):
    """What a point is played for. The bot only says who owes whom."""

    hundredths: int
    """Of the currency, 1 to `DEAREST`."""
    currency: str
    """As people write it: `€`, `francs`, `beers`."""


@dataclass(frozen=True, slots=True)
class KeptSetup:
    """What a kept match was opened with."""

    guild_id: int | None
    """None: in direct messages."""
    channel_id: int
    opener: Who
    language: str
    options: Options
    people: tuple[Person | None, ...]
    """Per seat; None for a dummy."""
    house: str | None = None
    """The name of the house rules."""
    dealer: int = 1
    """The seat that dealt first."""
    stake: Stake | None = None
    counts: bool = False
    """Whether the match counts in the leaderboards of the server once it has ended."""

    def __post_init__(self) -> None:
        """Names without anything that would act on the text around them."""
        people = (one and one._replace(name=clean_name(one.name)[:LONGEST_NAME]) for one in self.people)
        object.__setattr__(self, "people", tuple(people))
        object.__setattr__(self, "opener", self.opener._replace(name=clean_name(self.opener.name)))
        if self.stake is not None:
            object.__setattr__(self, "stake", self.stake._replace(currency=clean_name(self.stake.currency)))


class What(StrEnum):
    """A kind of change."""

    TOLD = "told"
    CORRECTED = "corrected"
    UNDONE = "undone"
    """The newest deal told or corrected that still stands is taken back."""
    ENDED = "ended"
    REOPENED = "reopened"


class Change(NamedTuple):
    """An entry of the journal of a kept match."""

    number: int
    """From 1, without gaps."""
    what: What
    by: Who
    at: float
    deal: int | None = None
    """The deal it is about."""
    answers: Answers = MappingProxyType({})


class KeptDeal(NamedTuple):
    """A deal that was told, as it counts now."""

    number: int
    answers: Answers
    before: Any
    """The standing before it."""
    told: Told


class LaterDeal(EngineError):
    """After this change a later deal would make no sense; `why` says what is wrong with it."""

    def __init__(self, deal: int, why: NotCounted) -> None:
        self.deal, self.why = deal, why
        super().__init__(f"then deal {deal} makes no sense: {why}")


@dataclass(frozen=True)
class KeptState:
    """A kept match at one moment."""

    id: int
    setup: KeptSetup
    changes: tuple[Change, ...] = ()
    draft: Answers = field(default_factory=dict)
    """What has been answered so far of the deal that is being entered."""
    draft_deal: int | None = None
    """The deal that is being corrected; None: the next one is being told."""
    message: tuple[int, int] | None = None
    """The channel and the message that show it."""
    shown: int = 0
    """The number of changes that the message shows."""
    opened_at: float = 0.0
    table_id: int | None = None
    """The number under which it counts in the leaderboards; None: it does not, or not yet."""

    @property
    def number(self) -> int:
        """How many changes there are: a button made now carries it, and is stale once there are more."""
        return len(self.changes)

    @property
    def game(self) -> AnyGame:
        return game_named(self.setup.options.game)

    @property
    def by_hand(self) -> AnyByHand:
        return by_hand_of(self.setup.options.game)

    @cached_property
    def facts(self) -> tuple[Answers, ...]:
        """What was told of each deal, as it stands."""
        return facts_after(self.changes)

    @cached_property
    def deals(self) -> tuple[KeptDeal, ...]:
        """All deals told, as they count; raises LaterDeal."""
        return fold(self.first, self.by_hand, self.facts)

    @cached_property
    def first(self) -> Match:
        """The standing before the first deal."""
        first: Match = self.game.begin(self.setup.options, self.setup.dealer)
        return first

    @property
    def match(self) -> Any:
        """The standing now: what sheets and slates are drawn from."""
        return self.deals[-1].told.outcome.match if self.deals else self.first

    @property
    def is_ended(self) -> bool:
        """Whether somebody has ended it, and nobody reopened it since."""
        last = next((one.what for one in reversed(self.changes) if one.what in (What.ENDED, What.REOPENED)), None)
        return last is What.ENDED

    @property
    def undoable(self) -> Change | None:
        """The change that `undo` would take back."""
        return standing_changes(self.changes)[-1] if standing_changes(self.changes) else None

    def before(self, deal: int | None) -> Any:
        """The standing before a deal that was told; None: before the next one."""
        return self.match if deal is None else self.deals[deal - 1].before

    def preview(self) -> Told:
        """What the draft would count as it is; raises NotCounted where something is missing or wrong."""
        return count(self.by_hand, self.before(self.draft_deal), self.draft)

    def preview_match(self) -> Any:
        """The standing if the draft were kept, with all later deals; raises NotCounted, LaterDeal."""
        told = self.preview()
        if self.draft_deal is None:
            return told.outcome.match
        facts = [*self.facts[: self.draft_deal - 1], self.draft, *self.facts[self.draft_deal :]]
        return fold(self.first, self.by_hand, facts)[-1].told.outcome.match

    def knows(self, user_id: int) -> bool:
        """Whether this person may change it: whoever opened it, and anybody at the table."""
        return user_id == self.setup.opener.user_id or user_id in self.members

    @property
    def members(self) -> frozenset[int]:
        """The people at the table who are members."""
        return frozenset(one.user_id for one in self.setup.people if one is not None and one.user_id is not None)


def by_hand_of(game: str) -> AnyByHand:
    """How deals of this game are told; raises KeyError where it has no such thing."""
    module = in_room("engine", game, "by_hand")
    if module is None:
        raise KeyError(game)
    found: AnyByHand = module.BY_HAND
    return found


def can_be_kept(game: str) -> bool:
    """Whether deals of this game can be told."""
    return in_room("engine", game, "by_hand") is not None


def standing_changes(changes: Iterable[Change]) -> tuple[Change, ...]:
    """The deals told and corrected that nobody has taken back, in order."""
    standing: list[Change] = []
    for one in changes:
        if one.what in (What.TOLD, What.CORRECTED):
            standing.append(one)
        elif one.what is What.UNDONE and standing:
            standing.pop()
    return tuple(standing)


def facts_after(changes: Iterable[Change]) -> tuple[Answers, ...]:
    """What was told of each deal after these changes."""
    facts: list[Answers] = []
    for one in standing_changes(changes):
        if one.what is What.TOLD:
            facts.append(one.answers)
        elif one.deal is not None:
            facts[one.deal - 1] = one.answers
    return tuple(facts)


def fold(first: Match, by_hand: AnyByHand, facts: Iterable[Answers]) -> tuple[KeptDeal, ...]:
    """Count all deals in order; raises LaterDeal for the first that cannot be."""
    match: Any = first
    deals = []
    for number, answers in enumerate(facts, 1):
        try:
            told = count(by_hand, match, answers)
        except NotCounted as why:
            raise LaterDeal(number, why) from why
        deals.append(KeptDeal(number, answers, match, told))
        match = told.outcome.match
    return tuple(deals)


def plain(answers: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    """Answers ready for JSON."""
    return {key: list(answer) for key, answer in answers.items()}
