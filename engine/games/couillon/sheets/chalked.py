"""Sheets that are drawn in chalk: the slate with its boucles, Troeven's trees, Kujong's cows.

The slate, its lines with boucles, and the craie dans le trou:

- A win wipes a line. Whoever accepted trumps and lost gets a boucle on one of their lines.
- A line with a boucle takes two wins: the boucle goes first. Boucles hang from the lowest line up.
- After a tie the next win wipes two marks; several ties do not add up.
- Whoever has no lines left has won the match.

Troeven's trees, with branches that a ball cancels; one tree with two sides, or three single ones:

- A win puts a ball on a branch. Whoever made trumps and lost adds a branch.
- After a draw, or several, the next win cancels two.
- Three on their own: a player with most points alone cancels a branch; with several at the top nobody does.
- Whoever has cancelled all branches has won the match.

Kujong's cows, strokes to cross out, nine or five on each side:

- The winners of a deal cross out a stroke, one more for all tricks, and one more where the Mit' was declared.
- Whoever made trumps and lost adds a stroke, or two with `ottant` after declaring the Mit'. A tie changes nothing.
- Whoever has no strokes left has won the cow. Two cows win the match: nine strokes each, and five for a third one.
  Options know herds of nine and five in turn, and single cows.

Source: couillon-family.txt, "Basic Game", its last five paragraphs, the sections on Troeven and Kujong;
docs/rules/couillon.md, "Scores", for where a boucle goes, how much a win removes, three trees, herds and ties.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import ge
from typing import Final, NamedTuple, Self

from engine.games.couillon.sheets.sheet import Count, Sheet, changed

SideLines = tuple[int, ...]
"""One side's lines from the topmost down: for each line left, the number of boucles on it."""


def marks(lines: SideLines) -> int:
    """Lines and boucles left, which are the wins this side still needs."""
    return len(lines) + sum(lines)


def wipe(lines: SideLines) -> SideLines:
    """Remove one mark: a boucle if the topmost line has one, else that line. An empty slate stays empty."""
    if lines and lines[0]:
        return lines[0] - 1, *lines[1:]
    return lines[1:]


def add_boucle(lines: SideLines) -> SideLines:
    """Hang a boucle on the lowest line without one; if all have one, hang another one on the lowest.

    Where no line is left, in a match with a fixed number of deals, add a line instead, which takes a win to remove.
    """
    if not lines:
        return (0,)
    bare = [index for index, boucles in enumerate(lines) if not boucles]
    at = bare[-1] if bare else len(lines) - 1
    return *lines[:at], lines[at] + 1, *lines[at + 1 :]


@dataclass(frozen=True, slots=True)
class Slate(Sheet):
    """Both sides' lines, and whether a tie has left the craie dans le trou."""

    sides: tuple[SideLines, ...]
    craie: bool = False

    @classmethod
    def clean(cls, lines: int) -> Self:
        """The slate before the first deal."""
        return cls(((0,) * lines, (0,) * lines))

    def after(self, count: Count) -> Self:
        """A side that accepted and took fewer points gets a boucle; the winners wipe one mark, two after a tie.

        A tie only sets the craie, and ties do not add up.
        """
        if count.winner is None:
            return type(self)(self.sides, craie=True)
        sides = list(self.sides)
        if count.penalised is not None:
            sides[count.penalised] = add_boucle(sides[count.penalised])
        for _ in range(2 if self.craie else 1):
            sides[count.winner] = wipe(sides[count.winner])
        return type(self)(tuple(sides))

    def adjusted(self, side: int, by: int) -> Self:
        """Boucles for marks more, and so many wiped for marks less."""
        lines = list(self.sides)
        for _ in range(abs(by)):
            lines[side] = add_boucle(lines[side]) if by > 0 else wipe(lines[side])
        return type(self)(tuple(lines), self.craie)

    @property
    def score(self) -> tuple[int, ...]:
        """Marks left; lower is better."""
        return tuple(map(marks, self.sides))


@dataclass(frozen=True, slots=True)
class Tree(Sheet):
    """Branches per side: those it began with, those added, and those cancelled by a ball."""

    branches: int
    added: tuple[int, ...]
    balls: tuple[int, ...]
    doubled: bool = False
    """Whether the next win cancels two branches, after a drawn deal."""

    @classmethod
    def bare(cls, branches: int, sides: int) -> Self:
        """The sheet before the first deal."""
        return cls(branches, (0,) * sides, (0,) * sides)

    def after(self, count: Count) -> Self:
        """The winners cancel branches, no more than are left; a side that made trumps and lost adds one."""
        if count.winner is None:
            return type(self)(self.branches, self.added, self.balls, doubled=True)
        due = min(2 if self.doubled else 1, self.score[count.winner])
        return type(self)(
            self.branches, changed(self.added, count.penalised, 1), changed(self.balls, count.winner, due)
        )

    def adjusted(self, side: int, by: int) -> Self:
        """More branches, or balls on so many."""
        if by > 0:
            return replace(self, added=changed(self.added, side, by))
        return replace(self, balls=changed(self.balls, side, -by))

    @property
    def score(self) -> tuple[int, ...]:
        """Branches left; lower is better."""
        return tuple(self.branches + added - balls for added, balls in zip(self.added, self.balls, strict=True))


LONG: Final = 9
"""Strokes of a regular cow."""
SHORT: Final = 5


class Herd(NamedTuple):
    """Which cows are played for."""

    strokes: Callable[[tuple[int, ...]], int]
    """Strokes of the next cow, given how many cows each side has won."""
    needed: tuple[int, int, int]
    """Cows needed to win the match: with nine strokes, with five, and in all."""


def _decider_is_short(won: tuple[int, ...]) -> int:
    """The strokes of the next cow, where the decider after one each is a short one."""
    return SHORT if won == (1, 1) else LONG


def _in_turn(won: tuple[int, ...]) -> int:
    return SHORT if sum(won) % 2 else LONG


HERDS: Final = {
    "9-9-5": Herd(_decider_is_short, (0, 0, 2)),
    "9-5": Herd(_in_turn, (1, 1, 2)),
    "9": Herd(lambda _: LONG, (1, 0, 1)),
    "5": Herd(lambda _: SHORT, (0, 1, 1)),
}
"""By option `cows`; in `9-5` a side has to win at least one regular cow and one short one, as Thomas Junk writes."""


@dataclass(frozen=True, slots=True)
class Cows(Sheet):
    """The cow being played, or the one just won, and the cows won before."""

    strokes: int = LONG
    """Strokes that each side began this cow with."""
    added: tuple[int, ...] = (0, 0)
    crossed: tuple[int, ...] = (0, 0)
    won: tuple[int, ...] = (0, 0)
    """Cows won per side, each drawn as a tail on the side's area."""
    short: tuple[int, ...] = (0, 0)
    """How many of them had five strokes."""
    herd: str = "9-9-5"
    """A name in `HERDS`."""

    @classmethod
    def first(cls, herd: str) -> Self:
        """The sheet before the first deal."""
        return cls(herd=herd).next_cow()

    def after(self, count: Count) -> Self:
        """The winners cross out strokes, no more than are left; a side that made trumps and lost adds some."""
        if count.winner is None:
            return self
        due = min(1 + count.swept + count.said, self.score[count.winner])
        after = replace(
            self,
            added=changed(self.added, count.penalised, count.penalty),
            crossed=changed(self.crossed, count.winner, due),
        )
        return after._with_cow_won()

    def adjusted(self, side: int, by: int) -> Self:
        """More strokes, or so many crossed out, which may win the cow."""
        if by > 0:
            return replace(self, added=changed(self.added, side, by))
        return replace(self, crossed=changed(self.crossed, side, -by))._with_cow_won()

    def _with_cow_won(self) -> Self:
        won = self.cow_winner
        short = changed(self.short, won, 1) if self.strokes == SHORT else self.short
        return replace(self, won=changed(self.won, won, 1), short=short)

    def next_deal(self) -> Self:
        """The sheet with a new cow, if the last one is won."""
        return self if self.cow_winner is None else self.next_cow()

    def next_cow(self) -> Self:
        """The sheet with the next cow, nothing crossed out yet."""
        return type(self)(HERDS[self.herd].strokes(self.won), won=self.won, short=self.short, herd=self.herd)

    @property
    def cow_winner(self) -> int | None:
        """The side that has crossed out every stroke of this cow."""
        return self.score.index(0) if 0 in self.score else None

    @property
    def long(self) -> tuple[int, ...]:
        """Per side how many of the cows won had nine strokes."""
        return tuple(won - short for won, short in zip(self.won, self.short, strict=True))

    @property
    def needs_both_kinds(self) -> bool:
        """Whether it takes both a regular cow and a short one to win the match."""
        long, short, _ = HERDS[self.herd].needed
        return bool(long and short)

    @property
    def score(self) -> tuple[int, ...]:
        """Strokes left in this cow; lower is better."""
        return tuple(self.strokes + added - crossed for added, crossed in zip(self.added, self.crossed, strict=True))

    @property
    def winners(self) -> tuple[int, ...]:
        """The side with the cows needed, which can only be the winner of the present cow."""
        needed = HERDS[self.herd].needed
        has = zip(self.long, self.short, self.won, strict=True)
        return tuple(side for side, own in enumerate(has) if all(map(ge, own, needed)))

    @property
    def leaders(self) -> tuple[int, ...]:
        """The sides with the most cows, and among these the fewest strokes left."""
        standing = [(won, -left) for won, left in zip(self.won, self.score, strict=True)]
        return tuple(side for side, one in enumerate(standing) if one == max(standing))
