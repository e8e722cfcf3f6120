"""What somebody is asked at their turn, in words: what is due, and of their cards which are allowed.

Worked out from the view, the legal actions and the rules' own reasons, so it fits a game from outside too. A reason has
its words under `turn-…` in the catalogues.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from cogs.app.answers import is_untold
from cogs.games.texts import texts_of
from cogs.messages.wording import Way, is_with_card, wording_of
from engine.core.actions import Action, Play
from engine.core.cards import Card, Suit
from engine.core.errors import IllegalAction
from engine.core.view import View
from engine.tables.live.table import Table
from locales import Say
from rendering.turn.turn import Asked

_STRICTER: Final = ("must-beat", "must-overtrump")
"""Reasons that forbid some of the cards that no other reason forbids."""


def asked_of(
    table: Table, view: View, legal: Sequence[Action], before: Sequence[Card], say: Say, *, is_last: bool
) -> Asked:
    """What the view's seat is asked, which may do one of `legal`.

    `before`: the cards it plays from; `is_last`: there is one, and nothing under it.
    """
    playable = {one.card for one in legal if is_with_card(one) and wording_of(one).way(one) is Way.PLAY}
    due = texts_of(table).due(view)
    head = say.or_else(f"turn-head-{due}", say("turn-head"))
    if not playable or not texts_of(table).cards_are_due(view):
        return Asked(head, say.or_else(f"turn-due-{due}", say("turn-due-say")))
    if is_last:
        return Asked(head, say("turn-last"))
    return Asked(head, _allowed(table, view, playable, before, say))


def _allowed(table: Table, view: View, playable: Collection[Card], before: Iterable[Card], say: Say) -> str:
    """Which of the cards may be played."""
    refused = [table.why_not(view.seat, Play(card)) for card in before if card not in playable]
    refusals = [one for one in refused if one is not None]
    if not refusals:
        leads = len(view.trick) in (0, view.seats)
        return say("turn-lead" if leads else "turn-any")
    strictest = next((one for one in refusals if str(one.reason) in _STRICTER), refusals[0])
    return _in_words(strictest, say)


def _in_words(refusal: IllegalAction, say: Say) -> str:
    """What is allowed, by what is not."""
    key = f"turn-{refusal.reason}"
    if is_untold(refusal.reason, key, say):
        return say("turn-some")
    suits = {name: fact for name, fact in refusal.facts.items() if isinstance(fact, Suit)}
    return say(key, **{name: say("picture-suit", suit=str(suit)) for name, suit in suits.items()})
