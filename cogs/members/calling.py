"""Calling people: every door by which one member has the bot ping another asks here first."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.app.client import Interaction


def call(interaction: Interaction, people: Iterable[int]) -> None:
    """Count that the person asking calls these people.

    Raises Refused(called-enough): nobody calls the same person more than twice a day, or more than ten
    people an hour. Whoever wants no calls is not pinged anyhow, and counts all the same, so that nothing is told of it.
    """
    interaction.client.tables.calls.spend(interaction.user.id, people)
