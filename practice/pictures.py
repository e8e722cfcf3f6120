"""Pictures and other files of the simulated Discord, each kept under the digest of its content.

An address that was shown once goes on showing the same: what replaces a picture has another address. Nothing is thrown
away while the program runs; what no message shows any more goes at the next start.
"""

from __future__ import annotations

import hashlib
import mimetypes
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from simcord.backend.cdn import CDN_BASE, CdnStore

PREFIX: Final = f"{CDN_BASE}/picture/"
"""What the addresses of all files begin with, as the bot knows them."""
NAME: Final = re.compile(r"[0-9a-f]{64}\.[a-z0-9]{1,8}")
_PLAIN: Final = "bin"


class Pictures(CdnStore):
    """The files in a folder. In place of SimCord's own, which forgets nothing and stands in memory."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, data: bytes, ending: str) -> str:
        """Keep a file; returns its name."""
        ending = ending.lower()
        digest = hashlib.sha256(data).hexdigest()
        name = f"{digest}.{ending}" if re.fullmatch("[a-z0-9]{1,8}", ending) else f"{digest}.{_PLAIN}"
        path = self._folder / name
        if not path.exists():
            # A kill must not leave half a picture under a name that promises all of it.
            half = path.with_suffix(".half")
            half.write_bytes(data)
            half.replace(path)
        return name

    def path(self, name: str) -> Path | None:
        """Where the file of this name is; None if there is none."""
        path = self._folder / name
        return path if NAME.fullmatch(name) and path.is_file() else None

    def keep_only(self, names: Iterable[str]) -> None:
        """Throw away every other file."""
        kept = set(names)
        for path in self._folder.iterdir():
            if path.name not in kept:
                path.unlink()

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        """Keep what a message brings, and describe it as Discord does."""
        address = PREFIX + self.keep(data, filename.rpartition(".")[2])
        return {
            "id": str(attachment_id),
            "filename": filename,
            "description": description,
            "size": len(data),
            "url": address,
            "proxy_url": address,
            "content_type": mimetypes.guess_type(filename)[0] or "application/octet-stream",
        }

    def get(self, url: str) -> bytes | None:
        """The file at an address as the bot knows it."""
        path = self.path(url.removeprefix(PREFIX))
        return None if path is None else path.read_bytes()
