"""What the pages tell a host or a translator to type does what they say."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def typed(page: str, with_this: str) -> str:
    """The first command on a page that has this in it."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return next(str(one) for one in re.findall(r"`([^`\n]+)`", text) if with_this in one and " " in one)


@pytest.mark.parametrize("page", ["README.md", "docs/hosting.md"])
def test_the_file_for_the_token_can_be_read_by_its_owner_alone(page: str, tmp_path: Path) -> None:
    shutil.copy(ROOT / ".env.example", tmp_path)
    subprocess.run(["sh", "-c", f"umask 022; {typed(page, '.env.example')}"], cwd=tmp_path, check=True)
    assert (tmp_path / ".env").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / ".env").read_bytes() == (ROOT / ".env.example").read_bytes()


def test_the_example_of_looking_up_a_sentence_finds_one() -> None:
    found = subprocess.run(["sh", "-c", typed("CONTRIBUTING.md", "grep ")], cwd=ROOT, capture_output=True, check=True)
    assert b".ftl:" in found.stdout
