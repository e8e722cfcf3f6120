"""The forms of a word are found in every language, and other words are not."""

from __future__ import annotations

from tests.about import in_one_test
from tests.locales.forms import form_pattern

IRREGULAR = {"bieden": ["bood", "geboden"], "suivre": ["suis", "suit"], "throw": ["threw"]}


@in_one_test(
    ("language", "word", "found", "not_found"),
    [
        ("nl", "zege", "zege zeges Zeges", "zegel gezegd"),
        ("nl", "match", "matchen matches", "matchpunten"),
        ("nl", "spelen", "speel speelt speelde gespeeld gespeelde spelend", "spel speler"),
        ("nl", "zetten", "zet zette gezet", "zetel"),
        ("nl", "geven", "geef geeft gegeven", "gift geen"),
        ("nl", "bieden", "bied biedt bood geboden", "bod"),
        ("nl", "aftroeven", "aftroeven afgetroefd af_te_troeven troef_nu_af", "troef af_en_toe"),
        ("nl", "koppel", "koppels koppeltje", "koppeling"),
        ("nl", "raam", "ramen", "ram"),
        ("de", "bieten", "Biete bietet biet", "Gebiet bitten"),
        ("de", "anspielen", "spielte_an spielt_eine_Karte_an angespielten anzuspielen", "spielt_an_Tisch_3"),
        ("de", "berichtigen", "berichtigt berichtigte berichtige", "Bericht"),
        ("de", "Verein", "Vereine Vereins Vereinen", "Vereinbarung vereint"),
        ("de", "Gast", "Gäste Gästen", "Gasthaus"),
        ("de", "grob", "grobe grober grobes", "Grobheit"),
        ("fr", "couper", "coupe coupé coupées coupait coupera", "coup couple"),
        ("fr", "canal", "canaux canal", "canalisation"),
        ("fr", "suivre la couleur", "suis_la_couleur suit_la_couleur", "suite_la_couleur"),
        ("fr", "choisir", "choisis choisi choisissent", "choix"),
        ("fr", "tricheur", "tricheuse tricheurs", "triche"),
        ("en", "throw off", "throws_off threw_off throwing_off", "throw_it"),
        ("en", "ruff", "ruffs ruffed ruffing", "ruffian"),
        ("en", "hurry", "hurries hurried hurrying", "hurricane"),
        ("en", "=told", "told", "tolds"),
        ("en", "sluff*", "sluffers", "slough"),
        ("de", "Verein*", "Vereinbarung", "ein_Ver"),
    ],
)
def test_a_word_is_found_in_its_forms(language: str, word: str, found: str, not_found: str) -> None:
    pattern = form_pattern(word, language, IRREGULAR)
    assert [one for one in found.split() if not pattern.search(one.replace("_", " "))] == []
    assert [one for one in not_found.split() if pattern.search(one.replace("_", " "))] == []


def test_capitals_count_for_what_is_not_in_lower_case() -> None:
    assert not form_pattern("Wirt", "de", {}).search("wirt")
    assert form_pattern("zege", "nl", {}).search("Zege")
