# Eerlijkheid: de vingerafdruk voor de eerste gift, het geheim na de partij, de controle van elk spel kaarten.
fair-command = controleer
fair-command-hint = Zie dat niemand de kaarten koos: de vingerafdruk van een partij, en daarna elke gift nagerekend
fair-which-hint = Het nummer van de tafel; een afgelopen tafel mag ook
fair-which = Welke tafel? Geef haar nummer, zoals in `/controleer tafel:12`; het staat in het eerste bericht van de tafel.
fair-digest = -# SHA-256 van het geheim waar alle kaarten uit volgen: `{ $digest }`
fair-committed = { fair-digest } · `/{ fair-command }`
fair-secret = -# Het geheim waar alle kaarten uit volgden: `{ $secret }`
fair-button = Kaarten narekenen
fair-may-cut = -# { $name } mag eerst couperen.
fair-title = ### { $game }, tafel { $table }: de kaarten
fair-lobby = De partij is nog niet begonnen. Bij het begin komt hier en in het kanaal de vingerafdruk van een geheim, nog voor de eerste kaart gedeeld is.
fair-without = Deze partij begon toen de kaarten nog niet uit een geheim volgden: er valt niets na te rekenen.
fair-later = Elk geschud spel van deze partij volgt uit een geheim, dat deze vingerafdruk vóór de eerste gift vastlegde, en wordt dan gecoupeerd. Na de partij staat het geheim hier en wordt elke gift nagerekend. Tot dan krijgt niemand het te zien.
fair-broken-off = De partij is afgebroken: haar geheim krijgt niemand ooit te zien, want het zou de handen van de onafgewerkte gift tonen. Alleen een uitgespeelde partij is na te rekenen.
fair-right = **Alles klopt.** { $deals ->
    [one] De kaarten van de ene gift volgen
   *[other] De kaarten van alle { $deals } giften volgen
 } uit het geheim en { $deals ->
    [one] de coupe
   *[other] de coupes
 }{ $draws ->
    [0] {""}
    [one] , net als de loting
   *[other] , net als alle { $draws } lotingen
 }.
fair-wrong = **Er klopt iets niet**, bij “{ $where }”: { $why }.
fair-deal = Gift { $deal }: { $name } nam { $cards } kaarten af
fair-deal-by-chance = Gift { $deal }: { $cards } kaarten door het toeval afgenomen
fair-script = Zonder de bot narekenen? Bewaar beide bestanden en voer uit, met Python 3.9 of nieuwer: `{ $command }`
