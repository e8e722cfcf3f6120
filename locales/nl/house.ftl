# Huisregels van een server: de opdracht, haar antwoorden, het formulier met opties en telling, en wat elkaar tegenspreekt.
house-command = huisregels
house-command-hint = Huisregels: opties en telling van deze server, onder een naam
house-save = bewaren
house-save-hint = Bewaar regels onder een naam; zonder variant die van de tafel waar je zit
house-show = tonen
house-show-hint = Toon alle huisregels van deze server, of één ervan volledig
house-edit = wijzigen
house-edit-hint = Wijzig huisregels: opties hier, of zonder opties alles stap voor stap
house-clock-hint = De klok van tafels met deze regels; een naam uit de lijst, seconden, of met een reserve: 20+120
house-clock-server = zoals de server ze heeft
house-rename = hernoemen
house-rename-hint = Geef huisregels een andere naam; tafels die ermee spelen gaan verder
house-copy = kopiëren
house-copy-hint = Bewaar dezelfde regels nog eens onder een andere naam
house-share = delen
house-share-hint = Huisregels als regel tekst, om op een andere server te importeren
house-import = importeren
house-import-hint = Bewaar huisregels die een andere server deelt, als regel tekst of als bestand
house-line = tekst
house-line-hint = De regel tekst zoals de andere server hem deelt
house-file = bestand
house-file-hint = Het bestand dat de andere server geeft als de regels te lang zijn voor een bericht
house-delete = verwijderen
house-delete-hint = Verwijder huisregels; tafels die ermee spelen gaan verder
house-name = naam
house-name-hint = Hoe iedereen hier deze regels noemt, 1 tot 32 tekens
house-which = huisregels
house-which-hint = Huisregels van deze server, bij hun naam

house-saved = De huisregels **{ $name }** zijn bewaard: { $variant }. Iedereen hier kan ermee spelen: /{ command-table } { command-open }, { house-which }.
house-changed = De huisregels **{ $name }** zijn gewijzigd. Tafels die al open zijn, houden de hunne.
house-edit-keeps = “{ $rule }” in **{ $name }** zou dan niets meer betekenen: zet er ook { $usual } bij, dan valt het weg. Er is nog niets veranderd.
house-renamed = De huisregels **{ $before }** heten nu **{ $name }**. Tafels die al open zijn, houden de naam.
house-copied = **{ $name }** is een kopie van de huisregels **{ $before }**.
house-shared = **{ $name }**: stuur deze regel naar een andere server, en importeer hem daar met /{ house-command } { house-import }.
house-shared-file = **{ $name }**: de regel is te lang voor een bericht, dus krijg je een bestand. Breng het naar een andere server met /{ house-command } { house-import }.
house-import-nothing = Zeg wat je importeert: de regel bij `{ house-line }`, of het bestand bij `{ house-file }`, zoals /{ house-command } { house-share } ze geeft.
house-file-too-large = Dit bestand is te groot voor huisregels: hoogstens { $most } kB.
house-file-no-text = Dit bestand is geen tekst. Breng het bestand dat /{ house-command } { house-share } geeft.
house-import-unreadable = “{ $typed }” is geen regel met huisregels: kopieer de hele regel die /{ house-command } { house-share } geeft, zoals couillon malmedy: mit=none
house-import-part = De telling in deze regel is niet te lezen bij “{ $typed }”: kopieer de hele regel opnieuw, of corrigeer dit stuk. Ze ziet eruit als accept 8=8 +3 -3
house-import-unknown = “{ $typed }” is hier niet bekend. Als je de hele regel hebt gekopieerd, komt hij van een nieuwere versie van de bot; kopieer hem anders opnieuw. Bekend zijn: { $possible }.
house-confirm = De huisregels **{ $name }** verwijderen? Tafels die ermee spelen gaan verder.
house-confirm-yes = Verwijderen
house-confirm-no = Behouden
house-deleted = De huisregels **{ $name }** zijn verwijderd.
house-kept = De huisregels **{ $name }** blijven.
house-none = Deze server heeft nog geen huisregels; stel er samen met /{ house-command } { build-command }, of bewaar die van een tafel met /{ house-command } { house-save }.
house-list-title = ### Huisregels van deze server
house-list = **{ $name }** · { $variant } · van { $maker }
house-title = ### { $name }
house-made-by = -# { $variant } · van { $maker }
house-as-usual = Alle opties zijn zoals gewoonlijk in deze variant.
house-button-edit = Wijzigen…
house-button-scores = Telling…
house-button-rename = Hernoemen…
house-button-copy = Kopiëren…
house-button-share = Delen
house-rename-title = Hernoemen: { $name }
house-copy-title = Kopiëren: { $name }
house-form-name = Naam
house-button-delete = Verwijderen…
house-button-again = Corrigeren…
house-panel = Volgens de huisregels…

house-say-what = Zeg voor welke variant deze regels zijn, of ga aan een tafel zitten: dan worden die van de tafel bewaard.
house-has-variant = Huisregels zeggen zelf voor welk spel en welke variant ze zijn: laat die weg.

# Het formulier. Een titel heeft hoogstens 45 tekens, een uitleg 100.
house-form-title = Huisregels: { $name }
house-form-options = Opties
house-form-options-hint = Eén per regel, bijvoorbeeld { $example }. Wat je weglaat, is zoals gewoonlijk.
house-form-scores = Rangorde en telling
house-form-scores-hint = Eén contract per regel, laagste eerst; na / wat de tegenstanders tellen. Leeg: zoals gewoonlijk.
house-ladder-lost = verloren
house-form-scores-words = **8** wat het opbrengt · **+3** voor elke slag meer · **-3** voor elke slag te weinig · **verloren 23** wat verlies eerst kost, als dat iets anders is · **13:30** precies 13 slagen tellen 30 · **x2** telt dubbel · **13x2** dubbel bij 13 slagen · **&** voor een regel: zelfde rang als de regel erboven · **/** wat de tegenstanders tellen

house-not-read = **Er is nog niets bewaard:**
house-error-contract = • Regel { $line }: “{ $typed }” begint niet met een contract. Schrijf er een van hieronder, en dan de punten.
house-error-figures = • Regel { $line }, { $row }: “{ $typed }” is niet te lezen. Schrijf de punten, + voor elke slag meer, − voor elke slag te weinig: 8 +3 +3 +10 -3. Daarna, als het nodig is: { house-ladder-lost } 23, 13:30, x2, 13x2.
house-error-twice = • Regel { $line }: { $row } staat al op regel { $first }. Schrap er een van.
house-error-beside = • Regel { $line }: boven { $row } staat geen regel om de rang mee te delen. Laat de & weg.
house-error-share = • Regel { $line }: { $row } heeft geen troef, en een contract op dezelfde rang ook niet. Laat de & weg.
house-error-long = • De telling heeft in een van de talen meer dan { $most } tekens. Schrijf minder getallen.
house-contracts = -# Contracten: { $contracts }

# Wat elkaar tegenspreekt. De regel is de optie in woorden.
house-contradictory = **Deze regels spreken elkaar tegen, dus is er niets bewaard:**
house-contradiction-no-troel = • “{ $rule }” doet niets: er is geen troel. Laat het weg, of laat troel toe.
house-contradiction-no-troel-row = • “{ $rule }” doet niets: er staat geen troel in de telling. Laat het weg, of voeg die regel toe.
house-contradiction-no-four-aces = • “{ $rule }” doet niets: alleen precies drie azen zijn troel. Laat een van de twee weg.
house-contradiction-no-high-accept = • “{ $rule }” doet niets: geen contract samen gaat tot 11 slagen. Laat het weg, of voeg zo’n regel toe.
house-contradiction-one-proposal = • “{ $rule }” doet niets: een kleur mag maar één keer gevraagd worden. Laat een van de twee weg.
house-contradiction-no-solo = • “{ $rule }” doet niets: er staat geen contract alleen in de telling. Laat het weg, of voeg zo’n regel toe.
house-contradiction-no-misere = • “{ $rule }” doet niets: er staat geen miserie of piccolo in de telling. Laat het weg, of voeg zo’n regel toe.
house-contradiction-no-higher-misere = • “{ $rule }” doet niets: geen miserie of piccolo staat boven een abondance. Laat het weg, of verander de rangorde.
house-contradiction-no-small-misere = • “{ $rule }” doet niets: er staat geen kleine miserie in de telling. Laat het weg, of voeg die regel toe.
house-contradiction-flemish = • “{ $rule }” doet niets bij de Vlaamse telling. Laat een van de twee weg.
house-contradiction-own-ladder = • “{ $rule }” doet niets: je eigen telling beslist dat. Laat het weg, of maak de telling leeg.
house-contradiction-no-accept = • Er staat geen contract samen in de telling, dus kan niemand een kleur vragen. Voeg een regel toe zoals { $example }.
house-contradiction-troel-is-off = • Er staat een troel in de telling, maar er wordt geen troel gespeeld. Schrap de regel, of laat troel toe.
house-contradiction-out-of-order = • { $row } staat onder { $other }, dat minder slagen vraagt. Wissel de twee regels om.
house-contradiction-same-rank = • { $row } en { $other } staan even hoog, dus kan niemand van het ene naar het andere verhogen. Laat de & weg.
house-contradiction-two-of-twelve = • { $row } en { $other } vragen dezelfde 12 slagen. Schrap er een van.
house-contradiction-too-many-steps = • { $row }: { $most ->
    [0] er zijn geen slagen meer te winnen, laat dus alle getallen met + weg.
    [one] er kan maar { $most } slag meer gewonnen worden, schrijf dus maar één getal met +.
   *[other] er kunnen maar { $most } slagen meer gewonnen worden, schrijf dus niet meer getallen met +.
}
house-contradiction-undertricks-of-misere = • { $row } is gewonnen of verloren, laat dus het getal met − weg.
house-contradiction-pays-nothing = • Geen contract in de telling brengt ooit een punt op of kost er een. Schrijf van ten minste een wat het telt: { $example }

# Wat getoond wordt voor een telling bewaard wordt.
house-ask-title = ### **{ $name }** zo bewaren?
house-ask-compared = **De telling vergeleken met { $variant }:**
house-change-new = • **{ $row }** is nieuw, { $where }: `{ $figures }`
house-change-gone = • **{ $row }** valt weg: niemand kan het bieden.
house-change-pays = • **{ $row }** telt `{ $before }` → `{ $after }`{ $example }
house-change-example = {" "}({ $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}: { $before } → { $after })
house-change-rank = • **{ $row }** staat nu { $where }.
house-change-lowest = helemaal onderaan
house-change-above = net boven { $row }
house-change-level = even hoog als { $rows }
house-change-more = • … en nog { $count }.
house-button-more = Meer…
house-button-save = Bewaren
house-button-drop = Weggooien
house-meanwhile = **Iemand heeft { $name } gewijzigd sinds je begon.** *{ house-button-save }* zet jouw regels, hieronder, in de plaats; *{ house-button-drop }* laat die van de ander staan. Waar ze verschillen, zegt de ander:
house-deleted-meanwhile = **Iemand heeft { $name } verwijderd sinds je begon.** *{ house-button-save }* bewaart ze toch, met jouw regels hieronder; *{ house-button-drop }* laat ze verwijderd.
house-dropped = Er is niets bewaard.
house-forgotten = Hier valt niets meer te bewaren: het is al bewaard, of ik ben intussen herstart. Kijk met /{ house-command } { house-show }, of stuur het opnieuw.

# --- Een telling per menu, contract na contract. Een titel heeft hoogstens 45 tekens, een uitleg 100.
house-no-rows = Alleen kleurenwiezen heeft een telling om per menu te wijzigen: wijzig **{ $name }** met /{ house-command } { house-edit }.
house-rows-title = ### Telling: { $name }
house-rows-head = -# { $variant } · van laag naar hoog · voor *Bewaren…* is er niets bewaard
house-rows-pick = Een contract wijzigen…
house-rows-add = Een contract toevoegen…
house-rows-figures = Punten…
house-rows-special = Uitzonderingen…
house-rows-remove = Schrappen
house-rows-down = Lager
house-rows-up = Hoger
house-rows-beside = Even hoog als erboven
house-rows-apart = Een eigen rang
house-rows-keep = Bewaren…
house-rows-undo = Ongedaan maken
house-rows-text = Als tekst…
house-rows-drop = Weggooien
house-rows-not-read = **Er is nog niets gewijzigd.** Open het formulier opnieuw: wat je schreef, staat er nog.
house-rows-form = Punten: { $row }
house-rows-option = { $row }: { $figures }
house-rows-field-points = Punten
house-rows-field-points-hint = Wat elke speler van het contract krijgt of, bij verlies, betaalt: 8
house-rows-field-more = Elke slag meer
house-rows-field-more-hint = Eén getal voor elke slag: 1. Of slag na slag: +3 +3 +10. Leeg: niets.
house-rows-field-missing = Elke slag te weinig
house-rows-field-missing-hint = Hoeveel elke slag te weinig extra kost: 1. Leeg: niets.
house-rows-field-loss = Verlies
house-rows-field-loss-hint = Wat verlies kost, nog zonder slagen te weinig: 23. Leeg: de punten.
house-rows-field-tricks = Bepaalde aantallen slagen
house-rows-field-tricks-hint = 13:30 als precies 13 slagen 30 tellen, 7:-11 als precies 7 er 11 kosten. Leeg: geen.
house-rows-field-doubles = Dubbel
house-rows-field-doubles-hint = x2: van in het begin dubbel. 13x2: dubbel bij 13 slagen, 0x2: bij geen. Leeg: nooit.
house-rows-field-against = Wat de tegenstanders tellen
house-rows-field-against-hint = Als een regel: 5 +1 -1. De telling is dan niet in evenwicht. Leeg: zoals het contract.
house-rows-bad-points = • Punten: “{ $typed }” is geen getal. Schrijf een getal van 0 tot 9999, zoals 8.
house-rows-bad-more = • Elke slag meer: “{ $typed }” is niet te lezen. Schrijf één getal voor alle slagen, 1, of voor elke slag een met +, zoals +3 +3 +10.
house-rows-bad-missing = • Elke slag te weinig: “{ $typed }” is geen getal. Schrijf een getal zoals 1, of niets.
house-rows-bad-loss = • Verlies: “{ $typed }” is geen getal. Schrijf een getal zoals 23, of niets.
house-rows-bad-tricks = • Bepaalde aantallen slagen: “{ $typed }” is niet te lezen. Schrijf slagen van 0 tot 13, een dubbelpunt en wat ze tellen, zoals 13:30 7:-11.
house-rows-bad-doubles = • Dubbel: “{ $typed }” is niet te lezen voor { $row }. Schrijf x2 of x3 voor dubbel van in het begin en, met troef, 13x2 voor een aantal slagen.
house-rows-bad-against = • Wat de tegenstanders tellen: “{ $typed }” is niet te lezen. Schrijf de punten, + voor elke slag meer, − voor elke slag te weinig, zoals 5 +1 -1; geen dubbel.

# Voorbeelden van uitslagen. An en Bert zijn om het even wie.
house-result-made = { $tricks ->
    [0] gewonnen zonder slag
    [one] gewonnen met { $tricks } slag
   *[other] gewonnen met { $tricks } slagen
}
house-result-lost = { $tricks ->
    [0] verloren zonder slag
    [one] verloren met { $tricks } slag
   *[other] verloren met { $tricks } slagen
}
house-result-one = -# { $outcome }: An { $own }, de anderen elk { $others }
house-result-two = -# { $outcome }: An en Bert elk { $own }, de anderen elk { $others }
house-result-sum = (som { $sum })
house-doubts = **Is dit de bedoeling?** Zo kan er gespeeld worden.
house-doubt-pays-less = • { $row } telt minder dan { $other }, dat minder slagen vraagt.
house-doubt-made-for-nothing = • { $row } brengt niets op als het net gehaald wordt.
house-doubt-lost-for-nothing = • { $row } kost niets als het net verloren wordt.
house-doubt-unbalanced = -# Deze telling is niet in evenwicht: de tegenstanders tellen anders, dus is de som van een gift niet altijd nul. Op scorebladen en in lijsten staan de punten zoals ze zijn; een inzet wordt betaald volgens het verschil met het gemiddelde van de vier.
house-balances = -# Deze telling is in evenwicht: wat de enen winnen, verliezen de anderen.
