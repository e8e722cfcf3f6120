"""Names of two to 32 letters in every script are whole at every table, and keep clear of the edges of their plates."""

from __future__ import annotations

import itertools

from PIL import Image

from locales import say_in
from rendering import Look, SeatLabel
from rendering.avatars.avatar import avatar_of
from rendering.canvas import colours
from rendering.canvas.fonts import Lettering, lettered, width_of
from rendering.canvas.letters.graphemes import graphemes
from rendering.canvas.lines import name_lines, wrapped
from rendering.canvas.values import LEAST_LETTER, WIDTH
from rendering.table.nameplates import CROWDED, MOST_LINES, STANDING, Facts, Standing, standing
from rendering.table.picture import compose_table
from rendering.table.plan import PLANS
from tests.about import in_one_test
from tests.exhibition.gallery.sheets import NAMES
from tests.rendering.felt import bare_share
from tests.rendering.games.couillon.gallery import EXAMPLES, view_of
from tests.rendering.lettering import watched
from tests.rendering.names import LONG_NAMES
from tests.rendering.positions import EIGHT, RoundTable

LONGEST = 32
"""The most letters that Discord allows in a name."""
CLEAR = 7
"""What letters keep clear of a plate's edge, in pixels."""
FILLED = 0.6
"""The share of all lines together that a name may need without being cut; the rest is lost where lines end."""


def grown(name: str, letters: int) -> str:
    """The name, as often as needed, with so many letters."""
    parts = graphemes(f"{name} " * LONGEST)
    return "".join(parts[:letters]).strip()


@in_one_test("measure", [STANDING, CROWDED])
def test_a_name_in_any_script_is_cut_only_where_all_lines_are_full(measure: Standing) -> None:
    room = measure.wide - 2 * CLEAR - 2
    for name, letters in itertools.product(NAMES, (2, 8, 14, 20, 26, 32)):
        words, lettering = lettered(grown(name, letters), Lettering.BOLD, "–")
        lines = name_lines(words, lettering, measure.names, room, MOST_LINES)
        assert all(width_of(line, lines.letters, lines.size) <= room for line in lines.texts)
        if width_of(words, lettering, LEAST_LETTER) <= FILLED * room * MOST_LINES:
            assert not lines.is_cut, words


@in_one_test("measure", [STANDING, CROWDED])
@in_one_test(
    "name", ["Maximiliane", "Wolfgang", "Bram van den Broeck", "WWWWWWWWWWWW", "田中ゆうこ田中", "محمد عبد العزيز"]
)
def test_no_letter_touches_the_edge_of_a_plate_that_stands(measure: Standing, name: str) -> None:
    say = say_in("de")
    seen = avatar_of(SeatLabel(name), colours.AVATARS[0], 1, say)
    plate = standing(
        Facts(name, 1, seen, 13, 12, say("picture-turn-kontra"), say("picture-away")), Look(), say, measure
    )
    for left in (1, plate.width - CLEAR):
        strip = plate.crop((left, 20, left + CLEAR - 1, plate.height - 20))
        assert strip.tobytes() == Image.new("RGB", strip.size, colours.PLATE).tobytes()


@in_one_test("seats", range(2, 9))
def test_thirty_two_letters_are_whole_at_a_table_of_any_size(seats: int) -> None:
    for first in (0, 4):
        named = [LONG_NAMES[(first + seat) % len(LONG_NAMES)] for seat in range(seats)]
        with watched() as found:
            compose_table(RoundTable(seats), [SeatLabel(name) for name in named], Look(), say_in("fr"))
        assert not [one.text for one in found if "…" in one.text]


def test_a_name_breaks_at_a_blank_wherever_that_is_enough() -> None:
    for name, lines in {
        "Bram van den Broeck": ("Bram", "van den", "Broeck"),
        "François-Xavier de la Tour": ("François-", "Xavier de", "la Tour"),
    }.items():
        assert name_lines(name, Lettering.BOLD, (32, 30), 138, MOST_LINES).texts == lines


def test_a_word_is_broken_only_if_no_line_has_room_for_it() -> None:
    assert wrapped("Bram van den Broeck", Lettering.BOLD, 30, 138, 2) == ()
    assert wrapped("Wolfgang", Lettering.BOLD, 30, 80, 2) == ()
    assert wrapped("Wolfgang", Lettering.BOLD, 30, 80, 2, in_words=True) == ("Wolf-", "gang")
    assert wrapped("田中ゆうこ", Lettering.BOLD, 30, 90, 2) == ("田中", "ゆうこ")


@in_one_test("seats", range(2, 9))
def test_cards_are_at_least_eighteen_hundredths_of_the_picture_wide(seats: int) -> None:
    assert PLANS[seats].card >= 0.18 * WIDTH


STARTS = (
    "start",
    "one-passed",
    "malmedy-naming",
    "malmedy-re-window",
    "troeven-naming",
    "six-naming",
    "kwajongen-start",
)


@in_one_test("name", STARTS)
def test_cards_not_yet_dealt_fill_the_table_at_the_start_of_a_deal(name: str) -> None:
    view = view_of(EXAMPLES[name], 0)
    image = compose_table(view, EIGHT[: view.seats], Look(), say_in("fr"))
    assert bare_share(image) < 0.57


@in_one_test("name", ("accepted", "all-passed", "st-vith-named", "force-shown", "malmedy-turned-up"))
def test_who_leads_and_the_trump_suit_fill_the_table_before_the_first_card(name: str) -> None:
    view = view_of(EXAMPLES[name], 0)
    with watched() as found:
        image = compose_table(view, EIGHT[: view.seats], Look(), say_in("fr"))
    assert bare_share(image) < 0.6
    assert any("entame" in one.text for one in found)
