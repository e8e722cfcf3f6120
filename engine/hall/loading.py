"""Loading thousands of tables without holding up everybody else, then or later.

Python's collector would look at 10,000 tables for a third of a second, again and again. What lives as long as a table
does is therefore frozen: it is still freed as soon as nothing refers to it. Only rings of such objects would not be
found any more, and no table is in one.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

LOT: Final = 100
"""Tables. A small bot never comes to this, and the collector does all it does anywhere."""


def lives_long(tables: int) -> None:
    """What was made for so many tables lives as long as they do."""
    if tables >= LOT:
        gc.freeze()


async def loaded(tables: int) -> None:
    """So many tables have been loaded so far: to be awaited after each."""
    if tables % LOT == 0:
        gc.freeze()
    # Replaying a long match takes some milliseconds.
    await asyncio.sleep(0)
