"""A deal played with real cards: what has to be asked about it, and what it counts.

A game that can be told of such deals has a module `by_hand` with a `BY_HAND` in its room. What it asks are
`DealQuestion`s, data without text that any form can show; an answer is one or several texts, as JSON keeps them:

    asked = by_hand.questions(match, {})
    answers = {"contract": ("accept 9",), "declarers": ("1", "3"), "tricks": ("10",)}
    told = count(by_hand, match, answers)      # raises NotCounted
    match = told.outcome.match

The counting is that of a table. Whatever cannot have happened is refused with what would be right.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core.errors import EngineError, ReasonBase
from engine.core.game import DealFacts, Match, Outcome
from engine.core.options import Options, is_number

Answers = Mapping[str, tuple[str, ...]]
"""By a question's key what was answered: one text, or several where several are asked for. Seats and numbers are texts
in decimal; nothing at all answers an optional question too."""

YES = "yes"


class QuestionKind(StrEnum):
    """How a question is answered."""

    ONE = "one"
    """One of `choices`."""
    SEVERAL = "several"
    """Several of `choices`, each once; `fewest` to `most`."""
    NUMBER = "number"
    """A number in `numbers`."""
    YES_NO = "yes-no"
    """`YES`, or no answer; always optional."""


class DealQuestion(NamedTuple):
    """What is asked about a deal."""

    key: str
    """Under which it is answered. Asked once for several seats or sides, it ends in a hyphen and a number."""
    kind: QuestionKind
    choices: tuple[str, ...] = ()
    """What may be answered, in the order to be shown."""
    is_of_seats: bool = False
    """Whether the choices are numbers of seats."""
    numbers: range = range(0)
    fewest: int = 1
    most: int = 1
    optional: bool = False
    """Whether no answer says something too: nobody, nothing, no."""
    seats: tuple[int, ...] = ()
    """Whom it is about; empty: everybody, or nobody yet."""

    @property
    def name(self) -> str:
        """The key without its number: what the question is worded by."""
        return self.key.partition("-")[0]


class Untold(ReasonBase):
    """Why a deal cannot be counted as it was told. `{key}` is that of the question to answer otherwise."""

    MATCH_OVER = "match-over", "the match is over: no deal is due"
    UNANSWERED = "unanswered", "{key} has to be told"
    NOT_ASKED = "not-asked", "{key} is not asked here"
    NOT_A_CHOICE = "not-a-choice", "{key} cannot be {given}; possible: {possible}"
    NOT_IN_RANGE = "not-in-range", "{key} cannot be {given}: it is a number from {least} to {most}"
    NOT_THAT_MANY = "not-that-many", "{given} are named for {key}; it takes {least} to {most}"
    NO_ROW = "no-row", "on this sheet only deals change the score"
    BELOW_ZERO = "below-zero", "a row cannot bring anybody beyond {least} to {most}"
    NO_SUM = "no-sum", "{key} adds up to {given}; it has to be {least} to {most}"


class NotCounted(EngineError, ValueError):
    """A deal as told cannot be counted. `facts` holds what a sentence about it needs, `key` is the question's."""

    def __init__(self, reason: Untold, key: str, **facts: object) -> None:
        self.reason, self.key = reason, key
        self.facts: Mapping[str, object] = MappingProxyType({"key": key, **facts})
        super().__init__(reason.sentence.format_map(self.facts))


class ToldDeal(NamedTuple):
    """A deal as told, counted."""

    outcome: Outcome
    """The result, and the standing after it."""
    facts: DealFacts


M = TypeVar("M", bound=Match)


class ByHand(ABC, Generic[M]):
    """How deals of one game are told. Stateless."""

    @abstractmethod
    def questions(self, match: M, answers: Answers) -> tuple[DealQuestion, ...]:
        """All that is asked about the next deal, in order, as far as it follows from the answers so far.

        Answers may be anything; those that cannot be right are treated as missing.
        """

    @abstractmethod
    def count(self, match: M, answers: Answers) -> ToldDeal:
        """What the deal counts; every answer fits its question. Raises NotCounted."""

    def has_columns(self, options: Options) -> bool:
        """Whether everybody plays for themselves, their figures add up, and nothing but a number of deals ends a match.

        On such a sheet people can sit out in turn, and there can be a pot.
        """
        return False

    def all_passed(self, answers: Answers) -> bool:
        """Whether these answers say that nobody wanted to play."""
        return False

    def adjusted(self, match: M, changes: tuple[int, ...]) -> M:
        """The standing after a row that is no deal: a revoke, an agreed correction.

        `changes`: per seat by how much the figure of its side changes. Raises NotCounted(no-row, below-zero).
        """
        raise NotCounted(Untold.NO_ROW, "")

    @abstractmethod
    def balance(self, match: M) -> tuple[Fraction, ...]:
        """Per seat how many points the match has brought it from the others; they add up to nothing.

        A seat without a person has none: what it won or lost is its partner's.
        """


AnyByHand = ByHand[Any]


def against_each_other(figures: tuple[int, ...], sides: tuple[int, ...], dummy: int | None) -> tuple[Fraction, ...]:
    """The balance where each side settles its difference with each other side, every member in full.

    `figures`: per seat that of its side, more is better. `dummy`: the seat whose share its partner has.
    """
    per_side = dict(zip(sides, figures, strict=True))
    own = [len(per_side) * figure - sum(per_side.values()) for figure in figures]
    if dummy is not None:
        partner = next(seat for seat, side in enumerate(sides, 1) if side == sides[dummy - 1] and seat != dummy)
        own[partner - 1] += own[dummy - 1]
        own[dummy - 1] = 0
    return tuple(map(Fraction, own))


def fault(question: DealQuestion, answer: tuple[str, ...]) -> NotCounted | None:
    """What is wrong with this answer by itself; None where nothing is."""
    key, given = question.key, ", ".join(answer)
    fewest = 0 if question.optional else question.fewest
    most = question.most if question.kind is QuestionKind.SEVERAL else 1
    if not answer and not question.optional:
        return NotCounted(Untold.UNANSWERED, key)
    if question.kind is QuestionKind.NUMBER:
        numbers = question.numbers
        if any(not is_number(one) or int(one) not in numbers for one in answer):
            return NotCounted(Untold.NOT_IN_RANGE, key, given=given, least=numbers[0], most=numbers[-1])
    else:
        choices = (YES,) if question.kind is QuestionKind.YES_NO else question.choices
        if any(one not in choices for one in answer):
            return NotCounted(Untold.NOT_A_CHOICE, key, given=given, possible=", ".join(choices))
    if len(set(answer)) != len(answer) or not fewest <= len(answer) <= most or 0 < len(answer) < question.fewest:
        return NotCounted(Untold.NOT_THAT_MANY, key, given=len(answer), least=question.fewest, most=most)
    return None


def fits(question: DealQuestion, answers: Answers) -> bool:
    """Whether this question has an answer that can be right, or needs none."""
    return fault(question, answers.get(question.key, ())) is None


def answered(by_hand: AnyByHand, match: Match, answers: Answers, key: str, answer: tuple[str, ...]) -> Answers:
    """The answers with this one, and without those that are no longer asked for or no longer possible.

    Raises NotCounted where the question is not asked, or the answer is none of it.
    """
    question = next((one for one in by_hand.questions(match, answers) if one.key == key), None)
    if question is None:
        raise NotCounted(Untold.NOT_ASKED, key)
    if answer and (wrong := fault(question, answer)) is not None:
        raise wrong
    return fitting(by_hand, match, {**answers, key: answer})


def fitting(by_hand: AnyByHand, match: Match, answers: Answers) -> Answers:
    """The answers that are asked for and possible; what was asked only because of others goes with them."""
    kept: dict[str, tuple[str, ...]] = {key: answer for key, answer in answers.items() if answer}
    while True:
        asked = {one.key: one for one in by_hand.questions(match, kept)}
        left = {key: answer for key, answer in kept.items() if key in asked and fault(asked[key], answer) is None}
        if left == kept:
            return left
        kept = left


def unanswered(by_hand: AnyByHand, match: Match, answers: Answers) -> tuple[DealQuestion, ...]:
    """The questions that still need an answer, the next one first."""
    return tuple(one for one in by_hand.questions(match, answers) if not fits(one, answers))


def count(by_hand: AnyByHand, match: Match, answers: Answers) -> ToldDeal:
    """What a deal counts by these answers; raises NotCounted."""
    if match.winners:
        raise NotCounted(Untold.MATCH_OVER, "")
    asked = by_hand.questions(match, answers)
    keys = {one.key for one in asked}
    for question in asked:
        if (wrong := fault(question, answers.get(question.key, ()))) is not None:
            raise wrong
    for key, answer in answers.items():
        if answer and key not in keys:
            raise NotCounted(Untold.NOT_ASKED, key)
    told: ToldDeal = by_hand.count(match, answers)
    return told
