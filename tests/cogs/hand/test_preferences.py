"""How people play: where their cards arrive, in which order, with or without confirming, and what pings them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.app.preferences import PERSONAL, Why, wants
from cogs.hand.hand_page import question_text
from cogs.messages.emojis import CardEmojis
from cogs.messages.wording import WithCard
from cogs.messages.words import SORTINGS, SUIT_ORDER, in_order
from engine.core.actions import Play
from engine.core.cards import Card, Suit, parse_cards
from engine.games.chouine.actions import Declare
from engine.games.chouine.combinations import Combination
from engine.games.kleurenwiezen.actions import Discard
from engine.running.table import Table
from engine.table.model.preferences import Person
from locales import say_in
from locales.cards import index_of
from rendering.canvas.wording import cards_words
from tests.about import in_one_test
from tests.cogs.acting import act_until
from tests.cogs.app.test_commands import speaking
from tests.cogs.settings.test_themes import SELECT, menu, picked, seen_again
from tests.cogs.world import World, buttons, components, private, said, texts, world
from tests.locales.typography import spaced

HELD = parse_cards("9C AS KH 7D QS TH JC")


@in_one_test(
    ("sorting", "trump", "expected"),
    [
        (None, Suit.H, "AS QS KH TH JC 9C 7D"),
        ("falling", Suit.H, "AS QS KH TH JC 9C 7D"),
        ("rising", Suit.H, "QS AS TH KH 9C JC 7D"),
        ("trumps", Suit.H, "KH TH JC 9C 7D AS QS"),
        ("mirrored", Suit.H, "QS AS 7D 9C JC TH KH"),
        ("trumps", None, "AS QS KH TH JC 9C 7D"),
    ],
)
def test_a_hand_is_held_in_the_order_chosen(sorting: str | None, trump: Suit | None, expected: str) -> None:
    assert in_order(HELD, lambda card: (card.suit, card.rank), trump, sorting) == tuple(parse_cards(expected))


def test_who_is_called_for_what() -> None:
    assert [[wants(Person(1, pings=pings), why) for why in Why] for pings in (None, "all", "turn", "none")] == [
        [True, True],
        [True, True],
        [True, False],
        [False, False],
    ]


def cards_on_buttons(message: Any) -> list[str]:
    """The cards of a hand message, in the order of its buttons."""
    plays = [one["custom_id"] for one in components(message) if " " in one.get("custom_id", "") and one["type"] == 2]
    return [one.rpartition(" ")[2] for one in plays if ":play " in one]


def own_turn(table: Table, here: World, name: str) -> bool:
    return table.view(0).trump is not None and here.to_move(table) == name


async def until_turn(here: World, table: Table, name: str) -> None:
    await act_until(here, table, lambda: own_turn(table, here, name))


async def test_picture_words_buttons_and_lists_have_the_cards_in_the_same_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="de")
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        await until_turn(here, table, "Ben")
        seat = table.seat_of(here["Ben"].id) or 0
        view = table.view(seat)
        assert view.trump is not None
        seen = set()
        for sorting in SORTINGS:
            await here["Ben"].slash(here.channel, "settings mine", order=sorting)
            hand = here.hand(table, "Ben")
            order = [Card.parse(one) for one in cards_on_buttons(hand)]
            assert sorted(order) == sorted(view.hand)
            seen.add(tuple(order))
            say = say_in("de")
            assert cards_words(order, say, say.index_set) in str(hand.attachments[0].description)
            listed = await here["Ben"].autocomplete(here.channel, "play", "card", "")
            legal = [f"play {card}" for card in order if f"play {card}" in {one["value"] for one in listed}]
            assert [one["value"] for one in listed] == legal
            suits = [view.trump, *(suit for suit in SUIT_ORDER if suit is not view.trump)]
            if sorting == "trumps" and any(card.suit is view.trump for card in order):
                assert order[0].suit is suits[0]
        assert len(seen) >= 3


async def test_the_second_page_of_the_panel_is_reached_and_chosen_from_in_direct_messages_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    speaking(monkeypatch, anna="nl")
    async with world(tmp_path) as here:
        panel: Any = (await here["Anna"].slash(here.channel, "settings mine")).response
        await here["Anna"].click(panel, custom_id="settings.me:play")
        panel = seen_again(here, "Anna", panel)
        assert [one["custom_id"] for one in components(panel) if one["type"] == SELECT] == [
            f"prefer.me:{part}" for part in PERSONAL
        ]
        assert panel.attachments == []
        assert picked(panel, "hand", "label") == "Je kaarten komen: in een privébericht"
        for part, of in PERSONAL.items():
            for choice in reversed(list(of.values)):
                await here["Anna"].select(panel, [choice], custom_id=f"prefer.me:{part}")
                panel = seen_again(here, "Anna", panel)
                assert picked(panel, part) == choice
                person = await here.tables.person(here["Anna"].id)
                assert getattr(person, of.field) == of.values[choice]
        await here["Anna"].click(panel, custom_id="settings.me:looks")
        assert menu(seen_again(here, "Anna", panel), "felt")
        await here.table("Anna")
        result = await here["Anna"].user.slash("settings mine", order="rising", pings="turn")
        assert picked(result.response, "sorting") == "rising"
        await here.env.settle()
        assert not [one for one in caplog.records if one.name == "cogs.messages.message_queue"], (
            "there is no hand before a match"
        )
        assert (await here.tables.person(here["Anna"].id)).pings == "turn"
        shown = said(await here["Anna"].user.slash("settings show"))
        assert "Volgorde van je kaarten: elke kleur van laag naar hoog" in shown
        assert "Deze server" not in shown


async def test_who_wants_cards_in_the_channel_gets_no_message_and_who_changes_that_at_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Ben"].slash(here.channel, "settings mine", hand="channel")
        table = await here.playing("Anna", "Ben")
        kind = f"hand-{here['Ben'].id}"
        assert kind not in table.message_ids
        assert here["Ben"].user.dm_channel is None or not list(here["Ben"].user.dm_channel.history())
        panel: Any = (await here["Ben"].slash(here.channel, "hand")).response
        deal = table.deal
        while table.deal == deal:
            if here.to_move(table) == "Ben":
                panel = seen_again(here, "Ben", panel)
                await here["Ben"].click(panel, custom_id=buttons(panel, "act")[0])
            else:
                await here.press(table)
        assert kind not in table.message_ids
        await here["Ben"].slash(here.channel, "settings mine", hand="message")
        message = here.hand(table, "Ben")
        assert message.attachments
        await here["Ben"].slash(here.channel, "settings mine", hand="channel")
        message = here.message(message.channel.id, message.id)
        assert f"in <#{here.channel.id}> now" in texts(message)
        assert buttons(message, enabled=False) == []
        assert message.attachments == []
        assert kind not in table.message_ids


async def test_a_card_pressed_is_asked_for_first_and_counts_with_the_second_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="fr")
    async with world(tmp_path) as here:
        await here["Ben"].slash(here.channel, "settings mine", confirm="yes")
        table = await here.playing("Anna", "Ben")
        await until_turn(here, table, "Ben")
        before, deadline = table.number, table.deadline
        hand = here.hand(table, "Ben")
        asks = buttons(hand, "ask")
        await here["Ben"].user.click(hand, custom_id=asks[0])
        question = here.hand(table, "Ben")
        card = Card.parse(asks[0].rpartition(" ")[2])
        say = say_in("fr")
        assert question.id == hand.id
        assert spaced(f"{cards_words([card], say, say.index_set)} ?") in texts(question)
        assert [one["label"] for one in components(question) if one["type"] == 2] == ["Jouer", "Retour"]
        assert len(question.attachments) == 1
        assert (table.number, table.deadline) == (before, deadline)

        await here["Ben"].user.click(question, custom_id=f"keep:{table.id}:")
        assert buttons(here.hand(table, "Ben"), "ask") == asks
        # A private answer that a restarted bot does not know, so its buttons stay as they are.
        old = private(await here["Ben"].click(here.board(table), custom_id=f"hand:{table.id}:"))
        await here.restart()
        table = here.tables.get(table.id)
        # Changes to everybody's hands meanwhile do not take a question away.
        await here["Ben"].user.click(here.hand(table, "Ben"), custom_id=asks[0])
        here.bot.hands.refresh(table)
        await here.env.settle()
        yes = buttons(here.hand(table, "Ben"), "act")
        await here["Ben"].user.click(here.hand(table, "Ben"), custom_id=yes[0])
        assert table.number > before
        assert card not in table.view(table.seat_of(here["Ben"].id) or 0).hand
        # Between turns the picture stays, and what is left of the cards stands below it.
        while own_turn(table, here, "Ben"):
            for verb in ("ask", "act"):
                hand = here.hand(table, "Ben")
                await here["Ben"].user.click(hand, custom_id=buttons(hand, verb)[0])
        hand, left = here.hand(table, "Ben"), table.view(table.seat_of(here["Ben"].id) or 0).hand
        assert len(hand.attachments) == 1
        (still,) = (line for line in texts(hand).splitlines() if "Il te reste" in line)
        assert all(index_of(one.rank, say.index_set) in still for one in left)

        # The same question about the same card, on a turn that is over.
        refused = said(await here["Ben"].click(old, custom_id=asks[0]))
        assert refused.startswith(("La table a continué", "C’est à Anna de jouer"))
        await here["Ben"].slash(here.channel, "settings mine", confirm="no")
        await until_turn(here, table, "Ben")
        assert buttons(here.hand(table, "Ben"), "ask") == []
        assert buttons(here.hand(table, "Ben"), "act")


async def test_a_question_in_the_channel_goes_when_the_clock_plays(tmp_path: Path) -> None:
    async with world(tmp_path, swaps=()) as here:
        await here["Anna"].slash(here.channel, "settings mine", confirm="yes", hand="channel", pings="none")
        table = await here.playing("Anna", "Ben")
        panel: Any = (await here["Anna"].slash(here.channel, "hand")).response
        await until_turn(here, table, "Anna")
        panel = seen_again(here, "Anna", panel)
        await here["Anna"].click(panel, custom_id=buttons(panel, "ask")[0])
        panel = seen_again(here, "Anna", panel)
        (yes,) = buttons(panel, "act")
        number = table.number
        await here.env.advance_time(table.setup.turn_seconds + 1)
        assert table.number > number
        assert "computer chose" in texts(here.board(table)) or own_turn(table, here, "Ben")
        assert yes not in buttons(seen_again(here, "Anna", panel))
        # Somebody who wants no calls gets no reminders either.
        assert not [one for one in here.channel.history() if f"<@{here['Anna'].id}>" in one.content]
        assert not [kind for kind in table.message_ids if kind.startswith("reminder")]


@pytest.mark.parametrize(
    ("action", "language", "question"),
    [
        (Play(Card.parse("KS")), "en", "Play **K**♠ king of spades?"),
        (Discard(Card.parse("2H")), "nl", "**2**♥ hartentwee wegleggen?"),
        (Declare(Card.parse("QD"), Combination.MARIAGE), "fr", spaced("Jouer **D**♦ dame de carreau + Mariage ?")),
        (Play(Card.parse("TC")), "de", "**10**♣ Kreuz Zehn spielen?"),
    ],
)
def test_the_question_says_what_would_be_done(action: WithCard, language: str, question: str) -> None:
    assert question_text(action, CardEmojis(), say_in(language)) == question
