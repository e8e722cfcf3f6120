"""The reasons for a card in positions made by hand: these are given, in this order, and no others."""

from __future__ import annotations

from engine.core.cards import CARDS, SUIT_MASKS, Card, Played, Suit, mask_of, parse_cards
from engine.games.couillon.play import POINTS
from engine.players.search.position import FollowRule
from engine.teaching.hints.reasons import Sight, why_card
from tests.about import in_one_test

RANKS = tuple(int(card.rank) for card in CARDS)
PACK = "AS KS QS JS TS 9S AH KH QH JH TH 9H AD KD QD JD TD 9D AC KC QC JC TC 9C"


def said(
    card: str,
    held: str,
    trick: str = "",
    *,
    gone: str = "",
    may: dict[int, str] | None = None,
    playable: str = "",
    points: bool = True,
    following: FollowRule = FollowRule.SUIT_OR_TRUMP,
) -> list[str]:
    """The reasons for this card of seat 1, which plays with seat 3; hearts are trumps, a trick begins left of it.

    `may`: what seats may hold, if not whatever is neither held, gone nor on the table.
    """
    on_table = parse_cards(trick)
    first = 1 - len(on_table)
    unseen = [one for one in parse_cards(PACK) if str(one) not in (*held.split(), *trick.split(), *gone.split())]
    masks = [mask_of(parse_cards(may[seat]) if may and seat in may else unseen) for seat in (1, 2, 3, 4)]
    sight = Sight(
        seat=1,
        sides=(0, 1, 0, 1),
        trick=tuple(Played((first + at - 1) % 4 + 1, one) for at, one in enumerate(on_table)),
        held=mask_of(parse_cards(held)),
        playable=parse_cards(playable or held),
        suits=SUIT_MASKS,
        strength=RANKS,
        trump=Suit.H,
        following=following,
        may=tuple(masks),
        has=lambda seat, cards: bool(may and seat in may and masks[seat - 1] & cards),
        points=POINTS if points else (),
    )
    return [" ".join([key, *map(str, dict(facts).values())]) for key, facts in why_card(sight, Card.parse(card))]


LEADS = [
    # The best trump, and others are out.
    ("AH", {"held": "AH KH"}, ["draws", "unbeatable"]),
    ("KH", {"held": "KH 9S"}, ["draws"]),
    ("KH", {"held": "KH 9S", "gone": "AH QH JH TH 9H"}, ["no-trumps-out", "unbeatable"]),
    ("AH", {"held": "AH", "gone": "QH JH TH 9H", "may": {2: "KH", 3: "9D", 4: "TD"}}, ["draws-last KH", "unbeatable"]),
    # Nobody's trump is drawn that need not be played, nor the partner's.
    ("AH", {"held": "AH", "following": FollowRule.FREE}, ["unbeatable"]),
    ("AH", {"held": "AH", "may": {2: "9D", 3: "QH", 4: "TD"}}, ["unbeatable"]),
    # An ace that may be trumped is only the highest.
    ("AS", {"held": "AS KS"}, ["highest S"]),
    ("KS", {"held": "KS", "gone": "AS"}, ["highest S"]),
    ("KS", {"held": "KS"}, []),
    # Whoever can trump only when out of a suit, has one suit less without its last card.
    ("KS", {"held": "KS 9H"}, []),
    ("KS", {"held": "KS 9H", "following": FollowRule.SUIT_ELSE_TRUMP}, ["last-of-suit S"]),
    ("9S", {"held": "AS 9S"}, ["no-points", "keeps AS"]),
    ("9S", {"held": "AS 9S", "may": {3: "AH 9D"}}, ["partner-void S", "no-points", "keeps AS"]),
]
TAKES = [
    # Three cards lie there: seat 1 is last. One lies there: the partner and an opponent are still to play.
    ("KS", {"held": "KS 9D", "trick": "9S JS QS"}, ["takes-points 6"]),
    ("AS", {"held": "AS KS 9D", "trick": "9S JS QS", "playable": "AS KS"}, ["takes-points 7"]),
    ("KS", {"held": "AS KS 9D", "trick": "9S JS QS", "playable": "AS KS"}, ["takes-points 6", "cheapest"]),
    ("KS", {"held": "AS KS 9S", "trick": "TS JS QS"}, ["takes-points 6", "cheapest"]),
    ("TS", {"held": "TS 9D", "trick": "9S"}, ["beats 9S"]),
    ("AH", {"held": "AH KD", "trick": "9S"}, ["ruffs S", "takes-surely"]),
    ("9H", {"held": "AH 9H", "trick": "9S TS JS"}, ["ruffs S", "takes-points 1", "cheapest"]),
    # Any trump is more than a plain card that takes, too.
    ("AS", {"held": "AS 9H", "trick": "KS QS JS"}, ["takes-points 10", "cheapest"]),
    ("9H", {"held": "AS 9H", "trick": "KS QS JS"}, ["takes-points 6"]),
]
LEAVES = [
    # The partner has it for good: points are added.
    ("KD", {"held": "KD 9D", "trick": "TD AD JD"}, ["partner-has", "adds-points 3"]),
    ("9D", {"held": "KD 9D", "trick": "TD AD JD"}, ["partner-has"]),
    ("9D", {"held": "AD 9D", "trick": "TD KD JD"}, ["partner-has"]),
    # The partner may still lose it.
    ("KD", {"held": "KD 9D", "trick": "QS TS"}, ["partner-leads"]),
    # An opponent has it, and nothing that may be played takes it.
    ("9D", {"held": "KD 9D", "trick": "AD"}, ["cannot-take", "gives-nothing"]),
    ("QD", {"held": "KD QD", "trick": "AD"}, ["cannot-take", "gives-points 2"]),
    ("KD", {"held": "KD QD", "trick": "AD"}, ["cannot-take"]),
    # Where only tricks count, the lowest of a suit goes.
    ("9D", {"held": "KD 9D", "trick": "AD", "points": False}, ["cannot-take", "lowest D"]),
    ("9D", {"held": "9D 9C", "trick": "AD", "points": False}, ["cannot-take"]),
    ("KD", {"held": "KD 9D", "trick": "AD", "points": False}, ["cannot-take"]),
    ("9D", {"held": "KD 9D", "trick": "QS TS", "playable": "9D KD"}, ["partner-leads", "gives-nothing"]),
    # One card alone is no choice.
    ("9D", {"held": "9D", "trick": "AD"}, ["cannot-take"]),
    # It could be taken.
    ("9D", {"held": "AD 9D", "trick": "KD"}, ["gives-nothing", "keeps AD"]),
    ("9H", {"held": "AH 9H", "trick": "KH"}, ["gives-nothing", "keeps AH"]),
    ("9D", {"held": "AH 9D", "trick": "KD"}, ["gives-nothing", "saves-trumps"]),
]


@in_one_test(("card", "position", "reasons"), LEADS + TAKES + LEAVES)
def test_why_a_card(card: str, position: dict[str, object], reasons: list[str]) -> None:
    assert said(card, **position) == reasons  # type: ignore[arg-type]
