"""The practice table as somebody without a token sees it: a page, a table, computers that move."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from practice.commands import USUAL
from practice.server import MOST_FORMS
from tests.host.practice.page import Page, visited


async def test_three_presses_from_the_start_to_the_first_card(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.until(lambda page: "Start" in page.labels("channel"))
        assert "Press **Start** below" in page
        assert await page.press("Start") == {}
        # Nobody asks for anything from here on: the page receives the computers' moves by itself.
        await page.play()


async def test_a_picture_is_there_as_long_as_somebody_may_have_its_address(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.until(lambda page: "Start" in page.labels())
        await page.press("Start")
        seen: set[str] = set()
        while not seen - page.pictures:
            seen |= page.pictures
            await page.play()
        for path in seen:
            async with page.session.get(page.address + path) as response:
                assert response.status == 200
                assert "immutable" in response.headers["Cache-Control"]
                assert (await response.read()).startswith((b"RIFF", b"\x89PNG"))


async def test_a_friend_sees_their_own_messages_and_no_private_answer_of_yours(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        friend = page.state["people"][1]
        # The answer to what opened the first table is put away by itself.
        await page.until(lambda page: "Start" in page.labels() and not page.answers)
        await page.command("settings", "mine")
        await page.until(lambda page: any(one["private"] for one in page.messages.values()))
        private = next(one for one in page.messages.values() if one["private"])
        async with Page.opened(page.address, person=friend["id"]) as other:
            assert other.state["you"] == friend["id"]
            assert private["id"] not in other.messages
            refused = {"person": friend["id"], "message": private["id"], "part": "prefer.me:language"}
            async with other.session.post(other.address + "do/press", json=refused) as response:
                assert response.status == 409
        await page.do("dismiss", message=private["id"])
        await page.until(lambda page: private["id"] not in page.messages)


async def test_an_answer_stands_under_all_words_of_its_command_in_the_language_of_the_page(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.command("settings", "mine")
        await page.until(lambda page: [page.messages[one]["command"] for one in page.answers] == ["settings mine"])
        await page.do("language", language="nl")
        await page.until(lambda page: "instellingen mijn" in [page.messages[one]["command"] for one in page.answers])


async def test_closed_direct_messages_bring_the_cards_into_the_channel(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.do("close", closed=True)
        await page.until(lambda page: page.state["closed"] and "Start" in page.labels())
        await page.press("Start")
        await page.until(lambda page: "My hand" in page.labels("channel"))
        assert page.state["private"] == []
        await page.press("My hand")
        await page.until(lambda page: any(one["private"] for one in page.messages.values()))


async def test_a_language_is_for_you_and_for_the_server(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.do("language", language="nl")
        await page.until(lambda page: page.state["language"] == "nl" and page.state["channelName"] == "kaarten")
        assert "Druk hieronder op" in page
        async with page.session.get(page.address + "commands", params={"place": "channel"}) as response:
            commands = await response.json()
        opening = next(one for one in commands if one["words"] == ["table", "open"])
        assert opening["label"] == "tafel openen"
        # Nobody has begun to play, so the table is laid again in that language.
        await page.until(lambda page: "tafel 2" in page)


async def test_what_is_said_after_a_change_of_language_is_wholly_in_the_new_one(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.until(lambda page: "Start" in page.labels())
        await page.press("Start")
        await page.play()
        await page.until(lambda page: page.is_on_turn and "Your turn" in page)
        said = {number: one["version"] for number, one in page.messages.items()}
        await page.do("language", language="fr")
        await page.play()

        def fresh() -> str:
            return str([one for number, one in page.messages.items() if said.get(number) != one["version"]])

        # What was on its way as the language changed is followed by what is true.
        english = re.compile(r"Your turn|\bdeal \d|Trumps:|\bplays\b")
        await page.until(lambda page: "À toi" in fresh() and "Robin" in fresh() and not english.search(fresh()))


async def test_what_is_typed_is_completed_in_the_language_of_whoever_types(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.do("language", language="fr")
        asked: dict[str, Any] = {"person": page.state["you"], "place": "channel", "words": ["table", "open"]}
        found = await page.post("complete", asked | {"options": {"clock": ""}, "focused": "clock"})
        assert found
        assert all(re.search("[a-zé]", one["label"]) for one in found)
        assert await page.post("complete", asked | {"options": {}, "focused": "no-such-option"}) == []


async def test_a_name_of_your_own_choice(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.do("name", name="  Marie-\nChristine  ")
        await page.until(lambda page: page.state["people"][0]["name"] == "Marie- Christine")
        await page.do("command", place="channel", words=["duel"], options={})
        await page.until(lambda page: "Marie- Christine" in page)


async def test_a_friend_is_renamed_as_themselves_also_after_a_restart(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        you, friend = page.state["people"][:2]
        async with Page.opened(page.address, person=friend["id"]) as other:
            await other.do("name", name="Odile")
            await page.until(lambda page: [one["name"] for one in page.state["people"][:2]] == [you["name"], "Odile"])
    async with visited(tmp_path) as page:
        assert page.state["people"][1]["name"] == "Odile"
        async with Page.opened(page.address, person=friend["id"]) as other:
            await other.do("name", name="")
            await page.until(lambda page: page.state["people"][1]["name"] == friend["name"])


async def test_what_was_said_before_the_language_changed_stays_in_its_own(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.until(lambda page: "Start" in page.labels() and not page.answers)
        await page.press("Start")
        await page.until(lambda page: page.is_on_turn and page.buttons("private"))
        await page.do("language", language="de")
        await page.until(lambda page: page.state["language"] == "de")
        # That of their seat is never edited.
        seat = page.state["private"][0]
        assert "Your cards will come here" in str(page.messages[seat])
        assert page.messages[seat]["language"] == "en"
        assert {one["language"] for one in page.messages.values() if one["guide"]} == {"de"}
        await page.command("leaderboard")
        await page.until(lambda page: page.answers and not page.messages[page.answers[0]]["thinking"])
        assert page.messages[page.answers[0]]["language"] == "de"
        # The server, which a leaderboard names, is called so in that language too.
        assert "Übung · von Anfang an" in page
    async with visited(tmp_path) as page:
        await page.until(lambda page: seat in page.messages)
        assert page.messages[seat]["language"] == "en"


async def test_the_usual_commands_are_offered_first(tmp_path: Path) -> None:
    async with visited(tmp_path) as page, page.session.get(page.address + "commands") as response:
        words = [" ".join(one["words"]) for one in await response.json()]
    assert tuple(words[: len(USUAL)]) == USUAL
    assert len(words) == len(set(words)) > 100


async def relief(page: Page) -> dict[str, Any]:
    """The form for who takes over from Oma on a sheet of real cards."""
    shown = await page.command("score", "relieve", **{"from": "Oma"})
    form: dict[str, Any] = shown["form"]
    return form


async def sheet(page: Page) -> None:
    """Open a sheet of real cards with a guest called Oma."""
    await page.until(lambda page: "Host…" in page.labels())
    await page.command("score", "open", variant="malmedy", players="Robin, Oma, Jef, Gust")
    await page.until(lambda page: "Deal played" in page.labels())


async def test_a_form_of_the_bot_comes_and_is_sent_with_somebody_picked_in_it(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await sheet(page)
        form = await relief(page)
        other = page.state["people"][1]
        filled = {"member": [other["id"]], "name": ""}
        assert await page.do("submit", form=form["id"], values=filled) == {}
        await page.until(lambda page: f"**{other['name']}** takes over from Oma" in page)
        # Nothing can be sent twice.
        again = {"person": page.state["you"], "form": form["id"], "values": filled}
        async with page.session.post(page.address + "do/submit", json=again) as response:
            assert response.status == 409


async def test_of_forms_that_are_opened_and_never_sent_only_the_newest_are_known(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await sheet(page)
        shown = [await relief(page) for _ in range(MOST_FORMS + 1)]
        for form, status in ((shown[0], 409), (shown[1], 200)):
            sent = {"person": page.state["you"], "form": form["id"], "values": {"name": "Mieke"}}
            async with page.session.post(page.address + "do/submit", json=sent) as response:
                assert response.status == status


async def test_fresh_forgets_everything(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.do("name", name="Odile")
        await page.until(lambda page: page.state["people"][0]["name"] == "Odile" and "Start" in page.labels())
        address = page.address
    async with visited(tmp_path, fresh=True) as page:
        assert page.address != address
        assert page.state["people"][0]["name"] == "Robin"
        await page.until(lambda page: "· table 1" in page)
