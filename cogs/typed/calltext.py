"""Typed calls: the autocomplete list, and the call that is meant in the end.

For games with few calls.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cogs.app.answers import Denied
from cogs.messages.wording import call_text, is_with_card
from cogs.typed.callreading import Fits, Reading, Vocabulary, first_reading, typed_parts
from engine.core.actions import Action
from locales import Say

_MOST_LISTED: Final = 16


class Menu(NamedTuple):
    """Calls to pick one from; at most 25."""

    title: str
    calls: tuple[Action, ...]


def call_rows(legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """All calls, as one row of buttons."""
    calls = tuple(_calls(legal))
    return (calls,) if calls else ()


def call_menus(legal: Sequence[Action], say: Say) -> tuple[Menu, ...]:
    """None: buttons are enough."""
    return ()


def call_choices(legal: Sequence[Action], vocabulary: Vocabulary, typed: str, say: Say) -> list[tuple[str, str]]:
    """Name and text of every call that is legal now and matches what was typed."""
    calls: Sequence[Action] = _calls(legal)
    if any(typed_parts(typed)):
        calls = first_reading(typed, calls, vocabulary, say.language).all
    return [(call_text(action, say), str(action)) for action in calls]


def call_meant(
    legal: Sequence[Action], others: Sequence[Action], vocabulary: Vocabulary, typed: str, say: Say
) -> Action:
    """The call typed: a legal one, or one of `others`, which the rules refuse; raises Denied, listing what is legal.

    A word may mean several calls of which one is legal now: a knock is Kontra or Re. Where something else fits too, a
    slip of what is legal is asked about. Choices from the list arrive in the notation, in which `trump C` never means
    hearts, not even in French.
    """
    calls = _calls(legal)
    chosen = [one for one in vocabulary.calls if str(one) == typed]
    read = Reading(Fits(chosen, [])) if chosen else first_reading(typed, vocabulary.calls, vocabulary, say.language)
    meant = read.fits.calls
    fits = [one for one in meant if one in calls]
    possible = [*fits, *(one for one in read.doubts.calls if one in calls and one not in fits)]
    if len(possible) > 1 or (possible and not fits):
        raise Denied("refusal-which-call", typed=typed, possible=listed(possible, say))
    refused = [one for one in meant if one in others]
    if len(fits or refused) == 1:
        return (fits or refused)[0]
    raise nothing_like(typed, calls, say)


def nothing_like(typed: str, calls: Sequence[Action], say: Say) -> Denied:
    """The error for a call that cannot be made: it names the legal ones, or says there are none."""
    if calls:
        return Denied("refusal-no-such-call", typed=typed, possible=listed(calls, say))
    return Denied("refusal-nothing-to-say")


def listed(calls: Sequence[Action], say: Say) -> str:
    """Calls in a row, as many as are readable."""
    names = [call_text(action, say) for action in calls[:_MOST_LISTED]]
    return ", ".join([*names, *(["…"] if len(calls) > len(names) else [])])


def _calls(legal: Sequence[Action]) -> list[Action]:
    return [action for action in legal if not is_with_card(action)]
