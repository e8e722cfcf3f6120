"""The table of options that the walks over every game go through holds every pair that can be."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.core.options import Options
from engine.core.registry import GAMES
from tests.about import about
from tests.engine.games.pairs import PRESET, configured, values_of
from tests.engine.games.playing import COMPOSING, every_table, presets_as_they_are


def rows_of(game: str) -> list[Options]:
    return [table.options for table in every_table() if table.game.name == game]


@pytest.mark.parametrize("name", GAMES)
def test_every_pair_of_values_that_a_preset_allows_is_in_the_table(name: str) -> None:
    """And so is every value with every preset that allows it."""
    game = GAMES[name]
    held = [values_of(row) for row in rows_of(name)]
    met = {frozenset(pair) for values in held for pair in combinations(values, 2)}
    # Of an option that takes any number, those that are tried.
    usual = [
        (spec.name, value)
        for spec in game.options
        if spec.name not in COMPOSING.get(name, ())
        for value in (spec.values if spec.numbers is None else spec.values[:2])
    ]
    tried = 0
    for preset in game.presets:
        for changes in (*combinations(usual, 1), *combinations(usual, 2)):
            row = configured(game, preset, dict(changes))
            if row is not None and len(dict(changes)) == len(changes) and values_of(row).issuperset(changes):
                tried += 1
                with about(preset, *changes):
                    assert frozenset(changes if len(changes) == 2 else ((PRESET, preset), *changes)) in met
    assert tried > 50


def test_every_preset_is_in_the_table_as_it_is_and_nothing_twice() -> None:
    assert set(every_table()) >= set(presets_as_they_are())
    assert len(set(every_table())) == len(every_table())


def test_the_table_is_small() -> None:
    """A hundred or so; each preset with each single option changed would be 242, and pairs of them some thousands."""
    assert len(every_table()) < 150


@pytest.mark.parametrize(("name", "options"), COMPOSING.items())
def test_an_option_that_makes_another_variant_is_tried_with_the_first_preset(
    name: str, options: tuple[str, ...]
) -> None:
    game = GAMES[name]
    first = next(iter(game.presets))
    held = [values_of(row) for row in rows_of(name) if row.preset == first]
    for option in options:
        spec = next(spec for spec in game.options if spec.name == option)
        for value in spec.values if spec.numbers is None else spec.values[:2]:
            if configured(game, first, {option: value}) is not None:
                assert any((option, value) in values for values in held), (option, value)
