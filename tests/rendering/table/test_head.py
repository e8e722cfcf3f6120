"""The head line, the gold band and the trick: what counts stands first, and no wording is lost that has room."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from engine.core.cards import parse_cards
from locales import LANGUAGES, say_in
from rendering import Look, SeatLabel
from rendering.canvas import colours, felt, marks
from rendering.canvas.fonts import Lettering, width_of
from rendering.canvas.outlines import shape_mask
from rendering.canvas.values import LEAST_LETTER, WIDTH
from rendering.cards.faces import card_high
from rendering.table import calls, centre, headline
from rendering.table.calls import Call, pill
from rendering.table.centre import Laid, put_cards, put_place
from rendering.table.headline import heading, name_line, put_head
from rendering.table.position import position_of
from rendering.turn import picture
from tests.rendering.positions import LABELS, LOOK, STAGES, RoundTable, course

NL = say_in("nl")


def changed(before: Image.Image, after: Image.Image) -> tuple[int, int, int, int]:
    """The part of a picture that was drawn on."""
    box = ImageChops.difference(before, after).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_line_stays_above_the_table(language: str) -> None:
    for view in (*STAGES.values(), *course("malmedy", 4, ("mit", "kontra", "re"), {"red_queens": "yes"})):
        ground = felt.table(WIDTH, 868)
        image = ground.copy()
        left, right = put_head(image, position_of(view), LABELS, LOOK, say_in(language))
        _, top, _, bottom = changed(ground, image)
        assert top >= 20
        assert bottom <= 20 + headline.PANEL_HIGH == left.top + headline.PANEL_HIGH
        assert left.right < right.left


def test_stakes_stand_in_gold_below_the_trick() -> None:
    views = course("malmedy", 4, ("mit", "kontra", "re"))
    position = next(position_of(view) for view in views if position_of(view).worth == 4)
    title, trick, stakes = heading(position, NL)
    assert title.ink == colours.TEXT
    assert trick.ways == ((NL("picture-trick-of", trick=position.trick_number, tricks=position.trick_count),),)
    assert stakes.ink == colours.GOLD
    assert all(NL("picture-counts", worth=4) in way[0] for way in stakes.ways if isinstance(way[0], str))
    widths = [width_of(str(way[0]), Lettering.PLAIN, LEAST_LETTER) for way in stakes.ways]
    assert widths == sorted(widths, reverse=True)


def test_who_plays_is_named_after_a_star_and_shorter_if_need_be() -> None:
    line = name_line(["Marie-Christine de la Tour", "Jo", "Zoé"], NL)
    assert line.starred
    assert line.ways == (
        ("Marie-Christine de la Tour & Jo & Zoé",),
        ("Marie-Christine & Jo & Zoé",),
        ("Marie-Christine +2",),
    )


def test_no_side_s_mark_is_the_star_or_the_arrow() -> None:
    assert not {marks.STAR, marks.ARROW, marks.CROWN} & set(marks.SIDE_SHAPES)
    assert len({shape_mask(shape, 26).tobytes() for shape in marks.SIDE_SHAPES}) == len(marks.SIDE_SHAPES)


@pytest.mark.parametrize("rest", ["", "klaveren volgen", "fournis du carreau, ou coupe, ou joue n’importe quoi"])
def test_the_band_reaches_from_frame_to_frame_and_keeps_its_words_inside(rest: str) -> None:
    ground = felt.table(WIDTH, 600)
    image = ground.copy()
    picture.put_band(image, 400, "Jouw beurt", rest)
    left, top, right, bottom = changed(ground, image)
    assert (top, bottom) == (400, 400 + picture.HIGH)
    assert left <= felt.RIM + 2
    assert right >= WIDTH - felt.RIM - 2
    edges = image.crop((left, top, left + 16, bottom)), image.crop((right - 16, top, right, bottom))
    assert all(edge.getcolors() == [(16 * picture.HIGH, colours.GOLD)] for edge in edges)


def test_the_winning_card_has_a_gold_edge_and_the_place_of_the_next_is_dashed() -> None:
    (card,) = parse_cards("AS")
    plain, wins, place = (felt.table(400, 400) for _ in range(3))
    put_cards(plain, [Laid(card, (200, 200))], 134, LOOK)
    put_cards(wins, [Laid(card, (200, 200), wins=True)], 134, LOOK)
    put_place(place, (200, 200), 134)
    beside = 200 - 134 // 2 - 3, 200
    assert wins.getpixel(beside) == colours.GOLD
    assert plain.getpixel(beside) != colours.GOLD
    along = [place.getpixel((x, 200 - card_high(134) // 2 + 2)) == colours.GOLD for x in range(150, 250)]
    assert any(along)
    assert not all(along)


def test_a_later_card_lies_over_an_earlier_one() -> None:
    one, other = parse_cards("AS KH")
    image, alone = felt.table(600, 400), felt.table(600, 400)
    put_cards(image, [Laid(one, (250, 200)), Laid(other, (300, 200))], 134, LOOK)
    put_cards(alone, [Laid(other, (300, 200))], 134, LOOK)
    inside = (240, 120, 360, 280)
    assert image.crop(inside).tobytes() == alone.crop(inside).tobytes()


def test_what_was_said_last_is_always_whole() -> None:
    said = [Call(("ik neem aan",), golden=False), Call(("Mit’",), golden=True), Call(("Kontra",), golden=True)]
    assert pill([], LOOK) is None
    one, many = pill(said[-1:], LOOK), pill(said, Look())
    assert one is not None
    assert many is not None
    assert one.height == many.height == calls.HIGH
    assert one.width < many.width <= 290
    assert pill(said[:1], LOOK) != pill(said[1:2], LOOK)
    kept = pill(said[1:], Look())
    assert kept is not None
    assert many.tobytes() == kept.tobytes()


def test_eight_sides_have_room_in_the_head_line() -> None:
    image = felt.table(WIDTH, 900)
    _, right = put_head(image, position_of(RoundTable(8)), [SeatLabel("Jo")] * 8, LOOK, NL)
    assert right.bottom - right.top == headline.PANEL_HIGH


def test_the_crown_of_who_won_leaves_the_mark_of_their_side_free() -> None:
    over = position_of(STAGES["over"])
    plain = over._replace(standings=tuple(one._replace(won=False) for one in over.standings))
    crowned, bare = headline.score(over, NL), headline.score(plain, NL)
    marked = (headline._PAD, 8, headline._PAD + 2 + headline._MARK, crowned.height - 8)
    assert crowned.width > bare.width
    assert crowned.crop(marked).tobytes() == bare.crop(marked).tobytes()


@pytest.mark.parametrize("words", ["No trump yet", "Trumps"])
def test_words_in_place_of_the_trump_suit_stand_in_the_middle_of_their_paper(words: str) -> None:
    paper = Image.new("RGB", (400, 300), colours.PAPER)
    image = paper.copy()
    centre._put_sign(image, words, (100, 60, 300, 240), LOOK)
    left, top, right, bottom = changed(paper, image)
    assert left + right == pytest.approx(400, abs=6)
    assert top + bottom == pytest.approx(300, abs=24)
