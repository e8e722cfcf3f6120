"""Somebody's turn in every game for the gallery: the first of a deal, one that follows, one that leads later."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, partial
from typing import Final

from engine.core.actions import Play
from engine.core.registry import GAMES, game_named
from engine.core.view import View
from engine.players.simple import choose_sensibly
from locales import Say
from rendering.canvas.values import Look
from rendering.cards.spread import as_held
from rendering.gallery.exhibit import Exhibit
from rendering.gallery.people import EIGHT
from rendering.turn.alt import alt_turn
from rendering.turn.picture import draw_turn
from rendering.turn.turn import Asked, Turn

_LATE: Final = 3
"""Tricks after which somebody leads."""


def turn_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """Three turns of each game."""
    for game in GAMES:
        for name, turn in _turns(game).items():
            asked = turn._replace(asked=_asked(turn, say))
            labels = EIGHT[: turn.view.seats]
            words = partial(alt_turn, asked, labels, say, look.index_set)
            yield Exhibit(f"turn-{game}-{name}", partial(draw_turn, asked, labels, look, say), words)


@cache
def _turns(name: str) -> dict[str, Turn]:
    """By name, turns of a first deal that computers play; always the same one."""
    game, chance = game_named(name), random.Random(name)
    options = game.configure()
    pack = list(game.pack(options))
    chance.shuffle(pack)
    state = game.deal(game.begin(options), pack).state
    found: dict[str, Turn] = {}
    while state.outcome is None:
        view: View = game.view(state, game.due(state)[0])
        legal = game.legal_actions(view)
        playable = frozenset(action.card for action in legal if isinstance(action, Play))
        turn = Turn(view, as_held(view.hand), (), False, playable or None, Asked(""))
        leads = len(view.trick) in (0, view.seats)
        if not found:
            found["begin"] = turn
        elif 0 < len(playable) < len(view.hand) and len(view.trick) == view.seats - 1:
            found.setdefault("follow", turn)
        elif playable and leads and sum(view.tricks) >= _LATE:
            found.setdefault("lead", turn)
        action = choose_sensibly(view, legal, chance, game.remembered(state, view.seat))
        state = game.apply(state, view.seat, action).state
    return found


def _asked(turn: Turn, say: Say) -> Asked:
    """What is asked, as far as it can be told without the rules' reasons."""
    if turn.playable is None:
        return Asked(say("turn-head"), say("turn-due-say"))
    if turn.playable >= set(turn.cards):
        return Asked(say("turn-head"), say("turn-lead"))
    led = say("picture-suit", suit=str(turn.view.trick[0].card.suit))
    return Asked(say("turn-head"), say("turn-must-follow-suit", led=led))
