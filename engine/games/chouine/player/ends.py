"""The last tricks with all hands open: for two players who wins, exactly; with more, each for their own chance."""

from __future__ import annotations

from typing import Final

from engine.games.chouine.play import DIX_DE_DER
from engine.games.chouine.player.partie import BLOCKS, POINTS, TRUMPS, WINS, CardChoice, Partie, PartieWords, points_of

BEATING: Final = tuple(
    BLOCKS[number] & -(2 << number) | (0 if BLOCKS[number] == TRUMPS else TRUMPS) for number in range(32)
)
"""Per number of a card led the cards that beat it."""
_MARGIN: Final = 0.0005
"""What a point more than the best of the others counts beside winning."""
_OPEN: Final = -WINS, WINS
"""The points between which any gain lies."""


class Duel:
    """Ends of one imagined deal of two players; it keeps what it finds."""

    def __init__(self, words: PartieWords) -> None:
        self._words = words
        self._known: dict[tuple[int, int], tuple[int, int]] = {}
        """Per two hands between which points the leader's gain from it lies, as far as it was asked for."""
        self._decided: list[CardChoice | None] = [None, None]
        """Per seat what was best the last time in the last trick with a draw: looked at first, it often is again."""

    @property
    def positions(self) -> int:
        """How many it has looked at, each with all that may follow."""
        return len(self._known)

    def outcome(self, own: int, other: int, ahead: int, done: int, its: int) -> int:
        """Whether the leader, so many points ahead, wins (1), ties (0) or loses (-1)."""
        for hand, said, more in ((own, done, 1), (other, its, -1)):
            for word in self._words.of(hand, said):
                # Whichever of its cards is played first declares it: nothing keeps a hand from that but a chouine.
                if word.points == WINS:
                    return more
                ahead += more * word.points
        return self._leads(own, other, ahead, points_of(own | other) + DIX_DE_DER)

    def _leads(self, own: int, other: int, ahead: int, left: int) -> int:
        """The same where nothing can be declared; `left`: points that may still be had."""
        if ahead > left:
            return 1
        if ahead < -left:
            return -1
        if not own & own - 1:
            led = own.bit_length() - 1
            ahead += -left if other & BEATING[led] else left
            return (ahead > 0) - (ahead < 0)
        key = own, other
        low, high = self._known.get(key, _OPEN)
        if ahead + low > 0:
            return 1
        if ahead + high < 0:
            return -1
        if low == high:
            # The gain is known, and makes up for what the leader is behind.
            return 0
        found, cards = -1, own
        while cards and found < 1:
            # High cards first: they bring a decision sooner.
            number = cards.bit_length() - 1
            card = 1 << number
            cards ^= card
            worst, beating = 1, BEATING[number]
            rest, replies = own ^ card, _replies(other, number)
            while replies:
                place = replies.bit_length() - 1
                reply = 1 << place
                replies ^= reply
                taken = POINTS[number] + POINTS[place]
                if reply & beating:
                    worth = -self._leads(other ^ reply, rest, taken - ahead, left - taken)
                else:
                    worth = self._leads(rest, other ^ reply, ahead + taken, left - taken)
                if worth < worst:
                    worst = worth
                    if worst <= found:
                        break
            found = max(found, worst)
        self._known[key] = _narrowed(low, high, ahead, found)
        return found

    def fought(self, at: Partie, seat: int, drawn: list[int]) -> int:
        """Whether this seat wins (1), ties (0) or loses (-1) the last trick with a draw under way and what follows.

        `drawn` are the cards to be drawn, but for the one turned up.
        """
        turn = at.turn
        aim = 1 if turn == seat else -1
        found = -aim
        choices = self._words.choices(at.hands[turn], at.hands[turn], at.done[turn], waits=True)
        decided = self._decided[turn]
        if decided in choices:
            choices.remove(decided)
            choices.insert(0, decided)
        for choice in choices:
            after = at.copy()
            after.put(choice)
            worth = self.after(after, seat, drawn)
            if worth == aim:
                self._decided[turn] = choice
                return worth
            found = aim * max(aim * found, aim * worth)
        return found

    def after(self, at: Partie, seat: int, drawn: list[int]) -> int:
        """The same when a card of that trick has just been played."""
        if at.won >= 0:
            return 1 if at.won == seat else -1
        if at.trick:
            return self.fought(at, seat, drawn)
        at.draw(drawn)
        lead = at.leader
        ahead = at.totals[lead] - at.totals[1 - lead]
        worth = self.outcome(at.hands[lead], at.hands[1 - lead], ahead, at.done[lead], at.done[1 - lead])
        return worth if lead == seat else -worth


def _narrowed(low: int, high: int, ahead: int, found: int) -> tuple[int, int]:
    """Between which points a gain lies, once it is known what comes of it for a leader so many points ahead."""
    if found > 0:
        return 1 - ahead, high
    return (low, -1 - ahead) if found < 0 else (-ahead, -ahead)


def _replies(hand: int, led: int) -> int:
    """The cards of a hand that may be played to a lead."""
    follow = hand & BLOCKS[led]
    trumps = hand & TRUMPS
    if led < 24:
        return follow or trumps or hand
    return trumps & BEATING[led] or trumps or hand


def shares(at: Partie, words: PartieWords) -> list[float]:
    """Per seat the share of the partie it gets if everybody plays to the end for the best of itself.

    A little is added for the points by which it is ahead.
    """
    seats = len(at.hands)
    if at.won >= 0:
        return [float(seat == at.won) for seat in range(seats)]
    turn = at.turn
    if not at.hands[turn]:
        return _shared_out(at.totals)
    if not any(map(words.of, at.hands, at.done)):
        return _quiet(at)
    best: list[float] = []
    for choice in words.choices(at.hands[turn], at.playable(), at.done[turn], waits=False):
        after = at.copy()
        after.put(choice)
        found = shares(after, words)
        if not best or found[turn] > best[turn]:
            best = found
    return best


def _quiet(at: Partie) -> list[float]:
    """The same where nobody can declare anything any more."""
    best, pot, taker, led = -1, 0, at.leader, 0
    for place, number in enumerate(at.trick):
        led = led or BLOCKS[number]
        if best < 0 or (number > best and 1 << number & (led | TRUMPS)):
            best, taker = number, (at.leader + place) % len(at.hands)
        pot += POINTS[number]
    return _quietly(at.hands[:], at.turn, len(at.hands) - len(at.trick), led, best, taker, pot, at.totals)


def _quietly(
    hands: list[int], turn: int, due: int, led: int, best: int, taker: int, pot: int, totals: list[int]
) -> list[float]:
    """The same: `due` cards are missing to the trick, whose best card is `best`, in the suit `led`, or a trump."""
    if not due:
        totals = totals[:]
        totals[taker] += pot
        if not hands[taker] & hands[taker] - 1:
            return _shared_out(_after_last(hands, taker, totals) if hands[taker] else _with_dix(totals, taker))
        turn, due, led, best, pot = taker, len(hands), 0, -1, 0
    hand = hands[turn]
    cards = hand
    if led and cards & cards - 1:
        trumps = hand & TRUMPS
        cards = hand & led if led != TRUMPS else 0
        cards = cards or trumps & -(2 << best) or trumps or hand
    after, found = turn + 1 if turn + 1 < len(hands) else 0, list[float]()
    while cards:
        card = cards & -cards
        cards ^= card
        number = card.bit_length() - 1
        suit = led or BLOCKS[number]
        hands[turn] = hand ^ card
        if best < 0 or (number > best and card & (suit | TRUMPS)):
            ends = _quietly(hands, after, due - 1, suit, number, turn, pot + POINTS[number], totals)
        else:
            ends = _quietly(hands, after, due - 1, suit, best, taker, pot + POINTS[number], totals)
        if not found or ends[turn] > found[turn]:
            found = ends
    hands[turn] = hand
    return found


def _after_last(hands: list[int], leader: int, totals: list[int]) -> list[int]:
    """The points after the last trick, to which everybody plays the only card."""
    led, best, taker, pot = BLOCKS[hands[leader].bit_length() - 1], 0, leader, 0
    for seat in (*range(leader, len(hands)), *range(leader)):
        card = hands[seat]
        pot += POINTS[card.bit_length() - 1]
        if card > best and (not best or card & (led | TRUMPS)):
            best, taker = card, seat
    totals[taker] += pot
    return _with_dix(totals, taker)


def _with_dix(totals: list[int], taker: int) -> list[int]:
    totals[taker] += DIX_DE_DER
    return totals


def _shared_out(totals: list[int]) -> list[float]:
    most, second = sorted(totals, reverse=True)[:2]
    winners = totals.count(most)
    return [
        (1.0 if winners == 1 else 1 / len(totals)) * (total == most)
        + _MARGIN * (total - (second if total == most else most))
        for total in totals
    ]
