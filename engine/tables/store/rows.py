"""Snapshots as rows of the journal, and back: a table's row, then its actions replayed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

from engine.chance.seating import DealerDraw, DrawnBy
from engine.core.actions import Action
from engine.core.cards import parse_cards, print_cards
from engine.core.errors import EngineError
from engine.core.names import clean_name
from engine.core.options import Options
from engine.core.registry import game_named
from engine.tables.decisions import chance
from engine.tables.model.commitment import Commitment
from engine.tables.model.entries import Cut, DealText, Kind
from engine.tables.model.marks import Mark
from engine.tables.model.news import By
from engine.tables.model.people import Occupant, Stint
from engine.tables.model.proposal import Proposal, ProposalKind
from engine.tables.model.setup import Access, Setup, TournamentTable
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.state import Drawn
from engine.tables.model.status import Pause, Status, Stop, StopKind
from engine.tables.store.themes import theme_columns, theme_of


class StoredEntry(NamedTuple):
    """A row of `actions`, as far as it is needed for replaying it."""

    number: int
    kind: str
    seat: int
    action: str
    by: str
    at: float


class Stored(NamedTuple):
    """What the journal holds about a table; `packs` by number of the deal."""

    row: Mapping[str, Any]
    entries: Sequence[StoredEntry]
    packs: Mapping[int, str]


class BadHistory(EngineError):
    """A table's rows contradict each other or the rules; the error reveals no card."""


def fixed_columns(setup: Setup) -> dict[str, Any]:
    """What never changes after a table was opened."""
    return {
        "game": setup.game,
        "guild_id": setup.guild_id,
        "channel_id": setup.channel_id,
        "language": setup.language,
        "previous_id": setup.previous,
        **theme_columns(setup.theme),
        **dict(zip(_IN_TOURNAMENT, setup.tournament or (None, None, None), strict=True)),
    }


_IN_TOURNAMENT: Final = ("tournament_id", "tournament_round", "tournament_table")


def clock_columns(table: Snapshot) -> dict[str, Any]:
    """What changes with every action."""
    return {
        "revision": table.revision,
        "deadline": table.deadline,
        "reminder": table.reminder,
        "expires": table.expires,
    }


def other_columns(table: Snapshot) -> dict[str, Any]:
    """What changes occasionally."""
    drawn = table.drawn
    return {
        "status": table.status.value,
        "closed": table.closed,
        "ended_at": table.ended_at,
        "preset": table.setup.options.preset,
        "options": _json(dict(table.setup.options.values())),
        "rules_edition": table.setup.options.edition,
        "house": table.setup.house,
        "access": table.setup.access.value,
        "host_id": table.setup.host_id,
        "invited": _json(sorted(table.setup.invited)),
        "muted": _json(sorted(table.setup.muted)),
        "barred": _json(sorted(table.setup.barred)),
        "turn_seconds": table.setup.turn_seconds,
        "takes_back": table.setup.takes_back,
        "starts_when_full": table.setup.starts_when_full,
        "paused": table.paused,
        "motion": proposal_text(table.proposal) if table.proposal else None,
        "stints": _json(table.stints),
        "marks": _json(table.marks),
        "last_deal": table.last_deal,
        "stopped": stop_text(table.stopped) if table.stopped else None,
        "seats": _json([asdict(one) if one else None for one in table.seats]),
        "dealer": table.dealer,
        "drawn": drawn_text(drawn) if drawn else None,
        **_commitment_columns(table.commitment),
        "messages": _json(table.messages),
    }


def read_snapshot(stored: Stored) -> Snapshot:
    """The table as it was when its last entry was saved; raises BadHistory."""
    row, entries, packs = stored
    try:
        table = _read_row(row, number=len(entries))
        return table if not entries else _play_again(table, entries, packs)
    except (EngineError, LookupError, ValueError, TypeError, AttributeError, StopIteration) as error:
        # The error itself may quote cards.
        raise BadHistory(f"table {row['id']} cannot be restored ({type(error).__name__})") from None


def snapshot_of_deal(stored: Stored, deal: int) -> Snapshot:
    """The table at the end of one of its deals, with the people who sat there then, to look at; raises BadHistory.

    `deal` 0: as the match began.
    """
    row, entries, packs = stored
    begins = [at for at, entry in enumerate(entries) if entry.kind == Kind.DEAL]
    cut = len(entries) if deal >= len(begins) else begins[deal]
    now = read_snapshot(Stored(row, entries[:cut], packs))
    seats = list(now.seats)
    for stint in now.stints:
        if stint.deal <= deal:
            seats[stint.seat - 1] = Occupant(stint.name, stint.user_id)
    return replace(now, seats=tuple(seats), paused=None, proposal=None)


def _read_row(row: Mapping[str, Any], number: int) -> Snapshot:
    game = game_named(row["game"])
    setup = Setup(
        game=game.name,
        options=_options(game.name, row["preset"], row["options"], row["rules_edition"]),
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        host_id=row["host_id"],
        access=Access(row["access"]),
        invited=_ids(row["invited"]),
        language=row["language"],
        turn_seconds=row["turn_seconds"],
        tournament=TournamentTable(*(row[name] for name in _IN_TOURNAMENT)) if row["tournament_id"] else None,
        house=row["house"],
        theme=theme_of(row),
        previous=row["previous_id"],
        takes_back=row["takes_back"],
        starts_when_full=row["starts_when_full"],
        muted=_ids(row["muted"]),
        barred=_ids(row["barred"]),
    )
    commitment = _read_commitment(row)
    return Snapshot(
        id=row["id"],
        revision=row["revision"],
        setup=setup,
        status=Status(row["status"]),
        seats=tuple(Occupant(**one) if one else None for one in json.loads(row["seats"])),
        number=number,
        dealer=row["dealer"],
        drawn=read_drawn(row["drawn"]) if row["drawn"] else None,
        commitment=commitment,
        key=commitment.first_key if commitment and commitment.is_settled else None,
        deadline=row["deadline"],
        reminder=row["reminder"],
        closed=row["closed"],
        ended_at=row["ended_at"],
        messages={kind: (channel, message) for kind, (channel, message) in json.loads(row["messages"]).items()},
        paused=Pause(row["paused"]) if row["paused"] else None,
        proposal=read_proposal(row["motion"]) if row["motion"] else None,
        expires=row["expires"],
        stints=tuple(Stint.read(*one) for one in json.loads(row["stints"])),
        marks=tuple(Mark(*one) for one in json.loads(row["marks"])),
        stopped=_read_stop(row),
        last_deal=row["last_deal"],
    )


def stop_text(stop: Stop) -> str:
    """The text in the column for how a table was stopped."""
    return _json(stop)


def _read_stop(row: Mapping[str, Any]) -> Stop | None:
    if row["stopped"]:
        return Stop.read(*json.loads(row["stopped"]))
    return Stop(StopKind.UNKNOWN) if row["status"] == Status.STOPPED.value else None


def proposal_text(proposal: Proposal) -> str:
    """The text in the column for a proposal."""
    return _json(proposal._asdict() | {"agreed": sorted(proposal.agreed), "shown": print_cards(proposal.shown)})


def read_proposal(text: str) -> Proposal:
    """The proposal from the text in its column, of any age."""
    proposal = json.loads(text)
    shown = parse_cards(proposal.get("shown", ""))
    kind, agreed, about = ProposalKind(proposal["kind"]), frozenset(proposal["agreed"]), proposal.get("about", "")
    return Proposal(kind, proposal["by"], agreed, proposal["number"], shown, about)


def _commitment_columns(commitment: Commitment | None) -> dict[str, Any]:
    if commitment is None:
        return {"secret": None, "commitment": None}
    facts = {name: getattr(commitment, name) for name in _OF_COMMITMENT}
    return {"secret": commitment.secret.hex(), "commitment": _json(facts)}


_OF_COMMITMENT: Final = ("edition", "message", "is_settled")


def _read_commitment(row: Mapping[str, Any]) -> Commitment | None:
    if not row["secret"]:
        return None
    facts = json.loads(row["commitment"])
    message = tuple(facts.pop("message") or ())
    return Commitment(bytes.fromhex(row["secret"]), message=message or None, **facts)


def drawn_text(drawn: Drawn) -> str:
    """The text in the column for a draw for partners."""
    return _json({"by": drawn.by, "pack": print_cards(drawn.pack), "names": drawn.names})


def read_drawn(text: str) -> Drawn:
    """The draw for partners from the text in its column; raises KeyError, ValueError, EngineError."""
    drawn = json.loads(text)
    # Rows from before there were two ways to draw do not say which; it was by high cards.
    by = DrawnBy(drawn.get("by", DrawnBy.HIGH_CARDS))
    return Drawn(parse_cards(drawn["pack"]), tuple(map(clean_name, drawn["names"])), by)


def _play_again(table: Snapshot, entries: Sequence[StoredEntry], packs: Mapping[int, str]) -> Snapshot:
    """The table after these entries, by the rules and nothing else.

    Of deals that are over only what the rules hand on is worked out; of the one under way also who may act since when,
    and what can be taken back. Snapshots of every entry would take longer than the rules do.
    """
    missing = next((at for at, entry in enumerate(entries, 1) if entry.number != at), None)
    if missing is not None:
        raise BadHistory(f"table {table.id} has no entry {missing}")
    dealing = _Dealing(table, packs)
    game, begins = table.game, next(entry.number for entry in reversed(entries) if entry.kind == Kind.DEAL)
    state: Any = None
    before: list[Any] = []
    for _, kind, seat, action, _, _ in entries[: begins - 1]:
        if kind == Kind.DEAL:
            before, state = [], dealing.next(seat, action, state)
        elif kind == Kind.TAKEN_BACK:
            state = before.pop()
        else:
            before, state = [state], game.apply(state, seat, _action(game.name, action)).state
    _, _, seat, action, _, _ = entries[begins - 1]
    moment = replace(table, number=begins - 1).moment.dealt(game, dealing.next(seat, action, state), len(table.seats))
    for _, kind, seat, action, by, at in entries[begins:]:
        if kind == Kind.TAKEN_BACK:
            moment = moment.before_last()
        else:
            done = _action(game.name, action)
            moment = moment.after_action(game, seat, done, game.apply(moment.state, seat, done), By(by), at)
    draw, cut, key = dealing.dealer_draw, dealing.cut, dealing.key
    return replace(table, dealer_draw=draw, cut=cut, key=key, **moment._asdict())


class _Dealing:
    """The deals of a match one after the other, and what chance and people did before each."""

    def __init__(self, table: Snapshot, packs: Mapping[int, str]) -> None:
        self._game, self._commitment, self._packs = table.game, table.commitment, packs
        self._first = table.game.begin(table.setup.options, table.dealer or 1)
        self.key = table.key
        self.dealer_draw: DealerDraw | None = None
        self.cut: Cut | None = None

    def next(self, dealer: int, text: str, before: Any) -> Any:
        """The position after the next deal; `before`: the one at the end of the last."""
        match = self._game.dealt_by(before.outcome.match if before else self._first, dealer)
        deal, draws, self.cut = DealText.parse(text)
        self.dealer_draw = DealerDraw(draws, dealer) if draws else None
        self.key = chance.key_after(self.key, self._commitment, deal, self.cut)
        return self._game.deal(match, parse_cards(self._packs[deal])).state


@lru_cache(maxsize=1024)
def _options(game: str, preset: str, options: str, edition: int) -> Options:
    """Options from their column; equal ones of all tables are one object."""
    return game_named(game).configure(preset, json.loads(options)).of_edition(edition)


@lru_cache(maxsize=64)
def _ids(text: str) -> frozenset[int]:
    """People from their column, which is empty at nearly all tables."""
    return frozenset(json.loads(text))


@lru_cache(maxsize=4096)
def _action(game: str, text: str) -> Action:
    """An action from its text; equal ones of all tables are one object."""
    return game_named(game).parse_action(text)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
