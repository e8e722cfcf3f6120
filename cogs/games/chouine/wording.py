"""How the actions of Chouine read: a card may be played while declaring a combination it belongs to."""

from __future__ import annotations

from discord import ButtonStyle

from cogs.messages.wording import Facts, PlainWording, Way, Words
from engine.core.actions import Action
from engine.core.cards import Card
from engine.games.chouine.actions import Declare, Swap
from engine.games.chouine.combinations import Combination
from locales import Say

_PLAIN = PlainWording()


def combination_name(combination: Combination, say: Say) -> str:
    """A combination as players call it."""
    return say(f"picture-combination-{combination}")


def way(action: Action) -> Way:
    return Way.PLAY if isinstance(action, Declare) else _PLAIN.way(action)


def said(action: Action, words: Words, say: Say) -> str:
    if not isinstance(action, Declare):
        return _PLAIN.said(action, words, say)
    return say("play-declared", card=words.card(action.card), combination=combination_name(action.combination, say))


def shown(action: Action) -> Card | None:
    return action.card if isinstance(action, Declare) else None


def style(action: Action) -> ButtonStyle:
    """Highlight everything but plain cards."""
    return ButtonStyle.success if isinstance(action, Declare | Swap) else ButtonStyle.primary


def told(action: Action, words: Words, say: Say, *, seen: bool) -> tuple[str, Facts]:
    if not isinstance(action, Declare):
        return _PLAIN.told(action, words, say, seen=seen)
    return "declare", {"card": words.card(action.card), "combination": combination_name(action.combination, say)}
