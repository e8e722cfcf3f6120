"""What must not be in a log: the token, and what libraries write about hands and packs."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import bot
from settings import Settings

TOKEN = "a-token.that-nobody.may-see"


@contextmanager
def logging_as(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """The program's logging, caught, and everything put back afterwards."""
    root = logging.getLogger()
    names = ("", "discord", "sqlalchemy", "aiosqlite", *bot.OWN_LOGGERS)
    before = {name: logging.getLogger(name).level for name in names}
    handlers, root.handlers = root.handlers, []
    caught = io.StringIO()
    monkeypatch.setattr("sys.stderr", caught)
    try:
        bot.log_to_stderr(settings)
        yield caught
    finally:
        root.handlers = handlers
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)


def settings(**values: str) -> Settings:
    return Settings.model_validate({"discord_token": TOKEN, **values})


def test_the_token_is_left_out_of_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with logging_as(settings(), monkeypatch) as caught:
        logging.getLogger("discord.http").error("login with %s failed", TOKEN)
    assert caught.getvalue().endswith("login with [token] failed\n")


def test_the_token_is_left_out_of_tracebacks(monkeypatch: pytest.MonkeyPatch) -> None:
    with logging_as(settings(), monkeypatch) as caught:
        try:
            raise RuntimeError(f"Bot {TOKEN}")
        except RuntimeError:
            logging.getLogger("cogs").exception("something failed")
    assert "Traceback" in caught.getvalue()
    assert TOKEN not in caught.getvalue()


@pytest.mark.parametrize("name", ["discord.http", "discord.gateway", "aiosqlite", "sqlalchemy.engine"])
def test_what_libraries_say_of_hands_at_debug_is_never_logged(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with logging_as(settings(log_level="DEBUG"), monkeypatch) as caught:
        logging.getLogger(name).debug("the hand is AS KH")
        logging.getLogger("cogs.hand.card_commands").debug("our own line")
    assert "AS KH" not in caught.getvalue()
    assert "our own line" in caught.getvalue()
