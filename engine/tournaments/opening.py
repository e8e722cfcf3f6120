"""What a tournament can be opened with: which methods, entries and totals fit a game, and how many people. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.options import Options
from engine.core.registry import game_named
from engine.core.results import Adding
from engine.tables.model.errors import Refusal, Refused
from engine.tournaments.pairing.draws import Layout
from engine.tournaments.setup import LEAST_PEOPLE, MOST_PEOPLE, Entry, Method, Total, TournamentSetup

MOST_ROUNDS: Final = 20
MOST_MINUTES: Final = 240
MOST_BONUS: Final = 1000
"""Points for a place at the table."""
_ADDED: Final = {Adding.UP: (Total.POINTS,), Adding.DOWN: (Total.ROYES,), Adding.NOT: ()}
_WRONG_ENTRY: Final = {
    (Entry.ALONE,): Refusal.ENTRY_ALONE,
    (Entry.DRAWN,): Refusal.ENTRY_DRAWN,
    (Entry.DRAWN, Entry.PAIRS): Refusal.ENTRY_WITH_PARTNERS,
}
"""By the ways in which people can enter."""


def options_of(game: str, preset: str, deals: int, changes: Mapping[str, str] | None = None) -> Options:
    """The options every table is played with; raises UnknownChoice, UnknownValue and ImpossibleOptions."""
    return game_named(game).for_tournament(preset, deals, changes)


def layout_of(options: Options) -> Layout:
    """How people sit at every table."""
    game = game_named(options.game)
    return Layout(game.sides(options), game.dummy(options))


def people_at_a_table(options: Options) -> int:
    """How many people play at one table; a dummy is nobody."""
    return len(layout_of(options).slots(1))


def methods_for(options: Options) -> tuple[Method, ...]:
    """How tables of this game can be drawn, besides the classic tournament."""
    drawn = (Method.ROUNDS, Method.SWISS, Method.DANISH)
    return (*drawn, Method.KNOCKOUT) if people_at_a_table(options) == 2 else drawn


def entries_for(options: Options) -> tuple[Entry, ...]:
    """How people can enter for this game, the usual way first."""
    layout = layout_of(options)
    sizes = Counter(layout.sides[seat - 1] for (seat,) in layout.slots(1)).values()
    if max(sizes) == 1:
        return (Entry.ALONE,)
    return (Entry.DRAWN,) if any(size % 2 for size in sizes) else (Entry.DRAWN, Entry.PAIRS)


def totals_for(options: Options) -> tuple[Total, ...]:
    """What rounds of this game can add up to, the usual first."""
    return (*_ADDED[game_named(options.game).adding(options)], Total.MATCH_POINTS, Total.VICTORIES)


def must_be_possible(setup: TournamentSetup, now: float) -> None:
    """Raises Refused with the first reason why no such tournament can be held."""
    if setup.method is Method.CLASSIC:
        return
    if not LEAST_PEOPLE <= setup.least <= setup.people <= MOST_PEOPLE:
        raise Refused(Refusal.TOURNAMENT_SIZE, least=LEAST_PEOPLE, most=MOST_PEOPLE)
    if not 1 <= setup.rounds <= MOST_ROUNDS:
        raise Refused(Refusal.TOURNAMENT_ROUNDS, most=MOST_ROUNDS)
    if not 0 <= setup.round_minutes <= MOST_MINUTES:
        raise Refused(Refusal.TOURNAMENT_MINUTES, most=MOST_MINUTES)
    if setup.starts_at is not None and setup.starts_at <= now:
        raise Refused(Refusal.TIME_PAST)
    if setup.method not in methods_for(setup.options):
        raise Refused(Refusal.KNOCKOUT_OF_TWO, seats=people_at_a_table(setup.options))
    possible = entries_for(setup.options)
    if setup.entry not in possible:
        raise Refused(_WRONG_ENTRY[possible])
    if setup.total not in totals_for(setup.options):
        raise Refused(Refusal.TOURNAMENT_TOTAL)
    _must_be_a_bonus(setup)


def places_at_a_table(options: Options) -> int:
    """How many places a match has: partners share theirs."""
    return len(set(layout_of(options).sides))


def fits_bonus(options: Options, total: Total, bonus: Sequence[int]) -> bool:
    """Whether these can be added at this game's tables; none always can."""
    return not bonus or (total is Total.POINTS and len(bonus) <= places_at_a_table(options))


def _must_be_a_bonus(setup: TournamentSetup) -> None:
    bonus, places = setup.bonus, places_at_a_table(setup.options)
    if bonus and setup.total is not Total.POINTS:
        raise Refused(Refusal.BONUS_TOTAL)
    # Beside others who had the same cards, the place at one's own table is that of one's cards.
    if bonus and (setup.same_deals or setup.method is Method.KNOCKOUT):
        raise Refused(Refusal.BONUS_COMPARED)
    if len(bonus) > places or list(bonus) != sorted(bonus, reverse=True):
        raise Refused(Refusal.TOURNAMENT_BONUS, places=places, most=MOST_BONUS)
    if any(not 0 <= one <= MOST_BONUS for one in bonus):
        raise Refused(Refusal.TOURNAMENT_BONUS, places=places, most=MOST_BONUS)
