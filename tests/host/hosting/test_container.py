"""The image and the composition that docs/hosting-service.md starts, as far as they can be tried without a daemon.

What the Dockerfile copies is copied here, and the program runs from there.
"""

from __future__ import annotations

import re
import shlex
import shutil
import signal
from fnmatch import fnmatch
from pathlib import Path

import pytest

from hosting import heartbeat
from hosting.arguments import parser
from hosting.settings import DEFAULT_DATABASE, Settings
from tests.about import in_one_test
from tests.host.hosting.test_pulse import ENVIRONMENT, Listener, reach
from tests.host.program import ROOT, end_of, from_it, running_anew
from tests.wire.server import StandIn

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
BOT = COMPOSE.partition("\n  bot: &bot\n")[2].partition("\n  bot-2: *bot\n")[0]
DATABASE = COMPOSE.partition("\n  database:\n    image:")[2].partition("\nvolumes:\n")[0]
HOME = "/app"


def instructions(name: str) -> list[str]:
    """What follows a word in the Dockerfile, for each line that begins with it, in order."""
    return re.findall(rf"^{name}\s+(.*\S)", DOCKERFILE, re.MULTILINE)


def command(name: str) -> list[str]:
    """A command in the form of a list, as the last line of its kind has it."""
    return re.findall(r'"([^"]*)"', instructions(name)[-1])


def copied() -> list[tuple[str, str]]:
    """What comes from the repository, and where in the image it goes."""
    lines = [shlex.split(line) for line in instructions("COPY") if not line.startswith("--from")]
    return [(source, target) for *sources, target in lines for source in sources]


def is_let_in(path: str) -> bool:
    """Whether `.dockerignore` lets a path of the repository into what an image is made of: its last word counts."""
    let_in = True
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.removeprefix("!").removeprefix("**/")
        if line and not line.startswith("#") and any(fnmatch(part, pattern) for part in Path(path).parts):
            let_in = line.startswith("!")
    return let_in


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """What the image holds of the repository."""
    home = tmp_path / "app"
    home.mkdir()
    for source, target in copied():
        if (ROOT / source).is_dir():
            # With what is compiled already, which the image has not: nobody waits for that here.
            shutil.copytree(ROOT / source, home / target)
        else:
            shutil.copy(ROOT / source, home / target)
    (home / "data").mkdir()
    return home


def tree(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def test_all_it_copies_is_there_and_let_in() -> None:
    assert {"bot.py", "engine", "requirements.txt"} <= {source for source, _ in copied()}
    for source, _ in copied():
        assert (ROOT / source).exists(), source
        assert is_let_in(source), source


@in_one_test("path", [".env", "data/cards.sqlite3", ".git/config", "cogs/.env", ".venv/bin/python", "tests"])
def test_nothing_secret_or_foreign_is_let_in(path: str) -> None:
    assert not is_let_in(path)


def test_no_setting_is_in_the_image() -> None:
    names = {name.upper() for name in Settings.model_fields}
    assert [name for name in names if re.search(rf"\b{name}\b", DOCKERFILE)] == []


def test_it_installs_only_what_was_locked() -> None:
    (installs,) = [line for line in instructions("RUN") if "run.py" in line]
    assert "run.py install runtime" in installs
    assert "pip install" not in DOCKERFILE


def test_the_bot_in_it_is_not_root_and_writes_only_where_the_database_is() -> None:
    assert instructions("USER") == ["cards"]
    assert instructions("STOPSIGNAL") == ["SIGTERM"]
    database = Path(HOME, DEFAULT_DATABASE.partition("///")[2])
    assert instructions("VOLUME") == [str(database.parent)]
    assert f"install -d -o cards -g cards -m 700 {database.parent.name}" in DOCKERFILE


def test_its_health_check_asks_the_heartbeat_that_the_bot_writes() -> None:
    assert command("ENTRYPOINT") == ["python", "bot.py"]
    chosen = parser().parse_args(command("CMD"))
    assert chosen.no_practice is True
    assert command("HEALTHCHECK")[:3] == ["python", "-m", heartbeat.__name__]
    assert command("HEALTHCHECK")[3:] == [str(chosen.heartbeat)]
    assert str(chosen.heartbeat.parent) == "/tmp"


async def test_the_program_runs_from_what_it_copies_and_writes_nothing_there(image: Path, tmp_path: Path) -> None:
    before = tree(image)
    (listening := tmp_path / "listening").mkdir()
    address = str(listening / "notify")
    own = {"PYTHONPATH": "", "PYTHONDONTWRITEBYTECODE": "1", "NOTIFY_SOCKET": address}
    options = ("--no-practice", "--heartbeat", str(listening / "heartbeat"))
    with Listener.at(address) as listener:
        async with (
            StandIn.running() as stand_in,
            running_anew(image, *options, environment=ENVIRONMENT | own, before=reach(stand_in)) as process,
        ):
            await from_it(process, listener.until("READY=1"))
            assert heartbeat.read(listening / "heartbeat").can_answer
            process.send_signal(signal.SIGTERM)
            ended = await end_of(process)
    assert ended.status == 0, ended.errors
    assert {path for path in tree(image) - before if not path.startswith("data/")} == set()
    assert "data/cards.sqlite3" in tree(image)


def test_the_composition_names_only_settings_that_there_are() -> None:
    names = set(re.findall(r"^ +([A-Z_]+):", BOT, re.MULTILINE))
    assert names == {"DISCORD_TOKEN", "DATABASE_URL"}
    assert names <= {name.upper() for name in Settings.model_fields}


def test_nothing_in_it_starts_without_a_password_and_a_token_of_ones_own() -> None:
    assert set(re.findall(r"\$\{(\w+)", COMPOSE)) == {"DISCORD_TOKEN", "POSTGRES_PASSWORD"}
    # `:?` demands a value; `:-` would bring one.
    assert set(re.findall(r"\$\{\w+(..)", COMPOSE)) == {":?"}


def test_the_bot_waits_until_the_database_is_well() -> None:
    assert "condition: service_healthy" in BOT
    assert "pg_isready" in DATABASE


@in_one_test("service", [BOT, DATABASE])
@in_one_test("demanded", ["read_only: true", "cap_drop: [ALL]", "no-new-privileges:true", "/tmp"])
def test_none_of_them_may_more_than_it_needs(service: str, demanded: str) -> None:
    assert demanded in service
