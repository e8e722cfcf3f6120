"""Finished pictures kept for a while: who sees the same gets the same, drawn once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Final, ParamSpec

from rendering.canvas.values import Picture

_P = ParamSpec("_P")

ROOM: Final = 4_000_000
"""How many bytes of pictures each kind of drawing keeps: those of a hundred tables or more."""


class Kept:
    """The pictures asked for last, together at most `room` bytes; any thread may ask."""

    def __init__(self, room: int = ROOM) -> None:
        self._room, self._size = room, 0
        self._pictures: OrderedDict[Hashable, Picture] = OrderedDict()
        self._lock = Lock()

    def picture(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        """The picture kept under `key`, or drawn now: outside the lock, so that nobody waits for another's."""
        with self._lock:
            if (found := self._pictures.get(key)) is not None:
                self._pictures.move_to_end(key)
                return found
        drawn = draw()
        with self._lock:
            if key not in self._pictures:
                self._pictures[key] = drawn
                self._size += len(drawn.data)
            while self._size > self._room:
                self._size -= len(self._pictures.popitem(last=False)[1].data)
        return drawn


def kept(draw: Callable[_P, Picture]) -> Callable[_P, Picture]:
    """Keep what a function draws; equal arguments, which must not be changed afterwards, draw nothing anew.

    Lists among them are taken as tuples.
    """
    pictures = Kept()

    @wraps(draw)
    def drawn(*args: _P.args, **kwargs: _P.kwargs) -> Picture:
        named = tuple((name, _hashable(value)) for name, value in sorted(kwargs.items()))
        key = (*map(_hashable, args), named)
        try:
            hash(key)
        except TypeError:
            # A game from outside may have views that cannot be looked up.
            return draw(*args, **kwargs)
        return pictures.picture(key, lambda: draw(*args, **kwargs))

    return drawn


def _hashable(value: object) -> Hashable:
    return tuple(value) if isinstance(value, list) else value
