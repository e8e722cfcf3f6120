"""Edits and removes messages by the way that costs least: by the token of a press if one lives, else by channel."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final, Generic, NamedTuple, TypeVar
from weakref import WeakSet

import discord

from cogs.delivery.edits import PictureEdits, Tokens, Wire, is_about_pictures
from cogs.delivery.faults import (
    ARCHIVED,
    CLOSED,
    INVALID_TOKEN,
    TOO_OLD_TO_EDIT,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    may_be_lifted,
)
from cogs.delivery.figures import Figures, oldest
from cogs.delivery.follow_ups import FollowUps
from cogs.delivery.message_queue import MessageQueue, others_done
from cogs.delivery.pacer import RATE, DrawingTurns, Pacer, Urgency
from cogs.delivery.transport import pace, watching
from cogs.messages.layout import Page, is_on

Where = tuple[int, int]
"""Channel and message id."""
_DEAD: Final = frozenset({INVALID_TOKEN, UNKNOWN_WEBHOOK})
_NOT_TO_EDIT: Final = frozenset({UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, ARCHIVED})
"""Nothing can be edited in an archived thread either, but a new message brings it back."""
ANSWERED_WITHIN: Final = 3.0
"""Seconds in which Discord takes the first answer to a press or command."""
_DRAWINGS: Final = 3
"""How often something is drawn at most, where it changes each time: then what is a moment old is shown."""

T = TypeVar("T")


class CannotEdit(Exception):
    """This message cannot show it; a new one can, unless it keeps pictures. `is_there`: the old one exists."""

    def __init__(self, *, is_there: bool) -> None:
        super().__init__()
        self.is_there = is_there


class DraftPage(NamedTuple, Generic[T]):
    """A page that took a while to make."""

    page: Page
    of: T
    """What it shows."""
    message_id: int | None
    """The message it is for; None: a new one, or that is unknown."""
    is_true: Callable[[], bool]
    """Whether it still shows what is, and its message what it showed when this was begun."""


class Delivery:
    """The one way of the bot to show something unasked."""

    def __init__(self, rate: int | None = RATE) -> None:
        """`rate`: counted requests a second; None: as many as there are, in a simulation."""
        self.pacer, self.figures, self.tokens = Pacer(rate), Figures(), Tokens()
        self.drawing = DrawingTurns()
        self.trace = watching(self.pacer, self.figures)
        self.picture_edits, self.wire, self.follow_ups = PictureEdits(), Wire(), FollowUps()
        self._queues: WeakSet[MessageQueue] = WeakSet()
        self._answering: set[asyncio.Task[object]] = set()
        self._client: discord.Client | None = None
        self._shown: Callable[[], None] = _nothing

    @property
    def refuses_pictures(self) -> str | None:
        """Discord's words if it takes no new picture in an edit: then messages are replaced instead."""
        return self.picture_edits.refusal

    def connect(self, client: discord.Client, shown: Callable[[], None]) -> None:
        """The client whose requests these are; `shown` is called after anything was shown."""
        self._client, self._shown = client, shown
        pace(client, self.pacer)

    def queue(
        self,
        failed: Callable[[discord.HTTPException], Awaitable[bool]],
        urgency: Urgency,
    ) -> MessageQueue:
        """A queue for one place; `failed` as there."""
        made = MessageQueue(self._shown, failed, urgency, self.pacer.allowed)
        self._queues.add(made)
        return made

    def board_queue(self) -> MessageQueue:
        """A queue for one board: what lacks a permission waits for somebody to give it."""
        return self.queue(may_be_lifted, Urgency.SLATE)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Within this context somebody waits for an answer, so a bot that stops waits too."""
        task = asyncio.current_task()
        if task is None or task in self._answering:
            yield
            return
        self._answering.add(task)
        try:
            yield
        finally:
            self._answering.discard(task)

    async def all_answered(self) -> None:
        """Wait until everybody who pressed or typed something has an answer, as far as Discord still takes it.

        A play that was saved and not answered would stay to be played on a private hand, which nobody else can edit.
        """
        # What came in this moment has not begun yet.
        await asyncio.sleep(0)
        if self._answering:
            await asyncio.wait(self._answering, timeout=ANSWERED_WITHIN)

    async def close(self) -> None:
        """Show nothing more, as the bot stops."""
        await asyncio.gather(*(one.close() for one in tuple(self._queues)))

    def longest_wait(self) -> float:
        """For how many seconds the oldest of all that is to be shown has waited."""
        return oldest((one.since for one in self._queues), asyncio.get_running_loop().time())

    @asynccontextmanager
    async def turn(self, urgency: Urgency, where: Where | None, channel_id: int | None = None) -> AsyncIterator[None]:
        """Wait until a message can be sent or edited, so that it is drawn no earlier; at once if a token lives.

        `where`: the message to edit; None: a new one in this channel.
        """
        if where is not None and self.tokens.of(where[1]) is not None:
            yield
            return
        async with self.pacer.turn(urgency, where[0] if where is not None else channel_id):
            yield

    async def drawn(self, urgency: Urgency, draw: Callable[[], Awaitable[DraftPage[T] | None]]) -> DraftPage[T] | None:
        """What `draw` makes, at a moment when it is true and nobody else edits its message; to be shown at once.

        What somebody's press or the table has overtaken meanwhile is drawn anew. None: nothing has to be shown.
        """
        draft = None
        for _ in range(_DRAWINGS):
            async with self.drawing.turn(urgency):
                draft = await draw()
            if draft is None:
                break
            await others_done()
            await self.wire.clear(draft.message_id)
            if draft.is_true():
                break
        return draft

    async def put_off(self, interaction: discord.Interaction[Any]) -> bool:
        """Put a press off silently while an edit of its message is on its way, and wait for that; whether one was.

        What its message shows then may be something else than when it was pressed.
        """
        message_id = interaction.message.id if interaction.message is not None else None
        if interaction.response.is_done() or not self.wire.is_busy(message_id):
            return False
        await interaction.response.defer()
        await self.wire.clear(message_id)
        return True

    async def answer(self, interaction: discord.Interaction[Any], made: Page) -> discord.Message | None:
        """Show a page on the message that was pressed, at once or after having put that off.

        For a command it is the answer that was put off. Returns the message, if Discord tells it. Raises CannotEdit,
        and Discord's other refusals.
        """
        await self.put_off(interaction)
        message, response = interaction.message, interaction.response
        message_id = message.id if message is not None else None
        # Nobody waits longer for an edit that Discord does not take.
        async with self.editing(made, None if self.wire.is_busy(message_id) else message_id):
            if response.is_done():
                return await interaction.edit_original_response(view=made.view, attachments=made.attachments)
            callback = await response.edit_message(view=made.view, attachments=made.attachments)
        shown = callback.resource if callback is not None else None
        return shown if isinstance(shown, discord.Message) else None

    async def edit(self, where: Where, made: Page) -> discord.Message:
        """Edit a message; raises CannotEdit, and Discord's other refusals."""
        try:
            async with self.editing(made, where[1]):
                by_token = await self._edit_by_token(where, made) or await self._edit_follow_up(where, made)
                if by_token is not None:
                    return by_token
                return await self._message(where).edit(view=made.view, attachments=made.attachments)
        except discord.HTTPException as error:
            if error.code in _NOT_TO_EDIT:
                self.tokens.drop(where[1])
                made.rewind()
                raise CannotEdit(is_there=error.code != UNKNOWN_MESSAGE) from error
            if self._is_closed(where, error):
                made.rewind()
                raise CannotEdit(is_there=True) from error
            raise

    @asynccontextmanager
    async def editing(self, made: Page, message_id: int | None) -> AsyncIterator[None]:
        """Wrap any edit that shows this page; raises CannotEdit if Discord takes no new pictures in edits.

        The page can then be sent in a new message.
        """
        if made.files and not self.picture_edits.may_try():
            raise CannotEdit(is_there=True)
        try:
            async with self.wire.edit(message_id):
                yield
        except discord.HTTPException as error:
            if not made.files or not is_about_pictures(error):
                raise
            self.picture_edits.refused(error)
            made.rewind()
            raise CannotEdit(is_there=True) from error
        if made.files:
            self.picture_edits.taken()

    async def brought_up(self, message: discord.Message, made: Page) -> discord.Message:
        """The answer to a page that may have been sent before: what is there is edited if it shows an older page.

        Discord answers a nonce that it knows with the message of the first attempt, as that was.
        """
        if is_on(message, made):
            return message
        made.rewind()
        return await self.edit((message.channel.id, message.id), made)

    async def delete(self, where: Where) -> None:
        """Delete a message, if it is still there."""
        self.tokens.drop(where[1])
        sender = self.follow_ups.sender_of(*where)
        try:
            with suppress(discord.NotFound):
                await (self._message(where).delete() if sender is None else sender.followup.delete_message(where[1]))
        except discord.Forbidden as error:
            if not self._is_closed(where, error):
                raise

    async def _edit_by_token(self, where: Where, made: Page) -> discord.Message | None:
        """Edit a message by the token of its last press; None if there is none that lives."""
        press = self.tokens.of(where[1])
        if press is None:
            return None
        try:
            return await press.edit_original_response(view=made.view, attachments=made.attachments)
        except discord.HTTPException as error:
            if error.code not in _DEAD:
                raise
            self.tokens.drop(where[1])
            made.rewind()
            return None

    async def _edit_follow_up(self, where: Where, made: Page) -> discord.Message | None:
        """Edit an answer by that to which it was one; None if it is none, or that is too long ago."""
        sender = self.follow_ups.sender_of(*where)
        if sender is None:
            return None
        try:
            return await sender.followup.edit_message(where[1], view=made.view, attachments=made.attachments)
        except discord.HTTPException as error:
            if error.code not in _DEAD:
                raise
            made.rewind()
            return None

    def _is_closed(self, where: Where, error: discord.HTTPException) -> bool:
        """Whether Discord takes nothing in a place where the bot can still answer."""
        return error.code in CLOSED and self.follow_ups.knows(where[0])

    def _message(self, where: Where) -> discord.PartialMessage:
        assert self._client is not None
        return self._client.get_partial_messageable(where[0]).get_partial_message(where[1])


def _nothing() -> None:
    pass
