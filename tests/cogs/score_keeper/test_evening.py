"""A whole evening with real cards, kept by buttons and menus alone: its sheet is that of the same deals at a table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from cogs.games.plain import spoken
from cogs.score_keeper.words import labels
from engine.clubs.score_keeper.changes import Who
from engine.core.chance.packs import next_pack
from engine.core.registry import GAMES
from engine.players.players import PLAYERS
from engine.players.turns import questions
from locales import say_in
from rendering import look_of
from rendering.games.kleurenwiezen.scores import alt_score_sheet, draw_score_sheet
from tests.cogs.score_keeper.keeping import ids, now, opened, page_of, pick, press, sheet, sheets, tell
from tests.cogs.score_keeper.keeping import labels as buttons_of
from tests.cogs.world import World, alternatives, said, texts, world
from tests.engine.clubs.score_keeper.support import tell_to
from tests.engine.clubs.score_keeper.telling import told

WHIST: Final = "kleurenwiezen"
FAMILY: Final = "couillon"
DEALS: Final = 16
TOLD_BY_MENUS: Final = range(1, DEALS + 1, 4)
"""By each of the three; the others are told as the menus would."""
WORDS: Final = {"Anna": ("en", "Would count:"), "Ben": ("nl", "Zou tellen:"), "Chloé": ("fr", "Compterait")}
"""What each of three people reads before they keep a deal."""


def played(game_name: str, preset: str, seed: int) -> Iterator[Any]:
    """The last positions of deals that people might have played with real cards."""
    game, rng = GAMES[game_name], random.Random(seed)
    match: Any = game.begin(game.for_tables(preset))
    while not match.winners:
        state = game.deal(match, next_pack(game, match, rng)[0]).state
        while state.outcome is None:
            asked = list(questions(game, state))[-1]
            choice = PLAYERS["normal"](asked.view, asked.choices, rng, asked.remembered)
            state = game.apply(state, asked.seat, choice).state
        yield state
        match = state.outcome.match


def four(here: World) -> str:
    """Three members, and a guest."""
    members = " ".join(f"<@{here[name].id}>" for name in WORDS)
    return f"{members}, Oma"


async def test_sixteen_real_deals_by_three_people_in_three_languages(tmp_path: Path) -> None:
    deals = list(played(WHIST, "wallonia", seed=3))
    assert len(deals) == DEALS
    assert len({str(one.public.contract and one.public.contract.kind) for one in deals}) > 2
    async with world(tmp_path) as here:
        for name, (language, _) in WORDS.items():
            await here.bot.change_person(here[name].id, chosen_language=language)
        state = await opened(here, "Anna", variant="wallonia", players=four(here), stake="0.10 €")
        for number, deal in enumerate(deals, 1):
            name = [*WORDS][number % 3]
            if number not in TOLD_BY_MENUS:
                with here.env._bot_scope():
                    state = await now(here, state)
                    who = Who(here[name].id, name)
                    await tell_to(here.tables.clubs.scores, state.id, who, state.number, told(WHIST, deal))
                await here.env.settle()
                continue
            page = await press(here, name, await sheet(here, state), "deal")
            for key, given in told(WHIST, deal).items():
                page = await pick(here, name, page, key, *given)
            assert WORDS[name][1] in texts(page)
            delta = deal.outcome.result.delta
            assert all(f"**{'+' if one > 0 else '−' if one else ''}{abs(one)}**" in texts(page) for one in delta)
            await press(here, name, page, "keep")
            assert len((await now(here, state)).deals) == number
        end = await now(here, state)
        match = deals[-1].outcome.match
        lines = [(*one[:2], one.result._replace(tricks=()), one.multiple) for one in match.sheet]
        assert [(*one[:2], one.result._replace(tricks=()), one.multiple) for one in end.match.match.sheet] == lines
        assert (end.match.score, end.match.winners) == (match.score, match.winners)
        (drawn,) = spoken(WHIST).by_hand.pictures(None, end.match, labels(end, SAY), "", SAY)
        look = look_of(SAY)
        assert drawn.draw() == draw_score_sheet(match, labels(end, SAY), look, SAY)
        alt = alt_score_sheet(match, labels(end, SAY), SAY, look.index_set)
        assert drawn.alt == alt == alternatives(await sheet(here, state))
        assert len(sheets(here)) == 1, "the sheet stays where it is while nobody writes below it"
        await ends(here, state)


SAY: Final = say_in("en")


async def ends(here: World, state: Any) -> None:
    """The end in its picture and in words, with who pays whom; then nothing more can be told."""
    asked = await press(here, "Ben", await sheet(here, state), "end")
    assert "De partij afsluiten na 16 giften?" in texts(asked)
    assert "betaalt" in texts(asked)
    await press(here, "Ben", asked, "endyes")
    shown = await sheet(here, state)
    assert "pays" in texts(shown)
    assert "the bot moves no money" in texts(shown)
    assert texts(shown).count(" pays ") <= 3
    assert "Oma" in alternatives(shown)
    assert buttons_of(shown) == ["All deals", "Go on after all"]
    listed = await press(here, "Chloé", shown, "all")
    assert "toutes les donnes" in texts(listed)
    assert "`16`" in texts(listed)


async def test_a_match_of_the_family_and_one_for_two(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await opened(here, "Anna", variant="malmedy", players=four(here))
        for deal in list(played(FAMILY, "malmedy", seed=5))[:3]:
            await tell(here, "Ben", state, told(FAMILY, deal))
            kept = await now(here, state)
            assert kept.match.match.sheet == deal.outcome.match.sheet
        alt = alternatives(await sheet(here, state))
        assert "Anna and Chloé" in alt
        page = await press(here, "Anna", await sheet(here, state), "deal")
        form = await here["Anna"].click(page, custom_id=next(one for one in ids(page) if ".type:" in one))
        assert form.modal is not None
        wrong = await here["Anna"].submit_modal(form, {"points-1": "55"})
        assert "It is a number from 0 to 40." in texts(page_of(wrong, page))

        players = f"<@{here['Anna'].id}> <@{here['Ben'].id}>"
        state = await opened(here, "Anna", variant="chouine", players=players)
        await tell(here, "Ben", state, {"winner": ("2",)})
        page = await press(here, "Ben", await sheet(here, state), "deal")
        assert "Partie 2" in texts(page)
        page = await pick(here, "Ben", page, "winner", "points")
        page = await pick(here, "Ben", page, "cards", "range-3")
        page = await pick(here, "Ben", page, "cards", "range-4")
        page = await pick(here, "Ben", page, "cards", "80")
        await press(here, "Ben", page, "keep")
        assert (await now(here, state)).match.match.parties == (1, 1)
        assert "Anna **1** · Ben **1**" in texts(await sheet(here, state))
        assert "no sheet" in said(await here["Dirk"].slash(here.channel, "score list"))


async def test_a_deal_is_filled_in_in_one_form_without_typing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await opened(here, "Anna", variant="pagat", players=four(here))
        page = await press(here, "Anna", await sheet(here, state), "deal")
        assert not [one for one in ids(page) if ".type:" in one]
        page = await pick(here, "Anna", page, "contract", "accept 8")
        fill = next(one for one in ids(page) if ".type:" in one)
        form = await here["Anna"].click(page, custom_id=fill)
        parts = {one["component"]["custom_id"]: one["component"] for one in form.modal["components"]}
        assert len(parts) <= 5
        # All of a few, a menu of more, and nothing to type.
        assert {one["type"] for one in parts.values()} <= {3, 21, 22}
        assert parts["declarers"]["type"] == 22
        assert [one["value"] for one in parts["contract"]["options"] if one["default"]] == ["accept 8"]
        answer = await here["Anna"].submit_modal(form, {"declarers": ["1", "3"], "contract": ["accept 8"]})
        page = page_of(answer, page)
        form = await here["Anna"].click(page, custom_id=next(one for one in ids(page) if ".type:" in one))
        # What is not answered yet stands first.
        first = [one["component"]["custom_id"] for one in form.modal["components"]][:2]
        assert first == ["trumps", "tricks"]
        sent = {"tricks": ["9"], "declarers": ["1", "3"], "contract": ["accept 8"]}
        page = page_of(await here["Anna"].submit_modal(form, sent), page)
        draft = (await now(here, state)).draft
        assert (draft["declarers"], draft["tricks"], draft["contract"]) == (("1", "3"), ("9",), ("accept 8",))
        # What does not go together is told, and the rest is taken over.
        form = await here["Anna"].click(page, custom_id=next(one for one in ids(page) if ".type:" in one))
        answer = await here["Anna"].submit_modal(form, sent | {"declarers": ["1"], "tricks": ["10"]})
        assert "⚠️" in texts(page_of(answer, page))
        assert (await now(here, state)).draft["tricks"] == ("10",)
