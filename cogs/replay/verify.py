"""/verify, and its button under the end of a match: whether anybody could have chosen the cards."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Annotated, Any, Final

import discord
from discord.ext import commands

import verify_match
from cogs.app.access import find_table, tables_here
from cogs.app.answers import command, fill_answer
from cogs.app.client import Act
from cogs.app.parameters import Choices, Offering
from cogs.app.presses import Button
from cogs.messages.buttons import at_table, table_button
from cogs.messages.layout import Page, attached, fitting, page
from cogs.messages.posts import link_to
from cogs.messages.words import moment, name_then, which_table
from cogs.replay.finished import match_choices, typed_or_last
from cogs.replay.page import edition_line
from cogs.typed.choosing import TABLE, table_choices, table_named
from engine.running.exports import PROOF_SUFFIX, Proof
from engine.running.table import Table
from locales import Say

_SCRIPT: Final = Path(verify_match.__file__)
_ROOM: Final = 2500
"""For a line a deal: the rest of the page is shorter than what is left."""


def secret_line(proof: Proof | None, say: Say) -> list[str]:
    """The lines about the secret under the end of a match, or where it was stopped."""
    return [] if proof is None else [say("fair-secret", secret=proof["secret"])]


def digest_line(table: Table, say: Say) -> str:
    """The digest, and what it is of."""
    return say("fair-digest" if table.drawn_as is None else "fair-digest-terms", digest=table.digest or "")


def check_button(table: Table, proof: Proof | None, say: Say) -> list[Button]:
    """The button that checks a match against its proof."""
    return [] if proof is None else [table_button("verify", table.id, label=say("fair-button"))]


async def verify_page(table: Table, say: Say) -> Page:
    """What everybody may know so far about the chance in a match."""
    title = say("fair-title", **which_table(table, say))
    if table.digest is None:
        return page(title, say("fair-without" if table.deal else "fair-lobby"))
    digest = "\n".join((digest_line(table, say), *_place_lines(table, say)))
    proof = await table.proof() if table.deal else None
    if proof is None:
        told = await table.may_be_told()
        key = "fair-later" if table.status.is_live else "fair-broken-off" if told else "fair-still-played"
        return page(title, digest, say(key))
    message = str(table.digest_message[1]) if table.digest_message else None
    found = verify_match.faults(dict(proof), table.digest, message)
    faults = [say("fair-wrong", where=where, why=why) for where, why in found]
    verdict = faults or [say("fair-right", deals=len(proof["deals"]), draws=len(proof["draws"]))]
    origin = table.setup.origin.table_id if table.setup.origin else None
    deals = _deal_lines(table, proof, message, {where for where, _ in found}, origin, say)
    files = [file for file in await files_of(table) if file.filename.endswith(PROOF_SUFFIX)]
    files.append(discord.File(io.BytesIO(_SCRIPT.read_bytes()), _SCRIPT.name))
    command = " ".join(("python3", _SCRIPT.name, files[0].filename, table.digest, *filter(None, (message,))))
    return page(
        title,
        f"{digest}\n{say('fair-secret', secret=proof['secret'])}",
        "\n".join([*verdict[:5], *_forgotten(proof, say), *edition_line(await table.departure(), say)]),
        fitting(deals, _ROOM),
        say("fair-script", command=command),
        *map(attached, files),
        files=files,
    )


def _forgotten(proof: Proof, say: Say) -> list[str]:
    """The seats about whose first person nothing is proved any more."""
    match = dict(proof)
    people = enumerate(zip(match.get("people", ()), match.get("names", ()), strict=True))
    gone = {at for at, (posted, name) in people if name is None and verify_match.is_digest(posted)}
    seats = [str(seat) for seat, _ in enumerate(match["seats"], 1) if verify_match.person_on(match, seat) in gone]
    return [say("fair-forgotten", seats=", ".join(seats))] if seats else []


def _place_lines(table: Table, say: Say) -> list[str]:
    """Where the digest was posted and when, as its message's id tells; or that it was posted nowhere."""
    if table.is_unproved:
        return [say("fair-unproved")]
    if table.digest_message is None:
        return [say("fair-awaited")] if table.awaits_digest else []
    at = discord.utils.snowflake_time(table.digest_message[1]).timestamp()
    return [say("fair-place", link=link_to(table, table.digest_message), when=moment(at, "T"), day=moment(at, "D"))]


def _deal_lines(
    table: Table, proof: Proof, message: str | None, wrong: set[str], origin: int | None, say: Say
) -> list[str]:
    """How each deal was cut, grouped by what is proved about it."""
    by_claims: dict[tuple[str, ...], list[str]] = {}
    for deal in proof["deals"]:
        claims = tuple(verify_match.claims(dict(proof), deal, message))
        by_claims.setdefault(claims, []).append(_deal_line(table, deal, wrong, origin, say))
    lines: list[str] = []
    for claims, deals in by_claims.items():
        for key, is_proved in (("fair-proved", True), ("fair-not-proved", False)):
            of = [one for one in claims if (one not in verify_match.NOT_PROVED) is is_proved]
            if of:
                claimed = say("picture-alt-next").join(say(f"fair-claim-{one}") for one in of)
                lines.append(say(key, claims=claimed))
        lines += deals
    return lines


def _deal_line(table: Table, deal: dict[str, Any], wrong: set[str], origin: int | None, say: Say) -> str:
    if deal.get("given"):
        return "· " + say("fair-deal-given", deal=str(deal["deal"]), table=str(origin))
    facts = {"deal": str(deal["deal"]), "cards": deal["cut"]}
    if deal["by"] is None:
        sentence = say("fair-deal-by-chance", **facts)
    else:
        # Whoever has the seat by the end of the match need not have cut.
        name = name_then(table, deal["by"], deal["deal"], say)
        key = "fair-deal-with" if deal["words"] else "fair-deal"
        sentence = say(key, **facts, name=name, words=deal["words"])
    return ("✗ " if f"deal {deal['deal']}" in wrong else "✓ ") + sentence


async def files_of(table: Table) -> list[discord.File]:
    """The files of a match's record."""
    return [discord.File(io.BytesIO(text.encode()), name) for name, text in (await table.files()).items()]


async def match_files(table: Table) -> list[discord.File]:
    """The same, except the proof, which comes with the check."""
    return [file for file in await files_of(table) if not file.filename.endswith(PROOF_SUFFIX)]


async def _show(act: Act, table: Table) -> None:
    made = await verify_page(table, act.say_at(table))
    await fill_answer(act, made)


@at_table("verify")
async def _press(act: Act, table: Table, _: str) -> None:
    await act.response.defer(ephemeral=True, thinking=True)
    await _show(act, table)


async def _live(act: Act) -> tuple[Table, ...]:
    own = act.bot.tables.of_user(act.user_id)
    return tuple(dict.fromkeys((*own, *await tables_here(act))))


async def _choices(act: Act, typed: str) -> Choices:
    return [*table_choices(await _live(act), typed, act), *await match_choices(act, typed)]


_Verified = Annotated[str | None, Offering((TABLE, "fair-which-hint"), _choices)]


class VerifyCommands(commands.Cog):
    """Works in direct messages too."""

    @command("fair-command")
    async def verify(self, act: Act, table: _Verified = None) -> None:
        """Show the digest of a match's packs and, once it is over, their secret and the check of every deal.

        If nothing is typed it is the last finished match, or if there is none the one in progress.
        """
        await act.response.defer(ephemeral=True, thinking=True)
        await _show(act, await self._table(act, table))

    async def _table(self, act: Act, typed: str | None) -> Table:
        """The table meant: any with that number at which the person sat, or which is of this server."""
        if (number := await typed_or_last(act, typed)) is None:
            return table_named(None, act, await _live(act), "fair-which")
        return await find_table(act, number)
