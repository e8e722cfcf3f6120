"""The end of a deal of two sides with all hands open, exactly: everybody plays as well as can be."""

from __future__ import annotations

from engine.players.search.position import SUIT_OF, Position, Rules, follow

MOST = 1000
"""More than all tricks left can count."""


class Ending:
    """Ends positions without stock or covered cards. It keeps what it finds, so use one for all ends of a deal."""

    def __init__(self, rules: Rules) -> None:
        deck = rules.deck
        self._trump, self._points, self._following = deck.trump, deck.points, int(rules.following)
        self._is_first = [side == 0 for side in rules.sides]
        self._each, self._seats = rules.each, len(rules.sides)
        self._known: dict[tuple[int, ...], tuple[int, int]] = {}

    def finish(self, at: Position) -> None:
        """Count for both sides what the tricks left bring them. Of the cards, only the tricks' points are told."""
        if not at.hands[at.turn]:
            return
        left = at.pot + sum(map(self._worth, at.hands)) + self._each * at.hands[at.turn].bit_count()
        first = self._value(at.hands, at.turn, at.led, at.best, at.taker, at.count, at.pot, left, -1, MOST)
        for side, more in enumerate((first, left - first)):
            at.points[side] += more
            # How many tricks these points are is not known: one at least.
            at.tricks[side] += bool(more)
        at.hands[:] = [0] * self._seats

    def _worth(self, hand: int) -> int:
        total = 0
        while hand:
            low = hand & -hand
            hand ^= low
            total += self._points[low.bit_length() - 1]
        return total

    def _value(
        self, hands: list[int], turn: int, led: int, best: int, taker: int, count: int, pot: int, left: int,
        alpha: int, beta: int,
    ) -> int:  # fmt: skip
        """What the first side gets of what is `left`; exact between `alpha` and `beta`, and beyond them a bound."""
        hand = hands[turn]
        if not hand or beta <= 0:
            return 0
        if left <= alpha:
            return left
        key = (turn, *hands)
        if not count:
            least, most = self._known.get(key, (0, MOST))
            if least >= beta or least == most:
                return least
            if most <= alpha:
                return most
        cards = follow(self._following, hand, led, self._trump) if count else hand
        ours, low, high = self._is_first[turn], alpha, beta
        result = -1 if ours else MOST
        for card in self._different(hands, hand, cards, best):
            number = card.bit_length() - 1
            after = hands[:]
            after[turn] = hand ^ card
            total = pot + self._points[number]
            if not count:
                now = SUIT_OF[number], card, turn
            elif card > best and card & (led | self._trump):
                now = led, card, turn
            else:
                now = led, best, taker
            if count + 1 == self._seats:
                worth = total + self._each
                gain = worth if self._is_first[now[2]] else 0
                found = gain + self._value(after, now[2], 0, 0, 0, 0, 0, left - worth, low - gain, high - gain)
            else:
                following = turn + 1 if turn + 1 < self._seats else 0
                found = self._value(after, following, *now, count + 1, total, left, low, high)
            if ours:
                result = max(result, found)
                low = max(low, result)
            else:
                result = min(result, found)
                high = min(high, result)
            if low >= high:
                break
        if not count:
            least, most = self._known.get(key, (0, MOST))
            if result > alpha:
                least = max(least, result)
            if result < beta:
                most = min(most, result)
            self._known[key] = least, most
        return result

    def _different(self, hands: list[int], hand: int, cards: int, best: int) -> list[int]:
        """The cards worth trying, highest first: of neighbours that count the same, one."""
        if not cards & (cards - 1):
            return [cards]
        others = best
        for one in hands:
            others |= one
        others &= ~hand
        found: list[int] = []
        before = 0
        while cards:
            card = 1 << cards.bit_length() - 1
            cards ^= card
            number, last = card.bit_length() - 1, before.bit_length() - 1
            same = before & SUIT_OF[number] and self._points[number] == self._points[last]
            if not (same and not others & (before - card)):
                found.append(card)
            before = card
        return found
