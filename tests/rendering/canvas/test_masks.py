"""What is drawn by parts is to the pixel what it would be if it were drawn as a whole."""

from __future__ import annotations

import random

import pytest
from PIL import Image

from engine.core.cards import parse_cards
from rendering.canvas import colours, felt, marks
from rendering.canvas.kept import Shelf, held
from rendering.canvas.masks import parts_of
from rendering.canvas.values import WIDTH, Look
from rendering.cards import sprites
from rendering.cards.hand import lay_hand, put_cards, put_in_frame
from rendering.cards.sprites import Finish, sprite
from rendering.table import centre

SIZE = (320, 400)


def _ground() -> Image.Image:
    """Colours that show every difference."""
    noise = Image.frombytes("RGB", (80, 100), random.Random(1).randbytes(80 * 100 * 3))
    return noise.resize(SIZE, Image.Resampling.BICUBIC)


def _masks() -> dict[str, Image.Image]:
    speck = Image.new("L", (9, 7), 0)
    speck.putpixel((3, 2), 90)
    hole = marks.draw_rounded(120, 90, 20)
    hole.paste(0, (6, 6, 114, 84))
    return {
        "a panel": marks.draw_rounded(180, 118, 16),
        "a disc": marks.draw_rounded(90, 90, 45),
        "as good as a line": marks.draw_rounded(60, 3, 1),
        "solid": Image.new("L", (40, 30), 255),
        "clear": Image.new("L", (40, 30), 0),
        "a speck": speck,
        "a ring": hole,
        "a tilted card": marks.draw_rounded(150, 220, 12).rotate(3, Image.Resampling.BICUBIC, expand=True),
        "soft throughout": Image.linear_gradient("L").resize((70, 50)),
    }


@pytest.mark.parametrize("at", [(40, 50), (-20, 330), (250, -10)])
@pytest.mark.parametrize("name", _masks())
def test_a_mask_in_parts_covers_what_the_whole_covers(name: str, at: tuple[int, int]) -> None:
    mask = _masks()[name]
    parts, drawn = parts_of(mask), _ground().crop((0, 0, *mask.size))
    filled, plainly = _ground(), _ground()
    parts.fill(filled, colours.GOLD, at)
    plainly.paste(colours.GOLD, at, mask)
    assert filled.tobytes() == plainly.tobytes()
    parts.lay(filled, drawn, at)
    plainly.paste(drawn, at, mask)
    assert filled.tobytes() == plainly.tobytes()


def test_most_of_a_panel_and_of_a_ring_needs_no_mask() -> None:
    for name in ("a panel", "a ring", "a tilted card"):
        mask = _masks()[name]
        masked = sum(part.width * part.height for _, part in parts_of(mask).edge)
        assert masked < mask.width * mask.height * 0.4, name


@pytest.mark.parametrize(
    "finish",
    [Finish(), Finish(3.0), Finish(-3.0, glowing=True), Finish(dimmed=True), Finish(90, large=True)],
)
@pytest.mark.parametrize("card", ["KH", "AS", "7C", None])
def test_a_card_from_its_palette_is_the_card_that_was_drawn(
    card: str | None, finish: Finish, monkeypatch: pytest.MonkeyPatch
) -> None:
    wholes: list[Image.Image] = []
    masks: list[Image.Image] = []
    monkeypatch.setattr(sprites, "_cut", _noting(wholes, sprites._cut))
    monkeypatch.setattr(sprites, "parts_of", _noting(masks, parts_of))
    sprites._sprite.cache_clear()  # type: ignore[attr-defined]
    sprites._shape.cache_clear()
    drawn = sprite(None if card is None else parse_cards(card)[0], Look(), 150, finish)
    quick, plainly = _ground(), _ground()
    drawn.put(quick, (150, 190))
    (whole,), (mask,) = wholes, masks
    plainly.paste(whole, (round(150 - whole.width / 2), round(190 - whole.height / 2)), mask)
    assert quick.tobytes() == plainly.tobytes()
    assert drawn.bytes() < 0.5 * 4 * whole.width * whole.height


def _noting(seen: list[Image.Image], work: object) -> object:
    def noted(first: Image.Image, *rest: object) -> object:
        seen.append(first)
        return work(first, *rest)  # type: ignore[operator]

    return noted


@pytest.mark.parametrize("cards", ["AS KH 7C", "AS KS QS JS TS 9S 8S AH KH QH JH TH 9H"])
def test_the_frame_lies_over_a_hand_as_if_the_whole_picture_were_laid_down_within_it(cards: str) -> None:
    hand, look = parse_cards(cards), Look()
    lying = lay_hand(hand, frozenset(hand[:2]), felt.RIM)
    quick = felt.table(WIDTH, 460)
    plainly = quick.copy()
    put_in_frame(quick, lying, look)
    whole = plainly.copy()
    put_cards(whole, lying, look)
    plainly.paste(whole, (0, 0), felt.inside(*plainly.size))
    assert quick.tobytes() == plainly.tobytes()


def test_the_gold_edge_of_a_card_leaves_its_face_alone() -> None:
    for tilt in (0.0, 3.0):
        mark = centre._edge(150, tilt)
        assert mark.parts.solid is None
        assert sum(part.width * part.height for _, part in mark.parts.edge) < 0.5 * mark.size[0] * mark.size[1]


def test_sprites_are_kept_up_to_their_room() -> None:
    shelf: Shelf[bytes] = Shelf(10, len)
    made: list[str] = []

    def make(name: str) -> bytes:
        made.append(name)
        return name.encode() * 4

    for name in "ababcab":
        assert shelf.take(name, lambda name=name: make(name)) == name.encode() * 4  # type: ignore[misc]
        assert shelf.size <= 10
    assert made == ["a", "b", "c", "a", "b"]
    shelf.clear()
    assert shelf.size == 0


def test_what_is_kept_for_drawing_is_counted() -> None:
    sprites._sprite.cache_clear()  # type: ignore[attr-defined]
    before = held()
    drawn = sprite(parse_cards("QD")[0], Look(), 151, Finish(1.0))
    assert held() - before == drawn.bytes() > 0
    assert sprite(parse_cards("QD")[0], Look(felt="blue"), 151, Finish(1.0)) is drawn
    assert held() - before == drawn.bytes()
