"""Turns of every game, as the tests of their pictures share them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from engine.core.actions import Play
from engine.core.registry import GAMES
from engine.core.view import View
from rendering import SeatLabel, as_held
from rendering.turn.turn import Asked, Turn

LONG: Final = tuple(
    SeatLabel(name, computer=place % 4 == 3, away=place % 3 == 1, person=place)
    for place, name in enumerate(
        [
            "Marie-Christine",
            "Jean-Philippe",
            "Christophe",
            "Abcdefghijklmn",
            "Marie-Louise",
            "Łukasz",
            "Guillaumette",
            "Bartholomeus",
        ],
        1,
    )
)
"""Long names, somebody away, a computer."""
ASKED: Final = Asked("Your turn", "follow diamonds or trump")
PRESETS: Final = [(game, preset) for game, one in GAMES.items() for preset in one.presets]


def turn_of(view: View, legal: tuple[object, ...]) -> Turn:
    """What the view's seat is asked."""
    playable = frozenset(action.card for action in legal if isinstance(action, Play))
    return Turn(view, as_held(view.hand), (), False, playable or None, ASKED)


def turns(game: str, preset: str, seed: int) -> Iterator[Turn]:
    """All turns of a random deal by this preset."""
    rules, chance = GAMES[game], random.Random(seed)
    options = rules.configure(preset)
    pack = list(rules.pack(options))
    chance.shuffle(pack)
    state = rules.deal(rules.begin(options), pack).state
    while state.outcome is None:
        seat = chance.choice(rules.due(state))
        view = rules.view(state, seat)
        legal = rules.legal_actions(view)
        yield turn_of(view, legal)
        state = rules.apply(state, seat, chance.choice(legal)).state
