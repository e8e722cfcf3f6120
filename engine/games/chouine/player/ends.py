"""The last tricks with all hands open: for two players who wins, exactly; with more, each for their own chance."""

from __future__ import annotations

from typing import Final

from engine.games.chouine.play import DIX_DE_DER
from engine.games.chouine.player.partie import BLOCKS, POINTS, TRUMPS, WINS, CardChoice, Partie, PartieWords, points_of

BEATING: Final = tuple(
    BLOCKS[number] & -(2 << number) | (0 if BLOCKS[number] == TRUMPS else TRUMPS) for number in range(32)
)
"""Per number of a card led the cards that beat it."""
_POINTS_OF: Final = {1 << number: points for number, points in enumerate(POINTS)}
"""Card points, per bit of a card."""
_SUIT_OF: Final = {1 << number: cards for number, cards in enumerate(BLOCKS)}
"""Per bit of a card the bits of its suit."""
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
    seats, turn, totals = len(at.hands), at.turn, at.totals[:]
    winner = at.won
    for seat in (*range(turn, seats), *range(turn)):
        for word in words.of(at.hands[seat], at.done[seat]):
            # Whichever of its cards is played first declares it, so only of two chouines it matters who is first.
            if word.points == WINS:
                winner = seat if winner < 0 else winner
            totals[seat] += word.points
    if winner >= 0:
        return [float(seat == winner) for seat in range(seats)]
    if any(at.hands):
        best, taker, pot, suit = 0, 0, 0, 0
        if at.trick:
            number, taker, pot = at.taking()
            best, suit = 1 << number, BLOCKS[at.trick[0]]
        left = pot + points_of(sum(at.hands)) + DIX_DE_DER
        totals = _played(at.hands[:], totals, turn, seats - len(at.trick), suit, best, taker, pot, left, 0, WINS)
    most, second = sorted(totals, reverse=True)[:2]
    margins = [total - (second if total == most else most) for total in totals]
    return [_MARGIN * margin + (margin > 0) + (margin == 0) / seats for margin in margins]


def _played(
    hands: list[int], totals: list[int], turn: int, due: int, suit: int, best: int, taker: int, pot: int, left: int,
    card: int, enough: int,
) -> list[int]:  # fmt: skip
    """The points in the end if everybody plays to be as far ahead of the best of the others as can be.

    This seat plays `card` next, or whatever is best if 0. `due` cards are missing to the trick in the suit `suit`, with
    `pot` in it, whose best card is `best`; `left` points may still be had. It changes both lists.
    """
    seats, before = len(hands), turn
    while True:
        if card:
            hands[turn] ^= card
            suit = suit or _SUIT_OF[card]
            if card > best and card & (suit | TRUMPS):
                best, taker = card, turn
            pot += _POINTS_OF[card]
            due -= 1
            turn = turn + 1 if turn + 1 < seats else 0
            if not due:
                totals[taker] += pot
                left -= pot
                lead = hands[taker]
                if not lead & lead - 1:
                    if lead:
                        # Everybody plays the only card.
                        counts = _SUIT_OF[lead] | TRUMPS
                        tops = [card & counts for card in hands]
                        taker = tops.index(max(tops))
                    totals[taker] += left
                    return totals
                turn, due, suit, best, pot = taker, seats, 0, 0, 0
        hand = cards = hands[turn]
        if suit and cards & cards - 1:
            trumps = hand & TRUMPS
            cards = hand & suit if suit != TRUMPS else 0
            cards = cards or trumps & -(best << 1) or trumps or hand
        if cards & cards - 1:
            break
        card = cards
    if turn == before:
        enough = WINS
    most, found = -WINS, totals
    while cards:
        card = cards & -cards
        cards ^= card
        ends = _played(hands[:], totals[:], turn, due, suit, best, taker, pot, left, card, -most)
        own = ends[turn]
        ends[turn] = -1
        margin = own - max(ends)
        ends[turn] = own
        if margin > most:
            if margin >= enough:
                return ends
            most, found = margin, ends
    return found
