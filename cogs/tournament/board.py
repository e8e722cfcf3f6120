"""Keeps the messages of tournaments up to date, and has threads ready for their tables.

What is missing is found by comparing the tournament with the messages it remembers, and then shown: it makes no
difference whether something has just happened or the bot was stopped before showing it.

Threads are opened before a tournament begins, and used again in every round. Discord lets a bot open some threads at
once and then makes it wait, longer and longer. Nobody is to wait for that: after a while the tables without a thread
are played in the tournament's channel, and get theirs for a later round.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at, say_for
from cogs.delivery.delivery import CannotEdit
from cogs.delivery.faults import refusals_ignored
from cogs.lobby.opening import new_thread, place_for_threads
from cogs.messages.layout import page
from cogs.messages.screen import KeptBoards, Screen, left_as_it_is
from cogs.tournament.board_text import letter
from cogs.tournament.directing import QUESTION
from cogs.tournament.page import (
    BOARD,
    ENDED,
    ENTRY,
    IDLE,
    ROUND,
    board_of,
    entry_texts,
)
from cogs.tournament.slips import Slips
from cogs.tournament.standings_page import END, STANDINGS
from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.schedule import SEATS
from engine.clubs.tournaments.setup import Remainder, people_at_a_table
from engine.clubs.tournaments.state import NOWHERE, StopQuestion
from engine.store.posted import Post
from engine.table.model.errors import JournalError, Refused
from engine.table.model.status import Status

PATIENCE: Final = 20.0
"""Seconds that all of a round may wait for threads."""


async def threads_for(bot: Client, tournament: Tournament, tables: int) -> list[int]:
    """The channel of each of so many tables: the threads there are, then new ones as far as time allows.

    Empty where there is one table, or where the bot may open no threads.
    """
    channel = place_for_threads(bot, tournament.setup.channel_id)
    if tables <= 1 or channel is None:
        return []
    say, threads = say_at(tournament.setup), [one for one in tournament.state.channels if one != channel.id]
    # Tables without a thread are played in the channel itself.
    with suppress(discord.HTTPException, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while len(threads) < tables:
                which = letter(len(threads) + 1)
                name = say("tournament-thread", tournament=str(tournament.id), letter=which)
                threads.append(await new_thread(channel, name))
    return threads


def tables_wanted(tournament: Tournament) -> int:
    """How many tables the next round has for the people there are now."""
    setup, people = tournament.setup, tournament.state.people
    if tournament.state.is_classic:
        return setup.people // SEATS
    seats = people_at_a_table(setup.options)
    return -(-people // seats) if setup.remainder is Remainder.COMPUTER else people // seats


_log = logging.getLogger(__name__)

_DAY: Final = 24 * 60 * 60
THREADS_BEFORE: Final = 60.0
"""Seconds before a tournament begins by itself at which its threads are opened."""


class TournamentBoards(KeptBoards[Tournament]):
    """The announcer of the tournaments."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot.tables.tournaments.all, partial(_TournamentBoard, bot))
        self.preparing: set[int] = set()
        """Tournaments that are just being started."""
        bot.tables.tournaments.announce_by(self.tournament_changed)

    async def tournament_changed(self, tournament: Tournament) -> None:
        """Only notes that there is something to show."""
        self.refresh(tournament)


class _TournamentBoard:
    """The messages of one tournament."""

    def __init__(self, bot: Client, tournament: Tournament, forget: Callable[[], object]) -> None:
        self._bot, self._tournament, self._forget = bot, tournament, forget
        self._queue = bot.delivery.board_queue()
        self._screen = Screen(bot, lambda post: tournament.set_message(post.kind, *post.where))
        self._entry: list[str] = []
        """The words of the entry message as it was shown last."""
        self._question: StopQuestion | None = None
        """The question whether to stop as it was shown last."""
        self._slips: asyncio.Task[None] | None = None
        self._waking: asyncio.TimerHandle | None = None
        """Shows it again when threads are to be opened for a start at a time."""

    def refresh(self) -> None:
        self._queue.refresh(self._show)

    async def _show(self) -> None:
        tournament = self._tournament
        if tournament.setup.channel_id == NOWHERE:
            await self._tell_gone()
            return
        await self._show_entry()
        self._open_ahead()
        await self._prepare_threads()
        for number in range(1, tournament.round + 1):
            await self._show_round(number)
        await self._show_question()
        if tournament.state.is_played and not tournament.state.is_classic:
            self._send_slips()
        await self._show_by_itself()
        if tournament.status is Status.OVER:
            await self._show_end()
        if not tournament.status.is_live and await tournament.close():
            self._forget()

    async def _show_entry(self) -> None:
        words, post = entry_texts(self._tournament), self._post(board_of(self._tournament))
        if post.channel_id != self._tournament.setup.channel_id:
            # Its channel is gone, and a director has moved the tournament.
            post = post._replace(message_id=0, channel_id=self._tournament.setup.channel_id)
        if words == self._entry and post.message_id:
            return
        if not post.message_id:
            await self._send(post)
            await self._leave_behind(post.kind)
        else:
            try:
                await self._screen.edit(post)
            except CannotEdit:
                if self._tournament.status is Status.LOBBY or post.kind != ENTRY:
                    await self._send(post)
        self._entry = words

    async def _show_question(self) -> None:
        """Ask the people who play whether to stop it, and show what they answer."""
        question = self._tournament.state.stopping
        if question is None or question == self._question:
            return
        post = self._post(f"{QUESTION}-{question.round}")
        if not post.message_id:
            await self._send(post)
        else:
            with left_as_it_is():
                await self._screen.edit(post)
        self._question = question

    async def _leave_behind(self, kind: str) -> None:
        """The board before this one says where it is now."""
        ids = self._tournament.message_ids
        older = [one for one in ids if one == ENTRY or one.startswith(f"{BOARD}-")]
        older.remove(kind)
        if older:
            with left_as_it_is():
                await self._screen.edit(self._post(older[-1]))

    async def _tell_gone(self) -> None:
        """Tell the host once that the channel is gone, and how it goes on."""
        tournament = self._tournament
        kind, host = f"gone-{tournament.round}", tournament.setup.host_id
        if kind in tournament.message_ids or not tournament.status.is_live:
            return
        person = await self._bot.tables.person(host)
        told = say_for(person, tournament.setup)("board-channel-gone", tournament=str(tournament.id))
        with suppress(discord.Forbidden):
            await self._bot.direct.send(host, page(told), what="gone", keeps=True)
        await tournament.set_message(kind, 0, 0)

    def _open_ahead(self) -> None:
        """Begin conversations with those who will get their cards there, long before all need them at once."""
        if self._tournament.status is Status.LOBBY:
            people = [one.user_id for one in self._tournament.state.entrants if one.user_id is not None]
            self._bot.direct.open_all_ahead(people)

    async def _prepare_threads(self) -> None:
        """Open what threads are missing for the next round, before it begins by itself."""
        tournament = self._tournament
        state, starts_at = tournament.state, tournament.setup.starts_at
        if state.is_classic:
            return
        if tournament.status is Status.LOBBY and starts_at is not None:
            wait = starts_at - THREADS_BEFORE - discord.utils.utcnow().timestamp()
            if wait > 0:
                self._wake_in(wait)
                return
        elif not state.is_between_rounds:
            return
        tables = tables_wanted(tournament)
        if 1 < len(state.channels) >= tables:
            return
        threads = await threads_for(self._bot, tournament, tables)
        if len(threads) > len(state.channels):
            await tournament.set_channels(threads)

    def _wake_in(self, wait: float) -> None:
        if self._waking is not None:
            self._waking.cancel()
        self._waking = asyncio.get_running_loop().call_later(wait, self.refresh)

    def _send_slips(self) -> None:
        """In the background: no table waits for them."""
        if self._slips is None or self._slips.done():
            self._slips = asyncio.create_task(self._sent_slips())

    async def _sent_slips(self) -> None:
        try:
            await Slips(self._bot, self._tournament).send()
        except (Refused, JournalError, discord.HTTPException) as error:
            _log.warning("slips of tournament %s did not all go out: %s", self._tournament.id, error)

    async def _show_round(self, number: int) -> None:
        """Show where everybody sits while that is news; then the standings, except after the last round."""
        tournament = self._tournament
        several = tournament.state.is_classic and len(tournament.tables_of(number)) > 1
        if several and number == tournament.round and tournament.status is Status.PLAYING:
            await self._once(f"{ROUND}-{number}")
        kind = f"{STANDINGS}-{number}"
        is_news = number <= tournament.finished_rounds and (number < tournament.round or tournament.status.is_live)
        if is_news and kind not in tournament.message_ids:
            await self._wait_for_tables(number)
            await self._once(kind)

    async def _show_by_itself(self) -> None:
        """That it ends by itself unless somebody does something, once for each time; and that it has."""
        state = self._tournament.state
        if state.warned_at is not None and state.status.is_live:
            await self._once(f"{IDLE}-{int(state.warned_at // _DAY)}")
        if state.ending is not None:
            with refusals_ignored():
                await self._once(ENDED)

    async def _show_end(self) -> None:
        state = self._tournament.state
        if END in self._tournament.message_ids:
            if any(one.at >= (state.ended_at or 0.0) for one in state.corrections):
                # A director has corrected it after the end.
                with left_as_it_is():
                    await self._screen.edit(self._post(END))
        else:
            await self._wait_for_tables(self._tournament.round)
            # If Discord refuses to show it, the board is done all the same.
            with refusals_ignored():
                await self._once(END)

    async def _wait_for_tables(self, number: int) -> None:
        """Wait until the last slates have been shown."""
        for one in self._tournament.tables_of(number):
            await self._bot.announcer.all_shown(await self._bot.tables.find(one.table_id))

    async def _once(self, kind: str) -> None:
        if kind not in self._tournament.message_ids:
            await self._send(self._post(kind))

    async def _send(self, post: Post) -> None:
        # Killed between sending and remembering, it would be sent twice: Discord gives back the first
        # message where the nonce is the same. The entry message makes it differ from other tournaments'.
        entry, kind = self._tournament.message_ids.get(ENTRY), post.kind
        await self._screen.send(
            post, nonce=f"{entry[1]}{kind[0]}{kind.rpartition('-')[2]}" if entry and kind != ENTRY else ""
        )

    def _post(self, kind: str) -> Post:
        setup = self._tournament.setup
        channel_id, message_id = self._tournament.message_ids.get(kind, (setup.channel_id, 0))
        return Post(message_id, channel_id, setup.guild_id, kind, tournament_id=self._tournament.id)
