"""Whole matches of the outsider's game at a table, by buttons and by typing, in every language."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import pytest

from engine.running.table import Table
from engine.table.model.status import Status
from locales import LANGUAGES, say_in
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import WAITING, World, buttons, said, texts, world

PEOPLE: Final = ("Anna", "Ben", "Chloé")
GAME: Final = "vijfslag-3"
TURNS: Final = 6
"""Two tricks."""


def everybody_speaks(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    speaking(monkeypatch, **{name.lower(): language for name in PEOPLE})


def sentences(here: World) -> list[str]:
    return [texts(message) for message in here.channel.history()]


async def play(here: World, table: Table, rng: random.Random) -> str:
    """One card by whoever is on turn, from the buttons of their hand; the message with the hand before that."""
    name = here.to_move(table)
    hand = here.hand(table, name)
    await here[name].user.click(hand, custom_id=rng.choice(buttons(hand, "act")))
    return texts(hand)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_match_by_buttons_is_told_from_the_first_card_to_the_final_standing_and_stepped_through(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    everybody_speaks(monkeypatch, language)
    say, rng = say_in(language), random.Random(5)
    async with world(tmp_path) as here:
        table = await here.playing(*PEOPLE, variant=GAME, rules="points=5")
        view = table.view(0)
        board = texts(here.board(table))
        assert view.trump is not None
        trump = say(f"play-suit-{view.trump.name.lower()}")
        assert trump in board
        assert say("plain-turned-up", cards="").strip() in board
        assert say("play-turn-play", name="").strip(" ►") in board
        told = set[str]()
        # One match is played by buttons to its end; in the other languages each turn would say the same once more.
        while table.status is Status.PLAYING and (language == LANGUAGES[0] or len(told) < TURNS):
            hand = await play(here, table, rng)
            assert say("turn-line", name="", there="", table="", deal="").partition(",")[0] in hand
            told.add(texts(here.board(table)))
        assert len(told) >= TURNS
        while table.status is Status.PLAYING:
            await here.play_on(table, rng)
        messages = sentences(here)
        results = [text for text in messages if say("plain-gained", sides="").strip() in text]
        assert len(results) == table.deal
        winner = here.name_on(table, table.winners[0])
        assert say("play-match-won", side=winner, people=1, deals=table.deal).strip("# ") in messages[-1]
        score = max(table.score)
        assert f"{winner} **{score}**" in messages[-1]
        record, picture = here.channel.history()[-1].attachments
        assert (record.filename, picture.filename) == (f"vijfslag-{table.id}.txt", "result.png")
        assert say("picture-result-head-points") in picture.description
        assert str(score) in picture.description
        (again,) = buttons(here.channel.history()[-1], "replayopen")
        page = (await here["Anna"].click(here.channel.history()[-1], custom_id=again)).response
        assert say("plain-turned-up", cards="").strip() in texts(page)


async def test_a_deal_says_who_won_it_and_how_the_match_stands(tmp_path: Path) -> None:
    rng = random.Random(2)
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing(*PEOPLE, variant=GAME)
        while table.actors:
            await play(here, table, rng)
        result = table.result
        assert result is not None
        slate = texts(here.message(*table.message_ids["slate"]))
        winners = [here.name_on(table, seat) for seat in result.winners(table.setup.options)]
        verb = "wins" if len(winners) == 1 else "win"
        assert f"**Deal 1: {' & '.join(winners)} {verb}**" in slate
        gained = " · ".join(f"{here.name_on(table, seat)} **{won}**" for seat, won in enumerate(result.tricks, 1))
        assert f"This deal: {gained}" in slate
        assert f"Points: {gained}" in slate


async def test_it_can_be_played_and_looked_at_by_typing_in_every_language_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = dict(zip((*PEOPLE, "Dirk"), LANGUAGES, strict=True))
    speaking(monkeypatch, **{name.lower(): language for name, language in spoken.items()})
    async with world(tmp_path) as here:
        table = await here.playing(*spoken, variant="vijfslag", rules="points=5")
        for turns in range(12):
            name, number = here.to_move(table), table.number
            one, say = here[name], say_in(spoken[name])
            looked = said(await one.slash(here.channel, "look"))
            assert say("prefer-look-hand") in looked
            assert say("prefer-look-play", cards="").rstrip(" .") in looked
            assert said(await one.slash(here.channel, "why"))
            assert said(await one.slash(here.channel, "bid", call="1")) == say("refusal-nothing-to-say")
            cards = await one.autocomplete(here.channel, "play", "card", "")
            choice = cards[turn_of(turns, len(cards))]
            typed = said(await one.slash(here.channel, "play", card=choice["name" if turns % 2 else "value"]))
            assert typed.strip().startswith(say("told-you-play", card="").rstrip(" ."))
            assert table.number > number
        assert "wrong" not in "".join(sentences(here))


def turn_of(turns: int, cards: int) -> int:
    """Another card of the list each turn."""
    return turns % cards
