"""Seats, numbered 1..n clockwise."""

from __future__ import annotations


def next_seat(seat: int, seats: int) -> int:
    """The seat at this one's left."""
    return seat % seats + 1


def previous_seat(seat: int, seats: int) -> int:
    """The seat at this one's right."""
    return (seat - 2) % seats + 1


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats, starting with `first`."""
    return tuple((first - 1 + step) % seats + 1 for step in range(seats))


def eldest(dealer: int, seats: int) -> int:
    """The seat at dealer's left."""
    return next_seat(dealer, seats)
