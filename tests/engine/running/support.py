"""A process with tables for the tests, with a clock that tests set and news that is kept."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect, text

from engine.clubs.tables import Tables
from engine.core.cards import Card
from engine.core.chance import fairness, packs
from engine.core.chance.fairness import SALT_BYTES
from engine.core.chance.packs import NextPack
from engine.core.game import AnyGame, Match
from engine.core.registry import GAMES
from engine.running.table import Announcer, Table
from engine.store import migrations
from engine.store.journal import Journal
from engine.store.schema import metadata
from engine.table.model.news import DigestDue, News
from engine.table.model.setup import Access, Setup
from engine.table.model.times import Pace, Pauses
from tests.engine.store.databases import address as address
from tests.engine.store.databases import database as database
from tests.patience import LAST_RESORT

ANNA, BRAM, CHLOE, DAAN, EVA = 11, 12, 13, 14, 15
FOUR = (ANNA, BRAM, CHLOE, DAAN)
NAMES = {ANNA: "Anna", BRAM: "Bram", CHLOE: "Chloé", DAAN: "Daan", EVA: "Eva"}
CHANNEL, GUILD = 700, 900

STEPWISE = Pauses(thinking=1, after_deal=10, reminder=0.5, pace=Pace(1, 1, 1, 1))
"""One thing happens at a time, so that a kill fits in between."""

N = TypeVar("N")


def digest_place(table: Table) -> tuple[int, int]:
    """Where the digest of a table stands in tests: the same place in every run."""
    return table.setup.channel_id, 5_000_000 + table.id


async def post_digest(table: Table, news: Iterable[News]) -> None:
    """What an announcer does about the digest of a match."""
    if any(isinstance(item, DigestDue) for item in news):
        await table.digest_posted(*digest_place(table))


class Notebook:
    """An announcer that keeps all news and posts digests at once."""

    def __init__(self) -> None:
        self.news: list[tuple[int, News]] = []
        self.posts = True
        """Whether it posts digests."""

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        self.news += [(table.id, item) for item in news]
        if self.posts:
            await post_digest(table, news)

    def of(self, kind: type[N]) -> list[N]:
        """All news of one kind, oldest first."""
        return [item for _, item in self.news if isinstance(item, kind)]


@dataclass
class Hour:
    """A clock that moves only when a test sets it."""

    time: float = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@dataclass
class Process:
    """One running bot, as far as the tables are concerned."""

    tables: Tables
    notebook: Notebook
    hour: Hour
    journal: Journal
    rng: random.Random
    pauses: Pauses
    url: str
    others: list[Process] = field(default_factory=list)

    @classmethod
    async def start(
        cls,
        url: str,
        hour: Hour,
        rng: random.Random,
        pauses: Pauses,
        announcer: Announcer | None = None,
        busy_seconds: float = LAST_RESORT,
        **more: Any,
    ) -> Process:
        """Start a process; `more` holds further arguments for `Tables`.

        `busy_seconds`: fewer where a test is about a database that another program holds.
        """
        journal = await Journal.open(url, busy_seconds=busy_seconds, opening_seconds=LAST_RESORT)
        notebook = Notebook()
        tables = Tables(
            journal,
            announcer or notebook,
            **{"now": hour, "call_later": unwound, **more},
            pauses=pauses,
            rng=rng,
            # Packs are those of the seed, whatever is hidden with them.
            new_salt=lambda: bytes(SALT_BYTES),
        )
        await tables.restore()
        return cls(tables, notebook, hour, journal, rng, pauses, url)

    async def another(self, announcer: Announcer | None = None, busy_seconds: float = LAST_RESORT) -> Process:
        """Another process on the same database, with the same clock."""
        other = await Process.start(self.url, self.hour, self.rng, self.pauses, announcer, busy_seconds)
        self.others.append(other)
        return other

    async def close(self) -> None:
        for process in (*self.others, self):
            await process.tables.close()

    @property
    def next_wake(self) -> float | None:
        """When the next table, tournament or evening will be woken (UTC epoch, seconds); None if none is waiting."""
        return min((clock.next for clock in self.tables._clocks if clock.next is not None), default=None)

    async def fire_due(self) -> None:
        """Carry out everything that is due by now; the clocks do this by themselves in the program."""
        for clock in self.tables._clocks:
            await clock.fire_due()

    async def passes(self, seconds: float) -> None:
        """Time passes, and what is due on the way happens in order."""
        end = self.hour.time + seconds
        for _ in range(10_000):
            await self.fire_due()
            nearest = self.next_wake
            if nearest is None or nearest > end:
                self.hour.time = end
                return
            self.hour.time = max(self.hour.time, nearest)
        raise AssertionError("the clock never comes to rest")

    async def open(self, *, host: int = ANNA, turn_seconds: int = 60, **changes: Any) -> Table:
        return await self.tables.open(setup(host=host, turn_seconds=turn_seconds, **changes), NAMES[host])

    async def started(self, people: Iterable[int] = (ANNA,), **changes: Any) -> Table:
        """A started table: these people on the first seats, the first one as host, computers on the others."""
        host, *guests = people
        return await begun(await self.open(host=host, **changes), guests)


def unwound(seconds: float, ring: Callable[[], None]) -> asyncio.TimerHandle:
    """A timer that never rings: by the loop's own, what the hour brings would depend on how long a test has taken."""
    loop = asyncio.get_running_loop()
    return asyncio.TimerHandle(loop.time() + seconds, ring, (), loop)


async def begun(table: Table, guests: Iterable[int]) -> Table:
    """Start a table that its host has opened, with these people on the next seats and computers on the others."""
    host = table.setup.host_id
    for guest in guests:
        await table.sit(guest, NAMES[guest])
    while table.free_seats:
        await table.add_computer(host)
    await table.start(host)
    return table


@contextmanager
def stacked(generator: Callable[[], random.Random]) -> Iterator[None]:
    """A generator, and not their secret, decides how packs lie and who deals first."""

    def next_pack(game: AnyGame, match: Match, _: bytes, cards: int | None = None) -> NextPack:
        return packs.next_pack(game, match, generator(), cards)

    @cache
    def shuffled(_: bytes, __: str, pack: tuple[Card, ...]) -> tuple[Card, ...]:
        cards = list(pack)
        generator().shuffle(cards)
        return tuple(cards)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(packs, "derived_pack", next_pack)
        patch.setattr(fairness, "shuffled", shuffled)
        patch.setattr(fairness, "first_dealer", lambda _, seats: generator().randint(1, seats))
        yield


async def restarted(killed: Process) -> Process:
    """A new process on the file of one that had no time to close anything."""
    born = await Process.start(killed.url, killed.hour, killed.rng, killed.pauses)
    # Only now, so that the new one finds everything as a kill leaves it.
    await killed.close()
    return born


def opened_before(setup: Setup) -> Setup:
    """The same of a table that was opened before tables had a setting for the last trick."""
    return replace(setup, plays_last=None)


def setup(
    *,
    host: int = ANNA,
    turn_seconds: int = 60,
    access: Access = Access.OPEN,
    invited: Iterable[int] = (),
    channel: int = CHANNEL,
    preset: str = "denexa",
    takes_back: int = 0,
    plays_last: bool | None = True,
    reserve_seconds: int = 0,
    **options: object,
) -> Setup:
    """The setup of a short match of Couillon, or of another preset of any game; `options` are the game's."""
    chosen = {name: str(value) for name, value in options.items()}
    game = next(game for game in GAMES.values() if preset in game.presets)
    return Setup(
        game=game.name,
        options=game.configure(preset, chosen),
        guild_id=GUILD,
        channel_id=channel,
        host_id=host,
        access=access,
        invited=frozenset(invited),
        language="en",
        turn_seconds=turn_seconds,
        takes_back=takes_back,
        plays_last=plays_last,
        reserve_seconds=reserve_seconds,
    )


def user_to_move(table: Table) -> int | None:
    """The person on turn, if it is a person's turn."""
    for seat in table.actors:
        occupant = table.occupant(seat)
        if occupant and occupant.user_id is not None and not occupant.away:
            return occupant.user_id
    return None


async def act_somehow(table: Table) -> None:
    """The person on turn does the first legal thing."""
    user = user_to_move(table)
    assert user is not None
    seat = table.seat_of(user)
    assert seat is not None
    await table.act(user, str(table.legal(seat)[0]), table.number)


def everything_seen(table: Table) -> list[object]:
    """What everyone at the table may know, and everything public."""
    return [
        [(table.view(seat), table.legal(seat)) for seat in range(len(table.seats) + 1)],
        table.setup,
        table.status,
        table.seats,
        table.number,
        [table.turn_number(seat) for seat in range(1, len(table.seats) + 1)],
        table.drawn,
        table.drawn_names,
        dict(table.message_ids),
        table.deadline,
        table.score,
        table.winners,
        table.result,
    ]


def as_it_was_at(revision: str, file: Path) -> None:
    """Turn a database back into what an older program would have saved."""
    old = file.with_name("old.sqlite3")
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.execute(text(f"ATTACH '{file}' AS new"))
        inspector = inspect(connection)
        # Some are there no more.
        both = set(inspector.get_table_names()) & set(metadata.tables)
        for table in both:
            known = ", ".join(f'"{column["name"]}"' for column in inspector.get_columns(table))
            connection.execute(text(f"INSERT INTO {table} ({known}) SELECT {known} FROM new.{table}"))
    engine.dispose()
    for one in file.parent.glob(f"{file.name}*"):
        one.unlink()
    old.rename(file)
