"""What others receive never reveals a hand: a Troel's called ace, a card laid aside, what somebody could bid."""

from __future__ import annotations

from pathlib import Path

from engine.core.cards import Card, parse_cards
from tests.cogs.games.kleurenwiezen.deals import FOUR, SHUFFLED, dealing, press, press_all, recorded
from tests.cogs.messages.test_private_hands import all_that_reaches
from tests.cogs.world import WAITING, texts, world


def exchanged(pack: tuple[Card, ...], one: str, other: str) -> list[Card]:
    """The pack with two cards in each other's place."""
    first, second = parse_cards(f"{one} {other}")
    swap = {first: second, second: first}
    return [swap.get(card, card) for card in pack]


async def test_nobody_learns_which_ace_makes_the_partner_of_a_troel(tmp_path: Path) -> None:
    deal, received = recorded("kleurenwiezen-troel"), []
    # Anna holds the ace of spades, Chloé the other three.
    for number, pack in enumerate((list(deal.pack), exchanged(deal.pack, "AS", "AD"))):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with world(folder, shuffler=dealing(pack, dealer=2)) as here:
            here.add("Emma")
            table = await here.playing(*FOUR, **SHUFFLED, language="en")
            for name in ("Chloé", "Dirk", "Anna", "Ben"):
                await press(here, table, name, "pass")
            assert "The card that makes you partners" in texts(here.hand(table, "Anna"))
            received.append([all_that_reaches(here, name) for name in ("Ben", "Dirk", "Emma")])
    assert received[0] == received[1]


async def test_nobody_learns_which_card_was_laid_aside(tmp_path: Path) -> None:
    deal, received = recorded("kleurenwiezen-example-8"), []
    for discard in ("AC", "TC"):
        folder = tmp_path / discard
        folder.mkdir()
        async with world(folder, shuffler=dealing(deal.pack), pauses=WAITING) as here:
            here.add("Emma")
            table = await here.playing(*FOUR, **SHUFFLED, language="en")
            await press_all(here, table, deal.lines[:7])
            await press(here, table, "Dirk", f"discard {discard}")
            await press(here, table, "Ben", "discard 9H")
            await press(here, table, "Chloé", "discard QS")
            await press(here, table, "Anna", "discard AH")
            await press(here, table, "Anna", "play 2S")
            received.append([all_that_reaches(here, name) for name in ("Anna", "Ben", "Chloé", "Emma")])
    assert received[0] == received[1]


async def test_what_others_receive_in_an_auction_is_the_same_whatever_somebody_holds(tmp_path: Path) -> None:
    deal, received = recorded("kleurenwiezen-example-7"), []
    view = None
    for number in range(2):
        folder = tmp_path / str(number)
        folder.mkdir()
        pack = list(deal.pack)
        if number:
            # Ben and Dirk exchange all their low hearts, so Ben can still propose the same suits.
            assert view is not None
            pack = exchanged(deal.pack, *view)
        async with world(folder, shuffler=dealing(pack)) as here:
            here.add("Emma")
            table = await here.playing(*FOUR, **SHUFFLED, language="en")
            view = (table.view(2).hand[0].text, table.view(4).hand[0].text)
            await press_all(here, table, deal.lines[:6])
            received.append([all_that_reaches(here, name) for name in ("Anna", "Chloé", "Emma")])
    assert received[0] == received[1]
