"""A ladder of a server's own: changed contract by contract, compared with another, and what may be wrong with it.

Changing: whatever is put in, taken out, moved or put beside another, the rows stay a ladder that can be written and
read. No contract stands there twice, the first one beside none, and no two without trumps share a rank.

Example results of a contract:

- With trumps: just made, made with all thirteen tricks, lost by one trick; for all thirteen, also lost by two.
- Without trumps: made, and lost by a trick too many or, where some are needed, too few.

Contradictions, in the other options too, though all can be played:

- A rule without effect: about a contract that the ladder lacks, or figures that something else decides.
- A ladder out of order: fewer tricks above more, two of a kind on one rank, none for two.
- A ladder that pays nothing, whatever is played.
- Figures for tricks that cannot be won or lost.

Doubts, about what some club may well play; they are told, and refused nowhere:

- More tricks of the same kind that pay less than fewer.
- A contract that brings nothing to those who make it, or costs nothing when it is lost.
- Opponents with figures of their own, so that the points of a deal do not add up to zero.

Source: docs/rules/kleurenwiezen.md, "The ladder", "Options", decisions 6 and 9; docs/house-reference.md, "What
contradicts itself" and "The score table".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from difflib import SequenceMatcher
from enum import StrEnum
from itertools import chain, combinations, pairwise
from typing import Final, NamedTuple

from engine.core.cards import Suit
from engine.core.options import Contradiction
from engine.core.options import differences as changed_options
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Contract, ContractKind, Family, has_suit
from engine.games.kleurenwiezen.contracts.ladders import Ladder, LadderRow, parse_rows, print_rows
from engine.games.kleurenwiezen.options import KleurenwiezenOptions, configure
from engine.games.kleurenwiezen.sheet import SEATS, ContractPayment, deltas, is_made, payment, plays_together


class Differs(NamedTuple):
    """A contract that has changed."""

    before: LadderRow | None
    """None: the contract is new."""
    after: LadderRow | None
    """None: the contract is gone."""
    pays: bool = False
    """Whether it pays differently for some number of tricks or some doubling."""
    ranks: bool = False
    """Whether its place among the contracts that were there before has changed."""


def differences(before: Ladder, after: Ladder) -> Iterator[Differs]:
    """The contracts that differ, from the lowest of `after` up, then those that are gone."""
    was, now = ({row.name: row for row in ladder} for ladder in (before, after))
    moved = _moved(before, after)
    for name, row in now.items():
        if name not in was:
            yield Differs(None, row)
            continue
        pays, ranks = _paid(before, was[name]) != _paid(after, row), name in moved
        if pays or ranks:
            yield Differs(was[name], row, pays, ranks)
    yield from (Differs(row, None) for name, row in was.items() if name not in now)


def points(ladder: Ladder, row: LadderRow, goal: int) -> tuple[ContractPayment, ...]:
    """What a row's contract for `goal` tricks pays with 0 to 13 tricks, with no doubles except its own."""
    contract = contract_of(row, goal)
    return tuple(payment(ladder, contract, tricks, 1 + row.doubles) for tricks in range(HAND + 1))


def contract_of(row: LadderRow, goal: int) -> Contract:
    """A row's contract for so many tricks, in any suit."""
    return Contract(row.kind, goal, Suit.S if has_suit(row.kind) else None)


def _paid(ladder: Ladder, row: LadderRow) -> object:
    """Everything a contract can pay, however doubled: pay is linear in the number of doubles."""
    # Points that are equal by different doubles differ once somebody doubles.
    times = [row.doubles + (tricks in row.doubled_at) for tricks in range(HAND + 1)]
    figures = [points(ladder, row, goal) for goal in row.goals]
    return figures, [[time for time, one in zip(times, paid, strict=True) if any(one)] for paid in figures]


def _moved(before: Ladder, after: Ladder) -> set[str]:
    """The fewest contracts, of those in both, that explain a changed order or changed shared ranks."""
    both = {row.name for row in before} & {row.name for row in after}
    was, now = ([sorted({row.name for row in rank} & both) for rank in ladder.rows] for ladder in (before, after))
    shared = {name: rank for rank in was for name in rank}
    order, other = ([name for rank in ranks for name in rank] for ranks in (was, now))
    kept = {
        name
        for block in SequenceMatcher(None, order, other, autojunk=False).get_matching_blocks()
        for name in order[block.a : block.a + block.size]
    }
    return {name for rank in now for name in rank if name not in kept or shared[name] != rank}


class ExampleResult(NamedTuple):
    """What a contract pays with so many tricks, if nobody has doubled; below zero is lost."""

    tricks: int
    made: bool
    declarers: int
    """How many play it: one, or two together."""
    own: int
    """What each declarer gets."""
    against: int
    """What each opponent gets."""

    @property
    def total(self) -> int:
        """What all four get together: 0 where the ladder balances."""
        return self.own * self.declarers + self.against * (SEATS - self.declarers)


def result(ladder: Ladder, row: LadderRow, goal: int, tricks: int) -> ExampleResult:
    """What a row's contract for `goal` tricks pays with so many."""
    contract = contract_of(row, goal)
    declarers = (1, 2) if plays_together(contract) else (1,)
    # It makes no difference which of the declarers won them, and who has the others.
    won = (tricks, 0, HAND - tricks, 0)
    own, *_, against = deltas(ladder, contract, declarers, won, 1 + row.doubles)
    return ExampleResult(tricks, is_made(contract, tricks), len(declarers), own, against)


def examples(ladder: Ladder, row: LadderRow, goal: int) -> tuple[ExampleResult, ...]:
    """Two or three results of a row's contract for `goal` tricks, the one just made first."""
    return tuple(result(ladder, row, goal, tricks) for tricks in _tricks(contract_of(row, goal)))


def balances(ladder: Ladder) -> bool:
    """Whether the points of every deal add up to zero, as far as figures say so: none are the opponents' own."""
    return all(row.against is None or row.against == row.figures for row in ladder)


def _tricks(contract: Contract) -> Iterator[int]:
    yield contract.goal
    if contract.is_negative:
        yield contract.goal + 1
        if contract.goal:
            yield contract.goal - 1
    else:
        if contract.goal < HAND:
            yield HAND
        yield contract.goal - 1
        if contract.goal == HAND:
            yield contract.goal - 2


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


def _has(kinds: Callable[[ContractKind], bool], least: int = 0) -> Callable[[KleurenwiezenOptions], bool]:
    return lambda options: any(kinds(row.kind) and row.goal >= least for row in options.contracts)


def _is(kind: ContractKind) -> Callable[[ContractKind], bool]:
    return lambda other: other is kind


def _of(family: Family) -> Callable[[ContractKind], bool]:
    return lambda kind: NATURES[kind].family is family


def _has_higher_misere(options: KleurenwiezenOptions) -> bool:
    families = [NATURES[row.kind].family for row in options.contracts]
    return Family.ABONDANCE in families and Family.NEGATIVE in families[families.index(Family.ABONDANCE) :]


_HAS_TROEL: Final = _has(_is(ContractKind.TROEL))
_HAS_MISERE: Final = (_has(_of(Family.NEGATIVE)), Contradicts.NO_MISERE)
_PLAYS_TROEL: Final = (lambda options: options.plays(ContractKind.TROEL) and _HAS_TROEL(options), Contradicts.NO_TROEL)

_Needed = tuple[Callable[[KleurenwiezenOptions], bool], Contradicts]
_NEEDED: Final[dict[str, tuple[_Needed, ...]]] = {
    "troel": (
        (lambda options: _HAS_TROEL(options) or not options.plays(ContractKind.TROEL), Contradicts.NO_TROEL_ROW),
    ),
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
    for option, value in changed_options(options, preset).items():
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
    if not options.plays(ContractKind.TROEL) and _HAS_TROEL(options):
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
        most = 0 if row.is_negative else HAND - row.goal
        if max(len(one.over) for one in figures) > most:
            yield wrong(Contradicts.TOO_MANY_STEPS, row=row, most=most)
        if row.is_negative and any(one.under for one in figures):
            yield wrong(Contradicts.UNDERTRICKS_OF_MISERE, row=row)


def _payments(options: KleurenwiezenOptions) -> Iterator[ContractPayment]:
    """What every contract pays for every number of tricks."""
    for row in options.contracts:
        for goal in row.goals:
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
    shown = {row: examples(ladder, row, row.goals[0]) for row in ladder}
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


Rows = tuple[LadderRow, ...]
"""A ladder from its lowest contract up."""

_EVERY_CONTRACT = {
    **dict.fromkeys(("solo5", "piccolo", "piccolissimo", "abondance_table", "slam_table", "open_slam"), "yes"),
    "troel": "3-or-4",
    "ladder": "",
}
"""Options by which a built-in ladder has all it can have."""


def with_rows(options: KleurenwiezenOptions, rows: Iterable[LadderRow]) -> KleurenwiezenOptions:
    """The options with these rows for a ladder, and without what a ladder of one's own makes pointless.

    Rows that the options yield by themselves are no ladder of one's own. There must be one row at least.
    """
    values, ladder = dict(options.values()), print_rows(rows)
    usual = configure(options.preset, values | {"ladder": ""})
    if print_rows(usual.contracts) == ladder:
        return usual
    changed = configure(options.preset, values | {"ladder": ladder})
    of_preset = dict(configure(options.preset, None).values())
    pointless = [one.option for one in contradictions(changed) if one.why is Contradicts.OWN_LADDER]
    return configure(options.preset, dict(changed.values()) | {name: of_preset[name] for name in pointless})


def lacking(options: KleurenwiezenOptions) -> Rows:
    """The contracts that the ladder does not have, from the lowest up, each as a built-in ladder has it.

    A Troel is not among them where none is played.
    """
    there = {row.name for row in options.contracts}
    missing = (row for rank in _usual(options) for row in rank if row.name not in there)
    return tuple(row for row in missing if options.plays(row.kind))


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


def named(rows: Iterable[LadderRow], name: str) -> LadderRow:
    """The row of this name, which must be there."""
    return next(row for row in rows if row.name == name)


def can_stand_beside(rows: Iterable[LadderRow], name: str) -> bool:
    """Whether a row may share the rank below: there is one, and not both have a contract without trumps."""
    ranks = _ranks(rows)
    at, row = _place(ranks, name)
    return at > 0 and not (row.is_negative and any(one.is_negative for one in ranks[at - 1]))


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
