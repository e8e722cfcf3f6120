"""What people can do in each state of a table, or why not: one table of data, tried against real tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from engine.running.table import Table
from engine.table.model.errors import Refusal
from tests.about import about
from tests.engine.running.support import ANNA, Process, everything_seen
from tests.engine.table.refusals import (
    test_refusals_of_clubs,
    test_refusals_of_evenings,
    test_refusals_of_play,
    test_refusals_of_seats,
    test_refusals_of_tournaments_and_house_rules,
)
from tests.engine.table.states import ACTS, GUESTS, OF_ANYBODY, OF_HOST, STATES, STRANGER, doer, tried

# One line per act, one column per state; `-`: no part of it belongs to a turn, so it cannot come too late.
TABLE: Final = """
                    lobby             playing           paused            over        stopped     tournament        stale
sit                 ok                already-started   already-started   table-over  table-over  already-started   -
get up              ok                ok                ok                table-over  table-over  ok                -
computer            ok                already-started   already-started   table-over  table-over  already-started   -
fill                ok                already-started   already-started   table-over  table-over  already-started   -
remove              ok                takes-agreement   takes-agreement   table-over  table-over  of-tournament     -
swap                ok                already-started   already-started   table-over  table-over  already-started   -
partners            ok                already-started   already-started   table-over  table-over  already-started   -
invite              ok                ok                ok                table-over  table-over  ok                -
rules               ok                already-started   already-started   table-over  table-over  already-started   -
access              ok                takes-agreement   takes-agreement   table-over  table-over  of-tournament     -
clock               ok                already-started   already-started   table-over  table-over  already-started   -
start               seats-empty       already-started   already-started   table-over  table-over  already-started   -
stop                ok                takes-agreement   takes-agreement   table-over  table-over  of-tournament     -
mute                ok                ok                ok                table-over  table-over  ok                -
unmute              ok                ok                ok                table-over  table-over  ok                -
offer               not-started       ok                ok                table-over  table-over  of-tournament     -
take over           not-started       ok                ok                table-over  table-over  not-offered       -
pause               not-started       ok                paused            table-over  table-over  of-tournament     -
propose removal     not-started       ok                ok                table-over  table-over  of-tournament     -
propose access      not-started       ok                ok                table-over  table-over  of-tournament     -
propose stop        not-started       ok                ok                table-over  table-over  of-tournament     -
propose end         not-started       ok                ok                table-over  table-over  of-tournament     -
propose to play on  not-started       not-ending        not-ending        table-over  table-over  not-ending        -
propose length      not-started       ok                ok                table-over  table-over  of-tournament     -
resume              not-started       not-paused        ok                table-over  table-over  not-paused        -
go on without       not-started       nothing-proposed  nothing-proposed  table-over  table-over  nothing-proposed  -
agree               not-started       nothing-proposed  nothing-proposed  table-over  table-over  nothing-proposed  -
agree to old        not-started       nothing-proposed  nothing-proposed  table-over  table-over  nothing-proposed  nothing-proposed
decline             not-started       nothing-proposed  nothing-proposed  table-over  table-over  nothing-proposed  -
back                not-started       not-away          not-away          table-over  table-over  not-away          -
act                 not-started       ok                paused            table-over  table-over  ok                stale
act against rules   not-started       not-now           paused            table-over  table-over  not-now           stale
claim               not-started       ok                paused            table-over  table-over  ok                stale
concede             not-started       ok                paused            table-over  table-over  ok                stale
ask to claim        not-started       ok                paused            table-over  table-over  ok                -
ask to concede      not-started       ok                paused            table-over  table-over  ok                -
ask to cut          not-started       deal-goes-on      paused            table-over  table-over  deal-goes-on      -
take back           not-started       ok                paused            table-over  table-over  no-taking-back    nothing-to-take-back
next deal           not-started       deal-goes-on      paused            table-over  table-over  deal-goes-on      -
cut                 not-started       deal-goes-on      paused            table-over  table-over  deal-goes-on      -
look                not-started       ok                ok                ok          ok          ok                -
record              not-started       ok                ok                ok          ok          ok                -
proof               not-started       ok                ok                ok          ok          ok                -
rematch             not-over          not-over          not-over          ok          ok          of-tournament     -
"""  # noqa: E501  a table is read by its columns


def _columns() -> Mapping[str, Mapping[str, str]]:
    """State -> act -> what is answered."""
    head, *lines = TABLE.strip("\n").splitlines()
    rows = {line[:20].strip(): line[20:].split() for line in lines}
    return {
        state: {act: row[at] for act, row in rows.items() if row[at] != "-"} for at, state in enumerate(head.split())
    }


EXPECTED: Final = _columns()
ALLOWED: Final = {state: [act for act, said in acts.items() if said == "ok"] for state, acts in EXPECTED.items()}


def test_the_table_has_every_act_and_every_state() -> None:
    assert set(EXPECTED) == set(STATES)
    assert set(EXPECTED["playing"]) == set(ACTS)


@pytest.mark.parametrize("state", STATES)
async def test_what_is_refused_in_a_state_and_nothing_changes_by_asking(process: Process, state: str) -> None:
    scene = await STATES[state](process)
    seen = everything_seen(scene.table) if scene.table.deal else scene.table.seats
    refused = {act: said for act, said in EXPECTED[state].items() if said != "ok"}
    assert {act: await tried(scene, act) for act in refused} == refused
    assert (everything_seen(scene.table) if scene.table.deal else scene.table.seats) == seen


def kept(table: Table) -> list[object]:
    """What a restart must not change."""
    seen = everything_seen(table) if table.deal else [table.setup, table.status, table.seats]
    return [*seen, table.paused, table.proposal, table.stints, table.expires, table.digest, table.taken_back_until]


@pytest.mark.parametrize("state", [state for state, acts in ALLOWED.items() if acts])
async def test_what_is_allowed_in_a_state_and_what_comes_of_it_is_there_after_a_restart(
    process: Process, state: str
) -> None:
    for act in ALLOWED[state]:
        scene = await STATES[state](process)
        with about(act):
            assert await tried(scene, act) == "ok"
            other = await Process.start(process.url, process.hour, process.rng, process.pauses)
            assert kept(await other.tables.find(scene.table.id)) == kept(scene.table)
            await other.close()
        # Or it would play on while the next scene comes about.
        for tournament in process.tables.tournaments.all():
            if tournament.status.is_live:
                await tournament.stop(ANNA, force=True)


@pytest.mark.parametrize("state", ["over", "stopped"])
async def test_a_table_that_has_ended_says_so_to_everybody(process: Process, state: str) -> None:
    scene = await STATES[state](process)
    acts = set(ACTS) - OF_ANYBODY - {"rematch"}
    assert {await tried(scene, act, by) for act in acts for by in (GUESTS[0], STRANGER)} == {"table-over"}


@pytest.mark.parametrize("act", sorted(OF_HOST))
async def test_what_is_the_hosts_is_refused_to_everybody_else(process: Process, act: str) -> None:
    state = next(state for state, acts in EXPECTED.items() if acts[act] not in ("not-started", "already-started"))
    scene = await STATES[state](process)
    assert {await tried(scene, act, by) for by in (GUESTS[0], STRANGER)} == {"not-host"}
    assert STRANGER not in scene.table.setup.invited
    assert not scene.table.setup.muted


@pytest.mark.parametrize("act", sorted(set(ACTS) - OF_HOST - OF_ANYBODY - {"sit", "take over"}))
async def test_who_has_no_seat_can_do_nothing_at_a_table_but_look(process: Process, act: str) -> None:
    state = next(state for state, acts in EXPECTED.items() if acts[act] not in ("not-started", "not-over"))
    scene = await STATES[state](process)
    assert await tried(scene, act, STRANGER) == "not-seated"


async def test_whose_turn_it_is_not_can_neither_act_nor_claim_nor_concede(process: Process) -> None:
    scene = await STATES["playing"](process)
    waiting = next(one for one in GUESTS if one != scene.actor)
    number = scene.table.turn_number(scene.table.seat_of(waiting) or 0)
    assert doer("act", scene) != waiting
    said = [await tried(scene, act, waiting) for act in ("act", "claim", "concede")]
    assert number == scene.table.number
    assert said == ["not-your-turn", "not-on-turn", "not-on-turn"]


def test_every_reason_has_a_row_or_a_situation() -> None:
    tried = {said for answers in EXPECTED.values() for said in answers.values()}
    for cases in (
        test_refusals_of_clubs.CASES,
        test_refusals_of_evenings.CASES,
        test_refusals_of_seats.CASES,
        test_refusals_of_play.CASES,
        test_refusals_of_tournaments_and_house_rules.CASES,
    ):
        tried |= cases.reasons
    # Until the digest of a match is confirmed nobody can act: test_commitment tries it act by act. How many matches may
    # wait to be looked back at, test_looking_back tries.
    # What several tables play, and who knows it, test_second_try tries.
    # Those of the deal of the day, of deals that were sent and of score sheets are tried beside them.
    rooms = ("DAY_", "SENT_", "NO_SUCH_DAY", "NO_SUCH_SENT", "SCORE_", "NO_SUCH_SCORE", "NO_SCORE", "NOT_AT_SCORE")
    beside = {one for one in Refusal if one.name.startswith(rooms)} | {Refusal.TOO_MANY_OPEN, Refusal.NOTHING_TO_UNDO}
    beside |= {Refusal.KNOWS_DEALS, Refusal.FRIEND_KNOWS}
    # Those of waiting where there is no clock, test_waiting tries.
    beside |= {Refusal.OWN_SIDE_ABSENT, Refusal.YOU_ARE_WAITED_FOR, Refusal.MAY_ANSWER, Refusal.NOBODY_WAITED_FOR}
    beside.add(Refusal.NOT_LONG_WAITED)
    assert set(Refusal) - tried - beside == {Refusal.NOT_DEALT, Refusal.TOO_MANY_WAITING}
