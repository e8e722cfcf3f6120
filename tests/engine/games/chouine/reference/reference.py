"""A second Chouine, naive and slow, written from the rules and not from the engine.

It works like the reference for the Couillon family: cards are strings, hands are lists, positions are the JSON lines of
a replay, and it imports nothing from `engine`. The presets are in `rules`; parties, manches and dealers are in `match`.
"""

from __future__ import annotations

import pickle
from dataclasses import asdict, dataclass

from tests.engine.games.chouine.reference.match import ChouineMatch
from tests.engine.games.chouine.reference.rules import (
    CARD_POINTS,
    DIX_DE_DER,
    HIGH_TO_LOW,
    IN_A_PLAIN_SUIT,
    PACK,
    rules_of,
)
from tests.engine.games.couillon.reference.table import Line, Said


@dataclass
class Shown:
    """A combination declared in the trick on the table; `points` is None for a chouine."""

    seat: int
    combination: str
    cards: list[str]
    points: int | None


class ChouineReference:
    """One match. `deal` a pack, then let `actors` `act` until there are none."""

    def __init__(self, preset: str = "chouine", dealer: int = 1, **changes: str) -> None:
        self.rules = rules_of(preset, **changes)
        self.options = self.rules.options
        self.seats = list(range(1, self.rules.seats + 1))
        self.match = ChouineMatch(self.seats, dealer, int(self.options["parties"]), int(self.options["manches"]))
        self.number = 0
        self.step = 0
        self.phase = "before"
        self.result: Line | None = None

    def copy(self) -> ChouineReference:
        """A copy of this match, to try another way on from here."""
        same: ChouineReference = pickle.loads(pickle.dumps(self))
        return same

    # --- The deal

    def deal(self, pack: list[str], dealer: int | None = None) -> list[Line]:
        """Deal one card at a time from dealer's left, then the indicator, then the talon.

        The indicator goes under it.
        """
        assert sorted(pack) == sorted(PACK)
        self.match.open_partie(dealer)
        self.number += 1
        self.result = None
        self.phase = "play"
        self.turn = self.match.left_of(self.match.dealer)
        self.talon = list(pack)
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.seats}
        for _ in range(self.rules.hand):
            for seat in self.match.round_from(self.turn):
                self.hands[seat].append(self.talon.pop(0))
        self.trump = ""
        self.tricks = dict.fromkeys(self.seats, 0)
        self.card_points = dict.fromkeys(self.seats, 0)
        self.extra = dict.fromkeys(self.seats, 0)
        self.declared: dict[int, list[str]] = {seat: [] for seat in self.seats}
        """What each seat has declared: suits, and `brisques`."""
        self.trick: list[tuple[int, str]] = []
        self.to_show: list[Shown] = []
        self.played: list[str] = []
        if not self.rules.turned:
            return []
        indicator = self.talon.pop(0)
        self.talon.append(indicator)
        self.trump = indicator[1]
        return [{"type": "turned-up", "card": indicator}]

    # --- What may be done

    def actors(self) -> list[int]:
        if self.phase != "play":
            return []
        return [seat for seat in self.seats if seat == self.turn or self.may_exchange(seat)]

    def trick_number(self) -> int:
        """The number of the trick that is on the table or about to be led."""
        return sum(self.tricks.values()) + 1

    def may_exchange(self, seat: int) -> bool:
        last_lead_is_to_come = self.trick_number() < self.rules.last or (
            self.trick_number() == self.rules.last and not self.trick
        )
        return self.rules.turned and last_lead_is_to_come and "7" + self.trump in self.hands[seat]

    def legal(self, seat: int) -> list[str]:
        """What a seat may do, sorted."""
        words = ["exchange"] if self.may_exchange(seat) else []
        if seat == self.turn:
            for card in self.playable():
                words.append("play " + card)
                words += [f"play {card} {name}" for name in self.declarable(seat, card)]
        return sorted(words)

    def playable(self) -> list[str]:
        own = self.hands[self.turn]
        if not self.trick or self.trick_number() <= self.rules.last:
            return own
        led = self.trick[0][1][1]
        in_trick = [card for _, card in self.trick if card[1] == self.trump]
        trumps = [card for card in own if card[1] == self.trump]
        higher = [card for card in trumps if all(self.beats(card, other) for other in in_trick)]
        if led == self.trump:
            return higher or trumps or own
        of_suit = [card for card in own if card[1] == led]
        return of_suit or higher or trumps or own

    def beats(self, card: str, other: str) -> bool:
        """Whether one card beats another of the same suit."""
        return HIGH_TO_LOW.index(card[0]) < HIGH_TO_LOW.index(other[0])

    def declarable(self, seat: int, card: str) -> list[str]:
        """The combinations held by this seat that contain the card and may still be declared."""
        names = []
        for name, made_of in self.rules.combinations.items():
            suit_or_brisques = "brisques" if made_of.isdigit() else card[1]
            cards = self.cards_of(seat, name, card)
            if card in cards and suit_or_brisques not in self.declared[seat]:
                names.append(name)
        return names

    def cards_of(self, seat: int, name: str, card: str) -> list[str]:
        """The cards of such a combination around this card, highest first; none if the seat does not hold it."""
        made_of = self.rules.combinations[name]
        own = self.hands[seat]
        if made_of.isdigit():
            brisques = [brisque for brisque in PACK if brisque[0] in "AT" and brisque in own]
            return brisques if len(brisques) == int(made_of) else []
        cards = [rank + card[1] for rank in made_of]
        return cards if all(needed in own for needed in cards) else []

    # --- Doing it

    def act(self, text: str, seat: int) -> list[Line]:
        """Do this action; returns its events."""
        assert text in self.legal(seat), (text, seat, self.legal(seat))
        self.step += 1
        word, *rest = text.split()
        if word == "exchange":
            return self.exchange(seat)
        return self.play(seat, rest[0], rest[1] if len(rest) == 2 else None)

    def exchange(self, seat: int) -> list[Line]:
        seven = "7" + self.trump
        indicator = self.talon[-1]
        self.hands[seat][self.hands[seat].index(seven)] = indicator
        self.talon[-1] = seven
        return [{"type": "exchange", "seat": seat, "card": indicator}]

    def play(self, seat: int, card: str, name: str | None) -> list[Line]:
        events = []
        cards = self.cards_of(seat, name, card) if name else []
        self.hands[seat].remove(card)
        self.played.append(card)
        self.trick.append((seat, card))
        self.turn = self.match.left_of(seat)
        if name:
            makes_trumps = not self.rules.turned and not self.trump and len(self.trick) == 1 and name in IN_A_PLAIN_SUIT
            if makes_trumps:
                self.trump = card[1]
                events.append({"type": "trump", "suit": self.trump, "seat": seat})
            self.declare(seat, name, cards, makes_trumps)
        return events + self.gather() if len(self.trick) == len(self.seats) else events

    def declare(self, seat: int, name: str, cards: list[str], makes_trumps: bool) -> None:
        points: int | None
        if name in IN_A_PLAIN_SUIT:
            suit = cards[0][1]
            as_trumps = suit == self.trump
            if makes_trumps:
                as_trumps = self.options["mondoubleau_doubled"] == "yes"
            points = IN_A_PLAIN_SUIT[name] * (2 if as_trumps else 1)
            self.declared[seat].append(suit)
        elif name == "chouine":
            points = None
            self.declared[seat].append(cards[0][1])
        else:
            points = int(self.options["quinte"]) if name == "quinte" else 30
            self.declared[seat].append("brisques")
        self.to_show.append(Shown(seat, name, cards, points))

    def taker(self) -> int:
        """The seat that wins the trick on the table."""
        wanted = self.trump if any(card[1] == self.trump for _, card in self.trick) else self.trick[0][1][1]
        return min((HIGH_TO_LOW.index(card[0]), seat) for seat, card in self.trick if card[1] == wanted)[1]

    def gather(self) -> list[Line]:
        taker = self.taker()
        draws = self.trick_number() <= self.rules.last
        cards = [card for _, card in self.trick]
        points = sum(CARD_POINTS.get(card[0], 0) for card in cards)
        self.tricks[taker] += 1
        self.card_points[taker] += points
        self.trick = []
        self.turn = taker
        shown, self.to_show = self.to_show, []
        events: list[Line] = [{"type": "trick", "seat": taker, "cards": cards, "card_points": points}]
        for combination in shown:
            events.append({"type": "shown", **asdict(combination)})
            self.extra[combination.seat] += combination.points or 0
        chouines = [combination for combination in shown if combination.combination == "chouine"]
        if chouines:
            in_trumps = [chouine for chouine in chouines if chouine.cards[0][1] == self.trump]
            return events + self.finish((in_trumps or chouines)[0].seat)
        if draws:
            for seat in self.match.round_from(taker):
                self.hands[seat].append(self.talon.pop(0))
        if self.remind():
            events.append({"type": "au-sept"})
        if any(self.hands.values()):
            return events
        self.card_points[taker] += DIX_DE_DER
        totals = {seat: self.card_points[seat] + self.extra[seat] for seat in self.seats}
        best = [seat for seat in self.seats if totals[seat] == max(totals.values())]
        if len(best) > 1:
            return [*events, {"type": "annulled", "points": list(totals.values())}, *self.finish(None)]
        return events + self.finish(best[0])

    def remind(self) -> bool:
        """Whether to say "Au sept", the last moment to exchange.

        Not if the seven was turned up or exchanged already.
        """
        if not self.rules.turned or self.trick_number() != self.rules.last:
            return False
        seven = "7" + self.trump
        return seven not in self.played and self.talon[-1] != seven

    # --- The end of a partie

    def finish(self, winner: int | None) -> list[Line]:
        before = self.match.score()
        events = [] if winner is None else self.match.partie_to(winner)
        after = self.match.score()
        self.result = {
            "contract": None,
            "declarers": [],
            "tricks": list(self.tricks.values()),
            "card_points": list(self.card_points.values()),
            "delta": [new - old for new, old in zip(after, before, strict=True)],
            "score": after,
        }
        self.phase = "over" if self.match.winners() else "done"
        return events

    # --- As JSON lines

    def position(self, seat: int | None = None, action: str | None = None, events: list[Line] | None = None) -> Line:
        """The line of `replay --json` for this position."""
        return {
            "step": self.step,
            "deal": self.number,
            "phase": self.phase,
            "actors": self.actors(),
            "legal": {str(actor): self.legal(actor) for actor in self.actors()},
            "seat": seat,
            "action": action,
            "events": events or [],
        }

    def lines_of_end(self) -> list[Line]:
        """The lines that follow the last position of a deal."""
        lines: list[Line] = []
        if self.result is not None:
            lines.append({"deal": self.number, "done": self.result})
        if self.phase == "over":
            lines.append({"match": {"winners": self.match.winners(), "score": self.match.score()}})
        return lines

    def lines_of_deal(self, pack: list[str], said: list[Said], dealer: int | None = None) -> list[Line]:
        """All lines of `replay --json` for one deal with these actions, whether they reach its end or not."""
        lines = [self.position(events=self.deal(pack, dealer))]
        for seat, action in said:
            events = self.act(action, seat)
            lines.append(self.position(seat, action, events))
        return lines + self.lines_of_end()
