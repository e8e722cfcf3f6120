"""How a tournament stands: a page of twenty places as a picture, the trees of a knock-out, the podium at the end.

A tree tells of one cup who met whom in each round, and who went on.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at
from cogs.app.presses import Button
from cogs.delivery.avatars import WithFaces
from cogs.messages.layout import Drawing, Page, Part, drawn, page
from cogs.messages.screen import posted
from cogs.messages.words import in_text, moment
from cogs.tournament.board_text import decisions, entered, short_of, unit_of
from cogs.tournament.export import standings_file
from cogs.tournament.page import tournament_button, tournament_of
from engine.clubs.tournaments.directing import MOST_REASON
from engine.clubs.tournaments.pairing.draws import RoundDraw
from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.schedule import TournamentPlace
from engine.clubs.tournaments.scoring.totals import knockout_rounds
from engine.clubs.tournaments.setup import Method
from engine.clubs.tournaments.state import PlayedTable, TournamentState
from engine.store.posted import Post
from locales import Say
from rendering import Picture, SeatLabel, look_of
from rendering.people.knockout import Tie, alt_tree, draw_tree, parts_of
from rendering.people.standings import alt_standings, amount, draw_standings, shown, with_unit

MAIN, CONSOLATION = "main", "consolation"


def cups_of(now: TournamentState, tables: Sequence[PlayedTable], say: Say) -> Mapping[str, list[list[Tie]]]:
    """Per cup the ties of every round drawn; without the consolation cup before its first round."""
    played = knockout_rounds(now, tables)
    scores = {(one.round, one.number): one.scores for one in tables if one.scores}
    found: dict[str, list[list[Tie]]] = {MAIN: [], CONSOLATION: []}
    for number, draw in enumerate(now.draws, 1):
        winners = played[number - 1].winners if number <= len(played) else None
        of_round: dict[str, list[Tie]] = {MAIN: [], CONSOLATION: []}
        for table, (two, cup) in enumerate(zip(draw.tables, draw.cups, strict=True), 1):
            figures = tuple(amount(one, say) for one in scores.get((number, table), ())) if winners else ()
            winner = next((place for place in two if place in winners), None) if winners is not None else None
            of_round[str(cup)].append(Tie(tuple(two), figures, winner))
        for place in draw.byes:
            of_round[MAIN if place in _in_main(now.draws, found[MAIN]) else CONSOLATION].append(
                Tie((place,), (), place)
            )
        for name, ties in of_round.items():
            found[name] += [ties] if ties else []
    return {cup: rounds for cup, rounds in found.items() if rounds}


def _in_main(draws: Sequence[RoundDraw], rounds: Sequence[Sequence[Tie]]) -> frozenset[int]:
    """The places that can still win the main cup, given its rounds so far."""
    if not rounds:
        first = draws[0]
        return frozenset((*first.byes, *(place for table in first.tables for place in table)))
    return frozenset(tie.winner for tie in rounds[-1] if tie.winner is not None)


PAGE: Final = 20
"""Places on a page."""
MOST_PARTS: Final = 9
"""Pictures of trees in a message, which has room for ten."""
PEOPLE_ROOM: Final = 3400
FILE: Final = "standings.csv"


def tables_so_far(tournament: Tournament) -> list[PlayedTable]:
    """The tables of all rounds begun."""
    return [one for number in range(1, tournament.round + 1) for one in tournament.tables_of(number)]


async def standings_page(
    tournament: Tournament,
    say: Say,
    with_faces: WithFaces,
    rounds: int | None = None,
    remarks: Iterable[str] = (),
    number: int = 1,
) -> Page:
    """A page of the standings after some rounds, or after all finished ones; `remarks` follow the picture.

    The last page, where there are fewer.
    """
    rows = tournament.standings(rounds)
    played = len(rows[0].scores) if rows else 0
    if not played:
        return page(say("tournament-standings-begin"), *remarks)
    title = say("tournament-standings-title", round=str(played), rounds=str(tournament.state.rounds))
    before: list[str] = []
    if number == 1 and tournament.setup.method is not Method.KNOCKOUT:
        before = [_sentence("leads", tournament, [row for row in rows if row.rank == 1], say)]
    labels = _entrants(tournament, with_faces)
    if number == 1 and not tournament.status.is_live:
        remarks = [*remarks, *decided(tournament, say)]
    return await _shown(tournament, rows, labels, title, say, before, remarks, number=number, final=False)


def decided(tournament: Tournament, say: Say) -> list[str]:
    """What directors decided, under the final list; the file has all of it."""
    return decisions(tournament.state, say, PEOPLE_ROOM - 1000, MOST_REASON)


STANDINGS, END = "standings", "end"
"""What messages show: how it stands after a round, and how it ended."""


@posted(STANDINGS)
async def _after_a_round(bot: Client, post: Post) -> Page:
    """The first page, and when the next round begins."""
    tournament, number = await tournament_of(bot, post), post.number
    say = say_at(tournament.setup)
    due = tournament.state.deadline if number == tournament.round else None
    remarks = [say("tournament-next", when=moment(due, "R"))] if due else []
    return await standings_page(tournament, say, bot.avatars.on, number, remarks)


@posted(END)
async def end_page(bot: Client, post: Post) -> Page:
    """Who won, the podium, and the trees of a knock-out."""
    tournament = await tournament_of(bot, post)
    say = say_at(tournament.setup)
    rows = tournament.standings()
    title = say("tournament-final-title", tournament=str(tournament.id))
    winners = [row for row in rows if row.rank == 1]
    before = [_sentence("won", tournament, winners, say)] if rows else []
    return await _shown(
        tournament,
        rows,
        _entrants(tournament, bot.avatars.on),
        title,
        say,
        before,
        decided(tournament, say),
        number=1,
        final=True,
    )


async def _shown(
    tournament: Tournament,
    rows: Sequence[TournamentPlace],
    labels: Sequence[SeatLabel],
    title: str,
    say: Say,
    before: Sequence[str],
    after: Iterable[str],
    *,
    number: int,
    final: bool,
) -> Page:
    """The picture of one page with buttons to the others."""
    pages = -(-len(rows) // PAGE)
    number = max(1, min(number, pages))
    paged = title if pages <= 1 else say("board-paged", title=title, page=str(number), pages=str(pages))
    chunk = rows[(number - 1) * PAGE : number * PAGE]
    unit, look = unit_of(tournament.setup), look_of(say)
    drawings = []
    if chunk:
        draw = partial(draw_standings, chunk, labels, paged, say, final=final and number == 1, unit=unit, on=look.felt)
        drawings.append(Drawing(draw, alt_standings(chunk, labels, paged, say, unit)))
    if number == 1 and tournament.setup.method is Method.KNOCKOUT:
        drawings += tree_drawings(tournament, labels, say)
    pictures, files = await drawn(drawings)
    parts: list[Part] = [*before, *pictures, *after]
    if pages > 1:
        parts.append(_turning(tournament.id, number, pages, say))
    return page(*parts, files=files)


def _turning(tournament_id: int, number: int, pages: int, say: Say) -> list[Button]:
    back = tournament_button("back", tournament_id, str(number - 1), label=say("board-back"), disabled=number == 1)
    on = tournament_button("on", tournament_id, str(number + 1), label=say("board-on"), disabled=number == pages)
    return [back, on]


def tree_drawings(tournament: Tournament, labels: Sequence[SeatLabel], say: Say) -> list[Drawing]:
    """The trees of both cups in parts, the last ones where there are too many."""
    felt, found = look_of(say).felt, []
    for cup, rounds in cups_of(tournament.state, tables_so_far(tournament), say).items():
        parts = parts_of(rounds)
        for number, part in enumerate(parts, 1):
            facts = {"cup": say(f"cup-{cup}"), "tournament": str(tournament.id)}
            several = {"part": str(number), "parts": str(len(parts))} if len(parts) > 1 else {}
            title = say("cup-part" if several else "cup-title", **facts, **several)
            draw: Callable[[], Picture] = partial(draw_tree, part, rounds, labels, title, say, on=felt)
            name = f"tree-{cup}-{number}.png"
            found.append(Drawing(partial(_named, draw, name), alt_tree(part, rounds, labels, title, say)))
    return found[-MOST_PARTS:]


def _named(draw: Callable[[], Picture], name: str) -> Picture:
    return draw()._replace(filename=name)


def people_page(tournament: Tournament, say: Say) -> Page:
    """Everybody who has entered."""
    people = entered(tournament.state, say)
    title = say("board-people-title", tournament=str(tournament.id), count=str(len(people)))
    return page(title, short_of(people, " · ", PEOPLE_ROOM, say) or say("board-open", count=0))


def file_of(tournament: Tournament, say: Say) -> discord.File:
    """The standings for spreadsheets; before the first round everybody without scores."""
    rows = tournament.standings()
    if not rows:
        rows = tuple(TournamentPlace(1, place, (), 0) for place in range(1, len(tournament.entrants) + 1))
    data = standings_file(rows, tournament.entrants, tournament.state.corrections, say, tournament.state.removals)
    return discord.File(io.BytesIO(data), FILE)


def _entrants(tournament: Tournament, with_faces: WithFaces) -> tuple[SeatLabel, ...]:
    """Everybody by place, as shown."""
    # A computer that keeps the place of somebody who left is still called by the name of who played there.
    of_all = ((one.name, one.user_id or one.kept_for or 0) for one in tournament.entrants)
    return with_faces([SeatLabel(name, computer=not person, person=max(person, 0)) for name, person in of_all])


def _sentence(what: str, tournament: Tournament, rows: Sequence[TournamentPlace], say: Say) -> str:
    """Who leads or wins, and with what; equal totals share it."""
    names = [f"**{in_text(tournament.entrants[row.place - 1].name)}**" for row in rows[:PAGE]]
    together = names[-1] if len(names) == 1 else say("tournament-and", some=", ".join(names[:-1]), last=names[-1])
    if tournament.setup.method is Method.KNOCKOUT:
        return say("board-won-cup", count=len(rows), names=together)
    if tournament.state.is_classic:
        return say(f"tournament-{what}", count=len(rows), names=together, total=shown(rows[0].total))
    return say(
        f"board-{what}", count=len(rows), names=together, total=with_unit(rows[0].total, unit_of(tournament.setup), say)
    )
