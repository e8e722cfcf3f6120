"""The server of the practice page: what it gives to whom, and what strangers get."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tests.host.practice.page import visited


async def test_the_page_may_load_nothing_from_elsewhere_and_run_nothing_from_within(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        for path in ("", "page.js", "page.css", "words", "font/bold.ttf"):
            async with page.session.get(page.address + path) as response:
                assert response.status == 200, path
                policy = response.headers["Content-Security-Policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert "http" not in policy
                assert response.headers["Referrer-Policy"] == "no-referrer"
                text = (await response.read()).decode("latin-1")
                if not path.endswith(".ttf"):
                    assert "//cdn" not in text
                    assert "<script>" not in text
                    assert "style=" not in text


async def test_nobody_gets_anything_without_the_secret(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        base, secret = page.address.rstrip("/").rsplit("/", 1)
        for path in ("", "/", "/page.js", "/events", f"/{secret[:-1]}/", "/words", f"/{secret}x/words", "/commands"):
            async with page.session.get(base + path) as response:
                assert response.status == 404, path


async def test_only_files_under_their_digest_are_given(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        for name in ("../discord.json", "..%2Fdiscord.json", "0" * 64 + ".png", "x.png", ".half"):
            for path in (f"picture/{name}", name):
                async with page.session.get(page.address + path) as response:
                    assert response.status == 404, path


async def test_what_is_no_object_is_refused(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        headers = {"Content-Type": "application/json"}
        too_deep, too_long = b"[" * 20_000 + b"]" * 20_000, b'{"message": ' + b"9" * 6000 + b"}"
        for body in (b"", b"[]", b"{", b"\xff", b'"person"', too_deep, too_long):
            async with page.session.post(page.address + "do/press", data=body, headers=headers) as response:
                assert response.status == 400, body
        strange = {"Content-Type": "application/json; charset=klingon"}
        async with page.session.post(page.address + "do/press", data=b"{}", headers=strange) as response:
            assert response.status == 400
        # A form of another page cannot send that type.
        async with page.session.post(page.address + "do/name", data={"name": "Eve"}) as response:
            assert response.status == 415


UNHEARD: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("press", {}),
    ("press", {"message": "no number", "part": "x"}),
    ("press", {"message": 1, "part": "x"}),
    ("choose", {"message": "1", "part": "x", "values": "abc"}),
    ("choose", {"message": "1", "part": "x", "values": None}),
    ("submit", {"form": "1", "values": {}}),
    ("command", {"place": "channel", "words": [], "options": {}}),
    ("command", {"place": "channel", "words": ["no-such-command"], "options": {}}),
    ("command", {"place": "channel", "words": ["table", "no-such"], "options": {}}),
    ("command", {"place": "channel", "words": ["table", "open"], "options": {"computers": "many"}}),
    ("command", {"place": "channel", "words": ["table", "open"], "options": {"unknown": "1"}}),
    ("command", {"place": "channel", "words": ["table", "open"], "options": "nothing"}),
    ("command", {"place": "private", "words": 7, "options": []}),
    ("dismiss", {"message": "0"}),
)


async def test_what_cannot_be_done_is_said_and_harms_nothing(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        for what, body in UNHEARD:
            async with page.session.post(f"{page.address}do/{what}", json=body) as response:
                assert response.status == 409, (what, body, await response.text())
        await page.do("name", name="Odile")
        await page.until(lambda page: page.state["people"][0]["name"] == "Odile")


async def test_what_there_is_not_is_not_found(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        async with page.session.post(page.address + "do/nothing", json={}) as response:
            assert response.status == 404
        async with page.session.get(page.address + "font/other.ttf") as response:
            assert response.status == 404


async def test_a_name_that_is_markup_stays_text(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.do("name", name="<img src=x onerror=alert(1)>")
        # Shortened as Discord would; the page sets it as text, and the policy runs nothing from within.
        await page.until(lambda page: page.state["people"][0]["name"] == "<img src=x onerror=alert(1)>"[:32])
