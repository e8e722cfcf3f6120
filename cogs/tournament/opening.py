"""/tournament open: with which game, method, entry, remainder, total and clock; what is not said follows from the rest.

Whoever says only what there was to say when tournaments were Malmedy's gets that tournament.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Annotated, Final, NamedTuple

from discord import app_commands
from discord.ext import commands

from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.i18n import language_here
from cogs.app.parameters import MEANT, YES, Kind, Language, is_yes, picks
from cogs.app.permissions import most_open, must_be_permitted
from cogs.lobby.clocks import CLOCK, pace_meant
from cogs.lobby.opening import Rules, must_be_an_opener, must_be_where_tables_are, rules_meant
from cogs.typed.choosing import (
    House,
    Level,
    RuleOptions,
    game_kind,
    game_meant,
    preset_kind,
    read_options,
)
from cogs.typed.writing import whole_number
from engine.clubs.tournaments.schedule import PEOPLE, SEATS, most_rounds
from engine.clubs.tournaments.setup import (
    LEAST_PEOPLE,
    MOST_MINUTES,
    MOST_PEOPLE,
    MOST_ROUNDS,
    EntryMode,
    Method,
    Remainder,
    Total,
    TournamentSetup,
    entries_for,
    must_be_possible,
    totals_for,
)
from engine.clubs.tournaments.tournament import MOST_DEALS, PRESETS, USUAL_DEALS, USUAL_ROUNDS, can_be_held
from engine.core.game import AnyGame, Game
from engine.core.options import Options
from engine.table.decisions.lobby import COMPUTER
from engine.table.model.preferences import TOURNAMENTS

ROUNDS: Final = 4
"""Of a tournament of any size, where nothing else is said."""
MOST_WAIT: Final = 7 * 24 * 60
"""Minutes until it begins by itself, at most."""
_BETWEEN: Final = re.compile(r"\s*[,;/、，؛،]\s*|\s+")
YES_NO: Final = picks("board", (YES, "no"))
Entry = Annotated[EntryMode | None, Kind("board-entry", picks("board-entry-choice", EntryMode), reads=EntryMode)]
HowTotalled = Annotated[Total | None, Kind("board-total", picks("board-total-choice", Total), reads=Total)]
SAME_DEALS: Final = Kind("board-same-deals", YES_NO, reads=is_yes)
_Method = Annotated[Method | None, Kind("board-method", picks("board-method-choice", Method), reads=Method)]
_REMAINDERS: Final = picks("board-remainder-choice", Remainder)
_Remainder = Annotated[Remainder | None, Kind("board-remainder", _REMAINDERS, reads=Remainder)]
_FILLED: Final = Kind("tournament-computers", picks("tournament-computers", (YES, "no")), reads=is_yes)


def read_bonus(typed: str) -> tuple[int, ...]:
    """What each place adds, as people type it: `90, 60, 30, 0`; places that add nothing are left out at the end.

    Raises Denied(refusal-no-bonus).
    """
    figures = [whole_number(one) for one in _BETWEEN.split(typed.strip()) if one]
    found = [one for one in figures if one is not None]
    if len(found) < len(figures):
        raise Denied("refusal-no-bonus", given=typed)
    while found and found[-1] == 0:
        found.pop()
    return tuple(found)


BONUS: Final = Kind("board-bonus", reads=read_bonus)


class Wanted(NamedTuple):
    """What somebody said about the tournament they open; None: nothing."""

    people: app_commands.Range[int, LEAST_PEOPLE, MOST_PEOPLE] | None = None
    rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None
    deals: app_commands.Range[int, 1, MOST_DEALS] | None = None
    preset: Annotated[str | None, preset_kind(can_be_held)] = None
    game: Annotated[str | None, game_kind(can_be_held)] = None
    house: House = None
    options: RuleOptions = ""
    method: _Method = None
    entry: Entry = None
    remainder: _Remainder = None
    total: HowTotalled = None
    bonus: Annotated[tuple[int, ...], BONUS] = ()
    minutes: app_commands.Range[int, 1, MOST_MINUTES] = 0
    same_deals: Annotated[bool, SAME_DEALS] = False
    starts_in: app_commands.Range[int, 1, MOST_WAIT] | None = None
    computers: Annotated[bool, _FILLED] = True
    level: Level = None

    @property
    def is_of_any_size(self) -> bool:
        """Whether something was said that only tournaments of any size have."""
        chosen = (self.entry, self.remainder, self.total, self.level, self.starts_in)
        return any(one is not None for one in chosen) or bool(self.minutes or self.same_deals or self.bonus)


def method_of(wanted: Wanted, rules: Rules, *, is_usual: bool) -> Method:
    """The method said, else the classic one if all that was said fits it; `is_usual`: the rules are its usual ones."""
    if wanted.method is not None:
        return wanted.method
    fits = is_usual and rules.options.preset in PRESETS and wanted.people in (None, *PEOPLE)
    return Method.CLASSIC if fits and not wanted.is_of_any_size else Method.ROUNDS


def filled(setup: TournamentSetup, wanted: Wanted, method: Method, now: float) -> TournamentSetup:
    """The setup of a tournament by this method; raises Denied and Refused where no such tournament can be held."""
    if method is Method.CLASSIC:
        return _classic(setup, wanted)
    people = wanted.people or MOST_PEOPLE
    knockout = method is Method.KNOCKOUT
    usual = Remainder.BYE if knockout or not wanted.computers else Remainder.COMPUTER
    made = replace(
        setup,
        method=method,
        people=people,
        # Nobody can say in advance how many rounds a knock-out takes; a consolation cup takes one more at most.
        rounds=min((people - 1).bit_length() + 1, MOST_ROUNDS) if knockout else wanted.rounds or ROUNDS,
        fill=False,
        entry=wanted.entry or entries_for(setup.options)[0],
        remainder=wanted.remainder or usual,
        total=wanted.total or totals_for(setup.options)[0],
        bonus=wanted.bonus,
        round_minutes=wanted.minutes,
        same_deals=wanted.same_deals,
        level=wanted.level or COMPUTER,
        starts_at=None if wanted.starts_in is None else now + 60 * wanted.starts_in,
    )
    must_be_possible(made, now)
    return made


def _classic(setup: TournamentSetup, wanted: Wanted) -> TournamentSetup:
    people = wanted.people or SEATS
    # A composed variant of these presets may have a sheet on which nothing is left, or on which more is better.
    if setup.options.preset not in PRESETS or Total.ROYES not in totals_for(setup.options):
        raise Denied("refusal-classic-rules")
    if people not in PEOPLE:
        raise Denied("refusal-classic-people", people=people)
    if wanted.is_of_any_size:
        raise Denied("refusal-classic-fixed")
    most = most_rounds(people)
    if wanted.rounds is not None and wanted.rounds > most:
        raise Denied("refusal-too-many-rounds", people=people, most=most)
    return replace(setup, people=people, rounds=wanted.rounds or USUAL_ROUNDS[people], fill=wanted.computers)


def usual_length(game: AnyGame) -> int:
    """How long a match of a tournament is where nothing is said: so many deals, or the usual number of what counts."""
    if game.length == Game.length:
        return USUAL_DEALS
    return int(next(spec.values[0] for spec in game.options if spec.name == game.length))


class OpenTournament(commands.Cog):
    """A mixin for /tournament: the command that opens any."""

    @command(
        "tournament-open",
        people="tournament-people",
        rounds="tournament-rounds",
        deals="tournament-deals",
        preset="tournament-preset",
        minutes="board-minutes",
        starts_in="board-starts-in",
    )
    async def open(
        self,
        act: Act,
        wanted: Wanted = MEANT,
        language: Language = None,
        clock: Annotated[str | None, CLOCK] = None,
    ) -> None:
        """Open a tournament whose host has the first place."""
        must_be_where_tables_are(act)
        must_be_an_opener(act)
        must_be_permitted(act)
        rules = await _rules(act, wanted)
        turns = rules.clock_on(act.server) if clock is None else pace_meant(clock, act.say)
        setup = TournamentSetup(
            options=rules.options,
            people=SEATS,
            rounds=ROUNDS,
            fill=True,
            guild_id=act.guild_id,
            channel_id=act.channel_id or 0,
            host_id=act.user_id,
            host_name=act.name,
            language=language or language_here(act),
            turn_seconds=turns.turn,
            reserve_seconds=turns.reserve,
            theme=act.server.theme,
            house=rules.house,
        )
        how = method_of(wanted, rules, is_usual=wanted.house is None and not wanted.options)
        setup = filled(setup, wanted, how, act.interaction.created_at.timestamp())
        await act.response.defer(ephemeral=True, thinking=True)
        tournament = await act.bot.tables.tournaments.open(setup, most_open(act, TOURNAMENTS))
        await tell(act, act.say("tournament-opened", tournament=str(tournament.id)))


async def _rules(act: Act, wanted: Wanted) -> Rules:
    """The rules of every table; where nothing is said those of the classic tournament."""
    changes, game, deals = read_options(wanted.options), wanted.game, wanted.deals
    if wanted.house is not None:
        rules = await rules_meant(act, game=game, preset=wanted.preset, house=wanted.house, changes=changes)
        said = rules.game.chosen_at_table(rules.options) | changes
        found = _lasting(rules.game, rules.options.preset, deals, said)
        return Rules(rules.game, found, rules.house, rules.clock)
    preset = wanted.preset or (PRESETS[0] if game is None else None)
    meant = game_meant(game, preset)
    return Rules(meant, _lasting(meant, preset or next(iter(meant.presets)), deals, changes))


def _lasting(game: AnyGame, preset: str, deals: int | None, changes: dict[str, str]) -> Options:
    return game.for_tournament(preset, deals or usual_length(game), changes)
