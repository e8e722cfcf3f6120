"""The objects Discord sends, as small as discord.py accepts them."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any, Final

from discord.utils import time_snowflake, utcnow

BOT_ID: Final = 900_000_000_000_000_001
GUILD_ID: Final = 900_000_000_000_000_002
CHANNEL_ID: Final = 900_000_000_000_000_003
SENT_AT: Final = "2026-01-01T12:00:00+00:00"

_ids = itertools.count(time_snowflake(utcnow()))


def new_id() -> str:
    """A snowflake nobody has."""
    return str(next(_ids))


def user(user_id: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    basics = {"id": str(user_id), "username": name, "global_name": None, "discriminator": "0"}
    return {**basics, "avatar": None, "bot": bot, "public_flags": 0}


def application() -> dict[str, Any]:
    basics = {"id": str(BOT_ID), "name": "cards", "description": "", "icon": None, "summary": "", "verify_key": "key"}
    flags = {"bot_public": True, "bot_require_code_grant": False, "flags": 0}
    return {**basics, **flags, "bot": user(BOT_ID, "bot", bot=True), "owner": user(1, "owner"), "team": None}


def guild() -> dict[str, Any]:
    everyone = {"id": str(GUILD_ID), "name": "@everyone", "permissions": str((1 << 49) - 1), "position": 0, "color": 0}
    role = {**everyone, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
    channel = {"id": str(CHANNEL_ID), "type": 0, "name": "cards", "position": 0, "permission_overwrites": []}
    me = {"user": user(BOT_ID, "bot", bot=True), "roles": [], "joined_at": SENT_AT, "deaf": False, "mute": False}
    lists: dict[str, list[Any]] = {
        key: [] for key in ("emojis", "stickers", "features", "threads", "presences", "voice_states", "stage_instances")
    }
    return {
        **lists,
        "id": str(GUILD_ID),
        "name": "Practice",
        "owner_id": "1",
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
        "channels": [channel],
        "members": [{**me, "flags": 0}],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def interaction(kind: int, token: str, user_id: int, data: Mapping[str, Any]) -> dict[str, Any]:
    member = {"user": user(user_id, f"user{user_id}"), "roles": [], "joined_at": SENT_AT, "deaf": False}
    return {
        "id": new_id(),
        "application_id": str(BOT_ID),
        "type": kind,
        "token": token,
        "version": 1,
        "guild_id": str(GUILD_ID),
        "channel_id": str(CHANNEL_ID),
        "channel": {"id": str(CHANNEL_ID), "type": 0, "name": "cards", "permissions": "0"},
        "member": {**member, "mute": False, "flags": 0, "permissions": str(1 << 31)},
        "locale": "en-US",
        "guild_locale": "en-US",
        "app_permissions": str((1 << 49) - 1),
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(GUILD_ID)},
        "context": 0,
        "attachment_size_limit": 10 << 20,
        "data": data,
    }


def message(
    channel: int, body: Mapping[str, Any], files: Mapping[str, bytes], message_id: int | None = None
) -> dict[str, Any]:
    return {
        "id": str(message_id or new_id()),
        "channel_id": str(channel),
        "type": 0,
        "author": user(BOT_ID, "bot", bot=True),
        "content": body.get("content") or "",
        "timestamp": SENT_AT,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "pinned": False,
        "embeds": [],
        "flags": body.get("flags") or 0,
        "components": body.get("components") or [],
        "attachments": [
            {
                "id": new_id(),
                "filename": name,
                "size": len(data),
                "url": "https://cdn",
                "proxy_url": "https://cdn",
            }
            for name, data in files.items()
        ],
    }
