"""What the practice page remembers between two runs, in one file of its folder.

The tables are in the bot's own journal. Here is what Discord would have kept meanwhile: the messages, so that the bot
finds its own again, and what the people chose.
"""

from __future__ import annotations

import json
import logging
import secrets
from contextlib import suppress
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

log = logging.getLogger(__name__)

FORMAT: Final = 1
"""Counts up when an older file can no longer be read."""


@dataclass
class Kept:
    """Everything in JSON's own types."""

    secret: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    """Part of the page's address; the same in the next run, so that a page left open finds back."""
    port: int = 0
    """Where the page was served; 0: nowhere yet."""
    language: str = ""
    """What everybody reads; empty until the first visit."""
    name: str = ""
    """What you call yourself; empty: you have not said, so you have the usual name."""
    names: dict[str, str] = field(default_factory=dict)
    """What your friends are called, by their ids; only those who were given another name."""
    spoken: dict[str, list[str]] = field(default_factory=dict)
    """Message id -> its edition and its language; only those from before the language was changed."""
    closed: list[int] = field(default_factory=list)
    """Who has closed their direct messages."""
    ids: list[int] = field(default_factory=list)
    """Of the channel and the people, to which messages and tables refer."""
    emojis: list[dict[str, Any]] = field(default_factory=list)
    messages: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def read(cls, file: Path) -> Kept:
        """What the last run wrote; what cannot be read counts as nothing."""
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return cls()
        except (OSError, ValueError) as error:
            log.warning("what the practice page showed cannot be read (%s), so it begins anew", type(error).__name__)
            return cls()
        names = {one.name for one in fields(cls)}
        if not isinstance(found, dict) or found.pop("format", None) != FORMAT or found.keys() - names:
            log.warning("what the practice page showed is of another edition of it, so it begins anew")
            return cls()
        return cls(**found)

    def write(self, file: Path, before: str = "") -> str:
        """Write all of it, or nothing: a kill at any moment leaves the file before or the file after.

        Returns what was written; if it is the same as `before`, nothing is.
        """
        body = json.dumps({"format": FORMAT} | vars(self), ensure_ascii=False, separators=(",", ":"))
        if body == before:
            return body
        half = file.with_suffix(".half")
        with suppress(FileNotFoundError):
            half.unlink()
        half.write_text(body, encoding="utf-8")
        half.replace(file)
        return body
