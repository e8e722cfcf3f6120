"""Opening a sheet: by command or by its page, with members and guests, in direct messages, by house rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cogs.standings.leaderboard_boards import PACE
from tests.cogs.score_keeper.keeping import ids, labels, page_of, press, sheet, tell
from tests.cogs.score_keeper.test_evening import four
from tests.cogs.score_keeper.test_presses import TOGETHER
from tests.cogs.settings.test_themes import add_manager
from tests.cogs.world import alternatives, components, said, texts, world


async def test_the_page_asks_for_who_plays_who_deals_and_a_stake(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna, ben = here["Anna"], here["Ben"]
        page = (await anna.slash(here.channel, "score open", game="couillon", variant="denexa")).response
        assert "`1` Anna · side 1" in texts(page)
        assert "Begin" not in labels(page)
        who = next(one for one in ids(page) if one.startswith("scorewho"))
        page = page_of(await anna.select(page, [here["Chloé"], ben], custom_id=who), page)
        # Whoever sits is ticked the next time.
        (menu,) = (one for one in components(page) if one.get("custom_id") == who)
        assert {int(one["id"]) for one in menu["default_values"]} == {here["Chloé"].id, ben.id}
        form = await anna.click(page, custom_id=next(one for one in ids(page) if "newnames" in one))
        page = page_of(await anna.submit_modal(form, {"names": "Anna\nBen\nOma\nChloé"}), page)
        assert "`2` Ben · side 2" in texts(page)
        assert "`3` Oma · side 1" in texts(page)
        form = await anna.click(page, custom_id=next(one for one in ids(page) if "newstake" in one))
        refused = await anna.submit_modal(form, {"stake": "veel"})
        assert "is no stake" in said(refused)
        form = await anna.click(page, custom_id=next(one for one in ids(page) if "newstake" in one))
        page = page_of(await anna.submit_modal(form, {"stake": "2 pintjes"}), page)
        assert "Stake: 2 pintjes a point" in texts(page)
        dealer = next(one for one in ids(page) if "newdealer" in one)
        page = page_of(await anna.select(page, ["3"], custom_id=dealer), page)
        counted = page_of(await anna.click(page, custom_id=next(one for one in ids(page) if "newcounts" in one)), page)
        assert "only if everybody at the table is a member" in said(
            await anna.click(counted, custom_id=next(one for one in ids(page) if "newbegin" in one))
        )
        page = page_of(await anna.click(counted, custom_id=next(one for one in ids(page) if "newcounts" in one)), page)
        opening = next(one for one in ids(page) if "newnames" in one)
        form = await anna.click(page, custom_id=opening)
        await press(here, "Anna", page, "newbegin")
        assert "open already" in said(await anna.submit_modal(form, {"names": "Anna"}))
        (state,) = await here.tables.clubs.scores.in_channel(here.channel.id)
        people = [(one.name, one.user_id) for one in state.setup.people if one]
        assert people == [("Anna", anna.id), ("Ben", ben.id), ("Oma", None), ("Chloé", here["Chloé"].id)]
        assert "Oma deals" in texts(await sheet(here, state))


async def test_what_cannot_be_opened_says_what_would_be_right(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        five = f"{four(here)}, Jef"
        assert "Seats at the table: 4" in said(
            await anna.slash(here.channel, "score open", variant="malmedy", players=five)
        )
        other = "<@123456789012345678> <@123456789012345679> Oma, Jef"
        assert "no member here" in said(await anna.slash(here.channel, "score open", variant="pagat", players=other))
        twice = "Oma, Oma, Jef, Mia"
        assert "Oma" in said(await anna.slash(here.channel, "score open", variant="pagat", players=twice))
        dear = await anna.slash(here.channel, "score open", variant="pagat", stake="1000 €")
        assert "up to 100" in said(dear)
        assert not await here.tables.clubs.scores.in_channel(here.channel.id)
        assert "on no sheet" in said(await anna.slash(here.channel, "score deal"))


async def test_house_rules_leaderboards_and_direct_messages(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        await anna.slash(here.channel, "house save", name="Bij Gust", variant="pagat", rules="deals=4")
        members = " ".join(f"<@{here[name].id}>" for name in ("Anna", "Ben", "Chloé", "Dirk"))
        opened = await anna.slash(here.channel, "score open", house="Bij Gust", players=members, leaderboard="yes")
        assert "Sheet 1 is open" in said(opened)
        (state,) = await here.tables.clubs.scores.in_channel(here.channel.id)
        assert "Kleurenwiezen · Bij Gust" in texts(await sheet(here, state))
        for name in ("Ben", "Chloé", "Dirk"):
            await press(here, name, await sheet(here, state), "agree")
        for _ in range(4):
            kept = await tell(here, "Dirk", state, TOGETHER)
        assert "Next deal" not in labels(kept), "that was the last"
        assert "have won" in texts(await sheet(here, state))
        asked = await press(here, "Dirk", await sheet(here, state), "end")
        assert "Counts in the leaderboards" in texts(asked)
        add_manager(here)
        posted = await here["Mia"].slash(here.channel, "leaderboard-message post", game="kleurenwiezen", by="points")
        assert "There it is" in said(posted)
        await press(here, "Dirk", asked, "endyes")
        await here.env.advance_time(PACE + 1)
        assert any("Dirk" in alternatives(one) for one in here.channel.history() if "Leaderboard" in texts(one))

        phone = anna.user
        page = (await phone.slash("score open", variant="chouine", players="Anna, Oma")).response
        assert "Sheet 2 is open" in texts(page)
        shown = phone.dm_channel.history()[-1]
        page = page_of(await phone.click(shown, custom_id="score.deal:2:0:"), shown)
        winner = next(one for one in ids(page) if "winner" in one)
        page = page_of(await phone.select(page, ["2"], custom_id=winner), page)
        await phone.click(page, custom_id=next(one for one in ids(page) if "keep" in one))
        assert "Anna **0** · Oma **1**" in texts(phone.dm_channel.history()[-1])
        assert "**2** Chouine" in said(await anna.slash(here.channel, "score list"))
        elsewhere = await here["Ben"].slash(here.channel, "score deals", sheet="2")
        assert "2" in said(elsewhere)
        assert "Oma" not in said(elsewhere)


async def test_where_tables_are_not_allowed_neither_are_sheets(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        other = here.guild.create_text_channel("spelen")
        await here.tables.change_server(here.guild.id, lambda server: replace(server, channels=frozenset({other.id})))
        refused = await here["Anna"].slash(here.channel, "score open", variant="pagat", players=four(here))
        assert f"<#{other.id}>" in said(refused)
        assert not await here.tables.clubs.scores.in_channel(here.channel.id)
