"""The question which letters one's cards have, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from locales import Say
from rendering.canvas.values import Look
from rendering.cards.letters import draw_letters
from rendering.gallery.exhibit import Exhibit

_ASKED: Final = ("1RDV", "AHVB", "AKQJ")
"""The sets that readers of Dutch are asked about."""


def letter_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """All sets that are asked about, one below the other."""
    names = say("picture-alt-next").join(say(f"theme-cards-{one.lower()}") for one in _ASKED)
    yield Exhibit("letters-asked", partial(draw_letters, _ASKED, look), partial(say, "theme-ask-alt", sets=names))
