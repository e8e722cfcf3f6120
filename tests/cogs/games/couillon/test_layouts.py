"""Cards that lie on the table: the dummy's, played by its partner; layouts for two; and a stock to draw from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cogs.messages.emojis import CardEmojis
from cogs.messages.words import CardWords
from engine.core.cards import Card
from engine.games.couillon.state import CouillonView
from engine.running.table import Table
from engine.table.model.status import Status
from locales import say_in
from rendering.canvas.wording import card_words
from tests.cogs.acting import act_until
from tests.cogs.apart import Apart, apart
from tests.cogs.world import Packs, World, alternatives, buttons, leave, said, texts, world

DUMMY, PARTNER = 3, 1


def view_of(table: Table, seat: int = 0) -> CouillonView:
    view = table.view(seat)
    assert isinstance(view, CouillonView)
    return view


def cards_on(message: object, enabled: bool = True) -> set[str]:
    """The cards on buttons."""
    ids = [one.rpartition(":")[2] for one in buttons(message, "act", enabled)]
    return {one.removeprefix("play ") for one in ids if one.startswith("play ")}


def face_up(table: Table, seat: int) -> set[str]:
    return {pile.up.text for pile in view_of(table).layouts[seat - 1] if pile.up}


def turn_of(table: Table, turn: int, *, trumps_made: bool) -> Callable[[], bool]:
    """Whether it is this seat's turn to speak or play."""
    return lambda: view_of(table).turn == turn and (view_of(table).trump is not None) is trumps_made


async def until(here: World, table: Table, turn: int, trumps_made: bool) -> None:
    """Play on until it is this seat's turn to speak or play."""
    await act_until(here, table, turn_of(table, turn, trumps_made=trumps_made))


async def test_the_partner_plays_the_dummys_cards_from_their_own_hand(tmp_path: Path) -> None:
    async with apart(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", variant="troeven-3-dummy")
        await here.act_until(table, turn_of(table, DUMMY, trumps_made=True))
        name = here.name_on(table, PARTNER)
        hand = here.hand(table, name)
        told = alternatives(hand)
        assert told.startswith("For the dummy: ")
        assert all(card_words(card, say_in("en"), "AKQJ") in told for card in view_of(table, PARTNER).hand)
        assert cards_on(hand) <= face_up(table, DUMMY)
        assert "plays for the dummy" in texts(await here.board(table))

        card = sorted(cards_on(hand))[0]
        await here.press(table, f"play {card}")
        assert view_of(table).trick[-1] == (DUMMY, Card.parse(card))
        assert f"(played by {name})" in texts(await here.board(table))


async def test_the_partner_plays_both_hands_by_command_and_a_card_of_the_wrong_one_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", variant="troeven-3-dummy")
        name = here.name_on(table, PARTNER)
        for turn in (DUMMY, PARTNER):
            await until(here, table, turn, trumps_made=True)
            offered = await here[name].autocomplete(here.channel, "play", "card", "")
            assert {one["value"] for one in offered} == {str(action) for action in table.legal(PARTNER)}
            number = table.number
            if turn == DUMMY:
                own = view_of(table, PARTNER).hand[0]
                answer = said(await here[name].slash(here.channel, "play", card=f"play {own}"))
                assert answer == "You play for the dummy now: choose one of its face-up cards."
                assert table.number == number
            assert "You " in said(await here[name].slash(here.channel, "play", card=offered[-1]["name"]))
            assert table.number == number + 1


async def test_trumps_for_the_dummy_are_named_before_the_partner_sees_a_card(tmp_path: Path) -> None:
    async with apart(tmp_path, shuffler=Packs) as here:
        table = await here.playing("Anna", "Ben", "Chloé", variant="troeven-3-dummy")
        await here.act_until(table, turn_of(table, DUMMY, trumps_made=False))
        name = here.name_on(table, PARTNER)
        hand = here.hand(table, name)
        assert "**You make trumps for the dummy**" in texts(hand)
        assert cards_on(hand, enabled=False) == set()
        for card in face_up(table, DUMMY):
            assert card_words(Card.parse(card), say_in("en"), "AKQJ") in alternatives(hand)
        assert f"<@{here.id_of(name)}> makes trumps for the dummy" in texts(await here.board(table))
        await here.press(table, "trump H")
        assert f"made by {name} for the dummy" in texts(await here.board(table))
        assert "Your hand, 8 cards: " in alternatives(here.hand(table, name))


async def test_who_leaves_while_naming_for_the_dummy_is_replaced_for_the_dummy_too(tmp_path: Path) -> None:
    async with world(tmp_path, swaps=()) as here:
        table = await here.playing("Anna", "Ben", "Chloé", variant="troeven-3-dummy")
        await until(here, table, DUMMY, trumps_made=False)
        name, deal = here.name_on(table, PARTNER), table.deal
        panel = (await here[name].click(here.board(table), custom_id=f"seat:{table.id}:")).response
        await leave(here, table, name, panel)
        # The computer names trumps, leads for the dummy and goes on playing both hands.
        assert view_of(table).declarers == (DUMMY,)
        while table.deal == deal and table.actors:
            await here.press(table)
        taken = await here.take(table, "Dirk", PARTNER)
        assert "Seat 1 is yours now." in said(taken)
        await until(here, table, DUMMY, trumps_made=True)
        assert here.to_move(table) == "Dirk"
        assert set() < cards_on(here.hand(table, "Dirk")) <= face_up(table, DUMMY)


async def test_the_others_read_the_dummys_open_cards_with_their_hand(tmp_path: Path) -> None:
    async with apart(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", variant="troeven-3-dummy")
        await here.act_until(table, turn_of(table, DUMMY, trumps_made=True))
        for seat in (2, 4):
            assert "Face up, Dummy: " in texts(here.hand(table, here.name_on(table, seat)))


async def test_a_layout_is_shown_to_its_owner_with_a_button_for_each_open_card(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", variant="troeven-2-layout")
        eldest = table.actors[0]
        dealer = 3 - eldest
        first, other = here.name_on(table, eldest), here.name_on(table, dealer)
        assert len(face_up(table, eldest)) == 4
        for card in face_up(table, eldest):
            assert card_words(Card.parse(card), say_in("en"), "AKQJ") in alternatives(here.hand(table, first))
        # Nothing lies open before the dealer yet.
        panel = (await here[other].slash(here.channel, "hand")).response
        assert f"{first} makes trumps; then your cards come." in texts(panel)
        assert buttons(panel, enabled=False) == []
        await here.press(table, "trump S")
        for seat, name in ((eldest, first), (dealer, other)):
            hand = here.hand(table, name)
            is_due = name == here.to_move(table)
            assert [one.filename for one in hand.attachments] == ["turn.png" if is_due else "layout.png"]
            assert cards_on(hand) == (face_up(table, seat) if is_due else set())
            assert len(face_up(table, seat)) == 8
        # A whole trick: each card that lost its cover is turned up and gets a button.
        for _ in range(2):
            await here.press(table)
        for seat, name in ((eldest, first), (dealer, other)):
            assert len(face_up(table, seat)) == 8
            is_due = name == here.to_move(table)
            shown = here.hand(table, name)
            assert cards_on(shown) <= (face_up(table, seat) if is_due else set())
            told = "Open before {}. " if is_due else "Face up, {}"
            assert told.format(first if name == other else other) in texts(shown) + alternatives(shown)


async def test_what_was_drawn_from_the_stock_is_told_to_who_drew_it(tmp_path: Path) -> None:
    async with apart(tmp_path) as here:
        table = await here.playing("Anna", "Ben", variant="troeven-2-stock")
        assert await told_what_they_drew(here, table, CardWords(CardEmojis(), say_in("en"))) == 16


async def test_whoever_waits_is_told_no_more_than_what_came_last(tmp_path: Path) -> None:
    """The hand of somebody who cannot act is worked out less often."""
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", variant="troeven-2-stock")
        words = CardWords(here.bot.tiles, say_in("en"))
        assert await told_what_they_drew(here, table, words, tricks=4) == 8


async def told_what_they_drew(here: World | Apart, table: Table, words: CardWords, tricks: int = 16) -> int:
    """How many cards people were told of that they drew in so many tricks of the first deal."""
    await here.press(table, "trump S")
    drawn = 0
    while table.deal == 1 and table.status is Status.PLAYING and len(view_of(table).played) < tricks:
        before = {seat: set(view_of(table, seat).hand) for seat in (1, 2)}
        played = len(view_of(table).played)
        await here.press(table)
        if table.deal > 1 or len(view_of(table).played) == played:
            continue
        for seat in (1, 2):
            new: set[Card] = set(view_of(table, seat).hand) - before[seat]
            lines = texts(here.hand(table, here.name_on(table, seat)))
            # Whoever waits goes on seeing the hand that was shown when the stock came to its end.
            if new or seat in table.actors:
                assert ("You drew" in lines) is bool(new)
            drawn += len(new)
            assert all(f"You drew {words.card(card)}." in lines for card in new)
    return drawn


async def test_a_reader_hears_whose_cards_lie_there(tmp_path: Path) -> None:
    async with apart(tmp_path) as here:
        table = await here.playing("Anna", "Ben", variant="troeven-2-layout")
        await here.press(table, "trump S")
        assert "Your cards on the table." in alternatives(here.hand(table, "Anna"))
        dummy = await here.playing("Anna", "Ben", "Chloé", variant="troeven-3-dummy")
        await here.act_until(dummy, turn_of(dummy, DUMMY, trumps_made=True))
        assert "The dummy’s cards." in alternatives(here.hand(dummy, here.name_on(dummy, PARTNER)))
