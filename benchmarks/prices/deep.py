"""What hints recommend and looking back charges, beside a search deeper than theirs.

In deals that `easy` plays, some choices are taken at random. There a hint says what to do, and looking back says what
was lost by what `easy` did. Looking back with thirty times as many imagined deals judges both.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Any, Final, NamedTuple

from benchmarks.curses import DEAR, decisions_in
from benchmarks.measure import markdown
from engine.core.actions import Action
from engine.core.game import AnyGame
from engine.core.registry import game_of_preset
from engine.players.levels import EFFORT
from engine.players.thinking.choices import weigh
from engine.players.turns import OutOfTurn, Question
from engine.records.record import Line
from engine.teaching.hints.hint import hint, seed_of, unit_at
from engine.teaching.lookback.choices import CARE, Care, SeatChoice, choices_of

SEEDS: Final = "deep"
"""The deals of what is published; nothing was tried out with them."""
EACH: Final = 22
"""So many choices of each preset, kept before the run."""
PRESETS: Final = (
    "couillon", "force", "malmedy", "six", "kujong", "troeven", "pagat", "flemish", "chouine", "mondoubleau",
)  # fmt: skip
DEEP: Final = Care(rounds=36, worlds=EFFORT.worlds)
A_DEAL: Final = 2
"""Choices taken of one deal."""


class Chosen(NamedTuple):
    """A choice with what hints and looking back say of it; costs are in the unit of hints, 0 where chance explains."""

    game: str
    recommended: float
    """What the hint's action costs by the deep search."""
    told: float
    """What looking back charges for the choice."""
    came: float
    """The same by the deep search."""
    said: str
    """Where it was, and what was said, to look it up."""

    @property
    def dear(self) -> float:
        """What costs more does harm."""
        return DEAR[self.game]


def looked_at(preset: str, seeds: str, many: int, deep: Care = DEEP) -> list[Chosen]:
    """So many choices of a preset, each judged."""
    return list(islice(_judged(preset, seeds, deep), many))


def _judged(preset: str, seeds: str, deep: Care) -> Iterator[Chosen]:
    game = game_of_preset(preset)
    for number in count():
        seed = f"{seeds} {preset} {number}"
        asked = [one for one in decisions_in(game, preset, "easy", seed) if one.action is not OutOfTurn.LEAVE_IT]
        rng = random.Random(f"{seed} taken")
        for step, (state, one, action) in sorted(rng.sample([*enumerate(asked)], min(A_DEAL, len(asked)))):
            worths = weigh(one, seed_of(one), None)
            told = _cost(game, state, one, action, CARE)
            if len(worths) < 2 or told is None:
                continue
            given = hint(one, worths).action
            recommended, came = (_cost(game, state, one, what, deep) for what in (given, action))
            if recommended is None or came is None:
                continue
            times = unit_at(one.view).times
            said = f"{seed}, {step}: {given}; {action} for {told.best}, {came.best}"
            yield Chosen(game.name, times * recommended.cost, times * told.cost, times * came.cost, said)


def _cost(game: AnyGame, state: Any, asked: Question, action: Action, care: Care) -> SeatChoice | None:
    """What looking back says of an action; None where it cannot weigh it."""
    return next(choices_of(game, state, [Line(1, asked.seat, action)], care=care), None)


HEADS: Final = (
    "game",
    "choices",
    "hints right",
    "hints that harm",
    "choices charged",
    "charges confirmed",
    "dear ones not charged",
)


def table(chosen: Sequence[Chosen]) -> str:
    """A row for each game, and one for all."""
    games = list(dict.fromkeys(one.game for one in chosen))
    parts = [(game, [one for one in chosen if one.game == game]) for game in games]
    return markdown(HEADS, (_row(game, some) for game, some in [*parts, ("all", list(chosen))]))


def _row(name: str, some: Sequence[Chosen]) -> list[str]:
    charged = [one for one in some if one.told]
    numbers = (
        len(some),
        sum(not one.recommended for one in some),
        sum(one.recommended > one.dear for one in some),
        len(charged),
        sum(one.came > 0 for one in charged),
        sum(not one.told and one.came > one.dear for one in some),
    )
    return [name, *map(str, numbers)]
