"""The figures for Chouine: as many as the tables take, and what two letters say."""

from __future__ import annotations

import pytest

from engine.games.chouine.player.outlook import FILES, PHASES, figures_in, rates, texts

EACH = 2 * 4 * (81 + 9) + 54 + 108 + 54 + 64 + 24 + 4 + 2


@pytest.mark.parametrize("stage", FILES)
def test_every_number_of_draws_has_all_its_figures(stage: int) -> None:
    lines = texts(FILES[stage])
    assert len(lines) == max(PHASES[stage]) + 1
    for text in lines:
        figures = figures_in(text)
        assert len(figures) == EACH
        # Being ahead is never worth less than nothing.
        assert figures[-2] > 0


def test_two_letters_are_a_figure_with_zero_in_the_middle() -> None:
    assert figures_in("gAhAf/AA") == [0.0, 0.25, -1 / 256, -8.0]


@pytest.mark.parametrize(("seats", "draws"), [(2, 11), (3, 7), (4, 5)])
def test_aces_and_trumps_are_kept_sooner_than_low_cards_whatever_is_left_to_draw(seats: int, draws: int) -> None:
    for left in range(draws + 1):
        plain, trumps = rates(seats, left, True)[:8], rates(seats, left, True)[24:]
        assert plain[7] > plain[0]
        assert trumps[7] > plain[0]
        assert rates(seats, left, False) == plain * 4
