"""The count, the match, tricks, the draw for the deal and the card values, as pictures and in words."""

from __future__ import annotations

import io
from itertools import chain

import pytest
from PIL import Image

from engine.core.cards import CARDS, Played, parse_cards
from engine.core.chance.seating import DealerDraw, draw_dealer
from engine.core.view import Phase
from engine.games.chouine.combinations import Combination
from engine.games.chouine.state import ChouineMatch, ChouineView
from locales import LANGUAGES, say_in
from locales.cards import INDEX_SETS, SET_OF_LANGUAGE
from rendering import Look, Picture, SeatLabel, draw_draw, draw_tricks
from rendering.canvas.values import WIDTH
from rendering.canvas.wording import LONGEST, card_words
from rendering.cards.tricks import alt_tricks
from rendering.draws.draw import alt_draw
from rendering.games.chouine.card_values import alt_values, cards_of, draw_values, points_of
from rendering.games.chouine.count import alt_count, counted, draw_count, note_of
from rendering.games.chouine.match import alt_match, draw_match, is_belle
from rendering.games.chouine.table import combination_words
from tests.about import in_one_test
from tests.rendering.games.chouine.gallery import COUNTS, GAME, position_of
from tests.rendering.games.chouine.parties import parties

LABELS = tuple(map(SeatLabel, ("Anna", "Bram", "Chloé", "Daan")))
LOOK = Look("AHVB")
NL = say_in("nl")
MOST_BYTES = 56_000


def views(name: str) -> list[ChouineView]:
    """What each seat knows at the end of a partie."""
    state = position_of(COUNTS[name])
    return [GAME.view(state, seat) for seat in range(1, len(state.hands) + 1)]


def size(picture: Picture) -> tuple[int, int]:
    return Image.open(io.BytesIO(picture.data)).size


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_count_adds_up_to_what_the_rules_counted(preset: str) -> None:
    for seed in range(20):
        *_, state = parties(preset, seed)
        all_views = [GAME.view(state, seat) for seat in range(1, len(state.hands) + 1)]
        rows = counted(all_views)
        assert tuple(row.total for row in rows) == all_views[0].public.totals
        assert tuple(row.cards + row.last_trick for row in rows) == all_views[0].card_points
        assert state.outcome is not None
        assert [row.won for row in rows] == [bool(gained) for gained in state.outcome.result.delta]
        if all_views[0].dix_de_der is not None and preset != "chouine-3":
            assert sum(row.cards for row in rows) == 120
            assert sum(len(row.brisques) for row in rows) == 8


def test_a_tie_and_a_chouine_are_told_below_the_count_and_nothing_else() -> None:
    assert note_of(views("annulled")[0], LABELS, NL) == NL("picture-count-annulled")
    assert note_of(views("chouine")[0], LABELS, NL) == NL("picture-count-chouine", name="Anna")
    assert note_of(views("usual")[0], LABELS, NL) == ""


@in_one_test("name", COUNTS)
def test_a_count_is_a_small_picture_and_always_the_same(name: str) -> None:
    long = (SeatLabel("W" * 60),) * 4
    seats = len(views(name))
    picture = draw_count(views(name), long[:seats], LOOK, NL)
    assert picture == draw_count(views(name), long[:seats], LOOK, NL)
    assert picture.filename == "count.png"
    assert size(picture)[0] == WIDTH
    assert len(picture.data) < MOST_BYTES
    assert picture != draw_count(views(name), LABELS[:seats], LOOK, NL)


@in_one_test("language", LANGUAGES)
@in_one_test("name", COUNTS)
def test_the_count_in_words_tells_every_figure_apart_and_who_won(language: str, name: str) -> None:
    say = say_in(language)
    words = alt_count(views(name), LABELS[: len(views(name))], say, SET_OF_LANGUAGE[language])
    assert len(words) <= LONGEST
    trump = views(name)[0].trump
    assert trump is None or say("picture-alt-trump", suit=say("picture-suit", suit=str(trump))) in words
    for label, row in zip(LABELS, counted(views(name)), strict=False):
        facts = {"cards": row.cards, "pictures": row.pictures, "last": row.last_trick, "total": row.total}
        assert say("picture-alt-count-row", name=label.name, combinations=row.combinations, **facts) in words
        for one in row.shown:
            told = combination_words(one.combination, one.suit, say)
            assert f"{told} {one.points}" in words or one.points is None
        for card in row.brisques:
            assert card_words(card, say, SET_OF_LANGUAGE[language]) in words
    won = [label.name for label, row in zip(LABELS, counted(views(name)), strict=False) if row.won]
    ends = {"annulled": say("picture-alt-annulled"), "chouine": say("picture-count-chouine", name="Anna")}
    assert words.endswith(ends[name] if name in ends else say("picture-alt-count-won", name=won[0]))


@in_one_test("language", LANGUAGES)
@in_one_test("index_set", INDEX_SETS)
def test_the_longest_count_in_words_stays_within_the_limit(language: str, index_set: str) -> None:
    for preset in GAME.presets:
        for seed in range(8):
            *_, state = parties(preset, seed)
            all_views = [GAME.view(state, seat) for seat in range(1, len(state.hands) + 1)]
            words = alt_count(all_views, (SeatLabel("W" * 200),) * len(all_views), say_in(language), index_set)
            assert len(words) <= LONGEST
            assert words.endswith(".")


def standing(
    preset: str = "chouine", best_of: str = "3", parties: tuple[int, ...] = (), manches: tuple[int, ...] = ()
) -> ChouineMatch:
    fresh = GAME.begin(GAME.configure(preset, {"manches": best_of}))
    return fresh._replace(parties=parties or fresh.parties, manches=manches or fresh.manches)


def slate(now: ChouineMatch, before: ChouineMatch | None = None) -> bytes:
    names = [label.name for label in LABELS[: len(now.parties)]]
    picture = draw_match(now, names, "Chouine", NL, before)
    assert len(picture.data) < MOST_BYTES
    return picture.data


def test_every_partie_and_every_manche_is_on_the_slate() -> None:
    standings = [
        *(((one, other), (0, 0)) for one in range(4) for other in range(3)),
        *(((3, 2), manches) for manches in ((1, 0), (0, 1), (1, 1))),
    ]
    assert len({slate(standing(parties=parties, manches=manches)) for parties, manches in standings}) == len(standings)


def test_what_a_partie_brought_stands_out_and_equal_standings_are_equal_slates() -> None:
    before = standing(parties=(1, 1), manches=(1, 1))
    after = before.won_by(2)
    assert slate(after, before) != slate(after)
    assert slate(after, after) == slate(after)


def test_a_new_manche_begins_from_a_clean_slate_for_parties() -> None:
    finished = standing(parties=(2, 1), manches=(0, 0)).won_by(1)
    first = finished.at_deal().won_by(2)
    assert slate(first, finished) == slate(first, finished.at_deal())


@pytest.mark.parametrize(
    ("preset", "seats", "best_of"),
    [("chouine", 2, "3"), ("chouine-3", 3, "3"), ("chouine-4", 4, "1"), ("mondoubleau", 2, "1")],
)
def test_matches_of_any_size_are_drawn_and_won(preset: str, seats: int, best_of: str) -> None:
    now = standing(preset, best_of)
    pictures = {slate(now)}
    while not now.winners:
        before, now = now.at_deal(), now.at_deal().won_by(seats)
        pictures.add(slate(now, before))
    assert len(pictures) == 1 + 3 * now.options.manches_to_win
    for language in LANGUAGES:
        say = say_in(language)
        words = alt_match(now, ["W" * 300] * seats, "Chouine", say)
        assert len(words) <= LONGEST
        names = [label.name for label in LABELS[:seats]]
        assert alt_match(now, names, "", say).endswith(say("sheet-alt-won", names=names[-1], people=1))


def test_la_belle_is_the_manche_that_decides_for_everybody() -> None:
    assert is_belle(standing(manches=(1, 1)))
    assert is_belle(standing(parties=(2, 1), manches=(0, 1)).won_by(1))
    for none in (standing(), standing(manches=(1, 0)), standing(manches=(2, 1)), standing(best_of="1")):
        assert not is_belle(none)
    assert is_belle(standing("chouine-3", manches=(1, 1, 1)))
    assert not is_belle(standing("chouine-3", manches=(1, 1, 0)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_match_in_words_tells_parties_manches_and_what_changed(language: str) -> None:
    say = say_in(language)
    before = standing(parties=(2, 1), manches=(0, 1))
    words = alt_match(before.won_by(1), ["Anna", "Bram"], "Titel", say, before)
    for sentence in (
        say("sheet-alt-parties", name="Anna", parties=3, needed=3),
        say("sheet-alt-parties", name="Bram", parties=1, needed=3),
        say("sheet-alt-manches", manches=1, needed=2),
        say("sheet-alt-before", scores=say("picture-alt-and", one="2", other="1")),
        say("sheet-alt-manche-won", name="Anna"),
        say("sheet-alt-belle"),
    ):
        assert sentence in words


def tricks(count: int, cards: int) -> list[tuple[Played, ...]]:
    dealt = iter([card for card in CARDS if card.rank >= 5])
    return [tuple(Played(seat, next(dealt)) for seat in range(1, cards + 1)) for _ in range(count)]


@pytest.mark.parametrize(("most", "cards"), [(16, 2), (10, 3), (8, 4)])
def test_all_tricks_there_can_be_are_on_one_small_picture_each_card_in_sight(most: int, cards: int) -> None:
    for count in (1, 2, most):
        taken = tricks(count, cards)
        whole = draw_tricks(taken, LOOK)
        assert size(whole)[0] == WIDTH
        assert size(whole)[1] <= 900
        assert len(whole.data) < MOST_BYTES
        for number, trick in enumerate(taken):
            for place, played in enumerate(trick):
                other = (*trick[:place], played._replace(card=CARDS[0]), *trick[place + 1 :])
                assert draw_tricks([*taken[:number], other, *taken[number + 1 :]], LOOK) != whole


@in_one_test("language", LANGUAGES)
@in_one_test("index_set", INDEX_SETS)
def test_sixteen_tricks_in_words_stay_within_the_limit_and_lose_no_card(language: str, index_set: str) -> None:
    say = say_in(language)
    words = alt_tricks(tricks(16, 2), say, index_set)
    assert len(words) <= LONGEST
    assert words.count(",") == 16
    short = alt_tricks(tricks(1, 2), say, SET_OF_LANGUAGE[language])
    assert all(card_words(one.card, say, SET_OF_LANGUAGE[language]) in short for one in chain(*tricks(1, 2)))


AGAIN = draw_dealer(parse_cards("9H 9S KD TD AC"), 3, GAME.dealer_drawn_by)


def test_the_draw_for_the_deal_shows_every_card_and_who_deals() -> None:
    assert (AGAIN.dealer, [len(cards) for cards in AGAIN.draws]) == (1, [2, 2, 1])

    def drawn(draw: DealerDraw, names: tuple[str, ...] = ("Anna", "Bram", "Chloé")) -> bytes:
        return draw_draw(draw, names, LOOK, NL).data

    whole = drawn(AGAIN)
    assert len(whole) < MOST_BYTES
    assert drawn(AGAIN._replace(dealer=2)) != whole
    assert drawn(AGAIN, ("Anna", "Bram", "W" * 90)) != whole
    for seat, cards in enumerate(AGAIN.draws):
        for place in range(len(cards)):
            other = (*cards[:place], CARDS[0], *cards[place + 1 :])
            assert drawn(AGAIN._replace(draws=(*AGAIN.draws[:seat], other, *AGAIN.draws[seat + 1 :]))) != whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draw_for_the_deal_in_words_tells_the_cards_and_who_deals(language: str) -> None:
    say, index_set = say_in(language), SET_OF_LANGUAGE[language]
    words = alt_draw(AGAIN, ("Anna", "Bram", "Chloé"), say, index_set)
    cards = ", ".join(card_words(card, say, index_set) for card in parse_cards("9H TD"))
    assert say("picture-alt-drew", name="Anna", cards=cards) in words
    assert words.endswith(say("picture-alt-deals", name="Anna"))
    assert len(alt_draw(AGAIN, ("W" * 400,) * 3, say, "1RDV")) <= LONGEST


def test_what_combinations_are_told_to_count_is_what_they_count() -> None:
    seen = set()
    for preset in GAME.presets:
        options = GAME.configure(preset)
        shapes = {shape.combination: shape for shape in options.variant.shapes}
        for seed in range(60):
            *_, state = parties(preset, seed)
            for shown in state.public.shown:
                if shown.combination is Combination.CHOUINE:
                    assert points_of(shapes[shown.combination], options) == ()
                    continue
                told = points_of(shapes[shown.combination], options)
                assert shown.points == (told[-1] if shown.suit is state.public.trump else told[0]) or preset == (
                    "mondoubleau"
                )
                assert len(cards_of(shapes[shown.combination])) == len(shown.cards)
                seen.add(shown.combination)
    assert {Combination.MARIAGE, Combination.TIERCE, Combination.TRENTE} <= seen
    fifty = GAME.configure("chouine", {"quinte": "50"})
    assert [points_of(shape, fifty) for shape in fifty.variant.shapes][3] == (50,)


@in_one_test("language", LANGUAGES)
@in_one_test("preset", GAME.presets)
def test_what_is_worth_what_is_one_small_picture_with_words_of_its_own(language: str, preset: str) -> None:
    say, index_set = say_in(language), SET_OF_LANGUAGE[language]
    options = GAME.configure(preset)
    picture = draw_values(options, Look(index_set), say)
    assert picture == draw_values(options, Look(index_set), say)
    assert len(picture.data) < MOST_BYTES
    words = alt_values(options, say, index_set)
    assert len(words) <= LONGEST
    points = zip(parse_cards("AH TH KH QH JH 9H 8H 7H"), (11, 10, 4, 3, 2, 0, 0, 0), strict=True)
    assert ", ".join(f"{card_words(card, say, index_set)} {worth}" for card, worth in points) in words
    for other in INDEX_SETS:
        assert len(alt_values(options, say, other)) <= LONGEST


def test_the_gallery_s_counts_are_of_parties_that_are_over() -> None:
    assert all(view.phase is Phase.DONE for name in COUNTS for view in views(name))
