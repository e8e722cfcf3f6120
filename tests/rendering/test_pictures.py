"""Pictures as files: their size, their format, always the same bytes."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from inspect import unwrap
from pathlib import Path

import pytest
from PIL import Image

from engine.core.cards import CARDS, Card, Pile, parse_cards
from engine.core.chance.seating import draw_by_jacks, draw_partners
from locales import LANGUAGES, Say, say_in
from rendering import Look, Picture, SeatLabel, draw_draw, draw_hand, draw_layout, draw_table
from rendering.canvas.values import WIDTH
from rendering.games.couillon.sheets import draw_sheet
from rendering.games.kleurenwiezen.bidding import draw_bidding
from rendering.games.kleurenwiezen.contract import draw_contract
from rendering.games.kleurenwiezen.scores import draw_score_sheet
from rendering.table.picture import compose_table
from tests.about import in_one_test
from tests.rendering.avatars.test_portraits import some_face
from tests.rendering.games.couillon.gallery import SHEETS
from tests.rendering.games.kleurenwiezen.gallery import GAME, match_of, position_of
from tests.rendering.positions import COUILLON, EIGHT, LABELS, LOOK, STAGES, RoundTable, course, deal

MOST_BYTES = 50_000

EVERY = tuple(CARDS[:16])


def opened(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    return image


@cache
def every_kind() -> tuple[Picture, ...]:
    """One picture of each kind, drawn once for all tests."""
    return tuple(_every_kind(say_in("nl")))


def _every_kind(say: Say) -> Iterator[Picture]:
    yield draw_hand(EVERY[:5], frozenset(EVERY[:2]), LOOK)
    yield draw_layout(course("troeven-2-layout", 1)[9].layouts[0], frozenset(EVERY), LOOK)
    yield draw_table(STAGES["full trick"], LABELS, LOOK, say)
    yield draw_table(course("troeven-3-dummy", 1)[9], LABELS, LOOK, say)
    for name in ("slate-craie-wiped", "points-won", "royes-middle", "numbers-passed", "cows-tail", "trees-drawn"):
        yield draw_sheet(SHEETS[name].titled("Couillon"), say)
    auction, table = (GAME.view(position_of(*name), 0) for name in (("raised", "auction"), ("open-misere-four",)))
    yield draw_bidding(auction, LABELS, LOOK, say)
    yield draw_contract(table, LABELS, LOOK, say)
    yield draw_table(table, LABELS, LOOK, say)
    yield draw_score_sheet(match_of("won"), LABELS, LOOK, say)
    draw = draw_partners(parse_cards("KH KS 9D KC AH 9S AS TC JC"))
    yield draw_draw(draw, [label.name for label in LABELS], LOOK, say)
    yield draw_draw(draw_by_jacks(parse_cards("KH JS 9D KC AH 9S AS JC")), [label.name for label in LABELS], LOOK, say)


def test_another_process_draws_the_same_bytes(tmp_path: Path) -> None:
    # Hashes of strings differ between processes: no picture may depend on them.
    script = (
        "import sys, hashlib; from tests.rendering.test_pictures import every_kind\n"
        "sys.stdout.write(' '.join(hashlib.sha256(p.data).hexdigest() for p in every_kind()))"
    )
    here = Path(__file__).parents[2]
    told = subprocess.run([sys.executable, "-c", script], cwd=here, capture_output=True, text=True, check=True)
    assert told.stdout.split() == [sha256(picture.data).hexdigest() for picture in every_kind()]


def test_threads_drawing_at_once_do_not_disturb_each_other() -> None:
    views = list(STAGES.values())
    draw = unwrap(draw_table)
    alone = [draw(view, LABELS, LOOK, say_in("fr")).data for view in views]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: draw(view, LABELS, LOOK, say_in("fr")).data, views))
    assert together == alone


def test_pictures_are_png_files_with_one_palette_for_felt_and_one_for_slates() -> None:
    palettes = set()
    for picture in every_kind():
        image = opened(picture)
        assert (image.format, image.mode) == ("PNG", "P")
        assert picture.filename.endswith(".png")
        palettes.add(bytes(image.getpalette() or ()))
    assert len(palettes) == 2


def test_no_picture_is_large() -> None:
    assert max(len(picture.data) for picture in every_kind()) < MOST_BYTES


@in_one_test("preset", COUILLON.presets)
def test_every_table_stays_under_fifty_kilobytes(preset: str) -> None:
    views = course(preset, 2, ("mit", "kontra"))
    sizes = [len(draw_table(view, EIGHT[: view.seats], LOOK, say_in("de")).data) for view in views[::16]]
    assert max(sizes) <= MOST_BYTES


@in_one_test("seats", range(2, 9))
def test_a_trick_with_four_court_cards_stays_under_fifty_kilobytes(seats: int) -> None:
    labels = [SeatLabel(f"Seat {seat}") for seat in range(1, seats + 1)]
    view = RoundTable(seats, played=parse_cards("QH QD KS JC 9H 8S TD 7C"))
    assert len(draw_table(view, labels, LOOK, say_in("de")).data) <= MOST_BYTES


def test_four_photographs_stay_under_fifty_kilobytes_too() -> None:
    labels = [SeatLabel(f"Seat {seat}", face=some_face(seat)) for seat in range(1, 5)]
    for view in course("malmedy", 3, ("mit", "kontra"))[::3]:
        assert len(draw_table(view, labels, LOOK, say_in("de")).data) <= MOST_BYTES


@in_one_test("seats", range(2, 9))
def test_any_table_of_two_to_eight_seats_is_drawn(seats: int) -> None:
    labels = [SeatLabel(f"Seat {seat}") for seat in range(1, seats + 1)]
    view = RoundTable(seats)
    image = opened(draw_table(view, labels, LOOK, say_in("en")))
    assert image.width == WIDTH
    assert 700 <= image.height <= 1022


@in_one_test("count", [1, 2, 5, 8, 13, 16])
def test_a_hand_of_any_size_shows_every_card(count: int) -> None:
    hand = EVERY[:count]
    whole = draw_hand(hand, None, LOOK).data
    for place in range(count):
        other = (*hand[:place], CARDS[51], *hand[place + 1 :])
        assert draw_hand(other, None, LOOK).data != whole
    assert opened(draw_hand(hand, None, LOOK)).width == 800


def test_an_empty_hand_is_drawn_too() -> None:
    assert opened(draw_hand((), None, LOOK)).width == 800


def _rgb(image: Image.Image, x: int, y: int) -> tuple[int, ...]:
    found = image.getpixel((x, y))
    assert isinstance(found, tuple)
    return tuple(int(part) for part in found)


def test_a_layout_shows_every_pile_and_what_lies_under_it() -> None:
    card, other = parse_cards("AS KH")
    piles = [Pile(card, True), Pile(card, False), Pile(None, True), Pile(None, False), Pile(other, True)]
    drawn = {draw_layout((pile, Pile(other, False)), None, LOOK).data for pile in piles}
    assert len(drawn) == len(piles)


def test_the_playable_cards_of_a_layout_stand_out() -> None:
    piles = tuple(Pile(card, True) for card in EVERY[:8])
    drawn = {draw_layout(piles, playable, LOOK).data for playable in (None, frozenset[Card](), frozenset(EVERY[:3]))}
    assert len(drawn) == 3


def test_corners_are_see_through_and_the_middle_is_not() -> None:
    for picture in every_kind():
        alpha = opened(picture).convert("RGBA").getchannel("A")
        assert alpha.getpixel((0, 0)) == 0
        assert alpha.getpixel((alpha.width // 2, alpha.height // 2)) == 255


def test_every_face_differs_from_every_other_in_each_look() -> None:
    for look in (Look("1RDV"), Look("AKQJ", four_colours=True)):
        faces = {draw_hand((card,), None, look).data for card in CARDS}
        assert len(faces) == len(CARDS)


def test_the_index_set_and_four_colours_change_the_cards() -> None:
    king, queen = parse_cards("KD QD")
    sets = {draw_hand((king, queen), None, Look(name)).data for name in ("1RDV", "AHVB", "AKDB", "AKQJ")}
    assert len(sets) == 4
    assert draw_hand((king,), None, Look(four_colours=True)).data != draw_hand((king,), None, Look()).data


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_is_another_picture(language: str) -> None:
    pictures = {draw_table(view, LABELS, LOOK, say_in(language)).data for view in STAGES.values()}
    assert len(pictures) == len(STAGES)


@in_one_test("preset", COUILLON.presets)
def test_whatever_is_said_or_played_shows_on_the_table(preset: str) -> None:
    views = course(preset, 5, ("mit", "kontra", "re", "pass"))[:11]
    shown = (compose_table(view, EIGHT[: view.seats], LOOK, say_in("fr")) for view in views)
    assert len({sha256(image.tobytes()).digest() for image in shown}) == len(views)


def test_the_seat_of_the_view_sits_at_the_bottom() -> None:
    assert (
        draw_table(deal((), seat=2), LABELS, LOOK, say_in("en")).data
        != draw_table(deal((), seat=0), LABELS, LOOK, say_in("en")).data
    )
