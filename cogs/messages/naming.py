"""What people, servers and house rules are called, in messages: it disturbs nothing and calls nobody."""

from __future__ import annotations

import discord
from discord.utils import escape_markdown

from engine.core.names import UNNAMED, clean_name, isolated


def name_of_user(user: discord.abc.User) -> str:
    """What somebody is called here, to be kept: their account's name where nothing is left of what they chose."""
    name = clean_name(user.display_name)
    return clean_name(user.name) if name == UNNAMED else name


def in_text(name: str) -> str:
    """A name as it stands in a text with markdown: neither format nor link, mention nor emoji."""
    shown = escape_markdown(clean_name(name), ignore_links=False)
    for sign in ("<", "@"):
        shown = shown.replace(sign, f"\\{sign}")
    return isolated(shown.replace("://", ":\\//"))


def in_label(name: str) -> str:
    """A name where markdown means nothing, as on buttons and in lists."""
    return isolated(clean_name(name))
