"""Why a card cannot be played: the rule's own sentence, which only the holder reads, based only on what they see."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from enum import StrEnum
from pathlib import Path

import pytest

from cogs.app.answers import Denied, explain
from cogs.hand.why import unplayable, why_one, why_others
from cogs.messages.emojis import CardEmojis
from cogs.messages.words import CardWords
from engine.core.actions import Play
from engine.core.cards import Card
from engine.core.errors import IllegalAction, Reason, ReasonBase
from engine.core.registry import GAMES
from engine.core.view import Phase
from engine.games.couillon.state import CouillonView
from engine.running.table import Table
from engine.table.model.errors import Refused
from engine.table.model.times import Pauses
from locales import LANGUAGES, say_in
from locales.cards import card_text
from tests.about import in_one_test
from tests.cogs.app.test_commands import speaking
from tests.cogs.games.kleurenwiezen.deals import FOUR, dealing
from tests.cogs.world import said, world
from tests.engine.games.chouine import ends as chouine
from tests.engine.games.couillon import deals as couillon
from tests.engine.games.kleurenwiezen import deals as kleurenwiezen
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, EVA, Hour, Process, database, stacked
from tests.locales.typography import spaced

ALL = (ANNA, BRAM, CHLOE, DAAN, EVA, 16, 17, 18)
PACK = couillon.pack_for(
    couillon.match_of("couillon", 4),
    # The place of each hand counts from eldest, which is seat 1.
    ("AS KS AD AC", "QS JS AH KC", "QH JH KD QC", "QD JD JC TC"),
    "9H TH 9S TS 9D TD 9C KH",
)
CARD = re.compile(r"(?:10|[1-9AKQJ])[♠♥♦♣]")


def words(language: str) -> CardWords:
    return CardWords(CardEmojis(0), say_in(language))


def others(table: Table, seat: int, language: str) -> str:
    return why_others(table, seat, words(language), say_in(language)).replace("**", "")


def one(table: Table, seat: int, card: str, language: str) -> str:
    return why_one(table, seat, Card.parse(card), words(language), say_in(language)).replace("**", "")


@asynccontextmanager
async def table_of(folder: Path, preset: str, pack: Sequence[Card] = ()) -> AsyncIterator[Table]:
    """A table of people only that begins with this pack; the fourth deals."""
    rng = dealing(*([pack] if pack else []))(1)
    process = await Process.start(database(folder), Hour(), rng, Pauses(0, 60, 0.7))
    game = next(game for game in GAMES.values() if preset in game.presets)
    # Each plays their last card themselves, so that there is a moment in which they have none.
    table = await process.open(preset=preset, turn_seconds=0, plays_last=False)
    for user_id in ALL[1 : game.seats(table.setup.options) - (table.dummy is not None)]:
        await table.sit(user_id, f"P{user_id}")
    try:
        with stacked(lambda: rng):
            await table.start(ANNA)
            yield table
    finally:
        await process.close()


async def act(table: Table, *actions: str) -> None:
    """The seat on turn does each of these."""
    for action in actions:
        occupant = table.seats[table.actors[0] - 1]
        assert occupant is not None
        assert occupant.user_id is not None
        await table.act(occupant.user_id, action, None)


async def to_the_end_of_the_deal(table: Table) -> None:
    while table.result is None:
        await act(table, str(table.legal(table.actors[0])[-1]))


# --- The sentence names the rule, the suits and the card to beat


def chouine_refusal(own: str, other: str, led: str, card: str) -> IllegalAction:
    game = GAMES["chouine"]
    state = game.apply(chouine.at_end(own, other, "C"), 2, game.parse_action(f"play {led}")).state
    with pytest.raises(IllegalAction) as refusal:
        game.apply(state, 1, game.parse_action(f"play {card}"))
    return refusal.value


@pytest.mark.parametrize(
    ("cards", "language", "sentence"),
    [
        (
            ("KC 7S", "7C TC", "KC", "7C"),
            "en",
            "Trumps were led (clubs), and you can beat the best of the trick, K♣: play a higher one.",
        ),
        (
            ("KC 7S", "7C TC", "KC", "7C"),
            "fr",
            spaced(
                "On a joué atout (trèfle) et tu peux monter sur la plus forte carte du pli, R♣ : "
                "joue un atout plus fort."
            ),
        ),
        (
            ("KS 7S", "7C TH", "KS", "TH"),
            "nl",
            "Je hebt niets van de gevraagde kleur (schoppen), maar wel troef (klaveren): speel troef.",
        ),
        (
            ("KS 8S", "7S TH", "KS", "TH"),
            "de",
            "Du hast noch eine Karte der angespielten Farbe (Pik): Bediene.",
        ),
    ],
)
def test_the_obligations_at_the_end_of_a_partie_of_chouine(
    cards: tuple[str, str, str, str], language: str, sentence: str
) -> None:
    assert explain(chouine_refusal(*cards), say_in(language)) == sentence


async def test_in_couillon_the_suit_led_and_the_trumps_are_named_and_what_can_be_played(tmp_path: Path) -> None:
    async with table_of(tmp_path, "couillon", PACK) as table:
        assert one(table, 2, "KC", "en") == "K♣: That is not possible yet: first trumps are made."
        await act(table, "accept", "play AS")
        before = table.number
        assert others(table, 2, "en") == (
            "K♣: You hold a card of the suit led (spades): follow suit or play a trump (hearts).\n"
            "You can play: J♠ Q♠ A♥"
        )
        assert others(table, 2, "nl") == (
            "H♣: Je hebt nog een kaart van de gevraagde kleur (schoppen): volg of speel troef (harten).\n"
            "Je kunt spelen: B♠ V♠ A♥"
        )
        assert one(table, 2, "AH", "fr") == "1♥ peut se jouer maintenant."
        assert one(table, 2, "9S", "en").startswith("9♠: You do not hold 9♠.")
        with pytest.raises(Denied) as denied:
            others(table, 3, "en")
        assert denied.value.facts["name"] == "P12"
        assert table.number == before


async def test_a_queen_that_is_always_a_trump_is_told_apart(tmp_path: Path) -> None:
    hands = ("AH 9H TS KS JS", "QC 9S AS AD KD", "", "")
    pack = couillon.pack_for(couillon.match_of("dame-de-make"), hands)
    async with table_of(tmp_path, "dame-de-make", pack) as table:
        await act(table, "trump H", "play AH")
        assert others(table, 2, "en").splitlines()[1:] == [
            "You can play: Q♣",
            "Q♣ counts as a trump here (♥ hearts), not as a card of the suit it shows.",
        ]
        assert others(table, 2, "de").startswith("A♠ 9♠ A♦ K♦: ")
        assert "Trumpf ist angespielt (Herz), und du hast noch Trumpf: Spiel Trumpf." in others(table, 2, "de")


def test_in_kleurenwiezen_the_suit_led_is_named() -> None:
    state = kleurenwiezen.go(kleurenwiezen.contracted("1 propose H", "2 accept 8 H"), "AS")
    refusal = kleurenwiezen.refused(state, 2, "play AD")
    assert explain(refusal, say_in("en")) == "You hold a card of the suit led (spades): follow suit."
    assert explain(refusal, say_in("fr")) == spaced("Tu as encore de la couleur demandée (pique) : fournis.")


# --- Every kind of game: all cards that cannot be played, only those, and nothing of other hands


@pytest.mark.parametrize(
    "preset",
    ["denexa", "kwajongen", "eight", "troeven-3-dummy", "troeven-2-layout", "chouine-4", "mondoubleau", "pagat"],
)
async def test_all_that_is_told_can_be_seen_by_whoever_asks(tmp_path: Path, preset: str) -> None:
    rng = random.Random(preset)
    told = 0
    async with table_of(tmp_path, preset) as table:
        while table.deal == 1 and table.actors:
            seat = table.actors[0]
            view, number = table.view(seat), table.number
            plays = {action.card for action in table.legal(seat) if isinstance(action, Play)}
            if plays:
                assert set(view.hand) - set(unplayable(table, seat)) <= plays
                answer = others(table, seat, "en")
                for card in unplayable(table, seat):
                    told += 1
                    assert card_text(card, "AKQJ") in CARD.findall(answer)
                    assert card_text(card, "AKQJ") in one(table, seat, str(card), "en")
                layouts = view.layouts if isinstance(view, CouillonView) else ()
                face_up = {pile.up for layout in layouts for pile in layout if pile.up is not None}
                seen = {*view.hand, *face_up, *(played.card for played in view.trick)}
                assert set(CARD.findall(answer)) <= {card_text(card, "AKQJ") for card in seen}
            assert table.number == number
            await act(table, str(rng.choice(table.legal(seat))))
    assert told


# --- Where nobody plays a card, or somebody else does, the answer is about no card


async def test_between_deals_no_card_is_spoken_of(tmp_path: Path) -> None:
    async with table_of(tmp_path, "denexa") as table:
        await to_the_end_of_the_deal(table)
        for seat in range(1, 5):
            with pytest.raises(Denied) as nobody_plays:
                others(table, seat, "en")
            assert explain(nobody_plays.value, say_in("en")) == (
                "No card is played now: this deal is over, and the next one has not been dealt yet."
            )
            with pytest.raises(Denied, match="learn-why-between"):
                one(table, seat, "AS", "en")


async def test_after_a_deal_thrown_in_nobody_is_told_that_any_card_may_be_played(tmp_path: Path) -> None:
    async with table_of(tmp_path, "pagat") as table:
        await act(table, *["pass"] * 4)
        assert table.deal == 1
        assert table.result is not None
        with pytest.raises(Denied, match="learn-why-between"):
            others(table, 1, "en")


async def test_in_a_pause_that_is_what_is_told(tmp_path: Path) -> None:
    async with table_of(tmp_path, "couillon", PACK) as table:
        await act(table, "accept")
        for user_id in ALL[:4]:
            await table.pause(user_id)
        for seat in range(1, 5):
            with pytest.raises(Refused, match="the match is paused"):
                others(table, seat, "en")
            with pytest.raises(Refused, match="the match is paused"):
                one(table, seat, "AS", "en")


@pytest.mark.parametrize("stopped", [True, False])
async def test_after_the_match_that_is_what_is_told(tmp_path: Path, stopped: bool) -> None:
    async with table_of(tmp_path, "couillon", PACK) as table:
        await act(table, "accept")
        if stopped:
            await table.stop(ANNA, force=True)
        while table.status.is_live:
            if table.result is not None:
                await table.next_deal(ANNA)
            await act(table, str(table.legal(table.actors[0])[-1]))
        with pytest.raises(Refused, match="is over"):
            others(table, 1, "en")


async def test_before_the_match_there_is_nothing_to_tell_yet(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(1), Pauses(0, 60, 0.7))
    table = await process.open()
    with pytest.raises(Refused, match="not started"):
        others(table, 1, "en")
    await process.close()


async def test_whoever_has_played_the_last_card_has_no_turn(tmp_path: Path) -> None:
    async with table_of(tmp_path, "couillon", PACK) as table:
        await act(table, "accept")
        seats = range(1, 5)
        while all(table.view(seat).hand for seat in seats):
            await act(table, str(table.legal(table.actors[0])[0]))
        played = next(seat for seat in seats if not table.view(seat).hand)
        with pytest.raises(Denied) as denied:
            others(table, played, "en")
        assert denied.value.key == "refusal-whose-turn"


async def test_a_seat_without_cards_so_far_is_told_what_comes_first(tmp_path: Path) -> None:
    async with table_of(tmp_path, "troeven") as table:
        assert not table.view(2).hand
        assert others(table, 2, "en") == "That is not possible yet: first trumps are made."


async def test_a_card_nobody_has_here_is_told_so(tmp_path: Path) -> None:
    async with table_of(tmp_path, "couillon", PACK) as table:
        assert one(table, 2, "AS", "en") == "A♠: You do not hold A♠."
        await act(table, "accept", "play AS")
        for seat in (1, 2):
            with pytest.raises(Denied) as denied:
                one(table, seat, "2S", "en")
            assert explain(denied.value, say_in("en")) == "There is no **2**♠ in this pack."


async def test_while_somebody_asks_to_end_the_deal_that_is_told_too(tmp_path: Path) -> None:
    async with table_of(tmp_path, "couillon", PACK) as table:
        await act(table, "accept", "play AS")
        await table.concede(BRAM)
        assert table.proposal is not None
        told = others(table, 2, "en").splitlines()
        assert told[1:] == [
            "You can play: J♠ Q♠ A♥",
            "P12 has proposed to end the deal here; as soon as a card is played, the proposal is gone.",
        ]
        await act(table, "play JS")
        assert "P12" not in others(table, 3, "en")


# --- By command


async def test_the_command_answers_the_owner_alone_in_messages_and_in_the_channel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="fr")
    async with world(tmp_path, shuffler=dealing(PACK)) as here:
        table = await here.playing(*FOUR, variant="couillon", language="nl")
        ben = here["Ben"]
        await here.press(table, "accept")
        assert "choisis" not in said(await ben.slash(here.channel, "why"))
        await here.press(table, "play AS")
        before = len(here.channel.history()), len(ben.user.dm_channel.history()), table.number
        choices = await ben.autocomplete(here.channel, "why", "card", "")
        assert [(one["name"], one["value"]) for one in choices] == [("R♣", "KC")]
        answers = [
            await ben.slash(here.channel, "why", card="roi de trèfle"),
            await ben.user.slash("why", card="KC"),
            await ben.user.slash("why"),
        ]
        for answer in answers:
            first, second = said(answer).strip().splitlines()
            assert first.endswith(
                spaced(": Tu as encore de la couleur demandée (pique) : fournis ou coupe (atout cœur).")
            )
            assert second.startswith(spaced("Tu peux jouer : "))
        assert said(await here["Anna"].slash(here.channel, "why")).strip() == "It is Ben’s turn, not yours."
        assert said(await here["Anna"].slash(here.channel, "why", card="AD")).strip() == "It is Ben’s turn, not yours."
        assert (len(here.channel.history()), len(ben.user.dm_channel.history()), table.number) == before


@pytest.mark.parametrize("word", ["must-follow", "never-heard-of"])
def test_a_reason_of_a_game_that_no_language_knows_is_told_in_the_words_of_its_rules(word: str) -> None:
    class Own(ReasonBase):
        TOO_SOON = word, "{action} is too soon for seat {seat}"

    Own.__module__ = "engine.games.manille.words"
    refusal = IllegalAction(Own.TOO_SOON, 2, Play(Card.parse("AS")))
    assert explain(refusal, say_in("nl")) == "Play AS is too soon for seat 2."


class OwnPhase(StrEnum):
    """A phase of a game that no language knows."""

    MELD = "meld"


@in_one_test("language", LANGUAGES)
def test_in_a_phase_of_its_own_nobody_is_told_that_cards_are_played(language: str) -> None:
    say = say_in(language)
    told = {
        phase: explain(IllegalAction(Reason.NOT_NOW, 1, Play(Card.parse("AS")), phase=phase), say)
        for phase in (Phase.PLAY, OwnPhase.MELD)
    }
    assert told[OwnPhase.MELD]
    assert told[OwnPhase.MELD] != told[Phase.PLAY]
