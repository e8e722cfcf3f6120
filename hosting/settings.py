"""The settings of whoever runs the bot: environment variables, or the same lines in a file `.env`.

Read when `bot.py` starts, never at import. `.env.example` explains every name; a test holds the two together.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Final, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from engine.table.model.times import FIRST_CUT, Pauses

ENV_FILE: Final = Path(".env")
DEFAULT_DATABASE: Final = "sqlite+aiosqlite:///data/cards.sqlite3"

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

    model_config = SettingsConfigDict(env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True)

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

    @field_validator("discord_token")
    @classmethod
    def _without_blanks(cls, token: SecretStr | None) -> SecretStr | None:
        """Strip the token, so that one pasted with a line end still works; one of only blanks counts as none."""
        text = token.get_secret_value().strip() if token else ""
        return SecretStr(text) if text else None

    @field_validator("log_level", mode="before")
    @classmethod
    def _capitals(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level

    @field_validator("log_format", mode="before")
    @classmethod
    def _small_letters(cls, form: object) -> object:
        return form.lower() if isinstance(form, str) else form


_POSSIBLE: Final = {
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
        return Settings(_env_file=env_file)
    except ValidationError as error:
        # The value itself stays out of the sentence: somebody may have pasted a secret into the wrong line.
        name = str(error.errors(include_input=False)[0]["loc"][0]).upper()
        possible = _POSSIBLE.get(name, "text")
        raise BadSettings(f"The setting {name} has a value that cannot be used; possible: {possible}.") from None
    except (OSError, UnicodeDecodeError):
        raise BadSettings(f"The file {env_file} cannot be read; make it readable, in UTF-8, or remove it.") from None
