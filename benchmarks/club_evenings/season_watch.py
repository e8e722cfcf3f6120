"""Looks at a season: do its board, the board of its evening and the titles say what is so?"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Final

from benchmarks.club_evenings.counted import Line
from cogs.evenings.page import EVENING_DATE, date_texts
from engine.clubs.evenings.running import Evening
from engine.clubs.seasons.season import SeasonState
from tests.wire.judging.limits import walk
from tests.wire.server import StandIn
from tests.wire.world.messages import Message
from tests.wire.world.refused import Refused as NoSuchMessage

TOO_LATE: Final = 20.0
"""Virtual seconds for which a board may be behind, where the bot was just killed."""
_ROW: Final = re.compile(r"(\w+)[.:] user(\d+)[:,] (\d+) point")
_TITLES: Final = {"Champion": 1, "Second": 2, "Third": 3}


class SeasonWatch:
    """Times are virtual seconds."""

    def __init__(self, stand_in: StandIn, every: float) -> None:
        """`every`: seconds between two looks."""
        self._stand_in, self._every = stand_in, every
        self._wrong: dict[str, tuple[object, float]] = {}
        """By board: what it should say and does not, and since when."""
        self.longest_behind = 0.0
        self.looks = 0
        self.faults: list[str] = []

    async def look_at_evening(self, evening: Evening) -> None:
        """Does the message of the present date say who is there and which tables are played?"""
        place = evening.message_ids.get(f"{EVENING_DATE}-{evening.number}")
        tables = await evening.live_tables() if evening.stage.is_played else []
        wanted = "\n".join(date_texts(evening, tables))
        shown = self._message(place)
        self._compare("evening", wanted, "\n".join(shown.texts) if shown is not None else None)

    def look_at_season(self, state: SeasonState, played: int, lines: Sequence[Line]) -> None:
        """Does the board of the season show what was counted by hand, in rank and total, as far as it has room?"""
        self.looks += 1
        shown = self._message((state.channel_id, state.message_id or 0))
        if shown is None:
            self.faults.append("the season has no board")
            return
        tells = re.search(r"evening (\d+) of", "\n".join(shown.texts))
        counted = {(line.rank, line.user, line.total) for line in lines}
        self._compare("season", (played, counted), (int(tells[1]) if tells else None, _rows_on(shown)))

    def start_anew(self) -> None:
        """The bot was not there: whatever its boards say, they said it while nobody could change it."""
        self._wrong.clear()

    def end(self) -> None:
        """Nothing more will be shown: what is wrong now stays so."""
        self.faults += [f"the board of the {board} stays wrong" for board in self._wrong]

    def titles(self) -> list[str]:
        """All messages of the channels that tell who has won the season."""
        shown = [one for channel in self._stand_in.screens.channels.values() for one in channel.messages.values()]
        told = ["\n".join(one.texts) for one in shown]
        return [text for text in told if "the season is over" in text]

    def _message(self, place: tuple[int, int] | None) -> Message | None:
        if place is None:
            return None
        try:
            return self._stand_in.screens.message(*place)
        except NoSuchMessage:
            return None

    def _compare(self, board: str, wanted: object, shown: object) -> None:
        if shown == wanted:
            self._wrong.pop(board, None)
            return
        now = asyncio.get_running_loop().time()
        before, since = self._wrong.get(board, (wanted, now))
        # Something else is so now: from now on it is behind that.
        since = since if before == wanted else now
        self._wrong[board] = wanted, since
        self.longest_behind = max(self.longest_behind, now - since)
        if now - since > TOO_LATE and now - since - self._every <= TOO_LATE:
            self.faults.append(
                f"the board of the {board} has been wrong for {now - since:.0f} s: {shown}, not {wanted}"
            )


def _rows_on(message: Message) -> set[tuple[int, int, int]]:
    """Rank, person and total of everybody whom the picture's words tell of."""
    items = [item for part in walk(message.components) for item in part.get("items") or []]
    words = " ".join(str(item.get("description") or "") for item in items)
    found = _ROW.findall(words)
    return {(_TITLES.get(rank) or int(rank), int(user), int(total)) for rank, user, total in found}
