"""A whole match as text, to be saved, exported, replayed and used as a test.

`Record.parse(text)` and `str(record)` are inverses. The text is first split into lines and tags, whatever they say.
Reading checks only the notation (tags, cards, options, the game's words) and raises `BadRecord` with the line.
Replaying it (`engine.records.replay`) shows whether the actions are legal and whether each deal was due.
Format: docs/records.md.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise, takewhile
from typing import Final

from engine.core.actions import Action
from engine.core.cards import Card, parse_cards, print_cards
from engine.core.errors import BadDeal, EngineError, quoted
from engine.core.game import AnyGame
from engine.core.options import ImpossibleOptions, Options, differences
from engine.core.registry import GAMES, game_named

OF_A_GAME: Final = f'[Game "{next(iter(GAMES))}"]'
"""The tag that a record starts with, for example."""
_TAG: Final = re.compile(r'\[(\w{1,40})\s+"([^"]*)"(?:\s+"([^"]*)")?\]')
_OTHER_FILES: Final = (
    (re.compile(r"% *PBN\b|\[Event\s", re.IGNORECASE), "PBN, for bridge programs"),
    (re.compile(r"\{"), "JSON, for verify_match.py"),
)
"""How the files that a match leaves beside its record begin, and what they are."""
_COMMENT: Final = re.compile(r'((?:[^"#]++|"[^"]*+")*+)#.*')


class BadRecord(EngineError, ValueError):
    """A text that is not a record; `line` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """The numbered lines without comments, leaving out blank ones; a `#` within quotes starts no comment."""
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        comment = _COMMENT.fullmatch(line)
        if stripped := (comment[1] if comment else line).strip():
            yield number, stripped


def refuse_another_file(lines: Sequence[tuple[int, str]]) -> None:
    """Raise BadRecord if these numbered lines are another file of a match, which `/replay` gives beside the record."""
    for number, text in lines[:1]:
        for beginning, what in _OTHER_FILES:
            if beginning.match(text):
                raise BadRecord(number, f"this is {what}, not a record; the record of the match is its .txt file")


def print_tag(name: str, *values: str) -> str:
    """A tag with its values, as `read_tag` reads it."""
    return f"[{name} " + " ".join(f'"{value}"' for value in values) + "]"


def misplaced(number: int, name: str) -> BadRecord:
    """The error for a tag of a name that cannot stand here."""
    return BadRecord(number, f"the tag [{name.capitalize()}] is unknown or misplaced")


def number_of(digits: str) -> int:
    """The number in these ASCII digits; reads ten at most, as any number beyond nine digits is equally wrong."""
    return int(digits.lstrip("0")[:10] or "0")


def is_deal(text: str) -> bool:
    """Whether a line is, or is meant to be, a [Deal] tag."""
    return text.startswith("[") and text[1:].lower().startswith("deal") and not text[1:].lower().startswith("dealer")


def read_tag(number: int, text: str) -> list[str]:
    """The tag's name in lower case, and its values."""
    match = _TAG.fullmatch(text)
    if not match:
        raise BadRecord(number, f"{quoted(text)} is not a tag, such as {OF_A_GAME}")
    return [match[1].lower(), *(value for value in match.groups()[1:] if value is not None)]


_ACTION: Final = re.compile(r"([0-9]+)\s+(\S.*)")
LADDER: Final = "ladder"
"""The option that is written row by row: `accept 8=8 +3; solo 5=3 +1` becomes two [Row] tags."""
BETWEEN: Final = "; "
"""Separates the rows within the option."""
_SIGN, _BESIDE = "=", "&"
_UNPRINTABLE: Final = re.compile(r'["|\x00-\x1f\x7f-\x9f\u2028\u2029]')


@dataclass(frozen=True, slots=True)
class Line:
    """A seat's action and its line number."""

    number: int = field(compare=False)
    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """One deal: the pack, first dealt first, or the cut that made it, and the actions."""

    number: int = field(compare=False)
    """The line of the `[Deal]` tag."""
    pack: tuple[Card, ...]
    """Empty where there is a `cut`."""
    lines: tuple[Line, ...]
    dealer: int | None = None
    """The seat that was drawn to deal; None: the seat that is due."""
    dealer_number: int = field(default=0, compare=False)
    """The line of the deal's `[Dealer]` tag."""
    cut: int | None = None
    """How many cards were cut off the pack gathered after the previous deal."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match, or the part of it played so far."""

    game: AnyGame
    options: Options
    names: tuple[str, ...]
    """Per seat; empty where the record names nobody."""
    dealer: int
    deals: tuple[RecordedDeal, ...]

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; raises BadRecord."""
        return _Reader(text).record()

    def __str__(self) -> str:
        preset = self.options.preset
        tags: list[tuple[str, ...]] = [("Game", self.game.name), ("Rules", preset)]
        changed = differences(self.options, self.game.configure(preset))
        rows = changed.pop(LADDER, "")
        tags += [("Option", *item) for item in changed.items()]
        tags += [("Row", *row.split(_SIGN)) for row in rows.split(BETWEEN) if row]
        if self.names:
            tags.append(("Seats", "|".join(map(printable_name, self.names))))
        tags.append(("Dealer", str(self.dealer)))
        lines = [print_tag(*tag) for tag in tags]
        for number, deal in enumerate(self.deals, 1):
            lines += ["", print_tag("Deal", str(number))]
            if deal.dealer is not None:
                lines.append(print_tag("Dealer", str(deal.dealer)))
            pack = ("Pack", print_cards(deal.pack)) if deal.cut is None else ("Cut", str(deal.cut))
            lines.append(print_tag(*pack))
            lines += [f"{line.seat} {line.action}" for line in deal.lines]
        return "\n".join(lines) + "\n"


def pack_or_cut(
    game: AnyGame, options: Options, pack: tuple[Card, ...], cut: int | None
) -> tuple[tuple[Card, ...], int | None]:
    """What a record gives for a deal: only the cut where the previous deal decides the rest, else the pack."""
    return ((), cut) if cut is not None and game.gathers_in_order(options) else (pack, None)


def printable_name(name: str) -> str:
    """A person's name in a form that a `[Seats]` tag can hold."""
    return _UNPRINTABLE.sub(" ", name).strip() or "?"


def check_pack(cards: Iterable[Card], expected: Collection[Card]) -> None:
    """Raises BadDeal unless these are the expected cards, each once; a single pass, however many cards are given."""
    found = Counter(cards)
    wrong = [str(card) for card, times in found.items() if card not in expected or times > 1]
    missing = [str(card) for card in expected if card not in found]
    if wrong or missing:
        faults = f"foreign or doubled: {' '.join(wrong) or '-'}; missing: {' '.join(missing) or '-'}"
        raise BadDeal(f"the pack is not the game's {len(expected)} cards ({faults})")


class _Reader:
    """Reads line by line: tags of the match, then deal after deal."""

    def __init__(self, text: str) -> None:
        self.lines = list(numbered_lines(text))
        refuse_another_file(self.lines)
        self.tags: dict[str, tuple[int, str]] = {}
        self.changes: dict[str, tuple[int, str]] = {}
        self.rows: dict[str, tuple[int, str]] = {}
        """The rows of a ladder, by contract: the line, and the row as the option has it."""
        self.game: AnyGame
        self.options: Options

    def record(self) -> Record:
        head = next((at for at, (_, text) in enumerate(self.lines) if is_deal(text)), len(self.lines))
        for number, text in self.lines[:head]:
            self._match_tag(number, text)
        self._configure()
        names = self._names()
        return Record(self.game, self.options, names, self._dealer(), tuple(self._deals(head)))

    def _match_tag(self, number: int, text: str) -> None:
        if not text.startswith("["):
            raise BadRecord(number, f"{quoted(text)} stands before the first [Deal]")
        name, *values = read_tag(number, text)
        if name == "option":
            if len(values) != 2:
                raise BadRecord(number, 'an [Option] tag has a name and a value: [Option "lines" "5"]')
            option = values[0].lower()
            if option in self.changes:
                raise BadRecord(number, f"option {quoted(option)} stands twice")
            if option == LADDER:
                raise BadRecord(number, 'a ladder is written as [Row] tags: [Row "solo 5" "3 +1 +1 +1 -1"]')
            self.changes[option] = number, values[1]
        elif name == "row":
            self._row(number, values)
        elif name in ("game", "rules", "seats", "dealer"):
            if len(values) != 1:
                raise BadRecord(number, f"the tag [{name.capitalize()}] has one value")
            if name in self.tags:
                raise BadRecord(number, f"the tag [{name.capitalize()}] stands twice")
            self.tags[name] = number, values[0]
        elif name in ("pack", "cut"):
            raise BadRecord(number, f"[{name.capitalize()}] stands before the first [Deal]")
        else:
            raise BadRecord(number, f"unknown tag [{name}]")

    def _row(self, number: int, values: list[str]) -> None:
        if len(values) != 2 or any(mark in value for value in values for mark in (_SIGN, BETWEEN.strip())):
            raise BadRecord(number, 'a [Row] tag has a contract and its figures: [Row "solo 5" "3 +1 +1 +1 -1"]')
        beside, contract = values[0].strip().startswith(_BESIDE), values[0].strip().removeprefix(_BESIDE)
        contract = " ".join(contract.lower().split())
        if contract in self.rows:
            raise BadRecord(number, f"the row of {quoted(contract)} stands twice")
        self.rows[contract] = number, f"{f'{_BESIDE} ' if beside else ''}{contract}{_SIGN}{values[1]}"

    def _configure(self) -> None:
        if "game" not in self.tags:
            raise BadRecord(1, f"a record starts with its game: {OF_A_GAME}")
        line, name = self.tags["game"]
        preset: str | None = None
        try:
            self.game = game_named(name)
            line, preset = self.tags.get("rules", (line, None))
            self.game.configure(preset)
            chosen: dict[str, str] = {}
            for option, (at, value) in self.changes.items():
                line = at
                # What one option makes impossible another one may make possible.
                with suppress(ImpossibleOptions):
                    self.game.configure(preset, {option: value})
                chosen[option] = value
            has_ladder = LADDER in {spec.name for spec in self.game.options}
            for at, row in self.rows.values():
                line = at
                if not has_ladder:
                    raise EngineError(f"[Row] is not possible: {self.game.name} has no ladder of contracts")
                # Checked with the rows before it, whose rank it may share.
                chosen[LADDER] = BETWEEN.join((*filter(None, [chosen.get(LADDER)]), row))
                self.game.configure(preset, {LADDER: chosen[LADDER]})
            self.options = self.game.configure(preset, chosen)
        except ImpossibleOptions as error:
            line, _ = self.changes.get(error.option, (line, ""))
            raise BadRecord(line, str(error)) from error
        except EngineError as error:
            raise BadRecord(line, str(error)) from error

    def _names(self) -> tuple[str, ...]:
        if "seats" not in self.tags:
            return ()
        number, text = self.tags["seats"]
        names, seats = tuple(map(printable_name, text.split("|"))), self.game.seats(self.options)
        if len(names) != seats:
            raise BadRecord(number, f"[Seats] names {len(names)}, but there are {seats} seats")
        return names

    def _dealer(self) -> int:
        return self._seat(*self.tags["dealer"]) if "dealer" in self.tags else 1

    def _seat(self, number: int, text: str) -> int:
        seats = self.game.seats(self.options)
        if not (text.isascii() and text.isdigit() and 1 <= number_of(text) <= seats):
            raise BadRecord(number, f"[Dealer] is {quoted(text)}: expected a seat from 1 to {seats}")
        return number_of(text)

    def _deals(self, head: int) -> Iterator[RecordedDeal]:
        starts = [at for at, (_, text) in enumerate(self.lines) if is_deal(text)]
        for due, (start, end) in enumerate(pairwise([*starts, len(self.lines)]), 1):
            yield self._deal(due, self.lines[start:end])

    def _deal(self, due: int, lines: list[tuple[int, str]]) -> RecordedDeal:
        number, text = lines[0]
        if read_tag(number, text) != ["deal", str(due)]:
            raise BadRecord(number, f'expected [Deal "{due}"]')
        tags: dict[str, tuple[int, str]] = {}
        for tag in takewhile(lambda line: line[1].startswith("["), lines[1:]):
            self._deal_tag(tags, *tag)
        if "pack" not in tags and "cut" not in tags:
            raise BadRecord(number, f"[{'Pack] or [Cut' if self._may_cut(due) else 'Pack'}] must follow [Deal]")
        cut = self._cut(due, *tags["cut"]) if "cut" in tags else None
        pack = self._pack(*tags["pack"]) if "pack" in tags else ()
        actions = tuple(self._action(*line) for line in lines[1 + len(tags) :])
        if "dealer" not in tags:
            return RecordedDeal(number, pack, actions, cut=cut)
        return RecordedDeal(number, pack, actions, self._seat(*tags["dealer"]), tags["dealer"][0], cut)

    def _deal_tag(self, tags: dict[str, tuple[int, str]], number: int, text: str) -> None:
        """Add a tag that stands between [Deal] and the first action."""
        name, *values = read_tag(number, text)
        if name not in ("pack", "cut") and not (name == "dealer" and self.game.dealer_drawn_by):
            raise misplaced(number, name)
        if len(values) != 1:
            raise BadRecord(number, f"the tag [{name.capitalize()}] has one value")
        if name in tags:
            raise BadRecord(number, f"the tag [{name.capitalize()}] stands twice")
        if {"pack", "cut"} <= {name, *tags}:
            raise BadRecord(number, "a deal has a [Pack] or a [Cut], not both")
        tags[name] = number, values[0]

    def _may_cut(self, due: int) -> bool:
        return due > 1 and self.game.gathers_in_order(self.options)

    def _cut(self, due: int, number: int, text: str) -> int:
        if not self.game.gathers(self.options):
            raise BadRecord(number, f"[Cut] is not possible: the pack of {self.game.name} is shuffled for every deal")
        if not self.game.gathers_in_order(self.options):
            raise BadRecord(
                number, "[Cut] is not possible: the tricks were gathered in no order, so each deal needs its [Pack]"
            )
        if not self._may_cut(due):
            raise BadRecord(number, "[Cut] is not possible in the first deal: nothing has been gathered yet")
        cuts = self.game.cuts
        if not (text.isascii() and text.isdigit() and number_of(text) in cuts):
            raise BadRecord(number, f"[Cut] is {quoted(text)}: expected a number of cards from {cuts[0]} to {cuts[-1]}")
        return number_of(text)

    def _pack(self, number: int, text: str) -> tuple[Card, ...]:
        try:
            pack = parse_cards(text)
            check_pack(pack, self.game.pack(self.options))
        except EngineError as error:
            raise BadRecord(number, str(error)) from error
        return pack

    def _action(self, number: int, text: str) -> Line:
        if text.startswith("["):
            raise misplaced(number, read_tag(number, text)[0])
        match = _ACTION.fullmatch(text)
        if not match:
            raise BadRecord(number, f"{quoted(text)} is not a seat and an action, such as '1 pass'")
        try:
            return Line(number, number_of(match[1]), self.game.parse_action(match[2]))
        except EngineError as error:
            raise BadRecord(number, str(error)) from error
