"""A deal of Kleurenwiezen with real cards: its contract, who plays it, and their tricks.

- The contract is one of the ladder's, or none where all passed. Trumps need not be told: they pay nothing.
- Two play a partnership or a Troel, one plays alone. A negative contract may be played by several at once, each alone.
- The declarers' tricks are told, each one's where each plays alone. There are thirteen, or twelve where everybody has
  laid a card aside. The others' tricks pay nothing, and are kept as the first opponent's. Where all four play, theirs
  have to be all of them, unless the deal was stopped because the rest could change nothing.
- An opponent may double where the table has that.

What it counts: `ending`, `contracts.scoring`, `match`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from engine.core.by_hand import Answers, ByHand, DealQuestion, NotCounted, QuestionKind, ToldDeal, Untold, fault
from engine.core.cards import Suit
from engine.core.game import Outcome
from engine.core.options import Options
from engine.games.kleurenwiezen.actions import parse_contract
from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract, Family, has_suit
from engine.games.kleurenwiezen.play import counted, facts_of, thrown_in
from engine.games.kleurenwiezen.sheet import SEATS, KleurenwiezenMatch, is_settled, sides

PASSED: Final = "passed"
"""In place of a contract: everybody has passed."""
_SEATS: Final = tuple(map(str, range(1, SEATS + 1)))
_DECLARERS: Final = {Family.PARTNERSHIP: (2, 2), Family.TROEL: (2, 2), Family.NEGATIVE: (1, SEATS)}
"""Fewest and most; one in all others."""


class _KleurenwiezenByHand(ByHand[KleurenwiezenMatch]):
    def questions(self, match: KleurenwiezenMatch, answers: Answers) -> tuple[DealQuestion, ...]:
        return tuple(_questions(match, answers))

    def count(self, match: KleurenwiezenMatch, answers: Answers) -> ToldDeal:
        (named,) = answers["contract"]
        if named == PASSED:
            result, multiple = thrown_in(match), 1
            return ToldDeal(Outcome(result, match.after(result, multiple, ())), facts_of(None, result))
        contract = parse_contract(named)
        if suit := answers.get("trumps", ()):
            contract = contract._replace(suit=Suit.parse(suit[0]))
        declarers = tuple(sorted(map(int, answers["declarers"])))
        tricks = tuple(_tricks(match, contract, declarers, answers))
        doubled = match.ladder.row(contract).doubles + bool(answers.get("doubled"))
        result, multiple = counted(match, contract, declarers, tricks, 1 + match.passed_out + doubled)
        return ToldDeal(Outcome(result, match.after(result, multiple, ())), facts_of(contract, result))

    def has_columns(self, options: Options) -> bool:
        return True

    def all_passed(self, answers: Answers) -> bool:
        return answers.get("contract") == (PASSED,)

    def balance(self, match: KleurenwiezenMatch) -> tuple[Fraction, ...]:
        """The points, against everybody's mean: that is the points themselves unless the ladder does not balance."""
        mean = Fraction(sum(match.score), SEATS)
        return tuple(points - mean for points in match.score)


BY_HAND: Final = _KleurenwiezenByHand()


def contracts(match: KleurenwiezenMatch) -> tuple[Contract, ...]:
    """The contracts that can be played, without suits, lowest first."""
    options = match.options
    return tuple(Contract(row.kind, goal) for row in options.in_play for goal in options.goals(row))


def _questions(match: KleurenwiezenMatch, answers: Answers) -> Iterator[DealQuestion]:
    asked = DealQuestion("contract", QuestionKind.ONE, (PASSED, *(one.name for one in contracts(match))))
    yield asked
    named = answers.get(asked.key, ())
    if fault(asked, named) is not None or named == (PASSED,):
        return
    contract = parse_contract(*named)
    if has_suit(contract.kind):
        yield DealQuestion("trumps", QuestionKind.ONE, tuple(suit.name for suit in Suit), optional=True)
    fewest, most = _DECLARERS.get(contract.family, (1, 1))
    asked = DealQuestion("declarers", QuestionKind.SEVERAL, _SEATS, is_of_seats=True, fewest=fewest, most=most)
    yield asked
    given = answers.get(asked.key, ())
    if fault(asked, given) is not None:
        return
    declarers = tuple(sorted(map(int, given)))
    parts = sides(contract, declarers)
    for side in parts:
        key = "tricks" if len(parts) == 1 else f"tricks-{side[0]}"
        yield DealQuestion(key, QuestionKind.NUMBER, numbers=range(_dealt(contract) + 1), seats=side)
    if match.options.doubles and len(declarers) < SEATS:
        yield DealQuestion("doubled", QuestionKind.YES_NO, optional=True)


def _dealt(contract: Contract) -> int:
    """How many tricks there are."""
    return HAND - contract.nature.discards


def _tricks(match: KleurenwiezenMatch, contract: Contract, declarers: tuple[int, ...], answers: Answers) -> list[int]:
    """Per seat; a side's are those of its first seat. Raises NotCounted."""
    parts, tricks = sides(contract, declarers), [0] * SEATS
    for side in parts:
        (own,) = answers["tricks" if len(parts) == 1 else f"tricks-{side[0]}"]
        tricks[side[0] - 1] = int(own)
    left = _dealt(contract) - sum(tricks)
    opponents = [seat for seat in range(1, SEATS + 1) if seat not in declarers]
    # Where everybody plays, they may have stopped as soon as the rest could change nothing.
    is_open = left > 0 and not opponents and not is_settled(match.ladder, contract, declarers, tuple(tricks), left, 1)
    if left < 0 or is_open:
        most = _dealt(contract)
        least = 0 if opponents else most
        raise NotCounted(Untold.NO_SUM, f"tricks-{declarers[-1]}", given=sum(tricks), least=least, most=most)
    if opponents:
        tricks[opponents[0] - 1] = left
    return tricks
