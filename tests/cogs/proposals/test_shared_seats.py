"""Substitutes are credited: a match's end, rematch, history, replay and files name both people."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from cogs.standings.match_text import match_lines
from engine.records.boards import parse_deal
from engine.running.table import Table
from engine.table.model.people import Stint
from engine.table.model.status import Status
from locales import LANGUAGES, say_in
from tests.about import about
from tests.cogs.lobby.test_duel import newest
from tests.cogs.lobby.test_rematch import end_of, sitting
from tests.cogs.replay.matches import pictures, play_on
from tests.cogs.world import WAITING, World, buttons, said, texts, world
from tests.engine.standings.matches import BEGIN, Deal, Match, finish
from tests.engine.standings.test_statistics import kleurenwiezen

FOUR = ("Anna", "Ben", "Chloé", "Dirk")
PAGAT = {"game": "kleurenwiezen", "variant": "pagat", "rules": "shuffle=yes deals=4"}


async def swapped(here: World, table: Table, seat: int, taker: str) -> None:
    """Whoever sits there gets up, and somebody else sits down."""
    one = table.seats[seat - 1]
    assert one is not None
    assert one.user_id is not None
    await table.leave(one.user_id)
    await table.take_over(here[taker].id, taker, seat)


async def shared(here: World, **options: str) -> Table:
    """A match of four deals: Ben was dealt the first, Eva those after it."""
    here.add("Eva")
    table = await here.playing(*FOUR, **({"variant": "malmedy", "rules": "deals=4"} | options))
    await play_on(here, table, deals=1)
    await swapped(here, table, 2, "Eva")
    await play_on(here, table)
    assert table.status is Status.OVER
    return table


def line(message: Any, start: str) -> str:
    return next((one for one in texts(message).split("\n") if one.startswith(start)), "")


async def test_the_end_of_a_match_and_the_history_of_all_who_played_name_both_and_both_press_rematch(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await shared(here)
        await both_have_it_in_their_history(here, table)
        end = end_of(here, table)
        assert "-# Seat 2 – deal 1: Ben (25% of the result), deals 2–4: Eva (75% of the result)" in texts(end)
        rated = line(end, "-# Rat")
        assert all(name in rated for name in (*FOUR, "Eva"))
        assert all(name in pictures(end)["result.png"] for name in (*FOUR, "Eva"))
        side = ("Anna", "Chloé") if 1 in table.winners else ("Ben", "Eva", "Dirk")
        assert all(name in texts(end).split("\n")[0] + texts(end).split("\n")[1] for name in side)
        await here["Ben"].click(end, custom_id=f"rematch:{table.id}:")
        again = newest(here)
        assert sitting(here, again) == ["-", "Ben", "-", "-"]
        # Nobody pings Eva for a seat that Ben has, and she hears why she has none.
        assert f"<@{here['Eva'].id}>" not in texts(here.lobby(again))
        assert f"<@{here['Anna'].id}>" in texts(here.lobby(again))
        told = said(await here["Eva"].click(end, custom_id=f"rematch:{table.id}:"))
        assert told.startswith(f"Ben has already sat down at table {again.id}, in the seat you shared")
        await here["Ben"].click(here.lobby(again), custom_id=f"leave:{again.id}:")
        await here["Anna"].click(end, custom_id=f"rematch:{table.id}:")
        await here["Eva"].click(end, custom_id=f"rematch:{table.id}:")
        again = newest(here)
        assert sitting(here, again) == ["Anna", "Eva", "-", "-"]


async def both_have_it_in_their_history(here: World, table: Table) -> None:
    ben, eva = [(await here[name].slash(here.channel, "history")).response for name in ("Ben", "Eva")]
    played = "Seat 2 – deal 1: Ben (25% of the result), deals 2–4: Eva (75% of the result)"
    for page, percent in ((ben, 25), (eva, 75)):
        assert f"4 deals · rated · {played}" in texts(page)
        outcome = "won" if 2 in table.winners else "place 2 of 2"
        assert f"**{outcome} ({percent}%)**" in texts(page)
        assert "Ben (25%), Eva (75%) & Dirk" in texts(page)


async def test_who_only_stood_in_finds_the_match_and_replays_it(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        here.add("Eva")
        people = tuple(here[name].id for name in FOUR)
        took = (Stint(3, 2, "Eva", here["Eva"].id), Stint(4, 3, "Fons", None))
        deals = (Deal((1, 0, 1, 0)),) * 4
        await finish(
            here.tables.journal,
            Match(people, (1, 2, 1, 2), BEGIN, guild=here.guild.id, preset="malmedy", deals=deals, takers=took),
        )
        page = (await here["Eva"].slash(here.channel, "history")).response
        assert "**stood in**" in texts(page)
        assert re.search(r"Seat 2 – deals 1–3: Person \d+… \(the whole result\), deal 4: Eva", texts(page))
        # A computer that came during the last deal was dealt no cards.
        assert re.search(
            r"Seat 3 – deals 1–4: Person \d+… \(the whole result\), to the end: Fons \(computer, normal\)", texts(page)
        )
        own = (await here["Eva"].slash(here.channel, "stats")).response
        assert "0 matches, 0 won (0%) · 1 deal" in texts(own)
        assert [one for one in buttons(own) if "replay" in one]


async def test_the_replay_and_the_files_name_who_played_each_deal(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await shared(here, **PAGAT)
        for deal, there, gone in ((1, "Ben", "Eva"), (2, "Eva", "Ben"), (table.deal, "Eva", "Ben")):
            page = (await here["Anna"].slash(here.channel, "replay", table=str(table.id))).response
            if deal > 1:
                target = next(one for one in buttons(page) if f":{'last' if deal == table.deal else 'later'}." in one)
                await here["Anna"].click(page, custom_id=target)
            shown = texts(page).replace(line(page, "-# Seat 2"), "")
            assert (there in shown, gone in shown) == (True, False)
            # At the end nobody holds a card any more.
            assert deal == table.deal or there in pictures(page)["hands.png"]
            assert line(page, "-# Seat 2").startswith("-# Seat 2 – deal 1: Ben, deals 2–")
        boards = (await table.files())[f"kleurenwiezen-{table.id}.pbn"].split("\n\n")
        found = [dict(re.findall(r'^\[(\w+) "(.*)"\]$', board, re.M)) for board in boards if "[Board" in board]
        assert [board["East"] for board in found] == ["Ben", *["Eva"] * (table.deal - 1)]
        assert {(board["North"], board["South"], board["West"]) for board in found} == {("Anna", "Chloé", "Dirk")}
        assert all(len(parse_deal(board["Deal"])) == 4 for board in found)


async def test_every_way_to_sit_on_a_seat_is_told_in_every_language(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        begun = tuple(Stint(0, seat, f"Person {seat}", seat) for seat in range(1, 5))
        takers = (
            Stint(0, 1, "Odette", None),
            Stint(1, 2, "Fons", None),
            Stint(2, 2, "Émile", 9),
            Stint(4, 3, "Eva", 8),
            Stint(1, 4, "Dirk", 7),
            Stint(2, 4, "Person 4", 4),
            Stint(3, 4, "Dirk", 7),
        )
        deals = (Deal((1, 0, 1, 0)),) * 4
        number = await finish(here.tables.journal, Match((1, 2, 3, 4), (1, 2, 1, 2), BEGIN, deals=deals, takers=takers))
        for language in LANGUAGES:
            with about(language):
                say = say_in(language)
                match = await here.bot.standings.match(number)
                assert match is not None
                assert match.stints == begun + takers
                lines = list(match_lines(match, 7, say))
                # The text names some of many seats; odd letters in names disturb nothing.
                assert lines[-1].count("Odette") == lines[-1].count("Émile") == 1
                whole = "\n".join(lines)
                assert "50" in whole
                assert "{" not in whole
                assert len(whole) < 700
                chouine = list(match_lines(match._replace(game="chouine", preset="chouine"), 7, say))[-1]
                assert chouine != lines[-1] or language == "de"


async def test_who_comes_back_at_once_is_no_substitute_and_many_are_told_in_short(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        ben, deals = here["Ben"].id, (Deal((1, 0, 1, 0)),) * 9
        turns = [Stint(deal, 1, "Eva", 5) if deal % 2 else Stint(deal, 1, "Person 1", 1) for deal in range(1, 9)]
        takers = (
            *turns,
            # Ben left during the second deal and was back in it.
            Stint(2, 2, "Fons", None),
            Stint(2, 2, "Ben", ben),
            *(Stint(deal, 3, f"Guest {deal}", 100 + deal) for deal in range(1, 5)),
        )
        match = Match((1, ben, 3, 4), (1, 2, 1, 2), BEGIN, guild=here.guild.id, deals=deals, takers=takers)
        await finish(here.tables.journal, match)
        page = texts((await here["Ben"].slash(here.channel, "history")).response)
        assert "Seat 1 – deals 1, 3, 5, 7, …: Person 1 (the whole result), deals 2, 4, 6 & 8: Eva" in page
        first, second, last = "deal 1: Person 3 (44% of the result)", "deal 2: Guest 1", "deals 5–9: Guest 4"
        assert f"Seat 3 – {first}, {second}, deal 3: Guest 2, {last} (56% of the result), …" in page
        assert "Seat 2" not in page


async def test_the_longest_history_fits_on_its_page(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"].id
        name = "_*" * 16
        came = [Stint(deal, seat, name, 100 * deal + seat) for deal in range(1, 9) for seat in range(1, 5)]
        for number in range(5):
            match = kleurenwiezen((anna, 2, 3, 4), (1, 2, 3, 4), *[Deal((1, 0, -1, 0))] * 9, at=BEGIN + number)
            await finish(here.tables.journal, replace(match, guild=here.guild.id, takers=tuple(came)))
        page = (await here["Anna"].slash(here.channel, "history")).response
        assert texts(page).count("Seat 2") == 5
