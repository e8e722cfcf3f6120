"""Score sheets: every kind shows its whole standing, what the deal changed, and who has won."""

from __future__ import annotations

import io
from functools import cache
from itertools import cycle

import pytest
from PIL import Image

from engine.games.couillon.sheets.chalked import Cows, Slate, Tree
from engine.games.couillon.sheets.numbers import Numbers, Points, Royes
from engine.games.couillon.sheets.sheet import Count, Sheet
from locales import LANGUAGES, say_in
from rendering.canvas.board import HEIGHT, write_names
from rendering.canvas.chalk import Chalk
from rendering.canvas.values import WIDTH
from rendering.canvas.wording import LONGEST
from rendering.games.couillon.sheets import alt_sheet, draw_sheet
from tests.about import in_one_test
from tests.rendering.colours import colours_of
from tests.rendering.games.couillon.gallery import FOURS, ONE_A_SIDE, PAIRS, SHEETS, THREES, Shown

MOST_BYTES = 50_000
HIGHEST = 900
SWEEP = Count(points=(40, 0), maker=0, swept=True, said=1)
"""Three strokes at once."""


@cache
def drawn(shown: Shown, language: str = "en") -> bytes:
    return draw_sheet(shown.titled("Couillon"), say_in(language)).data


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGBA").convert("RGB")


def told(shown: Shown, language: str = "en") -> str:
    return alt_sheet(shown.titled("Couillon"), say_in(language))


def yellow(data: bytes) -> int:
    """How many pixels show yellow chalk."""
    return sum(times for times, (red, _, blue) in colours_of(opened(data)) if red > 180 and blue < red - 60)


@in_one_test(("name", "language"), list(zip(SHEETS, cycle(LANGUAGES), strict=False)))
def test_every_sheet_is_a_small_picture_of_one_width(name: str, language: str) -> None:
    # Words are few on a slate: a language for each.
    data = drawn(SHEETS[name], language)
    image = Image.open(io.BytesIO(data))
    assert (image.format, image.mode, image.width) == ("PNG", "P", WIDTH)
    assert image.height <= HIGHEST
    assert len(data) < MOST_BYTES


DIFFERENT: dict[str, tuple[tuple[Sheet, ...], tuple[tuple[str, ...], ...]]] = {
    "slate": (
        (
            Slate(((0, 0), (0, 0))),
            Slate(((0,), (0, 0))),
            Slate(((0, 1), (0, 0))),
            Slate(((1, 0), (0, 0))),
            Slate(((0, 2), (0, 0))),
            Slate(((0, 0), (0, 1))),
            Slate(((0, 0), (0, 0)), craie=True),
            Slate(((), (0, 0))),
        ),
        PAIRS,
    ),
    "points": (
        (
            Points(7),
            Points(7, (1, 0)),
            Points(7, (0, 1)),
            Points(7, (-1, 0)),
            Points(7, (5, 0)),
            Points(7, (6, 0)),
            Points(7, (6, 0), doubled=True),
        ),
        PAIRS,
    ),
    "royes": (tuple(Royes((left, 13)) for left in (13, 12, 3, 1, 0, -1, -12)), PAIRS),
    "numbers": (
        (*(Numbers(left) for left in ((10, 10), (9, 10), (10, 9), (11, 10), (-1, 10))), Numbers((10, 10), bonus=True)),
        PAIRS,
    ),
    "cows": (
        (
            Cows(),
            Cows(5),
            Cows(9, (1, 0)),
            Cows(9, (0, 1)),
            Cows(9, (0, 0), (1, 0)),
            Cows(9, (1, 0), (1, 0)),
            Cows(9, (0, 0), (0, 0), (1, 0)),
            Cows(9, (0, 0), (0, 0), (0, 1)),
        ),
        PAIRS,
    ),
    "tree": (
        (
            Tree.bare(7, 2),
            Tree(7, (1, 0), (0, 0)),
            Tree(7, (0, 1), (0, 0)),
            Tree(7, (0, 0), (1, 0)),
            Tree(7, (1, 0), (1, 0)),
            Tree(7, (0, 0), (0, 0), doubled=True),
        ),
        PAIRS,
    ),
    "three trees": (
        (
            Tree.bare(5, 3),
            Tree(5, (1, 0, 0), (0, 0, 0)),
            Tree(5, (0, 0, 0), (0, 1, 0)),
            Tree(5, (0, 0, 0), (0, 0, 1)),
            Tree(5, (0, 0, 0), (0, 0, 0), doubled=True),
        ),
        ONE_A_SIDE,
    ),
}


@in_one_test("kind", DIFFERENT)
def test_every_figure_of_a_sheet_is_seen_in_picture_and_words(kind: str) -> None:
    sheets, sides = DIFFERENT[kind]
    shown = [Shown(sheet, full=13, sides=sides) for sheet in sheets]
    assert len(set(map(drawn, shown))) == len(sheets)
    assert len(set(map(told, shown))) == len(sheets)


ONE_DEAL: dict[str, tuple[Sheet, Sheet]] = {
    "slate": (Slate(((0, 0, 1), (0, 0)), craie=True), Slate(((0, 0), (0, 0)))),
    "points": (Points(7, (2, -1), doubled=True), Points(7, (1, 0))),
    "royes": (Royes((6, 9)), Royes((8, 8))),
    "numbers": (Numbers((9, 11), bonus=True), Numbers((9, 10))),
    "cows": (Cows(9, (1, 0), (3, 9), (0, 1)), Cows(9, (0, 0), (2, 6))),
    "tree": (Tree(7, (1, 0), (2, 2), doubled=True), Tree(7, (0, 0), (1, 1))),
    "three trees": (Tree(5, (1, 0, 0), (0, 2, 0)), Tree(5, (0, 0, 0), (0, 1, 0))),
}


@in_one_test("kind", ONE_DEAL)
def test_what_a_deal_wrote_stands_out(kind: str) -> None:
    after, before = ONE_DEAL[kind]
    sides = ONE_A_SIDE if kind == "three trees" else PAIRS
    standing, fresh = Shown(after, None, 13, sides), Shown(after, before, 13, sides)
    assert yellow(drawn(fresh)) > yellow(drawn(standing)) + 200


@in_one_test(
    ("after", "before"),
    [
        (Slate(((0, 0), (0, 0))), Slate(((0, 0, 0), (0, 0)))),
        (Slate(((0, 0), (0, 0))), Slate(((0, 1), (0, 0)))),
        (Slate(((0, 0), (0, 0))), Slate(((0, 0), (0, 0)), craie=True)),
        (Points(7, (1, 0)), Points(7, (2, 0))),
        (Points(7, (0, 0)), Points(7, (0, 0), doubled=True)),
        (Numbers((8, 10)), Numbers((9, 10))),
        (Numbers.full(10), Numbers((10, 10), bonus=True)),
        (Tree.bare(7, 2), Tree(7, (0, 0), (0, 0), doubled=True)),
    ],
)
def test_what_a_deal_wiped_leaves_a_smudge(after: Sheet, before: Sheet) -> None:
    assert drawn(Shown(after, before, 7)) != drawn(Shown(after, None, 7))


@in_one_test(
    ("one", "next_one", "box"),
    [
        (Slate(((0,) * 7, (0,) * 7)), Slate(((0,) * 5, (0,) * 7)), (60, 460, 740, 600)),
        (Tree(7, (0, 0), (1, 0)), Tree(7, (0, 0), (1, 3)), (60, 240, 395, 630)),
        (Cows(9, (0, 0), (2, 0)), Cows(9, (0, 0), (2, 3)), (20, 180, 570, 440)),
        (Numbers((6, 10)), Numbers((6, 4)), (215, 220, 370, 780)),
        (Points(7, (3, 2)), Points(7, (3, 4)), (20, 220, 395, 600)),
    ],
)
def test_a_mark_that_stays_looks_the_same_in_the_next_picture(
    one: Sheet, next_one: Sheet, box: tuple[int, int, int, int]
) -> None:
    first, then = (
        opened(drawn(Shown(sheet, full=10 if isinstance(sheet, Numbers) else 7))).crop(box).tobytes()
        for sheet in (one, next_one)
    )
    assert first == then


@in_one_test("kind", ONE_DEAL)
def test_who_has_won_the_match_is_seen_and_told(kind: str) -> None:
    after, _ = ONE_DEAL[kind]
    sides = ONE_A_SIDE if kind == "three trees" else PAIRS
    pictures = [Shown(after, None, 13, sides, winners) for winners in ((), (0,), (1,), (0, 1))]
    assert len(set(map(drawn, pictures))) == len(pictures)
    won = told(pictures[1])
    assert won.endswith("Zoé won the match." if kind == "three trees" else "Zoé and Kléber won the match.")
    assert "match" not in told(pictures[0]).replace("win the match", "")


def test_without_the_word_of_the_match_nobody_has_won_at_zero() -> None:
    # A tournament plays a number of deals even if somebody is below zero.
    assert drawn(Shown(Royes((-1, 4)))) != drawn(Shown(Royes((-1, 4)), winners=(0,)))
    assert "won" not in told(Shown(Royes((-1, 4))))


def test_a_cow_just_won_gets_its_tail_and_the_next_cow_begins_without_marks() -> None:
    won = Cows(9, (0, 0), (6, 0)).after(SWEEP)
    assert won.won == (1, 0)
    assert "Zoé and Kléber won this cow." in told(Shown(won))
    assert "won the match" not in told(Shown(won))
    fresh = won.next_deal()
    assert drawn(Shown(fresh, won)) == drawn(Shown(fresh)), "what the last cow had is not this deal's doing"


def test_the_diagrams_of_kujong_and_troeven_read_as_the_rules_read_them() -> None:
    # Kujong: A has added two strokes and crossed out five, B has crossed out three: both need six more.
    cows = told(SHEETS["cows-middle"])
    assert "Zoé and Kléber: 11 strokes (2 added), 5 crossed out, 6 to go" in cows
    assert "François and Łukasz: 9 strokes (0 added), 3 crossed out, 6 to go" in cows
    # Troeven: the left side has added one branch and crossed out one; the right has crossed out two, five to go.
    tree = told(SHEETS["tree-middle"])
    assert "Zoé and Kléber: 8 branches (1 added), 1 with a ball, 7 to go" in tree
    assert "François and Łukasz: 7 branches (0 added), 2 with a ball, 5 to go" in tree


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_hold_the_standing_and_what_the_next_win_counts(language: str) -> None:
    say = say_in(language)
    pair = say("picture-alt-and", one="Zoé", other="Kléber")
    slate = told(SHEETS["slate-craie"], language)
    assert say("sheet-alt-slate-side", names=pair, lines=3, marks=4) in slate
    assert say("sheet-alt-boucles", boucles="0, 0, 1") in slate
    assert say("sheet-alt-craie") in slate
    assert say("sheet-alt-craie") not in told(SHEETS["slate-won"], language)
    points = told(SHEETS["points-below-zero"], language)
    assert "-2" in points
    assert say("sheet-alt-points-of", full=7) in points
    assert say("sheet-alt-next-two") in told(SHEETS["points-tied"], language)
    royes = told(SHEETS["royes-middle"], language)
    assert say("sheet-alt-royes-side", names=pair, royes=6) in royes
    assert say("sheet-alt-before", scores=say("picture-alt-and", one="9", other="8")) in royes
    assert say("sheet-alt-next-more") in told(SHEETS["numbers-passed"], language)
    assert "-1" in told(SHEETS["numbers-won"], language), "one below zero is not one"
    assert say("sheet-alt-next-two") in told(SHEETS["tree-drawn"], language)
    assert say("sheet-alt-tree", title="Couillon", trees=3) in told(SHEETS["trees-middle"], language)
    assert say("sheet-alt-won", names="François-Xavier", people=1) in told(SHEETS["trees-won"], language)


@in_one_test("language", LANGUAGES)
@in_one_test("kind", ONE_DEAL)
def test_the_longest_words_stay_within_the_limit_and_lose_nothing(kind: str, language: str) -> None:
    after, before = ONE_DEAL[kind]
    people = (("W" * 200,),) * 3 if kind == "three trees" else (("W" * 200,) * 4,) * 2
    said = told(Shown(after, before, 13, people, (0,)), language)
    assert len(said) <= LONGEST
    last = say_in(language)("sheet-alt-won", names="", people=len(people[0]))
    assert said.endswith("…" + last)


FAR: dict[str, tuple[Sheet, tuple[tuple[str, ...], ...]]] = {
    "slate": (Slate(((9,) * 7, (0,))), FOURS),
    "points": (Points(99, (99, -99)), FOURS),
    "many more points": (Points(99, (400, 3)), FOURS),
    "royes": (Royes((99, -120)), FOURS),
    "numbers": (Numbers((48, -20)), FOURS),
    "cows": (Cows(9, (20, 0), (3, 0), (1, 1)), FOURS),
    "tree": (Tree(7, (25, 0), (20, 0)), FOURS),
    "three trees": (Tree(5, (12, 0, 0), (11, 0, 0)), (("W" * 60,),) * 3),
}


@in_one_test("kind", FAR)
def test_standings_far_off_are_drawn_too(kind: str) -> None:
    sheet, sides = FAR[kind]
    assert len(drawn(Shown(sheet, full=99 if kind != "slate" else 7, sides=sides))) < 1.4 * MOST_BYTES


@in_one_test("names", [*PAIRS, *THREES, *FOURS, ("W" * 60,) * 4, ("W" * 60, "Jo"), ("", "🎉")])
def test_names_of_a_side_stay_in_their_column(names: tuple[str, ...]) -> None:
    chalk = Chalk(WIDTH, HEIGHT)
    for room in (230, 350):
        assert write_names(chalk, names, 215, 154, room).width <= room


def test_a_long_name_leaves_the_short_ones_beside_it_whole() -> None:
    def written(*names: str) -> bytes:
        return drawn(Shown(Royes((13, 13)), sides=(names, ("x",))))

    assert written("W" * 60, "Jo") != written("W" * 60, "Jan")
