"""What can be said besides cards, as somebody types it: the list that helps, and what is meant in the end.

The way of games in which few things can be said; Kleurenwiezen has `bidtext`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.answers import Denied
from cogs.cardtext import read_calls
from cogs.words import call_text
from engine.chouine.actions import Declare
from engine.game import Action, Play
from locales import Say


class Menu(NamedTuple):
    """Things that can be said, to pick one of; 25 at most."""

    title: str
    calls: tuple[Action, ...]


def call_rows(legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """All that can be said, as one row of buttons."""
    calls = tuple(_calls(legal))
    return (calls,) if calls else ()


def call_menus(legal: Sequence[Action], say: Say) -> tuple[Menu, ...]:
    """Buttons are enough."""
    return ()


def call_choices(legal: Sequence[Action], typed: str, say: Say) -> list[tuple[str, str]]:
    """Name and text of all that can be said now and fits what was typed."""
    return [(call_text(action, say), str(action)) for action in read_calls(typed, _calls(legal), say.language)]


def call_meant(legal: Sequence[Action], others: Sequence[Action], typed: str, say: Say) -> Action:
    """What was typed, of what is legal or else of `others`; raises Denied with what is possible."""
    calls = _calls(legal)
    # A sure reading of what is not legal comes before a guess among what is.
    read = read_calls(typed, list(dict.fromkeys((*calls, *others))), say.language)
    fits = [action for action in read if action in calls] or read
    if len(fits) == 1:
        return fits[0]
    if calls:
        possible = ", ".join(call_text(action, say) for action in fits or calls)
        raise Denied("refusal-which-call" if fits else "refusal-no-such-call", typed=typed, possible=possible)
    raise Denied("refusal-nothing-to-say")


def _calls(legal: Sequence[Action]) -> list[Action]:
    return [action for action in legal if not isinstance(action, Play | Declare)]
