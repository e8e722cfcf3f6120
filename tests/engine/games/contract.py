"""The contract of a game: all that the suite over every game asks, in one function, which a game from outside can call.

from tests.engine.games.contract import conforms

def test_my_game_conforms() -> None:
    conforms(MyGame())
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from engine.core.game import AnyGame
from tests.about import about
from tests.engine.games.every import OF_A_GAME, OF_A_TABLE
from tests.engine.games.playing import tables_of_game

_MODULES = [f"{__package__}.{path.stem}" for path in sorted(Path(__file__).parent.glob("test_every_game*.py"))]
# Whoever imports them has all clauses; what other tests ask of every game of the bot is none of the contract.
for _module in _MODULES:
    import_module(_module)


def conforms(game: AnyGame) -> None:
    """Raise what the first clause raises that the game breaks, with a note which that is; it need not be registered."""
    for clause in (one for one in OF_A_GAME if one.__module__ in _MODULES):
        with about(clause.__name__, game.name):
            clause(game)
    for of_a_table in (one for one in OF_A_TABLE if one.__module__ in _MODULES):
        for table in tables_of_game(game):
            with about(of_a_table.__name__, table):
                of_a_table(table)
