"""Who played which deals on a seat, and whose result it is if several people sat there during a match. Pure.

A deal belongs to whoever was dealt its cards: nobody gets rid of a bad hand by getting up, and nobody inherits one. The
result of a seat belongs to whoever sat there at the start. A person who played at least half of the deals there has a
result of their own instead, which weighs as much as their share of the deals, and whoever began keeps the rest. A
computer never gets anybody's share, so getting up is no way out. People the others removed, however, answer only for
their own deals.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from engine.table.model.people import Stint


class Span(NamedTuple):
    """Deals that somebody played one after the other."""

    stint: Stint
    """How they came onto the seat."""
    deals: range


class Share(NamedTuple):
    """What somebody who sat on a seat has of its match."""

    user_id: int | None
    name: str
    deals: tuple[int, ...]
    """Those they were dealt."""
    share: float
    """Of the result, up to 1; 0: none."""
    is_first: bool
    """They sat there at the start."""
    player: str | None = None
    """Which level of computers it is (`engine.players`); None: a person."""


def spans(stints: Sequence[Stint], seat: int, deals: int) -> tuple[Span, ...]:
    """Who was dealt which of the first `deals` deals on a seat; people who were dealt none are left out.

    Somebody who comes during or after a deal is first dealt the next one.
    """
    own = [one for one in stints if one.seat == seat]
    # In matches that began before this was recorded, the first known person is taken to have begun.
    begins = [1 if at == 0 else min(one.deal, deals) + 1 for at, one in enumerate(own)]
    ends = [*begins, deals + 1][1:]
    found = (Span(one, range(begin, end)) for one, begin, end in zip(own, begins, ends, strict=True))
    return tuple(span for span in found if span.deals)


def dealt_to(stints: Sequence[Stint], seat: int, deal: int) -> Stint | None:
    """Who was dealt the cards of a seat; None if that is not known."""
    found = spans(stints, seat, deal)
    return found[-1].stint if found else None


def shares(
    stints: Sequence[Stint], seats: Sequence[int], deals: int, removed: Collection[int] = ()
) -> Mapping[int, tuple[Share, ...]]:
    """For each seat, who has a result or was dealt cards, in the order they came; whoever began comes first.

    A person has one result per match: on the seat where their share is largest. `deals`: at least 1. `removed`: user
    ids of people whom the others removed for good.
    """
    of_seats = {seat: _of_seat(stints, seat, deals, removed) for seat in seats}
    best: dict[int, tuple[float, bool, int]] = {}
    for seat, those in of_seats.items():
        for one in those:
            if one.user_id and one.share:
                best[one.user_id] = max(best.get(one.user_id, (0.0, False, 0)), (one.share, one.is_first, -seat))
    return {
        seat: tuple(
            one if not one.user_id or not one.share or best[one.user_id][2] == -seat else one._replace(share=0.0)
            for one in those
        )
        for seat, those in of_seats.items()
    }


def _of_seat(stints: Sequence[Stint], seat: int, deals: int, removed: Collection[int]) -> tuple[Share, ...]:
    """The shares of one seat, without computers that came later: those have neither a result nor statistics."""
    played = spans(stints, seat, deals)
    # Anyone removed before the first deal might as well not have sat there.
    of_deals = {stint.user_id for stint, _ in played}
    own = [one for one in stints if one.seat == seat and (one.user_id not in removed or one.user_id in of_deals)]
    found: dict[int | None, Share] = {}
    for one in own:
        if not found or one.user_id is not None:
            found.setdefault(one.user_id, Share(one.user_id, one.name, (), 0.0, not found, one.level))
    for stint, dealt in played:
        if (of := found.get(stint.user_id)) is not None:
            found[stint.user_id] = of._replace(deals=(*of.deals, *dealt))
    first, *later = found.values()
    later = [one._replace(share=len(one.deals) / deals if 2 * len(one.deals) >= deals else 0.0) for one in later]
    taken = sum(len(one.deals) for one in later if one.share)
    kept = len(first.deals) if first.user_id in removed else deals - taken
    everybody = (first._replace(share=kept / deals), *later)
    return tuple(one for one in everybody if one.share or one.deals)
