"""The checker notices whatever a screen shows that is not true."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.wire.judging.limits import walk
from tests.wire.loop import hurried
from tests.wire.matrix.cases import Moment
from tests.wire.matrix.checker import GALLERY, actions_on, visible_to
from tests.wire.matrix.stage import Stage
from tests.wire.matrix.trial import Evening, evening, playing
from tests.wire.world.messages import Message


def table_of(now: Evening) -> Message:
    """The message with the table."""
    place = now.stage.stand_in.screens.channels[now.stage.last_channel]
    return next(one for one in place.messages.values() if any("deal 1" in text for text in one.texts))


def hand_of(now: Evening) -> Message:
    """The message of whoever is to act."""
    for player in now.players:
        for message in visible_to(now.stage.stand_in, now.played, player.user_id):
            if actions_on(message, now.played.id):
                return message
    raise AssertionError("nobody can act")


def digest_of(now: Evening) -> Message:
    place = now.stage.stand_in.screens.channels[now.stage.last_channel]
    return next(one for one in place.messages.values() if str(now.played.digest) in str(one.texts))


def _texts(message: Message) -> None:
    next(part for part in walk(message.components) if part["type"] == 10)["content"] += "!"  # type: ignore[index]


def _picture(message: Message) -> None:
    gallery = next(part for part in walk(message.components) if part["type"] == GALLERY)
    gallery["items"][0]["description"] += "!"


def _button(message: Message) -> None:
    part = next(
        iter(
            part
            for part in walk(message.components)
            if str(part.get("custom_id")).startswith("act:") and not part.get("disabled")
        )
    )
    part["disabled"] = True  # type: ignore[index]


def _twice(now: Evening, message: Message) -> None:
    again = copy.deepcopy(message)
    again.id += 1
    now.stage.stand_in.screens.show(again)


def _gone(now: Evening, message: Message) -> None:
    now.stage.stand_in.screens.delete(message)


LIES: dict[str, tuple[Callable[[Evening], object], str]] = {
    "table text": (lambda now: _texts(table_of(now)), "deal 1"),
    "table picture": (lambda now: _picture(table_of(now)), "pictures"),
    "table twice": (lambda now: _twice(now, table_of(now)), "2 tables"),
    "table gone": (lambda now: _gone(now, table_of(now)), "0 tables"),
    "button missing": (lambda now: _button(hand_of(now)), "may do"),
    "hand picture": (lambda now: _picture(hand_of(now)), "sees"),
    "hand gone": (lambda now: _gone(now, hand_of(now)), "nothing to press"),
    "hand twice and stale": (lambda now: _stale(now), "may do"),
    "digest edited": (lambda now: setattr(digest_of(now), "edits", 1), "was edited"),
    "digest twice": (lambda now: _twice(now, digest_of(now)), "2 times"),
    "digest gone": (lambda now: _gone(now, digest_of(now)), "0 times"),
}


def _stale(now: Evening) -> None:
    message = hand_of(now)
    _twice(now, message)
    _button(message)


@pytest.mark.parametrize("lie", LIES)
@hurried
async def test_a_lie_is_noticed(lie: str, tmp_path: Path) -> None:
    tell, sentence = LIES[lie]
    async with Stage.open(tmp_path) as stage, evening(stage, Moment.PLAY, 0) as now:
        assert await now.differences() == []
        tell(now)
        assert sentence in " ".join(await now.differences())


@hurried
async def test_the_slate_and_the_end_stand_once(tmp_path: Path) -> None:
    async with Stage.open(tmp_path) as stage, evening(stage, Moment.END, 0) as now:
        async with playing(now):
            outcome = await now.goes_on_for(12)
        assert outcome == []
        place = stage.stand_in.screens.channels[stage.last_channel]
        end = next(one for one in place.messages.values() if f"rematch:{now.played.id}:" in one.pressable)
        _twice(now, end)
        assert "stands 2 times" in " ".join(await now.differences())
        for message in [*place.messages.values()][-3:]:
            stage.stand_in.screens.delete(message)
        told = " ".join(await now.differences())
        assert "the end of the match stands 0 times" in told
        assert "the slate of deal 1: stands 0 times" in told
