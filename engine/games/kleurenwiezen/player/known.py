"""What a view tells about the other hands: cards lying open, cards gone, and suits a seat has run out of."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.core.cards import CARDS, SUIT_MASKS
from engine.games.kleurenwiezen.sheet import SEATS
from engine.games.kleurenwiezen.state import KleurenwiezenView
from engine.players.search.holdings import Hand, Holdings

ALL: Final = (1 << len(CARDS)) - 1
HIGHER: Final = tuple(SUIT_MASKS[card.suit] & ~((card.bit << 1) - 1) for card in CARDS)
"""By card number: the cards of its suit that beat it, as a mask."""
LOWER: Final = tuple(SUIT_MASKS[card.suit] & (card.bit - 1) for card in CARDS)
"""By card number: the cards of its suit that it beats, as a mask."""


class KleurenwiezenKnowledge(NamedTuple):
    """What is known of the cards still in play."""

    hands: tuple[Hand, ...]
    """Per seat."""
    out: int
    """The cards in other seats' hands, as a mask."""
    played: tuple[int, ...]
    """Per seat the cards it has played, and of the view's own also the one it has laid aside, as a mask."""

    @property
    def holdings(self) -> Holdings:
        """Where the unseen cards may be: the hands, then what others have laid aside."""
        return self.hands[0].holdings


def known_from(view: KleurenwiezenView) -> KleurenwiezenKnowledge:
    """What the view's seat can tell about all hands."""
    public = view.public
    played, void = [0] * SEATS, [0] * SEATS
    for trick in (*public.played, view.under_way):
        for seat, card in trick:
            played[seat - 1] |= card.bit
            led = trick[0].card.suit
            if card.suit is not led:
                void[seat - 1] |= SUIT_MASKS[led]
    if view.discard is not None:
        played[view.seat - 1] |= view.discard.bit
    gone = sum(played)
    open_cards = list(public.exposed)
    open_cards[view.seat - 1] = view.held
    troel = public.troel
    if troel is not None and view.called is not None:
        # Whoever says "with me" holds the called card, which everybody or its bidder knows.
        open_cards[troel.partner - 1] |= view.called.bit & ~gone
    unseen = ALL & ~gone
    for cards in open_cards:
        unseen &= ~cards
    rooms = [max(0, size - cards.bit_count()) for size, cards in zip(view.hand_sizes, open_cards, strict=True)]
    # What others have laid aside is in no hand.
    laid_aside = unseen.bit_count() - sum(rooms)
    holdings = Holdings((*rooms, laid_aside), (*(unseen & ~suits for suits in void), unseen))
    hands = tuple(Hand(cards, rooms[at], at, holdings) for at, cards in enumerate(open_cards))
    return KleurenwiezenKnowledge(hands, ALL & ~gone & ~view.held, tuple(played))
