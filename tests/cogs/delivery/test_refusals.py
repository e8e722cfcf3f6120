"""Every code by which Discord may refuse the bot something has its row, and people read what follows from it."""

from __future__ import annotations

from pathlib import Path

from cogs.app.answers import explain
from cogs.delivery import faults
from cogs.delivery.faults import NO_ROOM_FOR_THREADS, REFUSALS, SENTENCES, Refusal
from engine.table.model.status import Status
from locales import LANGUAGES, say_in
from tests.about import about, in_one_test
from tests.cogs.delivery.refusals import refused
from tests.cogs.lobby.test_opening import chosen
from tests.cogs.world import World, said, world

TELLING = [one for one in REFUSALS if one.says is not None]


def named(one: Refusal) -> str:
    return f"{one.code}-{one.means.replace(' ', '-')}"


def test_a_code_has_one_row_and_says_a_sentence_or_what_is_done_instead() -> None:
    codes = [one.code for one in REFUSALS]
    assert codes == sorted(set(codes))
    assert all(one.says or one.instead for one in REFUSALS)


def test_every_code_that_the_program_knows_has_a_row() -> None:
    known = {value for name, value in vars(faults).items() if name.isupper() and isinstance(value, int)}
    codes = {value for value in known if value >= 10_000} | faults.CLOSED | NO_ROOM_FOR_THREADS
    assert len(codes) > 12
    assert codes <= {one.code for one in REFUSALS}


@in_one_test("one", TELLING)
@in_one_test("language", LANGUAGES)
def test_whatever_its_status_a_refusal_is_told_in_every_language(one: Refusal, language: str) -> None:
    say = say_in(language)
    for status in (400, 403, 404):
        assert explain(refused(status, one.code), say) == say(SENTENCES[one.code])


async def test_who_asked_reads_it_and_nothing_is_left_half_done(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await chosen(here, threads=True)
        for one in TELLING:
            with about(named(one)):
                await is_told_and_leaves_nothing(here, one)


async def is_told_and_leaves_nothing(here: World, one: Refusal) -> None:
    before = len(list(here.channel.history()))
    here.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=one.code)
    answer = said(await here["Anna"].slash(here.channel, "chouine"))
    assert say_in("en")(SENTENCES[one.code]) in answer
    assert "went wrong" not in answer
    live = [table for table in here.tables.in_guild(here.guild.id) if table.status is Status.LOBBY]
    if one.code in NO_ROOM_FOR_THREADS:
        assert [table.setup.channel_id for table in live] == [here.channel.id]
    else:
        assert (live, len(list(here.channel.history()))) == ([], before)
    # It is as if that had not been.
    answer = said(await here["Ben"].slash(here.channel, "chouine"))
    assert "is open and you have seat 1" in answer
    assert SENTENCES[one.code] not in answer
    with here.env._bot_scope():
        for table in here.tables.in_guild(here.guild.id):
            await table.stop(0, force=True)
    await here.env.settle()
