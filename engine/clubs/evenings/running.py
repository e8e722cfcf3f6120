"""One club evening as people meet it: the only thing that changes it.

Each change is saved first, then announced, one at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace

from engine.clubs.evenings import deciding
from engine.clubs.evenings.evening import EveningSetup, EveningState, PastDate, Stage
from engine.clubs.evenings.going_on import EveningGoesOn
from engine.tables.decisions.forgetting import NOBODY
from engine.tables.model.errors import Refused


class Evening(EveningGoesOn):
    """An evening. Made by `Evenings.open`; found by `Evenings.find`.

    The methods that change something raise `Refused` and `JournalError`, and have saved on return.
    """

    async def sign_up(self, user_id: int, name: str) -> None:
        """Sign up for the present date; while it is played, the same as coming."""
        if self.stage.is_played:
            await self.come(user_id, name)
        else:
            await self._change(lambda now: deciding.sign_up(now, user_id, name, self._services.now()))

    async def leave(self, user_id: int) -> None:
        """Sign off, or wait for no seat any more."""
        if (tournament := await self.tournament()) is not None and tournament.status.is_live:
            with suppress(Refused):
                await tournament.withdraw(user_id)
        await self._change(lambda now: deciding.leave(now, user_id))

    async def come(self, user_id: int, name: str) -> None:
        """Say that one is there: one is drawn at five past, and after that gets the next free seat."""
        tournament = await self.tournament()
        if self.stage is Stage.PLAYING and tournament is not None:
            await tournament.enter(user_id, name)
        at_tables = await self._seated() if self.stage.is_played else frozenset()
        await self._change(lambda now: deciding.come(now, user_id, name, self._services.now(), at_tables))

    async def change(self, by: int, work: Callable[[EveningSetup], EveningSetup], force: bool = False) -> None:
        """Director, or anyone with `force`: play otherwise, elsewhere or at another time."""
        off = await self._days_off()
        await self._change(lambda now: deciding.change(now, by, work(now.setup), self._services.now(), force, off))

    async def cancel(self, by: int, reason: str = "", *, whole: bool = False, force: bool = False) -> None:
        """Director, or anyone with `force`: call off this date, or with `whole` all that are to come."""
        async with self._lock:
            await self._look()
            at, off = self._services.now(), await self._days_off()
            after, past = deciding.cancel(self._state, by, at, reason, whole, force, off)
            await self._save(after, past=past)
        await self._announce()
        await self._stir_and_go_on()

    async def end(self, by: int, force: bool = False) -> None:
        """Director, or anyone with `force`: draw no more tables; a tournament goes on to its last round."""
        await self._change(lambda now: deciding.end(now, by, force))

    async def forget(self, user_id: int) -> None:
        """Forget this person, as they asked."""
        await self._change(lambda now: deciding.forgotten(now, user_id, NOBODY))

    async def lose_channel(self) -> None:
        """Its channel is gone."""
        await self._change(deciding.channel_lost)

    async def note_reminded(self, user_ids: Collection[int]) -> None:
        """These people have been told that it begins soon. Announces nothing."""
        await self._change_quietly(lambda now: deciding.reminded(now, user_ids))

    async def set_message(self, kind: str, channel_id: int, message_id: int) -> None:
        """Remember where a message is; 0: nowhere any more. Announces nothing."""

        def work(now: EveningState) -> EveningState:
            others = {one: where for one, where in now.messages.items() if one != kind}
            return replace(now, messages=others | ({kind: (channel_id, message_id)} if message_id else {}))

        await self._change_quietly(work)

    async def note_shown(self, number: int) -> None:
        """The end of this date has been shown. Announces nothing."""

        def work(now: EveningState) -> EveningState:
            over = now.stage is Stage.OVER and number >= now.number
            # Of a date that is over, no message is looked for any more.
            kept = {kind: at for kind, at in now.messages.items() if not _is_past(kind, now, number)}
            return replace(now, shown=max(now.shown, number), closed=now.closed or over, messages=kept)

        await self._change_quietly(work)
        if self._state.closed:
            self._services.ended(self.id)

    async def past(self, number: int) -> PastDate | None:
        """A date that is over."""
        return await self._services.journal.date(self.id, number)

    async def look_again(self) -> None:
        """Something may be possible that was not: show it, and see what has to happen."""
        async with self._lock:
            await self._look()
        await self._announce()
        self.stir()

    async def _seated(self) -> frozenset[int]:
        """Who sits at a table of the evening."""
        tables = await self.live_tables()
        return frozenset(one.user_id for table in tables for one in table.seats if one and one.user_id is not None)


def _is_past(kind: str, now: EveningState, number: int) -> bool:
    """Whether a message, whose kind ends in the number of a date or a table, belongs to this date or an earlier one."""
    name, _, of = kind.rpartition("-")
    if name.endswith("call"):
        return int(of) not in {one.table_id for one in now.tables}
    return bool(name) and int(of) <= number
