"""The yardstick never changes: it chooses what the player `simple` of the first milestone chose, by every preset.

`yardstick.json` has those choices: per preset a letter for each, its place among the legal actions as sorted text. They
were written down by that player, not by its copy, and nobody writes them again: where this test fails, a change to the
rules or the views has changed what every comparison is measured against.
"""

from __future__ import annotations

import json
import random
import re
import string
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from benchmarks import yardstick
from benchmarks.yardstick import GAMES as FROZEN
from benchmarks.yardstick import choose_frozen
from engine.core.chance.packs import next_pack
from engine.core.registry import GAMES
from engine.players.players import Player
from engine.players.turns import OutOfTurn, questions

WRITTEN: Final = Path(__file__).with_name("yardstick.json")
EDITION: Final = 2
"""The edition of the rules at the time."""
STRAYS: Final = 0.15
"""How often a seat does something else than it chose, so that positions come up that no sensible player gets into."""
LETTERS: Final = string.digits + string.ascii_letters + "!#$%&()*+,-./:;<=>?@[]^_{|}~"
CHOICES: Final = 400
"""By each preset."""


def chosen(game_name: str, preset: str, player: Player) -> Iterator[str]:
    """A letter for each choice of a player who has every seat of many deals, match after match."""
    game = GAMES[game_name]
    options = game.configure(preset).of_edition(EDITION)
    rng, seats = random.Random(preset), game.seats(options)
    while True:
        match = game.begin(options, int(rng.random() * seats) + 1)
        while not match.winners:
            if game.draw_is_due(match):
                match = game.dealt_by(match, int(rng.random() * seats) + 1)
            state = game.deal(match, next_pack(game, match, rng).cards).state
            while state.outcome is None:
                for seat, view, choices, remembered in questions(game, state):
                    action = player(view, choices, random.Random(1), remembered)
                    if len(choices) > 1:
                        yield LETTERS[sorted(map(str, choices)).index(str(action))]
                    if rng.random() < STRAYS:
                        action = choices[int(rng.random() * len(choices))]
                    if action is not OutOfTurn.LEAVE_IT:
                        state = game.apply(state, seat, action).state
                        break
            match = state.outcome.match


@pytest.mark.parametrize("game", FROZEN)
def test_the_yardstick_chooses_what_was_written_down_by_every_preset(game: str) -> None:
    for preset, written in json.loads(WRITTEN.read_text(encoding="utf-8"))[game].items():
        assert "".join(islice(chosen(game, preset, choose_frozen), CHOICES)) == written, preset


def test_many_choices_by_all_presets_of_the_time_are_written_down() -> None:
    """So the test above has something to test."""
    written = json.loads(WRITTEN.read_text(encoding="utf-8"))
    assert [len(presets) for presets in written.values()] == [18, 4, 6]
    assert {len(letters) for presets in written.values() for letters in presets.values()} == {CHOICES}


def test_the_yardstick_has_nothing_of_the_players_that_change() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in Path(yardstick.__file__).parent.rglob("*.py"))
    engine = set(re.findall(r"^from (engine[\w.]*) import", text, re.MULTILINE))
    assert len(engine) > 15
    assert {name for name in engine if "player" in name} == {"engine.players.turns"}
