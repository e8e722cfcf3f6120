"""An unforeseen error gives one sentence in the reader's language, and not a word of what went wrong."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from aiohttp import ClientPayloadError, ServerDisconnectedError

from cogs.app.client import Act
from cogs.app.presses import Handler
from cogs.bot.bot import CardBot
from engine.running.table import Table
from locales import LANGUAGES
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import components, said, world
from tests.locales.typography import spaced

SENTENCES = {
    "en": "Something went wrong on my side and nothing was changed; please try again in a moment.",
    "nl": "Er ging iets mis aan mijn kant en er is niets veranderd; probeer het straks nog eens.",
    "fr": spaced("Quelque chose a mal tourné de mon côté et rien n’a changé ; réessaie dans un instant."),
    "de": "Bei mir ist etwas schiefgegangen und nichts wurde geändert; versuch es gleich noch einmal.",
}
PEOPLE = {"Anna": "en", "Ben": "nl", "Chloé": "fr", "Dirk": "de"}
SECRET = "the queen of spades is at seat 3"


def fails_at_once(*_: object) -> None:
    raise RuntimeError(SECRET)


def fail(bot: CardBot, handler: Handler) -> None:
    """From now on, this answers who wants to see their seat."""
    bot.presses.routes = [one._replace(handler=handler) if one.verb == "seat" else one for one in bot.presses.routes]


async def fails(*_: object) -> None:
    raise RuntimeError(SECRET)


async def fails_later(act: Act, _: Table, __: str) -> None:
    await act.response.defer(ephemeral=True, thinking=True)
    raise RuntimeError(SECRET)


async def test_it_is_told_in_the_readers_language_and_nothing_else_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert set(PEOPLE.values()) == set(LANGUAGES)
    speaking(monkeypatch, **{name.lower(): language for name, language in PEOPLE.items()})
    async with world(tmp_path) as here:
        table = await here.playing(*PEOPLE)
        number, of_user = table.number, here.tables.of_user
        for name, language in PEOPLE.items():
            for handler in (fails, fails_later):
                fail(here.bot, handler)
                pressed = await here[name].click(here.board(table), custom_id=f"seat:{table.id}:")
                assert said(pressed) == SENTENCES[language]
                assert pressed.response.ephemeral
                assert components(pressed.response) == []
            monkeypatch.setattr(here.tables, "of_user", fails_at_once)
            assert said(await here[name].slash(here.channel, "my-tables")) == SENTENCES[language]
            monkeypatch.setattr(here.tables, "of_user", of_user)
        assert table.number == number
        # Whoever runs the bot finds the error by its name and the button's, without the button's facts.
        logged = [one for one in caplog.records if one.levelno >= logging.ERROR]
        assert [one.getMessage() for one in logged] == [
            *["unexpected error in seat"] * 2,
            "unexpected error in /my-tables",
        ] * len(PEOPLE)
        assert all(one.exc_info and one.exc_info[0] is RuntimeError for one in logged)


@pytest.mark.parametrize(
    "cut", [ClientPayloadError(), ServerDisconnectedError(), ConnectionResetError(), TimeoutError()]
)
async def test_an_answer_of_discord_that_was_cut_is_no_error_of_the_program(
    cut: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def is_cut(*_: object) -> None:
        raise cut

    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        fail(here.bot, is_cut)
        assert said(await here["Anna"].click(here.board(table), custom_id=f"seat:{table.id}:")) == SENTENCES["en"]
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING] == [
        f"Discord's answer in seat did not come whole: {type(cut).__name__}"
    ]
