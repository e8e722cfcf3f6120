"""The picture of a turn in words: what its reader needs to act comes first."""

from __future__ import annotations

from collections.abc import Sequence

from locales import Say
from rendering.canvas.values import SeatLabel
from rendering.canvas.wording import fitting, short
from rendering.table.alt import alt_hand, alt_layout, position_words, seats_words
from rendering.turn.picture import position_at_turn
from rendering.turn.room import room_of
from rendering.turn.turn import Turn


def alt_turn(turn: Turn, labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
    """What `draw_turn` shows."""
    position = position_at_turn(turn.view)
    best = position.taker if 0 < len(position.trick) < position.seats else None
    position = position._replace(taker=None if best is not None else position.taker)
    known = [say("picture-dummy") if seat == position.dummy else label.name for seat, label in enumerate(labels, 1)]
    own = [turn.asked.sentence(say), *_cards(turn, say, index_set)]
    if talk := room_of(turn.view).talk_words(turn.view, labels, say, index_set):
        return fitting(lambda _: [*own, talk])

    def describe(longest_name: int, last: bool = True, seats: bool = True) -> list[str]:
        names = [short(name, longest_name) for name in known]
        told = position_words(position, names, say, index_set, last=last)
        wins = [say("turn-alt-best", name=names[best - 1])] if best is not None else []
        others = seats_words(position, position.order[1:], names, labels, say) if seats else ()
        return [*own, *wins, *told, *others]

    return fitting(
        describe,
        lambda longest_name: describe(longest_name, last=False),
        lambda longest_name: describe(longest_name, last=False, seats=False),
    )


def _cards(turn: Turn, say: Say, index_set: str) -> list[str]:
    """The cards the seat plays from, which of them it may play, and if these are a dummy's, its own."""
    before = [pile.up for pile in turn.piles if pile.up is not None] or list(turn.cards)
    playable = turn.playable if turn.playable is not None and not turn.playable >= set(before) else None
    if not turn.piles:
        return [alt_hand(turn.cards, playable, say, index_set)]
    hand = turn.cards if turn.for_dummy else None
    return [alt_layout(turn.piles, playable, say, index_set, hand)]
