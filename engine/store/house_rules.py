"""House rules: options that a server's regulars share under a name."""

from __future__ import annotations

import asyncio
import logging
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import delete, select, update

from engine.core.errors import EngineError
from engine.core.options import Options
from engine.core.registry import GAMES
from engine.store import schema
from engine.store.columns import columns_of, columns_of_options, of_row
from engine.store.journal import Journal
from engine.store.sql.backend import Lock, added, alone
from engine.table.model.errors import Refusal, Refused
from engine.table.model.preferences import HOUSES
from engine.table.model.times import TurnClock

log = logging.getLogger(__name__)

MOST: Final = 25
"""Per server: as many as a list of Discord holds."""
LONGEST_NAME: Final = 32
_REVERSING: Final = frozenset(["RLE", "RLO", "LRE", "LRO", "PDF", "RLI", "LRI", "FSI", "PDI"])
"""Kinds of characters that reverse the text after them."""
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
"""Characters that count as letters, marks or symbols, and show nothing: fillers, an empty cell of Braille, a joiner."""

_LIKE_LATIN: Final = str.maketrans("авеһікмнорстухѕјԁαβεικνορτυχ", "abehikmhopctyxsjdabeikvoptux")
"""Small letters of Cyrillic and Greek whose small or capital form looks like a Latin one."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A set of house rules; all options are kept, so it stays the same whatever becomes of its preset."""

    id: int
    guild_id: int
    name: str
    """As its maker wrote it; any visible characters are allowed."""
    game: str
    options: Options
    maker_id: int
    made_at: float
    """UTC epoch, seconds."""
    turn_seconds: int | None = None
    """The clock of tables opened by them; None: as the server has it."""
    reserve_seconds: int = 0

    @property
    def clock(self) -> TurnClock | None:
        """How long turns take at tables opened by them; None: as the server has it."""
        return None if self.turn_seconds is None else TurnClock(self.turn_seconds, self.reserve_seconds)

    def must_be_changed_by(self, user_id: int, manager: bool) -> None:
        """Raises Refused(not-house-maker); `manager`: the person may manage the server."""
        if user_id != self.maker_id and not manager:
            raise Refused(Refusal.NOT_HOUSE_MAKER, name=self.name)


def house_name(typed: str) -> str:
    """A name as it is kept, in one line; raises Refused(bad-house-name)."""
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    kinds = [unicodedata.category(char) for char in name if char not in _BLANK]
    hidden = "Cc" in kinds or any(unicodedata.bidirectional(char) in _REVERSING for char in name)
    # Letters, marks, digits, punctuation or symbols are visible; blanks and joiners alone are not.
    if hidden or not 1 <= len(name) <= LONGEST_NAME or not any(kind[0] in "LNPS" for kind in kinds):
        raise Refused(Refusal.BAD_HOUSE_NAME, longest=LONGEST_NAME)
    return name


def folded(name: str) -> str:
    """The form that names share if people take them for the same."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def must_be_told_apart(name: str, others: Iterable[str]) -> None:
    """Raises Refused(house-name-taken, misleading-house-name) if people take a name for another, a variant or game."""
    names = tuple(others)
    if folded(name) in map(folded, names):
        raise Refused(Refusal.HOUSE_NAME_TAKEN, name=name)
    look = _look(name)
    for other in (*names, *GAMES, *(preset for game in GAMES.values() for preset in game.presets)):
        if look == _look(other):
            raise Refused(Refusal.MISLEADING_HOUSE_NAME, name=name, other=other)


def _look(name: str) -> str:
    """What the eye sees of a name: without hidden characters, and letters of other scripts as the Latin ones."""
    seen = (char for char in folded(name) if unicodedata.category(char) != "Cf" and char not in _BLANK)
    return "".join(seen).replace("-", " ").translate(_LIKE_LATIN)


class HouseRulesStore:
    """The house rules of all servers, read afresh each time. Every method raises JournalError."""

    def __init__(self, journal: Journal, now: Callable[[], float]) -> None:
        self._journal = journal
        self._now = now
        self._saving = asyncio.Lock()
        """Of those in this process each has its turn, and only one waits for other processes."""

    async def of_guild(self, guild_id: int) -> tuple[HouseRules, ...]:
        """The house rules of a server, by name; unreadable ones are left out."""
        return await self._read(schema.houses.c.guild_id == guild_id)

    async def named(self, guild_id: int, name: str) -> HouseRules:
        """The house rules with this name in any capitalisation; raises Refused(no-such-house)."""
        of = schema.houses.c
        found = await self._read((of.guild_id == guild_id) & (of.folded == folded(name)))
        if not found:
            raise Refused(Refusal.NO_SUCH_HOUSE, name=name[:LONGEST_NAME])
        return found[0]

    async def find(self, guild_id: int, house_id: int) -> HouseRules:
        """The house rules of this server with this number; raises Refused(house-gone)."""
        of = schema.houses.c
        found = await self._read((of.guild_id == guild_id) & (of.id == house_id))
        if not found:
            raise Refused(Refusal.HOUSE_GONE)
        return found[0]

    async def must_be_free(self, guild_id: int, name: str) -> None:
        """Raises Refused(bad-house-name, house-name-taken, misleading-house-name), as `save` does."""
        must_be_told_apart(house_name(name), [house.name for house in await self.of_guild(guild_id)])

    async def save(
        self,
        guild_id: int,
        name: str,
        game: str,
        options: Options,
        maker_id: int,
        most: int | None = None,
        clock: TurnClock | None = None,
    ) -> HouseRules:
        """Save new house rules; `most`: how many their maker may have on this server, None: any number.

        Raises Refused(bad-house-name, house-name-taken, misleading-house-name, too-many-houses, too-many-open).
        """
        name, of = house_name(name), schema.houses.c
        at = self._now()
        house = HouseRules(0, guild_id, name, game, options, maker_id, at, *(clock or ()))
        async with self._saving, self._journal.transaction() as connection:
            await alone(connection, Lock.HOUSES)
            query = select(of.name, of.maker_id).where(of.guild_id == guild_id).order_by(of.folded)
            found = (await connection.execute(query)).all()
            names = [one.name for one in found]
            must_be_told_apart(name, names)
            HOUSES.must_have_room([one.name for one in found if one.maker_id == maker_id], most)
            if len(names) >= MOST:
                raise Refused(Refusal.TOO_MANY_HOUSES, most=MOST)
            values = columns_of(schema.houses, house) | {"folded": folded(name)}
            return replace(house, id=await added(connection, schema.houses, values))

    async def change(self, house: HouseRules, options: Options) -> None:
        """Give house rules other options; tables that use them stay as they are.

        Raises Refused(no-such-house), and Refused(stale) if their options are no longer those of `house`.
        """
        of = schema.houses.c
        async with self._saving, self._journal.transaction() as connection:
            await alone(connection, Lock.HOUSES)
            row = (await connection.execute(select(schema.houses).where(of.id == house.id))).mappings().one_or_none()
            if row is None:
                raise Refused(Refusal.NO_SUCH_HOUSE, name=house.name)
            if of_row(HouseRules, row).options != house.options:
                raise Refused(Refusal.STALE)
            changing = update(schema.houses).values(columns_of_options(schema.houses, options))
            await connection.execute(changing.where(of.id == house.id))

    async def set_clock(self, house: HouseRules, clock: TurnClock | None) -> HouseRules:
        """Give house rules another clock, None: the server's; raises Refused(no-such-house)."""
        turn, reserve = clock or (None, 0)
        await self._execute(house, update(schema.houses).values(turn_seconds=turn, reserve_seconds=reserve))
        return replace(house, turn_seconds=turn, reserve_seconds=reserve)

    async def rename(self, house: HouseRules, name: str) -> HouseRules:
        """Give house rules another name; tables that use them keep the one they were opened with.

        Raises Refused(bad-house-name, house-name-taken, misleading-house-name, no-such-house).
        """
        name, of = house_name(name), schema.houses.c
        async with self._saving, self._journal.transaction() as connection:
            await alone(connection, Lock.HOUSES)
            others = select(of.name).where((of.guild_id == house.guild_id) & (of.id != house.id))
            must_be_told_apart(name, (await connection.execute(others)).scalars().all())
            renaming = update(schema.houses).values(name=name, folded=folded(name)).where(of.id == house.id)
            if not (await connection.execute(renaming)).rowcount:
                raise Refused(Refusal.NO_SUCH_HOUSE, name=house.name)
        return replace(house, name=name)

    async def delete(self, house: HouseRules) -> None:
        """Delete house rules; tables that use them go on. Raises Refused(no-such-house)."""
        await self._execute(house, delete(schema.houses))

    async def _execute(self, house: HouseRules, statement: Any) -> None:
        changed = await self._journal.change(statement.where(schema.houses.c.id == house.id))
        if not changed:
            raise Refused(Refusal.NO_SUCH_HOUSE, name=house.name)

    async def _read(self, where: Any) -> tuple[HouseRules, ...]:
        query = select(schema.houses).where(where)
        rows = await self._journal.rows(query)
        found = []
        for row in rows:
            try:
                found.append(of_row(HouseRules, row))
            except (EngineError, ValueError, TypeError):
                # One bad row must not hide the others.
                log.exception("house rules %s are left out", row["id"])
        # Databases order letters each in their own way.
        return tuple(sorted(found, key=lambda house: folded(house.name)))
