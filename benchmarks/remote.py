"""Discord's side of the benchmark of plays, in a process of its own.

It prints the addresses of its REST API and gateway. Then each line read, `USER CUSTOM_ID`, presses that
button, and each line printed says that the bot has answered.
"""

from __future__ import annotations

import asyncio
import sys

from discord.http import Route

from tests.wire.server import StandIn

CALLBACKS = "/interactions/*/callback"


async def serve() -> None:
    """Serve until standard input ends."""
    async with StandIn.running() as stand_in:
        stand_in.judging = False
        print(Route.BASE, stand_in.gateway.url, flush=True)
        loop = asyncio.get_running_loop()
        while line := await loop.run_in_executor(None, sys.stdin.readline):
            user, _, custom_id = line.strip().partition(" ")
            stand_in.requests.clear()
            await stand_in.click(custom_id, int(user))
            await stand_in.wait_for("POST", CALLBACKS)
            print("answered", flush=True)


if __name__ == "__main__":
    asyncio.run(serve())
