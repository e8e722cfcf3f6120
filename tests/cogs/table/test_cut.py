"""Cutting between two deals: the button under the score, the slider, /cut, and who hears what."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from engine.running.table import Table
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.about import about
from tests.cogs.games.kleurenwiezen.deals import FOUR
from tests.cogs.world import WAITING, World, buttons, components, said, texts, world

RULES = "troel=off deals=4"


@asynccontextmanager
async def between_deals(folder: Path, *people: str) -> AsyncIterator[tuple[World, Table]]:
    """A table at which everybody has passed, so that the first deal was thrown in."""
    async with world(folder, pauses=WAITING) as here:
        table = await here.playing(*(people or FOUR), variant="pagat", rules=RULES)
        await pass_round(here, table)
        yield here, table


async def pass_round(here: World, table: Table) -> None:
    async with here.announcer.deal_by_deal():
        while table.result is None:
            occupant = table.occupant(table.actors[0])
            assert occupant is not None
            assert occupant.user_id is not None
            await table.act(occupant.user_id, "pass", None)
    await shown(here, table)


async def shown(here: World, table: Table) -> None:
    await here.bot.announcer.all_shown(table)
    await here.env.settle()


def slate(here: World, table: Table) -> Any:
    return here.message(*table.message_ids["slate"])


def cutter(here: World, table: Table) -> str:
    assert table.cutter is not None
    return here.name_on(table, table.cutter)


def others(here: World, table: Table) -> list[str]:
    return [name for name in FOUR if name != cutter(here, table)]


async def open_slider(here: World, table: Table) -> Any:
    result = await here[cutter(here, table)].click(slate(here, table), custom_id=f"cut:{table.id}:{table.deal}")
    assert result.response.ephemeral
    return result.response


async def slide(here: World, table: Table, slider: Any, step: str) -> Any:
    """Press one of the buttons that move the place; returns the message as it is then."""
    (button,) = (one for one in buttons(slider, "slide") if one.endswith(step))
    await here[cutter(here, table)].click(slider, custom_id=button)
    return slider


def place(slider: Any) -> int:
    """How many cards the button to cut says."""
    (button,) = buttons(slider, "cutat")
    return int(button.rpartition(".")[2])


async def test_who_is_to_cut_slides_along_the_pack_and_the_cards_are_dealt_at_once(tmp_path: Path) -> None:
    async with between_deals(tmp_path) as (here, table):
        name = cutter(here, table)
        assert buttons(slate(here, table)) == [f"cut:{table.id}:1"]
        assert f"<@{here[name].id}> cuts the pack; if not, chance does so <t:" in texts(slate(here, table))
        slider = await open_slider(here, table)
        assert (place(slider), texts(slider).count("▓"), texts(slider).count("░")) == (26, 13, 13)
        assert "**26** of 52" in texts(slider)
        for step, now in (("+10", 36), ("+10", 46), ("-1", 45), ("+1", 46)):
            await slide(here, table, slider, step)
            assert place(slider) == now
        assert texts(slider).count("▓") == 23
        await here[name].click(slider, custom_id=buttons(slider, "cutat")[0])
        assert table.deal == 2
        assert "You cut 46 cards." in texts(slider)
        assert buttons(slider, enabled=False) == []
        assert buttons(here.board(table), "hand")


async def test_the_place_of_the_cut_stays_between_3_and_49_cards(tmp_path: Path) -> None:
    async with between_deals(tmp_path) as (here, table):
        slider = await open_slider(here, table)
        for step, end, off in (("+10", 49, 3), ("-10", 3, 3)):
            for _ in range(6):
                if any(one.endswith(step) for one in buttons(slider, "slide")):
                    await slide(here, table, slider, step)
            assert place(slider) == end
            every = buttons(slider, enabled=False)
            assert len(every) == len(set(every)) == 6
            assert len(buttons(slider)) == off + 1
        assert table.deal == 1


async def test_anybody_else_hears_who_cuts(tmp_path: Path) -> None:
    async with between_deals(tmp_path) as (here, table):
        slider = await open_slider(here, table)
        here.add("Eva")
        for name in others(here, table):
            pressed = await here[name].click(slate(here, table), custom_id=f"cut:{table.id}:1")
            assert said(pressed).strip() == f"{cutter(here, table)} cuts the pack for the next deal."
            typed = await here[name].slash(here.channel, "cut", cards=17)
            assert f"{cutter(here, table)} cuts" in said(typed)
        assert "You do not have a seat" in said(
            await here["Eva"].click(slate(here, table), custom_id=f"cut:{table.id}:1")
        )
        assert table.deal == 1
        assert place(slider) == 26


async def test_the_table_says_who_cut_and_after_the_deal_how_many_cards(tmp_path: Path) -> None:
    """Whoever knows that number and the tricks of the deal before could work out every hand."""
    async with between_deals(tmp_path) as (here, table):
        name = cutter(here, table)
        assert "cut" not in texts(here.board(table))
        await table.cut(here[name].id, 17)
        await shown(here, table)
        assert f"{name} has cut the pack." in texts(here.board(table))
        for message in here.channel.history():
            assert "17 cards" not in texts(message)
        await pass_round(here, table)
        assert f"{name} cut 17 cards." in texts(here.board(table))
        # Chance cuts.
        answer = said(await here[cutter(here, table)].slash(here.channel, "next"))
        assert answer.strip() == "Deal 3 is dealt."
        await shown(here, table)
        assert "cut" not in texts(here.board(table))
        await pass_round(here, table)
        assert f"Cut by chance: {table.cut_cards} cards." in texts(here.board(table))


async def test_the_cut_can_be_typed(tmp_path: Path) -> None:
    async with between_deals(tmp_path) as (here, table):
        name = cutter(here, table)
        for cards in (2, 50, -1):
            answer = said(await here[name].slash(here.channel, "cut", cards=cards))
            assert answer.strip() == "From 3 to 49 cards can be cut off."
        shown = (await here[name].slash(here.channel, "cut")).response
        assert (shown.ephemeral, place(shown)) == (True, 26)
        assert said(await here[name].slash(here.channel, "cut", cards=17)).strip() == "You cut 17 cards."
        assert (table.deal, table.cut_by) == (2, table.seat_of(here[name].id))
        assert "not over yet" in said(await here[name].slash(here.channel, "cut", cards=17))
        choices = await here[name].autocomplete(here.channel, "cut", "table", "")
        assert [choice["value"] for choice in choices] == [str(table.id)]


async def test_where_a_computer_would_cut_anybody_goes_on(tmp_path: Path) -> None:
    async with between_deals(tmp_path) as (here, table):
        name = cutter(here, table)
        left = next(one for one in FOUR if one != name)
        assert f"{name} cuts the pack" in said(await here[left].slash(here.channel, "next"))
        await table.leave(here[name].id)
        # The old button there now deals, whoever presses it.
        await here[left].click(slate(here, table), custom_id=f"cut:{table.id}:1")
        assert (table.deal, table.cut_by) == (2, None)
        assert "not over yet" in said(await here[left].slash(here.channel, "next"))
        await shown(here, table)
        assert "nobody" not in texts(here.board(table))


async def test_under_a_deal_after_which_a_computer_cuts_stands_the_button_for_the_next(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", variant="pagat", rules=RULES)
        found: set[str] = set()
        while table.status is Status.PLAYING and len(found) < 2:
            async with here.announcer.deal_by_deal():
                while table.result is None:
                    await table.act(here["Anna"].id, str(table.legal(1)[-1]), None)
            await shown(here, table)
            if table.status is Status.PLAYING:
                (button,) = buttons(slate(here, table))
                verb = button.partition(":")[0]
                assert verb == ("next" if table.cutter is None else "cut")
                found.add(verb)
                await table.next_deal(here["Anna"].id)
                await shown(here, table)
        assert "next" in found


async def test_buttons_to_cut_outlive_a_restart(tmp_path: Path) -> None:
    async with between_deals(tmp_path) as (here, table):
        slider = await open_slider(here, table)
        await here.restart()
        table = here.tables.get(table.id)
        await slide(here, table, slider, "-10")
        assert place(slider) == 16
        assert place(await open_slider(here, table)) == 26
        await here[cutter(here, table)].click(slider, custom_id=buttons(slider, "cutat")[0])
        assert (table.deal, table.cut_by is None) == (2, False)


async def test_an_old_button_to_cut_is_stale(tmp_path: Path) -> None:
    async with between_deals(tmp_path) as (here, table):
        message = slate(here, table)
        name, slider = cutter(here, table), await open_slider(here, table)
        old = [(message, "cut"), (slider, "slide"), (slider, "cutat")]
        pressed = [(shown, buttons(shown, verb)[0]) for shown, verb in old]
        await table.cut(here[name].id, 17)
        number = table.number
        for shown, button in pressed:
            with about(button):
                result = await here[name].click(shown, custom_id=button)
                assert "newest buttons" in said(result)
                assert table.number == number


async def test_the_slider_fits_on_a_telephone_and_names_every_button(tmp_path: Path) -> None:
    async with between_deals(tmp_path) as (here, table):
        slider = await open_slider(here, table)
        labels = [one["label"] for one in components(slider) if one.get("type") == 2]
        assert labels == ["−10", "−1", "Cut here", "+1", "+10", "Cut with a few words"]
        bar = next(line for line in texts(slider).splitlines() if "▓" in line)
        assert len(bar) < 50


async def test_after_the_last_deal_nothing_is_cut(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing(*FOUR, variant="pagat", rules=RULES)
        async with here.announcer.deal_by_deal():
            while table.status is Status.PLAYING:
                if table.result is not None:
                    await table.cut(here[cutter(here, table)].id, 20)
                while table.result is None:
                    occupant = table.occupant(table.actors[0])
                    assert occupant is not None
                    legal = table.legal(table.actors[0])
                    await table.act(occupant.user_id or 0, str(legal[-1]), None)
        await shown(here, table)
        last = [message for message in here.channel.history() if "Deal 4" in texts(message)]
        assert last
        assert all(not buttons(message, "cut") and not buttons(message, "next") for message in last)


# --- With a few words, and before the first deal


async def test_words_go_with_a_cut_and_are_shown_when_the_deal_is_over(tmp_path: Path) -> None:
    async with between_deals(tmp_path) as (here, table):
        name, slider = cutter(here, table), await open_slider(here, table)
        await slide(here, table, slider, "+1")
        (button,) = buttons(slider, "cutwords")
        form = await here[name].click(slider, custom_id=button)
        assert form.modal is not None
        done = await here[name].submit_modal(form, {"words": "goed geschud, hé?"})
        assert "You cut 27 cards." in said(done)
        assert table.deal == 2
        await shown(here, table)
        assert f"{name} has cut the pack." in texts(here.board(table))
        assert all("geschud" not in texts(message) for message in here.channel.history())
        await pass_round(here, table)
        assert f"{name} cut 27 cards and said “goed geschud, hé?”." in texts(here.board(table))


async def test_words_can_be_typed_and_what_cannot_be_said_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with between_deals(tmp_path) as (here, table):
        name = cutter(here, table)
        for words in ("@everyone", "<:a:1>", "x" * 41, "https://x"):
            refused = said(await here[name].slash(here.channel, "cut", cards=17, words=words))
            assert refused.startswith("With a cut you can say up to 40 characters: Latin letters, digits, spaces")
        assert "Say how many cards" in said(await here[name].slash(here.channel, "cut", words="hop"))
        host = table.setup.host_id
        muted = here[name].id
        if muted != host:
            await table.mute(host, muted, muted=True)
            refused = said(await here[name].slash(here.channel, "cut", cards=17, words="hop"))
            assert refused.startswith("The host has muted you")
            await table.mute(host, muted, muted=False)
        assert table.deal == 1
        assert "You cut 17" in said(await here[name].slash(here.channel, "cut", cards=17, words="hop 12"))
        await pass_round(here, table)
        assert f"{name} cut 17 cards and said “hop 12”." in texts(here.board(table))


async def test_a_form_sent_after_a_restart_is_answered(tmp_path: Path) -> None:
    async with between_deals(tmp_path) as (here, table):
        name, slider = cutter(here, table), await open_slider(here, table)
        form = await here[name].click(slider, custom_id=buttons(slider, "cutwords")[0])
        await here.restart()
        table = here.tables.get(table.id)
        done = await here[name].submit_modal(form, {"words": ""})
        assert "You cut 26 cards." in said(done)
        assert (table.deal, here.name_on(table, table.cut_by or 0)) == (2, name)


def first_cut(here: World, table: Table) -> Any:
    return here.message(*table.message_ids["first-cut"])


async def test_before_the_first_cards_the_table_shows_who_may_cut_and_how_to_skip_that(tmp_path: Path) -> None:
    pauses = Pauses(thinking=0.0, after_deal=60.0, before_first=30.0)
    async with world(tmp_path, pauses=pauses) as here:
        table = await here.playing(*FOUR, variant="denexa", language="nl")
        assert (table.deal, table.may_cut is not None) == (0, True)
        name = here.name_on(table, table.may_cut or 0)
        message = first_cut(here, table)
        assert f"<@{here[name].id}> mag eerst couperen." in texts(message)
        assert "De eerste kaarten komen <t:" in texts(message)
        assert buttons(message) == [f"next:{table.id}:0", f"cut:{table.id}:0"]
        # Nothing says that the match has not started, and nothing fails at a table without a deal.
        here.add("Eva")
        assert "cards are not dealt yet" in said(await here["Anna"].slash(here.channel, "hand"))
        for command in ("look", "my-tables", "verify"):
            assert said(await here["Anna"].slash(here.channel, command))
        for command, option in (("play", "card"), ("bid", "call"), ("why", "card")):
            assert await here["Anna"].autocomplete(here.channel, command, option, "") == []
        other = next(one for one in FOUR if one != name)
        assert f"{name} " in said(await here[other].click(message, custom_id=f"cut:{table.id}:0"))
        slider = (await here[name].click(message, custom_id=f"cut:{table.id}:0")).response
        await here[name].click(slider, custom_id=buttons(slider, "cutat")[0])
        await shown(here, table)
        assert (table.deal, table.cut_by) == (1, table.seat_of(here[name].id))
        assert f"{name} heeft gecoupeerd." in texts(here.board(table))
        assert "first-cut" not in table.message_ids
        assert message.id not in {one.id for one in here.channel.history()}


async def test_the_pause_before_the_first_cards_is_shown_after_a_restart_and_skipped_by_anybody(tmp_path: Path) -> None:
    pauses = Pauses(thinking=0.0, after_deal=60.0, before_first=30.0)
    async with world(tmp_path, pauses=pauses) as here:
        table = await here.playing("Anna", "Ben", variant="chouine")
        await here.restart()
        table = here.tables.get(table.id)
        message = first_cut(here, table)
        assert sum("The lowest card deals" in texts(one) for one in here.channel.history()) == 1
        other = next(one for one in ("Anna", "Ben") if one != here.name_on(table, table.may_cut or 0))
        await here[other].click(message, custom_id=f"next:{table.id}:0")
        await shown(here, table)
        assert (table.deal, table.cut_by) == (1, None)
        assert sum("The lowest card deals" in texts(one) for one in here.channel.history()) == 1
