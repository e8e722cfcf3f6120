# Statistik, Verlauf und Wiederholung beendeter Partien.
stats-command = statistik
stats-command-hint = Deine Statistik, die von jemand anderem oder die von zweien mit- und gegeneinander
stats-menu = Statistik
stats-person = person
stats-person-hint = Von wem; ohne Angabe von dir selbst
stats-with = gegen
stats-with-hint = Mit wem oder gegen wen: die Partien dieser zwei
stats-game-hint = Welches Spiel; ohne Angabe das am häufigsten gespielte
stats-season-hint = Welcher Monat oder welches Quartal; ohne Angabe von Anfang an
stats-everywhere = überall
stats-everywhere-hint = Deine Partien auf allen Servern, nicht nur auf diesem
stats-history = verlauf
stats-history-hint = Beendete Partien, die neueste zuerst; jede lässt sich noch einmal ansehen
stats-replay = wiederholung
stats-replay-hint = Sieh dir eine beendete Partie Schritt für Schritt an, mit allen Karten
stats-replay-table-hint = Die Nummer des Tisches; ohne Angabe deine letzte Partie

stats-title = ### Statistik von { $name }
    -# { $where }
stats-between-title = ### { $first } und { $second }
    -# { $where }
stats-none-own = Du hast hier noch keine Partie zu Ende gespielt. Spiel eine mit { find-games }, oder mit `/{ command-duel }` gegen den Computer: Danach steht hier, was du gespielt hast.
stats-none = { $name } hat hier noch keine Partie zu Ende gespielt. Lade die Person ein: `/{ command-duel }` oder `/{ command-table } { command-open }`.
stats-none-such = { $name } hat hier keine solche Partie zu Ende gespielt. Wähl ein anderes Spiel oder eine andere Saison.
stats-hidden = { $name } behält Statistik und Partien für sich.
stats-not-in-private = Hier siehst du nur deine eigenen Partien. Frag nach denen der anderen auf einem Server, auf dem ihr beide seid.
stats-everywhere-own = Partien auf anderen Servern gehen nur die etwas an, die sie gespielt haben: „{ stats-everywhere }“ gilt für dich selbst oder für dich und jemand anderen.
stats-two-needed = Das ist ein und dieselbe Person. Nenn zwei, oder lass „{ stats-with }“ weg.
stats-not-here = Allen zeigen lässt sich das nur auf dem Server, auf dem gespielt wurde.
stats-not-in-this-channel = Nicht alle hier sehen { $channel }, wo gespielt wurde: Zeig es dort.
stats-all-games = Alle Spiele
stats-in-all-servers = Alle Server
stats-only-here = Nur dieser Server
stats-to-history = Partien
stats-show-all = Allen zeigen
stats-results = { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
 }, { $won } gewonnen ({ $share } %) · { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
 }
stats-unrated = Noch keine Wertungszahl
stats-curve = Höchststand { $high } ({ $high_on }), Tiefststand { $low } ({ $low_on }); { $change } in { $matches ->
    [one] der letzten Partie
   *[other] den letzten { $matches } Partien
}
stats-rating = Wertungszahl **{ $rating }** ± { $within } { $sure ->
    [yes] {""}
   *[no] (vorläufig){" "}
 }nach { $matches ->
    [one] 1 gewerteten Partie
   *[other] { $matches } gewerteten Partien
 }
stats-of = { $what }: { $results }
stats-by-preset = **Nach Variante**
stats-by-contract-couillon = **Trumpf**
stats-by-contract = **Kontrakte**
stats-feats = **Bemerkenswert:** { $feats }
stats-best-deal = **Bestes Spiel:** { $deal }
stats-worst-deal = **Schlechtestes Spiel:** { $deal }
stats-deal = { $points }{ $contract }, Spiel { $deal } an Tisch { $table }
stats-contract = { $contract }: { $roles }
stats-contract-trumps = Gewonnen
stats-contract-accept = Zu zweit
stats-contract-solo = Solo
stats-contract-troel = Troel
stats-contract-small-misere = Kleine Misere
stats-contract-piccolo = Piccolo
stats-contract-piccolissimo = Piccolissimo
stats-contract-grand-misere = Große Misere
stats-contract-open-misere = Offene Misere
stats-contract-abondance = Abondance
stats-contract-abondance-table = Abondance auf dem Tisch
stats-contract-small-slam = Kleiner Schlemm
stats-contract-small-slam-table = Kleiner Schlemm auf dem Tisch
stats-contract-slam = Schlemm
stats-contract-slam-table = Schlemm auf dem Tisch
stats-contract-open-slam = Offener Schlemm
stats-role-declarer = { $made } von { $deals } als Alleinspieler
stats-role-partner = { $made } von { $deals } als Partner
stats-role-defender = { $made } von { $deals } als Gegner
stats-feat-mit = Mit’
stats-feat-kontra = Kontra
stats-feat-re = Re
stats-feat-sweep = alle Stiche
stats-faced-people = **Gegen Menschen:** { $won } gewonnen von { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
 }
stats-faced-computers = **Gegen Computer:** { $levels }
stats-faced-level = { $level }, { $won } von { $matches } gewonnen
stats-favourite = **Liebster Partner:** { $name }, { $won } gewonnen von { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
 }
stats-nemesis = **Angstgegner:** { $name }, { $lost }-mal besser in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
 }
stats-streak-won = **Zurzeit:** { $matches ->
    [one] letzte Partie gewonnen
   *[other] { $matches } Partien in Folge gewonnen
 }
stats-streak-lost = **Zurzeit:** { $matches ->
    [one] letzte Partie verloren
   *[other] { $matches } Partien in Folge verloren
 }
stats-streaks = **Längste Serien:** { $won } gewonnen, { $lost } verloren
stats-other-games = **Andere Spiele**
stats-against = **Gegeneinander:** { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
 }
    { $first } besser: { $ahead } · { $second } besser: { $behind } · gleich: { $equal }
stats-never-against = Sie haben hier noch nicht gegeneinander gespielt.
stats-together = **Auf einer Seite:** { $results }
stats-never-together = Sie haben hier noch nicht auf einer Seite gespielt.
stats-replay-best = Bestes Spiel ansehen
stats-replay-worst = Schlechtestes ansehen

stats-history-title = ### Partien von { $name }
stats-history-match = **Tisch { $table }** · { $day } · { $game } · **{ $outcome }**
stats-history-won = gewonnen
stats-history-place = Platz { $place } von { $sides }
stats-history-side = { $place }. { $names } ({ $score })
stats-history-computer = { $name } (Computer, { $level })
stats-history-cut-short = einvernehmlich früher abgeschlossen
stats-history-absent = beendet, weil eine Seite nicht kam
stats-history-rated-yes = gewertet
stats-history-rated-computers = nicht gewertet: Ein Computer spielte mit
stats-history-rated-nobody = nicht gewertet: nur Computer
stats-history-rated-cards = mit echten Karten, nicht gewertet
stats-history-pages = Seite { $page } von { $pages } · { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
 }
stats-history-replay = Eine Partie noch einmal ansehen
stats-history-newest = Neueste
stats-history-newer = Neuere
stats-history-older = Ältere
stats-history-oldest = Älteste

stats-replay-title = ### { $game } · Tisch { $table }
stats-replay-deal = { $unit ->
   *[other] Spiel
 } { $deal } von { $deals }
stats-replay-step = Schritt { $step } von { $steps }
stats-replay-seen = wie { $name } es sah
stats-replay-all = alle Karten offen
stats-replay-edition = Diese Partie begann, bevor die Regeln korrigiert wurden; du siehst sie, wie sie gespielt und gezählt wurde. Nach den heutigen Regeln wäre Spiel { $deal } anders verlaufen.
stats-replay-unplayable = Diese Partie lässt sich nicht mehr nachspielen: Was aufgezeichnet ist, folgt nicht den heutigen Regeln. Ihr Ergebnis bleibt:
stats-replay-hands-alt = Die Karten, die noch auf der Hand sind, unten in Worten: { $names }.
stats-replay-trick = Auf dem Tisch: { $cards }
stats-replay-hand = { $name }: { $cards }
stats-replay-first = { $unit ->
   *[other] Erstes Spiel
 }
stats-replay-earlier = { $unit ->
   *[other] Voriges Spiel
 }
stats-replay-back = ◀ Zurück
stats-replay-on = Weiter ▶
stats-replay-later = { $unit ->
   *[other] Nächstes Spiel
 }
stats-replay-last = Das Ende
stats-replay-to = Zu einem Stich
stats-replay-whose = Wessen Karten zu sehen sind
stats-replay-begin = Vor dem ersten Zug
stats-replay-to-trick = Stich { $trick }
stats-replay-end = { $unit ->
   *[other] Ende des Spiels
 }
stats-replay-of = Nur die Karten von { $name }
stats-replay-open = Selbst durchgehen
stats-replay-match = Noch einmal ansehen
stats-replay-none = Es gibt noch keine beendete Partie, die man ansehen könnte. Spiel eine: { find-games-or-duel }.
stats-replay-running = Die Partie an Tisch { $table } läuft noch: Ihre Karten bleiben geheim, bis sie vorbei ist. Das gilt auch für die Spiele, die schon gespielt sind, denn niemand soll nachsehen können, was die anderen sich merken müssen.
stats-replay-broken-off = Die Partie an Tisch { $table } wurde abgebrochen: Nur zu Ende gespielte lassen sich noch einmal ansehen.
stats-files = Dateien
stats-files-title = ### { $game } · Tisch { $table }: die Dateien
stats-files-record = `.txt`: die ganze Partie, wie `python -m engine replay` sie nachspielt
stats-files-pbn = `.pbn`: die Spiele für Bridgeprogramme
stats-files-verify = `.verify.json`: womit `/{ fair-command }` die Karten nachrechnet
stats-file = datei
stats-file-hint = Eine eigene Partie zum Durchgehen: ihre Aufzeichnung (.txt) oder ihre Spiele (.pbn)
stats-file-title = ### { $game } · { $file }
stats-file-too-large = Diese Datei ist zu groß für eine Partie: höchstens { $most } KB.
stats-file-no-text = Diese Datei ist kein Text. Gib mir die Aufzeichnung einer Partie (.txt) oder ihre Spiele (.pbn), wie **{ stats-files }** sie unter der Wiederholung gibt.
stats-file-empty = In dieser Datei steht kein Spiel.
stats-file-proof = Mit dieser Datei werden die Karten einer Partie nachgerechnet. Die Aufzeichnung ist die .txt-Datei daneben: Gib mir die.
stats-file-other-pbn = Diese Spiele sind von einem anderen Programm: Ich lese die .pbn-Dateien von Partien, die hier gespielt wurden; darin stehen auch die Regeln und die Ansagen.
stats-file-line = Zeile { $line } dieser Datei ist nicht zu lesen: „{ $text }“.
stats-file-illegal = Zeile { $line } dieser Datei ist gegen die Regeln: „{ $text }“.
stats-file-away = Discord hat mir diese Datei nicht gegeben: Versuch es noch einmal.
stats-file-gone = Ich habe diese Datei nicht mehr zur Hand: Gib sie mir noch einmal, mit /{ stats-replay }.

# Wie der Text dieses Namens ohne `-by-message`, in Direktnachrichten gesagt: Befehle von Servern gehen dort nicht.
stats-none-own-by-message = Du hast noch keine Partie zu Ende gespielt. Spiel eine in einem Kanal eines Servers, mit { find-games-or-duel }: Danach steht hier, was du gespielt hast.
stats-replay-none-by-message = Du hast noch keine beendete Partie, die man ansehen könnte. Spiel eine in einem Kanal eines Servers: { find-games-or-duel }.
