"""Which card to play: for tricks, in a negative contract, and where a contract is certain.

- With trumps: the chance of winning this trick against what the card would win later.
- In a negative contract: staying under, or making a declarer take the trick.
- `safe` are cards after which the declarer's contract is made however the unseen cards lie and whoever plays them, the
  partner too. The count is sufficient, not necessary: it takes tricks from the top and hopes for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.core.actions import Action, Play
from engine.core.cards import CARDS, SUIT_MASKS, Card, Played, Rank, Suit, cards_in
from engine.games.kleurenwiezen.play import winner
from engine.games.kleurenwiezen.player.known import HIGHER, LOWER, known_from
from engine.games.kleurenwiezen.sheet import SEATS, sides, won_by
from engine.games.kleurenwiezen.state import KleurenwiezenView
from engine.players.search.holdings import Hand


def safe(view: KleurenwiezenView, plays: Sequence[Play]) -> list[Play]:
    """Those of a declarer's cards after which the contract is certain; none where no card makes it so."""
    contract = view.contract
    if contract is None or view.seat not in view.declarers or (contract.is_negative and contract.goal):
        return []
    table = _SureTable(view)
    if contract.is_negative:
        return [play for play in plays if table.stays_without(play)]
    side = next(side for side in sides(contract, view.declarers) if view.seat in side)
    wanted = contract.goal - won_by(side, view.tricks)
    return [play for play in plays if table.tricks_after(play) >= wanted]


class _SureTable:
    """A position before a declarer plays, with what the declarer knows."""

    def __init__(self, view: KleurenwiezenView) -> None:
        known = known_from(view)
        self.view, self.out = view, known.out
        self.trick = view.under_way
        self.behind = [known.hands[(view.seat + step) % SEATS] for step in range(SEATS - 1 - len(self.trick))]
        self.laid_aside = known.holdings.rooms[SEATS]

    def tricks_after(self, play: Play) -> int:
        """Tricks that are certain with this card played: this one if nobody can take it away, and later ones."""
        trump, held = self.view.trump, self.view.held & ~play.card.bit
        assert trump is not None
        if self._takes(play):
            drawn = self.out & SUIT_MASKS[play.card.suit] if not self.trick else 0
            # Who has cards of the suit led plays one; that it is the lowest is the worst of it.
            return 1 + on_lead(held, self.out & ~(drawn & -drawn), trump)
        return sure_trumps(held, self.out, trump)

    def _takes(self, play: Play) -> bool:
        view, card = self.view, play.card
        if winner((*self.trick, Played(view.seat, card)), view.trump) != view.seat:
            return False
        led = self.trick[0].card.suit if self.trick else card.suit
        return not any(self._can_beat(hand, play, led) for hand in self.behind)

    def _can_beat(self, hand: Hand, play: Play, led: Suit) -> bool:
        trump = self.view.trump
        higher = hand.has(HIGHER[play.card]) > 0
        if trump is None or led is trump:
            return higher
        void = hand.has(SUIT_MASKS[led]) < 1
        if play.card.suit is trump:
            return void and higher
        return higher or (void and hand.has(SUIT_MASKS[trump]) > 0)

    def stays_without(self, play: Play) -> bool:
        """Whether this card takes no trick, and no later one need be taken."""
        view, card = self.view, play.card
        if view.tricks[view.seat - 1]:
            return False
        if not self.trick:
            # Somebody has to hold a higher card of the suit, and nobody may be left without the suit alone.
            higher = (HIGHER[card] & self.out).bit_count()
            below = (LOWER[card] & self.out).bit_count()
            under = not below and higher > self.laid_aside
        else:
            best = winner(self.trick, None)
            high = next(played.card for played in self.trick if played.seat == best)
            under = not card.bit & HIGHER[high]
        return under and ducks(view.held & ~card.bit, self.out)


def on_lead(held: int, out: int, trump: Suit) -> int:
    """Tricks that a hand on lead takes from the top, against these cards in any hands."""
    sure = sure_trumps(held, out, trump)
    if sure < (out & SUIT_MASKS[trump]).bit_count():
        # Some trumps may stay out, and nothing else is certain.
        return sure
    return sum(_from_the_top(held & suit, out & suit) for suit in SUIT_MASKS)


def sure_trumps(held: int, out: int, trump: Suit) -> int:
    """Tricks that a hand takes with trumps whoever leads."""
    return _tops(held & SUIT_MASKS[trump], out & SUIT_MASKS[trump])


def _from_the_top(own: int, theirs: int) -> int:
    """Tricks that cards of a suit take if they are led from the top: all, once the top ones draw all that are out."""
    tops = _tops(own, theirs)
    return own.bit_count() if tops >= theirs.bit_count() else tops


def _tops(own: int, theirs: int) -> int:
    """How many of these cards of a suit beat all those of others."""
    return (own & HIGHER[theirs.bit_length() - 1] if theirs else own).bit_count()


def ducks(held: int, out: int) -> bool:
    """Whether a hand that does not lead can stay under every trick: each card of it has few enough below it.

    Somebody who leads low cards of a suit one by one has to come to an end of them before the hand does.
    """
    for suit in SUIT_MASKS:
        for place, card in enumerate(cards_in(held & suit)):
            if (LOWER[card] & out).bit_count() > place:
                return False
    return True


_GONE: Final = 1.5
"""How many lower cards a round of their suit uses up."""
_LATER: Final = 0.8
"""Weight of a danger in the next round of a suit, relative to one in this round."""
_CERTAIN: Final = 2.0
"""Weight of a trick taken now, relative to the dangers left in the hand."""


def danger(hand: int, out: int) -> float:
    """About how many tricks a hand, a mask, can be made to take against the cards `out`."""
    spades, hearts, diamonds, clubs = SUIT_MASKS
    return (
        _danger_in(hand & spades, out & spades)
        + _danger_in(hand & hearts, out & hearts)
        + _danger_in(hand & diamonds, out & diamonds)
        + _danger_in(hand & clubs, out & clubs)
    )


@lru_cache(maxsize=1 << 15)
def _danger_in(own: int, out: int) -> float:
    """The same for one suit: its lowest card against all that are out, the second lowest against those left, and so on.

    How dangerous a card is depends on what part of those cards are lower.
    """
    total, later, gone = 0.0, 1.0, 0.0
    beyond = out.bit_count()
    while own:
        low = own & -own
        own ^= low
        below = (out & (low - 1)).bit_count() - gone
        if beyond <= gone:
            break
        total += later * max(0.0, below) / beyond
        later *= _LATER
        gone += _GONE
    return total


class HuntingHabits(NamedTuple):
    """The opponents' weights for choosing a card, in declarers caught; found by self-play."""

    void: float
    """Leading a suit that a declarer has run out of, as it may throw a dangerous card away."""
    under: float
    """Each step of rank of a card that does not beat the trick: high ones go first, as low ones catch later."""
    over: float
    """Each step of rank of a card that beats the trick."""


HUNT: Final = HuntingHabits(void=0.3, under=0.03, over=0.03)


def choose_to_duck(view: KleurenwiezenView, plays: Sequence[Play], hunt: HuntingHabits = HUNT) -> Play:
    """The best of these cards of the seat on turn, a declarer's or an opponent's."""
    worths = weigh_to_duck(view, plays, hunt)
    return max(plays, key=lambda play: (worths[play], -play.card))


def weigh_to_duck(view: KleurenwiezenView, plays: Sequence[Play], hunt: HuntingHabits = HUNT) -> dict[Action, float]:
    """What each of these cards is worth, in declarers caught or, for a declarer, in tricks avoided."""
    table = _DuckingTable(view, hunt)
    worth = table.as_declarer if table.wanted >= 0 else table.as_opponent
    return {play: worth(play.card) for play in plays}


class _DuckingTable:
    """A position before a card is played, with what the player knows."""

    def __init__(self, view: KleurenwiezenView, hunt: HuntingHabits) -> None:
        assert view.contract is not None
        known = known_from(view)
        self.hunt, self.held, self.out = hunt, view.held, known.out
        self.trick = view.under_way
        self.led = SUIT_MASKS[self.trick[0].card.suit] if self.trick else 0
        self.best = self.trick[0] if self.trick else None
        for played in self.trick:
            if self.best is not None and played.card.bit & HIGHER[self.best.card]:
                self.best = played
        short = {seat: view.contract.goal - view.tricks[seat - 1] for seat in view.declarers}
        self.wanted = short.pop(view.seat, -1)
        """Tricks this seat still wants; below 0, it is an opponent or a declarer who has failed."""
        self.hunted = {seat: known.hands[seat - 1] for seat, tricks in short.items() if tricks >= 0}
        """The other declarers who have not failed, with their hands."""
        behind = [(view.seat + step) % SEATS + 1 for step in range(SEATS - 1 - len(self.trick))]
        self.behind = {seat: known.hands[seat - 1] for seat in behind}

    def as_declarer(self, card: Card) -> float:
        """How close the card keeps the seat to the tricks it wants, now and with the cards left."""
        wins = self._wins(card)
        kept = danger(self.held & ~card.bit, self.out)
        if self.wanted == 0:
            return -_CERTAIN * wins - kept
        return -abs(self.wanted - wins - kept)

    def _wins(self, card: Card) -> float:
        """Chance that the card takes the trick if the others go under it whenever they can."""
        return self._stays(card) if self._is_over(card) else 0.0

    def _stays(self, card: Card) -> float:
        """Chance that nobody has to beat the best card of the trick."""
        chance = 1.0
        for hand in self.behind.values():
            chance *= 1.0 - _is_forced_over(hand, card)
        return chance

    def _is_over(self, card: Card) -> bool:
        """Whether the card is the best of the trick so far."""
        return self.best is None or bool(card.bit & HIGHER[self.best.card])

    def as_opponent(self, card: Card) -> float:
        """The chance that a declarer takes the trick, adjusted by how well the card can be spared."""
        hunt, follows = self.hunt, not self.led or bool(card.bit & self.led)
        over = follows and self._is_over(card)
        caught = 0.0
        if not over and self.best is not None and self.best.seat in self.hunted:
            caught = self._stays(self.best.card)
        else:
            best = card if over or self.best is None else self.best.card
            caught = max(
                (_is_forced_over(self.behind[seat], best) for seat in self.hunted & self.behind.keys()), default=0.0
            )
        if not self.led:
            return caught - hunt.void * sum(1.0 - hand.has(SUIT_MASKS[card.suit]) for hand in self.hunted.values())
        return caught + (hunt.over if over else hunt.under) * card.rank


def _is_forced_over(hand: Hand, card: Card) -> float:
    """Chance that a hand has to beat a card, as it holds a higher card of the suit and no lower one."""
    return hand.has(HIGHER[card]) * (1.0 - hand.has(LOWER[card]))


class TrickHabits(NamedTuple):
    """The weights for choosing a card, in tricks; found by self-play."""

    top: float
    """A card of a side suit that nothing in its suit beats."""
    free_top: float
    """Such a card where the others hold no trumps."""
    guarded: tuple[float, ...]
    """A card with one, two ... cards out that beat it, and as many of its own lower ones to guard it."""
    trump: float
    """Any trump."""
    top_trump: float
    """The bonus of a trump that nothing beats."""
    free_trump: float
    """A trump where the others hold none."""
    draw: float
    """Leading trumps as a declarer while the others hold some."""
    draw_best: float
    """The same where all their trumps beat all of one's own."""
    draw_against: float
    """Leading trumps as an opponent."""
    unguard: float
    """Leading low from a suit and leaving its honour unguarded."""
    sequence: float
    """Leading an honour while holding the next lower card."""
    singleton: float
    """Leading the only card of a suit while holding trumps."""
    ruff: float
    """Chance that whoever can trump does."""
    over: float
    """Chance that an opponent who can beat a card does."""
    rank: float
    """Each step of rank, so that of two equal cards the lower one is played."""


HABITS: Final = TrickHabits(
    top=0.75,
    free_top=0.92,
    guarded=(0.45, 0.25, 0.15),
    trump=0.45,
    top_trump=0.45,
    free_trump=0.97,
    draw=0.2,
    draw_best=-0.1,
    draw_against=-0.1,
    unguard=0.2,
    sequence=0.1,
    singleton=0.1,
    ruff=0.9,
    over=1.0,
    rank=0.004,
)


def choose_for_tricks(view: KleurenwiezenView, plays: Sequence[Play], habits: TrickHabits = HABITS) -> Play:
    """The best of these cards of the seat on turn."""
    worths = weigh_for_tricks(view, plays, habits)
    return max(plays, key=lambda play: (worths[play], -play.card))


def weigh_for_tricks(
    view: KleurenwiezenView, plays: Sequence[Play], habits: TrickHabits = HABITS
) -> dict[Action, float]:
    """What each of these cards of the seat on turn is worth, in tricks."""
    weighing = _Weighing(view, habits)
    return {play: weighing.worth(play.card) for play in plays}


class _Weighing:
    """A position before a card is played, with what the player knows."""

    def __init__(self, view: KleurenwiezenView, habits: TrickHabits) -> None:
        assert view.trump is not None
        self.habits, self.held = habits, view.held
        self.trump, self.trumps = view.trump, SUIT_MASKS[view.trump]
        known = known_from(view)
        self.out, sides = known.out, view.sides
        side = sides[view.seat - 1]
        self.declares = view.seat in view.declarers
        self.trick = view.under_way
        self.led = self.trick[0].card.suit if self.trick else None
        behind = [(view.seat + step) % SEATS for step in range(SEATS - 1 - len(self.trick))]
        self.behind = [(known.hands[at], sides[at] == side) for at in behind]
        self.foes = [hand for at, hand in enumerate(known.hands) if sides[at] != side]
        self.foes_trumps = any(hand.has(self.trumps) > 0 for hand in self.foes)
        self.is_many = (self.out & self.trumps).bit_count() > 1

        self.best: Card | None = None
        self.ours = False
        for seat, card in self.trick:
            if self.best is None or self._beats(card, self.best):
                self.best, self.ours = card, sides[seat - 1] == side

    def _beats(self, card: Card, best: Card) -> bool:
        return bool(card.bit & HIGHER[best]) or (card.suit is self.trump and best.suit is not self.trump)

    def worth(self, card: Card) -> float:
        """The tricks this card is expected to bring now, less those it would bring later."""
        led = card.suit if self.led is None else self.led
        best, chance = card, 1.0
        if self.best is not None and not self._beats(card, self.best):
            best, chance = self.best, 1.0 if self.ours else 0.0
        for hand, friend in self.behind:
            beats = self._chance_to_beat(hand, best, SUIT_MASKS[led], friend)
            chance += (1 - chance) * beats if friend else -chance * beats
        lead = self._lead(card) if self.led is None else 0.0
        return chance + lead - self._later(card)

    def _chance_to_beat(self, hand: Hand, best: Card, led: int, friend: bool) -> float:
        """Chance that a hand can and will beat the best card so far."""
        higher = hand.has(HIGHER[best]) * (1.0 if friend else self.habits.over)
        if led == self.trumps:
            return higher
        void = 1.0 - hand.has(led)
        ruff = 1.0 if friend else self.habits.ruff
        if best.suit is self.trump:
            return void * higher * ruff
        return higher + (1 - higher) * void * hand.has(self.trumps) * ruff

    def _lead(self, card: Card) -> float:
        """What leading this suit is worth besides the trick."""
        habits = self.habits
        if card.suit is self.trump:
            if not self.foes_trumps:
                return 0.0
            if not self.declares:
                return habits.draw_against
            own = self.held & self.trumps
            return habits.draw if own > self.out & self.trumps or self.is_many else habits.draw_best
        suit, lead = self.held & SUIT_MASKS[card.suit], 0.0
        honours = suit & HIGHER[card] & _COURT
        if honours and not self._is_top(cards_in(honours)[-1]):
            lead -= habits.unguard
        if card.bit & _HONOURS and suit & LOWER[card] & ~_below(self.out & LOWER[card]):
            lead += habits.sequence
        if suit == card.bit and self.held & self.trumps:
            lead += habits.singleton
        return lead

    def _is_top(self, card: Card) -> bool:
        return not HIGHER[card] & self.out

    def _later(self, card: Card) -> float:
        """The tricks the card may bring later."""
        habits, suit = self.habits, SUIT_MASKS[card.suit]
        beaten_by = (HIGHER[card] & self.out).bit_count()
        small = habits.rank * card.rank
        if card.suit is self.trump:
            if not self.foes_trumps:
                return small + habits.free_trump
            return small + habits.trump + (0.0 if beaten_by else habits.top_trump)
        if not beaten_by:
            return small + (habits.top if self.foes_trumps else habits.free_top)
        if beaten_by <= len(habits.guarded):
            guards = (self.held & suit & (card.bit - 1)).bit_count()
            higher_own = (self.held & HIGHER[card]).bit_count()
            if guards + higher_own >= beaten_by:
                return small + habits.guarded[beaten_by - 1]
        return small


def _below(cards: int) -> int:
    """The highest of these cards and everything below it, as a mask."""
    return (1 << cards.bit_length()) - 1


_COURT: Final = sum(card.bit for card in CARDS if card.rank >= Rank.QUEEN)
_HONOURS: Final = sum(card.bit for card in CARDS if card.rank >= Rank.TEN)
