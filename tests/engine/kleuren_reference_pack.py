"""How the pack of Kleurenwiezen is dealt, and how it lies once gathered, in the naive reference."""

from __future__ import annotations

from tests.engine.kleuren_reference_rules import PACK, SEATS, in_order, round_from


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


def gather(
    eldest: int,
    piles: list[list[int]],
    won: list[tuple[int, list[str]]],
    hands: dict[int, list[str]],
    discards: dict[int, str],
) -> list[str]:
    """Tricks of each pile of declarers, then of the others, then cards not played, then discards; top first."""
    declarers = [seat for pile in piles for seat in pile]
    pack = []
    for pile in [*piles, [seat for seat in SEATS if seat not in declarers]]:
        for winner, cards in won:
            if winner in pile:
                pack += cards
    for seat in round_from(eldest):
        pack += in_order(hands[seat])
    return pack + [discards[seat] for seat in round_from(eldest) if seat in discards]
