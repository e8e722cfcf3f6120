"""The people of a tournament: they press *Enter*, then whatever card or call their direct messages offer."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Collection
from typing import Final

from benchmarks.load.people import Choice, Presses, choices_on
from tests.wire.server import StandIn
from tests.wire.world.messages import Message

MEAN: Final = 4.0
"""Seconds that people think on average."""
LEAST: Final = 1.0
SLOW: Final = 8.0
"""How many times as long slow people think."""
PRESSED_AGAIN: Final = 12.0
"""Seconds after which somebody presses again if nothing has changed."""


class Entrants:
    """Everybody who may enter."""

    def __init__(self, stand_in: StandIn, users: Collection[int], rng: random.Random) -> None:
        self._stand_in, self._rng = stand_in, rng
        self._hands: dict[int, Message] = {}
        """The newest private message of each person that offers something."""
        self._asked: dict[int, tuple[int, tuple[int, str]]] = {}
        """What each person is thinking about."""
        self._users = frozenset(users)
        self._under_way = Presses(stand_in)
        self.slow: set[int] = set()
        self.presses = 0
        stand_in.screens.changed = self._changed

    def later(self, seconds: float, what: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, what)

    def press(self, user: int, message: Message, choice: Choice) -> None:
        """Press in the background."""
        self.presses += 1
        self._under_way.begin(user, message, choice)

    def press_on_newest(self, user: int, custom_id: str) -> None:
        """Press that on the newest message that offers it."""
        with_it = self._stand_in.people.finds(user, custom_id)
        self.press(user, with_it, Choice(custom_id, None, 0))

    def look_again(self) -> None:
        """After a restart of the bot everybody presses what is still there."""
        self._asked.clear()
        for user in self._hands:
            self._look(user)

    def _changed(self, message: Message) -> None:
        channel = self._stand_in.screens.channels.get(message.channel)
        who = message.ephemeral_to or (channel.person if channel is not None else None)
        if who not in self._users or who is None:
            return
        before = self._hands.get(who)
        if any(choices_on(message)) or (before is not None and before.id == message.id):
            self._hands[who] = message
            self._look(who)

    def _look(self, user: int) -> None:
        hand = self._hands[user]
        choices = list(choices_on(hand))
        if not choices:
            self._asked.pop(user, None)
            return
        asked = hand.id, choices[0].asked
        if self._asked.get(user) != asked:
            self._asked[user] = asked
            self.later(self._thinking(user), lambda: self._act(user))

    def _thinking(self, user: int) -> float:
        seconds = LEAST + self._rng.gammavariate(2.0, (MEAN - LEAST) / 2.0)
        return seconds * SLOW if user in self.slow else seconds

    def _act(self, user: int) -> None:
        hand = self._hands[user]
        choices = list(choices_on(hand))
        if not choices:
            self._asked.pop(user, None)
            return
        asked = hand.id, choices[0].asked
        self.press(user, hand, self._rng.choice(choices))
        self.later(PRESSED_AGAIN, lambda: self._again(user, asked))

    def _again(self, user: int, asked: tuple[int, tuple[int, str]]) -> None:
        """Nothing has come of it: press again."""
        if self._asked.get(user) == asked and any(choices_on(self._hands[user])):
            self._act(user)
