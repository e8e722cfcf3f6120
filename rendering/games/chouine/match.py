"""A match of Chouine on the slate and in words: a stroke for every partie, a ring for every manche, la belle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.chouine.state import ChouineMatch
from locales import Say
from rendering.canvas.board import HEIGHT, MIDDLE, Board
from rendering.canvas.chalk import loop, write_words
from rendering.canvas.values import WIDTH, Picture
from rendering.canvas.wording import fitting, short, together

_HIGH: Final = 176.0
_LEDGE: Final = 424.0
"""Strokes stand on a line with a tick for each partie needed."""
_GAP: Final = {2: 80.0, 3: 56.0, 4: 42.0}
"""Between strokes, by number of players."""
_RINGS: Final = 500.0
_RADIUS: Final = 31.0
_RINGS_APART: Final = 82.0
_BELLE: Final = {2: (720.0, 76), 3: (812.0, 50), 4: (812.0, 50)}
"""Where it is written and how large, by number of players."""
_HIGH_FOR_MORE: Final = 840
"""The height of slates for more than two players."""


def draw_match(
    standing: ChouineMatch, names: Sequence[str], title: str, say: Say, before: ChouineMatch | None = None
) -> Picture:
    """The slate after a partie, and what the partie changed if `before` is given; `names`: per seat."""
    winners = [seat - 1 for seat in standing.winners]
    board = Board(title, [(name,) for name in names], winners, say, HEIGHT if len(names) == 2 else _HIGH_FOR_MORE)
    stood = standing if before is None else before.at_deal()
    board.name_sides()
    for side in range(len(names)):
        _draw_parties(board, side, standing, stood)
        if standing.options.manches_to_win > 1:
            _draw_manches(board, side, standing, stood)
        board.foot(side, "sheet-parties", standing.parties[side], of=standing.options.parties_to_win)
    if is_belle(standing):
        base, size = _BELLE[len(names)]
        write_words(board.new, say("sheet-belle"), (MIDDLE, base), (size,), WIDTH - 120)
    return Picture(board.png(), "slate.png")


def is_belle(standing: ChouineMatch) -> bool:
    """Whether the current manche, or the next one, decides for everyone."""
    needed = standing.options.manches_to_win
    return needed > 1 and all(won == needed - 1 for won in standing.manches)


def _draw_parties(board: Board, side: int, now: ChouineMatch, before: ChouineMatch) -> None:
    needed, gap = now.options.parties_to_win, _GAP[len(board.sides)]
    middle = board.column(side)
    half = gap * needed / 2 + 10
    board.standing.stroke(f"ledge {side}", [(middle - half, _LEDGE + 2), (middle + half, _LEDGE - 1)], 6)
    for number in range(needed):
        x = middle + (number - (needed - 1) / 2) * gap
        board.standing.stroke(f"tick {side} {number}", [(x, _LEDGE - 8), (x, _LEDGE + 15)], 5)
        won, had = number < now.parties[side], number < before.parties[side]
        if won or had:
            stroke = [(x + 4, _LEDGE - 20 - _HIGH), (x - 3, _LEDGE - 20)]
            board.chalk(won, had).stroke(f"partie {side} {number}", stroke, 10)


def _draw_manches(board: Board, side: int, now: ChouineMatch, before: ChouineMatch) -> None:
    needed = now.options.manches_to_win
    write_words(board.standing, board.say("sheet-manches"), (board.column(side), _RINGS + 80), (46,), 200)
    for number in range(needed):
        at = board.column(side) + (number - (needed - 1) / 2) * _RINGS_APART, _RINGS
        won, had = number < now.manches[side], number < before.manches[side]
        chalk = board.chalk(True, won == had)
        chalk.stroke(f"manche {side} {number}", loop(at, (_RADIUS, _RADIUS - 1), -0.2, 1.03), 6)
        if won:
            x, y = at
            reach = _RADIUS * 0.52
            for lean in (-1, 1):
                cross = [(x - reach * lean, y - reach), (x + reach * lean, y + reach)]
                chalk.stroke(f"manche {side} {number} {lean}", cross, 8)


def alt_match(
    standing: ChouineMatch, names: Sequence[str], title: str, say: Say, before: ChouineMatch | None = None
) -> str:
    """What `draw_match` shows; takes the same arguments."""

    def describe(longest_name: int) -> list[str]:
        known = [short(name, longest_name) for name in names]
        return list(_standing(standing, known, short(title, 80), say, before))

    return fitting(describe)


def _standing(
    standing: ChouineMatch, names: Sequence[str], title: str, say: Say, before: ChouineMatch | None
) -> Iterator[str]:
    options = standing.options
    yield say("sheet-alt-slate", title=title)
    for name, parties, manches in zip(names, standing.parties, standing.manches, strict=True):
        yield say("sheet-alt-parties", name=name, parties=parties, needed=options.parties_to_win)
        if options.manches_to_win > 1:
            yield say("sheet-alt-manches", manches=manches, needed=options.manches_to_win)
    if before is not None and before.at_deal().parties != standing.parties:
        yield say("sheet-alt-before", scores=together(list(map(str, before.at_deal().parties)), say))
    if standing.manche_winner is not None:
        yield say("sheet-alt-manche-won", name=names[standing.manche_winner - 1])
    if is_belle(standing):
        yield say("sheet-alt-belle")
    for seat in standing.winners:
        yield say("sheet-alt-won", names=names[seat - 1], people=1)
