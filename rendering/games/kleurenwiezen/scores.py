"""The score sheet of Kleurenwiezen, drawn and in words: a column per player and a line per deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.games.kleurenwiezen.actions import Bid, parse_contract
from engine.games.kleurenwiezen.contracts.contracts import Contract
from engine.games.kleurenwiezen.sheet import SEATS, TAKES_OVER, KleurenwiezenMatch, SheetLine
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.chalk import figures, signed
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, lettered, width_of, write
from rendering.canvas.lines import Line, Lines, name_lines, put_line, word_lines
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, Picture, SeatLabel
from rendering.canvas.wording import fitting as fitting_words
from rendering.canvas.wording import short, together
from rendering.games.kleurenwiezen.wording import brief_call, contract_text, in_lines, short_contract_line, suit_words

HIGHEST: Final = 1020
"""The greatest height of the picture, in pixels; of a longer match it shows the last deals."""
_EDGE: Final = felt.RIM + 7
_TOP: Final = 34
"""Room above the sheet for the upper half of the dealer's chip."""
_HEAD: Final = 92
_ROW: Final = (46, 68)
"""The height of a line, and of one whose contract takes two lines."""
_TOTAL: Final = 76
_NOTE: Final = 56
_FIRST: Final = 180
"""The width of the column with the contracts."""
_LEFT: Final = 12
_RIGHT: Final = 16
"""Between a number and its column's edge, and the paper's."""
_NAME: Final = (32, 30)
_LEADING: Final = 32
_CLOSE_LEADING: Final = LEAST_LETTER - 2
"""With three lines of a name and more."""
_MOST_LINES: Final = 6
_CHANGE: Final = 32
_SUM: Final = (40, 36, 32)
_SIGN: Final = 28
_NARROW_RIGHT: Final = 8
_SMALL_SIGN: Final = 18
_WIDE: Final = 5
"""So many columns leave room for stars of full size."""
_SMALL_CHANGE: Final = LEAST_LETTER
_CHIP: Final = 46
_OUT: Final = "–"
"""In the column of who sat out."""


def draw_score_sheet(
    match: KleurenwiezenMatch, labels: Sequence[SeatLabel], look: Look, say: Say, note: str = ""
) -> Picture:
    """What every deal of a match brought, and the total; `labels`: one per column, from the first.

    `note`: what stands below the sheet, besides that the next deal may count double.
    """
    notes = _notes(match, note, say)
    paper = _paper(labels[: len(match.score)], say)
    lines, before = shown_lines(match, say, notes, paper.head)
    heights = [*([_ROW[0]] if before is not None or not lines else []), *(_high(line, say) for line in lines)]
    high = paper.head + sum(heights) + _TOTAL
    image = felt.table(WIDTH, _TOP + high + (_NOTE if notes else _EDGE))
    felt.put_panel(image, (_EDGE, _TOP, WIDTH - _EDGE, _TOP + high), colours.PAPER)
    _rule(image, paper, heights, columns=bool(lines))
    _draw_title(image, paper, title(match, say))
    for seat in paper.columns:
        _draw_head(image, paper, match, seat, say)
    y = _TOP + paper.head
    if before is not None:
        _draw_before(image, paper, before, y, say)
        y += _ROW[0]
    for line in lines:
        _draw_line(image, paper, line, y, look, say)
        y += _high(line, say)
    if not lines:
        write(image, (_EDGE + _LEFT, y + 33), say("sheet-no-deals"), Lettering.PLAIN, LEAST_LETTER, colours.FAINT)
    _draw_total(image, paper, match, _TOP + high - _TOTAL, say)
    if notes:
        write(image, (WIDTH / 2, _TOP + high + 36), notes, Lettering.BOLD, LEAST_LETTER, colours.GOLD, "m")
    return Picture(encode(image, look.felt), "scores.png")


class _Paper(NamedTuple):
    """A sheet with a column for each of these names."""

    names: tuple[Lines, ...]

    @property
    def people(self) -> int:
        return len(self.names)

    @property
    def head(self) -> int:
        """The height of the names, in pixels."""
        return max(_HEAD, *(_leading(name) * len(name.texts) + 8 for name in self.names))

    @property
    def columns(self) -> range:
        return range(1, self.people + 1)

    @property
    def wide(self) -> int:
        """The width of a column."""
        return _column_wide(self.people)

    @property
    def sign(self) -> int:
        """The size of the star: where columns are narrow, the figures need the room."""
        return _SIGN if self.people <= _WIDE else _SMALL_SIGN

    def left(self, seat: int) -> int:
        """Where a column begins."""
        return _EDGE + _FIRST + (seat - 1) * self.wide


def _paper(labels: Sequence[SeatLabel], say: Say) -> _Paper:
    room = _column_wide(len(labels)) - 10
    return _Paper(
        tuple(
            name_lines(*lettered(label.name, Lettering.PLAIN, say("picture-seat", seat=seat)), _NAME, room, _MOST_LINES)
            for seat, label in enumerate(labels, 1)
        )
    )


def _column_wide(people: int) -> int:
    return (WIDTH - 2 * _EDGE - _FIRST) // people


def shown_lines(
    match: KleurenwiezenMatch, say: Say, notes: str = "", head: int = _HEAD
) -> tuple[tuple[SheetLine, ...], SheetLine | None]:
    """The last deals, and the one before them if some are left out."""
    room = HIGHEST - _TOP - head - _TOTAL - (_NOTE if notes else _EDGE)
    sheet = match.sheet
    if sum(_high(line, say) for line in sheet) <= room:
        return sheet, None
    room -= _ROW[0]
    first = len(sheet)
    while (room := room - _high(sheet[first - 1], say)) >= 0:
        first -= 1
    return sheet[first:], sheet[first - 1]


def contract_of(line: SheetLine) -> Contract | None:
    """The contract played; None if the cards were thrown in."""
    return None if line.result.contract is None else parse_contract(line.result.contract)


def title(match: KleurenwiezenMatch, say: Say) -> str:
    """How many deals have been played, not counting those thrown in; of how many, unless it is a single one."""
    deals = match.options.deals
    return say("sheet-deals-of" if deals > 1 else "sheet-deals", played=match.played, deals=deals)


def _notes(match: KleurenwiezenMatch, note: str, say: Say) -> str:
    """What stands below the sheet; empty: nothing."""
    doubles = [say("sheet-next-double")] if match.passed_out and not match.winners else []
    return " · ".join([*doubles, *([note] if note else [])])


class _Told(NamedTuple):
    """A line of what stands before the figures."""

    line: Line
    letters: Lettering = Lettering.PLAIN


@lru_cache(maxsize=256)
def _name_lines(name: str) -> tuple[_Told, ...]:
    """What a row that is no deal is called, on a line or more; who took over stands below whom they relieved."""
    room, sizes = _FIRST - _LEFT - 6, (LEAST_LETTER,)
    before, arrow, after = name.partition(TAKES_OVER)
    if arrow:
        both = (name_lines(one, Lettering.PLAIN, sizes, room, 4) for one in (f"{before}{arrow.rstrip()}", after))
        return tuple(_Told((text,), lines.letters) for lines in both for text in lines.texts)
    return tuple(map(_Told, in_lines((name,), Lettering.PLAIN, room, sizes)[0]))


@lru_cache(maxsize=256)
def _contract_lines(contract: str | None, multiple: int, say: Say) -> tuple[_Told, ...]:
    """The contract and by how much the deal counted more, on one line or two."""
    if contract is None:
        return (_Told((say("sheet-passed-out"),)),)
    times = (f"×{multiple}",) if multiple > 1 else ()
    words = (*short_contract_line(parse_contract(contract), say), *times)
    return tuple(map(_Told, in_lines(words, Lettering.PLAIN, _FIRST - _LEFT - 6, (LEAST_LETTER,))[0]))


def _told(line: SheetLine, say: Say) -> tuple[_Told, ...]:
    """What stands before the figures of a line."""
    if line.is_deal:
        return _contract_lines(line.result.contract, line.multiple, say)
    return _name_lines(line.name or say("sheet-row"))


def _high(line: SheetLine, say: Say) -> int:
    lines = len(_told(line, say))
    return _ROW[min(lines, 2) - 1] + _CLOSE_LEADING * max(lines - 2, 0)


def _rule(image: Image.Image, paper: _Paper, heights: Sequence[int], *, columns: bool) -> None:
    """Draw the columns, a line under each deal, and heavy ones under the names and over the totals."""
    draw = ImageDraw.Draw(image)
    bottom = _TOP + paper.head + sum(heights)
    for seat in paper.columns:
        ends = [(_TOP + 10, _TOP + paper.head), (bottom, bottom + _TOTAL - 10)]
        for start, end in [(_TOP + 10, bottom + _TOTAL - 10)] if columns else ends:
            draw.line((paper.left(seat), start, paper.left(seat), end), fill=colours.RULE, width=2)
    y = _TOP + paper.head
    for number, high in enumerate((*heights, 0)):
        heavy = number in (0, len(heights))
        draw.line(
            (_EDGE + 10, y, WIDTH - _EDGE - 10, y), fill=colours.INK if heavy else colours.RULE, width=3 if heavy else 2
        )
        y += high


def _draw_title(image: Image.Image, paper: _Paper, text: str) -> None:
    """Draw how many deals have been played, in the corner that the columns leave."""
    lines = word_lines(text, Lettering.PLAIN, LEAST_LETTER, _FIRST - _LEFT - 4, 3)
    _write_lines(image, Lines(tuple(lines), LEAST_LETTER, Lettering.PLAIN), (_EDGE + _LEFT, paper.head, "l"))


def _draw_head(image: Image.Image, paper: _Paper, match: KleurenwiezenMatch, seat: int, say: Say) -> None:
    """Draw a name, with the chip on the paper's edge if its seat deals next."""
    lines = paper.names[seat - 1]
    _write_lines(image, lines, (paper.left(seat) + paper.wide / 2 + 1, paper.head, "m"))
    if seat == match.dealer and not match.winners:
        at = paper.left(seat) + paper.wide - _CHIP - 2, _TOP - 27
        marks.put_chip(image, say("picture-dealer-letter"), at, _CHIP)


def _leading(lines: Lines) -> int:
    return lines.leading(_LEADING if len(lines.texts) < 3 else _CLOSE_LEADING)


def _write_lines(image: Image.Image, lines: Lines, at: tuple[float, int, str]) -> None:
    """Write lines in the middle of the heads; `at`: their x, how high the heads are, and which part of a line x is."""
    x, head, anchor = at
    leading = _leading(lines)
    base = _TOP + head / 2 + lines.size * 0.36 + 2 - (len(lines.texts) - 1) * leading / 2
    lines.put(image, (x, base), leading, colours.INK, anchor)


def _draw_before(image: Image.Image, paper: _Paper, line: SheetLine, top: int, say: Say) -> None:
    """Draw the standing before the first deal shown."""
    text = say("sheet-before", deal=line.deal)
    write(image, (_EDGE + _LEFT, top + 33), text, Lettering.PLAIN, LEAST_LETTER, colours.FAINT)
    for seat, score in enumerate(line.result.score, 1):
        _write_number(image, paper, figures(score), colours.FAINT, seat, top + 34)


def _draw_line(image: Image.Image, paper: _Paper, line: SheetLine, top: int, look: Look, say: Say) -> None:
    has_figures = line.result.contract is not None or any(line.result.delta)
    ink = colours.INK if has_figures else colours.FAINT
    parts = _told(line, say)
    for number, part in enumerate(parts):
        at = _EDGE + _LEFT, top + 33 + number * 28 - 4 * (len(parts) - 1)
        put_line(image, at, part.line, part.letters, LEAST_LETTER, ink, look)
    if not has_figures:
        return
    middle = top + _high(line, say) / 2
    for seat, change in enumerate(line.result.delta, 1):
        if seat in line.out and not change:
            _write_number(image, paper, _OUT, colours.FAINT, seat, middle + 11)
            continue
        if seat in line.result.declarers:
            corner = paper.left(seat) + (12 if paper.sign == _SIGN else 4), middle - paper.sign / 2
            marks.put_shape(image, marks.STAR, corner, paper.sign, colours.INK)
        ink = colours.RED if change < 0 else colours.INK if change else colours.FAINT
        _write_number(image, paper, signed(change), ink, seat, middle + 11)


def _write_number(image: Image.Image, paper: _Paper, text: str, ink: colours.RGB, seat: int, base: float) -> None:
    """Write a number at the right of a column, smaller if a star would leave it too little room."""
    right = _RIGHT if paper.people <= _WIDE else _NARROW_RIGHT
    room = paper.wide - right - (paper.sign + 4 if paper.people > SEATS else 0)
    size = _CHANGE if width_of(text, Lettering.BOLD, _CHANGE) <= room or paper.people <= SEATS else _SMALL_CHANGE
    write(image, (paper.left(seat) + paper.wide - right, base), text, Lettering.BOLD, size, ink, "r")


def _draw_total(image: Image.Image, paper: _Paper, match: KleurenwiezenMatch, top: int, say: Say) -> None:
    """Draw the last line: everyone's total, winners of the match on gold with a crown."""
    write(image, (_EDGE + _LEFT, top + 51), say("sheet-total"), Lettering.BLACK, 36, colours.INK)
    for seat, score in enumerate(match.score, 1):
        left, right = paper.left(seat), paper.left(seat) + paper.wide
        room = paper.wide - _RIGHT - 8
        if seat in match.winners:
            felt.put_panel(image, (left + 5, top + 8, right - 4, top + _TOTAL - 7), colours.GOLD)
            marks.put_shape(image, marks.CROWN, (left + 14, top + 22), 32, colours.INK)
            room -= 42
        ink = colours.RED if score < 0 else colours.INK
        fits = (size for size in _SUM if width_of(figures(score), Lettering.BLACK, size) <= room)
        size = next(fits, _SUM[-1])
        write(image, (right - _RIGHT, top + 52), figures(score), Lettering.BLACK, size, ink, "r")


_MOST: Final = 16
"""The most deals to describe; of a longer match, the last ones."""
_FEW: Final = (14, 12, 10, 8, 6, 4)
"""How many if these would be too long."""


def alt_score_sheet(
    match: KleurenwiezenMatch, labels: Sequence[SeatLabel], say: Say, index_set: str, note: str = ""
) -> str:
    """What `draw_score_sheet` shows, with who dealt and the running scores if that fits."""

    def describe(longest_name: int, *, brief: bool, most: int = _MOST) -> list[str]:
        names = [short(label.name, longest_name) for label in labels]
        return [*_sheet(match, names, say, brief=brief, most=most), *([f"{note}."] if note else [])]

    ways = [partial(describe, brief=brief) for brief in (False, True)]
    return fitting_words(*ways, *(partial(describe, brief=True, most=most) for most in _FEW))


def _sheet(match: KleurenwiezenMatch, names: Sequence[str], say: Say, *, brief: bool, most: int) -> Iterator[str]:
    lines = match.sheet[-most:]
    before = match.sheet[-most - 1] if len(match.sheet) > most else None
    yield say("sheet-alt-scores", title=title(match, say), names=", ".join(names))
    first = next((line for line in lines if line.is_deal), None)
    if brief and first is not None:
        yield say("sheet-alt-dealers", name=names[first.dealer - 1], deal=first.deal)
    if before is not None:
        yield say("sheet-alt-scores-after", deal=before.deal, scores=_numbers(before.result.score))
    for line in lines:
        if line.is_deal:
            yield _brief_line(line, names, say) if brief else _line(line, names, say)
        if line.result.contract is None and any(line.result.delta):
            what = say("sheet-queens") if line.is_deal else line.name or say("sheet-row")
            yield say("sheet-alt-row", name=what, changes=" ".join(map(signed, line.result.delta)))
        elif not line.is_deal:
            yield f"{line.name}."
        if line.out and not brief:
            yield say("sheet-alt-out", names=together([names[one - 1] for one in line.out], say), people=len(line.out))
    if not match.sheet:
        yield say("sheet-no-deals") + "."
    scores = ", ".join(f"{name} {figures(score)}" for name, score in zip(names, match.score, strict=True))
    yield say("sheet-alt-total", scores=scores)
    if match.passed_out and not match.winners:
        yield say("sheet-next-double")
    if match.winners:
        people = [names[seat - 1] for seat in match.winners]
        yield say("sheet-alt-won", names=together(people, say), people=len(people))
    else:
        yield say("sheet-alt-next-dealer", name=names[match.dealer - 1])


def _line(line: SheetLine, names: Sequence[str], say: Say) -> str:
    """A deal, with who dealt it and the resulting scores."""
    contract, dealer = contract_of(line), names[line.dealer - 1]
    if contract is None:
        return say("sheet-alt-passed-out", deal=line.deal, dealer=dealer)
    told = _facts_of(line, contract_text(contract, say, suit_words(say)), names, say)
    return say("sheet-alt-deal", **told, deal=line.deal, dealer=dealer, scores=_numbers(line.result.score))


def _brief_line(line: SheetLine, names: Sequence[str], say: Say) -> str:
    """A deal without these."""
    contract = contract_of(line)
    if contract is None:
        return say("sheet-alt-passed-out-brief", deal=line.deal)
    return say("sheet-alt-deal-brief", **_facts_of(line, brief_call(Bid(contract), say), names, say), deal=line.deal)


def _facts_of(line: SheetLine, contract: str, names: Sequence[str], say: Say) -> dict[str, str]:
    """The contract, the declarers and what the deal brought."""
    return {
        "contract": f"{contract} ×{line.multiple}" if line.multiple > 1 else contract,
        "names": together([names[seat - 1] for seat in line.result.declarers], say),
        "changes": " ".join(map(signed, line.result.delta)),
    }


def _numbers(scores: Sequence[int]) -> str:
    return " ".join(map(figures, scores))
