"""A table without a clock where somebody does not play on: what those who wait press, and what everybody reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.running.table import Table
from engine.table.model.status import Status
from tests.cogs.admin.test_forget_me import forgotten
from tests.cogs.passing import pass_idly
from tests.cogs.world import WAITING, World, buttons, posted, said, texts, world

HOUR = 3600.0
DAY = 24 * HOUR
TWO = ("Anna", "Ben")


async def duel(here: World) -> tuple[Table, str, str]:
    """A duel without a clock, who does not come, and who waits."""
    table = await here.playing(*TWO, variant="chouine", clock="no clock")
    await here.env.advance_time(60)
    sleeper = here.to_move(table)
    (waiter,) = set(TWO) - {sleeper}
    return table, sleeper, waiter


async def pressed_absent(here: World, table: Table, name: str) -> Any:
    panel = (await here[name].click(here.board(table), custom_id=f"seat:{table.id}:")).response
    return await here[name].click(panel, custom_id=f"absent:{table.id}:")


def asked(here: World) -> list[Any]:
    return [one for one in here.channel.history() if buttons(one, "takeclock")]


async def test_who_waits_asks_for_a_clock_and_has_won_a_day_later(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table, sleeper, waiter = await duel(here)
        assert "After a day of waiting you can ask for a clock" in said(await pressed_absent(here, table, waiter))
        await pass_idly(here, DAY)
        assert "You have asked for a clock at table 1" in said(await pressed_absent(here, table, waiter))
        (message,) = asked(here)
        assert f"<@{here[sleeper].id}>: {waiter} has waited for a day and asks for a clock" in texts(message)
        assert [one.id for one in message.mentions] == [here[sleeper].id]
        assert "has time to answer" in said(await pressed_absent(here, table, waiter))
        assert len(asked(here)) == 1
        await pass_idly(here, DAY)
        ends = (await pressed_absent(here, table, waiter)).response
        await here[waiter].click(ends, custom_id=f"unanswered:{table.id}:forfeit")
        await here.env.settle()
        assert (table.status, table.winners) == (Status.OVER, (table.seat_of(here[waiter].id),))
        everything = "\n".join(texts(one) for one in here.channel.history())
        assert f"{waiter} has ended the match as won" in everything
        assert "One side did not come: it has lost, as if it had given up." in everything


async def test_whoever_was_asked_agrees_to_the_clock_by_one_press(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table, sleeper, waiter = await duel(here)
        await pass_idly(here, DAY)
        await pressed_absent(here, table, waiter)
        (message,) = asked(here)
        assert "Nobody is kept waiting" not in said(
            await here[sleeper].click(message, custom_id=f"takeclock:{table.id}:")
        )
        assert table.setup.turn_seconds == 2 * DAY
        assert any(f"{sleeper} agrees to a clock" in texts(one) for one in here.channel.history())


async def test_nobody_ends_a_match_by_an_old_button_once_the_other_has_played(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table, sleeper, waiter = await duel(here)
        await pass_idly(here, DAY)
        await pressed_absent(here, table, waiter)
        await pass_idly(here, DAY)
        ends = (await pressed_absent(here, table, waiter)).response
        seat = table.seat_of(here[sleeper].id)
        assert seat is not None
        await table.act(here[sleeper].id, str(table.legal(seat)[0]), None)
        await here[waiter].click(ends, custom_id=f"unanswered:{table.id}:forfeit")
        assert table.status is Status.PLAYING


async def test_what_was_said_about_a_clock_is_said_without_the_names_of_those_who_are_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        here.add("Mia")
        table = await here.playing(*TWO, "Mia", clock="no clock")
        await here.env.advance_time(60)
        sleeper = here.to_move(table)
        waiter = next(one for one in (*TWO, "Mia") if one != sleeper)
        await pass_idly(here, DAY)
        await pressed_absent(here, table, waiter)
        (message,) = asked(here)
        await here[sleeper].click(message, custom_id=f"takeclock:{table.id}:")
        told = [texts(message), next(one for one in posted(here) if f"{sleeper} agrees to a clock" in one)]
        for name in (waiter, sleeper):
            await forgotten(here, name)
        await here.env.advance_time(HOUR)
        everything = posted(here)
        mention = f"<@{here[sleeper].id}>"
        assert not [one for one in everything if waiter in one or sleeper in one or mention in one]
        for one in told:
            without = one.replace(f"{mention}:", "**N.N.**:").replace(waiter, "N.N.").replace(sleeper, "N.N.")
            assert without in everything
