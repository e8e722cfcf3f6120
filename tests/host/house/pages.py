"""The pages of the documentation as their readers see them: headings, anchors, links, tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[3]
DOCS: Final = ROOT / "docs"

_FENCED: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_HEADING: Final = re.compile(r"^(#+) +(.+)$", re.MULTILINE)
_NAMED: Final = re.compile(r"<a id=\"([^\"]+)\">")
_LINK: Final = re.compile(r"\]\(([^()\s]+)\)|(?:src|href)=\"([^\"]+)\"")


@cache
def prose(page: Path) -> str:
    """The text of a page without its listings."""
    return _FENCED.sub("", page.read_text(encoding="utf-8"))


def links(text: str) -> Iterator[str]:
    """Where the links and pictures of a text lead, those out of the repository left out."""
    for match in _LINK.finditer(text):
        link = match[1] or match[2]
        if not link.startswith(("http:", "https:")):
            yield link


@cache
def anchors(page: Path) -> frozenset[str]:
    """The anchors that a page names, and those that GitHub makes of its headings."""
    text = prose(page)
    return frozenset([*_NAMED.findall(text), *(_anchor(heading) for _, heading in _HEADING.findall(text))])


def chapters(page: Path) -> list[str]:
    """The anchors of a page's headings of the second level, in order."""
    return [_anchor(heading) for level, heading in _HEADING.findall(prose(page)) if level == "##"]


def rows(page: Path, chapter: str) -> list[list[str]]:
    """The cells of each row of the tables in a chapter, heads and rulers left out."""
    for part in re.split(r"^## ", prose(page), flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        if _anchor(heading) == chapter:
            return [row for table in _tables(body) for row in table[2:]]
    raise AssertionError(f"{page.name} has no chapter {chapter}")


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _tables(text: str) -> Iterator[list[list[str]]]:
    for block in text.split("\n\n"):
        lines = block.strip().splitlines()
        if lines and lines[0].startswith("|"):
            yield [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]
