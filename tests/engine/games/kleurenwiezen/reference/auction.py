"""The auction of Kleurenwiezen in the naive reference: who may say what until the contract is fixed."""

from __future__ import annotations

from tests.engine.games.kleurenwiezen.reference.rules import (
    ALONE_FROM_THE_OUTSET,
    NEGATIVES,
    SEATS,
    SUITS_UPWARDS,
    KleurenwiezenRules,
    kind_of,
    left_of,
    suit_of,
)

UNCOMMITTED = ["fresh", "waiting", "proposer"]


class KleurenwiezenAuction:
    """One auction. While it isn't `over`, `turn` says one of its `legal` words."""

    def __init__(self, rules: KleurenwiezenRules, eldest: int, hands: dict[int, list[str]], troel: bool) -> None:
        self.rules = rules
        self.hands = hands
        self.troel = troel
        self.highest = "troel" if troel else None
        self.status = dict.fromkeys(SEATS, "fresh")
        """`fresh`, `waiting`, `proposer`; committed: `passed`, `partner`, `bound`, `solo`, `negative`, `abondance`."""
        self.contract: dict[int, str | None] = dict.fromkeys(SEATS)
        """The contract that each seat stands with; two partners have the same."""
        self.partner: dict[int, int] = {}
        self.suit: dict[int, str] = {}
        """The suits of partners, bound seats and solos."""
        self.acceptor: dict[int, bool] = dict.fromkeys(SEATS, False)
        self.speaks: dict[int, bool] = dict.fromkeys(SEATS, False)
        self.said_parole: dict[int, bool] = dict.fromkeys(SEATS, False)
        self.may_turn_negative: dict[int, bool] = dict.fromkeys(SEATS, False)
        """Whether a bound seat's acceptor has passed, where the binding allows a negative contract then."""
        self.live: dict[int, str] = {}
        """Proposals that still stand, by the seat that made them."""
        self.proposed: dict[int, list[str]] = {seat: [] for seat in SEATS}
        self.accepted: list[str] = []
        self.undertaken: list[tuple[int, str]] = []
        """Seats and the suits that they undertook, as partners or in a solo."""
        self.negative_was_bid = False
        self.nobody_spoke = True
        self.raising = False
        self.over = False
        self.forced: int | None = None
        self.turn = eldest

    # --- What may be said

    def legal(self) -> list[str]:
        words = self.words_of_raising() if self.raising else self.words_of_choosing()
        return sorted(set(words))

    def least(self, kind: str, levels: range, suit: str) -> list[str]:
        """The contract at the lowest level that outranks the highest; none if no level does."""
        contracts = [f"{kind} {level} {suit}" for level in levels]
        return [contract for contract in contracts if self.rules.outranks(contract, self.highest)][:1]

    def least_accept(self, suit: str) -> list[str]:
        return self.least("accept", range(8, 14), suit)

    def least_solo(self, suit: str) -> list[str]:
        return self.least("solo", range(5, 9), suit)

    def negatives(self) -> list[str]:
        return [
            kind
            for kind in NEGATIVES
            if self.rules.has(kind) and (kind == self.highest or self.rules.outranks(kind, self.highest))
        ]

    def alone_from_the_outset(self, suits: list[str]) -> list[str]:
        """Abondances and slams that outrank the highest contract."""
        contracts = []
        for kind in ALONE_FROM_THE_OUTSET:
            for suit in suits:
                if kind.startswith("abondance"):
                    contracts += [f"{kind} {level} {suit}" for level in range(9, 13)]
                else:
                    contracts.append(f"{kind} {suit}")
        return [contract for contract in contracts if self.rules.outranks(contract, self.highest)]

    def holds(self, suit: str) -> bool:
        return any(card[1] == suit for card in self.hands[self.turn])

    def words_of_choosing(self) -> list[str]:
        """What the seat may say in stage 2."""
        status = self.status[self.turn]
        words = ["pass"]
        for seat, suit in self.live.items():
            if seat != self.turn and self.holds(suit):
                words += self.least_accept(suit)
        if status == "waiting":
            return words
        if self.nobody_spoke and not self.troel:
            words.append("wait")
        words += [f"propose {suit}" for suit in SUITS_UPWARDS if self.may_propose(suit)]
        for suit in SUITS_UPWARDS:
            if self.may_bid_solo(suit):
                words += self.least_solo(suit)
        words += self.negatives()
        if status == "fresh":
            words += self.alone_from_the_outset(SUITS_UPWARDS)
        return words

    def others_uncommitted(self) -> list[int]:
        return [seat for seat in SEATS if seat != self.turn and self.status[seat] in UNCOMMITTED]

    def may_propose(self, suit: str) -> bool:
        if self.rules.yes("misere_closes") and self.negative_was_bid and not self.was_proposed(suit):
            return False
        if suit in self.live.values() or suit in self.accepted or not self.holds(suit):
            return False
        if self.proposed[self.turn].count(suit) >= int(self.rules.options["proposals_per_suit"]):
            return False
        return bool(self.others_uncommitted()) and bool(self.least_accept(suit))

    def was_proposed(self, suit: str) -> bool:
        return any(suit in proposed for proposed in self.proposed.values())

    def may_bid_solo(self, suit: str) -> bool:
        if any(seat != self.turn and other == suit for seat, other in self.undertaken):
            return False
        times = self.proposed[self.turn].count(suit)
        if times >= 2 and not self.rules.yes("solo_after_repeat"):
            return False
        return times > 0 or not self.others_uncommitted()

    def words_of_raising(self) -> list[str]:
        """What the seat may say in stage 3."""
        seat, status = self.turn, self.status[self.turn]
        words = ["pass"]
        if status == "partner":
            raised = self.least_accept(self.suit[seat])
            words += raised
            high = bool(raised) and int(raised[0].split()[1]) >= 11
            if high and self.acceptor[seat] and not self.said_parole[seat] and self.rules.yes("parole"):
                words.append("parole")
        elif status == "solo":
            words += self.least_solo(self.suit[seat])
        elif status == "bound":
            pair = [seat, self.partner[seat]]
            if not any(other == self.suit[seat] for taker, other in self.undertaken if taker not in pair):
                words += self.least_solo(self.suit[seat])
            if self.may_turn_negative[seat]:
                words += self.negatives()
        elif status == "negative":
            words += self.negatives()
        elif status == "abondance":
            own = self.contract[seat] or ""
            words += self.alone_from_the_outset([suit_of(own)])
            if self.rules.yes("abondance_to_misere") and kind_of(own) in ("abondance", "abondance-table"):
                words += self.negatives()
        return words

    # --- Saying it

    def say(self, word: str) -> None:
        seat = self.turn
        assert word in self.legal(), (seat, word, self.legal())
        self.nobody_spoke = False
        kind = kind_of(word)
        if kind == "pass":
            self.pass_(seat)
        elif kind == "wait":
            self.status[seat] = "waiting"
        elif kind == "propose":
            self.status[seat] = "proposer"
            self.live[seat] = suit_of(word)
            self.proposed[seat].append(suit_of(word))
        elif kind == "parole":
            self.said_parole[seat] = True
            self.speaks[seat] = False
            self.speaks[self.partner[seat]] = True
        elif kind == "accept":
            self.accept(seat, word)
        else:
            self.bid_alone(seat, word)
        self.go_on(seat)

    def pass_(self, seat: int) -> None:
        if self.status[seat] == "partner":
            other = self.partner[seat]
            self.status[other] = "bound"
            self.contract[other] = None
            if self.acceptor[seat] and self.rules.options["binding"] == "negative-if-broken":
                self.may_turn_negative[other] = True
        self.status[seat] = "passed"
        self.contract[seat] = None

    def accept(self, seat: int, contract: str) -> None:
        suit = suit_of(contract)
        if self.status[seat] != "partner":
            other = next(proposer for proposer in self.live if self.live[proposer] == suit and proposer != seat)
            del self.live[other]
            self.accepted.append(suit)
            self.acceptor[seat] = self.speaks[seat] = True
            for one, two in ((seat, other), (other, seat)):
                self.status[one] = "partner"
                self.partner[one] = two
                self.suit[one] = suit
                self.undertaken.append((one, suit))
        self.contract[seat] = self.contract[self.partner[seat]] = self.highest = contract

    def bid_alone(self, seat: int, contract: str) -> None:
        kind = kind_of(contract)
        if kind == "solo":
            self.status[seat] = "solo"
            self.suit[seat] = suit_of(contract)
            self.undertaken.append((seat, suit_of(contract)))
        elif kind in NEGATIVES:
            self.status[seat] = "negative"
            self.negative_was_bid = True
        else:
            self.status[seat] = "abondance"
        self.contract[seat] = self.highest = contract

    # --- Whose turn it is

    def go_on(self, speaker: int) -> None:
        """Go on to the next seat that speaks, or end the auction."""
        asked = [left_of(speaker)]
        while len(asked) < 4:
            asked.append(left_of(asked[-1]))
        choosing = [seat for seat in asked if self.status[seat] in UNCOMMITTED]
        if not self.raising and choosing:
            self.turn = choosing[0]
            self.live.pop(self.turn, None)
            return
        self.raising = True
        to_raise = [seat for seat in asked if self.has_to_raise(seat)]
        if to_raise:
            self.turn = to_raise[0]
            return
        self.over = True
        declarers = self.declarers()
        if self.rules.yes("forced_fourth") and self.highest == "small-misere" and len(declarers) == 3:
            self.forced = next(seat for seat in SEATS if seat not in declarers)
            self.contract[self.forced] = self.highest

    def has_to_raise(self, seat: int) -> bool:
        if self.status[seat] == "passed" or self.contract[seat] == self.highest:
            return False
        return self.status[seat] != "partner" or self.speaks[seat]

    def declarers(self) -> list[int]:
        """The seats that stand with the highest contract; nobody if it is a Troel or if all passed."""
        return [seat for seat in SEATS if self.highest and self.contract[seat] == self.highest]
