"""A table as a row of the journal, and back; what its entries lead to is worked out by `replaying`."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, fields
from functools import lru_cache
from typing import Any, Final, NamedTuple

from engine.core.cards import parse_cards, print_cards
from engine.core.chance.seating import DrawnBy
from engine.core.errors import EngineError
from engine.core.game import AddedUp, OtherTotal
from engine.core.names import clean_name
from engine.core.options import Options
from engine.core.registry import game_named
from engine.store.columns import columns_named, to_json
from engine.table.model.commitment import Commitment, Drawn
from engine.table.model.entries import EntryKind
from engine.table.model.marks import Mark
from engine.table.model.people import Occupant, Stint
from engine.table.model.preferences import Theme
from engine.table.model.proposal import Proposal, ProposalKind, Wait
from engine.table.model.setup import Access, Origin, SameDeals, Setup, TournamentTable
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Pause, Status, Stop, StopKind


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

    @property
    def deals(self) -> list[list[StoredEntry]]:
        """Per deal its own entry and those of its actions, without what was taken back."""
        found: list[list[StoredEntry]] = []
        for entry in self.entries:
            if entry.kind == EntryKind.DEAL:
                found.append([entry])
            elif entry.kind == EntryKind.TAKEN_BACK:
                found[-1].pop()
            else:
                found[-1].append(entry)
        return found


class BadHistory(EngineError):
    """A table's rows contradict each other or the rules; the error reveals no card."""


def fixed_columns(setup: Setup) -> dict[str, Any]:
    """What never changes after a table was opened."""
    return {
        "game": setup.game,
        "guild_id": setup.guild_id,
        "channel_id": setup.channel_id,
        "previous_id": setup.previous,
        "origin": str(setup.origin) if setup.origin else None,
        "same_deals": str(setup.same_deals) if setup.same_deals else None,
        "added_up": None if setup.added_up is None else to_json(setup.added_up),
        **asdict(setup.theme),
        **dict(zip(_IN_TOURNAMENT, setup.tournament or (None, None, None), strict=True)),
    }


_IN_TOURNAMENT: Final = ("tournament_id", "tournament_round", "tournament_table")


def clock_columns(table: Snapshot) -> dict[str, Any]:
    """What changes with every action."""
    return {
        **{name: getattr(table, name) for name in _OF_CLOCK},
        "wait": to_json(table.wait) if table.wait else None,
        "reserve_used": to_json(table.reserve_used) if table.reserve_used else None,
    }


def other_columns(table: Snapshot) -> dict[str, Any]:
    """What changes occasionally."""
    return {
        "preset": table.setup.options.preset,
        "options": to_json(dict(table.setup.options.values())),
        "rules_edition": table.setup.options.edition,
        **columns_named(table.setup, *_OF_SETUP, "access", "invited", "muted", "barred"),
        **columns_named(table, "status", "paused", "stints", "marks", "forfeited", "stopped", "seats", "messages"),
        **columns_named(table, *_OF_TABLE),
        "motion": proposal_text(table.proposal) if table.proposal else None,
        "drawn": drawn_text(table.drawn) if table.drawn else None,
        **_commitment_columns(table.commitment),
    }


_OF_SETUP: Final = (
    *("host_id", "language", "turn_seconds", "reserve_seconds", "house"),
    *("takes_back", "starts_when_full", "plays_last", "hints"),
)
"""What may change of a setup, as it is in columns of these names."""
_OF_TABLE: Final = ("closed", "ended_at", "last_deal", "dealer")
"""The same of a table, with what changes with every action (`_OF_CLOCK`)."""
_OF_CLOCK: Final = ("revision", "deadline", "reminder", "expires")


def opening_columns(table: Snapshot, at: float) -> dict[str, Any]:
    """All that is written of a new table; `at`: when it was opened."""
    return fixed_columns(table.setup) | clock_columns(table) | other_columns(table) | {"opened_at": at}


def read_row(row: Mapping[str, Any], number: int) -> Snapshot:
    game = game_named(row["game"])
    setup = Setup(
        game=game.name,
        options=_options(game.name, row["preset"], row["options"], row["rules_edition"]),
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        access=Access(row["access"]),
        invited=_ids(row["invited"]),
        tournament=TournamentTable(*(row[name] for name in _IN_TOURNAMENT)) if row["tournament_id"] else None,
        added_up=_read_added_up(*json.loads(row["added_up"])) if row["added_up"] else None,
        theme=_theme(*(row[name] for name in _OF_THEMES)),
        previous=row["previous_id"],
        muted=_ids(row["muted"]),
        barred=_ids(row["barred"]),
        origin=Origin.parse(row["origin"]) if row["origin"] else None,
        same_deals=SameDeals.parse(row["same_deals"]) if row["same_deals"] else None,
        **{name: row[name] for name in _OF_SETUP},
    )
    commitment = _read_commitment(row)
    return Snapshot(
        id=row["id"],
        setup=setup,
        status=Status(row["status"]),
        seats=tuple(Occupant(**one) if one else None for one in json.loads(row["seats"])),
        number=number,
        drawn=read_drawn(row["drawn"]) if row["drawn"] else None,
        commitment=commitment,
        key=commitment.first_key if commitment and commitment.is_settled else None,
        reserve_used=tuple(json.loads(row["reserve_used"])) if row["reserve_used"] else (),
        messages={kind: (channel, message) for kind, (channel, message) in json.loads(row["messages"]).items()},
        paused=Pause(row["paused"]) if row["paused"] else None,
        proposal=read_proposal(row["motion"]) if row["motion"] else None,
        stints=tuple(Stint.read(*one) for one in json.loads(row["stints"])),
        marks=tuple(Mark(*one) for one in json.loads(row["marks"])),
        stopped=_read_stop(row),
        wait=Wait(*json.loads(row["wait"])) if row["wait"] else None,
        forfeited=_ids(row["forfeited"]),
        **{name: row[name] for name in (*_OF_TABLE, *_OF_CLOCK)},
    )


def _read_added_up(brought: Sequence[int | None], elsewhere: Sequence[tuple[int, bool]]) -> AddedUp:
    return AddedUp(tuple(brought), tuple(OtherTotal(*one) for one in elsewhere))


def _read_stop(row: Mapping[str, Any]) -> Stop | None:
    if row["stopped"]:
        return Stop.read(*json.loads(row["stopped"]))
    return Stop(StopKind.UNKNOWN) if row["status"] == Status.STOPPED.value else None


def proposal_text(proposal: Proposal) -> str:
    """The text in the column for a proposal."""
    return to_json(proposal._asdict() | {"agreed": sorted(proposal.agreed), "shown": print_cards(proposal.shown)})


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
    return {"secret": commitment.secret.hex(), "commitment": to_json(facts)}


_OF_COMMITMENT: Final = ("edition", "message", "is_settled", "is_shared", "terms", "salts")


def _read_commitment(row: Mapping[str, Any]) -> Commitment | None:
    if not row["secret"]:
        return None
    facts = json.loads(row["commitment"])
    # Rows from before the third edition have no salts.
    message, salts = tuple(facts.pop("message") or ()), tuple(facts.pop("salts", ()))
    return Commitment(bytes.fromhex(row["secret"]), message=message or None, salts=salts, **facts)


def salts_of(row: Mapping[str, Any], people: Collection[int]) -> list[str]:
    """What hides the names of these people of the lobby in the digest of their match, counted from 0."""
    commitment = _read_commitment(row)
    salts = enumerate(commitment.salts if commitment else ())
    return [salt for person, salt in salts if salt is not None and person in people]


def commitment_without(row: Mapping[str, Any], people: Collection[int]) -> str | None:
    """The column of what a match was committed to, without what tells who these people of the lobby were."""
    commitment = _read_commitment(row)
    if commitment is None:
        return None
    text: str = _commitment_columns(commitment.without(people))["commitment"]
    return text


def drawn_text(drawn: Drawn) -> str:
    """The text in the column for a draw for partners."""
    return to_json({"by": drawn.by, "pack": print_cards(drawn.pack), "names": drawn.names})


def read_drawn(text: str) -> Drawn:
    """The draw for partners from the text in its column; raises KeyError, ValueError, EngineError."""
    drawn = json.loads(text)
    # Rows from before there were two ways to draw do not say which; it was by high cards.
    by = DrawnBy(drawn.get("by", DrawnBy.HIGH_CARDS))
    return Drawn(parse_cards(drawn["pack"]), tuple(map(clean_name, drawn["names"])), by)


@lru_cache(maxsize=1024)
def _options(game: str, preset: str, options: str, edition: int) -> Options:
    """Options from their column; equal ones of all tables are one object."""
    return game_named(game).configure(preset, json.loads(options)).of_edition(edition)


@lru_cache(maxsize=64)
def _ids(text: str) -> frozenset[int]:
    """People or seats from their column, which is empty at nearly all tables."""
    return frozenset(json.loads(text))


_OF_THEMES: Final = tuple(field.name for field in fields(Theme))


@lru_cache(maxsize=256)
def _theme(*choices: Any) -> Theme:
    """Equal themes of all tables are one object."""
    return Theme(*choices)
