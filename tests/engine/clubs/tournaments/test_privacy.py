"""What a tournament keeps of people is theirs: they get it, and it goes when they want to be forgotten."""

from __future__ import annotations

from dataclasses import replace

from engine.clubs.tournaments.rows import TournamentJournal
from engine.clubs.tournaments.setup import EntryMode
from engine.clubs.tournaments.state import Wish
from engine.standings.standings import Standings
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.any_method import opened_by
from tests.engine.running.support import ANNA, BRAM, CHLOE, Process
from tests.engine.store.databases import EACH_KIND, dump

THEY, THEIR_NAME, THEIR_WORDS = 1_234_567_890_123_456_789, "Zébulon", "they said so themselves"


@EACH_KIND
async def test_who_directed_corrected_or_was_wanted_for_a_partner_is_named_no_more(process: Process) -> None:
    for is_over in (False, True):
        tournament = await opened_by(process, 4, entry=EntryMode.PAIRS)
        await tournament.add_director(ANNA, THEY, THEIR_NAME)
        await tournament.start(ANNA)
        await tournament.correct(THEY, THEIR_NAME, 1, 2, -1, THEIR_WORDS)
        await tournament.correct(ANNA, "P11", 1, 3, -1, "a card too few", force=True)
        await tournament.ask(ANNA, THEY, THEIR_NAME)
        await tournament.ask_to_stop(THEY, THEIR_NAME)
        if is_over:
            rows = TournamentJournal(process.journal)
            state = replace(tournament.state, status=Status.STOPPED, wishes=(Wish(1, THEY), Wish(2, CHLOE)))
            await rows.save(replace(state, revision=state.revision + 1), (), 0.0)
    waiting = await opened_by(process, 2, entry=EntryMode.PAIRS)
    await waiting.enter(BRAM, "P12", THEY)
    exported = await process.tables.export(THEY)
    assert [one["directed"] for one in exported["tournaments"]] == [True, True, False]
    assert exported["tournaments"][0]["corrections"][0]["reason"] == THEIR_WORDS
    assert len(exported["tournaments"][0]["corrections"]) == 1

    assert waiting.is_known(THEY)
    assert (await process.tables.forget_person(THEY)).trouble is None
    left = await Standings(process.journal).anonymise(THEY)
    assert (left.tables, left.tournaments) == (frozenset(), frozenset())
    held = dump(process.url)
    assert not [trace for trace in (str(THEY), THEIR_NAME, THEIR_WORDS) if trace in held]
    for number in (1, 2):
        kept = await TournamentJournal(process.journal).load(number)
        assert kept is not None
        assert [one.amount for one in kept.corrections] == [-1, -1]
        assert kept.corrections[1].reason == "a card too few"
        assert kept.wishes == ((Wish(2, CHLOE),) if number == 2 else ())


@EACH_KIND
async def test_a_host_who_is_forgotten_leaves_the_tournament_to_the_next_director(process: Process) -> None:
    tournament = await opened_by(process, 4)
    await tournament.add_director(ANNA, BRAM, "P12")
    await tournament.start(ANNA)
    assert (await process.tables.forget_person(ANNA)).trouble is None
    assert tournament.directors[0].user_id == BRAM
    assert tournament.state.place_of(ANNA) is None
    await tournament.lose_director(BRAM)
    assert tournament.directors[0].user_id == BRAM + 1
