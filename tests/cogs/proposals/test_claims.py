"""Fair company on Discord: claiming, giving up, taking back, and what spectators can do."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cogs.messages.buttons import table_button
from cogs.messages.layout import page
from cogs.proposals.claims import what_it_means
from engine.core.cards import Card
from engine.running.table import Table
from engine.table.model.status import Status
from locales import LANGUAGES, say_in
from rendering import look_of
from tests.about import about
from tests.cogs.acting import act
from tests.cogs.app.test_commands import speaking
from tests.cogs.forging import pressed
from tests.cogs.games.kleurenwiezen.deals import FOUR, SHUFFLED, dealing, recorded
from tests.cogs.world import (
    WAITING,
    World,
    buttons,
    from_panel,
    panel,
    posted,
    said,
    texts,
    world,
)
from tests.engine.games.couillon import deals as couillon
from tests.locales.typography import spaced

SURE = ("AS KS QS AH", "JS 9D TD KH", "QH JH KD QC", "QD JD JC TC")
DOUBT = ("AS KS QS KH", "JS 9D TD AH", "QH JH KD QC", "QD JD JC TC")
FINGERPRINT = re.compile(r"[0-9a-f]{64}")
REST = "9S TS TH 9H AD AC KC 9C"
OUT = "9S TS AH 9H AD AC KC 9C"
FIRST_TRICK = ("accept", "play AS", "play JS", "play QH", "play QD")
SECOND_TRICK = ("play KS", "play 9D", "play KD", "play JD")


def pack(hands: Sequence[str], rest: str = REST) -> tuple[Card, ...]:
    """Spades are turned up; Anna has four cards to lead from, Ben and Dirk play against her."""
    return couillon.pack_for(couillon.match_of("couillon"), hands, rest)


@asynccontextmanager
async def after_a_trick(
    folder: Path, hands: Sequence[str], *, rest: str = REST, back: int = 0, language: str = "en"
) -> AsyncIterator[tuple[World, Table]]:
    """Anna has won the first trick, and leads with three cards left."""
    shuffler = dealing(pack(hands, rest))
    async with world(folder, pauses=WAITING, shuffler=shuffler) as here:
        table = await here.playing(*FOUR, language=language, **{"take-back": back})
        await act(here, table, *FIRST_TRICK)
        assert here.to_move(table) == "Anna"
        yield here, table


async def test_a_certain_claim_is_played_out_at_once_and_told_once(tmp_path: Path) -> None:
    async with after_a_trick(tmp_path, SURE, language="nl") as (here, table):
        before = len(here.channel.history())
        assert buttons(await panel(here, table, "Ben"), "claim:") == [], "it is for whose turn it is"
        assert "The rest was played out" in said(await from_panel(here, table, "Anna", "claim"))
        assert table.result is not None
        assert table.result.tricks == (4, 0, 0, 0)
        new = posted(here)[before:]
        assert "De rest is voor Anna" in new[0]
        assert all(card in new[0] for card in ("H♠", "V♠", "A♥"))
        assert len(new) == 2, "this and the slate of the deal"
        assert "Uitgespeeld" in texts(here.board(table))
        assert "over already" in said(await here["Anna"].slash(here.channel, "claim"))


async def test_another_claim_asks_first_then_shows_the_cards_and_takes_the_word_of_the_opponents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="de", ben="de", chloé="de", dirk="de")
    async with after_a_trick(tmp_path, DOUBT, language="fr") as (here, table):
        before, number = posted(here), table.number
        asked = await from_panel(here, table, "Anna", "claim")
        assert "nicht sicher" in said(asked)
        await here["Anna"].click(asked.response, custom_id=f"playhere:{table.id}:")
        assert (table.proposal, posted(here)) == (None, before), "nobody else has heard of it"
        asked = await from_panel(here, table, "Anna", "claim")
        await here["Anna"].click(asked.response, custom_id=buttons(asked.response, "showask")[0])
        message = here.message(*table.message_ids["motion"])
        assert spaced("Anna dit : le reste est à moi") in texts(message)
        assert all(card in texts(message) for card in ("R♠", "D♠", "R♥"))
        consent, refuse = buttons(message, "consent")[0], buttons(message, "refuse")[0]
        assert "Diesmal antworten andere" in said(await here["Chloé"].click(message, custom_id=consent))
        await here["Ben"].click(message, custom_id=consent)
        await here["Dirk"].click(message, custom_id=refuse)
        assert (table.number, table.proposal) == (number, None)
        assert "Dirk n’est pas d’accord" in posted(here)[-1]
        assert "R♥" in posted(here)[-1], "what was shown stays known"
        assert "schon gefragt" in said(await here["Anna"].slash(here.channel, "claim"))
        assert not buttons(await panel(here, table, "Anna"), "claim:")
        # The next trick again, by commands only.
        for action in SECOND_TRICK:
            await here.press(table, action)
        assert "sehen deine Karten" in said(await here["Anna"].slash(here.channel, "claim", show="yes"))
        for name in ("Ben", "Dirk"):
            await here[name].slash(here.channel, "answer", answer="yes")
        assert table.result is not None
        assert any("Le reste va à Anna" in text for text in posted(here)[-3:])


async def test_while_a_claim_is_asked_no_computer_decides_and_then_the_time_is_the_right_one_again(
    tmp_path: Path,
) -> None:
    ways = ("nobody answers", "somebody says no", "a card is played")
    async with world(tmp_path, pauses=WAITING, shuffler=dealing(*[pack(DOUBT)] * len(ways))) as here:
        for how in ways:
            with about(how):
                table = await here.playing(*FOUR)
                await act(here, table, *FIRST_TRICK)
                assert here.to_move(table) == "Anna"
                await time_stands_still_for_a_claim(here, table, how)
                await table.stop(here["Anna"].id, force=True)


async def time_stands_still_for_a_claim(here: World, table: Table, how: str) -> None:
    turn = table.setup.turn_seconds
    await here.env.advance_time(turn - 5)
    decides = f"the computer decides <t:{int(table.deadline or 0)}:R>"
    assert decides in texts(here.board(table))
    await here["Anna"].slash(here.channel, "claim", show="yes")
    until = f"<t:{int(table.deadline or 0)}:R>"
    board, asked = texts(here.board(table)), texts(here.message(*table.message_ids["motion"]))
    assert "computer decides" not in board
    assert f"’s turn · others are asked first; without an answer, play goes on {until}" in board
    assert f"Without an answer, play goes on {until}." in asked
    mine = texts((await here["Anna"].slash(here.channel, "my-tables")).response)
    assert "your turn" in mine
    assert "the computer decides" not in mine
    number = table.number
    match how:
        case "nobody answers":
            await here.env.advance_time(turn)
        case "somebody says no":
            await here["Ben"].slash(here.channel, "answer", answer="no")
        case _:
            await here.press(table, "play KS")
            number += 1
    assert (table.number, table.proposal) == (number, None)
    assert table.deadline == here.tables._services.now() + turn
    assert f"the computer decides <t:{int(table.deadline)}:R>" in texts(here.board(table))
    await here.env.advance_time(turn)
    assert table.number > number, "now it does"


async def test_a_computer_that_does_not_agree_is_said_to_whoever_claimed_and_play_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING, shuffler=dealing(pack(DOUBT))) as here:
        table = await here.playing("Anna")
        for action in FIRST_TRICK[:2]:
            await here.press(table, action)
        number, deal = table.number, table.deal
        answer = said(await here["Anna"].slash(here.channel, "claim", show="yes"))
        assert answer.startswith("A computer does not agree")
        assert (table.number, table.deal, table.proposal, table.result) == (number, deal, None, None)


async def test_asking_tells_nothing_of_hidden_cards(tmp_path: Path) -> None:
    told = []
    # The ace of hearts decides whether the claim holds: Ben has it, or nobody does.
    for folder, hands, rest in (("held", DOUBT, REST), ("out", (DOUBT[0], "JS 9D TD TH", *DOUBT[2:]), OUT)):
        (tmp_path / folder).mkdir()
        async with after_a_trick(tmp_path / folder, hands, rest=rest) as (here, _):
            asked = await here["Anna"].slash(here.channel, "claim")
            # The fingerprint of a match is another each time.
            shown = [FINGERPRINT.sub("", one) for one in posted(here)]
            told.append((said(asked), shown, [one.content for one in here.channel.history()]))
    assert told[0] == told[1]


async def test_a_deal_is_given_up_once_the_partner_agrees(tmp_path: Path) -> None:
    async with after_a_trick(tmp_path, DOUBT, language="de") as (here, table):
        assert "when it is your turn" in said(await here["Ben"].slash(here.channel, "concede", sure="yes"))
        asked = await from_panel(here, table, "Anna", "concede")
        assert "Give up this deal?" in said(asked)
        await here["Anna"].click(asked.response, custom_id=buttons(asked.response, "giveup")[0])
        message = here.message(*table.message_ids["motion"])
        assert "Anna möchte dieses Spiel aufgeben" in texts(message)
        await here["Chloé"].click(message, custom_id=buttons(message, "refuse")[0])
        assert "Chloé will nicht mit Anna aufgeben" in posted(here)[-1]
        for action in SECOND_TRICK:
            await here.press(table, action)
        await here["Anna"].slash(here.channel, "concede", sure="yes")
        await here["Chloé"].slash(here.channel, "answer", answer="yes")
        assert table.result is not None
        assert any("Die übrigen Stiche gehen an Ben & Dirk" in text for text in posted(here)[-3:])


GIVEN_UP = {
    "en": ("Then Grand misère is lost.", "Anna gives up: Grand misère is lost."),
    "nl": ("Dan is Grote miserie verloren.", "Anna geeft op: Grote miserie is verloren."),
    "fr": ("Grande misère : c’est alors perdu.", "Anna abandonne : Grande misère, c’est perdu."),
    "de": ("Dann ist Große Misere verloren.", "Anna gibt auf: Große Misere ist verloren."),
}


def plain(text: str) -> str:
    """The text without stars, the signs around names, and non-breaking spaces."""
    return re.sub("[*\u2068\u2069]", "", text).replace("\u202f", " ").replace("\xa0", " ")


async def test_a_misere_given_up_is_told_as_lost_before_and_after_it_is(tmp_path: Path) -> None:
    packs = [recorded("kleurenwiezen-example-8").pack] * len(LANGUAGES)
    async with world(tmp_path, pauses=WAITING, shuffler=dealing(*packs)) as here:
        for language in LANGUAGES:
            with about(language):
                table = await here.playing(*FOUR, language=language, **SHUFFLED)
                async with here.announcer.deal_by_deal():
                    await table.act(here["Anna"].id, "grand-misere", None)
                    while str(table.view(0).phase) == "auction":
                        await table.act(here[here.to_move(table)].id, "pass", None)
                before, after = GIVEN_UP[language]
                asked = await here["Anna"].slash(here.channel, "concede")
                say = say_in(language)
                assert plain(what_it_means(table, 1, say)) == before
                assert "Then" in said(asked)
                await here["Anna"].slash(here.channel, "concede", sure="yes")
                assert any(after in plain(text) for text in posted(here)[-3:])
                assert table.result is not None
                assert table.result.delta[0] < 0
                await table.stop(here["Anna"].id, force=True)


async def test_a_misclick_is_taken_back_from_the_hand_or_by_command_and_nobody_hears_which_card(tmp_path: Path) -> None:
    async with after_a_trick(tmp_path, DOUBT, language="nl", back=15) as (here, table):
        before = table.view(1)
        await here.press(table, "play KH")
        undo = f"undo:{table.id}:{table.number}"
        assert buttons(here.hand(table, "Anna"), "undo") == [undo]
        assert not any(buttons(here.hand(table, name), "undo") for name in FOUR[1:])
        await here["Anna"].user.click(here.hand(table, "Anna"), custom_id=undo)
        assert table.view(1) == before
        board = here.board(table)
        assert "Anna heeft de laatste beurt teruggenomen" in texts(board)
        assert "H♥" not in texts(board)
        assert buttons(here.hand(table, "Anna"), "undo") == []
        await here.press(table, "play KS")
        assert "nothing you can take back" in said(await here["Anna"].slash(here.channel, "undo")), "once a turn"
        await here.press(table)
        assert "take back now" in said(await here["Anna"].slash(here.channel, "undo")), "Ben has acted"
        assert "it is your turn again" in said(await here["Ben"].slash(here.channel, "undo"))
        assert here.to_move(table) == "Ben"
        await here.press(table)
        name = here.to_move(table)
        await here.press(table)
        await here.env.advance_time(16)
        assert "for 15 seconds" in said(await here[name].slash(here.channel, "undo"))


async def test_when_the_seconds_are_over_the_button_is_gone_and_pressed_too_late_it_says_why(tmp_path: Path) -> None:
    async with after_a_trick(tmp_path, DOUBT, back=15) as (here, table):
        await here["Anna"].slash(here.channel, "hand")
        await here.press(table, "play KH")
        message, undo = here.hand(table, "Anna"), f"undo:{table.id}:{table.number}"
        assert buttons(message, "undo") == [undo]
        edits = len(here.env.http_requests)
        await here.env.advance_time(15)
        changes = [one for one in here.env.http_requests[edits:] if one.method in ("PATCH", "POST")]
        assert len(changes) == 2, "the message and the private answer, and nothing for anybody else"
        assert buttons(here.hand(table, "Anna"), "undo") == []
        assert buttons(await panel(here, table, "Anna"), "undo") == []
        await here.env.advance_time(1)
        too_late = await pressed(here, "Anna", undo, private=True)
        assert too_late == "It is too late to take that back: here it can be done for 15 seconds."
        # Once is enough.
        edits = len(here.env.http_requests)
        await here.env.advance_time(15)
        assert not [one for one in here.env.http_requests[edits:] if one.method in ("PATCH", "POST")]


async def test_of_several_tables_the_one_with_something_to_take_back_is_meant(tmp_path: Path) -> None:
    async with after_a_trick(tmp_path, DOUBT, back=15) as (here, table):
        other = await here.playing(*FOUR, **{"take-back": 15})
        before, elsewhere = table.view(1), other.number
        await here.press(table, "play KH")
        assert "it is your turn again" in said(await here["Anna"].slash(here.channel, "undo"))
        assert (table.view(1), other.number) == (before, elsewhere)


async def test_the_last_trick_alone_can_be_looked_at_by_whoever_is_there(tmp_path: Path) -> None:
    async with after_a_trick(tmp_path, DOUBT, language="en") as (here, table):
        here.add("Eva")
        for action in ("play KS", "play 9D", "play JH", "play JD"):
            await here.press(table, action)
        for name in ("Anna", "Eva"):
            sentence = said(await here[name].slash(here.channel, "last"))
            assert "taken by **Anna**" in sentence
            assert "_diamonds_" in sentence
            assert "<:A" not in sentence, "the ace of the trick before stays turned down"


async def test_the_last_trick_is_asked_for_at_no_table_at_several_and_after_the_match(tmp_path: Path) -> None:
    async with after_a_trick(tmp_path, DOUBT, language="en") as (here, table):
        here.add("Eva")
        elsewhere = here.guild.create_text_channel("stil")
        nothing = "There is no match to look at yet"
        assert said(await here["Eva"].slash(elsewhere, "last")).startswith(nothing)
        assert said(await here["Eva"].user.slash("last")).startswith(nothing)
        # Two more tables here: one has no trick yet, the other has.
        await here.playing("Chloé")
        assert "taken by **Anna**" in said(await here["Eva"].slash(here.channel, "last"))
        third = await here.playing("Dirk")
        while not sum(third.view(0).tricks):
            await here.press(third)
        assert buttons((await here["Eva"].slash(here.channel, "last")).response, "with:") == [
            f"with:{one.id}:last?{{}}" for one in (table, third)
        ]
        assert "taken by" in said(await here["Chloé"].slash(here.channel, "last")), "she sits at two, one has a trick"


async def test_after_a_match_its_last_trick_can_still_be_looked_at(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", variant="malmedy", rules="deals=1")
        await here.play_on(table, random.Random(2))
        assert table.status is Status.OVER
        here.add("Eva")
        for one, where in (("Anna", here.channel), ("Eva", here.channel)):
            told = said(await here[one].slash(where, "last")).strip()
            assert told.startswith(f"The match at table {table.id} is over. Last trick, taken by"), one
        assert "is over. Last trick" in said(await here["Anna"].user.slash("last"))
        assert "is over. Last trick" in said(await here["Anna"].user.slash("last", table=str(table.id)))
        assert said(await here["Eva"].user.slash("last", table=str(table.id))).startswith("You have no table")


async def test_spectators_are_refused_with_a_sentence_and_see_nothing(tmp_path: Path) -> None:
    async with after_a_trick(tmp_path, DOUBT, language="en", back=15) as (here, table):
        here.add("Eva")
        number, turn = table.number, table.turn_number(1)
        facts = [
            *("hand:{}:", "seat:{}:", "why:{}:", "tricks:{}:", "phrases:{}:", "host:{}:", "leave:{}:", "offer:{}:yes"),
            *(f"act:{{}}:{turn}:play KH", f"claim:{{}}:{turn}", f"showask:{{}}:{turn}", f"concede:{{}}:{turn}"),
            *(f"giveup:{{}}:{turn}", f"undo:{{}}:{number}", "pause:{}:", f"consent:{{}}:claim.1.{number}", "next:{}:1"),
        ]
        ids = [fact.format(table.id) for fact in facts]
        # Buttons of messages that she cannot see, as a forged press would have them.
        parts = [one.split(":", 2) for one in ids]
        made = page([table_button(verb, int(number), fact, label="-") for verb, number, fact in parts])
        forged = await here.bot.get_partial_messageable(here.channel.id).send(view=made.view)
        before = posted(here)
        for one in ids:
            await must_be_refused(here, table, await here["Eva"].click(forged, custom_id=one), one)
        commands: list[tuple[str, dict[str, Any]]] = [
            *(("hand", {}), ("claim", {"show": "yes"}), ("concede", {"sure": "yes"}), ("undo", {}), ("why", {})),
            *(("say", {"phrase": "hello"}), ("play", {"card": "KH"})),
        ]
        for command, options in commands:
            await must_be_refused(here, table, await here["Eva"].slash(here.channel, command, **options), command)
        assert (table.number, posted(here), table.proposal) == (number, before, None)


async def must_be_refused(here: World, table: Table, result: Any, what: str) -> None:
    """One sentence, to Eva only, that names no card she cannot see."""
    sentence = said(result).strip()
    assert len(sentence) > 10, what
    hidden = [card for seat in range(1, 5) for card in table.view(seat).hand]
    look = look_of(say_in("en"))
    for card in hidden:
        assert here.bot.tiles.card(card, look) not in sentence, what
