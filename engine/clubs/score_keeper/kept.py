"""A kept match: the score of real cards at one moment. Pure values."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from engine.clubs.score_keeper.changes import (
    BESIDE,
    Folded,
    KeptChange,
    KeptDeal,
    KeptRow,
    SheetEntry,
    What,
    Who,
    entries_after,
    fold,
    relief,
    standing_changes,
)
from engine.clubs.score_keeper.standing import KeptStanding, SheetPerson, first_standing
from engine.clubs.score_keeper.telling import SheetByHand
from engine.core.by_hand import Answers, AnyByHand, ToldDeal, count
from engine.core.game import AnyGame, Match
from engine.core.names import clean_name
from engine.core.options import Options
from engine.core.registry import game_named, in_room

MOST_DEALS: Final = 150
"""Counting so many anew takes some ten milliseconds."""
MOST_SPARE: Final = 2
"""So many more people than seats can be round a table."""
DEAREST_QUEEN: Final = 100
"""Points that a queen can cost where all pass."""
LONGEST_ROW: Final = 40
"""Letters of the name of a row."""
MOST_CHANGES: Final = 1000
FEWEST_COUNTED: Final = 2
"""A match that has so many of its people counts; against guests alone nobody wins anything."""
DAY: Final = 86400.0
"""Seconds."""
WISH_STANDS: Final = 7 * DAY
"""So long somebody's wish to go on after all waits for the others."""
LONGEST_NAME: Final = 32
LONGEST_CURRENCY: Final = 12
DEAREST: Final = 100_00
"""The highest stake a point, in hundredths."""


class PointStake(NamedTuple):
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
    people: tuple[SheetPerson | None, ...]
    """Per column of the sheet, which is one for each seat, or for more people who sit out in turn; None for a dummy."""
    house: str | None = None
    """The name of the house rules."""
    dealer: int = 1
    """The column that dealt first."""
    stake: PointStake | None = None
    counts: bool = False
    """Whether the match counts in the leaderboards of the server once it has ended."""
    pot: int = 0
    """Points that each queen costs its holder where all pass; 0: there is no pot."""
    asks: bool = True
    """Whether it counts only for members who have said so; those opened by an earlier version count for all of them."""

    def __post_init__(self) -> None:
        """Names without anything that would act on the text around them."""
        people = (one and one._replace(name=clean_name(one.name)[:LONGEST_NAME]) for one in self.people)
        object.__setattr__(self, "people", tuple(people))
        object.__setattr__(self, "opener", self.opener._replace(name=clean_name(self.opener.name)))
        if self.stake is not None:
            object.__setattr__(self, "stake", self.stake._replace(currency=clean_name(self.stake.currency)))


@dataclass(frozen=True)
class KeptState:
    """A kept match at one moment."""

    id: int
    setup: KeptSetup
    changes: tuple[KeptChange, ...] = ()
    draft: Answers = field(default_factory=dict)
    """What has been answered so far of the deal that is being entered."""
    draft_deal: int | None = None
    """The deal that is being corrected; None: the next one is being told."""
    message: tuple[int, int] | None = None
    """The channel and the message that show it."""
    shown: int = 0
    """The number of entries of the journal that the message shows."""
    opened_at: float = 0.0
    table_id: int | None = None
    """The number under which it counts in the leaderboards; None: it does not, or not yet."""

    @property
    def number(self) -> int:
        """How many changes of the sheet there are: a button made now carries it, and is stale once there are more."""
        return sum(one.what not in BESIDE for one in self.changes)

    @property
    def written(self) -> int:
        """How many entries the journal has."""
        return len(self.changes)

    @property
    def game(self) -> AnyGame:
        return game_named(self.setup.options.game)

    @property
    def by_hand(self) -> SheetByHand:
        return SheetByHand(by_hand_of(self.setup.options.game))

    @cached_property
    def entries(self) -> tuple[SheetEntry, ...]:
        """Everything on the sheet, as it stands."""
        return entries_after(self.changes)

    @cached_property
    def facts(self) -> tuple[Answers, ...]:
        """What was told of each deal, as it stands."""
        return tuple(one.answers for one in self.entries if one.what is What.TOLD)

    @cached_property
    def folded(self) -> Folded:
        """All of it, as it counts; raises LaterDeal."""
        return fold(self.first, self.by_hand, self.entries)

    @property
    def deals(self) -> tuple[KeptDeal, ...]:
        """All deals told, as they count; raises LaterDeal."""
        return tuple(one for one in self.folded.lines if isinstance(one, KeptDeal))

    @property
    def lines(self) -> tuple[KeptDeal | KeptRow, ...]:
        """Everything on the sheet, in order, without what was struck out."""
        return tuple(one for one in self.folded.lines if isinstance(one, KeptDeal) or not one.is_struck)

    @property
    def correctable(self) -> tuple[KeptDeal | KeptRow, ...]:
        """The lines with figures: not who took over from whom, which is taken back."""
        return tuple(one for one in self.lines if isinstance(one, KeptDeal) or one.what is What.ROW)

    @property
    def rows(self) -> tuple[KeptRow, ...]:
        """The rows that are no deals, those struck out left away."""
        found = (one for one in self.lines if isinstance(one, KeptRow))
        return tuple(one for one in found if one.what is What.ROW)

    @cached_property
    def first(self) -> KeptStanding:
        """The standing before the first deal."""
        setup, options = self.setup, self.setup.options
        spare = len(setup.people) > self.game.seats(options)
        match: Match = self.game.begin(options, 1 if spare else setup.dealer)
        adds = by_hand_of(options.game).has_columns(options)
        return first_standing(match, setup.people, setup.dealer, setup.pot, adds=adds)

    @property
    def match(self) -> KeptStanding:
        """The standing now: what sheets and slates are drawn from."""
        return self.folded.standing

    def with_deal(self, deal: int, answers: Answers) -> tuple[SheetEntry, ...]:
        """Everything on the sheet, with something else told of a deal."""
        at = [place for place, one in enumerate(self.entries) if one.what is What.TOLD][deal - 1]
        return (*self.entries[:at], self.entries[at]._replace(answers=answers), *self.entries[at + 1 :])

    @property
    def draws_dealer(self) -> bool:
        """Whether the next dealer is drawn."""
        return bool(self.game.draw_is_due(self.match.match))

    @property
    def sides(self) -> tuple[int, ...]:
        """Per column its side; where figures add up, everybody is alone."""
        if self.match.totals is not None:
            return tuple(range(len(self.match.columns)))
        sides: tuple[int, ...] = tuple(self.game.sides(self.setup.options))
        return sides

    @property
    def is_ended(self) -> bool:
        """Whether it has ended, and was not reopened since."""
        return self.end is not None

    @property
    def end(self) -> KeptChange | None:
        """How it ended; None: it goes on."""
        last = next((one for one in reversed(self.changes) if one.what in (What.ENDED, What.REOPENED)), None)
        return last if last is not None and last.what is What.ENDED else None

    @property
    def undoable(self) -> KeptChange | None:
        """The change that `undo` would take back."""
        return standing_changes(self.changes)[-1] if standing_changes(self.changes) else None

    def before(self, deal: int | None) -> KeptStanding:
        """The standing before a deal that was told; None: before the next one."""
        return self.match if deal is None else self.deals[deal - 1].before

    def preview(self) -> ToldDeal:
        """What the draft would count as it is; raises NotCounted where something is missing or wrong."""
        return count(self.by_hand, self.before(self.draft_deal), self.draft)

    def knows(self, user_id: int) -> bool:
        """Whether this person may change it: whoever opened it, and anybody at the table."""
        return user_id == self.setup.opener.user_id or user_id in self.members

    @cached_property
    def agreed(self) -> frozenset[int]:
        """The members who have said that it counts for them; opening it, or taking over a column, says so too."""
        if not self.setup.asks:
            return self.members
        own = {one.by.user_id for one in self.changes if one.what is What.AGREED}
        taken = ((relief(one.answers)[1].user_id, one.by) for one in self.entries if one.what is What.RELIEVED)
        own |= {by.user_id for user_id, by in taken if user_id == by.user_id}
        return self.members & (own | {self.setup.opener.user_id})

    @property
    def asked(self) -> frozenset[int]:
        """The members who can still say that it counts for them."""
        return self.members - self.agreed if self.setup.counts and not self.is_ended else frozenset()

    @property
    def counted(self) -> frozenset[int]:
        """For whom it counts once it has ended; all others are guests.

        What has counted goes on for those who are left, if others were forgotten since.
        """
        enough = self.table_id is not None or (self.setup.counts and len(self.agreed) >= FEWEST_COUNTED)
        return self.agreed if enough else frozenset()

    @property
    def deciding(self) -> frozenset[int]:
        """Who has to want that it goes on after all: those for whom it counts in the leaderboards now."""
        return self.counted if self.table_id is not None else frozenset()

    def wishing(self, now: float) -> dict[int, Who]:
        """Who wants it to go on after all, if it has ended."""
        found: dict[int, Who] = {}
        for one in self.changes:
            if one.what in (What.ENDED, What.REOPENED):
                found.clear()
            elif one.what is What.WISHED and now - one.at < WISH_STANDS:
                found[one.by.user_id] = one.by
        return found

    @property
    def last_act(self) -> float:
        """When somebody did anything last."""
        return max((one.at for one in self.changes if one.what is not What.WARNED), default=self.opened_at)

    @property
    def warned_at(self) -> float | None:
        """When it was said that it ends by itself; None: it was not, or somebody did something since."""
        last = self.changes[-1] if self.changes else None
        return last.at if last is not None and last.what is What.WARNED else None

    @property
    def members(self) -> frozenset[int]:
        """The people who are or were at the table, as far as they are members."""
        own = (one for one in self.match.persons if one is not None)
        return frozenset(one.user_id for one in own if one.user_id is not None)


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
