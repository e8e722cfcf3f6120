"""What may be done with a kept match, and what follows: a state in, a change out. Pure."""

from __future__ import annotations

from dataclasses import replace

from engine.core.by_hand import Answers, answered, count
from engine.core.names import UNNAMED, clean_name
from engine.core.registry import game_named
from engine.score_keeper.kept import (
    DEAREST,
    LONGEST_CURRENCY,
    MOST_CHANGES,
    MOST_DEALS,
    Change,
    KeptSetup,
    KeptState,
    What,
    Who,
    can_be_kept,
    facts_after,
    fold,
)
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
    is_due = [seat != dummy for seat in range(1, seats + 1)]
    if [one is not None for one in setup.people] != is_due or any(one.name in ("", UNNAMED) for one in people):
        raise Refused(Refusal.SCORE_PEOPLE, seats=sum(is_due))
    known = set[object]()
    for one in people:
        # Two members may have the same name, but nobody could tell two guests apart.
        own = one.user_id or one.name.casefold()
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
    if not 1 <= setup.dealer <= seats:
        raise Refused(Refusal.NO_SUCH_SEAT, seat=setup.dealer, seats=seats)
    return setup


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
    count(state.by_hand, state.before(deal), answers)
    what = What.TOLD if deal is None else What.CORRECTED
    return _after(state, what, who, at, len(state.facts) + 1 if deal is None else deal, _kept(answers))


def undo(state: KeptState, who: Who, at: float) -> KeptState:
    """The newest deal told or corrected is taken back; raises Refused(nothing-to-undo), LaterDeal."""
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
    fold(state.first, state.by_hand, facts_after(changes))
    return replace(state, changes=changes, draft={}, draft_deal=None)


def _kept(answers: Answers) -> Answers:
    return {key: answer for key, answer in answers.items() if answer}
