"""French spaces: before `; ! ? » %` and after `«` a narrow one that does not break, before `:` one of full width.

With a plain space a line on a phone may begin with the mark. `python -m tests.locales.typography` corrects the French
catalogue, so that nobody has to type these spaces.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tests.locales.catalogues import ROOT

NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
FULL: Final = "\N{NO-BREAK SPACE}"

_CODE: Final = re.compile(r"`[^`\n]*`|<?https?://\S+")
"""What is typed or opened as it stands."""
_KEPT: Final = "\ue000"
_BLANKS: Final = f"[ {NARROW}{FULL}]*"
_RULES: Final = (
    (re.compile(rf"(?<=[^\s(«!?]){_BLANKS}(?=[;!?])(?<![!?])"), NARROW),
    (re.compile(rf"(?<=[\d}}]){_BLANKS}(?=%)"), NARROW),
    # A colon that a word follows at once, as in an address or a time, is no mark of a sentence.
    (re.compile(rf"(?<=[^\s(«]){_BLANKS}(?=:(?:[\s)*_»{NARROW}{FULL}]|$))", re.M), FULL),
    (re.compile(rf"«{_BLANKS}"), f"«{NARROW}"),
    (re.compile(rf"{_BLANKS}»"), f"{NARROW}»"),
)


def spaced(text: str) -> str:
    """The text with French spaces."""
    kept = _CODE.findall(text)
    text = _CODE.sub(_KEPT, text)
    for pattern, space in _RULES:
        text = pattern.sub(space, text)
    for one in kept:
        text = text.replace(_KEPT, one, 1)
    return text


def corrected(catalogue: str) -> str:
    """A catalogue file with French spaces in its texts; comments are for us and stay."""
    lines = catalogue.split("\n")
    return "\n".join(line if line.startswith("#") else _line(line) for line in lines)


def _line(line: str) -> str:
    key, sign, text = line.partition(" = ") if re.match(r"[a-z]", line) else ("", "", line)
    return key + sign + spaced(text)


def _correct(path: Path) -> None:
    path.write_text(corrected(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    for one in sorted((ROOT / "locales" / "fr").glob("*.ftl")):
        _correct(one)
