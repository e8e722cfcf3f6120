"""What the board of a tournament says, within what Discord takes for however many people. Pure.

A message has room for 4,000 characters. Two hundred people, or a hundred tables with who sits there, have no room in
that: so lists become shorter in steps, and say how many more there are. Within a round a table is called by a letter,
since table numbers count all tables there ever were.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from cogs.lobby.clocks import reserve_parts
from cogs.messages.words import in_text, moment, preset_name
from engine.clubs.tournaments.setup import EntryMode, Method, Remainder, Total, TournamentSetup, places_at_a_table
from engine.clubs.tournaments.state import TournamentState
from engine.core.options import Options
from engine.core.registry import game_named
from engine.table.model.people import Occupant
from engine.table.model.status import Status
from locales import Say
from rendering.canvas.letters.graphemes import shortened
from rendering.people.standings import with_sign

_LETTERS = 26


def letter(number: int) -> str:
    """A letter from A to Z, then two of them: a hundred tables go from A to CV."""
    before, at = divmod(number - 1, _LETTERS)
    own = chr(ord("A") + at)
    return letter(before) + own if before else own


ROOM: Final = 1900
"""Characters for who has entered, or for the tables."""
SHORT_ROOM: Final = 400
"""The same for those who wait, for corrections, and for who directs."""
MOST_LINES: Final = 20
"""Entrants on a line of their own; more stand behind each other."""
DECISIONS_ROOM: Final = 700
"""The same for what directors decided: the list of everybody and the file have the rest."""
LONGEST_REASON: Final = 60


def board_texts(now: TournamentState, over: Collection[int], say: Say, digest: str | None = None) -> list[str]:
    """The words of the board, part by part; `over`: the numbers of the tables of this round that are finished.

    `digest`: of the secret that all draws follow from.
    """
    parts = [head(now, say), _state(now, over, say)]
    if now.status is Status.LOBBY:
        parts += [_entered(now, say)]
    elif now.status is Status.PLAYING and now.draws:
        parts += [] if now.is_between_rounds else [_tables(now, over, say)]
        parts += [*_waiting(now, say), *_left(now, say)]
    parts += [*asked_texts(now, say), *decisions(now, say), _foot(now, say, digest)]
    return [part for part in parts if part]


def head(now: TournamentState, say: Say) -> str:
    """What is played, and how."""
    setup = now.setup
    variant = in_text(setup.house) if setup.house else preset_name(setup.options.preset, say)
    title = say("tournament-title", tournament=str(now.id), variant=variant)
    return f"{title}\n-# {' · '.join(_rules(now, say))}"


def _rules(now: TournamentState, say: Say) -> list[str]:
    setup = now.setup
    game = game_named(setup.options.game)
    length = int(dict(setup.options.values())[game.length])
    is_knockout = setup.method is Method.KNOCKOUT
    parts = [say(f"board-is-{setup.method}")]
    if not is_knockout:
        parts += [say(f"board-is-{setup.entry}"), say(f"board-total-choice-{setup.total}")]
        parts += bonus_text(setup.options, setup.bonus, say)
        parts += [say(f"board-length-{game.length}", rounds=setup.rounds, deals=length)]
        parts += [say(f"board-remainder-choice-{setup.remainder}")]
    else:
        parts += [say(f"board-match-{game.length}", deals=length).removeprefix("-# ")]
    if setup.same_deals:
        parts += [say("board-same"), *([say("board-compared")] if setup.total is not Total.VICTORIES else [])]
    parts += [say("board-clock", minutes=setup.round_minutes)] if setup.round_minutes else []
    parts += [say("lobby-clock", seconds=setup.turn_seconds) if setup.turn_seconds else say("lobby-no-clock")]
    parts += reserve_parts(setup.reserve_seconds, say)
    sizes = "board-sizes-one" if setup.least == setup.people else "board-sizes"
    return [*parts, say(sizes, least=setup.least, most=setup.people)]


def bonus_text(options: Options, bonus: Sequence[int], say: Say) -> list[str]:
    """What each place at a table adds, all places of it; nothing if none adds anything."""
    figures = [*bonus, *(0 for _ in range(places_at_a_table(options) - len(bonus)))]
    return [say("board-with-bonus", figures=", ".join(map(str, figures)))] if bonus else []


def _state(now: TournamentState, over: Collection[int], say: Say) -> str:
    if now.status is Status.LOBBY:
        begins = [say("board-begins", when=moment(now.setup.starts_at, "R"))] if now.setup.starts_at else []
        return " ".join([say("board-open", count=now.people), *begins])
    tables = now.draws[-1].tables if now.draws else ()
    lines = [f"**{state_text(now, len(over) == len(tables), say)}**"]
    if now.is_played and now.draws:
        lines.append(say("board-done", done=str(len(over)), tables=str(len(tables))))
        lines += [say("board-time-is-up", when=moment(now.round_ends, "R"))] if now.round_ends else []
    if now.is_between_rounds:
        lines.append(say("tournament-next", when=moment(now.deadline or 0, "R")).removeprefix("-# "))
    return " ".join(lines)


def state_text(now: TournamentState, is_done: bool, say: Say) -> str:
    """How far it is; if it ended early, after which round and why. `is_done`: the last round that began is over."""
    state = now.status.value
    if now.ending is not None:
        state = now.ending.value
    elif now.is_between_rounds:
        state = "pause"
    elif now.status is Status.STOPPED:
        state = "stopped-before" if not now.round else "stopped-after" if is_done else "stopped-in"
    elif now.status is Status.OVER and now.setup.method is not Method.KNOCKOUT and now.round < now.rounds:
        state = "over-early"
    return say(f"tournament-state-{state}", round=str(now.round), rounds=str(now.rounds))


def _entered(now: TournamentState, say: Say) -> str:
    """Everybody who has entered: on lines of their own while they are few."""
    units = entered(now, say)
    if len(units) <= MOST_LINES:
        return short_of((f"`{number:2}` {unit}" for number, unit in enumerate(units, 1)), "\n", ROOM, say)
    return short_of(units, " · ", ROOM, say)


def entered(now: TournamentState, say: Say) -> list[str]:
    """Everybody who takes part, in the order of entering; fixed pairs together."""
    partner_of = {one: other for pair in now.partners for one, other in (pair, pair[::-1])}
    units = []
    for place, one in enumerate(now.entrants, 1):
        partner = partner_of.get(place)
        if partner is not None and partner < place:
            continue
        name = _name(one, now, say)
        if partner is not None:
            name = say("tournament-pair", one=name, other=_name(now.entrants[partner - 1], now, say))
        elif now.setup.entry is EntryMode.PAIRS and now.status is Status.LOBBY:
            name = say("board-without-partner", name=name)
        units.append(name)
    return units


def _name(one: Occupant, now: TournamentState, say: Say) -> str:
    if one.is_nobodys:
        return say("lobby-computer", name=in_text(one.name))
    return say("lobby-host", name=in_text(one.name)) if one.user_id == now.setup.host_id else in_text(one.name)


def named(places: Iterable[int], now: TournamentState, say: Say) -> list[str]:
    """Who has these places; 0: a computer."""
    return [in_text(now.entrants[place - 1].name) if place else say("cup-computer") for place in places]


def _tables(now: TournamentState, over: Collection[int], say: Say) -> str:
    """Every table with who sits there and where; with too many, first those finished are left out, then the names."""
    tables = now.draws[-1].tables
    playing = [number for number in range(1, len(tables) + 1) if number not in over]
    done = [number for number in over if number <= len(tables)]
    title = say("board-tables")
    whole = [_table(number, now, say, is_over=number in over) for number in range(1, len(tables) + 1)]
    open_ones = [_table(number, now, say, is_over=False) for number in playing]
    for lines in (whole, open_ones):
        if sum(len(line) + 1 for line in lines) <= ROOM:
            return "\n".join([title, *lines])
    brief = [f"**{letter(number)}**{_where(now, number)}" for number in playing]
    return f"{title}\n{short_of(brief, ' · ', ROOM, say)}" if len(playing) + len(done) else ""


def _table(number: int, now: TournamentState, say: Say, *, is_over: bool) -> str:
    draw = now.draws[-1]
    people = against(draw.tables[number - 1], now, say)
    if is_over:
        line = say("board-table-done", letter=letter(number), people=people)
    else:
        line = say("board-table", letter=letter(number), where=_where(now, number), people=people)
    if draw.cups and draw.cups[number - 1] != draw.cups[0]:
        return f"{line} ({say(f'cup-{draw.cups[number - 1]}')})"
    return line


def against(places: Sequence[int], now: TournamentState, say: Say) -> str:
    """Who plays with whom against whom at a table, by name."""
    return " – ".join(units_at(now.setup.options, seated(places, now, say)))


def seated(places: Sequence[int], now: TournamentState, say: Say) -> list[str | None]:
    """Who sits on each seat of a table; None: nobody, as a dummy is played there."""
    dummy = game_named(now.setup.options.game).dummy(now.setup.options)
    return [name if seat != dummy else None for seat, name in enumerate(named(places, now, say), 1)]


def units_at(options: Options, names: Iterable[str | None]) -> list[str]:
    """Those of each side of a table, by their names on its seats; None: nobody's."""
    sides: dict[int, list[str]] = {}
    for side, name in zip(game_named(options.game).sides(options), names, strict=True):
        if name is not None:
            sides.setdefault(side, []).append(name)
    return [" & ".join(of_side) for of_side in sides.values()]


def elsewhere(setup: TournamentSetup, channel_id: int) -> str:
    """A link to a table's channel, if it is not the tournament's own."""
    return f" <#{channel_id}>" if channel_id != setup.channel_id else ""


def _where(now: TournamentState, number: int) -> str:
    return elsewhere(now.setup, now.channels[number - 1]) if number <= len(now.channels) else ""


def _waiting(now: TournamentState, say: Say) -> list[str]:
    """Who does not play in this round."""
    byes = now.draws[-1].byes
    if not byes or now.is_between_rounds:
        return []
    is_reserve = now.setup.remainder is Remainder.RESERVE
    key = "through" if now.setup.method is Method.KNOCKOUT else "reserves" if is_reserve else "byes"
    return [say(f"board-{key}", names=short_of(named(byes, now, say), ", ", SHORT_ROOM, say))]


def _left(now: TournamentState, say: Say) -> list[str]:
    """Who has given up their place, or left the server, since it began."""
    names = [in_text(one.name) for one in now.entrants if one.user_id is None and one.kept_for is not None]
    return [say("board-given-up", names=short_of(names, ", ", SHORT_ROOM, say))] if names else []


def asked_texts(now: TournamentState, say: Say) -> list[str]:
    """Whom directors have asked to enter, and who has not said yes."""
    names = [in_text(one.name) for one in now.asked]
    return [say("board-asked", names=short_of(names, ", ", SHORT_ROOM, say))] if names else []


def decisions(now: TournamentState, say: Say, room: int = DECISIONS_ROOM, longest: int = LONGEST_REASON) -> list[str]:
    """What directors and managers corrected, and whom they took out, with who did it and why, the last ones first."""
    found: list[tuple[float, str]] = []
    for one in now.corrections:
        facts = {"name": in_text(now.entrants[one.place - 1].name), "amount": with_sign(one.amount)}
        facts |= {
            "round": str(one.round),
            "reason": in_text(shortened(one.reason, longest)),
            "director": in_text(one.name),
        }
        found.append((one.at, say("board-correction", **facts)))
    for out in now.removals:
        facts = {"name": in_text(out.name), "round": str(out.round), "reason": in_text(shortened(out.reason, longest))}
        key = "board-removal" if out.round else "board-removal-before"
        found.append((out.at, say(key, director=in_text(out.by_name), **facts)))
    if not found:
        return []
    # Of those at the same moment the one made later is the newer.
    lines = [line for _, line in sorted(found, key=lambda one: one[0])][::-1]
    return ["\n".join([say("board-corrections"), short_of(lines, "\n", room, say)])]


def _foot(now: TournamentState, say: Say, digest: str | None) -> str:
    directors = [now.setup.host_name, *(one.name for one in now.directors)]
    lines = [say("board-directed", names=short_of(map(in_text, directors), ", ", SHORT_ROOM, say))]
    if digest is not None and now.status is Status.OVER:
        lines.append(say("board-secret", secret=now.secret.hex(), digest=digest))
    elif digest is not None:
        lines.append(say("board-digest", digest=digest))
    return "\n".join(lines)


def short_of(items: Iterable[str], between: str, room: int, say: Say) -> str:
    """As many of these as there is room for, and how many more there are."""
    every = list(items)
    kept, used = 0, 0
    for item in every:
        used += len(item) + len(between)
        if used > room:
            break
        kept += 1
    more = len(every) - kept
    return between.join([*every[:kept], *([say("board-more", count=str(more))] if more else [])])


def unit_of(setup: TournamentSetup) -> str:
    """What totals of standings count: of a knock-out matches won, and with the same deals shares of match points."""
    if setup.method is Method.KNOCKOUT:
        return str(Total.VICTORIES)
    return "percent" if setup.same_deals and setup.total is Total.MATCH_POINTS else str(setup.total)
