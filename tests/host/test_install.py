"""What `make` says while it installs."""

from __future__ import annotations

import hashlib
import os
import re
import signal
import socket
import subprocess
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.host.program import ROOT
from tests.patience import LAST_RESORT

LOCKED = ("requirements.txt", "requirements-dev.txt", "requirements-bench.txt")
PIP = f"pip=={version('pip')}"
"""What is installed already and needs no network."""
HASH = f"--hash=sha256:{'0' * 64}"


def installed(file: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, ROOT / "install.py", str(file))
    return subprocess.run(command, capture_output=True, text=True, check=False, env={"PATH": "", **environment})


def made_wheel(folder: Path) -> Path:
    """A package that is nowhere else."""
    wheel = folder / "nowhere_else-1.0-py3-none-any.whl"
    about = "nowhere_else-1.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as files:
        files.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: nowhere-else\nVersion: 1.0\n")
        files.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        files.writestr(f"{about}/RECORD", "")
    return wheel


def test_it_says_how_many_packages_there_are_before_it_fetches_any(tmp_path: Path) -> None:
    (tmp_path / "more.txt").write_text(f"{PIP} {HASH}\n", encoding="utf-8")
    # The last one is for a Python that nobody has any more.
    some = f"# what is there already\n-r more.txt\n\n{PIP} \\\n    {HASH}\nold==1 ; python_version < '3' {HASH}\n"
    (tmp_path / "some.txt").write_text(some, encoding="utf-8")
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
            command,
            env={"PATH": "", "PIP_INDEX_URL": index},
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            # Tests in the background of a shell are started deaf to it, and whatever they start as well.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        connection, _ = silent.accept()
        with connection:
            # As Ctrl+C does: to the program and to pip.
            os.killpg(process.pid, signal.SIGINT)
            _, errors = process.communicate(timeout=LAST_RESORT)
    assert process.returncode != 0
    assert errors.strip().splitlines() == ["Stopped; what is there already stays, and the next start fetches the rest."]


def test_without_a_network_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "some.txt").write_text(f"surely-not-installed-here==1.0 {HASH}\n", encoding="utf-8")
    ended = installed(tmp_path / "some.txt", PIP_INDEX_URL="http://127.0.0.1:9/", PIP_RETRIES="0", PIP_TIMEOUT="1")
    assert ended.returncode != 0
    assert ended.stderr.strip().splitlines() == [
        "The packages cannot be fetched: connect to the internet, and start again; what is there already stays."
    ]


@pytest.mark.parametrize("is_right", [True, False])
def test_only_bytes_that_were_locked_are_installed(tmp_path: Path, *, is_right: bool) -> None:
    wheel = made_wheel(tmp_path)
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest() if is_right else "0" * 64
    (tmp_path / "some.txt").write_text(f"nowhere-else==1.0 --hash=sha256:{digest}\n", encoding="utf-8")
    place = tmp_path / "place"
    offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path), "PIP_TARGET": str(place)}
    ended = installed(tmp_path / "some.txt", **offline)
    assert (ended.returncode == 0) is is_right
    assert place.exists() is is_right
    if not is_right:
        (sentence,) = ended.stderr.strip().splitlines()
        assert sentence.startswith("nowhere-else==1.0 is not the package that was locked.")


def test_what_has_no_hash_is_not_installed(tmp_path: Path) -> None:
    made_wheel(tmp_path)
    (tmp_path / "some.txt").write_text("nowhere-else==1.0\n", encoding="utf-8")
    offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path), "PIP_TARGET": str(tmp_path / "place")}
    assert installed(tmp_path / "some.txt", **offline).returncode != 0
    assert not (tmp_path / "place").exists()


@pytest.mark.parametrize("name", LOCKED)
def test_every_package_is_locked_with_hashes_and_none_with_where_it_came_from(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "//" not in text
    pinned = r"[\w.-]+==[^\s;]+( ; [^\\\n]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+"
    assert re.fullmatch(rf"({pinned}\n)+", text)


def test_what_newer_pythons_need_is_locked_too() -> None:
    # discord.py needs it from Python 3.13 on: pip would refuse it if it were missing here.
    assert "audioop-lts==" in (ROOT / "requirements.txt").read_text(encoding="utf-8")


def test_what_is_wanted_is_what_is_locked() -> None:
    for name in LOCKED:
        wanted = (ROOT / name).with_suffix(".in").read_text(encoding="utf-8").splitlines()
        locked = (ROOT / name).read_text(encoding="utf-8")
        names = {re.sub(r"[\W_]+", "-", re.split(r"[\[;]", line)[0]).lower() for line in wanted if line[:1].isalpha()}
        assert names <= set(re.findall(r"^([\w-]+)==", locked, re.MULTILINE)), "make lock"
