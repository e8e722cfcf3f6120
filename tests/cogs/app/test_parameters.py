"""Kinds of options: what Discord is told of one, and how it is read where something is typed, and where nothing is."""

from __future__ import annotations

from enum import Enum
from inspect import signature
from typing import Annotated, Any, NamedTuple

from discord import AppCommandOptionType

from cogs.app.answers import command
from cogs.app.client import Act
from cogs.app.parameters import (
    MEANT,
    Kind,
    Meaning,
    Offering,
    Several,
    as_discord_takes,
    fitting_choices,
    gathered,
    in_place,
    kinds_of,
    picks,
)


class _Way(Enum):
    HIGH = "high-cards"
    JACKS = "jacks"

    def __str__(self) -> str:
        return self.value


async def _meant(_: Act, typed: str | None) -> int:
    return len(typed or "nothing")


_Picked = Annotated[str | None, Kind("command-partners", picks("command-partners", _Way))]
_Seat = Annotated[int | None, Offering("find-seat", lambda _, typed: [], of=int, most=8)]
_Length = Annotated[int, Meaning("command-call", lambda _, typed: fitting_choices(typed, [("Pass", "pass")]), _meant)]


class _Commands:
    @command("command-play", seat=("find-seat", "find-swap-seat-hint"), words="fair-command-words")
    async def one(
        self, act: Act, way: _Picked = None, seat: _Seat = None, words: str = "", length: _Length = MEANT
    ) -> None:
        """A command."""


def _told() -> dict[str, dict[str, Any]]:
    made: Any = _Commands.one
    return {name: option.to_dict() for name, option in made._params.items()}


def test_an_option_is_named_and_described_by_its_kind_and_a_command_may_say_another_hint() -> None:
    told = _told()
    assert [one["name"] for one in told.values()] == ["partners", "seat", "words", "call"]
    assert told["way"]["description"] != told["seat"]["description"] != "…"
    assert not any(one["required"] for one in told.values())


def test_a_kind_says_what_can_be_picked_or_typed() -> None:
    told = _told()
    assert [one["value"] for one in told["way"]["choices"]] == ["high-cards", "jacks"]
    assert "autocomplete" not in told["way"]
    assert told["seat"]["type"] == AppCommandOptionType.integer.value
    assert (told["seat"]["min_value"], told["seat"]["max_value"]) == (1, 8)
    assert told["seat"]["autocomplete"]
    assert told["length"]["autocomplete"]
    assert "autocomplete" not in told["words"]


def test_what_occurs_in_a_name_is_offered_as_far_as_there_is_room() -> None:
    found = [(f"Table {number}", str(number)) for number in range(1, 40)]
    assert [one.value for one in as_discord_takes(fitting_choices("table", found))] == list(map(str, range(1, 26)))
    assert [value for _, value in fitting_choices(" TABLE 39", found)] == ["39"]
    assert len(as_discord_takes([("x" * 200, "1")])[0].name) == 100


class _Two(NamedTuple):
    """What belongs together."""

    way: Annotated[_Way | None, Kind("command-partners", picks("command-partners", _Way), reads=_Way)] = None
    seat: _Seat = 3


_Some = Annotated[dict[str, Any], Several({"card": Kind("command-card"), "call": Kind("command-call")})]


def _signature_of(together: _Two, words: str = "", some: _Some = MEANT) -> None: ...


def test_options_that_belong_together_stand_in_place_of_their_group_and_come_as_one_value() -> None:
    spread, groups = in_place(signature(_signature_of, eval_str=True))
    assert [*spread.parameters] == ["way", "seat", "words", "card", "call"]
    assert [one.default for one in spread.parameters.values()] == [None, 3, "", None, None]
    assert [*kinds_of(spread)] == ["way", "seat", "card", "call"]
    typed = {"way": _Way.JACKS, "words": "so", "card": None, "call": "pass"}
    assert gathered(typed, groups) == {"together": _Two(_Way.JACKS), "words": "so", "some": {"call": "pass"}}
