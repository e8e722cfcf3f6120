"""What a match leaves as text: its record, the file to check its packs, its deals for bridge programs. Pure."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

from engine.core.cards import RANK_LETTERS, Card, parse_cards, print_cards
from engine.core.chance import fairness, packs
from engine.core.options import EDITION
from engine.core.registry import in_room
from engine.records.record import Line, Record, RecordedDeal, pack_or_cut
from engine.records.replay import departure, positions
from engine.store.rows import Stored
from engine.table.decisions import dealing
from engine.table.decisions.play import seats_in
from engine.table.model.commitment import Commitment
from engine.table.model.entries import DealText, EntryKind
from engine.table.model.errors import Refusal, Refused
from engine.table.model.setup import GivenEntry, Origin
from engine.table.model.snapshot import Snapshot

DUMMY_NAME: Final = "Dummy"
"""In records, whatever language the table uses."""

Proof = Mapping[str, Any]
"""What docs/fairness-algorithm.md calls the file of a match."""


def record_of(now: Snapshot, stored: Stored) -> Record:
    """The record of the match.

    While the match goes on, the deal on the table is left out; once it was stopped, all that was played is there.
    """
    record = whole_record_of(now, stored)
    # The pack is a secret until the deal is over.
    return replace(record, deals=record.deals[:-1]) if record.deals and now.is_deal_on else record


def whole_record_of(now: Snapshot, stored: Stored) -> Record:
    """The match including the deal on the table, which is a secret."""
    deals: list[RecordedDeal] = []
    for deal, *actions in stored.deals:
        number, draws, cut = DealText.parse(deal.action)
        # The first dealer goes at the head of a record.
        drawn = deal.seat if draws and number > 1 else None
        cards = cut.cards if cut is not None and not cut.shuffled else None
        pack, cut_off = pack_or_cut(now.game, now.setup.options, parse_cards(stored.packs[number]), cards)
        lines = tuple(Line(0, one.seat, now.game.parse_action(one.action)) for one in actions)
        deals.append(RecordedDeal(0, pack, lines, drawn, cut=cut_off))
    return Record(now.game, now.setup.options, _names(now), now.dealer or 1, tuple(deals))


def origin_of(now: Snapshot, stored: Stored, deal: int, step: int) -> Origin:
    """The position of a finished match after this many actions of a deal, to be played on from.

    How packs were cut is left out, with all that was said: the packs are given. Raises Refused(no-position).
    """
    deals = stored.deals
    # What goes on from the end of a deal is another deal.
    if not 1 <= deal <= len(deals) or not 0 <= step < len(deals[deal - 1]) - 1:
        raise Refused(Refusal.NO_POSITION)
    entries: list[GivenEntry] = []
    for one, *actions in (*deals[: deal - 1], deals[deal - 1][: step + 1]):
        number, draws, _ = DealText.parse(one.action)
        entries.append(GivenEntry(EntryKind.DEAL.value, one.seat, str(DealText(number, draws))))
        entries += (GivenEntry(EntryKind.ACTION.value, each.seat, each.action) for each in actions)
    packs = tuple(stored.packs[number] for number in range(1, deal + 1))
    return Origin(now.id, deal, step, now.dealer or 1, tuple(entries), packs)


def text_of(record: Record) -> str:
    """A record as it is handed out; it says so if it does not follow the newest edition of the rules."""
    deal = departure(record)
    if deal is None:
        return str(record)
    edition = record.options.edition
    return (
        f"# Played by edition {edition} of the rules; by the newest, {EDITION}, deal {deal} goes otherwise.\n{record}"
    )


def _names(now: Snapshot) -> tuple[str, ...]:
    # No seat is empty once a match has begun, except the dummy's.
    return tuple(one.name if one else DUMMY_NAME for one in now.seats)


def proof_of(now: Snapshot, stored: Stored) -> Proof | None:
    """The secret and everything that follows from it, for `verify_match.py`.

    None without a secret, while the match goes on, and if it was stopped before its first deal. Anyone who knows the
    secret knows all hands of the match. A stopped match never goes on, so the hands of an unfinished deal are no longer
    of use to anybody.
    """
    commitment = now.commitment
    if commitment is None or now.status.is_live or now.state is None:
        return None
    proof = {
        **(_before_terms(now, commitment) if not commitment.terms else _with_terms(now, commitment)),
        "seats": list(_names(now)),
        "digest": commitment.digest,
        "secret": commitment.secret.hex(),
        "pack": print_cards(now.game.pack(now.setup.options)),
        "draws": list(_draws(now, stored)),
        "deals": list(_deals(now, stored)),
        "record": text_of(record_of(now, stored)),
    }
    text = json.dumps(proof, sort_keys=True, separators=(",", ":"))
    return proof | {"seal": hmac.digest(commitment.secret, text.encode(), hashlib.sha256).hex()}


def _before_terms(now: Snapshot, commitment: Commitment) -> dict[str, Any]:
    """What a match is and where its digest stands, where the digest is of the secret alone."""
    channel, message = commitment.message or (None, None)
    return {
        "game": now.game.name,
        "table": now.id,
        "preset": now.setup.options.preset,
        "options": dict(now.setup.options.values()),
        "edition": commitment.edition,
        **({"same": True} if commitment.is_shared else {}),
        "channel": channel and str(channel),
        "message": message and str(message),
    }


def _with_terms(now: Snapshot, commitment: Commitment) -> dict[str, Any]:
    """What a match was at its start, and who sat where then, without a number of Discord's."""
    # Whoever took a seat between the start and the first deal comes after those of the start.
    began = {stint.seat: stint.name for stint in reversed(now.stints) if not stint.deal}
    # Stints are by seats of the table; where partners were drawn, people took other seats than in the lobby.
    order = now.drawn.draw.seats if now.drawn else range(len(now.seats))
    of_person = {person: began.get(seat) for seat, person in enumerate(order, 1)}
    names = [hidden and [of_person[person], hidden] for person, hidden in enumerate(commitment.salts)]
    return {**json.loads(commitment.terms), "names": names, "key": commitment.first_key.hex()}


def _draws(now: Snapshot, stored: Stored) -> Iterator[dict[str, Any]]:
    if now.setup.origin is not None:
        # Who deals is given.
        pass
    elif now.drawn is not None:
        draw = now.drawn.draw
        yield {
            "label": fairness.PARTNERS,
            "by": draw.by.value,
            "ranking": RANK_LETTERS[::-1],
            "cards": list(map(print_cards, draw.draws)),
            "order": [person + 1 for person in draw.seats],
        }
    elif not now.game.dealer_drawn_by:
        yield {"label": fairness.DEALER, "by": "number", "ranking": "", "cards": [], "order": [now.dealer]}
    for entry, *_ in stored.deals:
        deal, draws, _ = DealText.parse(entry.action)
        if draws and not _is_given(now, deal):
            yield {
                "label": fairness.dealer_label(deal),
                "by": "lowest",
                "ranking": now.game.dealer_drawn_by,
                "cards": list(map(print_cards, draws)),
                "order": [entry.seat],
            }


def _deals(now: Snapshot, stored: Stored) -> Iterator[dict[str, Any]]:
    assert now.commitment is not None
    table = replace(now, key=now.commitment.first_key)
    ends = {at.deal: at.state.outcome for at in positions(record_of(now, stored)) if at.state.outcome is not None}
    for entry, *_ in stored.deals:
        deal, _, cut = DealText.parse(entry.action)
        is_given = _is_given(now, deal)
        gathered, bundles = _gathered(table, ends[deal - 1].match) if deal > 1 and not is_given else ((), ())
        table = replace(table, key=dealing.key_after(table.key, table.commitment, deal, cut))
        yield {
            "deal": deal,
            "bundles": list(map(print_cards, bundles)) if bundles else None,
            "gathered": print_cards(gathered) if gathered else None,
            "cut": cut.cards if cut else None,
            "by": cut.seat if cut else None,
            "words": cut.words if cut else "",
            "pack": stored.packs[deal],
            "dealer": entry.seat,
            **({"given": True} if is_given else {}),
        }


def _is_given(now: Snapshot, deal: int) -> bool:
    """Whether a deal is one of another match, whose position was played on from."""
    return now.setup.origin is not None and deal <= now.setup.origin.deal


def _gathered(now: Snapshot, match: Any) -> tuple[tuple[Card, ...], tuple[tuple[Card, ...], ...]]:
    """The pack for the next deal before it was cut, and what it was gathered from; empty if it was shuffled.

    `now`: with the key of that deal.
    """
    assert now.key is not None
    return packs.gathered(now.game, match, now.key), now.game.bundles(match)


def files_of(now: Snapshot, stored: Stored) -> dict[str, str]:
    """All files of a match, text by file name; while it goes on, only what may be seen of it."""
    record, name = record_of(now, stored), f"{now.game.name}-{now.id}"
    files = {f"{name}.txt": text_of(record)}
    pbn = in_room("engine", record.game.name, "pbn")
    if pbn is not None and pbn.is_possible(record):
        day = datetime.fromtimestamp(stored.row["opened_at"], UTC).date()
        event, deals = f"{now.game.name} {record.options.preset}", range(1, len(record.deals) + 1)
        players = [[one.name if one else DUMMY_NAME for one in seats_in(now, deal)] for deal in deals]
        files[f"{name}.pbn"] = pbn.print_pbn(record, event, "Discord", day, players)
    proof = proof_of(now, stored)
    if proof is not None:
        files[f"{name}{PROOF_SUFFIX}"] = json.dumps(proof, indent=1) + "\n"
    return files


PROOF_SUFFIX: Final = ".verify.json"
