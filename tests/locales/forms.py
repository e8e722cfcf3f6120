"""The forms that a word takes, so that a list of words need not spell them out: patterns, not a grammar.

They find more than a language has (`bietete`), never less than its rules: an irregular form is told by the caller.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

CLAUSE: Final = r"[^.,;:!?•\n]"
"""Between a verb and its particle, as in `spielt { $card } an`, there is no mark."""
CLAUSE_ENDS: Final = r"(?=[*_)\s”“»\"]*(?:[.,;:!?…•·–\n]|$))"
PARTICLES: Final = {
    "de": "zusammen|zurück|heraus|herein|hinaus|hinein|weiter|ab|an|auf|aus|bei|dar|ein|fest|fort|frei|her|hin|los|mit|"
    "nach|vor|weg|zu|um",
    "nl": "samen|terug|tegen|voor|door|over|aan|bij|mee|neer|toe|uit|weg|af|in|na|om|op",
}
"""What a verb leaves to the end of its clause, the long ones first."""
ADJECTIVE: Final = {"de": "(?:e[mnrs]?)?", "nl": "e?"}


def form_pattern(word: str, language: str, irregular: Mapping[str, Sequence[str]]) -> re.Pattern[str]:
    """Finds a word or phrase as the termbase writes it.

    `=word` is that alone, `word*` has any ending, and a plain `word` is found in every form: by rule, or one of
    `irregular`, which maps a word to the forms no rule makes. Capitals count only for what is not in lower case.
    """
    bare = word.removeprefix("=")
    if bare != word or "*" in bare:
        inner = re.escape(bare).replace(r"\*", r"\w*")
    else:
        inner = r"\s+".join(_forms(one, language, irregular.get(one, ())) for one in bare.split())
    return re.compile(rf"(?<![\w-])(?{'i' if bare == bare.lower() else ''}:(?:{inner}))(?!\w)")


def _forms(word: str, language: str, irregular: Sequence[str]) -> str:
    """The forms of one word; what has three letters or fewer, or is not all letters, has none."""
    if not word.isalpha() or (len(word) <= 3 and not irregular):
        return re.escape(word)
    return "(?:" + "|".join([_INFLECT[language](word, irregular), *map(re.escape, irregular)]) + ")"


def _german(word: str, irregular: Sequence[str]) -> str:
    if word != word.lower():
        stem = word.removesuffix("e") if len(word) > 4 else word
        umlaut = re.sub(r"(?i)([aou])(?=[^aou]*$)", lambda vowel: f"[{vowel[0]}{_UMLAUT[vowel[0]]}]", stem)
        return rf"{umlaut}(?:e|en|n|er|ern|s|es|se|sen|in|innen)?"
    if not re.search(r"(?:en|eln|ern)$", word):
        return rf"{word}(?:er|st|est)?{ADJECTIVE['de']}"
    return _germanic("de", word, r"(?:e?(?:st|t|te|test|ten|tet|n)|e|ende?|(?:e?t|en|end)e[mnrs]?)?", "zu", irregular)


def _dutch(word: str, irregular: Sequence[str]) -> str:
    if word.endswith("en") and len(word) > 4:
        return _germanic("nl", word, "(?:t|te|ten|d|de|den)?", r"\s+te\s+", irregular)
    last = word[-1]
    doubled = word if last in "aeiouy" else f"{word}{last}?"
    opened = re.sub(r"(aa|ee|oo|uu)([^aeiouy])$", lambda hit: f"{hit[1][0]}{_SOFT.get(hit[2], hit[2])}", word)
    return rf"(?:{doubled}|{_soft(word)})(?:en|e|n|s|es|['’]s|t?jes?)?|{opened}en"


def _germanic(language: str, word: str, endings: str, to: str, irregular: Sequence[str]) -> str:
    """A verb, with its particle at the end of the clause, before it, or around `ge`, `zu` and `te`."""
    begins = re.match(rf"(?:{PARTICLES[language]})(?=\w{{4}})", word)
    particle = begins[0] if begins else ""
    root = word.removeprefix(particle)
    stem = root.removesuffix("en") if root.endswith("en") else root.removesuffix("n")
    single = _singular(stem) if language == "nl" else stem
    strong = "|".join(one.removeprefix(particle) for one in irregular)
    finite = rf"(?:{root}|{stem}en(?:de?)?|{single}{endings}{f'|{strong}' if strong else ''})"
    weak = "" if language == "nl" and stem[-1] in "dt" else "e?[dt]"
    participle = rf"ge(?:{stem}en|{single}{weak}){ADJECTIVE[language]}"
    joined = rf"{particle}(?:{finite}|{participle}|{to}{root})"
    # A particle alone can be a preposition (`spielt an Tisch 3`), so only one at the end of its clause tells.
    return rf"{joined}|{finite}(?:\b{CLAUSE}{{0,60}}\s){particle}{CLAUSE_ENDS}" if particle else joined


def _singular(stem: str) -> str:
    """What is left of a Dutch verb without its ending: `speel` of `spelen`, `beken` of `bekennen`."""
    if len(stem) > 2 and stem[-1] == stem[-2]:
        return stem[:-1]
    long = re.sub(r"(?<![aeiou])([aeou])([^aeiouy])$", r"\1\1\2", stem)
    # A later syllable may be unstressed and stay as it is (`wandelen`), so both are found.
    lone = re.fullmatch("[^aeiouy]*[aeou][^aeiouy]", stem)
    sharp = {one[:-1] + _HARD.get(one[-1], one[-1]) for one in ((long,) if lone else (stem, long))}
    return "(?:" + "|".join(sorted(sharp)) + ")"


def _soft(word: str) -> str:
    return word[:-1] + _SOFT.get(word[-1], word[-1])


def _french(word: str, irregular: Sequence[str]) -> str:
    del irregular
    if word.endswith("er"):
        stem = re.sub("c$", "[cç]", re.sub("g$", "ge?", word[:-2]))
        return rf"{stem}(?:e|es|ez|ent|ée?s?|er|ant|er(?:ai|as|a|ez|ont)|(?:er)?(?:ai[st]|aient|i?ons|iez))"
    if word.endswith("ir"):
        return rf"{word[:-2]}(?:i|is|it|ie|ies|ir|iss(?:e|es|ons|ez|ent|ant|ait|aient)|ir(?:ai|as|a|ons|ez|ont|ait))"
    if word.endswith("re"):
        return rf"{word[:-2]}(?:s|t|re|ons|ez|ent|ant|ait|aient|u|ue|us|ues|i|ie|is|ies|r(?:ai|as|a|ons|ez|ont|ait))?"
    if re.search("al$|eau$|eu$", word):
        return rf"(?:{word}(?:e|es|x)?|{word[:-1]}ux)"
    if word.endswith("eur"):
        return rf"{word[:-3]}(?:eur|euse|rice)s?"
    return rf"{word}(?:s|e|es|{word[-1]}es?)?"


def _english(word: str, irregular: Sequence[str]) -> str:
    del irregular
    if re.search("[^aeiou]y$", word):
        return rf"{word[:-1]}(?:y|ies|ied|ying|y['’]s)"
    if word.endswith("e"):
        return rf"{word[:-1]}(?:e|es|ed|ing|e['’]s)"
    return rf"{word}(?:s|es|['’]s|{word[-1]}?(?:ed|ing))?"


_UMLAUT: Final = dict(zip("aouAOU", "äöüÄÖÜ", strict=True))
_SOFT: Final = {"f": "v", "s": "z"}
_HARD: Final = {"v": "f", "z": "s"}
_INFLECT: Final[Mapping[str, Callable[[str, Sequence[str]], str]]] = {
    "de": _german,
    "en": _english,
    "fr": _french,
    "nl": _dutch,
}
