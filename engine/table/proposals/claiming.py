"""The rest of a deal without playing it card by card: claiming it or conceding it. Pure.

Both are for the seat on turn, while cards are played and all cards still to be played are in the hands. A claim that is
certain from what its seat knows takes effect at once. Any other claim shows the hand, and all people on other sides
have to agree; computers on other sides agree if no defence could take a trick, as far as that can be worked out. A deal
can be given up when two sides play, once the partner agrees; computers always agree to that. It is played out at its
worst for the side that gives up. A misère that no cards can break any more cannot be given up, because giving up would
win it.
"""

from __future__ import annotations

from engine.core import claims
from engine.core.cards import Card
from engine.core.view import SPECTATOR, Left
from engine.table.decisions import play
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Answer, ProposalChanged
from engine.table.model.proposal import GivenUp, Proposal, ProposalKind, Stake
from engine.table.model.snapshot import Change, Snapshot


def may_claim(table: Snapshot, seat: int) -> None:
    """Raises Refused(paused, deal-is-over, not-on-turn, rest-not-settled, no-tricks-wanted)."""
    if _left(table, seat).exactly is not None:
        raise Refused(Refusal.NO_TRICKS_WANTED)


def may_concede(table: Snapshot, proposal: Proposal) -> None:
    """Raises Refused(paused, deal-is-over, not-on-turn, rest-not-settled, more-than-two-sides)."""
    _left(table, proposal.by)
    if len(set(_sides(table))) > 2:
        raise Refused(Refusal.MORE_THAN_TWO_SIDES)


def is_certain(table: Snapshot, seat: int) -> bool:
    """Whether this seat's claim is certain from what it may know; raises like `may_claim`."""
    may_claim(table, seat)
    return claims.is_certain(table.game, table.game.view(table.state, seat))


def take_certain(table: Snapshot, seat: int) -> Change:
    """Give the rest to the seat whose claim is certain."""
    proposal = Proposal(ProposalKind.CLAIM, seat, frozenset({seat}), table.number, hand_of(table, seat))
    return Change(table, (ProposalChanged(proposal, Answer.CARRIED, None),)).then(take_rest(table, proposal))


def hand_of(table: Snapshot, seat: int) -> tuple[Card, ...]:
    """What a seat that claims the rest shows."""
    hand: tuple[Card, ...] = table.game.view(table.state, seat).hand
    return hand


def people_of_others(table: Snapshot, proposal: Proposal) -> frozenset[int]:
    """The seats of people on other sides, except those away."""
    return table.present - _side(table, proposal.by)


def people_of_own(table: Snapshot, proposal: Proposal) -> frozenset[int]:
    """The seats of people on the same side, except those away."""
    return table.present & _side(table, proposal.by)


def objection(table: Snapshot, proposal: Proposal) -> int | None:
    """The seat of a computer that rejects a claim, because there is a defence or nobody can say."""
    own = _side(table, proposal.by)
    others = (seat for seat, one in enumerate(table.seats, 1) if one and one.is_automatic and seat not in own)
    first = next(others, None)
    return None if first is None or claims.holds(table.game, table.state, own) else first


def take_rest(table: Snapshot, proposal: Proposal) -> Change:
    """Give the rest to the claimer's side."""
    moves = claims.play_out(table.game, table.state, _side(table, proposal.by))
    return play.play_out(table, moves)


def give_rest(table: Snapshot, proposal: Proposal) -> Change:
    """End the deal at its worst for the side that gives it up; raises Refused(cannot-be-lost)."""
    givers = _side(table, proposal.by)
    given = claims.give_up(table.game, table.state, givers)
    facts = table.game.deal_facts(given.state)
    if stake(table, proposal.by) is Stake.LOST and set(facts.made) & givers:
        raise Refused(Refusal.CANNOT_BE_LOST)
    return play.play_out(table, given.moves)


def stake(table: Snapshot, seat: int) -> Stake:
    """What becomes of the deal, as everybody knows, if this seat's side gives it up."""
    view = table.game.view(table.state, SPECTATOR)
    left = table.game.left(view)
    if left is None or left.exactly is None:
        return Stake.REST
    if set(view.declarers) <= _side(table, seat):
        return Stake.LOST
    has = sum(view.tricks[at - 1] for at in view.declarers)
    return Stake.STAYS_LOST if has > left.exactly else Stake.MADE


def given_up(before: Snapshot, proposal: Proposal, after: Snapshot) -> GivenUp | None:
    """What a carried proposal gave up, stated once and for all; None: nothing."""
    if proposal.kind is not ProposalKind.CONCEDE:
        return None
    view, result = before.game.view(before.state, SPECTATOR), after.state.outcome.result
    givers = _side(before, proposal.by)
    kept = sum(result.tricks[seat - 1] - view.tricks[seat - 1] for seat in givers)
    what = stake(before, proposal.by)
    if what is Stake.MADE and not after.game.deal_facts(after.state).made:
        what = Stake.STAYS_LOST
    return GivenUp(what, givers, result.contract, result.declarers, kept)


def _left(table: Snapshot, seat: int) -> Left:
    table.must_not_be_paused()
    if table.is_between_deals:
        raise Refused(Refusal.DEAL_IS_OVER)
    if not table.game.has_claims:
        raise Refused(Refusal.NO_CLAIMS)
    if seat not in table.actors:
        raise Refused(Refusal.NOT_ON_TURN)
    left = table.game.left(table.game.view(table.state, seat))
    if left is None:
        raise Refused(Refusal.REST_NOT_SETTLED)
    return left


def _sides(table: Snapshot) -> tuple[int, ...]:
    """The side of each seat in this deal."""
    sides: tuple[int, ...] = table.game.view(table.state, SPECTATOR).sides
    return sides


def _side(table: Snapshot, seat: int) -> frozenset[int]:
    """The seats that play with this one, including itself."""
    sides = _sides(table)
    return frozenset(at for at, side in enumerate(sides, 1) if side == sides[seat - 1])
