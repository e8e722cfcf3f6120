"""What a computer player does at the end of a record, for programs that play against it (docs/records.md).

A record has everybody's cards; a player gets the view of its own seat, and even the chance it uses follows from that
view. So two records that look the same from a seat always get the same answer there.
"""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from engine.core.errors import EngineError, UnknownChoice
from engine.core.game import AnyGame
from engine.core.view import SPECTATOR
from engine.players.players import PLAYERS, WEIGHERS
from engine.players.turns import OutOfTurn, Question, question_to
from engine.records import jsonlines
from engine.records.record import BadRecord, Record
from engine.records.replay import IllegalLine, positions

END: Final = b"---"
"""The line that ends a record."""


class NothingToChoose(EngineError):
    """A record at whose end the seat has nothing to do."""


class AskedOfRecords(NamedTuple):
    """What every record is asked."""

    player: str
    seat: int | None = None
    """None: the first seat that is due."""
    seed: int = 1
    values: bool = False
    """Whether the player is also to say what it thinks the legal actions are worth."""


def records_in(lines: Iterable[bytes]) -> Iterator[bytes]:
    """The records in these lines, each as soon as it has ended; what stands after the last end is one too."""
    read: list[bytes] = []
    for line in lines:
        if line.strip() == END:
            yield b"".join(read)
            read = []
        else:
            read.append(line)
    if rest := b"".join(read).strip():
        yield rest


def answer(record: bytes, asked: AskedOfRecords) -> jsonlines.Json:
    """What the player does after the last line of a record; an object with `error` alone where it cannot be asked."""
    try:
        game, state = _at_the_end_of(record)
        return _answer(game, _question(game, state, asked.seat), asked)
    except (EngineError, IllegalLine) as error:
        return {"error": str(error)}


def _at_the_end_of(data: bytes) -> tuple[AnyGame, Any]:
    """The game, and the position after the last line of a record."""
    try:
        record = Record.parse(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(data[: error.start].count(b"\n") + 1, "not UTF-8 text") from error
    last = deque(positions(record), maxlen=1)
    if not last:
        raise NothingToChoose("the record has no deal: nobody is due")
    return record.game, last[0].state


def _question(game: AnyGame, state: Any, seat: int | None) -> Question:
    """What the seat, or the first that is due, is asked."""
    seats = len(game.view(state, SPECTATOR).tricks)
    if seat is not None and not 1 <= seat <= seats:
        raise UnknownChoice("seat", str(seat), map(str, range(1, seats + 1)))
    if state.outcome is not None:
        raise NothingToChoose("the deal is over: nobody is due")
    # Only those on turn are named: that another seat may act as well can be a secret.
    due = game.due(state)
    asked = question_to(game, state, seat or due[0])
    if asked is None:
        raise NothingToChoose(f"seat {seat} is not due; due: {', '.join(map(str, due))}")
    return asked


def _answer(game: AnyGame, question: Question, asked: AskedOfRecords) -> jsonlines.Json:
    seat, view, choices, remembered = question
    seen = f"{asked.seed} {json.dumps(jsonlines.view(game, view))}"
    action = PLAYERS[asked.player](view, choices, random.Random(seen), remembered)
    answered: jsonlines.Json = {"seat": seat, "action": None if action is OutOfTurn.LEAVE_IT else str(action)}
    weigh = WEIGHERS.get(asked.player) if asked.values else None
    if weigh is not None and (worths := weigh(view, choices, random.Random(seen), remembered)):
        by_text = {str(one): round(worth, 6) for one, worth in worths.items()}
        answered["values"] = {text: by_text.get(text) for text in jsonlines.legal(game, view)}
    return answered
