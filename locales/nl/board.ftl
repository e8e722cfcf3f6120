# The board of a tournament: standings, directing, where everybody has to be.
board-decimal = { $whole },{ $tenth }
board-unit-royes = { $total } { $count ->
    [one] rôye
   *[other] rôyes
}
board-unit-points = { $total } { $count ->
    [one] punt
   *[other] punten
}
board-unit-match-points = { $total } { $count ->
    [one] matchpunt
   *[other] matchpunten
}
board-unit-victories = { $total } { $count ->
    [one] zege
   *[other] zeges
}
board-unit-percent = { $total }%
board-picture-corrected = correctie
board-alt-corrected = correctie: { $amount }
board-alt-row = { $rank }. { $name }: { $total } ({ $rounds }).
board-alt-total = { $rank }. { $name }: { $total }.

# The standings as a file for spreadsheets: what stands over its columns.
board-file-rank = rang
board-file-place = plaats
board-file-name = naam
board-file-computer = computer
board-file-byes = vrije rondes
board-file-corrected = correctie
board-file-bonus = waarvan bonus
board-file-total = totaal
board-file-round = ronde
board-file-amount = aantal
board-file-reason = reden
board-file-director = leiding
board-file-yes = ja

# Opening a tournament of any size.
board-method = opzet
board-method-hint = Hoe de tafels geloot worden; standaard elke ronde met anderen
board-method-choice-classic = Malmedy: 4, 8, 12 of 16 mensen, elke ronde een andere maat
board-method-choice-rounds = Rondes: elke ronde met anderen
board-method-choice-swiss = Zwitsers: spelers met evenveel punten treffen elkaar
board-method-choice-danish = Deens: strikt volgens stand, ook opnieuw tegen dezelfde mensen
board-method-choice-knockout = Beker voor twee aan een tafel, met troostbeker
board-entry = inschrijving
board-entry-hint = Of mensen alleen of met twee inschrijven
board-entry-choice-drawn = alleen, elke ronde een andere maat geloot
board-entry-choice-pairs = in vaste paren
board-entry-choice-alone = elk voor zich
board-remainder = overschot
board-remainder-hint = Wat er gebeurt als de tafels niet uitkomen
board-remainder-choice-computer = computers vullen de tafels aan
board-remainder-choice-bye = wie overblijft, is die ronde vrij en krijgt zijn gemiddelde
board-remainder-choice-reserve = wie laatst inschreef, wacht als reserve
board-total = totaal
board-total-hint = Wat de rondes opleveren
board-total-choice-royes = overblijvende rôyes: de minste winnen
board-total-choice-points = punten: de meeste winnen
board-total-choice-match-points = matchpunten: 2 voor winst, 1 voor gelijk
board-total-choice-victories = gewonnen partijen
board-bonus = bonus
board-bonus-hint = Hoeveel punten elke plaats aan tafel erbij krijgt, bv. 90, 60, 30, 0; 0: geen bonus
board-with-bonus = met een bonus volgens de plaats aan tafel: { $figures }
board-minutes = minuten
board-minutes-hint = Een klok per ronde; daarna stopt elke tafel na de lopende gift
board-same-deals = zelfde-giften
board-same-deals-hint = Of alle tafels van een ronde dezelfde kaarten spelen
board-starts-in = begint-over
board-starts-in-hint = Over hoeveel minuten het vanzelf begint; standaard begin jij

# The board in the channel.
board-is-rounds = elke ronde anderen aan tafel
board-is-swiss = Zwitsers: spelers met evenveel punten treffen elkaar
board-is-danish = Deens: strikt volgens stand, ook opnieuw tegen dezelfde mensen
board-is-knockout = beker; wie de eerste ronde verliest, speelt om de troostbeker
board-is-drawn = elke ronde een andere maat geloot
board-is-pairs = vaste paren
board-is-alone = elk voor zich
board-length-deals = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
} van { $deals ->
    [one] 1 gift
   *[other] { $deals } giften
}
board-length-parties = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
} tot { $deals ->
    [one] 1 partij
   *[other] { $deals } partijen
}
board-clock = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
} per ronde
board-same = dezelfde kaarten aan elke tafel
board-compared = wat telt, is hoe anderen het ermee deden
board-sizes = plaatsen: { $least } tot { $most }
board-sizes-one = plaatsen: { $most }
board-open = **{ $count ->
    [one] 1 inschrijving
   *[other] { $count } inschrijvingen
}.**
board-match-deals = -# { $deals ->
    [one] 1 gift
   *[other] { $deals } giften
}
board-match-parties = -# { $deals ->
    [one] 1 partij
   *[other] beste van { $deals } partijen
}
board-due-left = **Tornooi { $tournament }** in { $channel } · je hebt plaats { $place } verlaten; **{ tournament-enter }** geeft ze je terug voor de volgende ronde.
board-due-waits = **Tornooi { $tournament }** in { $channel } · je hebt plaats { $place } en nu geen tafel; ronde { $round } wordt geloot als de anderen klaar zijn.
board-due-drawn = **Tornooi { $tournament }** in { $channel } · je hebt plaats { $place }; ronde { $round } wordt geloot { $when }.
board-begins = Begint { $when }.
board-done = Tafels klaar: { $done } van { $tables }.
board-time-is-up = De tijd loopt af { $when }.
board-more = … en nog { $count }
board-without-partner = { $name } (zoekt een maat)
board-tables = **Tafels**
board-table = **{ $letter }**{ $where } · { $people }
board-table-done = **{ $letter }** ✓ { $people }
board-byes = **Deze ronde vrij:** { $names }
board-given-up = -# Spelen niet meer mee: { $names }
board-through = **Door zonder partij:** { $names }
board-reserves = **Reserve:** { $names }
board-corrections = **Beslissingen**
board-correction = -# { $name }: { $amount } in ronde { $round } · “{ $reason }” ({ $director })
board-removal-before = -# { $name }: geschrapt voor ronde 1 · “{ $reason }” ({ $director })
board-removal = -# { $name }: geschrapt, ronde { $round } · “{ $reason }” ({ $director })
board-asked = **Gevraagd, zonder plaats tot ze ja zeggen:** { $names }
board-say-yes = Ja, ik doe mee
board-asked-by-you = { $name } is gevraagd, en heeft een plaats na een druk op **{ board-say-yes }** onder het bord.
board-told-asked = **{ $name } wil je inschrijven voor tornooi { $tournament }.** Je hebt een plaats zodra je [onder het bord]({ $link }) op **{ board-say-yes }** drukt; doe je niets, dan speel je niet mee.
board-stop-question = **{ $name } vraagt om tornooi { $tournament } te stoppen.** De partijen die bezig zijn, zouden voor niemand tellen; gespeelde partijen houden hun uitslag. Twee derde van wie { $until } geantwoord heeft, beslist. { $people }
board-stop-so-far = -# Voor stoppen: { $agreed } · tegen: { $declined }
board-stop-yes = Stoppen
board-stop-no = Verder spelen
board-stop-told = Je antwoord telt. Zolang de anderen nog kunnen antwoorden, kun je het veranderen.
board-stop-carried = **Tornooi { $tournament } is gestopt, zoals { $name } vroeg:** { $agreed } voor, { $declined } tegen. De partijen die bezig waren, tellen voor niemand.
board-stop-lost = **Tornooi { $tournament } gaat verder.** { $name } vroeg om te stoppen: { $agreed } voor, { $declined } tegen.
board-file-out = geschrapt
board-directed = -# Leiding: { $names }
board-digest = -# Alle lotingen volgen uit een geheim met vingerafdruk `{ $digest }`
board-secret = -# Het geheim was `{ $secret }`; vingerafdruk: `{ $digest }`
board-moved = Het bord van tornooi { $tournament } staat [verderop]({ $link }).
board-enter-with = Inschrijven met…
board-people = Wie doet mee
board-direct = Leiding…

# Entering, leaving and directing.
board-enter-command = inschrijven
board-enter-command-hint = Schrijf je in voor een tornooi, alleen of met een maat
board-partner = maat
board-partner-hint = Met wie je het hele tornooi speelt
board-leave-command = verlaten
board-leave-command-hint = Geef je plaats terug vóór het begin of tussen twee rondes
board-start-command = beginnen
board-start-command-hint = Begin een tornooi dat je leidt, of nu zijn volgende ronde
board-correct-command = corrigeren
board-correct-command-hint = Leiding: verhoog of verlaag iemands totaal, met een reden
board-person = wie
board-person-hint = Over wie het gaat
board-amount = aantal
board-amount-hint = Hoeveel erbij komt; minder dan 0 gaat eraf
board-reason = reden
board-reason-hint = Waarom; iedereen leest het
board-round = ronde
board-round-hint = Van welke ronde; standaard de laatste
board-director-command = leiding
board-director-command-hint = Laat iemand het tornooi mee leiden, of geef het door
board-how = hoe
board-how-hint = Samen met jou of in jouw plaats
board-how-add = samen met mij
board-how-hand = in mijn plaats
board-export-command = exporteren
board-export-command-hint = De stand als bestand voor rekenbladen
board-page = pagina
board-page-hint = Welke pagina, met twintig plaatsen per pagina
board-file = bestand
board-file-hint = Ook als bestand voor rekenbladen
board-yes = ja
board-no = nee
board-entered-pair = Je bent ingeschreven met { $partner }.
board-entered-wish = Je bent ingeschreven. { $partner } wordt je maat door op **{ board-enter-with }** te drukken en jou te kiezen.
board-who-partner = Met wie speel je het hele tornooi?
board-choose-person = Kies iemand
board-started = Tornooi { $tournament } is begonnen.
board-next-begun = Ronde { $round } is begonnen.
board-channel-gone = Het kanaal van tornooi { $tournament } is weg. Lopende partijen gaan door in privéberichten; daarna wacht het. Typ /{ tournament-command } { board-start-command } in een ander kanaal, en het gaat daar verder.
board-moved-here = Tornooi { $tournament } gaat in dit kanaal verder.
board-panel = ### Leiding van tornooi { $tournament }
board-panel-begin = Nu beginnen
board-panel-next = Nu volgende ronde
board-panel-correct = Corrigeren…
board-panel-enter = Iemand inschrijven…
board-panel-out = Iemand schrappen…
board-panel-add = Samen leiden…
board-panel-hand = Doorgeven…
board-panel-stop = Stoppen…
board-form-title = Correctie: { $name }
board-form-amount = Aantal, zoals −2 of 4
board-form-reason = Reden, die iedereen leest
board-corrected = { $name }: { $amount } in ronde { $round }.
board-taken-out = { $name } doet niet meer mee.
board-directs-too = { $name } leidt het tornooi samen met jou.
board-handed-over = { $name } leidt het tornooi van nu af.
board-file-title = Stand van tornooi { $tournament }, voor rekenbladen.
board-paged = { $title } · { $page }/{ $pages }
board-back = ◀
board-on = ▶
board-leads = { $count ->
    [one] { $names } staat op kop met { $total }.
   *[other] { $names } staan samen op kop met elk { $total }.
}
board-won = ## 🏆 { $count ->
    [one] { $names } wint het tornooi met { $total }!
   *[other] { $names } delen de zege met elk { $total }!
}
board-won-cup = ## 🏆 { $count ->
    [one] { $names } wint de beker!
   *[other] { $names } delen de beker!
}
board-people-title = **Wie meedoet aan tornooi { $tournament }** ({ $count })
