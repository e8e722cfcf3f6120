# The board of a tournament: standings, directing, where everybody has to be.
board-decimal = { $whole },{ $tenth }
board-unit-royes = { $total } { $count ->
    [one] Rôye
   *[other] Rôyes
}
board-unit-points = { $total } { $count ->
    [one] Punkt
   *[other] Punkte
}
board-unit-match-points = { $total } { $count ->
    [one] Matchpunkt
   *[other] Matchpunkte
}
board-unit-victories = { $total } { $count ->
    [one] Sieg
   *[other] Siege
}
board-unit-percent = { $total } %
board-picture-corrected = Korrektur
board-alt-corrected = Korrektur: { $amount }
board-alt-row = { $rank }. { $name }: { $total } ({ $rounds }).
board-alt-total = { $rank }. { $name }: { $total }.

# The standings as a file for spreadsheets: what stands over its columns.
board-file-rank = Rang
board-file-place = Platz
board-file-name = Name
board-file-computer = Computer
board-file-byes = Freirunden
board-file-corrected = Korrektur
board-file-bonus = davon Bonus
board-file-total = Summe
board-file-round = Runde
board-file-amount = Betrag
board-file-reason = Grund
board-file-director = Leitung
board-file-yes = ja

# Opening a tournament of any size.
board-method = modus
board-method-hint = Wie Tische ausgelost werden; ohne Angabe jede Runde mit anderen
board-method-choice-classic = Malmedy: 4, 8, 12 oder 16 Leute, jede Runde ein anderer Partner
board-method-choice-rounds = Runden: jede Runde mit anderen
board-method-choice-swiss = Schweizer System: Punktgleiche spielen gegeneinander
board-method-choice-danish = Dänisch: streng nach Stand, auch wieder dieselben Leute
board-method-choice-knockout = Pokal zu zweit am Tisch, mit Trostpokal
board-entry = anmeldung
board-entry-hint = Ob man sich allein oder zu zweit anmeldet
board-entry-choice-drawn = allein, Partner jede Runde neu ausgelost
board-entry-choice-pairs = in festen Paaren
board-entry-choice-alone = jeder für sich
board-remainder = rest
board-remainder-hint = Was geschieht, wenn die Tische nicht aufgehen
board-remainder-choice-computer = Computer füllen die Tische auf
board-remainder-choice-bye = einige setzen aus und bekommen ihren Schnitt
board-remainder-choice-reserve = die zuletzt Angemeldeten warten als Reserve
board-total = summe
board-total-hint = Was die Runden ergeben
board-total-choice-royes = verbleibende Rôyes: wer am wenigsten hat, gewinnt
board-total-choice-points = Punkte: wer am meisten hat, gewinnt
board-total-choice-match-points = Matchpunkte: 2 für einen Sieg, 1 für ein Remis
board-total-choice-victories = gewonnene Partien
board-bonus = bonus
board-bonus-hint = Was jeder Platz am Tisch zu den Punkten gibt, etwa 90, 60, 30, 0; 0 für keinen
board-with-bonus = mit einem Bonus nach dem Platz am Tisch: { $figures }
board-minutes = minuten
board-minutes-hint = Eine Uhr je Runde; dann endet jeder Tisch mit dem laufenden Spiel
board-same-deals = gleiche-spiele
board-same-deals-hint = Ob alle Tische einer Runde dieselben Karten spielen
board-starts-in = beginn-in
board-starts-in-hint = In wie vielen Minuten es von selbst beginnt; ohne Angabe startest du es

# The board in the channel.
board-is-rounds = jede Runde andere am Tisch
board-is-swiss = Schweizer System: Punktgleiche spielen gegeneinander
board-is-danish = Dänisch: streng nach Stand, auch wieder dieselben Leute
board-is-knockout = Pokal; wer die erste Runde verliert, spielt um den Trostpokal
board-is-drawn = Partner jede Runde neu ausgelost
board-is-pairs = feste Paare
board-is-alone = jeder für sich
board-length-deals = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} zu { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spielen
}
board-length-parties = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} bis { $deals ->
    [one] 1 Partie
   *[other] { $deals } Partien
}
board-clock = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} je Runde
board-same = dieselben Karten an jedem Tisch
board-compared = gewertet im Vergleich mit den anderen Tischen
board-sizes = Plätze: { $least } bis { $most }
board-sizes-one = Plätze: { $most }
board-open = **{ $count ->
    [one] 1 Anmeldung
   *[other] { $count } Anmeldungen
}.**
board-match-deals = -# { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
}
board-match-parties = -# { $deals ->
    [one] 1 Partie
   *[other] Best of { $deals } Partien
}
board-due-left = **Turnier { $tournament }** in { $channel } · du hast Platz { $place } verlassen; **{ tournament-enter }** gibt ihn dir für die nächste Runde zurück.
board-due-waits = **Turnier { $tournament }** in { $channel } · du hast Platz { $place } und gerade keinen Tisch; Runde { $round } wird ausgelost, wenn die anderen fertig sind.
board-due-drawn = **Turnier { $tournament }** in { $channel } · du hast Platz { $place }; Runde { $round } wird ausgelost { $when }.
board-begins = Beginn { $when }.
board-done = Fertige Tische: { $done } von { $tables }.
board-time-is-up = Die Zeit endet { $when }.
board-more = … und { $count } weitere
board-without-partner = { $name } (sucht einen Partner)
board-tables = **Tische**
board-table = **{ $letter }**{ $where } · { $people }
board-table-done = **{ $letter }** ✓ { $people }
board-byes = **Setzen aus:** { $names }
board-given-up = -# Spielen nicht mehr mit: { $names }
board-through = **Kampflos weiter:** { $names }
board-reserves = **Reserve:** { $names }
board-corrections = **Entscheidungen**
board-correction = -# { $name }: { $amount } in Runde { $round } · „{ $reason }“ ({ $director })
board-removal-before = -# { $name }: vor Runde 1 abgemeldet · „{ $reason }“ ({ $director })
board-removal = -# { $name }: abgemeldet, Runde { $round } · „{ $reason }“ ({ $director })
board-asked = **Gefragt, ohne Platz, bis sie Ja sagen:** { $names }
board-say-yes = Ja, ich spiele mit
board-asked-by-you = { $name } ist gefragt und hat einen Platz nach einem Druck auf **{ board-say-yes }** unter der Tafel.
board-told-asked = **{ $name } möchte dich für Turnier { $tournament } anmelden.** Du hast einen Platz, sobald du [unter der Tafel]({ $link }) auf **{ board-say-yes }** drückst; tust du nichts, spielst du nicht mit.
board-stop-question = **{ $name } fragt, ob Turnier { $tournament } enden soll.** Die laufenden Partien würden für niemanden zählen; fertige behalten ihr Ergebnis. Entschieden wird { $until }, mit zwei Dritteln derer, die antworten. { $people }
board-stop-so-far = -# Für das Ende: { $agreed } · dagegen: { $declined }
board-stop-yes = Beenden
board-stop-no = Weiterspielen
board-stop-told = Deine Antwort zählt. Solange die anderen gefragt sind, kannst du sie ändern.
board-stop-carried = **Turnier { $tournament } ist beendet.** { $name } hat gefragt, ob es enden soll: { $agreed } dafür, { $declined } dagegen. Die laufenden Partien zählen für niemanden.
board-stop-lost = **Turnier { $tournament } geht weiter.** { $name } hat gefragt, ob es enden soll: { $agreed } dafür, { $declined } dagegen.
board-file-out = abgemeldet
board-directed = -# Leitung: { $names }
board-digest = -# Alle Auslosungen folgen aus einem Geheimnis mit dem Fingerabdruck `{ $digest }`
board-secret = -# Das Geheimnis war `{ $secret }`; sein Fingerabdruck: `{ $digest }`
board-moved = Die Tafel von Turnier { $tournament } steht [weiter unten]({ $link }).
board-enter-with = Anmelden mit…
board-people = Wer macht mit?
board-direct = Leitung…

# Entering, leaving and directing.
board-enter-command = anmelden
board-enter-command-hint = Melde dich zu einem Turnier an, allein oder mit einem Partner
board-partner = partner
board-partner-hint = Mit wem du das ganze Turnier spielst
board-leave-command = verlassen
board-leave-command-hint = Gib deinen Platz vor dem Beginn oder zwischen zwei Runden zurück
board-start-command = anfangen
board-start-command-hint = Fang ein Turnier an, das du leitest, oder seine nächste Runde
board-correct-command = korrigieren
board-correct-command-hint = Leitung: Erhöh oder senk jemandes Summe, mit Grund
board-person = person
board-person-hint = Um wen es geht
board-amount = betrag
board-amount-hint = Wie viel dazukommt; unter 0 wird abgezogen
board-reason = grund
board-reason-hint = Warum; alle lesen es
board-round = runde
board-round-hint = Für welche Runde; ohne Angabe für die letzte
board-director-command = leitung
board-director-command-hint = Lass jemanden das Turnier mitleiten, oder übergib es
board-how = wie
board-how-hint = Mit dir oder an deiner Stelle
board-how-add = zusammen mit mir
board-how-hand = an meiner Stelle
board-export-command = exportieren
board-export-command-hint = Der Stand als Datei für Tabellen
board-page = seite
board-page-hint = Welche Seite, mit je zwanzig Plätzen
board-file = datei
board-file-hint = Auch als Datei für Tabellen
board-yes = ja
board-no = nein
board-entered-pair = Du bist mit { $partner } angemeldet.
board-entered-wish = Du bist angemeldet. { $partner } muss noch auf **{ board-enter-with }** drücken und dich wählen.
board-who-partner = Mit wem spielst du das ganze Turnier?
board-choose-person = Wähl jemanden
board-started = Turnier { $tournament } hat begonnen.
board-next-begun = Runde { $round } hat begonnen.
board-channel-gone = Der Kanal von Turnier { $tournament } ist weg. Laufende Partien gehen in Direktnachrichten weiter; dann wartet es. Tipp /{ tournament-command } { board-start-command } in einem anderen Kanal, und es geht dort weiter.
board-moved-here = Turnier { $tournament } geht in diesem Kanal weiter.
board-panel = ### Leitung von Turnier { $tournament }
board-panel-begin = Jetzt anfangen
board-panel-next = Jetzt nächste Runde
board-panel-correct = Korrigieren…
board-panel-enter = Jemanden anmelden…
board-panel-out = Jemanden abmelden…
board-panel-add = Gemeinsam leiten…
board-panel-hand = Übergeben…
board-panel-stop = Beenden…
board-form-title = Korrektur: { $name }
board-form-amount = Betrag, wie −2 oder 4
board-form-round = Runde
board-form-why = Warum
board-form-own = In eigenen Worten
board-form-own-hint = Alle lesen es. Es darf leer bleiben, wenn oben ein Grund gewählt ist.
board-why-absent = Nicht erschienen
board-why-left = Musste gehen
board-why-wish = Auf eigenen Wunsch
board-why-conduct = Unfaires Spiel
board-why-count = Verzählt
board-why-revoke = Farbe nicht bedient
board-why-late = Zu spät gekommen
board-corrected = { $name }: { $amount } in Runde { $round }.
board-taken-out = { $name } ist nicht mehr dabei.
board-directs-too = { $name } leitet das Turnier mit dir.
board-handed-over = { $name } leitet das Turnier ab jetzt.
board-file-title = Stand von Turnier { $tournament }, für Tabellen.
board-paged = { $title } · { $page }/{ $pages }
board-back = ◀
board-on = ▶
board-leads = { $count ->
    [one] { $names } führt: { $total }.
   *[other] { $names } führen: je { $total }.
}
board-won = ## 🏆 { $count ->
    [one] { $names } gewinnt das Turnier: { $total }!
   *[other] { $names } teilen sich den Sieg: je { $total }!
}
board-won-cup = ## 🏆 { $count ->
    [one] { $names } gewinnt den Pokal!
   *[other] { $names } teilen sich den Pokal!
}
board-people-title = **Wer bei Turnier { $tournament } mitmacht** ({ $count })
