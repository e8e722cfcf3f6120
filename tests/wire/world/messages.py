"""One message as Discord keeps it: what an edit leaves, and how files belong to the components that show them.

An edit keeps what it does not name. Without `attachments` it keeps all files; with them it keeps the listed ones and
adds the new. `attachment://name` becomes the address of the message's own file of this name. A message of version 2
remains one.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from mimetypes import guess_type
from typing import Any, Final, NamedTuple

from tests.wire import clock, payloads
from tests.wire.judging.limits import EPHEMERAL, SELECTS, TEXT, V2, walk
from tests.wire.world.refused import invalid

LOADING: Final = 1 << 7
_CDN: Final = "https://cdn.discordapp.com/attachments"
_REFERENCE: Final = "attachment://"

Body = Mapping[str, Any]


class Upload(NamedTuple):
    """A file of a request: its place among them, by which `attachments` names it, its name and its bytes."""

    place: int
    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message."""

    id: int
    filename: str
    url: str
    data: bytes
    description: str | None = None

    def payload(self) -> dict[str, Any]:
        basics = {"id": str(self.id), "filename": self.filename, "size": len(self.data)}
        return {**basics, "url": self.url, "proxy_url": self.url, "description": self.description}


@dataclass
class Message:
    """A message, as everybody who may see it sees it now."""

    id: int
    channel: int
    author: dict[str, Any]
    at: float
    """When it was sent, in seconds since 1970."""
    content: str = ""
    components: list[dict[str, Any]] = field(default_factory=list)
    embeds: list[Any] = field(default_factory=list)
    flags: int = 0
    attachments: list[Attachment] = field(default_factory=list)
    nonce: str | None = None
    ephemeral_to: int | None = None
    """The one person who sees it."""
    edited_at: float | None = None
    edits: int = 0

    @property
    def texts(self) -> list[str]:
        """What there is to read, from top to bottom."""
        parts = [str(part["content"]) for part in walk(self.components) if part["type"] == TEXT]
        return [self.content, *parts] if self.content else parts

    @property
    def pressable(self) -> dict[str, dict[str, Any]]:
        """What can be pressed or picked from now, by custom id."""
        parts = (dict(part) for part in walk(self.components) if part.get("custom_id") and not part.get("disabled"))
        return {part["custom_id"]: part for part in parts}

    @property
    def menus(self) -> dict[str, dict[str, Any]]:
        return {custom_id: part for custom_id, part in self.pressable.items() if part["type"] in SELECTS}

    @property
    def pictures(self) -> list[Attachment | None]:
        """The pictures shown, from top to bottom; None: there is nothing at its address any more."""
        files = {one.url: one for one in self.attachments}
        shown = [files.get(media["url"]) for media in _media(self.components)]
        return shown if self.flags & V2 else [*self.attachments]

    def payload(self) -> dict[str, Any]:
        """As Discord answers with it; it leaves out the files that components show."""
        shown = {media.get("attachment_id") for media in _media(self.components)}
        return {
            "id": str(self.id),
            "channel_id": str(self.channel),
            "type": 0,
            "author": self.author,
            "content": self.content,
            "timestamp": clock.iso(self.at),
            "edited_timestamp": clock.iso(self.edited_at) if self.edited_at is not None else None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "pinned": False,
            "embeds": self.embeds,
            "flags": self.flags,
            "components": self.components,
            "attachments": [one.payload() for one in self.attachments if str(one.id) not in shown],
            **({"nonce": self.nonce} if self.nonce is not None else {}),
        }

    def change(self, body: Body, uploads: Sequence[Upload] = ()) -> None:
        """Do an edit, or fill a new message; raises Refused, and then nothing has changed."""
        flags = self._flags(body)
        content, embeds = body.get("content", self.content) or "", body.get("embeds", self.embeds) or []
        if flags & V2 and (content or embeds):
            name = "content" if content else "embeds"
            raise invalid(name, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", f"{name} beside components V2")
        attachments = self._attachments(body, uploads)
        wanted = body.get("components", self.components) or []
        components = _resolved(wanted, attachments)
        self.flags, self.content, self.embeds = flags, content, list(embeds)
        self.attachments, self.components = attachments, components

    def _flags(self, body: Body) -> int:
        if body.get("flags") is None:
            return self.flags
        flags = int(body["flags"])
        if self.flags & V2 and not flags & V2:
            raise invalid("flags", "MESSAGE_FLAGS_COMPONENTS_V2_CANNOT_BE_REMOVED", "A message remains of version 2.")
        return flags & ~(EPHEMERAL | LOADING) | self.flags & (EPHEMERAL | V2)

    def _attachments(self, body: Body, uploads: Sequence[Upload]) -> list[Attachment]:
        new = {one.place: one for one in uploads}
        if body.get("attachments") is None:
            return [*self.attachments, *(self._file(one) for one in uploads)]
        kept = {one.id: one for one in self.attachments}
        found = []
        for place, entry in enumerate(body["attachments"]):
            number = int(entry["id"])
            if number in new:
                found.append(self._file(new[number], entry.get("description")))
            elif number in kept:
                found.append(kept[number])
            else:
                raise invalid(f"attachments.{place}.id", "ATTACHMENT_NOT_FOUND", f"There is no attachment {number}.")
        return found

    def _file(self, upload: Upload, description: str | None = None) -> Attachment:
        number = int(clock.new_id())
        url = f"{_CDN}/{self.channel}/{number}/{upload.filename}"
        return Attachment(number, upload.filename, url, upload.data, description)


def new_message(channel: int, *, ephemeral_to: int | None = None, flags: int = 0) -> Message:
    """An empty message of the bot."""
    author = payloads.user(payloads.BOT_ID, "bot", bot=True)
    message = Message(int(clock.new_id()), channel, author, clock.now(), flags=flags, ephemeral_to=ephemeral_to)
    if ephemeral_to is not None:
        message.flags |= EPHEMERAL
    return message


def _media(components: Sequence[Body]) -> Iterator[dict[str, Any]]:
    """Everything that shows a file."""
    for part in walk(components):
        for holder in (part, *(part.get("items") or [])):
            for key in ("media", "file"):
                if holder.get(key):
                    yield holder[key]


def _resolved(components: Sequence[Body], attachments: Sequence[Attachment]) -> list[dict[str, Any]]:
    """Components as Discord keeps them: numbered, and with the addresses of files."""
    kept: list[dict[str, Any]] = [copy.deepcopy(dict(one)) for one in components]
    by_name, by_url = {one.filename: one for one in attachments}, {one.url: one for one in attachments}
    for media in _media(kept):
        url = str(media["url"])
        name = url.removeprefix(_REFERENCE)
        if name != url and name not in by_name:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            raise invalid("components", code, f"There is no attachment {name!r}.")
        if found := by_name[name] if name != url else by_url.get(url):
            media |= {"url": found.url, "attachment_id": str(found.id), "content_type": guess_type(found.filename)[0]}
        else:
            media.pop("attachment_id", None)
        media |= {"proxy_url": media["url"], "width": 600, "height": 400, "loading_state": 2}
    taken = {part.get("id") for part in walk(kept)}
    free = (number for number in itertools.count(1) if number not in taken)
    for part in walk(kept):
        if not part.get("id") and isinstance(part, dict):
            part["id"] = next(free)
    return kept
