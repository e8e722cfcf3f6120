"""A second Kleurenwiezen, naive and slow, written from the rules and not from the engine.

It works like the reference for the Couillon family: cards are strings, hands are lists, positions are the JSON lines of
a replay, and it imports nothing from `engine`. Options and ladders are in `rules`, the auction in `auction`, payments
in `scores`.
"""

from __future__ import annotations

import pickle

from tests.engine.games.couillon.reference.table import Line, Said
from tests.engine.games.kleurenwiezen.reference.auction import KleurenwiezenAuction
from tests.engine.games.kleurenwiezen.reference.pack import bundles, deal_out
from tests.engine.games.kleurenwiezen.reference.rules import (
    EXPOSED,
    HIGH_TO_LOW,
    NEGATIVES,
    PACK,
    SEATS,
    SUITS_UPWARDS,
    KleurenwiezenRules,
    in_order,
    kind_of,
    left_of,
    round_from,
    suit_of,
)
from tests.engine.games.kleurenwiezen.reference.scores import delta_of, is_settled
from tests.engine.games.kleurenwiezen.reference.troel import Troel, find_troel


class KleurenwiezenReference:
    """One match. `deal` a pack (or `cut` the last one), then let `actors` `act` until there are none."""

    def __init__(
        self, preset: str = "pagat", dealer: int = 1, rows: dict[str, str] | None = None, **changes: str
    ) -> None:
        self.rules = KleurenwiezenRules(preset, rows, **changes)
        self.options = self.rules.options
        self.dealer = self.next_dealer = dealer
        self.number = 0
        self.step = 0
        self.played_deals = 0
        self.scores = dict.fromkeys(SEATS, 0)
        self.passed_out_before = False
        self.phase = "before"
        self.result: Line | None = None
        self.bundles: list[list[str]] = []
        """The cards that lay together after the last deal, top first."""

    def copy(self) -> KleurenwiezenReference:
        """A copy of this match, to try another way on from here."""
        same: KleurenwiezenReference = pickle.loads(pickle.dumps(self))
        return same

    # --- The deal

    def cut(self, number: int) -> list[Line]:
        """Deal the gathered pack after moving this many cards from its top to the bottom."""
        assert 3 <= number <= 49
        gathered = [card for bundle in self.bundles for card in bundle]
        return self.deal(gathered[number:] + gathered[:number])

    def deal(self, pack: list[str]) -> list[Line]:
        assert sorted(pack) == sorted(PACK)
        self.dealer = self.next_dealer
        self.number += 1
        self.result = None
        self.eldest = left_of(self.dealer)
        self.hands = deal_out(pack, self.options["packets"], self.eldest)
        self.contract: str | None = None
        self.declarers: list[int] = []
        self.doubled = False
        self.said_no_double: list[int] = []
        self.discards: dict[int, str] = {}
        self.trick: list[tuple[int, str]] = []
        self.won: list[tuple[int, list[str]]] = []
        """Who won each trick, and its cards."""
        self.troel = find_troel(self.rules, self.hands)
        self.phase = "auction"
        self.auction = KleurenwiezenAuction(self.rules, self.eldest, self.hands, self.troel is not None)
        return self.troel.events() if self.troel else []

    def announced(self) -> Troel:
        assert self.troel is not None
        return self.troel

    # --- What may be done

    def actors(self) -> list[int]:
        if self.phase == "auction":
            return [self.auction.turn]
        if self.phase == "troel":
            return [self.announced().helper]
        if self.phase == "double":
            return [seat for seat in SEATS if seat not in self.declarers and seat not in self.said_no_double]
        if self.phase == "discard":
            return [seat for seat in SEATS if seat not in self.discards]
        return [self.turn] if self.phase == "play" else []

    def legal(self, seat: int) -> list[str]:
        """What a seat that may act may do, sorted."""
        if self.phase == "auction":
            return self.auction.legal()
        if self.phase == "troel":
            eight = self.announced().called[1] if self.options["troel_tricks"] == "8-or-9" else None
            return sorted(f"troel {8 if suit == eight else 9} {suit}" for suit in SUITS_UPWARDS)
        if self.phase == "double":
            return ["double", "no-double"]
        if self.phase == "discard":
            return sorted("discard " + card for card in self.hands[seat])
        return sorted("play " + card for card in self.playable())

    def playable(self) -> list[str]:
        own = self.hands[self.turn]
        if self.trick:
            return [card for card in own if card[1] == self.trick[0][1][1]] or own
        if not self.won and kind_of(self.contract or "") == "troel" and self.options["troel_lead"] == "called":
            return [self.troel_lead()]
        return own

    def troel_lead(self) -> str:
        suit = suit_of(self.contract or "")
        called = self.announced().called
        return called if suit == called[1] else "A" + suit

    # --- Doing it

    def act(self, text: str, seat: int) -> list[Line]:
        """Do this action; returns its events."""
        assert seat in self.actors(), (text, seat)
        assert text in self.legal(seat), (text, seat, self.legal(seat))
        self.step += 1
        if self.phase == "auction":
            self.auction.say(text)
            return self.end_auction() if self.auction.over else []
        if self.phase == "troel":
            return self.settle(text, sorted([self.announced().bidder, self.announced().helper]))
        if self.phase == "double":
            return self.answer(text, seat)
        card = text.split()[1]
        if self.phase == "discard":
            self.discards[seat] = card
            self.hands[seat].remove(card)
            if len(self.discards) == 4:
                self.phase = "play"
            return []
        return self.play(seat, card)

    def end_auction(self) -> list[Line]:
        highest = self.auction.highest
        if highest is None:
            return [{"type": "thrown-in"}, *self.finish(thrown_in=True)]
        if highest == "troel":
            self.phase = "troel"
            return []
        events: list[Line] = []
        if self.auction.forced:
            events.append({"type": "forced", "seat": self.auction.forced})
        return events + self.settle(highest, self.auction.declarers())

    def settle(self, contract: str, declarers: list[int]) -> list[Line]:
        """Fix this contract, and these seats as its declarers."""
        self.contract, self.declarers = contract, declarers
        self.turn = self.leader()
        if self.rules.yes("doubles") and len(declarers) < 4:
            self.phase = "double"
        else:
            self.begin_play()
        return [{"type": "contract", "contract": contract, "seats": declarers}]

    def leader(self) -> int:
        """The seat that leads the first trick."""
        kind = kind_of(self.contract or "")
        if kind == "troel":
            troel = self.announced()
            partner_leads = self.options["troel_lead"] == "partner-any" or self.troel_lead() == troel.called
            return troel.helper if partner_leads else troel.bidder
        if kind in ("accept", "solo") or kind in NEGATIVES:
            return self.eldest
        return self.declarers[0]

    def begin_play(self) -> None:
        self.phase = "discard" if self.contract == "small-misere" else "play"

    def answer(self, text: str, seat: int) -> list[Line]:
        if text == "double":
            self.doubled = True
            self.begin_play()
            return [{"type": "doubled", "seat": seat}]
        self.said_no_double.append(seat)
        if not self.actors():
            self.begin_play()
        return []

    def play(self, seat: int, card: str) -> list[Line]:
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.turn = left_of(seat)
        if len(self.trick) < 4:
            return []
        cards = [played for _, played in self.trick]
        self.turn = self.taker()
        self.won.append((self.turn, cards))
        self.trick = []
        events: list[Line] = [{"type": "trick", "seat": self.turn, "cards": cards}]
        if len(self.won) == 1 and kind_of(self.contract or "") in EXPOSED:
            events += [
                {"type": "exposed", "seat": declarer, "cards": in_order(self.hands[declarer])}
                for declarer in self.declarers
            ]
        if not any(self.hands.values()) or (self.rules.yes("claim_when_settled") and self.is_settled()):
            return events + self.finish()
        return events

    def taker(self) -> int:
        """The seat that wins the complete trick on the table."""
        trump = suit_of(self.contract or "")
        wanted = trump if any(card[1] == trump for _, card in self.trick) else self.trick[0][1][1]
        return min((HIGH_TO_LOW.index(card[0]), seat) for seat, card in self.trick if card[1] == wanted)[1]

    def tricks(self) -> dict[int, int]:
        return {seat: [winner for winner, _ in self.won].count(seat) for seat in SEATS}

    def doubles(self) -> int:
        return int(self.doubled) + int(self.passed_out_before and self.rules.yes("pass_doubles"))

    def is_settled(self) -> bool:
        left = len(self.hands[self.turn])
        return is_settled(self.rules, self.contract or "", self.declarers, self.tricks(), left, self.doubles())

    # --- The end of a deal

    def finish(self, thrown_in: bool = False) -> list[Line]:
        delta = [0, 0, 0, 0]
        if not thrown_in:
            delta = delta_of(self.rules, self.contract or "", self.declarers, self.tricks(), self.doubles())
        counts = not thrown_in or self.rules.yes("passed_counts")
        self.played_deals += counts
        self.passed_out_before = thrown_in
        for seat, change in zip(SEATS, delta, strict=True):
            self.scores[seat] += change
        self.result = {
            "contract": self.contract,
            "declarers": self.declarers,
            "tricks": list(self.tricks().values()),
            "card_points": None,
            "delta": delta,
            "score": list(self.scores.values()),
        }
        if thrown_in:
            self.result["thrown_in"] = True
        together = kind_of(self.contract or "pass") in ("accept", "troel")
        piles = [self.declarers] if together else [[seat] for seat in round_from(self.eldest) if seat in self.declarers]
        self.bundles = bundles(self.eldest, piles, self.won, self.hands, self.discards)
        self.next_dealer = left_of(self.dealer) if counts else self.dealer
        last = counts and self.played_deals == int(self.options["deals"])
        self.phase = "over" if last else "done"
        return []

    # --- As JSON lines

    def winners(self) -> list[int]:
        return [seat for seat in SEATS if self.scores[seat] == max(self.scores.values())]

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
            lines.append({"match": {"winners": self.winners(), "score": list(self.scores.values())}})
        return lines

    def lines_of_deal(self, pack: list[str], cut: int | None, said: list[Said]) -> list[Line]:
        """All lines of `replay --json` for one deal with these actions, whether they reach its end or not."""
        lines = [self.position(events=self.deal(pack) if cut is None else self.cut(cut))]
        for seat, action in said:
            events = self.act(action, seat)
            lines.append(self.position(seat, action, events))
        return lines + self.lines_of_end()
