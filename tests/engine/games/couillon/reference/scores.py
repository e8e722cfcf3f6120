"""The naive reference's ways of scoring, each a plain list of numbers that a deal changes.

Sides are counted from 0. A score knows nothing about cards: it hears who took what in a deal.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Done:
    """A deal that was played to its end."""

    points: list[int]
    tricks: list[int]
    maker: int | None
    """The side that made trumps."""
    mit: int | None = None
    """The side that declared the Mit'."""
    kontra: bool = False
    re: bool = False

    @property
    def winner(self) -> int | None:
        """The side that took more card points than any other, if there is one."""
        best = max(self.points)
        if self.points.count(best) > 1:
            return None
        return self.points.index(best)

    @property
    def all_tricks(self) -> bool:
        """Whether one side took every trick."""
        return sorted(self.tricks)[-2] == 0

    @property
    def maker_lost(self) -> bool:
        """Whether another side beat the one that made trumps; a draw is no loss."""
        return self.winner is not None and self.maker is not None and self.winner != self.maker


class Score:
    """A match's score. `count` a deal or report one `thrown_in`; then ask for `score` and `winners`."""

    deals = 0
    """How many deals the match has; 0 means until somebody has won."""
    cow: int | None = None
    """The side that won a cow by the last deal."""

    def begin_deal(self) -> None:
        """A new deal begins."""

    def count(self, done: Done) -> None:
        raise NotImplementedError

    def thrown_in(self) -> None:
        """Nobody made trumps."""

    def score(self) -> list[int]:
        raise NotImplementedError

    def done(self) -> list[int]:
        """The sides that would have won a match without a number of deals."""
        raise NotImplementedError

    def order(self) -> list[tuple[int, ...]]:
        """How each side stands after all deals; less is better."""
        return [(figure,) for figure in self.score()]

    def winners(self, deals: int) -> list[int]:
        """The sides that have won the match after this many deals."""
        if not self.deals:
            return self.done()
        order = self.order()
        return [side for side in range(len(order)) if order[side] == min(order)] if deals == self.deals else []


class Slate(Score):
    """Lines, from the bottom up, each with its boucles."""

    def __init__(self, lines: int) -> None:
        self.sides = [[0] * lines, [0] * lines]
        self.craie = False

    def count(self, done: Done) -> None:
        if done.winner is None:
            self.craie = True
            return
        if done.maker_lost:
            self.hang_boucle(self.sides[1 - done.winner])
        self.erase(self.sides[done.winner])
        if self.craie:
            self.erase(self.sides[done.winner])
        self.craie = False

    @staticmethod
    def hang_boucle(lines: list[int]) -> None:
        if not lines:
            # A side without lines gets one, but only in a match with a number of deals.
            lines.append(0)
            return
        for index in range(len(lines)):
            if lines[index] == 0:
                lines[index] = 1
                return
        lines[0] += 1

    @staticmethod
    def erase(lines: list[int]) -> None:
        if not lines:
            return
        if lines[-1] > 0:
            lines[-1] -= 1
        else:
            lines.pop()

    def score(self) -> list[int]:
        return [len(lines) + sum(lines) for lines in self.sides]

    def done(self) -> list[int]:
        return [side for side in (0, 1) if not self.sides[side]]


class Points(Score):
    """Game points, upwards."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.total = [0, 0]
        self.after_tie = False

    def count(self, done: Done) -> None:
        if done.winner is None:
            self.after_tie = True
            return
        self.total[done.winner] += 2 if self.after_tie else 1
        if done.maker_lost:
            self.total[1 - done.winner] -= 1
        self.after_tie = False

    def score(self) -> list[int]:
        return list(self.total)

    def order(self) -> list[tuple[int, ...]]:
        return [(-points,) for points in self.total]

    def done(self) -> list[int]:
        return [side for side in (0, 1) if self.total[side] >= self.target]


class Royes(Score):
    """Rôyes to lose, with what the Mit', Kontra and Re add."""

    def __init__(self, royes: int, tie: str, ottant: bool) -> None:
        self.left = [royes, royes]
        self.tie, self.ottant = tie, ottant

    def count(self, done: Done) -> None:
        winner = done.winner
        if winner is None and self.tie == "non-makers" and done.maker is not None:
            winner = 1 - done.maker
        if winner is not None:
            self.left[winner] -= bonus(done)
            if done.maker is not None and winner != done.maker:
                self.left[1 - winner] += penalty(done, self.ottant)
        elif self.tie == "both-score":
            self.left = [royes - 1 for royes in self.left]

    def score(self) -> list[int]:
        return list(self.left)

    def done(self) -> list[int]:
        home = [side for side in (0, 1) if self.left[side] <= 0]
        return [side for side in home if self.left[side] == min(self.left[other] for other in home)]


def bonus(done: Done) -> int:
    """What the winners take off."""
    return 1 + done.all_tricks + (done.mit is not None) + done.kontra + done.re


def penalty(done: Done, ottant: bool) -> int:
    """What trump makers add if they do not win."""
    return 2 if ottant and done.mit is not None and done.mit == done.maker else 1


class Numbers(Score):
    """Kwajongen's tree, kept in numbers."""

    def __init__(self, points: int) -> None:
        self.left = [points, points]
        self.passed = False

    def count(self, done: Done) -> None:
        if done.winner is None:
            if done.maker is not None:
                self.left[done.maker] += 1
            return
        self.left[done.winner] -= 1 + done.all_tricks + self.passed
        if self.deals and self.left[done.winner] < 0:
            self.left[done.winner] = 0
        self.passed = False
        if done.maker_lost:
            self.left[1 - done.winner] += 1

    def thrown_in(self) -> None:
        self.passed = True

    def score(self) -> list[int]:
        return list(self.left)

    def done(self) -> list[int]:
        return [side for side in (0, 1) if self.left[side] <= 0]


class Cows(Score):
    """The strokes left in the present cow, and the cows that each side has won, by their strokes."""

    def __init__(self, cows: str, ottant: bool) -> None:
        self.cows, self.ottant = cows, ottant
        self.won: list[list[int]] = [[], []]
        self.new_cow()

    def new_cow(self) -> None:
        mine, yours = map(len, self.won)
        if self.cows == "9-9-5":
            self.strokes = 5 if mine == yours == 1 else 9
        elif self.cows == "9-5":
            self.strokes = [9, 5][(mine + yours) % 2]
        else:
            self.strokes = int(self.cows)
        self.left = [self.strokes, self.strokes]

    def begin_deal(self) -> None:
        if self.cow is not None:
            self.new_cow()
        self.cow = None

    def count(self, done: Done) -> None:
        if done.winner is None:
            return
        if done.maker_lost:
            self.left[1 - done.winner] += penalty(done, self.ottant)
        self.left[done.winner] = max(0, self.left[done.winner] - bonus(done))
        if self.left[done.winner] == 0:
            self.won[done.winner].append(self.strokes)
            self.cow = done.winner

    def score(self) -> list[int]:
        return list(self.left)

    def order(self) -> list[tuple[int, ...]]:
        return [(-len(self.won[side]), self.left[side]) for side in (0, 1)]

    def done(self) -> list[int]:
        if self.cows == "9-9-5":
            return [side for side in (0, 1) if len(self.won[side]) == 2]
        needed = {int(strokes) for strokes in self.cows.split("-")}
        return [side for side in (0, 1) if needed <= set(self.won[side])]


class Tree(Score):
    """Branches left on each side's tree."""

    def __init__(self, sides: int, branches: int) -> None:
        self.left = [branches] * sides
        self.drawn = False

    def count(self, done: Done) -> None:
        if done.winner is None:
            self.drawn = True
            return
        self.left[done.winner] = max(0, self.left[done.winner] - (2 if self.drawn else 1))
        if done.maker is not None and done.maker_lost:
            self.left[done.maker] += 1
        self.drawn = False

    def score(self) -> list[int]:
        return list(self.left)

    def done(self) -> list[int]:
        return [side for side in range(len(self.left)) if self.left[side] == 0]


def score_of(scoring: str, seats: int, options: dict[str, str]) -> Score:
    """An empty score sheet."""
    score = empty_sheet(scoring, seats, options)
    score.deals = int(options["deals"])
    return score


def empty_sheet(scoring: str, seats: int, options: dict[str, str]) -> Score:
    ottant, branches = options["ottant"] == "yes", int(options["branches"])
    if scoring == "slate":
        return Slate(int(options["lines"]))
    if scoring == "points":
        return Points(int(options["target"]))
    if scoring == "royes":
        return Royes(int(options["royes"]), options["tie"], ottant)
    if scoring == "numbers":
        return Numbers(branches)
    if scoring == "cows":
        return Cows(options["cows"], ottant)
    return Tree(3 if seats == 3 else 2, branches)
