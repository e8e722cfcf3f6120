"""The sheet of a match with real cards, as everybody sees it, and the list of its deals."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from cogs.app.presses import Button, Style
from cogs.delivery.avatars import WithFaces
from cogs.games.plain import spoken, unit_of
from cogs.messages.layout import PAGE_LIMIT, Drawing, Page, Part, drawn, fitting, page
from cogs.messages.posts import address_of
from cogs.messages.words import in_text, moment, together
from cogs.score_keeper.buttons import Pressed, score_button, score_menu
from cogs.score_keeper.words import (
    counts_lines,
    end_text,
    game_text,
    labels,
    line_texts,
    named,
    names,
    nth,
    payment_lines,
    plain_game_text,
    sides_of,
    standing_text,
    told_by,
    went_on_lines,
)
from cogs.table_texts.results import EndedMatch, EndedSide, drawing_of
from engine.clubs.score_keeper.changes import KeptDeal, KeptRow
from engine.clubs.score_keeper.deciding import ENDS_AFTER
from engine.clubs.score_keeper.kept import KeptState
from locales import Say
from rendering.canvas.wording import slate_title
from rendering.people.rows import MatchResult

SCORE: Final = "score"
"""The kind of the message."""
MOST_IN_MENU: Final = 25
_LAST: Final = 3
"""So many deals stand below the picture."""
_ROOM: Final = PAGE_LIMIT - 400


async def sheet_page(state: KeptState, say: Say, server: str, with_faces: WithFaces = tuple, *, now: float) -> Page:
    """The sheet: as it stands, or how it ended. `server`: its name, empty in direct messages."""
    pictures, files = await drawn([*_result(state, say, server, with_faces), *_sheet(state, say, with_faces)])
    below = _ended(state, say, now) if state.is_ended else _standing(state, say)
    return page(_title(state, say), *pictures, "\n".join(below), _buttons(state, say), files=files)


def _title(state: KeptState, say: Say) -> str:
    facts = {"game": game_text(state, say), "score": str(state.id), "name": in_text(state.setup.opener.name)}
    return say("score-title-ended" if state.is_ended else "score-title", **facts)


def _sheet(state: KeptState, say: Say, with_faces: WithFaces) -> list[Drawing]:
    texts = spoken(state.setup.options.game).by_hand
    before = state.lines[-1].before if state.lines else None
    title = slate_title(plain_game_text(state, say), len(state.deals), say)
    return texts.pictures(before, state.match, with_faces(labels(state, say)), title, say)


def _standing(state: KeptState, say: Say) -> Iterator[str]:
    """How they stand, the last deals, who deals next, and what has been decided about the sheet."""
    yield standing_text(state, say)
    yield from (f"-# {' · '.join(filter(None, line))}" for line in _lines(state, say, state.lines[-_LAST:]))
    if state.match.winners:
        yield say("score-won", side=_winners(state, say), people=len(state.match.winners))
    else:
        yield next_text(state, say)
    yield from (f"-# {one}" for one in went_on_lines(state, say))
    if state.setup.counts:
        yield from (f"-# {one}" for one in counts_lines(state, say))
    if state.warned_at is not None:
        yield say("score-warned", when=moment(state.warned_at + ENDS_AFTER, "R"))


def next_text(state: KeptState, say: Say) -> str:
    """Which deal is due, and who deals it."""
    due = nth(state, len(state.deals) + 1, say)
    if state.draws_dealer:
        return say("score-next-drawn", nth=due)
    key = "score-next-out" if state.match.spare else "score-next"
    return say(key, nth=due, name=names(state, say)[state.match.dealer - 1])


def _ended(state: KeptState, say: Say, now: float) -> Iterator[str]:
    """How it ended, who pays whom, and who would have it go on."""
    yield standing_text(state, say)
    if state.deals:
        yield from payment_lines(state, say)
        counts = say("score-counts-for", names=named(state, state.counted, say))
        yield "-# " + (counts if state.counted else say("score-counts-not"))
    yield "-# " + end_text(state, say)
    wishing = state.wishing(now)
    if wishing:
        wished = together(in_text(one.name) for one in wishing.values())
        yield say("score-wishing", names=wished, missing=named(state, state.deciding - {*wishing}, say))


def _winners(state: KeptState, say: Say) -> str:
    return together(names(state, say)[seat - 1] for seat in state.match.winners)


def _lines(state: KeptState, say: Say, lines: tuple[KeptDeal | KeptRow, ...]) -> Iterator[tuple[str, str]]:
    """Of each of these lines what was told of it, and what it brought and who told it."""
    for line in lines:
        told, brought = line_texts(state, line, say)
        yield told, " · ".join(filter(None, (brought, told_by(line, say))))


def _buttons(state: KeptState, say: Say) -> list[Button]:
    def button(verb: str, label: str, style: Style = Style.secondary) -> Button:
        return score_button(Pressed.on(state, verb), label=label, style=style)

    if state.is_ended:
        return [button("all", say("score-button-all")), button("reopen", say("score-button-reopen"))]
    over = bool(state.match.winners)
    return [
        *([] if over else [button("deal", say("score-button-deal"), Style.primary)]),
        *([button("undo", say("score-button-undo"))] if state.undoable else []),
        *([button("correct", say("score-button-correct"))] if state.lines else []),
        button("more", say("score-button-more")),
        button("all", say("score-button-all")),
        *([button("agree", say("score-button-agree"), Style.success)] if state.asked else []),
        *([button("stay", say("score-button-stay"), Style.success)] if state.warned_at is not None else []),
        button("end", say("score-button-end"), Style.primary if over else Style.secondary),
    ]


def _result(state: KeptState, say: Say, server: str, with_faces: WithFaces) -> list[Drawing]:
    """The picture of the end, for showing to others."""
    if not state.is_ended or not state.deals:
        return []
    return [drawing_of(result_of(state, say, server), with_faces, say)]


def result_of(state: KeptState, say: Say, server: str) -> MatchResult:
    """Place and figures of every side; whoever is ahead has won."""
    options, people = state.setup.options, labels(state, say)
    sides = [
        EndedSide(tuple(people[seat - 1] for seat in members), members, members[0] in state.match.winners)
        for members in sides_of(state)
    ]
    columns, unit = spoken(options.game).by_hand.columns(state.match), unit_of(options.game)
    ended = EndedMatch(options, state.setup.house, sides, columns, len(state.deals), unit)
    result = ended.result(_day(state), server, say)
    return result._replace(places=tuple(one._replace(won=one.rank == 1) for one in result.places))


def _day(state: KeptState) -> datetime:
    return datetime.fromtimestamp(state.changes[-1].at if state.changes else state.opened_at, UTC)


def all_page(state: KeptState, first: int, say: Say) -> Page:
    """All deals, or as many as fit from the one of this index on, with a menu for the others."""
    shown = state.lines[first : first + MOST_IN_MENU]
    lines = [f"{told}\n-# {changes}" if changes else told for told, changes in _lines(state, say, shown)]
    parts: list[Part] = [say("score-all-title", game=game_text(state, say), name=in_text(state.setup.opener.name))]
    parts.append(fitting(lines, _ROOM) if lines else say("score-none-yet"))
    decided = [*went_on_lines(state, say), *([end_text(state, say)] if state.is_ended else [])]
    if decided:
        parts.append("\n".join(f"-# {one}" for one in decided))
    if len(state.lines) > MOST_IN_MENU:
        starts = range(0, len(state.lines), MOST_IN_MENU)
        pages = [(str(at), f"{at + 1} – {min(at + MOST_IN_MENU, len(state.lines))}") for at in starts]
        menu = score_menu(Pressed.on(state, "all"), pages, chosen=(str(first),))
        parts.append([menu])
    return page(*parts)


def list_page(states: tuple[KeptState, ...], say: Say, managed: tuple[KeptState, ...] = ()) -> Page:
    """The matches somebody keeps, with a button that shows each anew.

    `managed`: others of the server, to a manager of it.
    """
    lines = [_list_line(one, say) for one in states]
    others = fitting([say("score-list-managed"), *(_list_line(one, say) for one in managed)], _ROOM // 2)
    buttons = [
        score_button(Pressed.on(one, "show"), label=say("score-button-show", score=str(one.id)))
        for one in states[:10]
    ]
    own: list[Part] = [say("score-list-title"), fitting(lines, _ROOM // 2 if managed else _ROOM), buttons]
    return page(*(own if states else []), *([others] if managed else []))


def _list_line(state: KeptState, say: Say) -> str:
    setup = state.setup
    where = address_of(setup.guild_id, state.message) if state.message else f"<#{setup.channel_id}>"
    facts = {"score": str(state.id), "game": game_text(state, say), "where": where}
    facts["nth"] = nth(state, len(state.deals) + (not state.match.winners), say)
    return say("score-list-line", standing=standing_text(state, say), **facts)
