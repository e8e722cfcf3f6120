"""The score sheet of Kleurenwiezen in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engine.games.kleurenwiezen.actions import Bid
from engine.games.kleurenwiezen.match import KleurenwiezenMatch, SheetLine
from locales import Say
from rendering.canvas.handwriting import figures, signed
from rendering.canvas.values import SeatLabel
from rendering.canvas.wording import fitting, short, together
from rendering.games.kleurenwiezen.alt_auction import brief_call, suit_words
from rendering.games.kleurenwiezen.scores import contract_of, title
from rendering.games.kleurenwiezen.wording import contract_text

_MOST: Final = 16
"""The most deals to describe; of a longer match, the last ones."""
_FEW: Final = (14, 12, 10, 8, 6, 4)
"""How many if these would be too long."""


def alt_score_sheet(
    match: KleurenwiezenMatch, labels: Sequence[SeatLabel], say: Say, index_set: str, note: str = ""
) -> str:
    """What `draw_score_sheet` shows, with who dealt and the running scores if that fits."""

    def describe(longest_name: int, *, brief: bool, most: int = _MOST) -> list[str]:
        names = [short(label.name, longest_name) for label in labels]
        return [*_sheet(match, names, say, brief=brief, most=most), *([f"{note}."] if note else [])]

    ways = [partial(describe, brief=brief) for brief in (False, True)]
    return fitting(*ways, *(partial(describe, brief=True, most=most) for most in _FEW))


def _sheet(match: KleurenwiezenMatch, names: Sequence[str], say: Say, *, brief: bool, most: int) -> Iterator[str]:
    lines = match.sheet[-most:]
    before = match.sheet[-most - 1] if len(match.sheet) > most else None
    yield say("sheet-alt-scores", title=title(match, say), names=", ".join(names))
    first = next((line for line in lines if line.is_deal), None)
    if brief and first is not None:
        yield say("sheet-alt-dealers", name=names[first.dealer - 1], deal=first.deal)
    if before is not None:
        yield say("sheet-alt-scores-after", deal=before.deal, scores=_numbers(before.result.score))
    for line in lines:
        if line.is_deal:
            yield _brief_line(line, names, say) if brief else _line(line, names, say)
        if line.result.contract is None and any(line.result.delta):
            what = say("sheet-queens") if line.is_deal else line.name or say("sheet-row")
            yield say("sheet-alt-row", name=what, changes=" ".join(map(signed, line.result.delta)))
        elif not line.is_deal:
            yield f"{line.name}."
        if line.out and not brief:
            yield say("sheet-alt-out", names=together([names[one - 1] for one in line.out], say), people=len(line.out))
    if not match.sheet:
        yield say("sheet-no-deals") + "."
    scores = ", ".join(f"{name} {figures(score)}" for name, score in zip(names, match.score, strict=True))
    yield say("sheet-alt-total", scores=scores)
    if match.passed_out and not match.winners:
        yield say("sheet-next-double")
    if match.winners:
        people = [names[seat - 1] for seat in match.winners]
        yield say("sheet-alt-won", names=together(people, say), people=len(people))
    else:
        yield say("sheet-alt-next-dealer", name=names[match.dealer - 1])


def _line(line: SheetLine, names: Sequence[str], say: Say) -> str:
    """A deal, with who dealt it and the resulting scores."""
    contract, dealer = contract_of(line), names[line.dealer - 1]
    if contract is None:
        return say("sheet-alt-passed-out", deal=line.deal, dealer=dealer)
    told = _told(line, contract_text(contract, say, suit_words(say)), names, say)
    return say("sheet-alt-deal", **told, deal=line.deal, dealer=dealer, scores=_numbers(line.result.score))


def _brief_line(line: SheetLine, names: Sequence[str], say: Say) -> str:
    """A deal without these."""
    contract = contract_of(line)
    if contract is None:
        return say("sheet-alt-passed-out-brief", deal=line.deal)
    return say("sheet-alt-deal-brief", **_told(line, brief_call(Bid(contract), say), names, say), deal=line.deal)


def _told(line: SheetLine, contract: str, names: Sequence[str], say: Say) -> dict[str, str]:
    """The contract, the declarers and what the deal brought."""
    return {
        "contract": f"{contract} ×{line.multiple}" if line.multiple > 1 else contract,
        "names": together([names[seat - 1] for seat in line.result.declarers], say),
        "changes": " ".join(map(signed, line.result.delta)),
    }


def _numbers(scores: Sequence[int]) -> str:
    return " ".join(map(figures, scores))
