"""Plays a match as its people would, by the buttons of their hands, and keeps every picture the bot sends."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.core.registry import GAMES
from engine.players.levels import choose_sensibly
from engine.records.sharing import parse_rules
from engine.running.table import Table
from engine.table.model.status import Status
from tests.cogs.world import World, buttons, texts, world

PEOPLE: Final = ("Anneke", "Jean-Pierre", "Marie-Louise", "Christophe", "Bastien", "Cato", "Léon", "Fien")
"""Who plays, in the order in which they sit down."""
_MOST_PRESSES: Final = 400
"""Of one match, so that a long one ends."""


class Programme(NamedTuple):
    """A match to play."""

    preset: str
    language: str = "nl"
    deals: int = 1
    """Deals after which nobody plays on."""
    rules: str = ""
    """House rules, as they are typed: `deals=1`."""
    computers: int = 1
    seed: int = 1
    line: str = ""
    """Or by house rules of the server: the line that `/house share` gives for them, instead of `rules`."""
    house: str = ""
    """What these are called."""


@dataclass(frozen=True)
class Shown:
    """One picture the bot sent."""

    kind: str
    """The name of its file without ending."""
    owner: str
    """Who alone sees it; empty: everybody."""
    suffix: str
    data: bytes
    alt: str
    said: str
    """The words of its message."""


@dataclass
class _Camera:
    here: World
    kept: list[Shown] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)

    def look(self) -> None:
        """Keep what is new on anybody's screen."""
        for message in self.here.channel.history():
            self._keep(message, "")
        for name, one in self.here.people.items():
            mail = one.user.dm_channel
            for message in mail.history() if mail is not None else ():
                self._keep(message, name)

    def keep_answer(self, result: Any, name: str) -> None:
        """Keep what an interaction showed to one person alone."""
        for message in (result.response, *result.followups):
            if message is not None:
                self._keep(message, name)

    def _keep(self, message: Any, owner: str) -> None:
        for one in message.attachments:
            data = self.here.env.backend.cdn.get(one.url)
            if one.url in self._seen or data is None or Path(one.filename).suffix == ".txt":
                continue
            self._seen.add(one.url)
            file = Path(one.filename)
            self.kept.append(Shown(file.stem, owner, file.suffix, data, one.description or "", texts(message)))


async def played(programme: Programme, folder: Path) -> list[Shown]:
    """All pictures of one match, oldest first; `folder`: for its journal."""
    async with world(folder) as here:
        camera, rng = _Camera(here), random.Random(programme.seed)
        game = next(one for one in GAMES.values() if programme.preset in one.presets)
        seats = game.seats(game.configure(programme.preset))
        await _speak(here, programme.language)
        people = PEOPLE[: max(seats - programme.computers, 1)]
        here.add(*people)
        await _speak(here, programme.language)
        table = await here.playing(*people, **await _rules(here, programme))
        camera.look()
        for _ in range(_MOST_PRESSES):
            if table.status is not Status.PLAYING or table.deal > programme.deals:
                break
            await _act(here, table, rng)
            camera.look()
        for command in ("stats", "leaderboard", "history"):
            camera.keep_answer(await here[people[0]].slash(here.channel, command), people[0])
        return camera.kept


async def _rules(here: World, programme: Programme) -> dict[str, str]:
    """What the table is opened with."""
    if not programme.line:
        return {"variant": programme.preset} | ({"rules": programme.rules} if programme.rules else {})
    options = parse_rules(programme.line)
    await here.tables.house_rules.save(here.guild.id, programme.house, options.game, options, 1)
    return {"house": programme.house}


async def _speak(here: World, language: str) -> None:
    """Let the server and everybody on it use one language."""
    await here.tables.change_server(here.guild.id, partial(replace, language=language))
    for one in here.people.values():
        await here.tables.change_person(one.id, partial(replace, chosen_language=language))


async def _act(here: World, table: Table, rng: random.Random) -> None:
    """Whoever is on turn does what their computer would; or the table goes on to its next deal."""
    people = [(seat, one) for seat in table.actors if (one := table.occupant(seat)) is not None and one.user_id]
    if not people:
        await here.env.advance_time(60)
        return
    seat, occupant = people[0]
    action = str(choose_sensibly(table.view(seat), table.legal(seat), rng))
    name, number = here.name_on(table, seat), table.number
    hand = here.hand(table, name)
    pressed = next((one for one in buttons(hand, "act") if one.endswith(f":{action}")), None)
    if pressed is not None:
        await here[name].user.click(hand, custom_id=pressed)
    if table.number == number and table.status is Status.PLAYING:
        # In a menu, or one that asks first.
        await table.act(occupant.user_id or 0, action, table.turn_number(seat))
        await here.env.settle()
