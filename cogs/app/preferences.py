"""How people and servers play: the settings other than looks, and whom the bot pings by them.

The first value of a part is the default. Mentions notify, and reminders reach, only those who want them. Every door by
which one member has the bot ping another asks here first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import discord

from cogs.app.answers import Denied
from cogs.app.client import Act, Client
from cogs.messages.words import SORTINGS
from engine.table.model.preferences import LIMITS, Person, Server


class Why(StrEnum):
    """What somebody is pinged for."""

    TURN = "turn"
    """A match waits for them."""
    GAME = "game"
    """Everything else: a challenge, an invitation, a full table."""


ALL: Final = "all"
WANTED: Final = {ALL: frozenset(Why), "turn": frozenset({Why.TURN}), "none": frozenset[Why]()}
"""What somebody is pinged for, by what they chose."""


def wants(person: Person, why: Why) -> bool:
    """Whether somebody wants to be pinged for this; without a choice they are pinged for everything."""
    return why in WANTED[person.pings or ALL]


async def called(
    bot: Client, user_ids: Iterable[int], why: Why = Why.GAME, role_id: int | None = None
) -> discord.AllowedMentions:
    """Which of these people, and which role, a message may ping; everybody else is only named."""
    people = [await bot.tables.person(user_id) for user_id in user_ids]
    return discord.AllowedMentions(
        everyone=False,
        users=[discord.Object(person.user_id) for person in people if wants(person, why)],
        roles=False if role_id is None else [discord.Object(role_id)],
        replied_user=False,
    )


CHANNEL: Final = "channel"
"""The place for the cards of people who do not want them by direct message."""
BY_MESSAGE: Final = "message"


class Setting(NamedTuple):
    """A setting."""

    field: str
    """Of `Person` or `Server`."""
    values: Mapping[str, Any]
    """The stored value, by the choice's name."""

    def now(self, of: Person | Server) -> str | None:
        """The choice in effect; None: a value that has no name."""
        value = getattr(of, self.field)
        if value is None:
            return next(iter(self.values))
        return next((name for name, one in self.values.items() if one == value), None)


PERSONAL: Final[Mapping[str, Setting]] = MappingProxyType(
    {
        "hand": Setting("hand_in", {BY_MESSAGE: BY_MESSAGE, CHANNEL: CHANNEL}),
        "sorting": Setting("sorting", {name: name for name in SORTINGS}),
        "confirm": Setting("confirms", {"no": False, "yes": True}),
        "contract": Setting("confirms_contracts", {"yes": True, "no": False}),
        "pings": Setting("pings", {name: name for name in WANTED}),
        "globally": Setting("rated_globally", {"no": False, "yes": True}),
        "figures": Setting("hides_statistics", {"shown": False, "hidden": True}),
    }
)
"""How somebody plays and where they are seen, by the name of what is chosen."""
SEEN: Final = frozenset(["globally", "figures"])
"""Those on which leaderboards depend."""
SERVERS: Final[Mapping[str, Setting]] = MappingProxyType(
    {
        "threads": Setting("threads", {"no": False, "yes": True}),
        "takeback": Setting("takes_back", {"no": 0, "5": 5, "15": 15}),
        "lasttrick": Setting("plays_last", {"yes": True, "no": False}),
        "computers": Setting("counts_computers", {"no": False, "yes": True}),
    }
)
"""The same for a server's new tables. Clock, house rules, channels and roles are no fixed choices."""
BOUNDS: Final[Mapping[str, Setting]] = MappingProxyType(
    {one.name: Setting(one.field, {str(most): most for most in one.choices}) for one in LIMITS}
)
"""How much of each kind a member of a server may have open."""


def call(act: Act, people: Iterable[int]) -> None:
    """Count that the person asking calls these people.

    Raises Refused(called-enough): nobody calls the same person more than twice a day, or more than ten
    people an hour. Whoever wants no calls is not pinged anyhow, and counts all the same, so that nothing is told of it.
    """
    act.bot.tables.calls.spend(act.user_id, people)


def call_to_play(act: Act, people: Iterable[int]) -> None:
    """The same for calling people to sit down with the person asking.

    Raises Refused(not-invited) if one of them does not want that, whose list nobody learns of, and Denied if the person
    asking does not want to be seated with one of them themselves.
    """
    whom = tuple(people)
    must_be_free_to_call(act, whom)
    call(act, whom)


def must_be_free_to_call(act: Act, people: Iterable[int]) -> None:
    """Raises what `call_to_play` does, and counts nothing."""
    blocks, whom = act.bot.tables.blocks, tuple(people)
    own = [one for one in whom if blocks.has(act.user_id, one)]
    if own:
        raise Denied("apart-own", name=f"<@{own[0]}>")
    blocks.must_be_free_to_call(act.user_id, whom)


def pinged_by(client: Client, by: int, people: Iterable[int]) -> tuple[int, ...]:
    """Whom of these a message pings that is there anyhow: those whom this person may call yet, and who would sit there.

    The rest are named all the same, so that nothing is told of it.
    """
    tables = client.tables
    return tables.calls.may_be_called(by, [one for one in people if not tables.blocks.are_apart(one, by)])


async def to_tell(client: Client, by: int, user_id: int) -> Person | None:
    """Whom one member calls by direct message, now counted; None: no conversation, no calls wanted, or called enough.

    For what happens anyhow: nobody is refused.
    """
    person = await client.tables.person(user_id)
    unwanted = not wants(person, Why.GAME) or client.tables.blocks.has(user_id, by)
    if person.dm_channel is None or person.dm_closed or unwanted:
        return None
    return person if client.tables.calls.may_be_called(by, [user_id]) else None
