"""The people of an evening: they look at their screens, think for some seconds, and press what is there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from benchmarks.load.watch import Watch
from tests.wire.judging.limits import BUTTON
from tests.wire.server import StandIn
from tests.wire.world.messages import Message
from tests.wire.world.people import NotThere

MEAN: Final = 5.0
"""Seconds that people think on average."""
LEAST: Final = 1.0
PRESSED_AGAIN: Final = 8.0
"""Seconds after which somebody presses again if nothing has changed."""


class Choice(NamedTuple):
    """Something that can be pressed, or picked from a menu."""

    custom_id: str
    value: str | None
    turn: int
    """The turn it is for."""

    @property
    def asked(self) -> tuple[int, str]:
        """What the person is asked: to choose, or whether they are sure."""
        return self.turn, self.custom_id.partition(":")[0].removeprefix("pick.")


def choices_on(message: Message) -> Iterator[Choice]:
    """The cards and calls that a message offers."""
    for custom_id, part in message.pressable.items():
        verb, _, rest = custom_id.partition(":")
        if verb in ("act", "sure"):
            yield Choice(custom_id, None, int(rest.split(":")[1]))
        elif verb == "pick.act":
            for option in part["options"]:
                yield Choice(custom_id, option["value"], int(option["value"].partition(":")[0]))


class Presses:
    """Presses on their way: Discord takes its time, and nobody waits for it."""

    def __init__(self, stand_in: StandIn) -> None:
        self._people = stand_in.people
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, user: int, message: Message, choice: Choice) -> None:
        """Press in the background."""
        task = asyncio.get_running_loop().create_task(self._press(user, message, choice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _press(self, user: int, message: Message, choice: Choice) -> None:
        try:
            if choice.value is None:
                await self._people.press(user, message, choice.custom_id)
            else:
                await self._people.pick(user, message, choice.custom_id, [choice.value])
        except NotThere:
            # It went away in this very moment.
            return

    async def all_answered(self) -> None:
        """Until all have come to something, an answer or an error."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Crowd:
    """Everybody at all tables."""

    def __init__(self, stand_in: StandIn, watch: Watch, rng: random.Random, *, private: bool) -> None:
        self._stand_in, self._watch, self._rng, self._private = stand_in, watch, rng, private
        self._people: dict[int, Person] = {}
        self._hosts: dict[int, Person] = {}
        """By channel, who goes on with the next deal."""
        self._presses = Presses(stand_in)
        self.awake = False
        self.pressed_again = 0
        stand_in.screens.changed = self._changed

    def add(self, table_id: int, channel: int, users: tuple[int, ...]) -> None:
        """People sit at a table."""
        made = [Person(self, user, table_id, channel) for user in users]
        self._people |= {one.user: one for one in made}
        self._hosts[channel] = made[0]

    def wake(self, within: float) -> None:
        """From now on they act, each from some moment within so many seconds."""
        self.awake = True
        for one in self._people.values():
            self.later(one.sit_down, self._rng.uniform(0.0, within))

    async def rest(self) -> None:
        """They do nothing more."""
        self.awake = False
        await self._presses.all_answered()

    def _changed(self, message: Message) -> None:
        who = message.ephemeral_to or self._stand_in.screens.channels[message.channel].person
        if who is not None and who in self._people:
            self._people[who].sees(message)
        elif message.channel in self._hosts:
            self._watch.board(self._hosts[message.channel].table, message)
            self._hosts[message.channel].sees_in_channel(message)

    def later(self, what: Callable[[], None], seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, what)

    def thinking(self) -> float:
        """Seconds: a second at least, mostly a few, sometimes many."""
        return LEAST + self._rng.gammavariate(2.0, (MEAN - LEAST) / 2.0)

    def one_of(self, choices: list[Choice]) -> Choice:
        return self._rng.choice(choices)

    def press(self, user: int, message: Message, choice: Choice) -> None:
        self._presses.begin(user, message, choice)

    @property
    def private(self) -> bool:
        return self._private

    @property
    def watch(self) -> Watch:
        return self._watch


class Person:
    """One person at one table."""

    def __init__(self, crowd: Crowd, user: int, table: int, channel: int) -> None:
        self._crowd, self.user, self.table, self._channel = crowd, user, table, channel
        self._hand: Message | None = None
        self._board: Message | None = None
        self._thinks_about: tuple[int, str] | None = None

    def sees(self, message: Message) -> None:
        """Something private appeared or changed: what is newest counts."""
        if self._hand is None or message.id >= self._hand.id:
            self._hand = message
            self._look()

    def sees_in_channel(self, message: Message) -> None:
        """The host goes on with the next deal; everybody knows where the table is."""
        if not self._crowd.awake:
            return
        for custom_id, part in message.pressable.items():
            if custom_id.startswith(("next:", "rematch:")) and part["type"] == BUTTON:
                press = partial(self._crowd.press, self.user, message, Choice(custom_id, None, 0))
                self._crowd.later(press, self._crowd.thinking())
                return

    def sit_down(self) -> None:
        """Begin to play; with private answers, by asking for one's hand."""
        if self._crowd.private:
            self._ask()
        self._look()

    def _ask(self) -> None:
        board = self._crowd.watch.board_of(self.table)
        if board is not None:
            self._crowd.press(self.user, board, Choice(f"hand:{self.table}:", None, 0))

    def _look(self) -> None:
        choices = list(choices_on(self._hand)) if self._hand is not None else []
        if not choices:
            self._thinks_about = None
            return
        asked = choices[0].asked
        self._crowd.watch.buttons(self.user, choices[0].turn)
        if self._crowd.awake and asked != self._thinks_about:
            self._thinks_about = asked
            self._crowd.later(self._act, self._crowd.thinking())

    def _act(self) -> None:
        """Press one of what is there now."""
        choices = list(choices_on(self._hand)) if self._hand is not None else []
        if not (choices and self._crowd.awake and self._hand is not None):
            self._thinks_about = None
            return
        self._crowd.press(self.user, self._hand, self._crowd.one_of(choices))
        self._crowd.later(partial(self._again, choices[0].asked), PRESSED_AGAIN)

    def _again(self, asked: tuple[int, str]) -> None:
        """Nothing has come of it: press again."""
        shown = list(choices_on(self._hand)) if self._hand is not None else []
        if shown and shown[0].asked == asked and self._crowd.awake:
            self._crowd.pressed_again += 1
            self._act()
