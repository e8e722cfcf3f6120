"""Auctions by command and button: a broken pair, two misères, a Troel, a passed-out deal, refusals."""

from __future__ import annotations

from pathlib import Path

import pytest
from discord import ButtonStyle

from cogs.games.kleurenwiezen.calls import VOCABULARY
from cogs.games.kleurenwiezen.texts import KleurenwiezenTexts
from cogs.messages.emojis import CardEmojis
from cogs.messages.wording import button_text, wording_of
from cogs.table.table_message import table_page
from engine.core.cards import Suit
from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenPhase, Word, parse_action
from engine.running.table import Table
from engine.table.model.status import Status
from locales import LANGUAGES, say_in
from tests.about import about
from tests.cogs.app.test_commands import speaking
from tests.cogs.games.kleurenwiezen.deals import (
    FOUR,
    SHUFFLED,
    bid,
    dealing,
    dealt,
    picks,
    press,
    press_all,
    recorded,
    tell,
)
from tests.cogs.world import WAITING, World, alternatives, as_message, buttons, private, said, texts, world

TEXTS = KleurenwiezenTexts()


async def opened(here: World, **options: str) -> Table:
    return await here.playing(*FOUR, **(SHUFFLED | options))


async def test_a_broken_pair_is_bid_by_command_in_everybodys_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """kleurenwiezen.txt, example 7: pass parole, the proposer passes, the acceptor goes on alone."""
    speaking(monkeypatch, anna="nl", ben="fr", chloé="de", dirk="en-GB")
    spoken = [
        ("vraag klaveren", "Je vraagt "),
        ("cœur", "Tu proposes "),
        ("Kreuz", "Du gehst mit: 8"),
        ("accept hearts", "You accept: 8"),
        ("mit 9", "Du gehst mit: 9"),
        ("9 hearts", "You accept: 9"),
        ("Ich gehe mit: 10 Kreuz", "Du gehst mit: 10"),
        ("accept", "You accept: 10"),
        ("Passe Parole", "Du sagst Passe Parole."),
        ("pas", "Je past."),
        ("allein", "Du sagst an: Solo 7"),
        ("no bid", "You pass."),
        ("passe", "Tu passes."),
    ]
    deal = recorded("kleurenwiezen-example-7")
    async with world(tmp_path, shuffler=dealing(deal.pack)) as here:
        table = await opened(here, language="en")
        for line, (typed, answer) in zip(deal.lines, spoken, strict=False):
            assert table.actors == (line.seat,)
            said_back = await bid(here, here.name_on(table, line.seat), typed)
            assert said_back.startswith(answer), said_back
        board = texts(here.board(table))
        assert "**Solo 7 <:clubs_" in board
        assert "clubs**: Chloé" in board
        assert "Chloé **0** of 7 · Anna, Ben & Dirk **0** of 7" in board
        assert table.view(0).phase is Phase.PLAY


async def board(table: Table) -> str:
    """What the message of the table says."""
    return texts(as_message(await table_page(table, table.view(0), None, CardEmojis())))


async def test_the_table_shows_everybodys_calls_what_can_be_accepted_and_the_highest_bid(tmp_path: Path) -> None:
    deal = recorded("kleurenwiezen-example-7")
    async with dealt(tmp_path, deal) as table:
        await tell(table, deal.lines[:2])
        said = await board(table)
        assert "Standing proposals" in said
        assert "clubs (Anna)" in said
        assert "hearts (Ben)" in said
        assert "Highest bid" not in said
        await tell(table, deal.lines[2:3])
        said = await board(table)
        assert "clubs (Anna)" not in said
        assert "clubs together** (Anna & Chloé)" in said
        assert "► <@4> bids" in said


async def test_two_play_the_same_small_misere_and_nobody_learns_what_was_laid_aside(tmp_path: Path) -> None:
    """kleurenwiezen.txt, example 8; "Small Misère": everybody lays a card aside, each declarer succeeds alone."""
    deal = recorded("kleurenwiezen-example-8")
    async with world(tmp_path, shuffler=dealing(deal.pack), pauses=WAITING) as here:
        table = await opened(here)
        await press_all(here, table, deal.lines[:7])
        assert table.actors == (1, 2, 3, 4)
        board = texts(here.board(table))
        assert "**Small misère**: Ben & Chloé" in board
        assert "Still to lay a card aside" in board
        heard = said(await here["Dirk"].slash(here.channel, "look"))
        assert "You can lay a card aside with /play: five of spades; king of hearts; " in heard
        # By button, by /bid and by /play, in any order.
        await press(here, table, "Dirk", "discard AC")
        assert "You lay <:9_hearts_" in await bid(here, "Ben", "discard 9♥")
        assert (
            said(await here["Chloé"].slash(here.channel, "play", card="queen of spades")).strip().startswith("You lay ")
        )
        board = texts(here.board(table))
        assert "Cards laid aside: Ben, Chloé & Dirk" in board
        assert "Chloé lays a card aside" in board
        assert "You laid <:Q_" in texts(here.hand(table, "Chloé"))
        assert "lay a card aside" in alternatives(here.hand(table, "Anna"))
        assert buttons(here.hand(table, "Chloé"), "act") == []
        await press(here, table, "Anna", "discard AH")
        assert here.to_move(table) == "Anna"
        assert len(table.view(1).hand) == 12
        await press_all(here, table, deal.lines[11:19])
        slate = here.message(*table.message_ids["slate"])
        for name in ("Ben", "Chloé"):
            assert f"Deal 1: {name} fails in Small misère**, with one trick" in texts(slate)
        assert "cards left could not change" in texts(slate)
        assert "Anna **+12** · Ben **−12** · Chloé **−12** · Dirk **+12**" in texts(slate)
        assert [one.filename for one in slate.attachments] == ["scores.png"]


async def test_who_is_made_to_play_the_fourth_small_misere_is_named(tmp_path: Path) -> None:
    deal = recorded("kleurenwiezen-forced-fourth")
    async with dealt(tmp_path, deal, rules="shuffle=yes forced_fourth=yes") as table:
        await tell(table, (line for line in deal.lines if isinstance(line.action, Word | Bid)))
        assert table.view(0).phase is KleurenwiezenPhase.DISCARD
        assert f"{FOUR[deal.lines[3].seat - 1]} has to join in" in await board(table)


async def test_a_troel_is_announced_and_its_partner_chooses_trumps(tmp_path: Path) -> None:
    deal = recorded("kleurenwiezen-troel")
    async with world(tmp_path, shuffler=dealing(deal.pack, dealer=2)) as here:
        table = await opened(here)
        board = texts(here.board(table))
        assert "**Troel**: Chloé, *with me*: Anna" in board
        assert "Highest bid" not in board
        assert not any(one.endswith(("wait", "small-misere")) for one in buttons(here.hand(table, "Chloé"), "act"))
        for name in ("Chloé", "Dirk", "Anna", "Ben"):
            assert await bid(here, name, "pass") == "You pass."
        assert f"► <@{here['Anna'].id}> chooses the trumps" in texts(here.board(table))
        assert "You choose trumps" in texts(here.hand(table, "Anna"))
        choices = [one.split(":")[-1] for one in buttons(here.hand(table, "Anna"), "act")]
        assert sorted(choices) == ["troel 8 S", "troel 9 C", "troel 9 D", "troel 9 H"]
        assert "It is Anna’s turn" in await bid(here, "Ben", "spades")
        assert (await bid(here, "Anna", "spades")).startswith("You bid Troel 8")
        assert "spades**: Anna & Chloé" in texts(here.board(table))


async def test_a_deal_that_is_passed_out_is_thrown_in_and_the_same_dealer_deals_again(tmp_path: Path) -> None:
    first, again = recorded("kleurenwiezen-example-1"), recorded("kleurenwiezen-example-7")
    async with world(tmp_path, shuffler=dealing(first.pack, again.pack), pauses=WAITING) as here:
        table = await opened(here, rules="shuffle=yes pass_doubles=yes")
        for name in FOUR:
            await press(here, table, name, "pass")
        slate = here.message(*table.message_ids["slate"])
        assert "Deal 1 is thrown in" in texts(slate)
        assert "Dirk deals again" in texts(slate)
        assert "The next deal counts double" in texts(slate)
        await here["Ben"].click(slate, custom_id=f"next:{table.id}:1")
        assert table.view(0).dealer == 4
        assert here.to_move(table) == "Anna"
        assert "0 of 16 deals played · this deal counts 2 times" in texts(here.board(table))


async def test_what_cannot_be_bid_is_refused_with_the_reason(tmp_path: Path) -> None:
    deal = recorded("kleurenwiezen-example-7")
    async with world(tmp_path, shuffler=dealing(deal.pack)) as here:
        table = await opened(here)
        number = table.number
        assert "It is Anna" in (answer := await bid(here, "Ben", "hearts")), answer
        assert "It is Anna" in await bid(here, "Dirk", "pass")
        assert "may be: Small misère, Grand misère, Open misère" in await bid(here, "Anna", "misère")
        assert "possible: Pass, I wait" in (answer := await bid(here, "Anna", "banana")), answer
        refused = {
            "solo 5 hearts": "solo",
            "accept hearts": "Nobody else is proposing hearts",
            "parole": "",
            "double": "",
            "slam table hearts": "rules of this table do not have that",
        }
        for typed, reason in refused.items():
            answer = await bid(here, "Anna", typed)
            assert reason in answer
            assert not answer.startswith("You:")
            assert "went wrong" not in answer
        answer = said(await here["Anna"].slash(here.channel, "play", card="ace of hearts"))
        assert "went wrong" not in answer
        assert table.number == number
        await bid(here, "Anna", "clubs")
        answer = await bid(here, "Ben", "clubs 9")
        assert not answer.startswith("You:"), answer
        assert (await bid(here, "Ben", "clubs")).startswith("You accept: 8")


async def test_the_auction_goes_on_after_a_restart_with_the_buttons_and_menus_there_were(tmp_path: Path) -> None:
    deal = recorded("kleurenwiezen-example-7")
    async with world(tmp_path, shuffler=dealing(deal.pack)) as here:
        table = await opened(here)
        await press_all(here, table, deal.lines[:1])
        hand = here.hand(table, "Ben")
        menu, value = next(one for one in picks(hand) if one[1].endswith("abondance 9 H"))
        await here.restart()
        table = here.tables.get(table.id)
        await here["Ben"].user.select(hand, [value], custom_id=menu)
        assert here.to_move(table) == "Chloé"
        assert "Abondance 9" in texts(here.board(table))
        panel = private(await here["Chloé"].click(here.board(table), custom_id=f"hand:{table.id}:"))
        await here.restart()
        table = here.tables.get(table.id)
        await press(here, table, "Chloé", "pass")
        assert here.to_move(table) == "Dirk"
        # The restarted bot does not know the panel any more, so its buttons stay as they are.
        assert "moved on" in said(await here["Chloé"].click(panel, custom_id=buttons(panel, "act")[-1]))


async def test_doubling_is_asked_of_all_opponents_at_once_and_the_first_one_doubles(tmp_path: Path) -> None:
    deal = recorded("kleurenwiezen-example-7")
    async with world(tmp_path, shuffler=dealing(deal.pack)) as here:
        table = await opened(here, rules="shuffle=yes doubles=yes")
        await press_all(here, table, deal.lines[:13])
        assert table.actors == (1, 2, 4)
        assert "ouble?**" in texts(here.board(table))
        await press(here, table, "Dirk", "no-double")
        late = private(await here["Anna"].click(here.board(table), custom_id=f"hand:{table.id}:"))
        button = next(one for one in buttons(late, "act") if one.endswith(":double"))
        await here.restart()
        table = here.tables.get(table.id)
        assert (await bid(here, "Ben", "double")) == "You double."
        board = texts(here.board(table))
        assert "**Double**: Ben" in board
        assert "counts 2 times" in board
        assert "Ben has doubled" in said(await here["Anna"].click(late, custom_id=button))
        assert table.status is Status.PLAYING


LATER = ("accept 9 D", "propose S", "propose C", "piccolo", "grand-misere", "open-misere", "abondance 9 H", "pass")
HIGH = ("abondance 9 S", "abondance 9 C", "abondance 9 D", "slam H", "open-slam H")


def test_what_is_bid_often_is_within_reach_and_the_rest_in_a_menu() -> None:
    few, many = ([parse_action(text) for text in (*LATER, *more)] for more in ((), HIGH))
    rows = [[str(one) for one in row] for row in TEXTS.call_rows(many)]
    assert rows == [["accept 9 D", "propose S", "propose C"], ["piccolo", "grand-misere", "pass"]]
    (menu,) = TEXTS.call_menus(many, say_in("nl"))
    assert [str(one) for one in menu.calls] == ["open-misere", "abondance 9 H", *HIGH]
    assert menu.title == "Open miserie, abondance, solo slim, open slim …"
    assert TEXTS.call_menus(few, say_in("nl")) == ()
    assert ["piccolo", "grand-misere", "open-misere", "pass"] in [
        [str(one) for one in row] for row in TEXTS.call_rows(few)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_and_menus_of_bids_say_what_suits_them_in_few_letters(language: str) -> None:
    for call in VOCABULARY.calls:
        label, shown = button_text(call, say_in(language))
        assert 2 <= len(label) <= 24, label
        # Beside the sign of a suit, its name would only be longer.
        suits = [say_in(language)(f"play-suit-{suit.name.lower()}") for suit in Suit]
        assert shown is None or not any(name in label for name in suits), label


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("nl", ("Vraag", "Mee 9", "Alleen 6", "Pas")),
        ("fr", ("Propose", "Emballe 9", "Seul 6", "Passe")),
        ("de", ("Vorschlag", "Gehe mit: 9", "Solo 6", "Ich passe")),
        ("en", ("Propose", "Accept 9", "Solo 6", "Pass")),
    ],
)
def test_buttons_of_bids_say_them_as_players_do(language: str, labels: tuple[str, ...]) -> None:
    calls = [parse_action(text) for text in ("propose D", "accept 9 D", "solo 6 S", "pass")]
    assert tuple(button_text(one, say_in(language))[0] for one in calls) == labels
    assert [wording_of(one).style(one) for one in calls] == [
        ButtonStyle.primary,
        ButtonStyle.success,
        ButtonStyle.primary,
        ButtonStyle.secondary,
    ]


async def test_hands_in_the_auction_keep_to_the_limits_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, shuffler=dealing(recorded("kleurenwiezen-example-7").pack)) as here:
        for language in (
            "nl",
            "fr",
            "de",
        ):
            with about(language):
                """With every contract there is, two menus hold what does not fit on buttons."""
                speaking(monkeypatch, anna=language)
                rules = "shuffle=yes open_slam=yes piccolissimo=yes abondance_table=yes slams=yes slam_table=yes"
                table = await opened(here, rules=rules, language=language)
                offered = picks(here.hand(table, "Anna"))
                assert len({menu for menu, _ in offered}) == 2
                assert len(offered) == 45
                menu, value = offered[-1]
                await here["Anna"].user.select(here.hand(table, "Anna"), [value], custom_id=menu)
                await here["Anna"].user.click(here.hand(table, "Anna"), custom_id=f"sure:{table.id}:{value}")
                assert here.to_move(table) == "Ben"
                assert say_in(language)("kleurenwiezen-bid-open-slam", suit="").strip() in texts(here.board(table))
