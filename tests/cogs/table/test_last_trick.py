"""Whether the last trick plays itself: chosen by the host, told in the lobby and in the rules, shown as it happens."""

from __future__ import annotations

from pathlib import Path

from cogs.games.plain import texts_of
from cogs.messages.words import CardWords, seat_name
from engine.running.table import Table
from locales import say_in
from locales.cards import SET_OF_LANGUAGE
from rendering.canvas.wording import card_words
from tests.cogs.apart import apart
from tests.cogs.world import World, buttons, said, texts, world

FOUR = ("Anna", "Ben", "Chloé", "Dirk")
BY_ITSELF = "Once everybody has one card left and nothing else can be said, the last trick plays itself"


async def press_on_panel(here: World, table: Table, wanted: str) -> None:
    panel = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
    await here["Anna"].click(panel, custom_id=f"lasttrick:{table.id}:{wanted}")


def has_it(table: Table) -> bool:
    return bool(table.setup.plays_last)


async def test_the_host_chooses_and_the_lobby_says_where_people_play_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table(*FOUR)
        assert has_it(table)
        by_hand = "the last trick is played card by card"
        assert by_hand not in texts(here.lobby(table))
        await press_on_panel(here, table, "no")
        assert not has_it(table)
        assert by_hand in texts(here.lobby(table))
        await press_on_panel(here, table, "yes")
        assert has_it(table)


async def test_the_rules_of_a_table_tell_it_and_those_of_a_variant_say_that_a_table_may_choose(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        assert f"{BY_ITSELF}, unless" in said(await here["Anna"].slash(here.channel, "rules", game="couillon"))
        table = await here.table(*FOUR)
        assert f"{BY_ITSELF}." in said(await here["Anna"].slash(here.channel, "rules"))
        await press_on_panel(here, table, "no")
        assert BY_ITSELF not in said(await here["Anna"].slash(here.channel, "rules"))


async def test_words_alone_tell_who_took_a_trick_with_what_though_computers_have_played_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", rules="deals=7")
        while table.view(0).phase != "play" or not any(table.view(0).tricks) or len(table.view(0).trick) in (0, 4):
            await here.press(table)
        seat, trick = texts_of(table).last_trick(table.view(0)) or (0, ())
        card = next(one.card for one in trick if one.seat == seat)
        words, name = CardWords(here.bot.tiles, say_in("en")), seat_name(table, seat, say_in("en"))
        told = f"Last trick: {name}, with {words.card(card)}."
        await here.bot.announcer.all_shown(table)
        assert told in texts(here.board(table))
        assert told in texts(here.hand(table, "Anna"))
        assert f"deal {table.deal} of 7" in texts(here.hand(table, "Anna"))
        looked = said(await here["Anna"].slash(here.channel, "look"))
        assert f"Last trick, taken by **{name}**" in looked
        assert card_words(card, say_in("en"), SET_OF_LANGUAGE["en"]) in looked


async def test_the_table_says_who_played_what_to_the_end(tmp_path: Path) -> None:
    async with apart(tmp_path) as here:
        table = await here.playing(*FOUR, rules="deals=1")
        while table.actors:
            await here.press(table)
        assert "(the only legal choice)" in texts(await here.board(table))
        assert all(not buttons(here.hand(table, name), "act") for name in FOUR)
