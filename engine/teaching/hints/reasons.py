"""Why something is to be done, as keys of texts, and the reasons that all games of tricks share for playing a card.

Each reason is a claim that holds for the position, by the view alone. A `Sight` is what a seat knows of the trick it is
to play to; `why_card` finds reasons from it where tricks or their points are wanted. Sets of cards are masks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from typing import Final, NamedTuple

from engine.core.cards import Card, Played, Suit, cards_in
from engine.players.search.position import FollowRule

Fact = Card | Suit | int


class HintReason(NamedTuple):
    """One sentence about an action; its words are under `hints-why-…` in the catalogues."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def __str__(self) -> str:
        """As it is kept: `draws-last card=KH`."""
        return " ".join((self.key, *(f"{name}={fact}" for name, fact in self.facts)))

    @classmethod
    def parse(cls, text: str) -> HintReason:
        """The reverse of `str`; raises ValueError."""
        key, *facts = text.split(" ")
        return cls(key, tuple((name, _fact(value)) for name, _, value in (one.partition("=") for one in facts)))


def _fact(text: str) -> Fact:
    if text.lstrip("-").isdecimal():
        return int(text)
    return Suit.parse(text) if len(text) == 1 else Card.parse(text)


class Unit(NamedTuple):
    """What worths are told in."""

    name: str
    """As an English plural; empty: in nothing that people count."""
    times: float = 1.0
    """How many of these are one in worths."""
    least: float = 0.05
    """Less than this is no difference that anybody could notice."""


def reason(key: str, **facts: Fact) -> HintReason:
    """A reason with the facts that its sentence names."""
    return HintReason(key, tuple(facts.items()))


def chance_of(share: float, among: int = 1, *, of_totals: bool = False) -> Unit:
    """Matches in a hundred, where one in worths is so much of the chance to win; places, where a lower one is open.

    `of_totals`: the same of tournaments.
    """
    first, lower = ("tournaments", "podiums") if of_totals else ("matches", "places")
    return Unit(lower if among > 1 else first, times=round(100 * share, 4), least=1.0)


def by_score(needed: int, deals: int, *, of_totals: bool = False) -> HintReason | None:
    """How a match of so many more deals stands for whoever needs so many points to be level with the best other.

    `of_totals`: how the tournament does.
    """
    if deals != 1 or not needed:
        return None
    last = "last-round" if of_totals else "last-deal"
    return reason(f"{last}-behind", count=needed) if needed > 0 else reason(f"{last}-ahead", count=-needed)


OF_MATCH: Final = frozenset(
    {
        *(f"last-{what}-{how}" for what in ("deal", "round") for how in ("behind", "ahead")),
        *("you-need", "others-need", "only-all-tricks"),
    }
)
"""Reasons that the score of the match gives: they hold whatever is done, and are told where points would choose
otherwise."""


class Sight(NamedTuple):
    """A position before a card is played, as one seat knows it."""

    seat: int
    """Whose card is due."""
    sides: tuple[int, ...]
    """Per seat the number of its side."""
    trick: tuple[Played, ...]
    """The trick under way, as far as it has been played."""
    held: int
    """The cards of the seat on turn."""
    playable: tuple[Card, ...]
    """Those of them that may be played."""
    suits: tuple[int, ...]
    """Per suit the cards that belong to it."""
    strength: Sequence[int]
    """By card; only cards of the same suit are compared."""
    trump: Suit | None
    following: FollowRule
    may: tuple[int, ...]
    """Per seat the cards it may hold: one that is not among them is certainly elsewhere."""
    has: Callable[[int, int], bool]
    """Whether a seat certainly holds one of these cards."""
    points: Sequence[int] = ()
    """By card what it counts for whoever takes it; empty: only tricks count."""
    wild: int = 0
    """Cards that may yet become trumps, by what their holder says before playing."""
    is_all: bool = True
    """Whether the seat's cards are all it has: none lies face down before it."""

    def suit(self, card: Card) -> Suit:
        """The suit that a card belongs to."""
        return next(Suit(number) for number, cards in enumerate(self.suits) if card.bit & cards)

    def is_trump(self, card: Card) -> bool:
        return self.trump is not None and bool(card.bit & self.suits[self.trump])

    def beats(self, card: Card, best: Card) -> bool:
        """Whether a card beats the best card of the trick so far."""
        if self.suit(card) is self.suit(best):
            return self.strength[card] > self.strength[best]
        return self.is_trump(card)

    @property
    def best(self) -> Played | None:
        """The best card of the trick so far, and who played it."""
        best = None
        for played in self.trick:
            if best is None or self.beats(played.card, best.card):
                best = played
        return best

    @property
    def behind(self) -> tuple[int, ...]:
        """The seats still to play to this trick after the one on turn."""
        seats = len(self.sides)
        return tuple((self.seat + step) % seats + 1 for step in range(seats - 1 - len(self.trick)))

    @property
    def others(self) -> int:
        """The cards that other seats may hold."""
        cards = 0
        for seat, may in enumerate(self.may, 1):
            cards |= 0 if seat == self.seat else may
        return cards & ~self.held

    def is_ours(self, seat: int) -> bool:
        return self.sides[seat - 1] == self.sides[self.seat - 1]

    def can_be_beaten(self, best: Card, led: Card) -> bool:
        """Whether an opponent still to play may beat this card, which is the best, in a trick led with `led`."""
        return any(self._may_beat(seat, best, led) for seat in self.behind if not self.is_ours(seat))

    def can_trump(self, seat: int, led: Suit) -> bool:
        """Whether a seat may trump a card of this suit, by the cards it may hold."""
        trump = self.trump
        if trump is None or led is trump or not self.may[seat - 1] & self.suits[trump]:
            return False
        if self.following in (FollowRule.SUIT_OR_TRUMP, FollowRule.FREE):
            return True
        return not self.has(seat, self.suits[led])

    def _may_beat(self, seat: int, best: Card, led: Card) -> bool:
        if self.may[seat - 1] & self.wild:
            return True
        higher = any(
            self.suit(card) is self.suit(best) and self.strength[card] > self.strength[best]
            for card in cards_in(self.may[seat - 1])
        )
        if self.is_trump(best):
            return higher and (self.is_trump(led) or self.can_trump(seat, self.suit(led)))
        return higher or self.can_trump(seat, self.suit(led))


def why_card(sight: Sight, card: Card) -> Iterator[HintReason]:
    """All that can be said for a card; what tells most comes first."""
    best = sight.best
    if best is None:
        yield from _why_lead(sight, card)
    elif sight.beats(card, best.card):
        yield from _why_take(sight, card, best)
    else:
        yield from _why_leave(sight, card, best)


def _why_lead(sight: Sight, card: Card) -> Iterator[HintReason]:
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


def _why_trump(sight: Sight, card: Card) -> Iterator[HintReason]:
    """Why a trump is led."""
    assert sight.trump is not None
    trumps = sight.others & sight.suits[sight.trump]
    holders = [seat for seat, may in enumerate(sight.may, 1) if seat != sight.seat and may & trumps]
    if not trumps:
        yield reason("no-trumps-out")
    elif sight.following is FollowRule.FREE or all(map(sight.is_ours, holders)):
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


def _why_take(sight: Sight, card: Card, best: Played) -> Iterator[HintReason]:
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


def _why_leave(sight: Sight, card: Card, best: Played) -> Iterator[HintReason]:
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


def _why_cheap(sight: Sight, card: Card) -> Iterator[HintReason]:
    """That a card which is lost is the one to lose."""
    if sight.points:
        if len(sight.playable) > 1 and sight.points[card] == min(sight.points[one] for one in sight.playable):
            yield reason("gives-points", points=sight.points[card]) if sight.points[card] else reason("gives-nothing")
        return
    alike = [one for one in sight.playable if sight.suit(one) is sight.suit(card)]
    if len(alike) > 1 and min(alike, key=sight.strength.__getitem__) == card:
        yield reason("lowest", suit=sight.suit(card))


def _why_last_of_suit(sight: Sight, card: Card) -> Iterator[HintReason]:
    """That without this card its suit can be trumped, where only those may trump who cannot follow."""
    suit, trump = sight.suit(card), sight.trump
    if trump is None or suit is trump or not sight.is_all or not sight.held & sight.suits[trump]:
        return
    if sight.held & sight.suits[suit] == card.bit and sight.following in (
        FollowRule.SUIT,
        FollowRule.SUIT_ELSE_TRUMP,
    ):
        yield reason("last-of-suit", suit=suit)
