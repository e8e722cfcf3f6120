"""The score sheet: what each deal pays, whether that can still change, and how the match stands between two deals.

Each member of a side gets or pays the ladder's figure, times the doubles.

- Two against two: the figure for each. One against three: it counts three times for the one alone.
- Several negative declarers are scored one by one, as if each were alone.
- Doubles add up: twice for one, three times for two. They are all tricks, an opponent's double, a deal thrown in
  before, and a Troel, as far as options have them (decision 4).
- By the option `claim_when_settled` a deal ends after a trick once no number of tricks that can still be won changes
  what anybody gets.

Between two deals:

- The deal passes to the left, but stays where everybody has passed.
- Scores add up over a number of deals; the highest wins, and equal ones share.
- A thrown-in deal may double the next one, by an option; several double it once (decision 4).
- The cards of the last deal are kept as they lie, for the next pack is gathered from them (decision 1).

Source: kleurenwiezen.txt, "The Deal", "The Scoring" and "Flemish Scoring"; docs/rules/kleurenwiezen.md, "Cards and
deal", "The ladder", "What follows", "Options", decisions 1 to 5 and 9.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain, product
from operator import add
from typing import Final, NamedTuple

from engine.core.actions import bleakness, next_seat, per_seat_with
from engine.core.cards import Card
from engine.core.game import AddedUp, DealResult
from engine.games.kleurenwiezen.contracts.contracts import Contract, Family
from engine.games.kleurenwiezen.contracts.ladders import Figures, Ladder
from engine.games.kleurenwiezen.options import KleurenwiezenOptions

SEATS = 4
TAKES_OVER = " → "
"""Between the names of two people in a row that says who took over from whom."""


class SheetLine(NamedTuple):
    """A deal on the score sheet."""

    deal: int
    dealer: int
    result: DealResult
    multiple: int
    """By how much doubles multiplied its figures; 1 without any."""
    is_deal: bool = True
    """False: a row between deals, as only sheets of real cards have."""
    name: str = ""
    """What such a row is called; empty: nobody named it."""
    out: tuple[int, ...] = ()
    """Who sat out of a deal, where more people are there than play."""


class KleurenwiezenMatch(NamedTuple):
    """What a finished deal hands on to the next; nobody may see the cards it leaves."""

    options: KleurenwiezenOptions
    ladder: Ladder
    dealer: int
    """Who deals the next deal."""
    deal: int = 1
    """Number of the next deal, counting those thrown in."""
    score: tuple[int, ...] = (0,) * SEATS
    winners: tuple[int, ...] = ()
    """The seats with the most points, once the match is over."""
    passed_out: bool = False
    """Whether the previous deal was thrown in and makes the next one count double."""
    sheet: tuple[SheetLine, ...] = ()
    bundles: tuple[tuple[Card, ...], ...] = ()
    """The bundles of cards after the last deal, top first; empty where a shuffled pack is due."""
    added_up: AddedUp | None = None
    """What counts in a tournament; only players who are asked are told."""

    @property
    def gathered(self) -> tuple[Card, ...]:
        """The cards of the last deal in the order in which they lie, top first."""
        return tuple(chain.from_iterable(self.bundles))

    @property
    def played(self) -> int:
        """Deals played so far; those thrown in only where they count."""
        deals = (line for line in self.sheet if line.is_deal)
        return sum(self.options.passed_counts or not line.result.thrown_in for line in deals)

    def after(self, result: DealResult, multiple: int, bundles: tuple[tuple[Card, ...], ...]) -> KleurenwiezenMatch:
        """The standing after a deal; the deal passes to the left unless it was thrown in and does not count."""
        options, score = self.options, result.score
        deals_again = result.thrown_in and not options.passed_counts
        after = self._replace(
            dealer=self.dealer if deals_again else next_seat(self.dealer, SEATS),
            deal=self.deal + 1,
            score=score,
            passed_out=result.thrown_in and options.pass_doubles,
            sheet=(*self.sheet, SheetLine(self.deal, self.dealer, result, multiple)),
            bundles=() if options.shuffle else bundles,
        )
        if not options.deals or after.played < options.deals:
            return after
        return after._replace(winners=tuple(seat for seat, points in enumerate(score, 1) if points == max(score)))


_TOGETHER: Final = (Family.PARTNERSHIP, Family.TROEL)


class ContractPayment(NamedTuple):
    """What one side's contract pays, below zero where it failed. The two differ in ladders that do not balance."""

    own: int
    """What its declarers get from each opponent."""
    against: int
    """What each opponent pays."""


def plays_together(contract: Contract) -> bool:
    """Whether its declarers are two partners."""
    return contract.family in _TOGETHER


def sides(contract: Contract, declarers: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The declarers grouped by who makes it or fails together: a partnership, or each alone."""
    return (declarers,) if plays_together(contract) else tuple((seat,) for seat in declarers)


def is_made(contract: Contract, tricks: int) -> bool:
    """Whether this many tricks make the contract."""
    return tricks == contract.goal if contract.is_negative else tricks >= contract.goal


def multiplier(ladder: Ladder, contract: Contract, tricks: int, multiple: int) -> int:
    """The factor for the figures of a side with this many tricks; `multiple` excludes the doubling by these tricks."""
    return multiple + (tricks in ladder.row(contract).doubled_at)


def payment(ladder: Ladder, contract: Contract, tricks: int, multiple: int) -> ContractPayment:
    """What a side with this many tricks gets; `multiple` excludes the doubling by these tricks."""
    row, times = ladder.row(contract), multiplier(ladder, contract, tricks, multiple)
    own = times * _signed(row.figures, contract, tricks)
    return ContractPayment(own, own if row.against is None else times * _signed(row.against, contract, tricks))


def _signed(figures: Figures, contract: Contract, tricks: int) -> int:
    more = 0 if contract.is_negative else tricks - contract.goal
    return figures.points(tricks, more, made=is_made(contract, tricks))


def deltas(
    ladder: Ladder, contract: Contract, declarers: tuple[int, ...], tricks: tuple[int, ...], multiple: int
) -> tuple[int, ...]:
    """What each seat gets or pays: two against two, one against three, several negative declarers each alone."""
    total = [0] * SEATS
    for side in sides(contract, declarers):
        own, against = payment(ladder, contract, won_by(side, tricks), multiple)
        opponents = (SEATS - len(side)) // len(side)
        for place in range(SEATS):
            total[place] += own * opponents if place + 1 in side else -against
    return tuple(total)


def won_by(side: tuple[int, ...], tricks: tuple[int, ...]) -> int:
    """How many tricks a side has won."""
    return sum(tricks[seat - 1] for seat in side)


def is_settled(
    ladder: Ladder,
    contract: Contract,
    declarers: tuple[int, ...],
    tricks: tuple[int, ...],
    left: int,
    multiple: int,
) -> bool:
    """Whether no distribution of the `left` tricks among the seats changes what any of them gets.

    That is so when each side's own payment is fixed, whatever number of the tricks left it wins. With several
    declarers of a negative contract, their payments may also offset each other in a ladder that does not balance.
    """
    parts = sides(contract, declarers)
    if all(_is_fixed(ladder, contract, won_by(side, tricks), left, multiple) for side in parts):
        return True
    if len(parts) == 1:
        return False
    ends = (tuple(map(add, tricks, more)) for more in _distributions(left))
    results = (deltas(ladder, contract, declarers, end, multiple) for end in ends)
    first = next(results)
    return all(result == first for result in results)


def worst(
    ladder: Ladder,
    contract: Contract,
    declarers: tuple[int, ...],
    tricks: tuple[int, ...],
    left: int,
    multiple: int,
    seats: Collection[int],
) -> tuple[int, ...]:
    """What each seat gets if the `left` tricks fall in the way that is worst for these seats.

    `seats`: the declarers or their opponents; all declarers play together.
    """
    declarer = declarers[0]
    other = next(seat for seat in range(1, SEATS + 1) if seat not in declarers)
    ends = (per_seat_with(per_seat_with(tricks, declarer, won), other, left - won) for won in range(left + 1))
    results = (deltas(ladder, contract, declarers, end, multiple) for end in ends)
    return min(results, key=lambda result: bleakness(result, seats))


def _is_fixed(ladder: Ladder, contract: Contract, won: int, left: int, multiple: int) -> bool:
    """Whether a side is paid the same, however many of the tricks left it wins."""
    now = payment(ladder, contract, won, multiple)
    # The most tricks first: where anything differs, they do, and this is asked after every trick.
    return all(payment(ladder, contract, won + more, multiple) == now for more in range(left, 0, -1))


def _distributions(left: int) -> Iterator[tuple[int, ...]]:
    """All ways in which `left` tricks can fall to the four seats."""
    shares = product(range(left + 1), repeat=SEATS - 1)
    return ((*others, left - sum(others)) for others in shares if sum(others) <= left)
