"""A page of a leaderboard as a message: a picture or a list, the reader's place, and buttons to other pages.

The custom id of a button is `ranks.verb:page:form:` and the leaderboard as `leaderboard_query` writes it, so it
survives a restart. Rows are people, and computers between them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple, Self

from cogs.app import presses
from cogs.app.client import Act, Client
from cogs.app.custom_ids import number_in, one_of, read
from cogs.app.i18n import key_here
from cogs.app.presses import Button, Family, Menu, Style, one_picked
from cogs.delivery.avatars import WithFaces
from cogs.messages.layout import PAGE_LIMIT, Drawing, Page, Part, drawn, fitting, page
from cogs.messages.words import in_text, level_name
from cogs.standings.leaderboard_query import (
    PARTNERED,
    AskedLeaderboard,
    game_text,
    measures_of,
    now,
    place_text,
    season_pressed,
    seasons_with,
)
from engine.core.registry import GAMES
from engine.standings.ranking import (
    FIXED,
    MIN_CONTRACTS,
    MIN_OPPONENTS,
    Leaderboard,
    LeaderboardRow,
    Level,
    Measure,
    Unlisted,
)
from engine.standings.rating import PROVISIONAL, SURE, Sure
from engine.standings.season import Season
from engine.standings.settling import EVERYWHERE
from engine.table.model.errors import Refusal, Refused
from locales import Say
from rendering import SeatLabel, draw_leaderboard, look_of
from rendering.canvas.letters.graphemes import shortened
from rendering.people.leaderboard import alt_leaderboard
from rendering.people.rows import NO_WORD, Ranked
from rendering.people.rows import Leaderboard as Drawn

_MINE: Final = "me"
RANKS: Final = "ranks"
"""What a message that was shown to everybody shows."""


class Verb(StrEnum):
    """What a button or a menu does."""

    GO = "go"
    """Turns to what it carries."""
    SHOW = "show"
    """Shows that to everybody."""
    MEASURE = "by"
    """A menu of what to go by."""
    SEASON = "when"
    """A menu of seasons."""


class ShownLeaderboard(NamedTuple):
    """Which part of which leaderboard a message shows."""

    asked: AskedLeaderboard
    page: int | None = 1
    """None: the page with the person asking."""
    as_text: bool = False
    """As a list instead of a picture."""

    def __str__(self) -> str:
        return f"{_MINE if self.page is None else self.page}:{'t' if self.as_text else 'p'}:{self.asked}"

    @classmethod
    def read(cls, text: str) -> Self:
        """The reverse of `str`; raises ValueError."""
        page, form, asked = text.split(":", 2)
        return cls(AskedLeaderboard.read(asked), None if page == _MINE else number_in(page), form == "t")


async def _found(act: Act, match: re.Match[str]) -> tuple[ShownLeaderboard]:
    """What a press leads to."""
    shown = read(ShownLeaderboard.read, match["shown"])
    if shown.asked.scope not in (EVERYWHERE, act.guild_id):
        # As with the command: this server or all, never another one.
        raise Refused(Refusal.STALE)
    if match["verb"] == Verb.MEASURE:
        shown = ShownLeaderboard(shown.asked._replace(measure=read(Measure, one_picked(act))), 1, shown.as_text)
    elif match["verb"] == Verb.SEASON:
        shown = ShownLeaderboard(shown.asked._replace(season=one_picked(act)), 1, shown.as_text)
    one_of(GAMES, shown.asked.game)
    season_pressed(shown.asked.season)
    return (shown,)


of_leaderboard: Final = Family("leaderboard", r"ranks\.{verb}:(?P<shown>.+)", _found)
"""Handlers of presses on a leaderboard: they get what these lead to."""


def leaderboard_button(
    verb: Verb, shown: ShownLeaderboard, label: str, style: Style = Style.secondary, disabled: bool = False
) -> Button:
    """Leads to another page, or shows this one to all."""
    return presses.button(f"ranks.{verb}:{shown}", label, style=style, disabled=disabled)


_PAIR: Final = 28
"""Letters for the names of both of a pair."""


def in_order(board: Leaderboard, say: Say) -> Iterator[LeaderboardRow]:
    """The people of the page with the computers between them, who have no place and no user id."""
    for above, row in enumerate((*board.rows, None)):
        yield from (_computer(one.level, say) for one in board.computers if one.above == above)
        if row is not None:
            yield row


def _computer(one: Level, say: Say) -> LeaderboardRow:
    figure = float(one.rating.figure)
    return LeaderboardRow(
        place=0,
        people=(),
        names=(say("ranks-computer", level=level_name(one.level, say)),),
        figure=figure,
        standing=figure,
        sure=Sure.PROVISIONAL if one.rating.is_provisional else None,
        of=one.matches,
        matches=one.matches,
        provisional=one.rating.is_provisional,
        opponents=0,
    )


def ranked(row: LeaderboardRow, measure: Measure, say: Say, own: bool, with_faces: WithFaces) -> Ranked:
    """The row in a picture."""
    figure = figure_text(row, measure, say)
    people: tuple[SeatLabel, ...] = (SeatLabel(row.names[0], computer=True),)
    if row.people:
        named = zip(row.names, row.people, strict=True)
        people = with_faces([SeatLabel(name, person=max(one, 0)) for name, one in named])
    return Ranked(row.place, _name(row.names), figure, row.matches, own, row.sure, people)


def _name(names: Sequence[str]) -> str:
    """The name in a row; both names of a pair stay readable, however long one of them is."""
    if len(names) == 1:
        return names[0]
    one, other = names
    half = _PAIR // 2
    rooms = max(half, _PAIR - len(other)), max(half, _PAIR - len(one))
    return " & ".join(shortened(name, room) for name, room in zip(names, rooms, strict=True))


def figure_text(row: LeaderboardRow, measure: Measure, say: Say) -> str:
    """The figure that decides the row's place."""
    if measure is Measure.MADE:
        return f"{row.figure:.0f}/{row.of}"
    if measure is Measure.POINTS:
        return say(
            "ranks-decimal",
            whole=f"{row.figure:.1f}".partition(".")[0].replace("-", "−"),
            tenth=f"{row.figure:.1f}"[-1],
        )
    return f"{row.figure:.0f}"


def lines(board: Leaderboard, measure: Measure, say: Say) -> Iterator[str]:
    """The rows as a list, followed by the reader's own if it is on another page."""
    for row in in_order(board, say):
        line = _line(row, measure, say)
        yield say("ranks-row-own", row=line) if row == board.own else line
    if own := _own_elsewhere(board):
        yield "…"
        yield say("ranks-row-own", row=_line(own, measure, say))


def _own_elsewhere(board: Leaderboard) -> LeaderboardRow | None:
    """The reader's own row if it is on another page."""
    return board.own if board.own is not None and board.own.place and board.own not in board.rows else None


def _line(row: LeaderboardRow, measure: Measure, say: Say) -> str:
    return say(
        "ranks-row",
        place=row.place,
        name=" & ".join(map(in_text, row.names)),
        result=result_text(row, measure, say),
        sure=row.sure or NO_WORD,
    )


def result_text(row: LeaderboardRow, measure: Measure, say: Say) -> str:
    """The figure and what it is based on: `1034, 12 matches`, `7 won, 12 matches`."""
    figure = figure_text(row, measure, say)
    share = round(100 * row.figure / row.of) if measure is Measure.MADE else 0
    counted = say(f"ranks-figure-{measure}", figure=figure, count=int(row.figure), share=share)
    return say("ranks-result", figure=counted, matches=row.matches)


_MORE_MATCHES: Final = (Unlisted.NO_MATCHES, Unlisted.FEW_OPPONENTS, Unlisted.FIXED_PARTNER)
"""What further matches help against."""
_ROOM: Final = PAGE_LIMIT - 1200
"""Characters of a list, beside what else a page says."""


class For(StrEnum):
    """Who sees the page."""

    ONE = "one"
    """The person asking, on a server: with all controls, and a button that shows it to all."""
    DIRECT = "direct"
    """The same in direct messages, where there is nobody else."""
    ALL = "all"
    """Everybody: buttons answer whoever presses them."""


class _Made(NamedTuple):
    """A page of a leaderboard, and who asked for it."""

    shown: ShownLeaderboard
    board: Leaderboard
    place: str
    at: float
    hides: bool
    """Who asked hides their statistics."""
    is_global: bool
    """Who asked wants to be rated over all servers."""
    months: tuple[Season, ...]
    """Those with matches that count here."""

    @property
    def asked(self) -> AskedLeaderboard:
        return self.shown.asked


async def leaderboard_page(
    bot: Client, shown: ShownLeaderboard, say: Say, asker: int | None, seen_by: For
) -> tuple[Page, Leaderboard]:
    """The message, and the leaderboard it shows; `asker` None: nobody's place is marked."""
    asked, at = shown.asked, now()
    ask = bot.standings.pairs if asked.pairs else bot.standings.leaderboard
    board = await ask(asked.query(at), shown.page, asker)
    person = await bot.tables.person(asker or 0)
    place = place_text(asked, bot.get_guild(asked.scope), at, say)
    months = await bot.standings.months(asked.query(at)) if seen_by is not For.ALL else ()
    wishes = (person.hides_statistics, person.rated_globally)
    made = _Made(shown._replace(page=board.page), board, place, at, *wishes, months)
    drawing = [_drawing(made, say, bot.avatars.on)] if board.rows and not shown.as_text else []
    pictures, files = await drawn(drawing)
    listed = [fitting(lines(board, asked.measure, say), _ROOM)] if board.rows and shown.as_text else []
    parts: list[Part] = [_title(made, say), *listed, *pictures]
    parts += ["\n".join(notes)] if (notes := [*_notes(made, seen_by, say)]) else []
    return page(*parts, *_controls(made, seen_by, say), files=files), board


def people_on(board: Leaderboard) -> frozenset[int]:
    """Ids of the people in its rows."""
    return frozenset(user_id for row in board.rows for user_id in row.people)


def _title(made: _Made, say: Say) -> str:
    page_of = {"page": made.board.page, "pages": made.board.pages}
    paged = [say("picture-board-page", **page_of)] if made.board.pages > 1 else []
    below = " · ".join([in_text(made.place), say(f"ranks-by-{made.asked.measure}"), *paged])
    return say("ranks-title", game=game_text(made.asked, say)) + f"\n{below}"


def _drawing(made: _Made, say: Say, with_faces: WithFaces) -> Drawing:
    board, measure, own = made.board, made.asked.measure, _own_elsewhere(made.board)
    shown = Drawn(
        title=game_text(made.asked, say),
        subtitle=made.place,
        head=say(f"ranks-head-{measure}"),
        rows=[ranked(one, measure, say, one == board.own, with_faces) for one in in_order(board, say)],
        page=board.page,
        pages=board.pages,
        own=ranked(own, measure, say, True, with_faces) if own is not None else None,
    )
    return Drawing(lambda: draw_leaderboard(shown, look_of(say), say), alt_leaderboard(shown, say))


def _notes(made: _Made, seen_by: For, say: Say) -> Iterator[str]:
    """The place of the person asking or why they have none, how to get on the list, and what the figures cover."""
    board, asked = made.board, made.asked
    if not board.listed:
        yield say("ranks-empty-pairs" if asked.pairs else "ranks-empty", least=MIN_OPPONENTS, together=FIXED)
    if board.own is not None and board.own.place:
        yield say("ranks-own", place=board.own.place, listed=board.listed)
    elif board.unlisted is not None:
        yield _why_not(made, board.unlisted, say, private=seen_by is For.DIRECT)
        if board.own is not None:
            yield say("ranks-own-unlisted", result=result_text(board.own, asked.measure, say))
    if asked.preset is not None and asked.measure is Measure.RATING and board.rows:
        yield "-# " + say("ranks-rating-of-game", game=say(f"rules-game-{asked.game}"))
    shown = [*board.rows, *([board.own] if board.own is not None else [])]
    if any(row.sure is Sure.UNSURE for row in shown):
        yield say("ranks-about-sure", least=SURE)
    by_made = asked.measure is Measure.MADE
    if by_made and shown:
        yield say("ranks-about-made")
    if board.computers:
        yield say("ranks-about-computers")
    if with_cards := [row for row in dict.fromkeys(shown) if row.cards]:
        people = (f"{' & '.join(map(in_text, row.names))} ({row.cards})" for row in with_cards)
        yield say("ranks-about-cards", people=", ".join(people))
    if any(row.provisional for row in shown) or any(one.level.rating.is_provisional for one in board.computers):
        key = "ranks-about-provisional-made" if by_made else "ranks-about-provisional"
        yield say(key, least=MIN_CONTRACTS if by_made else PROVISIONAL)


def _why_not(made: _Made, why: Unlisted, say: Say, *, private: bool) -> str:
    """Why the person asking has no place, and what to do next about it."""
    if made.asked.scope == EVERYWHERE and not made.is_global:
        return say("ranks-unlisted-globally")
    if why is Unlisted.NO_MATCHES and made.asked.pairs:
        return say("ranks-unlisted-no-pair", together=FIXED)
    if why is Unlisted.HIDDEN and not made.hides:
        return say("ranks-unlisted-hidden-partner")
    met = made.board.own.opponents if made.board.own is not None else 0
    told = say(f"ranks-unlisted-{why}", met=met, least=MIN_OPPONENTS)
    # An empty list says itself how to get on it.
    if why not in _MORE_MATCHES or not made.board.listed:
        return told
    key = key_here("ranks-next-table", say, private=private)
    return f"{told} {say(key)}"


def _controls(made: _Made, seen_by: For, say: Say) -> list[Part]:
    """The buttons and menus that lead to other pages and leaderboards."""
    shown, board = made.shown, made.board
    mine = leaderboard_button(Verb.GO, shown._replace(page=None), say("ranks-mine"))
    other_form = shown._replace(as_text=not shown.as_text)
    form = leaderboard_button(Verb.GO, other_form, say("ranks-as-text" if other_form.as_text else "ranks-as-picture"))
    if seen_by is For.ALL:
        return [[mine, form]]
    turns: list[Button] = []
    if board.pages > 1:
        back, on = shown._replace(page=board.page - 1), shown._replace(page=board.page + 1)
        turns = [
            leaderboard_button(Verb.GO, back, say("ranks-back"), disabled=board.page == 1),
            mine,
            leaderboard_button(Verb.GO, on, say("ranks-on"), disabled=board.page == board.pages),
        ]
    others = [form]
    if made.asked.game in PARTNERED:
        other = ShownLeaderboard(made.asked._replace(pairs=not made.asked.pairs), 1, shown.as_text)
        others.insert(
            0, leaderboard_button(Verb.GO, other, say("ranks-to-pairs" if other.asked.pairs else "ranks-to-people"))
        )
    if seen_by is For.ONE:
        others.append(leaderboard_button(Verb.SHOW, shown, say("ranks-show"), Style.primary))
    return [[_measure_menu(made, say)], [_season_menu(made, say)], turns, others]


def _measure_menu(made: _Made, say: Say) -> Menu:
    options = [(str(one), say(f"ranks-by-{one}")) for one in measures_of(made.asked.game)]
    return presses.menu(f"ranks.{Verb.MEASURE}:{made.shown}", options, chosen=(made.asked.measure,))


def _season_menu(made: _Made, say: Say) -> Menu:
    options = seasons_with(made.asked.season, made.at, say, made.months)
    return presses.menu(f"ranks.{Verb.SEASON}:{made.shown}", options, chosen=(made.asked.season,))
