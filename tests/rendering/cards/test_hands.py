"""Open hands one below another show who holds what, and nothing else."""

from __future__ import annotations

import io

from PIL import Image

from engine.core.cards import CARDS
from rendering.canvas.values import WIDTH, Look, Picture
from rendering.cards.small_cards import OpenHand, draw_hands

NAMES = ("Anna", "François-Xavier de la Tour", "Гриша", "李小龙")


def hands(number: int, cards: int) -> list[OpenHand]:
    return [OpenHand(NAMES[seat % 4], CARDS[seat * cards : (seat + 1) * cards], seat == 1) for seat in range(number)]


def height(picture: Picture) -> int:
    return Image.open(io.BytesIO(picture.data)).height


def test_equal_hands_are_equal_bytes_and_others_are_not() -> None:
    shown = draw_hands(hands(4, 13), Look())
    assert shown == draw_hands(hands(4, 13), Look())
    for look in (Look("AHVB"), Look(four_colours=True), Look(felt="blue")):
        assert draw_hands(hands(4, 13), look) != shown
    moved = [one._replace(due=False) for one in hands(4, 13)]
    assert draw_hands(moved, Look()) != shown


def test_every_hand_has_its_row_also_an_empty_one() -> None:
    one_more = [*hands(3, 4), OpenHand("Dirk", ())]
    assert height(draw_hands(hands(3, 4), Look())) < height(draw_hands(one_more, Look()))
    assert height(draw_hands(one_more, Look())) <= height(draw_hands(hands(4, 4), Look()))


def test_hands_of_thirteen_and_sixteen_cards_fit_into_their_rows() -> None:
    for number, cards in ((4, 13), (2, 16), (8, 4)):
        assert Image.open(io.BytesIO(draw_hands(hands(number, cards), Look()).data)).width == WIDTH
        assert height(draw_hands(hands(number, cards), Look())) < 1200
    assert height(draw_hands(hands(4, 13), Look())) < 600
