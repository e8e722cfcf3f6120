# Der Tisch vor der Partie, die Leiste des Gastgebers, Antworten zu Öffnen, Hinsetzen und Einstellungen.
lobby-title = ### { $game } · Tisch { $table }
lobby-hint = Wähl einen Platz. Der Gastgeber füllt freie Plätze mit Computern und fängt die Partie an.
lobby-hint-full = Alle Plätze sind besetzt: Der Gastgeber kann die Partie anfangen.
lobby-playing = Die Partie läuft.
lobby-over = Die Partie ist vorbei.
lobby-option-lines = { $value ->
    [one] { $value } Strich auf der Tafel
   *[other] { $value } Striche auf der Tafel
}
lobby-option-branches = ein Baum von { $value }
lobby-option-cows = Kühe mit { $value } Strichen
lobby-option-royes = { $value ->
    [one] je { $value } Rôye am Anfang
   *[other] je { $value } Rôyes am Anfang
}
lobby-option-target = { $value ->
    [one] { $value } Punkt gewinnt die Partie
   *[other] { $value } Punkte gewinnen die Partie
}
lobby-option-pack = { $value ->
    [30] 30 Karten, ohne die schwarzen Siebenen
   *[other] { $value } Karten
}
lobby-option-show = { $value ->
    [chosen] wer Trumpf macht, wählt die Karte, die er zeigt
    [highest] wer Trumpf macht, zeigt seinen höchsten Trumpf
   *[none] es wird keine Trumpfkarte gezeigt
}
lobby-option-mit = { $value ->
    [none] ohne Mit’
    [plain] Mit’ ohne Kontra und Re
   *[kontra] Mit’ mit Kontra und Re
}
lobby-option-dame_de_make = { $value ->
    [yes] Dame de Make: Die Kreuzdame ist immer Trumpf
   *[no] ohne Dame de Make
}
lobby-option-red_queens = { $value ->
    [yes] auch die roten Damen sind immer Trumpf
   *[no] rote Damen sind gewöhnliche Karten
}
lobby-option-ottant = { $value ->
    [yes] wer Trumpf macht, die Mit’ ansagt und verliert, bekommt zwei dazu
   *[no] wer Trumpf macht und verliert, bekommt eins dazu
}
lobby-option-tie = { $value ->
    [both-score] bei Gleichstand ziehen beide Seiten eine Rôye ab
    [non-makers] bei Gleichstand gewinnt die Seite, die nicht Trumpf gemacht hat
   *[none] Gleichstand zählt für niemanden
}
lobby-option-deals = { $value ->
    [0] keine feste Zahl von Spielen
    [one] eine Partie aus { $value } Spiel
   *[other] eine Partie aus { $value } Spielen
}
lobby-option-seats_by = { $value ->
    [high-cards] Partner durch hohe Karten ausgelost
    [jacks] Partner durch Buben ausgelost
   *[lobby] Partner sitzen sich gegenüber
}
lobby-option-making = { $value ->
    [upcard] die oberste Karte vom Rest wird für den Trumpf aufgedeckt
    [tongres] Trumpf wie in Tongern: Die vierte Karte des Gebers wird vorgeschlagen, dann seine letzte
    [forced] der Spieler links vom Geber nennt eine Farbe seiner ersten Karten oder lässt aufdecken
    [held] der Spieler links vom Geber muss eine Farbe seiner ersten Karten nennen
    [dealer-card] die offene Karte des Gebers wird als Trumpf vorgeschlagen
   *[named] der Spieler links vom Geber nennt eine beliebige Farbe
}
lobby-option-following = { $value ->
    [must-follow] bedienen ist Pflicht, sonst stechen
   *[follow-or-trump] bedienen oder stechen
}
lobby-option-scoring-of-couillon = { $value ->
    [slate] Wertung auf einer Tafel
    [points] Wertung in Punkten
    [royes] Wertung in Rôyes
    [numbers] Wertung in Zahlen wie beim Kwajongen
    [cows] Wertung in Kühen
   *[tree] Wertung an einem Baum
}
lobby-option-cards = { $value } Karten für jeden
lobby-option-parties = { $value ->
    [1] eine Manche ist eine einzige Partie
   *[other] eine Manche ist ein Best of { $value } Partien
}
lobby-option-manches = { $value ->
    [1] eine Manche
   *[other] Best of { $value } Manches
}
lobby-option-quinte = eine Quinte zählt { $value }
lobby-option-mondoubleau_doubled = { $value ->
    [yes] die Meldung, die Trumpf macht, zählt doppelt
   *[no] die Meldung, die Trumpf macht, zählt einfach
}
lobby-option-shuffle = { $value ->
    [yes] vor jedem Spiel gemischt
   *[no] eingesammelt und abgehoben, nie gemischt
}
lobby-option-gathering = { $value ->
    [table] Stiche ungeordnet eingesammelt, wie am Tisch
   *[exact] Stiche in fester Reihenfolge eingesammelt
}
lobby-option-packets = gegeben zu { $value }
lobby-option-solo5 = { $value ->
    [yes] Solo schon mit 5 Stichen
   *[no] Solo erst mit 6 Stichen
}
lobby-option-piccolo = { $value ->
    [yes] mit Piccolo
   *[no] ohne Piccolo
}
lobby-option-parole = { $value ->
    [yes] mit Passe Parole
   *[no] ohne Passe Parole
}
lobby-option-troel = { $value ->
    [off] ohne Troel
    [exactly-3] Troel mit genau drei Assen
   *[other] Troel mit drei oder vier Assen
}
lobby-option-troel_tricks = { $value ->
    [9] ein Troel geht in jeder Farbe um 9 Stiche
   *[other] ein Troel geht um 8 Stiche, in anderer Farbe um 9
}
lobby-option-troel_royal = { $value ->
    [king] vier Asse und der Herzkönig rufen einen anderen König
   *[heart] vier Asse rufen das höchste fehlende Herz
}
lobby-option-troel_lead = { $value ->
    [partner-any] beim Troel spielt der Partner beliebig aus
   *[called] beim Troel wird die gerufene Karte oder das Trumpf-Ass ausgespielt
}
lobby-option-slams = { $value ->
    [yes] kleiner Schlemm mit 12 Stichen statt Abondance 12
   *[no] ohne kleinen Schlemm
}
lobby-option-open_slam = { $value ->
    [yes] mit offenem Schlemm
   *[no] ohne offenen Schlemm
}
lobby-option-piccolissimo = { $value ->
    [yes] mit Piccolissimo, genau zwei Stichen
   *[no] ohne Piccolissimo
}
lobby-option-abondance_table = { $value ->
    [yes] mit Abondance auf dem Tisch
   *[no] ohne Abondance auf dem Tisch
}
lobby-option-slam_table = { $value ->
    [yes] mit Schlemm auf dem Tisch
   *[no] ohne Schlemm auf dem Tisch
}
lobby-option-proposals_per_suit = { $value ->
    [1] jede Farbe darf einmal vorgeschlagen werden
    [2] jede Farbe darf zweimal vorgeschlagen werden
   *[other] jede Farbe darf dreimal vorgeschlagen werden
}
lobby-option-solo_after_repeat = { $value ->
    [yes] Solo auch in einer zweimal vorgeschlagenen Farbe
   *[no] kein Solo in einer zweimal vorgeschlagenen Farbe
}
lobby-option-binding = { $value ->
    [negative-if-broken] wessen Partner aussteigt, der darf zur Misere wechseln
   *[full] wessen Partner aussteigt, der darf nur ein Solo spielen
}
lobby-option-abondance_to_misere = { $value ->
    [yes] eine überbotene Abondance darf zur Misere werden
   *[no] eine überbotene Abondance darf nur höher gehen
}
lobby-option-forced_fourth = { $value ->
    [yes] drei kleine Miseren zwingen den Vierten dazu
   *[no] niemand wird zur kleinen Misere gezwungen
}
lobby-option-misere_closes = { $value ->
    [yes] nach Misere oder Piccolo keine neue Farbe vorschlagen
   *[no] Vorschläge auch nach Misere oder Piccolo
}
lobby-option-all_tricks = alle Stiche zu zweit zählen { $value }
lobby-option-abondance_overtricks = { $value ->
    [yes] eine Abondance zählt nach gemachten Stichen, bis 12
   *[no] eine Abondance zählt wie angesagt
}
lobby-option-accept13_undertricks = { $value ->
    [yes] zu zweit 13 verloren kostet die fehlenden Stiche
   *[no] zu zweit 13 verloren kostet, was es gebracht hätte
}
lobby-option-pass_doubles = { $value ->
    [yes] alle passen: das nächste Spiel zählt doppelt
   *[no] alle passen: das nächste Spiel zählt einfach
}
lobby-option-passed_counts = { $value ->
    [yes] alle passen: das Spiel zählt in der Partie mit
   *[no] alle passen: derselbe gibt noch einmal
}
lobby-option-doubles = { $value ->
    [yes] ein Gegner darf verdoppeln
   *[no] Gegner verdoppeln nicht
}
lobby-option-scoring = { $value ->
    [flemish] flämische Rangfolge und Wertung
   *[basic] einfache Rangfolge und Wertung
}
lobby-option-claim_when_settled = { $value ->
    [yes] ein Spiel endet, sobald seine Wertung feststeht
   *[no] jedes Spiel geht bis zur letzten Karte
}
lobby-option-ladder = { $value ->
    [none] übliche Rangfolge und Wertung
   *[other] eigene Kontrakte und Wertung
}
lobby-option-number = { $rule } ({ $step ->
    [1] jede Zahl
   *[other] jedes Vielfache von { $step }
} von { $least } bis { $most })
lobby-access-open = offen für alle
lobby-access-invited = nur für Eingeladene
lobby-clock = { $seconds } Sekunden pro Zug
lobby-no-clock = ohne Uhr
lobby-side = **Seite { $side }** — { $people }
lobby-last-itself = Letzter Stich von selbst
lobby-last-by-hand = Letzter Stich von Hand
lobby-seat = `{ $seat }`{ "\u00A0" }{ $name }
lobby-empty = frei
lobby-dummy = Strohmann
lobby-dummy-seat = *Strohmann*, gespielt von Platz { $partner }
lobby-computer = { $name }{ "\u00A0" }🤖
lobby-computer-level = { $name }{ "\u00A0" }🤖{ "\u00A0" }{ $level }
lobby-host = **{ $name }**{ "\u00A0" }👑
lobby-sit = Platz { $seat }
lobby-start = Anfangen
lobby-add-computer = Computer dazu
lobby-leave = Aufstehen
lobby-rules = Regeln
lobby-host-panel = Gastgeber…

lobby-panel-title = **Tisch { $table }** — nur für den Gastgeber.
lobby-panel-preset = Andere Variante…
lobby-panel-options = Hausregeln…
lobby-preset-choice = { $game } · { $players } Spieler
lobby-fill = Mit Computern auffüllen…
lobby-fill-level = Alle freien Plätze: { $level }
lobby-remove = Entfernen…
lobby-swap = Zwei Plätze tauschen…
lobby-levels = Wie gut Computer spielen…
lobby-level-one = { $seat } · { $name }: { $level }
lobby-level-all = Alle Computer: { $level }
lobby-invite = Leute einladen…
lobby-stop = Tisch beenden
lobby-make-open = Alle dürfen sich setzen
lobby-make-invited = Nur Eingeladene
lobby-make-lobby = Partner nach Plätzen
lobby-make-high-cards = Partner: hohe Karten
lobby-make-jacks = Partner: Buben
lobby-invited = { $people } { $count ->
    [one] darf
   *[other] dürfen
} sich jetzt an deinen Tisch setzen.
lobby-left = Du bist von Tisch { $table } aufgestanden.
lobby-you-stopped = Du hast Tisch { $table } beendet.

lobby-opened = Tisch { $table } ist offen und du sitzt auf Platz 1.
lobby-rules-changed = An Tisch { $table } wird jetzt { $game } gespielt: { $rules }
lobby-started = Die Partie an Tisch { $table } hat angefangen.
lobby-greeting = Du sitzt an Tisch { $table }, { $game }, in { $channel }. Dein Blatt kommt hierher, nur für deine Augen.
lobby-dm-closed = Deine Direktnachrichten sind für mich geschlossen, also kann dein Blatt dort nicht ankommen. Mitspielen kannst du trotzdem: Drück unter dem Tisch auf **{ play-my-hand }** oder nimm /{ command-hand } und /{ command-play }.
lobby-dm-opened = Jetzt offen, noch einmal
lobby-dm-open = Es klappt: Dein Blatt kommt als Direktnachricht.
lobby-dm-later = Discord lässt mich nur wenigen neuen Leuten auf einmal schreiben, darum kommt deine Direktnachricht mit deinem Blatt etwas später, von selbst. Drück bis dahin unter dem Tisch auf **{ play-my-hand }**. Sie kommt sofort, wenn du /{ command-hand } in einer Direktnachricht an mich tippst.
lobby-dm-ahead = Damit dein Blatt als Direktnachricht kommen kann, tipp einmal einen Befehl, etwa /{ admin-command-help }, in einer Direktnachricht an mich: Discord lässt mich nur wenigen neuen Leuten auf einmal schreiben.

lobby-list-lobby = `{ $table }` { $game } in { $place }, wartet auf Leute: { $people }
lobby-list-playing = `{ $table }` { $game } in { $place }, wird gespielt: { $people }
lobby-list-none = Auf diesem Server gibt es keinen Tisch; öffne einen mit /{ command-table } { command-open }.
lobby-clock-set = Tische, die ab jetzt geöffnet werden, geben { $seconds } Sekunden pro Zug.

# Eine Herausforderung.
lobby-challenge = **{ $other }, { $name } fordert dich heraus**: { $game }! Die Partie beginnt, sobald du annimmst.
lobby-challenge-off = { $name } hatte { $other } herausgefordert: Es wird nicht gespielt.
lobby-challenged = { $name } wurde an Tisch { $table } gerufen; die Partie beginnt, sobald die Herausforderung angenommen ist.
lobby-accept = Annehmen
lobby-decline = Nein, danke
