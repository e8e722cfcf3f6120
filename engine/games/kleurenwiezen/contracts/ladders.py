"""The ladder: which contracts there are, their rank and figures, as data; its notation, and the ladders built in.

- Every place plays by a table of its own, lowest contract first: rank, points, further and missing tricks.
- Two are built in, with rows that come and go as far as a table's options allow their contracts.
  - Basic: accept 8 to 13, solo 5 to 8 between them, then misères, abondances, Troel and slam, each with its figure.
  - Flemish: a solo ranks with the partnership for three tricks more, and ordinary games all pay alike (decision 4).
  - Accept 13 that fails costs its flat figure, or goes on from the rows below (decision 2). Troel pays 16, or more with
    every trick (decision 3). Contracts without figures in the sources have those of decision 5.
- A server may write its own, row by row; then there is nothing but its rows (decision 9).

The notation is a row for each contract, from the lowest on, that can say every ladder there is.

    solo 5=3 +1 +1 +1 -1; & accept 8=8 +3 +3 +3 +3 +10 -3 / 5 +1 -1; accept 13=30 lost 23 -3; troel=2 +1 -1 x2 13x2

| text | meaning |
| --- | --- |
| `8` | what the contract pays; first, and alone necessary |
| `+3 +10` | what each further trick adds, the first one first |
| `lost 23` | what is lost without its missing tricks; left out: what would have been won |
| `-3` | what each missing trick adds to that |
| `13:30`, `7:-11` | exactly so many tricks bring this, whatever the rest says; below zero they cost it |
| `x2` | the contract counts as one double from the start, `x3` as two |
| `13x2`, `0x2` | exactly so many tricks of its side count as one double more |
| `/` | then follow the opponents' own figures, without doubles |
| `&` before a contract | it shares the rank of the row before it, and suits decide |

A Troel without steps and without `13:` pays the option `all_tricks` for all thirteen.

Source: kleurenwiezen.txt, "The Scoring", "Variations" and "Flemish Scoring"; docs/rules/kleurenwiezen.md, "The ladder",
"Options" and the decisions named; docs/records.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Final, NamedTuple

from engine.core.errors import Unreadable
from engine.games.kleurenwiezen.contracts.contracts import (
    HAND,
    NATURES,
    Contract,
    ContractKind,
    has_suit,
    names_goal,
    outranks,
)


class Figures(NamedTuple):
    """What a contract pays to each member of a side."""

    basic: int
    over: tuple[int, ...] = ()
    """What each overtrick adds, in order; overtricks beyond these add nothing."""
    under: int = 0
    """What each undertrick adds to the loss."""
    lost: int | None = None
    """The loss before undertricks are added, if it is not the basic figure."""
    exact: tuple[tuple[int, int], ...] = ()
    """Numbers of tricks, ascending, with what exactly that many pay (below zero: cost) regardless of the rest."""

    def points(self, tricks: int, more: int, *, made: bool) -> int:
        """What this many tricks pay, below zero where the contract fails.

        `more`: overtricks, below zero for undertricks; 0 for a negative contract.
        """
        for number, figure in self.exact:
            if number == tricks:
                return figure
        if made:
            return self.basic + sum(self.over[:more])
        return -((self.basic if self.lost is None else self.lost) - self.under * more)


class LadderRow(NamedTuple):
    """A contract in the ladder."""

    kind: ContractKind
    goal: int
    """Tricks, as in the contract; for a Troel, the lower of its two numbers."""
    figures: Figures
    against: Figures | None = None
    """What its opponents lose and win, in ladders that do not balance."""
    doubles: int = 0
    """Doubles it counts as having from the start."""
    doubled_at: tuple[int, ...] = ()
    """Numbers of tricks, ascending, with which its side counts one more double."""
    beside: bool = False
    """Whether it shares the rank of the row before it, so that suits decide between them."""

    @property
    def goals(self) -> tuple[int, ...]:
        """The numbers of tricks that its contract may be for: several only for a Troel."""
        return tuple(NATURES[self.kind].goals) if self.kind is ContractKind.TROEL else (self.goal,)

    @property
    def is_negative(self) -> bool:
        return not has_suit(self.kind)

    @property
    def name(self) -> str:
        """The contract without its suit: `accept 8`, `slam`."""
        return f"{self.kind} {self.goal}" if is_numbered(self.kind) else str(self.kind)


class Ladder:
    """Rows in ascending order; contracts on the same row are ranked by their suits."""

    def __init__(self, rows: Iterable[LadderRow]) -> None:
        ranks: list[tuple[LadderRow, ...]] = []
        for row in rows:
            if row.beside and ranks:
                ranks[-1] += (row,)
            else:
                ranks.append((row._replace(beside=False),))
        self.rows = tuple(ranks)
        """One tuple per rank, with the rows that share it."""
        self._places = {(one.kind, one.goal): (rank, one) for rank, row in enumerate(self.rows) for one in row}

    def __iter__(self) -> Iterator[LadderRow]:
        """The rows from the lowest up."""
        return (one for row in self.rows for one in row)

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process, too, one object per ladder, by which what is worked out for it is found again."""
        return _ladder_of, (tuple(self),)

    def has(self, kind: ContractKind, goal: int) -> bool:
        """Whether there is such a contract."""
        return (kind, goal) in self._places

    def rank(self, contract: Contract) -> int:
        """The contract's rank, from 0; raises KeyError where it has no row."""
        return self._places[_place(contract)][0]

    def row(self, contract: Contract) -> LadderRow:
        """The contract's row; raises KeyError where there is none."""
        return self._places[_place(contract)][1]

    def outranks(self, one: Contract, other: Contract | None) -> bool:
        """Whether a contract is higher than another, by its rank or, on the same rank, by its suit."""
        if other is None:
            return True
        rank, than = self.rank(one), self.rank(other)
        if rank == than and one.suit is not None and other.suit is not None:
            return outranks(one.suit, other.suit)
        return rank > than

    def goals(self, kind: ContractKind) -> tuple[int, ...]:
        """The numbers of tricks for which there is a contract of this kind, ascending."""
        return tuple(goal for goal in NATURES[kind].goals if (kind, goal) in self._places)


@lru_cache(maxsize=64)
def _ladder_of(rows: tuple[LadderRow, ...]) -> Ladder:
    return Ladder(rows)


def is_numbered(kind: ContractKind) -> bool:
    """Whether each number of tricks of this kind has a row of its own."""
    return names_goal(kind) and kind is not ContractKind.TROEL


def _place(contract: Contract) -> tuple[ContractKind, int]:
    """The key of a contract's row; a Troel has a single row, whatever its trumps."""
    return contract.kind, NATURES[ContractKind.TROEL].goals[0] if contract.kind is ContractKind.TROEL else contract.goal


BESIDE: Final = "&"
LOST: Final = "lost"
FIGURES_FORM: Final = (
    "a score, +steps for further tricks, -price of each undertrick: 8 +3 +3 +10 -3; "
    "then lost 23, 13:30, x2, 13x2 where they are needed"
)

_FIGURES: Final = re.compile(
    r"(\d{1,4})((?: \+\d{1,4})*)((?: (?:-\d{1,4}|lost \d{1,4}|\d{1,2}:-?\d{1,4}|x[2-9]|\d{1,2}x2))*)"
)
_WORD: Final = re.compile(r"(-|lost |\d+:|x|\d+x)(-?\d+)")


@lru_cache(maxsize=64)
def parse_rows(text: str) -> tuple[LadderRow, ...]:
    """Rows in ascending order; raises Unreadable. The inverse of `print_rows`."""
    rows = tuple(_parse_row(part.strip()) for part in text.split(";")) if text.strip() else ()
    names = [row.name for row in rows]
    for row, before in zip(rows, (None, *rows), strict=False):
        if names.count(row.name) > 1:
            raise Unreadable("ladder", row.name, "each contract once")
        if row.beside and before is None:
            raise Unreadable("ladder", f"{BESIDE} {row.name}", "a contract before it, whose rank it shares")
    for rank in Ladder(rows).rows:
        negative = [row.name for row in rank if row.is_negative]
        if len(negative) > 1:
            raise Unreadable("ladder", f" {BESIDE} ".join(negative), "a rank of its own for each without trumps")
    return rows


def print_rows(rows: Iterable[LadderRow]) -> str:
    """The text of a ladder in its canonical form."""
    return "; ".join(f"{f'{BESIDE} ' if row.beside else ''}{row.name}={print_figures(row)}" for row in rows)


def print_figures(row: LadderRow) -> str:
    """The figures as text, `8 +3 +3 +10 -3`; the opponents' follow after a slash if they have their own."""
    doubles = [f"x{1 + row.doubles}"] * bool(row.doubles) + [f"{tricks}x2" for tricks in row.doubled_at]
    own = " ".join([_print_figures(row.figures), *doubles])
    return own if row.against is None else f"{own} / {_print_figures(row.against)}"


def _print_figures(figures: Figures) -> str:
    words = [str(figures.basic), *(f"+{step}" for step in figures.over)]
    if figures.lost is not None:
        words.append(f"{LOST} {figures.lost}")
    if figures.under:
        words.append(f"-{figures.under}")
    return " ".join([*words, *(f"{tricks}:{figure}" for tricks, figure in figures.exact)])


def _parse_row(text: str) -> LadderRow:
    name, sign, figures = text.partition("=")
    beside = name.startswith(BESIDE)
    word, *goals = name.removeprefix(BESIDE).split() or [""]
    if word not in set(ContractKind) or not sign:
        raise Unreadable("row of a ladder", text, "a contract and its figures: accept 8=8 +3 +3 +3 +3 +10 -3")
    kind = ContractKind(word)
    possible = {str(goal): goal for goal in NATURES[kind].goals} if is_numbered(kind) else {}
    if len(goals) != bool(possible) or not set(goals) <= possible.keys():
        least, *_, most = possible or (word, word)
        expected = f"{word} and a number from {least} to {most}" if possible else word
        raise Unreadable("contract of a ladder", name.strip(), expected)
    own, stroke, against = figures.partition("/")
    (paid, doubles, doubled_at), theirs = _parse_figures(own), _parse_figures(against) if stroke else None
    if theirs is not None and (theirs[1] or theirs[2]):
        raise Unreadable("figure of a ladder", against.strip(), f"doubles before the /, for both sides: {FIGURES_FORM}")
    if doubled_at and not has_suit(kind):
        raise Unreadable("figure of a ladder", own.strip(), f"no doubles for tricks, of which {kind} has no choice")
    goal = possible[goals[0]] if goals else NATURES[kind].goals[0]
    return LadderRow(kind, goal, paid, theirs[0] if theirs else None, doubles, doubled_at, beside)


def _parse_figures(text: str) -> tuple[Figures, int, tuple[int, ...]]:
    """Figures, the doubles from the start, and the numbers of tricks that count as one more double."""
    match = _FIGURES.fullmatch(" ".join(text.split()))
    if match is None or not text.isascii():
        raise Unreadable("figure of a ladder", text.strip(), FIGURES_FORM)
    words = _WORD.findall(match[3])
    found = {name: int(number) for name, number in words}
    exact = sorted((int(name[:-1]), figure) for name, figure in found.items() if name.endswith(":"))
    doubled_at = sorted(int(name[:-1]) for name in found if name[:-1].isdigit() and name.endswith("x"))
    tricks = [number for number, _ in exact]
    if len(found) < len(words) or max(_repeated(tricks), _repeated(doubled_at)):
        raise Unreadable("figure of a ladder", text.strip(), "each of its parts once")
    if max((*tricks, *doubled_at), default=0) > HAND:
        raise Unreadable("figure of a ladder", text.strip(), f"at most {HAND} tricks")
    over = tuple(int(step) for step in match[2].replace("+", "").split())
    figures = Figures(int(match[1]), over, found.get("-", 0), found.get(f"{LOST} "), tuple(exact))
    return figures, found.get("x", 1) - 1, tuple(doubled_at)


def _repeated(numbers: Sequence[int]) -> int:
    return len(numbers) - len(set(numbers))


_SMALL_SLAM: Final = 12
_NONE, _ALL = 0, HAND


class Choices(NamedTuple):
    """The options that decide which contracts there are and what they pay."""

    solo5: bool
    piccolo: bool
    piccolissimo: bool
    troel: bool
    abondance_table: bool
    slams: bool
    slam_table: bool
    open_slam: bool
    all_tricks: int
    abondance_overtricks: bool
    accept13_undertricks: bool
    edition: int


def basic(choices: Choices) -> Ladder:
    """The ladder of the main description."""
    accepts = {goal: [_accept(goal, choices)] for goal in range(8, 14)}
    solos = {
        goal: [LadderRow(ContractKind.SOLO, goal, Figures(goal - 2, (1,) * (8 - goal), 1))] for goal in range(6, 8)
    }
    solos[5] = [LadderRow(ContractKind.SOLO, 5, Figures(3, (1, 1, 1), 1))] if choices.solo5 else []
    solos[8] = [LadderRow(ContractKind.SOLO, 8, Figures(7, (), 1))]
    steps = [5, 5, 10] if choices.abondance_overtricks else []
    figures = dict(zip(range(9, 13), (10, 15, 20, 30), strict=True))
    abondances = {goal: _abondance(goal, figure, steps[goal - 9 :], choices, 2) for goal, figure in figures.items()}
    return Ladder(
        chain(
            *(accepts[8], solos[5], accepts[9], solos[6], accepts[10], solos[7], accepts[11]),
            [_flat(ContractKind.SMALL_MISERE, 6)],
            *(accepts[12], solos[8]),
            [_flat(ContractKind.PICCOLISSIMO, 7)] * choices.piccolissimo,
            [_flat(ContractKind.PICCOLO, 8)] * choices.piccolo,
            accepts[13],
            abondances[9],
            [_troel(Figures(16), choices.all_tricks)] * choices.troel,
            [_flat(ContractKind.GRAND_MISERE, 12)],
            *(abondances[10], abondances[11]),
            [_flat(ContractKind.OPEN_MISERE, 24)],
            abondances[12],
            _small_slams(choices, 30, 45),
            _slams(choices, 60, 90, 90),
        )
    )


def flemish(choices: Choices) -> Ladder:
    """The Flemish ladder: a solo ranks with a partnership for three tricks more; points are fewer, and doubled."""
    # "The score is 'doubled' if a team wins all 13 tricks in an ordinary game": either team, and so an accept 8
    # that wins no trick costs twice (2 + 8). The first edition read it as the declarers' own tricks.
    swept = (_NONE, _ALL) if choices.edition > 1 else (_ALL,)
    solos = [LadderRow(ContractKind.SOLO, goal, _ordinary(goal), doubled_at=swept) for goal in range(5, 9)]
    accepts = [LadderRow(ContractKind.ACCEPT, goal, _ordinary(goal), doubled_at=swept) for goal in range(8, 14)]
    return Ladder(
        chain(
            [solos[0]] * choices.solo5,
            [accepts[0]._replace(beside=choices.solo5)],
            *([solo, accept._replace(beside=True)] for solo, accept in zip(solos[1:], accepts[1:4], strict=True)),
            accepts[4:],
            *(_abondance(goal, 3, [], choices, 1) for goal in range(9, 13)),
            _small_slams(choices, 15, 18),
            [_flat(ContractKind.SMALL_MISERE, 5)],
            [_flat(ContractKind.PICCOLISSIMO, 5)] * choices.piccolissimo,
            [_flat(ContractKind.PICCOLO, 5)] * choices.piccolo,
            [_flat(ContractKind.GRAND_MISERE, 5)],
            [LadderRow(ContractKind.TROEL, 8, _ordinary(8), doubles=1, doubled_at=(_ALL,))] * choices.troel,
            [_flat(ContractKind.OPEN_MISERE, 10)],
            _slams(choices, 20, 25, 30),
        )
    )


def custom(rows: str, all_tricks: int) -> Ladder:
    """A ladder of exactly these rows; a Troel whose row does not say pays `all_tricks` for all. Raises Unreadable."""
    return Ladder(
        _troel(row.figures, all_tricks, row) if row.kind is ContractKind.TROEL and not row.figures.over else row
        for row in parse_rows(rows)
    )


def _troel(figures: Figures, all_tricks: int, row: LadderRow | None = None) -> LadderRow:
    """A Troel with these figures, and with `all_tricks` for all thirteen tricks if they do not say."""
    row = row or LadderRow(ContractKind.TROEL, 8, figures)
    if _ALL in dict(figures.exact):
        return row
    return row._replace(figures=figures._replace(exact=(*figures.exact, (_ALL, all_tricks))))


def _flat(kind: ContractKind, figure: int) -> LadderRow:
    goal = {ContractKind.PICCOLO: 1, ContractKind.PICCOLISSIMO: 2}.get(kind, 0)
    return LadderRow(kind, goal, Figures(figure))


def _ordinary(goal: int) -> Figures:
    return Figures(2, (1,) * (HAND - goal), 1)


def _accept(goal: int, choices: Choices) -> LadderRow:
    if goal == HAND:
        own = Figures(choices.all_tricks)
        return LadderRow(
            ContractKind.ACCEPT, goal, own._replace(lost=23, under=3) if choices.accept13_undertricks else own
        )
    basic = 3 * goal - 16
    # The last step makes up the difference to what all the tricks are worth.
    steps = [3] * (HAND - 1 - goal)
    return LadderRow(ContractKind.ACCEPT, goal, Figures(basic, (*steps, choices.all_tricks - basic - sum(steps)), 3))


def _abondance(goal: int, figure: int, steps: list[int], choices: Choices, more: int) -> list[LadderRow]:
    """An abondance and, above it, the same with open cards for `more` points; none for twelve beside small slams."""
    if goal == _SMALL_SLAM and choices.slams:
        return []
    rows = [LadderRow(ContractKind.ABONDANCE, goal, Figures(figure, tuple(steps)))]
    if choices.abondance_table:
        rows.append(LadderRow(ContractKind.ABONDANCE_TABLE, goal, Figures(figure + more, tuple(steps))))
    return rows


def _small_slams(choices: Choices, closed: int, on_table: int) -> Iterator[LadderRow]:
    if choices.slams:
        yield LadderRow(ContractKind.SMALL_SLAM, _SMALL_SLAM, Figures(closed))
        if choices.slam_table:
            yield LadderRow(ContractKind.SMALL_SLAM_TABLE, _SMALL_SLAM, Figures(on_table))


def _slams(choices: Choices, closed: int, on_table: int, opened: int) -> Iterator[LadderRow]:
    yield LadderRow(ContractKind.SLAM, HAND, Figures(closed))
    if choices.slam_table:
        yield LadderRow(ContractKind.SLAM_TABLE, HAND, Figures(on_table))
    if choices.open_slam:
        yield LadderRow(ContractKind.OPEN_SLAM, HAND, Figures(opened))
