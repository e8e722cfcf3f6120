"""The gallery's picture of a game that brings none of its own: its table in the middle of a deal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, partial

from engine.core.registry import game_named
from engine.core.view import SPECTATOR, View
from engine.players.simple import choose_sensibly
from locales import Say
from rendering.canvas.values import Look
from rendering.gallery.exhibit import Exhibit
from rendering.gallery.people import EIGHT
from rendering.table.alt import alt_table
from rendering.table.picture import draw_table


def plain_pictures(game: str, look: Look, say: Say) -> Iterator[Exhibit]:
    """The table of the game of this name."""
    view = halfway(game)
    labels = EIGHT[: view.seats]
    words = partial(alt_table, view, labels, say, look.index_set)
    yield Exhibit(f"table-{game}", partial(draw_table, view, labels, look, say), words)


@cache
def halfway(name: str) -> View:
    """What everybody sees halfway through a first deal, which computers play; always the same one."""
    game, chance = game_named(name), random.Random(name)
    options = game.configure()
    pack = list(game.pack(options))
    chance.shuffle(pack)
    states = [game.deal(game.begin(options), pack).state]
    while states[-1].outcome is None:
        state = states[-1]
        view = game.view(state, game.due(state)[0])
        action = choose_sensibly(view, game.legal_actions(view), chance, game.remembered(state, view.seat))
        states.append(game.apply(state, view.seat, action).state)
    seen: View = game.view(states[len(states) // 2], SPECTATOR)
    return seen
