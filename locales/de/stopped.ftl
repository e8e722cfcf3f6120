# Wie und von wem ein Tisch beendet wurde.
stopped-host = { $name } hat den Tisch beendet.
stopped-agreed = Der Tisch wurde ohne Ergebnis beendet: { $name } hat es vorgeschlagen, und alle waren einverstanden.
stopped-manager = { $name } darf das auf diesem Server und hat den Tisch beendet.
stopped-declined = { $name } möchte nicht spielen; der Tisch wurde beendet.
stopped-tournament = Der Tisch wurde mit seinem Turnier beendet.
stopped-empty = Der Tisch wurde ohne Ergebnis beendet: Die letzte Person ist gegangen.
stopped-channel = Der Tisch wurde ohne Ergebnis beendet: Sein Kanal ist weg.
stopped-server = Der Tisch wurde ohne Ergebnis beendet: Der Bot wurde vom Server entfernt.
stopped-unreadable = Der Tisch wurde ohne Ergebnis beendet: Was davon aufgehoben war, ließ sich nicht mehr lesen.
stopped-lobby = Der Tisch wurde beendet: Einen Tag lang hat niemand die Partie angefangen.
stopped-nobody = Der Tisch wurde ohne Ergebnis beendet: Alle waren abwesend, und niemand kam zurück.
stopped-paused = Der Tisch wurde ohne Ergebnis beendet: Die Partie war einen Monat lang unterbrochen.
stopped-clockless = Der Tisch wurde ohne Ergebnis beendet: Einen Monat lang hat niemand gespielt.
stopped-unknown = Der Tisch wurde beendet.
stopped-because = { $how } Grund: „{ $reason }“
stopped-counts-not = Die Partie hat kein Ergebnis und zählt für keine Wertung.
stopped-unfinished = -# Es verrät auch die Karten des Spiels, das nicht zu Ende ging; das spielt niemand mehr weiter.
