"""Ending a match early or changing its length by agreement: what people press and read."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from engine.running.table import Table
from engine.table.model.status import Status
from tests.about import about
from tests.cogs.forging import pressed
from tests.cogs.world import WAITING, World, buttons, components, said, texts, world

FOUR = ("Anna", "Ben", "Chloé", "Dirk")


async def seat_panel(here: World, table: Table, name: str) -> Any:
    return (await here[name].click(here.board(table), custom_id=f"seat:{table.id}:")).response


async def asked_to_end(here: World, table: Table, name: str) -> Any:
    """The question after the first press."""
    panel = await seat_panel(here, table, name)
    return (await here[name].click(panel, custom_id=f"end:{table.id}:")).response


def proposal(here: World, table: Table) -> Any:
    return here.message(*table.message_ids["motion"])


async def consent(here: World, table: Table, *names: str) -> None:
    for name in names:
        shown = proposal(here, table)
        await here[name].click(shown, custom_id=buttons(shown, "consent")[0])


def saying(here: World, text: str) -> list[Any]:
    return [one for one in here.channel.history() if text in texts(one)]


def promises(here: World) -> list[str]:
    """Buttons that lead to a next deal."""
    return [button for one in here.channel.history() for verb in ("next", "cut") for button in buttons(one, verb)]


async def test_two_presses_propose_the_end_and_the_last_deal_looks_like_it(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing(*FOUR)
        question = await asked_to_end(here, table, "Anna")
        assert "End the match at table 1 after this deal?" in texts(question)
        assert "it counts as a match of a single deal: the fewer deals, the less it moves a rating" in texts(question)
        assert "Everyone there has to agree" in texts(question)
        assert table.proposal is None
        told = await here["Anna"].click(question, custom_id=f"endyes:{table.id}:1.on")
        assert "still to answer: Ben, Chloé, Dirk" in texts(told.response or question)
        assert "Anna would like to end the match early" in texts(proposal(here, table))
        await consent(here, table, "Ben", "Chloé", "Dirk")
        assert table.last_deal == 1
        assert "**Last deal:** the match ends with it, as agreed." in texts(here.board(table))
        assert saying(here, "Agreed: deal 1 is the last one.")
        panel = await seat_panel(here, table, "Ben")
        assert buttons(panel, "end") == []
        assert buttons(panel, "notend") == [f"notend:{table.id}:"]
        await here.play_on(table, random.Random(1))
        assert (table.status, table.is_cut_short) == (Status.OVER, True)
        (end,) = saying(here, "Ended early, by agreement, after one deal.")
        assert buttons(end, "verify")
        assert promises(here) == []
        assert "Last deal" not in texts(here.board(table))


async def test_between_two_deals_the_match_is_over_at_once_and_no_deal_is_promised(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", variant="pagat", game="kleurenwiezen", rules="deals=8 troel=off")
        await here.play_on(table, random.Random(1))
        assert table.is_between_deals
        assert promises(here)
        await here["Anna"].slash(here.channel, "table end", sure="yes")
        await consent(here, table, "Ben")
        await here.env.settle()
        assert table.status is Status.OVER
        assert promises(here) == []
        assert saying(here, "Ended early, by agreement, after one deal of 8.")


async def test_alone_with_computers_it_is_done_at_once_and_can_be_undone_until_the_deal_is_over(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna")
        question = await asked_to_end(here, table, "Anna")
        assert "has to agree" not in texts(question)
        await here["Anna"].click(question, custom_id=f"endyes:{table.id}:1.on")
        last = table.last_deal
        assert last == 1
        assert saying(here, "Anna ends the match: deal 1 is the last one.")
        told = said(await here["Anna"].slash(here.channel, "table end", **{"play-on": True}))
        assert table.last_deal is None
        assert "goes on after deal 1" in told


async def test_a_second_press_that_comes_too_late_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna")
        question = await asked_to_end(here, table, "Anna")
        await here.play_on(table, random.Random(1))
        assert table.is_between_deals
        refused = said(await here["Anna"].click(question, custom_id=f"endyes:{table.id}:1.on"))
        assert refused
        assert (table.status, table.last_deal) == (Status.PLAYING, None)
        for forged in (f"endyes:{table.id}:", f"endyes:{table.id}:9.on", f"notend:{table.id}:x"):
            assert await pressed(here, "Anna", forged)
        for values in (["lines"], ["lines=x"], ["pack=32"], ["lines=0"], ["=@="]):
            assert await pressed(here, "Anna", f"pick.lengthen:{table.id}:", values, kind=3)
        assert (table.status, table.last_deal, table.proposal) == (Status.PLAYING, None, None)


async def test_another_length_is_chosen_from_what_is_possible_and_agreed(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        panel = await seat_panel(here, table, "Anna")
        offered = (await here["Anna"].click(panel, custom_id=f"length:{table.id}:")).response
        assert "Now it is: 5 lines on the slate" in texts(offered)
        menu = next(one for one in components(offered) if one.get("type") == 3)
        values = [one["value"] for one in menu["options"]]
        assert {"lines=4", "lines=7"} <= set(values)
        assert len(values) <= 25
        await here["Anna"].select(offered, ["lines=7"], custom_id=menu["custom_id"])
        assert "Anna would like another length for the match: 7 lines on the slate" in texts(proposal(here, table))
        await consent(here, table, "Ben")
        assert dict(table.setup.options.values())["lines"] == "7"
        assert saying(here, "Agreed: 7 lines on the slate.")
        assert table.score[0] == 7
        choices = await here["Ben"].autocomplete(here.channel, "table length", "new", "3")
        assert "lines=3" in [one["value"] for one in choices]
        await here["Ben"].slash(here.channel, "table length", new="lines=3")
        await consent(here, table, "Anna")
        assert table.score[0] == 3
        assert "cannot have the length" in said(await here["Ben"].slash(here.channel, "table length", new="for ever"))


async def test_before_the_cards_and_in_a_tournament_nothing_of_it_is_offered(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        await here.table("Anna", "Ben")
        assert "not started" in said(await here["Anna"].slash(here.channel, "table end"))
        assert "not started" in said(await here["Anna"].slash(here.channel, "table length"))


async def test_every_language_says_it(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        for language, last, early in (
            ("nl", "Laatste gift", "In overleg vroeger gestopt, na één gift."),
            ("fr", "Dernière donne", "Terminée plus tôt, d’un commun accord, après 1 donne."),
            ("de", "Letztes Spiel", "Einvernehmlich früher abgeschlossen, nach einem Spiel."),
        ):
            with about(language, last, early):
                table = await here.playing("Anna", language=language)
                await here["Anna"].slash(here.channel, "table end", sure="yes")
                assert last in texts(here.board(table))
                await here.play_on(table, random.Random(1))
                assert saying(here, early)
