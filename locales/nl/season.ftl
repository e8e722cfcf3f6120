# Seizoenen: opdrachten, het bord, titels, het archief, ploegen.
season-command = seizoen
season-command-hint = Meerdere avonden die samen tellen, met titels op het einde
season-new = nieuw
season-new-hint = Begin een seizoen; het bord staat in dit kanaal
season-board = bord
season-board-hint = Hoe het seizoen ervoor staat; als je de server beheert, komt het bord hierheen
season-end = afsluiten
season-end-hint = Sluit het seizoen af: de titels worden uitgereikt
season-count = meetellen
season-count-hint = Laat het seizoen een tornooi meetellen dat los van een avond geopend werd
season-count-which = tornooi
season-count-which-hint = Het nummer; het moet afgelopen zijn
season-count-out = weghalen
season-count-out-hint = Tel het niet meer mee
season-archive = archief
season-archive-hint = De seizoenen van deze server
season-against = ploegen
season-against-hint = De ploeg van deze server tegen die van een andere
season-name = naam
season-name-hint = Hoe het seizoen heet
season-best-of = beste
season-best-of-hint = Hoeveel avonden van iemand tellen; standaard allemaal
season-evenings = avonden
season-evenings-hint = Na hoeveel avonden het eindigt; standaard wanneer jij het afsluit
season-scoring = punten
season-scoring-hint = Wat een avond telt
season-by-place = volgens plaats: de laatste krijgt 1, elke vorige een punt meer
season-by-results = volgens uitslag: 100 per gewonnen partij
season-which = seizoen
season-which-hint = Welk seizoen; standaard de lijst van alle
season-team-best = beste
season-team-best-hint = Voorstel: zoveel mensen per ploeg tellen elke avond
season-code = code
season-code-hint = Akkoord gaan: de code van de andere server
season-teams-stop = stoppen
season-teams-stop-hint = Speel niet meer tegen de andere server

season-board-title = ### 🏆 { $name }
season-over-title = ## 🏆 { $name }: het seizoen is voorbij
season-of = avond { $played } van { $planned }
season-played = { $played ->
    [one] 1 avond
   *[other] { $played } avonden
}
season-best = { $best ->
    [one] de beste avond telt
   *[other] de beste { $best } tellen
}
season-all-count = alle avonden tellen
season-scoring-place = punten volgens plaats
season-scoring-results = 100 punten per gewonnen partij
season-was-until = afgesloten { $when }
season-no-evening = Er is nog geen avond gespeeld.
season-leads = Op kop: { $name }
season-more = { $count ->
    [one] -# en nog 1
   *[other] -# en nog { $count }
}
season-title-1 = Kampioen
season-title-2 = Tweede
season-title-3 = Derde
season-title-line-1 = 🥇 { $title }: { $names } · **{ $total }**
season-title-line-2 = 🥈 { $title }: { $names } · **{ $total }**
season-title-line-3 = 🥉 { $title }: { $names } · **{ $total }**
season-in-list-running = **{ $name }** · sinds { $from }, nog bezig
season-in-list = **{ $name }** · { $from } – { $until } · 🥇 { $winner }
season-archive-title = ### 🏆 Seizoenen van deze server
season-begun = Het seizoen **{ $name }** is begonnen: elke avond van deze server telt voortaan mee.
season-board-here = Het bord staat nu hier en werkt zichzelf bij.
season-counts = Tornooi { $tournament } telt voortaan mee voor het seizoen **{ $name }**, zoals een avond.
season-counts-no-more = Tornooi { $tournament } telt niet meer mee voor het seizoen **{ $name }**.
season-end-sure = Om het seizoen { $name } voorgoed af te sluiten en de titels uit te reiken, kies de optie “{ company-sure }”.
season-ended = Het seizoen **{ $name }** is voorbij; de titels staan op het bord.

season-teams = **{ $first }** – **{ $second }** · **{ $points } : { $others }**
season-teams-how = { $best ->
    [one] Elke avond telt de beste van elke ploeg, met het percentage van de punten; de betere ploeg krijgt 2.
   *[other] Elke avond tellen de beste { $best } van elke ploeg, met het percentage van de punten; de betere ploeg krijgt 2.
}
season-teams-evening = { $number }. { $first } : { $second }
season-teams-offered = { $best ->
    [one] Geef de andere server deze code: **{ $code }**. Wie hem beheert, geeft hem in met /{ season-command } { season-against }; dan telt elke avond de beste van elke ploeg.
   *[other] Geef de andere server deze code: **{ $code }**. Wie hem beheert, geeft hem in met /{ season-command } { season-against }; dan tellen elke avond de beste { $best } van elke ploeg.
}
season-teams-agreed = { $best ->
    [one] Je ploeg speelt vanaf de volgende avond tegen **{ $other }**; de beste van elke ploeg telt.
   *[other] Je ploeg speelt vanaf de volgende avond tegen **{ $other }**; de beste { $best } van elke ploeg tellen.
}
season-teams-stopped = Je ploeg speelt niet meer tegen de andere server.
season-no-teams = Je ploeg speelt tegen geen andere: stel het een andere server voor met de optie “{ season-team-best }”, of ga akkoord met zijn code.

# In beelden en hun tekstalternatieven.
season-picture-evening = avond
season-picture-total = totaal
season-picture-points = { $total ->
    [one] 1 punt
   *[other] { $total } punten
}
season-picture-rank = Rang { $rank }
season-alt-row = { $total ->
    [one] { $what }. { $name }: 1 punt.
   *[other] { $what }. { $name }: { $total } punten.
}
season-alt-title = { $total ->
    [one] { $what }: { $name }, 1 punt.
   *[other] { $what }: { $name }, { $total } punten.
}
