"""Kept matches in tests: opened, and told deal by deal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from engine.clubs.score_keeper import deciding
from engine.clubs.score_keeper.changes import Who
from engine.clubs.score_keeper.keeper import ScoreKeeper
from engine.clubs.score_keeper.kept import KeptSetup, KeptState, PointStake
from engine.clubs.score_keeper.standing import SheetPerson
from engine.core.by_hand import Answers
from engine.core.registry import game_named
from tests.engine.running.support import ANNA, BRAM, CHANNEL, CHLOE, DAAN, EVA, GUILD, NAMES

ANNA_HERSELF: Final = Who(ANNA, NAMES[ANNA])
BRAM_HIMSELF: Final = Who(BRAM, NAMES[BRAM])
STRANGER: Final = Who(EVA, NAMES[EVA])
MEMBERS: Final = tuple(SheetPerson(NAMES[one], one) for one in (ANNA, BRAM, CHLOE, DAAN))
WITH_GUESTS: Final = (*MEMBERS[:2], SheetPerson("Oma"), SheetPerson("Nonkel Jef"))

PASSED: Final[Answers] = {"contract": ("passed",)}
NINE: Final[Answers] = {"contract": ("accept 9",), "declarers": ("1", "3"), "tricks": ("10",)}
"""Made, with a trick more: 14 points for each of the two."""
SOLO: Final[Answers] = {"contract": ("solo 6",), "declarers": ("2",), "tricks": ("5",)}
"""Lost by a trick: 15 points from seat 2."""


def whist(**changes: Any) -> KeptSetup:
    """Kleurenwiezen with two members and two guests."""
    setup = KeptSetup(
        guild_id=GUILD,
        channel_id=CHANNEL,
        opener=ANNA_HERSELF,
        language="nl",
        options=game_named("kleurenwiezen").for_tables("pagat", {"deals": "4"}),
        people=WITH_GUESTS,
        stake=PointStake(10, "€"),
    )
    return replace(setup, **changes)


async def tell_to(
    keeper: ScoreKeeper, kept_id: int, who: Who, number: int, answers: Answers, deal: int | None = None
) -> KeptState:
    """Tell the next deal, or correct this one, at once; raises as `correct` and `keep` do."""

    def work(state: KeptState) -> KeptState:
        if deal is not None:
            deciding.correct(state, deal)
        return deciding.keep(state, who, keeper._now(), deal, answers)

    return await keeper._change(kept_id, who, number, work)


async def told(keeper: ScoreKeeper, state: KeptState, *deals: Answers, by: Who = ANNA_HERSELF) -> KeptState:
    """These deals, one after the other."""
    for answers in deals:
        state = await tell_to(keeper, state.id, by, state.number, answers)
    return state


async def agreed(keeper: ScoreKeeper, state: KeptState) -> KeptState:
    """All members at the table say that the match counts for them."""
    for one in sorted(state.asked):
        state = await keeper.agree(state.id, Who(one, NAMES[one]))
    return state


class Board:
    """An announcer that keeps what it was told, and may fail."""

    def __init__(self) -> None:
        self.shown: list[KeptState] = []
        self.fails = False

    async def score_changed(self, state: KeptState) -> None:
        if self.fails:
            raise OSError
        self.shown.append(state)
