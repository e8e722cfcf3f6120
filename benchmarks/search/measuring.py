"""Playing imagined deals out: the compiled core beside the same loop in Python and, where that is installed, beside
OpenSpiel's bridge; and what a whole decision takes.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import islice
from statistics import median, quantiles
from typing import Any, Final

from benchmarks.measure import Line, compare
from benchmarks.search.bridge import beside_bridge
from engine.core.actions import Play
from engine.core.chance.packs import next_pack
from engine.core.game import AnyGame
from engine.core.registry import GAMES, in_room
from engine.core.view import Phase
from engine.players.levels import choose_sensibly, weigh_by_search
from engine.players.search.fast import core
from engine.players.search.search import Imagined, in_python
from engine.players.turns import Question, questions

PLAYED_OUT: Final = (
    *(("couillon", preset) for preset in ("couillon", "malmedy", "six", "troeven", "troeven-3", "troeven-2-stock")),
    *(("kleurenwiezen", preset) for preset in ("pagat", "flemish")),
)
WORLDS: Final = 10
DEALS: Final = 6
ROUNDS: Final = 3


def run() -> list[Line]:
    """Measure; takes a minute or two."""
    presets = [(name, preset) for name, game in GAMES.items() for preset in game.presets]
    has_bridge = find_spec("pyspiel") is not None
    return [
        *[_plays_out(*one, _asked(*one)[::5]) for one in PLAYED_OUT],
        *[beside_bridge(preset, _asked(name, preset)) for name, preset in PLAYED_OUT if has_bridge],
        *[_decides(preset, _asked(name, preset)) for name, preset in presets],
    ]


def _asked(name: str, preset: str) -> list[Question]:
    return [one for deal in range(DEALS) for one in asked_in(name, preset, deal)]


def asked_in(name: str, preset: str, deal: int) -> list[Question]:
    """What seats are asked in a deal that `normal` plays, where there is a choice."""
    game, rng = GAMES[name], random.Random(f"{preset} {deal}")
    match = game.begin(game.configure(preset))
    return list(asked_from(game, game.deal(match, next_pack(game, match, rng).cards).state, rng))


def asked_from(game: AnyGame, state: Any, rng: random.Random) -> Iterator[Question]:
    """The same in a deal from this position on."""
    while state.outcome is None:
        *_, one = questions(game, state)
        if len(one.choices) > 1:
            yield one
        state = game.apply(state, one.seat, choose_sensibly(one.view, one.choices, rng, one.remembered)).state


def _plays_out(name: str, preset: str, asked: list[Question]) -> Line:
    """The same worlds played out by both."""
    fast, room = core(), in_room("engine", name, "player.imagined")
    assert fast is not None
    assert room is not None
    work = []
    for one in asked:
        plays = [action for action in one.choices if isinstance(action, Play)]
        seen: Imagined | None = room.imagine(one.view, plays) if one.view.phase == Phase.PLAY else None
        if seen is not None:
            ending = seen.ending if max(seen.rules.sides) == 1 else 0
            worlds = list(islice(seen.worlds(random.Random(1)), WORLDS))
            work.append((seen.rules, seen.habits, worlds, [seen.rules.deck.bits[card] for card in seen.cards], ending))
    played = sum(len(worlds) * len(cards) for _, _, worlds, cards, _ in work)

    def compiled() -> int:
        for one in work:
            list(fast.run(*one))
        return played

    def python() -> int:
        for one in work:
            list(in_python(*one))
        return played

    sides = compare({"compiled": compiled, "Python": python}, ROUNDS)
    ours, theirs = sides["compiled"], sides["Python"]
    return Line(
        f"a deal of `{preset}` played out",
        f"{ours.seconds * 1e6:.0f} µs",
        f"the same in Python, {theirs.seconds * 1e6:.0f} µs",
        f"{theirs.seconds / ours.seconds:.0f} times as fast",
        "-",
    )


def _decides(preset: str, asked: list[Question]) -> Line:
    taken = []
    for one in asked:
        started = time.process_time()
        weigh_by_search(one.view, one.choices, random.Random(1), one.remembered)
        taken.append(1000 * (time.process_time() - started))
    tail = quantiles(taken, n=20)[-1]
    return Line(
        f"a decision of `strong` at `{preset}`",
        f"{median(taken):.0f} ms of CPU",
        f"{len(taken)} of them in {DEALS} deals, the longest {max(taken):.0f} ms",
        f"95 % within {tail:.0f} ms",
        "95 % within 50 ms; at most 300",
    )
