"""Without what Windows' Python lacks, the program plays, thinks in its own process, keeps others away, and stops.

Nobody could try it on Windows itself: what that has and Linux has not, such as its locks, is not tried here.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Final

import pytest

from engine import system
from engine.store.journal import JournalError
from hosting.practising import PRACTICE_FOLDER
from tests.host.practice.page import Page, address_of, visited
from tests.host.practice.test_program import QUICK
from tests.host.program import end_of, run_anew, running_anew

GONE: Final = (
    *("O_CLOEXEC", "O_DIRECTORY", "O_NOFOLLOW"),
    *("fchmod", "fork", "getegid", "geteuid", "getuid", "nice", "pread", "pwrite", "sysconf"),
)
"""What Windows' `os` lacks, as far as a program may want it."""
SIMULATED: Final = f"""
import asyncio, os, sys, time
# It has a way of its own for Windows, which needs Windows.
import filelock
filelock.lock_descriptor
sys.modules["fcntl"] = sys.modules["resource"] = None
# Linux asks who somebody is to find their folders; Windows has that in a variable.
os.environ.setdefault("HOME", os.getcwd())
for name in {GONE}:
    delattr(os, name)
del time.clock_gettime
def lacking(*_):
    raise NotImplementedError
asyncio.unix_events._UnixSelectorEventLoop.add_signal_handler = lacking
"""
"""Python that takes it away, before anything of the program is imported."""


async def test_a_match_is_played_with_a_computer_that_thinks_and_a_second_bot_is_refused_and_the_program_stops(
    tmp_path: Path,
) -> None:
    async with running_anew(tmp_path, "--no-browser", environment=QUICK, before=SIMULATED) as process:
        address = await address_of(process)
        with pytest.raises(JournalError, match=f"process {process.pid}.*stop that one first"):
            async with visited(tmp_path / PRACTICE_FOLDER):
                pass
        second = await run_anew(tmp_path, "--no-browser", before=SIMULATED)
        assert f"Another bot (process {process.pid})" in second.sentence
        # The first goes on.
        async with Page.opened(address) as page:
            await page.until(lambda page: "Start" in page.labels())
            await page.press("Start")
            await page.until(lambda page: page.on_turn and page.buttons("private"))
            await page.play()
            await page.until(lambda page: page.on_turn and page.buttons("private"))
        # As Ctrl+C does.
        process.send_signal(signal.SIGINT)
        ended = await end_of(process)
    assert ended.status == 0
    assert "Traceback" not in ended.errors
    assert ended.errors.strip().endswith("bot: stopped")
    assert "others can read" not in ended.errors


def test_who_locks_a_file_can_be_read_though_its_first_byte_cannot(tmp_path: Path) -> None:
    number = system.opened(tmp_path / "lock")
    try:
        assert system.locked(number)
        system.write_text(number, "1234")
        assert (tmp_path / "lock").read_bytes() == b" 1234"
        assert system.text_of(number) == "1234"
    finally:
        os.close(number)


def test_a_version_before_this_one_is_named_whole(tmp_path: Path) -> None:
    (tmp_path / "lock").write_bytes(b"1234")
    number = system.opened(tmp_path / "lock")
    try:
        assert system.text_of(number) == "1234"
    finally:
        os.close(number)


def test_nobody_is_warned_of_others_where_files_have_no_owners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").touch(0o644)
    assert system.is_open_to_others(tmp_path / ".env")
    monkeypatch.delattr(os, "getuid")
    assert not system.is_open_to_others(tmp_path / ".env")
