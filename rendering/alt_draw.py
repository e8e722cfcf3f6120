"""The draw for partners in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.seating import Draw
from locales import Say
from rendering.wording import cards_words, fitting, short, together


def alt_draw(draw: Draw, names: Sequence[str], say: Say, index_set: str) -> str:
    """What `draw_draw` shows."""

    def describe(longest_name: int) -> list[str]:
        known = [short(name, longest_name) for name in names]
        seated = [known[person] for person in draw.seats]
        drawn = zip(known, draw.draws, strict=True)
        return [
            say("picture-alt-draw"),
            *(say("picture-alt-drew", name=name, cards=cards_words(cards, say, index_set)) for name, cards in drawn),
            *(say("picture-alt-partners", names=together(seated[side::2], say)) for side in (0, 1)),
            say("picture-alt-first", name=seated[0]),
        ]

    return fitting(describe)
