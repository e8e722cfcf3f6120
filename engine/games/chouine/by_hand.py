"""A partie of Chouine with real cards: who won it, or the points by which it is worked out.

- Most tables know who has won. Who does not tells each one's points: cards with the dix de der, and declarations.
- The cards and the last trick make 130 points; with three, two cards are never drawn and may keep some.
- A chouine wins at once. Equal points annul the partie.
- Where the dealer is drawn, it is told who deals.

What it counts: `play.outcome_of`, `match`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

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
from engine.core.cards import Suit
from engine.core.game import DealFacts, Feat
from engine.games.chouine import play
from engine.games.chouine.combinations import Combination
from engine.games.chouine.options import PACK, ChouineOptions
from engine.games.chouine.play import DIX_DE_DER, outcome_of, with_most
from engine.games.chouine.state import ChouineMatch

ANNULLED: Final = "annulled"
"""In place of a winner: equal points."""
POINTS: Final = "points"
"""In place of a winner: it is worked out from the points."""
_TENS: Final = 10
"""All declarations count tens."""


class _ChouineByHand(ByHand[ChouineMatch]):
    def questions(self, match: ChouineMatch, answers: Answers) -> tuple[DealQuestion, ...]:
        return tuple(_questions(match, answers))

    def count(self, match: ChouineMatch, answers: Answers) -> ToldDeal:
        if match.draw_due:
            match = match._replace(dealer=int(answers["dealer"][0]))
        match = match.at_deal()
        (named,) = answers["winner"]
        none = (0,) * match.options.variant.seats
        if named == POINTS:
            cards = _cards(match, answers)
            winner = with_most(tuple(map(sum, zip(cards, _declared(match, answers), strict=True))))
            outcome = outcome_of(match, winner, none, cards)
        else:
            outcome = outcome_of(match, None if named == ANNULLED else int(named), none, None)
        feats = (Feat(int(named), Combination.CHOUINE.value),) if answers.get("chouine") else ()
        return ToldDeal(outcome, DealFacts(None, (), (), outcome.result.delta, none, feats))

    def adjusted(self, match: ChouineMatch, changes: tuple[int, ...]) -> ChouineMatch:
        """Parties of the present manche; the one that wins it is told as a partie."""
        match, most = match.at_deal(), match.options.parties_to_win - 1
        parties = tuple(map(sum, zip(match.parties, changes, strict=True)))
        if not all(0 <= one <= most for one in parties):
            raise NotCounted(Untold.BELOW_ZERO, "", least=0, most=most)
        return match._replace(parties=parties)

    def balance(self, match: ChouineMatch) -> tuple[Fraction, ...]:
        """The difference of parties won, or of manches where the match has several."""
        sides = tuple(range(match.options.variant.seats))
        figures = match.parties if match.options.manches_to_win == 1 else match.manches
        return against_each_other(figures, sides, None)


BY_HAND: Final = _ChouineByHand()


def _questions(match: ChouineMatch, answers: Answers) -> Iterator[DealQuestion]:
    seats = tuple(map(str, _seats(match)))
    if match.draw_due:
        yield DealQuestion("dealer", QuestionKind.ONE, seats, is_of_seats=True)
    asked = DealQuestion("winner", QuestionKind.ONE, (*seats, ANNULLED, POINTS), is_of_seats=True)
    yield asked
    if not fits(asked, answers) or answers[asked.key] == (ANNULLED,):
        return
    if answers[asked.key] != (POINTS,):
        yield DealQuestion("chouine", QuestionKind.YES_NO, optional=True, seats=(int(answers[asked.key][0]),))
        return
    yield from _of_cards(match)
    most = _most_declared(match.options)
    for seat in _seats(match):
        yield DealQuestion(
            f"declared-{seat}", QuestionKind.NUMBER, numbers=range(0, most + 1, _TENS), optional=True, seats=(seat,)
        )


def _of_cards(match: ChouineMatch) -> Iterator[DealQuestion]:
    """The card points to be told: one seat's where the other's follow, else each one's."""
    least, most = _all_points(match)
    if least == most and len(_seats(match)) == 2:
        yield DealQuestion("cards", QuestionKind.NUMBER, numbers=range(most + 1), seats=(1,))
        return
    for seat in _seats(match):
        yield DealQuestion(f"cards-{seat}", QuestionKind.NUMBER, numbers=range(most + 1), seats=(seat,))


def _cards(match: ChouineMatch, answers: Answers) -> tuple[int, ...]:
    """Per seat the points of cards and the last trick; raises NotCounted where they cannot be."""
    asked = tuple(_of_cards(match))
    least, most = _all_points(match)
    told = tuple(int(answers[one.key][0]) for one in asked)
    if len(told) == 1:
        return told[0], most - told[0]
    if not least <= sum(told) <= most:
        raise NotCounted(Untold.NO_SUM, asked[-1].key, given=sum(told), least=least, most=most)
    return told


def _declared(match: ChouineMatch, answers: Answers) -> tuple[int, ...]:
    return tuple(int((answers.get(f"declared-{seat}") or ("0",))[0]) for seat in _seats(match))


def _all_points(match: ChouineMatch) -> tuple[int, int]:
    """The fewest and the most points that all seats can have together: some cards are never drawn."""
    variant = match.options.variant
    worth = sorted(play.POINTS[card] for card in PACK)
    undealt = variant.talon - variant.draws * variant.seats
    return sum(worth[: len(worth) - undealt]) + DIX_DE_DER, sum(worth[undealt:]) + DIX_DE_DER


def _most_declared(options: ChouineOptions) -> int:
    """The best combination in each suit, trumps twice, and all the brisques."""
    of_suits, brisques = (
        max(
            options.points_of(shape.combination) or 0
            for shape in options.variant.shapes
            if bool(shape.brisques) is of_brisques
        )
        for of_brisques in (False, True)
    )
    return of_suits * (len(Suit) + 1) + brisques


def _seats(match: ChouineMatch) -> range:
    return range(1, match.options.variant.seats + 1)
