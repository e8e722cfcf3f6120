"""What somebody wants of an evening, as the options of a command say it."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from cogs.app.answers import Denied
from cogs.app.client import Interaction
from cogs.evenings.choices import USUAL_ZONE
from cogs.evenings.typed import read_when
from cogs.lobby.opening import rules_meant
from cogs.tournament.opening import read_bonus, usual_length
from engine.clubs.evenings.calendar import Rhythm, When, day_in, next_day, zone_named
from engine.clubs.evenings.evening import EveningSetup, Kind, Rest, TournamentPart
from engine.clubs.evenings.opening import must_be_a_tournament
from engine.clubs.seasons.season import good_name
from engine.core.options import Options
from engine.core.registry import game_named
from engine.tables.model.errors import Refusal, Refused
from engine.tournaments.opening import entries_for, fits_bonus, options_of, totals_for
from engine.tournaments.setup import Total


class Wishes(NamedTuple):
    """None: nothing was said about it."""

    when: str | None = None
    often: str | None = None
    zone: str | None = None
    name: str | None = None
    kind: str | None = None
    preset: str | None = None
    house: str | None = None
    rest: str | None = None
    presence: int | None = None
    rounds: int | None = None
    deals: int | None = None
    method: str | None = None
    minutes: int | None = None
    entry: str | None = None
    total: str | None = None
    same_deals: str | None = None
    bonus: str | None = None

    async def applied(self, interaction: Interaction, setup: EveningSetup) -> EveningSetup:
        """An evening as it was, with these wishes; raises Denied, Refused, UnknownChoice, ImpossibleOptions."""
        kind = setup.kind if self.kind is None else Kind(self.kind)
        options, house = await self._rules(interaction, setup, kind)
        after = replace(
            setup,
            when=self.when_of(interaction, setup.when),
            name=setup.name if self.name is None else good_name(self.name),
            kind=kind,
            options=options,
            house=house,
            rest=setup.rest if self.rest is None else Rest(self.rest),
            asks_presence=setup.asks_presence if self.presence is None else bool(self.presence),
            tournament=self._tournament(setup.tournament, options),
        )
        if kind is Kind.TOURNAMENT:
            must_be_a_tournament(after)
        return after

    def _tournament(self, before: TournamentPart, options: Options) -> TournamentPart:
        """How it is played; what was once chosen for another game and does not fit this one becomes the usual."""
        total = self.total or (before.total if before.total in totals_for(options) else None)
        meant = Total(total) if total else totals_for(options)[0]
        fitting = before.bonus if fits_bonus(options, meant, before.bonus) else ()
        return TournamentPart(
            self.method or before.method,
            self.rounds or before.rounds,
            before.minutes if self.minutes is None else self.minutes,
            self.entry or (before.entry if before.entry in entries_for(options) else None),
            total,
            before.same_deals if self.same_deals is None else self.same_deals == "yes",
            fitting if self.bonus is None else read_bonus(self.bonus),
        )

    def when_of(self, interaction: Interaction, before: When | None) -> When:
        """When it takes place."""
        zone = zone_named(self.zone) if self.zone else before.zone if before else USUAL_ZONE
        now = interaction.client.tables.clubs.now()
        often = Rhythm(self.often) if self.often else None
        if self.when is not None:
            after = read_when(self.when, often, zone, now)
            return after if often or before is None else _as_often(after, before.rhythm)
        if before is None:
            raise Denied("refusal-evening-when", typed="")
        after = replace(before, zone=zone, rhythm=often or before.rhythm)
        if after.rhythm is not Rhythm.ONCE and before.rhythm is Rhythm.ONCE:
            # It comes again from its own day on.
            after = replace(after, first=max(after.first, day_in(zone, now)))
        if next_day(after, now) is None:
            raise Refused(Refusal.TIME_PAST)
        return after

    async def _rules(self, interaction: Interaction, setup: EveningSetup, kind: Kind) -> tuple[Options, str | None]:
        """What is played, and by which house rules."""
        named = self.preset is not None or self.house is not None
        if not named and self.deals is None and setup.kind is kind:
            return setup.options, setup.house
        if named or kind is not setup.kind:
            rules = await rules_meant(interaction, preset=self.preset, house=self.house, changes={})
            options, house = rules.options, rules.house
        else:
            options, house = setup.options, setup.house
        if kind is not Kind.TOURNAMENT:
            return options, house
        game = game_named(options.game)
        changes = {name: value for name, value in game.chosen_at_table(options).items() if name != game.length}
        return options_of(game.name, options.preset, self.deals or usual_length(game), changes), house


def _as_often(when: When, before: Rhythm) -> When:
    """A new day for an evening of which nobody said how often it is to come: a series stays one."""
    if when.rhythm is Rhythm.ONCE or before is Rhythm.FORTNIGHTLY:
        return replace(when, rhythm=before)
    return when
