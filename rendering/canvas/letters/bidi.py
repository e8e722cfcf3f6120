"""Which way each letter of a line runs: Unicode's bidirectional algorithm, for one line.

It follows Unicode's annex 9, whose rules are named here by their letters. Embeddings and overrides (LRE, RLE, LRO,
RLO, PDF) are left out as if they were not there: the bot writes none, and nobody's name may turn what stands beside it.
Isolates, which the bot does write round a name, are followed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeVar

_Piece = TypeVar("_Piece")

_ISOLATES: Final = {"LRI": 0, "RLI": 1, "FSI": None}
"""What begins an isolate, with its direction: 0 from the left, 1 from the right, or as its first letter says."""
_END: Final = "PDI"
_STRONG: Final = {"L": 0, "R": 1, "AL": 1}
_LEFT_OUT: Final = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "BN"))
_NEUTRAL: Final = frozenset(("B", "S", "WS", "ON", _END, *_ISOLATES))
_OF_THE_LINE: Final = frozenset(("S", "B"))
"""Tabulators and ends of paragraphs, which take the line's own level."""
_AT_THE_END: Final = frozenset(("WS", _END, *_ISOLATES))
"""What takes the line's own level at its end."""
_NUMBERS: Final = frozenset(("EN", "AN"))
_WAYS: Final = "LR"
_UNEVEN: Final = dict(zip("[{［｛\u298d\u298f", "]}］｝\u2990\u298e", strict=True))
"""The brackets that close with another character than the next one."""
_MOST_OPEN: Final = 63
"""More brackets open at once, and none is taken for a pair (BD16)."""
_FSI: Final = "\u2068"
_PDI: Final = "\u2069"


@lru_cache(maxsize=2048)
def levels(text: str) -> tuple[int, ...]:
    """A level for each character: those with an even one run from left to right, with an odd one from right to left."""
    kinds = [unicodedata.bidirectional(letter) or "L" for letter in text]
    if all(kind in ("L", "EN", "WS", "ON", "ES", "ET", "CS", "NSM", "BN") for kind in kinds):
        return (0,) * len(text)
    base = _direction(kinds)
    found = [base] * len(text)
    for level, places in _parts(kinds, base):
        for place, of_letter in zip(places, _resolved(text, kinds, places, level), strict=True):
            found[place] = of_letter
    _settle_rest(kinds, found, base)
    return tuple(found)


def from_left(pieces: Sequence[_Piece], of_pieces: Sequence[int]) -> list[_Piece]:
    """Pieces of a line, each with its level, as they stand from left to right (L2)."""
    order = list(range(len(pieces)))
    for level in range(max(of_pieces, default=0), 0, -1):
        at = 0
        while at < len(order):
            end = at
            while end < len(order) and of_pieces[order[end]] >= level:
                end += 1
            order[at:end] = reversed(order[at:end])
            at = end + 1
    return [pieces[place] for place in order]


def closed(*parts: str) -> tuple[str, ...]:
    """Parts of a text that was broken or cut, each with the whole of the isolates in which it stands."""
    whole, still_open = [], 0
    for part in parts:
        began = _FSI * still_open + part
        still_open = max(began.count(_FSI) - began.count(_PDI), 0)
        whole.append(began + _PDI * still_open)
    return tuple(whole)


def _direction(kinds: Sequence[str]) -> int:
    """0 or 1, as the first letter says that stands in no isolate (P2, P3)."""
    depth = 0
    for kind in kinds:
        if kind in _ISOLATES:
            depth += 1
        elif kind == _END:
            depth = max(depth - 1, 0)
        elif depth == 0 and kind in _STRONG:
            return _STRONG[kind]
    return 0


def _isolate(kinds: Sequence[str], start: int) -> Sequence[str]:
    """What stands in the isolate that begins there: all of the rest if nothing ends it."""
    depth = 0
    for end in range(start, len(kinds)):
        depth += (kinds[end] in _ISOLATES) - (kinds[end] == _END)
        if depth < 0:
            return kinds[start:end]
    return kinds[start:]


def _parts(kinds: Sequence[str], base: int) -> Iterator[tuple[int, list[int]]]:
    """The line without its isolates, and each isolate without those in it: its level, and the places of its letters.

    These are the sequences of BD13 where there are no embeddings: what begins and ends an isolate belongs to what
    stands around it.
    """
    open_parts: list[tuple[int, list[int]]] = [(base, [])]
    for place, kind in enumerate(kinds):
        if kind in _LEFT_OUT:
            continue
        if kind == _END and len(open_parts) > 1:
            yield open_parts.pop()
        level, places = open_parts[-1]
        places.append(place)
        if kind in _ISOLATES:
            way = _ISOLATES[kind]
            way = _direction(_isolate(kinds, place + 1)) if way is None else way
            # The next level that has this direction (X5a to X5c).
            open_parts.append((level + 1 + ((level + 1) % 2 != way), []))
    yield from reversed(open_parts)


def _resolved(text: str, kinds: Sequence[str], places: Sequence[int], level: int) -> Iterator[int]:
    """The levels of one part, whose surroundings count as letters of its own direction (X10)."""
    own = _WAYS[level % 2]
    found = _weak([kinds[place] for place in places], own)
    _settle_brackets([text[place] for place in places], [kinds[place] for place in places], found, level)
    _settle_neutrals(found, own)
    for kind in found:
        # I1 and I2.
        if level % 2:
            yield level + (kind != "R")
        else:
            yield level + {"L": 0, "R": 1}.get(kind, 2)


def _weak(kinds: Sequence[str], own: str) -> list[str]:
    """Marks, numbers and what stands beside numbers, settled (W1 to W7)."""
    found: list[str] = []
    for kind in kinds:
        if kind == "NSM":
            before = found[-1] if found else own
            found.append("ON" if before == _END or before in _ISOLATES else before)
        else:
            found.append(kind)
    strong = own
    for at, kind in enumerate(found):
        if kind in _STRONG:
            strong = kind
        elif kind == "EN" and strong == "AL":
            found[at] = "AN"
    found = ["R" if kind == "AL" else kind for kind in found]
    for at in range(1, len(found) - 1):
        before, kind, after = found[at - 1 : at + 2]
        if before == after and ((kind == "CS" and before in _NUMBERS) or (kind == "ES" and before == "EN")):
            found[at] = before
    for places in (range(1, len(found)), range(len(found) - 2, -1, -1)):
        for at in places:
            if found[at] == "ET" and found[at - places.step] == "EN":
                found[at] = "EN"
    strong = own
    for at, kind in enumerate(found):
        if kind in ("ES", "ET", "CS"):
            found[at] = "ON"
        elif kind in _WAYS:
            strong = kind
        elif kind == "EN" and strong == "L":
            found[at] = "L"
    return found


def _settle_brackets(letters: Sequence[str], kinds: Sequence[str], found: list[str], level: int) -> None:
    """Both brackets of a pair run the same way (N0)."""
    own, other = _WAYS[level % 2], _WAYS[1 - level % 2]
    for start, end in sorted(_pairs(letters, found)):
        within = {_way(kind) for kind in found[start + 1 : end]}
        if own in within:
            way = own
        elif other in within:
            before = (way for kind in reversed(found[:start]) if (way := _way(kind)))
            way = other if next(before, own) == other else own
        else:
            continue
        for at in (start, end):
            found[at] = way
            for mark in range(at + 1, len(found)):
                if kinds[mark] != "NSM":
                    break
                found[mark] = way


def _pairs(letters: Sequence[str], found: Sequence[str]) -> list[tuple[int, int]]:
    """The places of brackets that belong together (BD16)."""
    pairs: list[tuple[int, int]] = []
    waiting: list[tuple[str, int]] = []
    for at, letter in enumerate(letters):
        if found[at] != "ON" or not unicodedata.mirrored(letter):
            continue
        bracket = unicodedata.normalize("NFC", letter)
        match unicodedata.category(letter):
            case "Ps" if len(waiting) == _MOST_OPEN:
                return []
            case "Ps":
                waiting.append((_UNEVEN.get(bracket) or chr(ord(bracket) + 1), at))
            case "Pe":
                opened = [number for number, (closing, _) in enumerate(waiting) if closing == bracket]
                if opened:
                    pairs.append((waiting[opened[-1]][1], at))
                    del waiting[opened[-1] :]
    return pairs


def _way(kind: str) -> str:
    """L or R; numbers count as R; empty for what has no direction."""
    return "R" if kind in _NUMBERS else kind if kind in _WAYS else ""


def _settle_neutrals(found: list[str], own: str) -> None:
    """What has no direction takes that of both its neighbours, or its part's own (N1, N2)."""
    at = 0
    while at < len(found):
        end = at
        while end < len(found) and found[end] in _NEUTRAL:
            end += 1
        if end > at:
            before = _way(found[at - 1]) if at else own
            after = _way(found[end]) if end < len(found) else own
            found[at:end] = [before if before == after else own] * (end - at)
        at = end + 1


def _settle_rest(kinds: Sequence[str], found: list[int], base: int) -> None:
    """What was left out goes with what stands before it, and what ends the line with the line (L1)."""
    for at, kind in enumerate(kinds):
        if kind in _LEFT_OUT:
            found[at] = found[at - 1] if at else base
    ends = True
    for at in range(len(kinds) - 1, -1, -1):
        ends = kinds[at] in _OF_THE_LINE or (ends and (kinds[at] in _AT_THE_END or kinds[at] in _LEFT_OUT))
        if ends:
            found[at] = base
