"""Matches played quickly without a journal, and what they leave to be checked."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from engine.core.chance.fairness import EDITION, SECRET_BYTES
from engine.running.exports import Proof, proof_of
from engine.store.rows import Stored, StoredEntry
from engine.table.decisions import dealing, play
from engine.table.model.entries import Cut
from engine.table.model.news import By
from engine.table.model.people import Occupant
from engine.table.model.setup import SameDeals
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Status
from tests.engine.games.playing import any_of
from tests.engine.running.support import setup

MESSAGE = (700, 1_424_242_424_242_424_242)
"""Where the digest stands."""


def seated(preset: str, **options: Any) -> Snapshot:
    """A table with somebody on every seat."""
    made = setup(preset=preset, **options)
    table = Snapshot(7, 0, made, Status.LOBBY, ())
    seats = range(1, table.game.seats(made.options) + 1)
    dummy = table.game.dummy(made.options)
    return replace(table, seats=tuple(None if seat == dummy else Occupant(f"Speler {seat}", seat) for seat in seats))


def match_of(
    preset: str,
    seed: int = 1,
    deals: int = 3,
    *,
    is_posted: bool = True,
    same: SameDeals | None = None,
    edition: int = EDITION,
    **options: Any,
) -> tuple[Snapshot, Stored]:
    """A match by random actions, ended after this many deals. A seat cuts at every second deal, else chance does.

    `same`: what it plays, if other tables play the same. `edition`: 2 for a match that began yesterday.
    """
    rng = random.Random(f"{seed} {preset}")
    lobby = seated(preset, **options)
    if same is not None:
        lobby = replace(lobby, setup=lobby.setup.sharing(same))
    entries: list[StoredEntry] = []
    packs: dict[int, str] = {}

    def take(change: Change) -> Snapshot:
        entries.extend(StoredEntry(*entry[:4], entry.by.value, 0.0) for entry in change.entries)
        if change.pack is not None:
            packs[change.pack.deal] = change.pack.cards
        return change.after

    table = take(dealing.start(lobby, lobby.setup.host_id, rng.randbytes(SECRET_BYTES), b"salt"))
    assert table.commitment is not None
    if edition < EDITION:
        table = replace(table, commitment=replace(table.commitment, edition=edition, terms="", salts=()))
    table = take(dealing.settle_digest(table, MESSAGE if is_posted else None))
    while table.status is Status.PLAYING:
        if table.is_between_deals:
            if len(packs) == deals:
                table = replace(table, status=Status.OVER)
                break
            cutter = dealing.may_cut(table) if len(packs) % 2 else None
            words = rng.choice(["", "hop", "d'n derde kaart, Pé!"])
            table = take(dealing.deal(table, rng, Cut(rng.choice(table.cuts), cutter, words=words) if cutter else None))
            continue
        seat = rng.choice(table.game.actors(table.state))
        view = table.game.view(table.state, seat)
        table = take(play.act(table, seat, any_of(table.game.legal_actions(view), rng), By.PERSON))
    return table, Stored({"opened_at": 0.0}, entries, packs)


def proof(preset: str, seed: int = 1, deals: int = 3, **how: Any) -> Proof:
    """The proof that a program checks such a match by; `how`: as for `match_of`."""
    made = proof_of(*match_of(preset, seed, deals, **how))
    assert made is not None
    return made


def alterations(value: Any) -> list[Any]:
    """Copies of the value with one thing changed, in every way that matters."""
    if isinstance(value, dict):
        return [value | {key: other} for key, part in value.items() for other in alterations(part)] + [
            {other: part for other, part in value.items() if other != key} for key in value
        ]
    if isinstance(value, list):
        changed = [
            [*value[:at], other, *value[at + 1 :]] for at, part in enumerate(value) for other in alterations(part)
        ]
        return changed + ([value[1:], value[:-1]] if value else [[1]])
    if isinstance(value, str):
        cards = value.split()
        if len(cards) > 1:
            return [" ".join((cards[1], cards[0], *cards[2:])), " ".join(cards[1:])]
        return [value + "x", value[1:]] if value else ["x"]
    if isinstance(value, bool):
        return [not value, None, int(value)]
    if isinstance(value, int):
        return [value + 1, -value or 7, None]
    assert value is None
    return [1, "AS"]
