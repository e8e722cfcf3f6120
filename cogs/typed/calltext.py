"""What can be said besides cards, as somebody types it: the list that helps, and what is meant in the end.

The way of games in which few things can be said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cogs.app.answers import Denied
from cogs.messages.wording import call_text, is_with_card
from cogs.typed.callreading import Vocabulary, first_reading, typed_parts
from engine.core.actions import Action
from locales import Say

_MOST_LISTED: Final = 16


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


def call_choices(legal: Sequence[Action], vocabulary: Vocabulary, typed: str, say: Say) -> list[tuple[str, str]]:
    """Name and text of all that can be said now and fits what was typed."""
    calls: Sequence[Action] = _calls(legal)
    if any(typed_parts(typed)):
        named, unnamed = first_reading(typed, calls, vocabulary, say.language)
        calls = named + unnamed
    return [(call_text(action, say), str(action)) for action in calls]


def call_meant(
    legal: Sequence[Action], others: Sequence[Action], vocabulary: Vocabulary, typed: str, say: Say
) -> Action:
    """What was typed: something legal, or one of `others`, which the rules refuse; raises Denied with what is possible.

    A word may mean several things of which one is possible now: a knock is Kontra or Re.
    What the list offered comes as the notation prints it, and `trump C` is no heart in French.
    """
    calls = _calls(legal)
    named, unnamed = first_reading(typed, vocabulary.calls, vocabulary, say.language)
    meant = [one for one in vocabulary.calls if str(one) == typed] or named + unnamed
    for fits in ([one for one in meant if one in calls], [one for one in meant if one in others]):
        if len(fits) == 1:
            return fits[0]
        if len(fits) > 1:
            raise Denied("refusal-which-call", typed=typed, possible=listed(fits, say))
    raise nothing_like(typed, calls, say)


def nothing_like(typed: str, calls: Sequence[Action], say: Say) -> Denied:
    """Why what was typed cannot be said: other things can, or none."""
    if calls:
        return Denied("refusal-no-such-call", typed=typed, possible=listed(calls, say))
    return Denied("refusal-nothing-to-say")


def listed(calls: Sequence[Action], say: Say) -> str:
    """Calls in a row, as many as can be taken in."""
    names = [call_text(action, say) for action in calls[:_MOST_LISTED]]
    return ", ".join([*names, *(["…"] if len(calls) > len(names) else [])])


def _calls(legal: Sequence[Action]) -> list[Action]:
    return [action for action in legal if not is_with_card(action)]
