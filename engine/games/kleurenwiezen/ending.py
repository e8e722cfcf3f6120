"""The end of a deal: what it pays goes onto the sheet, and the cards are gathered.

- What a deal pays is added to each score; by an option it counts double after a deal that was thrown in.
- All have passed and no Troel stands: thrown in, without score, and the same player deals again.

Source: kleurenwiezen.txt, "The Scoring" and "2. Forming partnerships or choosing contracts" (thrown in);
docs/rules/kleurenwiezen.md, "The ladder" and decision 1.
"""

from __future__ import annotations

from engine.core.events import Event, EventType
from engine.core.game import Step
from engine.core.results import DealFacts, DealResult, Outcome
from engine.core.view import Phase
from engine.games.kleurenwiezen.contracts.contracts import Contract
from engine.games.kleurenwiezen.contracts.scoring import deltas, is_made, multiplier, sides, won_by
from engine.games.kleurenwiezen.match import SEATS, KleurenwiezenMatch
from engine.games.kleurenwiezen.pack import bundles_of
from engine.games.kleurenwiezen.state import KleurenwiezenState


def throw_in(state: KleurenwiezenState) -> Step[KleurenwiezenState]:
    """End a deal that all have passed: nothing is played, and the same dealer deals again."""
    return Step(_over(state, thrown_in(state.match), multiple=1), (Event(EventType.THROWN_IN, {}),))


def thrown_in(match: KleurenwiezenMatch) -> DealResult:
    """The result of a deal that all have passed."""
    none = (0,) * SEATS
    return DealResult(None, (), none, None, none, match.score, thrown_in=True)


def count(state: KleurenwiezenState) -> KleurenwiezenState:
    """Count a deal once the last trick is played or nothing can change any more."""
    public = state.public
    match, contract, declarers, tricks = public.match, public.contract, public.declarers, public.tricks
    assert contract is not None
    result, multiple = counted(match, contract, declarers, tricks, public.multiple)
    return _over(state, result, multiple)


def counted(
    match: KleurenwiezenMatch,
    contract: Contract,
    declarers: tuple[int, ...],
    tricks: tuple[int, ...],
    multiple: int,
) -> tuple[DealResult, int]:
    """The result of a deal with these tricks, per seat, and its multiple; `multiple` excludes what tricks double."""
    delta = deltas(match.ladder, contract, declarers, tricks, multiple)
    score = tuple(map(sum, zip(match.score, delta, strict=True)))
    won = won_by(sides(contract, declarers)[0], tricks)
    # Of a deal with real cards nobody may have told the trumps.
    text = contract.name if contract.suit is None else str(contract)
    result = DealResult(text, declarers, tricks, None, delta, score)
    return result, multiplier(match.ladder, contract, won, multiple)


def facts_of(contract: Contract | None, result: DealResult) -> DealFacts:
    """The kind of contract that was played, None where all passed, and which declarers made it."""
    if contract is None:
        return DealFacts(None, (), (), points=result.delta, tricks=result.tricks)
    made = [side for side in sides(contract, result.declarers) if is_made(contract, won_by(side, result.tricks))]
    return DealFacts(contract.kind.value, result.declarers, sum(made, ()), result.delta, result.tricks)


def _over(state: KleurenwiezenState, result: DealResult, multiple: int) -> KleurenwiezenState:
    public = state.public
    after = public.match.after(result, multiple, bundles_of(public, state.hands, state.discards))
    phase = Phase.OVER if after.winners else Phase.DONE
    public = public._replace(phase=phase, result=result, winners=after.winners, multiple=multiple)
    return state._replace(public=public, outcome=Outcome(result, after))
