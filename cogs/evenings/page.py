"""What people see of an evening: the message to sign up and its buttons, its tables, a reminder, how it ended.

The buttons carry their purpose in their custom id, `evening.verb:number:date`: a button of a date that is over does
nothing to the next one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from cogs.app import presses
from cogs.app.access import find_evening
from cogs.app.client import Act, Client
from cogs.app.i18n import say_at
from cogs.app.presses import Button, Family, Style
from cogs.messages.layout import PAGE_LIMIT, Page, fitting, page
from cogs.messages.screen import goes, posted
from cogs.messages.words import addressed, in_text, moment, preset_name
from cogs.tournament.board_text import bonus_text
from engine.clubs.evenings.calendar import Rhythm, Shift, When
from engine.clubs.evenings.evening import (
    LEAST_COUNTED,
    Calling,
    DateOutcome,
    EveningKind,
    EveningResult,
    EveningSetup,
    Guest,
    PastDate,
    Stage,
)
from engine.clubs.evenings.points import half_up
from engine.clubs.evenings.running import Evening
from engine.running.table import Table
from engine.store.posted import Post
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import FORGOTTEN
from locales import Say


async def _found(act: Act, match: re.Match[str]) -> tuple[Evening]:
    evening = await find_evening(act, int(match["evening"]))
    if int(match["date"]) != evening.number:
        raise Refused(Refusal.STALE)
    return (evening,)


at_evening: Final = Family("evening", r"evening\.{verb}:(?P<evening>\d{1,15}):(?P<date>\d{1,6})", _found)
"""Handlers of presses at a date of an evening: they get the evening."""


def evening_button(verb: str, evening_id: int, date: int, *, label: str, style: Style = Style.secondary) -> Button:
    """A button of a date of an evening."""
    return presses.button(f"evening.{verb}:{evening_id}:{date}", label, style=style)


EVENING_DATE, EVENING_OVER, EVENING_CALL = "evening", "eveningover", "eveningcall"
"""Kinds of messages, as they are recorded: of a date, of its results, of a call that mentions people."""
posted(EVENING_CALL)(goes)
_ROOM = PAGE_LIMIT - 1600
"""Characters for names, beside all else."""
_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def rhythm_text(when: When, say: Say) -> str:
    """How often an evening comes, and at which time of its own zone: `every Tuesday, 20:00 (Europe/Brussels)`."""
    day = say(f"evening-day-{when.weekday + 1}")
    facts = {"day": day, "time": f"{when.hour:02}:{when.minute:02}", "zone": when.zone}
    if when.rhythm is Rhythm.MONTHLY:
        return say(f"evening-monthly-{'last' if when.nth < 0 else when.nth}", **facts)
    return say(f"evening-{when.rhythm}", **facts)


def game_text(setup: EveningSetup, say: Say) -> str:
    """What is played."""
    name = preset_name(setup.options.preset, say)
    return f"{in_text(setup.house)} ({name})" if setup.house else name


def date_texts(evening: Evening, tables: Sequence[Table]) -> list[str]:
    """The words of the message of the present date; `tables`: those being played."""
    setup, say = evening.setup, say_at(evening.setup)
    begins = say("evening-begins", when=moment(evening.starts_at), soon=moment(evening.starts_at, "R"))
    head = [say("evening-title", name=in_text(setup.name)), begins]
    if evening.state.shift is not Shift.NONE:
        head.append(say(f"evening-shift-{evening.state.shift}"))
    head += [f"-# {' · '.join(_rules(setup, say))}", f"-# {rhythm_text(setup.when, say)}"]
    if evening.stage is Stage.SIGN_UP:
        how = say(
            "evening-how-asked" if setup.asks_presence else "evening-how", drawn=moment(evening.state.draws_at, "t")
        )
        return ["\n".join(head), how, _signed_up(evening, say)]
    return ["\n".join(head), *_playing(evening, tables, say)]


@posted(EVENING_DATE)
async def date_page(bot: Client, post: Post) -> Page:
    """The message of a date: before it, while people play, and once it is over."""
    evening, number = await _date_of(bot, post)
    setup, say, past = evening.setup, say_at(evening.setup), await evening.past(number)
    if past is None:
        tables = await evening.live_tables() if evening.stage.is_played else ()
        return page(*date_texts(evening, tables), _buttons(evening, say))
    title = f"{say('evening-title', name=in_text(setup.name))}\n{say('evening-was', when=moment(past.starts_at))}"
    told = [say(f"evening-over-{past.outcome}")]
    if past.reason:
        told.append(say("evening-reason", reason=in_text(past.reason)))
    if evening.stage is Stage.OVER and number == evening.number:
        told.append(say("evening-was-last"))
    return page(title, "\n".join(told))


async def _date_of(bot: Client, post: Post) -> tuple[Evening, int]:
    evening_id, number = map(int, post.fact.split(":"))
    return await bot.tables.clubs.evenings.find(evening_id), number


def _buttons(evening: Evening, say: Say) -> list[Button]:
    facts = evening.id, evening.number
    leave = evening_button("leave", *facts, label=say("evening-button-leave"))
    if evening.stage is Stage.SIGN_UP:
        up = evening_button("signup", *facts, label=say("evening-button-sign-up"), style=Style.success)
        here = evening_button("here", *facts, label=say("evening-button-here"), style=Style.primary)
        return [up, leave, here]
    if evening.stage is Stage.PLAYING:
        return [evening_button("here", *facts, label=say("evening-button-seat"), style=Style.primary), leave]
    return []


def _rules(setup: EveningSetup, say: Say) -> list[str]:
    parts = [game_text(setup, say)]
    if setup.kind is EveningKind.TOURNAMENT:
        part = setup.tournament
        parts.append(say("evening-tournament", rounds=part.rounds))
        parts += [say(f"board-is-{part.entry}")] if part.entry else []
        parts += [say(f"board-total-choice-{part.total}")] if part.total else []
        parts += bonus_text(setup.options, part.bonus, say)
        parts += [say("board-same")] if part.same_deals else []
    else:
        parts.append(say("evening-open"))
    parts.append(say(f"evening-rest-{setup.rest}"))
    director = in_text(setup.director_name)
    parts.append(say("evening-directed", director=director) if setup.director_id else say("evening-undirected"))
    return parts


def _signed_up(evening: Evening, say: Say) -> str:
    guests, gone = evening.state.expected, _gone(evening, say)
    if not guests:
        return "\n".join([say("evening-nobody-yet"), *gone])
    here = sum(one.here for one in guests)
    title = say("evening-signed-up", count=len(guests)) + (f" · {say('evening-here', count=here)}" if here else "")
    return fitting([title, *gone, *(_guest(number, one) for number, one in enumerate(guests, 1))], _ROOM)


def _gone(evening: Evening, say: Say) -> list[str]:
    """Who has left the server, and so given up their place."""
    names = [in_text(one.name) for one in evening.state.guests if one.gone]
    return [say("evening-gone", names=", ".join(names))] if names else []


def _guest(number: int, one: Guest) -> str:
    return f"`{number:2}` {in_text(one.name)}{' ✅' if one.here and one.waits is None else ''}"


def _playing(evening: Evening, tables: Sequence[Table], say: Say) -> list[str]:
    state = evening.state
    lines = [say("evening-state-closing" if evening.stage is Stage.CLOSING else "evening-state-playing")]
    if state.tournament_id is not None:
        lines.append(say("evening-plays-tournament", tournament=str(state.tournament_id)))
    elif evening.setup.kind is EveningKind.TOURNAMENT:
        lines.append(say("evening-too-few", count=len(state.present)))
    else:
        lines += [_table_line(table, say) for table in tables]
    if state.line:
        lines.append(say("evening-waiting", count=len(state.line)))
        lines += [_guest(number, one) for number, one in enumerate(state.line, 1)]
    elif not tables and state.tournament_id is None:
        lines.append(say("evening-nobody-here"))
    lines[1:1] = _gone(evening, say)
    return [fitting(lines, _ROOM)]


def _table_line(table: Table, say: Say) -> str:
    names = ", ".join(in_text(one.name) for one in table.people)
    return say("evening-table", table=str(table.id), channel=f"<#{table.setup.channel_id}>", names=names or "–")


def table_page(evening: Evening, table: Table) -> Page:
    """Calls everybody who was drawn to their table."""
    say = say_at(evening.setup)
    called = tuple(one.user_id for one in table.people if one.user_id)
    names = ", ".join(map(addressed, table.people))
    return page(
        say("evening-drawn", name=in_text(evening.setup.name), table=str(table.id), people=names), mentions=called
    )


def reminder_page(evening: Evening, say: Say, guests: Sequence[Guest] = ()) -> Page:
    """Tells that it begins soon: to one person, or in the channel to these."""
    setup = evening.setup
    channel, soon = f"<#{setup.channel_id}>", moment(evening.starts_at, "R")
    text = say("evening-reminder", name=in_text(setup.name), channel=channel, soon=soon)
    called = tuple(one.user_id for one in guests)
    lines = [" ".join(f"<@{one}>" for one in called), text] if called else [text]
    if setup.asks_presence:
        lines.append(say("evening-reminder-here", drawn=moment(evening.state.draws_at, "t")))
    facts = evening.id, evening.number
    buttons = [
        evening_button("here", *facts, label=say("evening-button-here"), style=Style.primary),
        evening_button("leave", *facts, label=say("evening-button-leave")),
    ]
    return page("\n".join(lines), buttons, mentions=called)


@posted(EVENING_OVER)
async def result_page(bot: Client, post: Post) -> Page | None:
    """How a date ended: everybody who played, best first."""
    evening, number = await _date_of(bot, post)
    setup, say, past = evening.setup, say_at(evening.setup), await evening.past(number)
    if past is None:
        return None
    title = say("evening-result-title", name=in_text(setup.name), when=moment(past.starts_at, "D"))
    lines = [_result_line(one, say) for one in past.results]
    remarks = [say("evening-result-tournament" if past.tournament_id else "evening-result-how")]
    if setup.calling is Calling.COUNTS and not past.counts(setup.calling):
        remarks.append(say("evening-result-few", least=LEAST_COUNTED))
    return page(title, fitting(lines, _ROOM), "\n".join(f"-# {one}" for one in remarks))


def _result_line(one: EveningResult, say: Say) -> str:
    sign = _MEDALS.get(one.rank, f"`{one.rank:2}`")
    name = in_text(one.name) if one.user_id != FORGOTTEN else say("evening-somebody")
    matches = half_up(one.matches) or 1
    return say("evening-result", sign=sign, name=name, points=half_up(one.points), matches=matches)


def has_results(past: PastDate) -> bool:
    """Whether there is anything to tell of a date besides that it is over."""
    return past.outcome is DateOutcome.PLAYED and bool(past.results)


def list_line(evening: Evening, user_id: int, say: Say) -> str:
    """An evening in a list; says whether this person has signed up."""
    setup = evening.setup
    facts = {"evening": str(evening.id), "name": in_text(setup.name), "channel": f"<#{setup.channel_id}>"}
    facts |= {"when": moment(evening.starts_at), "rhythm": rhythm_text(setup.when, say), "game": game_text(setup, say)}
    line = say("evening-in-list", **facts, count=len(evening.state.expected))
    mine = evening.state.guest(user_id) is not None
    return f"{line}\n-# {say('evening-you-signed-up')}" if mine else line


def due_line(evening: Evening, user_id: int, say: Say) -> str:
    """For somebody who has signed up: when and where to be, or what they wait for."""
    facts = {"name": in_text(evening.setup.name), "channel": f"<#{evening.setup.channel_id}>"}
    guest = evening.state.guest(user_id)
    if evening.stage is Stage.SIGN_UP:
        when = moment(evening.starts_at), moment(evening.starts_at, "R")
        key = "evening-due-here" if guest is not None and guest.here else "evening-due"
        return say(key, when=when[0], soon=when[1], **facts)
    if guest is not None and guest.waits is not None:
        return say("evening-due-waiting", **facts)
    return say("evening-due-playing", **facts)
