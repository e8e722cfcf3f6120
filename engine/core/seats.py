"""Seats, numbered 1..n clockwise."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def next_seat(seat: int, seats: int) -> int:
    """The seat to the left of this one."""
    return seat % seats + 1


def previous_seat(seat: int, seats: int) -> int:
    """The seat to the right of this one."""
    return (seat - 2) % seats + 1


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats, starting with `first`."""
    return tuple((first - 1 + step) % seats + 1 for step in range(seats))


def eldest(dealer: int, seats: int) -> int:
    """The seat to the dealer's left."""
    return next_seat(dealer, seats)


def per_seat_with(figures: Sequence[int], seat: int, more: int) -> tuple[int, ...]:
    """The figures per seat with `more` added to this seat's."""
    return (*figures[: seat - 1], figures[seat - 1] + more, *figures[seat:])


def bleakness(points: Sequence[int], seats: Collection[int]) -> tuple[int, int]:
    """How bad points, per seat, are for these seats: smaller is worse. Their own points weigh before the others'."""
    own = sum(points[seat - 1] for seat in seats)
    return own, own - sum(points)
