"""Whatever befalls processes that are kept by `LeaseKeeper`: nobody watches over a shard that is another's."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from cogs.app.lease_keeper import LeaseKeeper
from engine.cluster.leases import Lease
from engine.tables.store.share import NOTHING, Share
from tests.engine.cluster.test_walks import steps, walk
from tests.engine.cluster.world import Simulated, World, simulated
from tests.wire.loop import run


class _Bot:
    """As much of a bot as is kept."""

    application_id, sessions_at_once = 1, 1

    def __init__(self, process: Kept) -> None:
        self._rng, self._shards = process.world.rng, process.world.shards
        self.tables = SimpleNamespace(share=NOTHING, times=self)
        self.shard_count, self.open_shards = NOTHING.count, frozenset[int]()
        self.runs = False
        """Its clocks do."""
        pacer = SimpleNamespace(demand=lambda: process.demand, allow=process.allow)
        self.delivery, self.hearing = SimpleNamespace(pacer=pacer), SimpleNamespace(look=lambda: None)
        self.http = self
        self._connection = SimpleNamespace(parsers={"INTERACTION_CREATE": lambda _: None})

    def stand_still(self) -> None:
        self.runs = False

    async def go_on(self) -> None:
        self.runs = True
        await asyncio.sleep(self._rng.choice((0.0, 0.5)))

    async def request(self, _: object) -> dict[str, Any]:
        await asyncio.sleep(self._rng.choice((0.1, 1.0)))
        return {"shards": self._shards, "session_start_limit": {"max_concurrency": 1}}

    async def hold(self, share: Share) -> None:
        self.tables.share = Share(share.count, share.shards & self.tables.share.shards)
        await asyncio.sleep(self._rng.choice((0.0, 0.1, 3.0)))
        self.tables.share = share

    def divide(self, count: int) -> None:
        assert not self.open_shards
        self.shard_count = count

    def open_shard(self, shard_id: int) -> None:
        self.open_shards |= {shard_id}

    async def close_shard(self, shard_id: int) -> None:
        await asyncio.sleep(self._rng.choice((0.0, 1.0)))
        self.open_shards -= {shard_id}


class Kept(Simulated):
    """A process with a keeper; as that goes by the loop's clock, all have the same."""

    bot: _Bot
    keeper: LeaseKeeper | None = None

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self.drift, self.offset = 1.0, 0.0

    @property
    def using(self) -> frozenset[int]:
        """The shards whose tables it watches over."""
        return self.bot.tables.share.shards if self.keeper and self.bot.runs else frozenset()

    async def _live(self) -> None:
        self.bot = _Bot(self)
        bot: Any = self.bot
        self.keeper = await LeaseKeeper.begin(bot, lambda _: self.leases)

    def allow(self, rate: int, until: float) -> None:
        """It may send so much from now on."""
        self.most_sent()
        self.lease = Lease(NOTHING, frozenset(), rate, until, 0)

    def kill(self) -> None:
        super().kill()
        if self.keeper:
            self._ending = asyncio.create_task(self.keeper.close())

    async def stop(self) -> None:
        self.kill()
        if self.keeper:
            await self.keeper.close()
            await self.keeper.give_up()


@given(st.integers(0, 2**32), st.integers(1, 5), steps)
@settings(max_examples=15, deadline=None)
# It comes back when another has taken over.
@example(0, 1, [(4.0, "cut off", 0), (6.0, "start", 0)])
# It gives back what a renewal of meanwhile has left it, as the other one has gone.
@example(
    210349935,
    3,
    [
        (2.9449074384397034, "restart", 3),
        (4.249044188834509, "kill", 7),
        (1.1, "reconnect", 5),
        (0.34744669619363583, "reconnect", 6),
        (1.95018266004972, "demand", 2),
        (7.010653733905885, "start", 9),
        (2.9449074384397034, "restart", 3),
        (0.12, "start", 6),
        (2.9457234100609644, "stop", 5),
        (0.0, "demand", 5),
        (0.42, "demand", 9),
    ],
)
def test_nobody_watches_over_a_shard_of_another(seed: int, shards: int, story: list[tuple[float, str, int]]) -> None:
    async def walked() -> None:
        await walk(World(random.Random(seed), shards, Kept), story)

    with simulated():
        run(walked())
