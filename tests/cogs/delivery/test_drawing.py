"""Who draws when: few at once, the hand of whoever is to act first, and nobody waits for ever."""

from __future__ import annotations

import asyncio

from cogs.delivery.pacer import DrawingTurns, Urgency


async def _draw(drawing: DrawingTurns, urgency: Urgency, name: str, drawn: list[str]) -> None:
    async with drawing.turn(urgency):
        await asyncio.sleep(1.0)
        drawn.append(name)


async def test_no_more_draw_at_once_than_there_are_processors() -> None:
    drawing, drawn = DrawingTurns(2), list[str]()
    await asyncio.gather(*(_draw(drawing, Urgency.TABLE, "x", drawn) for _ in range(6)))
    assert asyncio.get_running_loop().time() == 3.0


async def test_a_hand_is_drawn_before_all_tables_that_wait() -> None:
    drawing, drawn = DrawingTurns(1), list[str]()
    tables = [asyncio.create_task(_draw(drawing, Urgency.TABLE, "table", drawn)) for _ in range(3)]
    await asyncio.sleep(0.5)
    await _draw(drawing, Urgency.ACTING, "hand", drawn)
    assert drawn == ["table", "hand"]
    await asyncio.gather(*tables)


async def test_one_turn_in_four_is_for_tables_however_many_hands_wait() -> None:
    drawing, drawn = DrawingTurns(1), list[str]()
    hands = [_draw(drawing, Urgency.ACTING, "hand", drawn) for _ in range(13)]
    tables = [_draw(drawing, Urgency.TABLE, "table", drawn) for _ in range(3)]
    await asyncio.gather(*hands, *tables)
    assert drawn == ["hand", *3 * ["hand", "hand", "hand", "table"], *3 * ["hand"]]


async def test_whoever_gives_up_waiting_takes_no_turn_away() -> None:
    drawing, drawn = DrawingTurns(1), list[str]()
    first = asyncio.create_task(_draw(drawing, Urgency.TABLE, "first", drawn))
    await asyncio.sleep(0.5)
    given_up = asyncio.create_task(_draw(drawing, Urgency.ACTING, "given up", drawn))
    await asyncio.sleep(0)
    given_up.cancel()
    await first
    await _draw(drawing, Urgency.TABLE, "last", drawn)
    assert drawn == ["first", "last"]
