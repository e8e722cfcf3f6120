"""The bidding box: everything said in the auction, a column per player, a row per round, and the highest bid below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.core.actions import from_eldest
from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenPhase, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import Family
from engine.games.kleurenwiezen.sheet import SEATS
from engine.games.kleurenwiezen.state import AuctionCall, BidderStatus, KleurenwiezenView
from locales import Say
from rendering.avatars.avatar import Avatar, avatar, avatar_of, grounds
from rendering.canvas import colours, felt, marks
from rendering.canvas.colours import RGB
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, lettered
from rendering.canvas.lines import Line, Lines, line_width, name_lines, narrowed_line, put_line
from rendering.canvas.masks import stepped
from rendering.canvas.values import WIDTH, Look, Picture, SeatLabel
from rendering.canvas.wording import fitting as fitting_words
from rendering.canvas.wording import short, together
from rendering.games.kleurenwiezen.contract import contract_words, passed_out, so_far, troel_words
from rendering.games.kleurenwiezen.wording import (
    brief_call,
    call_line,
    call_text_of,
    contract_line,
    in_lines,
    suit_words,
    troel_line,
)

MOST_ROWS: Final = 2
"""The most rounds in cells."""
_ASKED: Final = {
    KleurenwiezenPhase.AUCTION: "bid",
    KleurenwiezenPhase.TROEL: "name",
    KleurenwiezenPhase.DOUBLE: "double",
    KleurenwiezenPhase.DISCARD: "discard",
    Phase.PLAY: "play",
}


class CallCell(NamedTuple):
    """A call, where it stands in the bidding box."""

    call: AuctionCall
    live: bool
    """A proposal that can be accepted now."""
    gone: bool
    """A proposal that nobody accepted in time."""
    highest: bool
    """The contract so far."""


def asked(view: KleurenwiezenView) -> str:
    """What those on turn are to do; empty once the deal is over."""
    return _ASKED.get(view.phase, "") if view.actors else ""


def columns(view: KleurenwiezenView) -> tuple[int, ...]:
    """The seats in bidding order, eldest first, dealer last."""
    return from_eldest(view.dealer, SEATS)


def rounds(view: KleurenwiezenView) -> tuple[tuple[CallCell | None, ...], ...]:
    """The calls, a row per round, a column per seat of `columns`; None where a seat was skipped."""
    order = columns(view)
    rows: list[list[CallCell | None]] = []
    last = SEATS
    for cell in _cells(view):
        place = order.index(cell.call.seat)
        if place <= last:
            rows.append([None] * SEATS)
        rows[-1][place] = cell
        last = place
    return tuple(map(tuple, rows))


def _cells(view: KleurenwiezenView) -> list[CallCell]:
    auction = view.auction
    cells = []
    last: dict[int, int] = {call.seat: number for number, call in enumerate(auction.calls) if _proposes(call)}
    for number, call in enumerate(auction.calls):
        action, bidder = call.action, auction.bidder(call.seat)
        live = gone = highest = False
        if isinstance(action, Propose):
            latest = last[call.seat] == number
            live = latest and bidder.live is action.suit
            gone = not live and not (latest and (call.seat, action.suit) in auction.taken)
        elif isinstance(action, Bid):
            highest = action.contract == auction.highest and call.seat in auction.holders
        cells.append(CallCell(call, live, gone, highest))
    return cells


def _proposes(call: AuctionCall) -> bool:
    return isinstance(call.action, Propose)


def troel_stands(view: KleurenwiezenView) -> bool:
    """Whether the announced Troel is the contract so far."""
    highest = view.auction.highest
    return highest is not None and highest.family is Family.TROEL


class Said(NamedTuple):
    """Something said, as it stands in a cell."""

    line: Line
    highest: bool = False
    """The contract so far, or its declarer's partner."""
    faded: bool = False
    """Nothing that counts any more."""


Row = tuple[Said | None, ...]
"""A round, in the order of `columns`; None where the auction skipped somebody, or has not come yet."""


class Sheet(NamedTuple):
    """The bidding box."""

    earlier: Row
    """Per column, what was said last before the rounds in cells; empty if these are all."""
    rows: tuple[Row, ...]
    speaks: int | None
    """The column of who speaks, in the last row; None when the auction is over."""


def sheet_of(view: KleurenwiezenView, index_set: str, say: Say) -> Sheet:
    """The bidding box of an auction; an announced Troel stands like a round before all others."""
    rows: list[Row] = [tuple(_words_of(cell, say) for cell in row) for row in rounds(view)]
    if view.troel is not None:
        rows.insert(0, _troel(view, index_set, say))
    speaks = None
    if view.contract is None and view.actors:
        speaks = columns(view).index(view.actors[0])
        if not rows or (view.troel is not None and len(rows) == 1) or any(rows[-1][speaks:]):
            rows.append((None,) * SEATS)
    before = rows[:-MOST_ROWS]
    earlier = tuple(_last_of([row[place] for row in before]) for place in range(SEATS)) if before else ()
    return Sheet(earlier, tuple(rows[-MOST_ROWS:]), speaks)


def _words_of(cell: CallCell | None, say: Say) -> Said | None:
    if cell is None:
        return None
    action = cell.call.action
    return Said(call_line(action, say), cell.highest, cell.gone or action in (Word.PASS, Word.WAIT))


def _troel(view: KleurenwiezenView, index_set: str, say: Say) -> Row:
    """The announced Troel, and its bidder's partner."""
    troel = view.troel
    assert troel is not None
    stands = troel_stands(view)
    said = {
        troel.seat: Said(troel_line(troel.called, index_set, say), stands),
        troel.partner: Said((say("picture-with-me"),), stands),
    }
    return tuple(said.get(seat) for seat in columns(view))


def _last_of(column: Sequence[Said | None]) -> Said | None:
    return next((one for one in reversed(column) if one is not None), None)


HIGH: Final = 64
_EARLIER: Final = (46, 74)
"""How high what was said earlier is, on one line and on two."""
SIZES: Final = (36, 33, 30)
"""Sizes of calls: the first in which one fits on one line; else the last, on two."""
_SIDE: Final = 4
"""The least between a cell's edge and its words."""
_CELLS_LEADING: Final = 0.96
_RADIUS: Final = 14
_BROKEN: Final = colours.mix(colours.COURT_GOLD, colours.INK, 1 / 3)
_ARROW: Final = colours.mix(colours.COURT_GOLD, colours.INK, 2 / 3)
_ARROW_SIZE: Final = 26


def put_call(image: Image.Image, said: Said, box: tuple[int, int, int], look: Look) -> None:
    """Draw a call in its cell; `box`: its left, top and width."""
    left, top, wide = box
    if said.highest:
        image.paste(colours.GOLD, (left, top), marks.rounded(wide, HIGH, _RADIUS))
    letters = Lettering.PLAIN if said.faded else Lettering.BOLD
    lines, size = in_lines(said.line, letters, wide - 2 * _SIDE, SIZES)
    leading = round(size * _CELLS_LEADING)
    base = top + HIGH / 2 + size * 0.34 - (len(lines) - 1) * leading / 2
    ink = colours.FAINT if said.faded else colours.INK
    for number, line in enumerate(lines):
        at = left + wide / 2, base + number * leading
        put_line(image, at, line, letters, size, ink, look, faded=said.faded, anchor="m")


def earlier_high(earlier: Row, wide: int) -> int:
    """How high the line is that says what was said earlier."""
    most = max((len(_earlier(said, wide)[0]) for said in earlier if said is not None), default=1)
    return _EARLIER[most - 1]


def _earlier(said: Said, wide: int) -> tuple[tuple[Line, ...], int]:
    return in_lines(said.line, Lettering.PLAIN, wide - 2 * _SIDE, SIZES[-1:])


def put_earlier(image: Image.Image, said: Said, box: tuple[int, int, int], look: Look) -> None:
    """Draw what somebody said last before the rounds in cells, all of it faded but the highest bid."""
    left, top, wide = box
    lines, size = _earlier(said, wide)
    if said.highest:
        image.paste(colours.GOLD, (left, top), marks.rounded(wide, _EARLIER[len(lines) - 1] - 6, _RADIUS))
    ink = colours.INK if said.highest else colours.FAINT
    for number, line in enumerate(lines):
        at = left + wide / 2, top + 31 + number * round(size * _CELLS_LEADING)
        put_line(image, at, line, Lettering.PLAIN, size, ink, look, faded=not said.highest, anchor="m")


def put_awaited(image: Image.Image, box: tuple[int, int, int]) -> None:
    """Draw the cell of who speaks."""
    left, top, wide = box
    image.paste(_BROKEN, (left, top), _edge(wide, HIGH))
    at = left + (wide - _ARROW_SIZE) / 2, top + (HIGH - _ARROW_SIZE) / 2
    marks.put_shape(image, marks.ARROW, at, _ARROW_SIZE, _ARROW)


@lru_cache(maxsize=4)
def _edge(width: int, height: int) -> Image.Image:
    """The mask of a broken edge; its corners are whole."""
    scale, line, dash, gap = 4, 4, 11, 7
    big = Image.new("L", (width * scale, height * scale), 0)
    draw = ImageDraw.Draw(big)
    box = 0, 0, big.width - 1, big.height - 1
    draw.rounded_rectangle(box, radius=_RADIUS * scale, outline=255, width=line * scale)
    for x in range(_RADIUS + gap, width - _RADIUS - gap, dash + gap):
        draw.rectangle((x * scale, 0, (x + gap) * scale, big.height), fill=0)
    for y in range(_RADIUS + gap, height - _RADIUS - gap, dash + gap):
        draw.rectangle((0, y * scale, big.width, (y + gap) * scale), fill=0)
    return stepped(big.reduce(scale))


_EDGE: Final = felt.RIM + 7
_CALLS_PAD: Final = 20
_LINE: Final = 46
_SIZES: Final = (36, 33, 30)
"""Sizes of letters: the first in which nothing has to go on in another line."""
_STAR: Final = 30
_INDENT: Final = _STAR + 10
_BLANK: Final = 0.24
"""Between pieces, in letter sizes."""
_ROOM: Final = WIDTH - 2 * (_EDGE + _CALLS_PAD)


class LinePiece(NamedTuple):
    """A part of a line that stays together."""

    line: Line
    ink: RGB
    letters: Lettering = Lettering.PLAIN

    def width(self, size: int) -> int:
        return line_width(self.line, self.letters, size, on_paper=False)


class BidLine(NamedTuple):
    """A line of the box."""

    pieces: tuple[LinePiece, ...]
    indent: int = 0
    star: bool = False
    """Before who holds the highest bid."""


class BidLines(NamedTuple):
    """The lines of the box, and the size of their letters."""

    rows: tuple[BidLine, ...]
    size: int

    @property
    def high(self) -> int:
        """How high the box is, in pixels."""
        return len(self.rows) * _LINE + _CALLS_PAD


def box_of(view: KleurenwiezenView, labels: Sequence[SeatLabel], say: Say, own: int = 0) -> BidLines:
    """What the box says, in the largest letters in which everything has a line of its own; `own`: who looks, or 0."""
    names = [
        lettered(label.name, Lettering.PLAIN, say("picture-seat", seat=seat))[0] for seat, label in enumerate(labels, 1)
    ]
    if own:
        names[own - 1] = say("picture-you").lower()
    said = list(_calls(view, names, say))
    for size in _SIZES:
        rows = tuple(row for one in said for row in _broken(one, size))
        if len(rows) == len(said):
            break
    return BidLines(rows, size)


def put_box(image: Image.Image, box: BidLines, top: int, look: Look) -> int:
    """Draw the box across a picture, from `top` down; returns where it ends."""
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + box.high), colours.PLATE)
    for number, row in enumerate(box.rows):
        x: float = _EDGE + _CALLS_PAD
        base = top + _CALLS_PAD / 2 + _LINE * (number + 0.5) + box.size * 0.34
        if row.star:
            marks.put_shape(image, marks.STAR, (x, base - 27), _STAR, colours.GOLD)
        x += row.indent
        for piece in row.pieces:
            line, letters = narrowed_line(piece.line, piece.letters, box.size, _ROOM - row.indent, on_paper=False)
            x += put_line(image, (x, base), line, letters, box.size, piece.ink, look, on_paper=False)
            x += box.size * _BLANK
    return top + box.high


def _calls(view: KleurenwiezenView, names: Sequence[str], say: Say) -> Iterator[BidLine]:
    contract, holders = so_far(view)
    live = view.auction.live_proposals()
    if contract is not None:
        people = together([names[seat - 1] for seat in holders], say)
        undertaken = LinePiece(contract_line(contract, say), colours.GOLD, Lettering.BOLD)
        yield BidLine((undertaken, *_words(f"· {people}", colours.TEXT)), _INDENT, star=True)
    elif not live:
        over = passed_out(view)
        yield BidLine(_words(say("picture-thrown-in" if over else "picture-bidding-nothing"), colours.TEXT))
    if live:
        head, ink = ("still", colours.QUIET) if contract is not None else ("live", colours.TEXT)
        proposals = (LinePiece((suit, names[seat - 1]), ink) for suit, seat in live.items())
        yield BidLine((*_words(say(f"picture-bidding-{head}"), colours.QUIET), *proposals))


def _words(text: str, ink: RGB) -> tuple[LinePiece, ...]:
    return tuple(LinePiece((word,), ink) for word in text.split(" "))


def _broken(row: BidLine, size: int) -> Iterator[BidLine]:
    """The row as lines that fit, broken between its pieces."""
    line: list[LinePiece] = []
    wide, star = 0.0, row.star
    for piece in row.pieces:
        longer = wide + (size * _BLANK if line else 0) + piece.width(size)
        if line and longer > _ROOM - row.indent:
            yield BidLine(tuple(line), row.indent, star)
            line, star, longer = [], False, float(piece.width(size))
        line.append(piece)
        wide = longer
    yield BidLine(tuple(line), row.indent, star)


_TOP: Final = felt.RIM + 11
_APART: Final = 14
"""Between heads, sheet and box."""
_GAP: Final = 8
_COLUMN: Final = (WIDTH - 2 * _EDGE - 3 * _GAP) // 4
_HEAD: Final = 180
_FACE: Final = 84
_SMALL_FACE: Final = 60
"""Over a name of `_MOST_LINES`."""
_MOST_LINES: Final = 3
"""Of a name in a head that is no higher than usual."""
_ALL_LINES: Final = 5
_NAME: Final = (32, 30)
_NAME_ROOM: Final = _COLUMN - 14
_LEADING: Final = 33
_PAD: Final = 10
"""Between the sheet's edge and its cells."""
_BETWEEN: Final = 6
"""Between rows of cells."""
_INSET: Final = 5
CELL: Final = _COLUMN - 2 * _INSET
"""The width of a cell."""


def draw_bidding(view: KleurenwiezenView, labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The auction so far; `labels`: one per seat, from seat 1."""
    image = felt.table(WIDTH, bidding_high(view, labels, look, say) + 2 * _TOP)
    put_bidding(image, view, labels, look, say, _TOP)
    return Picture(encode(image, look.felt), "bidding.png")


def bidding_high(view: KleurenwiezenView, labels: Sequence[SeatLabel], look: Look, say: Say, own: int = 0) -> int:
    """How high `put_bidding` makes the bidding box, in pixels."""
    high = _sheet_high(sheet_of(view, look.index_set, say))
    return _head_high(labels, own, say) + _APART + high + _APART + box_of(view, labels, say, own).high


def _name(label: SeatLabel, seat: int, own: int, say: Say) -> Lines:
    name = say("picture-you") if seat == own else label.name
    return name_lines(*lettered(name, Lettering.BOLD, say("picture-seat", seat=seat)), _NAME, _NAME_ROOM, _ALL_LINES)


def _head_high(labels: Sequence[SeatLabel], own: int, say: Say) -> int:
    names = (_name(label, seat, own, say) for seat, label in enumerate(labels, 1))
    below = max(lines.leading(_LEADING) * (len(lines.texts) - 1) for lines in names)
    return _HEAD + max(below - _LEADING * (_MOST_LINES - 1), 0)


def put_bidding(
    image: Image.Image,
    view: KleurenwiezenView,
    labels: Sequence[SeatLabel],
    look: Look,
    say: Say,
    top: int,
    own: int = 0,
) -> int:
    """Draw the bidding box into a picture `WIDTH` wide, from `top` down; returns where it ends.

    `own`: the seat of who looks, who is `You`; 0 for a picture that everybody sees.
    """
    faces = grounds(labels)
    high = _head_high(labels, own, say)
    for place, seat in enumerate(columns(view)):
        label = labels[seat - 1]
        shown = avatar_of(label, faces[seat - 1], seat, say, dealer=seat == view.dealer)
        turn = view.contract is None and seat in view.actors
        _draw_head(image, shown, _name(label, seat, own, say), (_left(place), top, high), turn)
    top += high + _APART
    top += _draw_sheet(image, sheet_of(view, look.index_set, say), top, look) + _APART
    return put_box(image, box_of(view, labels, say, own), top, look)


def _left(place: int) -> int:
    return _EDGE + place * (_COLUMN + _GAP)


def _draw_head(image: Image.Image, shown: Avatar, lines: Lines, at: tuple[int, int, int], turn: bool) -> None:
    """Draw who bids in a column; a golden edge for whoever speaks. `at`: left, top and height."""
    left, top, high = at
    middle = left + _COLUMN / 2
    box = left, top, left + _COLUMN, top + high
    felt.put_panel(image, box, colours.PLATE, colours.GOLD if turn else None, 6)
    face = _FACE if len(lines.texts) < _MOST_LINES else _SMALL_FACE
    avatar(shown, face).put(image, (middle, top + 12 + face / 2))
    spare = max(_MOST_LINES - len(lines.texts), 0)
    base = top + 104 + (face - _SMALL_FACE) * 3 / 8 + spare * _LEADING / 2
    lines.put(image, (middle, base), lines.leading(_LEADING), colours.TEXT)


def _sheet_high(sheet: Sheet) -> int:
    rows = len(sheet.rows) * (HIGH + _BETWEEN) - _BETWEEN
    return 2 * _PAD + rows + _earlier_high(sheet)


def _earlier_high(sheet: Sheet) -> int:
    return earlier_high(sheet.earlier, CELL) if sheet.earlier else 0


def _draw_sheet(image: Image.Image, sheet: Sheet, top: int, look: Look) -> int:
    """Draw what was said, on paper; returns how high it is."""
    high = _sheet_high(sheet)
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + high), colours.PAPER)
    y = top + _PAD
    for place, said in enumerate(sheet.earlier):
        if said is not None:
            put_earlier(image, said, (_left(place) + _INSET, y, CELL), look)
    y += _earlier_high(sheet)
    for row in sheet.rows:
        for place, said in enumerate(row):
            box = _left(place) + _INSET, y, CELL
            if said is not None:
                put_call(image, said, box, look)
            elif place == sheet.speaks and row is sheet.rows[-1]:
                put_awaited(image, box)
        y += HIGH + _BETWEEN
    return high


MOST_ROUNDS: Final = 10
"""The most rounds told; of a longer auction, the last ones."""


def alt_bidding(view: KleurenwiezenView, labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
    """What `draw_bidding` shows."""

    def describe(longest_name: int, *, brief: bool) -> list[str]:
        names = [short(label.name, longest_name) for label in labels]
        return [
            say("picture-alt-auction", deal=view.deal),
            *troel_words(view.troel, names, say, index_set),
            *_rounds(view, names, say, brief=brief),
            *contract_words(view.contract is not None, *so_far(view), names, say),
            *_open(view, names, say),
            *(_seat(view, seat, names, labels[seat - 1], say) for seat in columns(view)),
        ]

    return fitting_words(partial(describe, brief=False), partial(describe, brief=True))


def _rounds(view: KleurenwiezenView, names: Sequence[str], say: Say, *, brief: bool) -> Iterator[str]:
    rows = rounds(view)
    first = max(len(rows) - MOST_ROUNDS, 0)
    if first:
        yield say("picture-alt-rounds-before", rounds=first)
    for number, row in enumerate(rows[first:], first + 1):
        calls = []
        for cell in filter(None, row):
            action = cell.call.action
            text = brief_call(action, say) if brief else call_text_of(action, say, suit_words(say))
            calls.append(say("picture-alt-said", name=names[cell.call.seat - 1], call=text))
        yield say("picture-alt-round", round=number, calls=", ".join(calls))


def _open(view: KleurenwiezenView, names: Sequence[str], say: Say) -> Iterator[str]:
    """What can be accepted, or that there is no contract yet."""
    if passed_out(view):
        yield say("picture-alt-thrown-in")
    elif so_far(view)[0] is None:
        yield say("picture-alt-nothing")
    if live := view.auction.live_proposals():
        proposals = [f"{suit_words(say)(suit)} ({names[seat - 1]})" for suit, seat in live.items()]
        yield say("picture-alt-live", proposals=", ".join(proposals))


def _seat(view: KleurenwiezenView, seat: int, names: Sequence[str], label: SeatLabel, say: Say) -> str:
    facts = [standing(view, seat, names, say)]
    signs = {"dealer": seat == view.dealer, "computer": label.computer, "away": label.away}
    facts += [say(f"picture-alt-{sign}") for sign, is_so in signs.items() if is_so]
    facts += [say("picture-alt-reserve", left=label.reserve)] if label.reserve is not None else []
    told = ", ".join(dict.fromkeys(filter(None, facts)))
    return say("picture-alt-seat", name=names[seat - 1], facts=told) if told else ""


def standing(view: KleurenwiezenView, seat: int, names: Sequence[str], say: Say) -> str:
    """A seat's standing in the auction, in a word or two; empty if there is nothing to say."""
    bidder = view.auction.bidder(seat)
    if seat in view.actors:
        return say(f"picture-turn-{asked(view)}")
    if seat == view.auction.forced:
        return say("picture-bidding-forced")
    if seat in view.auction.holders:
        return say("picture-bidding-holder")
    if bidder.status is BidderStatus.WAITING:
        return say("picture-bidding-waits")
    if bidder.status is BidderStatus.PASSED:
        return say("picture-bidding-passed")
    if bidder.partner is not None:
        return say("picture-bidding-with", name=names[bidder.partner - 1])
    return ""
