"""Sheets that somebody is about to open: held in memory only, since nothing is kept until they begin."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from cogs.app.answers import Denied
from cogs.app.client import Interaction
from engine.core.registry import game_named
from engine.score_keeper.deciding import most_people
from engine.score_keeper.kept import KeptSetup

MOST_KEPT: Final = 100


@dataclass(frozen=True)
class Opening:
    """A sheet that somebody is about to open."""

    number: int
    user_id: int
    setup: KeptSetup
    """With None for seats that nobody has yet, besides a dummy's."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats for people."""
        dummy = game_named(self.setup.options.game).dummy(self.setup.options)
        return tuple(seat for seat in range(1, len(self.setup.people) + 1) if seat != dummy)

    @property
    def of_game(self) -> int:
        """How many seats the game has, a dummy's among them."""
        return game_named(self.setup.options.game).seats(self.setup.options)

    @property
    def most(self) -> int:
        """So many people can be round the table."""
        return most_people(self.setup.options)

    @property
    def is_full(self) -> bool:
        return all(self.setup.people[seat - 1] is not None for seat in self.seats)


class Openings:
    """The sheets that people are about to open."""

    def __init__(self) -> None:
        self._openings: dict[int, Opening] = {}
        self._random = random.SystemRandom()

    def begin(self, user_id: int, setup: KeptSetup) -> Opening:
        """Remember one; the oldest gives way."""
        opening = Opening(self._random.getrandbits(48), user_id, setup)
        self.put(opening)
        while len(self._openings) > MOST_KEPT:
            del self._openings[next(iter(self._openings))]
        return opening

    def put(self, opening: Opening) -> None:
        self._openings[opening.number] = opening

    def drop(self, opening: Opening) -> None:
        self._openings.pop(opening.number, None)

    def own(self, interaction: Interaction, number: int) -> Opening:
        """The one of this number; raises Denied if it is not this person's, or was lost in a restart."""
        found = self._openings.get(number)
        if found is None or found.user_id != interaction.user.id:
            raise Denied("score-opening-forgotten")
        return found
