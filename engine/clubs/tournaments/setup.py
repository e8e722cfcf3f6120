"""What a tournament is opened with: how tables are drawn, who enters how, what rounds add up to, what fits. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.clubs.tournaments.pairing.draws import Layout
from engine.core.game import Adding
from engine.core.names import clean_name
from engine.core.options import Options
from engine.core.registry import game_named
from engine.table.model.errors import Refusal, Refused
from engine.table.model.preferences import NO_THEME, Theme
from engine.table.model.setup import Access, Setup


class Method(StrEnum):
    """How the tables of a round are drawn."""

    CLASSIC = "classic"
    """By the movement of `schedule`, for 4, 8, 12 or 16 people."""
    ROUNDS = "rounds"
    """By search, with as few partners and opponents as possible who have met before."""
    SWISS = "swiss"
    """By standing: equals meet, but nobody whom they have met, wherever that can be avoided."""
    DANISH = "danish"
    """Strictly by standing, whoever has met before: the first at the first table, and so on down."""
    KNOCKOUT = "knockout"
    """Who loses is out; whoever loses in the first round plays for the consolation cup."""


class EntryMode(StrEnum):
    """How people enter."""

    DRAWN = "drawn"
    """Alone; partners are drawn anew for each round."""
    PAIRS = "pairs"
    """With a partner for the whole tournament."""
    ALONE = "alone"
    """Alone, at a game without partners."""


class Remainder(StrEnum):
    """What becomes of people who are too many or too few for full tables."""

    RESERVE = "reserve"
    """The last who entered wait, and take the first place that is left."""
    BYE = "bye"
    """They sit out a round, which counts the average of their other rounds."""
    COMPUTER = "computer"
    """Computers take the empty seats."""


class Total(StrEnum):
    """What the rounds add up to."""

    ROYES = "royes"
    """What is left on the sheet: the lowest total wins."""
    POINTS = "points"
    """The score at the table: the best total wins."""
    MATCH_POINTS = "match-points"
    """For each side at the table: two if it was beaten, one if level."""
    VICTORIES = "victories"
    """Matches won."""


LEAST_PEOPLE: Final = 4
MOST_PEOPLE: Final = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnTables:
    """How the tables are set up that a tournament or an evening opens for those it has drawn."""

    options: Options
    """Of every table; a tournament's include the length of a match."""
    guild_id: int | None
    channel_id: int
    language: str
    turn_seconds: int = 0
    """Time for a turn; 0: no clock."""
    reserve_seconds: int = 0
    """At every table (`Setup.reserve_seconds`)."""
    theme: Theme = NO_THEME
    """Of its tables and its messages."""
    house: str | None = None
    """The name of the server's house rules that the options are."""
    level: str = "normal"
    """Which computer player takes empty seats, and plays on for whoever gets up."""

    def table(self, host_id: int, channel_id: int, *, plays_last: bool) -> Setup:
        """The setup of a table in this channel; `plays_last`: whether the last trick plays itself at it."""
        return Setup(
            game=self.options.game,
            options=self.options,
            guild_id=self.guild_id,
            channel_id=channel_id,
            host_id=host_id,
            access=Access.OPEN,
            invited=frozenset(),
            language=self.language,
            turn_seconds=self.turn_seconds,
            reserve_seconds=self.reserve_seconds,
            house=self.house,
            theme=self.theme,
            plays_last=plays_last,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentSetup(DrawnTables):
    """What a tournament was opened with; the host may change."""

    people: int
    """How many play in a classic tournament; the most who can enter any other."""
    rounds: int
    """The most a knock-out may need."""
    fill: bool
    """Classic: whether computers take the places that are empty at the start."""
    host_id: int
    host_name: str
    method: Method = Method.CLASSIC
    entry: EntryMode = EntryMode.DRAWN
    remainder: Remainder = Remainder.COMPUTER
    total: Total = Total.ROYES
    least: int = LEAST_PEOPLE
    """The fewest people with whom it begins."""
    round_minutes: int = 0
    """After so many minutes tables still playing end with the deal under way; 0: they have all the time they need."""
    same_deals: bool = False
    """All tables of a round play the same packs."""
    bonus: tuple[int, ...] = ()
    """What each place at a table adds to its points, the first place first; places left out add nothing."""
    evening: int | None = None
    """The number of the evening it belongs to."""
    starts_at: float | None = None
    """When it begins by itself (UTC epoch, seconds); None: when the host says so."""

    def __post_init__(self) -> None:
        """The host's name as that of an `Occupant`."""
        object.__setattr__(self, "host_name", clean_name(self.host_name))

    @property
    def fewest(self) -> int:
        """So many people begin it: without computers they have to fill a table."""
        return max(self.least, 0 if self.remainder is Remainder.COMPUTER else people_at_a_table(self.options))


MOST_ROUNDS: Final = 20
MOST_MINUTES: Final = 240
MOST_BONUS: Final = 1000
"""Points for a place at the table."""
_ADDED: Final = {Adding.UP: (Total.POINTS,), Adding.DOWN: (Total.ROYES,), Adding.NOT: ()}
_WRONG_ENTRY: Final = {
    (EntryMode.ALONE,): Refusal.ENTRY_ALONE,
    (EntryMode.DRAWN,): Refusal.ENTRY_DRAWN,
    (EntryMode.DRAWN, EntryMode.PAIRS): Refusal.ENTRY_WITH_PARTNERS,
}
"""By the ways in which people can enter."""


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


def entries_for(options: Options) -> tuple[EntryMode, ...]:
    """How people can enter for this game, the usual way first."""
    layout = layout_of(options)
    sizes = Counter(layout.sides[seat - 1] for (seat,) in layout.slots(1)).values()
    if max(sizes) == 1:
        return (EntryMode.ALONE,)
    return (EntryMode.DRAWN,) if any(size % 2 for size in sizes) else (EntryMode.DRAWN, EntryMode.PAIRS)


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
