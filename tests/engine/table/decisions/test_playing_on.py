"""Playing on from positions of finished matches: the same cards and choices up to there, and nothing counts."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import verify_match
from engine.core.game import AnyGame
from engine.core.registry import GAMES
from engine.records.replay import positions
from engine.running.exports import origin_of, proof_of, record_of, whole_record_of
from engine.store.rows import Stored, StoredEntry
from engine.table.decisions import dealing, play, rematch
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import By
from engine.table.model.setup import Origin
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Status
from tests.about import in_one_test
from tests.engine.games.playing import any_of
from tests.engine.running.proofs import MESSAGE, match_of, seated

PRESETS = [(game, preset) for game in GAMES.values() for preset in game.presets]
DEALS = 2


def played_on(ended: Snapshot, origin: Origin, deals: int) -> tuple[Snapshot, Stored]:
    """A match that plays on from there by random actions until this many deals are over."""
    rng = random.Random(7)
    preset = ended.setup.options.preset
    lobby = seated(preset)
    lobby = replace(lobby, setup=replace(lobby.setup, options=ended.setup.options, origin=origin))
    entries: list[StoredEntry] = []
    packs: dict[int, str] = {}

    def take(change: Change) -> Snapshot:
        entries.extend(StoredEntry(*entry[:4], entry.by.value, 0.0) for entry in change.entries)
        packs.update((pack.deal, pack.cards) for pack in (*change.given, *filter(None, [change.pack])))
        assert not change.results
        assert change.finished is None
        return change.after

    table = take(dealing.start(lobby, lobby.setup.host_id, rng.randbytes(32), b"salt"))
    table = take(dealing.settle_digest(table, MESSAGE))
    table = take(dealing.deal(table, rng))
    while table.status is Status.PLAYING and (not table.is_between_deals or len(packs) < deals):
        if table.is_between_deals:
            table = take(dealing.deal(table, rng))
            continue
        seat = rng.choice(table.game.actors(table.state))
        legal = table.game.legal_actions(table.game.view(table.state, seat))
        table = take(play.act(table, seat, any_of(legal, rng), By.PERSON))
    return replace(table, status=Status.OVER), Stored({"opened_at": 0.0}, entries, packs)


@in_one_test(("game", "preset"), PRESETS)
def test_a_match_of_every_preset_is_played_on_from_any_phase_and_can_be_checked(game: AnyGame, preset: str) -> None:
    ended, stored = match_of(preset, deals=DEALS)
    before = list(positions(record_of(ended, stored)))
    last = max(at.deal for at in before)
    steps = [at for at in before if at.deal == last and at.state.outcome is None]
    # The first position of each phase, and one amid the cards.
    wanted = {str(at.state.phase): number for number, at in reversed(list(enumerate(steps)))}
    for step in {*wanted.values(), len(steps) - 2}:
        origin = origin_of(ended, stored, last, step)
        assert Origin.parse(str(origin)) == origin
        table, written = played_on(ended, origin, last + 1)
        again = list(positions(whole_record_of(table, written)))
        same = before.index(steps[step]) + 1
        assert [at.state for at in again[:same]] == [at.state for at in before[:same]]
        made = proof_of(table, written)
        assert made is not None
        assert verify_match.faults(dict(made), made["digest"]) == []
        assert [verify_match.claims(dict(made), deal) == ["given"] for deal in made["deals"]] == [
            deal["deal"] <= last for deal in made["deals"]
        ]


def test_words_that_were_said_with_a_cut_stay_where_they_were_said() -> None:
    ended, stored = match_of("pagat", deals=4)
    assert any("saying" in entry.action for entry in stored.entries)
    assert "saying" not in str(origin_of(ended, stored, 4, 3))


def test_nothing_is_played_on_from_the_end_of_a_deal_or_from_nowhere() -> None:
    ended, stored = match_of("denexa", deals=2)
    steps = sum(entry.kind == "action" for entry in stored.entries) - len(record_of(ended, stored).deals[0].lines)
    for deal, step in ((2, steps), (2, -1), (3, 0), (0, 0)):
        with pytest.raises(Refused) as refused:
            origin_of(ended, stored, deal, step)
        assert refused.value.reason is Refusal.NO_POSITION


def test_the_rematch_is_an_ordinary_match() -> None:
    ended, stored = match_of("denexa", deals=1)
    table, _ = played_on(ended, origin_of(ended, stored, 1, 2), 1)
    assert rematch.opened(table, 1, previous=7, others=False).setup.origin is None
