"""Playing without seeing: /look says in words all that a player may know, and people can type these words as read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.games.plain import texts_of
from cogs.hand.look import in_messages
from cogs.messages.game_rooms import FinishedDeal
from engine.table.model.status import Status
from locales import say_in
from rendering.canvas.wording import card_words
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import WAITING, World, components, said, world

BUTTON = 2
GALLERY = 12
_CARD_EMOJI = re.compile(r"[A-Z0-9]+_(blue_|green_)?(spades|hearts|diamonds|clubs)_\w{4}")


def mute(here: World) -> list[str]:
    """Everything ever sent without words: pictures without texts, buttons with neither label nor card name."""
    found = []
    for request in here.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        data = body.get("data") or body
        pictures = [one for one in data.get("attachments", ()) if one.get("filename", "").endswith((".png", ".webp"))]
        found += [str(one) for one in pictures if not one.get("description")]
        for part in walk(data.get("components") or ()):
            if part["type"] == GALLERY:
                found += [str(item) for item in part["items"] if not item.get("description")]
            emoji = (part.get("emoji") or {}).get("name", "")
            if part["type"] == BUTTON and not part.get("label") and not _CARD_EMOJI.fullmatch(emoji):
                found.append(str(part))
    return found


def walk(parts: Any) -> Any:
    for part in parts:
        yield part
        yield from walk(part.get("components") or ())


class Reader:
    """Somebody who reads only words and types commands."""

    def __init__(self, here: World, name: str, language: str) -> None:
        self._here, self._one = here, here[name]
        self._say = say_in(language)
        self.heard: list[str] = []

    async def look(self) -> str:
        answer = await self._one.slash(self._here.channel, "look")
        self.heard.append(said(answer))
        assert not [part for one in (answer.response, *answer.followups) for part in components(one)]
        return self.heard[-1]

    async def act(self, turn: int) -> bool:
        """Type one of the things that are possible, word for word; False if nothing is."""
        heard = await self.look()
        for key, command, option in (
            ("prefer-look-say", "bid", "call"),
            ("prefer-look-play", "play", "card"),
            ("prefer-look-aside", "play", "card"),
        ):
            start, end = self._say(key, cards="|", calls="|").split("|")
            for line in heard.splitlines():
                if line.startswith(start):
                    ways = line.removeprefix(start).removesuffix(end).split("; ")
                    way = ways[turn % len(ways)]
                    answer = said(await self._one.slash(self._here.channel, command, **{option: way}))
                    assert answer.startswith(YOU[self._say.language]), (way, answer)
                    return True
        return False


YOU = {"en": "You ", "nl": "Je ", "fr": "Tu ", "de": "Du "}
GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("en", {"game": "couillon", "variant": "denexa"}, 3),
    ("fr", {"game": "chouine"}, 1),
    ("nl", {"game": "kleurenwiezen"}, 3),
]


@pytest.mark.parametrize(("language", "options", "computers"), GAMES)
async def test_a_deal_is_played_by_commands_and_words_alone(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    options: dict[str, Any],
    computers: int,
) -> None:
    speaking(monkeypatch, anna=language)
    async with world(tmp_path, pauses=WAITING) as here:
        anna, reader = here["Anna"], Reader(here, "Anna", language)
        await anna.slash(here.channel, "table open", computers=computers, **options)
        (table,) = here.tables.in_guild(here.guild.id)
        say = say_in(language)
        host = say("prefer-look-host", name="Anna")
        assert say("prefer-look-seat", seat="1", name=host) in await reader.look()
        await anna.slash(here.channel, "table start")
        turns = 0
        while table.result is None and table.status is Status.PLAYING:
            assert await reader.act(turns)
            turns += 1
        assert table.result is not None
        finished = FinishedDeal(
            table.result, table.view(0), tuple(table.view(seat) for seat in range(1, computers + 2))
        )
        for sentence in texts_of(table).result_sentences(table, finished, say):
            assert sentence in await reader.look()
        # People understand everything without pictures or emojis.
        assert not [one for one in reader.heard if "<:" in one or re.search("[♠♥♦♣👑🤖]", one)]
        assert mute(here) == []


async def test_a_spectator_hears_what_all_may_know_and_no_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speaking(monkeypatch, anna="de", dirk="fr")
    async with world(tmp_path) as here:
        here.add("Emma")
        table = await here.playing("Anna", "Ben", game="chouine", variant="chouine")
        for _ in range(3):
            await here.press(table)
        own, seen = [
            said(await here[name].slash(here.channel, "look", **options))
            for name, options in (("Anna", {}), ("Dirk", {"table": str(table.id)}))
        ]
        seat = table.seat_of(here["Anna"].id) or 0
        open_cards = {one.card for one in table.view(0).trick} | set(table.view(0).turned_up)
        for card in set(table.view(seat).hand) - open_cards:
            german, french = (card_words(card, say_in(one), say_in(one).index_set) for one in ("de", "fr"))
            assert german in own
            assert french not in seen
        assert "**Du**" in own
        assert "Atout" in seen
        assert "Anna" in seen
        assert "**Toi**" not in seen
        # In direct messages people find only their own tables; in the channel also those in channels they see.
        assert "**Du**" in said(await here["Anna"].user.slash("look"))
        assert "77" in said(await here["Anna"].user.slash("look", table="77"))
        hidden = discord.PermissionOverwrite(view_channel=False)
        secret = here.guild.create_text_channel("geheim", overwrites={here["Dirk"]: hidden})
        await here["Emma"].slash(secret, "table open")
        (other,) = here.tables.of_user(here["Emma"].id)
        listed = await here["Dirk"].autocomplete(here.channel, "look", "table", "")
        assert [one["value"] for one in listed] == [str(table.id)]
        assert str(other.id) in said(await here["Emma"].slash(secret, "look"))


def test_a_position_of_more_than_a_message_comes_in_several() -> None:
    lines = [*("ab " * 500 for _ in range(4)), "", "x" * 5000, "end"]
    parts = list(in_messages(iter(lines)))
    assert all(0 < len(part) <= 2000 for part in parts)
    assert "".join(parts).replace("\n", "").replace(" ", "") == "".join(lines).replace(" ", "")
