"""Deals as the sheet asks them, in columns, and rows that are no deal. Pure.

A game counts by seats. Here its questions, answers and results are those of columns; what the sheet adds - who sits
out, the queens held where all passed, who takes the pot - is asked along with them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from engine.clubs.score_keeper.standing import KeptStanding, StandingLine, mean_off
from engine.core.by_hand import (
    Answers,
    AnyByHand,
    ByHand,
    DealQuestion,
    NotCounted,
    QuestionKind,
    ToldDeal,
    Untold,
    fits,
)
from engine.core.game import DealFacts, DealResult

OUT: Final = "out"
"""The question who sits out; no answer: whose turn it is."""
QUEENS: Final = "queens"
POT: Final = "pot"
"""The question who takes the pot; no answer: it stays."""
ALL_QUEENS: Final = 4
NAME: Final = "name"
POINTS: Final = "points"
"""What a row is told by: its name, and under `points-<column>` by how much that column's figure changes."""
MOST_POINTS: Final = 9999


class SheetByHand(ByHand[KeptStanding]):
    """How the deals of a sheet are told, around those of its game."""

    def __init__(self, game: AnyByHand) -> None:
        self.game = game

    def questions(self, match: KeptStanding, answers: Answers) -> tuple[DealQuestion, ...]:
        return tuple(self._questions(match, answers))

    def count(self, match: KeptStanding, answers: Answers) -> ToldDeal:
        seated = match.seated(_out(match, answers))
        told: ToldDeal = self.game.count(match.match, self._of_game(match, answers, seated))
        if match.totals is None:
            balance = self._gained(match, told.outcome.match)
            after = match._replace(match=told.outcome.match, won=match.paid(balance))
            line = StandingLine(len(_deals(match)) + 1, match.dealer, "", told.outcome.result)
            after = after._replace(lines=(*match.lines, line))
            return told._replace(outcome=told.outcome._replace(match=after))
        return self._in_columns(match, answers, told, seated)

    def balance(self, match: KeptStanding) -> tuple[Fraction, ...]:
        """Per person, not per column: whoever was relieved settles for their own deals."""
        return match.settled

    def row(self, standing: KeptStanding, answers: Answers) -> KeptStanding:
        """The standing after a row that is no deal; raises NotCounted where the sheet cannot have it."""
        delta = row_changes(standing, answers)
        if not any(delta):
            return standing
        if standing.totals is None:
            if standing.winners:
                raise NotCounted(Untold.MATCH_OVER, "")
            match = self.game.adjusted(standing.match, delta)
            after = standing._replace(match=match, won=standing.paid(self._gained(standing, match)))
        else:
            totals = _added(standing.totals, delta)
            paid = standing.paid(mean_off(delta, standing.columns, standing.columns))
            after = standing._replace(totals=totals, won=paid)
        none = tuple(0 for _ in delta)
        result = DealResult(None, (), none, None, delta, after.score)
        line = StandingLine(0, standing.dealer, "".join(answers.get(NAME, ())), result, pot=standing.pot)
        return after._replace(lines=(*standing.lines, line))

    def settled(self, standing: KeptStanding, answers: Answers) -> Answers:
        """The answers with who sat out, so that no earlier correction changes it."""
        if not standing.spare:
            return answers
        return {**answers, OUT: tuple(map(str, _out(standing, answers)))}

    def _questions(self, standing: KeptStanding, answers: Answers) -> Iterator[DealQuestion]:
        if standing.spare:
            columns, spare = tuple(map(str, standing.columns)), standing.spare
            kind = QuestionKind.SEVERAL if spare > 1 else QuestionKind.ONE
            yield DealQuestion(OUT, kind, columns, is_of_seats=True, fewest=spare, most=spare, optional=True)
        seated = standing.seated(_out(standing, answers))
        asked = self.game.questions(standing.match, self._of_game(standing, answers, seated))
        for question in asked:
            yield _in_columns(question, seated)
        if not standing.price:
            return
        if self.game.all_passed(self._of_game(standing, answers, seated)):
            for column in seated:
                numbers = range(ALL_QUEENS + 1)
                yield DealQuestion(
                    f"{QUEENS}-{column}", QuestionKind.NUMBER, numbers=numbers, optional=True, seats=(column,)
                )
        elif standing.pot and asked and fits(asked[0], self._of_game(standing, answers, seated)):
            takers = tuple(map(str, seated))
            yield DealQuestion(
                POT, QuestionKind.SEVERAL, takers, is_of_seats=True, optional=True, fewest=1, most=len(seated)
            )

    def _in_columns(self, standing: KeptStanding, answers: Answers, told: ToldDeal, seated: Sequence[int]) -> ToldDeal:
        """What the game counted for its seats, for the columns; with what the pot takes and gives."""
        assert standing.totals is not None
        columns = standing.columns
        gained = _spread(told.outcome.result.delta, seated, columns)
        into = _queens(standing, answers, seated)
        taken = _taken(standing, answers)
        delta = _added(gained, _added(tuple(-one for one in into), taken))
        pot = standing.pot + sum(into) - sum(taken)
        totals = _added(standing.totals, delta)
        of_game = told.outcome.result
        result = DealResult(
            of_game.contract,
            tuple(seated[seat - 1] for seat in of_game.declarers),
            _spread(of_game.tricks, seated, columns),
            of_game.card_points,
            delta,
            totals,
            of_game.thrown_in,
        )
        out = tuple(column for column in columns if column not in seated)
        line = StandingLine(len(_deals(standing)) + 1, standing.dealer, "", result, out, pot)
        own = mean_off(gained, seated, columns)
        won = standing.paid(one - a + b for one, a, b in zip(own, into, taken, strict=True))
        moved = told.outcome.match.dealer != standing.match.dealer
        after = standing._replace(
            match=told.outcome.match,
            totals=totals,
            won=won,
            pot=pot,
            turn=standing.turn % len(columns) + 1 if moved else standing.turn,
            lines=(*standing.lines, line),
        )
        facts = _facts(told.facts, delta, seated, columns)
        return ToldDeal(told.outcome._replace(result=result, match=after), facts)

    def _gained(self, before: KeptStanding, match: object) -> tuple[Fraction, ...]:
        old, new = self.game.balance(before.match), self.game.balance(match)
        return tuple(one - other for one, other in zip(new, old, strict=True))

    def _of_game(self, standing: KeptStanding, answers: Answers, seated: Sequence[int]) -> Answers:
        """The answers that are the game's, by its seats; nothing of somebody who sits out."""
        mine = {key: one for key, one in answers.items() if key.partition("-")[0] not in (OUT, QUEENS, POT)}
        if not standing.spare:
            return mine
        seats = {str(column): str(seat) for seat, column in enumerate(seated, 1)}
        of_seats = _keys_of_seats(self.game, standing, mine, seats)
        found = {}
        for key, answer in mine.items():
            name, _, column = key.partition("-")
            if column and column not in seats:
                continue
            own = f"{name}-{seats[column]}" if column else key
            found[own] = _seats_of(answer, seats) if name in of_seats else answer
        return found


def row_changes(standing: KeptStanding, answers: Answers) -> tuple[int, ...]:
    """By how much a row changes the figure of each column."""
    found = []
    for column in standing.columns:
        (text,) = answers.get(f"{POINTS}-{column}", ()) or ("0",)
        found.append(int(text))
    return tuple(found)


def _keys_of_seats(
    game: AnyByHand, standing: KeptStanding, answers: Answers, seats: Mapping[str, str]
) -> frozenset[str]:
    """The names of the questions that players answer: known once all others are, so asked until nothing is new."""
    known: frozenset[str] = frozenset()
    while True:
        told = {
            key: _seats_of(answer, seats) if key.partition("-")[0] in known else answer
            for key, answer in answers.items()
        }
        found = frozenset(one.name for one in game.questions(standing.match, told) if one.is_of_seats) | known
        if found == known:
            return known
        known = found


def _seats_of(answer: Sequence[str], seats: Mapping[str, str]) -> tuple[str, ...]:
    """Columns as seats, and whatever else may be answered as it is; who sits out is nobody that can be answered."""
    return tuple(seats.get(one, "-" if one.isdecimal() else one) for one in answer)


def _in_columns(question: DealQuestion, seated: Sequence[int]) -> DealQuestion:
    """A question of the game by columns."""
    name, _, seat = question.key.partition("-")
    columns = {str(seat): str(column) for seat, column in enumerate(seated, 1)}
    if all(seat == column for seat, column in columns.items()):
        return question
    return question._replace(
        key=f"{name}-{columns[seat]}" if seat else name,
        choices=tuple(columns.get(one, one) for one in question.choices) if question.is_of_seats else question.choices,
        seats=tuple(seated[one - 1] for one in question.seats),
    )


def _out(standing: KeptStanding, answers: Answers) -> tuple[int, ...]:
    """The columns that sit out: those told, if they can be, else whose turn it is."""
    told = answers.get(OUT, ())
    columns = {str(column) for column in standing.columns}
    if len({*told} & columns) == standing.spare == len(told):
        return tuple(sorted(map(int, told)))
    return standing.out_in_turn


def _queens(standing: KeptStanding, answers: Answers, seated: Sequence[int]) -> tuple[int, ...]:
    """Per column what the queens held cost, where all passed; raises NotCounted unless they are all four."""
    held = {column: answers.get(f"{QUEENS}-{column}", ()) for column in seated}
    told = {column: int(one[0]) for column, one in held.items() if one}
    if told and sum(told.values()) != ALL_QUEENS:
        key = f"{QUEENS}-{max(told)}"
        raise NotCounted(Untold.NO_SUM, key, given=sum(told.values()), least=ALL_QUEENS, most=ALL_QUEENS)
    return tuple(standing.price * told.get(column, 0) for column in standing.columns)


def _taken(standing: KeptStanding, answers: Answers) -> tuple[int, ...]:
    """Per column what it takes out of the pot, alike; what cannot be shared in whole points stays."""
    takers = {int(one) for one in answers.get(POT, ())}
    share = standing.pot // len(takers) if takers else 0
    return tuple(share if column in takers else 0 for column in standing.columns)


def _facts(facts: DealFacts, points: tuple[int, ...], seated: Sequence[int], columns: range) -> DealFacts:
    def of(seats: Sequence[int]) -> tuple[int, ...]:
        return tuple(seated[seat - 1] for seat in seats)

    feats = tuple(one._replace(seat=seated[one.seat - 1]) for one in facts.feats)
    return DealFacts(
        facts.contract, of(facts.declarers), of(facts.made), points, _spread(facts.tricks, seated, columns), feats
    )


def _spread(per_seat: Sequence[int], seated: Sequence[int], columns: range) -> tuple[int, ...]:
    """Per column what its seat has; nothing for those who sat out."""
    found = dict(zip(seated, per_seat, strict=False))
    return tuple(found.get(column, 0) for column in columns)


def _added(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(sum, zip(one, other, strict=True)))


def _deals(standing: KeptStanding) -> list[StandingLine]:
    return [one for one in standing.lines if one.deal]
