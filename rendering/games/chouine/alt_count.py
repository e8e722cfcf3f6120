"""The count after a partie in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.chouine.state import ChouineView, Shown
from locales import Say
from rendering.canvas.values import SeatLabel
from rendering.canvas.wording import cards_words, fitting, short
from rendering.games.chouine import facts as chouine
from rendering.games.chouine.count import Counted, counted
from rendering.games.chouine.wording import combination_words


def alt_count(views: Sequence[ChouineView], labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
    """What `draw_count` shows; takes the same arguments."""
    rows, first = counted(views), views[0]
    winners = chouine.winners(first)

    def describe(longest_name: int) -> list[str]:
        names = [short(label.name, longest_name) for label in labels]
        sentences = [say("picture-alt-count", deal=first.deal)]
        if first.trump is not None:
            sentences.append(say("picture-alt-trump", suit=say("picture-suit", suit=str(first.trump))))
        for name, row in zip(names, rows, strict=True):
            sentences += _row(row, name, say, index_set)
        if not winners:
            return [*sentences, say("picture-alt-annulled")]
        key = "picture-count-chouine" if first.dix_de_der is None else "picture-alt-count-won"
        return [*sentences, say(key, name=names[winners[0] - 1])]

    return fitting(describe)


def _row(row: Counted, name: str, say: Say, index_set: str) -> Iterator[str]:
    facts = {"cards": row.cards, "pictures": row.pictures, "last": row.last_trick, "total": row.total}
    yield say("picture-alt-count-row", name=name, combinations=row.combinations, **facts)
    if row.brisques:
        yield say("picture-alt-count-brisques", cards=cards_words(row.brisques, say, index_set))
    if row.shown:
        yield say("picture-alt-count-shown", combinations=", ".join(_shown(one, say) for one in row.shown))


def _shown(shown: Shown, say: Say) -> str:
    words = combination_words(shown.combination, shown.suit, say)
    return words if shown.points is None else say("picture-count-shown", combination=words, points=shown.points)
