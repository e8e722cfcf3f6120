"""A command that could mean several tables offers them, and then acts on the one chosen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from discord import app_commands

from cogs.typed.choosing import numbers_of
from engine.running.table import Table
from engine.table.model.setup import Access
from tests.about import about
from tests.cogs.acting import act_until
from tests.cogs.forging import pressed
from tests.cogs.world import World, buttons, components, private, said, texts, world

TAKES_THE_LAST: Final = {"replay", "send-deal", "verify"}
"""Commands about the match played last, unless somebody types another."""
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "play": {"card": "AS"},
    "bid": {"call": "pass"},
    "answer": {"answer": "yes"},
    "say": {"phrase": "hello"},
    "table clock": {"clock": "quick"},
    "table access": {"who": "invited"},
    "table swap": {"seat": 1, "other-seat": 2},
    "table remove": {"seat": 2},
    "table partners": {"partners": "others"},
    "table rules": {"rules": "lines=7"},
}
"""What people must type besides."""


def asking(here: World) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """The commands that take a table and can do without one."""
    for command in here.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            options = {one.name: one for one in command.parameters}
            if "table" in options and not options["table"].required and command.qualified_name not in TAKES_THE_LAST:
                yield command


async def until_anna_plays(here: World, table: Table) -> None:
    await act_until(here, table, lambda: here.to_move(table) == "Anna" and table.view(0).trump is not None)


async def four_tables(here: World) -> list[Table]:
    """Anna must play a card at two tables, and waits at two others, all of which she hosts."""
    playing = [await here.playing("Anna", "Ben"), await here.playing("Anna", "Chloé")]
    for table in playing:
        await until_anna_plays(here, table)
    return [
        *playing,
        await here.table("Anna", "Ben", "Chloé"),
        await here.table("Anna", "Dirk", "Chloé"),
    ]


async def test_every_command_about_a_table_offers_those_it_may_mean(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        tables, seen = await four_tables(here), 0
        for command in asking(here):
            name, seen = command.qualified_name, seen + 1
            options = dict(OPTIONS.get(name, {}))
            if any(one.name == "person" for one in command.parameters):
                options["person"] = here["Ben"]
            who = here["Dirk"] if name == "table join" else here["Anna"]
            answer = (await who.slash(here.channel, name, **options)).response
            assert answer is not None, name
            offered = buttons(answer, "with:")
            assert len(offered) > 1, (name, texts(answer))
            assert texts(answer).strip() == "Which table do you mean?"
            for custom_id in offered:
                number, fact = custom_id.split(":", 2)[1:]
                typed, values = fact.split("?", 1)
                assert int(number) in {table.id for table in tables}
                assert typed == name
                assert len(json.loads(values)) == len(options)
        assert seen > 25


async def test_a_press_shows_the_hand_of_that_table_and_the_others_stay_to_be_pressed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        first = await here.playing("Anna", "Ben")
        second = await here.playing("Anna", "Dirk")
        asked = (await here["Anna"].user.slash("hand")).response
        labels = [one["label"] for one in components(asked) if "label" in one]
        assert labels == [f"{one.id} · Couillon (five lines) · #kaarten" for one in (first, second)]
        for table in (second, first):
            hand = private(await here["Anna"].user.click(asked, custom_id=f"with:{table.id}:hand?{{}}"))
            assert f"table {table.id} · " in texts(hand)
            assert hand.attachments


async def test_what_was_typed_is_done_at_the_table_that_is_pressed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        tables = await four_tables(here)
        anna = here["Anna"]
        asked = (await anna.slash(here.channel, "table access", who="invited")).response
        done = await anna.click(asked, custom_id=f'with:{tables[3].id}:table access?{{"access":"invited"}}')
        assert f"table {tables[3].id}" in said(done).lower()
        assert [one.setup.access for one in tables] == [Access.OPEN] * 3 + [Access.INVITED]
        asked = (await anna.slash(here.channel, "table mute", person=here["Chloé"])).response
        await anna.click(asked, custom_id=next(one for one in buttons(asked) if f":{tables[1].id}:" in one))
        assert tables[1].setup.muted == {here["Chloé"].id}
        asked = (await anna.slash(here.channel, "verify")).response
        shown = await anna.click(asked, custom_id=f"with:{tables[0].id}:verify?{{}}")
        assert tables[0].digest is not None
        assert tables[0].digest in texts(shown.response)


async def test_a_refusal_there_is_told_as_if_the_table_had_been_typed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        tables = await four_tables(here)
        asked = (await here["Anna"].slash(here.channel, "table start")).response
        refused = await here["Anna"].click(asked, custom_id=f"with:{tables[0].id}:table start?{{}}")
        assert said(refused).strip() == "The match has already started."


NO_BUTTONS = (
    "hand",
    "hand?",
    "hand?[]",
    'hand?{"table":"2"}',
    'hand?{"nothing":1}',
    "play?{}",
    'play?{"card":5}',
    'answer?{"answer":"perhaps"}',
    'table swap?{"seat":1,"other":99}',
    'table swap?{"seat":true,"other":2}',
    'table mute?{"person":-99999999999999999999999}',
    "table?{}",
    "table hand?{}",
    "nothing?{}",
    "?{}",
    'admin stop?{"table":"1"}',
    "admin stop?{}",
    "my-tables?{}",
    f"hand?{'[' * 80}",
)


async def test_a_press_that_no_button_says_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        for fact in NO_BUTTONS:
            with about(fact):
                assert "the newest buttons" in await pressed(here, "Anna", f"with:{table.id}:{fact}")


async def test_of_many_tables_twenty_are_offered_and_the_sentence_stays_short(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.allow_much()
        for _ in range(27):
            await here["Anna"].slash(here.channel, "table open")
        asked = (await here["Anna"].slash(here.channel, "table stop")).response
        assert len(buttons(asked, "with:")) == 20
        assert "say which one with the option “table” (1, 2, 3, " in texts(asked)
        assert texts(asked).strip().endswith("25, …).")
        wrong = said(await here["Anna"].slash(here.channel, "table stop", table="999"))
        assert len(wrong) < 300
        # The typed words do not fit beside the name of the command, so she must type them again, with the table.
        long = (await here["Anna"].slash(here.channel, "table rules", rules="lines=7 " * 20)).response
        assert buttons(long) == []
        assert "say which one with the option “table”" in texts(long)


async def test_no_list_in_a_refusal_is_longer_than_a_message(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        channels = [here.guild.create_text_channel(f"kaarten-{number}") for number in range(120)]
        await here.env.settle()
        allowed = frozenset(one.id for one in channels)
        await here.tables.change_server(here.guild.id, lambda server: replace(server, channels=allowed))
        refused = said(await here["Dirk"].slash(here.channel, "table open")).strip()
        assert refused.startswith("Tables are opened in <#")
        assert refused.endswith(">, … here.")
        assert len(refused) < 2000


def test_as_many_numbers_as_can_be_taken_in_are_named() -> None:
    assert numbers_of(range(1, 4)) == "1, 2, 3"
    assert numbers_of(range(10**6, 10**6 + 400)).endswith("1000024, …")
