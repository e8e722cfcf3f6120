"""The player `easy` makes a beginner's mistakes, and no others."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engine.core.chance.packs import next_pack
from engine.core.registry import GAMES
from engine.core.view import Phase
from engine.players import levels
from engine.players.players import PLAYERS, WEIGHERS
from engine.players.selfplay import act
from engine.players.turns import Question, questions

EVERY_PRESET = [(name, preset) for name, game in GAMES.items() for preset in game.presets]


def asked(name: str, preset: str) -> Iterator[Question]:
    """What seats are asked in a deal that `normal` plays, where they have a choice."""
    game, rng = GAMES[name], random.Random(preset)
    match = game.begin(game.configure(preset))
    state: Any = game.deal(match, next_pack(game, match, rng).cards).state
    while state.outcome is None:
        yield from (one for one in questions(game, state) if len(one.choices) > 1)
        state = game.apply(state, *act(game, state, PLAYERS["normal"], rng)).state


@pytest.mark.parametrize(("name", "preset"), EVERY_PRESET)
def test_it_takes_the_best_or_one_of_the_better_half(name: str, preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "SLIPS", 1.0)
    monkeypatch.setattr(levels, "MISJUDGES", 1.0)
    slips = 0
    for seat, view, choices, _ in islice(asked(name, preset), 0, None, 2):
        chosen = PLAYERS["easy"](view, choices, random.Random(seat))
        assert chosen == PLAYERS["easy"](view, choices, random.Random(seat))
        assert chosen in choices
        said, worths = (
            PLAYERS["normal"](view, choices, random.Random()),
            WEIGHERS["normal"](view, choices, random.Random()),
        )
        if chosen == said:
            continue
        slips += 1
        better = sum(worth > worths[chosen] for worth in worths.values())
        assert better <= (len(worths) // 2 if view.phase == Phase.PLAY else 1)
    assert slips


def test_it_slips_often_with_cards_and_seldom_with_words() -> None:
    chances = random.Random(1)
    counts: dict[bool, list[bool]] = {True: [], False: []}
    for preset in ("pagat", "couillon", "troeven"):
        game = next(game for game in GAMES.values() if preset in game.presets)
        for _, view, choices, _ in asked(game.name, preset):
            said = PLAYERS["normal"](view, choices, chances)
            if said in (worths := WEIGHERS["normal"](view, choices, chances)) and len(worths) > 1:
                chosen = [PLAYERS["easy"](view, choices, chances) != said for _ in range(40)]
                counts[view.phase == Phase.PLAY] += chosen
    shares = {plays: sum(these) / len(these) for plays, these in counts.items()}
    assert shares[True] == pytest.approx(levels.SLIPS, abs=0.08)
    assert shares[False] == pytest.approx(levels.MISJUDGES, abs=0.08)


def test_it_forgets_what_it_may_no_longer_look_at() -> None:
    for _, view, choices, remembered in asked("chouine", "chouine"):
        chosen = {PLAYERS["easy"](view, choices, random.Random(1), one) for one in (0, remembered)}
        assert len(chosen) == 1
