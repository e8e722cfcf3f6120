"""What people may have got wrong in options that can all be played, and what they may not have meant in a ladder.

Contradictions:

- A rule without effect: about a contract that the ladder lacks, or figures that something else decides.
- A ladder out of order: fewer tricks above more, two of a kind on one rank, none for two.
- A ladder that pays nothing, whatever is played.
- Figures for tricks that cannot be won or lost.

Doubts, about what some club may well play; they are told, and refused nowhere:

- More tricks of the same kind that pay less than fewer.
- A contract that brings nothing to those who make it, or costs nothing when it is lost.
- Opponents with figures of their own, so that the points of a deal do not add up to zero.

Source: docs/rules/kleurenwiezen.md, "Options", decisions 6 and 9; docs/house-reference.md, "What contradicts itself"
and "The score table".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from engine.core.options import Contradiction, differences
from engine.games.kleurenwiezen.contracts.comparing import balances, examples, goals, points
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, ContractKind, Family
from engine.games.kleurenwiezen.contracts.ladders import Ladder, LadderRow, parse_rows
from engine.games.kleurenwiezen.options import KleurenwiezenOptions, configure
from engine.games.kleurenwiezen.sheet import ContractPayment


class Contradicts(StrEnum):
    """The contradictions, each of which has a sentence in every language."""

    NO_TROEL = "no-troel"
    NO_TROEL_ROW = "no-troel-row"
    NO_FOUR_ACES = "no-four-aces"
    NO_HIGH_ACCEPT = "no-high-accept"
    ONE_PROPOSAL = "one-proposal"
    NO_SOLO = "no-solo"
    NO_MISERE = "no-misere"
    NO_HIGHER_MISERE = "no-higher-misere"
    NO_SMALL_MISERE = "no-small-misere"
    FLEMISH = "flemish"
    OWN_LADDER = "own-ladder"
    NO_ACCEPT = "no-accept"
    TROEL_IS_OFF = "troel-is-off"
    OUT_OF_ORDER = "out-of-order"
    SAME_RANK = "same-rank"
    TWO_OF_TWELVE = "two-of-twelve"
    TOO_MANY_STEPS = "too-many-steps"
    UNDERTRICKS_OF_MISERE = "undertricks-of-misere"
    PAYS_NOTHING = "pays-nothing"


def _rows(options: KleurenwiezenOptions) -> list[LadderRow]:
    return list(options.contracts)


def _has(kinds: Callable[[ContractKind], bool], least: int = 0) -> Callable[[KleurenwiezenOptions], bool]:
    return lambda options: any(kinds(row.kind) and row.goal >= least for row in _rows(options))


def _is(kind: ContractKind) -> Callable[[ContractKind], bool]:
    return lambda other: other is kind


def _of(family: Family) -> Callable[[ContractKind], bool]:
    return lambda kind: NATURES[kind].family is family


def _has_higher_misere(options: KleurenwiezenOptions) -> bool:
    families = [NATURES[row.kind].family for row in _rows(options)]
    return Family.ABONDANCE in families and Family.NEGATIVE in families[families.index(Family.ABONDANCE) :]


_HAS_TROEL: Final = _has(_is(ContractKind.TROEL))
_HAS_MISERE: Final = (_has(_of(Family.NEGATIVE)), Contradicts.NO_MISERE)
_PLAYS_TROEL: Final = (lambda options: options.troel != "off" and _HAS_TROEL(options), Contradicts.NO_TROEL)

_Needed = tuple[Callable[[KleurenwiezenOptions], bool], Contradicts]
_NEEDED: Final[dict[str, tuple[_Needed, ...]]] = {
    "troel": ((lambda options: options.troel == "off" or _HAS_TROEL(options), Contradicts.NO_TROEL_ROW),),
    "troel_tricks": (_PLAYS_TROEL,),
    "troel_royal": (_PLAYS_TROEL, (lambda options: options.troel != "exactly-3", Contradicts.NO_FOUR_ACES)),
    "troel_lead": (_PLAYS_TROEL,),
    "parole": ((_has(_is(ContractKind.ACCEPT), least=11), Contradicts.NO_HIGH_ACCEPT),),
    "solo_after_repeat": (
        (lambda options: options.proposals_per_suit > 1, Contradicts.ONE_PROPOSAL),
        (_has(_is(ContractKind.SOLO)), Contradicts.NO_SOLO),
    ),
    "binding": (_HAS_MISERE,),
    "abondance_to_misere": ((_has_higher_misere, Contradicts.NO_HIGHER_MISERE),),
    "forced_fourth": ((_has(_is(ContractKind.SMALL_MISERE)), Contradicts.NO_SMALL_MISERE),),
    "misere_closes": (_HAS_MISERE,),
}
"""What an option needs to have an effect, and what to say where it is missing."""

_OF_LADDER: Final = (
    *("scoring", "solo5", "piccolo", "piccolissimo", "slams", "slam_table", "open_slam", "abondance_table"),
    *("all_tricks", "abondance_overtricks", "accept13_undertricks"),
)
"""Options that decide only which rows there are and what they pay."""

IN_ORDER: Final = (
    (ContractKind.ACCEPT,),
    (ContractKind.SOLO,),
    (ContractKind.ABONDANCE, ContractKind.SMALL_SLAM, ContractKind.SLAM),
    (ContractKind.ABONDANCE_TABLE, ContractKind.SMALL_SLAM_TABLE, ContractKind.SLAM_TABLE),
    (
        ContractKind.SMALL_SLAM,
        ContractKind.SMALL_SLAM_TABLE,
        ContractKind.SLAM,
        ContractKind.SLAM_TABLE,
        ContractKind.OPEN_SLAM,
    ),
)
"""Within each of these groups, the contract for more tricks should rank higher."""


def contradictions(options: KleurenwiezenOptions) -> tuple[Contradiction, ...]:
    """The changes from the preset that have no effect, and what is wrong with the ladder."""
    found = [*_without_effect(options), *(_in_ladder(options) if options.ladder else ())]
    # A slam may be out of order in several ways at once.
    return tuple(one for number, one in enumerate(found) if one not in found[:number])


def _without_effect(options: KleurenwiezenOptions) -> Iterator[Contradiction]:
    preset = configure(options.preset, None)
    for option, value in differences(options, preset).items():
        lacking = (why for is_there, why in _NEEDED.get(option, ()) if not is_there(options))
        if why := next(lacking, None):
            yield Contradiction(option, value, why)
        elif option in _OF_LADDER and _same_ladder(options, option, dict(preset.values())[option]):
            yield Contradiction(option, value, Contradicts.OWN_LADDER if options.ladder else Contradicts.FLEMISH)


def _same_ladder(options: KleurenwiezenOptions, option: str, value: str) -> bool:
    other = configure(options.preset, dict(options.values()) | {option: value})
    return other.contracts.rows == options.contracts.rows


def _in_ladder(options: KleurenwiezenOptions) -> Iterator[Contradiction]:
    """The contradictions within a server's own ladder."""

    def wrong(why: Contradicts, **facts: object) -> Contradiction:
        return Contradiction("ladder", options.ladder, why, facts)

    rows = parse_rows(options.ladder)
    places = {(row.kind, row.goal) for row in rows}
    if not any(map(any, _payments(options))):
        yield wrong(Contradicts.PAYS_NOTHING)
    if not any(row.kind is ContractKind.ACCEPT for row in rows):
        yield wrong(Contradicts.NO_ACCEPT)
    if options.troel == "off" and _HAS_TROEL(options):
        yield wrong(Contradicts.TROEL_IS_OFF)
    for kinds in IN_ORDER:
        for below, above in pairwise([row for row in rows if row.kind in kinds]):
            if below.goal > above.goal:
                yield wrong(Contradicts.OUT_OF_ORDER, row=below, other=above)
    for rank in options.contracts.rows:
        for one, other in combinations(rank, 2):
            if NATURES[one.kind].family is NATURES[other.kind].family:
                yield wrong(Contradicts.SAME_RANK, row=one, other=other)
    for abondance, slam in (
        (ContractKind.ABONDANCE, ContractKind.SMALL_SLAM),
        (ContractKind.ABONDANCE_TABLE, ContractKind.SMALL_SLAM_TABLE),
    ):
        if {(abondance, 12), (slam, 12)} <= places:
            yield wrong(Contradicts.TWO_OF_TWELVE, row=_row(rows, abondance, 12), other=_row(rows, slam, 12))
    for row in rows:
        figures = [one for one in (row.figures, row.against) if one is not None]
        is_negative = NATURES[row.kind].family is Family.NEGATIVE
        most = 0 if is_negative else HAND - row.goal
        if max(len(one.over) for one in figures) > most:
            yield wrong(Contradicts.TOO_MANY_STEPS, row=row, most=most)
        if is_negative and any(one.under for one in figures):
            yield wrong(Contradicts.UNDERTRICKS_OF_MISERE, row=row)


def _payments(options: KleurenwiezenOptions) -> Iterator[ContractPayment]:
    """What every contract pays for every number of tricks."""
    for row in options.contracts:
        for goal in goals(row):
            yield from points(options.contracts, row, goal)


def _row(rows: tuple[LadderRow, ...], kind: ContractKind, goal: int) -> LadderRow:
    return next(row for row in rows if (row.kind, row.goal) == (kind, goal))


class Doubtful(StrEnum):
    """What may not be meant; every language has a sentence for each."""

    PAYS_LESS = "pays-less"
    MADE_FOR_NOTHING = "made-for-nothing"
    LOST_FOR_NOTHING = "lost-for-nothing"
    UNBALANCED = "unbalanced"


class Doubt(NamedTuple):
    """Something in a ladder that may not be meant."""

    why: Doubtful
    row: LadderRow | None = None
    other: LadderRow | None = None
    """The contract for fewer tricks that pays more."""


def doubts(ladder: Ladder) -> Iterator[Doubt]:
    """All of them, contract by contract from the lowest up; whether it balances comes last."""
    shown = {row: examples(ladder, row, goals(row)[0]) for row in ladder}
    made = {row: results[0].own for row, results in shown.items()}
    for row, results in shown.items():
        if other := next((one for one in made if _asks_less(one, row) and made[one] > made[row]), None):
            yield Doubt(Doubtful.PAYS_LESS, row, other)
        if made[row] <= 0:
            yield Doubt(Doubtful.MADE_FOR_NOTHING, row)
        if any(one.own >= 0 for one in results if not one.made):
            yield Doubt(Doubtful.LOST_FOR_NOTHING, row)
    if not balances(ladder):
        yield Doubt(Doubtful.UNBALANCED)


def _asks_less(one: LadderRow, other: LadderRow) -> bool:
    """Whether a contract asks for fewer tricks than another of its kind."""
    return one.goal < other.goal and any(one.kind in kinds and other.kind in kinds for kinds in IN_ORDER)
