"""What beats what, and what players may play once nothing can be drawn any more.

- In every suit, trumps too, A T K Q J 9 8 7 (decision 1).
- The best trump takes the trick, else the best card of the suit led.
- Once nothing is drawn, players must follow suit. If trumps are led, they must play a higher one if they can.
- A player who cannot follow must trump; with three or four players, overtrump if possible (decision 5).
- Without trumps, in Mondoubleau, players only have to follow suit (decision 5).

Source: chouine.txt, its paragraphs on play; docs/rules/chouine.md, "A partie" and the decisions named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import CARDS, SUIT_MASKS, Card, Suit, mask_of
from engine.core.tricks import Played
from engine.games.chouine.combinations import RANKING

_ABOVE: Final = tuple(
    mask_of(Card.parse(f"{rank}{card.suit}") for rank in RANKING.partition(str(card.rank))[0]) for card in CARDS
)
"""Per card the higher ones of its suit, as a mask."""

STRENGTH: Final = tuple(-above.bit_count() for above in _ABOVE)
"""Per card how high it ranks in its suit."""


def winner(trick: Sequence[Played], trump: Suit | None) -> Played:
    """The best card of a trick, complete or not: the highest trump, else the highest of the suit led."""
    best = trick[0]
    for played in trick[1:]:
        card = played.card
        if card.bit & _ABOVE[best.card] or (card.suit is trump and best.card.suit is not trump):
            best = played
    return best


def playable(hand: int, trick: Sequence[Played], trump: Suit | None) -> int:
    """The cards of a hand, as masks, that may follow to this trick under the obligations of the end."""
    led = trick[0].card.suit
    follow = hand & SUIT_MASKS[led]
    if follow and led is not trump:
        return follow
    trumps = 0 if trump is None else hand & SUIT_MASKS[trump]
    if not trumps:
        return hand
    # Trumps are led, or the hand cannot follow suit: beat the best trump of the trick if possible.
    best = winner(trick, trump).card
    return (trumps & _ABOVE[best] or trumps) if best.suit is trump else trumps
