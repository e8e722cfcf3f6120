"""A match's end, a leaderboard and a player's card in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from locales import Say
from rendering.canvas.values import SeatLabel
from rendering.canvas.wording import fitting, short, together
from rendering.people.player import day_text, rating_texts, share_of, streak_text
from rendering.people.result import facts_text, won_text
from rendering.people.rows import NO_WORD, Leaderboard, MatchResult, PlayerCard, Ranked

_LONG: Final = 60
"""The most characters of a title, or of a server's name."""


def alt_result(result: MatchResult, say: Say) -> str:
    """What `draw_result` shows."""

    def describe(longest_name: int) -> list[str]:
        return list(_result(result, say, longest_name))

    return fitting(describe)


def _result(result: MatchResult, say: Say, longest: int) -> Iterator[str]:
    game = " · ".join(short(part, _LONG) for part in (result.game, result.rules) if part)
    facts = facts_text(result._replace(server=short(result.server, _LONG)), say)
    yield say("picture-alt-match-result", game=game, facts=facts)
    winners = together([short(one.name, longest) for place in result.places if place.won for one in place.people], say)
    yield say("picture-alt-match-won", names=winners, won=won_text(result, say))
    for place in result.places:
        names = together([_person(one, longest, say) for one in place.people], say)
        figures = zip(result.heads, place.figures, strict=True)
        told = ", ".join(say("picture-alt-match-figure", head=head, figure=figure) for head, figure in figures)
        yield say("picture-alt-match-place", rank=place.rank, names=names, figures=told)


def _person(one: SeatLabel, longest: int, say: Say) -> str:
    name = short(one.name, longest)
    if not one.computer:
        return name
    level = [say(f"picture-level-{one.level}")] if one.level else []
    return f"{name} ({', '.join([say('picture-alt-computer'), *level])})"


def alt_leaderboard(board: Leaderboard, say: Say) -> str:
    """What `draw_leaderboard` shows."""

    def describe(longest_name: int) -> list[str]:
        return list(_board(board, say, longest_name))

    return fitting(describe)


def _board(board: Leaderboard, say: Say, longest: int) -> Iterator[str]:
    page = [say("picture-board-page", page=board.page, pages=board.pages)] if board.pages > 1 else []
    yield ", ".join([short(board.title, _LONG), short(board.subtitle, _LONG), *page]) + "."
    yield say("picture-alt-board-counted", head=board.head)
    rows: Sequence[Ranked] = [*board.rows, *([board.own._replace(own=True)] if board.own is not None else [])]
    for row in rows:
        told = _row(row, say, longest)
        yield say("picture-alt-board-own", row=told) if row.own else told
    if not rows:
        yield say("picture-board-empty") + "."


def _row(row: Ranked, say: Say, longest: int) -> str:
    return say(
        "picture-alt-board-row",
        place=row.place,
        name=short(row.name, longest),
        figure=row.figure,
        matches=row.matches,
        sure=row.sure or NO_WORD,
    )


def alt_player(card: PlayerCard, say: Say) -> str:
    """What `draw_player` shows; of the curve, its start, its highest and its lowest point."""

    def describe(longest_name: int) -> list[str]:
        return list(_player(card, say, longest_name))

    return fitting(describe)


def _player(card: PlayerCard, say: Say, longest: int) -> Iterator[str]:
    known = [say("picture-player-place", place=card.place)] if card.place is not None else []
    known += [say("picture-player-unrated")] if not card.curve else []
    yield ", ".join([short(card.name, longest), short(card.subtitle, _LONG), *known]) + "."
    if card.curve:
        yield from _curve(card, say)
    wins = {"matches": card.matches, "wins": card.wins, "share": share_of(card)}
    yield say("picture-alt-player-done", streak=streak_text(card, say), **wins)
    if card.best:
        yield say("picture-alt-player-best", best=short(card.best, _LONG))
    if card.partner:
        partner = short(card.partner, longest)
        yield say("picture-alt-player-partner", partner=partner, matches=card.partner_matches)


def _curve(card: PlayerCard, say: Say) -> Iterator[str]:
    first, last = card.curve[0], card.curve[-1]
    rating, within = rating_texts(last)
    yield say("picture-alt-player-rated", rating=rating, within=within.lstrip("±"), day=day_text(last, say))
    if card.provisional:
        yield say("picture-alt-player-provisional")
    if len(card.curve) > 1:
        begun, _ = rating_texts(first)
        by_value = sorted(card.curve, key=lambda one: one.value)
        low, high = rating_texts(by_value[0])[0], rating_texts(by_value[-1])[0]
        day = day_text(first, say)
        facts = {"first": begun, "day": day, "low": low, "high": high}
        yield say("picture-alt-player-curve", matches=len(card.curve), **facts)
