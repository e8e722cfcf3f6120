"""Packs of Kleurenwiezen in which something happens: aces together, long suits, low hands, strong pairs."""

from __future__ import annotations

import random

from tests.engine.games.kleurenwiezen.reference.pack import gathered_by_hands
from tests.engine.games.kleurenwiezen.reference.reference import KleurenwiezenReference
from tests.engine.games.kleurenwiezen.reference.rules import (
    BASIC,
    HIGH_TO_LOW,
    NEGATIVES,
    OPTIONS,
    PACK,
    PRESETS,
    SEATS,
    left_of,
    round_from,
)


def rigged_pack(reference: KleurenwiezenReference, rng: random.Random) -> list[str]:
    """A pack for this match's next deal; if it gathers in no order, half the time a pack gathered so."""
    if reference.bundles and reference.options["gathering"] == "table" and rng.random() < 0.5:
        return gathered_by_hands(reference.bundles, rng.randrange)
    wishes = rng.choice([no_wish, no_wish, no_wish, aces, royal, long_suits, low_hands, strong_pair])(rng)
    return pack_of(wishes, reference.options["packets"], left_of(reference.next_dealer), rng)


def pack_of(wishes: dict[int, list[str]], packets: str, eldest: int, rng: random.Random) -> list[str]:
    """A pack that deals these cards to these seats, and the others at random."""
    wished = [card for cards in wishes.values() for card in cards]
    rest = [card for card in PACK if card not in wished]
    rng.shuffle(rest)
    hands = {}
    for seat in SEATS:
        hand = list(wishes.get(seat, []))
        while len(hand) < 13:
            hand.append(rest.pop())
        rng.shuffle(hand)
        hands[seat] = hand
    pack = []
    for size in packets.split("-"):
        for seat in round_from(eldest):
            pack += [hands[seat].pop() for _ in range(int(size))]
    return pack


def no_wish(rng: random.Random) -> dict[int, list[str]]:
    return {}


def aces(rng: random.Random) -> dict[int, list[str]]:
    """Three aces together."""
    return {rng.choice(SEATS): ["A" + suit for suit in rng.sample("SHDC", 3)]}


def royal(rng: random.Random) -> dict[int, list[str]]:
    """Four aces together, perhaps with kings and the next hearts."""
    hand = ["AS", "AH", "AD", "AC"]
    if rng.random() < 0.7:
        hand.append("KH")
        hand += rng.sample(["KD", "KC", "KS", "QH", "JH"], rng.randrange(6))
    return {rng.choice(SEATS): hand}


def long_suits(rng: random.Random) -> dict[int, list[str]]:
    """Two seats, each with most of a suit."""
    wishes = {}
    for seat, suit in zip(rng.sample(SEATS, 2), rng.sample("SHDC", 2), strict=True):
        wishes[seat] = [rank + suit for rank in HIGH_TO_LOW[: rng.randrange(7, 14)]]
    return wishes


def low_hands(rng: random.Random) -> dict[int, list[str]]:
    """One, two or three seats without high cards."""
    low = [card for card in PACK if card[0] in "98765432"]
    rng.shuffle(low)
    return {seat: [low.pop() for _ in range(10)] for seat in rng.sample(SEATS, rng.randrange(1, 4))}


def strong_pair(rng: random.Random) -> dict[int, list[str]]:
    """Two seats with nearly all the cards that win tricks."""
    high = [card for card in PACK if card[0] in "AKQJT9"]
    rng.shuffle(high)
    return {seat: [high.pop() for _ in range(12)] for seat in rng.sample(SEATS, 2)}


# --- Settings


def random_changes(rng: random.Random) -> dict[str, str]:
    """A few options changed, now and then many."""
    much = rng.choice([0.1, 0.3, 0.6])
    others = {name: values for name, values in OPTIONS.items() if name not in ("gathering", "passed_counts")}
    changes = {name: rng.choice(values.split()) for name, values in others.items() if rng.random() < much}
    gathers = changes.get("shuffle") != "yes" and len(changes) % 2 == 1
    # Chosen apart, so that matches by a seed stay what they were before there was this option.
    changes["passed_counts"] = "yes" if len(changes) % 3 == 1 else "no"
    return changes | {"deals": rng.choice(["4", "8", "0"]), "gathering": "table" if gathers else "exact"}


def random_preset(rng: random.Random) -> str:
    return rng.choice(list(PRESETS))


EVERY_ROW = [line.partition(":")[0] for line in BASIC.strip().splitlines()]


def random_rows(rng: random.Random) -> dict[str, str]:
    """A ladder of some contracts in some order, with figures of its own."""
    wildness = rng.choice([0, 3, 100])
    rows = sorted(EVERY_ROW, key=lambda row: EVERY_ROW.index(row) + rng.uniform(0, wildness))
    share = rng.choice([0.5, 0.8, 1])
    kept = [row for row in rows if rng.random() < share] or rows[:1]
    plain, together = rng.random() < 0.4, rng.choice([0.0, 0.3])
    ladder: dict[str, str] = {}
    has_negative = True
    for row in kept:
        negative = row in NEGATIVES
        beside = bool(ladder) and not (negative and has_negative) and rng.random() < together
        has_negative = negative or (beside and has_negative)
        ladder[f"& {row}" if beside else row] = random_figures(rng, plain, negative)
    return ladder


def random_figures(rng: random.Random, plain: bool, negative: bool) -> str:
    """Random figures; `plain` uses the first form of the notation, which has only scores, steps and prices."""
    parts = [random_part(rng, plain) for _ in range(rng.choice([1, 1, 1, 2]))]
    if not plain:
        doubles = [f"x{rng.choice([2, 2, 3])}"] * (rng.random() < 0.2)
        doubles += [f"{tricks}x2" for tricks in (0, 5, 13) if not negative and rng.random() < 0.3]
        parts[0] = " ".join([parts[0], *doubles])
    return " / ".join(parts)


def random_part(rng: random.Random, plain: bool) -> str:
    words = [str(rng.randrange(1, 61))]
    words += [f"+{rng.randrange(0, 11)}" for _ in range(rng.choice([0, 0, 1, 3, 5]))]
    extras = [f"-{rng.randrange(1, 6)}"] * (rng.random() < 0.5)
    if not plain:
        extras += [f"lost {rng.randrange(0, 40)}"] * (rng.random() < 0.3)
        extras += [f"{tricks}:{rng.randrange(-50, 51)}" for tricks in rng.sample(range(14), rng.choice([0, 0, 1, 4]))]
        rng.shuffle(extras)
    return " ".join([*words, *extras])
