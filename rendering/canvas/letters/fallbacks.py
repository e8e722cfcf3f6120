"""Fonts for letters that the bot's own lettering lacks: first those from packages, then the system's."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

_BUNDLED: Final = ("manimgx_fonts", "manimgx_fonts_cjk")
"""Noto Sans for the scripts of people's names, with emoji in one colour; Chinese, Japanese and Korean."""
_ENDINGS: Final = (".ttf", ".otf", ".ttc", ".otc")
_MOST: Final = 2000
"""The most system files looked into."""
_PLAINER: Final = ("serif", "mono", "italic", "oblique", "condensed", "narrow", "light", "thin", "math", "symbol")
"""Words in the names of fonts that come after the others."""


@cache
def fallbacks() -> tuple[str, ...]:
    """The files of all fonts there are, the best first."""
    return (*bundled(), *_of_system())


def bundled() -> list[str]:
    """The files of those that come with the bot."""
    found = []
    for package in _BUNDLED:
        with as_file(files(package)) as folder:
            found += sorted((path for path in folder.rglob("*") if _is_font(path)), key=_rank)
    return [str(path) for path in found]


def _of_system() -> list[str]:
    found = [path for folder in _folders() if folder.is_dir() for path in folder.rglob("*") if _is_font(path)]
    return [str(path) for path in sorted(dict.fromkeys(found), key=_rank)[:_MOST]]


def _is_font(path: Path) -> bool:
    return path.suffix.lower() in _ENDINGS


def _rank(path: Path) -> tuple[int, bool, bool, str]:
    """Plain upright sans serif first, bold before others."""
    name = path.stem.lower()
    return sum(word in name for word in _PLAINER), "sans" not in name, "bold" not in name, str(path)


def _folders() -> list[Path]:
    """Where systems keep their fonts."""
    # Not `sys.platform` itself, by which types are checked for one system alone.
    home, system = Path.home(), str(sys.platform)
    if system == "win32":
        local = os.environ.get("LOCALAPPDATA", "")
        return [Path(os.environ.get("WINDIR", r"C:\Windows"), "Fonts"), Path(local, "Microsoft", "Windows", "Fonts")]
    if system == "darwin":
        return [home / "Library/Fonts", Path("/Library/Fonts"), Path("/System/Library/Fonts")]
    own = os.environ.get("XDG_DATA_HOME") or str(home / ".local/share")
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    return [home / ".fonts", *(Path(folder, "fonts") for folder in (own, *shared.split(":")))]
