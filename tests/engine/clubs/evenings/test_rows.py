"""What an evening is comes back from the journal."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import date

from engine.clubs.evenings.calendar import Rhythm, Shift, When
from engine.clubs.evenings.evening import (
    Calling,
    DrawnTable,
    EveningKind,
    EveningSetup,
    EveningState,
    Guest,
    Rest,
    Stage,
    TournamentPart,
)
from engine.clubs.evenings.rows import EveningJournal
from engine.core.registry import GAMES
from engine.table.model.preferences import Theme
from tests.engine.running.support import ANNA, BRAM, GUILD, Process
from tests.engine.store.databases import EACH_KIND


@EACH_KIND
async def test_what_an_evening_is_comes_back_field_by_field(process: Process) -> None:
    part = TournamentPart("swiss", 5, 45, "pairs", "match-points", True, (90, 60))
    setup = EveningSetup(
        name="Dinsdag",
        guild_id=GUILD,
        channel_id=700,
        director_id=ANNA,
        director_name="Anna",
        language="nl",
        when=When(Rhythm.MONTHLY, date(2026, 3, 3), 20, 30, "Europe/Brussels", 3),
        options=GAMES["couillon"].for_tournament("malmedy", 2),
        kind=EveningKind.TOURNAMENT,
        rest=Rest.BYE,
        asks_presence=False,
        level="strong",
        turn_seconds=60,
        reserve_seconds=120,
        house="Op zijn Lanklaars",
        theme=Theme("AHVB", True, "wine"),
        tournament=part,
        calling=Calling.COUNTS,
    )
    state = EveningState(
        0,
        0,
        setup,
        Stage.PLAYING,
        2,
        date(2026, 4, 7),
        1_000_100.5,
        shift=Shift.TWICE,
        guests=(Guest(BRAM, "Bram", here=True, reminded=True, waits=1_000_200.5, gone=True), Guest(ANNA, "Anna")),
        tables=(DrawnTable(5, 701), DrawnTable(6, 702)),
        tournament_id=4,
        idle_at=1_000_300.5,
        is_last=True,
        shown=1,
        channel_lost=True,
        closed=True,
        messages={"evening-2": (700, 5)},
    )
    for one in (setup, state):
        untouched = {field.name for field in fields(one) if getattr(one, field.name) == field.default}
        assert not untouched, "a field with its default would not be seen to be kept"
    rows = EveningJournal(process.journal)
    number = await rows.add(state)
    assert await rows.load(number) == replace(state, id=number)
