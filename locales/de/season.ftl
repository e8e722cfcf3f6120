# Saisons: Befehle, Tafel, Titel, Archiv, Mannschaften.
season-command = saison
season-command-hint = Mehrere Abende, die zusammen zählen, mit Titeln am Ende
season-new = neu
season-new-hint = Fang eine Saison an; ihre Tafel steht in diesem Kanal
season-board = tafel
season-board-hint = Wie die Saison steht; wenn du den Server verwaltest, kommt ihre Tafel hierher
season-end = beenden
season-end-hint = Beende die Saison: Die Titel werden vergeben
season-count = zählen
season-count-hint = Lass die Saison ein Turnier zählen, das außerhalb eines Abends eröffnet wurde
season-count-which = turnier
season-count-which-hint = Seine Nummer; es muss zu Ende sein
season-count-out = herausnehmen
season-count-out-hint = Zähl es nicht mehr
season-archive = archiv
season-archive-hint = Die Saisons dieses Servers
season-against = mannschaften
season-against-hint = Die Mannschaft dieses Servers gegen die eines anderen
season-name = name
season-name-hint = Wie die Saison heißt
season-best-of = beste
season-best-of-hint = Wie viele Abende von jemandem zählen; ohne Angabe alle
season-evenings = abende
season-evenings-hint = Nach wie vielen Abenden sie endet; ohne Angabe, wenn du sie beendest
season-scoring = punkte
season-scoring-hint = Was ein Abend zählt
season-by-place = nach Platz: 1 für den letzten, davor je einen mehr
season-by-results = nach Ergebnis: 100 für jede gewonnene Partie
season-which = saison
season-which-hint = Welche Saison; ohne Angabe die Liste aller
season-team-best = beste
season-team-best-hint = Angebot: So viele jeder Mannschaft zählen an jedem Abend
season-code = code
season-code-hint = Annehmen: der Code des anderen Servers
season-teams-stop = beenden
season-teams-stop-hint = Spiel nicht mehr gegen den anderen Server

season-board-title = ### 🏆 { $name }
season-over-title = ## 🏆 { $name }: Die Saison ist vorbei
season-of = Abend { $played } von { $planned }
season-played = { $played ->
    [one] 1 Abend
   *[other] { $played } Abende
}
season-best = { $best ->
    [one] der beste Abend zählt
   *[other] die besten { $best } zählen
}
season-all-count = alle Abende zählen
season-scoring-place = Punkte nach Platz
season-scoring-results = 100 Punkte für jede gewonnene Partie
season-was-until = beendet am { $when }
season-no-evening = Noch wurde kein Abend gespielt.
season-leads = In Führung: { $name }
season-more = { $count ->
    [one] -# und 1 weitere Person
   *[other] -# und { $count } weitere
}
season-title-1 = Meistertitel
season-title-2 = Zweiter Platz
season-title-3 = Dritter Platz
season-title-line-1 = 🥇 { $title }: { $names } · **{ $total }**
season-title-line-2 = 🥈 { $title }: { $names } · **{ $total }**
season-title-line-3 = 🥉 { $title }: { $names } · **{ $total }**
season-in-list-running = **{ $name }** · seit { $from }, läuft noch
season-in-list = **{ $name }** · { $from } – { $until } · 🥇 { $winner }
season-archive-title = ### 🏆 Saisons dieses Servers
season-begun = Die Saison **{ $name }** hat begonnen: Von nun an zählt jeder Abend dieses Servers.
season-board-here = Die Tafel steht jetzt hier und hält sich selbst aktuell.
season-counts = Turnier { $tournament } zählt ab jetzt für die Saison **{ $name }**, wie ein Abend.
season-counts-no-more = Turnier { $tournament } zählt nicht mehr für die Saison **{ $name }**.
season-end-sure = Um die Saison { $name } endgültig zu beenden und ihre Titel zu vergeben, wähl die Option „{ company-sure }“.
season-ended = Die Saison **{ $name }** ist vorbei; die Titel stehen auf der Tafel.

season-teams = **{ $first }** – **{ $second }** · **{ $points } : { $others }**
season-teams-how = { $best ->
    [one] An jedem Abend zählt das beste Ergebnis jeder Mannschaft, in Prozent der Punkte; die bessere bekommt 2.
   *[other] An jedem Abend zählen die besten { $best } Ergebnisse jeder Mannschaft, in Prozent der Punkte; die bessere bekommt 2.
}
season-teams-evening = { $number }. { $first } : { $second }
season-teams-offered = { $best ->
    [one] Sag dem anderen Server diesen Code: **{ $code }**. Wer ihn verwaltet, gibt ihn mit /{ season-command } { season-against } ein; dann zählt an jedem Abend das beste Ergebnis jeder Mannschaft.
   *[other] Sag dem anderen Server diesen Code: **{ $code }**. Wer ihn verwaltet, gibt ihn mit /{ season-command } { season-against } ein; dann zählen an jedem Abend die besten { $best } jeder Mannschaft.
}
season-teams-agreed = { $best ->
    [one] Deine Mannschaft spielt ab dem nächsten Abend gegen **{ $other }**; das beste Ergebnis jeder Mannschaft zählt.
   *[other] Deine Mannschaft spielt ab dem nächsten Abend gegen **{ $other }**; die besten { $best } jeder Mannschaft zählen.
}
season-teams-stopped = Deine Mannschaft spielt nicht mehr gegen den anderen Server.
season-no-teams = Deine Mannschaft spielt gegen keine andere: Schlag es einem anderen Server mit der Option „{ season-team-best }“ vor oder nimm mit seinem Code an.

# In Bildern und ihren Textalternativen.
season-picture-evening = Abend
season-picture-total = gesamt
season-picture-points = { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}
season-picture-rank = Rang { $rank }
season-alt-row = { $total ->
    [one] { $what }. { $name }: 1 Punkt.
   *[other] { $what }. { $name }: { $total } Punkte.
}
season-alt-title = { $total ->
    [one] { $what }: { $name }, 1 Punkt.
   *[other] { $what }: { $name }, { $total } Punkte.
}
