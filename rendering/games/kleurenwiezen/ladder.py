"""The picture of the ladder: every contract, from the lowest up, with what three results of it pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.games.kleurenwiezen.contracts.contracts import HAND
from engine.games.kleurenwiezen.contracts.own_ladder import points
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from engine.games.kleurenwiezen.sheet import ContractPayment
from locales import Say
from rendering.canvas import colours, felt
from rendering.canvas.chalk import signed
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, width_of, write
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, Picture
from rendering.canvas.wording import fitting
from rendering.games.kleurenwiezen.wording import row_name

_EDGE: Final = felt.RIM + 7
_TOP: Final = felt.RIM + 7
_HEAD: Final = 62
_ROW: Final = 41
_LEFT: Final = 14
_RIGHT: Final = WIDTH - _EDGE - 14
"""Where the last figures end."""
_APART: Final = 24
"""Between two columns."""


class Paid(NamedTuple):
    """A contract and what it pays."""

    name: str
    beside: bool
    """It shares the rank of the one before."""
    made: ContractPayment
    all_tricks: ContractPayment | None
    """None: there are no further tricks to win, or none may be won."""
    failed: ContractPayment


def paid_by(options: KleurenwiezenOptions, say: Say) -> Iterator[Paid]:
    """Every contract that can be bid, from the lowest up."""
    for row in options.in_play:
        paid = points(options.contracts, row, row.goal)
        short = row.goal + 1 if row.is_negative else row.goal - 1
        further = None if row.is_negative or row.goal == HAND else paid[HAND]
        yield Paid(row_name(row, say), row.beside, paid[row.goal], further, paid[short])


def draw_contracts(options: KleurenwiezenOptions, look: Look, say: Say) -> Picture:
    """The ladder with these options."""
    rows = [*paid_by(options, say)]
    high = _HEAD + _ROW * len(rows) + 12
    image = felt.table(WIDTH, high + 2 * _TOP)
    felt.put_panel(image, (_EDGE, _TOP, WIDTH - _EDGE, _TOP + high), colours.PAPER)
    draw = ImageDraw.Draw(image)
    heads = say("build-scores-made"), say("build-scores-all", tricks=HAND), say("build-scores-short")
    columns = _ends(rows, heads)
    write(image, (_EDGE + _LEFT, _TOP + 42), say("build-step-contracts"), Lettering.BLACK, 34, colours.INK)
    for right, words in zip(columns, heads, strict=True):
        write(image, (right, _TOP + 42), words, Lettering.PLAIN, LEAST_LETTER, colours.FAINT, "r")
    draw.line((_EDGE + 10, _TOP + _HEAD - 4, WIDTH - _EDGE - 10, _TOP + _HEAD - 4), fill=colours.INK, width=3)
    for number, one in enumerate(rows):
        top = _TOP + _HEAD + number * _ROW
        if number and not one.beside:
            draw.line((_EDGE + 10, top - 2, WIDTH - _EDGE - 10, top - 2), fill=colours.RULE, width=2)
        name = f"= {one.name}" if one.beside else one.name
        room = columns[0] - _wide(one.made) - _APART - _EDGE - _LEFT
        words = cut(name, Lettering.BOLD, LEAST_LETTER, room)
        write(image, (_EDGE + _LEFT, top + 29), words, Lettering.BOLD, LEAST_LETTER, colours.INK)
        for right, paid in zip(columns, (one.made, one.all_tricks, one.failed), strict=True):
            if paid is not None:
                _write_paid(image, paid, (right, top + 29))
    return Picture(encode(image, look.felt), "contracts.png")


def _ends(rows: Sequence[Paid], heads: Sequence[str]) -> list[int]:
    """The right edges of the columns, each as wide as its head and its widest figures."""
    paid = zip(*((one.made, one.all_tricks, one.failed) for one in rows), strict=True)
    widths = [
        max(width_of(head, Lettering.PLAIN, LEAST_LETTER), *(_wide(one) for one in column if one is not None), 0)
        for head, column in zip(heads, paid, strict=True)
    ]
    return [_RIGHT - sum(widths[at:]) - _APART * len(widths[at:]) for at in range(1, len(widths))] + [_RIGHT]


def _theirs(paid: ContractPayment) -> str:
    return f" / {signed(-paid.against)}" if paid.against != paid.own else ""


def _wide(paid: ContractPayment) -> int:
    """How wide `_write_paid` writes it."""
    own = width_of(signed(paid.own), Lettering.BOLD, LEAST_LETTER)
    return own + width_of(_theirs(paid), Lettering.PLAIN, LEAST_LETTER)


def _write_paid(image: Image.Image, paid: ContractPayment, at: tuple[int, int]) -> None:
    """What its declarers get, and behind a stroke what opponents do, where that is not the same."""
    right, base = at
    right -= write(image, (right, base), _theirs(paid), Lettering.PLAIN, LEAST_LETTER, colours.FAINT, "r")
    ink = colours.RED if paid.own < 0 else colours.INK
    write(image, (right, base), signed(paid.own), Lettering.BOLD, LEAST_LETTER, ink, "r")


def alt_contracts(options: KleurenwiezenOptions, say: Say) -> str:
    """What `draw_contracts` shows, in words: all contracts, and of each as many of its figures as can be told."""
    paid = [*paid_by(options, say)]

    def whole(_: int) -> list[str]:
        return [say("build-alt-contracts"), *(_in_words(one, say) for one in paid)]

    def brief(_: int, *, figures: int) -> list[str]:
        return [
            say("build-alt-contracts-brief", figures=figures),
            *(say("build-alt-contract-brief", name=one.name, figures=_figures(one, figures)) for one in paid),
        ]

    return fitting(whole, *(partial(brief, figures=figures) for figures in (3, 2, 1)))


def _in_words(one: Paid, say: Say) -> str:
    further = "" if one.all_tricks is None else say("build-alt-all", points=signed(one.all_tricks.own))
    facts = {"made": signed(one.made.own), "failed": signed(one.failed.own), "all": further}
    return say("build-alt-contract", name=one.name, **facts)


def _figures(one: Paid, figures: int) -> str:
    """The first of these: what it pays just made, failed, and with all tricks."""
    told = (one.made, one.failed, one.all_tricks)[:figures]
    return " ".join(signed(payment.own) for payment in told if payment is not None)
