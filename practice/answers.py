"""Answers that one person sees: each goes when what it was about is over, and a newer one takes its place.

Discord lets them stand until somebody puts them away. Here they stand beside the table, so they may not pile up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from simcord import MemberActor
from simcord.backend.models import Interaction, Message
from simcord.interactions import command_leaves

from engine.clubs.tables import Tables
from engine.running.table import Table
from practice.world import World

_LOADING: Final = 1 << 7
_OF_A_TABLE: Final = ("table", "hints")
"""Options of commands that are about a table, or open one; what has several words is so if one of its commands is."""

Moment = Mapping[int, tuple[int, int | None]]
"""The number of a live table of theirs -> its deal, and the number of their turn if it is theirs."""


@dataclass(frozen=True)
class _Given:
    """When an answer was given, or became another one."""

    edition: str | None
    at: Moment


class Answers:
    """The answers that one person sees."""

    def __init__(self, world: World, tables: Tables, person: MemberActor) -> None:
        self._world, self._tables, self._person = world, tables, person
        self._backend = world.env.backend
        self._given: dict[int, _Given] = {}

    def put_away(self) -> None:
        """Take away those that are over: of an older thing they did, or of a turn or a deal that is past."""
        found = [one for one in self._all() if not one.flags & _LOADING]
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
        channels = (self._world.channel.id, self._world.private[self._person.id])
        seen = (one for channel_id in channels for one in self._world.messages(channel_id))
        yield from sorted((one for one in seen if one.is_ephemeral and one.visible_to(self._person.id)), key=_id_of)

    def _with_their_sources(self, message: Message) -> Iterator[int]:
        """The message, the one on which it was asked for, and so on."""
        at: int | None = message.id
        while at is not None:
            yield at
            asked = self._asked_by(self._message(at))
            at = None if asked is None else asked.source_message_id

    def _is_of_a_table(self, message: Message) -> bool:
        """Whether it was asked for at a table, or with a hand, and not by a command that is about something else."""
        asked = self._asked_by(message)
        if asked is None or asked.command_name is None:
            return asked is not None
        root = self._backend.find_command(asked.command_name.partition(" ")[0], None)
        leaves = command_leaves(root) if root is not None else ()
        return any(one["name"] in _OF_A_TABLE for _, leaf in leaves for one in leaf.get("options") or ())

    def _asked_by(self, message: Message | None) -> Interaction | None:
        asked: Mapping[str, Any] = (message and message.interaction_metadata) or {}
        return self._backend.interactions.get(int(asked.get("id", 0)))

    def _message(self, message_id: int) -> Message | None:
        channels = (self._world.channel.id, self._world.private[self._person.id])
        found = (self._backend.messages[channel_id].get(message_id) for channel_id in channels)
        return next((one for one in found if one is not None), None)


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


def _id_of(message: Message) -> int:
    return message.id
