"""The head line of a table of Kleurenwiezen: the contract, and each side's tricks against what it needs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.games.kleurenwiezen.actions import Bid
from engine.games.kleurenwiezen.contracts.contracts import Contract
from locales import Say
from rendering.canvas import colours, marks
from rendering.canvas.felt import put_panel
from rendering.canvas.fonts import Lettering, width_of, write
from rendering.canvas.lines import Line, fitting, line_width, put_line
from rendering.canvas.values import LEAST_LETTER, Look
from rendering.games.kleurenwiezen.facts import TableFacts, Target
from rendering.games.kleurenwiezen.lines import call_line, contract_line
from rendering.table.panels import HIGH, WORD

_PAD: Final = 16
_CONTRACT: Final = (40, 36, 33, LEAST_LETTER)
_CONTRACT_ROOM: Final = 212
_ROW: Final = (36, 33, LEAST_LETTER)
_ROWS: Final = {1: (72,), 2: (50, 96), 3: (36, 72, 107), 4: (28, 55, 82, 109)}
_BELOW_HEAD: Final = (69, 107)
"""Baselines of the sides' rows, by their number."""
_ROOM: Final = 250
_MARK: Final = 26


def contract_ways(shown: TableFacts, say: Say) -> tuple[Line, ...]:
    """The contract as players call it, with what it counts, then shorter."""
    assert shown.contract is not None
    times = (f"×{shown.multiple}",) if shown.multiple > 1 else ()
    words, short = contract_line(shown.contract, say), call_line(Bid(shown.contract), say)
    return (*words, *times), (*short, *times)


@lru_cache(maxsize=64, typed=True)
def contract_panel(contract: Contract, settled: bool, look: Look, say: Say) -> Image.Image:
    """A contract without trumps, or during the auction the highest so far, on paper where trumps would be."""
    head = say("picture-contract" if settled else "picture-so-far")
    words = contract_line(contract, say)
    if line_width(words, Lettering.BLACK, _CONTRACT[-1]) > _CONTRACT_ROOM:
        words = call_line(Bid(contract), say)
    line, size = fitting(words, Lettering.BLACK, _CONTRACT, _CONTRACT_ROOM)
    wide = max(line_width(line, Lettering.BLACK, size), width_of(head, Lettering.PLAIN, WORD)) + 2 * _PAD
    image = Image.new("RGB", (wide, HIGH), colours.FELT)
    put_panel(image, (0, 0, *image.size), colours.PAPER)
    write(image, (_PAD, 38), head, Lettering.PLAIN, WORD, colours.INK)
    put_line(image, (_PAD, 90), line, Lettering.BLACK, size, colours.INK, look)
    return image


def target_text(target: Target, say: Say) -> str:
    """A side's tricks: `6 of 9`, `1 trick, lost`, `4 tricks`."""
    if target.goal is not None and not target.exactly:
        return say("picture-tricks-of", tricks=target.tricks, goal=target.goal)
    tricks = say("picture-alt-tricks", tricks=target.tricks)
    return say("picture-tricks-lost", tricks=tricks) if target.beaten else tricks


@lru_cache(maxsize=64)
def tricks_panel(targets: tuple[Target, ...], say: Say) -> Image.Image:
    """Each side's tricks and how many it needs, on felt."""
    texts = [target_text(target, say) for target in targets]
    goals = len(targets) == 2 and all(target.goal is not None and not target.exactly for target in targets)
    head = say("picture-tricks") if goals else ""
    sizes = _ROW if len(targets) < 3 else _ROW[-1:]
    size = fitting((max(texts, key=len),), Lettering.BOLD, sizes, _ROOM)[1]
    wide = max(*(width_of(text, Lettering.BOLD, size) for text in texts), width_of(head, Lettering.PLAIN, LEAST_LETTER))
    wide = min(wide, _ROOM)
    image = Image.new("RGB", (max(wide + _MARK + 24 + 2 * _PAD, 180), HIGH), colours.FELT)
    put_panel(image, (0, 0, *image.size), colours.PLATE)
    right = image.width - _PAD - 2
    if head:
        write(image, (right, 33), head, Lettering.PLAIN, LEAST_LETTER, colours.QUIET, "r")
    bases = _BELOW_HEAD if head else _ROWS[len(targets)]
    for base, target, text in zip(bases, targets, texts, strict=False):
        marks.put_side(image, target.side, (_PAD + 2, base - _MARK + 1), _MARK)
        ink = colours.GOLD if target.beaten else colours.TEXT
        line = fitting((text,), Lettering.BOLD, (size,), wide)[0]
        put_line(image, (right, base), line, Lettering.BOLD, size, ink, Look(), anchor="r")
    return image
