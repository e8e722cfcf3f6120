"""Chouine's table: what it shows, when and to whom, and that nothing covers anything else."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice

import pytest
from PIL import Image, ImageChops

from engine.core.actions import EventType
from engine.core.cards import Card, mask_of, parse_cards
from engine.core.game import Step
from engine.core.view import SPECTATOR, Phase
from engine.games.chouine.actions import ChouineEvent, Declare, Swap
from engine.games.chouine.combinations import Combination
from engine.games.chouine.state import ChouineState, ChouineView
from locales import LANGUAGES, say_in
from locales.cards import INDEX_SETS, SET_OF_LANGUAGE
from rendering import Look, SeatLabel, draw_table
from rendering.canvas import felt
from rendering.canvas.values import WIDTH
from rendering.canvas.wording import LONGEST, card_words
from rendering.games.chouine import facts as chouine
from rendering.games.chouine.table import ChouineTable
from rendering.table.alt import alt_table
from rendering.table.plan import Box
from rendering.table.position import Position
from rendering.table.position import position_of as read
from tests.about import in_one_test
from tests.rendering.games.chouine.gallery import EXAMPLES, GAME, position_of
from tests.rendering.games.chouine.parties import parties
from tests.rendering.table.test_plan import clashes, index_of, things

LABELS = tuple(map(SeatLabel, ("Anna", "Bram", "Chloé", "Daan")))
LONG = (SeatLabel("Maximiliane von und zu Wackernagel-Hohenstein", computer=True, away=True),) * 4
LOOK = Look("1RDV")


def steps(preset: str, seed: int) -> Iterator[Step[ChouineState]]:
    """A random partie step by step, with declarations and an exchange of the seven now and then."""
    chance = random.Random(seed)
    pack = list(GAME.pack(GAME.configure(preset)))
    chance.shuffle(pack)
    step = GAME.deal(GAME.begin(GAME.configure(preset)), pack)
    yield step
    while step.state.outcome is None:
        seat = chance.choice(GAME.actors(step.state))
        legal = GAME.legal_actions(GAME.view(step.state, seat))
        special = [action for action in legal if isinstance(action, Declare) or action is Swap.EXCHANGE]
        step = GAME.apply(step.state, seat, chance.choice(special if special and chance.random() < 0.7 else legal))
        yield step


def seen(name: str, seat: int = SPECTATOR) -> ChouineView:
    return GAME.view(position_of(EXAMPLES[name]), seat)


def told(view: ChouineView) -> list[bytes]:
    labels = LABELS[: view.seats]
    words = [alt_table(view, labels, say_in(language), "AKQJ").encode() for language in LANGUAGES]
    return [draw_table(view, labels, LOOK, say_in("fr")).data, *words]


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_position_can_be_read_and_card_points_are_told_in_the_end_only(preset: str) -> None:
    for seed in range(12):
        for state in parties(preset, seed):
            view = GAME.view(state, SPECTATOR)
            position = read(view)
            rows = position.standings
            over = state.outcome is not None
            assert position.turn == (() if over else (view.turn,))
            assert position.trick_count == {2: 16, 3: 10, 4: 8}[view.seats]
            assert [row.score for row in rows] == list(view.score)
            assert [row.announced for row in rows] == [None if over else one for one in view.combination_points]
            totals = [sum(both) for both in zip(view.card_points, view.combination_points, strict=True)]
            assert [row.points for row in rows] == (totals if over else [None] * view.seats)


@pytest.mark.parametrize("preset", GAME.presets)
def test_a_combination_lies_there_with_the_trick_it_was_declared_in_and_no_longer(preset: str) -> None:
    found = 0
    for seed in range(60):
        for state, events in steps(preset, seed):
            if any(event.type is ChouineEvent.EXCHANGE for event in events):
                continue
            shown = [event.facts["cards"] for event in events if event.type is EventType.SHOWN]
            told_now = chouine.shown_now(GAME.view(state, SPECTATOR))
            assert [[card.text for card in one.cards] for one in told_now] == shown
            found += len(shown)
    assert found > 20


def extras_of(position: Position) -> ChouineTable:
    """What only Chouine's table shows."""
    assert isinstance(position.extras, ChouineTable)
    return position.extras


def test_what_is_declared_hangs_on_the_plate_until_it_is_shown() -> None:
    ((declared,),) = [said for said in extras_of(read(seen("3-declared"))).declared if said]
    assert (declared.seat, declared.combination, str(declared.suit)) == (2, Combination.MARIAGE, "S")
    after = extras_of(read(seen("3-shown")))
    assert not any(after.declared)
    assert [one.combination for one in after.combinations_shown] == [Combination.MARIAGE, Combination.TRENTE]


@pytest.mark.parametrize("preset", GAME.presets)
def test_au_sept_is_said_from_the_reminder_until_the_lead_or_the_exchange(preset: str) -> None:
    reminded = 0
    for seed in range(30):
        for state, events in steps(preset, seed):
            view = GAME.view(state, SPECTATOR)
            says = [seat for seat, words in enumerate(chouine.said(view), 1) if words]
            due = any(event.type is ChouineEvent.AU_SEPT for event in events)
            assert says == ([view.turn] if due else [])
            reminded += due
    assert bool(reminded) is (preset != "mondoubleau")


def test_the_sign_that_rules_are_strict_stands_there_once_nothing_is_drawn() -> None:
    for preset in GAME.presets:
        for state in parties(preset, 3):
            view = GAME.view(state, SPECTATOR)
            talon = extras_of(read(view)).talon
            assert (talon.cards, talon.indicator) == (view.talon, view.indicator)
            assert talon.gone is (view.phase is Phase.PLAY and not view.cards_are_drawn)


def test_in_mondoubleau_it_is_told_that_there_are_no_trumps_yet_and_who_made_them() -> None:
    say = say_in("en")
    start, made = seen("2-mondoubleau-start"), seen("2-mondoubleau-trumps")
    assert say("picture-alt-no-trump") in alt_table(start, LABELS[:2], say, "AKQJ")
    assert say("picture-alt-no-trump") not in alt_table(made, LABELS[:2], say, "AKQJ")
    assert read(made).makers == (made.turn % 2 + 1,)


def test_whoever_wins_by_a_chouine_has_the_crown_whatever_the_points() -> None:
    view = seen("2-chouine")
    position = read(view)
    assert [row.won for row in position.standings] == [True, False]
    assert [row.points for row in position.standings] == [0, 11]
    assert "wins the partie" in alt_table(view, LABELS[:2], say_in("en"), "AKQJ")


def _hidden(state: ChouineState, seat: int, chance: random.Random) -> ChouineState:
    """The same position to this seat, with all cards that it has not seen dealt anew."""
    view = GAME.view(state, seat)
    down = state.talon[: len(state.talon) - (view.indicator is not None)]
    others = [one for one in range(1, view.seats + 1) if one != seat]
    unseen = [*down, *(card for one in others for card in GAME.view(state, one).hand)]
    chance.shuffle(unseen)
    hands = list(state.hands)
    for one in others:
        hands[one - 1] = mask_of(unseen.pop() for _ in range(state.hands[one - 1].bit_count()))
    return state._replace(hands=tuple(hands), talon=(*unseen, *state.talon[len(down) :]))


@in_one_test("preset", GAME.presets)
@in_one_test("seat", [SPECTATOR, 1, 2])
def test_cards_nobody_has_seen_change_no_byte(preset: str, seat: int) -> None:
    chance = random.Random(seat)
    for state in islice(parties(preset, 5), 4, 40, 9):
        other = _hidden(state, seat, chance)
        assert told(GAME.view(other, seat)) == told(GAME.view(state, seat))


def test_who_could_exchange_shows_in_no_picture_not_even_in_their_own() -> None:
    found = 0
    for seed in range(30):
        for state in parties("chouine", seed):
            own = GAME.view(state, 1)
            if own.may_exchange and own.turn != 1:
                assert len(own.actors) == 2
                assert told(own) == told(GAME.view(state, SPECTATOR))
                found += 1
    assert found


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_table_is_a_small_picture_and_always_the_same(preset: str) -> None:
    for state in islice(parties(preset, 8), 0, None, 9):
        view = GAME.view(state, SPECTATOR)
        picture = draw_table(view, LONG[: view.seats], LOOK, say_in("nl"))
        assert picture == draw_table(view, LONG[: view.seats], LOOK, say_in("nl"))
        assert Image.open(io.BytesIO(picture.data)).width == WIDTH
        assert len(picture.data) < 56_000


@in_one_test("language", LANGUAGES)
@in_one_test("index_set", INDEX_SETS)
def test_the_words_stay_within_the_limit_with_any_names(language: str, index_set: str) -> None:
    labels = (SeatLabel("W" * 200, computer=True, away=True),) * 4
    for preset in GAME.presets:
        for state in islice(parties(preset, 11), 0, None, 3):
            view = GAME.view(state, SPECTATOR)
            words = alt_table(view, labels[: view.seats], say_in(language), index_set)
            assert len(words) <= LONGEST
            assert words.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_tell_talon_indicator_trumps_and_combinations(language: str) -> None:
    say, index_set = say_in(language), SET_OF_LANGUAGE[language]
    words = alt_table(seen("2-shown"), LABELS[:2], say, index_set)
    assert say("picture-alt-talon", cards=20) in words
    assert say("picture-alt-turned-up", cards=card_words(Card.parse("7D"), say, index_set)) in words
    cards = ", ".join(card_words(card, say, index_set) for card in parse_cards("AD KD QD JD"))
    name = say("picture-alt-combination", combination="Quateron", suit=say("picture-suit", suit="D"))
    assert say("picture-alt-shows", name="Anna", combination=name, points=80, cards=cards) in words
    assert say("picture-alt-talon-gone") in alt_table(seen("2-strict"), LABELS[:2], say, index_set)
    assert say("picture-alt-call-au-sept") in alt_table(seen("2-au-sept"), LABELS[:2], say, index_set)


@pytest.mark.parametrize("preset", GAME.presets)
def test_everything_on_the_table_keeps_clear_of_everything_else(preset: str) -> None:
    number = 0
    for seed, language in zip(range(12), cycle(LANGUAGES)):
        for state in parties(preset, seed):
            view = GAME.view(state, SPECTATOR)
            number += 1
            if number % 4 and not chouine.shown_now(view):
                continue
            position = read(view)._replace(tallies=(("manches", (1,) * view.seats),))
            assert not list(clashes(things(position, list(LONG[: view.seats]), language))), seed


@pytest.mark.parametrize("points", ["AS TS AC TC AH", "AD TD KD QD JD"])
def test_five_cards_of_both_players_have_room_beside_the_trick(points: str) -> None:
    view = seen("2-quinte")
    (shown,) = chouine.shown_now(view)
    both = tuple(shown._replace(seat=seat, cards=parse_cards(points)) for seat in (1, 2))
    found = read(view)
    extras = replace(extras_of(found), combinations_shown=both)
    position = found._replace(extras=extras, tallies=(("manches", (1, 1)),))
    assert not list(clashes(things(position, list(LONG[:2]), "de")))


def test_the_talon_lies_clear_of_plates_and_of_the_index_of_every_card() -> None:
    for name in ("2-start", "2-declared", "2-strict", "2-mondoubleau-start"):
        position = read(seen(name))
        found = things(position, list(LONG[:2]), "fr")
        empty = felt.table(WIDTH, found.scene.plan.height)
        drawn = empty.copy()
        position.extras.lay(drawn, found.scene.plan.middle[1], LOOK, say_in("fr"))
        reach = ImageChops.difference(empty, drawn).getbbox()
        assert reach is not None
        talon = Box(*reach)
        assert talon.left >= felt.RIM
        assert not any(box.meets(talon) for box in found.kept.values())
        assert not any(index_of(card).meets(talon) for card in found.trick.values())
