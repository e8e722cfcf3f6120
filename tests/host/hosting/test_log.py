"""What must not be in a log: the token, and what libraries write about hands and packs. And one line an event."""

from __future__ import annotations

import io
import json
import logging
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from hosting import logs
from hosting.settings import Settings
from tests.host.program import run

TOKEN = "a-token.that-nobody.may-see"


@contextmanager
def logging_as(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """The program's logging, caught; everything is put back afterwards."""
    root = logging.getLogger()
    names = ("", "discord", "sqlalchemy", "aiosqlite", *logs.OWN_LOGGERS)
    before = {name: logging.getLogger(name).level for name in names}
    handlers, root.handlers = root.handlers, []
    caught = io.StringIO()
    monkeypatch.setattr("sys.stderr", caught)
    try:
        logs.log_to_stderr(settings)
        yield caught
    finally:
        logging.captureWarnings(False)
        root.handlers = handlers
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)


def settings(**values: str) -> Settings:
    return Settings.model_validate({"discord_token": TOKEN, **values})


FORMS = pytest.mark.parametrize("form", ["text", "json"])


def fail(name: str = "cogs") -> None:
    """Something fails that two errors and a line break tell of."""
    try:
        try:
            raise KeyError(TOKEN)
        except KeyError as error:
            raise RuntimeError(f"Bot {TOKEN}\non two lines") from error
    except RuntimeError:
        logging.getLogger(name).exception("something failed at %s", "Zoë’s\r\ntable\u2028– the second\x85")


def event(caught: io.StringIO) -> dict[str, Any]:
    """The one event there is, logged as JSON."""
    found: dict[str, Any] = json.loads(caught.getvalue())
    return found


def test_the_token_is_left_out_of_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with logging_as(settings(), monkeypatch) as caught:
        logging.getLogger("discord.http").error("login with %s failed", TOKEN)
    assert caught.getvalue().endswith("login with [token] failed\n")


@FORMS
def test_the_token_is_left_out_of_tracebacks(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with logging_as(settings(log_format=form), monkeypatch) as caught:
        fail()
    assert "Traceback" in caught.getvalue()
    assert "Bot [token]" in caught.getvalue()
    assert TOKEN not in caught.getvalue()


def test_a_warning_of_a_library_is_an_event_too(monkeypatch: pytest.MonkeyPatch) -> None:
    with warnings.catch_warnings(), logging_as(settings(log_format="json"), monkeypatch) as caught:
        warnings.simplefilter("always")
        warnings.warn(f"others can read {TOKEN}", stacklevel=1)
    assert "UserWarning: others can read [token]" in event(caught)["message"]


@FORMS
def test_an_event_is_one_line_whatever_it_tells_of(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with logging_as(settings(log_format=form), monkeypatch) as caught:
        fail()
        logging.getLogger("bot").info("the next one")
    assert [("something failed" in one, "RuntimeError" in one) for one in caught.getvalue().splitlines()] == [
        (True, True),
        (False, False),
    ]


def test_in_words_further_lines_follow_behind_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    with logging_as(settings(), monkeypatch) as caught:
        fail()
    line = caught.getvalue()
    assert (
        "ERROR   cogs: something failed at Zoë’s | table | – the second | Traceback (most recent call last): |" in line
    )
    assert line.endswith(" | RuntimeError: Bot [token] | on two lines\n")
    assert "^^^" not in line


def test_as_json_an_event_has_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    with logging_as(settings(log_format="JSON"), monkeypatch) as caught:
        fail("cogs.hand")
    found = event(caught)
    assert list(found) == ["time", "level", "logger", "message", "error"]
    assert (found["level"], found["logger"]) == ("ERROR", "cogs.hand")
    assert found["message"] == "something failed at Zoë’s\r\ntable\u2028– the second\x85"
    assert found["error"].startswith("Traceback (most recent call last):\n")
    assert found["error"].endswith("RuntimeError: Bot [token]\non two lines")
    assert datetime.fromisoformat(found["time"]).utcoffset() == timedelta()


def test_as_json_what_did_not_fail_has_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    with logging_as(settings(log_format="json"), monkeypatch) as caught:
        logging.getLogger("discord.gateway").info("shard %d is up", 3)
    assert list(event(caught)) == ["time", "level", "logger", "message"]
    assert event(caught)["message"] == "shard 3 is up"


async def test_a_fault_nobody_thought_of_ends_the_program_with_one_event_too(tmp_path: Path) -> None:
    environment = {"DISCORD_TOKEN": TOKEN, "LOG_FORMAT": "json"}
    ended = await run(
        tmp_path, environment=environment, before="from hosting import playing; playing.SteadyClock = lambda: 1 / 0"
    )
    assert ended.status == 1
    assert "ZeroDivisionError" in json.loads(ended.errors)["error"]


@pytest.mark.parametrize("name", ["discord.http", "discord.gateway", "aiosqlite", "sqlalchemy.engine"])
def test_what_libraries_say_of_hands_at_debug_is_never_logged(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with logging_as(settings(log_level="DEBUG"), monkeypatch) as caught:
        logging.getLogger(name).debug("the hand is AS KH")
        logging.getLogger("cogs.hand.card_commands").debug("our own line")
    assert "AS KH" not in caught.getvalue()
    assert "our own line" in caught.getvalue()
