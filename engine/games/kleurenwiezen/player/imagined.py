"""What cards are worth over deals that may be: a view as the search sees it, and contracts for few tricks.

Where tricks are wanted, cards are played out by the search that all games share, over any deals that may be.

Where few are, over supposed deals alone (`told`), because whoever undertakes such a contract says much about the hand.
They are played out as the search does: who must not win tricks ducks, the others hunt. The declarers themselves play as
`normal`. With the last cards everybody looks at all that may follow in each supposed deal: all are taken to see all
cards, and who is hunted is hunted by all others. A declarer looks at the own contract alone; an opponent at those of
all declarers, each by itself. What they come to together pays points or, in the last deals, is worth something by the
score: there it may matter who of two is caught.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from engine.core.actions import Action, Play
from engine.core.cards import CARDS, SUIT_MASKS
from engine.games.kleurenwiezen.pack import STRENGTH
from engine.games.kleurenwiezen.play import winner
from engine.games.kleurenwiezen.player.known import ALL, known_from
from engine.games.kleurenwiezen.player.play import safe, weigh_to_duck
from engine.games.kleurenwiezen.player.score import score_of
from engine.games.kleurenwiezen.player.told import Supposing
from engine.games.kleurenwiezen.sheet import SEATS, deltas
from engine.games.kleurenwiezen.state import KleurenwiezenView
from engine.players.search.drawing import Drawing
from engine.players.search.hunts import against, facing, hunted_down
from engine.players.search.policy import Habits
from engine.players.search.position import FollowRule, Position, Rules, deck_of
from engine.players.search.search import Effort, Imagined, Utility, averaged, batches

HABITS: Final = Habits(winning=0.0, trump=0.15, lead_trump=0.0, trump_point=0.0, rank=0.01)
ENDING: Final = 3
ENDING_OF_HUNT: Final = 5
TRICK: Final = 0.02
"""What a trick is worth where it pays nothing, as the other hands may be better than imagined."""
NOTHING: Final = (0,) * len(CARDS)


def imagine(view: KleurenwiezenView, plays: Sequence[Play]) -> Imagined | None:
    """The view as the search sees it, once there is a contract."""
    if view.contract is None:
        return None
    rules = rules_of(view)
    cards = [play.card for play in safe(view, plays) or plays]
    ending = ENDING_OF_HUNT if rules.hunted else ENDING
    return Imagined(rules, drawing_of(view, rules), utility_of(view), HABITS, ending, cards)


def rules_of(view: KleurenwiezenView) -> Rules:
    """The rules of the deal under way."""
    deck = deck_of(ALL, view.trump, SUIT_MASKS, STRENGTH, NOTHING)
    contract = view.contract
    if contract is None or not contract.is_negative:
        return Rules(deck, view.sides, FollowRule.SUIT, each=1)
    # Declarers are the first sides, each alone.
    hunted = (1 << len(view.declarers)) - 1
    return Rules(deck, view.sides, FollowRule.SUIT, each=1, hunted=hunted, goal=contract.goal)


def drawing_of(view: KleurenwiezenView, rules: Rules) -> Drawing:
    """Positions that may be, all as likely as each other."""
    known, start = known_from(view), position_of(view, rules)
    start.hands = [rules.deck.mask(hand.sure) for hand in known.hands]
    return Drawing(start, known.holdings.renamed(rules.deck.mask))


def position_of(view: KleurenwiezenView, rules: Rules) -> Position:
    """What everybody knows of the position: all but the hands."""
    deck, sides = rules.deck, view.sides
    tricks = [0] * (max(sides) + 1)
    for side, won in zip(sides, view.tricks, strict=True):
        tricks[side] += won
    at = Position([0] * SEATS, view.turn - 1, tricks[:], tricks)
    if trick := view.under_way:
        taker = winner(trick, view.trump)
        at.led, at.taker, at.count = deck.block(trick[0].card), taker - 1, len(trick)
        at.best = next(deck.bits[card] for seat, card in trick if seat == taker)
    return at


def utility_of(view: KleurenwiezenView) -> Utility:
    """What the deal pays the seat, by tricks a side; in the last deals, what that is worth by the score."""
    ladder, contract, declarers, multiple = view.public.match.ladder, view.contract, view.declarers, view.multiple
    assert contract is not None
    place, sides, score = view.seat - 1, view.sides, score_of(view.public.match, view.seat)
    first = [sides.index(side) for side in range(max(sides) + 1)]

    @cache
    def worth(points: tuple[int, ...]) -> float:
        tricks = [0] * SEATS
        for at, won in zip(first, points, strict=True):
            tricks[at] = won
        gained = deltas(ladder, contract, declarers, tuple(tricks), multiple)
        paid = gained[place] if score is None else score.worth(gained)
        return paid + TRICK * points[sides[place]]

    return lambda points, _: worth(points)


LAST: Final = 6
"""With so many cards in hand, or fewer, all that may follow is looked at."""
AT_ONCE: Final = 10
"""Deals between two looks at what they have taken: always as many, so that the same are looked at everywhere."""
MOST: Final = 10_000
"""No more deals are supposed after so many positions between two tricks."""
HUNTING: Final = 0.05
"""Weight of what `normal` thinks of an opponent's card, beside making or failing the contract: about as much as so few
deals leave in doubt."""
TIES: Final = 0.0005
"""The same of a declarer's card: it only decides between cards that do as well, and shows in no price."""


def weigh_low(
    view: KleurenwiezenView, plays: Sequence[Play], rng: random.Random, effort: Effort, last: int = LAST
) -> dict[Action, float]:
    """What these cards are worth in a negative contract; exactly with so many cards in hand or fewer."""
    quarry, certain, is_last = hunted_by(view), safe(view, plays), len(view.hand) <= last
    if certain and not is_last:
        plays = certain
    ducks = view.sides[view.seat - 1] in quarry.sides
    weight = quarry.stake * (TIES if ducks and is_last else HUNTING)
    worths = {action: weight * worth for action, worth in weigh_to_duck(view, plays).items()}
    if not quarry.sides or (ducks and not is_last):
        # The hunt looks to the end of a trick only: who ducks does better by the rules of thumb.
        return worths
    rules, supposing = rules_of(view), Supposing(view, rng)
    start, deck = position_of(view, rules), rules.deck

    def worlds(count: int) -> list[Position]:
        found = []
        for hands in supposing.now(count):
            at = start.copy()
            at.hands = list(map(deck.mask, hands))
            found.append(at)
        return found

    if not is_last:
        seen = imagine(view, plays)
        assert seen is not None
        totals = averaged(seen, map(worlds, batches(effort)))
        return {action: worths[action] + totals[action.card] for action in plays}
    exact = weigh_last(quarry, rules, plays, worlds, effort)
    worths = {action: worths[action] + exact[action] for action in plays}
    if certain:
        # What is made in all supposed deals is not certain yet.
        most = min(worths[action] for action in certain) - TIES
        worths |= {action: min(most, worths[action]) for action in plays if action not in certain}
    return worths


class Quarry(NamedTuple):
    """Contracts of which it is still open whether they are made, as a seat sees them."""

    sides: tuple[int, ...]
    """Whose they are: the own alone, as long as it is open; else those of all declarers that are open."""
    worth: Callable[[tuple[bool, ...]], float]
    """What it is worth to the seat which of them are made, beside none: points, or what the score makes of them."""

    @property
    def stake(self) -> float:
        """How much lies between a contract made and one that fails, where that is most."""
        return max([abs(self.worth(tuple(one == side for one in self.sides))) for side in self.sides], default=0.0)


def hunted_by(view: KleurenwiezenView) -> Quarry:
    """What a seat looks at in a contract for few tricks."""
    contract, declarers, place = view.contract, view.declarers, view.seat - 1
    assert contract is not None
    open_still = [side for side, seat in enumerate(declarers) if view.tricks[seat - 1] <= contract.goal]
    own = view.sides[place]
    sides = (own,) if own in open_still else tuple(open_still)
    ladder, multiple, score = view.public.match.ladder, view.multiple, score_of(view.public.match, view.seat)

    def paid(made: tuple[bool, ...]) -> float:
        tricks = list(view.tricks)
        for side, makes in zip(sides, made, strict=True):
            tricks[declarers[side] - 1] = contract.goal + (not makes)
        gained = deltas(ladder, contract, declarers, tuple(tricks), multiple)
        return gained[place] if score is None else score.worth(gained)

    none = paid((False,) * len(sides))
    return Quarry(sides, lambda made: paid(made) - none)


def weigh_last(
    quarry: Quarry,
    rules: Rules,
    plays: Sequence[Play],
    deals: Callable[[int], Sequence[Position]],
    effort: Effort,
) -> Mapping[Action, float]:
    """What these cards are worth beside contracts that all fail; `deals` gives so many that may be."""
    cards = [rules.deck.bits[play.card] for play in plays]
    tallies, count, looked_at = [Counter[tuple[bool, ...]]() for _ in cards], 0, 0
    for batch in effort.batches(AT_ONCE):
        positions = deals(batch)
        count += len(positions)
        found = [
            hunted_down(against(rules, side), [facing(at, side) for at in positions], cards) for side in quarry.sides
        ]
        for of_sides in zip(*found, strict=True):
            looked_at += sum(looked for _, looked in of_sides)
            for tally, *made in zip(tallies, *(made for made, _ in of_sides), strict=True):
                tally[tuple(made)] += 1
        if looked_at > MOST:
            break
    worths = [sum(often * quarry.worth(made) for made, often in tally.items()) / count for tally in tallies]
    return dict(zip(plays, worths, strict=True))
