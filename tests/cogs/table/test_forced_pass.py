"""The table passes for anyone who visibly can do nothing else, and says so."""

from __future__ import annotations

from pathlib import Path

from tests.cogs.apart import apart
from tests.cogs.world import WAITING, buttons, texts


async def test_the_table_says_that_there_was_nothing_else_to_do_and_nobody_has_a_button_for_it(tmp_path: Path) -> None:
    async with apart(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk", variant="pagat", rules="troel=off")
        order = [(table.actors[0] + step - 1) % 4 + 1 for step in range(4)]
        names = [here.name_on(table, seat) for seat in order]
        suit = min({str(card.suit) for card in table.view(order[0]).hand} & _suits(table.view(order[2]).hand))
        for name, action in zip(names, (f"propose {suit}", "pass", f"accept 8 {suit}"), strict=False):
            await table.act(here.id_of(name), action, None)
        await table.act(here.id_of(names[3]), "abondance 9 S", None)
        assert f"{names[0]} passes (the only legal choice)" in texts(await here.board(table))
        assert table.actors == (order[3],)
        for name in names[:3]:
            assert buttons(here.hand(table, name), "act") == []


def _suits(hand: tuple[object, ...]) -> set[str]:
    return {str(card)[1] for card in hand}
