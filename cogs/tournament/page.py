"""What people see of a tournament: the message to enter, its board, buttons, each round's tables, where one has to be.

The custom id of a button is `tournament.verb:number`, with `:fact` behind it where there is one; a verb names a handler
in the bot's table of them. A menu of the server's members is `tournament.who.verb:number`, and its fact is who was
picked.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from cogs.app import presses
from cogs.app.access import find_tournament
from cogs.app.client import Act, Client
from cogs.app.i18n import say_at
from cogs.app.presses import Button, Family, PeopleMenu, Style
from cogs.lobby.clocks import reserve_parts
from cogs.messages.layout import Page, page
from cogs.messages.posts import address_of
from cogs.messages.screen import posted
from cogs.messages.words import addressed, in_text, moment, people_of
from cogs.table_texts.table_text import status_text
from cogs.tournament.board_text import asked_texts, board_texts, decisions, elsewhere, letter, state_text, units_at
from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.schedule import TableSeats, schedule_for
from engine.clubs.tournaments.setup import EntryMode, Method
from engine.clubs.tournaments.state import TournamentState
from engine.clubs.tournaments.tournament import ENDS_AFTER
from engine.core.options import Options
from engine.core.registry import game_named
from engine.running.table import Table
from engine.store.posted import Post
from engine.table.model.people import Occupant
from engine.table.model.status import Status
from locales import Say


async def _found(act: Act, match: re.Match[str]) -> tuple[Tournament, str]:
    return await find_tournament(act, int(match["tournament"])), match["fact"] or ""


at_tournament: Final = Family(
    "tournament", r"tournament\.(?:who\.)?{verb}:(?P<tournament>\d{1,15})(?::(?P<fact>[a-z0-9.]{1,20}))?", _found
)
"""Handlers of presses at a tournament: they get it and the fact."""


def tournament_button(
    verb: str, tournament_id: int, fact: str = "", *, label: str, style: Style = Style.secondary, disabled: bool = False
) -> Button:
    """A button of a tournament."""
    custom_id = f"tournament.{verb}:{tournament_id}" + (f":{fact}" if fact else "")
    return presses.button(custom_id, label, style=style, disabled=disabled)


def tournament_people_menu(verb: str, tournament_id: int, *, placeholder: str) -> PeopleMenu:
    """A menu of the server's members, of whom one is picked."""
    return presses.people_menu(f"tournament.who.{verb}:{tournament_id}", placeholder)


_TWO: Final = 2


def entry_texts(tournament: Tournament) -> list[str]:
    """The words of the message under which people enter, in the language of the tournament; of the board, if any."""
    say, setup = say_at(tournament.setup), tournament.setup
    if not tournament.state.is_classic:
        over = {one.number for one in tournament.tables_of(tournament.round) if one.status is Status.OVER}
        return board_texts(tournament.state, over, say, tournament.commitment)
    lines = [f"{_place(place)} {_described(one, tournament, say)}" for place, one in enumerate(tournament.entrants, 1)]
    taken = say("tournament-places", taken=len(tournament.entrants), people=setup.people)
    rules = "\n".join(
        [
            say("tournament-title", tournament=str(tournament.id), variant=say(f"rules-name-{setup.options.preset}")),
            f"-# {_rules(tournament, say)}",
        ]
    )
    plan = "\n".join([say("tournament-plan"), *_plan(tournament, say)])
    return [
        rules,
        say("tournament-how"),
        "\n".join([taken, *lines]),
        plan,
        *asked_texts(tournament.state, say),
        *decisions(tournament.state, say),
        *_state(tournament, say),
    ]


ENTRY = "entry"
"""The message under which people enter; the others are named after what they show and the round."""
BOARD = "board"
"""The same in later rounds, except in a classic tournament.

Discord hardly lets bots edit messages older than an hour, so each round has a board of its own, and older ones say
where it is."""
ROUND: Final = "round"
"""Who plays where in a round."""
IDLE, ENDED = "idle", "ended"
"""The warning that it ends by itself, where the day follows, and that it has."""


def board_of(tournament: Tournament) -> str:
    """The kind of the message that is the board now."""
    return ENTRY if tournament.state.is_classic or not tournament.round else f"{BOARD}-{tournament.round}"


async def tournament_of(bot: Client, post: Post) -> Tournament:
    """What a message is about."""
    return await bot.tables.tournaments.find(post.tournament_id or 0)


@posted(ENTRY, BOARD)
async def entry_page(bot: Client, post: Post) -> Page:
    """The message under which people enter; later it says how far the tournament is, or where its newer board is."""
    tournament = await tournament_of(bot, post)
    kind, say = board_of(tournament), say_at(tournament.setup)
    if post.kind == kind or kind not in tournament.message_ids:
        return page(*entry_texts(tournament), _entry_buttons(tournament, say))
    link = address_of(post.guild_id, tournament.message_ids[kind])
    return page(say("board-moved", tournament=str(tournament.id), link=link))


@posted(IDLE)
async def idle_page(bot: Client, post: Post) -> Page | None:
    """Warns that it ends by itself, and calls those who direct it; None: it does not, any more."""
    tournament = await tournament_of(bot, post)
    say, state = say_at(tournament.setup), tournament.state
    if not state.status.is_live or state.warned_at is None:
        return None
    called = tuple(one.user_id for one in tournament.directors if one.user_id > 0)
    when = moment(state.warned_at + ENDS_AFTER, "R")
    text = say("tournament-idle-warning", tournament=str(tournament.id), when=when)
    stay = tournament_button("stay", tournament.id, label=say("tournament-stay"), style=Style.success)
    names = " ".join(f"<@{one}>" for one in called)
    return page("\n".join(filter(None, [text, names])), [stay], mentions=called)


@posted(ENDED)
async def ended_page(bot: Client, post: Post) -> Page:
    """Why it has ended by itself."""
    tournament = await tournament_of(bot, post)
    ending = tournament.state.ending
    return page(say_at(tournament.setup)(f"tournament-ended-{ending}", tournament=str(tournament.id)))


def _board_buttons(tournament: Tournament, say: Say) -> list[Button]:
    """Everything people can do, in two rows at most."""
    number, is_open = tournament.id, tournament.status is Status.LOBBY
    standings = tournament_button("standings", number, label=say("tournament-show-standings"))
    if not tournament.status.is_live:
        return [standings]
    enter = tournament_button(
        "enter", number, label=say("tournament-enter"), style=Style.success if is_open else Style.secondary
    )
    pair = tournament_button("enterwith", number, label=say("board-enter-with"))
    return [
        *_yes(tournament, say),
        *([enter] if may_still_enter(tournament.state) else []),
        *([pair] if tournament.setup.entry is EntryMode.PAIRS and may_still_enter(tournament.state) else []),
        tournament_button("leave", number, label=say("tournament-leave")),
        *([tournament_button("start", number, label=say("tournament-start"), style=Style.primary)] if is_open else []),
        tournament_button("people", number, label=say("board-people")) if is_open else standings,
        tournament_button("direct", number, label=say("board-direct")),
    ]


def _yes(tournament: Tournament, say: Say) -> list[Button]:
    """The button of those whom a director has asked to enter."""
    yes = tournament_button("yes", tournament.id, label=say("board-say-yes"), style=Style.success)
    return [yes] if tournament.state.asked else []


def may_still_enter(now: TournamentState) -> bool:
    """Whether a round comes for which people can enter."""
    last = 1 if now.setup.method is Method.KNOCKOUT else now.setup.rounds - 1
    return now.status.is_live and now.round <= last


def _entry_buttons(tournament: Tournament, say: Say) -> list[Button]:
    if not tournament.state.is_classic:
        return _board_buttons(tournament, say)
    standings = tournament_button("standings", tournament.id, label=say("tournament-show-standings"))
    if tournament.status is Status.PLAYING:
        take = tournament_button("enter", tournament.id, label=say("tournament-take"))
        return [
            *_yes(tournament, say),
            standings,
            take,
            tournament_button("leave", tournament.id, label=say("tournament-leave")),
        ]
    if tournament.status is not Status.LOBBY:
        return [standings]
    full, nobody = len(tournament.entrants) == tournament.setup.people, not tournament.entrants
    unready = nobody or not (full or tournament.setup.fill)
    return [
        *_yes(tournament, say),
        tournament_button("enter", tournament.id, label=say("tournament-enter"), style=Style.success, disabled=full),
        tournament_button("leave", tournament.id, label=say("tournament-leave")),
        tournament_button("start", tournament.id, label=say("tournament-start"), style=Style.primary, disabled=unready),
    ]


def _rules(tournament: Tournament, say: Say) -> str:
    setup = tournament.setup
    parts = [
        say("tournament-rules", people=setup.people, rounds=setup.rounds, deals=length_of(setup.options)),
        say("tournament-fill" if setup.fill else "tournament-no-fill"),
        say("lobby-clock", seconds=setup.turn_seconds) if setup.turn_seconds else say("lobby-no-clock"),
        *reserve_parts(setup.reserve_seconds, say),
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
    return [f"**{state_text(tournament.state, tournament.finished_rounds == tournament.round, say)}**"]


def _described(one: Occupant, tournament: Tournament, say: Say) -> str:
    name = in_text(one.name)
    if one.offered and tournament.status.is_live:
        return say("tournament-left-place", name=name)
    if one.is_nobodys:
        return say("lobby-computer", name=name)
    return say("lobby-host", name=name) if one.user_id == tournament.setup.host_id else f"**{name}**"


def _place(place: int) -> str:
    return f"`{place:2}`"


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
    deals = say(_length_key(table), deals=length_of(table.setup.options))
    called = tuple(sorted(people_of(table)))
    lines = [title, against(table.seats, table.setup.options, say), deals]
    if called:
        lines.append(say("tournament-table-cards"))
    if table.status is Status.STOPPED:
        lines = [title, status_text(table, say)]
    return page("\n".join(lines), mentions=called)


@posted(ROUND)
async def round_page(bot: Client, post: Post) -> Page:
    """Which table everybody goes to in a round, if there are several, as they sat at its beginning."""
    tournament, number = await tournament_of(bot, post), post.number
    tables = [await bot.tables.as_of(one.table_id, 0) for one in tournament.tables_of(number)]
    say = say_at(tournament.setup)
    title = say(
        "tournament-round-title",
        tournament=str(tournament.id),
        round=str(number),
        rounds=str(tournament.state.rounds),
    )
    lines = [
        say(
            "tournament-round-table",
            letter=letter(at),
            where=elsewhere(tournament.setup, table.setup.channel_id),
            people=against(table.seats, table.setup.options, say),
        )
        for at, table in enumerate(tables, 1)
    ]
    return page(title, "\n".join(lines))


def against(seats: Sequence[Occupant | None], options: Options, say: Say) -> str:
    """Who plays with whom against whom at a table."""
    units = units_at(options, [_called(one, say) if one else None for one in seats])
    if len(units) == _TWO:
        return say("tournament-against", first=units[0], second=units[1])
    return " – ".join(units)


def _called(one: Occupant, say: Say) -> str:
    return addressed(one) if one.is_person else say("lobby-computer", name=in_text(one.name))


def length_of(options: Options) -> int:
    """How many deals a match has, or whatever else the game counts it in."""
    return int(dict(options.values())[game_named(options.game).length])


def _length_key(table: Table) -> str:
    if len(set(table.sides)) < len(table.sides):
        return "tournament-table-deals"
    return f"board-match-{table.game.length}"


def due_line(tournament: Tournament, place: int, user_id: int, say: Say) -> str:
    """For somebody with a place but no table now: where to be and when, as far as known."""
    setup = tournament.setup
    facts = {"tournament": str(tournament.id), "place": str(place), "channel": f"<#{setup.channel_id}>"}
    if tournament.entrants[place - 1].kept_for == user_id:
        return say("tournament-due-left" if tournament.state.is_classic else "board-due-left", **facts)
    if tournament.status is Status.LOBBY:
        begins = [say("board-begins", when=moment(setup.starts_at, "R"))] if setup.starts_at else []
        return " ".join([say("tournament-due-lobby", **facts), *begins])
    then = tournament.next_seat(place)
    facts |= {"round": str(tournament.round + 1), "rounds": str(tournament.state.rounds)}
    if then is None and not tournament.state.is_classic and is_more_to_come(tournament.state):
        if tournament.state.deadline is None:
            return say("board-due-waits", **facts)
        return say("board-due-drawn", **facts, when=moment(tournament.state.deadline, "R"))
    if then is None:
        return say("tournament-due-end", **facts)
    facts |= {"letter": letter(then.number)}
    facts |= {"channel": f"<#{then.channel_id}>", "people": against(then.people, setup.options, say)}
    if tournament.state.deadline is None:
        return say("tournament-due-after", **facts)
    return say("tournament-due-next", **facts, when=moment(tournament.state.deadline, "R"))


def is_more_to_come(now: TournamentState) -> bool:
    """Whether a further round may follow the present one."""
    if now.setup.method is Method.KNOCKOUT:
        return now.is_between_rounds or len(now.draws[-1].tables) > 1 or bool(now.draws[-1].byes)
    return now.round < now.setup.rounds
