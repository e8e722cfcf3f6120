"""What the program logs, on standard error: one line an event, tracebacks included, in words or as JSON.

One line, so that a collector of logs needs no rules for what belongs together, and that no name which somebody
chose can begin a line of its own. The token is in none of them; `.env.example` says what else never is.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Final

from hosting.settings import LogFormat, Settings

OWN_LOGGERS: Final = ("bot", "cogs", "engine", "practice", "rendering")


class _Words(logging.Formatter):
    """For people: what would be further lines follows behind bars."""

    def __init__(self, secret: str | None) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        lines = self._discreet(super().format(record)).splitlines()
        # Lines of nothing but marks point at the line above them in a traceback: no use where it is no line above.
        return " | ".join(line.strip() for line in lines if line.strip(" ^~"))

    def _discreet(self, text: str) -> str:
        return text.replace(self._secret, "[token]") if self._secret else text


class _Json(_Words):
    """For programs: an object with `time`, `level`, `logger`, `message`, and `error` where there was one."""

    def format(self, record: logging.LogRecord) -> str:
        event = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0]:
            event["error"] = self.formatException(record.exc_info)
        return json.dumps({name: self._discreet(text) for name, text in event.items()})


_FORMATTERS: Final[dict[LogFormat, type[_Words]]] = {"text": _Words, "json": _Json}


def log_to_stderr(settings: Settings) -> None:
    """Set up logging as the settings say."""
    handler = logging.StreamHandler()
    token = settings.discord_token
    handler.setFormatter(_FORMATTERS[settings.log_format](token.get_secret_value() if token else None))
    # At DEBUG, libraries log hands and packs: messages as sent, statements as executed.
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    # Of drivers: a file of passwords that others can read, say.
    logging.captureWarnings(True)
    level = logging.getLevelName(settings.log_level)
    logging.getLogger("discord").setLevel(max(logging.INFO, level))
    # While a database is away it would tell so every second, at length: whoever uses the connections says a sentence.
    logging.getLogger("asyncpg").setLevel(logging.ERROR)
    for name in OWN_LOGGERS:
        logging.getLogger(name).setLevel(level)
