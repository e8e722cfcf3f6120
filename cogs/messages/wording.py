"""How the actions of a game read, as a call, on a button and in a sentence: each is worded by the game it belongs to.

The object with which a game speaks may have a `wording` of its own, a `PlainWording` that says what differs: by itself
that words an action by the catalogue's text for its notation, or by the notation itself.

What somebody said or did is a sentence, and never the label of the button. For others it has no full stop, `Anna plays
K♥`; for the person it has one, `You play K♥.`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from typing import Protocol, TypeGuard

from discord import ButtonStyle

from cogs.messages.game_rooms import words_of_game
from engine.core.actions import Action, Play
from engine.core.cards import Card, Suit
from engine.core.registry import game_of
from locales import Say
from locales.cards import card_text, index_of

Facts = dict[str, str | int]


class Way(StrEnum):
    """How something is done."""

    PLAY = "play"
    """With a card that its owner puts on the table."""
    ASIDE = "aside"
    """With a card that its owner puts away."""
    SAY = "say"
    """Without giving up a card."""


class WithCard(Action, Protocol):
    """An action with a card; in its notation the card comes second, perhaps followed by a word."""

    @property
    def card(self) -> Card: ...


class Words(Protocol):
    """How cards and suits are written."""

    def card(self, card: Card) -> str: ...
    def cards(self, cards: Iterable[Card]) -> str: ...
    def suit(self, suit: Suit) -> str: ...


class PlainWording:
    """What a game says about its own actions and values; here, about those that it says nothing about."""

    def way(self, action: Action) -> Way:
        """How the action is done; one done with a card is a `WithCard`."""
        return Way.PLAY if isinstance(action, Play) else Way.SAY

    def said(self, action: Action, words: Words, say: Say) -> str:
        """The action by itself, as on a button or in a list."""
        if isinstance(action, Play):
            return words.card(action.card)
        key = f"play-call-{action}"
        return say(key) if key in say else str(action)

    def shown(self, action: Action) -> Card | Suit | None:
        """What a button shows besides its text."""
        return None

    def button(self, action: Action, say: Say) -> str | None:
        """The text of a button that shows the rest, if it is not what `said` returns: short, for a phone."""
        return None

    def style(self, action: Action) -> ButtonStyle:
        """The style of its button."""
        return ButtonStyle.primary

    def told(self, action: Action, words: Words, say: Say, *, seen: bool) -> tuple[str, Facts]:
        """The sentence about it: the end of its key, after `told-` and `told-you-`, and the facts to fill in.

        `seen`: for somebody who saw the card laid aside.
        """
        if isinstance(action, Play):
            return "play", {"card": words.card(action.card)}
        known = f"told-{action}" in say
        return (str(action), {}) if known else ("says", {"call": wording_of(action).said(action, words, say)})

    def undertaken(self, action: Action, say: Say) -> str | None:
        """The contract that the action undertakes, if any."""
        return None

    def value(self, value: object, say: Say) -> str:
        """A value of the game's own, in a sentence."""
        return str(value)


_PLAIN = PlainWording()


def wording_of(value: object) -> PlainWording:
    """The wording of the game that an action or a value belongs to."""
    return _wording(game_of(value))


@cache
def _wording(game: str) -> PlainWording:
    own = words_of_game(game)
    wording: PlainWording = _PLAIN if own is None else own.wording
    return wording


def is_with_card(action: Action | None) -> TypeGuard[WithCard]:
    """Whether the action plays or lays aside a card."""
    return action is not None and wording_of(action).way(action) is not Way.SAY


def word_with_card(action: WithCard) -> str:
    """What is declared with the card, in the notation; empty if nothing is."""
    return " ".join(str(action).split()[2:])


class PlainWords:
    """Cards and suits without emojis."""

    def __init__(self, say: Say) -> None:
        self._say = say

    def card(self, card: Card) -> str:
        return card_text(card, self._say.index_set)

    def cards(self, cards: Iterable[Card]) -> str:
        return " ".join(map(self.card, cards))

    def suit(self, suit: Suit) -> str:
        return self._say(f"play-suit-{suit.name.lower()}")


class _Indices(PlainWords):
    """Cards by their indices alone, for use beside the card itself."""

    def card(self, card: Card) -> str:
        return index_of(card.rank, self._say.index_set)


def call_text(action: Action, say: Say) -> str:
    """An action by itself; for naming a suit, the name of the suit alone."""
    return capital(wording_of(action).said(action, PlainWords(say), say))


def button_text(action: Action, say: Say) -> tuple[str, Card | Suit | None]:
    """What a button or a menu option says, and the card or suit it shows besides."""
    wording = wording_of(action)
    shown = wording.shown(action)
    words = _Indices(say) if isinstance(shown, Card) else PlainWords(say)
    return capital(wording.button(action, say) or wording.said(action, words, say)), shown


def capital(text: str) -> str:
    """The text with a capital letter first."""
    return text[:1].upper() + text[1:]


def action_sentence(name: str, action: Action, words: Words, say: Say, *, seen: bool = False) -> str:
    """The sentence about `name`, which is safe in markdown; `seen`: for somebody who saw the card laid aside."""
    kind, facts = wording_of(action).told(action, words, say, seen=seen)
    return say(f"told-{kind}", name=name, **facts)


def own_action_sentence(action: Action, words: Words, say: Say) -> str:
    """The same, for the person who did it."""
    kind, facts = wording_of(action).told(action, words, say, seen=True)
    return say(f"told-you-{kind}", **facts)
