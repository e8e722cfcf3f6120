"""People, sides, cards and calls of a table in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from discord.utils import escape_markdown

from cogs.emojis import SuitEmojis
from engine.cards import Card, Suit
from engine.game import Action, Play
from engine.tables.people import Occupant
from engine.tables.table import Table
from locales import Say
from locales.cards import SET_OF_LANGUAGE
from rendering import SeatLabel

GAME_NAMES: Final = {"couillon": "Couillon"}
"""Proper names: the same in every language."""


def game_name(table: Table) -> str:
    """The game as people call it."""
    return GAME_NAMES[table.game.name]


def name_of(occupant: Occupant | None, say: Say) -> str:
    """Who sits there, safe within markdown."""
    if occupant is None:
        return say("lobby-empty")
    return escape_markdown(occupant.name)


def addressed(occupant: Occupant) -> str:
    """A person as a mention, a computer by name."""
    return f"<@{occupant.user_id}>" if occupant.user_id is not None else f"**{escape_markdown(occupant.name)}**"


def people_of(table: Table, *seats: int) -> frozenset[int]:
    """User ids of the people on these seats, or on any where none is named."""
    here = [table.seats[seat - 1] for seat in seats] if seats else table.seats
    return frozenset(one.user_id for one in here if one is not None and one.user_id is not None)


def sides_of(table: Table) -> tuple[tuple[int, ...], ...]:
    """The seats of each side."""
    sides = table.game.sides(table.setup.options)
    return tuple(tuple(seat for seat, one in enumerate(sides, 1) if one == side) for side in sorted(set(sides)))


def side_names(table: Table, say: Say) -> tuple[str, ...]:
    """Per side its people, safe within markdown: `Anna & Fons`."""
    return tuple(" & ".join(name_of(table.seats[seat - 1], say) for seat in side) for side in sides_of(table))


def drawn_side_names(table: Table) -> tuple[str, str]:
    """The same for the two sides of a picture, where markdown means nothing."""
    sides = [[one.name for seat in side if (one := table.seats[seat - 1])] for side in sides_of(table)]
    first, second = map(" & ".join, sides)
    return first, second


def labels(table: Table) -> tuple[SeatLabel, ...]:
    """Per seat its label on a picture."""
    return tuple(
        SeatLabel(one.name, computer=one.user_id is None, away=one.away) if one else SeatLabel("")
        for one in table.seats
    )


def call_text(action: Action, say: Say) -> str:
    """What is said with an action that is no card."""
    return say(f"play-call-{action}")


class CardWords:
    """Cards and suits in a language, with the bot's emojis."""

    def __init__(self, emojis: SuitEmojis, say: Say) -> None:
        self._emojis, self._say = emojis, say

    def card(self, card: Card) -> str:
        return self._emojis.card(card, SET_OF_LANGUAGE[self._say.language])

    def cards(self, cards: Iterable[Card]) -> str:
        return " ".join(map(self.card, cards))

    def suit(self, suit: Suit) -> str:
        """The emoji and the name: nothing relies on colour or a picture alone."""
        return f"{self._emojis.suit(suit)} {self._say(f'play-suit-{suit.name.lower()}')}"

    def action(self, action: Action) -> str:
        return self.card(action.card) if isinstance(action, Play) else call_text(action, self._say)
