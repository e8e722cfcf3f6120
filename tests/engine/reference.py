"""The basic game of Couillon a second time, naive and slow, written from the rules and not from the engine.

Cards are texts, hands are lists, the slate is a list of boucles per line, from the bottom line up.
Nothing here is imported from `engine`: what both agree on, two readings of the text agree on.
"""

from __future__ import annotations

Line = dict[str, object]

POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}
LOW_TO_HIGH = "789TJQKA"


def side(seat: int) -> str:
    """Partners sit opposite each other."""
    return "odd" if seat % 2 else "even"


def left_of(seat: int) -> int:
    return {1: 2, 2: 3, 3: 4, 4: 1}[seat]


class Reference:
    """One match. `deal` a pack, then `act` until `phase` is no longer trumps or play."""

    def __init__(self, lines: int = 7, dealer: int = 1) -> None:
        self.slate = {"odd": [0] * lines, "even": [0] * lines}
        self.craie = False
        self.dealer = dealer
        self.number = 0
        self.step = 0
        self.phase = "before"
        self.turn = 0
        self.result: Line | None = None

    def deal(self, pack: list[str]) -> list[Line]:
        pack = list(pack)
        self.number += 1
        self.phase = "trumps"
        self.hands: dict[int, list[str]] = {1: [], 2: [], 3: [], 4: []}
        self.eldest = left_of(self.dealer)
        for _ in "ab":
            seat = self.eldest
            for _ in "1234":
                self.hands[seat] += [pack.pop(0), pack.pop(0)]
                seat = left_of(seat)
        self.stub = pack
        self.passes = 0
        self.accepted: int | None = None
        self.trump = "?"
        self.trick: list[tuple[int, str]] = []
        self.tricks = {1: 0, 2: 0, 3: 0, 4: 0}
        self.card_points = {1: 0, 2: 0, 3: 0, 4: 0}
        self.turn = self.eldest
        self.result = None
        return [{"type": "turned-up", "card": self.stub[0]}]

    def legal(self) -> list[str]:
        """What the seat whose turn it is may say or do, sorted; nothing between deals."""
        if self.phase == "trumps":
            return ["accept", "pass"]
        if self.phase != "play":
            return []
        hand = self.hands[self.turn]
        allowed = hand
        if self.trick:
            led = self.trick[0][1][1]
            if [card for card in hand if card[1] == led]:
                allowed = [card for card in hand if card[1] == led or card[1] == self.trump]
        return sorted("play " + card for card in allowed)

    def act(self, text: str) -> list[Line]:
        assert text in self.legal(), (text, self.legal())
        self.step += 1
        if text == "accept":
            self.accepted = self.turn
            return [self.make_trump(self.stub[0], self.turn)]
        if text == "pass":
            self.passes += 1
            self.turn = left_of(self.turn)
            if self.passes < 4:
                return []
            bottom = self.stub[-1]
            return [{"type": "turned-up", "card": bottom}, self.make_trump(bottom, None)]
        card = text.split()[1]
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = left_of(self.turn)
        return [self.gather()] if len(self.trick) == 4 else []

    def make_trump(self, card: str, by: int | None) -> Line:
        self.trump = card[1]
        self.phase = "play"
        self.turn = self.eldest
        return {"type": "trump", "suit": self.trump, "seat": by}

    def gather(self) -> Line:
        trumps = [(LOW_TO_HIGH.index(card[0]), seat) for seat, card in self.trick if card[1] == self.trump]
        led = self.trick[0][1][1]
        of_suit_led = [(LOW_TO_HIGH.index(card[0]), seat) for seat, card in self.trick if card[1] == led]
        taker = max(trumps or of_suit_led)[1]
        points = sum(POINTS.get(card[0], 0) for _, card in self.trick)
        event: Line = {
            "type": "trick",
            "seat": taker,
            "cards": [card for _, card in self.trick],
            "card_points": points,
        }
        self.tricks[taker] += 1
        self.card_points[taker] += points
        self.trick = []
        self.turn = taker
        if not self.hands[taker]:
            self.count()
        return event

    def count(self) -> None:
        before = self.score()
        odd = self.card_points[1] + self.card_points[3]
        even = self.card_points[2] + self.card_points[4]
        if odd == even:
            self.craie = True
        else:
            won, lost = ("odd", "even") if odd > even else ("even", "odd")
            if self.accepted is not None and side(self.accepted) == lost:
                self.hang_boucle(self.slate[lost])
            self.erase(self.slate[won])
            if self.craie:
                self.erase(self.slate[won])
            self.craie = False
        after = self.score()
        self.phase = "over" if self.winners() else "done"
        self.result = {
            "contract": None,
            "declarers": [] if self.accepted is None else [self.accepted],
            "tricks": list(self.tricks.values()),
            "card_points": list(self.card_points.values()),
            "delta": [new - old for new, old in zip(after, before, strict=True)],
            "score": after,
        }
        self.dealer = left_of(self.dealer)

    @staticmethod
    def hang_boucle(lines: list[int]) -> None:
        for index in range(len(lines)):
            if lines[index] == 0:
                lines[index] = 1
                return
        lines[0] += 1

    @staticmethod
    def erase(lines: list[int]) -> None:
        if not lines:
            return
        if lines[-1] > 0:
            lines[-1] -= 1
        else:
            lines.pop()

    def score(self) -> list[int]:
        left = {name: len(lines) + sum(lines) for name, lines in self.slate.items()}
        return [left[side(seat)] for seat in (1, 2, 3, 4)]

    def winners(self) -> list[int]:
        return [seat for seat in (1, 2, 3, 4) if not self.slate[side(seat)]]

    def position(self, seat: int | None = None, action: str | None = None, events: list[Line] | None = None) -> Line:
        """The line of `replay --json` for the position reached."""
        going = self.phase in ("trumps", "play")
        return {
            "step": self.step,
            "deal": self.number,
            "phase": self.phase,
            "actors": [self.turn] if going else [],
            "legal": {str(self.turn): self.legal()} if going else {},
            "seat": seat,
            "action": action,
            "events": events or [],
        }

    def lines_of_deal(self, pack: list[str], actions: list[str]) -> list[Line]:
        """All lines of `replay --json` for one deal played by these actions, to its end or not."""
        lines = [self.position(events=self.deal(pack))]
        for action in actions:
            seat = self.turn
            events = self.act(action)
            lines.append(self.position(seat, action, events))
        if self.result is not None:
            lines.append({"deal": self.number, "done": self.result})
        if self.phase == "over":
            lines.append({"match": {"winners": self.winners(), "score": self.score()}})
        return lines
