"""A file by which another program sees that the bot lives: its event loop writes it, again and again.

python -m hosting.heartbeat FILE          # 0: it is well; 1: it is not, in a sentence

A container's health check asks so. It imports next to nothing, since it runs twice a minute.
"""

from __future__ import annotations

import errno
import json
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

STALE: Final = 30.0
"""Seconds after which the event loop must have come round once more."""


class State(NamedTuple):
    """How the bot is."""

    can_answer: bool
    """It is connected: what people press arrives."""
    words: str
    """The same for people."""


_BEGIN: Final = b'{"at": '
"""Of every heartbeat."""


def _must_be_one(file: Path) -> None:
    """Raises OSError if something else has this name: nothing is lost where somebody names the database by mistake."""
    with suppress(FileNotFoundError), file.open("rb") as found:
        if found.read(len(_BEGIN)) not in (b"", _BEGIN):
            raise FileExistsError(errno.EEXIST, "something else has this name")


def remove(file: Path) -> None:
    """Leave no heartbeat behind; what is none, or cannot be removed, stays."""
    with suppress(OSError):
        _must_be_one(file)
        file.unlink(missing_ok=True)


def write(file: Path, state: State) -> None:
    """Note that the bot lives now; raises OSError."""
    _must_be_one(file)
    # By the time since the machine started: no clock that somebody sets makes a living bot look dead.
    text = json.dumps({"at": time.monotonic(), **state._asdict()})
    new = file.with_name(f"{file.name}.new")
    new.write_text(text, encoding="utf-8")
    try:
        new.replace(file)
    except PermissionError:
        # On Windows whoever reads it holds it for that moment: the next beat comes in a second.
        if not file.exists():
            raise


def read(file: Path) -> State:
    """How the bot is by its file; where that is missing, old or something else, it cannot answer."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        age, state = time.monotonic() - found["at"], State(found["can_answer"], found["words"])
    except FileNotFoundError:
        return State(False, f"there is no {file}: the bot does not run, or was started without --heartbeat {file}")
    except (OSError, ValueError, KeyError, TypeError):
        return State(False, f"{file} cannot be read, or is no heartbeat")
    # A file from before the machine started again may be of a time to come.
    if not 0 <= age <= STALE:
        return State(False, "the bot stands still, or has been killed")
    return state


def main(arguments: Sequence[str]) -> int:
    """Print how the bot is; returns 0 if it can answer."""
    if len(arguments) != 1:
        print("usage: python -m hosting.heartbeat FILE", file=sys.stderr)
        return 2
    state = read(Path(arguments[0]))
    print(state.words)
    return 0 if state.can_answer else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
