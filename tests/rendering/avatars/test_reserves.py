"""Little left of a reserve stands on the avatar, as wide as its figures need, and is said where the picture is read."""

from __future__ import annotations

import pytest

from locales import LANGUAGES, say_in
from rendering import SeatLabel
from rendering.avatars.avatar import BADGE, Avatar, avatar, avatar_of
from rendering.canvas import colours
from tests.rendering.colours import colours_of


def shown(size: int, reserve: int | None, **more: bool) -> float:
    """The share of an avatar that is red."""
    label = SeatLabel("Anna", reserve=reserve, away=more.pop("away", False))
    image = avatar(avatar_of(label, colours.AVATARS[2], 1, say_in("en"), **more), size).colour
    return sum(count for count, colour in colours_of(image) if colour == colours.RED) / (image.width * image.height)


@pytest.mark.parametrize("size", [92, 88, 78, 56, 42])
def test_it_is_red_with_more_figures_wider_and_only_where_little_is_left(size: int) -> None:
    assert shown(size, None) == 0
    assert 0.02 < shown(size, 7) < shown(size, 29) < 0.35


def test_the_moon_and_the_crown_take_its_corner() -> None:
    assert shown(88, 7, away=True) == 0
    assert shown(88, 7, won=True) == 0


def test_it_keeps_within_what_stands_out_of_an_avatar() -> None:
    drawn = avatar(Avatar("An", colours.AVATARS[2], side=0, star=True, reserve=30, dealer="D"), 88)
    assert drawn.colour.size == drawn.mask.size == (88 + BADGE, 88 + BADGE)


def test_every_language_says_it() -> None:
    for language in LANGUAGES:
        assert "7 s" in say_in(language)("picture-alt-reserve", left=7).replace("\N{NO-BREAK SPACE}", " ")
