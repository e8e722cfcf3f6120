"""Changes a ladder contract by contract: put in, take out, rank higher or lower, share a rank.

- Whatever is changed, the rows stay a ladder that can be written and read.
- No contract stands there twice, and the first one beside none.
- No two contracts without trumps share a rank.

Source: docs/rules/kleurenwiezen.md, "The ladder" and decision 9.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from engine.games.kleurenwiezen.contracts.contracts import NATURES, ContractKind, Family
from engine.games.kleurenwiezen.contracts.contradictions import Contradicts, contradictions
from engine.games.kleurenwiezen.contracts.ladders import Ladder, LadderRow, print_rows
from engine.games.kleurenwiezen.options import KleurenwiezenOptions, configure
from engine.records.record import LADDER

Rows = tuple[LadderRow, ...]
"""A ladder from its lowest contract up."""

_EVERY_CONTRACT = {
    **dict.fromkeys(("solo5", "piccolo", "piccolissimo", "abondance_table", "slam_table", "open_slam"), "yes"),
    "troel": "3-or-4",
    LADDER: "",
}
"""Options by which a built-in ladder has all it can have."""


def with_rows(options: KleurenwiezenOptions, rows: Iterable[LadderRow]) -> KleurenwiezenOptions:
    """The options with these rows for a ladder, and without what a ladder of one's own makes pointless.

    Rows that the options yield by themselves are no ladder of one's own. There must be one row at least.
    """
    values, ladder = dict(options.values()), print_rows(rows)
    usual = configure(options.preset, values | {LADDER: ""})
    if print_rows(usual.contracts) == ladder:
        return usual
    changed = configure(options.preset, values | {LADDER: ladder})
    of_preset = dict(configure(options.preset, None).values())
    pointless = [one.option for one in contradictions(changed) if one.why is Contradicts.OWN_LADDER]
    return configure(options.preset, dict(changed.values()) | {name: of_preset[name] for name in pointless})


def lacking(options: KleurenwiezenOptions) -> Rows:
    """The contracts that the ladder does not have, from the lowest up, each as a built-in ladder has it.

    A Troel is not among them where none is played.
    """
    there = {row.name for row in options.contracts}
    missing = (row for rank in _usual(options) for row in rank if row.name not in there)
    return tuple(row for row in missing if row.kind is not ContractKind.TROEL or options.troel != "off")


def added(options: KleurenwiezenOptions, name: str) -> Rows:
    """The rows with one that is lacking: on the rank it usually shares, or just above the highest usually below it."""
    usual, ranks = _usual(options), _ranks(options.contracts)
    at, row = _place(usual, name)
    beside_it, below = _names(usual[at : at + 1]), _names(usual[:at])
    for rank in ranks:
        if any(one.name in beside_it for one in rank):
            rank.append(row)
            return _rows(ranks)
    place = max((number for number, rank in enumerate(ranks, 1) if any(one.name in below for one in rank)), default=0)
    return _rows([*ranks[:place], [row], *ranks[place:]])


def without(rows: Iterable[LadderRow], name: str) -> Rows:
    """The rows without this one."""
    return _rows([row for row in rank if row.name != name] for rank in _ranks(rows))


def replaced(rows: Iterable[LadderRow], row: LadderRow) -> Rows:
    """The rows with this one for that of its name, on the same rank."""
    return tuple(row._replace(beside=one.beside) if one.name == row.name else one for one in rows)


def moved(rows: Iterable[LadderRow], name: str, *, up: bool) -> Rows:
    """The rows with this one a rank higher or lower; one that shares a rank gets one of its own there."""
    ranks = _ranks(rows)
    at, row = _place(ranks, name)
    if len(ranks[at]) > 1:
        rest = [one for one in ranks[at] if one is not row]
        return _rows([*ranks[:at], *([rest, [row]] if up else [[row], rest]), *ranks[at + 1 :]])
    other = at + 1 if up else at - 1
    if 0 <= other < len(ranks):
        ranks[at], ranks[other] = ranks[other], ranks[at]
    return _rows(ranks)


def is_beside(rows: Iterable[LadderRow], name: str) -> bool:
    """Whether a row shares the rank of the one before it."""
    return _named(rows, name).beside


def can_stand_beside(rows: Iterable[LadderRow], name: str) -> bool:
    """Whether a row may share the rank below: there is one, and not both have a contract without trumps."""
    ranks = _ranks(rows)
    at, row = _place(ranks, name)
    return at > 0 and not (_is_negative(row) and any(map(_is_negative, ranks[at - 1])))


def beside(rows: Iterable[LadderRow], name: str) -> Rows:
    """The rows with this one on the rank below or, if it shares a rank already, on one of its own just above."""
    ranks = _ranks(rows)
    at, row = _place(ranks, name)
    if row.beside:
        return moved(_rows(ranks), name, up=True)
    rest = [one for one in ranks[at] if one is not row]
    return _rows([*ranks[: at - 1], [*ranks[at - 1], row], rest, *ranks[at + 1 :]])


def _usual(options: KleurenwiezenOptions) -> list[list[LadderRow]]:
    """The ranks of a built-in ladder by these options that has every contract there is."""
    values = dict(options.values()) | _EVERY_CONTRACT
    one, other = (configure(options.preset, values | {"slams": value}).contracts for value in ("no", "yes"))
    # Small slams take the place of the contracts for twelve tricks that only the first has.
    small = [[row] for row in other if not one.has(row.kind, row.goal)]
    ranks = _ranks(one)
    last = max(at for at, rank in enumerate(ranks, 1) if not any(other.has(row.kind, row.goal) for row in rank))
    return [*ranks[:last], *small, *ranks[last:]]


def _ranks(rows: Iterable[LadderRow]) -> list[list[LadderRow]]:
    return [list(rank) for rank in Ladder(rows).rows]


def _rows(ranks: Iterable[Iterable[LadderRow]]) -> Rows:
    return tuple(chain.from_iterable(map(_of_one_rank, ranks)))


def _of_one_rank(rank: Iterable[LadderRow]) -> Iterator[LadderRow]:
    return (row._replace(beside=number > 0) for number, row in enumerate(rank))


def _names(ranks: list[list[LadderRow]]) -> set[str]:
    return {row.name for rank in ranks for row in rank}


def _place(ranks: list[list[LadderRow]], name: str) -> tuple[int, LadderRow]:
    """The number of a row's rank, and the row."""
    return next((at, row) for at, rank in enumerate(ranks) for row in rank if row.name == name)


def _named(rows: Iterable[LadderRow], name: str) -> LadderRow:
    return next(row for row in rows if row.name == name)


def _is_negative(row: LadderRow) -> bool:
    return NATURES[row.kind].family is Family.NEGATIVE
