"""Messages to people in whose direct messages Discord takes none of the bot: they come as answers to what they do.

Somebody who installed the bot for themselves may share no server with it. Nothing says whether Discord then takes a
message of the bot (50278 says: no server in common), so it is tried. What it refuses is sent as a follow-up of the last
things that the person did there: five to each where the bot is installed for the person alone, and for a quarter of an
hour. What comes later, or after these, waits until they do something again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, Final

import discord

from cogs.app.newest import Newest
from cogs.delivery.edits import LIVES
from cogs.delivery.faults import CLOSED, INVALID_TOKEN, NO_COMMON_SERVER, TOO_MANY_FOLLOW_UPS, UNKNOWN_WEBHOOK
from cogs.messages.layout import Page

MOST: Final = 5
"""Follow-ups that Discord takes to one press or command, where only the person has installed the bot."""
KEPT: Final = 3
"""The last things somebody did whose follow-ups are used, the newest first."""
PEOPLE: Final = 2_000
"""Of so many is known what they did last."""
SENT: Final = 20
"""Messages in one place of which is known by what they were sent, so that they can be edited."""
TRIES_AGAIN: Final = 3600.0
"""Seconds after which Discord is asked again whether it takes a message there: they may share a server by now."""
_SPENT: Final = frozenset({INVALID_TOKEN, UNKNOWN_WEBHOOK, TOO_MANY_FOLLOW_UPS})

_FORBIDDEN: Final = SimpleNamespace(status=403, reason="Forbidden")

Interaction = discord.Interaction[Any]


class WaitsForPress(discord.Forbidden):
    """Nothing can be sent to somebody now, but as soon as they do something there."""

    def __init__(self, place: AnsweredPlace) -> None:
        answer: Any = _FORBIDDEN
        super().__init__(answer, {"code": NO_COMMON_SERVER, "message": "They have to do something first"})
        self._place = place

    def then(self, call: Callable[[], None]) -> None:
        """Call this, once, as soon as they have done something."""
        self._place.waiting.add(call)


class AnsweredPlace:
    """Somebody's direct messages: what they did there last, and what was sent as an answer to that."""

    def __init__(self) -> None:
        self.acts: list[Interaction] = []
        """The newest first."""
        self.left: dict[int, int] = {}
        """How many follow-ups Discord still takes, by the interaction's id."""
        self.sent: Newest[int, Interaction] = Newest(SENT)
        """By what each message was sent."""
        self.refused_until = 0.0
        """Loop time until which Discord is not asked to take a message here."""
        self.waiting: set[Callable[[], None]] = set()

    def usable(self, under_way: frozenset[int]) -> Interaction | None:
        """What can be answered once more: an answer that is put off would be filled by a follow-up."""
        now = discord.utils.utcnow()
        return next(
            (
                one
                for one in self.acts
                if one.id not in under_way and now - one.created_at < LIVES and self.left.get(one.id)
            ),
            None,
        )


class FollowUps:
    """Everybody's place whose interactions are known; a restart forgets them, and the next press is the first."""

    def __init__(self) -> None:
        self._places: Newest[int, AnsweredPlace] = Newest(PEOPLE)
        self._under_way: set[int] = set()
        """Interactions that are still being answered."""

    def begins(self, interaction: Interaction) -> None:
        """Somebody does something in their direct messages with the bot."""
        if interaction.channel_id is None or interaction.type is discord.InteractionType.autocomplete:
            return
        place = self._place(interaction.channel_id)
        if interaction not in place.acts:
            self._under_way.add(interaction.id)
            place.left[interaction.id] = MOST
            now = discord.utils.utcnow()
            place.acts = [interaction, *(one for one in place.acts if now - one.created_at < LIVES)][:KEPT]
            place.left = {one.id: place.left.get(one.id, 0) for one in place.acts}

    def ends(self, interaction: Interaction) -> None:
        """It has been answered: what waits here can be sent."""
        if interaction.id not in self._under_way:
            return
        self._under_way.discard(interaction.id)
        place = self._places.get(interaction.channel_id or 0)
        if place is None:
            return
        if not interaction.response.is_done():
            # Nothing can follow no answer.
            place.left.pop(interaction.id, None)
        waiting, place.waiting = place.waiting, set()
        for call in waiting:
            call()

    def knows(self, channel_id: int | None) -> bool:
        """Whether something can be sent to somebody here, now or when they press, whatever Discord says of messages."""
        return channel_id in self._places

    def is_refused(self, channel_id: int) -> bool:
        """Whether Discord takes no message here, as far as is known."""
        place = self._places.get(channel_id)
        return place is not None and asyncio.get_running_loop().time() < place.refused_until

    async def send(
        self, channel_id: int, made: Page, send: Callable[[], Awaitable[discord.Message]], *, waits: bool
    ) -> discord.Message:
        """Send a message by `send`, or where Discord refuses that, for want of a common server, as an answer.

        Raises WaitsForPress where that is not possible now; and Discord's refusal, where nothing that this person did
        is known. What `waits` has no other place: it waits for that, and is an answer whatever they closed.
        """
        if not self.is_refused(channel_id):
            try:
                return await send()
            except discord.Forbidden as refusal:
                is_alone = refusal.code == NO_COMMON_SERVER and self.knows(channel_id)
                if not is_alone and not (waits and refusal.code in CLOSED):
                    raise
                made.rewind()
                self._place(channel_id).refused_until = asyncio.get_running_loop().time() + TRIES_AGAIN
        return await self._follow_up(self._place(channel_id), made)

    async def _follow_up(self, place: AnsweredPlace, made: Page) -> discord.Message:
        while (act := place.usable(frozenset(self._under_way))) is not None:
            place.left[act.id] -= 1
            try:
                message = await act.followup.send(view=made.view, files=made.files, wait=True)
            except discord.HTTPException as refusal:
                if refusal.code not in _SPENT:
                    raise
                made.rewind()
                place.left.pop(act.id, None)
                continue
            place.sent[message.id] = act
            return message
        raise WaitsForPress(place)

    def sender_of(self, channel_id: int, message_id: int) -> Interaction | None:
        """That by which a message was sent, as long as it can be edited by it."""
        place = self._places.get(channel_id)
        act = place.sent.get(message_id) if place is not None else None
        return act if act is not None and discord.utils.utcnow() - act.created_at < LIVES else None

    def forget(self, user_id: int) -> None:
        """Forget a person who asked for that."""
        for channel_id, place in tuple(self._places.items()):
            if any(one.user.id == user_id for one in place.acts):
                del self._places[channel_id]

    def _place(self, channel_id: int) -> AnsweredPlace:
        place = self._places[channel_id] = self._places.get(channel_id) or AnsweredPlace()
        return place
