"""Why a card is played in a negative contract: to stay under, or to make a declarer take the trick."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.cards import Card, cards_in
from engine.core.tricks import Played
from engine.games.kleurenwiezen.player.known import HIGHER, LOWER
from engine.games.kleurenwiezen.view import KleurenwiezenView
from engine.hints.reason import Reason, reason
from engine.hints.sight import Sight


def why_low(view: KleurenwiezenView, sight: Sight, card: Card) -> Iterator[Reason]:
    """The reasons for a card in a deal without trumps; the most telling first."""
    assert view.contract is not None
    goal = view.contract.goal
    hunted = [seat for seat in view.declarers if seat != view.seat and view.tricks[seat - 1] <= goal]
    wanted = goal - view.tricks[view.seat - 1] if view.seat in view.declarers else -1
    if wanted >= 0:
        yield from _why_declarer(sight, card, wanted)
    else:
        yield from _why_hunter(sight, card, hunted)


def _why_declarer(sight: Sight, card: Card, wanted: int) -> Iterator[Reason]:
    best = sight.best
    if best is None:
        yield from _why_low_lead(sight, card)
        return
    under = [one for one in sight.playable if not sight.beats(one, best.card)]
    if card not in under:
        if wanted and not sight.can_be_beaten(card, sight.trick[0].card):
            yield reason("wants-trick", count=wanted)
        elif not under:
            yield reason("cannot-stay-under")
            if len(sight.playable) > 1 and card == max(sight.playable, key=sight.strength.__getitem__):
                yield reason("highest-goes")
    elif card.suit is sight.trick[0].card.suit:
        yield reason("stays-under", card=best.card)
        if len(under) > 1 and card == max(under, key=sight.strength.__getitem__):
            yield reason("highest-under")
    elif LOWER[card] & sight.others:
        yield reason("gets-rid", suit=sight.trick[0].card.suit)


def _why_low_lead(sight: Sight, card: Card) -> Iterator[Reason]:
    higher = (HIGHER[card] & sight.others).bit_count()
    if higher and not LOWER[card] & sight.others:
        yield reason("lowest-out", suit=card.suit)
    elif higher:
        yield reason("higher-out", count=higher, suit=card.suit)


def _why_hunter(sight: Sight, card: Card, hunted: list[int]) -> Iterator[Reason]:
    best = sight.best
    if best is None:
        if any(HIGHER[card] & sight.may[seat - 1] for seat in hunted):
            yield reason("may-catch")
        return
    to_come = [seat for seat in hunted if seat in sight.behind]
    if best.seat in hunted and not sight.beats(card, best.card):
        yield reason("stays-with", seat=best.seat)
        return
    if not to_come and best.seat not in hunted and hunted:
        yield reason("catches-nobody")
        alike = [one for one in sight.playable if one.suit is card.suit]
        if len(alike) > 1 and card == max(alike, key=sight.strength.__getitem__):
            yield reason("highest-goes")
        return
    leader = card if sight.beats(card, best.card) else best.card
    if any(_may_be_caught(sight, seat, leader, best) for seat in to_come):
        yield reason("may-catch")


def _may_be_caught(sight: Sight, seat: int, leader: Card, best: Played) -> bool:
    """Whether a declarer still to play may hold a card that beats the one that leads the trick then."""
    return any(sight.beats(one, leader) for one in cards_in(sight.may[seat - 1]) if one.suit is best.card.suit)
