"""What `make` says while it installs."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tests.host.program import PATIENCE, ROOT


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


def test_packages_on_this_machine_are_counted_too(tmp_path: Path) -> None:
    folder = tmp_path / "some_package"
    folder.mkdir()
    (folder / "pyproject.toml").write_text('[project]\nname = "some-package"\n', encoding="utf-8")
    (tmp_path / "some.txt").write_text(f"some-package @ {folder.as_uri()}\n", encoding="utf-8")
    # Nothing to build it with can be fetched; what counts is that it was looked at.
    ended = installed(tmp_path / "some.txt", PIP_INDEX_URL="http://127.0.0.1:9/", PIP_RETRIES="0", PIP_TIMEOUT="1")
    assert "1 of 1: some_package" in ended.stdout


def test_stopping_it_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "some.txt").write_text("surely-not-installed-here==1.0\n", encoding="utf-8")
    # A server that never answers.
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        command = (sys.executable, ROOT / "install.py", str(tmp_path / "some.txt"))
        index = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        process = subprocess.Popen(
            command, env={"PATH": "", "PIP_INDEX_URL": index}, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        connection, _ = silent.accept()
        with connection:
            # As Ctrl+C does: to the program and to pip.
            os.killpg(process.pid, signal.SIGINT)
            _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode != 0
    assert errors.strip().splitlines() == ["Stopped; what is there already stays, and the next start fetches the rest."]


def test_without_a_network_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "some.txt").write_text("surely-not-installed-here==1.0\n", encoding="utf-8")
    ended = installed(tmp_path / "some.txt", PIP_INDEX_URL="http://127.0.0.1:9/", PIP_RETRIES="0", PIP_TIMEOUT="1")
    assert ended.returncode != 0
    assert ended.stderr.strip().splitlines() == [
        "The packages cannot be fetched: connect to the internet, and start again; what is there already stays."
    ]
