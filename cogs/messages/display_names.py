"""Names of people, servers and house rules in messages, where they must not break the format or ping anybody."""

from __future__ import annotations

import discord
from discord.utils import escape_markdown

from engine.core.names import UNNAMED, clean_name, isolated


def name_of_user(user: discord.abc.User) -> str:
    """Somebody's name here, for storing: their account's name if nothing is left of the one they chose."""
    name = clean_name(user.display_name)
    return clean_name(user.name) if name == UNNAMED else name


def in_text(name: str) -> str:
    """A name for a text with markdown, in which it forms no formatting, link, mention or emoji."""
    shown = escape_markdown(clean_name(name), ignore_links=False)
    for sign in ("<", "@"):
        shown = shown.replace(sign, f"\\{sign}")
    return isolated(shown.replace("://", ":\\//"))


def in_label(name: str) -> str:
    """A name for places without markdown, such as buttons and lists."""
    return isolated(clean_name(name))
