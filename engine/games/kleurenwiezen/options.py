"""Presets and options of Kleurenwiezen (rules: docs/rules/kleurenwiezen.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.core.options import ImpossibleOptions, Options, OptionSpec, choose, values_of
from engine.games.kleurenwiezen.actions import KleurenwiezenImpossible
from engine.games.kleurenwiezen.contracts import ladders
from engine.games.kleurenwiezen.contracts.contracts import ContractKind
from engine.games.kleurenwiezen.contracts.ladders import Ladder, LadderRow, parse_rows, print_rows


def _yes_no(name: str, default: str, meaning: str) -> OptionSpec:
    return OptionSpec(name, (default, {"yes": "no", "no": "yes"}[default]), meaning)


OPTIONS: Final = (
    _yes_no("shuffle", "no", "the pack is shuffled for every deal, not gathered and cut"),
    OptionSpec(
        "gathering",
        ("exact", "table"),
        "how the pack is gathered: to the letter, or as hands do it, in an order nobody can work out",
    ),
    OptionSpec("packets", ("4-5-4", "4-4-5", "5-4-4"), "cards dealt to each at a time"),
    _yes_no("solo5", "yes", "a solo may be for five tricks"),
    _yes_no("piccolo", "yes", "piccolo: exactly one trick"),
    _yes_no("parole", "yes", "the acceptor may pass the choice of eleven tricks or more to the proposer"),
    OptionSpec("troel", ("3-or-4", "exactly-3", "off"), "aces that make a Troel"),
    OptionSpec("troel_tricks", ("8-or-9", "9"), "tricks a Troel is for: 8, or 9 in another suit; or always 9"),
    OptionSpec("troel_royal", ("heart", "king"), "called by four aces: the highest heart lacking, or the highest king"),
    OptionSpec(
        "troel_lead", ("called", "partner-any"), "a Troel's lead: the called card or the ace, or any of the partner"
    ),
    _yes_no("slams", "no", "small slams of twelve tricks take the place of abondance 12"),
    _yes_no("open_slam", "no", "a slam with open cards, above all others"),
    _yes_no("piccolissimo", "no", "piccolissimo: exactly two tricks"),
    _yes_no("abondance_table", "no", "abondance with open cards"),
    _yes_no("slam_table", "no", "slams with open cards; the small one where there are small slams"),
    OptionSpec("proposals_per_suit", ("2", "1", "3"), "how often a player may propose the same suit"),
    _yes_no("solo_after_repeat", "yes", "who proposed a suit more than once may still bid solo in it"),
    OptionSpec("binding", ("full", "negative-if-broken"), "a proposer whose acceptor passes may turn to a misère"),
    _yes_no("abondance_to_misere", "no", "an outbid abondance may turn to a misère"),
    _yes_no("forced_fourth", "no", "three small misères make the fourth player play one too"),
    _yes_no("misere_closes", "no", "after a misère or piccolo no suit is proposed that nobody had proposed"),
    OptionSpec("all_tricks", ("30", "26"), "what all tricks with a partner are worth"),
    _yes_no("abondance_overtricks", "no", "an abondance is paid for the tricks won, up to twelve"),
    _yes_no("accept13_undertricks", "no", "thirteen tricks with a partner that fail cost their undertricks, not all"),
    _yes_no("pass_doubles", "no", "the deal after one that was thrown in counts double"),
    _yes_no("passed_counts", "no", "a deal that was thrown in counts as one of the match, and the deal passes on"),
    _yes_no("doubles", "no", "an opponent may double"),
    OptionSpec("scoring", ("basic", "flemish"), "ladder and figures"),
    _yes_no("claim_when_settled", "no", "a deal ends when nothing can change its score any more"),
    OptionSpec(
        "deals",
        ("16", "4", "8", "12", "0"),
        "deals in the match, a multiple of four; 0: open end",
        range(0, 1000, 4),
        is_length=True,
    ),
    OptionSpec(
        "ladder", ("",), "contracts and figures of one's own, row by row, in place of the scoring's", reads=parse_rows
    ),
)

_ADDED_BY_GERVER: Final = dict.fromkeys(("piccolissimo", "abondance_table", "slams", "slam_table"), "yes")
PRESETS: Final[dict[str, dict[str, str]]] = {
    "pagat": {},
    "whisthub": {
        **dict.fromkeys(("abondance_overtricks", "pass_doubles", "accept13_undertricks"), "yes"),
        "packets": "4-4-5",
    },
    "classic": {"solo5": "no", "piccolo": "no", "all_tricks": "26"},
    "gerver": _ADDED_BY_GERVER,
    "flemish": {"scoring": "flemish", "doubles": "yes", "pass_doubles": "yes"},
    "wallonia": {"packets": "4-4-5", "troel_tricks": "9"},
}


@dataclass(frozen=True, slots=True)
class KleurenwiezenOptions(Options):
    """The options of one match."""

    game = "kleurenwiezen"

    shuffle: bool
    gathering: str
    packets: str
    solo5: bool
    piccolo: bool
    parole: bool
    troel: str
    troel_tricks: str
    troel_royal: str
    troel_lead: str
    slams: bool
    open_slam: bool
    piccolissimo: bool
    abondance_table: bool
    slam_table: bool
    proposals_per_suit: int
    solo_after_repeat: bool
    binding: str
    abondance_to_misere: bool
    forced_fourth: bool
    misere_closes: bool
    all_tricks: int
    abondance_overtricks: bool
    accept13_undertricks: bool
    pass_doubles: bool
    passed_counts: bool
    doubles: bool
    scoring: str
    claim_when_settled: bool
    deals: int
    ladder: str

    @property
    def contracts(self) -> Ladder:
        """The contracts these options allow, with rank and figures."""
        return _ladder_for(self)

    @property
    def in_play(self) -> tuple[LadderRow, ...]:
        """Those of them that can be played, from the lowest up: a Troel may be off though the ladder has it."""
        return tuple(row for row in self.contracts if self.plays(row.kind))

    def goals(self, row: LadderRow) -> tuple[int, ...]:
        """The numbers of tricks that a row's contract may be for: two for a Troel, unless only nine will do."""
        return row.goals[row.kind is ContractKind.TROEL and self.troel_tricks == "9" :]

    def plays(self, kind: ContractKind) -> bool:
        """Whether a contract of this kind can be played where the ladder has it."""
        return kind is not ContractKind.TROEL or self.troel != "off"


@cache
def _ladder_for(options: KleurenwiezenOptions) -> Ladder:
    if options.ladder:
        return ladders.custom(options.ladder, options.all_tricks)
    choices = ladders.Choices(
        solo5=options.solo5,
        piccolo=options.piccolo,
        piccolissimo=options.piccolissimo,
        troel=options.troel != "off",
        abondance_table=options.abondance_table,
        slams=options.slams,
        slam_table=options.slam_table,
        open_slam=options.open_slam,
        all_tricks=options.all_tricks,
        abondance_overtricks=options.abondance_overtricks,
        accept13_undertricks=options.accept13_undertricks,
        edition=options.edition,
    )
    return ladders.flemish(choices) if options.scoring == "flemish" else ladders.basic(choices)


def configure(preset: str | None = None, changes: Mapping[str, str] | None = None) -> KleurenwiezenOptions:
    """Options of a preset with changes, as text; raises UnknownChoice, Unreadable, ImpossibleOptions."""
    name, chosen = choose(OPTIONS, PRESETS, preset, changes)
    if chosen["shuffle"] == "yes" and chosen["gathering"] == "table":
        raise ImpossibleOptions(KleurenwiezenImpossible.SHUFFLED, name, "gathering", "table")
    chosen["ladder"] = print_rows(parse_rows(chosen["ladder"]))
    return KleurenwiezenOptions(preset=name, **values_of(OPTIONS, chosen))
