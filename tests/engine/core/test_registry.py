"""The registry refuses a faulty game in one sentence that names its room and the fault."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

import engine.games
import rendering.games
from engine.core.errors import BadGame
from engine.core.registry import GAMES, found, read_rooms

ROOT: Final = Path(__file__).parents[3]
RULES: Final = """
from dataclasses import dataclass

from engine.core.game import Game
from engine.core.options import Options, OptionSpec


@dataclass(frozen=True)
class ProbeOptions(Options):
    game = "probe"

    points: int


class Probe(Game):
    name = "probe"
    presets = {"probe": {}, "probe-long": {"points": "20"}}
    options = (OptionSpec("points", ("10", "20"), "points that end the match"),)
    options_type = ProbeOptions

    def seats(self, options):
        return 3

    def begin(self, options, dealer=1):
        return options


# What no rules need is left to the class; nothing here is dealt.
Probe.__abstractmethods__ = frozenset()
GAME = Probe()
"""

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Write a room beside the others: a game without a fault, with one piece of its text replaced."""
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(tmp_path)])

    def written(before: str = "", after: str = "", *, name: str = "probe", folder: Path = tmp_path) -> Path:
        assert before in RULES
        room = folder / name
        room.mkdir(parents=True)
        (room / "__init__.py").write_text(RULES.replace(before, after) if before else RULES, encoding="utf-8")
        return room

    yield written
    for module in [one for one in sys.modules if one.startswith("engine.games.probe")]:
        del sys.modules[module]


def test_a_game_without_a_fault_is_found_after_those_there_are(write: Write) -> None:
    write()
    assert list(found()) == [*GAMES, "probe"]


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("GAME = Probe()", "", "its __init__.py offers no GAME, an object of a class of engine.core.game.Game"),
        ("GAME = Probe()", "GAME = Probe", "its __init__.py offers no GAME, an object of a class of engine.core"),
        ('name = "probe"', 'name = "prove"', "its name is 'prove', and has to be that of its room, 'probe'"),
        ('name = "probe"', "", "its name is None, and has to be that of its room, 'probe'"),
        ('{"probe": {}, "probe-long": {"points": "20"}}', "{}", "it has no presets; the first is the game as it is"),
        ("    presets =", "    others =", "it has no presets; the first is the game as it is usually played"),
        ('"probe-long"', '"Probe, long"', "the name of a preset has to be at most 32 of a-z and 0-9, with single"),
        ('"probe-long"', '"chouine"', "its preset 'chouine' is one of chouine already"),
        ('{"points": "20"}', '{"points": "30"}', "its preset 'probe-long' cannot be configured (UnknownValue: unknown"),
        (
            '"20"}}\n    options = (OptionSpec("points", ("10", "20"), "points that end the match"',
            '"10"}}\n    options = (OptionSpec("points", ("10", "20"), "points that end the match", range(20, 30)',
            "its preset 'probe-long' cannot be configured (UnknownValue: unknown",
        ),
        ('{"points": "20"}', '{"lines": "3"}', "its preset 'probe-long' cannot be configured (UnknownChoice: unknown"),
        ("    points: int", "    lines: int", "its preset 'probe' cannot be configured (TypeError: "),
        ('("10", "20")', "()", "its option 'points' has no values; the first is the usual one"),
        ('OptionSpec("points"', 'OptionSpec("Points!"', "the name of an option has to be at most 32 of a-z, 0-9 and _"),
        ('game = "probe"', 'game = "chouine"', "its options_type has game = 'chouine', and has to have 'probe'"),
        ("    options_type = ProbeOptions", "", "its preset 'probe' cannot be configured (TypeError: "),
        ("return 3", "return options.chairs", "a match by its preset 'probe' cannot begin (AttributeError: 'ProbeOp"),
        ("return options", "raise KeyError(dealer)", "a match by its preset 'probe' cannot begin (KeyError: 1)"),
        (
            "def seats",
            "def sides(self, options):\n        return 0, 1\n\n    def seats",
            "by its preset 'probe' there are 3 s",
        ),
        ("from engine.core.options", "from engine.core.optoins", "it cannot be imported (ModuleNotFoundError: No mod"),
        ("class Probe(Game):", "class Probe(Game)", "it cannot be imported (SyntaxError: expected ':' (__init__.py"),
    ],
)
def test_a_fault_is_told_in_one_sentence(write: Write, before: str, after: str, fault: str) -> None:
    room = write(before, after)
    with pytest.raises(BadGame) as refused:
        found()
    sentence = str(refused.value)
    assert sentence.startswith(f"the game in {room} cannot be used: {fault}")
    assert "\n" not in sentence


def test_a_name_that_no_command_can_have_is_a_fault(write: Write) -> None:
    write('name = "probe"', 'name = "Probeer"', name="Probeer")
    with pytest.raises(BadGame, match="a name has to be at most 32 of a-z, 0-9 and _, a letter first, not 'Probeer'"):
        found()


@pytest.mark.parametrize("name", ["class", "import", "is"])
def test_a_word_of_python_is_no_name(write: Write, name: str) -> None:
    write('name = "probe"', f'name = "{name}"', name=name)
    with pytest.raises(BadGame, match=f"'{name}' is a word of Python, so no module could import it by this name"):
        found()


def test_a_room_without_init_is_not_left_out(tmp_path: Path, write: Write) -> None:
    write()
    (tmp_path / "probe" / "__init__.py").rename(tmp_path / "probe" / "rules.py")
    with pytest.raises(BadGame, match=r"it has no __init__\.py, which offers the game as GAME"):
        found()


def test_a_room_of_which_only_caches_are_left_is_none(tmp_path: Path, write: Write) -> None:
    write()
    (tmp_path / "gone" / "__pycache__").mkdir(parents=True)
    assert "gone" not in found()


def test_two_games_of_one_name_are_a_fault(write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write()
    other = tmp_path / "other"
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(other)])
    write(folder=other)
    with pytest.raises(BadGame, match="there is another game of this name"):
        found()


FAULTS: Final = {
    "texts.py": ("def (", "texts.py cannot be imported (SyntaxError: invalid syntax (texts.py, line 1))"),
    "rules.py": ("import nonsense", "rules.py cannot be imported (ModuleNotFoundError: No module named 'nonsense')"),
    "deep/er.py": ("1 / 0", "deep/er.py cannot be imported (ZeroDivisionError: division by zero)"),
    "__init__.py": ("", "__init__.py has no 'GAME', which is what it is there for"),
}


@pytest.fixture
def upstairs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where rooms for the floor of pictures can be put; there is a game `probe` that they may be for."""
    monkeypatch.setattr(rendering.games, "__path__", [*rendering.games.__path__, str(tmp_path)])
    monkeypatch.setitem(GAMES, "probe", GAMES["couillon"])
    yield tmp_path
    for module in [one for one in sys.modules if one.startswith("rendering.games.probe")]:
        del sys.modules[module]


@pytest.mark.parametrize("module", FAULTS)
def test_a_fault_on_another_floor_is_told_at_the_start(module: str, upstairs: Path) -> None:
    code, fault = FAULTS[module]
    path = upstairs / "probe" / module
    path.parent.mkdir(parents=True)
    path.write_text(code, encoding="utf-8")
    with pytest.raises(BadGame) as refused:
        read_rooms("rendering")
    assert str(refused.value) == f"the game in {upstairs / 'probe'} cannot be used: {fault}"


def test_a_room_on_another_floor_for_no_game_is_told(upstairs: Path) -> None:
    (upstairs / "prove").mkdir()
    (upstairs / "prove" / "table.py").touch()
    with pytest.raises(BadGame, match="there is no game 'prove' in engine/games/ that it could be for"):
        read_rooms("rendering")


def test_the_rooms_there_are_have_no_fault() -> None:
    read_rooms("engine", "rendering", "cogs")


def test_the_program_says_so_and_does_not_start(write: Write, tmp_path: Path) -> None:
    room = write('name = "probe"', 'name = "prove"')
    before = f"import runpy, engine.games; engine.games.__path__.append({str(tmp_path)!r})"
    start = f"{before}; runpy.run_path('bot.py', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", start], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 78
    sentence = f"the game in {room} cannot be used: its name is 'prove', and has to be that of its room, 'probe'"
    assert done.stderr == f"{sentence}\n"
