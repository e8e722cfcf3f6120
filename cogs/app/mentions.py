"""Whom the bot pings: mentions notify, and reminders reach, only those who want them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

import discord

from cogs.app.client import Client
from engine.tables.model.preferences import Person


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
