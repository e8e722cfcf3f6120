"""What `make` says while it installs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.host.program import ROOT


def installed(file: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, ROOT / "install.py", str(file))
    return subprocess.run(command, capture_output=True, text=True, check=False, env={"PATH": "", **environment})


def test_it_says_how_many_packages_there_are_before_it_fetches_any(tmp_path: Path) -> None:
    (tmp_path / "more.txt").write_text("pip\n", encoding="utf-8")
    (tmp_path / "some.txt").write_text("# what is there already\n-r more.txt\n\npip>=1\n", encoding="utf-8")
    ended = installed(tmp_path / "some.txt")
    assert ended.returncode == 0
    assert ended.stdout.startswith("Installing 2 packages into ")
    assert ended.stderr == ""


def test_without_a_network_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "some.txt").write_text("surely-not-installed-here==1.0\n", encoding="utf-8")
    ended = installed(tmp_path / "some.txt", PIP_INDEX_URL="http://127.0.0.1:9/", PIP_RETRIES="0", PIP_TIMEOUT="1")
    assert ended.returncode != 0
    assert ended.stderr.strip().splitlines() == [
        "The packages cannot be fetched: connect to the internet, and start again; what is there already stays."
    ]
