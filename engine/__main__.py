"""The engine's command line: `python -m engine games|replay|view|selfplay|choose` (docs/records.md).

Exit status: 0 done; 1 an action that is not legal; 2 a text, name or value that cannot be used.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from io import TextIOWrapper
from itertools import count
from pathlib import Path
from tempfile import TemporaryFile

from engine.core.errors import EngineError, UnknownChoice
from engine.core.options import differences
from engine.core.registry import GAMES, game_named
from engine.players.choosing import AskedOfRecords, answer, records_in
from engine.players.players import PLAYERS, one_for_each_seat, player_named, seated
from engine.players.selfplay import Contest, selfplay
from engine.records import jsonlines, prose
from engine.records.record import BadRecord, Record
from engine.records.replay import IllegalLine, positions

ILLEGAL, UNUSABLE = 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit status."""
    # A name that the locale cannot write is shown by its escapes; it must not end the command.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    chosen = _parser().parse_args(arguments)
    try:
        status = int(chosen.run(chosen))
        sys.stdout.flush()
        return status
    except EngineError as error:
        return _fail(UNUSABLE, str(error))
    except BrokenPipeError:
        # The reader has gone; what is left goes nowhere, and Python's own last flush does not complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="The games without Discord.")
    commands = parser.add_subparsers(required=True, metavar="games|replay|view|selfplay|choose")

    games = commands.add_parser("games", help="list games, presets and options")
    games.set_defaults(run=_games)

    replay = commands.add_parser("replay", help="play a record")
    replay.set_defaults(run=_replay)

    view = commands.add_parser("view", help="what a seat may know after the last line of a record")
    view.add_argument("--seat", type=int, default=0, help="1..n, or 0 for a spectator (default)")
    view.set_defaults(run=_view)

    for command in (replay, view):
        command.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    for command in (games, replay, view):
        command.add_argument("--json", action="store_true", help="for programs: JSON, one object a line")

    play = commands.add_parser("selfplay", help="let computer players play")
    play.add_argument("--game", default=next(iter(GAMES)))
    play.add_argument("--rules", metavar="PRESET")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")
    play.add_argument("--deals", type=int, default=1000)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument(
        "--players",
        default="random",
        metavar="NAMES",
        help=f"{'|'.join(PLAYERS)}, one for all or one for each seat: a,b,a,b",
    )
    play.add_argument(
        "--duplicate", action="store_true", help="play every pack once from each side, and compare the players"
    )
    play.add_argument("--matches", type=int, help="with --duplicate: so many whole matches instead of first deals")
    play.add_argument("--records", type=Path, metavar="DIR", help="write each match there as a record")
    play.set_defaults(run=_selfplay)

    choose = commands.add_parser("choose", help="what a computer player does at the end of each record that is given")
    choose.add_argument("--player", required=True, metavar="|".join(PLAYERS))
    choose.add_argument("--seat", type=int, help="the first seat that is due, if left out")
    choose.add_argument("--seed", type=int, default=1)
    choose.add_argument("--values", action="store_true", help="also what each legal action is thought to be worth")
    choose.set_defaults(run=_choose)
    return parser


def _games(chosen: argparse.Namespace) -> int:
    listing = [
        {
            "game": game.name,
            "presets": {name: dict(game.configure(name).values()) for name in game.presets},
            "options": [
                {
                    "name": spec.name,
                    "type": spec.kind,
                    "values": spec.values,
                    "range": spec.numbers and [spec.numbers[0], spec.numbers[-1]],
                    "step": spec.numbers and spec.numbers.step,
                    "default": spec.default,
                    "meaning": spec.meaning,
                }
                for spec in game.options
            ],
        }
        for game in GAMES.values()
    ]
    print(json.dumps(listing) if chosen.json else "\n\n".join(map(prose.game, GAMES.values())))
    return 0


def _replay(chosen: argparse.Namespace) -> int:
    record = _read(chosen.file)
    lines: list[str] = []
    status, why = 0, ""
    try:
        lines.extend(_json_lines(record) if chosen.json else prose.match(record))
    except IllegalLine as error:
        status, why = ILLEGAL, str(error)
    # Nothing is printed before the end: a deal where none is due (BadRecord) must leave no output.
    if lines:
        print("\n".join(lines))
    return _fail(status, why) if status else 0


def _json_lines(record: Record) -> Iterator[str]:
    for at in positions(record):
        yield json.dumps(jsonlines.position(record.game, at))
        if at.state.outcome is not None:
            result, match = at.state.outcome
            yield json.dumps(jsonlines.result(at.deal, result))
            if match.winners:
                yield json.dumps(jsonlines.match_over(match))


def _view(chosen: argparse.Namespace) -> int:
    record = _read(chosen.file)
    seats = record.game.seats(record.options)
    if not 0 <= chosen.seat <= seats:
        raise UnknownChoice("seat", str(chosen.seat), [str(seat) for seat in range(seats + 1)])
    try:
        last = deque(positions(record), maxlen=1)
    except IllegalLine as error:
        return _fail(ILLEGAL, str(error))
    if not last:
        return _fail(UNUSABLE, "the record has no deal: there is nothing to see")
    seen = jsonlines.view(record.game, record.game.view(last[0].state, chosen.seat))
    print(json.dumps(seen) if chosen.json else prose.view(seen))
    return 0


def _selfplay(chosen: argparse.Namespace) -> int:
    game = game_named(chosen.game)
    changes = dict(_name_and_value(text) for text in chosen.option)
    options = game.configure(chosen.rules, changes)
    names = one_for_each_seat(chosen.players, game.seats(options))
    players = {name: player_named(name) for name in names}
    title = " ".join(
        [game.name, options.preset, *map("=".join, differences(options, game.configure(options.preset)).items())]
    )
    if chosen.deals < 1:
        return _fail(UNUSABLE, "--deals: at least 1")
    if chosen.duplicate:
        return _duplicate(chosen, Contest(game, options, names, players, chosen.matches is not None), title)
    if chosen.matches is not None:
        return _fail(UNUSABLE, "--matches: only with --duplicate")
    keep = _saver(chosen.records, f"{game.name}-{options.preset}-{chosen.seed}") if chosen.records else None
    player = seated([players[name] for name in names])
    summary = selfplay(game, options, chosen.deals, chosen.seed, player, keep)
    print(summary.report(title, chosen.players))
    return 0


def _duplicate(chosen: argparse.Namespace, contest: Contest, title: str) -> int:
    if chosen.records:
        return _fail(UNUSABLE, "--records: not with --duplicate, which plays every pack several times")
    number = chosen.matches if contest.whole else chosen.deals
    if number < 2:
        return _fail(UNUSABLE, f"{'--matches' if contest.whole else '--deals'}: at least 2 with --duplicate")
    contest.check()
    packs = [contest.play(chosen.seed, pack) for pack in range(number)]
    print(f"{title}, players: {','.join(contest.names)}\n{contest.report(packs)}")
    return 0


def _choose(chosen: argparse.Namespace) -> int:
    player_named(chosen.player)
    asked = AskedOfRecords(chosen.player, chosen.seat, chosen.seed, chosen.values)
    for record in records_in(sys.stdin.buffer):
        print(json.dumps(answer(record, asked)), flush=True)
    return 0


def _saver(directory: Path, name: str) -> Callable[[Record], None]:
    """Writes one record after the other into this folder, `name-00001.txt` first; raises BadFile."""
    numbers = count(1)

    def keep(record: Record) -> None:
        file = directory / f"{name}-{next(numbers):05}.txt"
        try:
            file.write_text(str(record), encoding="utf-8", newline="\n")
        except OSError as error:
            raise BadFile(f"--records: {file} cannot be written: {error.strerror}") from error

    try:
        directory.mkdir(parents=True, exist_ok=True)
        # Said before anything is played.
        with TemporaryFile(dir=directory):
            pass
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise BadFile(f"--records: {directory} cannot be used as a folder: {why}") from error
    return keep


def _name_and_value(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise UnknownChoice("--option", text, ["NAME=VALUE"])
    return name, value


def _read(file: str) -> Record:
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise BadFile(f"{file}: {error.strerror if isinstance(error, OSError) else error}") from error
    try:
        return Record.parse(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(data[: error.start].count(b"\n") + 1, "not UTF-8 text") from error


class BadFile(EngineError):
    """A record's file or folder that cannot be read or written."""


def _fail(status: int, why: str) -> int:
    print(why, file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
