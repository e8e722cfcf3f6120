"""Kleurenwiezen without shuffling: how wild hands are, and what can be known about them.

Compares tricks gathered as hands gather them (`gathering=table`) with gathering to the letter (`exact`). An attacker
knows their own thirteen cards, everything about the previous deal, even what was not played, and how packs are
gathered; whoever cut also knows how many cards they cut. With `exact` they try all cuts. With `table` they simulate
many gatherings and keep those that give them a hand like their own: one with suits of the same lengths, because the
cards of a suit are in any order (`engine.games.kleurenwiezen.pack`). With enough of them nothing better can be
computed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import log2
from statistics import fmean
from typing import Any, Final, NamedTuple

from benchmarks.measure import Line
from engine.core.cards import Card, Rank, Suit
from engine.core.chance.packs import next_pack
from engine.core.registry import game_named
from engine.games.kleurenwiezen.pack import Bundle, gather
from engine.players.players import PLAYERS

DEALS: Final = 10_000
"""Deals per way of gathering, to see what hands are like."""
ATTACKED: Final = 60
"""Deals attacked, each from all four hands and by whoever cut."""
CHOSEN: Final = 300
"""Deals in which somebody cuts where they like."""
GATHERINGS: Final = 10_000
"""Gatherings simulated for each deal attacked."""
HOPES: Final = 300
"""Gatherings considered by somebody who cuts where they like."""
ALIKE: Final = 100
"""The fewest gatherings an attacker looks at: if fewer give the exact suit lengths, the nearest are added."""
CERTAIN: Final = 0.99

_GAME: Final = game_named("kleurenwiezen")
_PACKETS: Final = (4, 5, 4)
_SEATS: Final = range(4)
"""From eldest on; the third seat cuts."""
_CUTTER: Final = 2
_POINTS: Final = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
_OTHERS: Final = 39

Lengths = tuple[int, ...]
"""The number of cards per suit."""


class Numbers:
    """Random numbers, faster than a generator's own integers."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def below(self, bound: int, /) -> int:
        return int(self._random() * bound)


class Deal(NamedTuple):
    """A deal from a pack that was gathered."""

    bundles: tuple[Bundle, ...]
    """What lay together after the previous deal."""
    gathered: tuple[Card, ...]
    """The pack before it was cut."""
    cut: int

    @property
    def hands(self) -> list[list[Card]]:
        return dealt(self.gathered, self.cut)


def _places() -> list[list[int]]:
    """Per seat, the places in the pack of the cards it is dealt."""
    seats = [seat for size in _PACKETS for seat in _SEATS for _ in range(size)]
    return [[place for place, owner in enumerate(seats) if owner == seat] for seat in _SEATS]


_DEALT_TO: Final = _places()


def dealt(pack: Sequence[Card], cut: int) -> list[list[Card]]:
    """The hands, eldest's first, from a pack with this many cards cut off."""
    return [[pack[(place + cut) % len(pack)] for place in places] for places in _DEALT_TO]


def deals(gathering: str, number: int, seed: int = 1) -> Iterator[Deal]:
    """This many deals from matches of four `simple` players, first deals left out."""
    rng, player = random.Random(seed), PLAYERS["simple"]
    options = _GAME.configure("pagat", {"gathering": gathering, "claim_when_settled": "yes"})
    match: Any = _GAME.begin(options)
    while number:
        pack = next_pack(_GAME, match, rng)
        if match.bundles:
            assert pack.cut is not None
            yield Deal(match.bundles, (*pack.cards[-pack.cut :], *pack.cards[: -pack.cut]), pack.cut)
            number -= 1
        state: Any = _GAME.deal(match, pack.cards).state
        while state.outcome is None:
            seat = _GAME.actors(state)[0]
            view = _GAME.view(state, seat)
            state = _GAME.apply(state, seat, player(view, _GAME.legal_actions(view), rng)).state
        match = state.outcome.match
        if match.winners:
            match = _GAME.begin(options)


def lengths(hand: Sequence[Card]) -> Lengths:
    """The number of cards in each suit."""
    counted = [0, 0, 0, 0]
    for card in hand:
        counted[card.suit] += 1
    return tuple(counted)


# --- What hands are like


def wildness(played: Sequence[Deal]) -> dict[str, float]:
    """The share of each sort of hand."""
    found: Counter[str] = Counter()
    for deal in played:
        for hand in deal.hands:
            length, aces = max(lengths(hand)), sum(card.rank is Rank.ACE for card in hand)
            found[f"longest suit of {length}" if length < 8 else "longest suit of 8 or more"] += 1
            found["with a void"] += 0 in lengths(hand)
            found[f"{aces} aces" if aces < 3 else "3 or 4 aces"] += 1
    return {sort: found[sort] / (4 * len(played)) for sort in sorted(found)}


def together(played: Sequence[Deal]) -> float:
    """How often two cards of a suit from one trick end up in one hand; 1 if as often as from different tricks."""
    same, other = [0, 0], [0, 0]
    for deal in played:
        hand_of = {card: seat for seat, hand in enumerate(deal.hands) for card in hand}
        trick_of = {card: number for number, bundle in enumerate(deal.bundles) for card in bundle}
        for one, two in combinations(hand_of, 2):
            if one.suit is two.suit:
                counted = same if trick_of[one] == trick_of[two] else other
                counted[hand_of[one] == hand_of[two]] += 1
    return (same[1] / sum(same)) / (other[1] / sum(other))


# --- What can be known


class Known(NamedTuple):
    """What an attacker knows about the others' 39 cards in one deal."""

    certain: float
    """Cards whose holder is certain."""
    right: float
    """The share of cards that are with their likeliest holder; a third by guessing."""
    bits: float
    """Of the log2(3) = 1.58 bits that say who holds a card, the number known."""


def simulated(bundles: Sequence[Bundle], number: int, rng: random.Random) -> list[tuple[Card, ...]]:
    """This many packs that these bundles may become."""
    numbers = Numbers(rng)
    return [gather(bundles, numbers) for _ in range(number)]


def attack(deal: Deal, seat: int, packs: Sequence[tuple[Card, ...]], rng: random.Random, *, cutter: bool) -> Known:
    """What this seat works out from the simulated packs."""
    hands = deal.hands
    own = lengths(hands[seat])
    others = [other for other in _SEATS if other != seat]
    suits = [[card.suit for card in pack] for pack in packs]
    seen: list[tuple[int, list[Lengths]]] = []
    for pack in suits:
        cut = deal.cut if cutter else rng.randrange(3, 50)
        turned = pack[cut:] + pack[:cut]
        counted = [tuple(map([turned[place] for place in places].count, Suit)) for places in _DEALT_TO]
        seen.append((sum(abs(a - b) for a, b in zip(counted[seat], own, strict=True)), counted))
    seen.sort(key=lambda one: one[0])
    exact = sum(not distance for distance, _ in seen)
    kept = [counted for _, counted in seen[: max(exact, ALIKE)]]
    certain = right = bits = 0.0
    for suit in range(4):
        unseen = 13 - own[suit]
        # A third of a card each, so that what never happened in a thousand gatherings is not taken for impossible.
        likely = {
            other: (1 / 3 + sum(one[other][suit] for one in kept)) / (1 + sum(13 - one[seat][suit] for one in kept))
            for other in others
        }
        best = max(likely, key=lambda other: likely[other])
        certain += unseen * (likely[best] > CERTAIN)
        for other in others:
            held = sum(card.suit == suit for card in hands[other])
            bits += held * (log2(3) + log2(likely[other]))
            right += held * (other == best)
    return Known(certain, right / _OTHERS, bits / _OTHERS)


def cuts_left(deal: Deal, seat: int) -> int:
    """With `exact`: how many cuts would give this seat its hand."""
    own = set(deal.hands[seat])
    return sum(set(dealt(deal.gathered, cut)[seat]) == own for cut in _GAME.cuts)


# --- What a cutter can choose


class Chosen(NamedTuple):
    """The hand of a cutter who cuts where they like it best."""

    points: float
    """High-card points, if they cut for those."""
    long: bool
    """A suit of seven or more, if they cut for that."""


def points_of(hand: Sequence[Card]) -> int:
    return sum(_POINTS.get(card.rank, 0) for card in hand)


def is_long(hand: Sequence[Card]) -> bool:
    return max(lengths(hand)) >= 7


def choose(deal: Deal, packs: Sequence[tuple[Card, ...]]) -> Chosen:
    """Cut where these packs, any of which may be the one on the table, promise the most."""
    hopes = {cut: [dealt(pack, cut)[_CUTTER] for pack in packs] for cut in _GAME.cuts}
    for_points = max(hopes, key=lambda cut: sum(map(points_of, hopes[cut])))
    for_length = max(hopes, key=lambda cut: sum(map(is_long, hopes[cut])))
    return Chosen(
        points_of(dealt(deal.gathered, for_points)[_CUTTER]), is_long(dealt(deal.gathered, for_length)[_CUTTER])
    )


# --- The report


def _attacked(played: Sequence[Deal]) -> tuple[list[Known], list[Known]]:
    """What each hand knows, and what whoever cut knows."""
    rng = random.Random(3)
    anybody: list[Known] = []
    cutters: list[Known] = []
    for deal in played:
        packs = simulated(deal.bundles, GATHERINGS, rng)
        anybody += [attack(deal, seat, packs, rng, cutter=False) for seat in _SEATS]
        cutters.append(attack(deal, _CUTTER, packs, rng, cutter=True))
    return anybody, cutters


def _known_lines(who: str, known: Sequence[Known], beside: tuple[str, str, str]) -> list[Line]:
    certain, right, bits = (fmean(figures) for figures in zip(*known, strict=True))
    most = max(one.certain for one in known)
    of_bits = f"{bits:.3f} of {log2(3):.2f} bits"
    return [
        Line(f"{who}: others' 39 cards that are certain", f"{certain:.2f}, at most {most:.0f}", beside[0], "-", "≤ 1"),
        Line(f"{who}: cards with whom they most likely lie", f"{right:.1%}", beside[1], "-", "33.3%: a guess"),
        Line(f"{who}: known of where a card lies", of_bits, beside[2], f"{bits / log2(3):.2%}", "near 0"),
    ]


def run() -> list[Line]:
    """Measure; takes about four minutes."""
    by_hand, exact = (list(deals(gathering, DEALS)) for gathering in ("table", "exact"))
    here, there = wildness(by_hand), wildness(exact)
    lines = [
        Line(
            f"hands: {sort}", f"{here[sort]:.2%}", f"`exact`: {there[sort]:.2%}", f"{here[sort] / there[sort]:.2f}", "1"
        )
        for sort in there
    ]
    ratios = together(by_hand), together(exact)
    what = "two cards of a suit in one hand: from one trick, beside different ones"
    lines.append(Line(what, f"{ratios[0]:.2f} times", f"`exact`: {ratios[1]:.2f} times", "-", "1"))
    anybody, cutters = _attacked(by_hand[:ATTACKED])
    worked_out = fmean(cuts_left(deal, seat) == 1 for deal in exact[:ATTACKED] for seat in _SEATS)
    all_known = f"`exact`: 39 in {worked_out:.1%} of hands"
    lines += _known_lines("from any hand", anybody, (all_known, "`exact`: 100%", f"`exact`: {log2(3):.2f} bits"))
    lines += _known_lines("whoever cut", cutters, ("`exact`: 39", "`exact`: 100%", f"`exact`: {log2(3):.2f} bits"))
    rng = random.Random(4)
    hoped = [choose(deal, simulated(deal.bundles, HOPES, rng)) for deal in by_hand[:CHOSEN]]
    known = [choose(deal, [deal.gathered]) for deal in exact[:CHOSEN]]
    lines += [
        Line(
            "high-card points of whoever cuts for them",
            f"{fmean(one.points for one in hoped):.1f}",
            f"`exact`: {fmean(one.points for one in known):.1f}",
            "-",
            "10",
        ),
        Line(
            "suits of seven or more of whoever cuts for them",
            f"{fmean(one.long for one in hoped):.0%}",
            f"`exact`: {fmean(one.long for one in known):.0%}",
            "-",
            f"{fmean(is_long(hand) for deal in by_hand for hand in deal.hands):.0%}: everybody's",
        ),
    ]
    return lines
