"""The buttons and menus of a score sheet, and the family that their handlers belong to.

The custom id is `score.verb:sheet:revision:fact`, of a menu `scorepick.verb:…`. A press on a page that shows an older
revision changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, Self

from cogs.app import presses
from cogs.app.client import Act
from cogs.app.presses import MOST_OPTIONS, Button, Family, Menu, PeopleMenu, Style, people_picked, picked
from engine.clubs.score_keeper.kept import KeptState


class Pressed(NamedTuple):
    """What was pressed or picked."""

    verb: str
    sheet_id: int
    revision: int
    """Of the sheet, as the page showed it."""
    fact: str = ""
    picked: tuple[str, ...] = ()

    @classmethod
    def on(cls, state: KeptState, verb: str, fact: str = "") -> Self:
        """What a button says on a page that shows this state of a sheet."""
        return cls(verb, state.id, state.number, fact)

    @property
    def one(self) -> str:
        """The one thing picked; empty: nothing was."""
        return self.picked[0] if self.picked else ""

    def __str__(self) -> str:
        """As custom ids say it."""
        return f"{self.verb}:{self.sheet_id}:{self.revision}:{self.fact}"


async def _found(act: Act, match: re.Match[str]) -> tuple[Pressed]:
    verb, sheet, revision, fact = match["verb"], match["sheet"], match["revision"], match["fact"]
    return (Pressed(verb, int(sheet), int(revision), fact, tuple(picked(act))),)


async def _people(act: Act, match: re.Match[str]) -> tuple[Pressed]:
    people = tuple(f"<@{one.id}>" for one in people_picked(act))
    return (Pressed("newpeople", int(match["opening"]), 0, "", people),)


on_sheet: Final = Family(
    "score",
    r"score(?:pick)?\.{verb}:(?P<sheet>\d{1,15}):(?P<revision>\d{1,9}):(?P<fact>[a-z0-9.-]{0,40})",
    _found,
)
"""Handlers of presses on a score sheet: they get what was pressed."""
on_people: Final = Family("score", r"scorewho:(?P<opening>\d{1,15})", _people)
"""The handler of who was picked for the seats of a sheet that somebody is about to open."""


def score_button(pressed: Pressed, label: str, style: Style = Style.secondary) -> Button:
    """A button of a score sheet."""
    return presses.button(f"score.{pressed}", label, style=style)


def score_menu(
    pressed: Pressed,
    options: Sequence[tuple[str, str]],
    *,
    placeholder: str | None = None,
    fewest: int = 1,
    most: int = 1,
    chosen: Collection[str] = (),
) -> Menu:
    """A menu of a score sheet. `options`: value and label of each; `chosen`: the values picked already."""
    most = min(most, len(options))
    return presses.menu(
        f"scorepick.{pressed}", options, placeholder=placeholder, fewest=fewest, most=most, chosen=chosen
    )


def score_people(opening: int, most: int, placeholder: str, *, chosen: Collection[int]) -> PeopleMenu:
    """A menu of the server's members, for the seats of a sheet that somebody is about to open."""
    most = min(most, MOST_OPTIONS)
    return presses.people_menu(f"scorewho:{opening}", placeholder, most=most, chosen=[*chosen][:most])
