"""`strong` against the yardstick beside an earlier commit, and how far both are from what was aimed at.

`python -m benchmarks.duel.aims play FOLDER` plays all runs, or those that are named, and keeps what came of them.
`python -m benchmarks.duel.aims tell BEFORE AFTER` puts two such folders beside each other. A commit that lacks this
module plays with this one, `duel.py`, `declaring.py` and `benchmarks/measure.py` laid into its checkout. `python -m
benchmarks.duel.aims more FOLDER` plays one commit alone on many more packs, where the first table's say too little.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean, quantiles
from typing import Final, NamedTuple

from benchmarks.duel.declaring import Contract, Made, contracts
from benchmarks.duel.duel import BUILDING, NINETY_FIVE, Duel, Played
from benchmarks.measure import keep_section, markdown
from engine.core.registry import GAMES
from engine.players.selfplay import Brought, Figure, difference, mean_of

SEEDS: Final = "aims"
"""The packs of what is published; nothing was tried out with them."""
WHOLE: Final = {
    "couillon": 2000,
    "force": 1500,
    "malmedy": 1500,
    "six": 1500,
    "troeven": 1500,
    "chouine": 1000,
    "mondoubleau": 600,
    "pagat": 400,
    "flemish": 400,
}
"""Preset -> how many packs are played, numbers from 0; kept before the run."""
MORE: Final = {"couillon": 16000, "force": 7000, "chouine": 5000}
"""The same for one commit alone, the packs of `WHOLE` among them; kept before the run."""
DECLARED: Final = {"pagat": 600}
"""Preset -> how many packs are bid by the yardstick and then played, to compare play alone."""
PLAY_ALONE: Final = "play alone"
HEADING: Final = "Strong against the yardstick, before and after"
OF_MORE: Final = "Strong against the yardstick, on many packs"


def duel_of(preset: str) -> Duel:
    """`strong` against the yardstick by this preset."""
    return Duel("strong", "frozen", next(game.name for game in GAMES.values() if preset in game.presets), preset)


def runs(whole: Mapping[str, int]) -> dict[str, Callable[[], Played | list[Contract]]]:
    """Per name what is played, by each preset so many packs."""
    found: dict[str, Callable[[], Played | list[Contract]]] = {}
    for preset, many in whole.items():
        found[preset] = partial(duel_of(preset).play, SEEDS, range(many))
    for preset, many in DECLARED.items():
        found[f"{preset} {PLAY_ALONE}"] = partial(contracts, duel_of(preset), SEEDS, range(many))
    return found


def play(folder: Path, names: Sequence[str], whole: Mapping[str, int]) -> None:
    """Play the runs of these names that are not in the folder yet."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        kept = folder / f"{name}.json"
        if not kept.exists():
            # What is read and built once in a process is no part of a decision.
            duel_of(name.removesuffix(f" {PLAY_ALONE}")).play(BUILDING, range(1))
            kept.write_text(json.dumps(runs(whole)[name]()), encoding="utf-8")
            print(name, flush=True)


def played(folder: Path, name: str) -> Played:
    """What was kept of a run."""
    packs, spent = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    return Played([tuple(Brought(*seat) for seat in pack) for pack in packs], spent)


def declared(folder: Path, preset: str) -> list[Contract]:
    """What was kept of play alone."""
    kept = json.loads((folder / f"{preset} {PLAY_ALONE}.json").read_text(encoding="utf-8"))
    return [Contract(kind, trumps, *(Made(*made) for made in three)) for kind, trumps, *three in kept]


Measured = Callable[[Path], list[float]]
"""What each pack or contract of a folder brought, on average what is measured."""


def over(preset: str) -> Measured:
    """Points by which a seat of `strong` does better than one of `frozen`."""
    contest, *_ = duel_of(preset).contest()
    ours, theirs = contest.places("strong"), contest.places("frozen")

    def measured(folder: Path) -> list[float]:
        return [difference([pack], ours, theirs).mean for pack in played(folder, preset).packs]

    return measured


def won(preset: str) -> Measured:
    """The share that a seat of `strong` wins of the deals that have a winner."""
    contest, *_ = duel_of(preset).contest()
    ours = contest.places("strong")

    def measured(folder: Path) -> list[float]:
        packs = played(folder, preset).packs
        got = [sum(pack[place].won for place in ours) for pack in packs]
        of = [sum(pack[place].decided for place in ours) for pack in packs]
        share = sum(got) / sum(of)
        # A pack counts by how many of its deals had winners: a ratio of two means, with the error of one.
        return [share + (mine - share * all_) / fmean(of) for mine, all_ in zip(got, of, strict=True)]

    return measured


def alone(preset: str, gained: Callable[[Made], float]) -> Measured:
    """By how much `strong` is better than `frozen` in a contract with trumps: the mean of declaring and defending."""

    def measured(folder: Path) -> list[float]:
        some = [one for one in declared(folder, preset) if one.has_trumps]
        return [(gained(one.attack) - gained(one.defence)) / 2 for one in some]

    return measured


def made(preset: str, kind: str) -> Measured:
    """The share of contracts of a kind that `frozen` makes against `strong`."""
    return lambda folder: [one.defence.share for one in declared(folder, preset) if one.kind == kind]


class Aim(NamedTuple):
    """What was measured, and how much of it was aimed at."""

    what: str
    measured: Measured
    aim: float
    told: Callable[[float], str] = "{:+.3f}".format
    is_most: bool = False
    """Whether the mean may be no more; else the lower end of the 95 % interval may be no less."""

    def row(self, before: Path, after: Path) -> list[str]:
        """Both, the difference pack by pack, and whether the later one is as good as was aimed at."""
        old, new = self.measured(before), self.measured(after)
        if not new:
            return [self.what, "0", *"------"]
        more, now = mean_of([one - other for one, other in zip(new, old, strict=True)]), mean_of(new)
        what, packs, *reached = self.alone(after)
        return [what, packs, self._told(mean_of(old)), self._told(now), self._told(more), *reached[1:]]

    def alone(self, folder: Path) -> list[str]:
        """What was measured of one commit, and whether it is as good as was aimed at."""
        packs = self.measured(folder)
        now = mean_of(packs)
        reached = now.mean <= self.aim if self.is_most else now.least >= self.aim
        close = not self.is_most and now.mean >= self.aim
        return [
            self.what,
            f"{len(packs):,}",
            self._told(now),
            "-" if self.is_most else self.told(now.least),
            f"at {'most' if self.is_most else 'least'} {self.told(self.aim).lstrip('+')}",
            "yes" if reached else "by the mean" if close else "no",
        ]

    def _told(self, figure: Figure) -> str:
        return f"{self.told(figure.mean)} ± {self.told(figure.margin).lstrip('+')}"


SHARE: Final = "{:.1%}".format
AIMS: Final = (
    Aim("`couillon`, marks a deal", over("couillon"), 0.14),
    Aim("`force`, marks a deal", over("force"), 0.23),
    Aim("`malmedy`, rôyes a deal", over("malmedy"), 0.42),
    Aim("`six`, rôyes a deal", over("six"), 0.68),
    Aim("`troeven`, branches a deal", over("troeven"), 0.32),
    Aim("`pagat`, play alone: tricks a contract", alone("pagat", lambda one: one.tricks), 0.30),
    Aim("`pagat`, play alone: points a declarer", alone("pagat", lambda one: one.points), 2.7),
    Aim("`pagat`, points a deal", over("pagat"), 1.6),
    Aim("`flemish`, points a deal", over("flemish"), 1.0),
    Aim("`pagat`, piccolo made against strong", made("pagat", "piccolo"), 0.30, SHARE, is_most=True),
    Aim("`pagat`, grand misère made against strong", made("pagat", "grand-misere"), 0.35, SHARE, is_most=True),
    Aim("`chouine`, parties won", won("chouine"), 0.57, SHARE),
    Aim("`mondoubleau`, parties won", won("mondoubleau"), 0.54, SHARE),
)
SOON: Final = 50
ALWAYS: Final = 300
"""Milliseconds of CPU within which 95 % of all decisions, and all of them, are to be made."""


def table(before: Path, after: Path) -> str:
    """A row for each aim, and one for each preset of what a decision takes."""
    heads = ["what", "packs", "before", "after", "more, pack by pack", "lower bound", "aim", "reached"]
    return markdown(heads, [*(aim.row(before, after) for aim in AIMS), *speeds(before, after)])


def table_of_more(folder: Path) -> str:
    """A row for each aim that was held against many more packs, of the runs that are in the folder."""
    there = [preset for preset in MORE if (folder / f"{preset}.json").exists()]
    rows = (aim.alone(folder) for aim in AIMS for preset in there if aim.what.startswith(f"`{preset}`, "))
    return markdown(["what", "packs", "measured", "lower bound", "aim", "reached"], rows)


def speeds(before: Path, after: Path) -> Iterator[list[str]]:
    """A row for each preset: what 95 % of the decisions take at most, and what the longest took."""
    for preset in WHOLE:
        tails = []
        for folder in (before, after):
            packs, spent = played(folder, preset)
            tails.append((quantiles(spent, n=100)[NINETY_FIVE], max(spent)))
        old, new = (f"{soon:.0f}, {most:.0f}" for soon, most in tails)
        soon, most = tails[-1]
        reached = "yes" if soon <= SOON and most <= ALWAYS else "no"
        what = f"`{preset}`, ms of CPU a decision: p95, most"
        yield [what, f"{len(packs):,}", old, new, "-", "-", f"at most {SOON}, {ALWAYS}", reached]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play or tell; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.duel.aims", description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True)
    playing = ways.add_parser("play", help="play, and keep what came in a folder")
    playing.add_argument("folder", type=Path)
    playing.add_argument("runs", nargs="*", metavar="RUN", choices=[*runs(WHOLE), []], help=", ".join(runs(WHOLE)))
    more = ways.add_parser("more", help="play one commit on many more packs, and tell")
    more.add_argument("folder", type=Path)
    more.add_argument("runs", nargs="*", metavar="RUN", choices=[*MORE, []], help=", ".join(MORE))
    more.add_argument("--write", action="store_true", help="keep the table in benchmarks/results.md")
    telling = ways.add_parser("tell", help="put two folders beside each other")
    telling.add_argument("before", type=Path)
    telling.add_argument("after", type=Path)
    telling.add_argument("--write", action="store_true", help="keep the table in benchmarks/results.md")
    chosen = parser.parse_args(arguments)
    if chosen.way == "play":
        play(chosen.folder, chosen.runs or [*runs(WHOLE)], WHOLE)
        return 0
    if chosen.way == "more":
        play(chosen.folder, chosen.runs or [*MORE], MORE)
        text = table_of_more(chosen.folder)
        print(text)
        if chosen.write:
            keep_section(OF_MORE, f"{_ABOUT_MORE}\n\n{text}")
        return 0
    text = table(chosen.before, chosen.after)
    print(text)
    if chosen.write:
        keep_section(HEADING, f"{_ABOUT}\n\n{text}")
    return 0


_ABOUT: Final = (
    f"`python -m benchmarks.duel.aims`, on the packs `{SEEDS}`, whose number was kept before the run; both commits "
    "play the same. ± is half of the 95 % interval, and the lower bound its lower end, which is aimed at. In play "
    "alone the yardstick bids; declaring and defending count half each, in contracts with trumps. Misères are the "
    "yardstick's, against a strong defence, and their mean is what is aimed at. A seat is compared with a seat."
)

_ABOUT_MORE: Final = (
    f"`python -m benchmarks.duel.aims more`, one commit alone on more of the packs `{SEEDS}`, those above among them; "
    "their number was kept before the run."
)

if __name__ == "__main__":
    sys.exit(main())
