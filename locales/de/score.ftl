# Der Spielstand von Abenden mit echten Karten: Befehle, der Block, was zu einem Spiel gefragt wird.
score-command = spielstand
score-command-hint = Ein Punktezettel für einen Abend mit echten Karten
score-open = öffnen
score-open-hint = Öffne einen Zettel: welches Spiel, wer spielt, ein Einsatz je Punkt, wenn du willst
score-list = liste
score-list-hint = Deine Zettel, auf denen noch gespielt wird
score-show = zeigen
score-show-hint = Zeig den Zettel noch einmal unten in seinem Kanal
score-deal = spiel
score-deal-hint = Trag das Spiel ein, das gerade gespielt wurde
score-correct = korrigieren
score-correct-hint = Korrigiere irgendein Spiel
score-undo = zurücknehmen
score-undo-hint = Nimm zurück, was zuletzt eingetragen wurde
score-deals = spiele
score-deals-hint = Alle Spiele des Abends
score-end = beenden
score-end-hint = Beende die Partie: das Ergebnis und wer wem zahlt
score-row = zeile
score-row-hint = Eine Zeile, die kein Spiel ist: nicht bedient, eine vereinbarte Korrektur
score-row-name = name
score-row-name-hint = Was es ist: nicht bedient, vereinbarte Korrektur…
score-row-points = punkte
score-row-points-hint = Eine Zahl je Seite, in der Reihenfolge des Zettels, mit Kommas: 0, -5, 0, 0
score-relieve = ablösen
score-relieve-hint = Jemand übernimmt ab dem nächsten Spiel einen Platz am Tisch
score-relieve-column = von
score-relieve-column-hint = Wessen Platz: der Name auf dem Zettel
score-relieve-by = mitglied
score-relieve-by-hint = Wer übernimmt, wenn es ein Mitglied ist
score-relieve-guest = gast
score-relieve-guest-hint = Wer übernimmt, wenn es ein Gast ist
score-players = leute
score-players-hint = Der Reihe nach um den Tisch: @Mitglieder und Namen von Gästen, mit Kommas dazwischen
score-dealer = geber
score-dealer-hint = Wer zuerst gibt: die Nummer des Platzes
score-stake = einsatz
score-stake-hint = Was ein Punkt wert ist, wie 0,05 €; der Bot sagt nur, wer wem zahlt
score-count = rangliste
score-count-hint = Ob sie in den Ranglisten zählt, als mit echten Karten gespielt, für jedes Mitglied, das zustimmt
score-pot = pott
score-pot-hint = Alle passen: was jede Dame kostet, in Punkten; wer den Pott nimmt, sagt ihr beim Spiel
score-which = zettel
score-which-hint = Die Nummer des Zettels, wenn es mehrere gibt
score-nth = { $unit ->
    [parties] Partie
   *[deals] Spiel
} { $deal }
score-title = ### { $game }
    -# Echte Karten · Zettel { $score } · angelegt von { $name }
score-title-ended = ### { $game } · zu Ende
    -# Echte Karten · Zettel { $score } · angelegt von { $name }
score-next = **{ $nth }**: { $name } gibt.
score-next-out = **{ $nth }**: { $name } gibt und setzt aus.
score-next-drawn = **{ $nth }**: Der Geber wird ausgelost.
score-won = **{ $side }** { $people ->
    [one] hat
   *[other] haben
} gewonnen. „{ score-button-end }“ zeigt das Ergebnis.
score-counts = Zählt in den Ranglisten, als mit echten Karten gespielt.
score-counts-not = Zählt in keiner Rangliste.
score-counts-for = Zählt in den Ranglisten, als mit echten Karten gespielt, für { $names }.
score-counts-few = Zählt in den Ranglisten, als mit echten Karten gespielt, sobald { $count } am Tisch das gesagt haben; bisher: { $names }.
score-counts-asked = Noch nicht für { $names }: „{ score-button-agree }“.
score-counts-once = Zählt in den Ranglisten, als mit echten Karten gespielt, für alle, die unter dem Zettel auf „{ score-button-agree }“ drücken; wer ihn anlegt, ist schon dabei.
score-told-by = eingetragen von { $name }
score-corrected-by = eingetragen von { $name }, korrigiert von { $corrected }
score-ended-by = Beendet von { $name }.
score-ended-manager = Beendet von { $name }, auf diesem Server dazu berechtigt: „{ $reason }“
score-ended-itself = Von selbst beendet: Sieben Tage lang hat niemand etwas getan.
score-on-by = Geht nach dem Ende weiter; gewünscht von: { $names }.
score-on-manager = Geht nach dem Ende weiter; das hat { $name } entschieden, auf diesem Server dazu berechtigt: „{ $reason }“
score-since-corrected = Seit dem Ende: { $nth } korrigiert von { $name }.
score-since-row = Seit dem Ende: eine Zeile korrigiert von { $name }.
score-since-undone = Seit dem Ende: etwas zurückgenommen von { $name }.
score-wishing = Will doch weiterspielen: { $names }. Noch nicht auf „{ score-button-reopen }“ gedrückt: { $missing }.
score-warned = ⏳ Sechs Tage lang hat hier niemand etwas eingetragen. Dieser Zettel endet von selbst { $when }, mit dem bisherigen Stand.
score-button-agree = Für mich zählen
score-button-stay = Offen lassen
score-agreed = Sobald sie zu Ende ist, zählt die Partie auf Zettel { $score } für dich.
score-not-named = Nur Mitglieder, die auf diesem Zettel stehen, können sagen, dass er für sie zählt.
score-stays = Der Zettel bleibt offen.
score-wished = Das steht nun auf dem Zettel. Es geht weiter, sobald auch diese es wollen: { $names }.
score-asked = Du stehst auf Zettel { $score } für echte Karten ({ $game }): { $where }
    Soll die Partie für dich in den Ranglisten des Servers zählen? Wenn du nichts drückst, bist du dort ein Gast.
score-form-end = Zettel { $score } beenden
score-form-reopen = Zettel { $score } geht weiter
score-form-does-end = Die Partie endet mit dem, was bisher eingetragen ist. Alle lesen deinen Namen und deinen Grund auf dem Zettel.
score-form-does-reopen = Die Partie geht weiter, ohne dass ihre Spieler gefragt werden; bis sie wieder zu Ende ist, zählt sie für niemanden. Alle lesen deinen Namen und deinen Grund auf dem Zettel.
score-button-deal = Spiel eintragen
score-button-undo = Zurücknehmen…
score-button-correct = Korrigieren…
score-button-all = Alle Spiele
score-button-more = Mehr…
score-button-row = Zeile ohne Spiel…
score-more-row = Nicht bedient, eine vereinbarte Korrektur oder sonst etwas, das den Stand ohne Spiel ändert:
score-more-relieve = Jemand wird ab dem nächsten Spiel abgelöst, und jeder zahlt und bekommt, was in den eigenen Spielen kam:
score-relieve-whom = Wer wird abgelöst?
score-relief-title = Jemand übernimmt
score-relief-who = Anstelle von { $name }
score-relief-member = Ein Mitglied dieses Servers
score-relief-hint = Oder ein Name; wer auf dem Zettel steht oder stand, ist bekannt, alle anderen sind Gäste
score-relief-nobody = Wähl ein Mitglied, oder schreib einen Namen.
score-row-called = Was es ist
score-row-changes = Um wie viel sich jede Seite ändert
score-row-lines = Hinter dem Doppelpunkt: −5 geht ab, 5 kommt zu dem, was auf dem Zettel steht
score-row-strike = Hinter dem Doppelpunkt; mit lauter Nullen wird die Zeile gestrichen
score-row-kept = ✓ **{ $name }** · { $changes }
score-row-struck = Die Zeile ist gestrichen.
score-relieved = ✓ **{ $name }** übernimmt von { $before }, ab dem nächsten Spiel.
score-took-over = { $name } übernimmt von { $before }
score-refused = ⚠️ { $why }
score-bad-row = „{ $typed }“ lässt sich nicht lesen: Schreib eine Zeile je Seite oder ganze Zahlen mit Kommas. Seiten: { $count }.
score-pot-now = Pott **{ $pot }**
score-open-pot = Pott: { $pot } je Dame, wenn alle passen
score-open-names-more = Eine Zeile je Person um den Tisch, { $count } bis { $most }; über { $count } setzt reihum jemand aus
score-button-end = Beenden…
score-button-reopen = Doch weiterspielen
score-button-show = Zettel { $score } zeigen
score-button-keep = Speichern
score-button-type = Ausfüllen…
score-button-drop = Verwerfen
score-button-next = Nächstes Spiel
score-all-title = ### { $game } · alle Spiele
    -# Angelegt von { $name }
score-none-yet = Noch ist kein Spiel eingetragen.
score-list-title = ### Deine Zettel für echte Karten
score-list-managed = ### Andere Zettel dieses Servers
    -# Wer den Server verwaltet, kann jeden davon beenden: /{ score-command } { score-end }
score-list-line = **{ $score }** { $game } · { $nth } · { $standing } · { $where }
score-telling = ### { $nth } · { $name } hat gegeben
score-telling-out = ### { $nth } · { $name } hat gegeben und setzt aus
score-telling-drawn = ### { $nth }
score-correcting = ### { $nth }: korrigieren
score-go-on = Wähl oben; was es zählen würde, steht hier, bevor etwas gespeichert wird.
score-would = Würde zählen: { $changes }
score-was = Zählt jetzt: { $changes }
score-same-after = -# Die späteren Summen bleiben, wie sie sind.
score-sums = Summen nach späteren Spielen:
score-kept = ✓ **{ $nth }** { $told }
    { $changes }
score-undo-deal = **{ $nth }** zurücknehmen?
    { $told }
    { $changes }
score-undo-correction = **{ $nth }**: die Korrektur zurücknehmen?
    Jetzt: { $told } · { $changes }
    Dann wieder: { $was } · { $wascounted }
score-undo-line = Das zurücknehmen?
    { $line }
score-undo-row = Die Korrektur zurücknehmen?
    Jetzt: { $now }
    Dann wieder: { $was }
score-undo-yes = Zurücknehmen
score-undo-no = Stehen lassen
score-correct-which = Welches Spiel soll korrigiert werden?
score-correct-drops = Was vom nächsten Spiel schon eingetragen ist, fällt dann weg.
score-end-ask = Die Partie nach { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
} beenden?
score-end-yes = Beenden
score-end-no = Weiterspielen
score-goes-on-with = Das hat jemand angefangen; mach weiter oder verwirf es.
score-meanwhile = Jemand am Tisch war schneller: So steht es jetzt.
score-dropped = Verworfen: Davon ist nichts gespeichert.
score-undone = Zurückgenommen; der Zettel zeigt es.
score-left = Alles bleibt, wie es ist.
score-ended = Die Partie ist zu Ende; der Zettel zeigt das Ergebnis.
score-reopened = Die Partie geht weiter.
score-there = Der Zettel steht ganz unten: { $channel }
score-channel-gone = Den Kanal von Zettel { $score } gibt es nicht mehr: Verwende diesen Befehl in dem Kanal seines Servers, in dem es weitergehen soll.
score-form = Dieses Spiel
score-form-also = Und außerdem
score-form-hint = Eine Zahl von { $least } bis { $most }
score-nobody = niemand
score-nothing = nichts
score-told = { $asked }: { $answer }
score-pick = Wähl
score-pick-several = Wähl { $least } bis { $most }
score-pick-just = Wähl { $most }
score-pays = { $payer } zahlt { $payee } **{ $amount }**
score-even = Niemand schuldet jemandem etwas.
score-no-money = { $stake } je Punkt. Das ist nur eine Liste: Der Bot bewegt kein Geld.
score-amount = { $whole },{ $part }
score-money = { $amount } { $currency }
score-later = { $nth } stimmt dann nicht mehr: { $why }
score-untold-match-over = Die Partie ist aus: Es kommt kein Spiel mehr.
score-untold-unanswered = Noch einzutragen: { $asked }.
score-untold-not-asked = Danach wird bei diesem Spiel nicht mehr gefragt; wähl neu.
score-untold-not-a-choice = { $asked } kann nicht { $given } sein. Möglich: { $possible }.
score-untold-not-in-range = { $asked }: { $given } geht nicht. Es ist eine Zahl von { $least } bis { $most }.
score-untold-not-that-many = { $asked }: { $given } gewählt; es müssen { $least } bis { $most } sein.
score-untold-no-sum = { $asked }: Zusammen sind das { $given }. { $least ->
    [0] Es können höchstens { $most } sein.
   *[other] Es müssen { $sum } sein.
}
score-untold-no-row = Auf diesem Zettel ändern nur Spiele den Stand.
score-untold-below-zero = Das kann nicht sein: Eine Seite hätte dann weniger als { $least } oder mehr als { $most }.
score-none-open = Du stehst auf keinem Zettel, auf dem noch gespielt wird. /{ score-command } { score-open } beginnt einen.
score-say-which = Welcher Zettel? Möglich: { $scores }.
score-open-title = ### Ein Zettel für { $game }
score-open-stake = Einsatz: { $stake } je Punkt
score-open-members = Mitglieder am Tisch
score-open-dealer = Wer gibt zuerst?
score-open-begin = Anfangen
score-open-names = Namen und Reihenfolge…
score-open-names-hint = Eine Zeile je Platz um den Tisch, { $count } im Ganzen; wer kein Mitglied ist, ist Gast
score-open-players = Am Tisch
score-open-set-stake = Einsatz…
score-open-count = Für die Ranglisten
score-open-counted = ✓ Ranglisten
score-open-side = Seite { $side }
score-open-nobody = –
score-open-dropped = Es wurde kein Zettel geöffnet.
score-opened = Zettel { $score } ist offen. Nach jedem Spiel drückt jemand am Tisch auf „{ score-button-deal }“.
score-opening-forgotten = Dieser Zettel ist schon offen, oder ich wurde inzwischen neu gestartet. Fang neu an mit /{ score-command } { score-open }.
score-too-many = Genannt: { $given }. Plätze am Tisch: { $seats }.
score-no-member = Jemand, den du nennst, ist hier kein Mitglied. Schreib den Namen ohne @ für einen Gast.
score-no-bot = Ein Bot sitzt nicht am Tisch mit echten Karten; nenn einen Menschen.
score-bad-stake = „{ $typed }“ ist kein Einsatz. Schreib einen Betrag bis 100 und was es ist, wie „0,05 €“ oder „5 Franken“.
score-couillon-cards = die Karten
score-couillon-thrown-in = niemand: nicht gespielt
score-chouine-annulled = zählt nicht: gleich viele Augen
score-chouine-points = nach den Augen ausrechnen
score-kleurenwiezen-passed = alle passen
score-ask-contract = Kontrakt
score-ask-trumps = Trumpf
score-ask-declarers = Gespielt von
score-ask-tricks = Stiche
score-ask-doubled = Verdoppelt
score-ask-maker = Trumpf gemacht von
score-ask-points = Augen
score-ask-sweep = Alle Stiche
score-ask-mit = Mit’
score-ask-kontra = Kontra
score-ask-re = Re
score-ask-dealer = Geber
score-ask-winner = Gewonnen von
score-ask-chouine = Durch eine Chouine
score-ask-cards = Augen in Karten
score-ask-declared = Gemeldet
score-ask-out = Setzt aus
score-ask-queens = Damen
score-ask-pot = Nimmt den Pott
score-say-contract = { $answer }
score-say-trumps = { $answer }
score-say-declarers = { $answer }
score-help = **Mit echten Karten:** `/{ score-command } { score-open }` führt den Punktezettel eines Abends am echten Tisch, in einem Kanal oder in Direktnachrichten, und sagt am Ende, wer wem zahlt.
