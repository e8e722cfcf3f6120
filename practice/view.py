"""What somebody at the page sees, as JSON: without what is for others, and without answers that are over."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

from simcord import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.components import walk_components
from simcord.interactions import command_leaves

from engine.clubs.tables import Tables
from engine.running.table import Table
from engine.table.model.errors import Refused
from practice.commands import label_of
from practice.kept import Kept
from practice.pictures import PREFIX
from practice.world import LOADING, World

_LARGE: Final = re.compile(r"(?<=: )(\d{16,})(?=[,}])")
_VERSION: Final = 12
"""How many hexadecimal digits tell one edition of a message from another."""


def on_turn(tables: Tables) -> frozenset[int]:
    """The people for whom a table waits."""
    return frozenset(
        one.user_id
        for table in tables.live
        for one in (table.seats[seat - 1] for seat in table.actors)
        if one is not None and one.user_id is not None
    )


class View:
    """What one page has been told already, so that only what is new is sent."""

    def __init__(self, world: World, tables: Tables, kept: Kept, person: MemberActor) -> None:
        self._world, self._tables, self._kept, self._person = world, tables, kept, person
        self._answers = Answers(world, tables, person)
        self._known: dict[str, str] = {}
        self._last = ""
        self._emojis: dict[str, str] = {}

    def news(self) -> str | None:
        """What has changed since the last time; None: nothing."""
        world, person = self._world, self._person
        self._answers.put_away()
        turns = on_turn(self._tables)
        changed: dict[str, Any] = {}
        places = {}
        for place, channel_id in zip(("channel", "private"), world.places(person), strict=True):
            seen = [one for one in world.messages(channel_id) if one.visible_to(person.id)]
            places[place] = [str(one.id) for one in seen]
            for one in seen:
                self._add(changed, one)
        state = {
            "you": str(person.id),
            "language": self._kept.language,
            "closed": world.is_closed(person),
            "people": [
                {"id": str(one.id), "name": world.name_of(one), "turn": one.id in turns} for one in world.people
            ],
            "bot": {"id": str(world.env.backend.bot_user.id), "name": world.env.backend.bot_user.name},
            "channelName": world.channel.name,
            "channelId": str(world.channel.id),
            **places,
        }
        emojis = {
            str(one.id): f"picture/{world.emojis[one.name]}"
            for one in world.env.backend.application_emojis.values()
            if one.name in world.emojis
        }
        if emojis != self._emojis:
            self._emojis = state["emojis"] = emojis
        for gone in self._known.keys() - {*places["channel"], *places["private"]}:
            del self._known[gone]
        body = json.dumps(state, ensure_ascii=False)
        if body == self._last and not changed:
            return None
        self._last = body
        return json.dumps(state | {"messages": changed}, ensure_ascii=False, separators=(",", ":"))

    def _add(self, changed: dict[str, Any], message: Message) -> None:
        shown = self._shown(message)
        body = json.dumps(shown, sort_keys=True)
        version = hashlib.sha256(body.encode()).hexdigest()[:_VERSION]
        if self._known.get(shown["id"]) != version:
            self._known[shown["id"]] = version
            # A browser would round numbers as large as the ids of emojis.
            body = _LARGE.sub(r'"\1"', body.replace(PREFIX, "picture/"))
            changed[shown["id"]] = json.loads(body) | {"version": version}

    def _shown(self, message: Message) -> dict[str, Any]:
        payload: Mapping[str, Any] = serializers.message_payload(self._world.env.backend, message)
        author = payload["author"]
        used = payload.get("interaction_metadata") or {}
        user = used.get("user") or {}
        table = None if message.is_ephemeral else table_of(self._tables, message)
        sits = table is not None and table.seat_of(self._person.id) is not None
        return {
            "id": payload["id"],
            "author": author.get("global_name") or author["username"],
            "bot": bool(author.get("bot")) and message.webhook_id is None,
            "guide": message.webhook_id is not None,
            "at": payload["timestamp"],
            "edited": payload["edited_timestamp"],
            "language": self._world.language_of(message) or (table.setup.language if table else self._kept.language),
            "content": payload["content"],
            "components": without_seats_to_take(payload["components"]) if sits else payload["components"],
            "files": payload["attachments"],
            "private": message.is_ephemeral,
            "thinking": bool(message.flags & LOADING),
            "by": user.get("global_name") or user.get("username") if used.get("name") else None,
            "command": label_of(self._world.env, used["name"], self._kept.language) if used.get("name") else None,
            "from": whose_view(table, self._person.id) if table and is_drawn_for_all(message) else None,
        }


_OF_A_TABLE: Final = re.compile(r"(?:pick\.|who\.)?[a-z]+:(\d{1,15}):")
"""How the custom id of a table's button or menu begins."""
_TO_SIT_DOWN: Final = "take"
_TO_ONES_HAND: Final = "hand"
DRAWN_FROM: Final = 1
"""The seat at the lower edge of pictures that everybody sees."""

Component = Mapping[str, Any]


def table_of(tables: Tables, message: Message) -> Table | None:
    """The table a message is about, if it says so and the table is known."""
    for part in walk_components(message.components):
        if found := _OF_A_TABLE.match(str(part.get("custom_id", ""))):
            try:
                return tables.get(int(found[1]))
            except Refused:
                return None
    return None


def is_drawn_for_all(message: Message) -> bool:
    """Whether it shows a table to all: one's own hand is drawn from one's own seat, and a sheet from none."""
    verbs = (str(part.get("custom_id", "")).partition(":")[0] for part in walk_components(message.components))
    return bool(message.attachments) and _TO_ONES_HAND in verbs


def whose_view(table: Table, user_id: int) -> str | None:
    """The name of who sits at the lower edge of a table's pictures; None if that is this person, or they do not sit."""
    if table.seat_of(user_id) in (None, DRAWN_FROM) or not table.deal:
        return None
    first = table.seats[DRAWN_FROM - 1]
    return None if first is None else first.name


def without_seats_to_take(components: Sequence[Component]) -> list[Component]:
    """The components for somebody who sits at the table already."""
    return [*_kept(components)]


def _kept(components: Sequence[Component]) -> Iterator[Component]:
    for one in components:
        if str(one.get("custom_id", "")).partition(":")[0] != _TO_SIT_DOWN:
            inner = one.get("components")
            if inner is None:
                yield one
            elif kept := [*_kept(inner)]:
                yield {**one, "components": kept}


_ABOUT_TABLES: Final = ("table", "hints")
"""Options of commands that are about a table, or open one; what has several words is so if one of its commands is."""

Moment = Mapping[int, tuple[int, int | None]]
"""The number of a live table of theirs -> its deal, and the number of their turn if it is theirs."""


@dataclass(frozen=True)
class _Given:
    """When an answer was given, or became another one."""

    edition: str | None
    at: Moment


class Answers:
    """The answers that one person sees: each goes when what it was about is over, and a newer one takes its place.

    Discord lets them stand until somebody puts them away. Here they stand beside the table, so they may not pile up.
    """

    def __init__(self, world: World, tables: Tables, person: MemberActor) -> None:
        self._world, self._tables, self._person = world, tables, person
        self._backend = world.env.backend
        self._given: dict[int, _Given] = {}

    def put_away(self) -> None:
        """Take away those that are over: of an older thing they did, or of a turn or a deal that is past."""
        found = [one for one in self._all() if not one.flags & LOADING]
        now = moment_of(self._tables, self._person)
        keep = {*self._with_their_sources(found[-1])} if found else set()
        given = {}
        for one in found:
            before = self._given.get(one.id)
            if before is None or before.edition != one.edited_timestamp:
                before = _Given(one.edited_timestamp, now)
            if one.id not in keep or (self._is_of_a_table(one) and is_over(before.at, now)):
                self._world.dismiss(one)
            else:
                given[one.id] = _Given(one.edited_timestamp, turn_begun(before.at, now))
        self._given = given

    def _all(self) -> Iterator[Message]:
        seen = (one for channel_id in self._world.places(self._person) for one in self._world.messages(channel_id))
        answers = (one for one in seen if one.is_ephemeral and one.visible_to(self._person.id))
        yield from sorted(answers, key=attrgetter("id"))

    def _with_their_sources(self, message: Message) -> Iterator[int]:
        """The message, the one on which it was asked for, and so on."""
        at: int | None = message.id
        while at is not None:
            yield at
            asked = self._asked_by(self._world.message(self._person, at))
            at = None if asked is None else asked.source_message_id

    def _is_of_a_table(self, message: Message) -> bool:
        """Whether it was asked for at a table, or with a hand, and not by a command that is about something else."""
        asked = self._asked_by(message)
        if asked is None or asked.command_name is None:
            return asked is not None
        root = self._backend.find_command(asked.command_name.partition(" ")[0], None)
        leaves = command_leaves(root) if root is not None else ()
        return any(one["name"] in _ABOUT_TABLES for _, leaf in leaves for one in leaf.get("options") or ())

    def _asked_by(self, message: Message | None) -> Interaction | None:
        asked: Mapping[str, Any] = (message and message.interaction_metadata) or {}
        return self._backend.interactions.get(int(asked.get("id", 0)))


def moment_of(tables: Tables, person: MemberActor) -> Moment:
    """Where somebody's tables are."""
    return {table.id: (table.deal, _turn_at(table, person.id)) for table in tables.of_user(person.id)}


def is_over(then: Moment, now: Moment) -> bool:
    """Whether a deal has ended since, or a turn that was theirs."""
    return any(
        number not in now or now[number][0] != deal or turn not in (None, now[number][1])
        for number, (deal, turn) in then.items()
    )


def turn_begun(then: Moment, now: Moment) -> Moment:
    """The same moment, in which their turn has come meanwhile: what they read while waiting stays until it is over."""
    return {
        number: (deal, now.get(number, (0, None))[1] if turn is None else turn) for number, (deal, turn) in then.items()
    }


def _turn_at(table: Table, user_id: int) -> int | None:
    seat = table.seat_of(user_id)
    return table.turn_number(seat) if seat is not None and seat in table.actors else None
