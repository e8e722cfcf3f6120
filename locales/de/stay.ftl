# Uhren, Pausen, Abwesende, Einspringer, und wo jemand spielt.
stay-pause = pause
stay-pause-hint = Schlag eine Pause am Tisch vor, oder stimm ihr zu; alles wartet, bis alle zurück sind
stay-resume = weiter
stay-resume-hint = Melde dich zurück, damit eine unterbrochene Partie weitergeht
stay-without = ohne-andere
stay-without-hint = Für den Gastgeber: weiter ohne die, die nicht antworten; Computer spielen für sie
stay-back = zurück
stay-back-hint = Du warst abwesend: Entscheide wieder selbst für deinen Platz
stay-absent = keine-antwort
stay-absent-hint = Jemand spielt nicht weiter, und es gibt keine Uhr: Verlang eine, beende später die Partie
stay-answer = antwort
stay-answer-hint = Beantworte einen Vorschlag an deinem Tisch oder zieh deinen eigenen zurück
stay-answer-option = antwort
stay-answer-option-hint = Ja oder nein; mit Nein ziehst du deinen eigenen Vorschlag zurück
stay-answer-yes = ja
stay-answer-no = nein
stay-answered-yes = Du hast zugestimmt, an Tisch { $table }, { $game }.
stay-answered-no = Du hast Nein gesagt, an Tisch { $table }, { $game }: Damit ist es erledigt.
stay-tables = meine-tische
stay-tables-hint = Wo du spielst, was dort ansteht und wie du zu jedem Tisch kommst
stay-table = `{ $table }` { $game } · { $place } · { $due }
stay-link = [zum Tisch]({ $link })
stay-hand-at = Mein Blatt, Tisch { $table }
stay-due-lobby = wartet auf Leute
stay-due-start = **alle Plätze sind besetzt: Du kannst anfangen**
stay-due-away = du bist abwesend: /{ stay-back }
stay-due-answer = **ein Vorschlag wartet auf deine Antwort: /{ stay-answer }**
stay-due-paused = unterbrochen: /{ stay-resume }
stay-due-turn = **► du bist dran**
stay-due-turn-until = **► du bist dran**, der Computer entscheidet { $when }
stay-due-cut = **du hebst ab**
stay-due-nothing = andere sind dran

# Uhren.
stay-clock = uhr
stay-clock-hint = Wie lange ein Zug an deinem Tisch dauern darf; vor Beginn der Partie
stay-clock-set = An Tisch { $table } gilt jetzt diese Uhr: { $clock }.
stay-clock-reserve = -# Was ein Zug länger dauert als seine Zeit, geht von der Reserve des Platzes ab, die für die ganze Partie reichen muss.
stay-clock-line = Uhr: { $clock }
stay-panel-clock = Eine andere Uhr…
stay-no-table-to-set = Die Uhr wählt der Gastgeber, bevor die Partie anfängt; du bist gerade an keinem wartenden Tisch Gastgeber.

# Warten, wo es keine Uhr gibt.
stay-clock-ask = Eine Uhr verlangen
stay-clock-asked = ⏳ **{ $whom }: { $name } wartet seit einem Tag und verlangt eine Uhr,** { $clock }. Auch Spielen ist eine Antwort. Geschieht keines von beiden, kann die Partie { $when } beendet werden, als gewonnen oder ohne Ergebnis.
stay-clock-take = Uhr annehmen
stay-clock-end = Niemand antwortet
stay-clock-taken = { $name } ist mit einer Uhr einverstanden: { $clock }.
stay-you-asked = Du hast an Tisch { $table }, { $game }, eine Uhr verlangt. Wenn niemand antwortet, kannst du die Partie { $when } beenden: „{ stay-clock-end }“.
stay-absent-doubt = **An Tisch { $table }, { $game }, hat niemand geantwortet.** Du kannst die Partie als gewonnen beenden: Die Seite, die nicht kommt, hat dann verloren, als hätte sie aufgegeben. Oder ohne Ergebnis: Dann zählt sie für niemanden. Wer sonst noch da ist, wird gefragt.
stay-absent-win = Als gewonnen beenden
stay-absent-nothing = Ohne Ergebnis beenden
stay-absent-ended = Die Partie an Tisch { $table }, { $game }, ist zu Ende.
stay-forfeit-proposed = **{ $name } möchte die Partie als gewonnen beenden,** weil die Seite nicht antwortet, auf die gewartet wird. Sind alle einverstanden, die da sind, hat die Seite, die nicht kommt, verloren, als hätte sie aufgegeben.
stay-forfeit-carried = **Die Partie ist zu Ende:** { $name } hat es vorgeschlagen, und alle, die da sind, waren einverstanden. Die Seite, die nicht kam, hat verloren, als hätte sie aufgegeben.
stay-forfeit-declined = { $other } möchte lieber warten; { $name } wollte die Partie als gewonnen beenden.
stay-forfeit-over = Die Partie geht weiter; { $name } wollte sie als gewonnen beenden.
stay-forfeit-alone = **{ $name } hat die Partie als gewonnen beendet,** weil einen Tag lang keine Antwort kam. Die Seite, die nicht kam, hat verloren, als hätte sie aufgegeben.

# Unterbrechen und weiterspielen.
stay-pause-button = Die Partie unterbrechen
stay-here = Ich bin da
stay-not-yet = Noch nicht
stay-agree = Einverstanden
stay-decline = Nein
stay-go-on = Ohne die anderen weiter
stay-missing = Es fehlen noch: { $people }
stay-pause-proposed = **{ $name } möchte die Partie unterbrechen.** Sind alle einverstanden, steht alles still: keine Uhr, keine Computer, bis alle wieder da sind.
stay-pause-carried = **Die Partie ist unterbrochen.** Sie geht weiter, wenn alle wieder da sind, in Minuten oder Tagen: „{ stay-here }“ unter dem Tisch, oder /{ stay-resume } von überall.
stay-pause-declined = { $other } möchte lieber weiterspielen: Aus der Pause, die { $name } vorschlug, wird nichts.
stay-pause-over = Aus der Pause, die { $name } vorschlug, wird nichts.
stay-resume-proposed = **{ $name } ist da und möchte weiterspielen.** Es geht weiter, sobald alle da sind.
stay-resume-until = -# Wer sich bis dahin nicht meldet ({ $when }), gilt als abwesend; Computer spielen bis zur Rückkehr.
stay-resume-carried = **Die Partie geht weiter.**
stay-resume-declined = { $other } ist noch nicht so weit; die Partie bleibt unterbrochen. { $name } wollte weiter.
stay-resume-over = Die Partie bleibt unterbrochen; { $name } wollte weiter.
stay-without-proposed = **{ $name } möchte ohne { $whom } weiterspielen**; Zeit für die Rückkehr war da. Sind die anderen einverstanden, spielt solange ein Computer; der Platz bleibt vergeben.
stay-without-declined = { $other } möchte lieber warten; die Partie bleibt unterbrochen. { $name } wollte weiter.
stay-asked-pause = Du hast eine Pause an Tisch { $table }, { $game }, vorgeschlagen; es fehlen noch: { $people }.
stay-asked-resume = Du bist da, an Tisch { $table }, { $game }; es fehlen noch: { $people }.
stay-is-paused = Die Partie an Tisch { $table }, { $game }, ist unterbrochen; mit /{ stay-resume } meldest du dich zurück.
stay-goes-on = Die Partie an Tisch { $table }, { $game }, geht weiter.
stay-paused-agreed = ⏸ **Unterbrochen.** Keine Uhr läuft, kein Computer spielt. Mit „{ stay-here }“, oder /{ stay-resume } von überall, meldest du dich zurück.
stay-paused-nobody = ⏸ **Niemand ist da: Die Partie wartet**, bis jemand von euch zurück ist: „{ play-back }“, oder /{ stay-back } von überall. Sonst endet der Tisch { $when }.

# Abwesende, und Tische, die von selbst enden.
stay-away = { $name } ist abwesend.
stay-last-chance = Verpasst du auch diesen Zug, giltst du als abwesend: Der Computer spielt, bis du auf „{ play-back }“ drückst, /{ stay-back } benutzt oder einfach spielst.
stay-you-are-away = Du hast an Tisch { $table }, { $game }, zwei Züge verpasst, also spielt der Computer für dich. Hier „{ play-back }“, oder /{ stay-back }, und du entscheidest wieder.
stay-went-on = Die Partie an Tisch { $table }, { $game }, ist ohne dich weitergegangen, also spielt der Computer für dich. Hier „{ play-back }“, oder /{ stay-back }, und du entscheidest wieder.
stay-channel-gone = Der Kanal von Tisch { $table }, { $game }, wurde gelöscht; der Tisch wurde deshalb ohne Ergebnis beendet.

# Einspringer.
stay-take = Einspringen…
stay-which-seat = Tisch { $table }: Welchen Platz übernimmst du? Du bekommst die Karten und den Stand dazu.
stay-seat-of-computer = Platz { $seat } · { $name }{ "\u00A0" }🤖
stay-seat-of-person = Platz { $seat } · { $name }
stay-no-seat = An Tisch { $table } ist gerade kein Platz für dich. Wer sich dort setzen darf, kann den Platz eines Computers oder einen abgegebenen übernehmen; und wer in diesem Spiel die Karten eines Platzes gesehen hat, bekommt bis zum Ende keinen anderen.
stay-plays-for = { $name } spielt für { $other } weiter.
stay-plays-for-person = { $name } spielt für { $other } weiter. { $other } hat diese Karten gesehen.
stay-plays-for-without = { $name } spielt für { $other } weiter. { $other } hatte noch keine Karten.
stay-offer = abgeben
stay-offer-hint = Gib deinen Platz ab; als Gastgeber den von Abwesenden. Noch einmal: behalten
stay-seat-option = platz
stay-seat-option-hint = Der Platz von Abwesenden, für den Gastgeber; ohne Angabe dein eigener
stay-offered = Platz { $seat } an Tisch { $table } wird abgegeben: Wer sich dort setzen darf, kann ihn übernehmen.
stay-not-offered = Platz { $seat } an Tisch { $table } wird nicht mehr abgegeben.
stay-panel-offer = Den Platz von Abwesenden abgeben…
stay-panel-seat = Platz { $seat } abgeben · { $name }
stay-panel-keep = Platz { $seat } behalten · { $name }

stay-removed = Der Gastgeber hat dich vor der Partie von Tisch { $table }, { $game }, entfernt. Du kannst dich dort in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} wieder setzen, oder sobald der Gastgeber dich einlädt.
