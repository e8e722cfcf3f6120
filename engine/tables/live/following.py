"""What other processes do at a table that this one watches over: the table follows, and announces it as its own.

The entries of the journal tell what was played. What they do not tell travels in the notice of the change.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextvars import ContextVar
from dataclasses import replace
from typing import Final

from engine.tables.decisions import dealing, timing
from engine.tables.decisions.removing import REMOVED_FOR
from engine.tables.live.services import Services
from engine.tables.model.change import Change
from engine.tables.model.entries import Kind
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.news import (
    Acted,
    By,
    CutBegun,
    DealerDrawn,
    DealOver,
    Dealt,
    DigestDue,
    MatchOver,
    News,
    ProposalChanged,
    Removed,
    Started,
    TookBack,
)
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status
from engine.tables.store.notices import MatchEnded, Notice, TableChanged
from engine.tables.store.replaying import Played, read_on, read_snapshot
from engine.tables.store.rows import BadHistory

Told = News | str
"""News, or the name of a kind that the table itself tells."""

answering: ContextVar[int | None] = ContextVar("answering", default=None)
"""Whose press on their own hand is being answered, at a table of another process."""

_OF_ENTRIES: Final = (Acted, Dealt, DealOver, DealerDrawn, MatchOver, TookBack)
_OF_TABLE: Final = (DealerDrawn, DigestDue, MatchOver, Started)


def notice_of(change: Change, *, is_here: bool) -> Notice | None:
    """What other processes have to hear of a change, made by the one that watches over the table or by another."""
    after, game = change.after, change.after.game.name if change.results else None
    guild_id = after.setup.guild_id
    if is_here:
        return MatchEnded(game, guild_id) if game else None
    return TableChanged(after.id, guild_id, after.revision, besides_entries(change), answering.get(), game)


def besides_entries(change: Change) -> tuple[Told, ...]:
    """The news that do not follow from the journal's entries."""
    news = (one for one in change.news if not change.entries or not isinstance(one, _OF_ENTRIES))
    return tuple(type(one).__name__ if isinstance(one, _OF_TABLE) else one for one in news)


def news_of(played: Iterable[Played]) -> Iterator[News]:
    """What entries of the journal tell."""
    for (_, kind, seat, _, by, _), after, events in played:
        deal, outcome = after.state.match.deal, after.state.outcome
        if kind == Kind.DEAL:
            yield Dealt(deal, events, after.dealer_draw)
        elif kind == Kind.TAKEN_BACK:
            yield TookBack(seat)
        elif after.last is not None:
            yield Acted(seat, after.last.action, events, By(by))
            if outcome is not None:
                yield DealOver(outcome.result, deal)
                yield from _after_deal(after)


def _after_deal(table: Snapshot) -> Iterable[News]:
    is_last = table.state.outcome.match.winners or table.last_deal == table.state.match.deal
    return (MatchOver(table.winners),) if is_last else dealing.drawn_now(replace(table, status=Status.PLAYING))


def _resolved(table: Snapshot, told: Told) -> Iterable[News]:
    """What was told, as news of the table."""
    match told:
        case "DealerDrawn":
            return dealing.drawn_now(table)
        case "DigestDue":
            return dealing.remind_of_digest(table).news
        case "MatchOver":
            return (MatchOver(table.winners),)
        case "Started":
            return (Started(table.drawn.draw if table.drawn else None),)
        case str():
            return ()
    return (told,)


def _remembering(table: Snapshot, told: Iterable[Told], now: float) -> Snapshot:
    """The table with what is kept in memory only, as these news tell."""
    for one in told:
        match one:
            case CutBegun() if table.is_between_deals:
                table = replace(table, is_cutting=True)
            case Removed():
                table = replace(table, removed={**table.removed, one.user_id: now + REMOVED_FOR})
            case ProposalChanged() if one.proposal.kind.ends_deal and table.proposal is None:
                table = replace(table, refused=one.proposal)
    return table


class Following(ABC):
    """The part of `Transactions` that reads what others have written."""

    snapshot: Snapshot
    _services: Services
    _lock: asyncio.Lock
    _outbox: list[News]
    _is_doubtful: bool

    @abstractmethod
    def _set(self, after: Snapshot) -> None: ...

    @abstractmethod
    async def _announce(self) -> None: ...

    @abstractmethod
    async def go_on(self) -> None: ...

    @property
    def is_here(self) -> bool:
        """Whether this process watches over the table."""
        return self._services.is_here

    async def follow(self, revision: float, told: Iterable[Told] = ()) -> None:
        """Another process has changed the table, at least to this revision: announce what it did, and what was told."""
        told = tuple(told)
        async with self._lock:
            self._is_doubtful |= revision > self.snapshot.revision
            await self._catch_up(told=told)
            self._outbox += [news for one in told for news in _resolved(self.snapshot, one)]
        await self._announce()
        await self.go_on()

    async def reload(self) -> None:
        """Read the table anew, whatever we know about it."""
        async with self._lock:
            await self._read_whole()
        await self.go_on()

    async def _catch_up(self, told: Iterable[Told] = ()) -> None:
        """Read what others have written if ours may be outdated, and have it announced; the lock must be held."""
        before, found, played = self.snapshot, self.snapshot, tuple[Played, ...]()
        if self._is_doubtful:
            stored = await self._services.journal.since(before)
            if stored is None:
                raise Refused(Refusal.TABLE_GONE, table=before.id)
            try:
                found, played = read_on(before, stored)
            except BadHistory:
                await self._read_whole(asyncio.to_thread)
                found = self.snapshot
        self._now_known(_remembering(found, told, self._services.now()))
        self._outbox += news_of(played)

    async def _read_whole(self, run: Callable[..., Awaitable[Snapshot]] | None = None) -> None:
        """Read the whole table; the lock must be held. `run` is how it is replayed, if not at once."""
        stored = await self._services.journal.load(self.snapshot.id)
        if stored is None:
            raise Refused(Refusal.TABLE_GONE, table=self.snapshot.id)
        self._now_known(await run(read_snapshot, stored) if run is not None else read_snapshot(stored))

    def _now_known(self, found: Snapshot) -> None:
        self._is_doubtful = False
        if found is not self.snapshot:
            self._set(timing.as_known(self.snapshot, found, self._services.now(), self._services.pauses))


class Followed:
    """The part of a table that `Tables` uses if there are other processes."""

    _transactions: Following

    @property
    def is_here(self) -> bool:
        """Whether this process watches over the table and shows it."""
        return self._transactions.is_here

    @property
    def revision(self) -> int:
        """How often the table was changed, as far as it is known here."""
        return self._transactions.snapshot.revision

    async def follow(self, revision: float, told: Iterable[Told] = ()) -> None:
        """Another process has changed the table, at least to this revision, and told this besides.

        Raises Refused, JournalError and BadHistory.
        """
        await self._transactions.follow(revision, told)
