"""The last tricks with all hands open: for two players who wins, exactly; with more, each for their own chance."""

from __future__ import annotations

from typing import Final

from engine.games.chouine.play import DIX_DE_DER
from engine.games.chouine.player.partie import BLOCKS, POINTS, TRUMPS, WINS, Partie, PartieWords, points_of

BEATING: Final = tuple(
    BLOCKS[number] & -(2 << number) | (0 if BLOCKS[number] == TRUMPS else TRUMPS) for number in range(32)
)
"""Per number of a card led the cards that beat it."""
_MARGIN: Final = 0.0005
"""What a point more than the best of the others counts beside winning."""


class Duel:
    """Ends of one imagined deal of two players; it keeps what it finds."""

    def __init__(self, words: PartieWords) -> None:
        self._words = words
        self._known: dict[tuple[int, int, int, int, int], int] = {}

    def outcome(self, own: int, other: int, ahead: int, done: int, its: int) -> int:
        """Whether the leader, so many points ahead, wins (1), ties (0) or loses (-1)."""
        loud = 0
        for hand, said in ((own, done), (other, its)):
            for word in self._words.of(hand, said):
                loud += word.points
        left = points_of(own | other) + DIX_DE_DER
        if not loud:
            return self._leads(own, other, ahead, left)
        return self._says(own, other, ahead, left + loud, done, its)

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
        key = own, other, ahead, 0, -1
        found = self._known.get(key)
        if found is not None:
            return found
        found, cards = -1, own
        while cards and found < 1:
            # High cards first: they bring a decision sooner.
            number = cards.bit_length() - 1
            card = 1 << number
            cards ^= card
            worst, beating = 1, BEATING[number]
            rest, replies = own ^ card, _replies(other, number)
            while replies:
                reply = replies & -replies
                replies ^= reply
                taken = POINTS[number] + POINTS[reply.bit_length() - 1]
                if reply & beating:
                    worth = -self._leads(other ^ reply, rest, taken - ahead, left - taken)
                else:
                    worth = self._leads(rest, other ^ reply, ahead + taken, left - taken)
                if worth < worst:
                    worst = worth
                    if worst <= found:
                        break
            found = max(found, worst)
        self._known[key] = found
        return found

    def _says(self, own: int, other: int, ahead: int, left: int, done: int, its: int) -> int:
        """The same where something can be declared; whoever can declares, as there is nothing to wait for."""
        if not own:
            return (ahead > 0) - (ahead < 0)
        if ahead > left:
            return 1
        if ahead < -left:
            return -1
        key = own, other, ahead, done, its
        found = self._known.get(key)
        if found is not None:
            return found
        found, last = -1, 0 if own & own - 1 else DIX_DE_DER
        for card, word in self._words.choices(own, own, done, waits=False):
            more, said = (word.points, done | 1 << word.place) if word else (0, done)
            if more == WINS:
                found = 1
                break
            number = card.bit_length() - 1
            worst = 1
            for reply, answer in self._words.choices(other, _replies(other, number), its, waits=False):
                less, told = (answer.points, its | 1 << answer.place) if answer else (0, its)
                if less == WINS:
                    worst = -1
                    break
                taken = POINTS[number] + POINTS[reply.bit_length() - 1] + last
                now, rest = ahead + more - less, left - taken - more - less
                if reply & BEATING[number]:
                    worth = -self._says(other ^ reply, own ^ card, taken - now, rest, told, said)
                else:
                    worth = self._says(own ^ card, other ^ reply, now + taken, rest, said, told)
                worst = min(worst, worth)
                if worst <= found:
                    break
            found = max(found, worst)
            if found == 1:
                break
        self._known[key] = found
        return found

    def fought(self, at: Partie, seat: int, drawn: list[int]) -> int:
        """Whether this seat wins (1), ties (0) or loses (-1) the last trick with a draw under way and what follows.

        `drawn` are the cards to be drawn, but for the one turned up.
        """
        turn = at.turn
        aim = 1 if turn == seat else -1
        found = -aim
        for choice in self._words.choices(at.hands[turn], at.hands[turn], at.done[turn], waits=True):
            after = at.copy()
            after.put(choice)
            worth = self.after(after, seat, drawn)
            if worth == aim:
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
        if not hands[taker]:
            totals[taker] += DIX_DE_DER
            return _shared_out(totals)
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


def _shared_out(totals: list[int]) -> list[float]:
    most, second = sorted(totals, reverse=True)[:2]
    winners = totals.count(most)
    return [
        (1.0 if winners == 1 else 1 / len(totals)) * (total == most)
        + _MARGIN * (total - (second if total == most else most))
        for total in totals
    ]
