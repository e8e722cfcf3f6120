"""What may be done with a kept match, and what follows: a state in, a change out. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.by_hand import Answers, answered, count
from engine.core.names import UNNAMED, clean_name
from engine.core.options import Options
from engine.core.registry import game_named
from engine.score_keeper.changes import Change, What, Who, entries_after, fold, relief_answers
from engine.score_keeper.kept import (
    DEAREST,
    DEAREST_QUEEN,
    LONGEST_CURRENCY,
    LONGEST_NAME,
    LONGEST_ROW,
    MOST_CHANGES,
    MOST_DEALS,
    MOST_SPARE,
    KeptSetup,
    KeptState,
    by_hand_of,
    can_be_kept,
)
from engine.score_keeper.standing import Person
from engine.score_keeper.telling import MOST_POINTS, NAME, POINTS
from engine.tables.model.errors import Refusal, Refused


def checked(setup: KeptSetup) -> KeptSetup:
    """A new one as it can be opened.

    Raises Refused(no-score-keeper, score-people, score-twice, score-guests, score-stake, no-such-seat).
    """
    options = setup.options
    if not can_be_kept(options.game):
        raise Refused(Refusal.NO_SCORE_KEEPER)
    game = game_named(options.game)
    seats, dummy = game.seats(options), game.dummy(options)
    people = [one for one in setup.people if one is not None]
    spare = min(max(len(setup.people) - seats, 0), most_spare(options))
    is_due = [seat != dummy for seat in range(1, seats + spare + 1)]
    if [one is not None for one in setup.people] != is_due or any(one.name in ("", UNNAMED) for one in people):
        raise Refused(Refusal.SCORE_PEOPLE, seats=seats - (dummy is not None), most=most_people(options))
    known = set[object]()
    for one in people:
        own = _own(one)
        if own in known:
            raise Refused(Refusal.SCORE_TWICE, name=one.name)
        known.add(own)
    if setup.counts and (setup.guild_id is None or any(one.user_id is None for one in people)):
        raise Refused(Refusal.SCORE_GUESTS)
    stake = setup.stake
    if stake is not None and not (
        1 <= stake.hundredths <= DEAREST and 1 <= len(stake.currency) <= LONGEST_CURRENCY and stake.currency != UNNAMED
    ):
        raise Refused(Refusal.SCORE_STAKE, least="0.01", most=str(DEAREST // 100), longest=LONGEST_CURRENCY)
    if not 0 <= setup.pot <= DEAREST_QUEEN or (setup.pot and not has_columns(options)):
        raise Refused(Refusal.SCORE_POT, most=DEAREST_QUEEN)
    if not 1 <= setup.dealer <= len(setup.people):
        raise Refused(Refusal.NO_SUCH_SEAT, seat=setup.dealer, seats=len(setup.people))
    return setup


def has_columns(options: Options) -> bool:
    """Whether a sheet of this game can have a pot, and more people than seats."""
    return by_hand_of(options.game).has_columns(options)


def most_spare(options: Options) -> int:
    """So many more people than seats can be round the table."""
    return MOST_SPARE if has_columns(options) else 0


def most_people(options: Options) -> int:
    """So many people can be round the table; a dummy is nobody."""
    game = game_named(options.game)
    return game.seats(options) - (game.dummy(options) is not None) + most_spare(options)


def _own(one: Person) -> object:
    """What tells people apart: two members may have the same name, but nobody could tell two guests apart."""
    return one.user_id or one.name.casefold()


def may(state: KeptState, who: Who, number: int, *, ended: bool = False) -> None:
    """Raises Refused(not-at-score, score-changed, score-ended, score-goes-on).

    `number`: how many changes there were when they were offered this. `ended`: whether it has to have ended.
    """
    if not state.knows(who.user_id):
        raise Refused(Refusal.NOT_AT_SCORE)
    if number != state.number:
        raise Refused(Refusal.SCORE_CHANGED)
    if state.is_ended is not ended:
        raise Refused(Refusal.SCORE_GOES_ON if ended else Refusal.SCORE_ENDED)
    if state.number >= MOST_CHANGES:
        raise Refused(Refusal.SCORE_FULL, most=MOST_DEALS)


def answer(state: KeptState, key: str, given: tuple[str, ...]) -> KeptState:
    """With an answer in the draft; raises NotCounted."""
    return replace(state, draft=answered(state.by_hand, state.before(state.draft_deal), state.draft, key, given))


def correct(state: KeptState, deal: int) -> KeptState:
    """With a deal that was told in the draft; raises Refused(no-such-score-deal)."""
    if not 1 <= deal <= len(state.facts):
        raise Refused(Refusal.NO_SUCH_SCORE_DEAL, deal=deal, deals=len(state.facts))
    return replace(state, draft=state.facts[deal - 1], draft_deal=deal)


def keep(state: KeptState, who: Who, at: float, deal: int | None, answers: Answers) -> KeptState:
    """The next deal is told, or this one corrected; raises NotCounted, LaterDeal, Refused(score-full)."""
    if deal is None and len(state.facts) >= MOST_DEALS:
        raise Refused(Refusal.SCORE_FULL, most=MOST_DEALS)
    # What is wrong with the deal itself is told before what follows from it.
    before = state.before(deal)
    count(state.by_hand, before, answers)
    what = What.TOLD if deal is None else What.CORRECTED
    told = state.by_hand.settled(before, answers)
    return _after(state, what, who, at, len(state.facts) + 1 if deal is None else deal, _kept(told))


def row(
    state: KeptState, who: Who, at: float, name: str, points: Sequence[int], amended: int | None = None
) -> KeptState:
    """A row that is no deal: by how much the figure of each column changes.

    `amended`: the number of the change that brought the row which is corrected; no points at all strike it out.
    Raises LaterDeal, Refused(score-row, no-such-score-row).
    """
    known = {one.number: one for one in state.rows}
    if amended is not None and amended not in known:
        raise Refused(Refusal.NO_SUCH_SCORE_ROW)
    standing = known[amended].before if amended is not None else state.match
    cleaned = clean_name(name)[:LONGEST_ROW] if name.strip() else ""
    is_odd = len(points) != len(standing.columns) or any(abs(one) > MOST_POINTS for one in points)
    if is_odd or (amended is None and not any(points)):
        raise Refused(Refusal.SCORE_ROW, most=MOST_POINTS)
    answers = {f"{POINTS}-{column}": (str(by),) for column, by in zip(standing.columns, points, strict=True) if by}
    told = {NAME: (cleaned,) if cleaned else (), **answers}
    what = What.ROW if amended is None else What.AMENDED
    if what is What.ROW:
        # What is wrong with the row itself is told before what follows from it.
        state.by_hand.row(standing, told)
    return _after(state, what, who, at, amended, _kept(told))


def relieve(state: KeptState, who: Who, at: float, column: int, person: Person) -> KeptState:
    """Somebody takes over a column from the next deal on; raises Refused(no-such-seat, score-twice, score-guests)."""
    people = state.match.people
    if column not in state.match.columns or people[column - 1] is None:
        raise Refused(Refusal.NO_SUCH_SEAT, seat=column, seats=len(people))
    person = Person(clean_name(person.name)[:LONGEST_NAME], person.user_id)
    if person.name in ("", UNNAMED):
        raise Refused(Refusal.SCORE_PEOPLE, seats=1, most=1)
    if any(one is not None and _own(one) == _own(person) for one in people):
        raise Refused(Refusal.SCORE_TWICE, name=person.name)
    if state.setup.counts and person.user_id is None:
        raise Refused(Refusal.SCORE_GUESTS)
    return _after(state, What.RELIEVED, who, at, None, relief_answers(column, person))


def undo(state: KeptState, who: Who, at: float) -> KeptState:
    """The newest of all that was told is taken back; raises Refused(nothing-to-undo), LaterDeal."""
    last = state.undoable
    if last is None:
        raise Refused(Refusal.NOTHING_TO_UNDO)
    return _after(state, What.UNDONE, who, at, last.deal)


def end(state: KeptState, who: Who, at: float) -> KeptState:
    return _after(state, What.ENDED, who, at)


def reopen(state: KeptState, who: Who, at: float) -> KeptState:
    return _after(state, What.REOPENED, who, at)


def _after(
    state: KeptState, what: What, who: Who, at: float, deal: int | None = None, answers: Answers | None = None
) -> KeptState:
    """Raises LaterDeal."""
    change = Change(state.number + 1, what, Who(who.user_id, clean_name(who.name)), at, deal, answers or {})
    changes = (*state.changes, change)
    fold(state.first, state.by_hand, entries_after(changes))
    return replace(state, changes=changes, draft={}, draft_deal=None)


def _kept(answers: Answers) -> Answers:
    return {key: answer for key, answer in answers.items() if answer}
