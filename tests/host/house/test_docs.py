"""Everything that README and docs name exists: linked pages and anchors, files and folders of the repository."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from tests.about import in_one_test
from tests.host.house.pages import ROOT, anchors, links, prose

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "benchmarks" / "results.md"])
FLOORS = ("engine", "rendering", "cogs", "locales", "practice", "hosting", "deploy", "tests", "docs", "benchmarks")
ENDINGS = ("py", "md", "ftl", "toml", "json", "txt", "service", "example", "webp", "png", "sql")
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
PLACEHOLDER = re.compile(r"<\w+>|NAME")
MADE_LATER = ("data/", "gallery/", ".env")

each_page = in_one_test("page", PAGES)


@each_page
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in links(prose(page)) if not _leads_somewhere(page, link)] == []


@each_page
def test_every_path_in_backticks_exists(page: Path) -> None:
    assert [path for path in _paths(page) if not _exists(path)] == []


@each_page
def test_no_line_names_a_file_twice_and_no_table_has_two_rows_of_one_file(page: Path) -> None:
    # What two modules were is told once, where the one stands that they became.
    lines = [[path for path in _paths_in(line) if path.endswith(".py")] for line in prose(page).splitlines()]
    twice = [paths for paths in lines if len(set(paths)) < len(paths)]
    heads = [_alone_in_the_first_cell(line) for line in prose(page).splitlines()]
    again = [head for before, head in pairwise(heads) if head and head == before]
    assert (twice, again) == ([], [])


def _alone_in_the_first_cell(line: str) -> str | None:
    """The file a row of a table is about."""
    found = re.match(r"\| *`([\w/]+\.py)` *\|", line)
    return found[1] if found else None


def _leads_somewhere(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    return target.exists() and (not anchor or anchor in anchors(target))


def _paths(page: Path) -> Iterator[str]:
    return _paths_in(prose(page))


def _paths_in(text: str) -> Iterator[str]:
    """Text in backticks that looks like a path or a file of the repository."""
    for match in CODE.finditer(text):
        path = match[1].rstrip("/")
        if re.search(r"[\s:=()]", path) or match[1].startswith(("/", "-", "…", *MADE_LATER)):
            continue
        if path.startswith(tuple(f"{floor}/" for floor in FLOORS)) or path.endswith(tuple(f".{e}" for e in ENDINGS)):
            yield path


def _exists(path: str) -> bool:
    """Whether a path from the root or from docs exists, or a file of that name; `<game>` and the like stand for any."""
    pattern = re.sub(r"\{[^}]+\}", "*", PLACEHOLDER.sub("*", path))
    return any(any(base.glob(pattern)) for base in (ROOT, ROOT / "docs"))
