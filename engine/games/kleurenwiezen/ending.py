"""The end of a deal: what it pays goes onto the sheet, and the cards are gathered.

- What a deal pays is added to each score; by an option it counts double after a deal that was thrown in.
- All have passed and no Troel stands: thrown in, without score, and the same player deals again.

Source: kleurenwiezen.txt, "The Scoring" and "2. Forming partnerships or choosing contracts" (thrown in);
docs/rules/kleurenwiezen.md, "The ladder" and decision 1.
"""

from __future__ import annotations

from engine.core.events import Event, EventType
from engine.core.game import Step
from engine.core.results import DealResult, Outcome
from engine.core.view import Phase
from engine.games.kleurenwiezen.contracts.scoring import deltas, multiplier, sides, won_by
from engine.games.kleurenwiezen.match import SEATS
from engine.games.kleurenwiezen.pack import bundles_of
from engine.games.kleurenwiezen.state import KleurenwiezenState


def throw_in(state: KleurenwiezenState) -> Step[KleurenwiezenState]:
    """End a deal that all have passed: nothing is played, and the same dealer deals again."""
    none = (0,) * SEATS
    result = DealResult(None, (), none, None, none, state.match.score, thrown_in=True)
    return Step(_over(state, result, multiple=1), (Event(EventType.THROWN_IN, {}),))


def count(state: KleurenwiezenState) -> KleurenwiezenState:
    """Count a deal once the last trick is played or nothing can change any more."""
    public = state.public
    match, contract, declarers, tricks = public.match, public.contract, public.declarers, public.tricks
    assert contract is not None
    ladder = match.ladder
    delta = deltas(ladder, contract, declarers, tricks, public.multiple)
    score = tuple(map(sum, zip(match.score, delta, strict=True)))
    won = won_by(sides(contract, declarers)[0], tricks)
    multiple = multiplier(ladder, contract, won, public.multiple)
    result = DealResult(str(contract), declarers, tricks, None, delta, score)
    return _over(state, result, multiple)


def _over(state: KleurenwiezenState, result: DealResult, multiple: int) -> KleurenwiezenState:
    public = state.public
    after = public.match.after(result, multiple, bundles_of(public, state.hands, state.discards))
    phase = Phase.OVER if after.winners else Phase.DONE
    public = public._replace(phase=phase, result=result, winners=after.winners, multiple=multiple)
    return state._replace(public=public, outcome=Outcome(result, after))
