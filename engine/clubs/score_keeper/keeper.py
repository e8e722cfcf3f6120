"""The kept matches of all servers: the only thing that changes them. Each is read afresh from the database.

So any process may change any of them, and nothing has to be told to others. A change is saved first, then announced.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Select, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs.score_keeper import counting, deciding, rows
from engine.clubs.score_keeper.changes import What, Who
from engine.clubs.score_keeper.kept import KeptSetup, KeptState
from engine.clubs.score_keeper.standing import SheetPerson
from engine.store import schema
from engine.store.columns import to_json
from engine.store.journal import Journal
from engine.store.sql.backend import Lock, alone
from engine.table.model.errors import JournalError, Refusal, Refused
from engine.table.model.preferences import SCORES

log = logging.getLogger(__name__)

_KEPT: Final = schema.kept_matches.c
_CHANGE: Final = schema.kept_changes.c
_GOES_ON: Final = _KEPT.ended.is_(False)
MOST_LISTED: Final = 25
"""So many of a place are listed: each is counted anew for that. Any other is found by its number."""


def taken_over(user_id: int) -> Select[int]:
    """The numbers of those in which somebody with this number among theirs took over a column."""
    named = _CHANGE.what == What.RELIEVED.value, _CHANGE.answers.contains(str(user_id))
    return select(_CHANGE.kept_id).where(*named)


class ScoreKeeper:
    """Made by `Clubs`. Every method raises JournalError; those with `who` also Refused(no-such-score, not-at-score).

    `number`: `KeptState.number` when somebody was offered what they do; Refused(score-changed) if it has moved on.
    """

    def __init__(self, journal: Journal, now: Callable[[], float]) -> None:
        self._journal, self._now = journal, now
        self.tell: Callable[[KeptState], Awaitable[None]] | None = None
        """Shows how one stands; called after a change was saved, and what it raises is logged."""

    async def open(self, setup: KeptSetup, most: int | None = SCORES.usual) -> KeptState:
        """Begin to keep the score; raises what `deciding.checked` does, and Refused(too-many-open).

        `most`: how many this person may have open on this server, or in direct messages; None: any number.
        """
        setup, at = deciding.checked(setup), self._now()
        here = _KEPT.guild_id.is_(None) if setup.guild_id is None else _KEPT.guild_id == setup.guild_id
        own = select(_KEPT.id).where(_GOES_ON, here, _KEPT.opener_id == setup.opener.user_id).order_by(_KEPT.id)
        async with self._journal.transaction() as connection:
            await alone(connection, Lock.SCORES)
            going_on = (await connection.execute(own)).scalars().all()
            SCORES.must_have_room(going_on, most)
            number = await rows.add(connection, setup, at)
        return KeptState(number, setup, opened_at=at)

    async def find(self, kept_id: int) -> KeptState:
        """Any that ever was; raises Refused(no-such-score)."""
        return await self._journal.within(_load, kept_id)

    async def in_channel(self, channel_id: int) -> tuple[KeptState, ...]:
        """The newest of this channel that go on."""
        return await self._read(_GOES_ON, _KEPT.channel_id == channel_id, most=MOST_LISTED)

    async def in_guild(self, guild_id: int) -> tuple[KeptState, ...]:
        """The newest of this server that go on."""
        return await self._read(_GOES_ON, _KEPT.guild_id == guild_id, most=MOST_LISTED)

    async def of_user(self, user_id: int) -> tuple[KeptState, ...]:
        """Those that go on and that this person may change, newest first."""
        named = or_(_KEPT.opener_id == user_id, _KEPT.people.contains(str(user_id)), _KEPT.id.in_(taken_over(user_id)))
        return tuple(one for one in await self._read(_GOES_ON, named) if one.knows(user_id))

    async def unshown(self) -> tuple[KeptState, ...]:
        """Those whose message does not show their last change: somebody killed the bot between the two."""
        newest = select(_CHANGE.kept_id).where(_CHANGE.kept_id == _KEPT.id, _CHANGE.number > _KEPT.shown)
        return await self._read(_KEPT.message.is_not(None), newest.exists())

    async def answer(self, kept_id: int, who: Who, number: int, key: str, given: tuple[str, ...]) -> KeptState:
        """Put an answer into the draft; none takes it out. Raises Refused(score-ended), NotCounted."""
        return await self._draft(kept_id, who, number, lambda state: deciding.answer(state, key, given))

    async def clear(self, kept_id: int, who: Who, number: int) -> KeptState:
        """Begin the draft of the next deal anew."""
        return await self._draft(kept_id, who, number, lambda state: replace(state, draft={}, draft_deal=None))

    async def correct(self, kept_id: int, who: Who, number: int, deal: int) -> KeptState:
        """Put a deal that was told into the draft; raises Refused(no-such-score-deal)."""
        return await self._draft(kept_id, who, number, lambda state: deciding.correct(state, deal))

    async def keep(self, kept_id: int, who: Who, number: int) -> KeptState:
        """The draft becomes the next deal, or the correction of its deal; raises NotCounted, LaterDeal."""
        return await self._change(
            kept_id, who, number, lambda state: deciding.keep(state, who, self._now(), state.draft_deal, state.draft)
        )

    async def row(
        self, kept_id: int, who: Who, number: int, name: str, points: Sequence[int], amended: int | None = None
    ) -> KeptState:
        """A row that is no deal, or the correction of one; raises as `deciding.row` does."""
        return await self._change(
            kept_id, who, number, lambda state: deciding.row(state, who, self._now(), name, points, amended)
        )

    async def relieve(self, kept_id: int, who: Who, number: int, column: int, person: SheetPerson) -> KeptState:
        """Somebody takes over a column; raises as `deciding.relieve` does."""
        return await self._change(
            kept_id, who, number, lambda state: deciding.relieve(state, who, self._now(), column, person)
        )

    async def undo(self, kept_id: int, who: Who, number: int) -> KeptState:
        """Take back the newest deal told or corrected; raises Refused(nothing-to-undo)."""
        return await self._change(kept_id, who, number, lambda state: deciding.undo(state, who, self._now()))

    async def end(self, kept_id: int, who: Who, number: int, reason: str = "") -> KeptState:
        """The match is over; it counts in the leaderboards for those who said so, if that was chosen.

        `reason`: of a manager of the server, who need not be at the table.
        """
        return await self._change(
            kept_id, who, number, lambda state: deciding.end(state, who, self._now(), reason), manages=bool(reason)
        )

    async def reopen(self, kept_id: int, who: Who, number: int, reason: str = "") -> KeptState:
        """The match goes on, for a correction or more deals; until it ends again, it counts no more.

        As long as not everybody wants that for whom it counts, it is noted who does. `reason`: as `end` has it.
        """
        return await self._change(
            kept_id,
            who,
            number,
            lambda state: deciding.reopen(state, who, self._now(), reason),
            ended=True,
            manages=bool(reason),
        )

    async def agree(self, kept_id: int, who: Who) -> KeptState:
        """The match counts for this member; raises as `deciding.agree` does."""
        return await self._write(kept_id, lambda state: deciding.agree(state, who, self._now()))

    async def stay(self, kept_id: int, who: Who) -> KeptState:
        """It is left open, if it was to end by itself; raises Refused(not-at-score, score-ended)."""

        def work(state: KeptState) -> KeptState:
            deciding.may(state, who, state.number)
            return deciding.stay(state, who, self._now())

        return await self._write(kept_id, work)

    async def look(self) -> None:
        """Warn of those without an act that they end by themselves, and end those whose day is over.

        One that cannot be read holds up no other.
        """
        since = self._now() - deciding.WARNED_AFTER
        acts = select(_CHANGE.kept_id).where(
            _CHANGE.kept_id == _KEPT.id, _CHANGE.at > since, _CHANGE.what != What.WARNED.value
        )
        idle = select(_KEPT.id).where(_GOES_ON, _KEPT.opened_at <= since, ~acts.exists())
        for kept_id in await self._journal.column(idle.order_by(_KEPT.id)):
            try:
                await self._write(kept_id, lambda state: deciding.by_itself(state, self._now()))
            except JournalError:
                raise
            except Exception:
                log.exception("a sheet without an act cannot end by itself")

    async def set_message(self, kept_id: int, channel_id: int, message_id: int) -> None:
        """Remember where it is shown; 0: nowhere any more. Announces nothing."""
        message = to_json((channel_id, message_id)) if message_id else None
        await self._note(kept_id, message=message)

    async def move(self, kept_id: int, channel_id: int) -> KeptState:
        """Its channel is gone: from now on it is shown in this one. Announces nothing."""
        await self._note(kept_id, channel_id=channel_id, message=None)
        return await self.find(kept_id)

    async def note_shown(self, kept_id: int, number: int) -> None:
        """The message shows so many entries of the journal. Announces nothing."""
        await self._note(kept_id, shown=number)

    async def _note(self, kept_id: int, **values: Any) -> None:
        await self._journal.within(rows.put, kept_id, **values)

    async def _draft(self, kept_id: int, who: Who, number: int, work: Callable[[KeptState], KeptState]) -> KeptState:
        async with self._journal.transaction() as connection:
            await alone(connection, Lock.SCORES)
            before = await _load(connection, kept_id)
            deciding.may(before, who, number)
            after = work(before)
            draft = to_json(after.draft)
            await rows.put(connection, kept_id, draft=draft, draft_deal=after.draft_deal)
        return after

    async def _change(
        self,
        kept_id: int,
        who: Who,
        number: int,
        work: Callable[[KeptState], KeptState],
        *,
        ended: bool = False,
        manages: bool = False,
    ) -> KeptState:
        def checked(before: KeptState) -> KeptState:
            deciding.may(before, who, number, ended=ended, manages=manages)
            return work(before)

        # One that has ended may have counted on leaderboards, whose lock comes first wherever both are needed.
        return await self._write(kept_id, checked, *([Lock.RATINGS] if ended else []))

    async def _write(self, kept_id: int, work: Callable[[KeptState], KeptState], *locks: Lock) -> KeptState:
        """Save the entry that this adds, if it does, and announce it."""
        async with self._journal.transaction() as connection:
            await alone(connection, *locks, Lock.SCORES)
            before = await _load(connection, kept_id)
            after = work(before)
            if after is before:
                return before
            await rows.append(connection, kept_id, after.changes[-1])
            after = await counting.counted(connection, after)
        if self.tell is not None:
            try:
                await self.tell(after)
            except Exception:
                log.exception("a kept match cannot be shown")
        return after

    async def _read(self, *where: Any, most: int | None = None) -> tuple[KeptState, ...]:
        async with self._journal.transaction() as connection:
            return tuple(await rows.load(connection, *where, most=most))


async def _load(connection: AsyncConnection, kept_id: int) -> KeptState:
    found = await rows.load(connection, _KEPT.id == kept_id)
    if not found:
        raise Refused(Refusal.NO_SUCH_SCORE, score=kept_id)
    return found[0]
