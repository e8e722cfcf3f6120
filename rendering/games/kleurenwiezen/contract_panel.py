"""Panels in the corners of a table of Kleurenwiezen: the contract, and every side's tricks against what it needs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.games.kleurenwiezen.actions import Bid
from engine.games.kleurenwiezen.contracts.contracts import Contract
from locales import Say
from rendering.canvas import colours, marks
from rendering.canvas.felt import put_panel
from rendering.canvas.fonts import Lettering, cut, width_of, write
from rendering.canvas.lines import fitting, line_width, put_line
from rendering.canvas.values import Look
from rendering.games.kleurenwiezen.facts import Target, Whist
from rendering.games.kleurenwiezen.lines import call_line, contract_line

_PAD: Final = 16
_HEAD: Final = 23
_CONTRACT: Final = (42, 36, 31)
_CONTRACT_ROOM: Final = 330
_ROOM: Final = 300
_PILL: Final = 28
_TITLE: Final = 25
_ROW: Final = (29, 26, 23)
_ROW_HIGH: Final = 36
_MARK: Final = 24
_FAINT: Final = colours.mix(colours.PAPER, colours.INK, 0.62)


def contract_panel(whist: Whist, look: Look, say: Say) -> Image.Image:
    """The contract, or during the auction the highest so far, and by how much it counts more; on felt."""
    assert whist.contract is not None
    return _contract(whist.contract, whist.settled, whist.multiple, look, say)


@lru_cache(maxsize=64)
def _contract(contract: Contract, settled: bool, multiple: int, look: Look, say: Say) -> Image.Image:
    head = say("picture-contract" if settled else "picture-so-far")
    room = _CONTRACT_ROOM - 2 * _PAD
    words = contract_line(contract, say)
    if line_width(words, Lettering.BLACK, _CONTRACT[-1]) > room:
        words = call_line(Bid(contract), say)
    line, size = fitting(words, Lettering.BLACK, _CONTRACT, room)
    pill = f"×{multiple}" if multiple > 1 else ""
    behind = width_of(pill, Lettering.BLACK, _PILL) + 20 if pill else 0
    head_wide = width_of(head, Lettering.BOLD, _HEAD)
    wide = max(line_width(line, Lettering.BLACK, size), head_wide + (behind + 14 if pill else 0)) + 2 * _PAD
    image = Image.new("RGB", (wide, 96), colours.FELT)
    put_panel(image, (0, 0, *image.size), colours.PAPER)
    write(image, (_PAD, 33), head, Lettering.BOLD, _HEAD, _FAINT)
    if pill:
        right = wide - _PAD + 6
        put_panel(image, (right - behind, 8, right, 44), colours.INK)
        write(image, (right - behind / 2, 36), pill, Lettering.BLACK, _PILL, colours.PAPER, "m")
    put_line(image, (_PAD, 79), line, Lettering.BLACK, size, colours.INK, look)
    return image


def tricks_panel(whist: Whist, title: str, say: Say) -> Image.Image:
    """The deal, the trick, and each side's tricks and how many it needs; on felt."""
    return _tricks(whist.targets, title, say)


def target_text(target: Target, say: Say) -> str:
    """A side's tricks: `6 of 9`, `1 trick, lost`, `4 tricks`."""
    if target.goal is not None and not target.exactly:
        return say("picture-tricks-of", tricks=target.tricks, goal=target.goal)
    tricks = say("picture-alt-tricks", tricks=target.tricks)
    return say("picture-tricks-lost", tricks=tricks) if target.beaten else tricks


@lru_cache(maxsize=64)
def _tricks(targets: tuple[Target, ...], title: str, say: Say) -> Image.Image:
    texts = [target_text(target, say) for target in targets]
    beside, most = 2 * _MARK + 24, _ROOM - 2 * _PAD
    longest = max(texts, key=len, default="")
    size = fitting((longest,), Lettering.BOLD, _ROW, most - beside)[1]
    inner = max((width_of(text, Lettering.BOLD, size) + beside for text in texts), default=0)
    inner = min(max(inner, width_of(title, Lettering.BOLD, _TITLE)), most)
    image = Image.new("RGB", (inner + 2 * _PAD, 52 + _ROW_HIGH * len(targets)), colours.FELT)
    put_panel(image, (0, 0, *image.size), colours.PLATE)
    words = cut(title, Lettering.BOLD, _TITLE, inner)
    write(image, (_PAD, 34), words, Lettering.BOLD, _TITLE, colours.TEXT)
    for row, (target, text) in enumerate(zip(targets, texts, strict=True), 1):
        base = 38 + _ROW_HIGH * row
        marks.put_side(image, target.side, (_PAD, base - 22), _MARK)
        if target.declares:
            marks.put_shape(image, marks.ARROW, (_PAD + _MARK + 10, base - 21), 21, colours.TEXT)
        ink = colours.GOLD if target.beaten else colours.TEXT
        words = cut(text, Lettering.BOLD, size, inner - beside)
        write(image, (image.width - _PAD, base), words, Lettering.BOLD, size, ink, "r")
    return image
