"""With one press the same people sit down to the same game again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.running.table import Table
from engine.table.model.status import Status
from tests.about import about
from tests.cogs.app.test_commands import speaking
from tests.cogs.games.kleurenwiezen.deals import FOUR
from tests.cogs.lobby.test_duel import newest, pinged
from tests.cogs.world import World, buttons, said, texts, world


async def played(here: World, *names: str, **options: str) -> Table:
    """A match of one deal that these people have played to its end."""
    table = await here.playing(*names, variant="malmedy", rules="deals=1", **options)
    await here.play_on(table, random.Random(1))
    assert table.status is Status.OVER
    return table


def end_of(here: World, table: Table) -> object:
    """The message that offers the rematch."""
    return next(one for one in here.channel.history() if buttons(one, f"rematch:{table.id}:"))


def sitting(here: World, table: Table) -> list[str]:
    names = {one.id: name for name, one in here.people.items()}
    return [names.get(one.user_id, "computer") if one else "-" for one in table.seats]


async def test_one_press_calls_the_others_and_the_match_starts_when_all_are_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="nl")
    async with world(tmp_path) as here:
        here.add("Eva")
        first = await played(here, "Anna", "Ben", "Chloé", language="nl")
        end = end_of(here, first)
        assert buttons(end, "rematch") == [f"rematch:{first.id}:", f"rematch:{first.id}:others"]
        stranger = said(await here["Eva"].click(end, custom_id=f"rematch:{first.id}:"))
        assert stranger.startswith(f"This rematch is for those who played the match at table {first.id}")
        await here["Ben"].click(end, custom_id=f"rematch:{first.id}:")
        table = newest(here)
        assert sitting(here, table) == ["-", "Ben", "-", "computer"]
        assert [int(one) for one in pinged(here)] == sorted(here[name].id for name in ("Anna", "Chloé"))
        assert f"**Revanche!** <@{here['Anna'].id}> <@{here['Chloé'].id}>: wie doet er mee?" in texts(here.lobby(table))
        # The message of the finished match does the call's work.
        await here["Anna"].click(end, custom_id=f"rematch:{first.id}:others")
        assert sitting(here, table) == ["Anna", "Ben", "-", "computer"]
        assert f"<@{here['Anna'].id}>" not in texts(here.lobby(table))
        await here.restart()
        await here["Chloé"].click(here.lobby(table), custom_id=f"rematch:{first.id}:")
        table = newest(here)
        assert (table.status, sitting(here, table)) == (Status.PLAYING, sitting(here, first))
        again = said(await here["Ben"].click(end, custom_id=f"rematch:{first.id}:"))
        assert again == ""
        assert len(here.tables.in_guild(here.guild.id)) == 1


async def test_by_command_with_other_partners_and_the_host_starts(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        none = said(await here["Anna"].slash(here.channel, "table rematch"))
        assert none == "No match has ended in this channel yet."
        first = await here.playing(*FOUR)
        await first.stop(here["Anna"].id, force=True)
        await here.env.settle()
        yours = said(await here["Dirk"].slash(here.channel, "table rematch", partners="others"))
        table = newest(here)
        assert f"The rematch is table {table.id}, and you have a seat there." in yours
        for name in ("Chloé", "Ben"):
            await here[name].slash(here.channel, "table rematch")
        await here["Anna"].click(here.lobby(table), custom_id=f"rematch:{first.id}:")
        assert sitting(here, first) == list(FOUR)
        assert sitting(here, table) == ["Anna", "Dirk", "Ben", "Chloé"]
        # A message tells the host that everybody is there; it disappears when the match starts.
        full = list(here.channel.history())[-1]
        assert f"<@{here['Dirk'].id}>, table {table.id} is full" in texts(full)
        assert [int(one) for one in pinged(here)] == [here["Dirk"].id]
        await here["Dirk"].click(full, custom_id=f"start:{table.id}:")
        assert table.status is Status.PLAYING
        assert not [one for one in here.channel.history() if one.id == full.id]


async def test_a_duel_has_its_rematch_and_one_that_goes_on_without_somebody_says_so(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"])
        first = newest(here)
        await here["Ben"].click(here.lobby(first), custom_id=f"accept:{first.id}:")
        await first.stop(here["Anna"].id, force=True)
        await here["Anna"].slash(here.channel, "table rematch")
        table = newest(here)
        assert sitting(here, table) == ["Anna", "-"]
        await here["Anna"].slash(here.channel, "table fill")
        assert table.status is Status.PLAYING
        late = said(await here["Ben"].slash(here.channel, "table rematch"))
        assert late.startswith(f"The rematch is being played at table {table.id} already, without you")
        others = said(await here["Anna"].slash(here.channel, "table partners", partners="others"))
        assert others == "The match has already started."


async def test_an_evening_of_two_matches_by_slash_commands_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="fr", ben="nl")

    async def play_to_the_end(table: Table) -> None:
        turn = 0
        while table.status is Status.PLAYING:
            one = here[here.to_move(table)]
            bidding = bool(await one.autocomplete(here.channel, "bid", "call", ""))
            command, option = ("bid", "call") if bidding else ("play", "card")
            choices = await one.autocomplete(here.channel, command, option, "")
            await one.slash(here.channel, command, **{option: choices[turn % len(choices)]["name"]})
            turn += 1

    async with world(tmp_path) as here:
        anna, ben = here["Anna"], here["Ben"]
        await anna.slash(here.channel, "couillon", variant="malmedy")
        await anna.slash(here.channel, "table rules", rules="deals=1")
        await ben.slash(here.channel, "table join", seat=3)
        await anna.slash(here.channel, "table fill")
        await anna.slash(here.channel, "table start")
        first = newest(here)
        await play_to_the_end(first)
        assert sitting(here, first) == ["Anna", "computer", "Ben", "computer"]
        await ben.slash(here.channel, "table rematch")
        assert "La revanche se joue à la table 2, et tu y as ta place." in said(
            await anna.slash(here.channel, "table rematch")
        )
        second = newest(here)
        assert (second.status, second.setup.previous) == (Status.PLAYING, first.id)
        await here.play_on(second, random.Random(1))
        late = said(await ben.click(end_of(here, first), custom_id=f"rematch:{first.id}:"))
        assert late.startswith("De revanche is al gespeeld, aan tafel 2")


async def test_who_joins_a_rematch_that_somebody_else_wanted_otherwise_is_told(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for asked, told in (("", "with other partners"), ("others", "with the same partners")):
            with about(told):
                first = await played(here, *FOUR)
                end = end_of(here, first)
                opened = "" if asked else "others"
                assert said(await here["Ben"].click(end, custom_id=f"rematch:{first.id}:{opened}")).strip() == ""
                table = newest(here)
                title = "Rematch!" if asked else "Rematch, with other partners!"
                assert title in texts(here.lobby(table))
                answer = said(await here["Chloé"].click(end, custom_id=f"rematch:{first.id}:{asked}"))
                assert answer.strip().startswith(f"This rematch is {told}")
                assert "Ben" in answer
                assert said(await here["Dirk"].click(end, custom_id=f"rematch:{first.id}:{opened}")).strip() == ""


async def test_who_gets_other_partners_by_the_host_is_called_and_sees_which(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table(*FOUR)
        await here["Anna"].slash(here.channel, "table partners", partners="others")
        first = here.message(*table.message_ids["switched"])
        assert {one.id for one in first.mentions} == {here[name].id for name in FOUR[1:]}
        for side in ("Anna & Ben", "Dirk & Chloé"):
            assert side in texts(first).replace("\u2068", "").replace("\u2069", "")
        await here["Anna"].slash(here.channel, "table partners", partners="high-cards")
        second = here.message(*table.message_ids["switched"])
        assert first.id not in [one.id for one in here.channel.history()]
        assert "cards decide who plays with whom" in texts(second)
        await here["Anna"].slash(here.channel, "table start")
        assert second.id not in [one.id for one in here.channel.history()]
