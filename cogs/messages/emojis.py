"""Cards and suits as the bot's own emojis: plain black suit characters cannot be read on a dark page.

An emoji's name says what it shows, for screen readers, and ends in a digest of the drawing: `Q_spades_k3vd`,
`10_blue_diamonds_p7ea`, `hearts_ox2m`. So the list of the application's emojis tells which of them exist and are up to
date; nothing else has to be stored.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

import discord

from cogs.delivery.faults import FAILURES, insist
from engine.core.cards import Card, Suit
from locales.cards import SUIT_SYMBOLS, index_of
from rendering import TILES, Look, Tile, draw_tile, tile_of

_log = logging.getLogger(__name__)

PACE: Final = 1.0
"""Seconds between two changes of the application's emojis, which Discord limits by a rule of its own."""
_DIGEST: Final = 4
"""Letters of the digest: short, since it is read aloud too."""
_SUITS: Final = {Suit.S: "spades", Suit.H: "hearts", Suit.D: "diamonds", Suit.C: "clubs"}
_FOUR_COLOURED: Final = {Suit.D: "blue_diamonds", Suit.C: "green_clubs"}


class CardEmojis:
    """Emojis by what they show. Missing ones are replaced by plain text."""

    def __init__(self, pace: float = PACE) -> None:
        self._pace = pace
        self._emojis: dict[Tile, discord.PartialEmoji] = {}
        self._former: list[discord.Emoji] = []
        self._missing: list[str] = []
        self._is_known = False
        """Which emojis the application has."""

    async def find(self, client: discord.Client) -> None:
        """See which emojis the application has; a failure is logged, and `complete` looks again."""
        try:
            await self._find(client)
        except FAILURES as error:
            _log.warning("cards are shown as plain text for now: %s", error)

    async def _find(self, client: discord.Client) -> None:
        drawings = await asyncio.to_thread(_drawings)
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for name, drawing in drawings.items():
            if name in there:
                self._know(drawing.tile, there[name])
        self._missing = [name for name in drawings if name not in there]
        self._former = [emoji for emoji in there.values() if emoji.user == client.user and _is_former(emoji.name)]
        self._is_known = True

    async def complete(self, client: discord.Client) -> bool:
        """Upload what is missing, then remove outdated drawings; False after a refusal: the next start continues.

        Outdated ones go last, and none is used meanwhile: a message must not name a deleted emoji.
        """
        try:
            await insist(lambda: self._complete(client))
        except FAILURES as error:
            _log.warning("the emojis of the cards are incomplete until the next start: %s", error)
            return False
        return True

    async def _complete(self, client: discord.Client) -> None:
        if not self._is_known:
            await self._find(client)
        # Whether a request that fails was done is seen only by looking again.
        self._is_known = False
        for name in self._missing:
            await asyncio.sleep(self._pace)
            tile, data = _drawings()[name]
            self._know(tile, await client.create_application_emoji(name=name, image=data))
        for emoji in self._former:
            await asyncio.sleep(self._pace)
            await emoji.delete()
        self._is_known = True

    def _know(self, tile: Tile, emoji: discord.Emoji) -> None:
        self._emojis[tile] = discord.PartialEmoji(name=emoji.name, id=emoji.id)

    @property
    def count(self) -> int:
        """How many of `TILES` have been uploaded."""
        return len(self._emojis)

    def on_button(self, shown: Card | Suit, look: Look) -> discord.PartialEmoji | str:
        """What a button or a menu option shows for a suit or a card; for a missing card its suit."""
        if isinstance(shown, Suit):
            return self._emojis.get(_tile(shown, look)) or SUIT_SYMBOLS[shown]
        return self._emojis.get(_tile(shown, look)) or self.on_button(shown.suit, look)

    def suit(self, suit: Suit, look: Look) -> str:
        """A suit in a text."""
        return str(self.on_button(suit, look))

    def card(self, card: Card, look: Look) -> str:
        """A card in a text."""
        emoji = self._emojis.get(_tile(card, look))
        return str(emoji or f"**{index_of(card.rank, look.index_set)}**{self.suit(card.suit, look)}")


# Typed, as a card and a suit may be the same number.
@lru_cache(maxsize=None, typed=True)
def _tile(shown: Card | Suit, look: Look) -> Tile:
    if isinstance(shown, Suit):
        return tile_of(shown, four_colours=look.four_colours)
    return tile_of(shown.suit, index_of(shown.rank, look.index_set), four_colours=look.four_colours)


class _Drawing(NamedTuple):
    """A tile, drawn."""

    tile: Tile
    data: bytes


@cache
def _drawings() -> Mapping[str, _Drawing]:
    """All emojis by name; make the first call in a thread."""
    drawn = [_Drawing(tile, draw_tile(tile)) for tile in TILES]
    return {f"{_STEMS[one.tile]}_{_digest(one.data)}": one for one in drawn}


def _stem(tile: Tile) -> str:
    suit = (_FOUR_COLOURED if tile.four_colours else _SUITS)[tile.suit]
    return f"{tile.index}_{suit}" if tile.index else suit


_STEMS: Final = {tile: _stem(tile) for tile in TILES}


def _digest(data: bytes) -> str:
    return base64.b32encode(hashlib.sha256(data).digest()).decode().lower()[:_DIGEST]


def _is_former(name: str) -> bool:
    """Whether this names an outdated emoji of the bot: drawn differently now, or like `suit_s` from before cards."""
    stem, _, digest = name.rpartition("_")
    is_ours = (stem in _STEMS.values() and len(digest) == _DIGEST) or re.fullmatch("suit_[shdc]", name)
    return bool(is_ours) and name not in _drawings()
