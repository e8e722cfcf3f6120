"""How cards, tables and texts look: people see their own things their way, and shared things the server's way."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import discord
import pytest
from PIL import Image

from engine.core.cards import Card, Rank
from engine.running.table import Table
from locales.cards import INDEX_SETS, card_text, index_of
from rendering.canvas import colours
from rendering.canvas.encode import CORNER_STEPS
from tests.cogs.acting import act_until
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import World, components, said, texts, world
from tests.locales.typography import spaced
from tests.rendering.colours import colours_of

LOOKS_AT_PICTURES = pytest.mark.usefixtures("pictures_as_sent")
SELECT = 3


def add_manager(here: World) -> Any:
    role = here.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    here.people["Mia"] = here.guild.add_member(here.env.create_user("mia"), roles=[role])
    return here["Mia"]


def pictures(here: World, message: Any) -> list[Image.Image]:
    return [Image.open(io.BytesIO(here.env.backend.cdn.get(one.url))) for one in message.attachments]


def felt(here: World, message: Any) -> str:
    """The felt of the first picture in a message."""
    palette = pictures(here, message)[0].getpalette() or []
    shown = tuple(zip(palette[::3], palette[1::3], palette[2::3], strict=True))[CORNER_STEPS:]
    return next(name for name in colours.FELTS if shown[:100] == colours.palette_colours(name)[:100])


def uses(here: World, message: Any, colour: colours.RGB) -> bool:
    shown = pictures(here, message)[0].convert("RGBA").convert("RGB")
    return any(one in (colour, colours.dim(colour)) for _, one in colours_of(shown))


def indices(message: Any) -> set[str]:
    """The indices on the cards that are buttons of a hand, or that its text shows."""
    buttons = [one for one in components(message) if ":play " in one.get("custom_id", "") and one["type"] == 2]
    return {one["label"] for one in buttons}


def held(table: Table, here: World, name: str, index_set: str) -> set[str]:
    seat = table.seat_of(here[name].id)
    return {index_of(card.rank, index_set) for card in table.view(seat or 0).hand}


def menu(message: Any, part: str) -> dict[str, Any]:
    return next(one for one in components(message) if one.get("custom_id", "").endswith(f":{part}"))


def picked(message: Any, part: str, what: str = "value") -> str:
    return str(next(one[what] for one in menu(message, part)["options"] if one.get("default")))


def seen_again(here: World, name: str, message: Any) -> Any:
    """A private answer as it is now."""
    return next(one for one in here.channel.history(viewer=here[name]) if one.id == message.id)


async def flemish_match(here: World) -> Table:
    """Ben plays with German letters at the table of a server that has Flemish ones, on blue felt."""
    await add_manager(here).slash(here.channel, "settings server", cards="AHVB", felt="blue", language="nl")
    await here["Ben"].slash(here.channel, "settings mine", cards="AKDB", felt="wine")
    table = await here.playing("Anna", "Ben")
    await act_until(here, table, lambda: table.view(0).trump is not None and here.to_move(table) == "Ben")
    return table


@LOOKS_AT_PICTURES
async def test_a_hand_is_its_owners_and_the_table_the_servers(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await flemish_match(here)
        ben, board = here.hand(table, "Ben"), here.board(table)
        assert (felt(here, ben), felt(here, board)) == ("wine", "blue")
        assert held(table, here, "Ben", "AKDB") != held(table, here, "Ben", "AHVB")
        assert indices(ben) == held(table, here, "Ben", "AKDB")
        assert "Gift 1" in texts(board) or "gift 1" in texts(board)
        await act_until(here, table, lambda: here.to_move(table) == "Anna")
        assert felt(here, here.hand(table, "Anna")) == "blue"


async def test_what_ben_types_and_reads_alone_has_his_letters_and_what_all_read_the_tables(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await flemish_match(here)
        choices = await here["Ben"].autocomplete(here.channel, "play", "card", "")
        legal = {one.card for one in table.legal(table.seat_of(here["Ben"].id) or 0) if hasattr(one, "card")}
        assert {one["name"] for one in choices} == {card_text(card, "AKDB") for card in legal}
        card = max(legal, key=lambda one: one.rank)
        answer = await here["Ben"].slash(here.channel, "play", card=card_text(card, "AKDB"))
        assert f"<:{index_of(card.rank, 'AKDB')}_" in said(answer)
        to_all = {index_of(rank, "AHVB") for rank in Rank}
        for _ in range(8):
            assert set(re.findall(r"<:(\w{1,2})_", texts(here.board(table)))) <= to_all
            if here.to_move(table) == "Ben":
                assert indices(here.hand(table, "Ben")) == held(table, here, "Ben", "AKDB")
            await here.press(table)


@LOOKS_AT_PICTURES
async def test_four_colours_and_felt_change_the_hand_that_is_already_there(tmp_path: Path) -> None:
    async with world(tmp_path, swaps=()) as here:
        table = await here.playing("Anna", "Ben")
        before = here.hand(table, "Anna")
        assert felt(here, before) == "green"
        assert not uses(here, before, colours.GREEN)
        await here["Anna"].slash(here.channel, "settings mine", colours="four", felt="grey")
        after, bens = here.hand(table, "Anna"), here.hand(table, "Ben")
        assert after.id == before.id
        assert felt(here, after) == "grey"
        view = table.view(table.seat_of(here["Anna"].id) or 0)
        # On turn, the card turned up is in the picture too.
        suits = {card.suit.name for card in (*view.hand, *view.turned_up)}
        assert uses(here, after, colours.GREEN) == ("C" in suits)
        assert uses(here, after, colours.BLUE) == ("D" in suits)
        assert felt(here, bens) == "green"


@LOOKS_AT_PICTURES
async def test_the_panel_shows_a_hand_and_every_choice_changes_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        panel: Any = (await here["Anna"].slash(here.channel, "settings mine")).response
        assert panel.ephemeral
        assert [one["custom_id"] for one in components(panel) if one["type"] == SELECT] == [
            f"prefer.me:{part}" for part in ("cards", "colours", "felt", "language")
        ]
        assert picked(panel, "cards") == picked(panel, "language") == "-"
        assert picked(panel, "cards", "label") == "Letters on the cards: A K Q J (English) – as the server has it"
        for part, choice in (("cards", "1RDV"), ("colours", "four"), ("felt", "dark"), ("language", "fr")):
            await here["Anna"].select(panel, [choice], custom_id=f"prefer.me:{part}")
            panel = seen_again(here, "Anna", panel)
            assert picked(panel, part) == choice
        assert picked(panel, "cards", "label") == spaced("Lettres des cartes : 1 R D V (français)")
        assert picked(panel, "felt", "label") == spaced("Tapis : sombre")
        assert felt(here, panel) == "dark"
        assert uses(here, panel, colours.BLUE)
        await here["Anna"].select(panel, ["-"], custom_id="prefer.me:language")
        panel = (await here["Anna"].slash(here.channel, "settings mine", cards="-")).response
        assert picked(panel, "cards", "label") == "Letters on the cards: A K Q J (English) – as the server has it"


async def test_who_chooses_a_language_reads_it_whatever_discord_speaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="fr")
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "settings mine", language="nl")
        table = await here.playing("Anna", "Ben")
        assert "gift 1" in texts(here.hand(table, "Anna")).lower()
        assert "deal 1" in texts(here.hand(table, "Ben")).lower()
        await here["Anna"].slash(here.channel, "settings mine", language="-")
        assert "donne 1" in texts(here.hand(table, "Anna")).lower()


@LOOKS_AT_PICTURES
async def test_only_a_manager_chooses_for_the_server(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        manager = add_manager(here)
        refused = await here["Anna"].slash(here.channel, "settings server", felt="wine")
        assert said(refused) == "Only somebody who may manage the server can do that."
        assert (await here.tables.server(here.guild.id)).theme.felt is None
        panel: Any = (await manager.slash(here.channel, "settings server", felt="wine")).response
        assert felt(here, panel) == "wine"
        await manager.select(panel, ["1RDV"], custom_id="prefer.server:cards")
        theme = (await here.tables.server(here.guild.id)).theme
        assert (theme.felt, theme.index_set) == ("wine", "1RDV")
        table = await here.playing("Anna", "Ben")
        assert felt(here, here.board(table)) == felt(here, here.hand(table, "Anna")) == "wine"


@LOOKS_AT_PICTURES
async def test_a_table_keeps_the_look_it_was_opened_with(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        manager = add_manager(here)
        table = await here.playing("Anna", "Ben")
        await manager.slash(here.channel, "settings server", felt="wine")
        await here.press(table)
        assert felt(here, here.board(table)) == "green"


@LOOKS_AT_PICTURES
async def test_choices_outlive_a_restart_and_the_panel_works_after_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await flemish_match(here)
        panel: Any = (await here["Ben"].slash(here.channel, "settings mine")).response
        await here.restart()
        table = here.tables.get(table.id)
        choices = await here["Ben"].autocomplete(here.channel, "play", "card", "")
        legal = {one.card for one in table.legal(table.seat_of(here["Ben"].id) or 0) if hasattr(one, "card")}
        assert {one["name"] for one in choices} == {card_text(card, "AKDB") for card in legal}
        await here["Ben"].select(panel, ["grey"], custom_id="prefer.me:felt")
        assert felt(here, here.hand(table, "Ben")) == "grey"
        while table.deal == 1 and here.to_move(table) != "Ben":
            await here.press(table)
        assert felt(here, here.board(table)) == "blue"
        assert indices(here.hand(table, "Ben")) == held(table, here, "Ben", "AKDB")


async def test_every_choice_is_offered_in_every_language_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="nl", ben="fr", dirk="de")
    async with world(tmp_path) as here:
        for name in here.people:
            for index_set in INDEX_SETS:
                panel: Any = (await here[name].slash(here.channel, "settings mine", cards=index_set)).response
                printed = [index_of(card.rank, index_set) for card in map(Card.parse, ("KH", "QH", "JD"))]
                assert " ".join(printed) in picked(panel, "cards", "label")
