"""The last trick, small on the table: it shows while the next trick is under way, and covers nothing.

A game's own table shows it; the plain one of a game without does not.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from engine.core.registry import GAMES
from engine.core.view import Phase
from locales import LANGUAGES, say_in
from rendering import SeatLabel, draw_table
from rendering.canvas.wording import LONGEST, card_words
from rendering.table.alt import alt_table
from rendering.table.plan import Box
from rendering.table.position import PlainGame, Position, drawn, position_of
from tests.about import in_one_test
from tests.rendering.positions import COUILLON, EIGHT, LABELS, LOOK, course
from tests.rendering.table.test_plan import clashes, things

EN = say_in("en")
LONG = "Maximiliane von und zu Wackernagel-Hohenstein"
WITH_A_TABLE = [game for name, game in GAMES.items() if type(drawn(name)) is not PlainGame]
EVERY = [(game.name, preset) for game in WITH_A_TABLE for preset in game.presets]


@cache
def views(name: str, preset: str, seat: int = 0) -> list[Any]:
    """What a seat sees during a random deal of any game."""
    game, rng = GAMES[name], random.Random(5)
    match = game.begin(game.configure(preset))
    found: list[Any] = []
    # A deal that is thrown in has no tricks.
    while not any(len(view.trick) == 1 and position_of(view).last for view in found):
        pack = list(game.pack(match.options))
        rng.shuffle(pack)
        state = game.deal(match, pack).state
        while state.outcome is None:
            found.append(game.view(state, seat))
            by = rng.choice(game.due(state))
            state = game.apply(state, by, rng.choice(game.legal_actions(game.view(state, by)))).state
    return found


@in_one_test(("name", "preset"), EVERY)
def test_the_trick_before_is_told_while_the_next_is_under_way(name: str, preset: str) -> None:
    before = None
    for view in views(name, preset):
        position = position_of(view)
        if len(view.trick) == view.seats:
            before = view.taker, tuple(view.trick)
            assert position.last is None
        elif view.trick and before is not None and any(view.tricks):
            assert position.last == before
        else:
            assert position.last is None


@in_one_test(("name", "preset"), EVERY)
def test_everybody_sees_the_same_last_trick(name: str, preset: str) -> None:
    for own, all_see in zip(views(name, preset, 2), views(name, preset), strict=True):
        assert position_of(own).last == position_of(all_see).last


def place_of(position: Position, label: SeatLabel = LABELS[0]) -> Box | None:
    """Where the last trick lies, if anywhere, on a table on which nothing hides anything."""
    found = things(position, [label] * position.seats, "en")
    assert not list(clashes(found))
    return next((box for name, box in found.kept.items() if name.startswith("last")), None)


@in_one_test(("name", "preset"), EVERY)
def test_it_lies_over_nobody_s_plate_and_no_card(name: str, preset: str) -> None:
    shown = 0
    for number, view in enumerate(views(name, preset)):
        position = position_of(view)
        if position.last is None and number % 5:
            continue
        box = place_of(position, SeatLabel(LONG, computer=True, away=True))
        assert (box is None) is (position.last is None)
        shown += box is not None
    assert shown


@in_one_test(("name", "preset"), EVERY)
def test_it_keeps_its_place_through_a_trick(name: str, preset: str) -> None:
    boxes: dict[Any, set[Box | None]] = {}
    for position in map(position_of, views(name, preset)):
        if position.last is not None:
            boxes.setdefault(position.last, set()).add(place_of(position))
    assert boxes
    assert {len(places) for places in boxes.values()} == {1}


def test_other_cards_in_the_last_trick_make_another_picture_and_other_words() -> None:
    view = next(one for one in course("couillon", 3) if position_of(one).last)
    one, *rest, other = view.played[-1]
    swapped = (one._replace(card=other.card), *rest, other._replace(card=one.card))
    changed = view._replace(public=view.public._replace(played=(*view.played[:-1], swapped)))
    assert draw_table(view, LABELS, LOOK, EN).data != draw_table(changed, LABELS, LOOK, EN).data
    assert alt_table(view, LABELS, EN, "AHVB") != alt_table(changed, LABELS, EN, "AHVB")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_name_its_cards_and_who_took_it(language: str) -> None:
    say = say_in(language)
    for view in course("malmedy", 4, ("mit",)):
        position = position_of(view)
        alt = alt_table(view, LABELS, say, "AHVB")
        start = say("picture-alt-last", name="|", cards="").partition("|")[0]
        assert (start in alt) == (position.last is not None)
        if position.last is not None:
            told = alt.partition(start)[2]
            assert told.startswith(LABELS[position.last.taker - 1].name)
            assert all(card_words(played.card, say, "AHVB") in told for played in position.last.cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_stay_within_the_limit_with_eight_long_names(language: str) -> None:
    labels = [SeatLabel(LONG, computer=True, away=True)] * 8
    for view in course("eight", 6, ("mit", "kontra", "re")):
        alt = alt_table(view, labels, say_in(language), "1RDV")
        assert len(alt) <= LONGEST
        assert alt.endswith(".")
    assert COUILLON.seats(COUILLON.configure("eight")) == len(EIGHT)
    assert view.phase in (Phase.DONE, Phase.OVER)
