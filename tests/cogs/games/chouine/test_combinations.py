"""Combinations at the table: offered, declared by button or by typing, shown to everybody, refused with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cogs.games.chouine.calls import split_combination
from engine.core.cards import parse_cards
from engine.games.chouine.combinations import Combination
from engine.games.chouine.state import ChouineView
from engine.running.table import Table
from tests.about import about, in_one_test
from tests.cogs.apart import Apart, apart
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import Packs, World, alternatives, components, said, texts, world

LEADERS = (0, 2, 4, 6, 8)
"""Where the leader's cards lie in the pack."""
CHOUINE = "AD TD KD QD JD"


def holding(cards: str) -> type[Packs]:
    """A shuffler that gives the leader of the first trick these cards."""

    class Held(Packs):
        def shuffle(self, x: Any) -> None:
            super().shuffle(x)
            for place, card in zip(LEADERS, parse_cards(cards), strict=False):
                other = x.index(card)
                x[place], x[other] = x[other], x[place]
            self.pack = list(x)

    return Held


async def dealt(here: World | Apart) -> tuple[Table, str]:
    """A table, and who leads."""
    table = await here.playing("Anna", "Ben", variant="chouine", rules="parties=3 manches=1")
    return table, here.to_move(table)


def labels(message: Any, verb: str, ends: Sequence[str] = ("",)) -> list[str]:
    """The labels of the buttons whose ids end so; a button without words gives the start of its emoji's name."""
    return [
        one.get("label") or one["emoji"]["name"].partition("_")[0]
        for one in components(message)
        if one.get("type") == 2 and one["custom_id"].startswith(verb) and one["custom_id"].endswith(tuple(ends))
    ]


async def test_every_way_to_declare_has_its_button_below_the_cards_best_combination_first(tmp_path: Path) -> None:
    async with apart(tmp_path, shuffler=holding(CHOUINE)) as here:
        table, leader = await dealt(here)
        hand = here.hand(table, leader)
        shown = labels(hand, "act")
        assert shown[:5] == ["A", "10", "K", "Q", "J"]
        words = shown[5:]
        assert len(words) == 5 + 4 + 3 + 2
        assert words[0] == "A + Chouine"
        assert words[-2:] == ["K + Mariage", "Q + Mariage"]
        assert len(components(hand)) <= 40


async def test_a_combination_is_said_at_once_and_shown_with_its_points_when_the_trick_is_complete(
    tmp_path: Path,
) -> None:
    async with apart(tmp_path, shuffler=holding("KD QD 7S 8S 9S")) as here:
        table, leader = await dealt(here)
        worth = 40 if str(table.view(0).trump) == "D" else 20
        await here.press(table, "play KD mariage")
        board = texts(await here.board(table))
        assert f"{leader} declares: Mariage" in board
        assert "Shown" not in board
        # The queen stays hidden until the trick is complete.
        assert "queen" not in alternatives(await here.board(table)).lower()
        await here.press(table)
        board = texts(await here.board(table))
        assert f"Shown: {leader} Mariage" in board
        assert f"**{worth}**" in board
        assert "declares" not in board


TYPED = (
    ("en", "KD mariage"),
    ("en", "king of diamonds + mariage"),
    ("fr", "roi de carreau mariage"),
    ("fr", "R♦ + Mariage"),
    ("nl", "ruiten heer mariage"),
    ("de", "Karo König Mariage"),
    ("en", "play KD mariage"),
)


async def test_a_card_with_its_combination_can_be_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, shuffler=holding("KD QD 7S 8S 9S")) as here:
        for language, typed in TYPED:
            with about(language, typed):
                speaking(monkeypatch, anna=language, ben=language)
                table, leader = await dealt(here)
                await here[leader].slash(here.channel, "play", card=typed)
                view = table.view(0)
                assert isinstance(view, ChouineView)
                assert [(one.combination, one.card.text) for one in view.declared] == [(Combination.MARIAGE, "KD")]
                await table.stop(here["Anna"].id, force=True)


async def test_the_list_holds_cards_and_ways_to_declare_and_follows_what_is_typed(tmp_path: Path) -> None:
    async with world(tmp_path, shuffler=holding("KD QD 7S 8S 9S")) as here:
        _, leader = await dealt(here)

        async def offered(typed: str) -> list[str]:
            return [one["value"] for one in await here[leader].autocomplete(here.channel, "play", "card", typed)]

        assert len(await offered("")) == 7
        assert await offered("KD") == ["play KD", "play KD mariage"]
        assert await offered("king mariage") == ["play KD mariage"]
        assert set(await offered("♦ mari")) == {"play KD mariage", "play QD mariage"}


async def test_a_combination_not_held_and_one_declared_before_are_refused_with_the_reason(tmp_path: Path) -> None:
    async with world(tmp_path, shuffler=holding("KD QD JD 8S 9S")) as here:
        table, leader = await dealt(here)
        one = here[leader]
        assert "do not hold that combination" in said(await one.slash(here.channel, "play", card="KD quateron"))
        assert "do not hold that combination" in said(await one.slash(here.channel, "play", card="8S mariage"))
        await here.press(table, "play JD tierce")
        await here.press(table)
        if here.to_move(table) != leader:
            await here.press(table)
        assert "have already declared in that suit" in said(await one.slash(here.channel, "play", card="KD mariage"))


async def test_a_chouine_wins_the_partie_at_once(tmp_path: Path) -> None:
    async with world(tmp_path, shuffler=holding(CHOUINE)) as here:
        table, leader = await dealt(here)
        await here.press(table, "play JD chouine")
        await here.press(table)
        messages = "\n".join(texts(message) for message in here.channel.history())
        assert f"Chouine! {leader} wins at once" in messages
        assert table.deal == 2


@in_one_test(
    ("typed", "card", "combination"),
    [
        ("roi carreau mariage", "roi carreau", Combination.MARIAGE),
        ("KD quint", "KD", Combination.QUINTE),
        ("roi tre", "roi tre", None),
        ("mariage", "mariage", None),
        ("", "", None),
        ("V♦ + Chouine", "V♦", Combination.CHOUINE),
    ],
)
def test_a_combination_is_told_from_a_card(typed: str, card: str, combination: Combination | None) -> None:
    assert split_combination(typed) == (card, combination)
