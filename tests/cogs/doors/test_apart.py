"""Whoever somebody keeps away from their table reads at every door what a table by invitation says, and nothing else.

Which doors seat somebody, or have somebody called to play, is read from the code itself: one that is new fails here.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest

from engine.running.table import Table
from engine.table.model.status import Status
from locales import LANGUAGES, say_in
from tests.cogs.doors.doors import begins
from tests.cogs.doors.reaching import reached
from tests.cogs.forging import press
from tests.cogs.lobby.test_duel import newest
from tests.cogs.replay.matches import finished
from tests.cogs.world import World, buttons, components, said, texts, world

SEATING: Final = frozenset({"lobby.sit", "lobby.take_over", "rematch.sit_again"})
"""What puts somebody on a seat at their own wish."""
CALLING: Final = frozenset({"preferences.call", "Tournament.ask"})
"""What has the bot call somebody at another's wish."""
ASKED: Final = "Blocks.keeping_out"
INVITED: Final = say_in("en")("refusal-not-invited")
TOGETHER: Final = {
    "/table no-answer": "they play at one table, and one of them waits for the other",
    "table.absent": "they play at one table, and one of them waits for the other",
}
"""Doors that call people with whom one plays already."""


async def _table_of_anna(here: World) -> Table:
    return await here.table("Anna")


async def _match_of_anna(here: World) -> Table:
    return await here.playing("Anna")


async def _press(here: World, table: Table, custom_id: str) -> Any:
    return await here["Ben"].click(here.lobby(table), custom_id=custom_id)


async def _join(here: World) -> Any:
    table = await _table_of_anna(here)
    return await here["Ben"].slash(here.channel, "table join", table=str(table.id))


async def _sit(here: World) -> Any:
    table = await _table_of_anna(here)
    return await _press(here, table, f"sit:{table.id}:2")


async def _join_pressed(here: World) -> Any:
    table = await _table_of_anna(here)
    await here["Anna"].slash(here.channel, "table invite", person=here["Chloé"], table=str(table.id))
    call = next(one for one in here.channel.history() if buttons(one, f"join:{table.id}:"))
    return await here["Ben"].click(call, custom_id=f"join:{table.id}:")


async def _accept(here: World) -> Any:
    await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"])
    table = newest(here)
    await _keep_away(here)
    return await _press(here, table, f"accept:{table.id}:")


async def _take(here: World) -> Any:
    table = await _match_of_anna(here)
    offered = (await here["Ben"].click(here.board(table), custom_id=f"take:{table.id}:")).response
    seat = buttons(offered, "take:")[0]
    await _keep_away(here)
    return await here["Ben"].click(offered, custom_id=seat)


async def _played(here: World) -> Table:
    table = await here.playing("Anna", "Ben", variant="malmedy", rules="deals=1")
    await here.play_on(table, random.Random(1))
    assert table.status is Status.OVER
    await _keep_away(here)
    end = next(one for one in here.channel.history() if buttons(one, f"rematch:{table.id}:"))
    await here["Anna"].click(end, custom_id=f"rematch:{table.id}:")
    return table


async def _rematch(here: World) -> Any:
    await _played(here)
    return await here["Ben"].slash(here.channel, "table rematch")


async def _rematch_pressed(here: World) -> Any:
    table = await _played(here)
    end = next(one for one in here.channel.history() if buttons(one, f"rematch:{table.id}:"))
    return await here["Ben"].click(end, custom_id=f"rematch:{table.id}:")


async def _duel(here: World) -> Any:
    return await here["Ben"].slash(here.channel, "duel", opponent=here["Anna"])


async def _challenge(here: World) -> Any:
    return await here["Ben"].context_menu(here.channel, "Challenge to Chouine", here["Anna"])


async def _invite(here: World) -> Any:
    table = await here.table("Ben")
    return await here["Ben"].slash(here.channel, "table invite", person=here["Anna"], table=str(table.id))


async def _invite_picked(here: World) -> Any:
    table = await here.table("Ben")
    panel = (await here["Ben"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
    return await here["Ben"].select(panel, [here["Anna"]], custom_id=f"who.invite:{table.id}:")


async def _tournament(here: World, **options: Any) -> Any:
    await here["Ben"].slash(here.channel, "tournament open", variant="denexa", **options)
    return here.tables.tournaments.in_guild(here.guild.id)[-1]


async def _partner(here: World) -> Any:
    await _tournament(here, method="swiss", entry="pairs")
    return await here["Ben"].slash(here.channel, "tournament enter", partner=here["Anna"])


async def _partner_picked(here: World) -> Any:
    made = await _tournament(here, method="swiss", entry="pairs")
    board = here.message(*made.message_ids["entry"])
    asked = (await here["Ben"].click(board, custom_id=f"tournament.enterwith:{made.id}")).response
    return await here["Ben"].select(asked, [here["Anna"]], custom_id=f"tournament.who.with:{made.id}")


async def _asked_in(here: World) -> Any:
    made = await _tournament(here, method="swiss")
    board = here.message(*made.message_ids["entry"])
    panel = (await here["Ben"].click(board, custom_id=f"tournament.direct:{made.id}")).response
    asked = (await here["Ben"].click(panel, custom_id=f"tournament.askin:{made.id}")).response
    return await here["Ben"].select(asked, [here["Anna"]], custom_id=f"tournament.who.in:{made.id}")


async def _send_deal(here: World) -> Any:
    table = await _of_ben(here)
    return await here["Ben"].slash(here.channel, "send-deal", person=here["Anna"], table=str(table.id))


async def _send_deal_picked(here: World) -> Any:
    table = await _of_ben(here)
    asked = (await press(here, "Ben", f"senddeal:{table.id}:1")).response
    menu = next(one for one in _ids(asked) if one.startswith("deals.to:"))
    return await here["Ben"].select(asked, [here["Anna"]], custom_id=menu)


async def _of_ben(here: World) -> Table:
    table = await here.playing("Ben", "Chloé", variant="malmedy", rules="deals=1")
    await here.play_on(table, random.Random(1))
    return table


DOORS: Final[dict[str, Callable[[World], Awaitable[Any]]]] = {
    "/table join": _join,
    "table.sit": _sit,
    "table.join": _join_pressed,
    "table.accept": _accept,
    "table.take": _take,
    "/table rematch": _rematch,
    "table.rematch": _rematch_pressed,
    "/duel": _duel,
    "menu Challenge to Chouine": _challenge,
    "/table invite": _invite,
    "table.invite": _invite_picked,
    "/tournament enter": _partner,
    "tournament.with": _partner_picked,
    "tournament.in": _asked_in,
    "/send-deal": _send_deal,
    "deal.to": _send_deal_picked,
}
"""How each door is opened by Ben, whom Anna keeps away."""
LATE: Final = frozenset({"table.accept", "table.take", "/table rematch", "table.rematch"})
"""Doors at which he stood already when she put him on her list."""


def _ids(message: Any) -> list[str]:
    return [one["custom_id"] for one in components(message) if "custom_id" in one]


async def _keep_away(here: World) -> None:
    await here["Anna"].slash(here.channel, "settings mine", **{"not-with": here["Ben"]})


async def test_every_door_that_seats_or_calls_somebody_is_walked_through(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        reaches = {door: reached(functions, ("Transactions.",)) for door, functions in begins(here.bot)}
        found = {door for door, pairs in reaches.items() if any(one in SEATING | CALLING for _, one in pairs)}
        # What seats somebody asks in the same breath.
        seating = {by for pairs in reaches.values() for by, one in pairs if one in SEATING}
        asking = {by for pairs in reaches.values() for by, one in pairs if one == ASKED}
    # `rematch` sits down as `lobby` does, and looking for seats takes none: both are handed who is kept out.
    assert seating - {"rematch.sit_again", "lobby.seats_to_take"} <= asking
    # Discord's own menu of a person is no command whose function can be followed.
    assert found == DOORS.keys() - {"menu Challenge to Chouine"} | TOGETHER.keys()


@pytest.mark.parametrize("door", DOORS)
async def test_who_is_kept_away_reads_what_a_table_by_invitation_says(tmp_path: Path, door: str) -> None:
    async with world(tmp_path) as here:
        if door not in LATE:
            await _keep_away(here)
        before = {one.id for one in here.channel.history()}
        answer = await DOORS[door](here)
        # Below the page on which it was pressed, if there was one.
        assert said(answer).strip().splitlines()[-1] == INVITED
        own = [one for one in here.tables.live if one.seat_of(here["Anna"].id) is not None]
        assert all(one.seat_of(here["Ben"].id) is None for one in own)
        # Nothing that the channel says calls her by his wish.
        fresh = [texts(one) for one in here.channel.history() if one.id not in before and "Anna" not in texts(one)]
        assert not [one for one in fresh if f"<@{here['Anna'].id}>" in one]


async def test_a_table_by_invitation_says_so_itself(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna")
        await here["Anna"].slash(here.channel, "table access", who="invited", table=str(table.id))
        assert said(await _press(here, table, f"sit:{table.id}:2")).strip() == INVITED


def test_the_sentence_tells_nobody_of_a_list() -> None:
    words = ("list", "block", "lijst", "liste", "bloqu", "sperr")
    assert not [one for one in LANGUAGES for word in words if word in say_in(one)("refusal-not-invited").casefold()]


async def test_what_is_listed_for_them_is_the_same_with_and_without(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna")
        await finished(here, "chouine")
        heard = []
        for _ in range(2):
            lists = [
                await here["Ben"].autocomplete(here.channel, "table join", "table", ""),
                await here["Ben"].autocomplete(here.channel, "table join", "seat", ""),
                said(await here["Ben"].slash(here.channel, "table list")),
                texts(here.lobby(table)),
            ]
            heard.append(lists)
            await _keep_away(here)
        assert heard[0] == heard[1]
