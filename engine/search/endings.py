"""The end of a deal with all hands open, exactly: what a side gets if everybody plays as well as can be."""

from __future__ import annotations

from engine.search.playout import BEATING, SUIT_OF, Position, Rules, follow


def solve(rules: Rules, at: Position, side: int, low: int = 0, high: int = 1000) -> int:
    """What the tricks left count for a side, all others playing against it. For positions without stock or layout.

    It is exact between `low` and `high`; beyond, it is only known to be beyond.
    """
    solver = _Solver(rules, side)
    rest = at.pot + sum(solver.worth(hand) for hand in at.hands) + rules.each * at.hands[at.turn].bit_count() + rules.last
    return solver.value(at.hands, at.turn, at.led, at.best, at.taker, at.count, at.pot, rest, low, high)


class _Solver:
    def __init__(self, rules: Rules, side: int) -> None:
        deck = rules.deck
        self.trump, self.points, self.following = deck.trump, deck.points, int(rules.following)
        self.ours = [one == side for one in rules.sides]
        self.seats = len(rules.sides)
        self.each, self.last = rules.each, rules.last
        self.known: dict[tuple[int, ...], tuple[int, int]] = {}

    def worth(self, hand: int) -> int:
        total = 0
        while hand:
            low = hand & -hand
            hand ^= low
            total += self.points[low.bit_length() - 1]
        return total

    def value(self, hands, turn, led, best, taker, count, pot, rest, alpha, beta):
        hand = hands[turn]
        if not hand or beta <= 0:
            return 0
        if rest <= alpha:
            return rest
        key = None
        if not count:
            key = (turn, *hands)
            found = self.known.get(key)
            if found is not None:
                low, high = found
                if low >= beta or low == high:
                    return low
                if high <= alpha:
                    return high
            cards = hand
        else:
            cards = follow(self.following, hand, led, self.trump, best)
        ours = self.ours[turn]
        points, trump, seats = self.points, self.trump, self.seats
        result = -1 if ours else 1000
        a, b = alpha, beta
        nxt = turn + 1 if turn + 1 < seats else 0
        last = count + 1 == seats
        # Equal neighbours are tried once.
        others = 0
        for one in hands:
            others |= one
        others &= ~hand
        before = 0
        left = cards
        while left:
            card = 1 << left.bit_length() - 1
            left ^= card
            number = card.bit_length() - 1
            if before and points[number] == points[before.bit_length() - 1] and SUIT_OF[number] & before and not others & (before - card) and not (best and card < best < before):
                before = card
                continue
            before = card
            after = hands[:]
            after[turn] = hand ^ card
            total = pot + points[number]
            if not count:
                led2, best2, taker2 = SUIT_OF[number], card, turn
            elif card > best and card & (led | trump):
                led2, best2, taker2 = led, card, turn
            else:
                led2, best2, taker2 = led, best, taker
            if last:
                worth = total + self.each
                if self.last and not any(after):
                    worth += self.last
                gain = worth if self.ours[taker2] else 0
                found = gain + self.value(after, taker2, 0, 0, 0, 0, 0, rest - worth, a - gain, b - gain)
            else:
                found = self.value(after, nxt, led2, best2, taker2, count + 1, total, rest, a, b)
            if ours:
                if found > result:
                    result = found
                if result > a:
                    a = result
            else:
                if found < result:
                    result = found
                if result < b:
                    b = result
            if a >= b:
                break
        if key is not None:
            low, high = self.known.get(key, (0, 1000))
            if result <= alpha:
                self.known[key] = (low, min(high, result))
            elif result >= beta:
                self.known[key] = (max(low, result), high)
            else:
                self.known[key] = (result, result)
        return result
