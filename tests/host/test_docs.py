"""Whatever README and docs name exists: linked pages and anchors, files and folders of the repository."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "benchmarks" / "results.md"])
FLOORS = ("engine", "rendering", "cogs", "locales", "practice", "tests", "docs", "benchmarks")
ENDINGS = ("py", "md", "ftl", "toml", "json", "txt", "service", "example", "webp", "png", "sql")
LINK = re.compile(r"\]\(([^()\s]+)\)|(?:src|href)=\"([^\"]+)\"")
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
PLACEHOLDER = re.compile(r"<\w+>|NAME")
MADE_LATER = ("data/", "gallery/", ".env")

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@each_page
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in _links(page) if not _leads_somewhere(page, link)] == []


@each_page
def test_every_path_in_backticks_exists(page: Path) -> None:
    assert [path for path in _paths(page) if not _exists(path)] == []


def _links(page: Path) -> Iterator[str]:
    for match in LINK.finditer(FENCE.sub("", page.read_text(encoding="utf-8"))):
        link = match[1] or match[2]
        if not link.startswith(("http:", "https:")):
            yield link


def _leads_somewhere(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    return target.exists() and (not anchor or anchor in _anchors(target))


@cache
def _anchors(page: Path) -> frozenset[str]:
    """The anchors that a page names, and its headings as GitHub makes anchors of them."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ +(.+)$", text, re.MULTILINE)
    named = re.findall(r"<a id=\"([^\"]+)\">", text)
    return frozenset([*named, *(re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings)])


def _paths(page: Path) -> Iterator[str]:
    """What stands in backticks and looks like a path or a file of the repository."""
    for match in CODE.finditer(FENCE.sub("", page.read_text(encoding="utf-8"))):
        path = match[1].rstrip("/")
        if re.search(r"[\s:=()]", path) or match[1].startswith(("/", "-", "…", *MADE_LATER)):
            continue
        if path.startswith(tuple(f"{floor}/" for floor in FLOORS)) or path.endswith(tuple(f".{e}" for e in ENDINGS)):
            yield path


def _exists(path: str) -> bool:
    """A path from the root, or from docs, or a file's name alone; `<game>` and the like stand for any."""
    pattern = re.sub(r"\{[^}]+\}", "*", PLACEHOLDER.sub("*", path))
    return any(any(base.glob(pattern)) for base in (ROOT, ROOT / "docs"))
