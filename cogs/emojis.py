"""The four suits as the bot's own emojis: plain black suit characters cannot be read on a dark page."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from engine.cards import Card, Suit
from locales.cards import SUIT_SYMBOLS, index_of
from rendering import draw_suit_tile

_log = logging.getLogger(__name__)

_NAMES: Final = {suit: f"suit_{suit.name.lower()}" for suit in Suit}


class SuitEmojis:
    """Emojis by suit. Until they are loaded, or where that fails, suits are plain characters."""

    def __init__(self) -> None:
        self._emojis: dict[Suit, discord.PartialEmoji] = {}

    async def load(self, client: discord.Client) -> None:
        """Find the application's emojis and upload the missing ones; a failure is logged and borne."""
        try:
            there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
            for suit, name in _NAMES.items():
                emoji = there.get(name)
                if emoji is None:
                    tile = await asyncio.to_thread(draw_suit_tile, suit)
                    emoji = await client.create_application_emoji(name=name, image=tile)
                self._emojis[suit] = discord.PartialEmoji(name=emoji.name, id=emoji.id)
        except discord.HTTPException as error:
            _log.warning("suits are shown as plain characters: %s", error)

    def on_button(self, suit: Suit) -> discord.PartialEmoji | str:
        """What a button or a select option shows for a suit."""
        return self._emojis.get(suit) or SUIT_SYMBOLS[suit]

    def suit(self, suit: Suit) -> str:
        """A suit within a text."""
        return str(self.on_button(suit))

    def card(self, card: Card, index_set: str) -> str:
        """A card within a text."""
        return f"**{index_of(card.rank, index_set)}**{self.suit(card.suit)}"
