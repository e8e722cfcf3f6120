"""The tricks a player has taken, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.tricks import Played
from locales import Say
from locales.cards import card_text
from rendering.canvas.wording import card_words, fits


def alt_tricks(tricks: Sequence[Sequence[Played]], say: Say, index_set: str) -> str:
    """What `draw_tricks` shows; if that is too long in words, cards are given by index and suit."""
    long = _told(tricks, say, [[card_words(played.card, say, index_set) for played in trick] for trick in tricks])
    if fits(long):
        return long
    return _told(tricks, say, [[card_text(played.card, index_set) for played in trick] for trick in tricks])


def _told(tricks: Sequence[Sequence[Played]], say: Say, words: Sequence[Sequence[str]]) -> str:
    numbered = (
        say("picture-alt-numbered", number=number, cards=", ".join(cards)) for number, cards in enumerate(words, 1)
    )
    return " ".join((say("picture-alt-taken", tricks=len(tricks)), *numbered))
