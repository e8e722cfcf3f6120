"""Somebody's turn as a picture, and the same in words: the table from their seat, what they are asked, their cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.view import View
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.felt import RIM
from rendering.canvas.fonts import Lettering, cut, width_of, write
from rendering.canvas.kept import kept
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, Picture, SeatLabel
from rendering.canvas.wording import fitting, short
from rendering.cards.hand import Lying, hand_height, lay_hand, lay_layout, layout_height, put_in_frame
from rendering.table.alt import alt_hand, alt_layout, position_words, seats_words
from rendering.table.position import Position, drawn, position_of
from rendering.turn.others import others_of, put_others
from rendering.turn.turn import Turn

HIGH: Final = 70
_SIZES: Final = (40, 36, 33, LEAST_LETTER)
_ARROW: Final = 26
_GAP: Final = 16


def put_band(image: Image.Image, top: int, strong: str, rest: str = "") -> None:
    """Draw the band from frame to frame: an arrow, `strong` in bold, and after a dot `rest`."""
    image.paste(colours.GOLD, (RIM + 2, top, image.width - RIM - 2, top + HIGH))
    room = image.width - 2 * RIM - 40 - _ARROW - _GAP
    plain = f"· {rest}" if rest else ""
    size = next((size for size in _SIZES if _wide(strong, plain, size) <= room), _SIZES[-1])
    if plain:
        plain = cut(plain, Lettering.PLAIN, size, room - width_of(strong, Lettering.BOLD, size) - _GAP)
    x = (image.width - _wide(strong, plain, size) - _ARROW - _GAP) / 2
    base = top + HIGH / 2 + size * 0.33
    marks.put_shape(image, marks.ARROW, (x, top + (HIGH - _ARROW) / 2), _ARROW, colours.INK)
    x += _ARROW + _GAP
    x += write(image, (x, base), strong, Lettering.BOLD, size, colours.INK) + _GAP
    if plain:
        write(image, (x, base), plain, Lettering.PLAIN, size, colours.INK)


def _wide(strong: str, plain: str, size: int) -> int:
    return width_of(strong, Lettering.BOLD, size) + (_GAP + width_of(plain, Lettering.PLAIN, size) if plain else 0)


HIGHEST: Final = 1020
"""Text, picture and the first row of buttons must fit on one screen."""
_TOP: Final = 20
_OVER_BAND: Final = 14


@kept
def draw_turn(turn: Turn, labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The position as the seat asked sees it; `labels`: one per seat, from seat 1. `WIDTH` wide, `HIGHEST` at most."""
    return Picture(encode(compose_turn(turn, labels, look, say), look.felt), "turn.png")


def compose_turn(turn: Turn, labels: Sequence[SeatLabel], look: Look, say: Say) -> Image.Image:
    """The picture of `draw_turn` before it is encoded, in full colour."""
    game, view = drawn(turn.view.options.game), turn.view
    talk = game.talk_high(view, labels, look, say)
    others = None if talk is not None else others_of(turn, position_at_turn(view), labels, look, say)
    # What is above the band is high enough that the light from below does not reach it.
    top = others.places.band if others is not None else _TOP + (talk or 0) + _OVER_BAND
    image = felt.table(WIDTH, min(top + HIGH + hand_high(turn) + RIM, HIGHEST))
    if others is not None:
        put_others(image, others, labels, look, say)
    else:
        game.put_talk(image, view, labels, look, say, _TOP)
    put_band(image, top, turn.asked.head, turn.asked.detail)
    put_in_frame(image, cards_of(turn, top + HIGH), look)
    return image


def position_at_turn(view: View) -> Position:
    """What the picture shows of the table: besides the whole, who has the best card of the trick so far.

    Whose turn it is besides the viewer's is not what it is about.
    """
    position = position_of(view)
    best = position.taker or drawn(view.options.game).best(view)
    return position._replace(turn=(), asked="", taker=best)


def hand_high(turn: Turn) -> int:
    """The room of the cards below the band."""
    return layout_height(len(turn.piles)) if turn.piles else hand_height(len(turn.cards))


def cards_of(turn: Turn, top: float) -> list[Lying]:
    """Where the cards lie that the seat plays from."""
    if turn.piles:
        return lay_layout(turn.piles, turn.playable, top)
    return lay_hand(turn.cards, turn.playable, top)


def alt_turn(turn: Turn, labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
    """What `draw_turn` shows."""
    position = position_at_turn(turn.view)
    best = position.taker if 0 < len(position.trick) < position.seats else None
    position = position._replace(taker=None if best is not None else position.taker)
    known = [say("picture-dummy") if seat == position.dummy else label.name for seat, label in enumerate(labels, 1)]
    own = [turn.asked.sentence(say), *_cards(turn, say, index_set)]
    if talk := drawn(turn.view.options.game).talk_words(turn.view, labels, say, index_set):
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
