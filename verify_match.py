#!/usr/bin/env python3
"""Check that nobody chose the cards of a match: its draws, packs and cuts must follow from its secret.

    python3 verify_match.py couillon-12.verify.json [DIGEST]

FILE is what /verify gives when a match is over or was stopped, DIGEST what was in the channel before its first deal.
Says deal by deal what that proves and what it does not. Needs Python 3.9 and nothing else; how it works:
docs/fairness.md. Ends with status 0 where all is right, 1 where something is not.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import gmtime, strftime
from typing import Any

SUITS, RANKS = "SHDC", "23456789TJQKA"
IN_HAND = [rank + suit for suit in SUITS for rank in RANKS[::-1]]
CARDS = {"chouine": 32, "kleurenwiezen": 52}
PARTNERS = ("partners", RANKS[::-1])
DRAWS = {"number": ("dealer", ""), "lowest": ("dealer:", "ATKQJ987"), "high-cards": PARTNERS, "jacks": PARTNERS}
LEAST, PACKETS = 3, ("4-5-4", "4-4-5", "5-4-4")
MATTERS = ("pack", "shuffle", "gathering", "packets")
CLAIMS = {
    "posted": "the digest was in its message before the deal, whose pack follows from that message's number",
    "shared": "the digest was in its message before the deal; other tables play the same deals, and nobody cuts there",
    "unposted": "that there was a digest before the deal: no message had it",
    "unbound": "that the digest was there before the deal: only whoever saw it knows",
    "pack": "the pack follows from the secret",
    "hands": "the pack follows from the secret and the tricks in this file, which everybody saw",
    "gathered": "that the pack was gathered so: the record of the match can tell",
    "cut": "the cut, which nobody made, follows from the secret",
    "chance": "the cut: it was the bot's own chance",
    "person": "that this seat cut there and said that: ask who sat there",
    "given": "anything about the cards: they are those of another match, from which this one plays on",
}
NOT_PROVED = ("unposted", "unbound", "gathered", "chance", "person", "given")


def mac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def is_first_edition(match: dict[str, Any]) -> bool:
    """Whether packs follow from the secret alone, with chance cuts made apart from it."""
    return bool(match.get("edition", 1) == 1)


def is_by_hand(match: dict[str, Any]) -> bool:
    """Whether the tricks are gathered in an order that the secret decides."""
    return bool(match["options"].get("gathering") == "table")


def is_message(number: Any) -> bool:
    """Whether this is None, or a message number as Discord gives them, in canonical form."""
    return number is None or (number == str(int(number)) and 0 < int(number) < 2**63)


def keys(match: dict[str, Any], secret: bytes) -> Iterator[bytes]:
    """Each deal's key, from the secret, the number of the digest's message, and everything people gave with cuts."""
    key = secret if is_first_edition(match) else mac(secret, f"message:{match['message'] or 0}")
    # Tables that play the same deals have one secret, and each a message of its own.
    key = mac(secret, "same deals") if match.get("same") else key
    for deal in match["deals"]:
        yield key
        if deal["by"] is not None and not deal.get("given") and not is_first_edition(match):
            key = mac(key, f"given:{deal['deal']}:{deal['by']}:{deal['cut']}:{deal['words']}")


def claims(match: dict[str, Any], deal: dict[str, Any]) -> list[str]:
    """The CLAIMS that hold for a deal in which nothing is wrong."""
    if deal.get("given"):
        return ["given"]
    first = is_first_edition(match)
    posted = "shared" if match.get("same") else "posted"
    digest = "unbound" if first else posted if match["message"] else "unposted"
    cut = "person" if deal["by"] is not None else "chance" if first else "cut"
    return [digest, "pack" if deal["gathered"] is None else "hands" if is_by_hand(match) else "gathered", cut]


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
    if by == "number" and drawn["order"] != [1 + below(numbers(key, label), seats)]:
        yield "the secret makes another seat the first dealer"
    cards = shuffled(key, label, pack)
    if by != "number" and (drawn["cards"], drawn["order"]) != draw(cards, seats, by, drawn["ranking"]):
        yield "the secret gives other cards to draw, or they say something else"


def faults_of_deal(match: dict[str, Any], key: bytes, pack: list[str], deal: dict[str, Any]) -> Iterator[str]:
    if deal.get("given"):
        if sorted(deal["pack"].split()) != sorted(pack):
            yield "the pack given has not the cards of the game"
        return
    gathers = match["game"] == "kleurenwiezen" and match["options"]["shuffle"] == "no"
    before, cut, dealt = deal["gathered"], deal["cut"], deal["pack"].split()
    if (before is not None) != (gathers and deal["deal"] > 1):
        yield "a pack is gathered that is to be shuffled, or the other way round"
    whole = shuffled(key, f"deal:{deal['deal']}", pack) if before is None else before.split()
    whole = opening(whole, match["options"]["packets"]) if gathers and before is None else whole
    # Older files have no bundles; their packs were all gathered in order.
    if before is not None and ("bundles" in deal or is_by_hand(match)):
        bundles = [bundle.split() for bundle in deal["bundles"]]
        last, packets = match["deals"][deal["deal"] - 2]["pack"].split(), match["options"]["packets"]
        if not all(lay_together(bundle, last, packets) for bundle in bundles):
            yield "tricks stand there that the deal before cannot have had"
        in_order = [card for bundle in bundles for card in bundle]
        if whole != (gathered(key, f"gather:{deal['deal']}", bundles) if is_by_hand(match) else in_order):
            yield "the tricks are gathered into another pack"
    if sorted(whole) != sorted(pack):
        yield "the pack gathered has not the cards of the game"
    if str(deal["by"]) not in ("None", *map(str, range(1, len(match["seats"]) + 1))):
        yield "the seat that cut is none of this table"
    cuts = len(pack) - 2 * LEAST + 1
    if match.get("same") and deal["by"] is not None:
        yield "somebody cut, where other tables play the same deals"
    nobody = deal["by"] is None and not is_first_edition(match)
    if nobody and cut != LEAST + below(numbers(key, f"cut:{deal['deal']}"), cuts):
        yield "nobody cut, and the secret makes another cut"
    if nobody and deal["words"]:
        yield "nobody cut, and something was said with it"
    if cut not in range(LEAST, LEAST + cuts):
        yield f"{cut} cards cannot be cut off"
    elif dealt != whole[cut:] + whole[:cut]:
        yield f"the pack dealt is not the one before it with {cut} cards cut off"


def cards_in_order(match: dict[str, Any], pack: list[str]) -> list[str]:
    """The game's cards in order, before they are shuffled; for a game unknown here, the cards of `pack` in order."""
    sizes = {**CARDS, "couillon": match["options"].get("pack")}
    size = int(sizes.get(match["game"], 52))
    cards = [f"{rank}{suit}" for suit in SUITS for rank in RANKS[-((size + 3) // 4) :]]
    if match["game"] not in sizes:
        return [card for card in cards if card in pack]
    return [card for card in cards if size != 30 or card not in ("7S", "7C")]


def faults(match: dict[str, Any], digest: str | None = None) -> list[tuple[str, str]]:
    """Where something is wrong (`digest`, `pack`, `draw dealer:1`, `deal 3`, `file`) and why; empty if nothing is."""
    found: list[tuple[str, str]] = []
    try:
        secret, pack = bytes.fromhex(match["secret"]), match["pack"].split()
        made = hashlib.sha256(secret).hexdigest()
        found += [("digest", "it is not that of the secret") for one in {match["digest"], digest or made} - {made}]
        if pack != cards_in_order(match, pack) or match["options"].get("packets", PACKETS[0]) not in PACKETS:
            found.append(("pack", "it is not that of the game in order, or is dealt as nobody deals it"))
        if match.get("edition", 1) not in (1, 2):
            found.append(("file", "it is of an edition that this script does not know: take a newer one"))
        if not is_first_edition(match) and (len(secret) != 32 or not is_message(match["message"])):
            found.append(("file", "its secret or the number of its message is not written as it should be"))
        of_deals = list(keys(match, secret))
        for_deal = {"partners": 1, "dealer": 1, **{f"dealer:{at}": at for at in range(1, len(of_deals) + 1)}}
        places = [for_deal.get(drawn["label"], 0) for drawn in match["draws"]]
        if 0 in places or (places.count(1) != 1 and not is_first_edition(match) and not match["deals"][0].get("given")):
            found.append(("draws", "one alone must be for the first deal, and the others for later deals"))
        for number, drawn in enumerate(match["draws"]):
            key = of_deals[places[number] - 1]
            found += [(f"draw {drawn['label']}", why) for why in faults_of_draw(match, key, pack, drawn)]
        for number, key in enumerate(of_deals, 1):
            deal = match["deals"][number - 1]
            found += [(f"deal {number}", why) for why in faults_of_deal(match, key, pack, deal)]
            found += [(f"deal {number}", "another deal stands here")] if str(deal["deal"]) != str(number) else []
        rest = json.dumps({key: match[key] for key in match if key != "seal"}, sort_keys=True, separators=(",", ":"))
        if match["seal"] != mac(secret, rest).hex():
            found.append(("file", "something in it was changed since the bot wrote it"))
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, StopIteration, RuntimeError) as error:
        found.append(("file", f"it cannot be read ({type(error).__name__})"))
    return found


def where_to_look(match: dict[str, Any]) -> str:
    """The check no script can make: whether the digest stands where the file says."""
    if is_first_edition(match) or not match["message"]:
        return f"look   for the digest {match['digest']}: this file names no message that had it"
    # A message's number tells when it was sent: above its low 22 bits are the milliseconds since the start of 2015.
    at = strftime("%Y-%m-%d %H:%M:%S", gmtime((int(match["message"]) >> 22) // 1000 + 1420070400))
    return (
        f"look   at message {match['message']} in channel {match['channel']}, sent {at} UTC: it must "
        f"say {match['digest']}, not be edited, be younger than the start, and the only one for table {match['table']}"
    )


def main(arguments: list[str]) -> int:
    if len(arguments) not in (1, 2):
        sys.exit(str(__doc__))
    try:
        match = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        sys.exit(f"{arguments[0]} cannot be read: {error}")
    found = faults(match, arguments[1].strip().lower() if len(arguments) == 2 else None)
    for where, why in found:
        print(f"WRONG  {where}: {why}")
    if not found:
        options = "".join(f", {name} {match['options'][name]}" for name in MATTERS if name in match["options"])
        print(f"match  {match['game']}{options}\n{where_to_look(match)}")
    for drawn in match["draws"] if not found else ():
        print(f"right  draw {drawn['label']}: {'; '.join(drawn['cards'])} -> {', '.join(map(str, drawn['order']))}")
    for deal in match["deals"] if not found else ():
        if deal.get("given"):
            print(f"given  deal {deal['deal']}: {deal['pack']}\n       not proved: {CLAIMS['given']}")
            continue
        by = "chance" if deal["by"] is None else f"seat {deal['by']}"
        said = f', saying "{deal["words"]}"' if deal.get("words") else ""
        print(f"right  deal {deal['deal']}: {deal['cut']} cards cut off by {by}{said}: {deal['pack']}")
        for claim in claims(match, deal):
            print(f"       {'not proved' if claim in NOT_PROVED else 'proved'}: {CLAIMS[claim]}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
