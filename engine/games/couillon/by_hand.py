"""A deal of the Couillon family with real cards: who made trumps, the card points, and what was said.

- Who made trumps is asked where it can be anybody. Elsewhere it is eldest, by the rules.
- A deal in which nobody wanted trumps is thrown in, or the cards make them, as the way of making trumps has it.
- The pack has forty points. Where two sides share all of it, one side's are told, else each side's.
- All tricks can only be on a side if the others have no points. Asked where they count.
- Mit', Kontra and Re: who said them, as far as the table has them. Kontra comes from the other side, Re answers it.

What it counts: `state.count_of`, `sheets`, `play.outcome_of`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from engine.core.actions import eldest, seats_by_side
from engine.core.by_hand import (
    Answers,
    ByHand,
    DealQuestion,
    NotCounted,
    QuestionKind,
    ToldDeal,
    Untold,
    against_each_other,
    fits,
)
from engine.core.game import DealFacts, Feat
from engine.games.couillon.options import pack_for
from engine.games.couillon.play import POINTS, SWEEP, outcome_of, points_of, thrown_in
from engine.games.couillon.sheets.chalked import Cows
from engine.games.couillon.sheets.numbers import Points, Royes
from engine.games.couillon.state import CouillonMatch, count_of
from engine.games.couillon.variants import Making, Scoring

CARDS: Final = "cards"
"""In place of a seat: the cards made trumps."""
THROWN_IN: Final = "thrown-in"
"""In place of a seat: nobody wanted trumps."""
_INSTEAD: Final = {Making.UPCARD: CARDS, Making.TONGRES: THROWN_IN, Making.DEALER_CARD: THROWN_IN}
"""What happens where everybody passes; elsewhere eldest has to make trumps."""
_SWEEPS: Final = (Scoring.ROYES, Scoring.NUMBERS, Scoring.COWS)
"""The sheets on which all tricks count more."""
_WORDS: Final = ("mit", "kontra", "re")


class CouillonByHand(ByHand[CouillonMatch]):
    """How a deal of the family is told."""

    def questions(self, match: CouillonMatch, answers: Answers) -> tuple[DealQuestion, ...]:
        return tuple(_questions(match, answers))

    def count(self, match: CouillonMatch, answers: Answers) -> ToldDeal:
        variant = match.variant
        match = match._replace(sheet=match.sheet.next_deal())
        made = answers["maker"][0] if variant.making in _INSTEAD else str(eldest(match.dealer, variant.seats))
        if made == THROWN_IN:
            outcome = thrown_in(match)
            facts = DealFacts(None, (), (), points_of(match, outcome.result.delta), outcome.result.tricks)
            return ToldDeal(outcome, facts)
        declarer = None if made == CARDS else int(made)
        points, swept = _points(match, answers), bool(answers.get("sweep"))
        said = tuple(_seat(answers, word) for word in _WORDS)
        count = count_of(match, points, declarer, (said[0], said[1], said[2]), swept=swept)
        per_seat = tuple(points[side] if seat == variant.sides.index(side) + 1 else 0 for seat, side in _seats(match))
        outcome = outcome_of(match, count, declarer, (0,) * variant.seats, per_seat)
        result = outcome.result
        own = () if declarer is None else (declarer,)
        most = max(range(len(points)), key=points.__getitem__)
        feats = [Feat(seat, word) for seat, word in zip(said, _WORDS, strict=True) if seat is not None]
        feats += [Feat(seat, SWEEP) for seat, side in _seats(match) if swept and side == most]
        winning = tuple(seat for seat in own if variant.sides[seat - 1] == count.winner)
        return ToldDeal(
            outcome, DealFacts(None, own, winning, points_of(match, result.delta), result.tricks, tuple(feats))
        )

    def adjusted(self, match: CouillonMatch, changes: tuple[int, ...]) -> CouillonMatch:
        """Strokes, lines, branches, rôyes or points of a side; nobody deals for it."""
        sheet = match.sheet.next_deal()
        per_side = dict(zip(match.variant.sides, changes, strict=True))
        for side, by in per_side.items():
            if by < 0 and not isinstance(sheet, (Points, Royes)) and sheet.score[side] + by < 0:
                raise NotCounted(Untold.BELOW_ZERO, "", least=0, most=sheet.score[side])
            sheet = sheet.adjusted(side, by)
        return match._replace(sheet=sheet)

    def balance(self, match: CouillonMatch) -> tuple[Fraction, ...]:
        """The difference of what is left, or of the points; on the sheet of cows that of the cows won."""
        sheet = match.sheet
        if isinstance(sheet, Cows):
            figures = sheet.won
        else:
            figures = sheet.score if isinstance(sheet, Points) else tuple(-left for left in sheet.score)
        return against_each_other(match.per_seat(figures), match.variant.sides, match.variant.dummy)


def _questions(match: CouillonMatch, answers: Answers) -> Iterator[DealQuestion]:
    variant, options = match.variant, match.options
    if variant.making in _INSTEAD:
        seats = map(str, range(1, variant.seats + 1))
        asked = DealQuestion("maker", QuestionKind.ONE, (*seats, _INSTEAD[variant.making]), is_of_seats=True)
        yield asked
        if not fits(asked, answers) or answers[asked.key] == (THROWN_IN,):
            return
    numbers = tuple(_of_points(match))
    yield from numbers
    if variant.scoring in _SWEEPS and all(fits(one, answers) for one in numbers) and 0 in _told(match, answers):
        yield DealQuestion("sweep", QuestionKind.YES_NO, optional=True)
    if options.mit == "none":
        return
    asked = DealQuestion(
        "mit", QuestionKind.ONE, tuple(str(seat) for seat, _ in _seats(match)), is_of_seats=True, optional=True
    )
    yield asked
    if options.mit != "kontra":
        return
    for word, opponents in (("kontra", True), ("re", False)):
        if not answers.get(asked.key) or not fits(asked, answers):
            return
        holder = variant.sides[int(answers["mit"][0]) - 1]
        sayers = tuple(str(seat) for seat, side in _seats(match) if (side != holder) is opponents)
        asked = DealQuestion(word, QuestionKind.ONE, sayers, is_of_seats=True, optional=True)
        yield asked


def _of_points(match: CouillonMatch) -> Iterator[DealQuestion]:
    """The numbers to be told: of one side where the other's follow, else of each."""
    least, most = _all_points(match)
    sides = seats_by_side(match.variant.sides)
    for side, members in enumerate(sides, 1):
        if least == most and len(sides) == 2:
            yield DealQuestion("points", QuestionKind.NUMBER, numbers=range(most + 1), seats=members)
            return
        yield DealQuestion(f"points-{side}", QuestionKind.NUMBER, numbers=range(most + 1), seats=members)


def _told(match: CouillonMatch, answers: Answers) -> tuple[int, ...]:
    """Each side's points, as told."""
    told = tuple(int(answers[one.key][0]) for one in _of_points(match))
    return told if len(told) > 1 else (*told, _all_points(match)[1] - told[0])


def _points(match: CouillonMatch, answers: Answers) -> tuple[int, ...]:
    """The same; raises NotCounted where they cannot be."""
    points = _told(match, answers)
    least, most = _all_points(match)
    if not least <= sum(points) <= most:
        raise NotCounted(Untold.NO_SUM, f"points-{len(points)}", given=sum(points), least=least, most=most)
    return points


def _all_points(match: CouillonMatch) -> tuple[int, int]:
    """The fewest and the most points that all sides can have together: some cards may stay undealt."""
    worth = sorted(POINTS[card] for card in pack_for(match.options))
    variant = match.variant
    undealt = 0 if variant.draws else len(worth) - variant.seats * variant.cards
    return sum(worth[: len(worth) - undealt]), sum(worth[undealt:])


def _seats(match: CouillonMatch) -> Iterator[tuple[int, int]]:
    """Each seat with its side."""
    return enumerate(match.variant.sides, 1)


def _seat(answers: Answers, word: str) -> int | None:
    return int(answers[word][0]) if answers.get(word) else None


BY_HAND = CouillonByHand()
