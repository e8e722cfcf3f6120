"""The standing of a match between two deals.

- The deal passes to the left, but stays where everybody has passed.
- Scores add up over a number of deals; the highest wins, and equal ones share.
- A thrown-in deal may double the next one, by an option; several double it once (decision 4).
- The cards of the last deal are kept as they lie, for the next pack is gathered from them (decision 1).

Source: kleurenwiezen.txt, "The Deal", "The Scoring" and "Flemish Scoring"; docs/rules/kleurenwiezen.md, "Cards and
deal", "What follows" and the decisions named.
"""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from engine.core.cards import Card
from engine.core.results import DealResult
from engine.core.seats import next_seat
from engine.games.kleurenwiezen.contracts.ladder import Ladder
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
