"""Tables and layouts of every variant, for the gallery."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, partial
from itertools import count
from typing import Final, NamedTuple

from engine.core.actions import Play
from engine.core.cards import parse_cards, print_cards
from engine.core.errors import IllegalAction
from engine.core.game import AnyGame
from engine.core.registry import game_named
from engine.games.couillon.state import CouillonState, CouillonView
from locales import Say
from rendering.canvas.values import Look
from rendering.cards.hand import draw_layout
from rendering.cards.spread import as_held
from rendering.gallery.exhibit import Exhibit
from rendering.gallery.people import EIGHT
from rendering.table.alt import alt_layout, alt_table
from rendering.table.picture import draw_table
from rendering.turn.alt import alt_turn
from rendering.turn.picture import draw_turn
from rendering.turn.turn import Asked, Turn


class Example(NamedTuple):
    """A position: the rules, and what the seats do in turn; `first` and `last` are cards they may play."""

    preset: str
    steps: str
    changes: tuple[tuple[str, str], ...] = ()
    dealer: int = 1


_RED: Final = (("red_queens", "yes"),)
_SHOWN: Final = (("show", "highest"),)
EXAMPLES: Final = {
    "start": Example("couillon", ""),
    "one-passed": Example("couillon", "pass"),
    "all-passed": Example("couillon", "pass," * 4),
    "accepted": Example("couillon", "pass,accept"),
    "lead": Example("couillon", "pass,accept,first"),
    "full-trick": Example("couillon", "pass,accept" + ",first" * 4),
    "third-trick": Example("couillon", "pass,accept" + ",last" * 9),
    "deal-over": Example("couillon", "accept" + ",first" * 16),
    "tongres-second-card": Example("tongres", "pass," * 5),
    "tongres-thrown-in": Example("tongres", "pass," * 8),
    "force-shown": Example("force", "trump TH"),
    "malmedy-naming": Example("malmedy", ""),
    "malmedy-turned-up": Example("malmedy", "turn"),
    "malmedy-kontra-window": Example("malmedy", "turn,first,mit,pass"),
    "malmedy-re-window": Example("malmedy", "trump H,mit,kontra", _SHOWN),
    "malmedy-second-trick": Example("malmedy", "trump H,mit,kontra,re" + ",first" * 6),
    "malmedy-red-queens": Example("malmedy", "trump H,mit,pass,pass" + ",first" * 4, (*_RED, *_SHOWN)),
    "dame-de-make-over": Example("dame-de-make", "turn" + ",first" * 20),
    "st-vith-named": Example("st-vith", "trump H"),
    "six-naming": Example("six", ""),
    "six-full-trick": Example("six", "trump S,mit,kontra,re" + ",first" * 6),
    "six-32-talon": Example("six-32", "turn" + ",first" * 8),
    "eight-kontra-window": Example("eight", "trump D,first,first,mit,pass"),
    "eight-full-trick": Example("eight", "turn" + ",last" * 8),
    "eight-over": Example("eight", "trump D" + ",first" * 32),
    "kwajongen-start": Example("kwajongen", "pass"),
    "kwajongen-trick": Example("kwajongen", "accept" + ",first" * 3),
    "kujong-mit": Example("kujong", "trump C,mit" + ",last" * 7),
    "troeven-naming": Example("troeven", ""),
    "dummy-named-for": Example("troeven-3-dummy", "", dealer=2),
    "dummy-on-turn": Example("troeven-3-dummy", "trump H" + ",first" * 15),
    "dummy-trick": Example("troeven-3-dummy", "trump H" + ",first" * 16),
    "three-trick": Example("troeven-3", "trump D" + ",first" * 6),
    "layouts-naming": Example("troeven-2-layout", ""),
    "layouts-start": Example("troeven-2-layout", "trump C"),
    "layouts-middle": Example("troeven-2-layout", "trump C" + ",first" * 14),
    "stock": Example("troeven-2-stock", "trump S" + ",first" * 6),
}
_PACK: Final = "KH AH QC JC TH 9H 9C KS AC QH 9D JH TS QD JS AS KC TC KD AD JD QS TD 9S"
"""For the basic game: written out, so that its pictures do not change."""


@cache
def view_of(example: Example, seat: int = 0) -> CouillonView:
    """What `seat` sees of the example, from the first shuffled pack that allows all its steps."""
    game: AnyGame = game_named("couillon")
    options = game.configure(example.preset, dict(example.changes))
    for seed in count():
        cards = list(game.pack(options))
        random.Random(seed).shuffle(cards)
        pack = _PACK if example.preset == "couillon" else print_cards(cards)
        state: CouillonState = game.deal(game.begin(options, example.dealer), parse_cards(pack)).state
        try:
            for step in filter(None, example.steps.split(",")):
                state = _after(game, state, step)
        except IllegalAction:
            continue
        view: CouillonView = game.view(state, seat)
        return view
    raise AssertionError("there is always another seed")


def _after(game: AnyGame, state: CouillonState, step: str) -> CouillonState:
    seat = game.actors(state)[0]
    plays = [action for action in game.legal_actions(game.view(state, seat)) if isinstance(action, Play)]
    action = plays[0 if step == "first" else -1] if step in ("first", "last") else game.parse_action(step)
    after: CouillonState = game.apply(state, seat, action).state
    return after


def table_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """Every example."""
    for name, example in EXAMPLES.items():
        view = view_of(example)
        labels = EIGHT[: view.seats]
        words = partial(alt_table, view, labels, say, look.index_set)
        yield Exhibit(f"table-{name}", partial(draw_table, view, labels, look, say), words)


def layout_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """Layouts as their players see them, alone and at their turn."""
    own, dummy = (view_of(EXAMPLES[name], 1) for name in ("layouts-middle", "dummy-on-turn"))
    for name, view, seat in (("own", own, 1), ("dummy", dummy, 3)):
        piles = view.layouts[seat - 1]
        now = frozenset([pile.up for pile in piles if pile.up is not None][:2])
        words = partial(alt_layout, piles, now, say, look.index_set)
        yield Exhibit(f"layout-{name}", partial(draw_layout, piles, now, look), words)
        asked = Asked(say("turn-head-dummy" if name == "dummy" else "turn-head"), say("turn-some"))
        turn = Turn(view, as_held(view.hand), piles, name == "dummy", now, asked)
        labels = EIGHT[: view.seats]
        words = partial(alt_turn, turn, labels, say, look.index_set)
        yield Exhibit(f"turn-layout-{name}", partial(draw_turn, turn, labels, look, say), words)
