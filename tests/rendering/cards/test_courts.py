"""The court cards: twelve distinct figures, the same from either end, drawn from data at any size."""

from __future__ import annotations

import math
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from engine.core.cards import CARDS, Card, Rank
from locales.cards import INDEX_SETS
from rendering.canvas.values import Look
from rendering.cards import courts
from rendering.cards.courts import figure, sections
from rendering.cards.faces import HIGH, WIDE, back, court, face, small_face
from tests.about import in_one_test

COURTS = [card for card in CARDS if card.rank in (Rank.KING, Rank.QUEEN, Rank.JACK)]
SIZES = (60, 160, 480)
MARGIN = 2.5
INDEX = (19.5, 46.0)
"""The corner for the index, in hundredths of the card's width."""
PIP = (35.5, 19.5)


def different(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that clearly differ."""
    changed = ImageChops.difference(one, other).convert("L").point(lambda level: 255 if level > 60 else 0)
    return changed.histogram()[255] / (one.width * one.height)


def inked(card: Card) -> list[tuple[float, float]]:
    """Every point that the upper half of a figure reaches, as far as it shows above the bar."""
    drawn = figure(card)
    slope = math.tan(math.radians(drawn.tilt))
    return [
        (x + side * shape.line / 2, y + side * shape.line / 2)
        for shape in drawn.shapes
        for x, y in shape.points
        if y < HIGH / 2 - (x - WIDE / 2) * slope
        for side in (-1, 1)
    ]


def test_the_twelve_figures_are_twelve_drawings() -> None:
    drawn = {card: court(card, False, 160, 2).reduce(2).crop((56, 20, 160, 116)) for card in COURTS}
    for one, other in combinations(COURTS, 2):
        assert different(drawn[one], drawn[other]) > 0.2, (one.text, other.text)


@in_one_test("card", COURTS)
def test_a_figure_is_the_same_from_either_end(card: Card) -> None:
    drawn = court(card, False, 160, 4)
    assert different(drawn.reduce(4), drawn.rotate(180).reduce(4)) < 0.005


@in_one_test("card", COURTS)
def test_a_figure_stays_on_its_card_and_clear_of_the_index(card: Card) -> None:
    points = inked(card)
    assert all(MARGIN <= x <= WIDE - MARGIN and y >= MARGIN for x, y in points)
    for right, bottom in (INDEX, PIP):
        assert not any(x < right and y < bottom for x, y in points)


@in_one_test("width", SIZES)
@in_one_test(("place", "index_set"), list(enumerate(INDEX_SETS)))
def test_every_card_is_drawn_at_the_size_asked_for(place: int, index_set: str, width: int) -> None:
    size = (width, round(width * HIGH / WIDE))
    for card in CARDS[place :: 3 * len(INDEX_SETS) if width > 160 else len(INDEX_SETS)]:
        assert face(card, Look(index_set, four_colours=True), width).size == size
    assert small_face(CARDS[0], Look(index_set), width).size == size


@pytest.mark.parametrize("width", SIZES)
def test_edges_are_clean(width: int) -> None:
    # Between paper and ink lie a few greys, not a step: half of a black suit's edge is neither paper nor ink.
    drawn = face(CARDS[0], Look(), width).convert("L").histogram()
    assert sum(drawn[60:200]) > width


def test_figures_read_again_are_drawn_the_same() -> None:
    first = [court(card, True, 160, 2).tobytes() for card in COURTS]
    for kept in (figure, sections):
        kept.cache_clear()
    assert [court(card, True, 160, 2).tobytes() for card in COURTS] == first


@pytest.mark.parametrize("width", SIZES)
def test_the_back_does_not_tell_which_way_round_a_card_lies(width: int) -> None:
    for small in (False, True):
        drawn = back(width, small)
        assert drawn.size == (width, round(width * HIGH / WIDE))
        assert different(drawn, drawn.rotate(180)) < 0.01


def test_every_part_and_ornament_is_used() -> None:
    used = {f"part {name}" for name in ("back", "small-back", "ace")}
    for lines in sections().values():
        for line in lines:
            words = [word for word in line.split() if word not in ("fine", "both")]
            if words[0] == "use":
                used.add(f"part {words[1]}")
            elif words[0] == "band":
                used.add(f"ornament {words[1]}")
            elif words[0] == "bar":
                used.add(f"ornament {words[4]}")
    assert used == {heading for heading in sections() if not heading.startswith("figure ")}


def test_each_court_card_has_its_figure() -> None:
    assert {heading for heading in sections() if heading.startswith("figure ")} == {f"figure {c.text}" for c in COURTS}


def test_a_part_drawn_twice_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "one.txt").write_text("part nose\nink: M0,0 L1,1\npart nose\n", encoding="utf-8")
    monkeypatch.setattr(courts, "_HERE", tmp_path)
    sections.cache_clear()
    with pytest.raises(ValueError, match="part nose is drawn twice"):
        sections()
    monkeypatch.undo()
    sections.cache_clear()
