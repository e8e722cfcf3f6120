"""The table and the hands of the outsider's game, drawn and in words, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import pytest

from engine.core.actions import Play
from engine.core.registry import game_named
from engine.core.view import SPECTATOR, View
from locales import LANGUAGES, say_in
from rendering import SeatLabel, draw_hand, draw_table, look_of
from rendering.table.alt import alt_hand, alt_table
from rendering.table.centre import corner, idle
from rendering.table.position import position_of
from tests.exhibition.gallery.everything import IN_EVERY_THEME, exhibits

GAME: Final = game_named("vijfslag")
NAMES: Final = ("Anna", "Ben", "Chloé", "Dirk")


def moments(preset: str) -> Iterator[View]:
    """As somebody at the table and a spectator see it: at the beginning, within a trick, after one, when it is over."""
    rng, options = random.Random(5), GAME.configure(preset)
    pack = list(GAME.pack(options))
    rng.shuffle(pack)
    state, number = GAME.deal(GAME.begin(options), pack).state, 0
    while True:
        if number in (0, 1, GAME.seats(options)) or state.outcome is not None:
            yield from (GAME.view(state, seat) for seat in (SPECTATOR, 1))
        if state.outcome is not None:
            return
        (seat,) = GAME.actors(state)
        state = GAME.apply(state, seat, rng.choice(GAME.legal_actions(GAME.view(state, seat)))).state
        number += 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", GAME.presets)
def test_every_moment_is_drawn_and_told(preset: str, language: str) -> None:
    say = say_in(language)
    look, told = look_of(say), []
    for view in moments(preset):
        labels = tuple(map(SeatLabel, NAMES[: view.seats]))
        assert draw_table(view, labels, look, say).data
        told.append(alt_table(view, labels, say, look.index_set))
        assert all(name in told[-1] for name in NAMES[: view.seats])
        if view.seat:
            playable = frozenset(action.card for action in GAME.legal_actions(view) if isinstance(action, Play))
            assert draw_hand(view.hand, playable, look).data
            assert alt_hand(view.hand, playable, say, look.index_set)
    assert len(set(told)) >= 4


def test_a_card_turned_up_is_not_said_to_lie_in_a_talon() -> None:
    """It may be in somebody's hand, which no view of a game from outside tells."""
    say = say_in("en")
    view, look = next(moments("vijfslag")), look_of(say)
    panel = idle(position_of(view), look, say)
    assert panel is not None
    assert panel.tobytes() == corner(say("picture-turned-up"), view.turned_up, 0, look).tobytes()


def test_its_table_is_in_the_gallery() -> None:
    shown = {one.name: one for one in exhibits("en") if GAME.name in one.name}
    assert {name.partition("-")[0] for name in shown} == {"table", "turn"}
    assert f"table-{GAME.name}" in IN_EVERY_THEME
    assert all(one.draw().data and "Kléber" in one.words() for one in shown.values())
