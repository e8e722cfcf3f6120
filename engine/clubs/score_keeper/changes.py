"""The journal of a kept match, and what follows from it in order. Pure.

Nothing is ever overwritten: a change says that a deal or a row was told, that an earlier one was corrected, that
somebody took over a column, that the newest of these was taken back, or that the match has ended or goes on. What the
score is follows from all changes in order, so a correction counts every later deal anew. What people say about the
sheet, and what it says of itself, stands beside these: nothing on the sheet changes by it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.clubs.score_keeper.standing import KeptStanding, SheetPerson
from engine.clubs.score_keeper.telling import NAME, SheetByHand, row_changes
from engine.core.by_hand import Answers, NotCounted, ToldDeal, count
from engine.core.errors import EngineError


class Who(NamedTuple):
    """Who changes something."""

    user_id: int
    name: str


ITSELF: Final = Who(0, "")
"""The sheet: nobody has done it."""
REASON: Final = "reason"
"""Under which a manager of the server says why they ended a sheet, or let it go on."""


class What(StrEnum):
    """A kind of change."""

    TOLD = "told"
    CORRECTED = "corrected"
    UNDONE = "undone"
    """The newest of all these that still stands is taken back."""
    ROW = "row"
    """A row that is no deal."""
    AMENDED = "amended"
    """Such a row is corrected; with no points it is struck out."""
    RELIEVED = "relieved"
    """Somebody takes over a column."""
    ENDED = "ended"
    REOPENED = "reopened"
    AGREED = "agreed"
    """A member at the table says that the match counts for them."""
    WISHED = "wished"
    """Somebody would have it go on after all; others have to want that too."""
    WARNED = "warned"
    """It ends by itself soon."""
    STAYED = "stayed"
    """Somebody wants it left open after that."""


BESIDE: Final = frozenset({What.AGREED, What.WISHED, What.WARNED, What.STAYED})
"""What changes nothing on the sheet: no button is stale after it, and what somebody is telling is not lost."""


AFTER_AN_END: Final = frozenset({What.CORRECTED, What.AMENDED, What.UNDONE})
"""What changes, once a match had ended, that on which everybody had relied."""


class KeptChange(NamedTuple):
    """An entry of the journal of a kept match."""

    number: int
    """From 1, without gaps."""
    what: What
    by: Who
    at: float
    deal: int | None = None
    """The deal it is about."""
    answers: Answers = MappingProxyType({})
    """What was told of a deal or a row; of a relief the column and who took it, as `relief` has them; of an end, or of
    going on after all, the reason of a manager who decided that.
    """

    @property
    def reason(self) -> str:
        """Why a manager of the server decided it; empty if none did."""
        decided = self.what in (What.ENDED, What.REOPENED)
        return "".join(self.answers.get(REASON, ())) if decided else ""


class SheetEntry(NamedTuple):
    """What stands on the sheet: a deal, a row that is no deal, or that somebody took over."""

    what: What
    """`TOLD`, `ROW` or `RELIEVED`."""
    number: int
    """Of the change that brought it."""
    answers: Answers
    by: Who
    """Who told it."""
    corrected: Who | None = None
    """Who corrected it last."""


class KeptRow(NamedTuple):
    """What stands on the sheet between deals, as it counts now: a row that is no deal, or that somebody took over."""

    what: What
    """`ROW` or `RELIEVED`."""
    number: int
    """Of the change that brought it."""
    after_deal: int
    """How many deals were told before."""
    answers: Answers
    before: KeptStanding
    after: KeptStanding
    by: Who | None = None
    """Who told it."""
    corrected: Who | None = None
    """Who corrected it last."""

    @property
    def name(self) -> str:
        """What a row was named; empty if nobody named it."""
        return "".join(self.answers.get(NAME, ()))

    @property
    def is_struck(self) -> bool:
        """Whether a correction left nothing of it."""
        return self.what is What.ROW and not any(row_changes(self.before, self.answers))


class Folded(NamedTuple):
    """Everything on a sheet, counted in order."""

    lines: tuple[KeptDeal | KeptRow, ...]
    standing: KeptStanding


class KeptDeal(NamedTuple):
    """A deal that was told, as it counts now."""

    number: int
    answers: Answers
    before: KeptStanding
    """The standing before it."""
    told: ToldDeal
    by: Who | None = None
    """Who told it; None: nobody has yet."""
    corrected: Who | None = None
    """Who corrected it last."""


class LaterDeal(EngineError):
    """After this change a later deal, or a row after `deal` deals, would make no sense; `why` says what is wrong."""

    def __init__(self, deal: int, why: NotCounted, row: str | None = None) -> None:
        self.deal, self.why, self.row = deal, why, row
        what = f"deal {deal}" if row is None else f"the row {row!r}"
        super().__init__(f"then {what} makes no sense: {why}")


def is_news(change: KeptChange, changes: Iterable[KeptChange]) -> bool:
    """Whether everybody is to read this at once: it is about what had ended, or is about to end."""
    if change.what in (What.REOPENED, What.WISHED, What.WARNED) or change.reason:
        return True
    ended = any(one.what is What.ENDED for one in changes if one.number < change.number)
    return ended and change.what in AFTER_AN_END


_STANDING: Final = (What.TOLD, What.CORRECTED, What.ROW, What.AMENDED, What.RELIEVED)
"""What can be taken back."""


def standing_changes(changes: Iterable[KeptChange]) -> tuple[KeptChange, ...]:
    """All that was told and that nobody has taken back, in order."""
    standing: list[KeptChange] = []
    for one in changes:
        if one.what in _STANDING:
            standing.append(one)
        elif one.what is What.UNDONE and standing:
            standing.pop()
    return tuple(standing)


def entries_after(changes: Iterable[KeptChange]) -> tuple[SheetEntry, ...]:
    """What stands on the sheet after these changes."""
    entries: list[SheetEntry] = []
    for one in standing_changes(changes):
        if one.what in (What.CORRECTED, What.AMENDED):
            at = _place(entries, one)
            entries[at] = entries[at]._replace(answers=one.answers, corrected=one.by)
        else:
            entries.append(SheetEntry(one.what, one.number, one.answers, one.by))
    return tuple(entries)


def _place(entries: Sequence[SheetEntry], change: KeptChange) -> int:
    """Where that stands which a change corrects: the deal of this number, or the row of that change."""
    if change.what is What.AMENDED:
        return next(place for place, one in enumerate(entries) if one.number == change.deal)
    deals = [place for place, one in enumerate(entries) if one.what is What.TOLD]
    return deals[(change.deal or 1) - 1]


def fold(first: KeptStanding, by_hand: SheetByHand, entries: Iterable[SheetEntry]) -> Folded:
    """Count everything in order; raises LaterDeal for the first that cannot be."""
    standing = first
    lines: list[KeptDeal | KeptRow] = []
    deals = 0
    for entry in entries:
        before = standing
        row = "".join(entry.answers.get(NAME, ())) if entry.what is What.ROW else None
        try:
            if entry.what is What.TOLD:
                told = count(by_hand, before, entry.answers)
                standing, deals = told.outcome.match, deals + 1
                lines.append(KeptDeal(deals, entry.answers, before, told, entry.by, entry.corrected))
                continue
            if entry.what is What.ROW:
                standing = by_hand.row(before, entry.answers)
            else:
                standing = before.relieved(*relief(entry.answers), deals)
            row_of = entry.what, entry.number, deals, entry.answers, before, standing
            lines.append(KeptRow(*row_of, entry.by, entry.corrected))
        except NotCounted as why:
            raise LaterDeal(deals + (row is None), why, row) from why
    return Folded(tuple(lines), standing)


def relief(answers: Answers) -> tuple[int, SheetPerson]:
    """The column that somebody took over, and who it is."""
    (column,), name = answers["column"], answers["person"]
    return int(column), SheetPerson(name[0], int(name[1]) if len(name) > 1 else None)


def relief_answers(column: int, person: SheetPerson) -> Answers:
    """The same, as a change has them."""
    own = () if person.user_id is None else (str(person.user_id),)
    return {"column": (str(column),), "person": (person.name, *own)}


def plain(answers: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    """Answers ready for JSON."""
    return {key: list(answer) for key, answer in answers.items()}
