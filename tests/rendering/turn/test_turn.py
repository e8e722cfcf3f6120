"""The picture of a turn fits on a phone's screen in every game, shows who plays what, and betrays nothing."""

from __future__ import annotations

import pytest
from PIL import Image, ImageStat

from engine.core.cards import Card
from locales import LANGUAGES, say_in
from rendering import Look, as_held, draw_turn, look_of
from rendering.canvas import colours
from rendering.canvas.felt import RIM
from rendering.canvas.values import WIDTH
from rendering.canvas.wording import LONGEST, card_words
from rendering.table.nameplates import LYING_HIGH
from rendering.turn import others as middle
from rendering.turn import picture
from rendering.turn.picture import HIGHEST, alt_turn, cards_of, compose_turn, hand_high
from rendering.turn.places import HEAD, card_width, cards_in_trick, is_crowd, measure_of, places_of
from rendering.turn.turn import Asked, Turn
from tests.about import in_one_test
from tests.rendering.games.couillon.gallery import EXAMPLES, view_of
from tests.rendering.positions import FULL_TRICK, LABELS, LOOK, deal, swapped
from tests.rendering.turn.positions import ASKED, LONG, PRESETS, turn_of, turns

INDEX = 85
"""How much of a lower row must show for its indices and suits."""


@in_one_test(("game", "preset"), PRESETS)
def test_every_turn_of_every_variant_fits_on_a_screen_and_shows_every_index(game: str, preset: str) -> None:
    heights = set()
    for number, turn in enumerate(turns(game, preset, 3)):
        if number % 23:
            continue
        say = say_in(LANGUAGES[(number // 23 + len(preset)) % 4])
        image = compose_turn(turn, LONG[: turn.view.seats], look_of(say), say)
        heights.add(image.height)
        assert image.width == WIDTH
        assert image.height <= HIGHEST
        lowest = max((card.top for card in cards_of(turn, image.height - RIM - hand_high(turn))), default=0)
        assert image.height - RIM - lowest >= INDEX
    assert heights


@in_one_test(("game", "preset"), PRESETS)
def test_every_turn_is_told_within_the_limit_and_begins_with_what_is_asked(game: str, preset: str) -> None:
    for number, turn in enumerate(turns(game, preset, 4)):
        say = say_in(LANGUAGES[number % 4])
        told = alt_turn(turn, LONG[: turn.view.seats], say, say.index_set)
        assert len(told) <= LONGEST
        assert told.startswith(ASKED.sentence(say))
        assert all(card_words(card, say, say.index_set) in told for card in turn.cards)
        assert all(card_words(one.card, say, say.index_set) in told for one in turn.view.trick)


@in_one_test("others", range(1, 8))
def test_plates_lie_apart_and_the_cards_of_the_trick_run_from_left_to_right(others: int) -> None:
    places = places_of([240] * others)
    boxes = [
        (seat.across - 194, seat.top, seat.across + 194, seat.top + LYING_HIGH)
        if seat.lies
        else (seat.across, seat.top, seat.across + measure_of(others).wide, seat.top + 240)
        for seat in places.seats
    ]
    for number, one in enumerate(boxes):
        assert one[0] >= RIM
        assert one[1] >= HEAD
        assert one[2] <= WIDTH - RIM
        assert one[3] <= places.band
        for other in boxes[number + 1 :]:
            apart = one[2] + 7 < other[0] or other[2] + 7 < one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert apart
    cards = [middle for (middle, _) in cards_in_trick(places)]
    assert [x for x, _ in cards] == sorted(x for x, _ in cards)
    assert card_width(places) >= 134
    assert is_crowd(others) is (others > 3)


def test_three_cards_lie_as_large_as_at_the_table() -> None:
    places = places_of([226] * 3)
    assert (places.band, card_width(places)) == (564, 178)
    assert [(round(x), round(y)) for (x, y), _ in cards_in_trick(places)] == [(277, 429), (400, 391), (523, 429)]


def gold_rows(image: Image.Image) -> int:
    """How many rows are gold near the left edge."""
    return sum(image.getpixel((14, y)) == colours.GOLD for y in range(image.height))


def test_a_band_says_whose_turn_it_is_right_above_the_cards() -> None:
    turn = next(turns("couillon", "couillon", 1))
    image = compose_turn(turn, LONG[:4], Look(), say_in("en"))
    assert abs(gold_rows(image) - picture.HIGH) <= 2
    other = compose_turn(turn._replace(asked=Asked("Your turn", "play anything")), LONG[:4], Look(), say_in("en"))
    top = image.height - RIM - hand_high(turn) - picture.HIGH
    assert image.crop((0, 0, WIDTH, top)).tobytes() == other.crop((0, 0, WIDTH, top)).tobytes()
    assert image.tobytes() != other.tobytes()


def test_whoever_plays_for_the_dummy_sees_the_card_they_played_themselves() -> None:
    view = view_of(EXAMPLES["dummy-on-turn"], 1)
    assert 1 in {one.seat for one in view.trick}
    turn = Turn(view, as_held(view.hand), view.layouts[2], True, None, ASKED)
    drawn: list[Card] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(middle, "put_cards", lambda _, laid, *how: drawn.extend(one.card for one in laid))
        compose_turn(turn, LONG[:4], LOOK, say_in("en"))
    assert sorted(drawn) == sorted(one.card for one in view.trick)


def test_cards_that_may_not_be_played_are_dimmed() -> None:
    course = turns("kleurenwiezen", "pagat", 3)
    turn = next(one for one in course if one.playable and len(one.playable) < len(one.cards))
    bright, dimmed = (
        ImageStat.Stat(compose_turn(one, LONG[:4], LOOK, say_in("en")).convert("L")).mean[0]
        for one in (turn._replace(playable=None), turn)
    )
    assert bright > dimmed + 5


@pytest.mark.parametrize(
    ("seat", "actions", "one", "other"),
    [
        (1, (), "KH", "AD"),
        (3, ("pass",), "KS", "QD"),
        (2, FULL_TRICK, "KS", "TS"),
        (4, ("accept", "play AH"), "QH", "TC"),
    ],
)
def test_swapping_hidden_cards_changes_no_byte(seat: int, actions: tuple[str, ...], one: str, other: str) -> None:
    drawn = set()
    for pack in (deal(actions, seat=seat), deal(actions, swapped(one, other), seat=seat)):
        turn = turn_of(pack, ())
        drawn.add((draw_turn(turn, LABELS, LOOK, say_in("en")).data, alt_turn(turn, LABELS, say_in("fr"), "1RDV")))
    assert len(drawn) == 1


def test_what_is_asked_is_a_sentence_with_the_marks_of_its_language() -> None:
    french = say_in("fr")
    asked = Asked(french("turn-head"), french("turn-must-follow-suit", led="trèfle"))
    assert asked.sentence(french) == "À toi\N{NO-BREAK SPACE}: fournis du trèfle."
    assert Asked("Your turn", "accept or pass?").sentence(say_in("en")) == "Your turn: accept or pass?"
    assert Asked("Your bid").sentence(say_in("en")) == "Your bid."
