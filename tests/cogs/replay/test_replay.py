"""/replay: every position of a finished match for those who may see it, and nothing of a match under way."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.records.boards import parse_deal
from engine.records.record import Record
from engine.records.replay import positions
from engine.running.table import Table
from engine.table.model.status import Status
from tests.cogs.forging import pressed
from tests.cogs.replay.matches import finished, pictures, play_on
from tests.cogs.world import WAITING, World, buttons, components, said, texts, world

WORDS = {
    "fr": ("toutes les mains étalées", "Suite ▶", "Partie 1 sur"),
    "nl": ("alle handen open", "Verder ▶", "Gift 1 van"),
    "de": ("alle Karten offen", "Weiter ▶", "Spiel 1 von"),
}


def button(message: Any, start: str) -> str:
    """The custom id of a button that somebody can press."""
    return next(one for one in buttons(message) if one.startswith(start))


def where(message: Any) -> list[int]:
    """Deal, deals, step and steps, as the page gives them."""
    line = next(line for line in texts(message).split("\n") if line.startswith("-# "))
    return [int(number) for number in re.findall(r"\d+", line)]


def held_by(message: Any, name: str) -> bool:
    """Whether the page says what somebody holds."""
    return re.search(rf"^{name}\s?: .*\*\*", texts(message), re.MULTILINE) is not None


def options(message: Any, custom_id: str) -> list[dict[str, Any]]:
    """What a menu offers."""
    return next(list(one["options"]) for one in components(message) if one.get("custom_id") == custom_id)


async def opened(here: World, name: str, table_id: int) -> Any:
    return (await here[name].slash(here.channel, "replay", table=str(table_id))).response


@pytest.mark.parametrize(("game", "language"), [("couillon", "nl"), ("chouine", "fr"), ("kleurenwiezen", "de")])
async def test_a_match_of_every_game_is_stepped_through_with_all_hands_or_one_and_handed_out(
    tmp_path: Path, game: str, language: str
) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await finished(here, game)
        anna = here["Anna"]
        await here.bot.change_person(anna.id, chosen_language=language)
        record = Record.parse(await table.record())
        played = list(positions(record))
        page = await opened(here, "Anna", table.id)
        open_hands, on, first = WORDS[language]
        assert page.ephemeral
        assert first in texts(page)
        assert open_hands in texts(page)
        assert on in {one.get("label") for one in components(page)}
        names = [one.name for one in table.seats if one]
        begin = [record.game.view(played[0].state, seat).hand for seat in range(1, len(names) + 1)]
        # Where cards are dealt in two stages, some hold none yet.
        assert [held_by(page, name) for name in names] == list(map(bool, begin))
        assert "hands.png" in pictures(page)
        assert all(name in pictures(page)["hands.png"] for name in names)

        # Each step says who did what.
        steps = len(record.deals[0].lines)
        for step in (1, 2):
            await anna.click(page, custom_id=button(page, f"replay:{table.id}:on."))
            assert where(page) == [1, table.deal, step, steps]
            assert f"\n**{names[(played[step].seat or 0) - 1]}" in texts(page)
        await anna.click(page, custom_id=button(page, f"replay:{table.id}:back."))
        await anna.click(page, custom_id=button(page, f"replay:{table.id}:first."))
        assert not [one for one in buttons(page) if one.startswith(f"replay:{table.id}:back.")]
        await anna.click(page, custom_id=button(page, f"replay:{table.id}:last."))
        assert where(page) == [table.deal, table.deal, *[len(record.deals[-1].lines)] * 2]
        assert not [one for one in buttons(page) if one.startswith(f"replay:{table.id}:on.")]

        # One menu goes to a trick; another shows one hand, and then words and picture show no other.
        await anna.click(page, custom_id=button(page, f"replay:{table.id}:first."))
        tricks, whose = f"pick.replay:{table.id}:1", f"pick.replay:{table.id}:2"
        assert len(options(page, tricks)) >= 3
        await anna.select(page, [options(page, tricks)[1]["value"]], custom_id=tricks)
        await anna.select(page, [options(page, whose)[1]["value"]], custom_id=whose)
        assert list(pictures(page)["hands.png"].rpartition(": ")[2].rstrip(".").split(", ")) == [names[0]]
        assert not held_by(page, names[1])
        assert pictures(page)["table.png"]

        # After a restart the buttons still know where they are.
        before = texts(page)
        await here.restart()
        await anna.click(page, custom_id=button(page, f"replay:{table.id}:on."))
        await anna.click(page, custom_id=button(page, f"replay:{table.id}:back."))
        assert texts(page) == before
        await files_are_right(here, table)


async def files_are_right(here: World, table: Table) -> None:
    """The match comes as a record that can be played again, and deals of 52 cards also as PBN."""
    page, game = await opened(here, "Ben", table.id), table.game.name
    files = (await here["Ben"].click(page, custom_id=f"replayfiles:{table.id}:")).response
    by_name = {one.filename: (await one.read()).decode() for one in files.attachments}
    record = Record.parse(by_name[f"{game}-{table.id}.txt"])
    *_, last = positions(record)
    assert last.state.outcome.match.winners == table.winners
    assert len(record.deals) == table.deal
    assert (f"{game}-{table.id}.pbn" in by_name) == (game == "kleurenwiezen")
    if game == "kleurenwiezen":
        deals = [line for line in by_name[f"{game}-{table.id}.pbn"].split("\n") if line.startswith("[Deal ")]
        hands = [[set(hand) for hand in parse_deal(line.split('"')[1])] for line in deals]
        starts = [at.state for at in positions(record) if at.action is None]
        assert hands == [[set(record.game.view(state, seat).hand) for seat in range(1, 5)] for state in starts]


async def test_nothing_is_shown_of_a_match_that_goes_on_or_was_broken_off(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", game="chouine", variant="chouine")
        await play_on(here, table, deals=2)
        assert table.deal == 2
        for name in ("Anna", "Dirk"):
            refused = await here[name].slash(here.channel, "replay", table=str(table.id))
            assert "still being played" in said(refused)
            assert "finished deals" in said(refused)
            assert not refused.response.attachments
            assert not components(refused.response)
        assert await here["Anna"].autocomplete(here.channel, "replay", "table", "") == []
        await here.bot.change_person(here["Anna"].id, chosen_language="fr")
        nothing = await here["Anna"].slash(here.channel, "replay")
        assert "Il n’y a pas encore de partie terminée" in said(nothing)
        await table.stop(here["Anna"].id, force=True)
        await here.env.settle()
        assert table.status is Status.STOPPED
        assert "interrompue" in said(await here["Anna"].slash(here.channel, "replay", table=str(table.id)))


async def test_only_who_played_or_belongs_to_the_server_sees_a_match(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await finished(here, "chouine")
        elsewhere = here.env.create_guild().create_text_channel("elders")
        stranger = elsewhere.guild.add_member(here["Dirk"].user)
        player = elsewhere.guild.add_member(here["Anna"].user)
        refused = await stranger.slash(elsewhere, "replay", table=str(table.id))
        assert f"no table {table.id}" in said(refused)
        assert not refused.response.attachments
        assert await stranger.autocomplete(elsewhere, "replay", "table", "") == []
        assert "no finished match" in said(await stranger.slash(elsewhere, "replay"))
        assert f"no table {table.id}" in said(await here["Dirk"].user.slash("replay", table=str(table.id)))

        # A player sees it anywhere, but can share it only in its own channel.
        mine = await player.slash(elsewhere, "replay")
        assert f"table {table.id}" in said(mine)
        choices = await player.autocomplete(elsewhere, "replay", "table", "chou")
        assert [one["value"] for one in choices] == [str(table.id)]
        assert "Anna" in choices[0]["name"]
        assert "Ben" in choices[0]["name"]
        assert not buttons(mine.response, "replayall:")
        direct = (await here["Anna"].user.slash("replay")).response
        assert buttons(direct, "replay:")
        assert not buttons(direct, "replayall:")
        told = await pressed(here, "Anna", f"replayall:{table.id}:1.1.0", private=True)
        assert "only be shown to everyone on the server where it was played" in told
        assert list(elsewhere.history()) == []

        # Where it was played, anybody shows it to all; whoever wants to step on gets a message of their own.
        page = await opened(here, "Dirk", table.id)
        await here["Dirk"].click(page, custom_id=button(page, f"replay:{table.id}:on."))
        await here["Dirk"].click(page, custom_id=button(page, f"replayall:{table.id}:"))
        shared = here.channel.history()[-1]
        assert "step 1 of" in texts(shared)
        assert buttons(shared) == [f"replayopen:{table.id}:1.1.0"]
        own = (await here["Chloé"].click(shared, custom_id=buttons(shared)[0])).response
        assert own.ephemeral
        assert "step 1 of" in texts(own)
