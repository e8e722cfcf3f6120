# Ein Spiel finden: Tische in einem Schritt, in Threads, Einladungen, der Tisch per Befehl, Revanchen.
find-who = { $role }**Wer hat Lust auf { $game }?**
find-private = **{ $host }** öffnet einen Tisch: { $game }
find-choose-seat = **Wer hat Lust auf { $game }?** Wähl einen Platz. Der Gastgeber setzt Computer auf die freien Plätze und fängt die Partie an.
find-starts-when-full = Wähl einen Platz: Die Partie fängt von selbst an, wenn niemand mehr fehlt. Der Gastgeber kann freie Plätze mit Computern füllen.
find-thread-notice = **Wer hat Lust auf { $game }?** Der Tisch steht in { $thread }; { $free ->
    [one] ein Platz ist
   *[other] { $free } Plätze sind
} noch frei.
find-thread-notice-full = Der Tisch steht in { $thread }; gerade sind alle Plätze besetzt.
find-thread-notice-private = Der Tisch steht in { $thread }; nur Eingeladene dürfen sich setzen.
find-thread = { $game } · Tisch { $table }
find-sit-down = Hinsetzen
find-fill-and-start = Auffüllen und anfangen
find-takes-back = ein Fehlklick lässt sich { $seconds } Sekunden lang zurücknehmen
find-full = { $host }, Tisch { $table } ist voll: { $game } kann losgehen.
find-moved = Tisch { $table } steht jetzt weiter unten: { $link }

# Hinsetzen und einladen.
find-seated = Du sitzt auf Platz { $seat } an Tisch { $table } in { $channel }.
find-seats = Tisch { $table }:
    { $seats }
find-access-is = Tisch { $table }: { $access }.
find-invitation = { $people }, **{ $host }** lädt ein zu { $game }: Tisch { $table }.
find-there = Der Tisch steht hier: { $link }
find-invited-no-seat = { $people } { $count ->
    [one] ist
   *[other] sind
} eingeladen, aber an deinem Tisch ist kein Platz frei; sobald einer frei wird, können sie sich setzen.
find-shown = Tisch { $table } steht wieder unten in seinem Kanal.
find-other-partners = Andere Partner

# Die Partie noch einmal.
find-again = Revanche
find-again-others = Revanche, andere Partner
find-rematch = **Revanche!** { $people }: Wer ist dabei?
find-count-me-in = Ich bin dabei
find-rematch-yours = Die Revanche ist Tisch { $table }, und du sitzt schon daran.
find-not-of-match = Diese Revanche ist für alle, die die Partie an Tisch { $table } gespielt haben; öffne einen eigenen Tisch mit /{ command-table } { command-open }.
find-rematch-playing = Die Revanche an Tisch { $table } läuft schon ohne dich; /{ command-table } { find-join } zeigt, ob ein Platz frei ist.
find-rematch-over = Die Revanche ist schon gespielt, an Tisch { $table }: Die nächste beginnst du unter ihrem Ergebnis.
find-rematch-stopped = Die Revanche an Tisch { $table } wurde gerade beendet; drück noch einmal für eine neue.
find-no-match-here = In diesem Kanal ist noch keine Partie zu Ende gegangen.

# Ablehnungen.
find-only-in-channels = Tische werden hier in { $channels } geöffnet.
find-only-with-role = Auf diesem Server öffnen nur Leute mit der Rolle { $role } Tische; an jeden offenen darfst du dich setzen.
find-house-of-other = Die Hausregeln „{ $house }“ sind für { $game }: Wähl dieses Spiel oder andere Regeln.
find-no-table = Kein Tisch dieses Servers hat jetzt einen Platz für dich; öffne einen mit /{ command-table } { command-open }.
find-which-table = Es gibt mehrere Tische zum Hinsetzen: Sag mit der Option „{ command-which-table }“, welcher es sein soll ({ $tables }).
find-not-to-join = An „{ $given }“ kannst du dich nicht setzen; möglich: { $possible }.
find-no-table-of-host = Du bist hier an keinem Tisch Gastgeber; öffne einen mit /{ command-table } { command-open }.

# Befehle und ihre Optionen.
find-couillon = couillon
find-couillon-hint = Öffne sofort einen Tisch für Couillon: Wer hat Lust?
find-chouine = chouine
find-chouine-hint = Öffne sofort einen Tisch für Chouine: Wer hat Lust?
find-kleurenwiezen = kleurenwiezen
find-kleurenwiezen-hint = Öffne sofort einen Tisch für Kleurenwiezen: Wer hat Lust?
find-join = mitspielen
find-join-hint = Setz dich an einen Tisch, oder übernimm einen freien Platz einer Partie
find-seat = platz
find-seat-hint = Welcher Platz; ohne Angabe der erste freie
find-leave = aufstehen
find-leave-hint = Steh von einem Tisch auf, oder lehn eine Herausforderung ab
find-computer = computer
find-computer-hint = Setz einen Computer auf einen Platz deines Tisches, oder ändere seine Stärke
find-fill = auffüllen
find-fill-hint = Setz einen Computer auf jeden freien Platz deines Tisches
find-fill-level-hint = Wie gut sie spielen; ohne Angabe wie der letzte Computer am Tisch
find-invite = einladen
find-invite-hint = Lade jemanden an deinen Tisch ein
find-person = person
find-person-hint = Wen du einlädst
find-access = zugang
find-access-hint = Sag, wer sich an deinen Tisch setzen darf; in einer Partie müssen alle einverstanden sein
find-swap = tauschen
find-swap-hint = Tausch zwei Plätze deines Tisches
find-swap-seat-hint = Einer der beiden Plätze
find-other-seat = anderer-platz
find-remove = entfernen
find-remove-hint = Entfern jemanden von deinem Tisch; in einer Partie müssen die anderen einverstanden sein
find-remove-seat-hint = Wer auf diesem Platz sitzt
find-partners = partner
find-partners-hint = Wechsle die Partner an deinem Tisch, oder sag, wie sie sich finden
find-partners-same = dieselben Partner
find-partners-others = andere Partner: Alle rücken weiter
find-rematch-command = revanche
find-rematch-hint = Spiel die letzte Partie dieses Kanals noch einmal
find-rematch-partners-hint = Ob die Partner dieselben bleiben; ohne Angabe ja
find-show = zeigen
find-show-hint = Schick die Nachricht deines Tisches neu, ganz unten im Chat
find-clock = uhr
find-clock-hint = Wie lange ein Zug dauern darf; ein Name aus der Liste, Sekunden, oder mit Reserve: 20+120
find-take-back = zurücknehmen
find-take-back-hint = Ob ein Fehlklick zurückgenommen werden kann
find-last-trick = letzter-stich
find-last-trick-hint = Ob sich ein letzter Stich, in dem niemand eine Wahl hat, von selbst spielt
find-last-by-hand = der letzte Stich wird Karte für Karte gespielt

find-partners-now = { $people }: Der Gastgeber, { $host }, hat geändert, wer mit wem spielt: { $sides }. Wer das nicht will, steht auf, bevor die Partie anfängt.
find-partners-drawn = { $people }: Der Gastgeber, { $host }, lässt bei Beginn der Partie die Karten entscheiden, wer mit wem spielt. Wer das nicht will, steht vorher auf.
find-partners-alone = { $people }: Der Gastgeber, { $host }, hat ein Spiel gewählt, in dem der Platz keinen Partner gibt. Wer das nicht will, steht auf, bevor die Partie anfängt.
find-rematch-others = **Revanche, mit anderen Partnern!** { $people }: Wer ist dabei?
find-rematch-other-partners = Diese Revanche ist mit anderen Partnern: So wollte es { $host }. Wenn du das nicht willst, steh mit `/{ command-table } { find-leave }` von Tisch { $table } auf.
find-rematch-same-partners = Diese Revanche ist mit denselben Partnern: So wollte es { $host }. Als Gastgeber kann { $host } das an Tisch { $table } mit **{ find-other-partners }** ändern.
