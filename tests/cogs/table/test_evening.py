"""An evening as people spend it: by typed commands only in Dutch and French, by buttons in German and English."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.cards import parse_cards
from engine.table.model.status import Status
from tests.cogs.app.test_commands import speaking
from tests.cogs.games.kleurenwiezen.deals import dealing
from tests.cogs.lobby.test_duel import newest
from tests.cogs.world import Packs, World, posted, said, texts, world
from tests.engine.games.kleurenwiezen.deals import MIXED, pack_for

ALL_SPADES = " ".join(f"{rank}S" for rank in "AKQJT98765432")
OTHERS = [f"{rank}{suit}" for suit in "HDC" for rank in "AKQJT98765432"]
"""The cards that are no spades."""
STRONG = (
    "AS KS QS JS TS 9S 8S 7S AH KH QH JH TH",
    "6S 5S 9H 8H 7H AD KD 5D 4D QC JC 7C 6C",
    "4S 3S 6H 5H 4H QD JD 3D 2D AC KC 5C 4C",
    "2S 3H 2H TD 9D 8D 7D 6D TC 9C 8C 3C 2C",
)
"""Anna can play alone with spades, and wins all tricks once she has drawn trumps."""


def all_spades(seat: int) -> tuple[str, ...]:
    """Every spade in one hand, and the other suits spread over the others."""
    others = [" ".join(OTHERS[number::3]) for number in range(3)]
    return (*others[: seat - 1], ALL_SPADES, *others[seat - 1 :])


KLEURENWIEZEN = dealing(
    *(pack_for(hands, dealer, "4-5-4") for dealer, hands in ((4, STRONG), (1, MIXED), (2, all_spades(3)))),
    pack_for(all_spades(1), 3, "4-5-4"),
)


# KLEURENWIEZEN is a class that a function made, which mypy takes for no base.
class FourDeals(KLEURENWIEZEN):  # type: ignore[valid-type, misc]
    """Known deals for Kleurenwiezen, any deals for other games."""

    def shuffle(self, x: Any) -> None:
        shuffler = KLEURENWIEZEN if len(x) == len(parse_cards(" ".join(STRONG))) else Packs
        shuffler.shuffle(self, x)


class Evening:
    """What people type, and what they read in answer and in the channel; the tests look at nothing else."""

    def __init__(self, here: World) -> None:
        self._here = here
        self._names = {one.id: name for name, one in here.people.items()}

    async def type(self, who: str, command: str, **options: Any) -> str:
        """What somebody reads after typing this."""
        return said(await self._here[who].slash(self._here.channel, command, **options)).strip()

    async def pick(self, who: str, command: str, option: str, typed: str = "", **more: str) -> str:
        """The same, with the first line of the list that completes the typed text."""
        offered = await self._here[who].autocomplete(self._here.channel, command, option, typed)
        return await self.type(who, command, **{option: offered[0]["value"]}, **more)

    @property
    def channel(self) -> list[str]:
        """Everything in the channel."""
        return posted(self._here)

    @property
    def table(self) -> str:
        """The newest message about a deal."""
        return next(text for text in reversed(self.channel) if re.search(r" · (gift|donne) \d", text))

    @property
    def due(self) -> str:
        """The person whose turn that message says it is; empty if it is nobody's."""
        found = re.search(r"► .*?<@(\d+)>", self.table)
        return self._names[int(found[1])] if found else ""

    async def play_on(self, until: str) -> None:
        """Everybody plays the first card of the list until it is somebody's turn."""
        while self.due != until:
            await self.pick(self.due, "play", "card")


async def test_an_evening_by_commands_alone_in_dutch_and_french(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="nl", chloé="nl", ben="fr", eva="fr")
    async with world(tmp_path, shuffler=FourDeals) as here:
        here.add("Eva")
        evening = Evening(here)
        await undo_while_waiting(evening)
        await open_and_fill(evening)
        await bid_and_pause(evening)
        await go_away_and_back(evening, here)
        await hand_over(evening)
        await claim_and_concede(evening)
        # Everybody who sat there at the end joins another match, and it starts by itself.
        for name in ("Chloé", "Eva"):
            assert "3" in await evening.type(name, "table rematch")
        assert "Revanche!" in evening.channel[-1]
        await evening.type("Anna", "table rematch")
        assert "tafel 3 · gift 1" in evening.table


async def undo_while_waiting(evening: Evening) -> None:
    """Two play Chouine until the others come, and one of them plays the wrong card."""
    await evening.type("Anna", "table open", variant="chouine", **{"take-back": 15})
    await evening.type("Ben", "table join")
    await evening.type("Anna", "table start")
    name = evening.due
    await evening.pick(name, "play", "card")
    assert evening.due != name
    await evening.type(name, "undo")
    assert f"{name} heeft de laatste beurt teruggenomen" in evening.table
    assert evening.due == name
    assert await evening.type("Anna", "table stop", sure="yes") == (
        "Voorgesteld aan tafel 1 (Chouine); we wachten nog op: Ben."
    )
    await evening.type("Ben", "answer", answer="yes")


async def open_and_fill(evening: Evening) -> None:
    """Three people and a computer, four deals."""
    assert await evening.type("Anna", "kleurenwiezen") == "Tafel 2 is open en jij zit op plaats 1."
    assert "**Wie heeft er zin in Kleurenwiezen (basisspel)?**" in evening.channel[-1]
    assert (await evening.type("Ben", "table join")).startswith("Tu as la place 2 à la table 2")
    assert (await evening.type("Chloé", "table join")).startswith("Je zit op plaats 3 van tafel 2")
    assert "🤖" in await evening.type("Anna", "table computer")
    told = await evening.type("Anna", "table rules", rules="shuffle=yes deals=4")
    assert "een partij van 4 giften" in told
    assert await evening.type("Anna", "table start") == "De partij aan tafel 2 is begonnen."


async def bid_and_pause(evening: Evening) -> None:
    """Anna plays alone; after the first trick somebody rings at Ben's door."""
    assert "tafel 2 · gift 1" in await evening.type("Anna", "hand")
    assert "Je biedt: Abondance 9" in await evening.pick("Anna", "bid", "call", "abondance 9 schoppen")
    assert await evening.pick("Ben", "bid", "call", "pas") == "Tu passes."
    assert await evening.pick("Chloé", "bid", "call", "pas") == "Je past."
    assert "Anna" in await evening.type("Ben", "play", card="as de pique")
    assert "Je speelt " in await evening.type("Anna", "play", card="schoppenaas")
    await evening.play_on("Anna")
    assert "Anna, Chloé" in await evening.type("Ben", "pause")
    await evening.type("Anna", "answer", answer="yes")
    assert "is onderbroken; met /hervat" in await evening.type("Chloé", "pause")
    assert "⏸ **Onderbroken.**" in evening.table
    for name in ("Chloé", "Anna", "Ben"):
        assert evening.due == ""
        await evening.type(name, "resume")
    assert evening.due == "Anna"
    await evening.type("Ben", "say", phrase="thanks")
    assert evening.channel[-1] == "🙏 **Ben**: Dank je!"


async def go_away_and_back(evening: Evening, here: World) -> None:
    """Chloé misses two turns, reads about it, and decides for herself again."""
    for _ in range(2):
        await evening.play_on("Chloé")
        await here.env.advance_time(90)
    assert "Chloé is afwezig" in evening.table
    assert "je bent afwezig: /terug" in await evening.type("Chloé", "my-tables")
    assert (await evening.type("Chloé", "back")).startswith("Welkom terug")
    assert "afwezig" not in evening.table


async def hand_over(evening: Evening) -> None:
    """Ben has to go, and Eva, who was only watching, plays his cards."""
    assert "Dernier pli, pour **" in await evening.type("Eva", "last")
    assert "**Toi**" not in await evening.type("Eva", "look")
    assert "place 2 " in await evening.type("Ben", "table offer")
    assert (await evening.type("Eva", "table join")).startswith("Tu as la place 2 à la table 2")
    assert "Eva valt in voor Ben, die deze kaarten gezien heeft." in evening.table
    assert "Ta main, " in await evening.type("Eva", "look")
    assert "Toi" not in await evening.type("Ben", "look")


async def claim_and_concede(evening: Evening) -> None:
    """The rest of this deal and three short ones."""
    await evening.play_on("Anna")
    assert await evening.type("Anna", "claim") == "De rest is uitgespeeld."
    assert any("**De rest is voor Anna**" in text for text in evening.channel)
    # A misère of Eva's fails at the first trick.
    assert "Tu annonces : Grande misère" in await evening.pick("Eva", "bid", "call", "grande misère")
    await evening.pick("Chloé", "bid", "call", "pas")
    await evening.pick("Anna", "bid", "call", "pas")
    assert "Abandonner" in await evening.type("Eva", "concede")
    assert "La donne est abandonnée" in await evening.type("Eva", "concede", sure="yes")
    # All the spades, twice.
    await evening.pick("Chloé", "bid", "call", "slim schoppen", sure="yes")
    await evening.pick("Anna", "bid", "call", "pas")
    await evening.pick("Eva", "bid", "call", "pas")
    assert await evening.type("Chloé", "claim") == "De rest is uitgespeeld."
    assert "60 punten" in await evening.pick("Anna", "bid", "call", "slim schoppen")
    await evening.pick("Anna", "bid", "call", "slim schoppen", sure="yes")
    await evening.pick("Eva", "bid", "call", "pas")
    await evening.pick("Chloé", "bid", "call", "pas")
    assert await evening.type("Anna", "claim") == "De rest is uitgespeeld."
    assert "## Anna wint de partij na 4 giften!" in evening.channel[-1]
    assert "Eva **" in evening.channel[-1]
    assert "Ben **" not in evening.channel[-1]


async def test_the_same_evening_by_buttons_in_german_and_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="de", dirk="de")
    async with world(tmp_path) as here:
        anna, ben, dirk = here["Anna"], here["Ben"], here["Dirk"]
        await anna.slash(here.channel, "table open", variant="malmedy", rules="deals=1")
        table = newest(here)
        await ben.click(here.lobby(table), custom_id=f"sit:{table.id}:2")
        assert "**Wer hat Lust auf Couillon mit der Mit’ (Malmedy)?**" in texts(here.lobby(table))
        await anna.click(here.lobby(table), custom_id=f"quick:{table.id}:")
        assert "Spiel 1" in texts(here.board(table))

        # Ben misses two turns, and comes back by the button in the message that says so.
        while "Ben ist abwesend" not in texts(here.board(table)):
            if here.to_move(table) == "Ben":
                await here.env.advance_time(90)
            else:
                await here.press(table)
        told = ben.user.dm_channel.last_message
        assert "You missed two turns at table 1" in texts(told)
        await ben.user.click(told, custom_id=f"back:{table.id}:")
        assert "Ben ist abwesend" not in texts(here.board(table))

        # Then he has to go for good, and Dirk plays his cards.
        panel = (await ben.click(here.board(table), custom_id=f"seat:{table.id}:")).response
        shown = (await ben.click(panel, custom_id=f"offer:{table.id}:yes")).response
        assert "You have seat 2 and offer it" in texts(shown)
        assert "Platz 2 (Ben) ist frei" in texts(here.board(table))
        assert "Platz 2 gehört jetzt dir." in said(await here.take(table, "Dirk", 2))
        assert "Dirk spielt für Ben weiter. Ben hat diese Karten gesehen." in texts(here.board(table))
        assert "Spiel 1" in texts(here.hand(table, "Dirk"))
        while table.status is Status.PLAYING:
            await here.press(table)

        # Everybody presses once, and the next match begins.
        end = here.channel.last_message
        await dirk.click(end, custom_id=f"rematch:{table.id}:")
        rematch = newest(here)
        assert f"**Revanche!** <@{anna.id}>: Wer ist dabei?" in texts(here.lobby(rematch))
        await anna.click(here.lobby(rematch), custom_id=f"rematch:{table.id}:")
        assert rematch.status is Status.PLAYING
        assert [one.name for one in rematch.seats if one and one.is_person] == ["Anna", "Dirk"]
