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

# Whoever imports them has all clauses.
for _path in sorted(Path(__file__).parent.glob("test_every_game*.py")):
    import_module(f"{__package__}.{_path.stem}")


def conforms(game: AnyGame) -> None:
    """Raise what the first clause raises that the game breaks, with a note which that is; it need not be registered."""
    for clause in OF_A_GAME:
        with about(clause.__name__, game.name):
            clause(game)
    for of_a_table in OF_A_TABLE:
        for table in tables_of_game(game):
            with about(of_a_table.__name__, table):
                of_a_table(table)
