"""Random matches of the naive Chouine reference, written down as records."""

from __future__ import annotations

import random
from collections import Counter

from tests.engine.games.chouine.reference.reference import ChouineReference
from tests.engine.games.chouine.reference.rules import PACK
from tests.engine.games.couillon.reference.table import Line

LIKELY = {"A": 0.4, "T": 0.4, "K": 0.3, "Q": 0.3, "J": 0.4, "9": 6.0, "8": 6.0, "7": 2.0}
"""How likely each rank is played without a declaration: a seat that keeps its court cards collects combinations."""
DECLARED = {"mariage": 1.0, "tierce": 3.0, "quateron": 6.0, "quinte": 6.0, "trente": 3.0, "chouine": 40.0}
EXCHANGED = 0.5


class WrittenMatch:
    """A match that the reference plays at random: its record, the lines it must give, and the hands at each line."""

    def __init__(self, preset: str, changes: dict[str, str], rng: random.Random) -> None:
        self.rng = rng
        dealer = rng.randrange(1, ChouineReference(preset).rules.seats + 1)
        self.reference = ChouineReference(preset, dealer, **changes)
        tags = ['[Game "chouine"]', f'[Rules "{preset}"]']
        tags += [f'[Option "{name}" "{value}"]' for name, value in changes.items()]
        self.record = [*tags, f'[Dealer "{dealer}"]']
        self.lines: list[Line] = []
        self.hands: list[dict[int, list[str]]] = []
        """The hands at every position, in the order of the lines."""
        self.due: list[list[int]] = []
        """For each deal, the seats that may deal it: all of them where the dealer is drawn."""
        self.seen: Counter[str] = Counter()
        """How often each type of event and each combination came up."""

    @property
    def text(self) -> str:
        return "\n".join(self.record) + "\n"

    def play(self, deals: int = 1000) -> None:
        """Play this many deals, or to the end of the match."""
        while self.reference.phase != "over" and self.reference.number < deals:
            self.play_deal(self.pack())

    def pack(self) -> list[str]:
        """A random pack. Some packs deal seats most of a chouine or many brisques, which chance rarely does."""
        pack = list(PACK)
        self.rng.shuffle(pack)
        if self.rng.random() < 0.8:
            return pack
        seats, size = len(self.reference.seats), self.reference.rules.hand
        ranks = self.reference.rules.combinations["chouine"]
        wishes = [[rank + suit for rank in ranks] for suit in "SHDC"]
        wishes.append(self.rng.sample([card for card in PACK if card[0] in "AT"], size))
        for place, wish in enumerate(self.rng.sample(wishes, seats)):
            for turn, card in enumerate(wish):
                if self.rng.random() < 0.85:
                    at, other = turn * seats + place, pack.index(card)
                    pack[at], pack[other] = pack[other], pack[at]
        return pack

    def play_deal(self, pack: list[str]) -> None:
        """Play one deal: again and again, a random seat that may act does something random."""
        self.due.append(self.reference.seats if self.reference.match.to_draw else [self.reference.match.dealer])
        # A record may name the dealer whose turn it is, and may leave out one who is drawn.
        dealer = self.rng.choice([None, None, *self.due[-1]])
        self.record += ["", f'[Deal "{self.reference.number + 1}"]']
        if dealer is not None:
            self.record.append(f'[Dealer "{dealer}"]')
        self.record.append(f'[Pack "{" ".join(pack)}"]')
        self.note(None, None, self.reference.deal(pack, dealer))
        while actors := self.reference.actors():
            seat = self.rng.choice(actors)
            words = self.reference.legal(seat)
            if seat != self.reference.turn and self.rng.random() > EXCHANGED / 4:
                continue
            (action,) = self.rng.choices(words, list(map(self.likely, words)))
            self.record.append(f"{seat} {action}")
            self.note(seat, action, self.reference.act(action, seat))
        self.lines += self.reference.lines_of_end()

    def likely(self, word: str) -> float:
        _, *card_and_name = word.split()
        if not card_and_name:
            return EXCHANGED
        return DECLARED[card_and_name[1]] if len(card_and_name) == 2 else LIKELY[card_and_name[0][0]]

    def note(self, seat: int | None, action: str | None, events: list[Line]) -> None:
        self.lines.append(self.reference.position(seat, action, events))
        self.hands.append({seat: list(hand) for seat, hand in self.reference.hands.items()})
        for event in events:
            self.seen[str(event["type"])] += 1
            if event["type"] == "shown":
                self.seen[str(event["combination"])] += 1
