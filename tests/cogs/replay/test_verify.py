"""The digest before the first deal, the secret after the match, /verify, and cutting a shuffled pack."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import verify_match
from tests.cogs.admin.test_forget_me import forgotten
from tests.cogs.replay.matches import finished, play_on
from tests.cogs.world import WAITING, World, buttons, said, texts, world

FOUR = ("Anna", "Ben", "Chloé", "Dirk")
HEX = re.compile(r"\b[0-9a-f]{64}\b")


def hexes(here: World) -> list[str]:
    """All digests and secrets in the channel, oldest first."""
    return HEX.findall("\n".join(map(texts, here.channel.history())))


def names(message: Any) -> list[str]:
    return [one.filename for one in message.attachments]


async def test_the_digest_stands_in_the_channel_before_the_first_deal_and_the_secret_after_the_match(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.table(*FOUR, language="nl", rules="lines=2")
        await here.bot.change_person(here["Ben"].id, chosen_language="nl")
        before = await here["Ben"].slash(here.channel, "verify")
        assert "De partij is nog niet begonnen" in said(before)
        await here["Anna"].click(here.lobby(table), custom_id=f"start:{table.id}:")
        digest, place = table.digest, table.digest_message
        assert place is not None
        # A message of its own, after the lobby and before anything of the first deal, that says what it is.
        message = here.message(*place)
        assert HEX.findall(texts(message)) == [digest]
        sentence = "Niemand kan de kaarten nog kiezen: achteraf rekent"
        assert sentence in texts(message)
        assert here.lobby(table).id < message.id < here.board(table).id
        assert hexes(here) == [digest]
        during = await here["Chloé"].slash(here.channel, "verify")
        assert HEX.findall(said(during)) == [digest]
        assert "When the match is over or stopped, the secret is shown here" in said(during)
        link = f"https://discord.com/channels/{here.guild.id}/{place[0]}/{place[1]}"
        assert f"[The message with it]({link}) was sent on <t:" in said(during)
        assert names(during.response) == []
        await play_on(here, table)
        *_, secret = found = hexes(here)
        assert found == [digest, secret]
        made = await table.proof()
        assert made is not None
        terms = json.dumps({name: made[name] for name in verify_match.SETTLED}, sort_keys=True, separators=(",", ":"))
        assert hashlib.sha256(bytes.fromhex(secret) + terms.encode()).hexdigest() == digest
        end = here.channel.history()[-1]
        assert names(end)[0] == f"couillon-{table.id}.txt"
        assert f"Het geheim waar alles uit volgde: `{secret}`" in texts(end)

        look_again = f"replayopen:{table.id}:1.0.0"
        again = [f"rematch:{table.id}:", f"rematch:{table.id}:others"]
        assert buttons(end) == [*again, look_again, f"lookback:{table.id}:", f"verify:{table.id}:"]
        assert "stap 0 van" in said(await here["Ben"].click(end, custom_id=look_again))

        # Anybody on the server can check it, also after a restart; others hear that there is no such table.
        here.add("Eva")
        await here.restart()
        pressed = await here["Ben"].click(end, custom_id=f"verify:{table.id}:")
        assert "**Alles klopt.**" in said(pressed)
        checked = await here["Eva"].slash(here.channel, "verify", table=str(table.id))
        assert f"All {table.deal} deals were checked" in said(checked)
        assert "**Proved:** the fingerprint was posted before the deal, and the number of its message went" in said(
            checked
        )
        # It is still as the bot sent it.
        assert texts(here.message(*place)) == texts(message)
        assert here.message(*place).edited_at is None
        assert said(checked).count("✓") == table.deal
        elsewhere = here.env.create_guild().create_text_channel("elders")
        stranger = elsewhere.guild.add_member(here["Eva"].user)
        refused = await stranger.slash(elsewhere, "verify", table=str(table.id))
        assert HEX.findall(said(refused)) == []
        assert f"no table {table.id}" in said(refused)
        assert "Which table?" in said(await stranger.slash(elsewhere, "verify"))

        # The two files are enough.
        by_name = {one.filename: one for one in checked.response.attachments}
        assert list(by_name) == [f"couillon-{table.id}.verify.json", "verify_match.py"]
        for name, one in by_name.items():
            (tmp_path / name).write_bytes(await one.read())
        (command,) = re.findall(r"`python3 (.*)`", said(checked))
        call = [sys.executable, *command.split()]
        ran = await asyncio.to_thread(subprocess.run, call, cwd=tmp_path, capture_output=True, text=True)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert ran.stdout.count("right  deal") == table.deal
        assert f"look   at message {place[1]}, sent" in ran.stdout
        assert ran.stdout.count("proved: the digest was in its message before the deal") == table.deal
        assert [f"right  seat {seat}: {name} sat there" in ran.stdout for seat, name in enumerate(FOUR, 1)] == [
            True
        ] * 4
        kept = json.loads((tmp_path / f"couillon-{table.id}.verify.json").read_text())
        assert verify_match.faults(kept, digest) == []


async def test_who_sits_at_the_right_of_the_dealer_may_cut_a_shuffled_pack_and_nobody_waits_for_it(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing(*FOUR, language="fr")
        await play_on(here, table, deals=1)
        assert table.may_cut is not None
        cutter = here.name_on(table, table.may_cut)
        other = next(name for name in FOUR if name != cutter)
        slate = here.message(*table.message_ids["slate"])
        assert buttons(slate) == [f"next:{table.id}:1", f"cut:{table.id}:1"]
        assert f"<@{here[cutter].id}> peut d’abord couper le jeu." in texts(slate)
        refused = await here[other].click(slate, custom_id=f"cut:{table.id}:1")
        assert f"{cutter} cuts the pack" in said(refused)
        slider = (await here[cutter].click(slate, custom_id=f"cut:{table.id}:1")).response
        (here_button,) = buttons(slider, "cutat")
        await here[cutter].click(slider, custom_id=here_button)
        await here.env.settle()
        assert (table.deal, table.cut_by) == (2, table.seat_of(here[cutter].id))
        assert f"{cutter} a coupé le jeu." in texts(here.board(table))
        await play_on(here, table, deals=2)
        assert table.may_cut is not None
        cutter = here.name_on(table, table.may_cut)
        typed = await here[cutter].slash(here.channel, "cut", cards=5)
        assert "You cut 5 cards." in said(typed)
        await play_on(here, table, deals=3)
        # Anybody may go on without it: then chance cuts, and nobody says anything about it.
        await here["Anna"].click(here.message(*table.message_ids["slate"]), custom_id=f"next:{table.id}:3")
        assert (table.deal, table.cut_by) == (4, None)
        assert "coupé" not in texts(here.board(table))

        # A stopped match shows its secret too, since nobody plays this deal any more.
        await table.stop(here["Anna"].id, force=True)
        await here.bot.change_person(here["Chloé"].id, chosen_language="fr")
        broken_off = await here["Chloé"].slash(here.channel, "verify", table=str(table.id))
        proof = await table.proof()
        assert proof is not None
        assert "Les 4 donnes ont été recalculées" in said(broken_off)
        assert HEX.findall(said(broken_off))[:2] == [table.digest, proof["secret"]]
        assert names(broken_off.response) == [f"couillon-{table.id}.verify.json", "verify_match.py"]


async def test_the_match_played_last_is_checked_where_nothing_is_typed_and_all_that_can_be_are_listed(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        first, second = await finished(here, "couillon"), await finished(here, "chouine")
        live = await here.playing("Anna", "Ben")
        for one in (here["Anna"], here["Dirk"]):
            shown = (await one.slash(here.channel, "verify")).response
            assert f"table {second.id}" in texts(shown)
            assert "Everything is right." in texts(shown)
        listed = await here["Anna"].autocomplete(here.channel, "verify", "table", "")
        assert [choice["value"] for choice in listed] == [str(one.id) for one in (live, second, first)]
        assert live.digest is not None
        assert live.digest in texts((await here["Anna"].slash(here.channel, "verify", table=str(live.id))).response)


async def test_the_message_with_the_digest_says_how_is_drawn_and_a_forgotten_player_is_named_as_not_proved(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        shown = {}
        for rules, people in (("seats_by=jacks", FOUR), ("seats_by=lobby", FOUR)):
            table = await here.playing(*people, rules=f"lines=1 {rules}")
            assert table.digest_message is not None
            shown[rules] = texts(here.message(*table.digest_message))
        await play_on(here, table)
        assert "Settled with it: the rules, who sits where" in shown["seats_by=jacks"]
        assert "partners are drawn by jacks" in shown["seats_by=jacks"]
        assert "by the secret." in shown["seats_by=lobby"]
        assert all("Other tables" not in one for one in shown.values())
        before = said(await here["Anna"].slash(here.channel, "verify", table=str(table.id)))
        assert "Not proved:** who sat there" not in before
        seat = table.seat_of(here["Dirk"].id)
        await forgotten(here, "Dirk")
        checked = await here["Anna"].slash(here.channel, "verify", table=str(table.id))
        assert f"**Not proved:** who sat there at the start, because somebody asked to be forgotten: {seat}." in said(
            checked
        )
        assert "**Everything is right.**" in said(checked)
        (file, _) = checked.response.attachments
        text = (await file.read()).decode()
        assert "Dirk" not in text
        assert not [str(here[name].id) for name in FOUR if str(here[name].id) in text]
        assert table.digest_message is not None
        assert not [number for number in (here.guild.id, *table.digest_message) if str(number) in text]


async def test_it_names_who_cut_and_not_who_has_that_seat_by_the_end(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing(*FOUR)
        await play_on(here, table, deals=1)
        assert table.may_cut is not None
        cutter = here.name_on(table, table.may_cut)
        other = next(name for name in FOUR if name != cutter)
        await here[cutter].slash(here.channel, "cut", cards=5)
        await here[cutter].slash(here.channel, "table leave", table=str(table.id), sure="yes")
        await here.env.settle()
        assert table.seat_of(here[cutter].id) is None
        assert f"{cutter} has cut the pack." in texts(here.board(table))
        await table.stop(here[other].id, force=True)
        shown = said(await here[other].slash(here.channel, "verify", table=str(table.id)))
        assert f"Deal 2: {cutter} cut 5 cards" in shown
