"""A game's room offers what its callers ask for, under the same names and with the same arguments."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import pytest

from cogs.games import plain_texts
from cogs.games.texts import Texts, texts_of_game
from cogs.messages.wording import PlainWording, Wording, wording_of
from engine.core.actions import Play
from engine.core.cards import Card
from engine.core.registry import GAMES, in_room

ASKED: Final = {"texts": Texts, "wording": Wording}


def answers(module: str) -> Iterator[tuple[ModuleType, str]]:
    """Every function that callers expect in a game's room, with its name."""
    for game in GAMES:
        room = in_room("cogs", game, module)
        yield from ((room, name) for name in vars(ASKED[module]) if room is not None and callable(vars(room).get(name)))


@pytest.mark.parametrize("module", ASKED)
def test_every_function_of_a_room_takes_what_it_is_given(module: str) -> None:
    asked = ASKED[module]
    found = list(answers(module))
    assert len(found) > len(GAMES)
    for room, name in found:
        _, *wanted = inspect.signature(getattr(asked, name)).parameters.values()
        given = inspect.signature(getattr(room, name)).parameters.values()
        assert [(one.name, one.kind) for one in given] == [(one.name, one.kind) for one in wanted], (room, name)


@pytest.mark.parametrize(("asked", "default"), [(Texts, plain_texts), (Wording, PlainWording)])
def test_the_default_answers_everything(asked: Any, default: Any) -> None:
    names = {*vars(asked), *asked.__annotations__} - {*vars(type("Empty", (), {})), *vars(PlainWording.__base__)}
    assert {name for name in names if not name.startswith("_")} <= set(dir(default))


def test_a_game_without_a_room_is_told_plainly() -> None:
    assert texts_of_game("manille").DEALS == plain_texts.DEALS
    assert isinstance(wording_of(Play(Card.parse("AS"))), PlainWording)
