"""Whatever people call themselves disturbs no message: a name is one line of text and nothing else."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from cogs.messages.words import in_label, in_text
from engine.table.model.times import Pauses
from tests.about import in_one_test
from tests.cogs.world import WAITING, World, components, texts, world
from tests.engine.running.support import ANNA, BRAM, Hour, Process, database

EVIL = "\u202e\u2066# *B*\n<@1> @everyone https://x.y \u0301" + "o\u0301" * 3 + "\u0301" * 20 + "\u200d" * 20
ACTING = ("\u202e", "\u2066", "\n<", "\u0301" * 5, "\u200d\u200d")
"""What no message may hold."""
MARKDOWN = ("<@1>", " @everyone", "https://", "*B*")
"""What no text may hold."""


@in_one_test(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("*Anna*_", "\\*Anna\\*\\_"),
        ("# Anna", "\\# Anna"),
        ("<@1> <#2> <:a:3> <t:4>", "\\<\\@1> \\<#2> \\<:a:3> \\<t:4>"),
        ("@everyone", "\\@everyone"),
        ("https://a.b", "https:\\//a.b"),
        ("[a](b)", "\\[a](b)"),
        ("-# x", "\\-# x"),
        ("> x", "\\> x"),
        ("||x||", "\\|\\|x\\|\\|"),
        ("محمد", "\u2068محمد\u2069"),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
    ],
)
def test_in_a_text_a_name_is_nothing_but_itself(name: str, shown: str) -> None:
    assert in_text(name) == shown


def test_on_a_button_markdown_is_no_danger_and_direction_is() -> None:
    assert in_label("*Anna*") == "*Anna*"
    assert in_label("\u202eשלום\n") == "\u2068שלום\u2069"


def everything_shown(here: World) -> tuple[str, str]:
    """All texts that anybody received, and all labels and alternatives of pictures, in which markdown means nothing."""
    messages: list[Any] = list(here.channel.history())
    for person in here.people.values():
        if person.user.dm_channel is not None:
            messages += person.user.dm_channel.history()
    labels = []
    for part in (part for message in messages for part in components(message)):
        labels += [str(part.get(key) or "") for key in ("label", "placeholder")]
        labels += [str(option["label"]) for option in part.get("options") or []]
        labels += [str(item.get("description") or "") for item in part.get("items") or []]
    return "\n\n".join(map(texts, messages)), "\n\n".join(labels)


async def test_a_name_made_to_disturb_disturbs_no_message_of_an_evening(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        here.people["Ben"] = here.guild.add_member(here.env.create_user("ben2", global_name=EVIL))
        here.people["Fatma"] = here.guild.add_member(here.env.create_user("fatma", global_name="فاطمة"))
        table = await here.playing("Ben", "Fatma")
        rng = random.Random(4)
        await here.play_on(table, rng)
        await here["Ben"].click(here.board(table), custom_id=f"seat:{table.id}:")
        await here["Fatma"].slash(here.channel, "pause")
        await here["Dirk"].slash(here.channel, "look", table=str(table.id))
        seen, labels = everything_shown(here)
        assert [raw for raw in (*ACTING, *MARKDOWN) if raw in seen] == []
        assert [raw for raw in ACTING if raw in labels] == []
        # People can still read whose turn it is, and harmless names stay as they are.
        assert "\u2068فاطمة\u2069" in seen
        assert "\\<\\@1>" in seen
        seated = table.seats[0]
        assert seated is not None
        assert seated.name.startswith("# *B* <@1> @everyone https://x.y")


async def test_of_a_name_without_anything_to_see_the_account_s_name_is_left(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.people["Ghost"] = here.guild.add_member(here.env.create_user("ghost", global_name="\u200d\u3164"))
        table = await here.table("Ghost")
        assert table.seats[0] is not None
        assert table.seats[0].name == "ghost"


async def test_names_of_rows_written_before_are_cleaned_where_they_are_read(tmp_path: Path) -> None:
    url = database(tmp_path)
    first = await Process.start(url, Hour(), random.Random(1), Pauses(0, 0, 0.7))
    table = await first.started((ANNA, BRAM))
    await first.close()
    with closing(sqlite3.connect(tmp_path / "cards.sqlite3")) as rows, rows:
        for column in ("seats", "stints"):
            rows.execute(f"UPDATE tables SET {column} = replace({column}, 'Bram', ?)", ("Br\u202eam\u200b",))
        assert "\u202e" in rows.execute("SELECT seats FROM tables").fetchone()[0]
    again = await Process.start(url, Hour(), random.Random(1), Pauses(0, 0, 0.7))
    read = again.tables.get(table.id)
    assert [one.name for one in read.seats[:2] if one] == ["Anna", "Bram"]
    assert {stint.name for stint in read.stints} >= {"Anna", "Bram"}
    await again.close()
