"""Cards as the bot's own emojis: uploaded once, updated when they change, and plain text where they are missing."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path
from typing import Any

import pytest

from cogs.messages.emojis import CardEmojis
from cogs.messages.words import CardWords
from engine.core.cards import CARDS, Card, Rank, Suit
from engine.table.model.news import TimeGiven
from locales import say_in
from locales.cards import SUIT_SYMBOLS, index_of
from rendering import TILES, Look
from tests.cogs.world import World, components, texts, world

QUEEN = Card.parse("QS")
ROUTE = "/applications/*/emojis"
HOURS = 3600.0


def requests(here: World, method: str) -> list[Any]:
    return [one for one in here.env.http_requests if one.method == method and "/emojis" in one.path]


def uploads(here: World) -> list[str]:
    """Names, in the order of their uploads."""
    return [one.json["name"] for one in requests(here, "POST")]


def emojis(here: World) -> dict[str, int]:
    """The application's emojis, by name."""
    return {one.name: one.id for one in here.env.backend.application_emojis.values()}


def named(here: World, stem: str) -> str:
    return next(name for name in emojis(here) if name.rpartition("_")[0] == stem)


def remove(here: World, *names: str) -> None:
    for name in names:
        here.env.backend.delete_application_emoji(emojis(here)[name])


def card_buttons(message: Any) -> list[dict[str, Any]]:
    return [one for one in components(message) if ":play" in one.get("custom_id", "") and one["type"] == 2]


def in_text(here: World, card: Card, language: str = "en") -> str:
    return CardWords(here.bot.tiles, say_in(language)).card(card)


async def test_every_card_and_suit_is_uploaded_once_and_never_again_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, first_start=True) as here:
        assert len(uploads(here)) == len(set(uploads(here))) == len(TILES) == 120
        before = emojis(here)
        await here.restart()
        assert len(uploads(here)) == 120
        assert requests(here, "DELETE") == []
        assert emojis(here) == before


async def test_names_say_what_is_seen_and_are_as_discord_wants_them(tmp_path: Path) -> None:
    async with world(tmp_path, first_start=True) as here:
        assert all(re.fullmatch(r"\w{2,32}", name, re.ASCII) for name in emojis(here))
        stems = {name.rpartition("_")[0] for name in emojis(here)}
        assert {"Q_spades", "10_hearts", "R_diamonds", "R_blue_diamonds", "green_clubs", "clubs"} <= stems


async def test_an_index_set_and_four_colours_choose_the_emoji(tmp_path: Path) -> None:
    async with world(tmp_path, first_start=True) as here:
        queen = Card.parse("QD")
        assert f":{named(here, 'Q_diamonds')}:" in in_text(here, queen)
        assert f":{named(here, 'D_diamonds')}:" in in_text(here, queen, "fr")
        # A queen is a D in French and in German.
        assert in_text(here, queen, "fr") == in_text(here, queen, "de")
        assert f":{named(here, 'V_diamonds')}:" in in_text(here, queen, "nl")
        assert f":{named(here, 'V_blue_diamonds')}:" in here.bot.tiles.card(queen, Look("AHVB", four_colours=True))
        assert f":{named(here, 'blue_diamonds')}:" in here.bot.tiles.suit(Suit.D, Look(four_colours=True))


async def test_a_card_button_shows_its_suit_as_emoji_and_its_index_as_label(tmp_path: Path) -> None:
    async with world(tmp_path, first_start=True) as here:
        table = await here.playing("Anna", "Ben", variant="chouine")
        shown = card_buttons(here.hand(table, here.to_move(table)))
        assert shown
        for one in shown:
            # A card with which something can be declared says what.
            assert one["label"].partition(" + ")[0] in {index_of(rank, "AKQJ") for rank in Rank}
            assert one["emoji"]["name"].partition("_")[0] in {"spades", "hearts", "diamonds", "clubs"}
            assert emojis(here)[one["emoji"]["name"]] == int(one["emoji"]["id"])


async def test_bids_in_a_menu_show_their_suits(tmp_path: Path) -> None:
    async with world(tmp_path, first_start=True) as here:
        table = await here.playing("Anna", "Ben", variant="pagat")
        hand = here.hand(table, here.to_move(table))
        options = [option for one in components(hand) if one["type"] == 3 for option in one["options"]]
        assert {named(here, suit) for suit in ("spades", "hearts", "diamonds", "clubs")} == {
            option["emoji"]["name"] for option in options if "emoji" in option
        }


async def test_a_start_that_was_cut_short_goes_on_where_it_was(tmp_path: Path) -> None:
    async with world(tmp_path, first_start=True, emoji_pace=HOURS) as here:
        await here.env.advance_time(5 * HOURS)
        first = uploads(here)
        assert 0 < len(first) < len(TILES)
        here.emoji_pace = 0.0
        await here.restart()
        assert len(uploads(here)) == len(set(uploads(here))) == len(TILES)
        assert uploads(here)[: len(first)] == first


async def test_hands_are_shown_with_emojis_after_a_restart_that_takes_long_to_find_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = CardEmojis.find

    async def after_news(tiles: CardEmojis, bot: Any) -> None:
        # Something happens at the table meanwhile, and everything is looked over, as after each connection.
        await bot.announcer.announce(bot.tables.live[0], (TimeGiven(),))
        bot.announcer.look_over()
        for _ in range(20):
            await asyncio.sleep(0)
        await find(tiles, bot)

    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", variant="chouine")
        monkeypatch.setattr(CardEmojis, "find", after_news)
        await here.restart()
        table = here.tables.get(table.id)
        shown = card_buttons(here.hand(table, here.to_move(table)))
        assert shown
        assert all(one["emoji"]["id"] for one in shown)


async def test_people_play_while_uploads_go_on(tmp_path: Path) -> None:
    async with world(tmp_path, first_start=True, emoji_pace=HOURS) as here:
        assert uploads(here) == []
        table = await here.playing("Anna", "Ben", variant="chouine")
        name = here.to_move(table)
        assert all(one["label"] and one["emoji"]["name"] in "♠♥♦♣" for one in card_buttons(here.hand(table, name)))
        await here.press(table)
        assert in_text(here, QUEEN) == "**Q**♠"


async def test_a_drawing_that_changed_is_uploaded_anew_and_then_the_former_is_removed(tmp_path: Path) -> None:
    async with world(tmp_path, first_start=True) as here:
        now = named(here, "Q_spades")
        remove(here, now)
        former = here.env.backend.create_application_emoji("Q_spades_aaaa")
        oldest = here.env.backend.create_application_emoji("suit_s")
        await here.restart()
        assert uploads(here)[120:] == [now]
        assert not {"Q_spades_aaaa", "suit_s"} & set(emojis(here))
        changes = [one for one in here.env.http_requests if "/emojis" in one.path and one.method != "GET"]
        assert [one.method for one in changes[-3:]] == ["POST", "DELETE", "DELETE"]
        assert {int(one.path.rpartition("/")[2]) for one in changes[-2:]} == {former.id, oldest.id}
        assert str(emojis(here)[now]) in in_text(here, QUEEN)


async def test_emojis_of_others_are_left_alone(tmp_path: Path) -> None:
    async with world(tmp_path, first_start=True) as here:
        by_hand = here.env.backend.create_application_emoji("Q_spades_fans")
        by_hand.user_id = here["Anna"].id
        here.env.backend.create_application_emoji("party_time")
        await here.restart()
        assert {"Q_spades_fans", "party_time"} <= set(emojis(here))
        assert requests(here, "DELETE") == []


async def test_what_is_missing_is_plain_text_beside_what_is_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, first_start=True) as here:
        remove(here, named(here, "Q_spades"), named(here, "K_hearts"), named(here, "hearts"))
        here.env.inject_error("POST", ROUTE, status=403, code=50013, times=None)
        with caplog.at_level(logging.WARNING):
            await here.restart()
        assert "the emojis of the cards are incomplete" in caplog.text
        # One refusal is enough, since Discord counts them.
        assert len(uploads(here)) == 121
        assert in_text(here, QUEEN) == f"**Q**<:{named(here, 'spades')}:{emojis(here)[named(here, 'spades')]}>"
        assert in_text(here, Card.parse("KH")) == "**K**♥"
        assert in_text(here, Card.parse("KS")).startswith("<:K_spades_")


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_without_emojis_a_match_is_played_in_plain_text(tmp_path: Path, method: str) -> None:
    async with world(tmp_path, first_start=True) as here:
        remove(here, *emojis(here))
        here.env.inject_error(method, ROUTE, status=403, code=50013, times=None)
        await here.restart()
        table = await here.playing("Anna", "Ben")
        await here.press(table)
        assert any(suit in texts(here.board(table)) for suit in "♠♥♦♣")
        for card in CARDS:
            assert in_text(here, card) == f"**{index_of(card.rank, 'AKQJ')}**{SUIT_SYMBOLS[card.suit]}"


async def test_a_list_that_cannot_be_had_is_no_reason_to_upload_everything_again(tmp_path: Path) -> None:
    async with world(tmp_path, first_start=True) as here:
        here.env.inject_error("GET", ROUTE, status=403, code=50013, times=None)
        await here.restart()
        assert len(uploads(here)) == 120
        assert requests(here, "DELETE") == []


@pytest.mark.parametrize("suits_first", [False, True])
async def test_a_card_is_never_taken_for_the_suit_of_the_same_number(tmp_path: Path, suits_first: bool) -> None:
    look = Look(four_colours=suits_first)
    async with world(tmp_path, first_start=True) as here:
        shown = [*Suit, *CARDS] if suits_first else [*CARDS, *Suit]
        buttons = {str(one): str(here.bot.tiles.on_button(one, look)) for one in shown}
        assert len(set(buttons.values())) == len(CARDS) + len(Suit)
        assert all(buttons[str(card)].startswith(f"<:{index_of(card.rank, look.index_set)}_") for card in CARDS)
