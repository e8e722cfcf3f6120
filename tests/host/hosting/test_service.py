"""The systemd services that docs/hosting-service.md says to install."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hosting import pulse
from hosting.arguments import parser
from hosting.preflight import NEEDS_SOMEBODY
from hosting.settings import DEFAULT_DATABASE

ROOT = Path(__file__).parents[3]
UNIT = ROOT / "deploy" / "cards.service"
TEMPLATE = ROOT / "deploy" / "cards@.service"
"""For several processes on one machine."""
HOSTING = (ROOT / "docs" / "hosting-service.md").read_text(encoding="utf-8")
SEVERAL = (ROOT / "docs" / "hosting-postgresql.md").read_text(encoding="utf-8")
HOME = "/srv/cards"


def read(unit: Path) -> configparser.ConfigParser:
    parsed = configparser.ConfigParser(interpolation=None, delimiters=("=",), strict=True)
    parsed.optionxform = str  # type: ignore[assignment,method-assign]
    parsed.read_string(unit.read_text(encoding="utf-8"))
    return parsed


@pytest.fixture
def unit() -> configparser.ConfigParser:
    return read(UNIT)


def test_it_starts_with_the_machine_when_there_is_a_network(unit: configparser.ConfigParser) -> None:
    assert unit.sections() == ["Unit", "Service", "Install"]
    assert unit["Install"]["WantedBy"] == "multi-user.target"
    assert unit["Unit"]["After"] == unit["Unit"]["Wants"] == "network-online.target"


def test_it_runs_the_program_with_options_that_there_are(unit: configparser.ConfigParser) -> None:
    python, program, *options = shlex.split(unit["Service"]["ExecStart"])
    assert python == f"{HOME}/.venv/bin/python"
    assert unit["Service"]["WorkingDirectory"] == HOME
    assert (ROOT / program).is_file()
    # Without a token a service must not open a practice table.
    assert parser().parse_args(options).no_practice is True


def test_it_is_started_again_after_a_while_but_not_where_somebody_has_to_do_something(
    unit: configparser.ConfigParser,
) -> None:
    service = unit["Service"]
    assert service["Restart"] == "on-failure"
    assert int(service["RestartSec"]) >= 5
    assert int(service["RestartPreventExitStatus"]) == NEEDS_SOMEBODY
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"


def test_it_may_write_where_the_database_is_and_nowhere_else(unit: configparser.ConfigParser) -> None:
    service = unit["Service"]
    folder = Path(HOME, DEFAULT_DATABASE.partition("///")[2]).parent
    assert service["ReadWritePaths"] == str(folder)
    assert (service["ProtectSystem"], service["ProtectHome"], service["UMask"]) == ("strict", "yes", "0077")
    assert (service["NoNewPrivileges"], service["CapabilityBoundingSet"]) == ("yes", "")
    assert service["User"] == "cards"


def test_it_is_up_when_it_says_so_and_killed_when_it_stands_still(unit: configparser.ConfigParser) -> None:
    service = unit["Service"]
    assert service["Type"] == "notify"
    # It says within which time the next word comes, so a start that waits for Discord goes on beyond this.
    assert int(service["TimeoutStartSec"]) > pulse.START
    assert int(service["WatchdogSec"]) >= 10


def test_what_it_remembers_is_in_no_file_when_it_dies(unit: configparser.ConfigParser) -> None:
    assert unit["Service"]["LimitCORE"] == "0"


def test_the_documentation_makes_everything_the_service_names(unit: configparser.ConfigParser) -> None:
    (commands,) = re.findall(r"```sh\n((?:(?!```).)*cards\.service.*?)```", HOSTING, re.DOTALL)
    assert f"useradd --system --home-dir {HOME} " in commands
    assert f"install -d -o cards -g cards -m 700 {unit['Service']['ReadWritePaths']}\n" in commands
    assert f"python3 {HOME}/run.py install runtime\n" in commands
    assert f"install -o cards -m 600 {HOME}/.env.example {HOME}/.env\n" in commands
    assert f"cp {HOME}/{UNIT.relative_to(ROOT)} /etc/systemd/system/\n" in commands
    assert "systemctl enable --now cards\n" in commands


def test_one_of_several_processes_is_the_same_but_for_its_name_and_settings(unit: configparser.ConfigParser) -> None:
    template = read(TEMPLATE)
    assert template["Unit"].pop("Description") == f"{unit['Unit'].pop('Description')}, process %i"
    assert template["Service"].pop("EnvironmentFile") == f"-{HOME}/%i.env"
    assert template == unit


def test_the_documentation_starts_several_processes_by_the_template() -> None:
    assert f"cp {HOME}/{TEMPLATE.relative_to(ROOT)} /etc/systemd/system/\n" in SEVERAL
    assert "systemctl enable --now cards@1 cards@2\n" in SEVERAL


@pytest.mark.parametrize("file", [UNIT, TEMPLATE], ids=["service", "template"])
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not there")
def test_systemd_finds_nothing_wrong_with_it(tmp_path: Path, file: Path) -> None:
    text = file.read_text(encoding="utf-8").replace(f"{HOME}/.venv/bin/python", sys.executable)
    copy = tmp_path / file.name.replace("@", "@1")
    copy.write_text(text, encoding="utf-8")
    verified = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, "")
