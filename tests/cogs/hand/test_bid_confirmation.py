"""People must confirm a contract worth twenty points or more by the table's ladder, unless they chose otherwise."""

from __future__ import annotations

import random
from pathlib import Path

from cogs.games.kleurenwiezen.texts import KleurenwiezenTexts
from cogs.hand.take_action import ASKED_FROM, to_confirm
from engine.games.kleurenwiezen.actions import Bid
from engine.running.table import Table
from engine.table.model.preferences import Person
from engine.table.model.times import Pauses
from tests.about import about
from tests.cogs.forging import pressed
from tests.cogs.games.kleurenwiezen.deals import FOUR, MENU, SHUFFLED, dealing, picks
from tests.cogs.world import World, buttons, components, said, texts, world
from tests.engine.games.kleurenwiezen import deals as kleurenwiezen
from tests.engine.games.kleurenwiezen.deals import GAME, MIXED
from tests.engine.running.support import ANNA, Hour, Process, as_it_was_at, database

TEXTS = KleurenwiezenTexts()

PACK = kleurenwiezen.pack_for(MIXED, 4, "4-5-4")


async def opened(here: World, **options: str) -> Table:
    """A table where Anna speaks first."""
    table = await here.playing(*FOUR, **(SHUFFLED | options))
    assert here.to_move(table) == "Anna"
    return table


def figures(preset: str = "pagat", **changes: str) -> dict[str, int]:
    """The points of each contract that can be bid first."""
    state = kleurenwiezen.deal(kleurenwiezen.match_of(preset, 4, **changes))[0]
    view = GAME.view(state, 1)
    return {str(one): TEXTS.binds_for(view, one) for one in GAME.legal_actions(view)}


# --- By the ladder in force


def test_the_points_are_those_of_the_ladder_in_force() -> None:
    basic = figures()
    assert (basic["pass"], basic["propose S"], basic["grand-misere"]) == (0, 0, 12)
    assert (basic["abondance 10 H"], basic["abondance 11 H"], basic["open-misere"], basic["slam H"]) == (15, 20, 24, 60)
    flemish = figures(preset="flemish")
    assert max(flemish.values()) >= ASKED_FROM > flemish["open-misere"]
    own = figures(ladder="accept 8=8 +3 -3; solo 5=25 +1; grand-misere=19; slam=20")
    assert {name for name, points in own.items() if points >= ASKED_FROM} == {f"slam {suit}" for suit in "SHDC"}


def test_a_deal_that_counts_double_binds_for_double() -> None:
    state, _ = kleurenwiezen.deal(kleurenwiezen.match_of()._replace(passed_out=True), MIXED)
    view = GAME.view(state, 1)
    assert {TEXTS.binds_for(view, one) for one in GAME.legal_actions(view) if str(one).startswith("abondance 9")} == {
        20
    }


def test_the_choice_after_a_troel_is_nobodys_undertaking() -> None:
    state = kleurenwiezen.dealt(kleurenwiezen.THREE_ACES)
    while state.public.phase != "troel":
        state = kleurenwiezen.go(state, f"{GAME.due(state)[0]} pass")
    (seat,) = GAME.due(state)
    view = GAME.view(state, seat)
    choices = GAME.legal_actions(view)
    assert all(isinstance(one, Bid) for one in choices)
    assert [TEXTS.binds_for(view, one) for one in choices] == [0] * 4


# --- By button and menu


async def test_a_slam_from_a_menu_waits_for_a_yes_and_can_be_left(tmp_path: Path) -> None:
    async with world(tmp_path, shuffler=dealing(PACK)) as here:
        table = await opened(here)
        number, anna = table.number, here["Anna"].user
        menu, value = next((one, value) for one, value in picks(here.hand(table, "Anna")) if value.endswith(":slam H"))
        await anna.select(here.hand(table, "Anna"), [value], custom_id=menu)
        asked = here.hand(table, "Anna")
        assert table.number == number
        assert "At this table it is for 60 points." in texts(asked)
        sure, keep = f"sure:{table.id}:{value}", f"keep:{table.id}:"
        assert buttons(asked) == [sure, keep]
        await anna.click(asked, custom_id=keep)
        assert (table.number, picks(here.hand(table, "Anna"))[0][0]) == (number, menu)
        await anna.select(here.hand(table, "Anna"), [value], custom_id=menu)
        await anna.click(here.hand(table, "Anna"), custom_id=sure)
        assert table.number > number
        assert str(table.view(0).auction.highest) == "slam H"  # type: ignore[attr-defined]


async def test_a_menu_asks_in_the_channel_as_well_and_what_binds_for_less_is_said_at_once(tmp_path: Path) -> None:
    async with world(tmp_path, shuffler=dealing(PACK)) as here:
        table = await opened(here)
        number = table.number
        panel = (await here["Anna"].slash(here.channel, "hand")).response
        await here["Anna"].select(panel, [f"{number}:open-misere"], custom_id=picks(panel)[0][0])
        assert table.number == number
        assert "Open misère? At this table it is for 24 points." in texts(panel)
        await here["Anna"].click(panel, custom_id=f"sure:{table.id}:{number}:open-misere")
        assert table.number == number + 1
        ben = here.hand(table, "Ben")
        await here["Ben"].user.click(ben, custom_id=f"act:{table.id}:{table.number}:pass")
        assert table.number == number + 2


async def test_whoever_types_that_they_are_sure_is_not_asked(tmp_path: Path) -> None:
    async with world(tmp_path, shuffler=dealing(PACK)) as here:
        table = await opened(here)
        number = table.number
        await here["Anna"].user.slash("bid", call="slam hearts")
        assert table.number == number
        await here["Anna"].user.slash("bid", call="slam hearts", sure="yes")
        assert table.number > number


async def test_a_yes_that_comes_too_late_is_refused_politely(tmp_path: Path) -> None:
    async with world(tmp_path, shuffler=dealing(PACK)) as here:
        table = await opened(here)
        number = table.number
        panel = (await here["Anna"].slash(here.channel, "hand")).response
        await here["Anna"].select(panel, [f"{number}:open-misere"], custom_id=picks(panel)[0][0])
        typed = (await here["Anna"].user.slash("bid", call="slam hearts")).response
        await here.env.advance_time(91)
        # The clock has passed for Anna, and it is Ben's turn.
        assert here.to_move(table) == "Ben"
        assert not buttons(panel, "sure:")
        moved = table.number
        late = await pressed(here, "Anna", f"sure:{table.id}:{number}:open-misere")
        assert late == "The table has moved on since; use the newest buttons."
        await here["Anna"].user.click(typed, custom_id=f"bind:{table.id}:{number}:slam H")
        assert (texts(typed).strip(), buttons(typed)) == ("It is Ben’s turn, not yours.", [])
        assert table.number == moved


# --- By command


async def test_bid_asks_too_and_says_nothing_until_the_yes(tmp_path: Path) -> None:
    async with world(tmp_path, shuffler=dealing(PACK)) as here:
        table = await opened(here)
        number = table.number
        for private in (False, True):
            options = {"call": "slam hearts"}
            anna = here["Anna"].user if private else here["Anna"]
            answer = await (anna.slash("bid", **options) if private else anna.slash(here.channel, "bid", **options))
            asked = answer.response
            assert table.number == number
            assert "At this table it is for 60 points." in texts(asked)
            assert buttons(asked) == [f"bind:{table.id}:{number}:slam H", f"unsaid:{table.id}:"]
            await anna.click(asked, custom_id=f"unsaid:{table.id}:")
            assert (texts(asked).strip(), buttons(asked)) == ("You have said nothing yet.", [])
        asked = (await here["Anna"].slash(here.channel, "bid", call="slam hearts")).response
        await here["Anna"].click(asked, custom_id=f"bind:{table.id}:{number}:slam H")
        assert texts(asked).strip().startswith("You bid Slam")
        assert table.number > number


async def test_what_the_rules_refuse_is_refused_at_once(tmp_path: Path) -> None:
    async with world(tmp_path, shuffler=dealing(PACK)) as here:
        table = await opened(here)
        await here["Anna"].slash(here.channel, "bid", call="abondance 12 hearts")
        assert said(await here["Anna"].slash(here.channel, "bid", call="troel 8 hearts")).startswith(
            "Nobody bids a Troel"
        )
        assert table.number == 1


# --- As a choice of each person


async def test_whoever_wants_not_to_be_asked_says_it_at_once_by_every_way(tmp_path: Path) -> None:
    async with world(tmp_path, shuffler=dealing(PACK)) as here:
        table = await opened(here)
        number, anna = table.number, here["Anna"]
        shown = (await anna.slash(here.channel, "settings mine", contracts="no")).response
        menus = [one for one in components(shown) if one.get("type") == MENU]
        labels = [option["label"] for one in menus for option in one["options"] if option.get("default")]
        assert "When you bid 20 points or more: you say it at once" in labels
        hand = here.hand(table, "Anna")
        await anna.user.select(hand, [f"{number}:open-misere"], custom_id=picks(hand)[0][0])
        assert table.number == number + 1
        assert (await here.tables.person(here["Ben"].id)).confirms_contracts is None


async def test_everybody_is_asked_who_chose_nothing_else(tmp_path: Path) -> None:
    async with world(tmp_path, shuffler=dealing(PACK)) as here:
        table = await opened(here)
        for chosen in (
            None,
            True,
            False,
        ):
            with about(chosen):
                # Sixty points, and twenty exactly.
                for contract in ("slam H", "abondance 11 H"):
                    asked = to_confirm(table, 1, Person(1, confirms_contracts=chosen), contract)
                    assert (asked is None) is (chosen is False)
                assert to_confirm(table, 1, Person(1, confirms_contracts=chosen), "abondance 9 H") is None
                assert to_confirm(table, 2, Person(1, confirms_contracts=chosen), "slam H") is None


async def test_people_of_a_database_of_yesterday_are_asked_and_keep_all_they_chose(tmp_path: Path) -> None:
    url = database(tmp_path)
    first = await Process.start(url, Hour(), random.Random(1), Pauses(0, 0, 0.7))
    await first.tables.change_person(ANNA, lambda _: Person(ANNA, sorting="rank", confirms=True))
    await first.close()
    as_it_was_at("0008", tmp_path / "cards.sqlite3")
    again = await Process.start(url, Hour(), random.Random(1), Pauses(0, 0, 0.7))
    assert await again.tables.person(ANNA) == Person(ANNA, sorting="rank", confirms=True)
    await again.tables.change_person(ANNA, lambda _: Person(ANNA, confirms_contracts=False))
    await again.close()
    last = await Process.start(url, Hour(), random.Random(1), Pauses(0, 0, 0.7))
    assert (await last.tables.person(ANNA)).confirms_contracts is False
    await last.close()
