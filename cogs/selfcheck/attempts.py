"""What is tried in the channel, by direct message and with the application: all but what needs a press."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from secrets import token_hex
from typing import Final
from urllib.parse import urlsplit

import aiohttp
import discord

from cogs.delivery.faults import CLOSED
from cogs.lobby.opening import KEPT_OPEN
from cogs.messages.layout import Page, pictures_of
from cogs.selfcheck.stage import Stage
from cogs.selfcheck.steps import Otherwise, Skipped, Step, Unlike, there
from locales.language import DEFAULT, SPOKEN
from rendering import TILES, draw_tile

EVENTS: Final = "Create Events"
WRITING: Final = "View Channels, Send Messages, Attach Files and Read Message History"
_ANSWERS_ALONE: Final = (
    "They get answers alone: what comes later than a quarter of an hour waits until they press something."
)
THREADS: Final = "Create Public Threads and Send Messages in Threads"


_THREAD_STAYS: Final = "The bot may not delete threads, so the one it opened stays, archived: delete it yourself."
_EMOJI_STAYS: Final = "The emoji could not be deleted: delete it yourself, in the Developer Portal under Emojis."
_EVENT_STAYS: Final = "The event could not be removed: cancel it yourself."


async def _is_removed(thing: discord.Thread | discord.Emoji | discord.ScheduledEvent) -> bool:
    try:
        await thing.delete()
    except discord.NotFound:
        return True
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        return False
    return True


def places_of(message: discord.Message) -> list[str]:
    """Where the pictures of a message are, without the signatures that expire."""
    return [urlsplit(url).path for url in pictures_of(message)]


class Attempts:
    """What the steps have in common: which messages there are."""

    def __init__(self, stage: Stage) -> None:
        self._stage, self._bot = stage, stage.bot
        self._table: discord.Message | None = None
        self._direct: discord.Message | None = None
        self._thread: discord.Thread | None = None
        self._emoji: discord.Emoji | None = None
        self._event: discord.ScheduledEvent | None = None

    def steps(self) -> Sequence[Step]:
        """In the order in which they are taken."""
        return (
            *self._with_application(),
            *self._in_channel(),
            *self._in_thread(),
            *self._with_events(),
            *self._by_message(),
        )

    def _with_application(self) -> Sequence[Step]:
        plain = "Cards are shown as plain text, and everything else works."
        installs = "Whether people can install it for themselves is unknown."
        return (
            Step(
                "look who can install it", self._look_who_installs, "Servers can, and people for themselves.", installs
            ),
            Step("list the emojis", self._list_emojis, "Cards are shown as emojis.", plain),
            Step("add an emoji", self._add_emoji, "Cards that are missing are uploaded.", plain),
            Step("delete it", self._delete_emoji, "Outdated cards are removed.", "Outdated cards stay."),
            Step(
                "send the list of commands",
                self._send_commands,
                "Commands are there, in all four languages.",
                "Commands stay as they were, or are missing: look whether the token is this application's.",
            ),
        )

    def _in_channel(self) -> Sequence[Step]:
        nothing = "No table can be shown here."
        return (
            Step("send a picture", self._send_table, "Tables can be shown.", nothing, WRITING),
            Step(
                "edit it: a new picture",
                self._new_picture,
                "Every play can be shown.",
                "Tables lag behind.",
            ),
            Step(
                "edit it: the same picture",
                self._same_picture,
                "Unchanged pictures are not sent again.",
                "A table whose words alone change cannot be shown.",
            ),
            Step(
                "edit it: words alone",
                self._words_alone,
                "Pictures can be taken away.",
                "Old hands stay.",
            ),
            Step("send two pictures", self._two_pictures, "Both are shown.", nothing, WRITING),
            Step(
                "send one message twice",
                self._twice,
                "What is sent again after a lost answer appears once.",
                "What is sent again after a lost answer may appear twice.",
                WRITING,
            ),
            Step("delete a message", self._delete, "What is outdated can be removed.", "Outdated messages stay."),
        )

    def _in_thread(self) -> Sequence[Step]:
        bad = "Tables stay in the channel: no harm, unless this server wants a thread for each."
        return (
            Step("open a thread", self._open_thread, "Tables can have threads of their own.", bad, THREADS),
            Step("write in it", self._write_in_thread, "They can be played there.", bad, THREADS),
            Step("archive it", self._archive, "Names can be removed there later.", bad, THREADS),
        )

    def _with_events(self) -> Sequence[Step]:
        bad = "Evenings have their message, and all else works."
        return (
            Step("make an event", self._make_event, "Evenings are events of the server as well.", bad, EVENTS),
            Step("remove it", self._remove_event, "They are removed when they are over.", "Old events stay.", EVENTS),
        )

    def _by_message(self) -> Sequence[Step]:
        bad = "Hands cannot be sent to this person: they see theirs by the button My hand."
        return (
            Step("send a hand by direct message", self._send_hand, "Hands reach people by direct message.", bad),
            Step("edit it: a new picture", self._edit_hand, "Hands are kept up to date there.", bad),
            Step("delete it", self._delete_hand, "Hands can be replaced there.", "Old hands stay."),
            *([self._to_stranger()] if self._stage.stranger_id is not None else []),
        )

    def _to_stranger(self) -> Step:
        well = "Messages reach people who installed it and share no server with it."
        return Step("write without a common server", self._write_to_stranger, well, _ANSWERS_ALONE)

    async def _look_who_installs(self) -> None:
        application = await self._bot.application_info()
        if application.user_integration_config is None:
            raise Otherwise(
                "Servers can. So that people can for themselves: Developer Portal, Installation, tick User Install."
            )

    async def _write_to_stranger(self) -> None:
        assert self._stage.stranger_id is not None
        try:
            message = await self._bot.direct.send(self._stage.stranger_id, self._stage.words(), what="check")
        except discord.Forbidden as error:
            if error.code not in CLOSED:
                raise
            raise Otherwise(f"Discord refuses it (code {error.code}). {_ANSWERS_ALONE}") from error
        self._stage.note(message)

    async def _list_emojis(self) -> None:
        await self._bot.fetch_application_emojis()
        await self._bot.tiles.find(self._bot)

    async def _add_emoji(self) -> None:
        name = f"selfcheck_{token_hex(4)}"
        self._emoji = await self._bot.create_application_emoji(name=name, image=draw_tile(TILES[0]))

    async def _delete_emoji(self) -> None:
        await there(self._emoji, "There is no emoji.").delete()
        self._emoji = None

    async def _send_commands(self) -> None:
        kept = await self._bot.tree.sync()
        told = {locale.value.partition("-")[0] for one in kept for locale in one.name_localizations}
        told |= {locale.value.partition("-")[0] for one in kept for locale in one.description_localizations}
        if missing := sorted({one for one, language in SPOKEN.items() if language.locales} - {DEFAULT} - told):
            raise Unlike(f"Commands are there, but not in these languages: {', '.join(missing)}.")

    async def _send(self, made: Page, nonce: str = "") -> discord.Message:
        place = self._bot.get_partial_messageable(self._stage.channel.id, guild_id=self._stage.table.setup.guild_id)
        message = await place.send(view=made.view, files=made.files, nonce=nonce or token_hex(8), silent=True)
        self._stage.note(message)
        return message

    @property
    def _sent(self) -> discord.Message:
        return there(self._table, "There is no message.")

    async def _edit(self, message: discord.Message, made: Page) -> discord.Message:
        # As the bot does, but without its own way round what Discord refuses.
        there = self._bot.message_at((message.channel.id, message.id))
        return await there.edit(view=made.view, attachments=made.attachments)

    async def _send_table(self) -> None:
        self._table = await self._send(await self._stage.table_page())
        if not pictures_of(self._table):
            raise Unlike("Discord took the picture, and shows none.")

    async def _new_picture(self) -> None:
        before, self._table = self._sent, await self._edit(self._sent, await self._stage.table_page())
        if not pictures_of(self._table) or set(places_of(self._table)) & set(places_of(before)):
            raise Unlike("Discord took the edit, and shows no new picture: tables may lag behind.")

    async def _same_picture(self) -> None:
        before = self._sent
        self._table = await self._edit(before, await self._stage.table_page(*pictures_of(before)))
        if places_of(self._table) != places_of(before):
            raise Unlike("Discord took the edit, and lost the picture: it is sent again with the next play.")

    async def _words_alone(self) -> None:
        self._table = await self._edit(self._sent, self._stage.words())
        if pictures_of(self._table):
            raise Unlike("Discord took the edit, and still shows the picture.")

    async def _two_pictures(self) -> None:
        sent = await self._send(await self._stage.two_pictures())
        if len(pictures_of(sent)) != len({*places_of(sent)}) or len(pictures_of(sent)) < 2:
            raise Unlike("Discord took both pictures, and does not show both.")

    async def _twice(self) -> None:
        nonce = token_hex(8)
        first, second = await self._send(self._stage.words(), nonce), await self._send(self._stage.words(), nonce)
        if first.id != second.id:
            raise Unlike("Discord sent it twice: after a lost answer a message may appear twice.")

    async def _delete(self) -> None:
        where = self._sent.channel.id, self._sent.id
        await self._bot.delivery.delete(where)
        self._stage.sent.remove(where)

    async def _open_thread(self) -> None:
        if isinstance(self._stage.channel, discord.Thread):
            raise Skipped("The channel is a thread itself.")
        made = self._stage.words()
        notice = await self._stage.channel.send(view=made.view, silent=True)
        self._stage.note(notice)
        self._thread = await notice.create_thread(name=self._stage.say("check-thread"), auto_archive_duration=KEPT_OPEN)

    @property
    def _opened(self) -> discord.Thread:
        return there(self._thread, "There is no thread.")

    async def _write_in_thread(self) -> None:
        made = await self._stage.table_page()
        await self._opened.send(view=made.view, files=made.files, silent=True)

    async def _archive(self) -> None:
        await self._opened.edit(archived=True)

    async def clean(self) -> Sequence[str]:
        """Remove the thread, and what the steps left that were to; says what could not be, a sentence each."""
        things = {_THREAD_STAYS: self._thread, _EMOJI_STAYS: self._emoji, _EVENT_STAYS: self._event}
        return [stays for stays, thing in things.items() if thing is not None and not await _is_removed(thing)]

    async def _make_event(self) -> None:
        guild = self._stage.channel.guild
        begins = discord.utils.utcnow() + timedelta(days=1)
        self._event = await guild.create_scheduled_event(
            name=self._stage.say("check-thread"),
            start_time=begins,
            end_time=begins + timedelta(hours=1),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location="Discord",
        )

    async def _remove_event(self) -> None:
        await there(self._event, "There is no event.").delete()
        self._event = None

    async def _send_hand(self) -> None:
        made = await self._stage.hand_page()
        self._direct = await self._bot.direct.send(self._stage.person_id, made, what="check", silent=True)
        self._stage.note(self._direct)

    @property
    def _received(self) -> discord.Message:
        return there(self._direct, "There is no direct message.")

    async def _edit_hand(self) -> None:
        before, self._direct = self._received, await self._edit(self._received, await self._stage.hand_page())
        if not pictures_of(self._direct) or places_of(self._direct) == places_of(before):
            raise Unlike("Discord took the edit, and shows no new picture: hands may lag behind.")

    async def _delete_hand(self) -> None:
        where = self._received.channel.id, self._received.id
        await self._bot.delivery.delete(where)
        self._stage.sent.remove(where)
