"""Discord's side of the benchmark of plays, in a process of its own.

Prints the addresses of its REST and gateway; then each line read, `USER CUSTOM_ID`, is a press of that
button, and each line printed says that the bot has answered it.
"""

from __future__ import annotations

import asyncio
import sys

from discord.http import Route

from tests.wire.server import StandIn

CALLBACKS = "/interactions/*/callback"


async def serve() -> None:
    """Until standard input ends."""
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
