"""The listings on the pages about adding something match the code, and their commands run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.about import in_one_test
from tests.patience import LAST_RESORT

ROOT = Path(__file__).parents[3]
PAGES = sorted((ROOT / "docs").glob("adding-*.md"))
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Listing(NamedTuple):
    page: str
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}: {self.text.splitlines()[0]}"


LISTINGS = [Listing(page.name, *found) for page in PAGES for found in FENCED.findall(page.read_text(encoding="utf-8"))]
PYTHON = [listing for listing in LISTINGS if listing.language == "python"]
COMMANDS = [
    line
    for listing in LISTINGS
    if listing.language == "sh"
    for line in listing.text.splitlines()
    if line.startswith("python -m ")
]

TESTS = [command for command in COMMANDS if command.startswith("python -m pytest ")]

WITH_THE_PAGES = """
import sys, tests.outsider.plugin, tests.outsider.variant
from engine.__main__ import main
sys.exit(main())
"""
"""The command line of the engine with the pages' game and variant."""


def squeezed(text: str) -> str:
    """The text without differences in blanks and line ends."""
    return " ".join(text.split())


@in_one_test("listing", PYTHON)
def test_a_listing_is_a_piece_of_the_file_it_names(listing: Listing) -> None:
    first, _, code = listing.text.partition("\n")
    assert first.startswith("# "), "its first line names the file"
    assert squeezed(code)
    assert squeezed(code) in squeezed((ROOT / first.removeprefix("# ")).read_text(encoding="utf-8"))


def test_there_are_listings_and_commands() -> None:
    assert {listing.page for listing in PYTHON} >= {"adding-a-game.md", "adding-a-variant.md"}
    assert len(COMMANDS) >= 4


def ran(*arguments: str) -> str:
    """What a program of Python says that succeeds and complains of nothing."""
    command = [sys.executable, *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=LAST_RESORT, check=False)
    assert (ended.returncode, ended.stderr) == (0, ""), ended.stdout[-2000:]
    return ended.stdout


@in_one_test("command", [command for command in COMMANDS if command not in TESTS])
def test_a_command_runs(command: str) -> None:
    """Those of the engine have the pages' game and variant, as their reader has."""
    module, *arguments = shlex.split(command)[2:]
    if module == "engine":
        ran("-c", WITH_THE_PAGES, *arguments)
    else:
        ran("-m", module, *arguments)


def test_a_command_names_tests_that_there_are() -> None:
    """They run with all others: here it is enough that each is found."""
    named = [shlex.split(command)[3:] for command in TESTS]
    places = [place for one in named for place in one if place.startswith("tests/")]
    assert len(places) >= 4
    found = ran("-m", "pytest", "--collect-only", "-q", *places).splitlines()
    assert [place for place in places if not any(one.startswith(place) for one in found)] == []
    for place, option, word in (one for one in named if "-k" in one):
        assert option == "-k"
        assert [one for one in found if one.startswith(place) and word in one]


def test_the_rows_of_the_first_page_are_those_that_were_tried() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = next(text for language, text in FENCED.findall(readme) if language == "python")
    module = squeezed((ROOT / "tests" / "outsider" / "variant.py").read_text(encoding="utf-8"))
    rows = re.findall(r'^"kujong-six": (.+),$', shown, re.MULTILINE)
    assert len(rows) == 2
    assert [row for row in rows if squeezed(row) not in module] == []
