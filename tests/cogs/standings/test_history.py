"""/history: finished matches page by page, for whoever may see them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from sqlalchemy import delete

from engine.store import schema
from engine.table.model.people import Stint
from rendering.canvas.letters.graphemes import shortened
from tests.cogs.replay.matches import ended_after_a_deal, finished
from tests.cogs.world import World, buttons, components, said, texts, world
from tests.engine.standings.matches import BEGIN, Match, finish

DAY = 86_400


async def matches_of(here: World, number: int, *names: str, **facts: Any) -> list[int]:
    """This many matches in this server, a day apart, all won by the first of these people."""
    people = tuple(here[name].id if name in here.people else None for name in names)
    places = tuple(1 if seat % 2 == 0 else 2 for seat in range(len(people)))
    facts = {"guild": here.guild.id, "channel": here.channel.id, "preset": "couillon"} | facts
    return [
        await finish(here.tables.journal, Match(people, places, BEGIN + day * DAY, **facts)) for day in range(number)
    ]


def listed(message: Any, word: str = "Table") -> list[int]:
    """The numbers of the matches on a page."""
    return [int(line.split()[1].strip("*")) for line in texts(message).split("\n") if line.startswith(f"**{word} ")]


async def test_matches_come_newest_first_five_a_page_with_who_with_whom_and_what_counts(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        four = [here[name].id for name in ("Anna", "Ben", "Chloé", "Dirk")]
        took = (Stint(1, 2, "Eva", 77),)
        ids = await matches_of(here, 11, "Anna", "Ben", "Chloé", "Dirk")
        ids.append(
            await finish(
                here.tables.journal,
                Match(
                    (four[1], four[0], None, four[3]),
                    (1, 2, 1, 2),
                    BEGIN + 12 * DAY,
                    guild=here.guild.id,
                    preset="malmedy",
                    takers=took,
                    house="Café <De> *Kroon*",
                ),
            )
        )
        page = (await anna.slash(here.channel, "history")).response
        assert page.ephemeral
        newest = list(reversed(ids))
        assert listed(page) == newest[:5]
        head = f"**Table {ids[-1]}** · <t:{int(BEGIN + 12 * DAY)}:d> · Couillon · Café \\<De> \\*Kroon\\* · "
        assert head + "**place 2 of 2**" in texts(page)
        first, *_ = (line for line in texts(page).split("\n") if line.startswith("1. "))
        people = [shortened(f"Person {one}", 24) for one in four]
        assert first == f"1. {people[1]} & Fons (computer, normal) (1) · 2. {people[0]} & {people[3]} (0)"
        played = f"deal 1: {shortened(f'Person {four[0]}', 16)} (the whole result), to the end: Eva"
        assert f"not rated: a computer played · Seat 2 – {played}" in texts(page)
        assert "1 deal · rated" in texts(page)
        assert "**won**" in texts(page)
        assert "Page 1 of 3 · 12 matches" in texts(page)
        assert [one.split(".")[2].partition(":")[0] for one in buttons(page)] == ["older", "oldest"]
        await here.restart()
        await anna.click(page, custom_id=buttons(page)[0])
        assert listed(page) == newest[5:10]
        await anna.click(page, custom_id=buttons(page)[-1])
        assert listed(page) == newest[10:]
        assert [one.split(".")[2].partition(":")[0] for one in buttons(page)] == ["newest", "newer"]
        of_game = (await anna.slash(here.channel, "history", game="chouine")).response
        assert listed(of_game) == []
        assert "no such match" not in texts(of_game)


async def test_of_a_match_that_ended_early_it_says_so(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await finished(here, "couillon", "Anna", "Ben", "Chloé", "Dirk")
        await ended_after_a_deal(here, "kleurenwiezen", "Anna", "Ben", "Chloé", "Dirk")
        page = texts((await here["Anna"].slash(here.channel, "history")).response)
        assert page.count("**Table ") == 2
        assert page.count("1 deal · ended early, by agreement · rated") == page.count("ended early") == 1


async def test_others_see_the_matches_of_their_server_unless_somebody_hides_them(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna, ben = here["Anna"], here["Ben"]
        (mine,) = await matches_of(here, 1, "Anna", "Dirk", "Chloé", "Dirk")
        (away,) = await matches_of(here, 1, "Anna", "Dirk", "Chloé", "Dirk", guild=4711)
        await here.bot.change_person(ben.id, chosen_language="de")
        await here.bot.change_person(anna.id, chosen_language="nl")
        assert listed((await ben.slash(here.channel, "history", person=anna)).response, "Tisch") == [mine]
        told = await ben.slash(here.channel, "history", person=anna, everywhere=True)
        assert "gehen nur die etwas an" in said(told)
        assert "siehst du nur deine eigenen" in said(await ben.user.slash("history", person=anna.user))
        assert set(listed((await anna.slash(here.channel, "history", everywhere=True)).response, "Tafel")) == {
            mine,
            away,
        }
        assert set(listed((await anna.user.slash("history")).response, "Tafel")) == {mine, away}
        # A page that somebody opened before it was hidden cannot be turned any more.
        page = (await ben.slash(here.channel, "history", person=anna)).response
        await here.bot.change_person(anna.id, hides_statistics=True)
        told = await ben.slash(here.channel, "history", person=anna)
        assert f"<@{anna.id}> behält Statistik und Partien für sich." in said(told)
        assert listed(page, "Tisch") == [mine]
        assert listed((await anna.slash(here.channel, "history")).response, "Tafel") == [mine]


async def test_a_match_is_picked_from_a_menu_and_replayed_and_newcomers_hear_what_to_do(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        await here.bot.change_person(anna.id, chosen_language="fr")
        nothing = await anna.slash(here.channel, "history")
        assert "Tu n’as encore terminé aucune partie ici" in said(nothing)
        assert "/duel" in said(nothing)
        table = await finished(here, "chouine")
        page = (await anna.slash(here.channel, "history")).response
        menu = next(one for one in components(page) if one.get("type") == 3)
        replay = (await anna.select(page, [str(table.id)], custom_id=menu["custom_id"])).response
        assert f"table {table.id}" in texts(replay)
        assert "toutes les mains étalées" in texts(replay)


async def test_a_match_that_ended_before_matches_were_written_down_is_there_after_a_start(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", variant="malmedy", rules="deals=1")
        await here.play_on(table, random.Random(1))
        async with here.tables.journal.transaction() as connection:
            for rows in (schema.matches, schema.deals):
                await connection.execute(delete(rows))
        assert listed((await here["Anna"].slash(here.channel, "history")).response) == []
        await here.restart()
        await here.env.settle()
        assert listed((await here["Anna"].slash(here.channel, "history")).response) == [table.id]
