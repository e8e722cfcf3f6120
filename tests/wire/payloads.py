"""The objects Discord sends, as small as discord.py accepts them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

BOT_ID: Final = 900_000_000_000_000_001
GUILD_ID: Final = 900_000_000_000_000_002
CHANNEL_ID: Final = 900_000_000_000_000_003
OWNER_ID: Final = 1
"""Whose servers they are, and the bot: may do everything there."""
SENT_AT: Final = "2026-01-01T12:00:00+00:00"

EVERYTHING: Final = str((1 << 49) - 1)
"""All permissions."""
DIRECT: Final = 1
"""The type of a channel of direct messages."""


def user(user_id: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    basics = {"id": str(user_id), "username": name, "global_name": None, "discriminator": "0"}
    return {**basics, "avatar": None, "bot": bot, "public_flags": 0}


def application() -> dict[str, Any]:
    basics = {"id": str(BOT_ID), "name": "cards", "description": "", "icon": None, "summary": "", "verify_key": "key"}
    flags = {"bot_public": True, "bot_require_code_grant": False, "flags": 0}
    return {**basics, **flags, "bot": user(BOT_ID, "bot", bot=True), "owner": user(OWNER_ID, "owner"), "team": None}


def guild(channels: Iterable[int] = (CHANNEL_ID,), guild_id: int = GUILD_ID) -> dict[str, Any]:
    """A server, with text channels of these ids."""
    everyone = {"id": str(guild_id), "name": "@everyone", "permissions": EVERYTHING, "position": 0, "color": 0}
    role = {**everyone, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
    channel = {"type": 0, "name": "cards", "position": 0, "permission_overwrites": []}
    me = {"user": user(BOT_ID, "bot", bot=True), "roles": [], "joined_at": SENT_AT, "deaf": False, "mute": False}
    lists: dict[str, list[Any]] = {
        key: [] for key in ("emojis", "stickers", "features", "threads", "presences", "voice_states", "stage_instances")
    }
    return {
        **lists,
        "id": str(guild_id),
        "name": "Practice",
        "owner_id": str(OWNER_ID),
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "system_channel_flags": 0,
        "premium_tier": 0,
        "preferred_locale": "en-US",
        "premium_progress_bar_enabled": False,
        "large": False,
        "unavailable": False,
        "member_count": 1,
        "joined_at": SENT_AT,
        "roles": [role],
        "channels": [{**channel, "id": str(number)} for number in channels],
        "members": [{**me, "flags": 0}],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def member(user_id: int) -> dict[str, Any]:
    return {
        "user": user(user_id, f"user{user_id}"),
        "roles": [],
        "joined_at": SENT_AT,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": EVERYTHING if user_id == OWNER_ID else str(1 << 31),
    }


def interaction(
    kind: int, number: int, token: str, user_id: int, data: Mapping[str, Any], channel: Mapping[str, Any]
) -> dict[str, Any]:
    """Something a person did in a channel of a server, or in their direct messages with the bot."""
    common = {
        "id": str(number),
        "application_id": str(BOT_ID),
        "type": kind,
        "token": token,
        "version": 1,
        "channel_id": channel["id"],
        "channel": {**channel, "permissions": EVERYTHING},
        "locale": "en-US",
        "app_permissions": EVERYTHING,
        "entitlements": [],
        "attachment_size_limit": 10 << 20,
        "data": data,
    }
    if channel["type"] == DIRECT:
        owners = {"0": "0"}
        return {
            **common,
            "user": user(user_id, f"user{user_id}"),
            "context": 1,
            "authorizing_integration_owners": owners,
        }
    guild_id = str(channel["guild_id"])
    return {
        **common,
        "guild_id": guild_id,
        "guild": {"id": guild_id, "locale": "en-US", "features": []},
        "member": member(user_id),
        "guild_locale": "en-US",
        "authorizing_integration_owners": {"0": guild_id},
        "context": 0,
    }
