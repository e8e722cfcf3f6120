"""Random matches of the naive Kleurenwiezen reference, written down as records."""

from __future__ import annotations

import random
from collections import Counter

from tests.engine.games.couillon.reference.table import Line
from tests.engine.games.kleurenwiezen.reference.packs import rigged_pack
from tests.engine.games.kleurenwiezen.reference.reference import KleurenwiezenReference
from tests.engine.games.kleurenwiezen.reference.rules import (
    ALONE_FROM_THE_OUTSET,
    HIGH_TO_LOW,
    NEGATIVES,
    kind_of,
    suit_of,
)

ALWAYS = {"wait": 0.5, "parole": 2.0, "troel": 1.0, "double": 0.2, "no-double": 1.0, "discard": 1.0}
TAME = ALWAYS | {"pass": 0.5, "propose": 3.0, "accept": 3.0, "solo": 0.5}
MOODS = [
    TAME,
    TAME | {"propose": 6.0, "accept": 1.0, "solo": 3.0},
    TAME | {"small-misere": 1.0, "piccolo": 0.2, "abondance": 0.2},
    ALWAYS | dict.fromkeys(NEGATIVES, 0.3) | {"pass": 0.5, "propose": 1.0, "accept": 0.5, "small-misere": 5.0},
    ALWAYS | dict.fromkeys(ALONE_FROM_THE_OUTSET, 0.5) | {"pass": 1.0, "open-misere": 0.1, "grand-misere": 0.1},
    ALWAYS | {"pass": 3.0, "propose": 1.0, "accept": 0.1},
    ALWAYS | {"pass": 1.0, "propose": 6.0, "accept": 2.0, "solo": 6.0},
    ALWAYS | {"pass": 0.3, "propose": 6.0, "small-misere": 1.0},
]
"""How likely each kind of word is beside the others; the numbers change with each deal."""
ELSE = 0.01


class WrittenMatch:
    """A match that the reference plays at random: its record, the lines it must give, and the hands at each line."""

    def __init__(
        self, preset: str, changes: dict[str, str], rng: random.Random, rows: dict[str, str] | None = None
    ) -> None:
        self.rng = rng
        dealer = rng.randrange(1, 5)
        self.reference = KleurenwiezenReference(preset, dealer, rows, **changes)
        tags = ['[Game "kleurenwiezen"]', f'[Rules "{preset}"]']
        tags += [f'[Option "{name}" "{value}"]' for name, value in changes.items()]
        tags += [f'[Row "{row}" "{figures}"]' for row, figures in (rows or {}).items()]
        self.record = [*tags, f'[Dealer "{dealer}"]']
        self.lines: list[Line] = []
        self.hands: list[dict[int, list[str]]] = []
        """The hands at every position, in the order of the lines."""
        self.seen: Counter[str] = Counter()
        """How often each type of event, kind of word and contract came up."""

    @property
    def text(self) -> str:
        return "\n".join(self.record) + "\n"

    def play(self, deals: int = 1000) -> None:
        """Play this many deals, or to the end of the match."""
        while self.reference.phase != "over" and self.reference.number < deals:
            self.play_deal()

    @property
    def cuts(self) -> bool:
        """Whether a cut may stand in place of the pack."""
        options = self.reference.options
        return bool(self.reference.bundles) and (options["shuffle"], options["gathering"]) == ("no", "exact")

    def play_deal(self) -> None:
        """Play one deal: again and again, a random seat that may act does something random."""
        self.mood = self.rng.choice(MOODS)
        self.favourite = self.rng.choice(["", "", "S", "C", "D", "H"])
        """The suit that most seats like to name in this deal, so that they meet in it."""
        self.leaning = {seat: self.rng.choice(["any", "high", "low"]) for seat in range(1, 5)}
        self.record += ["", f'[Deal "{self.reference.number + 1}"]']
        if self.cuts and self.rng.random() < 0.5:
            cut = self.rng.randrange(3, 50)
            self.record.append(f'[Cut "{cut}"]')
            self.note(None, None, self.reference.cut(cut))
        else:
            pack = rigged_pack(self.reference, self.rng)
            self.record.append(f'[Pack "{" ".join(pack)}"]')
            self.note(None, None, self.reference.deal(pack))
        while actors := self.reference.actors():
            seat = self.rng.choice(actors)
            action = self.choice(seat, self.reference.legal(seat))
            self.record.append(f"{seat} {action}")
            self.note(seat, action, self.reference.act(action, seat))
        self.lines += self.reference.lines_of_end()
        if self.reference.contract:
            self.seen["played " + kind_of(self.reference.contract)] += 1

    def choice(self, seat: int, words: list[str]) -> str:
        if words[0].startswith("play"):
            return self.card(seat, words)
        kinds = sorted({kind_of(word) for word in words})
        (kind,) = self.rng.choices(kinds, [self.mood.get(kind, ELSE) for kind in kinds])
        words = [word for word in words if kind_of(word) == kind]
        favourites = [word for word in words if suit_of(word) == self.favourite]
        return self.rng.choice(favourites if favourites and self.rng.random() < 0.8 else words)

    def card(self, seat: int, words: list[str]) -> str:
        """A card to play; most seats keep to high or to low ones, declarers of a negative contract to low ones."""
        leaning = self.leaning[seat]
        if seat in self.reference.declarers and kind_of(self.reference.contract or "") in NEGATIVES:
            leaning = "low"
        if leaning == "any" or self.rng.random() < 0.2:
            return self.rng.choice(words)
        ranked = sorted(words, key=lambda word: HIGH_TO_LOW.index(word.split()[1][0]))
        return ranked[0] if leaning == "high" else ranked[-1]

    def note(self, seat: int | None, action: str | None, events: list[Line]) -> None:
        self.lines.append(self.reference.position(seat, action, events))
        self.hands.append({seat: list(hand) for seat, hand in self.reference.hands.items()})
        self.seen.update(str(event["type"]) for event in events)
        if action:
            self.seen[kind_of(action)] += 1
