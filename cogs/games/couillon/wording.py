"""How the actions of Couillon read."""

from __future__ import annotations

from discord import ButtonStyle

from cogs.messages.wording import Facts, PlainWording, Words
from engine.core.actions import Action
from engine.core.cards import Suit
from engine.games.couillon.actions import Call, NameTrump
from locales import Say

_PLAIN = PlainWording()


def said(action: Action, words: Words, say: Say) -> str:
    if not isinstance(action, NameTrump):
        return _PLAIN.said(action, words, say)
    suit = words.suit(action.suit)
    return suit if action.card is None else say("play-shows", suit=suit, card=words.card(action.card))


def shown(action: Action) -> Suit | None:
    return action.suit if isinstance(action, NameTrump) else None


def style(action: Action) -> ButtonStyle:
    """Highlight the Mit'."""
    return ButtonStyle.success if action is Call.MIT else ButtonStyle.primary


def told(action: Action, words: Words, say: Say, *, seen: bool) -> tuple[str, Facts]:
    if not isinstance(action, NameTrump):
        return _PLAIN.told(action, words, say, seen=seen)
    if action.card is None:
        return "trump", {"suit": words.suit(action.suit)}
    return "shows", {"suit": words.suit(action.suit), "card": words.card(action.card)}
