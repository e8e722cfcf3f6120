"""Who may sit where, and why not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from engine.core.chance.seating import DrawnBy
from engine.core.errors import UnknownChoice
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import LobbyChanged, SeatChanged, Started, Stopped
from engine.table.model.people import Occupant
from engine.table.model.setup import Access
from engine.table.model.status import Status, Stop, StopKind
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, EVA, NAMES, Process, act_somehow, user_to_move
from tests.engine.running.test_clock import until_away


def names(table: Table) -> list[str | None]:
    return [one.name if one else None for one in table.seats]


async def refusal(attempt: Awaitable[object]) -> Refusal:
    """The reason for refusing this."""
    with pytest.raises(Refused) as refused:
        await attempt
    return refused.value.reason


async def test_the_host_sits_on_seat_1_of_a_new_table(process: Process) -> None:
    table = await process.open()
    assert (table.id, table.status, table.number) == (1, Status.LOBBY, 0)
    assert names(table) == ["Anna", None, None, None]
    assert process.notebook.of(LobbyChanged)


async def test_people_sit_down_on_the_first_empty_seat_or_the_one_they_name(process: Process) -> None:
    table = await process.open()
    await table.sit(BRAM, "Bram", 3)
    await table.sit(CHLOE, "Chloé")
    assert names(table) == ["Anna", "Chloé", "Bram", None]


async def test_who_sits_may_move_to_an_empty_seat(process: Process) -> None:
    table = await process.open()
    await table.sit(ANNA, "Anna", 4)
    assert names(table) == [None, None, None, "Anna"]


async def test_a_name_is_kept_as_it_is_but_for_what_would_act_on_the_text_around_it(process: Process) -> None:
    table = await process.open()
    await table.sit(BRAM, 'Jos|\u202e\U0001f0cf"\n' + "x" * 200)
    assert names(await (await process.another()).tables.find(table.id))[1] == 'Jos|\U0001f0cf" ' + "x" * 200


async def test_a_computer_gets_a_name_of_its_own(process: Process) -> None:
    table = await process.open()
    for _ in range(3):
        await table.add_computer(ANNA, player="random")
    assert len(set(names(table))) == 4
    assert {one.player for one in table.seats[1:] if one} == {"random"}


async def test_an_unknown_computer_player_is_answered_with_those_there_are(process: Process) -> None:
    table = await process.open()
    with pytest.raises(UnknownChoice, match="possible: random, easy, normal, simple, strong"):
        await table.add_computer(ANNA, player="deep-blue")
    assert names(table) == ["Anna", None, None, None]


async def test_the_host_swaps_seats_with_somebody_or_nobody(process: Process) -> None:
    table = await process.open()
    await table.sit(BRAM, "Bram")
    await table.swap(ANNA, 1, 2)
    await table.swap(ANNA, 1, 4)
    assert names(table) == [None, "Anna", None, "Bram"]


async def test_the_host_removes_a_person_or_a_computer(process: Process) -> None:
    table = await process.open()
    await table.sit(BRAM, "Bram")
    await table.add_computer(ANNA)
    await table.remove(ANNA, 2)
    await table.remove(ANNA, 3)
    assert names(table) == ["Anna", None, None, None]


async def test_only_the_invited_sit_down_at_a_closed_table(process: Process) -> None:
    table = await process.open(access=Access.INVITED, invited=[BRAM])
    await table.sit(BRAM, "Bram")
    assert await refusal(table.sit(CHLOE, "Chloé")) is Refusal.NOT_INVITED
    await table.invite(ANNA, [CHLOE])
    await table.sit(CHLOE, "Chloé")
    assert table.setup.invited == {BRAM, CHLOE}


async def test_the_host_may_open_a_closed_table_and_close_it_again(process: Process) -> None:
    table = await process.open(access=Access.INVITED)
    await table.set_access(ANNA, Access.OPEN)
    await table.sit(BRAM, "Bram")
    await table.set_access(ANNA, Access.INVITED)
    assert await refusal(table.sit(CHLOE, "Chloé")) is Refusal.NOT_INVITED
    assert (await process.another()).tables.get(table.id).setup.access is Access.INVITED


@pytest.mark.parametrize("playing", [False, True])
async def test_a_table_speaks_another_language_before_and_during_a_match_and_still_after_a_restart(
    process: Process, playing: bool
) -> None:
    table = await (process.started() if playing else process.open())
    await table.speak("nl")
    assert table.setup.language == "nl"
    assert (await process.another()).tables.get(table.id).setup.language == "nl"


async def test_the_host_changes_options_before_the_start(process: Process) -> None:
    table = await process.open()
    await table.configure(ANNA, {"lines": "7"})
    assert dict(table.setup.options.values())["lines"] == "7"
    assert (await process.another()).tables.get(table.id).setup.options == table.setup.options
    with pytest.raises(UnknownChoice, match="lines"):
        await table.configure(ANNA, {"lines": "21"})


async def test_a_host_who_leaves_passes_on_to_the_next_person(process: Process) -> None:
    table = await process.open()
    await table.add_computer(ANNA)
    await table.sit(CHLOE, "Chloé", 3)
    await table.sit(BRAM, "Bram", 4)
    await table.leave(ANNA)
    assert table.setup.host_id == CHLOE
    assert names(table)[0] is None
    await table.leave(CHLOE)
    assert table.setup.host_id == BRAM


async def test_a_table_stops_when_the_last_person_leaves_the_lobby(process: Process) -> None:
    table = await process.open()
    await table.add_computer(ANNA)
    await table.leave(ANNA)
    assert table.status is Status.STOPPED
    assert process.notebook.of(Stopped) == [Stopped(Stop(StopKind.EMPTY))]
    assert process.tables.in_channel(table.setup.channel_id) == ()


async def test_the_host_and_whoever_may_force_it_stop_a_table(process: Process) -> None:
    first, second = await process.open(), await process.open()
    await first.stop(ANNA)
    await second.stop(EVA, True, "Eva", " It\nis  late ")
    assert (first.status, second.status) == (Status.STOPPED, Status.STOPPED)
    assert process.notebook.of(Stopped) == [
        Stopped(Stop(StopKind.HOST, ANNA, "Anna")),
        Stopped(Stop(StopKind.MANAGER, EVA, "Eva", "It is late")),
    ]


Attempt = Callable[[Table], Awaitable[object]]
IN_THE_LOBBY: dict[str, tuple[Attempt, Refusal]] = {
    "sit twice": (lambda t: t.sit(ANNA, "Anna"), Refusal.ALREADY_SEATED),
    "sit on one's own seat": (lambda t: t.sit(ANNA, "Anna", 1), Refusal.ALREADY_SEATED),
    "sit on a person": (lambda t: t.sit(CHLOE, "Chloé", 2), Refusal.SEAT_TAKEN),
    "sit on a computer": (lambda t: t.sit(CHLOE, "Chloé", 3), Refusal.SEAT_TAKEN),
    "sit on seat 0": (lambda t: t.sit(CHLOE, "Chloé", 0), Refusal.NO_SUCH_SEAT),
    "sit on seat 5": (lambda t: t.sit(CHLOE, "Chloé", 5), Refusal.NO_SUCH_SEAT),
    "leave without a seat": (lambda t: t.leave(CHLOE), Refusal.NOT_SEATED),
    "a guest adds a computer": (lambda t: t.add_computer(BRAM), Refusal.NOT_HOST),
    "a computer on a person": (lambda t: t.add_computer(ANNA, 2), Refusal.SEAT_TAKEN),
    "a guest removes": (lambda t: t.remove(BRAM, 3), Refusal.NOT_HOST),
    "remove nobody": (lambda t: t.remove(ANNA, 4), Refusal.SEAT_EMPTY),
    "remove seat 9": (lambda t: t.remove(ANNA, 9), Refusal.NO_SUCH_SEAT),
    "a guest swaps": (lambda t: t.swap(BRAM, 1, 2), Refusal.NOT_HOST),
    "swap seat 5": (lambda t: t.swap(ANNA, 1, 5), Refusal.NO_SUCH_SEAT),
    "swap nobody with nobody": (lambda t: t.swap(ANNA, 4, 4), Refusal.SEAT_EMPTY),
    "a guest invites": (lambda t: t.invite(BRAM, [EVA]), Refusal.NOT_HOST),
    "a guest changes options": (lambda t: t.configure(BRAM, {"lines": "7"}), Refusal.NOT_HOST),
    "a guest lets everyone in": (lambda t: t.set_access(BRAM, Access.OPEN), Refusal.NOT_HOST),
    "a guest starts": (lambda t: t.start(BRAM), Refusal.NOT_HOST),
    "start with an empty seat": (lambda t: t.start(ANNA), Refusal.SEATS_EMPTY),
    "a guest stops": (lambda t: t.stop(BRAM), Refusal.NOT_HOST),
    "offer": (lambda t: t.offer(ANNA), Refusal.NOT_STARTED),
    "take an offer": (lambda t: t.take_over(EVA, "Eva", 3), Refusal.NOT_STARTED),
    "act": (lambda t: t.act(ANNA, "accept", None), Refusal.NOT_STARTED),
    "next deal": (lambda t: t.next_deal(ANNA), Refusal.NOT_STARTED),
    "come back": (lambda t: t.back(ANNA), Refusal.NOT_STARTED),
    "record": (lambda t: t.record(), Refusal.NOT_STARTED),
}


@pytest.mark.parametrize("what", IN_THE_LOBBY)
async def test_the_lobby_refuses_and_nothing_changes(process: Process, what: str) -> None:
    table = await process.open()
    await table.sit(BRAM, "Bram")
    await table.add_computer(ANNA)
    before, told = (table.setup, table.seats, table.status), len(process.notebook.news)
    attempt, reason = IN_THE_LOBBY[what]
    assert await refusal(attempt(table)) is reason
    assert (table.setup, table.seats, table.status) == before
    assert len(process.notebook.news) == told


async def test_a_full_table_takes_nobody_and_no_computer(process: Process) -> None:
    table = await process.open()
    for guest in (BRAM, CHLOE, DAAN):
        await table.sit(guest, NAMES[guest])
    assert await refusal(table.sit(EVA, "Eva")) is Refusal.TABLE_FULL
    assert await refusal(table.add_computer(ANNA)) is Refusal.TABLE_FULL


IN_PLAY: dict[str, tuple[Attempt, Refusal]] = {
    "sit": (lambda t: t.sit(EVA, "Eva"), Refusal.ALREADY_STARTED),
    "add a computer": (lambda t: t.add_computer(ANNA), Refusal.ALREADY_STARTED),
    "remove a computer": (lambda t: t.remove(ANNA, 3), Refusal.ALREADY_STARTED),
    "a guest removes": (lambda t: t.remove(BRAM, 1), Refusal.NOT_HOST),
    "swap": (lambda t: t.swap(ANNA, 1, 2), Refusal.ALREADY_STARTED),
    "start": (lambda t: t.start(ANNA), Refusal.ALREADY_STARTED),
    "change options": (lambda t: t.configure(ANNA, {"lines": "7"}), Refusal.ALREADY_STARTED),
    "offer another's seat": (lambda t: t.offer(EVA), Refusal.NOT_SEATED),
    "take what is not offered": (lambda t: t.take_over(EVA, "Eva", 2), Refusal.NOT_OFFERED),
    "take a second seat": (lambda t: t.take_over(BRAM, "Bram", 3), Refusal.ALREADY_SEATED),
    "come back from nowhere": (lambda t: t.back(ANNA), Refusal.NOT_AWAY),
    "deal in a deal": (lambda t: t.next_deal(ANNA), Refusal.DEAL_GOES_ON),
    "deal as a stranger": (lambda t: t.next_deal(EVA), Refusal.NOT_SEATED),
    "act as a stranger": (lambda t: t.act(EVA, "accept", None), Refusal.NOT_SEATED),
}


@pytest.mark.parametrize("what", IN_PLAY)
async def test_the_match_refuses_and_nothing_changes(process: Process, what: str) -> None:
    table = await process.started([ANNA, BRAM])
    before, told = (table.setup, table.seats, table.number), len(process.notebook.news)
    attempt, reason = IN_PLAY[what]
    assert await refusal(attempt(table)) is reason
    assert (table.setup, table.seats, table.number) == before
    assert len(process.notebook.news) == told


ALWAYS: tuple[Attempt, ...] = (
    lambda t: t.sit(EVA, "Eva"),
    lambda t: t.leave(ANNA),
    lambda t: t.add_computer(ANNA),
    lambda t: t.remove(ANNA, 2),
    lambda t: t.swap(ANNA, 1, 2),
    lambda t: t.invite(ANNA, [EVA]),
    lambda t: t.configure(ANNA, {"lines": "7"}),
    lambda t: t.set_access(ANNA, Access.OPEN),
    lambda t: t.speak("nl"),
    lambda t: t.start(ANNA),
    lambda t: t.stop(ANNA),
    lambda t: t.offer(ANNA),
    lambda t: t.take_over(EVA, "Eva", 2),
    lambda t: t.act(ANNA, "accept", None),
    lambda t: t.next_deal(ANNA),
    lambda t: t.back(ANNA),
)


async def test_a_table_that_has_ended_refuses_everything(process: Process) -> None:
    table = await process.started()
    await table.stop(ANNA)
    assert {await refusal(attempt(table)) for attempt in ALWAYS} == {Refusal.TABLE_OVER}


@pytest.mark.parametrize("way", DrawnBy)
async def test_partners_are_drawn_as_the_table_wants_and_the_draw_stays_known(process: Process, way: DrawnBy) -> None:
    table = await process.started([ANNA, BRAM, CHLOE, DAAN], seats_by=way.value)
    drawn = table.drawn
    assert drawn is not None
    assert table.drawn_names == ("Anna", "Bram", "Chloé", "Daan")
    assert names(table) == [table.drawn_names[person] for person in drawn.seats]
    assert table.view(0).dealer == 1
    assert process.notebook.of(Started) == [Started(drawn)]
    again = (await process.another()).tables.get(table.id)
    assert (again.drawn, again.drawn_names, again.seats) == (drawn, table.drawn_names, table.seats)


async def test_without_a_draw_everyone_stays_and_any_seat_may_deal_first(process: Process) -> None:
    tables = [await process.started([ANNA, BRAM, CHLOE, DAAN]) for _ in range(20)]
    assert {tuple(names(table)) for table in tables} == {("Anna", "Bram", "Chloé", "Daan")}
    assert {table.view(0).dealer for table in tables} == {1, 2, 3, 4}


async def test_a_computer_takes_over_from_who_leaves_and_the_seat_may_be_taken(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    await table.leave(BRAM)
    substitute = table.occupant(2)
    assert substitute is not None
    assert (substitute.is_person, substitute.offered) == (False, True)
    assert process.notebook.of(SeatChanged) == [SeatChanged(2)]
    await table.take_over(EVA, "Eva", 2)
    assert table.occupant(2) == Occupant("Eva", EVA)
    assert await refusal(table.act(BRAM, "accept", None)) is Refusal.NOT_SEATED


async def test_a_computer_takes_over_from_who_is_removed(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    await until_away(process, table, BRAM)
    await table.remove(ANNA, 2)
    substitute = table.occupant(2)
    assert substitute is not None
    assert (substitute.is_person, substitute.offered) == (False, True)


async def test_an_offer_can_be_taken_back_and_taken_up_by_one_only(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    await table.offer(BRAM)
    await table.offer(BRAM)
    assert await refusal(table.take_over(EVA, "Eva", 2)) is Refusal.NOT_OFFERED
    await table.offer(BRAM)
    await table.take_over(EVA, "Eva", 2)
    assert await refusal(table.take_over(CHLOE, "Chloé", 2)) is Refusal.NOT_OFFERED
    assert table.seat_of(EVA) == 2
    assert table.seat_of(BRAM) is None


async def test_only_the_invited_take_an_offered_seat_at_a_closed_table(process: Process) -> None:
    table = await process.started([ANNA], access=Access.INVITED)
    await table.offer(ANNA)
    assert await refusal(table.take_over(EVA, "Eva", 1)) is Refusal.NOT_INVITED


async def test_who_takes_the_seat_of_the_host_becomes_host(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    await table.offer(ANNA)
    await table.take_over(EVA, "Eva", 1)
    assert table.setup.host_id == EVA


async def test_a_match_passes_to_the_next_host_and_stops_with_the_last_person(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    await table.leave(ANNA)
    assert (table.setup.host_id, table.status) == (BRAM, Status.PLAYING)
    await table.leave(BRAM)
    assert table.status is Status.STOPPED
    assert process.notebook.of(Stopped) == [Stopped(Stop(StopKind.EMPTY))]


async def test_the_next_host_is_someone_who_is_there_rather_than_someone_away(slow: Process) -> None:
    table = await slow.started([ANNA, BRAM, CHLOE, DAAN], turn_seconds=60)
    while BRAM not in {one.user_id for one in table.seats if one and one.away}:
        if user_to_move(table) in (BRAM, None):
            await slow.passes(60)
        else:
            await act_somehow(table)
    await table.leave(ANNA)
    assert table.setup.host_id == CHLOE
    await table.leave(CHLOE)
    await table.leave(DAAN)
    assert table.setup.host_id == BRAM


async def test_there_is_no_table_that_was_never_opened(process: Process) -> None:
    with pytest.raises(Refused) as refused:
        process.tables.get(1)
    assert refused.value.reason is Refusal.NO_SUCH_TABLE
    assert await refusal(process.tables.find(1)) is Refusal.NO_SUCH_TABLE
