"""The player `strong`: chooses cards by search over imagined deals, and does everything else as `normal` does.

So its trumps, bids and words are those of `normal` for now, and so are its cards where a game does not say what can be
imagined. A card takes it long in pure Python, up to half a second on a slow machine, so it does not sit at tables; it
plays on the command line.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.actions import Action, Play
from engine.core.registry import in_room
from engine.core.view import Phase, View
from engine.players.simple import choose_sensibly, weigh_sensibly
from engine.search.search import Imagined, weigh

WORLDS: Final = 40
"""How many deals it imagines for a card. More is better, and slower."""


def choose_by_search(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """The card that does best on average over imagined deals; else what `normal` does."""
    said = choose_sensibly(view, legal, rng, remembered)
    seen = _imagined(view, legal) if isinstance(said, Play) else None
    if seen is None:
        return said
    worths = weigh(seen, WORLDS, rng)
    # Of cards that do as well, the one `normal` would play.
    return Play(max(worths, key=lambda card: (worths[card], Play(card) == said)))


def weigh_by_search(
    view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /
) -> Mapping[Action, float]:
    """What the cards are worth on average over imagined deals, as the game counts; else what `normal` thinks."""
    seen = _imagined(view, legal)
    if seen is None or not isinstance(choose_sensibly(view, legal, rng, remembered), Play):
        return weigh_sensibly(view, legal, rng, remembered)
    return {Play(card): worth for card, worth in weigh(seen, WORLDS, rng).items()}


def _imagined(view: View, legal: Sequence[Action]) -> Imagined | None:
    """The view as the search sees it, where there is a choice of cards and the game says what can be imagined."""
    plays = [action for action in legal if isinstance(action, Play)]
    room = in_room("engine", view.options.game, "player.imagined")
    if view.phase != Phase.PLAY or len(plays) < 2 or room is None:
        return None
    seen: Imagined | None = room.imagine(view, plays)
    return seen
