"""The standing of a match of Chouine in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.chouine.match import ChouineMatch
from locales import Say
from rendering.canvas.wording import fitting, short, together
from rendering.games.chouine.match import is_belle


def alt_match(
    standing: ChouineMatch, names: Sequence[str], title: str, say: Say, before: ChouineMatch | None = None
) -> str:
    """What `draw_match` shows; takes the same arguments."""

    def describe(longest_name: int) -> list[str]:
        known = [short(name, longest_name) for name in names]
        return list(_standing(standing, known, short(title, 80), say, before))

    return fitting(describe)


def _standing(
    standing: ChouineMatch, names: Sequence[str], title: str, say: Say, before: ChouineMatch | None
) -> Iterator[str]:
    options = standing.options
    yield say("sheet-alt-slate", title=title)
    for name, parties, manches in zip(names, standing.parties, standing.manches, strict=True):
        yield say("sheet-alt-parties", name=name, parties=parties, needed=options.parties_to_win)
        if options.manches_to_win > 1:
            yield say("sheet-alt-manches", manches=manches, needed=options.manches_to_win)
    if before is not None and before.at_deal().parties != standing.parties:
        yield say("sheet-alt-before", scores=together(list(map(str, before.at_deal().parties)), say))
    if standing.manche_winner is not None:
        yield say("sheet-alt-manche-won", name=names[standing.manche_winner - 1])
    if is_belle(standing):
        yield say("sheet-alt-belle")
    for seat in standing.winners:
        yield say("sheet-alt-won", names=names[seat - 1], people=1)
