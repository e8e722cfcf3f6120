"""Tables of Kleurenwiezen with known deals, and people who bid and play there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from engine.core.cards import Card
from engine.core.chance.packs import cut
from engine.core.errors import IllegalAction
from engine.core.registry import GAMES
from engine.games.kleurenwiezen.actions import Word
from engine.records.record import Line, Record, RecordedDeal
from engine.running.table import Table
from engine.table.model.times import Pauses
from tests.cogs.world import Packs, World, buttons, components, said
from tests.engine.running.support import Hour, Process, database, setup, stacked

RECORDS: Final = Path(__file__).parents[3] / "records"
SHUFFLED: Final[dict[str, Any]] = {"game": "kleurenwiezen", "variant": "pagat", "rules": "shuffle=yes"}
"""How to open a table whose packs come from the shuffler unchanged."""
FOUR: Final = ("Anna", "Ben", "Chloé", "Dirk")
MENU = 3


def recorded(name: str, deal: int = 1) -> RecordedDeal:
    """A deal of a written match; pack and dealer come from the rules where the record leaves them out."""
    record = Record.parse((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
    game, match = record.game, record.game.begin(record.options, record.dealer)
    for number, found in enumerate(record.deals, 1):
        pack = found.pack or cut(game.gathered(match), found.cut or 0, game.cuts)
        if number == deal:
            return replace(found, pack=pack, dealer=match.dealer)
        state = game.deal(match, pack).state
        for line in found.lines:
            state = game.apply(state, line.seat, line.action).state
        match = state.outcome.match
    raise LookupError(name, deal)


def dealing(*packs: Iterable[Card], dealer: int = 4) -> type[Packs]:
    """A shuffler of these packs, one after the other, for a match whose first dealer is known."""
    left: Iterator[Iterable[Card]] = iter(packs)

    class Stacked(Packs):
        def shuffle(self, x: Any) -> None:
            found = next(left, None)
            if found is None:
                super().shuffle(x)
            else:
                x[:] = found
            self.pack = list(x)

        def randint(self, a: int, b: int) -> int:
            return dealer if (a, b) == (1, len(FOUR)) else super().randint(a, b)

    return Stacked


@asynccontextmanager
async def dealt(
    folder: Path, found: RecordedDeal, *, preset: str = "pagat", rules: str = "shuffle=yes", language: str = "en"
) -> AsyncIterator[Table]:
    """A table without Discord at which this deal of four people begins."""
    rng = dealing(found.pack, dealer=found.dealer or 1)(1)
    options = GAMES["kleurenwiezen"].for_tables(preset, dict(option.split("=") for option in rules.split()))
    made = replace(setup(host=1, preset=preset, turn_seconds=0, plays_last=False), options=options, language=language)
    process = await Process.start(database(folder), Hour(), rng, Pauses(0, 60, 0.7))
    try:
        with stacked(lambda: rng):
            table = await process.tables.open(made, FOUR[0])
            for user_id, name in enumerate(FOUR[1:], 2):
                await table.sit(user_id, name)
            await table.start(1)
            yield table
    finally:
        await process.close()


async def tell(table: Table, lines: Iterable[Line]) -> None:
    """Have those at a table without Discord say and play this."""
    for line in lines:
        # Somebody who could only pass may already have passed.
        with suppress(IllegalAction) if line.action is Word.PASS else nullcontext():
            occupant = table.seats[line.seat - 1]
            assert occupant is not None
            await table.act(occupant.user_id or 0, str(line.action), None)


async def bid(here: World, name: str, typed: str) -> str:
    """What /bid answers, after a yes to any question it asks first."""
    answer = await here[name].slash(here.channel, "bid", call=typed)
    for sure in buttons(answer.response, "bind:") if answer.response else []:
        await here[name].click(answer.response, custom_id=sure)
    return said(answer).strip()


async def press_all(here: World, table: Table, lines: Iterable[Line]) -> None:
    """Everybody presses what a record says, by button or menu."""
    for line in lines:
        await press(here, table, here.name_on(table, line.seat), str(line.action))


async def press(here: World, table: Table, name: str, action: str) -> None:
    """Press this action in somebody's hand."""
    hand = here.hand(table, name)
    found = [one for one in buttons(hand, "act") if one.endswith(f":{action}")]
    if found:
        await here[name].user.click(hand, custom_id=found[0])
    else:
        menu, value = next((one, value) for one, value in picks(hand) if value.endswith(f":{action}"))
        await here[name].user.select(hand, [value], custom_id=menu)
    for sure in buttons(here.hand(table, name), "sure:"):
        await here[name].user.click(here.hand(table, name), custom_id=sure)


def picks(message: Any) -> list[tuple[str, str]]:
    """The custom id and value of everything that somebody can pick from a message's menus."""
    menus = [one for one in components(message) if one.get("type") == MENU]
    return [(one["custom_id"], option["value"]) for one in menus for option in one["options"]]
