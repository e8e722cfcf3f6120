"""Hints: told to the person on turn alone, where the table allows them; everybody is told where it does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.cogs.world import buttons, posted, private, said, texts, world


async def test_whoever_is_on_turn_is_told_alone_what_a_strong_player_would_do(tmp_path: Path) -> None:
    async with world(tmp_path, swaps=()) as here:
        table = await here.playing("Anna", variant="pagat")
        assert "with hints" in texts(here.lobby(table))
        assert any("Hints are allowed here" in one for one in posted(here))
        number, anna = table.number, here["Anna"]
        (button,) = buttons(here.hand(table, "Anna"), "hint:")
        answer = await anna.user.click(here.hand(table, "Anna"), custom_id=button)
        assert private(answer)
        told = said(answer)
        assert "**Hint:**" in told
        assert said(await anna.slash(here.channel, "hint")) == told, "the same view, the same hint"
        assert table.number == number
        assert all("Hint:" not in one for one in posted(here))


async def test_how_the_match_stands_is_said_where_points_would_choose_otherwise(tmp_path: Path) -> None:
    async with world(tmp_path, swaps=()) as here:
        # At the beginning of a match the first hand would not accept, and neither would the second.
        for word, is_said in (("Accept", True), ("Pass", False)):
            four = ("Anna", "Ben", "Chloé", "Dirk")
            table = await here.playing(*four, variant="couillon", rules="lines=1", hints=1)
            told = said(await here[here.to_move(table)].slash(here.channel, "hint", table=str(table.id)))
            assert f"**Hint:** {word}" in told
            assert "matches in a hundred less" in told
            assert ("You need 1 more to win the match." in told) is is_said


async def test_among_people_the_host_allows_them_before_the_match_and_the_result_counts_them(tmp_path: Path) -> None:
    async with world(tmp_path, swaps=()) as here:
        table = await here.table("Anna", "Ben", "Chloé", "Dirk", rules="deals=1")
        assert "with hints" not in texts(here.lobby(table))
        panel = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        await here["Anna"].click(panel, custom_id=f"hints:{table.id}:yes")
        assert "with hints" in texts(here.lobby(table))
        await here["Anna"].click(here.lobby(table), custom_id=f"start:{table.id}:")
        assert any("as the host has chosen" in one for one in posted(here))
        name = here.to_move(table)
        await here[name].slash(here.channel, "hint")
        await here[name].slash(here.channel, "hint")
        await here.play_on(table, here.packs)
        assert any("Hints taken:" in one and f"{name} 2" in one for one in posted(here))


async def test_a_refusal_says_why_and_what_to_do(tmp_path: Path) -> None:
    async with world(tmp_path, swaps=()) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        on_turn = here.to_move(table)
        assert not buttons(here.hand(table, on_turn), "hint:")
        assert "The host can allow them before the match" in said(await here[on_turn].slash(here.channel, "hint"))
        assert not buttons(here.hand(table, on_turn), "hint:")

        # Where matches with computers count, hints are off too, until the host allows them.
        await here.tables.change_server(here.guild.id, lambda server: replace(server, counts_computers=True))
        assert not (await here.table("Anna", computers=3)).allows_hints
        allowed = await here.playing("Anna", "Ben", "Chloé", hints=1)
        other = next(name for name in ("Anna", "Ben", "Chloé") if name != here.to_move(allowed))
        refused = said(await here[other].slash(here.channel, "hint", table=str(allowed.id)))
        assert here.to_move(allowed) in refused
        assert not buttons(here.hand(allowed, other), "hint:")


async def test_hints_are_allowed_or_forbidden_when_a_table_is_opened_whatever_opens_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.allow_much()
        for command in ("couillon", "duel", "table open"):
            alone = {} if command == "duel" else {"computers": 1}
            for hints in (None, 0, 1):
                facts = {} if hints is None else {"hints": hints}
                await here["Anna"].slash(here.channel, command, **alone, **facts)
                table = here.tables.in_guild(here.guild.id)[-1]
                assert table.setup.hints is (None if hints is None else bool(hints))
        # A challenge says so to whoever is challenged.
        await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"], hints=1)
        assert "with hints" in texts(here.lobby(here.tables.in_guild(here.guild.id)[-1]))
