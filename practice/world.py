"""The simulated Discord: one server with one channel, you and three friends, each with their direct messages.

It is made the same way at each start, so everything in it has the same ids as before, and then gets back what was kept.
For the bot it is as if only itself had been away.
"""

from __future__ import annotations

import base64
import time
from collections.abc import Callable
from typing import Any, Final

import discord
from simcord import Env, HttpLogEntry, MemberActor
from simcord.backend import Backend
from simcord.backend.models import EPHEMERAL_FLAG, GuildEmoji, Message

from locales import LANGUAGES, Say
from locales.language import locale_of
from practice.kept import Kept
from practice.pictures import PREFIX, Pictures

YOU: Final = "Robin"
"""What you are called until you choose a name, in every language: sentences are about somebody with a name."""
FRIENDS: Final = ("Anneke", "Bastien", "Cato")
LOCALES: Final = {language: locale_of(language) for language in LANGUAGES}
"""What Discord calls the languages. Not en-US, which servers have that have chosen nothing."""
MOST_MESSAGES: Final = 60
"""How many messages of a channel are shown and kept, the newest."""

_CANNOT_SEND: Final = 50007
"""Discord's code for somebody whose direct messages are closed."""
LOADING: Final = discord.MessageFlags.loading.flag
"""Of an answer that the bot still owes."""
_LASTING: Final = (
    *("id", "channel_id", "author_id", "content", "timestamp", "edited_timestamp", "type", "flags", "embeds"),
    *("components", "attachments", "mention_user_ids", "reference", "interaction_metadata", "webhook_id"),
    "author_name",
)
"""The fields of a message that are kept; the others are of things the bot does not do."""


class World:
    """Made before the bot starts. `on_change` is called after everything the bot asks of Discord."""

    def __init__(self, env: Env, kept: Kept, pictures: Pictures, say: Say, on_change: Callable[[], None]) -> None:
        self.env, self._kept, self._pictures = env, kept, pictures
        self._backend: Backend = env.backend
        self._backend.cdn = pictures
        self.emojis: dict[str, str] = {}
        """The files of the bot's own emojis, by name."""
        self._backend.http_requests = _Requests(self._asked, on_change)
        # Everything that ever passed, which only a test wants to see.
        self._backend.transcript = _Nothing()
        you, *friends = (env.create_user(name.lower(), global_name=name) for name in (YOU, *FRIENDS))
        self.guild = env.create_guild(say("practice-server"), owner=you)
        self.channel = self.guild.create_text_channel(
            say("practice-channel"),
            # The page shows this one channel, so a tournament's tables have to be played in it.
            overwrites={self.guild.default_role: discord.PermissionOverwrite(create_public_threads=False)},
        )
        # Whoever owns a server is in it already.
        self.people = (MemberActor(env, self.guild, you), *map(self.guild.add_member, friends))
        self.private = {one.id: self._backend.get_dm_channel(one.id).id for one in self.people}
        """The channel of everybody's direct messages, by the person's id."""
        self._guide = self.guild.create_webhook(self.channel, say("practice-guide"))
        self._restore()
        self._name_friends()
        self._backend.advance_clock(max(0.0, time.time() - env.now().timestamp()))
        self.speak(say)

    @property
    def you(self) -> MemberActor:
        """The one who has a name of their own choice, and to whom the server belongs."""
        return self.people[0]

    def name_of(self, person: MemberActor) -> str:
        """What others call them."""
        return self._backend.users[person.id].global_name or person.name

    def speak(self, say: Say) -> None:
        """Let the people, the server and what they are called be of a language."""
        before, self._kept.language = self._kept.language, say.language
        if before not in ("", say.language):
            for message in self._all():
                self._kept.spoken.setdefault(str(message.id), [_edition(message), before])
        self._backend.users[self.you.id].global_name = self._kept.name or YOU
        self._backend.bot_user.name = say("practice-bot")
        self._backend.channels[self.channel.id].name = say("practice-channel")
        # What the bot shows of a server, such as the head of a leaderboard, says its name.
        named = {"name": say("practice-server"), "preferred_locale": LOCALES[say.language]}
        self._backend.edit_guild(self.guild.id, named)
        for message in self.messages(self.channel.id):
            if message.webhook_id == self._guide.id:
                message.content, message.author_name = self._welcome(say), say("practice-guide")
                self._kept.spoken.pop(str(message.id), None)

    def language_of(self, message: Message) -> str | None:
        """The language of what was said before the page spoke another one; None: it was said since."""
        edition, language = self._kept.spoken.get(str(message.id), ["", ""])
        return language if edition == _edition(message) else None

    def rename(self, person: MemberActor, name: str, say: Say) -> None:
        """Call somebody so, or as before if the name is empty; the bot learns of it when they next press something."""
        if person is self.you:
            self._kept.name = name
            self.speak(say)
            return
        self._kept.names.pop(str(person.id), None)
        if name:
            self._kept.names[str(person.id)] = name
        self._name_friends()

    def _name_friends(self) -> None:
        for friend, usual in zip(self.people[1:], FRIENDS, strict=True):
            self._backend.users[friend.id].global_name = self._kept.names.get(str(friend.id), usual)

    def welcome(self, say: Say) -> None:
        """Post what to press first."""
        user_id = self._backend.webhooks[self._guide.id].webhook_user_id
        text, guide = self._welcome(say), say("practice-guide")
        self._backend.create_message(
            self.channel.id, user_id, text, webhook_id=self._guide.id, author_name=guide, broadcast=False
        )

    def _welcome(self, say: Say) -> str:
        """What to press first, and who you are."""
        return say("practice-welcome", name=discord.utils.escape_markdown(self.name_of(self.you)))

    def is_closed(self, person: MemberActor) -> bool:
        """Whether they have closed their direct messages."""
        return person.id in self._kept.closed

    def close(self, person: MemberActor, *, closed: bool) -> None:
        """Close or open somebody's direct messages."""
        self._kept.closed = [one for one in self._kept.closed if one != person.id] + [person.id] * closed
        self._refuse_closed()

    def places(self, person: MemberActor) -> tuple[int, int]:
        """The channels that somebody reads: everybody's, and that of their direct messages."""
        return self.channel.id, self.private[person.id]

    def message(self, person: MemberActor, message_id: int) -> Message | None:
        """A message in one of these channels."""
        found = (self._backend.messages[channel_id].get(message_id) for channel_id in self.places(person))
        return next((one for one in found if one is not None), None)

    def messages(self, channel_id: int) -> list[Message]:
        """The newest messages of a channel, oldest first."""
        return list(self._backend.messages[channel_id].values())[-MOST_MESSAGES:]

    def _all(self) -> list[Message]:
        channels = (self.channel.id, *self.private.values())
        return [message for channel_id in channels for message in self.messages(channel_id)]

    def dismiss(self, message: Message) -> None:
        """Take away an answer that only one person sees."""
        self._backend.messages[message.channel_id].pop(message.id, None)

    def keep(self) -> None:
        """Note everything that the next run needs."""
        messages = self._all()
        self._kept.messages = [{name: getattr(message, name) for name in _LASTING} for message in messages]
        there = {str(one.id) for one in messages}
        self._kept.spoken = {one: spoken for one, spoken in self._kept.spoken.items() if one in there}
        self._kept.emojis = [
            {"id": one.id, "name": one.name, "file": self.emojis[one.name]}
            for one in self._backend.application_emojis.values()
            if one.name in self.emojis
        ]
        self._kept.ids = self._ids

    @property
    def _ids(self) -> list[int]:
        return [self._backend.application_id, self.guild.id, self.channel.id, *self.private, *self.private.values()]

    def _restore(self) -> None:
        if self._kept.ids and self._kept.ids != self._ids:
            # Another edition of SimCord makes other ids.
            self._kept.messages, self._kept.emojis = [], []
        for one in self._kept.emojis:
            if self._pictures.path(one["file"]) is None:
                continue
            self._backend.reserve_id(one["id"])
            emoji = GuildEmoji(id=one["id"], name=one["name"], user_id=self._backend.bot_user.id)
            self._backend.application_emojis[emoji.id] = emoji
            self.emojis[emoji.name] = one["file"]
        for fields in self._kept.messages:
            if fields["flags"] & (LOADING | EPHEMERAL_FLAG):
                # Discord, too, forgets private answers, and whoever was to finish one is gone.
                continue
            self._backend.reserve_id(fields["id"])
            message = Message(**fields)
            self._backend.messages[message.channel_id][message.id] = message
            self._backend.channels[message.channel_id].last_message_id = message.id
        self._pictures.keep_only(self._shown_files())
        self._refuse_closed()

    def _shown_files(self) -> set[str]:
        attached = (file for message in self._kept.messages for file in message["attachments"])
        return {file["url"].removeprefix(PREFIX) for file in attached} | set(self.emojis.values())

    def _refuse_closed(self) -> None:
        self._backend.faults[:] = [
            {
                "method": "POST",
                "path": f"/channels/{self.private[one]}/messages",
                "status": 403,
                "code": _CANNOT_SEND,
                "message": "Cannot send messages to this user",
                "times": None,
            }
            for one in self._kept.closed
            if one in self.private
        ]

    def _asked(self, request: HttpLogEntry) -> None:
        """Take the picture of an emoji from its upload, because SimCord keeps none."""
        if request.method == "POST" and request.path.endswith("/emojis") and isinstance(request.json, dict):
            data = base64.b64decode(request.json["image"].partition(",")[2])
            self.emojis[request.json["name"]] = self._pictures.keep(data, "png")


def _edition(message: Message) -> str:
    return message.edited_timestamp or ""


class _Nothing(list[Any]):
    """A list that keeps nothing, in place of one that would grow as long as somebody plays."""

    def append(self, entry: Any, /) -> None:
        pass


class _Requests(_Nothing):
    """Hears of each request of the bot when it arrives, and tells when it has been dealt with."""

    def __init__(self, asked: Callable[[HttpLogEntry], None], done: Callable[[], None]) -> None:
        super().__init__()
        self._asked, self._done = asked, done

    def append(self, entry: HttpLogEntry, /) -> None:
        self._asked(entry)
        # SimCord deals with it at once, and without anything between.
        self._done()
