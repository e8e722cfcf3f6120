"""Which version of the program runs."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[2]
_SHORT: Final = 7
_COMMIT: Final = re.compile(r"[0-9a-f]{40}")


@cache
def version() -> str:
    """The version that `pyproject.toml` names, as it was when the program first asked."""
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


@cache
def commit() -> str:
    """The commit that was checked out then, in short; empty if that cannot be found out."""
    return commit_in(_ROOT / ".git")


def commit_in(git: Path) -> str:
    """The same for a repository.

    Read from git's files: git itself may refuse a folder that belongs to another user, as the one of a service does.
    """
    try:
        folder = _git_folder(git)
        head = (folder / "HEAD").read_text(encoding="utf-8").strip()
        found = _of_branch(folder, head.removeprefix("ref: ")) if head.startswith("ref: ") else head
    except (OSError, UnicodeDecodeError):
        return ""
    return found[:_SHORT] if _COMMIT.fullmatch(found) else ""


def _git_folder(path: Path) -> Path:
    """Where HEAD is: in a worktree `.git` is a file that says where."""
    return path if path.is_dir() else path.parent / path.read_text(encoding="utf-8").removeprefix("gitdir: ").strip()


def _of_branch(folder: Path, name: str) -> str:
    shared = folder / "commondir"
    root = folder / shared.read_text(encoding="utf-8").strip() if shared.exists() else folder
    if (loose := root / name).exists():
        return loose.read_text(encoding="utf-8").strip()
    packed = (root / "packed-refs").read_text(encoding="utf-8").splitlines()
    return next((line.partition(" ")[0] for line in packed if line.endswith(f" {name}")), "")
