# Abende: Befehle, Nachricht zum Anmelden, Tische, Erinnerungen, Ergebnisse.
evening-command = abend
evening-command-hint = Clubabende: anmelden, ausgeloste Tische, Turniere
evening-new = neu
evening-new-hint = Setz einen Abend in diesem Kanal an, einmal oder immer wieder
evening-list = liste
evening-list-hint = Welche Abende es auf diesem Server gibt
evening-sign-up = anmelden
evening-sign-up-hint = Melde dich für den nächsten Abend an
evening-leave = abmelden
evening-leave-hint = Melde dich wieder ab
evening-be-here = anwesend
evening-be-here-hint = Sag, dass du da bist: Unter denen, die da sind, werden die Tische ausgelost
evening-change = ändern
evening-change-hint = Ändere einen Abend, den du leitest
evening-cancel = absagen
evening-cancel-hint = Sag den nächsten Termin eines Abends ab, den du leitest, oder alle
evening-end = beenden
evening-end-hint = Lose heute keine Tische mehr aus
evening-when = wann
evening-when-hint = Wie „Dienstag 20:00“, „erster Dienstag 20:00“ oder „24.12. 20:00“
evening-often = wie-oft
evening-often-hint = Wie oft; ohne Angabe folgt es aus dem Tag
evening-often-once = einmal
evening-often-weekly = jede Woche
evening-often-fortnightly = alle zwei Wochen
evening-often-monthly = einmal im Monat, am gleichen Wochentag
evening-zone = zeitzone
evening-zone-hint = In welcher Zeitzone; ohne Angabe Brüssel
evening-name = name
evening-name-hint = Wie der Abend heißt
evening-usual-name = Clubabend
evening-kind = spielen
evening-kind-hint = Mit offenem Ende oder ein Turnier
evening-kind-open = so viele Partien, wie man mag
evening-kind-tournament = ein Turnier
evening-rest-option = leere-plätze
evening-rest-option-hint = Was aus Tischen wird, die nicht voll sind
evening-rest-choice-computer = Computer nehmen sie
evening-rest-choice-reserve = man wartet, bis ein Tisch voll ist
evening-rest-choice-bye = wer übrig bleibt, setzt eine Runde des Turniers aus
evening-rounds = runden
evening-rounds-hint = Turnier: wie viele Runden; ohne Angabe 3
evening-deals = spiele
evening-deals-hint = Turnier: wie viele Spiele pro Runde; ohne Angabe 8
evening-method = modus
evening-method-hint = Turnier: wie die Tische ausgelost werden
evening-method-rounds = jeder spielt gegen möglichst viele andere
evening-method-swiss = Punktgleiche spielen gegeneinander
evening-method-danish = streng nach dem Stand, auch wieder dieselben Leute
evening-method-knockout = Pokal, bei Spielen zu zweit
evening-minutes = minuten
evening-minutes-hint = Turnier: wie lange eine Runde höchstens dauert; ohne Angabe so lange wie nötig
evening-presence = anwesenheit
evening-presence-hint = Ob man sagen muss, dass man da ist
evening-presence-yes = nur wer „Ich bin da“ sagt, wird ausgelost
evening-presence-no = alle Angemeldeten werden ausgelost
evening-which = abend
evening-which-hint = Welcher Abend, wenn es mehrere gibt
evening-channel = kanal
evening-channel-hint = Wo er von nun an stattfindet
evening-director = leitung
evening-director-hint = Wer ihn von nun an leitet
evening-what = was
evening-what-hint = Nur den nächsten Termin oder alle
evening-what-date = nur den nächsten Termin
evening-what-all = diesen und alle folgenden

evening-day-1 = Montag
evening-day-2 = Dienstag
evening-day-3 = Mittwoch
evening-day-4 = Donnerstag
evening-day-5 = Freitag
evening-day-6 = Samstag
evening-day-7 = Sonntag
evening-once = { $time } ({ $zone })
evening-weekly = jeden { $day }, { $time } ({ $zone })
evening-fortnightly = jeden zweiten { $day }, { $time } ({ $zone })
evening-monthly-1 = jeden ersten { $day } im Monat, { $time } ({ $zone })
evening-monthly-2 = jeden zweiten { $day } im Monat, { $time } ({ $zone })
evening-monthly-3 = jeden dritten { $day } im Monat, { $time } ({ $zone })
evening-monthly-4 = jeden vierten { $day } im Monat, { $time } ({ $zone })
evening-monthly-last = jeden letzten { $day } im Monat, { $time } ({ $zone })

evening-title = ### 📅 { $name }
evening-begins = **{ $when }** · { $soon }
evening-was = { $when }
evening-shift-skipped = -# An dem Tag wird die Uhr vorgestellt, und diese Zeit gibt es nicht: Es beginnt eine Stunde später.
evening-shift-twice = -# An dem Tag wird die Uhr zurückgestellt, und diese Zeit gibt es zweimal: Die erste zählt.
evening-open = offenes Ende
evening-tournament = { $rounds ->
    [one] Turnier über 1 Runde
   *[other] Turnier über { $rounds } Runden
}
evening-rest-computer = Computer nehmen leere Plätze
evening-rest-reserve = man wartet auf einen vollen Tisch
evening-rest-bye = wer übrig bleibt, setzt eine Runde aus
evening-directed = Leitung: { $director }
evening-undirected = wer den Server verwaltet, leitet ihn
evening-how-asked = Melde dich an und drück ab einer Stunde vorher auf **{ evening-button-here }**: Um { $drawn } werden unter denen, die das getan haben, die Tische ausgelost. Wer später kommt, bekommt den nächsten freien Platz.
evening-how = Melde dich an: Um { $drawn } werden unter allen Angemeldeten die Tische ausgelost. Wer später kommt, bekommt den nächsten freien Platz.
evening-signed-up = **Angemeldet** ({ $count })
evening-here = { $count ->
    [one] 1 ist da ✅
   *[other] { $count } sind da ✅
}
evening-nobody-yet = Noch hat sich niemand angemeldet.
evening-gone = -# Nicht mehr auf diesem Server, also nicht mitgezählt: { $names }
evening-button-sign-up = Anmelden
evening-button-leave = Abmelden
evening-button-here = Ich bin da
evening-button-seat = Ich will mitspielen

evening-state-playing = **Die Tische sind ausgelost.** Wer spielen will, zum ersten Mal oder wieder, drückt auf **{ evening-button-seat }**.
evening-state-closing = **Es werden keine Tische mehr ausgelost.** Der Abend endet mit der letzten Partie.
evening-plays-tournament = Turnier { $tournament } läuft.
evening-too-few = { $count ->
    [one] Eine Person ist da; das Turnier beginnt mit vier.
   *[other] { $count } Leute sind da; das Turnier beginnt mit vier.
}
evening-table = Tisch { $table } in { $channel }: { $names }
evening-waiting = { $count ->
    [one] Eine Person wartet auf einen Platz:
   *[other] { $count } warten auf einen Platz:
}
evening-nobody-here = Im Moment spielt niemand.
evening-drawn = ### 📅 { $name } · Tisch { $table }
    Hier spielt ihr zusammen: { $people }
evening-thread = { $name } · Tisch { $number }
evening-event = Anmelden und spielen in { $channel }.
evening-reminder = ⏰ **{ $name }** beginnt { $soon } in { $channel }, und du bist angemeldet.
evening-reminder-here = Drück auf **{ evening-button-here }**, wenn du da bist: Um { $drawn } werden die Tische ausgelost.
evening-channel-gone = Den Kanal von **{ $name }** gibt es nicht mehr. Nenn mit /{ evening-command } { evening-change } einen anderen; bis dahin wartet der Abend am { $when }.
evening-channel-closed = Ich kann in { $channel } nichts zeigen, wo **{ $name }** stattfindet: { $when }. Dort kann ich niemanden rufen und lose keine Tische aus. Gib mir dort diese Berechtigungen: { $permissions }; oder nenn mit /{ evening-command } { evening-change } einen anderen Kanal.
evening-not-reminded = Nicht erinnert, denn sie nehmen keine Direktnachrichten an: { $names }

evening-over-played = Dieser Abend ist vorbei.
evening-over-empty = An diesem Abend wurde nicht gespielt.
evening-over-cancelled = Dieser Abend wurde abgesagt.
evening-over-missed = Dieser Abend fand nicht statt: Ich war nicht da oder hatte keinen Kanal zum Spielen.
evening-reason = Grund: { $reason }
evening-was-last = Es folgt kein weiterer Termin.
evening-result-title = ### 🏁 { $name } · { $when }
evening-result = { $matches ->
    [one] { $sign } **{ $name }** · **{ $points }** · { $matches } Partie
   *[other] { $sign } **{ $name }** · **{ $points }** · { $matches } Partien
}
evening-result-how = Eine gewonnene Partie gibt 100 Punkte, eine unentschiedene 50.
evening-result-tournament = In der Reihenfolge des Turniers; eine gewonnene Partie gibt 100 Punkte.
evening-result-few = Keine Saison zählt diesen Abend: Weniger als { $least } Leute haben gegeneinander gespielt.
evening-somebody = jemand, der vergessen werden wollte
evening-in-list = { $count ->
    [one] **{ $name }** ({ $evening }) · { $when } in { $channel }
        -# { $rhythm } · { $game } · 1 angemeldet
   *[other] **{ $name }** ({ $evening }) · { $when } in { $channel }
        -# { $rhythm } · { $game } · { $count } angemeldet
}
evening-you-signed-up = Du bist angemeldet.

evening-made = **{ $name }** steht fest: { $when }.
evening-uncounted = Die Saison **{ $name }** zählt ihn nicht: Sie zählt nur Abende von Leuten, die den Server verwalten. Wer das darf, kann es mit /{ evening-command } { evening-change } ändern.
evening-uncounted-role = Die Saison **{ $name }** zählt ihn nicht: Sie zählt nur Abende von Leuten, die den Server verwalten oder { $role } haben. Wer das darf, kann es mit /{ evening-command } { evening-change } ändern.
evening-without-event = In den Events des Servers steht er nicht: Gib mir dafür { $permission }.
evening-not-for-all = In den Events des Servers steht er nicht: Nicht alle können { $channel } sehen.
evening-changed = **{ $name }** ist geändert; das nächste Mal: { $when }.
evening-changed-later = **{ $name }** ist geändert: Neue Regeln gelten für Tische, die ab jetzt ausgelost werden, eine neue Zeit ab dem nächsten Termin.
evening-changed-meanwhile = Jemand anders hat **{ $name }** im selben Augenblick geändert. Von dir ist nichts gespeichert: Schick deinen Befehl noch einmal, dann gilt beides.
evening-called-off = Dieser Termin von **{ $name }** ist abgesagt; das nächste Mal: { $when }.
evening-called-off-all = **{ $name }** findet nicht mehr statt; was läuft, wird noch zu Ende gespielt.
evening-ended = Bei **{ $name }** werden keine Tische mehr ausgelost; der Abend endet mit der letzten Partie.
evening-told-signed-up = Du bist für **{ $name }** angemeldet: { $when }. Die Tische werden um { $drawn } ausgelost.
evening-told-left = Du hast dich von **{ $name }** abgemeldet.
evening-told-here = Schön, dass du da bist: Um { $drawn } werden die Tische von **{ $name }** ausgelost.
evening-told-wait = Du bekommst bei **{ $name }** den nächsten freien Platz; gibt es keinen, wird so bald wie möglich ein Tisch ausgelost.
evening-told-seat = Du hast bei **{ $name }** einen Platz: /{ stay-tables } sagt, wo.
evening-due = **{ $name }** in { $channel } · du bist angemeldet; es beginnt { $when }, { $soon }.
evening-due-here = **{ $name }** in { $channel } · du bist da; es beginnt { $when }, { $soon }.
evening-due-waiting = **{ $name }** in { $channel } · du wartest auf einen Platz.
evening-due-playing = **{ $name }** in { $channel } läuft; mit **{ evening-button-seat }** bekommst du dort einen Platz.
