"""How the naive reference deals and gathers the pack of Kleurenwiezen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tests.engine.games.kleurenwiezen.reference.rules import PACK, SEATS, in_order, round_from

T = TypeVar("T")


def deal_out(pack: list[str], packets: str, eldest: int) -> dict[int, list[str]]:
    """The hands, dealt in packets such as `4-5-4`."""
    assert sorted(pack) == sorted(PACK)
    hands: dict[int, list[str]] = {seat: [] for seat in SEATS}
    rest = list(pack)
    for size in packets.split("-"):
        for seat in round_from(eldest):
            for _ in range(int(size)):
                hands[seat].append(rest.pop(0))
    return hands


def bundles(
    eldest: int,
    piles: list[list[int]],
    won: list[tuple[int, list[str]]],
    hands: dict[int, list[str]],
    discards: dict[int, str],
) -> list[list[str]]:
    """The tricks of each declarer's pile, then of the others, then the suits not played, then discards; top first."""
    declarers = [seat for pile in piles for seat in pile]
    lying: list[list[str]] = []
    for pile in [*piles, [seat for seat in SEATS if seat not in declarers]]:
        for winner, cards in won:
            if winner in pile:
                lying.append(cards)
    for seat in round_from(eldest):
        lying += [[card for card in in_order(hands[seat]) if card[1] == suit] for suit in "SHDC"]
    lying += [[discards[seat]] for seat in round_from(eldest) if seat in discards]
    return [bundle for bundle in lying if bundle]


def gathered_by_hands(lying: list[list[str]], below: Callable[[int], int]) -> list[str]:
    """The pack that people make of these bundles in no order: mixed, slipped, and each suit mixed in its places."""
    pack: list[str] = []
    for number, bundle in enumerate(mixed(lying, below)):
        pack += mixed(bundle, below) if number == 0 else ["|", *mixed(bundle, below)]
    while "|" in pack:
        meeting = pack.index("|")
        pack.pop(meeting)
        if below(5) == 0:
            pack[meeting - 1 : meeting + 1] = [pack[meeting], pack[meeting - 1]]
    for suit in "SHDC":
        ordered = iter(mixed([card for card in pack if card[1] == suit], below))
        pack = [next(ordered) if card[1] == suit else card for card in pack]
    return pack


def mixed(things: list[T], below: Callable[[int], int]) -> list[T]:
    """Mix as Fisher and Yates do: each card drawn goes after those already drawn."""
    left, drawn = list(things), []
    while len(left) > 1:
        number = below(len(left))
        left[number], left[-1] = left[-1], left[number]
        drawn.append(left.pop())
    return left + drawn[::-1]
