"""Calling people: every door by which one member has the bot ping another asks here first."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.app.client import Client, Interaction
from cogs.app.mentions import Why, wants
from engine.tables.model.preferences import Person


def call(interaction: Interaction, people: Iterable[int]) -> None:
    """Count that the person asking calls these people.

    Raises Refused(called-enough): nobody calls the same person more than twice a day, or more than ten
    people an hour. Whoever wants no calls is not pinged anyhow, and counts all the same, so that nothing is told of it.
    """
    interaction.client.tables.calls.spend(interaction.user.id, people)


async def to_tell(client: Client, by: int, user_id: int) -> Person | None:
    """Whom one member calls by direct message, now counted; None: no conversation, no calls wanted, or called enough.

    For what happens anyhow: nobody is refused.
    """
    person = await client.tables.person(user_id)
    if person.dm_channel is None or person.dm_closed or not wants(person, Why.GAME):
        return None
    return person if client.tables.calls.may_be_called(by, [user_id]) else None
