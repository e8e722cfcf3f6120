"""An evening with real cards in the simulated Discord: who presses what on the sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.score_keeper.page import SCORE
from engine.clubs.score_keeper.kept import KeptState
from tests.cogs.world import World, components, texts

MENU = 3


async def opened(here: World, name: str, **options: Any) -> KeptState:
    """Open a sheet with everybody named."""
    await here[name].slash(here.channel, "score open", **options)
    await here.env.settle()
    return (await here.tables.clubs.scores.in_channel(here.channel.id))[0]


async def now(here: World, state: KeptState) -> KeptState:
    """How the match stands."""
    return await here.tables.clubs.scores.find(state.id)


async def sheet(here: World, state: KeptState) -> Any:
    """The message with the sheet."""
    where = (await now(here, state)).message
    assert where is not None
    return next(one for one in here.channel.history() if one.id == where[1])


def ids(message: Any) -> list[str]:
    """The custom ids of all that can be pressed or picked."""
    return [one["custom_id"] for one in components(message) if "custom_id" in one]


def labels(message: Any) -> list[str]:
    """The texts of all buttons."""
    return [one["label"] for one in components(message) if one.get("label") and "custom_id" in one]


async def press(here: World, name: str, message: Any, verb: str) -> Any:
    """Press the button of this verb, and return the page shown then."""
    custom_id = next(one for one in ids(message) if one.startswith(f"score.{verb}:"))
    return page_of(await here[name].click(message, custom_id=custom_id), message)


async def pick(here: World, name: str, message: Any, key: str, *values: str) -> Any:
    """Answer a question by its menu, and return the page shown then."""
    for one in components(message):
        custom_id = str(one.get("custom_id", ""))
        offered = [option["value"] for option in one.get("options", ())]
        if one.get("type") == MENU and _asks(custom_id, key) and set(values) <= set(offered):
            return page_of(await here[name].select(message, list(values), custom_id=custom_id), message)
    raise AssertionError(f"{key} cannot be {values}: {ids(message)}")


def _asks(custom_id: str, key: str) -> bool:
    return custom_id.startswith("scorepick.") and custom_id.rpartition(":")[2].partition(".")[0] == key


def page_of(result: Any, before: Any) -> Any:
    """What somebody sees after a press: the answer, or the page that was edited."""
    shown = [one for one in (result.response, *result.followups) if one is not None]
    return shown[-1] if shown else before


async def tell(here: World, name: str, state: KeptState, answers: Mapping[str, tuple[str, ...]]) -> Any:
    """Tell a deal and keep it; returns the page that says so."""
    page = await press(here, name, await sheet(here, state), "deal")
    for key, given in answers.items():
        page = await pick(here, name, page, key, *given)
    return await press(here, name, page, "keep")


def sheets(here: World) -> list[str]:
    """What the sheets in the channel say."""
    return [texts(one) for one in here.channel.history() if any(SCORE in custom_id for custom_id in ids(one))]
