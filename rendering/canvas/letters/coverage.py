"""Reads which letters a font file has from its character table, so that no box is ever drawn to find out."""

from __future__ import annotations

import mmap
import struct
from bisect import bisect_right
from functools import lru_cache
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
