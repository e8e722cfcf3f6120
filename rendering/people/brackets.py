"""A knock-out as a tree, in parts that a phone shows legibly. Pure.

A part shows a few rounds side by side: the games of its last round, and before each of them the games from which its
two came. It is put together from who met whom, so it does not matter how a round was drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

SIDE_BY_SIDE: Final = 3
"""So many rounds fit beside each other with names that can be read."""
MOST_IN_A_PART: Final = 8
"""Games of a part's first round, or what takes their room: more would be higher than a screen."""
FINAL: Final = 2
SEMI_FINAL: Final = 4
QUARTER_FINAL: Final = 8
"""The most people still in it."""


class Tie(NamedTuple):
    """A game of a knock-out; with one place, who had nobody to meet and goes on."""

    places: tuple[int, ...]
    """0: a computer."""
    figures: tuple[str, ...] = ()
    """What each of them came to; empty until it is played."""
    winner: int | None = None
    """The place that goes on; None while it is played."""


Cup = Sequence[Sequence[Tie]]
"""The ties of every round that has been drawn."""


class Knot(NamedTuple):
    """A tie of a part, and where it stands."""

    column: int
    """From 0, the part's first round."""
    row: float
    """Its middle, in heights of a tie from the top."""
    tie: Tie
    onward: tuple[int, int] | None
    """Which of the part's knots its winner goes to, and at which place there; None: to none of this part."""


class Part(NamedTuple):
    """Some rounds of some of the tree."""

    first: int
    """The round of its first column, from 1."""
    columns: int
    rows: int
    """Its height in ties."""
    knots: tuple[Knot, ...]


def stage_of(round_: Sequence[Tie]) -> str:
    """What players call a round: `final`, `semi`, `quarter`, or empty where it only has its number."""
    people = sum(len(tie.places) for tie in round_)
    stages = ((FINAL, "final"), (SEMI_FINAL, "semi"), (QUARTER_FINAL, "quarter"))
    return next((name for most, name in stages if people <= most), "")


def parts_of(cup: Cup) -> tuple[Part, ...]:
    """The whole tree, from its first rounds to its last."""
    return tuple(part for first, last in _windows(len(cup)) for part in _parts(cup, first, last))


def _windows(rounds: int) -> Iterator[tuple[int, int]]:
    """Which rounds stand side by side: first and last, from 0, with as equal a number as can be."""
    if not rounds:
        return
    groups = -(-rounds // SIDE_BY_SIDE)
    start = 0
    for number in range(groups):
        many = rounds // groups + (number < rounds % groups)
        yield start, start + many - 1
        start += many


class _Tree(NamedTuple):
    """A tie with those it came from within the part."""

    round: int
    tie: Tie
    before: tuple[_Tree | None, ...]
    """By place; None: from an earlier part."""

    @property
    def rows(self) -> int:
        """Its height in ties."""
        return max(1, sum(one.rows for one in self.before if one is not None))


def _parts(cup: Cup, first: int, last: int) -> Iterator[Part]:
    """The trees of these rounds, as many to a part as have room."""
    used: set[int] = set()
    trees: list[_Tree] = []
    # Ties whose winner did not go on, as somebody left between two rounds, are trees of their own.
    for number in range(last, first - 1, -1):
        for at, tie in enumerate(cup[number]):
            if (number << 16 | at) not in used:
                trees.append(_grown(cup, first, number, tie, used))
    held: list[_Tree] = []
    for tree in trees:
        if held and sum(one.rows for one in held) + tree.rows > MOST_IN_A_PART:
            yield _part(held, first, last)
            held = []
        held.append(tree)
    if held:
        yield _part(held, first, last)


def _grown(cup: Cup, first: int, number: int, tie: Tie, used: set[int]) -> _Tree:
    used.add(number << 16 | next(at for at, one in enumerate(cup[number]) if one is tie))
    before: list[_Tree | None] = []
    for place in tie.places:
        earlier = cup[number - 1] if number > first else ()
        found = next((one for one in earlier if place and one.winner == place), None)
        before.append(None if found is None else _grown(cup, first, number - 1, found, used))
    return _Tree(number, tie, tuple(before))


def _part(trees: Sequence[_Tree], first: int, last: int) -> Part:
    knots: list[Knot] = []
    top = 0
    for tree in trees:
        _placed(tree, top, first, None, knots)
        top += tree.rows
    return Part(first + 1, last - first + 1, top, tuple(knots))


def _placed(tree: _Tree, top: int, first: int, onward: tuple[int, int] | None, knots: list[Knot]) -> float:
    """Add a tree from the row `top` down; returns the middle of its last tie."""
    own = len(knots)
    knots.append(Knot(tree.round - first, 0.0, tree.tie, onward))
    middles, at = [], top
    for place, one in enumerate(tree.before):
        if one is not None:
            middles.append(_placed(one, at, first, (own, place), knots))
            at += one.rows
    row = sum(middles) / len(middles) if middles else top + 0.5
    knots[own] = knots[own]._replace(row=row)
    return row
