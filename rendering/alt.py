"""The pictures in words: what a screen reader says, holding the whole position.

Discord allows 1024 characters. Names are the only part without a bound, so they are shortened until
everything fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from engine.cards import Card
from engine.couillon.slate import Slate, marks
from engine.game import Phase, View
from engine.seating import Draw
from locales import Say
from locales.cards import SET_OF_LANGUAGE, index_of
from rendering.position import Position, position_of
from rendering.values import SeatLabel

LONGEST: Final = 1024
_NAME_LENGTHS: Final = (32, 24, 18, 12, 8, 5)


def card_words(card: Card, say: Say, index_set: str) -> str:
    """A card in words; the letter printed on it follows where it is not the reader's language's own."""
    words = say("picture-card", rank=card.rank.name.lower(), suit=str(card.suit))
    printed = index_of(card.rank, index_set)
    return words if printed == index_of(card.rank, SET_OF_LANGUAGE[say.language]) else f"{words} ({printed})"


def alt_hand(cards: Sequence[Card], playable: frozenset[Card] | None, say: Say, index_set: str) -> str:
    """What `draw_hand` shows."""
    if not cards:
        return say("picture-alt-hand-empty")
    sentences = [say("picture-alt-hand", count=len(cards), cards=_cards(cards, say, index_set))]
    if playable is not None:
        now = _cards((card for card in cards if card in playable), say, index_set)
        sentences.append(say("picture-alt-playable", cards=now or "–"))
    return " ".join(sentences)


def alt_table(view: View, labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
    """What `draw_table` shows."""
    position = position_of(view)

    def describe(longest_name: int) -> list[str]:
        names = [_short(label.name, longest_name) for label in labels]
        return [
            _deal(position, say),
            *_trumps(position, names, say, index_set),
            *_trick(position, names, say, index_set),
            *_sides(position, names, say),
            *(_seat(position, seat, names[seat - 1], labels[seat - 1], say) for seat in position.order),
        ]

    return _fitting(describe)


def alt_slate(slate: Slate, side_names: tuple[str, str], title: str, say: Say) -> str:
    """What `draw_slate` shows."""

    def describe(longest_name: int) -> list[str]:
        names = [_short(name, 2 * longest_name) for name in side_names]
        sentences = [say("picture-alt-slate", title=_short(title, 80))]
        for name, lines in zip(names, slate.sides, strict=True):
            sentences.append(say("picture-alt-slate-side", names=name, lines=len(lines), marks=marks(lines)))
            if any(lines):
                sentences.append(say("picture-alt-slate-boucles", boucles=", ".join(map(str, lines))))
        if slate.craie:
            sentences.append(say("picture-alt-slate-craie"))
        if slate.winner is not None:
            sentences.append(say("picture-alt-slate-won", names=names[slate.winner]))
        return sentences

    return _fitting(describe)


def alt_draw(draw: Draw, names: Sequence[str], say: Say, index_set: str) -> str:
    """What `draw_draw` shows."""

    def describe(longest_name: int) -> list[str]:
        short = [_short(name, longest_name) for name in names]
        seated = [short[person] for person in draw.seats]
        drawn = zip(short, draw.draws, strict=True)
        return [
            say("picture-alt-draw"),
            *(say("picture-alt-drew", name=name, cards=_cards(cards, say, index_set)) for name, cards in drawn),
            *(say("picture-alt-partners", names=_together(seated[side::2], say)) for side in (0, 1)),
            say("picture-alt-first", name=seated[0]),
        ]

    return _fitting(describe)


def _deal(position: Position, say: Say) -> str:
    if position.phase is Phase.OVER:
        return say("picture-alt-match-over", deal=position.deal)
    if position.phase is Phase.DONE:
        return say("picture-alt-deal-over", deal=position.deal)
    if position.phase is not Phase.PLAY:
        return say("picture-alt-deal", deal=position.deal)
    return say("picture-alt-deal-trick", deal=position.deal, trick=position.trick_number, tricks=position.trick_count)


def _trumps(position: Position, names: Sequence[str], say: Say, index_set: str) -> list[str]:
    sentences = []
    if position.trump is not None:
        sentences.append(say("picture-alt-trump", suit=say("picture-suit", suit=str(position.trump))))
        if position.makers:
            makers = _together([names[seat - 1] for seat in position.makers], say)
            sentences.append(say("picture-alt-maker", name=makers))
    if position.turned_up and position.phase is Phase.TRUMPS:
        sentences.append(say("picture-alt-proposed", card=card_words(position.turned_up[-1], say, index_set)))
    elif position.turned_up:
        sentences.append(say("picture-alt-turned-up", cards=_cards(position.turned_up, say, index_set)))
    sentences += [say(f"picture-alt-{call}", name=names[seat - 1]) for seat, call in position.calls]
    return sentences


def _trick(position: Position, names: Sequence[str], say: Say, index_set: str) -> list[str]:
    sentences = []
    if position.trick:
        played = (
            say("picture-alt-played", name=names[seat - 1], card=card_words(card, say, index_set))
            for seat, card in position.trick
        )
        sentences.append(say("picture-alt-trick", cards="; ".join(played)))
    elif position.phase is Phase.PLAY:
        sentences.append(say("picture-alt-no-trick"))
    if position.taker is not None:
        sentences.append(say("picture-alt-takes", name=names[position.taker - 1]))
    if position.actors:
        acting = _together([names[seat - 1] for seat in position.actors], say)
        sentences.append(say("picture-alt-turn", name=acting))
    return sentences


def _sides(position: Position, names: Sequence[str], say: Say) -> Iterable[str]:
    for standing in position.standings:
        together = _together([names[seat - 1] for seat in standing.seats], say)
        if standing.points is None or position.unit != "lines":
            text = say("picture-alt-side-plain", names=together, score=standing.score)
        else:
            text = say("picture-alt-side", names=together, points=standing.points, score=standing.score)
        if standing.won:
            text += ", " + say("picture-alt-won-match" if position.phase is Phase.OVER else "picture-alt-won-deal")
        yield text + "."


def _seat(position: Position, seat: int, name: str, label: SeatLabel, say: Say) -> str:
    cards, tricks = position.hand_sizes[seat - 1], position.tricks[seat - 1]
    text = say("picture-alt-seat", name=name, cards=cards, tricks=tricks)
    signs = {"dealer": seat == position.dealer, "computer": label.computer, "away": label.away}
    return ", ".join([text, *(say(f"picture-alt-{sign}") for sign, shown in signs.items() if shown)]) + "."


def _cards(cards: Iterable[Card], say: Say, index_set: str) -> str:
    return ", ".join(card_words(card, say, index_set) for card in cards)


def _together(names: Sequence[str], say: Say) -> str:
    """`Ann`, `Ann and Bo`, `Ann, Bo and Cy`."""
    if len(names) < 2:
        return "".join(names)
    return say("picture-alt-and", one=", ".join(names[:-1]), other=names[-1])


def _short(name: str, longest: int) -> str:
    name = " ".join(name.split())
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"


def _fitting(describe: Callable[[int], list[str]]) -> str:
    """The description with names as long as Discord's limit allows."""
    text = ""
    for longest_name in _NAME_LENGTHS:
        text = " ".join(describe(longest_name))
        if len(text) <= LONGEST:
            break
    return text[:LONGEST]
