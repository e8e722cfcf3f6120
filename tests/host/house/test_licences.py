"""docs/licences.md names every package that the bot runs with, and the licence that each says it has."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, metadata

import pytest
import uharfbuzz

from rendering.canvas.fonts import Lettering, path_of
from rendering.canvas.letters.coverage import bundled
from tests.about import about
from tests.host.house.pages import DOCS, ROOT, rows

PAGE = DOCS / "licences.md"
LOCKED = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.txt").read_text(encoding="utf-8"), re.MULTILINE)
PACKAGES = {row[0]: row[1] for row in rows(PAGE, "packages")}
FONTS = [row[0] for row in rows(PAGE, "fonts")]
OPEN_FONT = "OFL-1.1"
IN_OTHER_WORDS = {
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "SIL OFL 1.1": OPEN_FONT,
}
"""What some packages say, and its name in SPDX."""
LICENCE, LICENCE_ADDRESS = 13, 14
"""What entries of a font's name table are about."""


def said(package: str) -> str:
    """The licence that an installed package says it has, by its name in SPDX; empty if it gives none in one line."""
    facts = metadata(package)
    for field in ("License-Expression", "License"):
        told = facts[field] if field in facts else ""  # noqa: SIM401 (it has no `get`)
        if told and "\n" not in told:
            return IN_OTHER_WORDS.get(told, told)
    kinds = [kind for kind in facts.get_all("Classifier") or [] if kind.startswith("License ::")]
    return "MIT" if kinds == ["License :: OSI Approved :: MIT License"] else ""


def test_the_page_names_every_package_of_the_requirements_and_no_other() -> None:
    assert sorted([*PACKAGES, *FONTS]) == sorted(LOCKED)


@pytest.mark.parametrize("package", LOCKED)
def test_the_page_gives_the_licence_that_the_package_says_it_has(package: str) -> None:
    try:
        found = said(package)
    except PackageNotFoundError:
        pytest.skip("it is for other machines, or for other versions of Python")
    assert "GPL" not in found
    assert found in ("", OPEN_FONT if package in FONTS else PACKAGES[package])


def test_every_font_that_comes_with_the_bot_says_that_it_is_under_the_open_font_license() -> None:
    files = [*map(path_of, Lettering), *bundled()]
    assert len(files) > 20
    for file in files:
        with about(file):
            face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(file))
            assert "Open Font License" in face.get_name(LICENCE)
            assert re.search("OFL|openfontlicense", face.get_name(LICENCE_ADDRESS))
