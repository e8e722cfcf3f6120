"""The table and the hand in words: what a screen reader says, holding the whole position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.game import Phase, View
from locales import Say
from rendering.position import Position, position_of
from rendering.values import SeatLabel
from rendering.wording import card_words, cards_words, fitting, short, together


def alt_hand(cards: Sequence[Card], playable: frozenset[Card] | None, say: Say, index_set: str) -> str:
    """What `draw_hand` shows."""
    if not cards:
        return say("picture-alt-hand-empty")
    sentences = [say("picture-alt-hand", count=len(cards), cards=cards_words(cards, say, index_set))]
    if playable is not None:
        now = cards_words((card for card in cards if card in playable), say, index_set)
        sentences.append(say("picture-alt-playable", cards=now or "–"))
    return " ".join(sentences)


def alt_table(view: View, labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
    """What `draw_table` shows."""
    position = position_of(view)

    def describe(longest_name: int) -> list[str]:
        names = [short(label.name, longest_name) for label in labels]
        return [
            _deal(position, say),
            *_trumps(position, names, say, index_set),
            *_trick(position, names, say, index_set),
            *_sides(position, names, say),
            *(_seat(position, seat, names[seat - 1], labels[seat - 1], say) for seat in position.order),
        ]

    return fitting(describe)


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
            makers = together([names[seat - 1] for seat in position.makers], say)
            sentences.append(say("picture-alt-maker", name=makers))
    if position.turned_up and position.phase is Phase.TRUMPS:
        sentences.append(say("picture-alt-proposed", card=card_words(position.turned_up[-1], say, index_set)))
    elif position.turned_up:
        sentences.append(say("picture-alt-turned-up", cards=cards_words(position.turned_up, say, index_set)))
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
        acting = together([names[seat - 1] for seat in position.actors], say)
        sentences.append(say("picture-alt-turn", name=acting))
    return sentences


def _sides(position: Position, names: Sequence[str], say: Say) -> Iterable[str]:
    for standing in position.standings:
        people = together([names[seat - 1] for seat in standing.seats], say)
        if standing.points is None or position.unit != "lines":
            text = say("picture-alt-side-plain", names=people, score=standing.score)
        else:
            text = say("picture-alt-side", names=people, points=standing.points, score=standing.score)
        if standing.won:
            text += ", " + say("picture-alt-won-match" if position.phase is Phase.OVER else "picture-alt-won-deal")
        yield text + "."


def _seat(position: Position, seat: int, name: str, label: SeatLabel, say: Say) -> str:
    cards, tricks = position.hand_sizes[seat - 1], position.tricks[seat - 1]
    text = say("picture-alt-seat", name=name, cards=cards, tricks=tricks)
    signs = {"dealer": seat == position.dealer, "computer": label.computer, "away": label.away}
    return ", ".join([text, *(say(f"picture-alt-{sign}") for sign, shown in signs.items() if shown)]) + "."
