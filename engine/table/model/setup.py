"""How a table was set up: its game, who may sit down, its clock and its looks."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from engine.core.game import AddedUp
from engine.core.options import Options
from engine.core.registry import GAMES
from engine.table.model.preferences import NO_THEME, Theme


class Access(StrEnum):
    """Who may sit down."""

    OPEN = "open"
    INVITED = "invited"


class TournamentTable(NamedTuple):
    """The round and number of a table within a tournament."""

    tournament_id: int
    round: int
    number: int
    """Within the round, from 1."""


class GivenEntry(NamedTuple):
    """An entry of the journal of another match, whose position is played on from; see `Entry`."""

    kind: str
    seat: int
    action: str


class Origin(NamedTuple):
    """The position of a finished match from which a table plays on, and all that led to it.

    Everybody may know its cards, so the match counts for nothing. It names nobody.
    """

    table_id: int
    deal: int
    step: int
    """How many actions of that deal there were."""
    dealer: int
    """Who dealt the first deal."""
    entries: tuple[GivenEntry, ...]
    """All deals up to there, without what was taken back."""
    packs: tuple[str, ...]
    """Per deal its cards, in the order they were dealt."""
    ends: bool = False
    """The match ends with that deal."""

    def __str__(self) -> str:
        """As the journal has it; an older version reads it too where the match goes on."""
        told = self if self.ends else self[:-1]
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def parse(cls, text: str) -> Origin:
        """The reverse of `str`; raises ValueError, TypeError."""
        table_id, deal, step, dealer, entries, packs, *ends = json.loads(text)
        return cls(table_id, deal, step, dealer, tuple(GivenEntry(*entry) for entry in entries), tuple(packs), *ends)


@dataclass(frozen=True, slots=True)
class SameDeals:
    """The deals that several tables have in common: one secret makes their packs, whatever is played there."""

    name: str
    """What they belong to, for the journal."""
    secret: bytes = field(repr=False)
    """Told only when nobody plays these deals any more."""
    deals: int | None = None
    """The match ends after so many; None: as its options say."""
    until: float | None = None
    """Nobody is told anything before this moment (UTC epoch, seconds), because more tables may be opened."""

    def __str__(self) -> str:
        """As the journal has it."""
        return json.dumps((self.name, self.secret.hex(), self.deals, self.until), separators=(",", ":"))

    @classmethod
    def parse(cls, text: str) -> SameDeals:
        """The reverse of `str`; raises ValueError, TypeError."""
        name, secret, deals, until = json.loads(text)
        return cls(name, bytes.fromhex(secret), deals, until)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table was opened with.

    The host may change options and clock before the start, and at any time who may sit down; the host may also change.
    """

    game: str
    options: Options
    guild_id: int | None
    channel_id: int
    host_id: int
    access: Access
    invited: frozenset[int]
    language: str
    turn_seconds: int
    """Time for a turn; 0: no clock."""
    tournament: TournamentTable | None = None
    """None: the table is not part of a tournament."""
    added_up: AddedUp | None = None
    """What computers play for where a tournament adds up points; None: the match."""
    house: str | None = None
    """The name of the server's house rules, as long as the options are exactly theirs."""
    theme: Theme = NO_THEME
    """For what everybody sees: the server's theme when the table was opened."""
    previous: int | None = None
    """The table whose match this is the rematch of."""
    takes_back: int = 0
    """Seconds in which an action can be taken back; 0: not at this table."""
    starts_when_full: bool = False
    """The match starts by itself as soon as nobody is missing."""
    muted: frozenset[int] = frozenset()
    """User ids of people whose phrases the host does not want passed on."""
    barred: frozenset[int] = frozenset()
    """User ids of people removed from this match by the others or a manager: they cannot come back to it."""
    plays_last: bool | None = True
    """A last trick in which nobody chooses anything plays itself; None: no, as the table was opened before any did."""
    hints: bool | None = None
    """Whether hints are given; None: where computers play along from the start."""
    origin: Origin | None = None
    """The position of another match from which this one plays on; it is not rated then, and in no statistics."""
    same_deals: SameDeals | None = None
    """The deals of this match, where other tables play the same ones."""
    reserve_seconds: int = 0
    """What each seat has for the whole match beyond the time of its turns; 0: nothing, nor where there is no clock."""

    @classmethod
    def of_one_person(cls, options: Options, user_id: int, channel_id: int, language: str, theme: Theme) -> Setup:
        """Of a person among computers, in direct messages: nobody else may sit down, and no clock runs."""
        return cls(
            game=options.game,
            options=options,
            guild_id=None,
            channel_id=channel_id,
            host_id=user_id,
            access=Access.INVITED,
            invited=frozenset(),
            language=language,
            turn_seconds=0,
            theme=theme,
        )

    def sharing(self, same: SameDeals) -> Setup:
        """The same for a table that plays these deals: nothing there depends on what is played or asked elsewhere.

        Raises ImpossibleOptions where the packs of these options could not be the same at all tables.
        """
        options = GAMES[self.game].for_same_deals(self.options)
        return replace(self, options=options, same_deals=same, hints=False, takes_back=0, starts_when_full=True)


def seats_beside_host(options: Options) -> int:
    """How many can sit down besides the host; a dummy needs nobody."""
    game = GAMES[options.game]
    return game.seats(options) - 1 - (game.dummy(options) is not None)
