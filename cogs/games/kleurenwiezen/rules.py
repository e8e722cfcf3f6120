"""The rules of Kleurenwiezen in words, chapter by chapter, assembled from the parts the options call for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from cogs.games.plain import TIPS, GameSteps, PlainRules, Tip, tip_lines
from cogs.messages.layout import Drawing
from engine.core.cards import Card, Played, Rank, Suit, parse_cards
from engine.core.chance.fairness import LEAST_CUT
from engine.games.kleurenwiezen import Kleurenwiezen
from engine.games.kleurenwiezen.auction.bids import PAROLE_FROM
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, ContractKind, Family
from engine.games.kleurenwiezen.contracts.ladders import Figures, LadderRow
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from locales import Say
from locales.cards import card_text, index_of
from rendering import draw_hand, draw_tricks, look_of
from rendering.canvas.letters.graphemes import shortened
from rendering.canvas.wording import cards_words
from rendering.games.kleurenwiezen.ladder import alt_contracts, draw_contracts
from rendering.games.kleurenwiezen.wording import row_name

_KLEUREN: Final = (
    Tip("kleurenwiezen-nine", lambda options: _has(options, ContractKind.ACCEPT)),
    Tip(
        "kleurenwiezen-solo5",
        lambda options: _has(options, ContractKind.ACCEPT) and 5 in options.contracts.goals(ContractKind.SOLO),
        goes_on=True,
    ),
    Tip("kleurenwiezen-alone", lambda options: not options.ladder),
    Tip("kleurenwiezen-high", lambda options: _has(options, ContractKind.ABONDANCE)),
    Tip("kleurenwiezen-solo-most", lambda options: _is_basic(options), goes_on=True),
    Tip("kleurenwiezen-abondance", lambda options: _is_basic(options) and not options.abondance_overtricks),
    Tip("kleurenwiezen-overtricks", lambda options: _is_basic(options)),
    Tip("kleurenwiezen-failed", lambda options: not options.ladder),
    Tip("kleurenwiezen-listen", lambda options: _has(options, ContractKind.ACCEPT)),
    Tip("kleurenwiezen-parole", lambda options: options.parole and _has(options, ContractKind.ACCEPT)),
    Tip("kleurenwiezen-troel", lambda options: _has(options, ContractKind.TROEL)),
    Tip(
        "kleurenwiezen-royal",
        lambda options: _has(options, ContractKind.TROEL) and options.troel != "exactly-3",
        goes_on=True,
    ),
    Tip("kleurenwiezen-pack", lambda options: not options.shuffle),
)


def kleurenwiezen_tips(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    """The advice as text, line by line like the other chapters."""
    return tip_lines(_KLEUREN, options, say, tricks=PAROLE_FROM)


def _has(options: KleurenwiezenOptions, kind: ContractKind) -> bool:
    """Whether a contract of this kind can be played."""
    return kind in _kinds(options)


def _is_basic(options: KleurenwiezenOptions) -> bool:
    """Whether the figures are those of the basic table."""
    return options.scoring == "basic" and not options.ladder


_MINUS: Final = "−"
_LONGEST: Final = 3400
"""Characters of a chapter."""
_WIDEST: Final = 80
"""Characters of a line of the table."""
_SPACE: Final = "\N{NO-BREAK SPACE}"
_SUIT: Final = tuple(Card.of(Suit.H, rank) for rank in sorted(Rank, reverse=True))
_SUITS: Final = parse_cards("AH AD AC AS")
"""As the bidding ranks them."""
_TRICK: Final = parse_cards("9S KS 4D 2H")
"""With hearts as trumps: led, beaten, thrown off, trumped."""


def _alt(what: str, cards: Sequence[Card], say: Say) -> str:
    return say(f"kleurenwiezen-rules-alt-{what}", cards=cards_words(cards, say, say.index_set))


def _game(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    index_set = say.index_set
    yield say("kleurenwiezen-rules-players")
    yield say(
        "kleurenwiezen-rules-cards", ranks=_SPACE.join(index_of(rank, index_set) for rank in sorted(Rank, reverse=True))
    )
    yield say("kleurenwiezen-rules-aim")


def _deal(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    packets = options.packets.replace("-", "\N{NON-BREAKING HYPHEN}")
    if options.shuffle:
        yield say("kleurenwiezen-rules-deal-shuffled", packets=packets)
        yield say("rules-cut", least=LEAST_CUT)
    else:
        cuts = Kleurenwiezen.cuts
        key = (
            "kleurenwiezen-rules-deal-gathered-by-hand"
            if options.gathering == "table"
            else "kleurenwiezen-rules-deal-gathered"
        )
        yield say(key, packets=packets, least=cuts[0], most=cuts[-1])
    counts = options.passed_counts
    yield say("kleurenwiezen-rules-dealer-counts" if counts else "kleurenwiezen-rules-dealer")
    yield say("kleurenwiezen-rules-match-counts" if counts else "kleurenwiezen-rules-match", deals=options.deals)


def _before_bidding(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    if _has(options, ContractKind.TROEL):
        yield _line(
            say("kleurenwiezen-rules-troel", aces="three" if options.troel == "exactly-3" else "more"),
            "" if options.troel == "exactly-3" else say(f"kleurenwiezen-rules-troel-{options.troel_royal}"),
            say("kleurenwiezen-rules-troel-above"),
        )
    yield say("kleurenwiezen-rules-order")
    yield say("kleurenwiezen-rules-suits")


def _bids(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    families = _families(options)
    yield say("kleurenwiezen-rules-pass")
    if Family.PARTNERSHIP in families:
        yield say("kleurenwiezen-rules-wait", troel="yes" if _has(options, ContractKind.TROEL) else "no")
        yield say("kleurenwiezen-rules-propose", times=options.proposals_per_suit)
        yield say("kleurenwiezen-rules-accept")
    if Family.SOLO in families:
        yield _line(
            say("kleurenwiezen-rules-solo"), _if(not options.solo_after_repeat, "kleurenwiezen-rules-solo-once", say)
        )


def _bids_alone(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    families, first = _families(options), options.edition == 1
    if Family.NEGATIVE in families:
        yield _line(
            say("kleurenwiezen-rules-negative", names=_names(options, Family.NEGATIVE, say)),
            _if(
                options.misere_closes,
                "kleurenwiezen-rules-misere-closes-first" if first else "kleurenwiezen-rules-misere-closes",
                say,
            ),
            _if(options.forced_fourth, "kleurenwiezen-rules-forced-fourth", say),
        )
    if Family.ABONDANCE in families:
        yield say("kleurenwiezen-rules-abondance", names=_names(options, Family.ABONDANCE, say))


def _raising(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    yield _line(
        say("kleurenwiezen-rules-raise"), _if(options.abondance_to_misere, "kleurenwiezen-rules-abondance-misere", say)
    )
    if Family.PARTNERSHIP in _families(options):
        if options.parole:
            yield say("kleurenwiezen-rules-parole", tricks=PAROLE_FROM)
        yield _line(
            say("kleurenwiezen-rules-bound"),
            _if(options.edition > 1, "kleurenwiezen-rules-bound-taken", say),
            _if(options.binding != "full", "kleurenwiezen-rules-bound-misere", say),
        )
    if options.doubles:
        yield say("kleurenwiezen-rules-double")


def _contracts(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    """Each kind of contract, ordered by its lowest contract."""
    for kind in _kinds(options):
        goals = options.contracts.goals(kind)
        facts: dict[str, str | int] = {"goals": _range(goals)}
        if kind is ContractKind.TROEL:
            facts = {"tricks": 9 if options.troel_tricks == "9" else 8}
        yield say(f"kleurenwiezen-rules-contract-{kind}", **facts)


def _play(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    families = _families(options)
    any_card = options.troel_lead == "partner-any"
    yield _line(
        say("kleurenwiezen-rules-lead"),
        _if(Family.ABONDANCE in families, "kleurenwiezen-rules-lead-alone", say),
        _if(
            _has(options, ContractKind.TROEL),
            "kleurenwiezen-rules-lead-troel-any" if any_card else "kleurenwiezen-rules-lead-troel",
            say,
        ),
    )
    yield say("kleurenwiezen-rules-follow")
    yield say("kleurenwiezen-rules-tricks")
    led, best, away, ruff = (card_text(card, say.index_set) for card in _TRICK)
    yield say("kleurenwiezen-rules-example", led=led, best=best, away=away, ruff=ruff)


def _in_some_contracts(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    natures = [NATURES[kind] for kind in _kinds(options)]
    if any(nature.discards for nature in natures):
        yield say("kleurenwiezen-rules-aside")
    if any(nature.exposed for nature in natures):
        yield say("kleurenwiezen-rules-face-up")
    if any(nature.family is Family.NEGATIVE for nature in natures):
        yield say("kleurenwiezen-rules-several")
    yield say("kleurenwiezen-rules-end-settled" if options.claim_when_settled else "kleurenwiezen-rules-end-last")


def _score(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    rows = options.in_play
    yield say("kleurenwiezen-rules-sides")
    yield _line(
        say("kleurenwiezen-rules-ladder"),
        _if(any(place[1:] for place in options.contracts.rows), "kleurenwiezen-rules-ladder-equal", say),
        _if(any(row.against for row in rows), "kleurenwiezen-rules-ladder-against", say),
    )
    yield "\n".join(("```", *table_lines(options, say), "```"))
    for row in rows:
        yield from _exactly(row, say)
    if any(row.figures.under for row in rows):
        yield say("kleurenwiezen-rules-failed")
    for row in rows:
        if row.figures.lost is not None:
            facts = {"points": row.figures.lost * _times(row), "under": row.figures.under * _times(row)}
            facts["first"] = facts["points"] + facts["under"]
            yield say("kleurenwiezen-rules-failed-otherwise", name=row_name(row, say), **facts)


def _exactly(row: LadderRow, say: Say) -> Iterator[str]:
    """What a contract pays for certain numbers of tricks, whatever else is said."""
    name, found = row_name(row, say), {tricks: points * _times(row) for tricks, points in row.figures.exact}
    if found.get(HAND, -1) >= 0:
        yield say("kleurenwiezen-rules-all-tricks", name=name, points=found.pop(HAND))
    if found:
        each = ((tricks, str(points).replace("-", _MINUS)) for tricks, points in found.items())
        figures = (say("kleurenwiezen-rules-exactly-one", tricks=tricks, points=points) for tricks, points in each)
        yield say("kleurenwiezen-rules-exactly", name=name, figures=" · ".join(figures))


def _doubles(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    rows = options.in_play
    at = sorted({tricks for row in rows for tricks in row.doubled_at}, reverse=True)
    doubles = [
        *(
            say("kleurenwiezen-rules-double-tricks", tricks=tricks, names=_doubled_at(options, tricks, say))
            for tricks in at
        ),
        _if(options.doubles, "kleurenwiezen-rules-double-said", say),
        _if(options.pass_doubles, "kleurenwiezen-rules-double-passed", say),
        *(
            say("kleurenwiezen-rules-double-row", name=row_name(row, say), doubles=row.doubles)
            for row in rows
            if row.doubles
        ),
    ]
    if any(doubles):
        yield say("kleurenwiezen-rules-doubles")
        yield from filter(None, doubles)


def _doubled_at(options: KleurenwiezenOptions, tricks: int, say: Say) -> str:
    """The contracts that count double for so many tricks; only the kind if that holds for all of it."""
    rows = options.in_play
    whole = {kind for kind in _kinds(options) if all(tricks in row.doubled_at for row in rows if row.kind is kind)}
    names = (
        _kind_name(row.kind, say) if row.kind in whole else row_name(row, say)
        for row in rows
        if tricks in row.doubled_at
    )
    return ", ".join(dict.fromkeys(names))


def table_lines(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    """The ladder from its lowest contract up, one line each, narrow enough for a phone."""
    names = {row: row_name(row, say) for row in options.in_play}
    # The others have long names and few steps, if any.
    width = max((len(name) for row, name in names.items() if row.figures.under), default=0)
    for row, name in names.items():
        own, times = row.figures, _times(row)
        steps = [_steps(own, times)]
        if row.against is not None:
            theirs = (str(row.against.basic * times), _steps(row.against, times), _others(row.against, times, say))
            steps.append(f"/ {' '.join(filter(None, theirs))}")
        sign = "=" if row.beside else " "
        line = f"{sign}{own.basic * times:>3}  {name:<{width}}  {' '.join(filter(None, steps))}".rstrip()
        yield shortened(line, _WIDEST)


def _others(figures: Figures, times: int, say: Say) -> str:
    """The opponents' own figures, if there are any: `lost 3 7:−11`."""
    lost = f"{say('house-ladder-lost')} {figures.lost * times}" if figures.lost is not None else ""
    exact = (f"{tricks}:{points * times}".replace("-", _MINUS) for tricks, points in figures.exact)
    return " ".join(filter(None, (lost, *exact)))


def _times(row: LadderRow) -> int:
    """The factor of the doubles that a contract always has."""
    return 1 + row.doubles


def _steps(figures: Figures, times: int) -> str:
    """`+3+3+10 −3`."""
    over = "".join(f"+{step * times}" for step in figures.over)
    under = f"{_MINUS}{figures.under * times}" if figures.under else ""
    return f"{over} {under}".strip()


def _names(options: KleurenwiezenOptions, family: Family, say: Say) -> str:
    """The contracts of a family without their tricks: `Abondance, Slam`."""
    kinds = (kind for kind in _kinds(options) if NATURES[kind].family is family)
    return ", ".join(_kind_name(kind, say) for kind in kinds)


def _kind_name(kind: ContractKind, say: Say) -> str:
    """A kind of contract as players call it, without tricks and suit."""
    if kind is ContractKind.TROEL:
        return say("kleurenwiezen-bid-contract-troel")
    key = "kleurenwiezen-bid-contract-accept" if kind is ContractKind.ACCEPT else f"kleurenwiezen-bid-{kind}"
    return " ".join(say(key, goal="", suit="").split())


def _kinds(options: KleurenwiezenOptions) -> tuple[ContractKind, ...]:
    """The kinds of contract in use, ordered by the lowest of each."""
    return tuple(dict.fromkeys(row.kind for row in options.in_play))


def _families(options: KleurenwiezenOptions) -> set[Family]:
    return {NATURES[kind].family for kind in _kinds(options)}


def _range(goals: tuple[int, ...]) -> str:
    return str(goals[0]) if len(goals) == 1 else f"{goals[0]}–{goals[-1]}"


def _if(given: bool, key: str, say: Say) -> str:
    """A part used only if `given`."""
    return say(key) if given else ""


def _line(*parts: str) -> str:
    return " ".join(filter(None, parts))


TERMS: Final = (
    "kleurenwiezen auction contract declarer pass wait proposal acceptance solo troel misere open-misere piccolo"
    " piccolissimo abondance slam parole double overtrick"
)
"""The terms that only this game has, as `learn-term-...` names them."""


class KleurenwiezenRules(PlainRules):
    """The chapters of `/rules` about Kleurenwiezen."""

    CHAPTERS: Mapping[str, tuple[Callable[[KleurenwiezenOptions, Say], Iterator[str]], ...]] = {
        "game": (_game, _deal),
        "auction": (_before_bidding, _bids, _bids_alone, _raising),
        "contracts": (_contracts,),
        "play": (_play, _in_some_contracts),
        "score": (_score, _doubles),
        TIPS: (kleurenwiezen_tips,),
    }
    """The chapters in reading order, with the functions that make their paragraphs."""

    def pictures(self, options: KleurenwiezenOptions, chapter: str, say: Say) -> list[Drawing]:
        """The pictures of a chapter."""
        look = look_of(say)
        match chapter:
            case "game":
                return [Drawing(lambda: draw_hand(_SUIT, None, look), _alt("ranking", _SUIT, say))]
            case "auction":
                return [Drawing(lambda: draw_hand(_SUITS, None, look), _alt("suits", _SUITS, say))]
            case "play":
                trick = tuple(Played(seat, card) for seat, card in enumerate(_TRICK, 1))
                return [Drawing(lambda: draw_tricks([trick], look), _alt("trick", _TRICK, say))]
        return []

    def in_words(self, options: KleurenwiezenOptions, chapter: str, say: Say) -> str:
        """A chapter of the rules with these options: one line per point, in a few paragraphs."""
        paragraphs = ("\n".join(lines(options, say)) for lines in self.CHAPTERS[chapter])
        text = "\n\n".join(filter(None, paragraphs))
        # Only a custom ladder can make this so long, and its table comes at the beginning.
        return text if len(text) <= _LONGEST else text[:_LONGEST].rpartition("\n")[0] + "\n…"


class KleurenwiezenSteps(GameSteps):
    """The steps in which somebody composes a variant of Kleurenwiezen."""

    STEPS: Mapping[str, Sequence[str]] = MappingProxyType(
        {
            "dealing": ("packets", "shuffle", "gathering"),
            "contracts": (
                *("scoring", "solo5", "piccolo", "piccolissimo"),
                *("abondance_table", "slams", "slam_table", "open_slam"),
            ),
            "troel": ("troel", "troel_tricks", "troel_royal", "troel_lead"),
            "bidding": (
                *("proposals_per_suit", "binding", "solo_after_repeat", "parole"),
                *("abondance_to_misere", "forced_fourth", "misere_closes"),
            ),
            "scores": ("all_tricks", "abondance_overtricks", "accept13_undertricks", "doubles", "pass_doubles"),
            "match": ("deals", "passed_counts", "claim_when_settled"),
        }
    )
    ROWS_AT = "scores"

    def pictures(self, options: KleurenwiezenOptions, say: Say) -> list[Drawing]:
        """The table of contracts."""
        look = look_of(say)
        return [Drawing(lambda: draw_contracts(options, look, say), alt_contracts(options, say))]
