"""Whatever a custom id says, the answer is a sentence: it has no traceback and reveals no secret."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from importlib import import_module
from itertools import cycle, product
from logging import ERROR
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any, Final

import pytest

import cogs
from cogs.app.presses import Route
from cogs.house_rules import commands, row_editor
from cogs.house_rules.building.builder import FORM as BUILD_FORM
from engine.table.model.status import Status
from tests.cogs.app.matching import ANY, matching
from tests.cogs.forging import STRINGS, press, submitted, submitted_parts
from tests.cogs.world import World, said, world
from tests.examples import TIMES
from tests.wire.loop import VirtualLoop

LONGEST: Final = 100
"""How many characters a custom id may have, by Discord's limit."""
ODD: Final = (
    *("", "0", "1", "-1", "7", "²", "٣", "1.1", "1.9.9", ".", "a b", "1:pass", "1:play AS", "hand?{}"),
    *("9" * 15, "9" * 19, "9" * 60),
)
PARTS: Final = (
    *("play", "language", "hand", "contract", "opener", "channels", "threads", "clock", "house", "server", "me"),
)
KINDS: Final = (2, 2, 3, 5, 6, 8)
"""A button, and menus of texts, people, roles and channels, as Discord numbers them."""
PARTS_OF_ROUTES: Final = 3
"""Tests that share the routes, since all in one would take too long on a slow machine."""
KNOWN: Final = 3
"""Custom ids of each route that it knows, the first as short as may be, beside one that it does not; `make fuzz` has
more."""


USUAL: Final[Mapping[str, Sequence[str]]] = {
    "table": ("1", "1", "2", "3", "9" * 15),
    "asked": ("1/0/-/all/0/1", "1/2/couillon/month/1/999999", "x/0/-/all/0/1", "1/0/no/such/0/0"),
    "shown": ("1:p:0:couillon::all:rating:0", "me:t:0:no::all:rating:1", "99:p:5:couillon::x:y:0"),
    "fact": (*ODD, *PARTS),
    "part": PARTS,
    "": ("1", "2", "9" * 30, "house-1", "house-x", "pagat", "nothing"),
}
"""What may stand in the fields of a custom id."""
GROUP: Final = re.compile(r"\((?:\?P<(?P<name>\w+)>)?(?P<what>[^()?][^()]*)\)")


def forged(route: Route, times: int) -> list[str]:
    """Custom ids that a route knows, with anything in each of their fields."""

    def filled(group: re.Match[str]) -> str:
        usual = [one for one in USUAL.get(group["name"] or "", ()) if re.fullmatch(group["what"], one)]
        return f"(?:{'|'.join([*map(re.escape, usual), group['what']])})"

    return [one[:LONGEST] for one in matching(GROUP.sub(filled, route.pattern.pattern), times)]


def odd_text(chance: Random, most: int) -> str:
    """Up to so many characters of any kind."""
    return "".join(chance.choices(ANY, k=chance.randint(0, most)))


async def populated(here: World) -> None:
    """A world where table 1 plays, table 2 waits, and table 3 belongs to another server."""
    await here.playing("Anna", "Ben")
    await here.table("Anna")


class Populated:
    """A world as `populated` makes it, whose loop runs only while somebody presses; a new one once table 1 is over."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open = ExitStack()
        self._number = 0

    def __enter__(self) -> Populated:
        self._begin()
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def _begin(self) -> None:
        self._open.close()
        self._number += 1
        folder = self._folder / str(self._number)
        folder.mkdir()
        self._runner = self._open.enter_context(asyncio.Runner(loop_factory=VirtualLoop))
        over = asyncio.Event()
        begun = self._runner.get_loop().create_future()
        living = self._runner.get_loop().create_task(self._live(folder, begun, over))
        self.here: World = self._runner.run(self._first(begun, living))
        self._open.callback(lambda: self._runner.run(self._last(over, living)))

    async def _live(self, folder: Path, begun: asyncio.Future[World], over: asyncio.Event) -> None:
        # What opens a world also has to close it.
        async with world(folder) as here:
            await populated(here)
            begun.set_result(here)
            await over.wait()

    async def _first(self, begun: asyncio.Future[World], living: asyncio.Task[None]) -> World:
        await asyncio.wait((begun, living), return_when=asyncio.FIRST_COMPLETED)
        if living.done():
            # It never began, and says why.
            living.result()
        return begun.result()

    async def _last(self, over: asyncio.Event, living: asyncio.Task[None]) -> None:
        over.set()
        await living

    def press(self, name: str, custom_id: str, values: Sequence[str], kind: int, *, private: bool) -> Any:
        if self.here.tables.in_guild(self.here.guild.id)[0].status is not Status.PLAYING:
            self._begin()
        return self._runner.run(press(self.here, name, custom_id, values, kind=kind, private=private))


@pytest.mark.parametrize("part", range(PARTS_OF_ROUTES))
def test_a_forged_custom_id_is_answered_with_a_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, subtests: pytest.Subtests, part: int
) -> None:
    with Populated(tmp_path) as there:
        routes = [one for one in there.here.bot.presses.routes if not one.family.is_form]
        for route in routes[part::PARTS_OF_ROUTES]:
            with subtests.test(route.pattern.pattern):
                _forge(there, route, caplog)


def _forge(there: Populated, route: Route, caplog: pytest.LogCaptureFixture) -> None:
    chance = Random(route.pattern.pattern)
    unknown = [f"{route.verb}:{odd_text(chance, 20)}" for _ in range(TIMES)]
    for custom_id in forged(route, KNOWN * TIMES) + unknown:
        kind, name = chance.choice(KINDS), chance.choice(("Anna", "Dirk"))
        values = [chance.choice((*filter(None, ODD), odd_text(chance, 19) + "x")) for _ in range(chance.randint(1, 3))]
        picked = values if kind == STRINGS else []
        caplog.clear()
        result = there.press(name, custom_id, picked, kind, private=name == "Anna" and chance.random() < 0.5)
        errors = [(record.getMessage(), record.exc_text) for record in caplog.records if record.levelno >= ERROR]
        assert not errors, (custom_id, picked, errors)
        assert result.acknowledged, custom_id
        assert "went wrong" not in said(result), (custom_id, picked)


@cache
def every_form() -> tuple[str, ...]:
    """The beginnings of the custom ids of all forms, as the modules that show them name them, and of some further."""
    modules = [import_module(one.name) for one in walk_packages(cogs.__path__, "cogs.")]
    named = {form for module in modules for name, form in vars(module).items() if re.fullmatch("([A-Z]+_)*FORM", name)}
    further = (commands.NAMES_FORM + "copy:", BUILD_FORM + "name-:")
    return (*sorted(named), *further, row_editor.FORM + "figures:", row_editor.FORM + "special:1:")


PARTS_OF_FORMS: Final[tuple[tuple[dict[str, Any], ...], ...]] = (
    (),
    ({"type": 18, "id": 1},),
    ({"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "other", "value": ""}},),
    tuple(
        {"type": 18, "id": at, "component": {"type": 4, "id": at, "custom_id": str(at), "value": "1"}} for at in (1, 2)
    ),
)
"""No fields, one without a component, another one, more than there are."""


async def test_a_form_without_its_fields_is_answered_with_a_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path) as here:
        await populated(here)
        # Each form with each kind of parts, and each with everything in the custom id.
        turns = cycle(PARTS_OF_FORMS)
        for form, odd in product(every_form(), ("", "1", "1:1:1", "1:pass", "rename:1", "1:remove.2")):
            parts = next(turns)
            told = await submitted_parts(here, "Dirk", (form + odd)[:LONGEST], parts)
            assert told, (form, odd, parts)
            assert "went wrong" not in told, (form, odd, parts)
            assert not [record for record in caplog.records if record.levelno >= ERROR], (form, odd)


async def test_a_form_of_a_forged_custom_id_is_answered_with_a_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path) as here:
        await populated(here)
        for form in every_form():
            caplog.clear()
            for odd in ODD:
                told = await submitted(here, "Dirk", (form + odd)[:LONGEST], "hop")
                assert told, (form, odd)
                assert "went wrong" not in told, (form, odd)
            assert not [record for record in caplog.records if record.levelno >= ERROR], form
