"""What somebody wants of an evening, as the options of a command say it."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from cogs.app.answers import Denied
from cogs.app.client import Interaction
from cogs.app.i18n import say_to
from cogs.evenings.choices import USUAL_ZONE
from cogs.evenings.typed import read_when
from cogs.lobby.opening import rules_meant
from cogs.messages.words import preset_name
from engine.clubs.evenings.calendar import Rhythm, When, day_in, next_day, zone_named
from engine.clubs.evenings.evening import EveningSetup, Kind, Rest, TournamentPart
from engine.clubs.seasons.season import good_name
from engine.core.options import Options
from engine.tables.model.errors import Refusal, Refused
from engine.tournaments.tournament import PRESETS, USUAL_DEALS, options_for

USUAL_ROUNDS = 3
METHOD, TOTAL = "classic", "royes"
"""How a tournament of an evening is drawn, and what it counts."""


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

    async def applied(self, interaction: Interaction, setup: EveningSetup) -> EveningSetup:
        """An evening as it was, with these wishes; raises Denied, Refused, UnknownChoice, ImpossibleOptions."""
        kind = setup.kind if self.kind is None else Kind(self.kind)
        options, house = await self._rules(interaction, setup, kind)
        rounds = self.rounds or setup.tournament.rounds
        return replace(
            setup,
            when=self.when_of(interaction, setup.when),
            name=setup.name if self.name is None else good_name(self.name),
            kind=kind,
            options=options,
            house=house,
            rest=setup.rest if self.rest is None else Rest(self.rest),
            asks_presence=setup.asks_presence if self.presence is None else bool(self.presence),
            tournament=TournamentPart(METHOD, TOTAL, rounds, setup.tournament.minutes),
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
            raise Refused(Refusal.TIME_IN_PAST)
        return after

    async def _rules(self, interaction: Interaction, setup: EveningSetup, kind: Kind) -> tuple[Options, str | None]:
        """What is played, and by which house rules."""
        named = self.preset is not None or self.house is not None
        if kind is Kind.TOURNAMENT:
            if self.house is not None:
                raise Denied("refusal-evening-house-tournament")
            preset = self.preset or (setup.options.preset if setup.options.preset in PRESETS else PRESETS[0])
            if preset not in PRESETS:
                say = say_to(interaction)
                possible = ", ".join(preset_name(one, say) for one in PRESETS)
                raise Denied("refusal-evening-no-tournament", game=preset_name(preset, say), possible=possible)
            if not named and self.deals is None and setup.kind is kind:
                return setup.options, None
            return options_for(preset, self.deals or USUAL_DEALS), None
        if not named and setup.kind is kind:
            return setup.options, setup.house
        rules = await rules_meant(interaction, preset=self.preset, house=self.house, changes={})
        return rules.options, rules.house


def _as_often(when: When, before: Rhythm) -> When:
    """A new day for an evening of which nobody said how often it is to come: a series stays one."""
    if when.rhythm is Rhythm.ONCE or before is Rhythm.FORTNIGHTLY:
        return replace(when, rhythm=before)
    return when
