"""The figures for Chouine: as many as the tables take, and what two letters say."""

from __future__ import annotations

import pytest

from engine.games.chouine.player.figures import figures_in, four, three, two

EACH = 2 * 4 * (81 + 9) + 54 + 108 + 54 + 64 + 24 + 4 + 2


@pytest.mark.parametrize("texts", [two.TEXTS, three.TEXTS, four.TEXTS], ids=["two", "three", "four"])
def test_every_number_of_draws_has_all_its_figures(texts: tuple[str, ...]) -> None:
    for text in texts:
        figures = figures_in(text)
        assert len(figures) == EACH
        # Being ahead is never worth less than nothing.
        assert figures[-2] > 0


def test_two_letters_are_a_figure_with_zero_in_the_middle() -> None:
    assert figures_in("gAhAf/AA") == [0.0, 0.25, -1 / 256, -8.0]
