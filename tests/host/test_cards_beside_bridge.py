"""What the core is timed by, beside OpenSpiel's bridge, is every card that it plays."""

from __future__ import annotations

import pytest

from benchmarks.search.bridge import again, left
from benchmarks.search.measuring import asked_in
from engine.core.actions import Play
from engine.core.registry import in_room
from engine.core.view import Phase
from engine.players.search.drawing import Drawing
from engine.players.search.search import Imagined


@pytest.mark.parametrize(("game", "preset"), [("couillon", "malmedy"), ("kleurenwiezen", "pagat")])
def test_every_card_in_hand_is_played_once_a_deal(game: str, preset: str) -> None:
    room, looked_at = in_room("engine", game, "player.imagined"), 0
    assert room is not None
    for one in asked_in(game, preset, 1):
        plays = [action for action in one.choices if isinstance(action, Play)]
        seen: Imagined | None = room.imagine(one.view, plays) if one.view.phase == Phase.PLAY else None
        if seen is not None and isinstance(seen.worlds, Drawing):
            assert left(seen.worlds) == sum(one.view.hand_sizes)
            looked_at += 1
    assert looked_at > 5


def test_what_is_done_once_more_is_what_was_done_for_strong() -> None:
    """Each time as many cards, and some hundred deals of them."""
    asked = [one for one in asked_in("kleurenwiezen", "pagat", 1) if one.view.phase == Phase.PLAY][:2]
    work = again(asked)
    assert work() == work()
    assert work() > 100 * 2 * sum(asked[0].view.hand_sizes)
