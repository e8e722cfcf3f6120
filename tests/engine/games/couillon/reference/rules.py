"""The presets of the Couillon family as the naive reference reads them, one row of text for each.

Batches are written as they leave the pack: `2*` two cards to everyone from eldest on, `e` eldest, `o` the others, `n`
everyone but the dealer, `d` the dealer, `r` what stays undealt; at `|` trumps are made.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.engine.games.couillon.reference.composed import batches_of, makes_no_sense, says_nothing

TABLE = """
preset            seats pack making       following        scoring  batches

couillon          4     24   upcard       follow-or-trump  slate    2* 2* r |
denexa            4     24   upcard       follow-or-trump  slate    2* 2* r |
points            4     24   upcard       follow-or-trump  points   2* 2* r |
tongres           4     24   tongres      follow-or-trump  slate    2* 2* | 2*
force             4     24   forced       follow-or-trump  slate    2* 2* | 2*
malmedy           4     24   forced       follow-or-trump  royes    3e | 3o r 2*
dame-de-make      4     24   forced       follow-or-trump  royes    3e | 3o r 2*
st-vith           4     24   held         follow-or-trump  royes    3* | 3*
six               6     24   forced       follow-or-trump  royes    2* | 2*
six-32            6     32   forced       follow-or-trump  royes    3e | 3o r 2*
eight             8     32   forced       follow-or-trump  royes    2* | 2*
kwajongen         4     24   dealer-card  must-follow     numbers  2n 1d 2n 3d r |
kujong            4     24   named        follow-or-trump  cows     3* | 3*
troeven           4     32   named        follow-or-trump  tree     4e | 4o 4*
troeven-3-dummy   4     32   named        follow-or-trump  tree     4e | 4o 4*
troeven-3         3     30   named        follow-or-trump  tree     5e | 5o 5*
troeven-2-layout  2     32   named        follow-or-trump  tree     4e 4d 4e 4d 4e | 4d 4e 4d
troeven-2-stock   2     32   named        follow-or-trump  tree     4e | 4d 4e 4d r
"""

EVERYWHERE = {
    "lines": "7",
    "branches": "7",
    "cows": "9-9-5",
    "royes": "13",
    "target": "7",
    "show": "none",
    "mit": "none",
    "dame_de_make": "no",
    "red_queens": "no",
    "ottant": "no",
    "tie": "none",
    "deals": "0",
    "seats_by": "lobby",
}
SPECIAL = {
    "denexa": {"lines": "5"},
    "force": {"show": "chosen"},
    "malmedy": {"mit": "kontra"},
    "dame-de-make": {"mit": "kontra", "dame_de_make": "yes"},
    "st-vith": {"mit": "kontra", "dame_de_make": "yes", "tie": "non-makers"},
    "six": {"mit": "kontra"},
    "six-32": {"mit": "kontra"},
    "eight": {"mit": "kontra"},
    "kwajongen": {"branches": "10"},
    "kujong": {"mit": "plain"},
    "troeven-3": {"branches": "5"},
}
LARGER = ("couillon", "denexa", "points", "malmedy", "dame-de-make")
"""Where a stub or talon takes the cards that a larger pack has more."""


@dataclass(frozen=True)
class Rules:
    """The rules of one match."""

    preset: str
    seats: int
    pack: list[str]
    making: str
    following: str
    scoring: str
    before: list[str]
    """The batches dealt before trumps are made."""
    after: list[str]
    options: dict[str, str]

    @property
    def stock(self) -> bool:
        """Whether everybody draws after a trick, and plays what they like as long as there is something to draw."""
        return self.preset == "troeven-2-stock"

    @property
    def single(self) -> bool:
        """Whether everybody plays for themselves."""
        return self.seats < 4

    @property
    def dummy(self) -> int | None:
        return 3 if self.preset == "troeven-3-dummy" else None

    def face_down(self, seat: int) -> int:
        """How many of a seat's first cards lie face down on the table; the next ones cover them."""
        if self.preset == "troeven-2-layout":
            return 8
        return 4 if seat == self.dummy else 0


ROWS = {row.split()[0]: row.split(maxsplit=6) for row in TABLE.strip().splitlines()[2:]}
PRESETS = list(ROWS)


def own(preset: str) -> dict[str, str]:
    """Every option as the preset has it."""
    _, _, size, making, following, scoring, batches = ROWS[preset]
    composed = {"making": making, "following": following, "scoring": scoring, "cards": str(cards_each(batches))}
    return EVERYWHERE | {"pack": size} | SPECIAL.get(preset, {}) | composed


def cards_each(batches: str) -> int:
    """How many cards the player at dealer's left gets."""
    return sum(int(batch[:-1]) for batch in batches.split() if batch[-1] in "*en")


def same_deal(preset: str, options: dict[str, str]) -> bool:
    """Whether the preset's own batches are dealt."""
    return all(options[name] == own(preset)[name] for name in ("making", "cards"))


def rules_of(preset: str = "couillon", **changes: str) -> Rules:
    """A row of the table, with these options changed."""
    _, seats, *_, batches = ROWS[preset]
    options = own(preset) | changes
    if not same_deal(preset, options):
        batches = batches_of(options["making"], int(options["cards"]))
    for name in ("show", "tie"):
        if says_nothing(name, options):
            options[name] = "none"
    before, after = batches.split("|")
    pack = [rank + suit for suit in "SHDC" for rank in ("AKQJT9" if options["pack"] == "24" else "AKQJT987")]
    if options["pack"] == "30":
        pack = [card for card in pack if card not in ("7S", "7C")]
    making, following, scoring = (options[name] for name in ("making", "following", "scoring"))
    return Rules(preset, int(seats), pack, making, following, scoring, before.split(), after.split(), options)


def refuses(preset: str, changes: dict[str, str]) -> bool:
    """Whether the preset cannot be played with these changes, each of which has a value that exists."""
    before, after = own(preset), own(preset) | changes
    for name, value in changes.items():
        if says_nothing(name, after) and value != before[name] and not (name in ("show", "tie") and value == "none"):
            return True
    if after["pack"] not in packs(preset, after):
        return True
    seats = int(ROWS[preset][1])
    if after["seats_by"] != "lobby" and (seats != 4 or preset == "troeven-3-dummy"):
        return True
    return makes_no_sense(preset, seats, same_deal(preset, after), after)


def packs(preset: str, options: dict[str, str]) -> list[str]:
    """The packs with which this may be played."""
    if preset in LARGER or not same_deal(preset, options):
        return ["24", "32", *(["30"] if preset == "troeven-3" else [])]
    return [own(preset)["pack"]]


def values_of(preset: str) -> dict[str, list[str]]:
    """Every option that a preset lets people change, with the values it may have there.

    Those that compose a variant are not among them.
    """
    rules = rules_of(preset)
    one_to = {limit: [str(number) for number in range(1, limit + 1)] for limit in (20, 99)}
    found = {
        "dame_de_make": ["no", "yes"],
        "red_queens": ["no", "yes"],
        "deals": [str(number) for number in range(1000)],
    }
    if rules.scoring == "slate":
        found["lines"] = one_to[20]
    if rules.scoring in ("tree", "numbers"):
        found["branches"] = one_to[20]
    if rules.scoring == "cows":
        found["cows"] = ["9-9-5", "9-5", "9", "5"]
    if rules.scoring == "royes":
        found |= {"royes": one_to[99], "tie": ["none", "both-score", "non-makers"]}
    if rules.scoring == "points":
        found["target"] = one_to[99]
    if rules.scoring in ("royes", "cows"):
        found |= {"mit": ["none", "plain", "kontra"], "ottant": ["no", "yes"]}
    if len(packs(preset, rules.options)) > 1:
        found["pack"] = packs(preset, rules.options)
    if rules.making == "forced":
        found["show"] = ["none", "chosen", "highest"]
    return found
