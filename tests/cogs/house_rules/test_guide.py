"""The guide to house rules tells what happens: all that it types is typed here, and the bot says what it says."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from engine.chance import packs
from engine.core.options import differences
from engine.core.registry import GAMES
from engine.records.sharing import parse_rules
from engine.tables.store.house_rules import HouseRules
from tests.cogs.world import World, components, said, texts, world
from tests.exhibition.docs_pages import wanted
from tests.host.house.pages import ROOT

GUIDE: Final = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
STEPS: Final = re.compile(
    r"^```(?P<kind>\w*)\n(?P<typed>.*?)^```$|^> (?P<says>[^\n]*)$|^Press \*(?P<press>[^*]+)\*\.", re.M | re.S
)
"""What is typed: commands, or what a form asks for; what the bot says; and which of its buttons is pressed."""
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


def labelled(message: Any, label: str) -> str:
    """The custom id of the button with this label."""
    return next(str(one["custom_id"]) for one in components(message) if one.get("label") == label)


async def read_aloud(here: World) -> Iterator[HouseRules]:
    """Do all that the guide says, as Anna; gives the house rules that there are at the end of each block."""
    answer: Any = None
    heard, kept = "", dict[str, HouseRules]()
    for step in STEPS.finditer(GUIDE):
        if step["says"] is not None:
            told = step["says"].removesuffix("\\")
            assert plain(told) in heard, f"{told!r} is not in:\n{heard}"
            continue
        if step["press"] is not None:
            answer = await here["Anna"].click(answer.response, custom_id=labelled(answer.response, step["press"]))
            heard = plain(said(answer) or texts(answer.response))
            continue
        heard = ""
        if step["kind"] == "scores":
            answer = await here["Anna"].submit_modal(answer, {"options": "", "scores": step["typed"]})
            heard = plain(said(answer))
            continue
        for line in step["typed"].splitlines():
            name, options = command(line)
            answer = await here["Anna"].slash(here.channel, name, **options)
            heard += plain(said(answer))
        kept |= {one.name: one for one in await here.tables.house_rules.of_guild(here.guild.id)}
    return iter(kept.values())


async def test_all_that_the_guide_types_does_what_it_says_and_its_pictures_are_of_these_rules(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        kept = {one.name: one for one in await read_aloud(here)}
        assert {"Chez Nanesse", "De Kroon", "Stammtisch", "Nachbarn", "Wie in St. Vith", "Zum Goldenen Hirsch"} <= {
            *kept
        }
        (table,) = here.tables.in_guild(here.guild.id)
        assert (table.setup.house, table.setup.options) == ("Chez Nanesse", kept["Chez Nanesse"].options)
        (tournament,) = here.tables.tournaments.in_guild(here.guild.id)
        assert (tournament.setup.house, tournament.setup.people, tournament.setup.rounds) == ("Stammtisch", 8, 3)
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
