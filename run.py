"""Sets up what the project needs and starts it: on any system with Python 3.11 or newer, and nothing else.

python3 run.py                    the bot if there is a token in .env, else the practice table
python3 run.py test -k slate      all tests, or some
python3 run.py check              lint, strict types, layers
python3 run.py install dev        nothing but setting up: runtime, practice, dev or bench

Whatever follows is for the program or for pytest: python3 run.py --port 8080. An old Python has to be able to read this
file, so that it can say what is missing.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
OLDEST = (3, 11)
ENVIRONMENT = Path(".venv")
KINDS = {
    "runtime": "requirements.txt",
    "practice": "requirements/practice.txt",
    "dev": "requirements/dev.txt",
    "bench": "requirements/bench.txt",
}
"""What can be set up, and what is locked for it; what stands lower holds all that stands higher."""
ROOMS = ("engine", "locales", "rendering", "cogs", "practice", "hosting")
SYSTEMS = ("win32", "darwin")
"""Besides the one it is checked on: what the program uses has to be there too."""
UV = "requirements/uv.txt"
"""What fetches and installs packages, ten times as fast as pip; that brings it, and does the same where it cannot."""
FORGED = re.compile(r"hash(es)? (mismatch|do not match)|DO NOT MATCH THE HASHES", re.IGNORECASE)
"""Both say so where what was fetched is not what was locked."""
NO_NETWORK = re.compile(r"retrying|connect|temporary failure|no matching dist|dns|network|timed? ?out", re.IGNORECASE)
TOKEN = re.compile(r"^ *(export +)?DISCORD_TOKEN *= *[\"']?[^\"' #\s]", re.MULTILINE)


class CannotRun(Exception):
    """The message is one sentence that says what is missing and what to do."""


def main(arguments: list[str]) -> int:
    """Do what the arguments say; returns the exit status."""
    if sys.version_info < OLDEST:
        raise CannotRun(
            f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, and this is "
            f"{sys.version_info[0]}.{sys.version_info[1]}: start it with another one, as in 'python3.12 run.py' or "
            "'make PYTHON=python3.12 run'."
        )
    os.chdir(ROOT)
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    command, rest = (arguments[0], arguments[1:]) if arguments and arguments[0] in COMMANDS else ("run", arguments)
    return COMMANDS[command](rest)


def run(arguments: list[str]) -> int:
    """The bot, or the practice table."""
    set_up("runtime" if has_token() else "practice")
    return replaced_by([python(), "bot.py", *arguments])


def test(arguments: list[str]) -> int:
    """All tests, by one process more than there are cores: many tests wait for the disk."""
    set_up("dev")
    workers = os.environ.get("WORKERS") or str((os.cpu_count() or 1) + 1)
    # Compiled tests are kept even where the environment says otherwise: each worker would compile them all anew.
    os.environ["PYTHONDONTWRITEBYTECODE"] = ""
    # Threads draw pictures; glibc would keep what each has freed for itself, a quarter of a worker's memory.
    os.environ.setdefault("MALLOC_ARENA_MAX", "2")
    return replaced_by([python(), "-m", "pytest", "--numprocesses", workers, "--dist", "worksteal", *arguments])


def check(arguments: list[str]) -> int:
    """What a change must pass before its tests."""
    set_up("dev")
    lint_imports = str(Path(python()).with_name("lint-imports"))
    program = [*("-m", "bot", "-m", "run"), *(word for one in ROOMS for word in ("-p", one))]
    elsewhere = (["mypy", "--cache-dir", f".mypy_cache/{one}", "--platform", one, *program] for one in SYSTEMS)
    by_module = (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"], *elsewhere)
    for step in (*([python(), "-m", *one] for one in by_module), [lint_imports]):
        status = subprocess.call([*step, *arguments])
        if status:
            return status
    return 0


def install(arguments: list[str]) -> int:
    """Nothing but setting up."""
    if len(arguments) != 1 or arguments[0] not in KINDS:
        raise CannotRun(f"Say what to set up: python3 run.py install {' or '.join(KINDS)}.")
    set_up(arguments[0])
    return 0


COMMANDS = {"run": run, "test": test, "check": check, "install": install}


def has_token() -> bool:
    """Whether the bot has a token, in the environment or in the file for it."""
    if os.environ.get("DISCORD_TOKEN"):
        return True
    try:
        return TOKEN.search(Path(".env").read_text(encoding="utf-8-sig")) is not None
    except (OSError, ValueError):
        # The program says what is wrong with it.
        return False


def python() -> str:
    """The environment's own Python."""
    return str(ENVIRONMENT.joinpath(*(("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python"))))


def replaced_by(command: list[str]) -> int:
    """Go on as this program, so that whatever stops or watches this process reaches it; returns its status."""
    if sys.platform == "win32":
        try:
            return subprocess.call(command)
        except KeyboardInterrupt:
            # It heard the same, and has ended.
            return 130
    else:
        sys.stdout.flush()
        return os.execv(command[0], command)


def set_up(kind: str) -> None:
    """Make the environment and install what is locked for this kind, unless that is there; raises CannotRun."""
    names = list(KINDS)
    if all(_is_there(name) for name in names[: names.index(kind) + 1]) and Path(python()).exists():
        return
    begun = time.monotonic()
    if not Path(python()).exists():
        _make()
    fetch(KINDS[kind])
    for name in names[: names.index(kind) + 1]:
        _stamp(name).write_text(_digest(KINDS[name]), encoding="utf-8")
    print(f"  all is there, after {time.monotonic() - begun:.0f} seconds", flush=True)


def _make() -> None:
    print(f"Making {ENVIRONMENT}, where everything is kept that this project needs.", flush=True)
    command = [sys.executable, "-m", "venv", str(ENVIRONMENT)]
    if subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
        shutil.rmtree(ENVIRONMENT, ignore_errors=True)
        # Debian's Python lacks the second too.
        if None in (find_spec("venv"), find_spec("ensurepip")):
            raise CannotRun("Python's venv module is missing; on Debian and Ubuntu: sudo apt install python3-venv")
        raise CannotRun(
            f"{ENVIRONMENT} cannot be made in {ROOT}: look whether you may write there, whether there is room, and "
            "whether something else has that name."
        )


def _stamp(kind: str) -> Path:
    return ENVIRONMENT / f".{kind}"


def _digest(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


def _is_there(kind: str) -> bool:
    try:
        return _stamp(kind).read_text(encoding="utf-8") == _digest(KINDS[kind])
    except OSError:
        return False


def fetch(file: str) -> None:
    """Install what a file asks for into the environment, exactly as it is locked; raises CannotRun."""
    print(f"Fetching {_packages(file)} packages into {ENVIRONMENT}, once.", flush=True)
    with_uv = [python(), "-m", "uv", "pip", "install", "--python", python(), "--require-hashes", "-r"]
    with_pip = [python(), "-m", "pip", "--disable-pip-version-check", "install", "--progress-bar", "off"]
    with_pip += ["--require-hashes", "-r"]
    if subprocess.call([python(), "-m", "pip", "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
        # Somebody stopped it while the environment was made.
        subprocess.call([python(), "-m", "ensurepip"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if _said([*with_pip, UV], ())[0] == 0:
        status, said = _said([*with_uv, file], ("Downloading", "Building", "Installed"))
        if status == 0:
            return
        _must_be_right(said)
    # Where an index is set up for pip alone, or there is no uv for this machine.
    print("  with pip, which takes a minute", flush=True)
    status, said = _said([*with_pip, file], ("Collecting", "Processing", "Installing"))
    if status:
        _must_be_right(said)
        if NO_NETWORK.search(said):
            raise CannotRun(
                "The packages cannot be fetched: connect to the internet, and start again; what is there already stays."
            )
        lines = [line.strip() for line in said.splitlines() if line.strip()]
        raise CannotRun(f"The packages cannot be installed: {lines[-1] if lines else 'pip does not say why'}")


def _must_be_right(said: str) -> None:
    found = FORGED.search(said)
    if found is not None:
        named = re.search(r"([A-Za-z0-9_.-]+==[\w.!+]+)", said[found.start() :])
        raise CannotRun(
            f"{named.group(1) if named else 'One package'} is not the package that was locked. Nothing was installed: "
            "try again later, or report it."
        )


def _said(command: list[str], shown: tuple[str, ...]) -> tuple[int, str]:
    """The exit status of a program and all it said; lines that begin with one of these words are shown at once."""
    lines = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=_environment()) as program:
        assert program.stdout is not None
        for raw in program.stdout:
            line = raw.decode("utf-8", "replace").strip()
            lines.append(line)
            if line.startswith(shown):
                print("  " + re.sub(r"(?<=\w) \(from .*", "", line), flush=True)
    return program.returncode, "\n".join(lines)


def _environment() -> dict[str, str]:
    """What is said to pip holds for uv."""
    same = {
        "PIP_INDEX_URL": "UV_DEFAULT_INDEX",
        "PIP_EXTRA_INDEX_URL": "UV_INDEX",
        "PIP_FIND_LINKS": "UV_FIND_LINKS",
        "PIP_NO_INDEX": "UV_NO_INDEX",
        "PIP_CERT": "SSL_CERT_FILE",
    }
    told = {of_uv: os.environ[name] for name, of_uv in same.items() if name in os.environ}
    return dict(told, UV_NO_CONFIG="1", **os.environ)


def _packages(file: str) -> int:
    """How many packages a locked file names: for this system and this Python they may be one or two fewer."""
    return sum(line[:1].isalnum() for line in Path(file).read_text(encoding="utf-8").splitlines())


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CannotRun as error:
        print(error, file=sys.stderr)
        sys.exit(1)
    except OSError as error:
        print(f"{error}: look whether you may write in {ROOT}, and whether there is room.", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit("Stopped; what is there already stays, and the next start fetches the rest.")
