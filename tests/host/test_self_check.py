"""`bot.py --check`: what it refuses before it asks anything of Discord, and how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from hosting.arguments import parser
from hosting.preflight import NEEDS_SOMEBODY
from tests.host.program import run

TOKEN = "a-token.that-nobody.may-see"
NOBODY_THERE = "import discord.http\ndiscord.http.Route.BASE = 'http://127.0.0.1:1'"


async def test_a_check_needs_a_token(tmp_path: Path) -> None:
    ended = await run(tmp_path, "--check", "5")
    assert ended.status == NEEDS_SOMEBODY
    assert "There is no token to check" in ended.sentence


@pytest.mark.parametrize("of", ["--check", "--person", "--stranger"])
@pytest.mark.parametrize("given", ["#cards", "0", "-5", "", "9223372036854775808", "9" * 5000])
def test_a_channel_and_a_person_are_ids(of: str, given: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parser().parse_args([f"{of}={given}"])
    assert ended.value.code == 2
    assert f"{given!r} is not an ID: switch on Developer Mode in Discord" in capsys.readouterr().err


async def test_without_a_network_it_ends_with_a_sentence_and_without_the_token(tmp_path: Path) -> None:
    ended = await run(tmp_path, "--check", "5", environment={"DISCORD_TOKEN": TOKEN}, before=NOBODY_THERE)
    assert ended.status == 1
    assert "Discord cannot be reached" in ended.out
    assert ended.out.endswith("1 thing to look at.\n")
    assert TOKEN not in ended.out + ended.errors
    assert not any(tmp_path.iterdir())
