"""Why a card is to be played, where tricks or their points are wanted: true of any game of tricks."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter

from engine.core.cards import Card, cards_in
from engine.core.tricks import Played
from engine.hints.reason import Reason, reason
from engine.hints.sight import Following, Sight


def why_card(sight: Sight, card: Card) -> Iterator[Reason]:
    """All that can be said for a card; what tells most comes first."""
    best = sight.best
    if best is None:
        yield from _why_lead(sight, card)
    elif sight.beats(card, best.card):
        yield from _why_take(sight, card, best)
    else:
        yield from _why_leave(sight, card, best)


def _why_lead(sight: Sight, card: Card) -> Iterator[Reason]:
    suit = sight.suit(card)
    if sight.is_trump(card):
        yield from _why_trump(sight, card)
    if not sight.can_be_beaten(card, card):
        yield reason("unbeatable")
    elif _is_highest(sight, card):
        yield reason("highest", suit=suit)
    if not sight.is_trump(card) and any(_trumps_for_us(sight, seat, card) for seat in sight.behind):
        yield reason("partner-void", suit=suit)
    yield from _why_last_of_suit(sight, card)
    if sight.points and not sight.points[card]:
        yield reason("no-points")
    own = [one for one in cards_in(sight.held & sight.suits[suit]) if one != card]
    if own and all(sight.strength[one] > sight.strength[card] for one in own):
        yield reason("keeps", card=max(own, key=sight.strength.__getitem__))


def _why_trump(sight: Sight, card: Card) -> Iterator[Reason]:
    """Why a trump is led."""
    assert sight.trump is not None
    trumps = sight.others & sight.suits[sight.trump]
    holders = [seat for seat, may in enumerate(sight.may, 1) if seat != sight.seat and may & trumps]
    if not trumps:
        yield reason("no-trumps-out")
    elif sight.following is Following.FREE or all(map(sight.is_ours, holders)):
        return
    elif trumps.bit_count() == 1 and not sight.others & sight.wild and any(sight.has(seat, trumps) for seat in holders):
        yield reason("draws-last", card=cards_in(trumps)[0])
    else:
        yield reason("draws")


def _trumps_for_us(sight: Sight, seat: int, card: Card) -> bool:
    """Whether a partner has none of the suit led, and may have a trump for it."""
    suit = sight.suit(card)
    return sight.is_ours(seat) and not sight.may[seat - 1] & sight.suits[suit] and sight.can_trump(seat, suit)


def _is_highest(sight: Sight, card: Card) -> bool:
    """Whether nobody else may hold a higher card of its suit."""
    rest = cards_in(sight.others & sight.suits[sight.suit(card)])
    return all(sight.strength[one] < sight.strength[card] for one in rest)


def _why_take(sight: Sight, card: Card, best: Played) -> Iterator[Reason]:
    """Why a card that beats those on the table is played."""
    led = sight.trick[0].card
    suit = sight.suit(led)
    if sight.is_trump(card) and suit is not sight.trump and not sight.held & sight.suits[suit]:
        yield reason("ruffs", suit=suit)
    if not sight.behind:
        pot = sum(sight.points[one] for one in (card, *map(itemgetter(1), sight.trick))) if sight.points else 0
        yield reason("takes-points", points=pot) if pot else reason("takes")
    elif not sight.can_be_beaten(card, led):
        yield reason("takes-surely")
    else:
        yield reason("beats", card=best.card)
    winning = [one for one in sight.playable if sight.beats(one, best.card)]
    if len(winning) > 1 and all(_is_cheaper(sight, card, one) for one in winning if one != card):
        yield reason("cheapest")


def _is_cheaper(sight: Sight, card: Card, other: Card) -> bool:
    """Whether a card is less than another, by rank; any trump is more than a card of another suit."""
    if sight.suit(card) is sight.suit(other):
        return sight.strength[card] < sight.strength[other]
    return sight.is_trump(other)


def _why_leave(sight: Sight, card: Card, best: Played) -> Iterator[Reason]:
    """Why a card is played that does not beat those on the table."""
    suit, led = sight.suit(card), sight.trick[0].card
    ours = sight.is_ours(best.seat)
    stays = not sight.can_be_beaten(best.card, led)
    if ours:
        yield reason("partner-has" if stays else "partner-leads")
        if stays and sight.points and sight.points[card]:
            yield reason("adds-points", points=sight.points[card])
    winning = [one for one in sight.playable if sight.beats(one, best.card)]
    same = [one for one in winning if sight.suit(one) is suit]
    if not winning and not ours:
        yield reason("cannot-take")
    if not (ours and stays):
        yield from _why_cheap(sight, card)
    if same and not ours:
        yield reason("keeps", card=max(same, key=sight.strength.__getitem__))
    if suit is not sight.suit(led):
        yield from _why_last_of_suit(sight, card)
    if not sight.is_trump(card) and any(map(sight.is_trump, winning)):
        yield reason("saves-trumps")


def _why_cheap(sight: Sight, card: Card) -> Iterator[Reason]:
    """That a card which is lost is the one to lose."""
    if sight.points:
        if len(sight.playable) > 1 and sight.points[card] == min(sight.points[one] for one in sight.playable):
            yield reason("gives-points", points=sight.points[card]) if sight.points[card] else reason("gives-nothing")
        return
    alike = [one for one in sight.playable if sight.suit(one) is sight.suit(card)]
    if len(alike) > 1 and min(alike, key=sight.strength.__getitem__) == card:
        yield reason("lowest", suit=sight.suit(card))


def _why_last_of_suit(sight: Sight, card: Card) -> Iterator[Reason]:
    """That without this card its suit can be trumped, where only those may trump who cannot follow."""
    suit, trump = sight.suit(card), sight.trump
    if trump is None or suit is trump or not sight.is_all or not sight.held & sight.suits[trump]:
        return
    if sight.held & sight.suits[suit] == card.bit and sight.following in (Following.SUIT, Following.SUIT_ELSE_TRUMP):
        yield reason("last-of-suit", suit=suit)
