"""Whatever can be pressed, picked or sent has exactly one handler, and what ever could be still has one."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import FunctionType, ModuleType
from typing import Final

import cogs
from cogs.app.presses import Presses, Route, pressed
from cogs.messages.layout import page
from tests.cogs.app.matching import matching
from tests.cogs.world import world
from tests.examples import TIMES

EVER: Final = Path(__file__).with_name("custom_ids.txt")
"""A custom id of every kind that a version ever sent: after `form` those of forms, after `gone` of what is no more."""


def ever() -> Iterator[tuple[str, str]]:
    """The kind of a custom id: `press`, `form` or `gone`; and the custom id."""
    for line in EVER.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            kind, _, rest = line.partition(" ")
            yield (kind, rest) if kind in ("form", "gone") else ("press", line)


def declared() -> set[FunctionType]:
    """All functions and methods in the code that are declared as handlers."""
    modules = [import_module(one.name) for one in walk_packages(cogs.__path__, "cogs.")]
    return {one for module in modules for one in _declared(module)}


def _declared(owner: ModuleType | type) -> Iterator[FunctionType]:
    for value in vars(owner).values():
        if isinstance(value, FunctionType) and hasattr(value, "__presses__"):
            yield value
        elif isinstance(owner, ModuleType) and inspect.isclass(value) and value.__module__ == owner.__name__:
            yield from _declared(value)


async def test_every_handler_that_is_declared_is_asked(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        asked = {inspect.unwrap(getattr(one.handler, "__func__", one.handler)) for one in here.bot.presses.routes}
    assert declared() == asked
    assert len(asked) > 150


async def test_no_two_handlers_answer_one_custom_id(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        presses = here.bot.presses

    for route in presses.routes:
        for custom_id in matching(shortest(route), 3 * TIMES):
            assert [one for one, _ in presses.routes_of(custom_id, is_form=route.family.is_form)] == [route], custom_id


def shortest(route: Route) -> str:
    """A pattern of custom ids of a route in which what may be anything is short: so they are most like others."""
    return re.sub(r"\.\+", "x", re.sub(r"\.\*", "", route.pattern.pattern))


async def test_every_custom_id_that_was_ever_sent_has_a_handler(tmp_path: Path) -> None:
    """Messages stay for years, and their buttons with them; a form may be open while a new version starts."""
    async with world(tmp_path) as here:
        presses = here.bot.presses
    answered = set()
    for kind, custom_id in ever():
        found = presses.routes_of(custom_id, is_form=kind == "form")
        assert len(found) == (kind != "gone"), custom_id
        answered |= {route for route, _ in found}
    missing = {(one.family.name, one.verb) for one in presses.routes if one not in answered}
    assert not missing, "custom_ids.txt has no line of these: what is sent from now on has to be answered for ever"


async def test_the_library_remembers_no_page() -> None:
    """It would forget a button of one message if another is sent without it."""
    assert page("Only text").view.is_finished()


def test_a_method_is_asked_of_the_object_that_has_it() -> None:
    class Part:
        @pressed("part", "do", r"part:(\d)")
        async def do(self) -> None: ...

    part, presses = Part(), Presses()
    presses.add(part)
    ((route, match),) = presses.routes_of("part:7", is_form=False)
    assert route.handler == part.do
    assert match.groups() == ("7",)
    assert not presses.routes_of("part:7", is_form=True)
    assert not presses.routes_of("part:77", is_form=False)
