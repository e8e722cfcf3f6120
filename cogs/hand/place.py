"""A place where somebody sees their hand of a table: a direct message, or private answers.

Whatever is done with a hand is done in one way at both: shown, pressed, begun anew with a deal, withdrawn, forgotten.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import replace
from functools import partial

from cogs.app.client import Act, Client
from cogs.app.i18n import say_for
from cogs.delivery.delivery import DraftPage
from cogs.delivery.pacer import Urgency
from cogs.hand.hand import Hand
from cogs.hand.hand_page import ShownHand, next_page, urgency_of
from cogs.messages.layout import picture_of
from engine.running.table import Table
from locales import Say

Now = Callable[[], Hand]
"""The hand as it is at that moment."""


class HandPlace(ABC):
    """One person's hand of one table. One job at a time changes it, and presses do at any moment."""

    def __init__(self, bot: Client, table: Table, user_id: int) -> None:
        self._bot, self._table, self._user_id = bot, table, user_id
        self.shown: ShownHand | None = None
        """What it shows; None: no hand, or it is unknown which."""
        self._changes = 0
        """How often that has changed."""

    @property
    @abstractmethod
    def message_id(self) -> int | None:
        """The message; None: there is none, or it is unknown which."""

    @abstractmethod
    async def show(self, now: Now, *, draws: bool, in_place: bool) -> None:
        """Show the hand if this place shows something else; `draws`: a new one as a picture in any case.

        `in_place`: even on a message so old that Discord allows few edits. Raises Discord's refusals, and NotNow: then
        it is shown as soon as a conversation can be begun.
        """

    @abstractmethod
    async def begin_deal(self, now: Now) -> None:
        """Let go of the last deal, so that what is shown next stands below the new table."""

    @abstractmethod
    def pressed(self, act: Act, shown: ShownHand | None) -> None:
        """Note what a press has made of its message; None: that is unknown."""

    @abstractmethod
    async def withdraw(self, text: str) -> None:
        """Have what is there, if anything, say this instead of showing a hand, for good."""

    @abstractmethod
    def forget(self) -> None:
        """Forget what is shown, as the table is over."""

    @abstractmethod
    async def _edit(self, draft: DraftPage[ShownHand], now: Now) -> None:
        """Show a page on the message, or on a new one if it cannot be edited, and note that."""

    def picture_on(self, act: Act) -> str | None:
        """Where the picture of the message with the button is; None: it has none, or it is unknown."""
        if act.message is not None and not act.response.is_done():
            return picture_of(act.message)
        return self.shown.url if self.shown is not None else None

    def _now_shows(self, shown: ShownHand | None) -> None:
        self.shown = shown
        self._changes += 1

    async def _bring_up(self, now: Now, *, draws: bool) -> None:
        """Draw the hand as soon as the message can be edited, unless it is enough by then, and show it."""
        urgency = urgency_of(now())
        async with self._turn(urgency):
            try:
                draft = await self._bot.delivery.drawn(urgency, partial(self._draft, now, draws=draws))
                if draft is not None:
                    await self._edit(draft, now)
            except BaseException:
                # It may be done all the same, and may have undone what a press has shown meanwhile.
                self._now_shows(None)
                raise

    async def _draft(self, now: Now, *, draws: bool) -> DraftPage[ShownHand] | None:
        hand, before, changes = now(), self.shown, self._changes
        if self.is_enough(hand):
            return None
        made, shown = await next_page(hand, before, self._table, self._bot.tiles, self._bot.avatars.on, draws=draws)
        return DraftPage(made, shown, self.message_id, lambda: self._changes == changes and now().is_as_good_as(hand))

    def is_enough(self, hand: Hand) -> bool:
        """Whether it may go on showing what it shows. That a trick has ended is shown where that counts as nothing."""
        if self.shown is None:
            return False
        return self.shown.is_enough(hand if self._has_token else replace(hand, trick=self.shown.hand.trick))

    @property
    @abstractmethod
    def _has_token(self) -> bool:
        """Whether an edit goes by the token of a press, which Discord does not count."""

    def _turn(self, urgency: Urgency) -> AbstractAsyncContextManager[None]:
        """What an edit waits for."""
        return nullcontext()

    async def _say(self) -> Say:
        return say_for(await self._bot.tables.person(self._user_id), self._table.setup)
