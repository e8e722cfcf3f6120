"""Making trumps in Discord: first cards in private, naming a suit, turning a card, accepting a card."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cogs.games.couillon.texts import CouillonTexts
from engine.core.cards import Suit
from engine.games.couillon.actions import Call, NameTrump
from engine.running.table import Table
from locales import say_in
from locales.cards import card_text
from tests.about import in_one_test
from tests.cogs.apart import apart
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import WAITING, Packs, World, buttons, components, private, said, texts, world

TEXTS = CouillonTexts()

EVERYBODY = ("Anna", "Ben", "Chloé", "Dirk")


def labels(message: object, verb: str = "act") -> list[str]:
    """The labels of the buttons that somebody can press."""
    return [
        one["label"]
        for one in components(message)
        if one.get("type") == 2 and one["custom_id"].startswith(verb) and not one.get("disabled")
    ]


def has_hand(here: World, table: Table, name: str) -> bool:
    """Whether a message with this deal's cards has come."""
    return f"hand-{here[name].id}" in table.message_ids


def cards_shown(hand: Any) -> int:
    """How many cards a hand shows, in a picture or between turns in a line."""
    if hand.attachments:
        return int(re.findall(r"(\d+) cards", str(hand.attachments[0].description))[0])
    (line,) = re.findall(r"^## (.*)$", texts(hand), re.MULTILINE)
    return str(line).count("<:")


async def test_eldest_gets_the_first_cards_alone_and_the_others_theirs_when_trumps_are_made(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing(*EVERYBODY, variant="malmedy")
        eldest = here.to_move(table)
        first = here.hand(table, eldest)
        assert cards_shown(first) == 3
        assert len(buttons(first, "act", enabled=False)) == len(table.legal(table.actors[0]))
        assert [name for name in EVERYBODY if has_hand(here, table, name)] == [eldest]
        assert f"<@{here[eldest].id}> makes trumps" in texts(here.board(table))

        waiting = next(name for name in EVERYBODY if name != eldest)
        panel = private(await here[waiting].click(here.board(table), custom_id=f"hand:{table.id}:"))
        assert f"{eldest} makes trumps; then your cards come." in texts(panel)
        assert buttons(panel, enabled=False) == []

        named = next(action for action in table.legal(table.actors[0]) if isinstance(action, NameTrump))
        await here.press(table, str(named))
        assert here.hand(table, eldest).id == first.id
        for name in EVERYBODY:
            assert cards_shown(here.hand(table, name)) == 5
        # Malmedy announces trumps and shows no card.
        assert table.view(0).turned_up == ()
        assert f"made by {eldest}" in texts(here.board(table))
        # The panel of the player who waited shows the cards too.
        panels = [one for one in here.channel.history(viewer=here[waiting]) if one.flags.ephemeral]
        assert cards_shown(panels[-1]) == 5


async def test_cards_that_could_not_be_sent_when_trumps_were_made_come_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing(*EVERYBODY, variant="malmedy")
        eldest = here.to_move(table)
        here.env.inject_error("POST", "/channels/*", status=400, code=50035, times=None)
        await here.press(table, "turn")
        assert [name for name in EVERYBODY if has_hand(here, table, name)] == [eldest]
        here.env.backend.faults.clear()
        await here.restart()
        table = here.tables.get(table.id)
        for name in EVERYBODY:
            assert cards_shown(here.hand(table, name)) == 5


async def test_the_trump_card_to_show_is_chosen_by_pressing_it_and_everybody_sees_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing(*EVERYBODY, variant="force")
        eldest, seat = here.to_move(table), table.actors[0]
        hand = here.hand(table, eldest)
        assert "Press the card you want to show" in texts(hand)
        pressed = [one.rpartition(":")[2] for one in buttons(hand, "act")]
        assert sorted(pressed) == sorted(map(str, table.legal(seat)))
        assert pressed[-1] == "turn"
        custom_ids = buttons(hand, enabled=False)
        assert len(set(custom_ids)) == len(custom_ids)
        lowest = min(table.view(seat).hand, key=lambda card: card.rank)
        await here[eldest].user.click(hand, custom_id=next(one for one in buttons(hand, "act") if str(lowest) in one))
        assert table.view(0).turned_up == (lowest,)
        assert table.view(0).trump is lowest.suit
        assert f"made by {eldest}, who shows" in texts(here.board(table))


async def test_the_trump_card_to_show_is_completed_and_read_however_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="fr", ben="fr", chloé="fr", dirk="fr")
    async with world(tmp_path) as here:
        table = await here.playing(*EVERYBODY, variant="force")
        eldest, seat = here.to_move(table), table.actors[0]
        legal = table.legal(seat)
        offered = await here[eldest].autocomplete(here.channel, "bid", "call", "")
        assert sorted(one["value"] for one in offered) == sorted(map(str, legal))
        assert all("en montrant" in one["name"] for one in offered[:-1])
        card = table.view(seat).hand[0]
        await here[eldest].slash(here.channel, "bid", call=card_text(card, "1RDV"))
        assert table.view(0).turned_up == (card,)


async def test_a_suit_of_which_several_cards_could_be_shown_is_asked_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing(*EVERYBODY, variant="force")
        while True:
            eldest, seat = here.to_move(table), table.actors[0]
            suits = [card.suit for card in table.view(seat).hand]
            # C could be cœurs as well.
            twice = next((suit for suit in suits if suits.count(suit) > 1 and str(suit) != "C"), None)
            if table.view(0).trump is None and twice is not None:
                break
            await here.press(table)
        answer = said(await here[eldest].slash(here.channel, "bid", call=str(twice)))
        assert answer.startswith(f"“{twice}” may be: ")
        # In a word: letters could be cards as well.
        words = {Suit.S: "spades", Suit.H: "hearts", Suit.D: "diamonds", Suit.C: "clubs"}
        missing = next((word for suit, word in words.items() if suit not in suits), None)
        if missing is not None:
            answer = said(await here[eldest].slash(here.channel, "bid", call=missing))
            assert answer.startswith("Trumps are made by showing a card here")
        assert table.view(0).trump is None


async def test_in_st_vith_a_suit_held_is_named_and_no_card_turned(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing(*EVERYBODY, variant="st-vith")
        eldest, seat = here.to_move(table), table.actors[0]
        held = {card.suit.name for card in table.view(seat).hand}
        pressed = [one.rpartition(":")[2] for one in buttons(here.hand(table, eldest), "act")]
        assert pressed == [f"trump {suit}" for suit in "SHDC" if suit in held]
        assert "turned up" not in texts(here.hand(table, eldest))
        missing = next((suit for suit in "SHDC" if suit not in held), None)
        if missing is not None:
            answer = said(await here[eldest].slash(here.channel, "bid", call=missing))
            assert answer.endswith("; choose the suit of one of them.")
        await here.press(table, pressed[0])
        assert f"made by {eldest}" in texts(here.board(table))


async def test_of_forced_trumps_only_suits_seen_can_be_named_and_a_card_can_be_turned(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing(*EVERYBODY, variant="force", rules="show=highest")
        eldest, seat = here.to_move(table), table.actors[0]
        held = {card.suit.name for card in table.view(seat).hand}
        # A suit that is not allowed is neither on a button nor in the list.
        pressed = [one.rpartition(":")[2] for one in buttons(here.hand(table, eldest), "act")]
        assert pressed == [*(f"trump {suit}" for suit in "SHDC" if suit in held), "turn"]
        offered = await here[eldest].autocomplete(here.channel, "bid", "call", "")
        assert [one["value"] for one in offered] == pressed
        assert "the highest of that suit is shown" in texts(here.hand(table, eldest))
        assert labels(here.hand(table, eldest))[-1] == "Turn a card"

        await here.press(table, "turn")
        turned = table.view(0).turned_up[-1]
        assert table.view(0).trump is turned.suit
        assert f"{eldest} asked for a card" in texts(here.board(table))
        assert "was turned up" in texts(here.board(table))
        for name in EVERYBODY:
            assert cards_shown(here.hand(table, name)) == 6


class BySuit(Packs):
    """Every pack lies suit by suit, and the last seat deals first."""

    def shuffle(self, x: Any) -> None:
        super().shuffle(x)
        x.sort(key=lambda card: str(card.suit))
        self.pack = list(x)

    def randint(self, a: int, b: int) -> int:
        return b


async def test_a_suit_not_among_the_first_cards_is_refused_with_the_suit(tmp_path: Path) -> None:
    async with world(tmp_path, shuffler=BySuit) as here:
        table = await here.playing("Anna", "Ben", variant="six-32")
        seat = table.actors[0]
        name, view = here.name_on(table, seat), table.view(seat)
        missing = [suit for suit in "SHDC" if suit not in {card.suit.name for card in view.hand}]
        assert view.trump is None
        number = table.number
        answer = said(await here[name].slash(here.channel, "bid", call=missing[0]))
        assert answer.startswith("None of your first cards is of that suit (")
        assert table.number == number


@in_one_test(
    ("language", "typed"),
    [
        ("en", "hearts"),
        ("en", "♥"),
        ("en", "♥️"),
        ("en", "H"),
        ("en", "trump h"),
        ("nl", "Harten"),
        ("nl", "coeur"),
        ("fr", "cœur"),
        ("fr", "harten"),
        ("de", "Herz"),
        ("de", "hearts"),
    ],
)
def test_a_suit_is_read_as_sign_letter_or_name_in_any_language(language: str, typed: str) -> None:
    legal = (*map(NameTrump, Suit), Call.TURN)
    assert TEXTS.call_meant(legal, typed, say_in(language)) == NameTrump(Suit.H)


async def test_any_suit_is_named_however_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speaking(monkeypatch, anna="fr", ben="fr")
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", variant="troeven-2-stock")
        name = here.to_move(table)
        offered = await here[name].autocomplete(here.channel, "bid", "call", "harten")
        assert [(one["name"], one["value"]) for one in offered] == [("Cœur", "trump H")]
        await here[name].slash(here.channel, "bid", call="♥")
        assert str(table.view(0).trump) == "H"


async def test_the_words_for_trumps_are_completed_in_the_language_of_the_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="nl", ben="nl", chloé="nl", dirk="nl")
    async with world(tmp_path) as here:
        table = await here.playing(*EVERYBODY, variant="force")
        name = here.to_move(table)
        offered = await here[name].autocomplete(here.channel, "bid", "call", "kaart")
        assert [(one["name"], one["value"]) for one in offered] == [("Een kaart keren", "turn")]
        assert await here[name].autocomplete(here.channel, "bid", "call", "banaan") == []


async def test_with_tongres_the_card_of_the_dealer_is_proposed_then_the_dealers_last(tmp_path: Path) -> None:
    async with apart(tmp_path, pauses=WAITING) as here:
        table = await here.playing(*EVERYBODY, variant="tongres")
        dealer = here.name_on(table, table.view(0).dealer)
        assert f"face up before {dealer}, who deals" in texts(await here.board(table))
        for _ in EVERYBODY:
            await here.press(table, "pass")
        assert "Nobody wanted those. Proposed now" in texts(await here.board(table))
        assert len(table.view(table.actors[0]).hand) == 6
        for _ in EVERYBODY:
            await here.press(table, "pass")
        assert table.result is not None
        assert table.result.thrown_in


async def test_a_deal_passed_round_at_kwajongen_is_thrown_in_and_the_next_win_counts_more(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing(*EVERYBODY, variant="kwajongen")
        for _ in EVERYBODY:
            await here.press(table, "pass")
        after = next(text for one in here.channel.history() if "Deal 1 is thrown in" in (text := texts(one)))
        assert "The next win takes one point more off the tree." in after
        assert "the next win takes one point more" in texts(here.board(table))


async def test_who_must_follow_or_must_trump_is_told_so(tmp_path: Path) -> None:
    told: set[str] = set()
    async with world(tmp_path) as here:
        table = await here.playing(*EVERYBODY, variant="kwajongen")
        while len(told) < 2:
            name, seat = here.to_move(table), table.actors[0]
            legal = [str(action) for action in table.legal(seat)]
            forbidden = [f"play {card}" for card in table.view(seat).hand if f"play {card}" not in legal]
            if table.view(0).trump is not None and forbidden:
                answer = said(await here[name].slash(here.channel, "play", card=forbidden[0]))
                if not answer.startswith("Trumps were led"):
                    told.add(answer.partition(" (")[0])
            async with here.announcer.deal_by_deal():
                await table.act(here[name].id, "accept" if "accept" in legal else legal[0], None)
    assert told == {"You hold a card of the suit led", "You hold none of the suit led"}
