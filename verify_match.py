#!/usr/bin/env python3
"""Check that nobody chose the cards of a match: its draws, packs and cuts must follow from its secret.

    python3 verify_match.py couillon-12.verify.json [DIGEST [MESSAGE]]

FILE is what /verify gives when a match is over or was stopped, DIGEST what was in the channel before its first deal,
MESSAGE the link to that message, or its number: take both from the channel. Says what that proves and what it does not.
Needs Python 3.9 and nothing else; how it works: docs/fairness-algorithm.md. Ends with status 0 where all is right, 1
where not.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import sys
import unicodedata
from collections.abc import Iterator
from io import TextIOWrapper
from itertools import count
from pathlib import Path
from time import gmtime, strftime
from typing import Any

SUITS, RANKS = "SHDC", "23456789TJQKA"
IN_HAND = [rank + suit for suit in SUITS for rank in RANKS[::-1]]
CARDS = {"chouine": 32, "kleurenwiezen": 52}
SEATS = {"six": 6, "six-32": 6, "eight": 8, "troeven-3": 3, "troeven-2-layout": 2, "troeven-2-stock": 2, "chouine": 2}
SEATS = {**SEATS, "mondoubleau": 2, "chouine-3": 3}
PARTNERS = ("partners", RANKS[::-1])
DRAWS = {"number": ("dealer", ""), "lowest": ("dealer:", "ATKQJ987"), "high-cards": PARTNERS, "jacks": PARTNERS}
GIVEN = [None, None, "", None, None]
LEAST, PACKETS = 3, ("4-5-4", "4-4-5", "5-4-4")
MATTERS = ("pack", "shuffle", "gathering", "packets")
ALONE = ("small-misere", "piccolo", "piccolissimo", "grand-misere", "open-misere")
SETTLED = ("edition", "game", "table", "preset", "options", "same", "draw", "given", "people")
RECORD = "(?s).{1,2000000}"
WORDS = r"[A-Za-zÀ-ÖØ-öø-ÿŒœĲĳŸ0-9 .,!?'-]{0,40}"
CLAIMS = {
    "posted": "the digest was in its message before the deal, whose pack follows from that message's number",
    "shared": "that nobody tried secrets until these cards came: other tables must play the same deals, and only the "
    "message with the digest shows that they were to",
    "unposted": "that there was a digest before the deal: no message had it",
    "unbound": "that the digest was there before the deal: only whoever saw it knows",
    "unlinked": "that the cards follow from the number of the digest's message: give the link to it after the digest",
    "pack": "the pack follows from the secret",
    "hands": "the pack follows from the secret and the play in this file's record, which everybody saw",
    "gathered": "that the tricks lay so, and were gathered so: the record can tell, and this file has none",
    "cut": "the cut, which nobody made, follows from the secret",
    "chance": "the cut: it was the bot's own chance",
    "person": "that this seat cut there and said that: ask who sat there",
    "computer": "that anybody cut there: a computer had this seat at the start, so ask who took it",
    "words": "that nobody who knew the secret tried words with the last cut until these cards came: nobody cut them",
    "given": "anything about the cards: they are those of another match, from which this one plays on",
}
NOT_PROVED = ("shared", "unposted", "unbound", "unlinked", "gathered", "chance", "person", "computer", "words", "given")


def is_whole(thing: Any, least: int, most: int) -> bool:
    """Whether this is a whole number in these bounds; neither true nor 3.0 is one."""
    return type(thing) is int and least <= thing <= most


def is_text(thing: Any, form: str = r"(?s).{0,20000}") -> bool:
    return isinstance(thing, str) and re.fullmatch(form, thing) is not None


def is_list(thing: Any, least: int = 0) -> bool:
    return isinstance(thing, list) and least <= len(thing) <= 2000


def are_cards(thing: Any) -> bool:
    return is_text(thing, "([2-9TJQKA][SHDC] ?){0,52}(?<! )")


def are_words(thing: Any) -> bool:
    """Whether this is what somebody may say with a cut, as the bot keeps it; nothing is the empty text alone."""
    return is_text(thing, WORDS) and thing == unicodedata.normalize("NFC", " ".join(thing.split()))


def is_digest(thing: Any) -> bool:
    return is_text(thing, "[0-9a-f]{64}")


def is_name(thing: Any) -> bool:
    return is_list(thing, 2) and len(thing) == 2 and is_text(thing[0], "(?s).{1,64}") and is_digest(thing[1])


def is_message(number: Any) -> bool:
    """Whether this is None, or a message number as Discord gives them, in canonical form."""
    return number is None or (is_text(number, "[1-9][0-9]{0,18}") and int(number) < 2**63)


DRAW = {
    "label": lambda it: is_text(it, "[a-z]{1,9}(:[0-9]{1,9})?"),
    "ranking": lambda it: is_text(it, "[2-9TJQKA]{0,13}"),
    "by": [*DRAWS].__contains__,
    "cards": lambda them: is_list(them) and all(map(are_cards, them)),
    "order": lambda them: is_list(them, 1) and all(is_whole(one, 1, 8) for one in them),
}
DEAL = {
    "deal": lambda it: is_whole(it, 1, 2000),
    "gathered": lambda it: it is None or are_cards(it),
    "bundles": lambda it: it is None or (is_list(it, 1) and all(map(are_cards, it))),
    "pack": are_cards,
    "given": lambda it: it is None or it is True,
}
FILE = {
    **{name: lambda it: is_text(it, "[a-z0-9-]{1,40}") for name in ("game", "preset")},
    "table": lambda it: is_whole(it, 0, 2**63),
    "options": lambda it: (
        isinstance(it, dict)
        and all(map(is_text, it.values()))
        and all(is_text(it[name], "[0-9a-z-]{1,9}") for name in MATTERS if name in it)
    ),
    "seats": lambda it: is_list(it, 2) and len(it) <= 8 and all(map(is_text, it)),
    **dict.fromkeys(("digest", "secret", "seal"), is_digest),
    "pack": are_cards,
    "draws": lambda it: is_list(it) and all(isinstance(one, dict) for one in it),
    "deals": lambda it: is_list(it, 1) and all(isinstance(one, dict) for one in it),
    "same": lambda it: it is None or isinstance(it, bool),
    **dict.fromkeys(("channel", "message"), is_message),
    "record": lambda it: it is None or is_text(it, RECORD),
}
"""What stands in every file, and how; what may be missing may be null."""
THIRD = {
    "same": lambda it: isinstance(it, bool),
    "draw": [*DRAWS, "given"].__contains__,
    "given": lambda it: is_whole(it, 0, 2000),
    "people": lambda it: is_list(it, 2) and all(one in (None, "computer") or is_digest(one) for one in it),
    "names": lambda it: is_list(it, 2) and all(one is None or is_name(one) for one in it),
    "key": is_digest,
    "record": lambda it: is_text(it, RECORD),
}
"""What is new in the third edition."""


def unlike(thing: dict[str, Any], form: dict[str, Any]) -> list[str]:
    """The parts of a file that are not written as the bot writes them."""
    return [name for name, is_right in form.items() if not is_right(thing.get(name))]


def misshapen(match: Any) -> Iterator[tuple[str, str]]:
    """Where a file is no file of a match, before anything is worked out from it."""
    why = "it cannot be read: not written as the bot writes it: "
    if not isinstance(match, dict):
        yield "file", "it cannot be read: no match stands in it"
        return
    edition = match.get("edition", 1)
    if not is_whole(edition, 1, 3):
        yield "file", "it is of an edition that this script does not know: take a newer one"
        return
    wrong = unlike(match, {**FILE, **(THIRD if edition == 3 else {})})
    if wrong or (edition == 2 and "message" not in match):
        yield "file", why + ", ".join(wrong or ["message"])
        return
    seats, cards = len(match["seats"]), len(match["pack"].split())
    for at, drawn in enumerate(match["draws"], 1):
        if wrong := unlike(drawn, DRAW):
            yield f"draw {at}", why + ", ".join(wrong)
    for at, deal in enumerate(match["deals"], 1):
        wrong, by, given = unlike(deal, DEAL), deal.get("by"), deal.get("given")
        if (edition > 1 or "words" in deal) and not are_words(deal.get("words")):
            wrong.append("words")
        if edition == 3 and not is_whole(deal.get("dealer"), 1, seats):
            wrong.append("dealer")
        if given and [deal.get(name) for name in ("by", "cut", "words", "gathered", "bundles")] != GIVEN:
            wrong.append("given")
        if wrong:
            yield f"deal {at}", why + ", ".join(wrong)
        if deal.get("deal") != at:
            yield f"deal {at}", "another deal stands here"
        if by is not None and not is_whole(by, 1, seats):
            yield f"deal {at}", "the seat that cut is none of this table"
        if not given and not is_whole(deal.get("cut"), LEAST, cards - LEAST):
            yield f"deal {at}", f"only {LEAST} to {cards - LEAST} cards can be cut off"


def mac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def edition_of(match: dict[str, Any]) -> int:
    """1: packs follow from the secret alone, chance cuts apart from it; 3: the digest says who sat there, and more."""
    return int(match.get("edition", 1))


def is_by_hand(match: dict[str, Any]) -> bool:
    """Whether the tricks are gathered in an order that the secret decides."""
    return bool(match["options"].get("gathering") == "table")


def compact(thing: Any) -> str:
    """As JSON with sorted keys, without blanks, in ASCII."""
    return json.dumps(thing, sort_keys=True, separators=(",", ":"))


def digest_of(match: dict[str, Any]) -> str:
    """What the digest must be: of the secret and, since the third edition, of what was settled at the start."""
    settled = compact({name: match[name] for name in SETTLED}) if edition_of(match) == 3 else ""
    return hashlib.sha256(bytes.fromhex(match["secret"]) + settled.encode()).hexdigest()


def first_key(match: dict[str, Any], message: Any) -> bytes:
    """The key of the first deal, from the secret and the number of the digest's message."""
    secret = bytes.fromhex(match["secret"])
    # Tables that play the same deals have one secret, and each a message of its own.
    return mac(secret, "same deals" if match.get("same") else f"message:{message or 0}")


def keys(match: dict[str, Any], secret: bytes) -> Iterator[bytes]:
    """Each deal's key: the first one, and what follows from it and from everything people gave with cuts."""
    key = secret if edition_of(match) == 1 and not match.get("same") else first_key(match, match.get("message"))
    key = bytes.fromhex(match["key"]) if edition_of(match) == 3 else key
    for deal in match["deals"]:
        yield key
        if deal["by"] is not None and not deal.get("given") and edition_of(match) > 1:
            key = mac(key, f"given:{deal['deal']}:{deal['by']}:{deal['cut']}:{deal['words']}")


def person_on(match: dict[str, Any], seat: int) -> int:
    """Who of those who sat down took this seat, counted from 0: where partners were drawn, the draw says."""
    drawn = next((drawn["order"] for drawn in match["draws"] if drawn["label"] == "partners"), None)
    return drawn[seat - 1] - 1 if drawn else seat - 1


def claims(match: dict[str, Any], deal: dict[str, Any], message: str | None = None) -> list[str]:
    """The CLAIMS that hold for a deal in which nothing is wrong; `message`: the number of the digest's, if known."""
    if deal.get("given"):
        return ["given"]
    edition = edition_of(match)
    is_third, linked = edition == 3, match.get("message") if edition == 2 else message
    is_unposted = (is_third and match["key"] == first_key(match, None).hex()) or (edition == 2 and not linked)
    digest = "unbound" if edition == 1 else "unposted" if is_unposted else "posted" if linked else "unlinked"
    digest = "shared" if match.get("same") else digest
    cut = "person" if deal["by"] is not None else "chance" if edition == 1 else "cut"
    if cut == "person" and is_third and match["people"][person_on(match, deal["by"])] == "computer":
        cut = "computer"
    before = [one for one in match["deals"] if one["by"] is not None and one["deal"] < deal.get("deal", 0)]
    words = ["words"] if cut == "cut" and before and before[-1]["words"] else []
    return [digest, "pack" if deal["gathered"] is None else "hands" if match.get("record") else "gathered", cut, *words]


def numbers(key: bytes, label: str) -> Iterator[int]:
    """HMAC-SHA256 of `label:0`, `label:1` ... under the key, four bytes at a time, big-endian."""
    for block in count():
        made = mac(key, f"{label}:{block}")
        yield from (int.from_bytes(made[start : start + 4], "big") for start in range(0, 32, 4))


def below(stream: Iterator[int], bound: int) -> int:
    """The next number from 0 to bound - 1; numbers that would make some results likelier are skipped."""
    return next(number for number in stream if number < 2**32 - 2**32 % bound) % bound


def mixed(things: list[Any], stream: Iterator[int]) -> list[Any]:
    """Fisher-Yates shuffle: from the last one on, each changes places with one that is not behind it."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = below(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def shuffled(key: bytes, label: str, pack: list[str]) -> list[str]:
    """This sorted pack, shuffled with the stream of this label."""
    return mixed(pack, numbers(key, label))


def opening(pack: list[str], packets: str) -> list[str]:
    """The pack of Kleurenwiezen's first deal: dealt in packets to four hands, sorted, laid one upon the other."""
    hands: list[list[str]] = [[], [], [], []]
    for size in map(int, packets.split("-")):
        for hand in hands:
            hand += pack[:size]
            pack = pack[size:]
    return [card for hand in hands for card in sorted(hand, key=IN_HAND.index)]


def gathered(key: bytes, label: str, bundles: list[list[str]]) -> list[str]:
    """Kleurenwiezen gathered as by hand: shuffle the bundles and each bundle, let cards slip, shuffle each suit."""
    stream = numbers(key, label)
    heap = [mixed(bundle, stream) for bundle in mixed(bundles, stream)]
    pack, top = [card for bundle in heap for card in bundle], 0
    for bundle in heap[:-1]:
        top += len(bundle)
        if below(stream, 5) == 0:
            pack[top - 1 : top + 1] = pack[top], pack[top - 1]
    for suit in SUITS:
        ordered = iter(mixed([card for card in pack if card[1] == suit], stream))
        pack = [next(ordered) if card[1] == suit else card for card in pack]
    return pack


def lay_together(bundle: list[str], dealt: list[str], packets: str) -> bool:
    """Whether these may be a trick of the previous deal, or cards that one hand kept."""
    hands = [seat for size in map(int, packets.split("-")) for seat in range(4) for _ in range(size)]
    holders = [hands[dealt.index(card)] for card in bundle]
    return sorted(holders) == [0, 1, 2, 3] or (len(set(holders)) == 1 and len({card[1] for card in bundle}) == 1)


def record_of(match: dict[str, Any]) -> list[dict[str, Any]]:
    """The deals of the record in the file: cards as dealt, or how many were cut off, and who did what."""
    deals: list[dict[str, Any]] = []
    for line in (match.get("record") or "").splitlines():
        tag, done = re.fullmatch(r'\[(\w+) "([^"]*)"(?: "[^"]*")*\]', line), re.fullmatch(r"([1-8]) (\S.*)", line)
        if tag and tag[1] == "Deal":
            deals.append({"number": tag[2], "lines": []})
        elif tag and deals:
            deals[-1][tag[1]] = tag[2]
        elif done:
            deals[-1]["lines"].append((int(done[1]), done[2].split()))
        elif not tag and line and not line.startswith("#"):
            raise ValueError("no line of a record")
    return deals


def together(match: dict[str, Any], dealt: list[str], dealer: int, lines: list[Any]) -> list[list[str]]:
    """Kleurenwiezen: the cards that lay together after a deal, in the order of decision 1 of its rules.

    `lines`: the deal in the record. Raises ValueError where nobody can have played so.
    """
    order = [(dealer + step) % 4 + 1 for step in range(4)]
    hands: dict[int, list[str]] = {seat: [] for seat in order}
    for size in map(int, match["options"]["packets"].split("-")):
        for seat in order:
            hands[seat] += dealt[:size]
            dealt = dealt[size:]
    aces = [seat for seat in order if sum(card[0] == "A" for card in hands[seat]) > 2]
    contract: list[str] = []
    said: dict[int, list[str]] = {}
    holders: set[int] = set()
    partner: dict[int, int] = {}
    tricks: list[list[tuple[int, str]]] = []
    aside: dict[int, str] = {}
    for seat, (word, *more) in lines:
        if word == "play":
            tricks += [] if tricks and len(tricks[-1]) < 4 else [[]]
            tricks[-1].append((seat, more[0]))
        elif word == "discard":
            aside[seat] = more[0]
        elif word == "accept":
            # Whoever proposed this suit and has not spoken since; later on, the same partner.
            other = partner[seat] if seat in partner else next(one for one in said if said[one] == ["propose", more[1]])
            partner.update({seat: other, other: seat})
            contract, holders = [word, *more], {seat, other}
        elif word == "troel":
            contract, holders = [word, *more], {seat, *aces}
        elif word not in ("pass", "wait", "propose", "parole", "double", "no-double"):
            holders = {seat, *(holders if contract == [word, *more] else ())}
            contract = [word, *more]
        if word in ("play", "discard"):
            hands[seat].remove(more[0])
        said[seat] = [word, *more]
    if contract == ["small-misere"] and len(holders) == 3 and match["options"].get("forced_fourth") == "yes":
        holders = set(order)
    trump, takers = contract[-1] if contract else "", []
    for trick in tricks:
        suit = trick[0][1][1]
        takers.append(max(trick, key=lambda of: (of[1][1] == trump, of[1][1] == suit, RANKS.index(of[1][0])))[0])
    if any(len(trick) != 4 for trick in tricks) or takers[:-1] != [trick[0][0] for trick in tricks[1:]]:
        raise ValueError("no play of a deal")
    declarers = [seat for seat in order if seat in holders]
    piles = [[seat] for seat in declarers] if contract and contract[0] in ALONE else [declarers]
    piles.append([seat for seat in order if seat not in holders])
    won = [[card for _, card in trick] for pile in piles for trick, by in zip(tricks, takers) if by in pile]
    held = [[card for card in IN_HAND if card in hands[seat] and card[1] == suit] for seat in order for suit in SUITS]
    return [*won, *filter(None, held), *([aside[seat]] for seat in order if seat in aside)]


def draw(cards: list[str], seats: int, by: str, ranking: str) -> tuple[list[str], list[int]]:
    """What everybody draws from a shuffled pack, and what it decides: the order of the seats, or who deals."""
    got: dict[int, list[str]] = {seat: [] for seat in range(1, seats + 1)}
    everybody, drawing, pack = list(got), list(got), iter(cards)
    order: list[int] = []
    if by == "jacks":
        while len(order) < 2:
            seat = next(one for one in drawing if one not in order)
            drawing = everybody[seat:] + everybody[:seat]
            got[seat].append(next(pack))
            order += [seat] if got[seat][-1][0] == "J" else []
        left, right = [one for one in everybody[order[0] :] + everybody[: order[0]] if one not in order]
        order = [order[0], left, order[1], right]
    while by != "jacks" and len(drawing) > (by == "lowest"):
        for seat in drawing:
            got[seat].append(next(pack))
        ranks = {seat: [ranking.index(card[0]) for card in got[seat]] for seat in everybody}
        lowest, all_ranks = max(ranks[seat] for seat in drawing), list(ranks.values())
        if by == "lowest":
            order = drawing = [seat for seat in drawing if ranks[seat] == lowest]
        else:
            drawing = [seat for seat in drawing if all_ranks.count(ranks[seat]) > 1]
            order = [sorted(everybody, key=ranks.__getitem__)[at] for at in (0, 2, 1, 3)]
    return [" ".join(drawn) for drawn in got.values()], order


def faults_of_draw(match: dict[str, Any], key: bytes, pack: list[str], drawn: dict[str, Any]) -> Iterator[str]:
    label, by, seats = drawn["label"], drawn["by"], len(match["seats"])
    kind, ranking = DRAWS[by]
    if label.rstrip("0123456789") != kind or (drawn["ranking"] != ranking and match["game"] in ("couillon", *CARDS)):
        yield "nobody draws like that"
    if label in ("partners", "dealer", "dealer:1") and by != how_drawn(match, by):
        yield "it is another kind of draw than the one of this match"
    if by == "number" and (drawn["order"], drawn["cards"]) != ([1 + below(numbers(key, label), seats)], []):
        yield "the secret makes another seat the first dealer"
    cards = shuffled(key, label, pack)
    if by != "number" and (drawn["cards"], drawn["order"]) != draw(cards, seats, by, drawn["ranking"]):
        yield "the secret gives other cards to draw, or they say something else"


def how_drawn(match: dict[str, Any], by: str) -> str:
    """How partners or first dealer are to be drawn; `by` where nothing says so."""
    if edition_of(match) == 3:
        return str(match["draw"])
    if match["game"] == "couillon" and "seats_by" in match["options"]:
        drawn = "number" if match.get("same") else match["options"]["seats_by"]
        return "number" if drawn == "lobby" else str(drawn)
    return {"chouine": "lowest", "kleurenwiezen": "number"}.get(match["game"], by)


def faults_of_deal(
    match: dict[str, Any], key: bytes, pack: list[str], deal: dict[str, Any], record: list[dict[str, Any]]
) -> Iterator[str]:
    if deal.get("given"):
        if sorted(deal["pack"].split()) != sorted(pack):
            yield "the pack given has not the cards of the game"
        return
    gathers = match["game"] == "kleurenwiezen" and match["options"]["shuffle"] == "no"
    before, cut, dealt, by = deal["gathered"], deal["cut"], deal["pack"].split(), deal["by"]
    if (before is not None) != (gathers and deal["deal"] > 1):
        yield "a pack is gathered that is to be shuffled, or the other way round"
    whole = shuffled(key, f"deal:{deal['deal']}", pack) if before is None else before.split()
    whole = opening(whole, match["options"]["packets"]) if gathers and before is None else whole
    # Older files have no bundles; their packs were all gathered in order.
    if before is not None and ("bundles" in deal or is_by_hand(match)):
        bundles, last = [bundle.split() for bundle in deal["bundles"]], match["deals"][deal["deal"] - 2]
        if not all(lay_together(bundle, last["pack"].split(), match["options"]["packets"]) for bundle in bundles):
            yield "tricks stand there that the deal before cannot have had"
        if match.get("record"):
            played = record[deal["deal"] - 2]["lines"]
            if bundles != together(match, last["pack"].split(), last["dealer"], played):
                yield "the tricks lie otherwise than they were played in the record"
        in_order = [card for bundle in bundles for card in bundle]
        if whole != (gathered(key, f"gather:{deal['deal']}", bundles) if is_by_hand(match) else in_order):
            yield "the tricks are gathered into another pack"
    if sorted(whole) != sorted(pack):
        yield "the pack gathered has not the cards of the game"
    seats = len(match["seats"])
    if by is not None and (by % seats + 1 != deal.get("dealer", by % seats + 1) or is_dummy(match, by)):
        yield "the seat that cut is not the one that may: at dealer's right, with somebody on it"
    if match.get("same") and by is not None:
        yield "somebody cut, where other tables play the same deals"
    nobody = by is None and edition_of(match) > 1
    if nobody and cut != LEAST + below(numbers(key, f"cut:{deal['deal']}"), len(pack) - 2 * LEAST + 1):
        yield "nobody cut, and the secret makes another cut"
    if nobody and deal["words"]:
        yield "nobody cut, and something was said with it"
    if dealt != whole[cut:] + whole[:cut]:
        yield f"the pack dealt is not the one before it with {cut} cards cut off"


def is_dummy(match: dict[str, Any], seat: int) -> bool:
    """Whether the cards of this seat lie open, and nobody sits there."""
    if edition_of(match) == 3:
        return match["people"][person_on(match, seat)] is None
    return bool(match["preset"] == "troeven-3-dummy" and seat == 3)


def faults_of_record(match: dict[str, Any], recorded: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """Where the record in the file tells of other deals than the file."""
    deals = match["deals"]
    if [one["number"] for one in recorded] != [str(deal["deal"]) for deal in deals]:
        yield "record", "it has other deals than the file"
        return
    for one, deal in zip(recorded, deals):
        if one.get("Pack", deal["pack"]) != deal["pack"] or ("Pack" in one) == ("Cut" in one):
            yield f"deal {deal['deal']}", "the record has other cards"
        if "Cut" in one and (one["Cut"] != str(deal["cut"]) or deal["gathered"] is None or is_by_hand(match)):
            yield f"deal {deal['deal']}", "the record has another cut"
        if one.get("Dealer", str(deal["dealer"])) != str(deal["dealer"]):
            yield f"deal {deal['deal']}", "the record has another dealer"


def faults_of_people(match: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Where the people of a match of the third edition are not those whom the digest was posted with."""
    if not len(match["seats"]) == len(match["people"]) == len(match["names"]):
        yield "seats", "there are not as many as people whom the digest was posted with"
        return
    for seat, _ in enumerate(match["seats"], 1):
        person = person_on(match, seat)
        name, posted = match["names"][person], match["people"][person]
        if name is not None and mac(bytes.fromhex(name[1]), name[0]).hex() != posted:
            yield f"seat {seat}", "the digest was posted with somebody else there"


def cards_in_order(match: dict[str, Any], pack: list[str]) -> list[str]:
    """The game's cards in order, before they are shuffled; for a game unknown here, the cards of `pack` in order."""
    sizes = {**CARDS, "couillon": match["options"].get("pack")}
    size = int(sizes.get(match["game"], 52))
    cards = [f"{rank}{suit}" for suit in SUITS for rank in RANKS[-((size + 3) // 4) :]]
    if match["game"] not in sizes:
        return [card for card in cards if card in pack]
    cards = [card for card in cards if size != 30 or card not in ("7S", "7C")]
    return cards if len(cards) == size else []


def faults(match: Any, digest: str | None = None, message: str | None = None) -> list[tuple[str, str]]:
    """Where something is wrong (`digest`, `pack`, `draw dealer:1`, `deal 3`, `file`) and why; empty if nothing is.

    `digest` and `message` are what the channel has: the digest, and the number of the message with it.
    """
    found: list[tuple[str, str]] = []
    try:
        found += misshapen(match)
        for one in faults_of_match(match, digest, message) if not found else ():
            # One by one, so that what was found stays where something cannot be read.
            found.append(one)
    except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError, StopIteration, RuntimeError) as error:
        found.append(("file", f"it cannot be read ({type(error).__name__})"))
    return found


def faults_of_match(match: dict[str, Any], digest: str | None, message: str | None) -> Iterator[tuple[str, str]]:
    """The same for a file that is written as the bot writes it."""
    edition, secret, pack = edition_of(match), bytes.fromhex(match["secret"]), match["pack"].split()
    # Deals that several tables play, such as those of a day, may have a digest of their own, of the secret alone.
    known = [digest_of(match), *([hashlib.sha256(secret).hexdigest()] if match.get("same") else [])]
    if match["digest"] != known[0] or (digest is not None and digest not in known):
        yield "digest", "it is not that of the secret"
    if pack != cards_in_order(match, pack) or match["options"].get("packets", PACKETS[0]) not in PACKETS:
        yield "pack", "it is not that of the game in order, or is dealt as nobody deals it"
    if match["game"] in ("couillon", *CARDS) and len(match["seats"]) != SEATS.get(match["preset"], 4):
        yield "seats", "nobody plays this with so many"
    if edition == 2 and message and match["message"] != message:
        yield "message", "the file names another one"
    if edition == 3 and (message or match["same"]) and match["key"] != first_key(match, message).hex():
        yield "message", "the cards do not follow from its number"
    of_deals, record = list(keys(match, secret)), record_of(match)
    dealers: dict[int, int] = {}
    given = sum(1 for deal in match["deals"] if deal.get("given"))
    if not all(deal.get("given") for deal in match["deals"][:given]) or given != match.get("given", given):
        yield "deals", "only the first ones can be given by another match, and as many as the digest was posted with"
    for_deal = {"partners": 1, "dealer": 1, **{f"dealer:{at}": at for at in range(1, len(of_deals) + 1)}}
    places = [for_deal.get(drawn["label"], 0) for drawn in match["draws"]]
    is_one_first = bool(given) or edition == 1 or 1 in places
    if not is_one_first or any(place <= given for place in places) or len(places) != len(set(places)):
        yield "draws", "one alone must be for the first deal, and the others for later deals"
        return
    for place, drawn in zip(places, match["draws"]):
        yield from ((f"draw {drawn['label']}", why) for why in faults_of_draw(match, of_deals[place - 1], pack, drawn))
        dealers[place] = 1 if drawn["label"] == "partners" else drawn["order"][0]
    yield from faults_of_people(match) if edition == 3 else ()
    yield from faults_of_record(match, record) if match.get("record") else ()
    for number, (key, deal) in enumerate(zip(of_deals, match["deals"]), 1):
        yield from ((f"deal {number}", why) for why in faults_of_deal(match, key, pack, deal, record))
        if deal.get("dealer", dealers.get(number)) != dealers.get(number, deal.get("dealer")):
            yield f"deal {number}", "another seat was drawn to deal"
    if match["seal"] != mac(secret, compact({name: match[name] for name in match if name != "seal"})).hex():
        yield "file", "something in it was changed since the bot wrote it"


def shown(text: Any) -> str:
    """A text of the file on one line: what cannot be seen, breaks lines or sets things apart is written as a code."""
    return "".join(
        char if char.isprintable() and not (char == before == " ") else ascii(char)[1:-1] if char != " " else "\\x20"
        for before, char in zip("x" + str(text), str(text))
    )


def say(first: str, text: Any) -> None:
    print(f"{first:<7}{shown(text)}")


def where_to_look(match: dict[str, Any], message: str | None) -> str:
    """The check no script can make: whether the digest stands where it should."""
    number = match.get("message") if edition_of(match) == 2 else message
    what = f"exactly {match['digest']}, be unedited, and be the first and only one for table {match['table']}"
    what += ", and say that other tables play the same deals" if match.get("same") else ""
    if not number:
        return f"for the message with the digest, which this file does not name: it must say {what}"
    # A message's number tells when it was sent: above its low 22 bits are the milliseconds since the start of 2015.
    at = strftime("%Y-%m-%d %H:%M:%S", gmtime((int(number) >> 22) // 1000 + 1420070400))
    channel = f" in channel {match['channel']}" if match.get("channel") else ""
    return f"at message {number}{channel}, sent {at} UTC: it must be younger than the start, say {what}"


def report(match: dict[str, Any], digest: str | None, message: str | None) -> None:
    """Say what a file proves in which nothing is wrong."""
    covers = edition_of(match) == 3 and digest in (None, match["digest"])
    options = "".join(f", {name} {match['options'][name]}" for name in MATTERS if name in match["options"])
    say("match", f"{match['game']}{options}")
    say("look", where_to_look(match, message))
    for drawn in match["draws"]:
        say("right", f"draw {drawn['label']}: {'; '.join(drawn['cards'])} -> {', '.join(map(str, drawn['order']))}")
    if not covers:
        say("", "not proved: the rules, how was drawn, and who sat there: that digest is of the secret alone")
    for seat, _ in enumerate(match["seats"] if covers else (), 1):
        name, posted = (match[of][person_on(match, seat)] for of in ("names", "people"))
        if name:
            say("right", f"seat {seat}: {name[0]} sat there at the start, as the digest says")
        else:
            say("", f"seat {seat}: {'not proved, forgotten' if is_digest(posted) else posted or 'nobody, open cards'}")
    for deal in match["deals"]:
        by = "chance" if deal["by"] is None else f"seat {deal['by']}"
        said = f', saying "{deal["words"]}"' if deal.get("words") else ""
        cut = "" if deal.get("given") else f" {deal['cut']} cards cut off by {by}{said}:"
        say("given" if deal.get("given") else "right", f"deal {deal['deal']}:{cut} {deal['pack']}")
        for claim in claims(match, deal, message):
            say("", f"{'not proved' if claim in NOT_PROVED else 'proved'}: {CLAIMS[claim]}")
    say("", "not proved: that no deal followed: the message with the end of the match says how many there were")


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A part of the file in which no name stands twice; raises ValueError."""
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a name stands twice in it")
    return dict(pairs)


def main(arguments: list[str]) -> int:
    if len(arguments) not in (1, 2, 3) or arguments[0] in ("-h", "--help"):
        sys.exit(str(__doc__))
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        match = json.loads(Path(arguments[0]).read_text(encoding="utf-8-sig"), object_pairs_hook=once)
    except (OSError, ValueError, RecursionError, MemoryError) as error:
        sys.exit(f"{shown(arguments[0])} cannot be read: {shown(error)}")
    digest = arguments[1].strip().lower() if len(arguments) > 1 else None
    message = arguments[2].strip().rpartition("/")[2] if len(arguments) > 2 else None
    if not is_message(message):
        sys.exit("the third argument must be the link to the message with the digest, or its number")
    found = faults(match, digest, message)
    for where, why in found:
        say("WRONG", f"{where}: {why}")
    if not found:
        report(match, digest, message)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
