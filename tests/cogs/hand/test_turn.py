"""At one's turn one message holds it all: the table from one's own seat, one's cards, and buttons that answer there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.games.plain import texts_of_game
from cogs.hand.hand import Hand
from cogs.hand.hand_page import hand_with_kept_picture
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import Page
from engine.core.actions import Action, Play
from engine.core.cards import Card, parse_cards
from engine.core.registry import GAMES
from engine.core.view import View
from engine.table.model.status import Pause
from locales import say_in
from tests.about import in_one_test
from tests.cogs.apart import Apart, apart
from tests.cogs.world import World, alternatives, buttons, components, private, texts, world
from tests.engine.running.support import CHANNEL
from tests.rendering.turn.positions import LONG, PRESETS, turn_of, turns

FOUR = ("Anna", "Ben", "Chloé", "Dirk")
EN = say_in("en")
TABLE: Any = SimpleNamespace(id=1, paused=Pause.NOBODY)
MOST_COMPONENTS = 40


def hand_at(view: View, legal: Sequence[Action], cards: Sequence[Card]) -> Hand:
    """A hand at its turn, with every button it may have."""
    texts_of = texts_of_game(view.options.game)
    verb = texts_of.card_verb(view, legal)
    can = set(map(str, legal))
    pack = GAMES[view.options.game].pack(view.options)
    playable = frozenset(card for card in pack if verb is not None and str(verb(card)) in can)
    piles = () if playable <= set(cards) else texts_of.piles(view, view.turn)
    return Hand(
        EN,
        tuple(cards),
        (),
        lines=("-",),
        turn=turn_of(view, tuple(legal))._replace(cards=tuple(cards), piles=piles),
        labels=LONG[: view.seats],
        playable=playable or None,
        verb=verb,
        declarations=texts_of.card_rows(legal),
        calls=texts_of.call_rows(legal),
        menus=texts_of.call_menus(legal, EN),
        has_tricks=True,
        has_last=True,
        number=1,
        own_last=1,
        paused=Pause.NOBODY,
    )


def page_of(hand: Hand) -> Page:
    return hand_with_kept_picture(hand, TABLE, CardEmojis(), "https://example.org/turn.png")


def rows(made: Page) -> list[list[Any]]:
    """The buttons of a page, by rows."""
    (box,) = made.view.to_components()  # type: ignore[no-untyped-call]
    return [row["components"] for row in box["components"] if row["type"] == 1]


@in_one_test(("game", "preset"), PRESETS)
def test_every_turn_of_every_variant_has_all_its_buttons_within_the_limits(game: str, preset: str) -> None:
    for turn in turns(game, preset, 2):
        legal = GAMES[game].legal_actions(turn.view)
        made = page_of(hand_at(turn.view, legal, turn.cards))
        assert len(list(made.view.walk_children())) <= MOST_COMPONENTS
        found = rows(made)
        pressed = [one["custom_id"] for row in found for one in row if not one.get("disabled")]
        assert len(set(pressed)) == len(pressed)
        options = [one["value"] for row in found for part in row for one in part.get("options", ())]
        offered = {one.rpartition(":")[2] for one in (*pressed, *options)}
        assert set(map(str, legal)) <= offered
        assert all(len(row) <= 5 for row in found)


def playing(cards: str, legal: str) -> Hand:
    """A hand of which some cards may be played."""
    view = next(one.view for one in turns("kleurenwiezen", "pagat", 1) if one.playable)
    return hand_at(view, [Play(card) for card in parse_cards(legal)], parse_cards(cards))


def shown(row: Sequence[Any]) -> list[tuple[str, bool]]:
    """Emoji and label of each button, and whether it can be pressed."""
    return [(f"{one['emoji']['name']}{one['label']}", not one.get("disabled")) for one in row]


def test_of_five_cards_all_have_buttons_in_the_order_of_the_picture() -> None:
    first, *_ = rows(page_of(playing("AS TS KH 9H 2D", "KH 9H")))
    assert shown(first) == [("♠A", False), ("♠10", False), ("♥K", True), ("♥9", True), ("♦2", False)]


def test_of_more_cards_only_those_that_may_be_played_have_buttons() -> None:
    first, *_ = rows(page_of(playing("AS TS 6S JH 5H AC 9C 3C KD 7D", "AC 9C 3C")))
    assert shown(first) == [("♣A", True), ("♣9", True), ("♣3", True)]


def test_who_leads_has_a_row_for_each_suit_and_at_most_four_in_a_row() -> None:
    cards = "AS TS 6S 5S 4S JH 5H 9C KD 7D"
    *of_cards, _ = rows(page_of(playing(cards, cards)))
    assert ["".join(label for label, _ in shown(row)) for row in of_cards] == [
        "♠A♠10♠6♠5",
        "♠4",
        "♥J♥5",
        "♣9",
        "♦K♦7",
    ]


async def acting(here: World | Apart, table: Any) -> tuple[str, Any]:
    """Who is to act, and their message."""
    name = here.to_move(table)
    return name, here.hand(table, name)


async def test_one_line_says_whose_turn_it_is_and_where_and_the_picture_what_is_allowed(tmp_path: Path) -> None:
    async with apart(tmp_path) as here:
        table = await here.playing(*FOUR, variant="couillon", plays_last=False)
        await here.press(table, "accept")
        name, hand = await acting(here, table)
        line, standing = texts(hand).strip().splitlines()
        assert line == f"► **Your turn**, {name}. <#{CHANNEL}> table {table.id} · deal 1"
        assert standing.startswith("-# Left on the slate: ")
        assert alternatives(hand).startswith("Your turn: lead anything. Your hand, 4 cards: ")
        await here.press(table)
        name, hand = await acting(here, table)
        led = table.view(0).trick[0].card
        assert any(word in alternatives(hand) for word in ("follow ", "play anything", "play a trump"))
        assert f"On the table, in order: {here.name_on(table, table.view(0).trick[0].seat)}: " in alternatives(hand)
        assert led in {one.card for one in table.view(0).trick}
        while max(table.view(0).hand_sizes) > 1:
            await here.press(table)
        _, hand = await acting(here, table)
        assert alternatives(hand).startswith("Your turn: play the last card. Your hand, 1 card: ")


@pytest.mark.parametrize("in_channel", [False, True])
async def test_a_press_answers_there_with_what_is_left_and_the_next_turn_comes_there_too(
    tmp_path: Path, in_channel: bool
) -> None:
    async with world(tmp_path) as here:
        table = await here.playing(*FOUR, variant="couillon")
        await here.press(table, "accept")
        name = here.to_move(table)
        person = here[name] if in_channel else here[name].user
        if in_channel:
            hand = private(await here[name].click(here.board(table), custom_id=f"hand:{table.id}:"))
        else:
            hand = here.hand(table, name)
        where = hand.id
        pressed = next(one for one in buttons(hand, "act"))
        await person.click(hand, custom_id=pressed)
        seen = here.channel.history(viewer=here[name]) if in_channel else here[name].user.dm_channel.history()
        rests = next(one for one in seen if one.id == where)
        assert "\nYou play " in texts(rests)
        assert "\n-# You still hold: " in texts(rests)
        assert not buttons(rests, "act")
        while here.to_move(table) != name:
            await here.press(table)
        seen = here.channel.history(viewer=here[name]) if in_channel else here[name].user.dm_channel.history()
        again = next(one for one in seen if one.id == where)
        assert buttons(again, "act")
        assert alternatives(again).startswith("Your turn: ")


async def test_what_others_do_edits_no_resting_hand(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing(*FOUR, variant="couillon")
        await here.press(table, "accept")
        name = here.to_move(table)
        await here.press(table)
        before = [one for one in components(here.hand(table, name)) if one.get("type") == 10]
        await here.press(table)
        assert here.to_move(table) != name
        assert [one for one in components(here.hand(table, name)) if one.get("type") == 10] == before


async def test_the_last_trick_is_offered_only_where_the_picture_does_not_show_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing(*FOUR, variant="couillon")
        await here.press(table, "accept")
        for _ in range(4):
            _, hand = await acting(here, table)
            assert not buttons(hand, "last")
            assert buttons(hand, "seat") == [f"seat:{table.id}:"]
            await here.press(table)
        _, hand = await acting(here, table)
        assert not buttons(hand, "last")
        await here.press(table)
        name, hand = await acting(here, table)
        assert buttons(hand, "last") == [f"last:{table.id}:"]
        told = await here[name].user.click(hand, custom_id=f"last:{table.id}:")
        assert texts(private(told)).startswith("Last trick, taken by ")
