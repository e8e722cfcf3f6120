"""What everybody's screen shows: the channels, and the messages in them.

Whatever fails raises Refused and changes nothing. Messages only one person sees cannot be touched through their
channel. Edits through the channel of messages older than an hour are limited; Discord publishes no figure, three in six
seconds for each channel is what is reported.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from tests.wire import clock, payloads
from tests.wire.world.messages import Body, Message, Upload, new_message
from tests.wire.world.refused import Refused, invalid, unknown_channel, unknown_message

OLD: Final = 3600.0
"""Seconds after which edits of a message are limited."""
OLD_EDITS, OLD_SECONDS = 3, 6.0
OPENINGS_SECONDS: Final = 600.0
"""Over which Discord counts new direct messages of a bot; no figure is published."""
NONCE_LIVES: Final = 300.0

TEXT_CHANNEL, DIRECT, PUBLIC_THREAD = 0, 1, 11
_THE_SERVER: Final = {payloads.GUILD_ID: (payloads.CHANNEL_ID,)}


@dataclass
class Channel:
    """A channel of a server, a thread in one, or a person's direct messages."""

    id: int
    kind: int = TEXT_CHANNEL
    guild: int = payloads.GUILD_ID
    name: str = "cards"
    person: int | None = None
    parent: int | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    nonces: dict[str, Message] = field(default_factory=dict)
    old_edits: deque[float] = field(default_factory=lambda: deque(maxlen=OLD_EDITS))

    def remember_nonce(self, message: Message) -> None:
        """Know this message again by its nonce, and no message for longer than Discord does."""
        self.nonces[str(message.nonce)] = message
        old = [nonce for nonce, one in self.nonces.items() if message.at - one.at > NONCE_LIVES]
        for nonce in old:
            del self.nonces[nonce]

    def payload(self) -> dict[str, Any]:
        basics: dict[str, Any] = {"id": str(self.id), "type": self.kind}
        if self.person is not None:
            return basics | {"recipients": [payloads.user(self.person, f"user{self.person}")]}
        basics |= {"name": self.name, "position": 0, "permission_overwrites": [], "guild_id": str(self.guild)}
        if self.parent is None:
            return basics
        since = {"archived": False, "auto_archive_duration": 1440, "locked": False}
        metadata = {**since, "archive_timestamp": payloads.SENT_AT} | self.settings
        counts = {"message_count": 0, "member_count": 1, "rate_limit_per_user": 0}
        ids = {"parent_id": str(self.parent), "owner_id": str(payloads.BOT_ID)}
        return basics | counts | ids | {"thread_metadata": metadata}


class Screens:
    """All channels and messages."""

    def __init__(self, servers: Mapping[int, Iterable[int]] = MappingProxyType(_THE_SERVER)) -> None:
        """`servers`: the channels of each, by its id."""
        self.channels = {
            number: Channel(number, guild=guild) for guild, channels in servers.items() for number in channels
        }
        self.closed: set[int] = set()
        """People who take no direct messages."""
        self.most_openings: int | None = None
        """Direct messages the bot may open within ten minutes; None: as many as it likes."""
        self.opened: list[float] = []
        """When it has opened some."""
        self.takes_new_files = True
        """Whether an edit may bring a picture; some report that Discord refuses that."""
        self.changed: Callable[[Message], None] = _nobody_looks
        """Called with every message that appears or changes."""
        self._direct: dict[int, Channel] = {}

    def channel(self, number: int) -> Channel:
        if number not in self.channels:
            raise unknown_channel()
        return self.channels[number]

    def direct(self, person: int) -> Channel | None:
        """Somebody's direct messages, if they were ever opened."""
        return self._direct.get(person)

    def open_direct(self, person: int) -> Channel:
        """Somebody's direct messages: one channel each, for ever."""
        if person not in self._direct:
            now = clock.now()
            lately = [at for at in self.opened if at > now - OPENINGS_SECONDS]
            if self.most_openings is not None and len(lately) >= self.most_openings:
                raise Refused(400, 40003, "You are opening direct messages too fast.")
            self.opened.append(now)
            channel = Channel(person + 1, DIRECT, person=person)
            self._direct[person] = self.channels[channel.id] = channel
        return self._direct[person]

    def open_thread(self, parent: int, body: Body, number: int | None = None) -> Channel:
        """A new thread; one that begins with a message has its id."""
        guild = self.channel(parent).guild
        if number in self.channels:
            raise Refused(400, 160004, "A thread has already been created for this message")
        kind = int(body.get("type") or PUBLIC_THREAD)
        thread = Channel(number or int(clock.new_id()), kind, guild, str(body["name"]), parent=parent)
        self.channels[thread.id] = thread
        return thread

    def remove_channel(self, number: int) -> Channel:
        """Delete a channel with everything in it."""
        channel = self.channel(number)
        del self.channels[number]
        return channel

    def message(self, channel: int, number: int) -> Message:
        """Any message, also one that a single person sees."""
        found = self.channel(channel).messages.get(number)
        if found is None:
            raise unknown_message()
        return found

    def public(self, channel: int, number: int) -> Message:
        """A message that can be touched through its channel."""
        found = self.message(channel, number)
        if found.ephemeral_to is not None:
            raise unknown_message()
        return found

    def show(self, message: Message) -> Message:
        """Put a finished message on the screens."""
        self.channel(message.channel).messages[message.id] = message
        self.changed(message)
        return message

    def post(self, number: int, body: Body, uploads: Sequence[Upload] = ()) -> Message:
        """Send a message to a channel; one with a nonce that came lately is answered with the earlier one."""
        channel = self.channel(number)
        if channel.person in self.closed:
            raise Refused(403, 50007, "Cannot send messages to this user")
        nonce = body.get("nonce")
        if nonce is not None and body.get("enforce_nonce"):
            earlier = channel.nonces.get(str(nonce))
            if earlier is not None and clock.now() - earlier.at < NONCE_LIVES:
                return earlier
        message = new_message(number)
        message.change(body, uploads)
        if not (message.content or message.components or message.attachments or message.embeds):
            raise Refused(400, 50006, "Cannot send an empty message")
        if channel.settings.get("archived"):
            channel.settings["archived"] = False
        if nonce is not None:
            message.nonce = str(nonce)
            channel.remember_nonce(message)
        return self.show(message)

    def edit(self, number: int, which: int, body: Body, uploads: Sequence[Upload] = ()) -> Message:
        """Edit a message through its channel."""
        channel, message = self.channel(number), self.public(number, which)
        if channel.settings.get("archived"):
            raise Refused(400, 50083, "Thread is archived")
        if clock.now() - message.at > OLD:
            self._may_edit_old(channel)
        return self.change(message, body, uploads)

    def change(self, message: Message, body: Body, uploads: Sequence[Upload] = ()) -> Message:
        """Edit a message, however that came to be allowed."""
        if uploads and not self.takes_new_files:
            raise invalid("components", "UNFURLED_MEDIA_ITEM_NOT_FOUND", "The media was not found.")
        message.change(body, uploads)
        message.edited_at = clock.now()
        message.edits += 1
        self.changed(message)
        return message

    def delete(self, message: Message) -> None:
        self.channel(message.channel).messages.pop(message.id, None)

    def seen_by(self, person: int, channel: int) -> list[Message]:
        """What somebody sees in a channel, oldest first."""
        place = self.channels.get(channel)
        if place is None or place.person not in (None, person):
            return []
        return [one for one in place.messages.values() if one.ephemeral_to in (None, person)]

    def _may_edit_old(self, channel: Channel) -> None:
        now, edits = clock.now(), channel.old_edits
        if len(edits) == OLD_EDITS and now - edits[0] < OLD_SECONDS:
            text = "Maximum number of edits to messages older than 1 hour reached. Try again later"
            wait = round(OLD_SECONDS - (now - edits[0]), 3)
            raise Refused(429, 30046, text, retry_after=wait, **{"global": False})
        edits.append(now)


def _nobody_looks(_: Message) -> None:
    pass
