"""A second Couillon family, naive and slow, written from the rules and not from the engine.

Cards are strings, hands are lists, positions are the JSON lines of a replay. It imports nothing from `engine`, so where
both agree, two independent readings of the rules agree. The presets are in `rules`, the dealing in `table`, the scores
in `scores`; `reference_records` reads records.
"""

from __future__ import annotations

import pickle

from tests.engine.games.couillon.reference.rules import rules_of
from tests.engine.games.couillon.reference.scores import Done, score_of
from tests.engine.games.couillon.reference.table import Line, Said, Table

POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}
HIGH_TO_LOW = "AKQJT987"


class Reference(Table):
    """One match. `deal` a pack, then let `actors` `act` until there are none."""

    def __init__(self, preset: str = "couillon", dealer: int = 1, **changes: str) -> None:
        super().__init__(rules_of(preset, **changes), dealer)
        self.options = self.rules.options
        self.sheet = score_of(self.rules.scoring, self.rules.seats, self.options)
        self.number = 0
        self.step = 0
        self.phase = "before"
        self.result: Line | None = None

    def copy(self) -> Reference:
        """A copy of this match, to try another way on from here."""
        same: Reference = pickle.loads(pickle.dumps(self))
        return same

    # --- The deal

    def deal(self, pack: list[str]) -> list[Line]:
        self.take_up(pack)
        self.number += 1
        self.sheet.begin_deal()
        self.result = None
        self.phase = "trumps"
        self.trump = "?"
        self.maker: int | None = None
        self.passes = 0
        self.mit: int | None = None
        self.kontra = self.re = False
        self.window: list[int] = []
        self.trick: list[tuple[int, str]] = []
        self.has_played: list[int] = []
        self.tricks = dict.fromkeys(self.seats, 0)
        self.card_points = dict.fromkeys(self.seats, 0)
        self.turn = self.eldest
        events = self.give(self.rules.before)
        self.due = self.rules.after
        if self.eldest == self.rules.dummy:
            events += self.give(self.due)
            self.due = []
        self.proposal = self.first_proposal()
        if self.proposal:
            events.append({"type": "turned-up", "card": self.proposal})
        return events

    def first_proposal(self) -> str:
        """The card that proposes trumps; none where eldest names them."""
        if self.rules.making == "upcard":
            return self.rest[0]
        if self.rules.making == "tongres":
            return self.hands[self.dealer][3]
        if self.rules.making == "dealer-card":
            return self.hands[self.dealer][0]
        return ""

    # --- What may be done

    def actors(self) -> list[int]:
        if self.phase == "kontra":
            return sorted(self.window)
        if self.phase not in ("trumps", "play"):
            return []
        # The dummy sits opposite its partner, who acts for it.
        return [1 if self.turn == self.rules.dummy else self.turn]

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat may say or do, sorted; by default the first that may act."""
        if seat is None:
            seat = self.actors()[0]
        assert seat in self.actors()
        if self.phase == "kontra":
            return ["pass", "re"] if self.kontra else ["kontra", "pass"]
        if self.phase == "trumps":
            return self.legal_trumps()
        words = ["play " + card for card in self.playable()]
        return sorted([*words, "mit"] if self.may_declare() else words)

    def legal_trumps(self) -> list[str]:
        if self.rules.making == "named":
            return ["trump C", "trump D", "trump H", "trump S"]
        if self.rules.making in ("forced", "held"):
            seen = self.hands[self.eldest]
            chosen = self.rules.making == "forced" and self.options["show"] == "chosen"
            names = sorted({"trump " + (card if chosen else card[1]) for card in seen})
            return [*names, "turn"] if self.rules.making == "forced" else names
        return ["accept", "pass"]

    def may_declare(self) -> bool:
        return (
            self.options["mit"] != "none"
            and self.mit is None
            and "QS" in self.hands[self.turn]
            and self.turn not in self.has_played
        )

    def playable(self) -> list[str]:
        own = self.holding(self.turn)
        if not self.trick or (self.rules.stock and self.rest):
            return own
        led = self.suit(self.trick[0][1])
        of_suit = [card for card in own if self.suit(card) == led]
        trumps = [card for card in own if self.suit(card) == self.trump]
        if self.rules.following == "must-follow":
            return of_suit or trumps or own
        if not of_suit:
            return own
        return [card for card in own if card in of_suit or card in trumps]

    def permanent(self) -> list[str]:
        """The queens that are always trumps, highest first."""
        if self.options["red_queens"] == "yes":
            return ["QC", "QH", "QD"]
        return ["QC"] if self.options["dame_de_make"] == "yes" else []

    def suit(self, card: str) -> str:
        """The suit that a card belongs to in play."""
        if card in self.permanent() or (card == "QS" and self.mit is not None):
            return self.trump
        return card[1]

    def trumps_high_to_low(self) -> list[str]:
        cards = ["A" + self.trump]
        if self.mit is not None:
            cards.append("QS")
        cards += self.permanent()
        return cards + [rank + self.trump for rank in "KQJT987" if rank + self.trump not in cards]

    # --- Doing it

    def act(self, text: str, seat: int | None = None) -> list[Line]:
        """Do this action; returns its events. By default the first seat that may act does it."""
        if seat is None:
            seat = self.actors()[0]
        assert text in self.legal(seat), (text, seat, self.legal(seat))
        self.step += 1
        word, _, argument = text.partition(" ")
        if self.phase == "kontra":
            return self.knock(seat, word)
        if word == "mit":
            return self.declare()
        if word == "play":
            return self.play(argument)
        if word == "pass":
            return self.passed()
        if word == "accept":
            return [*self.make_trump(self.proposal[1], self.turn), *self.give_rest()]
        if word == "turn":
            return self.turn_a_card()
        shown = self.card_shown(argument)
        events: list[Line] = [{"type": "shown", "seat": self.turn, "card": shown}] if shown else []
        return [*events, *self.make_trump(argument[-1], self.turn), *self.give_rest()]

    def card_shown(self, named: str) -> str:
        """The card that everybody sees when eldest names a suit or a card; none where no card is shown."""
        if self.rules.making != "forced" or self.options["show"] == "none":
            return ""
        if self.options["show"] == "chosen":
            return named
        of_suit = [card for card in self.hands[self.eldest] if card[1] == named]
        return min(of_suit, key=lambda card: HIGH_TO_LOW.index(card[0]))

    def make_trump(self, suit: str, by: int | None) -> list[Line]:
        self.trump = suit
        self.maker = by
        self.phase = "play"
        self.turn = self.eldest
        return [{"type": "trump", "suit": suit, "seat": by}]

    def give_rest(self) -> list[Line]:
        """Deal the remaining cards once trumps are made."""
        events = self.give(self.due)
        self.due = []
        return events

    def turn_a_card(self) -> list[Line]:
        seen = len(self.hands[self.eldest])
        self.give_rest()
        card = self.hands[self.eldest][seen]
        return [{"type": "turned-up", "card": card}, *self.make_trump(card[1], self.eldest)]

    def passed(self) -> list[Line]:
        self.passes += 1
        self.turn = self.left_of(self.turn)
        if self.passes % len(self.seats):
            return []
        if self.rules.making == "upcard":
            bottom = self.rest[-1]
            return [{"type": "turned-up", "card": bottom}, *self.make_trump(bottom[1], None)]
        if self.rules.making == "tongres" and self.passes == len(self.seats):
            self.give_rest()
            self.proposal = self.hands[self.dealer][-1]
            return [{"type": "turned-up", "card": self.proposal}]
        self.sheet.thrown_in()
        self.finish(self.sheet.score(), {"thrown_in": True})
        return [{"type": "thrown-in"}]

    def declare(self) -> list[Line]:
        self.mit = self.turn
        if self.options["mit"] == "kontra":
            self.phase = "kontra"
            self.window = [seat for seat in self.seats if self.side(seat) != self.side(self.mit)]
        return []

    def knock(self, seat: int, word: str) -> list[Line]:
        assert self.mit is not None
        self.window.remove(seat)
        if word == "kontra":
            self.kontra = True
            self.window = [other for other in self.seats if self.side(other) == self.side(self.mit)]
        elif word == "re":
            self.re = True
            self.window = []
        if not self.window:
            self.phase = "play"
        return []

    def play(self, card: str) -> list[Line]:
        seat = self.turn
        if card in self.hands[seat]:
            self.hands[seat].remove(card)
        else:
            self.up[seat][self.up[seat].index(card)] = None
        self.has_played.append(seat)
        self.trick.append((seat, card))
        self.turn = self.left_of(seat)
        return self.gather() if len(self.trick) == len(self.seats) else []

    def taker(self) -> int:
        """The seat that wins the trick on the table."""
        trumps = self.trumps_high_to_low()
        best = [(trumps.index(card), seat) for seat, card in self.trick if self.suit(card) == self.trump]
        if not best:
            led = self.suit(self.trick[0][1])
            best = [(HIGH_TO_LOW.index(card[0]), seat) for seat, card in self.trick if self.suit(card) == led]
        return min(best)[1]

    def gather(self) -> list[Line]:
        taker = self.taker()
        cards = [card for _, card in self.trick]
        points = sum(POINTS.get(card[0], 0) for card in cards)
        self.tricks[taker] += 1
        self.card_points[taker] += points
        self.trick = []
        self.turn = taker
        events: list[Line] = [{"type": "trick", "seat": taker, "cards": cards, "card_points": points}]
        if self.rules.stock and self.rest:
            for seat in self.round_from(taker):
                self.hands[seat].append(self.rest.pop(0))
        for seat in self.seats:
            turned = self.uncover(seat)
            if turned:
                events.append({"type": "exposed", "seat": seat, "cards": turned})
        if any(self.holding(seat) for seat in self.seats):
            return events
        return events + self.count()

    # --- The end of a deal

    def count(self) -> list[Line]:
        sides = sorted({self.side(seat) for seat in self.seats})
        done = Done(
            points=[sum(self.card_points[seat] for seat in self.seats if self.side(seat) == side) for side in sides],
            tricks=[sum(self.tricks[seat] for seat in self.seats if self.side(seat) == side) for side in sides],
            maker=None if self.maker is None else self.side(self.maker),
            mit=None if self.mit is None else self.side(self.mit),
            kontra=self.kontra,
            re=self.re,
        )
        before = self.sheet.score()
        self.sheet.count(done)
        self.finish(before, {})
        events: list[Line] = []
        if self.rules.scoring == "royes" and done.maker is not None and done.tricks[done.maker] == 0:
            events.append({"type": "bourgumesse", "seat": self.maker})
        if self.sheet.cow is not None:
            winners = [seat for seat in self.seats if self.side(seat) == self.sheet.cow]
            events.append({"type": "cow", "seats": winners})
        return events

    def finish(self, before: list[int], more: Line) -> None:
        after = self.sheet.score()
        self.result = {
            "contract": None,
            "declarers": [] if self.maker is None else [self.maker],
            "tricks": list(self.tricks.values()),
            "card_points": list(self.card_points.values()),
            "delta": self.per_seat([new - old for new, old in zip(after, before, strict=True)]),
            "score": self.per_seat(after),
            **more,
        }
        self.phase = "over" if self.winners() else "done"
        self.dealer = self.left_of(self.dealer)

    def score(self) -> list[int]:
        return self.per_seat(self.sheet.score())

    def winners(self) -> list[int]:
        sides = self.sheet.winners(self.number)
        return [seat for seat in self.seats if self.side(seat) in sides]

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

    def lines_of_deal(self, pack: list[str], said: list[Said]) -> list[Line]:
        """All lines of `replay --json` for one deal with these actions, whether they reach its end or not."""
        lines = [self.position(events=self.deal(pack))]
        for seat, action in said:
            events = self.act(action, seat)
            lines.append(self.position(seat, action, events))
        if self.result is not None:
            lines.append({"deal": self.number, "done": self.result})
        if self.phase == "over":
            lines.append({"match": {"winners": self.winners(), "score": self.score()}})
        return lines
