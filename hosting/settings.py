"""The settings of whoever runs the bot: environment variables, or the same lines in a file `.env`.

Read when `bot.py` starts, never at import. `.env.example` explains every name; a test holds the two together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, Literal

from dotenv.parser import parse_stream
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from engine.table.model.times import FIRST_CUT, Pauses

ENV_FILE: Final = Path(".env")
DEFAULT_DATABASE: Final = "sqlite+aiosqlite:///data/cards.sqlite3"

_ENCODING: Final = "utf-8-sig"
"""Windows' editors put a mark before the first letter, which belongs to no name."""
_QUOTED: Final = re.compile(r"(?s)(['\"])(.*)\1")
_TOKEN: Final = re.compile(r"[A-Za-z0-9_.-]+")

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
LogFormat = Literal["text", "json"]


class JournalSync(StrEnum):
    """What an acknowledged play survives: NORMAL a killed process, FULL also a power cut."""

    NORMAL = "NORMAL"
    FULL = "FULL"


class BadSettings(Exception):
    """A setting that cannot be used; the message is one sentence that names it and says what is possible."""


class Settings(BaseSettings):
    """One field per variable; field `thinking_seconds` is `THINKING_SECONDS`."""

    model_config = SettingsConfigDict(env_file_encoding=_ENCODING, env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = None
    # A password may be in it.
    database_url: SecretStr = SecretStr(DEFAULT_DATABASE)
    journal_sync: JournalSync = JournalSync.NORMAL
    thinking_seconds: float = Field(default=1.0, ge=0, le=30)
    after_deal_seconds: float = Field(default=15.0, ge=0, le=3600)
    new_conversations_in_ten_minutes: int = Field(default=40, ge=0, le=1000)
    new_conversations_in_two_hours: int = Field(default=100, ge=0, le=1000)
    log_level: LogLevel = "INFO"
    log_format: LogFormat = "text"
    metrics_port: int | None = Field(default=None, ge=1, le=65_535)
    metrics_host: str = "127.0.0.1"

    @property
    def pauses(self) -> Pauses:
        """How long the bot waits at tables."""
        after_deal = self.after_deal_seconds
        return Pauses(self.thinking_seconds, after_deal, before_first=min(FIRST_CUT, after_deal))

    @model_validator(mode="before")
    @classmethod
    def _bare(cls, given: dict[str, Any]) -> dict[str, Any]:
        """Take off blanks and quotes around values, as `docker --env-file` does not; what is empty is not given."""
        bare = {name: _bare(value) if isinstance(value, str) else value for name, value in given.items()}
        return {name: value for name, value in bare.items() if value != ""}

    @field_validator("discord_token")
    @classmethod
    def _of_its_letters(cls, token: SecretStr | None) -> SecretStr | None:
        """Refuse what cannot stand in a request: a line end within it, say."""
        if token is not None and not _TOKEN.fullmatch(token.get_secret_value()):
            raise ValueError
        return token

    @field_validator("log_level", "journal_sync", mode="before")
    @classmethod
    def _capitals(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level

    @field_validator("log_format", mode="before")
    @classmethod
    def _small_letters(cls, form: object) -> object:
        return form.lower() if isinstance(form, str) else form


def _bare(value: str) -> str:
    value = value.strip()
    quoted = _QUOTED.fullmatch(value)
    return quoted.group(2).strip() if quoted else value


_POSSIBLE: Final = {
    "DISCORD_TOKEN": "the token as Discord shows it, in one piece, of letters, digits, dots, hyphens and underscores",
    "DATABASE_URL": "sqlite+aiosqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE",
    "JOURNAL_SYNC": "NORMAL or FULL",
    "THINKING_SECONDS": "a number of seconds from 0 to 30",
    "AFTER_DEAL_SECONDS": "a number of seconds from 0 to 3600",
    "NEW_CONVERSATIONS_IN_TEN_MINUTES": "a number from 0 to 1000",
    "NEW_CONVERSATIONS_IN_TWO_HOURS": "a number from 0 to 1000",
    "LOG_LEVEL": "DEBUG, INFO, WARNING or ERROR",
    "LOG_FORMAT": "text or json",
    "METRICS_PORT": "a number from 1 to 65535, or nothing",
}


def read_settings(env_file: Path | None = ENV_FILE) -> Settings:
    """The settings from the environment and `env_file`, if it exists; raises BadSettings."""
    try:
        if env_file is not None:
            _names_in(env_file)
        return Settings(_env_file=env_file)
    except ValidationError as error:
        # The value itself stays out of the sentence: somebody may have pasted a secret into the wrong line.
        name = str(error.errors(include_input=False)[0]["loc"][0]).upper()
        possible = _POSSIBLE.get(name, "text")
        raise BadSettings(f"The setting {name} has a value that cannot be used; possible: {possible}.") from None
    except (OSError, UnicodeDecodeError):
        raise BadSettings(f"The file {env_file} cannot be read; make it readable, in UTF-8, or remove it.") from None


def doubts(env_file: Path) -> Iterator[str]:
    """What in the file is probably not as it was meant, a sentence each."""
    known, names = [name.upper() for name in Settings.model_fields], _names_in(env_file)
    for name in dict.fromkeys(names):
        if name in known and names.count(name) > 1:
            yield f"{env_file} sets {name} more than once, and the last line counts: remove the others"
        # Others may stand there, for compose.yaml.
        elif name not in known and (meant := get_close_matches(name, known, 1, _ALIKE)):
            yield f"{env_file} sets {name}, which is no setting and does nothing: is {meant[0]} meant?"


_ALIKE: Final = 0.8
"""Of 1: a letter or two are wrong."""


def _names_in(env_file: Path) -> list[str]:
    """The names that the file sets, in capitals; raises BadSettings if a line is none, OSError and UnicodeError."""
    if not env_file.is_file():
        return []
    with env_file.open(encoding=_ENCODING) as stream:
        lines = list(parse_stream(stream))
    wrong = [line.original.line for line in lines if line.error or (line.key and line.value is None)]
    if wrong:
        # It is not quoted: a secret may stand there.
        raise BadSettings(
            f"Line {wrong[0]} of {env_file} cannot be read: write NAME=VALUE, with a quote at both ends of the value "
            "or at neither, or put # before what is a remark."
        )
    return [line.key.upper() for line in lines if line.key]
