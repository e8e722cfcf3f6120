"""`run.py` sets up what is locked, says what it does, and in one sentence why it cannot."""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import run
from tests.host.program import ROOT
from tests.patience import LAST_RESORT

LOCKED = ("requirements.txt", *(f"requirements/{kind}.txt" for kind in ("practice", "dev", "bench", "uv")))
HASH = f"--hash=sha256:{'0' * 64}"
SOME = "nowhere-else==1.0"
SENTENCE = "The packages cannot be fetched: connect to the internet, and start again; what is there already stays."


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project that needs one package; its environment is an empty one that knows the packages of this one."""
    folder = tmp_path / "project"
    (folder / "requirements").mkdir(parents=True)
    shutil.copy(ROOT / "run.py", folder)
    (folder / "requirements.txt").write_text(f"{SOME} {HASH}\n", encoding="utf-8")
    for kind in ("practice", "dev", "bench"):
        (folder / "requirements" / f"{kind}.txt").write_text(f"{SOME} {HASH}\n", encoding="utf-8")
    shutil.copy(ROOT / "requirements" / "uv.txt", folder / "requirements")
    # What is installed here is what uv and pip are run by.
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    shutil.copy(Path(sys.prefix) / "pyvenv.cfg", folder / ".venv")
    (folder / ".venv" / "lib").symlink_to(Path(sys.prefix) / "lib")
    return folder


def ran(project: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`PIP_TARGET` keeps what would be installed out of this environment, of which the project's is a mirror."""
    place = {"UV_TARGET": str(project / "place"), "PIP_TARGET": str(project / "place")}
    known = {"PATH": "", "HOME": str(project), "PIP_RETRIES": "0", "PIP_TIMEOUT": "1", "UV_HTTP_RETRIES": "0"}
    command = (sys.executable, str(project / "run.py"), *arguments)
    return subprocess.run(command, capture_output=True, text=True, check=False, env=known | place | environment)


def made_wheel(folder: Path) -> Path:
    """A package that is nowhere else."""
    wheel = folder / "nowhere_else-1.0-py3-none-any.whl"
    about = "nowhere_else-1.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as files:
        files.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: nowhere-else\nVersion: 1.0\n")
        files.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        files.writestr(f"{about}/RECORD", "")
    return wheel


def offline(folder: Path) -> dict[str, str]:
    return {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(folder)}


def test_without_a_network_one_sentence_says_what_to_do(project: Path) -> None:
    ended = ran(project, "install", "runtime", PIP_INDEX_URL="http://127.0.0.1:9/")
    assert ended.returncode == 1
    assert ended.stdout.startswith("Fetching 1 packages into .venv, once.\n")
    assert ended.stderr.strip().splitlines() == [SENTENCE]


@pytest.mark.parametrize("is_right", [True, False])
def test_only_bytes_that_were_locked_are_installed(project: Path, *, is_right: bool) -> None:
    wheel = made_wheel(project)
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest() if is_right else "0" * 64
    (project / "requirements.txt").write_text(f"{SOME} --hash=sha256:{digest}\n", encoding="utf-8")
    ended = ran(project, "install", "runtime", **offline(project))
    assert (ended.returncode == 0) is is_right
    assert (project / "place").exists() is is_right
    if not is_right:
        (sentence,) = ended.stderr.strip().splitlines()
        assert sentence.startswith(f"{SOME} is not the package that was locked.")


def test_what_has_no_hash_is_not_installed(project: Path) -> None:
    made_wheel(project)
    (project / "requirements.txt").write_text(f"{SOME}\n", encoding="utf-8")
    assert ran(project, "install", "runtime", **offline(project)).returncode == 1
    assert not (project / "place").exists()


def test_it_installs_again_only_what_has_changed(project: Path) -> None:
    digest = hashlib.sha256(made_wheel(project).read_bytes()).hexdigest()
    for kind in run.KINDS.values():
        (project / kind).write_text(f"{SOME} --hash=sha256:{digest}\n", encoding="utf-8")
    assert "Fetching" in ran(project, "install", "dev", **offline(project)).stdout
    # What needs less is there too.
    assert ran(project, "install", "practice").stdout == ""
    (project / "requirements.txt").write_text(f"# newer\n{SOME} --hash=sha256:{digest}\n", encoding="utf-8")
    assert "Fetching" in ran(project, "install", "practice", **offline(project)).stdout


def test_stopping_it_is_one_sentence(project: Path) -> None:
    # A server that never answers.
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        process = subprocess.Popen(
            (sys.executable, project / "run.py", "install", "runtime"),
            env={"PATH": "", "PIP_INDEX_URL": f"http://127.0.0.1:{silent.getsockname()[1]}/"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            # Tests in the background of a shell are started deaf to it, and whatever they start as well.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        connection, _ = silent.accept()
        with connection:
            # As Ctrl+C does: to the program and to whatever it started.
            os.killpg(process.pid, signal.SIGINT)
            _, errors = process.communicate(timeout=LAST_RESORT)
    assert process.returncode != 0
    assert errors.strip().splitlines() == ["Stopped; what is there already stays, and the next start fetches the rest."]


def test_what_cannot_be_set_up_is_one_sentence(project: Path) -> None:
    ended = ran(project, "install", "everything")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == "Say what to set up: python3 run.py install runtime or practice or dev or bench.\n"


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    with pytest.raises(run.CannotRun, match=r"Python 3\.11 or newer is needed, and this is 3\.9: "):
        run.main([])


@pytest.mark.parametrize("in_the_way", [".venv", ".venv/.runtime"])
def test_what_cannot_be_written_is_named(project: Path, in_the_way: str) -> None:
    (project / "requirements.txt").write_text("", encoding="utf-8")
    if in_the_way == ".venv":
        shutil.rmtree(project / ".venv")
        (project / ".venv").write_text("something else", encoding="utf-8")
    else:
        (project / in_the_way).mkdir()
    ended = ran(project, "install", "runtime", PIP_NO_INDEX="1")
    (sentence,) = ended.stderr.splitlines()
    assert ended.returncode == 1
    assert in_the_way in sentence
    assert "look whether you may write" in sentence
    assert "venv module" not in sentence


def test_an_old_python_can_read_it() -> None:
    ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 7))


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("DISCORD_TOKEN=abc", True),
        ("export DISCORD_TOKEN = 'abc'", True),
        ("DISCORD_TOKEN=", False),
        ("DISCORD_TOKEN= # none yet", False),
        ("# DISCORD_TOKEN=abc", False),
        ("\ufeffDISCORD_TOKEN=abc", True),
    ],
)
def test_a_token_makes_it_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, *, is_one: bool) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.chdir(tmp_path)
    assert not run.has_token()
    (tmp_path / ".env").write_text(f"{text}\nLOG_LEVEL=INFO\n", encoding="utf-8")
    assert run.has_token() is is_one


@pytest.mark.parametrize("name", LOCKED)
def test_every_package_is_locked_with_hashes_and_none_with_where_it_came_from(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "//" not in text
    pinned = r"[\w.-]+==[^\s;]+( ; [^\\\n]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+"
    assert re.fullmatch(rf"({pinned}\n)+", text)


def test_what_newer_pythons_need_is_locked_too() -> None:
    # discord.py needs it from Python 3.13 on: it would be refused if it were missing here.
    assert "audioop-lts==" in (ROOT / "requirements.txt").read_text(encoding="utf-8")


def test_what_is_wanted_is_what_is_locked() -> None:
    for name in LOCKED:
        wanted = (ROOT / name).with_suffix(".in").read_text(encoding="utf-8").splitlines()
        locked = (ROOT / name).read_text(encoding="utf-8")
        names = {re.sub(r"[\W_]+", "-", re.split(r"[\[;]", line)[0]).lower() for line in wanted if line[:1].isalpha()}
        assert names <= set(re.findall(r"^([\w-]+)==", locked, re.MULTILINE)), "make lock"


def test_who_practises_installs_none_of_what_tests_need() -> None:
    practice, dev = ((ROOT / f"requirements/{kind}.txt").read_text(encoding="utf-8") for kind in ("practice", "dev"))
    assert "simcord==" in practice
    assert [name for name in ("pytest==", "ruff==", "mypy==") if name in practice or name not in dev] == []
