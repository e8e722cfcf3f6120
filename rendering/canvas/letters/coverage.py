"""Which letters a font has, and which other fonts have those that it lacks."""

from __future__ import annotations

import mmap
import os
import struct
import sys
from bisect import bisect_right
from functools import cache, lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final, NamedTuple

_PICTURES: Final = {b"CBDT", b"sbix", b"SVG ", b"COLR"}
"""Fonts with these hold pictures, which cannot be drawn in one colour."""
_OUTLINES: Final = {b"glyf", b"CFF ", b"CFF2"}
_LONGEST: Final = 4096
"""The most fonts in one file, or tables in one font; with more it is no font."""


class Coverage(NamedTuple):
    """The characters of a font, as ranges in order."""

    firsts: tuple[int, ...]
    lasts: tuple[int, ...]

    def has(self, letter: str) -> bool:
        """Whether the font has this character."""
        place = bisect_right(self.firsts, ord(letter)) - 1
        return place >= 0 and ord(letter) <= self.lasts[place]


_NONE: Final = Coverage((), ())


@lru_cache(maxsize=4096)
def coverage(path: str) -> Coverage:
    """What the (first) font of a file has; nothing if it cannot be read or drawn."""
    try:
        # Read only what is needed: some fonts have tens of megabytes.
        with Path(path).open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
            return _of_font(data, _first_font(data))
    except (OSError, ValueError, struct.error):
        return _NONE


def _first_font(data: mmap.mmap) -> int:
    return int(struct.unpack_from(">I", data, 12)[0]) if data[:4] == b"ttcf" else 0


def _of_font(data: mmap.mmap, start: int) -> Coverage:
    (count,) = struct.unpack_from(">H", data, start + 4)
    tables = {}
    for number in range(min(count, _LONGEST)):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, start + 12 + 16 * number)
        tables[tag] = offset
    if b"cmap" not in tables or not _OUTLINES & tables.keys() or _PICTURES & tables.keys():
        return _NONE
    cmap = tables[b"cmap"]
    (subtables,) = struct.unpack_from(">H", data, cmap + 2)
    found: dict[int, int] = {}
    for number in range(min(subtables, _LONGEST)):
        platform, encoding, offset = struct.unpack_from(">HHI", data, cmap + 4 + 8 * number)
        if platform == 0 or (platform == 3 and encoding in (1, 10)):
            (kind,) = struct.unpack_from(">H", data, cmap + offset)
            found[kind] = cmap + offset
    if 12 in found:
        return _merged(_long_ranges(data, found[12]))
    return _merged(_short_ranges(data, found[4])) if 4 in found else _NONE


def _long_ranges(data: mmap.mmap, at: int) -> list[tuple[int, int]]:
    """Format 12: groups of characters."""
    (count,) = struct.unpack_from(">I", data, at + 12)
    groups = struct.iter_unpack(">III", data[at + 16 : at + 16 + 12 * count])
    return [(first, last) for first, last, glyph in groups if glyph or last > first]


def _short_ranges(data: mmap.mmap, at: int) -> list[tuple[int, int]]:
    """Format 4: segments in which single characters may lack a glyph."""
    (double,) = struct.unpack_from(">H", data, at + 6)
    count = double // 2
    lasts = struct.unpack_from(f">{count}H", data, at + 14)
    firsts = struct.unpack_from(f">{count}H", data, at + 16 + double)
    offsets_at = at + 16 + 3 * double
    offsets = struct.unpack_from(f">{count}H", data, offsets_at)
    ranges = []
    for place, (first, last) in enumerate(zip(firsts, lasts, strict=True)):
        if first == 0xFFFF:
            continue
        if offsets[place] == 0:
            ranges.append((first, last))
            continue
        start = offsets_at + 2 * place + offsets[place]
        glyphs = struct.unpack_from(f">{last - first + 1}H", data, start)
        ranges += [(first + step, first + step) for step, glyph in enumerate(glyphs) if glyph]
    return ranges


def _merged(ranges: list[tuple[int, int]]) -> Coverage:
    firsts: list[int] = []
    lasts: list[int] = []
    for first, last in sorted(ranges):
        if lasts and first <= lasts[-1] + 1:
            lasts[-1] = max(lasts[-1], last)
        else:
            firsts.append(first)
            lasts.append(last)
    return Coverage(tuple(firsts), tuple(lasts))


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
