"""What the gallery shows of any game: the draw, the letters of cards, hands, turns, and a table amid a deal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, partial
from typing import Final

from engine.core.actions import Play
from engine.core.cards import parse_cards
from engine.core.chance.seating import draw_by_jacks, draw_partners
from engine.core.registry import GAMES, game_named
from engine.core.view import SPECTATOR, View
from engine.players.levels import choose_sensibly
from locales import Say
from rendering.canvas.values import Look
from rendering.cards.hand import draw_hand
from rendering.cards.letters import draw_letters
from rendering.cards.small_cards import as_held
from rendering.draws.draw import alt_draw, draw_draw
from rendering.table.alt import alt_hand, alt_table
from rendering.table.picture import draw_table
from rendering.turn.picture import alt_turn, draw_turn
from rendering.turn.turn import Asked, Turn
from tests.exhibition.gallery.exhibit import EIGHT, Exhibit


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


JACKS: Final = {
    "usual": "AS KH 9D TC QS JH KD AC TD 9S JC",
    "at-once": "JS JH",
    "late": "AS JH 9D TC QS KD 9C AH TD KS QD 9S TH KC QC AD QH 9H AC TS KH JC",
}
"""Packs as far as they are dealt."""


def draw_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """Every way to draw for partners."""
    names = ("Kléber", "Łukasz", "Zoé", "François-Xavier de la Tour")
    draw = draw_partners(parse_cards("KH KS 9D KC AH 9S AS TC JC"))
    draws = {"high-cards": draw} | {f"jacks-{name}": draw_by_jacks(parse_cards(pack)) for name, pack in JACKS.items()}
    for name, draw in draws.items():
        words = partial(alt_draw, draw, names, say, look.index_set)
        yield Exhibit(f"draw-{name}", partial(draw_draw, draw, names, look, say), words)


def hand_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """From one card to sixteen, some or none of which may be played."""
    cards = parse_cards("AS KS QH JH TD 9D 8C 7C 6S 5H 4D 3C 2S AC KD QC")
    for size, playable in ((1, 1), (4, 2), (5, 0), (8, 3), (10, 4), (13, 6), (14, 5), (15, 8), (16, 16)):
        held, now = cards[:size], frozenset(cards[: size : max(size // playable, 1)]) if playable else None
        words = partial(alt_hand, held, now, say, look.index_set)
        yield Exhibit(f"hand-{size:02}", partial(draw_hand, held, now, look), words)


_ASKED: Final = ("1RDV", "AHVB", "AKQJ")
"""The sets that readers of Dutch are asked about."""


def letter_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """All sets that are asked about, one below the other."""
    names = say("picture-alt-next").join(say(f"theme-cards-{one.lower()}") for one in _ASKED)
    yield Exhibit("letters-asked", partial(draw_letters, _ASKED, look), partial(say, "theme-ask-alt", sets=names))


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
