"""The slate in words."""

from __future__ import annotations

from engine.couillon.slate import Slate, marks
from locales import Say
from rendering.wording import fitting, short


def alt_slate(slate: Slate, side_names: tuple[str, str], title: str, say: Say) -> str:
    """What `draw_slate` shows."""

    def describe(longest_name: int) -> list[str]:
        names = [short(name, 2 * longest_name) for name in side_names]
        sentences = [say("picture-alt-slate", title=short(title, 80))]
        for name, lines in zip(names, slate.sides, strict=True):
            sentences.append(say("picture-alt-slate-side", names=name, lines=len(lines), marks=marks(lines)))
            if any(lines):
                sentences.append(say("picture-alt-slate-boucles", boucles=", ".join(map(str, lines))))
        if slate.craie:
            sentences.append(say("picture-alt-slate-craie"))
        if slate.winner is not None:
            sentences.append(say("picture-alt-slate-won", names=names[slate.winner]))
        return sentences

    return fitting(describe)
