"""The contract of a game: all that the suite over every game asks, in one function, which a game from outside can call.

from tests.engine.games.contract import conforms

def test_my_game_conforms() -> None:
    conforms(MyGame())
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from engine.core.game import AnyGame
from tests.about import about
from tests.engine.games.every import OF_A_GAME, OF_A_TABLE
from tests.engine.games.playing import tables_of_game

Clause = TypeVar("Clause", bound=Callable[[Any], None])

_MODULES = [f"{__package__}.{path.stem}" for path in sorted(Path(__file__).parent.glob("test_every_game*.py"))]
# Whoever imports them has all clauses; what other tests ask of every game of the bot is none of the contract.
for _module in _MODULES:
    import_module(_module)


def conforms(game: AnyGame) -> None:
    """Raise what the first clause raises that the game breaks, with a note which that is; it need not be registered."""
    for clause in _in_order(OF_A_GAME):
        with about(clause.__name__, game.name):
            clause(game)
    for of_a_table in _in_order(OF_A_TABLE):
        for table in tables_of_game(game):
            with about(of_a_table.__name__, table):
                of_a_table(table)


def _in_order(clauses: Sequence[Clause]) -> list[Clause]:
    """Those of the contract as they are written, whichever of their modules was imported first."""
    ours = [one for one in clauses if one.__module__ in _MODULES]
    return sorted(ours, key=lambda one: _MODULES.index(one.__module__))
