"""The guide to house rules tells what happens: all that it types is typed here, and the bot says what it says."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, Final

from engine.core.chance import packs
from engine.core.options import differences
from engine.core.registry import GAMES
from engine.records.sharing import parse_rules
from engine.store.house_rules import HouseRules
from tests.cogs.world import World, components, said, texts, world
from tests.exhibition.docs_pages import wanted
from tests.host.house.pages import ROOT

GUIDE: Final = "\n\n".join(
    (ROOT / "docs" / page).read_text(encoding="utf-8") for page in ("house-ladder.md", "house.md")
)
STEPS: Final = re.compile(
    r"^```(?P<kind>\w*)\n(?P<typed>.*?)^```$"
    r"|^> (?P<says>[^\n]*)$"
    r"|[Pp]ress \*(?P<press>[^*\n]+)\*\."
    r"|[Cc]hoose \*(?P<choose>[^*\n]+)\* under \*(?P<under>[^*\n]+)\*\.",
    re.M | re.S,
)
"""What is typed: commands, or a field of a form; what the bot says; the button pressed; what is chosen in a menu."""
TEXT: Final = 10
"""The type of a text among the parts of a message."""
OPTION: Final = re.compile(r"(?<!\S)(\w[\w-]*):")


def command(line: str) -> tuple[str, dict[str, Any]]:
    """A command as it is typed, and its options: `/table open house:Zaal computers:1`."""
    name, *rest = OPTION.split(line.removeprefix("/"))
    # The text of a shared line has a colon of its own.
    if "text" in rest:
        at = rest.index("text")
        rest[at:] = ["text", line.partition("text:")[2]]
    values = dict(zip(rest[::2], map(str.strip, rest[1::2]), strict=True))
    return name.strip(), {option: int(value) if value.isdigit() else value for option, value in values.items()}


def plain(text: str) -> str:
    return " ".join(text.split())


class Reader:
    """Anna, who does all that the guide says, and hears what the bot answers."""

    def __init__(self, here: World) -> None:
        self.here, self.anna = here, here["Anna"]
        self.answer: Any = None
        self.shown: Any = None
        """The newest message to her alone."""
        self.heard = ""
        self.kept: dict[str, HouseRules] = {}
        """All house rules that there were at any time, as they were last."""

    async def read(self) -> None:
        for step in STEPS.finditer(GUIDE):
            if step["says"] is not None:
                told = plain(step["says"].removesuffix("\\"))
                assert told in self.heard, f"{told!r} is not in:\n{self.heard}"
            elif step["press"] is not None:
                (custom_id,) = [one["custom_id"] for one in self._parts() if one.get("label") == step["press"]]
                self._hear(await self.anna.click(self.shown, custom_id=custom_id))
            elif step["choose"] is not None:
                menu = self._menu(step["under"])
                (value,) = [one["value"] for one in menu["options"] if re.match(rf"{step['choose']}\b", one["label"])]
                self._hear(await self.anna.select(self.shown, [value], custom_id=menu["custom_id"]))
            elif step["kind"]:
                self._hear(await self.anna.submit_modal(self.answer, self._fields() | {step["kind"]: step["typed"]}))
            else:
                await self._type(step["typed"])

    async def _type(self, commands: str) -> None:
        before = ""
        for line in commands.splitlines():
            name, options = command(line)
            self._hear(await self.anna.slash(self.here.channel, name, **options))
            before = self.heard = f"{before}\n{self.heard}"
        self.kept |= {one.name: one for one in await self.here.tables.house_rules.of_guild(self.here.guild.id)}

    def _hear(self, answer: Any) -> None:
        self.answer = answer
        if answer.response is not None:
            self.shown = answer.response
        self.heard = plain(said(answer) or texts(self.shown))

    def _menu(self, under: str) -> Any:
        """The menu that says this itself, or has it in the text above."""
        above = ""
        for one in self._parts():
            if one.get("type") == TEXT:
                above = one["content"]
            elif "options" in one and (one.get("placeholder") == under or above.startswith(f"**{under}**")):
                return one
        raise AssertionError(f"no menu is under {under!r}")

    def _parts(self) -> list[Any]:
        return components(self.shown)

    def _fields(self) -> dict[str, str]:
        """What stands in the fields of the form."""
        boxes = [label["component"] for label in self.answer.modal["components"] if "component" in label]
        return {box["custom_id"]: box.get("value", "") for box in boxes}


async def test_all_that_the_guide_types_does_what_it_says_and_its_pictures_are_of_these_rules(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.allow_much()
        reader = Reader(here)
        await reader.read()
        kept = reader.kept
        assert {"Chez Nanesse", "De Kroon", "Stammtisch", "Nachbarn", "Wie in St. Vith", "Zum Goldenen Hirsch"} <= {
            *kept
        }
        (table,) = here.tables.in_guild(here.guild.id)
        assert (table.setup.house, table.setup.options) == ("Chez Nanesse", kept["Chez Nanesse"].options)
        (tournament,) = here.tables.tournaments.in_guild(here.guild.id)
        assert (tournament.setup.house, tournament.setup.people, tournament.setup.rounds) == ("Stammtisch", 8, 3)
    assert kept["Chez Nanesse"].options == kept["Chez Nanesse 2"].options
    assert kept["Wie in St. Vith"].options == kept["Stammtisch"].options
    assert "Piccolo" not in dict(kept["De Kroon"].options.values())["ladder"].title()

    programmes = {one.house: one for one in wanted().matches.values() if one.house}
    assert programmes.keys() == {"Chez Nanesse", "De Kroon", "Stammtisch"}
    for name, programme in programmes.items():
        shown, game = parse_rules(programme.line), GAMES[kept[name].game]
        assert game.for_tables(shown.preset, differences(shown, game.configure(shown.preset))) == kept[name].options


def test_malmedy_with_five_options_is_the_game_of_st_vith_card_for_card() -> None:
    couillon, rng = GAMES["couillon"], random.Random(23)
    lines = [
        line
        for line in GUIDE.splitlines()
        if line.startswith(("/house save name:Stammtisch", "/house save name:Nachbarn"))
    ]
    sets = [command(line)[1] for line in lines]
    own, composed = (
        couillon.configure(one["variant"], dict(change.split("=") for change in one["rules"].split())) for one in sets
    )
    for _ in range(40):
        pack, dealer = packs.shuffled(couillon, own, rng), rng.randint(1, 4)
        states = [couillon.deal(couillon.begin(options, dealer), pack).state for options in (own, composed)]
        while states[0].outcome is None:
            seat = rng.choice(couillon.actors(states[0]))
            choices = [couillon.legal_actions(couillon.view(state, seat)) for state in states]
            assert choices[0] == choices[1]
            action = rng.choice(choices[0])
            states = [couillon.apply(state, seat, action).state for state in states]
        ends = [state.outcome for state in states]
        assert ends[0].result == ends[1].result
        assert ends[0].match.score == ends[1].match.score
