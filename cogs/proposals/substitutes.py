"""Seats that change hands in a match: which can be taken over, who plays on, who played which deals, whose result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from cogs.app.access import must_see_channel
from cogs.app.answers import Denied, tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in
from cogs.app.presses import Style
from cogs.games.plain import texts_of, unit_of
from cogs.members.company import end_question, must_know_company
from cogs.messages.buttons import at_table, table_button
from cogs.messages.layout import Page, page
from cogs.messages.words import computer_named, in_label, in_text, labels, name_of, together
from engine.players.players import LEVELS
from engine.running.table import Table
from engine.standings.history import PastMatch
from engine.table.decisions.shares import Share, Span, spans
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import Stint
from engine.table.model.status import Status
from locales import Say
from rendering import SeatLabel
from rendering.canvas.letters.graphemes import shortened

_MOST_PEOPLE: Final = 4
"""How many of a seat's occupants are named."""
_MOST_RANGES: Final = 4
"""How many ranges of deals are named for each."""

Shares = Mapping[tuple[int, int | None], float]
"""Each person's share of a seat's result, by seat and user id; missing: none."""


class ShownShares(NamedTuple):
    """How much to show."""

    seats: int = 8
    name: int = 24
    """Letters."""


def table_lines(table: Table, say: Say, *, over: bool) -> list[str]:
    """The lines about a table's match; `over`: with who gets the result."""
    shares = {(seat, one.user_id): one.share for seat, those in table.shares.items() for one in those} if over else {}
    return list(_lines(table.stints, table.deal, shares, table.game.name, say, ShownShares()))


def holders(table: Table, seat: int) -> tuple[SeatLabel, ...]:
    """Who gets the result of a seat, now that the match is over; if nobody does, whoever sits there."""
    those = tuple(
        SeatLabel(one.name, one.user_id is None, person=max(one.user_id or 0, 0), level=_level(one))
        for one in table.shares.get(seat, ())
        if one.share
    )
    return those or (labels(table)[seat - 1],)


def _level(one: Share) -> str:
    return one.player if one.player in LEVELS else ""


def past_lines(match: PastMatch, say: Say, shown: ShownShares) -> list[str]:
    """The lines about a past match."""
    shares = {(one.seat, one.user_id): one.share for one in match.seats}
    return list(_lines(match.stints, match.deals, shares, match.game, say, shown))


def _lines(
    stints: Sequence[Stint], deals: int, shares: Shares, game: str, say: Say, shown: ShownShares
) -> Iterator[str]:
    found = []
    for seat in sorted({one.seat for one in stints}):
        came = [one for one in stints if one.seat == seat]
        found.append((seat, list(_parts(came, spans(stints, seat, deals), shares, say, unit_of(game)))))
    several = [(seat, parts) for seat, parts in found if len(parts) > 1]
    for seat, parts in several[: shown.seats]:
        # People with a result are not left out in favour of substitutes.
        most = sorted(range(len(parts)), key=lambda at: (not parts[at].share, at))[:_MOST_PEOPLE]
        told = [_told(parts[at], say, shown) for at in sorted(most)]
        who = ", ".join([*told, *(["…"] if len(parts) > len(told) else [])])
        yield say("shared-seat", seat=str(seat), who=who)


class _PartOfSeat(NamedTuple):
    """Somebody's part in a seat."""

    when: str
    one: Stint
    share: float


def _parts(came: Sequence[Stint], played: Sequence[Span], shares: Shares, say: Say, unit: str) -> Iterator[_PartOfSeat]:
    """Everybody who was ever dealt cards, in order of arrival, and who finished the match for them."""

    def part(when: str, one: Stint) -> _PartOfSeat:
        return _PartOfSeat(when, one, shares.get((one.seat, one.user_id), 0.0))

    first, last = came[0], came[-1]
    dealt: dict[tuple[int | None, str], list[int]] = {}
    for stint, some in played:
        dealt.setdefault(_who(stint), []).extend(some)
    if _who(first) not in dealt and shares.get((first.seat, first.user_id)):
        yield part(say("shared-before", unit=unit), first)
    for stint in came:
        if own := dealt.pop(_who(stint), None):
            yield part(say("shared-deals", unit=unit, deals=len(own), which=_numbers(own)), stint)
    if not played or _who(played[-1].stint) != _who(last):
        yield part(say("shared-end"), last)._replace(share=0.0)


def _numbers(deals: Sequence[int]) -> str:
    """Deal numbers in short: `1–3 & 7`."""
    ranges: list[tuple[int, int]] = []
    for deal in deals:
        if ranges and ranges[-1][1] == deal - 1:
            ranges[-1] = ranges[-1][0], deal
        else:
            ranges.append((deal, deal))
    told = [str(first) if first == last else f"{first}–{last}" for first, last in ranges]
    return together(told) if len(told) <= _MOST_RANGES else ", ".join([*told[:_MOST_RANGES], "…"])


def _told(part: _PartOfSeat, say: Say, shown: ShownShares) -> str:
    name = in_text(shortened(part.one.name, shown.name)) or "–"
    if part.one.user_id is None:
        name = computer_named(name, part.one.level, say)
    elif part.share == 1:
        name = say("shared-whole", name=name)
    elif part.share:
        name = say("shared-some", name=name, percent=str(round(100 * part.share)))
    return say("shared-when", when=part.when, name=name)


def _who(stint: Stint) -> tuple[int | None, str]:
    """An identity: a computer's is its name, a person's is not, since people may change theirs."""
    return stint.user_id, stint.name if stint.user_id is None else ""


def can_be_taken(table: Table) -> bool:
    """Whether somebody might take over a seat during the match."""
    in_tournament = table.setup.tournament is not None
    return any(one and (one.offered or (not one.is_person and not in_tournament)) for one in table.seats)


def seats_page(table: Table, user_id: int, say: Say) -> Page:
    """The seats somebody may take over, each with its button; raises Denied or Refused if there are none."""
    own, seats = table.seat_of(user_id), table.seats_to_take(user_id)
    if own is not None:
        raise Refused(Refusal.ALREADY_SEATED, seat=own)
    if user_id in table.setup.barred:
        raise Refused(Refusal.BARRED)
    if not seats:
        raise Denied("stay-no-seat", table=str(table.id))
    buttons = [
        table_button("take", table.id, str(seat), label=_seat_text(table, seat, say), style=Style.success)
        for seat in seats
    ]
    return page(say("stay-which-seat", table=str(table.id)), _rule(table, say), buttons)


def _rule(table: Table, say: Say) -> str:
    """What counts for whom when a seat changes hands."""
    return "-# " + say("shared-rule", unit=texts_of(table).DEALS)


def _seat_text(table: Table, seat: int, say: Say) -> str:
    occupant = table.seats[seat - 1]
    assert occupant is not None
    key = "stay-seat-of-person" if occupant.is_person else "stay-seat-of-computer"
    return say(key, seat=str(seat), name=in_label(occupant.name))


def substitute_lines(table: Table, say: Say) -> list[str]:
    """Who has taken over from whom since this deal began, and whether an earlier person there has seen these cards."""
    first: dict[int, tuple[Stint, bool]] = {}
    now: dict[int, Stint] = {}
    for stint in table.stints:
        if stint.deal == table.deal and stint.seat in now:
            first.setdefault(stint.seat, (now[stint.seat], stint.had_cards))
        now[stint.seat] = stint
    return [
        say(
            _plays_for(before, had_cards),
            name=name_of(table.seats[seat - 1], say),
            other=in_text(before.name),
        )
        for seat, (before, had_cards) in first.items()
        if before.name != now[seat].name
    ]


def _plays_for(before: Stint, had_cards: bool) -> str:
    """The key of the sentence on who sat there first in this deal."""
    if before.user_id is None:
        return "stay-plays-for"
    return "stay-plays-for-person" if had_cards else "stay-plays-for-without"


@at_table("take")
async def take_seat(act: Act, table: Table, seat: str) -> None:
    """Take over the seat named, or else show the private page of those available."""
    say = act.say
    if not seat:
        if table.status is not Status.PLAYING:
            raise Refused(Refusal.NOT_STARTED if table.status.is_live else Refusal.TABLE_OVER, table=table.id)
        await tell(act, seats_page(table, act.user_id, say))
        return
    await must_see_channel(act, table)
    seat = must_know_company(act, table, "take", seat)
    await act.response.defer()
    await table.take_over(act.user_id, act.name, number_in(seat))
    await end_question(act)
    await tell(act, "\n".join([say("play-taken", seat=seat), _rule(table, say)]))
    await act.bot.greetings.greet(act, table)
