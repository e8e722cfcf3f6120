"""Finished pictures, and what pictures are made of, kept for a while: who sees the same gets the same, drawn once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Final, Generic, ParamSpec, TypeVar

from rendering.canvas.values import Picture

_P = ParamSpec("_P")
_T = TypeVar("_T")

ROOM: Final = 4_000_000
"""How many bytes of pictures each kind of drawing keeps: those of a hundred tables or more."""


class Shelf(Generic[_T]):
    """What was asked for last, together at most `room` bytes; any thread may ask."""

    def __init__(self, room: int, size: Callable[[_T], int]) -> None:
        self._room, self._size_of = room, size
        self.size = 0
        self._things: OrderedDict[Hashable, _T] = OrderedDict()
        self._lock = Lock()

    def take(self, key: Hashable, make: Callable[[], _T]) -> _T:
        """What is kept under `key`, or made now: outside the lock, so that nobody waits for another's."""
        with self._lock:
            if (found := self._things.get(key)) is not None:
                self._things.move_to_end(key)
                return found
        made = make()
        with self._lock:
            if key not in self._things:
                self._things[key] = made
                self.size += self._size_of(made)
            while self.size > self._room:
                self.size -= self._size_of(self._things.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._things.clear()
            self.size = 0


class Kept(Shelf[Picture]):
    """Finished pictures."""

    def __init__(self, room: int = ROOM) -> None:
        super().__init__(room, lambda picture: len(picture.data))


_STOCK: Final[list[Shelf[object]]] = []


def stocked(room: int, size: Callable[[_T], int]) -> Callable[[Callable[_P, _T]], Callable[_P, _T]]:
    """Keep what a function draws for other drawings, together at most `room` bytes, which `size` tells of each.

    Equal arguments, given by place, draw nothing anew. What it returns must never be changed.
    """

    def stocking(draw: Callable[_P, _T]) -> Callable[_P, _T]:
        shelf: Shelf[_T] = Shelf(room, size)
        _STOCK.append(shelf)  # type: ignore[arg-type]  # only its size is asked for

        @wraps(draw)
        def drawn(*args: _P.args, **kwargs: _P.kwargs) -> _T:
            return shelf.take(args, lambda: draw(*args, **kwargs))

        # As what `lru_cache` keeps is forgotten.
        vars(drawn)["cache_clear"] = shelf.clear
        return drawn

    return stocking


def held() -> int:
    """Bytes of everything that is kept for other drawings."""
    return sum(shelf.size for shelf in _STOCK)


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
        return pictures.take(key, lambda: draw(*args, **kwargs))

    return drawn


def _hashable(value: object) -> Hashable:
    return tuple(value) if isinstance(value, list) else value
