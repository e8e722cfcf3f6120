"""Databases name messages by kind for years: each kind that any version noted has a page, or says that it has none."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import SimpleNamespace
from typing import Any, Final

import pytest

import cogs
from cogs.messages.screen import PAGES, NoPage, goes, is_not_made_again, kind_of, page_of, posted
from engine.store.posted import Post

EVER: Final = frozenset(
    {
        *("door", "lobby", "full", "switched", "invitation", "motion", "outcome", "removal", "overruled"),
        *("draw-partners", "draw-1", "first-cut", "table", "slate", "over", "stopped", "said", "hand"),
        *("clockasked", "clocktaken", "replay", "lookback", "ranks", "statistics", "day", "sent", "told", "score"),
        *("entry", "board-2", "round-1", "standings-1", "question-1", "idle-20000", "ended", "end"),
        *("slip-1", "slipcall-1", "tournament-stopped"),
        *("evening", "eveningover", "eveningcall", "season", "seasontitles"),
    }
)
"""Only ever added to."""
NAMES_NOBODY_AFTERWARDS: Final = frozenset({"full", "first-cut", "motion", "slipcall", "eveningcall"})
STOOD_THERE: Final = frozenset({"switched", "removal", "overruled", "statistics", "tournament-stopped"})


def test_every_kind_ever_noted_has_its_page_and_no_other_is_declared() -> None:
    for module in walk_packages(cogs.__path__, "cogs."):
        import_module(module.name)
    assert {kind_of(Post(1, 2, 3, kind)) for kind in EVER} == set(PAGES)
    assert {kind for kind, make in PAGES.items() if make is goes} == NAMES_NOBODY_AFTERWARDS
    assert {kind for kind, make in PAGES.items() if make is is_not_made_again} == STOOD_THERE


def test_no_two_places_make_the_pages_of_one_kind() -> None:
    with pytest.raises(AssertionError, match="slate is declared twice"):
        posted("slate")(goes)


async def test_what_nobody_declares_has_no_page() -> None:
    bot: Any = SimpleNamespace()
    with pytest.raises(NoPage):
        await page_of(bot, Post(1, 2, 3, "nonsense-5"))


def test_whatever_a_table_says_is_noted_so_that_a_name_can_be_taken_out_of_it() -> None:
    """The table remembers a message by its kind, and one that it does not remember says what it shows."""
    unnoted = []
    for module in Path(*cogs.__path__).rglob("*.py"):
        for one in ast.walk(ast.parse(module.read_text("utf-8"))):
            match one:
                case ast.Call(ast.Attribute(attr="send"), [ast.Constant(value=None), *_], keywords):
                    if "noted" not in {keyword.arg for keyword in keywords}:
                        unnoted.append(ast.unparse(one.args[-1]))
    assert unnoted == ["digest_page(table)"], "it names nobody"


NAME_NOBODY: Final = frozenset(
    {
        # Whoever reads it, what it is about, or nothing but the bot itself.
        *("permissions.tell_host", "help.on_guild_join", "commands._sent", "company._tell", "greetings._reach"),
        *("reminders._by_message", "presses._ask", "board._tell_gone"),
    }
)
NOTED_BY_THE_CALLER: Final = frozenset({"hand_messages._sent", "deals._write"})


def test_whatever_a_direct_message_says_of_others_is_noted_too() -> None:
    """Of tables, tournaments, evenings, seasons and score sheets alike."""
    unnoted = set()
    for module in Path(*cogs.__path__).rglob("*.py"):
        for function in ast.walk(ast.parse(module.read_text("utf-8"))):
            if not isinstance(function, ast.AsyncFunctionDef) or ".note(" in ast.unparse(function):
                continue
            for one in ast.walk(function):
                match one:
                    case ast.Call(ast.Attribute(value, "send"), _, keywords) if ast.unparse(value).endswith(".direct"):
                        if "people" not in {keyword.arg for keyword in keywords}:
                            unnoted.add(f"{module.stem}.{function.name}")
    assert unnoted == NAME_NOBODY | NOTED_BY_THE_CALLER
