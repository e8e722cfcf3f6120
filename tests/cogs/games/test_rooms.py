"""The object with which a game speaks or is drawn answers what its callers ask, with the arguments that they give.

That its parts are what they are asked for is checked by mypy.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any, Final

import pytest

from cogs.games.plain import PlainGame, PlainHouse, PlainRules, spoken
from cogs.games.plain_texts import PlainTexts
from cogs.messages.wording import PlainWording, wording_of
from engine.core.actions import Play
from engine.core.cards import Card
from engine.core.registry import GAMES
from rendering.table.position import PlainGame as PlainDrawing
from rendering.table.position import drawn

PARTS: Final = ("texts", "wording", "rules", "house", "by_hand")


def own_answers(one: object, plain: type) -> Iterator[str]:
    """The names of what an object does in a way of its own."""
    return (name for name in vars(type(one)) if not name.startswith("_") and callable(getattr(plain, name, None)))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_does_in_its_own_way_takes_what_it_is_given(game: str) -> None:
    parts: list[tuple[Any, Any]] = [(getattr(spoken(game), part), getattr(PlainGame, part)) for part in PARTS]
    for own, plain in [*parts, (drawn(game), PlainDrawing())]:
        for name in own_answers(own, type(plain)):
            given, wanted = (inspect.signature(getattr(one, name)).parameters.values() for one in (own, plain))
            assert [(one.name, one.kind) for one in given] == [(one.name, one.kind) for one in wanted], (game, name)


@pytest.mark.parametrize("part", [PlainTexts, PlainWording, PlainRules, PlainHouse, PlainDrawing])
def test_nothing_is_said_that_nobody_asks_for(part: type) -> None:
    for game in GAMES:
        for one in (*(getattr(spoken(game), name) for name in PARTS), drawn(game)):
            if isinstance(one, part):
                unasked = {name for name in vars(type(one)) if not name.startswith("_")} - set(dir(part))
                assert not unasked, (game, unasked)


def test_a_game_without_a_room_is_told_plainly() -> None:
    assert spoken("manille").texts.DEALS == PlainTexts.DEALS
    assert isinstance(wording_of(Play(Card.parse("AS"))), PlainWording)
