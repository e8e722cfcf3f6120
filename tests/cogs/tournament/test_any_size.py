"""Tournaments of any size in Discord: opened, entered, directed and played by buttons alone and by commands alone."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.setup import EntryMode, Method, Remainder
from engine.table.model.status import Status
from tests.about import about
from tests.cogs.app.test_commands import speaking
from tests.cogs.tournament.test_tournament import AT_ONCE, WAITING, opened, saying
from tests.cogs.world import World, alternatives, buttons, private, said, texts, world


def board(here: World, tournament: Tournament) -> Any:
    """The newest board."""
    ids = tournament.message_ids
    kinds = [kind for kind in ids if kind == "entry" or kind.startswith("board-")]
    return here.message(*ids[kinds[-1]])


async def press(here: World, name: str, tournament: Tournament, verb: str) -> Any:
    return await here[name].click(board(here, tournament), custom_id=f"tournament.{verb}:{tournament.id}")


async def pick(here: World, name: str, tournament: Tournament, shown: Any, verb: str, who: str) -> Any:
    custom_id = f"tournament.who.{verb}:{tournament.id}"
    return await here[name].select(private(shown), [here[who]], custom_id=custom_id)


def direct(here: World, name: str) -> str:
    """All that somebody was told by direct message."""
    return "\n".join(map(texts, here[name].user.dm_channel.history()))


async def play_round(here: World) -> None:
    """All tables play to their end, without Discord."""
    for table in here.tables.in_guild(here.guild.id):
        while table.status is Status.PLAYING:
            await here.play_on(table, random.Random(table.id))


async def test_fixed_pairs_by_buttons_alone_in_two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speaking(monkeypatch, ben="nl", dirk="de")
    async with world(tmp_path, pauses=AT_ONCE) as here:
        here.add("Eva", "Mia")
        tournament = await opened(here, rounds=1, entry="pairs")
        assert (tournament.setup.method, tournament.setup.entry) == (Method.ROUNDS, EntryMode.PAIRS)
        told = await pick(here, "Anna", tournament, await press(here, "Anna", tournament, "enterwith"), "with", "Ben")
        assert "becomes your partner by pressing" in said(told)
        assert "Anna**\N{NO-BREAK SPACE}👑 (seeks a partner)" in texts(board(here, tournament))
        told = await pick(here, "Ben", tournament, await press(here, "Ben", tournament, "enterwith"), "with", "Anna")
        assert "Je bent ingeschreven met Anna" in said(told)
        assert "👑 & Ben" in texts(board(here, tournament))
        assert "Du hast Platz 3" in said(await press(here, "Dirk", tournament, "enter"))
        assert "4 people have entered" not in texts(board(here, tournament))
        await press(here, "Chloé", tournament, "enter")
        assert "👑 & Ben" in said(await press(here, "Eva", tournament, "people"))
        assert "Das darf nur" in said(await press(here, "Dirk", tournament, "direct"))
        await press(here, "Anna", tournament, "start")
        await here.env.settle()

        shown = texts(board(here, tournament))
        assert "Tables finished: 0 of 1" in shown
        assert "Anna & Ben – " in shown
        assert "Your partner: **Ben**" in direct(here, "Anna")
        assert "Je maat: **Anna**" in direct(here, "Ben")
        assert "Gegen dich: " in direct(here, "Dirk")
        first = here.message(*tournament.message_ids["entry"])
        assert "is [further down](https://discord.com/channels/" in texts(first)
        assert buttons(first) == []

        # A director corrects by the form, which everybody reads.
        panel = private(await press(here, "Anna", tournament, "direct"))
        asked = await here["Anna"].click(panel, custom_id=f"tournament.askcorrect:{tournament.id}")
        form = await pick(here, "Anna", tournament, asked, "correct", "Ben")
        answer = await here["Anna"].submit_modal(form, {"amount": "much", "reason": "late"})
        assert "“much” is no amount" in said(answer)
        # Anna plays at that table: another director who does not play decides.
        form = await pick(here, "Anna", tournament, asked, "correct", "Ben")
        answer = await here["Anna"].submit_modal(form, {"amount": "+2", "reason": "late, twice"})
        assert "about your own table" in said(answer)
        await here["Anna"].slash(here.channel, "tournament director", person=here["Mia"], how="add")
        panel = private(await press(here, "Mia", tournament, "direct"))
        asked = await here["Mia"].click(panel, custom_id=f"tournament.askcorrect:{tournament.id}")
        form = await pick(here, "Mia", tournament, asked, "correct", "Ben")
        assert "Ben: +2 in round 1" in said(
            await here["Mia"].submit_modal(form, {"amount": "+2", "why": "late", "reason": "twice"})
        )
        assert "Ben: +2 in round 1 · “Came late: twice” (Mia)" in texts(board(here, tournament))

        await play_round(here)
        assert tournament.status is Status.OVER
        assert "The secret was" in texts(board(here, tournament))
        assert "Final standings" in alternatives(here.channel.history()[-1])
        assert "Ben: +2 in round 1 · “Came late: twice” (Mia)" in texts(here.channel.history()[-1])
        # Old custom ids and those of today show the standings for good.
        assert "corr" not in said(await press(here, "Ben", tournament, "standings"))


async def test_a_knock_out_by_commands_alone_with_trees_and_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="fr")
    async with world(tmp_path, pauses=WAITING) as here:
        tournament = await opened(here, game="chouine", method="knockout")
        for name in ("Ben", "Chloé", "Dirk"):
            await here[name].slash(here.channel, "tournament enter")
        assert "knock-out" in texts(board(here, tournament))
        await here["Anna"].slash(here.channel, "tournament start")
        await here.env.settle()
        assert len(here.channel.threads) == 2
        assert "C’est" not in direct(here, "Ben")
        assert "-# Coupe\n" in direct(here, "Ben")
        await play_round(here)
        shown = saying(here, "Next round:")[-1]
        assert [one.filename for one in shown.attachments] == ["standings.png", "tree-main-1.png"]
        assert "beats" in alternatives(shown)
        # Texts, pictures and their alternatives speak of as many rounds.
        assert "Round 1 of 2" in texts(board(here, tournament))
        assert "Standings after round 1 of 2" in alternatives(shown)
        due = said(await here["Anna"].slash(here.channel, "my-tables"))
        assert "round 2 is drawn <t:" in due

        # The next round now, by whoever directs it by then.
        assert "Ben directs the tournament from now on" in said(
            await here["Anna"].slash(here.channel, "tournament director", person=here["Ben"], how="hand")
        )
        assert "Only the host, Ben" in said(await here["Anna"].slash(here.channel, "tournament start"))
        assert "Le tour 2 a commencé" in said(await here["Ben"].slash(here.channel, "tournament start"))
        await here.env.settle()
        assert "(Consolation cup)" in texts(board(here, tournament))
        told = await here["Ben"].slash(here.channel, "tournament export")
        file = told.response.attachments[0]
        assert file.filename == "standings.csv"
        await play_round(here)
        assert tournament.status is Status.OVER
        assert "wins the cup" in texts(here.channel.history()[-1])
        files = [one.filename for one in here.channel.history()[-1].attachments]
        assert files == ["standings.png", "tree-main-1.png", "tree-consolation-1.png"]


async def test_somebody_who_sits_out_with_closed_messages_is_called_in_the_channel_and_others_are_not(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        here.add("Eva")
        tournament = await opened(here, rounds=2, remainder="bye", minutes=20)
        for name in ("Ben", "Chloé", "Dirk", "Eva"):
            await press(here, name, tournament, "enter")
            await here.tables.change_person(here[name].id, lambda person: replace(person, dm_closed=True))
        await press(here, "Anna", tournament, "start")
        await here.env.settle()
        shown = texts(board(here, tournament))
        assert "**Sitting out:** Eva" in shown
        assert "Time is up <t:" in shown
        (called,) = saying(here, "I cannot write to you directly")
        assert [one.id for one in called.mentions] == [here["Eva"].id]
        assert "You sit out this round" in texts(called)
        assert "Time is up" in direct(here, "Anna")
        assert "no table now; round 2 is drawn when" in said(await here["Eva"].slash(here.channel, "my-tables"))

        # After a kill nobody gets a second slip, and there is no second board.
        before = len(here.channel.history()), direct(here, "Anna").count("round 1")
        await here.restart()
        assert (len(here.channel.history()), direct(here, "Anna").count("round 1")) == before


async def test_a_director_enters_people_takes_them_out_and_shares_the_office(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here, remainder="reserve", total="victories", people=9)
        assert tournament.setup.remainder is Remainder.RESERVE
        panel = private(await press(here, "Anna", tournament, "direct"))

        async def by_panel(verb: str, who: str) -> str:
            asked = await here["Anna"].click(panel, custom_id=f"tournament.ask{verb}:{tournament.id}")
            return said(await pick(here, "Anna", tournament, asked, verb, who))

        assert "Ben has been asked" in await by_panel("in", "Ben")
        assert "Ben has been asked" in await by_panel("in", "Ben")
        assert "Asked, without a place until they say yes:** Ben" in texts(board(here, tournament))
        assert "for others to answer" in said(await press(here, "Dirk", tournament, "yes"))
        assert "You have place 2" in said(await press(here, "Ben", tournament, "yes"))
        assert "Asked" not in texts(board(here, tournament))
        asked = await here["Anna"].click(panel, custom_id=f"tournament.askout:{tournament.id}")
        form = await pick(here, "Anna", tournament, asked, "out", "Ben")
        assert "Say why" in said(await here["Anna"].submit_modal(form, {"reason": "…"}))
        form = await pick(here, "Anna", tournament, asked, "out", "Ben")
        assert "Ben is out of the tournament" in said(await here["Anna"].submit_modal(form, {"why": "wish"}))
        assert "Ben: taken out before round 1 · “At their own wish” (Anna)" in texts(board(here, tournament))
        assert "Chloé directs the tournament with you" in await by_panel("add", "Chloé")
        assert "Directors: Anna, Chloé" in texts(board(here, tournament))
        assert "Needed at least: 4" in said(await press(here, "Chloé", tournament, "start"))
        assert "does not take part" in said(
            await here["Chloé"].slash(
                here.channel, "tournament correct", person=here["Dirk"], amount=2, reason="he was late"
            )
        )
        assert "Only the host" in said(
            await here["Ben"].slash(
                here.channel, "tournament correct", person=here["Anna"], amount=2, reason="I say so"
            )
        )


async def test_when_its_channel_is_deleted_the_host_is_told_and_it_goes_on_in_another(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here, method="swiss")
        for name in ("Ben", "Chloé", "Dirk"):
            await press(here, name, tournament, "enter")
        elsewhere = here.guild.create_text_channel("zaal")
        here.env.backend.delete_channel(here.channel.id)
        await here.env.settle()
        assert f"The channel of tournament {tournament.id} is gone." in direct(here, "Anna")
        assert "Only the host" in said(await here["Ben"].slash(elsewhere, "tournament start"))
        assert "goes on in this channel" in said(await here["Anna"].slash(elsewhere, "tournament start"))
        await here.env.settle()
        here.channel = elsewhere
        assert "4 people have entered" in texts(board(here, tournament))
        await here["Anna"].slash(elsewhere, "tournament start")
        await here.env.settle()
        assert "Tables finished: 0 of 1" in texts(board(here, tournament))


async def test_when_the_host_has_left_the_server_the_next_director_follows(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here, method="rounds")
        await press(here, "Ben", tournament, "enter")
        assert "Only the host, Anna" in said(await press(here, "Ben", tournament, "direct"))
        here.env.inject_error("GET", f"/guilds/{here.guild.id}/members/{here['Anna'].id}", status=404, code=10007)
        assert "Directing tournament" in said(await press(here, "Ben", tournament, "direct"))
        assert tournament.setup.host_id == here["Ben"].id


IMPOSSIBLE: tuple[tuple[dict[str, Any], str], ...] = (
    ({"method": "classic", "people": 6}, "is for 4, 8, 12 or 16 people, not for 6"),
    ({"method": "classic", "minutes": 30}, "entry, remainder, total and clock are fixed"),
    ({"method": "classic", "game": "chouine"}, "by the rules of Malmedy or the Dame de Make"),
    ({"method": "knockout"}, "one against one"),
    ({"game": "chouine", "entry": "pairs"}, "everybody plays alone"),
    ({"game": "kleurenwiezen", "total": "royes"}, "cannot add up to that"),
    ({"game": "kleurenwiezen", "bonus": "90, many"}, "“90, many” is no bonus by place"),
    ({"game": "kleurenwiezen", "bonus": "90, 60, 30, 20, 10"}, "has up to 4 figures"),
    ({"game": "kleurenwiezen", "bonus": "90", "total": "victories"}, "is added to points"),
    ({"game": "kleurenwiezen", "bonus": "90", "same-deals": "yes"}, "does not go with the same deals"),
)


async def test_what_cannot_be_held_is_refused_before_anything_is_opened(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        for options, told in IMPOSSIBLE:
            with about(options, told):
                options = {"deals": 5 if options.get("game") == "chouine" else 8} | options
                assert told in said(await here["Anna"].slash(here.channel, "tournament open", **options))
                assert here.tables.tournaments.all() == ()


async def test_a_director_reads_of_the_other_person_and_who_plays_how_to_leave(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        here.add("Eva")
        tournament = await opened(here, rounds=2, method="rounds")
        for name in ("Ben", "Chloé", "Dirk"):
            await here[name].slash(here.channel, "tournament enter")
        shown = private(await press(here, "Anna", tournament, "direct"))

        async def asked(verb: str, who: str) -> str:
            menu = await here["Anna"].click(shown, custom_id=f"tournament.ask{verb}:{tournament.id}")
            return said(await pick(here, "Anna", tournament, menu, verb, who))

        assert "Ben takes part already, with place 2" in await asked("in", "Ben")
        assert "Eva does not take part" in await asked("out", "Eva")
        await here["Anna"].slash(here.channel, "tournament start")
        assert "Ben takes part already, with place 2" in await asked("in", "Ben")
        assert "Ben plays in this round" in await asked("out", "Ben")
        assert "Eva does not take part" in await asked("out", "Eva")
        told = said(await here["Ben"].slash(here.channel, "tournament leave"))
        assert "You play in this round: get up at your table" in told
        assert "You do not take part" in said(await here["Eva"].slash(here.channel, "tournament leave"))
        # Whoever has got up has left already.
        (table,) = here.tables.in_guild(here.guild.id)
        await table.leave(here["Ben"].id)
        assert "given your place back" in said(await here["Ben"].slash(here.channel, "tournament leave"))


async def test_who_played_and_left_is_no_computer_in_pictures_and_words(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        tournament = await opened(here, rounds=1, method="rounds")
        for name in ("Ben", "Chloé", "Dirk"):
            await here[name].slash(here.channel, "tournament enter")
        await here["Anna"].slash(here.channel, "tournament start")
        (table,) = here.tables.in_guild(here.guild.id)
        await table.leave(here["Ben"].id)
        await play_round(here)
        await here.env.settle()
        assert tournament.status is Status.OVER
        ben = next(one for one in tournament.entrants if one.name == "Ben")
        assert (ben.user_id, ben.kept_for) == (None, here["Ben"].id)
        told = alternatives(here.channel.history()[-1])
        assert "Ben" in told
        assert "Ben (computer" not in told
        assert told.count("(computer") == 0


async def test_points_and_a_bonus_by_place_at_tables_strictly_by_standing(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        here.add("Eva")
        tournament = await opened(here, game="kleurenwiezen", method="danish", bonus="90, 60, 30, 0", rounds=2, deals=4)
        for name in ("Ben", "Chloé", "Dirk", "Eva"):
            await here[name].slash(here.channel, "tournament enter")
        shown = texts(board(here, tournament))
        assert "Danish: strictly by standing" in shown
        assert "with a bonus by place at the table: 90, 60, 30, 0" in shown
        await here["Anna"].slash(here.channel, "tournament start")
        await here.env.settle()
        # Killed in between, it counts as before.
        await here.restart()
        await play_round(here)
        tournament = here.tables.tournaments.in_guild(here.guild.id)[-1]
        assert (tournament.setup.method, tournament.setup.bonus) == (Method.DANISH, (90, 60, 30))
        told = await here["Anna"].slash(here.channel, "tournament export")
        assert b"of which bonus" in await told.response.attachments[0].read()
        rows = tournament.standings(1)
        assert 0 < sum(row.bonus for row in rows) <= 2 * 180
        drawn = tournament.state.draws[1]
        ranks = {row.place: row.rank for row in rows}
        assert max(ranks[place] for place in drawn.tables[0]) <= ranks[max(drawn.tables[1])]


async def test_a_correction_after_the_end_stands_on_the_final_list_too(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        here.add("Mia")
        tournament = await opened(here, "Mia", method="rounds", rounds=1)
        for name in ("Anna", "Ben", "Chloé", "Dirk"):
            await press(here, name, tournament, "enter")
        await press(here, "Mia", tournament, "leave")
        await press(here, "Mia", tournament, "start")
        # The panel was open before the last match was over.
        panel = private(await press(here, "Mia", tournament, "direct"))
        await play_round(here)
        assert tournament.status is Status.OVER
        first = tournament.entrants[tournament.standings()[0].place - 1].name
        asked = await here["Mia"].click(panel, custom_id=f"tournament.askcorrect:{tournament.id}")
        form = await pick(here, "Mia", tournament, asked, "correct", first)
        await here["Mia"].submit_modal(form, {"amount": "+50", "reason": "miscounted"})
        end = here.message(*tournament.message_ids["end"])
        assert f"{first}: +50 in round 1 · “miscounted” (Mia)" in texts(end)
        assert f"4. {first}: " in alternatives(end)
        assert f"**{first}**" not in texts(end)
