"""The private panel of a table's host: change rules and seats, invite people, stop the table.

Who is invited may sit down, and is pinged once, where the table is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from cogs.app.answers import Denied, tell
from cogs.app.client import Act, Client
from cogs.app.custom_ids import number_in, read
from cogs.app.i18n import say_at
from cogs.app.preferences import call_to_play
from cogs.app.presses import Button, Style
from cogs.lobby.clocks import clock_menu, offer_menu, pace_meant
from cogs.members.members import BEFORE_AN_ANSWER
from cogs.members.membership import seats_given_up
from cogs.messages.buttons import at_table, is_meant, said_by, table_button, table_menu, table_menus, table_people_menu
from cogs.messages.layout import Page, Part, page
from cogs.messages.posts import link_to
from cogs.messages.screen import NoPage, Screen, posted, table_of
from cogs.messages.words import in_label, name_of, option_text, people_of, which_table
from cogs.proposals import confirmation, overrule
from cogs.typed.choosing import possible_changes, possible_values, preset_text, read_options
from engine.players.players import LEVELS
from engine.running.table import Table
from engine.store.house_rules import HouseRules
from engine.store.posted import Post
from engine.table.model.people import Occupant
from engine.table.model.setup import Access
from engine.table.model.status import Status
from engine.teaching.hints.hint import knows
from locales import Say

INVITATION: Final = "invitation"
"""What the message shows."""


async def invite_people(act: Act, table: Table, user_ids: Iterable[int]) -> None:
    """Let the host invite these people; those already invited or seated, or left without a seat, are not pinged."""
    invited = sorted(set(user_ids))
    fresh = frozenset(invited) - table.setup.invited - people_of(table)
    can_sit = table.status is Status.LOBBY and bool(table.free_seats)
    # Anybody else is refused below.
    if can_sit and act.user_id == table.setup.host_id:
        call_to_play(act, fresh)
    await table.invite(act.user_id, invited)
    if fresh and can_sit:
        where = 0, table.setup.channel_id, table.setup.guild_id
        # The match may have begun meanwhile.
        with suppress(NoPage):
            await Screen(act.bot).send(Post(*where, INVITATION, table_id=table.id, people=fresh))
    people = " ".join(f"<@{user}>" for user in invited)
    key = "lobby-invited" if can_sit else "find-invited-no-seat"
    await tell(act, act.say(key, people=people, count=len(invited)))


@posted(INVITATION)
async def invitation_page(bot: Client, post: Post) -> Page | None:
    """Who is invited to which table, with a link to it; None: nobody is, any more."""
    table = await table_of(bot, post)
    ids, say = tuple(sorted(post.people & table.setup.invited)), say_at(table.setup)
    if not ids or table.status is not Status.LOBBY:
        return None
    facts = {"people": " ".join(f"<@{one}>" for one in ids), "host": name_of(table.host, say)}
    called = say("find-invitation", **facts, **which_table(table, say))
    if lobby := table.message_ids.get("lobby"):
        called += f"\n{say('find-there', link=link_to(table, lobby))}"
    button = table_button("join", table.id, label=say("find-sit-down"), style=Style.success)
    return page(called, [button], mentions=ids)


PARTNERS: Final = "seats_by"
"""The option that says how partners are found: it has buttons of its own."""
_MOST_MENUS: Final = 3
"""Of variants, and of options; a message has room for 40 parts. What is beyond can be typed."""


def host_panel(
    table: Table, say: Say, user_id: int, houses: Sequence[HouseRules] = (), *, manages: bool = False
) -> Page:
    """What the host may do, and during a match what anybody seated may propose; shown privately.

    `houses`: the house rules to choose from; `manages`: with a button to what managers of the server may do.
    """
    is_host = user_id == table.setup.host_id
    empty = say("lobby-empty")
    seats = [(str(seat), seat, one) for seat, one in enumerate(table.seats, 1) if seat != table.dummy]
    names = [(value, f"{seat} · {in_label(one.name) if one else empty}") for value, seat, one in seats]
    removable = [
        (value, f"{seat} · {in_label(one.name)}")
        for value, seat, one in seats
        if one is not None and one.user_id != user_id and (one.is_person or table.status is Status.LOBBY)
    ]
    parts: list[Part] = [say("lobby-panel-title" if is_host else "agree-panel-title", table=str(table.id))]
    if table.status is Status.PLAYING:
        parts.append(say("agree-panel-hint"))
    if table.status is Status.LOBBY:
        parts += _rule_menus(table, say)
        if by := [(str(one.id), one.name) for one in houses]:
            parts.append([table_menu("house", table.id, by, placeholder=say("house-panel"))])
        parts += clock_menu(table, say)
        parts.append([table_menu("swap", table.id, names, placeholder=say("lobby-swap"), picks=2)])
        if len(table.free_seats) > 1:
            fills = [(level, say("lobby-fill-level", level=say(f"picture-level-{level}"))) for level in LEVELS]
            parts.append([table_menu("fill", table.id, fills, placeholder=say("lobby-fill"))])
        if levels := _level_choices(table, say):
            parts.append([table_menu("level", table.id, levels, placeholder=say("lobby-levels"))])
    if is_host:
        parts += offer_menu(table, say)
    if removable:
        parts.append([table_menu("remove", table.id, removable, placeholder=say("lobby-remove"))])
    others = [one for _, _, one in seats if one and one.user_id not in (None, table.setup.host_id)]
    if is_host and others:
        silent = table.setup.muted
        muted = [(f"{one.user_id} {said_by(one.user_id not in silent)}", _mute_text(table, one, say)) for one in others]
        parts.append([table_menu("mute", table.id, muted, placeholder=say("company-mute-menu"))])
    if is_host:
        parts.append([table_people_menu("invite", table.id, placeholder=say("lobby-invite"))])
    more = [table_button("manager", table.id, label=say("agree-manager-button"))] if manages else []
    parts.append([*_panel_buttons(table, say), *more])
    return page(*parts)


def _level_choices(table: Table, say: Say) -> list[tuple[str, str]]:
    """Every other level for every computer, and first for all of them, if there are several."""
    computers = [(seat, one) for seat, one in enumerate(table.seats, 1) if one is not None and not one.is_person]
    named = {level: say(f"picture-level-{level}") for level in LEVELS}
    together = [
        (f"0 {level}", say("lobby-level-all", level=named[level]))
        for level in LEVELS
        if len(computers) > 1 and any(one.player != level for _, one in computers)
    ]
    return together + [
        (f"{seat} {level}", say("lobby-level-one", seat=str(seat), name=in_label(one.name), level=named[level]))
        for seat, one in computers
        for level in LEVELS
        if one.player != level
    ]


def _mute_text(table: Table, one: Occupant, say: Say) -> str:
    key = "company-unmute" if one.user_id in table.setup.muted else "company-mute-one"
    return say(key, name=in_label(one.name))


def _rule_menus(table: Table, say: Say) -> list[Part]:
    """Menus of the other variants, and of what can be changed in this one."""
    options = table.setup.options
    presets = [(name, preset_text(table.game, name, say)) for name in table.game.presets if name != options.preset]
    changes = [
        (f"{spec.name}={value}", option_text(table.game.name, spec.name, value, say))
        for spec, value in possible_changes(table.game, options)
        if spec.name != PARTNERS
    ]
    return [
        [menu]
        for verb, choices, title in (
            ("preset", presets, say("lobby-panel-preset")),
            ("option", changes, say("lobby-panel-options")),
        )
        for menu in table_menus(verb, table.id, choices, title, _MOST_MENUS)
    ]


def ways_to_partners(table: Table) -> tuple[str, ...]:
    """The ways to find partners at this table, empty if there is no choice; as they sit comes first."""
    spec = next((spec for spec in table.game.options if spec.name == PARTNERS), None)
    if spec is None:
        return ()
    now = table.setup.options
    others = list(possible_values(table.game, now, PARTNERS, spec.values))
    here = (*others, dict(now.values())[PARTNERS])
    return tuple(value for value in spec.values if value in here) if others else ()


def _panel_buttons(table: Table, say: Say) -> list[Button]:
    stop = table_button("stop", table.id, label=say("lobby-stop"), style=Style.danger)
    access = Access.OPEN if table.setup.access is Access.INVITED else Access.INVITED
    buttons = [table_button("access", table.id, access, label=say(f"lobby-make-{access}"))]
    if table.status is not Status.LOBBY:
        return [*buttons, stop]
    now = dict(table.setup.options.values()).get(PARTNERS)
    buttons += [
        table_button("partners", table.id, way, label=say(f"lobby-make-{way}"))
        for way in ways_to_partners(table)
        if way != now
    ]
    if table.has_partners:
        buttons.append(table_button("shift", table.id, label=say("find-other-partners")))
    if table.allows_hints:
        buttons.append(table_button("hints", table.id, said_by(False), label=say("hints-forbid")))
    elif knows(table.setup.game):
        buttons.append(table_button("hints", table.id, said_by(True), label=say("hints-allow")))
    if table.setup.plays_last and table.game.tells_only_plays:
        buttons.append(table_button("lasttrick", table.id, said_by(False), label=say("lobby-last-by-hand")))
    elif table.game.tells_only_plays:
        buttons.append(table_button("lasttrick", table.id, said_by(True), label=say("lobby-last-itself")))
    return [*buttons, stop]


@at_table("host")
async def show_host_panel(act: Act, table: Table, _: str) -> None:
    """Show the host's panel; during a match that of anybody seated; else that of a manager of the server."""
    user_id = act.user_id
    if user_id != table.setup.host_id and table.status is Status.LOBBY and table.setup.tournament is None:
        await seats_given_up(act.bot, table, BEFORE_AN_ANSWER)
    is_seated = table.status is Status.PLAYING and table.seat_of(user_id) is not None
    if user_id != table.setup.host_id and not is_seated:
        if table.status.is_live and await overrule.allowed(act, table):
            await overrule.show_manager_panel(act, table)
            return
        table.must_be_host(user_id)
    await tell(act, await _panel(act, table))


@at_table("fill")
async def fill(act: Act, table: Table, level: str) -> None:
    """Seat a computer of this level on every free seat; older panels have a button, which names none."""
    await act.response.defer()
    await table.fill(act.user_id, level or None)
    await act.answer(await _panel(act, table))


@at_table("remove")
async def remove(act: Act, table: Table, seat: str) -> None:
    if await confirmation.remove(act, table, number_in(seat)) is not None:
        await _panel_again(act, table)


@at_table("swap")
async def swap(act: Act, table: Table, seats: str) -> None:
    first, _, second = seats.partition(" ")
    if not second:
        raise Denied("refusal-swap-two")
    await table.swap(act.user_id, number_in(first), number_in(second))
    await _panel_again(act, table)


@at_table("level")
async def set_level(act: Act, table: Table, fact: str) -> None:
    """Have a computer, or for seat 0 all of them, play better or worse."""
    seat, _, level = fact.partition(" ")
    await table.set_level(act.user_id, number_in(seat) or None, level)
    await _panel_again(act, table)


@at_table("invite")
async def invite(act: Act, table: Table, users: str) -> None:
    await act.response.defer()
    await invite_people(act, table, map(number_in, users.split()))


@at_table("mute")
async def mute(act: Act, table: Table, fact: str) -> None:
    """Mute somebody's phrases at the table, or unmute them."""
    user, _, meant = fact.partition(" ")
    muted = is_meant(meant)
    is_to_be = number_in(user) not in table.setup.muted if muted is None else muted
    await table.mute(act.user_id, number_in(user), muted=is_to_be)
    await _panel_again(act, table)


@at_table("access")
async def set_access(act: Act, table: Table, access: str) -> None:
    told = await confirmation.set_access(act, table, read(Access, access))
    await _panel_again(act, table)
    if table.status is Status.PLAYING:
        await tell(act, told)


@at_table("hints")
async def allow_hints(act: Act, table: Table, allowed: str) -> None:
    await table.allow_hints(act.user_id, allowed=allowed == "yes")
    await _panel_again(act, table)


@at_table("lasttrick")
async def set_last(act: Act, table: Table, plays_itself: str) -> None:
    await table.set_last(act.user_id, plays_itself=plays_itself == "yes")
    await _panel_again(act, table)


@at_table("partners")
async def set_partners(act: Act, table: Table, way: str) -> None:
    await table.configure(act.user_id, {PARTNERS: way})
    await _panel_again(act, table)


@at_table("shift")
async def part_partners(act: Act, table: Table, _: str) -> None:
    await table.part_partners(act.user_id)
    await _panel_again(act, table)


@at_table("preset")
async def set_preset(act: Act, table: Table, preset: str) -> None:
    await table.configure(act.user_id, {}, preset)
    await _panel_again(act, table)


# "further" is the second menu of options in older panels.
@at_table("option", "further")
async def set_option(act: Act, table: Table, pair: str) -> None:
    await table.configure(act.user_id, read_options(pair))
    await _panel_again(act, table)


@at_table("house")
async def set_house(act: Act, table: Table, house_id: str) -> None:
    """Play by house rules of this server; the menu offers those for the table's game, which does not change."""
    house = await act.bot.tables.house_rules.find(table.setup.guild_id or 0, number_in(house_id))
    await play_by_house(table, act.user_id, house)
    await _panel_again(act, table)


async def play_by_house(table: Table, by: int, house: HouseRules) -> None:
    """Adopt these house rules as the host, whatever was chosen before."""
    await table.configure(by, dict(house.options.values()), house.options.preset, house.name)
    if house.clock is not None:
        await table.set_clock(by, *house.clock)


@at_table("clock")
async def set_clock(act: Act, table: Table, picked: str) -> None:
    await table.set_clock(act.user_id, *pace_meant(picked, act.say))
    await _panel_again(act, table)


@at_table("offeraway")
async def offer_away(act: Act, table: Table, fact: str) -> None:
    seat, _, offered = fact.partition(" ")
    await table.offer(act.user_id, number_in(seat), is_meant(offered))
    await _panel_again(act, table)


async def _panel_again(act: Act, table: Table) -> None:
    await act.answer(await _panel(act, table))


async def _panel(act: Act, table: Table) -> Page:
    houses = await act.bot.tables.house_rules.of_guild(table.setup.guild_id or 0)
    # In the lobby the host can do all of that directly.
    manages = table.status is Status.PLAYING and bool(await overrule.allowed(act, table))
    own = [one for one in houses if one.game == table.game.name]
    return host_panel(table, act.say, act.user_id, own, manages=manages)
