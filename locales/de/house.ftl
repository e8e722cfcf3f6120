# Hausregeln eines Servers: der Befehl, seine Antworten, das Formular mit Optionen und Wertung, und was sich widerspricht.
house-command = hausregeln
house-command-hint = Hausregeln dieses Servers: Optionen und Wertung, unter einem Namen
house-save = speichern
house-save-hint = Speichere Regeln unter einem Namen; ohne Variante die des Tisches, an dem du sitzt
house-show = zeigen
house-show-hint = Zeig alle Hausregeln dieses Servers, oder bestimmte vollständig
house-edit = ändern
house-edit-hint = Ändere Hausregeln: einzelne Optionen hier, ohne Angabe alles Schritt für Schritt
house-clock-hint = Die Uhr von Tischen mit diesen Regeln; Name, Sekunden, oder mit Reserve: 20+120
house-clock-server = wie auf dem Server
house-rename = umbenennen
house-rename-hint = Gib Hausregeln einen anderen Namen; Tische, die danach spielen, gehen weiter
house-copy = kopieren
house-copy-hint = Speichere dieselben Regeln noch einmal unter einem anderen Namen
house-share = teilen
house-share-hint = Hausregeln als eine Zeile Text, um sie auf einem anderen Server zu importieren
house-import = importieren
house-import-hint = Speichere Hausregeln, die ein anderer Server teilt, als Zeile Text oder als Datei
house-line = text
house-line-hint = Die Zeile Text, wie der andere Server sie teilt
house-file = datei
house-file-hint = Die Datei, die der andere Server gibt, wenn die Regeln zu lang für eine Nachricht sind
house-delete = löschen
house-delete-hint = Lösch Hausregeln; Tische, die danach spielen, gehen weiter
house-name = name
house-name-hint = Wie alle hier diese Regeln nennen, 1 bis 32 Zeichen
house-which = hausregeln
house-which-hint = Hausregeln dieses Servers, nach ihrem Namen

house-saved = Die Hausregeln **{ $name }** sind gespeichert: { $variant }. Alle hier können danach spielen: /{ command-table } { command-open }, { house-which }.
house-changed = Die Hausregeln **{ $name }** sind geändert. Tische, die schon offen sind, behalten ihre.
house-edit-keeps = „{ $rule }“ in **{ $name }** hätte dabei keinen Sinn: Nimm auch { $usual } dazu, dann fällt es weg. Noch ist nichts geändert.
house-renamed = Die Hausregeln **{ $before }** heißen jetzt **{ $name }**. Tische, die schon offen sind, behalten den Namen.
house-copied = **{ $name }** ist eine Kopie der Hausregeln **{ $before }**.
house-shared = **{ $name }**: Schick diese Zeile an einen anderen Server, und importiere sie dort mit /{ house-command } { house-import }.
house-shared-file = **{ $name }**: Die Zeile ist zu lang für eine Nachricht, darum ist sie eine Datei. Bring sie auf einen anderen Server mit /{ house-command } { house-import }.
house-import-nothing = Sag, was du importierst: die Zeile bei `{ house-line }`, oder die Datei bei `{ house-file }`, wie /{ house-command } { house-share } sie gibt.
house-file-too-large = Diese Datei ist zu groß für Hausregeln: höchstens { $most } KB.
house-file-no-text = Diese Datei ist kein Text. Bring die, die /{ house-command } { house-share } gibt.
house-import-unreadable = „{ $typed }“ ist keine Zeile mit Hausregeln: Kopiere die ganze Zeile, die /{ house-command } { house-share } gibt, wie couillon malmedy: mit=none
house-import-part = Die Wertung in dieser Zeile ist bei „{ $typed }“ nicht zu lesen: Kopiere die ganze Zeile noch einmal, oder korrigiere diese Stelle. Sie sieht aus wie accept 8=8 +3 -3
house-import-unknown = „{ $typed }“ ist hier nicht bekannt. Wenn du die ganze Zeile kopiert hast, kommt sie von einer neueren Version des Bots; sonst kopiere sie noch einmal. Bekannt sind: { $possible }.
house-confirm = Die Hausregeln **{ $name }** löschen? Tische, die danach spielen, gehen weiter.
house-confirm-yes = Löschen
house-confirm-no = Behalten
house-deleted = Die Hausregeln **{ $name }** sind gelöscht.
house-kept = Die Hausregeln **{ $name }** bleiben.
house-none = Dieser Server hat noch keine Hausregeln; stell welche zusammen mit /{ house-command } { build-command }, oder speichere die eines Tisches mit /{ house-command } { house-save }.
house-list-title = ### Hausregeln dieses Servers
house-list = **{ $name }** · { $variant } · von { $maker }
house-title = ### { $name }
house-made-by = -# { $variant } · von { $maker }
house-as-usual = Alle Optionen sind wie üblich bei dieser Variante.
house-button-edit = Ändern…
house-button-scores = Wertung…
house-button-rename = Umbenennen…
house-button-copy = Kopieren…
house-button-share = Teilen
house-rename-title = Umbenennen: { $name }
house-copy-title = Kopieren: { $name }
house-form-name = Name
house-button-delete = Löschen…
house-button-again = Korrigieren…
house-panel = Nach den Hausregeln…

house-say-what = Sag, für welche Variante diese Regeln sind, oder setz dich an einen Tisch: Dann werden dessen Regeln gespeichert.
house-has-variant = Hausregeln sagen selbst, für welches Spiel und welche Variante sie sind: Lass beides weg.

# Das Formular. Ein Titel hat höchstens 45 Zeichen, eine Erklärung 100.
house-form-title = Hausregeln: { $name }
house-form-options = Optionen
house-form-options-hint = Eine pro Zeile, zum Beispiel { $example }. Was fehlt, ist wie üblich.
house-form-scores = Rangfolge und Wertung
house-form-scores-hint = Ein Kontrakt pro Zeile, der niedrigste zuerst; nach / die Punkte der Gegner. Leer: wie üblich.
house-ladder-lost = verloren
house-form-scores-words = **8** was es bringt · **+3** für jeden weiteren Stich · **-3** für jeden fehlenden · **verloren 23** was ein Verlust zuerst kostet, wenn es etwas anderes ist · **13:30** genau 13 Stiche bringen 30 · **x2** zählt doppelt · **13x2** doppelt bei 13 Stichen · **&** vor einer Zeile: gleicher Rang wie die Zeile darüber · **/** die Punkte der Gegner

house-not-read = **Noch ist nichts gespeichert:**
house-error-contract = • Zeile { $line }: „{ $typed }“ beginnt mit keinem Kontrakt. Schreib einen von denen unten, dann seine Punkte.
house-error-figures = • Zeile { $line }, { $row }: „{ $typed }“ ist nicht zu lesen. Schreib die Punkte, + für jeden weiteren Stich, − für jeden fehlenden: 8 +3 +3 +10 -3. Danach, wo es nötig ist: { house-ladder-lost } 23, 13:30, x2, 13x2.
house-error-twice = • Zeile { $line }: { $row } steht schon in Zeile { $first }. Lösch einen von beiden.
house-error-beside = • Zeile { $line }: Über { $row } steht keine Zeile, deren Rang sie teilen könnte. Lass das & weg.
house-error-share = • Zeile { $line }: { $row } hat keinen Trumpf, und ein Kontrakt auf demselben Rang auch nicht. Lass das & weg.
house-error-long = • Die Wertung hat in einer der Sprachen mehr als { $most } Zeichen. Schreib weniger Zahlen.
house-contracts = -# Kontrakte: { $contracts }

# Was sich widerspricht. Die Regel ist die Option in Worten.
house-contradictory = **Diese Regeln widersprechen sich, deshalb ist nichts gespeichert:**
house-contradiction-no-troel = • „{ $rule }“ bewirkt nichts: Es gibt keinen Troel. Lass das weg, oder lass den Troel zu.
house-contradiction-no-troel-row = • „{ $rule }“ bewirkt nichts: In der Wertung steht kein Troel. Lass das weg, oder ergänze die Zeile.
house-contradiction-no-four-aces = • „{ $rule }“ bewirkt nichts: Nur genau drei Asse sind ein Troel. Lass eins von beiden weg.
house-contradiction-no-high-accept = • „{ $rule }“ bewirkt nichts: Kein Kontrakt zu zweit geht bis 11 Stiche. Lass das weg, oder ergänze so eine Zeile.
house-contradiction-one-proposal = • „{ $rule }“ bewirkt nichts: Eine Farbe darf nur einmal vorgeschlagen werden. Lass eins von beiden weg.
house-contradiction-no-solo = • „{ $rule }“ bewirkt nichts: In der Wertung steht kein Kontrakt allein. Lass das weg, oder ergänze so eine Zeile.
house-contradiction-no-misere = • „{ $rule }“ bewirkt nichts: In der Wertung steht weder Misere noch Piccolo. Lass das weg, oder ergänze so eine Zeile.
house-contradiction-no-higher-misere = • „{ $rule }“ bewirkt nichts: Weder Misere noch Piccolo steht über einer Abondance. Lass das weg, oder ändere die Rangfolge.
house-contradiction-no-small-misere = • „{ $rule }“ bewirkt nichts: In der Wertung steht keine kleine Misere. Lass das weg, oder ergänze die Zeile.
house-contradiction-flemish = • „{ $rule }“ bewirkt nichts bei flämischer Wertung. Lass eins von beiden weg.
house-contradiction-own-ladder = • „{ $rule }“ bewirkt nichts: Das entscheidet deine eigene Wertung. Lass es weg, oder leere die Wertung.
house-contradiction-no-accept = • In der Wertung steht kein Kontrakt zu zweit, also kann niemand eine Farbe vorschlagen. Ergänze eine Zeile wie { $example }.
house-contradiction-troel-is-off = • In der Wertung steht ein Troel, aber es wird keiner gespielt. Lösch die Zeile, oder lass den Troel zu.
house-contradiction-out-of-order = • { $row } steht unter { $other }, wo weniger Stiche verlangt sind. Tausch die beiden Zeilen.
house-contradiction-same-rank = • { $row } und { $other } haben denselben Rang, also kann niemand vom einen zum anderen erhöhen. Lass das & weg.
house-contradiction-two-of-twelve = • { $row } und { $other } verlangen dieselben 12 Stiche. Lösch einen von beiden.
house-contradiction-too-many-steps = • { $row }: { $most ->
    [0] Es gibt keine weiteren Stiche zu gewinnen, lass also alle Zahlen mit + weg.
    [one] Nur { $most } weiterer Stich ist zu gewinnen, schreib also nur eine Zahl mit +.
   *[other] Nur { $most } weitere Stiche sind zu gewinnen, schreib also nicht mehr Zahlen mit +.
}
house-contradiction-undertricks-of-misere = • { $row } wird gewonnen oder verloren, lass also die Zahl mit − weg.
house-contradiction-pays-nothing = • Kein Kontrakt der Wertung bringt oder kostet je einen Punkt. Schreib für mindestens einen, was er bringt: { $example }

# Was gezeigt wird, bevor eine Wertung gespeichert wird.
house-ask-title = ### **{ $name }** so speichern?
house-ask-compared = **Die Wertung, verglichen mit { $variant }:**
house-change-new = • **{ $row }** ist neu, { $where }: `{ $figures }`
house-change-gone = • **{ $row }** fällt weg: Das kann niemand mehr ansagen.
house-change-pays = • **{ $row }** bringt `{ $before }` → `{ $after }`{ $example }
house-change-example = {" "}({ $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}: { $before } → { $after })
house-change-rank = • **{ $row }** steht jetzt { $where }.
house-change-lowest = ganz unten
house-change-above = gleich über { $row }
house-change-level = gleichauf mit { $rows }
house-change-more = • … und { $count } weitere.
house-button-more = Mehr…
house-button-save = Speichern
house-button-drop = Verwerfen
house-meanwhile = **Jemand hat { $name } geändert, seit du angefangen hast.** *{ house-button-save }* setzt deine Regeln, unten, an die Stelle; *{ house-button-drop }* lässt die anderen stehen. Wo sie sich unterscheiden, steht dort:
house-deleted-meanwhile = **Jemand hat { $name } gelöscht, seit du angefangen hast.** *{ house-button-save }* behält sie doch, mit deinen Regeln unten; *{ house-button-drop }* lässt sie gelöscht.
house-dropped = Nichts ist gespeichert.
house-forgotten = Hier gibt es nichts mehr zu speichern: Es ist schon gespeichert, oder ich wurde inzwischen neu gestartet. Sieh mit /{ house-command } { house-show } nach, oder schick es noch einmal.

# --- Eine Wertung im Menü geändert, Kontrakt für Kontrakt. Ein Titel hat höchstens 45 Zeichen, eine Erklärung 100.
house-no-rows = Nur Kleurenwiezen hat eine Wertung, die man im Menü ändern kann: Ändere **{ $name }** mit /{ house-command } { house-edit }.
house-rows-title = ### Wertung: { $name }
house-rows-head = -# { $variant } · von niedrig nach hoch · vor *Speichern…* wird nichts gespeichert
house-rows-pick = Einen Kontrakt ändern…
house-rows-add = Kontrakt hinzufügen…
house-rows-figures = Punkte…
house-rows-special = Besonderes…
house-rows-remove = Streichen
house-rows-down = Niedriger
house-rows-up = Höher
house-rows-beside = Rang wie darüber
house-rows-apart = Eigener Rang
house-rows-keep = Speichern…
house-rows-undo = Rückgängig
house-rows-text = Als Text…
house-rows-drop = Verwerfen
house-rows-not-read = **Noch ist nichts geändert.** Öffne das Formular wieder: Was du geschrieben hast, steht noch da.
house-rows-form = Punkte: { $row }
house-rows-option = { $row }: { $figures }
house-rows-field-points = Punkte
house-rows-field-points-hint = Was jeder Spieler des Kontrakts bekommt oder, bei Verlust, zahlt: 8
house-rows-field-more = Jeder weitere Stich
house-rows-field-more-hint = Eine Zahl für jeden: 1. Oder Stich für Stich: +3 +3 +10. Leer: nichts.
house-rows-field-missing = Jeder fehlende Stich
house-rows-field-missing-hint = Was jeder fehlende Stich zusätzlich kostet: 1. Leer: nichts.
house-rows-field-loss = Verlust
house-rows-field-loss-hint = Was ein Verlust kostet, noch ohne fehlende Stiche: 23. Leer: die Punkte.
house-rows-field-tricks = Bestimmte Stichzahlen
house-rows-field-tricks-hint = 13:30, wenn genau 13 Stiche 30 bringen, 7:-11, wenn genau 7 11 kosten. Leer: keine.
house-rows-field-doubles = Verdopplung
house-rows-field-doubles-hint = x2: von Anfang an doppelt. 13x2: doppelt bei 13 Stichen, 0x2: bei keinem. Leer: nie.
house-rows-field-against = Die Punkte der Gegner
house-rows-field-against-hint = Wie eine Zeile: 5 +1 -1. Die Wertung geht dann nicht auf. Leer: wie der Kontrakt.
house-rows-bad-points = • Punkte: „{ $typed }“ ist keine Zahl. Schreib eine Zahl von 0 bis 9999, etwa 8.
house-rows-bad-more = • Jeder weitere Stich: „{ $typed }“ ist nicht zu lesen. Schreib eine Zahl für alle, 1, oder für jeden eine mit +, etwa +3 +3 +10.
house-rows-bad-missing = • Jeder fehlende Stich: „{ $typed }“ ist keine Zahl. Schreib eine Zahl wie 1, oder nichts.
house-rows-bad-loss = • Verlust: „{ $typed }“ ist keine Zahl. Schreib eine Zahl wie 23, oder nichts.
house-rows-bad-tricks = • Bestimmte Stichzahlen: „{ $typed }“ ist nicht zu lesen. Schreib Stiche von 0 bis 13, einen Doppelpunkt und was sie bringen, etwa 13:30 7:-11.
house-rows-bad-doubles = • Verdopplung: „{ $typed }“ ist für { $row } nicht zu lesen. Schreib x2 oder x3 für doppelt von Anfang an und, mit Trumpf, 13x2 für eine Stichzahl.
house-rows-bad-against = • Die Punkte der Gegner: „{ $typed }“ ist nicht zu lesen. Schreib die Punkte, + für jeden weiteren Stich, − für jeden fehlenden, etwa 5 +1 -1; keine Verdopplung.

# Beispiele von Ergebnissen. Anna und Bert sind irgendwer.
house-result-made = { $tricks ->
    [0] gewonnen ohne Stich
    [one] gewonnen mit { $tricks } Stich
   *[other] gewonnen mit { $tricks } Stichen
}
house-result-lost = { $tricks ->
    [0] verloren ohne Stich
    [one] verloren mit { $tricks } Stich
   *[other] verloren mit { $tricks } Stichen
}
house-result-one = -# { $outcome }: Anna { $own }, die anderen je { $others }
house-result-two = -# { $outcome }: Anna und Bert je { $own }, die anderen je { $others }
house-result-sum = (Summe { $sum })
house-doubts = **Ist das so gemeint?** So kann man spielen.
house-doubt-pays-less = • { $row } bringt weniger als { $other }, wo weniger Stiche verlangt sind.
house-doubt-made-for-nothing = • { $row } bringt nichts, wenn es knapp gewonnen wird.
house-doubt-lost-for-nothing = • { $row } kostet nichts, wenn es knapp verloren geht.
house-doubt-unbalanced = -# Diese Wertung geht nicht auf: Die Gegner haben eigene Punkte, die Summe eines Spiels ist also nicht immer null. Auf Zetteln und in Listen zählen die Punkte, wie sie sind; ein Einsatz wird nach dem Abstand zum Mittel aller vier gezahlt.
house-balances = -# Diese Wertung geht auf: Was die einen gewinnen, verlieren die anderen.
