"""What the bot says for a game without its own texts, from any view and with calls of any kind and number."""

from __future__ import annotations

import random
from datetime import date
from pathlib import Path
from typing import Any, Final

import pytest

from cogs.app.answers import Denied
from cogs.games.plain_texts import PlainTexts
from cogs.messages.emojis import CardEmojis
from cogs.messages.game_rooms import FinishedDeal
from cogs.messages.wording import PlainWording, Way, action_sentence, call_text, own_action_sentence
from cogs.messages.words import CardWords, labels
from cogs.table.table_message import match_result
from engine.core.actions import Action, EventType, Play
from engine.core.cards import Card
from engine.core.registry import game_of
from engine.core.view import SPECTATOR
from engine.games.couillon.actions import Call, NameTrump
from engine.games.kleurenwiezen.actions import Bid, parse_action
from engine.running.table import Table
from locales import LANGUAGES, say_in
from rendering import look_of
from tests.cogs.apart import Apart, apart
from tests.cogs.world import WAITING
from tests.locales.typography import spaced

TEXTS: Final = PlainTexts[Any]()

PEOPLE: Final = ("Anna", "Ben", "Chloé", "Dirk")
VARIANTS: Final = {"couillon": 4, "chouine-3": 3, "classic": 4}
"""The presets, and for how many players they are."""
PASS, NINE, TEN = map(parse_action, ("pass", "accept 9 H", "solo 6 S"))
MANY: Final = tuple(parse_action(f"abondance {tricks} {suit}") for tricks in range(9, 13) for suit in "SHDC")


class Foreign(str):
    """A call of a game that nobody here knows."""

    __slots__ = ()


def everything(table: Table) -> list[str]:
    """Everything that the bot says about a position, to everybody and to each seat."""
    say = say_in(random.Random(table.number).choice(LANGUAGES))
    words, view = CardWords(CardEmojis(), say), table.view(SPECTATOR)
    (picture,) = TEXTS.pictures(view, labels(table), look_of(say), say)
    found = [*TEXTS.table_lines(table, view, words, say), TEXTS.score_line(table, view, say), picture.alt]
    found.append(say(f"play-turn-{TEXTS.due(view)}", name="Anna"))
    for seat in range(1, view.seats + 1):
        own, legal = table.view(seat), table.legal(seat)
        found += TEXTS.hand_lines(table, own, legal, words, say)
        found += TEXTS.prompt(table, own, legal, words, say)
        assert sorted(TEXTS.in_order(own)) == sorted(own.hand)
    return found


async def act(here: Apart, table: Table, rng: random.Random) -> None:
    """The seat on turn does something."""
    await table.act(here.id_of(here.to_move(table)), str(rng.choice(table.legal(table.actors[0]))), None)


@pytest.mark.parametrize(("variant", "people"), VARIANTS.items())
async def test_any_game_can_be_told_plainly(tmp_path: Path, variant: str, people: int) -> None:
    rng = random.Random(7)
    async with apart(tmp_path, pauses=WAITING) as here:
        table = await here.playing(*PEOPLE[:people], variant=variant)
        while table.result is None:
            assert all(everything(table))
            await act(here, table, rng)
        assert all(everything(table))
        finished = FinishedDeal(table.result, table.view(SPECTATOR))
        *_, standing = TEXTS.result_sentences(table, finished, say_in("en"))
        assert standing.startswith(("Points: ", "**Deal 1 is thrown in.**"))


def test_a_few_calls_are_buttons_and_many_are_picked_from_menus() -> None:
    few: tuple[Action, ...] = (PASS, NINE, TEN, Play(Card.parse("AS")))
    assert TEXTS.call_rows(few) == ((PASS, NINE, TEN),)
    assert TEXTS.call_menus(few, say_in("en")) == ()
    assert TEXTS.call_rows(MANY) == ()
    (menu,) = TEXTS.call_menus(MANY, say_in("en"))
    assert menu.calls == MANY
    assert [len(one.calls) for one in TEXTS.call_menus(MANY * 2, say_in("en"))] == [25, 7]


@pytest.mark.parametrize("typed", ["Pass", "pas", "PASS"])
def test_a_call_is_meant_by_its_text_its_notation_or_a_part_of_either(typed: str) -> None:
    assert TEXTS.call_meant((PASS, NINE, TEN), typed, say_in("en")) == PASS
    assert TEXTS.call_choices((PASS, NINE, TEN), typed, say_in("en")) == [("Pass", "pass")]


def test_a_call_that_may_be_several_or_none_is_asked_for_again() -> None:
    for typed, key in (("abondance", "refusal-which-call"), ("nothing of it", "refusal-no-such-call")):
        with pytest.raises(Denied) as denied:
            TEXTS.call_meant(MANY, typed, say_in("en"))
        assert denied.value.key == key
    with pytest.raises(Denied) as denied:
        TEXTS.call_meant((), "pass", say_in("en"))
    assert denied.value.key == "refusal-nothing-to-say"


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("Finn says: knock twice", "You say: knock twice.")),
        ("nl", ("Finn zegt: knock twice", "Je zegt: knock twice.")),
        ("fr", (spaced("Finn dit : knock twice"), spaced("Tu dis : knock twice."))),
        ("de", ("Finn sagt: knock twice", "Du sagst: knock twice.")),
    ],
)
def test_what_nobody_knows_is_told_by_its_notation(language: str, sentences: tuple[str, str]) -> None:
    say, action = say_in(language), Foreign("knock twice")
    words = CardWords(CardEmojis(), say)
    assert (action_sentence("Finn", action, words, say), own_action_sentence(action, words, say)) == sentences
    assert call_text(action, say) == "Knock twice"
    assert PlainWording().way(action) is Way.SAY


def test_an_action_belongs_to_the_game_in_whose_room_it_stands() -> None:
    owners = {game_of(one) for one in (Call.MIT, NameTrump.showing(Card.parse("AS")))}
    assert owners == {"couillon"}
    assert game_of(TEN) == "kleurenwiezen"
    assert isinstance(TEN, Bid)
    assert game_of(Play(Card.parse("AS"))) == game_of(EventType.TRICK) == game_of("pass") == ""


async def test_places_go_by_the_standing_of_the_rules_where_a_game_has_no_columns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For strokes to cross out, fewer are better."""
    monkeypatch.setattr("cogs.table.table_message.texts_of", lambda table: TEXTS)
    rng = random.Random(4)
    async with apart(tmp_path) as here:
        table = await here.playing(*PEOPLE[:3], variant="troeven-3")
        while not table.winners:
            await act(here, table, rng)
        found = match_result(table, date(2026, 11, 21), "", say_in("en"))
    figures = [tuple(int(one.replace("−", "-")) for one in place.figures) for place in found.places]
    assert figures == sorted(table.standing, reverse=True)
    assert figures[0] > figures[-1]
    assert (found.places[0].won, found.places[-1].won) == (True, False)
    assert found.heads == ("points", "then")[: len(figures[0])]
