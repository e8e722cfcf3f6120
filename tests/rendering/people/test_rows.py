"""The end of a match, leaderboards and players' cards: every fact is in the picture and in its words."""

from __future__ import annotations

import io
import itertools
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Any

import pytest
from PIL import Image

from engine.clubs.tournaments.schedule import standings
from locales import LANGUAGES, say_in
from rendering import Look, Picture, SeatLabel
from rendering.canvas.values import FACE, WIDTH
from rendering.canvas.wording import LONGEST
from rendering.people.leaderboard import alt_leaderboard, draw_leaderboard
from rendering.people.medals import put_rank
from rendering.people.player import alt_player, draw_player, rules
from rendering.people.result import alt_result, draw_result
from rendering.people.rows import Leaderboard, MatchResult, Place, PlayerCard, Ranked, Rating
from rendering.people.standings import draw_standings
from tests.about import in_one_test
from tests.exhibition.gallery.everything import exhibits
from tests.exhibition.gallery.exhibit import Exhibit
from tests.exhibition.gallery.season import boards, cards
from tests.rendering.colours import colours_of
from tests.rendering.games.chouine.gallery import results as results_of_chouine
from tests.rendering.games.couillon.gallery import results as results_of_couillon
from tests.rendering.games.kleurenwiezen.gallery import results

EN = say_in("en")
LOOK = Look()
LONG = "Maximiliane von und zu Wackernagel-Hohenstein"
DAY = date(2026, 11, 21)

RESULT = MatchResult(
    "Couillon",
    "Café De Kroon",
    14,
    "deals",
    ("rôyes left",),
    (
        Place(1, (SeatLabel("Anna"), SeatLabel("Ben")), 0, ("−2",), True),
        Place(2, (SeatLabel("Zoé"), SeatLabel("Jef", computer=True)), 1, ("11",), False),
    ),
    DAY,
    "The Club",
)
ROWS = tuple(Ranked(place, f"Person {place}", str(1900 - 7 * place), 60 - place, sure="sure") for place in range(1, 11))
BOARD = Leaderboard("Kleurenwiezen", "The Club · 2026", "rating", ROWS, 1, 3, Ranked(27, "Zoé", "1201", 5))
CARD = PlayerCard(
    "Zoé",
    "Kleurenwiezen",
    tuple(Rating(DAY - timedelta(days=9 - number), 1500 + 11 * number, 90 - 5 * number) for number in range(10)),
    matches=40,
    wins=23,
    streak=4,
    place=2,
    best="Solo slim · +60",
    partner="Łukasz",
    partner_matches=17,
)

Drawn = tuple[Callable[[Any], Picture], Callable[[Any], str]]
OF_RESULT: Drawn = (lambda one: draw_result(one, LOOK, EN), lambda one: alt_result(one, EN))
OF_BOARD: Drawn = (lambda one: draw_leaderboard(one, LOOK, EN), lambda one: alt_leaderboard(one, EN))
OF_CARD: Drawn = (lambda one: draw_player(one, LOOK, EN), lambda one: alt_player(one, EN))


def row_pictures(language: str) -> list[Exhibit]:
    """Those of the gallery."""
    return [one for one in exhibits(language, LOOK) if one.kind in ("result", "leaderboard", "player")]


def size(picture: Picture) -> tuple[int, int]:
    return Image.open(io.BytesIO(picture.data)).size


def all_differ(drawn: Drawn, facts: Sequence[object]) -> None:
    """Check that each one is another picture with other words."""
    for draw in drawn:
        made = [draw(one) for one in facts]
        same = [(one, other) for one, other in itertools.combinations(range(len(facts)), 2) if made[one] == made[other]]
        assert not same, [(facts[one], facts[other]) for one, other in same]


def with_place(number: int, **changes: Any) -> MatchResult:
    places = list(RESULT.places)
    places[number] = places[number]._replace(**changes)
    return RESULT._replace(places=tuple(places))


def test_every_fact_of_a_match_s_end_is_drawn_and_said() -> None:
    facts = [
        RESULT,
        RESULT._replace(game="Chouine"),
        RESULT._replace(rules="Malmedy"),
        RESULT._replace(length=15),
        RESULT._replace(unit="parties"),
        RESULT._replace(heads=("branches left",)),
        RESULT._replace(day=DAY + timedelta(days=1)),
        RESULT._replace(day=None),
        RESULT._replace(server="Elsewhere"),
        with_place(0, people=(SeatLabel("Anna"), SeatLabel("Bea"))),
        with_place(0, people=(SeatLabel("Anna"), SeatLabel("Ben", computer=True))),
        with_place(0, figures=("0",)),
        with_place(1, rank=1, won=True),
        with_place(1, rank=3),
        with_place(1, people=(SeatLabel("Zoé"), SeatLabel("Jef"))),
    ]
    all_differ(OF_RESULT, facts)


def test_every_fact_of_a_leaderboard_is_drawn_and_said() -> None:
    def with_row(**changes: Any) -> Leaderboard:
        return BOARD._replace(rows=(*ROWS[:4], ROWS[4]._replace(**changes), *ROWS[5:]))

    own = BOARD.own
    assert own is not None
    facts = [
        BOARD,
        BOARD._replace(title="Chouine"),
        BOARD._replace(subtitle="Elsewhere"),
        BOARD._replace(head="points"),
        BOARD._replace(page=2),
        BOARD._replace(pages=4),
        BOARD._replace(own=None),
        BOARD._replace(own=own._replace(place=28)),
        with_row(place=6),
        with_row(name="Somebody"),
        with_row(figure="1"),
        with_row(sure="unsure"),
        with_row(matches=3),
        with_row(own=True),
        with_row(sure="provisional"),
    ]
    all_differ(OF_BOARD, facts)


def test_every_fact_of_a_player_is_drawn_and_said() -> None:
    low = CARD.curve[4]._replace(value=1200)
    facts = [
        CARD,
        CARD._replace(name="Anna"),
        CARD._replace(subtitle="Chouine"),
        CARD._replace(matches=41),
        CARD._replace(wins=22),
        CARD._replace(streak=-4),
        CARD._replace(streak=0),
        CARD._replace(place=1),
        CARD._replace(place=None),
        CARD._replace(provisional=True),
        CARD._replace(best=""),
        CARD._replace(best="Abondance · +20"),
        CARD._replace(partner=""),
        CARD._replace(partner="Ben"),
        CARD._replace(partner_matches=3),
        CARD._replace(curve=()),
        CARD._replace(curve=CARD.curve[-1:]),
        CARD._replace(curve=CARD.curve[1:]),
        CARD._replace(curve=(*CARD.curve[:4], low, *CARD.curve[5:])),
        CARD._replace(curve=(*CARD.curve[:-1], CARD.curve[-1]._replace(within=300))),
    ]
    all_differ(OF_CARD, facts)


def test_a_point_anywhere_on_the_curve_changes_the_picture() -> None:
    pictures = {draw_player(CARD, LOOK, EN).data}
    for at, rating in enumerate(CARD.curve):
        other = rating._replace(value=rating.value + 60)
        pictures.add(draw_player(CARD._replace(curve=(*CARD.curve[:at], other, *CARD.curve[at + 1 :])), LOOK, EN).data)
    assert len(pictures) == 1 + len(CARD.curve)


def test_matches_of_one_evening_are_a_curve_too_and_its_words_count_them() -> None:
    evening = CARD._replace(curve=tuple(one._replace(day=DAY) for one in CARD.curve))
    last = evening._replace(curve=evening.curve[-1:])
    assert draw_player(evening, LOOK, EN).data != draw_player(last, LOOK, EN).data
    assert "Over 10 matches: from 1500 on 21 November 2026, between 1500 and 1599." in alt_player(evening, EN)
    assert "Over" not in alt_player(last, EN)


def test_equal_arguments_give_equal_bytes() -> None:
    first = [shown.draw().data for shown in row_pictures("en")]
    assert [shown.draw().data for shown in row_pictures("en")] == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_they_are_small_pictures_and_short_words(language: str) -> None:
    for name, draw, words in row_pictures(language):
        picture, alt = draw(), words()
        assert len(picture.data) < 64_000, name
        assert size(picture)[0] == WIDTH, name
        assert 0 < len(alt) <= LONGEST, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_name_who_won_and_every_place(language: str) -> None:
    say = say_in(language)
    words = alt_result(RESULT, say)
    for part in ("Couillon", "Café De Kroon", "14", "2026", "The Club", "Anna", "Ben", "Zoé", "Jef (", "−2", "11"):
        assert part in words
    assert words.index("1. Anna") < words.index("2. Zoé")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_row_is_said_to_be_one_s_own_wherever_it_stands(language: str) -> None:
    say = say_in(language)
    apart = alt_leaderboard(BOARD, say)
    you = say("picture-alt-board-own", row="").rstrip()
    assert apart.count(you) == 1
    assert apart.index(you) > apart.index("Person 10")
    among = alt_leaderboard(BOARD._replace(own=None, rows=(ROWS[0]._replace(own=True), *ROWS[1:])), say)
    assert among.index(you) < among.index("Person 1")


def test_a_place_apart_takes_room_below_the_page() -> None:
    alone = draw_leaderboard(BOARD._replace(own=None), LOOK, EN)
    assert size(draw_leaderboard(BOARD, LOOK, EN))[1] > size(alone)[1] + 60


def test_the_marks_of_the_first_three_places_differ_in_more_than_colour() -> None:
    shapes = set()
    for rank in (1, 2, 3):
        image = Image.new("RGB", (80, 80))
        put_rank(image, rank, (40, 40), 70)
        # Its outline without its colour: what lies between the edge and the number.
        shapes.add(image.convert("L").point(lambda level: 255 if level > 60 else 0).crop((0, 0, 80, 20)).tobytes())
    assert len(shapes) == 3


def test_a_seat_stands_for_a_name_of_which_nothing_can_be_drawn() -> None:
    nameless = with_place(0, people=(SeatLabel("\u200b"), SeatLabel("Ben")))
    places = nameless.places
    drawn = {
        draw_result(nameless._replace(places=(places[0]._replace(seats=seats), *places[1:])), LOOK, EN).data
        for seats in ((), (1, 3), (2, 3))
    }
    assert len(drawn) == 3


ORANGE = 255, 128, 24
FACE_OF = SeatLabel("Anna", person=7, face=bytes(ORANGE) * FACE**2)


def orange(picture: Picture) -> int:
    """How many pixels are of the colour of that face, which nothing else has."""
    image = Image.open(io.BytesIO(picture.data)).convert("RGBA")
    return sum(times for times, colour in colours_of(image) if colour == (*ORANGE, 255))


def test_avatars_stand_beside_the_names_of_people() -> None:
    one, pair = (ROWS[0]._replace(people=(FACE_OF,) * people) for people in (1, 2))
    assert orange(draw_leaderboard(BOARD, LOOK, EN)) == 0
    found = [orange(draw_leaderboard(BOARD._replace(rows=(row, *ROWS[1:])), LOOK, EN)) for row in (one, pair)]
    assert 1000 < found[0] < found[1]
    assert orange(draw_leaderboard(BOARD._replace(own=one), LOOK, EN)) > 1000
    assert orange(draw_player(CARD._replace(person=FACE_OF), LOOK, EN)) > 1000
    assert orange(draw_result(with_place(1, people=(FACE_OF, SeatLabel("Ben"))), LOOK, EN)) > 1000
    ranked = standings(4, [dict(enumerate(range(4), 1))])
    assert orange(draw_standings(ranked, [FACE_OF, *map(SeatLabel, "BCD")], "", EN, final=True)) > 1000


def test_sides_of_more_than_two_show_their_mark_instead() -> None:
    assert orange(draw_result(with_place(1, people=(FACE_OF,) * 3), LOOK, EN)) == 0


def test_those_who_share_a_match_are_all_named() -> None:
    shared = results(EN)["shared"]
    assert "Łukasz and Kléber share the match" in alt_result(shared, EN)


HEADS = ("slate", "points", "royes", "numbers", "cows-won", "cows", "tree", "manches", "parties")
NAMES = ["", "😀", "x" * 200, LONG, "Łukasz *the* `great`", "\u202eright", "a b " * 60]


@in_one_test("name", NAMES)
def test_any_name_is_drawn_and_said_within_the_limit(name: str) -> None:
    people = (SeatLabel(name, computer=True),) * 4
    result = RESULT._replace(
        game=name or "-",
        rules=name,
        server=name,
        places=tuple(Place(1, people, side, ("1",) * 1, True) for side in (0, 1)),
    )
    assert draw_result(result, LOOK, EN).data
    assert len(alt_result(result, EN)) <= LONGEST
    rows = tuple(row._replace(name=name, figure="1" * 12, sure="unsure", matches=10**7) for row in ROWS)
    board = Leaderboard(name, name, "rating", rows, 1, 2, rows[3])
    assert draw_leaderboard(board, LOOK, EN).data
    assert len(alt_leaderboard(board, EN)) <= LONGEST
    card = CARD._replace(name=name, subtitle=name, best=name, partner=name)
    assert size(draw_player(card, LOOK, EN))[0] == WIDTH
    assert len(alt_player(card, EN)) <= LONGEST


def test_a_long_name_is_shortened_before_it_reaches_the_figures() -> None:
    def row(name: str) -> Image.Image:
        rows = (ROWS[0]._replace(name=name), *ROWS[1:])
        return Image.open(io.BytesIO(draw_leaderboard(BOARD._replace(rows=rows), LOOK, EN).data)).convert("RGBA")

    short, long = row("Al"), row("W" * 90)
    # A row with two lines of a name is a little higher, so its figures stand a little lower.
    lower = (long.height - short.height) // 2
    figures = (550, 200, 780, 240)
    below = (550, 200 + lower, 780, 240 + lower)
    assert short.crop(figures).tobytes() == long.crop(below).tobytes()


@in_one_test("span", [(0, 0), (1499.6, 1500.4), (-300, 20), (0, 1), (1200, 2900), (-0.5, 0.01)])
def test_rules_of_a_curve_are_few_and_round(span: tuple[float, float]) -> None:
    values = rules(*span)
    assert 2 <= len(values) <= 6
    steps = {round(high - low, 9) for low, high in itertools.pairwise(values)}
    assert len(steps) == 1


def test_every_look_has_its_own_felt_and_index_set() -> None:
    drawn = [draw_result(RESULT, look, EN).data for look in (LOOK, Look("1RDV"), Look(felt="blue"))]
    assert len(set(drawn)) == 3


def test_the_gallery_shows_every_way_of_scoring_and_every_page() -> None:
    ends = results_of_couillon(EN) | results_of_chouine(EN) | results(EN)
    heads = {head for result in ends.values() for head in result.heads}
    assert heads == {EN(f"picture-result-head-{head}") for head in HEADS}
    assert {bool(board.own) for board in boards("Whist", EN).values()} == {True, False}
    assert any(not card.curve for card in cards("Whist", "").values())


def test_the_level_of_a_computer_is_in_the_picture_and_in_its_words() -> None:
    def with_level(level: str) -> MatchResult:
        jef = SeatLabel("Jef", computer=True, level=level)
        return RESULT._replace(places=(RESULT.places[0], RESULT.places[1]._replace(people=(SeatLabel("Zoé"), jef))))

    drawn = {level: draw_result(with_level(level), LOOK, EN) for level in ("", "easy", "strong")}
    assert len({picture.data for picture in drawn.values()}) == 3
    assert "Zoé and Jef (computer, strong)" in alt_result(with_level("strong"), EN)
    assert alt_result(with_level(""), EN) == alt_result(RESULT, EN)
