"""What people see of a tournament: the message to enter, each round's tables, the standings, the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from cogs.app.i18n import say_at
from cogs.delivery.avatars import WithFaces
from cogs.messages.display_names import in_text
from cogs.messages.layout import Page, in_thread, page, shown, upload
from cogs.messages.words import addressed, people_of
from cogs.table_texts.table_text import status_text
from cogs.tournament.buttons import TournamentButton
from engine.tables.live.table import Table
from engine.tables.model.people import Occupant
from engine.tables.model.status import Status
from engine.tournaments.progress import Tournament
from engine.tournaments.schedule import Standing, TableSeats, schedule_for
from locales import Say
from rendering import SeatLabel, look_of
from rendering.people.standings import alt_standings, draw_standings

Style = discord.ButtonStyle


def entry_texts(tournament: Tournament) -> list[str]:
    """The words of the message under which people enter, in the language of the tournament."""
    say, setup = say_at(tournament.setup), tournament.setup
    lines = [f"{_place(place)} {_described(one, tournament, say)}" for place, one in enumerate(tournament.entrants, 1)]
    taken = say("tournament-places", taken=len(tournament.entrants), people=setup.people)
    rules = "\n".join(
        [
            say("tournament-title", tournament=str(tournament.id), variant=say(f"rules-name-{setup.options.preset}")),
            f"-# {_rules(tournament, say)}",
        ]
    )
    plan = "\n".join([say("tournament-plan"), *_plan(tournament, say)])
    return [rules, say("tournament-how"), "\n".join([taken, *lines]), plan, *_state(tournament, say)]


def entry_page(tournament: Tournament) -> Page:
    """The message under which people enter; later it says how far the tournament is."""
    say = say_at(tournament.setup)
    return page(*entry_texts(tournament), _entry_buttons(tournament, say))


def _entry_buttons(tournament: Tournament, say: Say) -> list[TournamentButton]:
    standings = TournamentButton("standings", tournament.id, label=say("tournament-show-standings"))
    if tournament.status is Status.PLAYING:
        take = TournamentButton("enter", tournament.id, label=say("tournament-take"))
        return [standings, take, TournamentButton("leave", tournament.id, label=say("tournament-leave"))]
    if tournament.status is not Status.LOBBY:
        return [standings]
    full, nobody = len(tournament.entrants) == tournament.setup.people, not tournament.entrants
    unready = nobody or not (full or tournament.setup.fill)
    return [
        TournamentButton("enter", tournament.id, label=say("tournament-enter"), style=Style.success, disabled=full),
        TournamentButton("leave", tournament.id, label=say("tournament-leave")),
        TournamentButton("start", tournament.id, label=say("tournament-start"), style=Style.primary, disabled=unready),
    ]


def _rules(tournament: Tournament, say: Say) -> str:
    setup = tournament.setup
    parts = [
        say("tournament-rules", people=setup.people, rounds=setup.rounds, deals=deals_of(tournament)),
        say("tournament-fill" if setup.fill else "tournament-no-fill"),
        say("lobby-clock", seconds=setup.turn_seconds) if setup.turn_seconds else say("lobby-no-clock"),
    ]
    return " · ".join(parts)


def _plan(tournament: Tournament, say: Say) -> list[str]:
    """The movement by place numbers, for the rounds that will be played."""
    rounds = schedule_for(tournament.setup.people)[: tournament.setup.rounds]
    return [
        say("tournament-plan-round", round=str(number), tables=" · ".join(map(_pairs, tables)))
        for number, tables in enumerate(rounds, 1)
    ]


def _pairs(table: TableSeats) -> str:
    """The pairs of a table; partners sit opposite."""
    pairs = sorted(sorted(pair) for pair in (table[::2], table[1::2]))
    return " – ".join(f"{one}+{other}" for one, other in pairs)


def _state(tournament: Tournament, say: Say) -> list[str]:
    if tournament.status is Status.LOBBY:
        return []
    state = tournament.status.value
    if tournament.status is Status.PLAYING and tournament.deadline is not None:
        state = "pause"
    return [
        "**" + say(f"tournament-state-{state}", round=str(tournament.round), rounds=str(tournament.setup.rounds)) + "**"
    ]


def _described(one: Occupant, tournament: Tournament, say: Say) -> str:
    name = in_text(one.name)
    if one.offered and tournament.status.is_live:
        return say("tournament-left-place", name=name)
    if one.user_id is None:
        return say("lobby-computer", name=name)
    return say("lobby-host", name=name) if one.user_id == tournament.setup.host_id else f"**{name}**"


def _place(place: int) -> str:
    return f"`{place:2}`"


def deals_of(tournament: Tournament) -> int:
    """How many deals each round has."""
    return int(dict(tournament.setup.options.values())["deals"])


def seating_page(table: Table) -> Page:
    """The first message at a table of a tournament, which pings everybody there."""
    say = say_at(table.setup)
    place = table.setup.tournament
    assert place is not None
    title = say(
        "tournament-table-title",
        tournament=str(place.tournament_id),
        round=str(place.round),
        letter=letter(place.number),
    )
    deals = say("tournament-table-deals", deals=int(dict(table.setup.options.values())["deals"]))
    called = tuple(sorted(people_of(table)))
    lines = [title, against([one for one in table.seats if one], say), deals]
    if called:
        lines.append(say("tournament-table-cards"))
    if table.status is Status.STOPPED:
        lines = [title, status_text(table, say)]
    return page("\n".join(lines), mentions=called)


def round_page(tournament: Tournament, number: int, tables: Sequence[Table]) -> Page:
    """Which table everybody goes to in a round, if there are several."""
    say = say_at(tournament.setup)
    title = say(
        "tournament-round-title",
        tournament=str(tournament.id),
        round=str(number),
        rounds=str(tournament.setup.rounds),
    )
    lines = [
        say(
            "tournament-round-table",
            letter=letter(at),
            where=where(tournament, table),
            people=against([one for one in table.seats if one], say),
        )
        for at, table in enumerate(tables, 1)
    ]
    return page(title, "\n".join(lines))


def letter(number: int) -> str:
    """The letter of a table within a round, since table numbers count all tables there ever were."""
    return chr(ord("A") + number - 1)


def where(tournament: Tournament, table: Table) -> str:
    """A link to the channel of a table, if it is not the tournament's own."""
    channel = table.setup.channel_id
    return f" <#{channel}>" if channel != tournament.setup.channel_id else ""


def against(seats: Sequence[Occupant], say: Say) -> str:
    """Who plays with whom against whom at a table of four."""
    one, two, three, four = (
        addressed(one) if one.is_person else say("lobby-computer", name=in_text(one.name)) for one in seats
    )
    pairs = [say("tournament-pair", one=first, other=second) for first, second in ((one, three), (two, four))]
    return say("tournament-against", first=pairs[0], second=pairs[1])


def due_line(tournament: Tournament, place: int, user_id: int, say: Say) -> str:
    """For somebody with a place but no table now: where to be and when, as far as known."""
    setup = tournament.setup
    facts = {"tournament": str(tournament.id), "place": str(place), "channel": f"<#{setup.channel_id}>"}
    if tournament.entrants[place - 1].kept_for == user_id:
        return say("tournament-due-left", **facts)
    if tournament.status is Status.LOBBY:
        return say("tournament-due-lobby", **facts)
    then = tournament.next_seat(place)
    if then is None:
        return say("tournament-due-end", **facts)
    facts |= {"round": str(then.round), "rounds": str(setup.rounds), "letter": letter(then.number)}
    facts |= {"channel": f"<#{then.channel_id}>", "people": against(then.people, say)}
    if tournament.deadline is None:
        return say("tournament-due-after", **facts)
    return say("tournament-due-next", **facts, when=f"<t:{int(tournament.deadline)}:R>")


async def standings_page(
    tournament: Tournament, say: Say, with_faces: WithFaces, rounds: int | None = None, remarks: Iterable[str] = ()
) -> Page:
    """The standings after some rounds, or after all finished ones; `remarks` follow the picture."""
    rows = tournament.standings(rounds)
    played = len(rows[0].scores)
    if not played:
        return page(say("tournament-standings-begin"), *remarks)
    title = say("tournament-standings-title", round=str(played), rounds=str(tournament.setup.rounds))
    leaders = [row for row in rows if row.rank == 1]
    return await _with_picture(
        _entrants(tournament, with_faces),
        rows,
        title,
        say,
        [_sentence("tournament-leads", tournament, leaders, say)],
        remarks,
        final=False,
    )


async def end_page(tournament: Tournament, with_faces: WithFaces) -> Page:
    """Who won, and the podium."""
    say = say_at(tournament.setup)
    rows = tournament.standings()
    title = say("tournament-final-title", tournament=str(tournament.id))
    winners = [row for row in rows if row.rank == 1]
    return await _with_picture(
        _entrants(tournament, with_faces),
        rows,
        title,
        say,
        [_sentence("tournament-won", tournament, winners, say)],
        (),
        final=True,
    )


def _entrants(tournament: Tournament, with_faces: WithFaces) -> tuple[SeatLabel, ...]:
    """Everybody by place, as shown."""
    of_all = ((one.name, one.user_id or 0) for one in tournament.entrants)
    return with_faces([SeatLabel(name, computer=not person, person=max(person, 0)) for name, person in of_all])


async def _with_picture(
    entrants: Sequence[SeatLabel],
    rows: Sequence[Standing],
    title: str,
    say: Say,
    before: Sequence[str],
    after: Iterable[str],
    *,
    final: bool,
) -> Page:
    look = look_of(say)
    picture = await in_thread(lambda: draw_standings(rows, entrants, title, say, final=final, on=look.felt))
    alt = alt_standings(rows, entrants, title, say)
    return page(*before, shown(picture.filename, alt), *after, files=[upload(picture, alt)])


def _sentence(key: str, tournament: Tournament, rows: Sequence[Standing], say: Say) -> str:
    """Who leads or wins; equal totals share it."""
    names = [f"**{in_text(tournament.entrants[row.place - 1].name)}**" for row in rows]
    together = names[-1] if len(names) == 1 else say("tournament-and", some=", ".join(names[:-1]), last=names[-1])
    return say(key, count=len(rows), names=together, total=float(rows[0].total))
