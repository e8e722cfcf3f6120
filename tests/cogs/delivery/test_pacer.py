"""Who may send when: not too much at a time, the urgent first, and nobody waits for ever."""

from __future__ import annotations

import asyncio

import pytest

from cogs.delivery.pacer import LEAVING, Pacer, Urgency


class _Line:
    """People who ask for turns, and when each got one."""

    def __init__(self, pacer: Pacer) -> None:
        self.pacer = pacer
        self.got: list[tuple[str, float]] = []
        self._began = asyncio.get_running_loop().time()

    async def ask(self, name: str, urgency: Urgency, channel_id: int | None = None) -> None:
        async with self.pacer.turn(urgency, channel_id):
            await self.pacer.before_request(channel_id)
            self.got.append((name, asyncio.get_running_loop().time() - self._began))

    @property
    def order(self) -> list[str]:
        return [name for name, _ in self.got]


async def test_no_second_has_more_turns_than_the_rate() -> None:
    line = _Line(Pacer(rate=10))
    await asyncio.gather(*(line.ask("x", Urgency.REST) for _ in range(35)))
    times = [at for _, at in line.got]
    for begins in times:
        assert sum(begins <= at < begins + 0.99 for at in times) <= 10
    assert 2.9 <= max(times) <= 4.5


async def test_the_hand_of_whoever_acts_overtakes_all_tables_that_wait_less_than_ten_seconds() -> None:
    line = _Line(Pacer(rate=1))
    tables = [asyncio.create_task(line.ask(f"table {number}", Urgency.TABLE)) for number in range(5)]
    await asyncio.sleep(2.5)
    await line.ask("hand", Urgency.ACTING)
    await asyncio.gather(*tables)
    assert line.order.index("hand") in (3, 4)
    assert [name for name in line.order if name != "hand"] == [f"table {number}" for number in range(5)]


async def test_what_is_least_urgent_waits_its_seconds_and_no_longer_however_many_hands_come() -> None:
    line = _Line(Pacer(rate=1))
    hands = [asyncio.create_task(line.ask("hand", Urgency.ACTING)) for _ in range(5)]
    rest = asyncio.create_task(line.ask("rest", Urgency.REST))

    async def more() -> None:
        for _ in range(30):
            await asyncio.sleep(0.9)
            hands.append(asyncio.create_task(line.ask("hand", Urgency.ACTING)))

    await more()
    await asyncio.gather(rest, *hands)
    at = dict(line.got)["rest"]
    assert Urgency.REST <= at <= Urgency.REST + 6


async def test_a_channel_that_has_had_enough_waits_and_others_go_on() -> None:
    line = _Line(Pacer(rate=10))
    line.pacer.close(7, 3.0)
    await asyncio.gather(line.ask("closed", Urgency.ACTING, 7), line.ask("open", Urgency.REST, 8))
    (first, soon), (second, late) = line.got
    assert (first, second) == ("open", "closed")
    assert soon < 1.0
    assert late >= 3.0


async def test_a_pause_stops_all() -> None:
    line = _Line(Pacer(rate=10))
    line.pacer.pause(5.0)
    await asyncio.gather(*(line.ask("x", Urgency.ACTING) for _ in range(3)))
    assert min(at for _, at in line.got) >= 5.0


async def test_a_turn_that_was_not_used_is_given_back() -> None:
    pacer = Pacer(rate=1)
    began = asyncio.get_running_loop().time()
    for _ in range(20):
        async with pacer.turn(Urgency.TABLE):
            pass
    assert asyncio.get_running_loop().time() - began < 1.0


async def test_a_second_request_within_a_turn_needs_a_turn_of_its_own() -> None:
    pacer = Pacer(rate=1)
    began = asyncio.get_running_loop().time()
    async with pacer.turn(Urgency.TABLE):
        await pacer.before_request(None)
        assert asyncio.get_running_loop().time() - began < 0.9
        await pacer.before_request(None)
        assert asyncio.get_running_loop().time() - began >= 1.0


async def test_whoever_stops_waiting_takes_no_turn() -> None:
    pacer = Pacer(rate=1)
    line = _Line(pacer)
    await line.ask("first", Urgency.REST)
    tired = asyncio.create_task(line.ask("tired", Urgency.ACTING))
    await asyncio.sleep(0.1)
    tired.cancel()
    with pytest.raises(asyncio.CancelledError):
        await tired
    await line.ask("next", Urgency.REST)
    assert line.order == ["first", "next"]
    assert dict(line.got)["next"] < 2.0
    assert pacer.waiting == 0


async def test_where_nobody_counts_nobody_waits() -> None:
    line = _Line(Pacer(rate=None))
    await asyncio.gather(*(line.ask("x", Urgency.REST) for _ in range(500)))
    assert max(at for _, at in line.got) < 1.0


async def test_turns_that_were_given_in_two_seconds_and_used_in_one_do_not_leave_at_once() -> None:
    pacer, left = Pacer(), list[float]()
    loop = asyncio.get_running_loop()

    async def draw_and_send() -> None:
        async with pacer.turn(Urgency.TABLE):
            await asyncio.sleep(2.5 - loop.time())
            await pacer.before_request(None)
            left.append(loop.time())

    await asyncio.gather(*(draw_and_send() for _ in range(90)))
    for begins in left:
        assert sum(begins <= at < begins + 0.99 for at in left) <= LEAVING
    assert max(left) < 4.0


async def test_nothing_leaves_when_it_is_not_allowed_any_more_until_it_is_again() -> None:
    pacer, loop, until = Pacer(10), asyncio.get_running_loop(), [2.0]
    pacer.may_send = lambda: loop.time() < until[0]
    line = _Line(pacer)

    async def late() -> None:
        async with pacer.turn(Urgency.ACTING):
            # Its turn came in time, its request is ready too late.
            await asyncio.sleep(3)
            await pacer.before_request(None)
            line.got.append(("late", loop.time()))

    asking = [asyncio.create_task(one) for one in (late(), *(line.ask("x", Urgency.REST) for _ in range(40)))]
    gate = asyncio.create_task(pacer.allowed())
    await asyncio.sleep(1.9)
    assert (len(line.got), gate.done()) == (19, True)
    await asyncio.sleep(10)
    gate = asyncio.create_task(pacer.allowed())
    await asyncio.sleep(10)
    assert (len(line.got), gate.done()) == (19, False)
    until[0] = loop.time() + 100
    pacer.look()
    await asyncio.gather(*asking, gate)
    assert min(at for _, at in line.got[19:]) >= 21.9
