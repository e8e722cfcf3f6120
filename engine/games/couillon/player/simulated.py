"""What trumps, words and cards are worth by simulation.

Deals are imagined as far as the seat can know, every action is followed by what `normal` would say on all other seats,
and the cards are played out by the policy. Once nothing can be said any more, `imagined` alone will do.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice
from math import sqrt
from typing import Final, NamedTuple

from engine.core.actions import Action, Play
from engine.core.cards import CARDS, Suit
from engine.core.view import Phase
from engine.games.couillon.actions import Call, CouillonPhase, NameTrump
from engine.games.couillon.mit import may_declare
from engine.games.couillon.options import QUEEN_OF_SPADES, CouillonOptions
from engine.games.couillon.player.calling import ImaginedWords
from engine.games.couillon.player.imagined import (
    Worth,
    deals_while_making,
    drawing_of,
    ending_for,
    habits_for,
    imagine,
    made_from,
    position_of,
    rules_for,
)
from engine.games.couillon.sheets.sheet import Count
from engine.games.couillon.state import CouillonPublic, CouillonState, CouillonView, counted, order_of
from engine.players.search import search
from engine.players.search.holdings import bits_of
from engine.players.search.position import Position, Rules, playable
from engine.players.search.search import Effort

LEFT: Final = 40
"""With so many cards left to play, as many deals are imagined as asked for; with fewer, more in the same time."""
MOST: Final = 3.0
"""But no more than so many times as many."""
PLAYS: Final = 600
"""Where nothing is said any more, so many cards are played out for each deal asked for: the core does it all."""
TRUMPS: Final = 2
"""So many times as many deals are imagined to make trumps, where most suits are out of the question soon."""
FAR: Final = 5.0
"""What is behind by so much after one deal is out of the question; after four deals by half of it, and so on."""
DOUBTS: Final[Mapping[Action, float]] = {Call.KONTRA: 0.1, Call.RE: 0.6}
"""What these words have to be worth beyond a pass: who imagines others by rules of thumb thinks too well of a hand."""


def weigh(
    view: CouillonView, legal: Sequence[Action], remembered: int, rng: random.Random, effort: Effort
) -> Mapping[Action, float] | None:
    """What each action is worth, as the sheet counts."""
    if view.phase is CouillonPhase.TRUMPS:
        return _weigh_trumps(view, legal, rng, effort)
    # With the Mit' to say, every deal is played out with it and without.
    left = sum(view.hand_sizes) * (2 if Call.MIT in legal else 1)
    more = effort._replace(worlds=round(effort.worlds * min(MOST, LEFT / left)))
    if view.phase is CouillonPhase.KONTRA:
        return _weigh_answers(view, legal, rng, more)
    if view.phase is not Phase.PLAY:
        return None
    if may_declare(view.public) and (worths := _weigh_first_card(view, legal, rng, more)) is not None:
        return worths
    plays = [action for action in legal if isinstance(action, Play)]
    enough = effort.within(PLAYS, len(plays) * sum(view.hand_sizes))
    return {Play(card): worth for card, worth in search.weigh(imagine(view, plays), enough, rng).items()}


Counts = Sequence[tuple[object, Count]]
"""What led to a position, and as what the deal counts for it."""


class _Waiting(NamedTuple):
    rules: Rules
    positions: list[Position]
    counts: list[Counts]
    """Per position, and there per card."""


class _Outcomes:
    """Positions to be played out, and what comes of them for what led there: an action, or a first card after it."""

    def __init__(self, view: CouillonView) -> None:
        self._habits, self._ending = habits_for(view.options), ending_for(view.options)
        self._worth = Worth(view.public.match, view.seat)
        self._waiting: dict[tuple[int, tuple[int, ...]], _Waiting] = {}
        self.totals: dict[object, float] = {}

    def add(self, rules: Rules, at: Position, counts: Counts, cards: Sequence[tuple[object, int]] = ()) -> None:
        """A position, or what follows from each of these cards, and as what the deal counts for what led there.

        With cards, each goes by its own name, as whatever led there is the same.
        """
        names = [name for name, _ in cards]
        key = id(rules), tuple(bit for _, bit in cards)
        waiting = self._waiting.setdefault(key, _Waiting(rules, [], []))
        waiting.positions.append(at)
        waiting.counts.extend([[(name, count) for _, count in counts] for name in names] or [counts])

    def thrown_in(self, made: CouillonState, action: object) -> None:
        """A deal that is not played."""
        assert made.outcome is not None
        self._sum(action, self._worth.gain(made.outcome.match.sheet))

    def settle(self) -> None:
        """Play out everything that waits."""
        for (_, cards), (rules, positions, waiting) in self._waiting.items():
            found = search.outcomes(rules, self._habits, positions, cards, self._ending)
            for (points, tricks), counts in zip(found, waiting, strict=True):
                swept = sum(map(bool, tricks)) == 1
                for action, count in counts:
                    self._sum(action, self._worth.of(count, tuple(points), swept))
        self._waiting.clear()

    def _sum(self, action: object, worth: float) -> None:
        self.totals[action] = self.totals.get(action, 0.0) + worth


def _weigh_trumps(
    view: CouillonView, legal: Sequence[Action], rng: random.Random, effort: Effort
) -> Mapping[Action, float]:
    """What making trumps so, or not, is worth."""
    ends, worths = _Outcomes(view), dict[object, float]()
    # Which card of a suit is shown tells others something, but changes nothing here.
    alike = {action: action.suit if isinstance(action, NameTrump) else action for action in legal}
    different = {kind: action for action, kind in reversed(alike.items())}
    imagined, done = deals_while_making(view, rng), 0
    for batch in effort._replace(worlds=TRUMPS * effort.worlds).batches():
        for state in islice(imagined, batch):
            for kind, action in different.items():
                made = made_from(state, view.seat, action)
                if made.outcome is not None:
                    ends.thrown_in(made, kind)
                else:
                    rules, at, count = _begun(made)
                    ends.add(rules, at, [(kind, count)])
        ends.settle()
        done += batch
        worths |= {kind: ends.totals[kind] / done for kind in different}
        # What is far behind needs no more deals.
        least = max(worths.values()) - FAR / sqrt(done)
        different = {kind: action for kind, action in different.items() if worths[kind] >= least}
        if len(different) < 2:
            break
    return {action: worths[kind] for action, kind in alike.items()}


def _begun(made: CouillonState) -> tuple[Rules, Position, Count]:
    """A deal before the first card, once whoever holds the queen of spades has declared or not."""
    public = made.public
    options, order = public.match.options, public.made.order
    assert order is not None
    holder, said = None, 0
    if options.mit != "none":
        makers = () if public.made.declarer is None else (public.made.declarer,)
        words = _words(options, order.trump, makers)
        holder = words.declares(made.hands, range(1, len(made.hands) + 1))
        if holder is not None:
            said = words.answered(holder, made.hands)
            order = order_of(order.trump, options.queens, mit=True)
    rules = rules_for(options, order)
    deck, sides = rules.deck, max(rules.sides) + 1
    at = Position([deck.mask(hand) for hand in made.hands], public.turn - 1, [0] * sides, [0] * sides)
    if rules.while_stock is not None:
        at.stock = [deck.bits[card] for card in reversed(made.rest)]
    for layout, down in zip(public.layouts, made.under, strict=True):
        for pile, under in zip(layout, down, strict=True):
            if pile.up is not None and under is not None:
                at.under[deck.bits[pile.up]] = deck.bits[under]
    return rules, at, _count(public, holder, said)


@cache
def _words(options: CouillonOptions, trump: Suit, makers: tuple[int, ...]) -> ImaginedWords:
    """What others would say, by their cards as masks of 52."""
    return ImaginedWords(options, trump, makers, [card.bit for card in CARDS])


def _count(public: CouillonPublic, holder: int | None, said: int) -> Count:
    """As what the deal counts once this seat has declared the Mit' and so many words are said."""
    made = public.made._replace(mit=holder)
    return counted(public._replace(made=made))._replace(said=said)


def _weigh_answers(
    view: CouillonView, legal: Sequence[Action], rng: random.Random, effort: Effort
) -> Mapping[Action, float]:
    """What Kontra or Re, or a pass, is worth."""
    assert view.order is not None
    assert view.mit is not None
    rules = rules_for(view.options, view.order)
    words = ImaginedWords(view.options, view.order.trump, view.declarers, rules.deck.bits)
    others = [seat for seat in view.actors if seat != view.seat]
    everybody = range(1, view.seats + 1)
    counts = [_count(view.public, view.mit, said) for said in range(4)]
    ends, done = _Outcomes(view), 0
    imagined = search.deals(drawing_of(view, rules), rng)
    for batch in effort.batches():
        for at in islice(imagined, batch):
            hands = at.hands
            if view.kontra is None:
                said = 2 + words.re(view.mit, hands, everybody)
                passed = 1 + words.kontra(view.mit, hands, others)
            else:
                said, passed = 3, 2 + words.re(view.mit, hands, others)
            ends.add(rules, at, [(word, counts[passed if word is Call.PASS else said]) for word in legal])
        ends.settle()
        done += batch
    return {action: ends.totals[action] / done - DOUBTS.get(action, 0.0) for action in legal}


def _weigh_first_card(
    view: CouillonView, legal: Sequence[Action], rng: random.Random, effort: Effort
) -> Mapping[Action, float] | None:
    """What a card to the first trick, or the Mit', is worth while somebody may still declare it."""
    assert view.order is not None
    played = [seat for seat, _ in view.trick]
    later = [seat for seat in range(1, view.seats + 1) if seat not in (*played, view.seat)]
    has_queen = bool(view.held & QUEEN_OF_SPADES.bit)
    if not has_queen and not later:
        return None
    plays = [action for action in legal if isinstance(action, Play)]
    if len(legal) < 2:
        return None
    plain, promoted = view.order, order_of(view.order.trump, view.options.queens, mit=True)
    rules, with_mit = rules_for(view.options, plain), rules_for(view.options, promoted)
    words = ImaginedWords(view.options, plain.trump, view.declarers, rules.deck.bits)
    start = position_of(view, with_mit, promoted)
    renamed = dict(zip(rules.deck.bits, with_mit.deck.bits, strict=True))
    none = _count(view.public, None, 0)
    cards = [(action, rules.deck.bits[action.card]) for action in plays]
    undeclared = [(action, with_mit.deck.bits[action.card]) for action in plays]
    own = start.copy()
    own.hands[view.seat - 1] = with_mit.deck.mask(view.held)
    if with_mit.while_stock is not None:
        # Any card of it will do: it only matters that there is a stock.
        own.stock = [*with_mit.deck.bits[:1]] * bool(view.stock)
    # After the Mit' its holder may have to play other cards; they go by their numbers.
    declared = [(bit, bit) for bit in bits_of(playable(with_mit, own))]
    ends, done = _Outcomes(view), 0
    imagined = search.deals(drawing_of(view, rules), rng)
    for batch in effort.batches():
        for at in islice(imagined, batch):
            holder = view.seat if has_queen else words.declares(at.hands, later)
            if holder is not None:
                after = start.copy()
                after.hands = [sum([renamed[bit] for bit in bits_of(hand)]) for hand in at.hands]
                after.stock = [renamed[bit] for bit in at.stock]
                count = _count(view.public, holder, words.answered(holder, at.hands))
                ends.add(with_mit, after, [(None, count)], declared if has_queen else undeclared)
            if holder is None or has_queen:
                ends.add(rules, at, [(None, none)], cards)
        ends.settle()
        done += batch
    totals = ends.totals
    worths: dict[Action, float] = {action: totals[action] / done for action in plays}
    if Call.MIT in legal:
        worths[Call.MIT] = max(total for key, total in totals.items() if isinstance(key, int)) / done
    return worths
