"""The practice page: the real bot in a simulated Discord, to play on in a browser.

`practice.page` needs SimCord, a development requirement; import it only if `is_installed`.
"""

import importlib.util
import shutil
from pathlib import Path
from typing import Final

from practice.clock import PracticeClock

_LOCK: Final = ".lock"


def is_installed() -> bool:
    """Whether SimCord is installed."""
    return importlib.util.find_spec("simcord") is not None


def begin_anew(folder: Path) -> None:
    """Forget everything in the folder; the file of a lock stays, because the program holds it."""
    for path in folder.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif path.suffix != _LOCK:
            path.unlink()


class PracticeError(Exception):
    """The practice page cannot be opened; the message is one sentence that says what to do."""


__all__ = ["PracticeClock", "PracticeError", "begin_anew", "is_installed"]
