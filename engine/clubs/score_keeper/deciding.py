"""What may be done with a kept match, and what follows: a state in, a change out. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.clubs.score_keeper.changes import ITSELF, REASON, KeptChange, What, Who, entries_after, fold, relief_answers
from engine.clubs.score_keeper.kept import (
    DAY,
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
from engine.clubs.score_keeper.standing import SheetPerson
from engine.clubs.score_keeper.telling import MOST_POINTS, NAME, POINTS
from engine.core.by_hand import Answers, answered, count
from engine.core.names import UNNAMED, clean_name
from engine.core.options import Options
from engine.core.registry import game_named
from engine.table.decisions.stopping import MOST_REASON
from engine.table.model.errors import Refusal, Refused

WARNED_AFTER: Final = 6 * DAY
"""So long after somebody did anything it is said that a sheet ends by itself."""
ENDS_AFTER: Final = DAY
"""So long after that it does."""


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


def _own(one: SheetPerson) -> object:
    """What tells people apart: two members may have the same name, but nobody could tell two guests apart."""
    return one.user_id or one.name.casefold()


def may(state: KeptState, who: Who, number: int, *, ended: bool = False, manages: bool = False) -> None:
    """Raises Refused(not-at-score, score-changed, score-ended, score-goes-on).

    `number`: how many changes there were when they were offered this. `ended`: whether it has to have ended.
    `manages`: a manager of the server decides it, and gives a reason.
    """
    if not manages and not state.knows(who.user_id):
        raise Refused(Refusal.NOT_AT_SCORE)
    if number != state.number:
        raise Refused(Refusal.SCORE_CHANGED)
    if state.is_ended is not ended:
        raise Refused(Refusal.SCORE_GOES_ON if ended else Refusal.SCORE_ENDED)


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


def relieve(state: KeptState, who: Who, at: float, column: int, person: SheetPerson) -> KeptState:
    """Somebody takes over a column from the next deal on; raises Refused(no-such-seat, score-twice, score-guests)."""
    people = state.match.people
    if column not in state.match.columns or people[column - 1] is None:
        raise Refused(Refusal.NO_SUCH_SEAT, seat=column, seats=len(people))
    person = SheetPerson(clean_name(person.name)[:LONGEST_NAME], person.user_id)
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


def end(state: KeptState, who: Who, at: float, reason: str = "") -> KeptState:
    """The match is over. `reason`: of a manager of the server, who need not be at the table."""
    return _after(state, What.ENDED, who, at, None, _because(reason))


def reopen(state: KeptState, who: Who, at: float, reason: str = "") -> KeptState:
    """It goes on after all, once everybody wants that for whom it counts, or a manager says why; else a wish."""
    wishing = state.wishing(at)
    if reason or state.deciding <= {who.user_id, *wishing}:
        return _after(state, What.REOPENED, who, at, None, _because(reason))
    return state if who.user_id in wishing else _beside(state, What.WISHED, who, at)


def agree(state: KeptState, who: Who, at: float) -> KeptState:
    """The match counts for this member; raises Refused(stale, score-ended, not-at-score)."""
    if not state.setup.counts:
        raise Refused(Refusal.STALE)
    if state.is_ended:
        raise Refused(Refusal.SCORE_ENDED)
    if who.user_id not in state.members:
        raise Refused(Refusal.NOT_AT_SCORE)
    return state if who.user_id in state.agreed else _beside(state, What.AGREED, who, at)


def stay(state: KeptState, who: Who, at: float) -> KeptState:
    """It is left open, if it was to end by itself."""
    return state if state.warned_at is None else _beside(state, What.STAYED, who, at)


def due(state: KeptState, now: float) -> What | None:
    """What a sheet does by itself now, because nobody has done anything for long: warn, or end."""
    if state.is_ended:
        return None
    if state.warned_at is not None:
        return What.ENDED if now - state.warned_at >= ENDS_AFTER else None
    return What.WARNED if now - state.last_act >= WARNED_AFTER else None


def by_itself(state: KeptState, now: float) -> KeptState:
    """With what is due, if anything is."""
    what = due(state, now)
    if what is None:
        return state
    return end(state, ITSELF, now) if what is What.ENDED else _beside(state, what, ITSELF, now)


def _because(reason: str) -> Answers:
    return {REASON: (clean_name(reason)[:MOST_REASON],)} if reason else {}


def _beside(state: KeptState, what: What, who: Who, at: float) -> KeptState:
    """With an entry that changes nothing on the sheet."""
    entry = KeptChange(state.written + 1, what, _named(who), at)
    return replace(state, changes=(*state.changes, entry))


def _named(who: Who) -> Who:
    return who if who == ITSELF else Who(who.user_id, clean_name(who.name))


def _after(
    state: KeptState, what: What, who: Who, at: float, deal: int | None = None, answers: Answers | None = None
) -> KeptState:
    """Raises LaterDeal, Refused(score-full)."""
    if what is not What.ENDED and state.written >= MOST_CHANGES:
        raise Refused(Refusal.SCORE_FULL, most=MOST_DEALS)
    change = KeptChange(state.written + 1, what, _named(who), at, deal, answers or {})
    changes = (*state.changes, change)
    fold(state.first, state.by_hand, entries_after(changes))
    return replace(state, changes=changes, draft={}, draft_deal=None)


def _kept(answers: Answers) -> Answers:
    return {key: answer for key, answer in answers.items() if answer}
