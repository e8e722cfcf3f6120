"""A panel that was drawn before something changed, or a second press of it, does what it says, never the opposite."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from cogs.messages.buttons import is_meant, said_by
from engine.running.table import Table
from engine.table.model.status import Status
from tests.cogs.forging import pressed
from tests.cogs.world import BUTTON, WAITING, World, buttons, components, world

MENU: Final = 3
AGAIN: Final = {
    "computer": "one more sits down each time",
    "swap": "they change places once more",
    "shift": "everybody moves on once more",
}
"""What is done again by a second press, because it says so."""


def offered(message: Any) -> Iterator[tuple[str, str]]:
    """Everything that can be pressed on a page, or picked on it: the custom id, and the value."""
    for one in components(message):
        if one.get("type") == BUTTON and not one.get("disabled"):
            yield one["custom_id"], ""
        elif one.get("type") == MENU and one.get("max_values", 1) == 1:
            yield from ((one["custom_id"], option["value"]) for option in one["options"])


async def twice(here: World, name: str, opened: Callable[[], Any], table: Table) -> set[str]:
    """Press everything on a page twice, on two devices that showed it before; the verbs that were tried."""

    def state() -> tuple[object, ...]:
        return table.setup, table.seats, table.status, table.proposal

    tried = set[str]()
    while True:
        devices = [await opened(), await opened()]
        left = (one for one in offered(devices[0]) if kind_of(*one) not in tried and verb_of(one[0]) not in AGAIN)
        custom_id, value = next(left, ("", ""))
        if not custom_id:
            return {one.partition(" ")[0] for one in tried}
        after = []
        for page in devices:
            if value:
                await here[name].select(page, [value], custom_id=custom_id)
            else:
                await here[name].click(page, custom_id=custom_id)
            after.append(state())
        assert after[0] == after[1], (custom_id, value)
        tried.add(kind_of(custom_id, value))
        if table.proposal is not None:
            with here.env._bot_scope():
                await table.decline(here[name].id)


def verb_of(custom_id: str) -> str:
    return custom_id.removeprefix("pick.").partition(":")[0]


def kind_of(custom_id: str, value: str) -> str:
    """What is as good as the same: one of the values of an option is enough."""
    return f"{verb_of(custom_id)} {value.partition('=')[0] if '=' in value else ''}"


async def test_before_the_match(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.table("Anna", "Ben")
        await here["Anna"].click(here.lobby(table), custom_id=f"computer:{table.id}:")

        async def panel() -> Any:
            return (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response

        tried = await twice(here, "Anna", panel, table)
        assert tried >= {"mute", "access", "hints", "lasttrick", "option", "preset", "clock", "level", "remove", "stop"}


async def test_during_the_match(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", "Chloé", **{"take-back": 15})
        while not all(one is None or one.away or not one.is_person for one in table.seats):
            await here.env.advance_time(60)
        await here["Anna"].slash(here.channel, "back")

        async def own() -> Any:
            return (await here["Anna"].click(here.board(table), custom_id=f"seat:{table.id}:")).response

        async def host() -> Any:
            return (await here["Anna"].click(await own(), custom_id=f"host:{table.id}:")).response

        assert await twice(here, "Anna", own, table) >= {"offer", "leave", "pause", "end", "length", "phrases"}
        assert await twice(here, "Anna", host, table) >= {"offeraway", "mute", "access", "remove", "stop"}
        assert table.status is Status.PLAYING


async def test_who_keeps_a_seat_that_is_no_more_on_offer_gives_it_to_nobody(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        board = here.board(table)
        shown = (await here["Anna"].click(board, custom_id=f"seat:{table.id}:")).response
        await here["Anna"].click(shown, custom_id=f"offer:{table.id}:yes")
        before = (await here["Anna"].click(board, custom_id=f"seat:{table.id}:")).response
        assert buttons(before, "offer") == [f"offer:{table.id}:no"]
        await here["Anna"].slash(here.channel, "table offer")
        await here["Anna"].click(before, custom_id=f"offer:{table.id}:no")
        assert 1 not in table.seats_to_take(here["Chloé"].id)


async def test_buttons_of_yesterday_mean_the_other_of_what_is_so(tmp_path: Path) -> None:
    assert [is_meant(said_by(True)), is_meant(said_by(False)), is_meant(""), is_meant("7")] == [True, False, None, None]
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        ben = here["Ben"].id
        for wanted in (True, False):
            await pressed(here, "Anna", f"offer:{table.id}:")
            await pressed(here, "Anna", f"pick.mute:{table.id}:", [str(ben)], kind=MENU)
            one = table.seats[0]
            assert one is not None
            assert (one.offered, ben in table.setup.muted) == (wanted, wanted)


async def test_nobody_ends_a_match_by_the_button_that_withdrew_its_challenge(tmp_path: Path) -> None:
    """It takes two presses to end a match, or the agreement of the other."""
    async with world(tmp_path, pauses=WAITING) as here:
        await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"])
        table = here.tables.in_guild(here.guild.id)[-1]
        await here["Ben"].click(here.lobby(table), custom_id=f"accept:{table.id}:")
        await here.env.advance_time(600)
        assert all(one is not None and one.away for one in table.seats), "or else it would ask the other"
        assert "moved on" in await pressed(here, "Anna", f"decline:{table.id}:")
        assert table.status is Status.PLAYING
