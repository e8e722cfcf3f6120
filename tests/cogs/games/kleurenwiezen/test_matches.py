"""Whole matches: by commands only, by buttons and menus only, and what everyone sees while hands lie open."""

from __future__ import annotations

import random
from pathlib import Path

from engine.games.kleurenwiezen.actions import KleurenwiezenPhase
from engine.table.model.status import Status
from tests.about import about
from tests.cogs.apart import apart
from tests.cogs.games.kleurenwiezen.deals import FOUR, SHUFFLED, dealing, picks, press_all, recorded
from tests.cogs.world import World, alternatives, buttons, said, texts, world

SPEAKING = (KleurenwiezenPhase.AUCTION, KleurenwiezenPhase.TROEL, KleurenwiezenPhase.DOUBLE)

SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


async def command(here: World, turn: int) -> None:
    """Whoever is on turn takes something from a completed list by its name; passes are rare."""
    table = here.tables.in_guild(here.guild.id)[-1]
    one = here[here.to_move(table)]
    verb, option = ("bid", "call") if table.view(0).phase in SPEAKING else ("play", "card")
    choices = [choice["name"] for choice in await one.autocomplete(here.channel, verb, option, "")]
    assert 0 < len(choices) <= 25
    sure = [name for name in choices if "…" not in name]
    number = table.number
    answer = said(await one.slash(here.channel, verb, **{option: sure[turn % len(sure)]}))
    assert answer.strip().startswith("You ")
    assert table.number > number


async def test_a_match_of_four_deals_is_played_by_commands_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        # Whatever is dealt: nobody asks back before a dear contract.
        await here["Anna"].slash(here.channel, "settings mine", contracts="no")
        table = await here.playing("Anna", game="kleurenwiezen", variant="pagat", rules="deals=4", language="en")
        turn = 0
        while table.status is Status.PLAYING:
            if table.deal == 1:
                await command(here, turn)
                turn += 1
            else:
                await here.play_on(table, random.Random(1))
        assert table.status is Status.OVER
        history = [texts(one) for one in here.channel.history()]
        counted = [text for text in history if "Points: " in text and "**Deal " in text]
        assert len(counted) == 4
        assert sum(table.score) == 0
        assert " the match after " in history[-1] or "share the match" in history[-1]


async def test_deals_that_are_thrown_in_do_not_count(tmp_path: Path) -> None:
    """docs/rules/kleurenwiezen.md: a match is over after `deals` deals, those thrown in not counted."""
    async with world(tmp_path) as here:
        rules = "deals=4 troel=off shuffle=yes"
        table = await here.playing(*FOUR, game="kleurenwiezen", variant="pagat", rules=rules, language="en")
        async with here.announcer.deal_by_deal():
            while table.status is Status.PLAYING:
                seat = table.actors[0]
                legal = [str(one) for one in table.legal(seat)]
                # A slam that fails is settled soon.
                action = "slam H" if "slam H" in legal and table.deal > 1 else legal[0]
                await table.act(here[here.name_on(table, seat)].id, action, None)
        await here.bot.announcer.all_shown(table)
        await here.env.settle()
        assert table.deal == 5
        end = list(here.channel.history())[-1]
        assert "level after 4 deals and share the match!" in texts(end)
        assert any("4 deals" in (one.description or "") for one in end.attachments)


async def test_a_match_is_played_by_buttons_and_menus_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", game="kleurenwiezen", variant="gerver", rules="deals=4", language="en")
        picked = turn = 0
        while table.deal == 1:
            name = here.to_move(table)
            hand = here.hand(table, name)
            offered = picks(hand)
            turn += 1
            if offered and not picked:
                picked += 1
                menu, value = offered[0]
                await here[name].user.select(hand, [value], custom_id=menu)
            else:
                possible = buttons(hand, "sure") or buttons(hand, "act")
                await here[name].user.click(hand, custom_id=possible[turn % len(possible)])
        assert picked
        await here.play_on(table, random.Random(1))
        assert table.status is Status.OVER
        assert sum(table.score) == 0


async def test_open_hands_lie_before_everybody_from_the_second_trick_on(tmp_path: Path) -> None:
    """kleurenwiezen.txt, "Open Misère": the cards lie face up at the end of the first trick."""
    async with apart(tmp_path, shuffler=dealing(recorded("kleurenwiezen-example-7").pack)) as here:
        table = await here.playing(*FOUR, variant="pagat", rules="shuffle=yes")
        for name, action in zip(FOUR, ("open-misere", "pass", "pass", "pass"), strict=True):
            await table.act(here.id_of(name), action, None)
        assert "Face up" not in texts(await here.board(table))
        while not sum(table.view(0).tricks):
            await here.press(table)
        board = texts(await here.board(table))
        shown = board.split("Face up, Anna: ")[1].split("\n")[0]
        assert shown.count("**") == 2 * len(table.view(1).hand) == 24
        assert {str(card.suit) for card in table.view(1).hand} == {SUITS[one] for one in shown if one in SUITS}
        name = here.to_move(table)
        assert "Open hand of Anna: " in alternatives(here.hand(table, name)) or name == "Anna"
        assert "Face up" not in texts(here.hand(table, "Anna"))


async def test_only_the_last_trick_may_be_looked_at(tmp_path: Path) -> None:
    deal = recorded("kleurenwiezen-example-7")
    async with world(tmp_path, shuffler=dealing(deal.pack)) as here:
        table = await here.playing(*FOUR, **SHUFFLED, language="en")
        last = f"last:{table.id}:"
        assert "No trick" in said(await here["Anna"].click(here.board(table), custom_id=last))
        await press_all(here, table, deal.lines[:17])
        shown = said(await here["Anna"].click(here.board(table), custom_id=last))
        assert "Last trick, taken by **Chloé**" in shown
        assert all(f"<:{index}_" in shown for index in ("K", "2", "A", "3"))
        await press_all(here, table, deal.lines[17:21])
        assert not any(one.startswith("tricks:") for one in buttons(here.board(table)))
        shown = said(await here["Ben"].click(here.board(table), custom_id=last))
        assert "_spades_" in shown
        assert "_clubs_" not in shown


async def test_every_variant_opens_and_bids(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for preset in (
            "flemish",
            "wallonia",
            "whisthub",
            "classic",
        ):
            with about(preset):
                table = await here.playing("Anna", game="kleurenwiezen", variant=preset, language="en")
                for turn in range(2):
                    await command(here, turn)
                assert table.status is Status.PLAYING
                await table.stop(here["Anna"].id, force=True)
