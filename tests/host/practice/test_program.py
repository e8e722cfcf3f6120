"""The program that `make run` starts: what it prints, where it keeps things, and how it stops and comes back."""

from __future__ import annotations

import re
import socket
import time
from pathlib import Path
from typing import Final

import pytest

from engine.store.journal import JournalError
from hosting.practising import PRACTICE_FOLDER
from hosting.preflight import CannotStart
from practice import PracticeError
from tests.host.practice.page import Page, address_of, visited
from tests.host.program import end_of, running

QUICK: Final = {"THINKING_SECONDS": "0.05", "AFTER_DEAL_SECONDS": "0", "LOG_LEVEL": "DEBUG"}


async def test_everything_is_there_again_after_a_kill_in_the_middle_of_a_trick(tmp_path: Path) -> None:
    async with running(tmp_path, "--no-browser", environment=QUICK) as process:
        address = await address_of(process)
        async with Page.opened(address) as page:
            await page.until(lambda page: "Start" in page.labels())
            await page.do("name", name="Odile")
            await page.press("Start")
            await page.until(lambda page: page.on_turn and page.buttons("private"))
            process.kill()
            await end_of(process)

    async with running(tmp_path, "--no-browser", environment=QUICK) as process:
        # A page that was left open finds the same address again.
        assert await address_of(process) == address
        async with Page.opened(address) as page:
            await page.until(lambda page: page.on_turn == ["Odile"] and page.buttons("private"))
            # Time goes on from now: everybody has their full time again, and nothing runs out in 1970.
            told = re.findall(r"<t:(\d+):R>", str(page.messages))
            assert all(abs(int(at) - time.time()) < 1000 for at in told)
            await page.play()
            for path in page.pictures:
                async with page.session.get(address + path) as response:
                    assert response.status == 200
            known = set(page.messages)
            process.terminate()
            ended = await end_of(process)
    # Stopping it is no error.
    assert ended.status == 0
    assert ended.errors.strip().endswith("bot: stopped")

    # Unlike a kill, which may lose what was shown last, stopping it loses no message.
    async with visited(tmp_path / PRACTICE_FOLDER) as page:
        assert page.address == address
        await page.until(lambda page: known <= set(page.messages))

    # The address lets in whoever has it, so it is printed and never logged; and all is in one folder.
    secret = address.split("/")[-2]
    assert len(secret) > 20
    assert secret not in ended.errors
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["practice"]


async def test_without_a_browser_and_with_a_second_program_in_the_folder(tmp_path: Path) -> None:
    before = "import webbrowser; webbrowser.open = lambda address: False"
    async with running(tmp_path, before=before) as process:
        await address_of(process)
        assert process.stdout is not None
        said = (await process.stdout.readline() + await process.stdout.readline()).decode()
        assert "No browser could be opened" in said
        with pytest.raises(JournalError, match="stop that one first"):
            async with visited(tmp_path / PRACTICE_FOLDER):
                pass


async def test_a_port_that_is_taken_gives_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(PracticeError, match=f"Port {port} is taken .* choose another one with --port"):
            async with visited(tmp_path, port=port):
                pass


async def test_a_folder_that_cannot_be_made_gives_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be", encoding="utf-8")
    with pytest.raises(CannotStart, match="data/practice cannot be made"):
        async with visited(tmp_path / PRACTICE_FOLDER):
            pass
