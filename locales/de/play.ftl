# Der Tisch während einer Partie, die Blätter, was ein Spiel gebracht hat.
play-title = ### { $game } · Tisch { $table } · Spiel { $deal }
play-last-for = { $told } (gespielt von { $player })
play-last-clock = { $told } (die Zeit war um, der Computer hat gewählt)
play-last-forced = { $told } (etwas anderes war nicht möglich)
play-deal-over = Dieses Spiel ist vorbei.
play-away = { $name } ist abwesend; der Computer spielt bis zur Rückkehr („{ play-back }“).
play-offered = Platz { $seat } ({ $name }) ist frei für alle, die wollen.
play-my-hand = Mein Blatt
play-last-trick = Letzter Stich
play-my-seat = Mein Platz…
play-back = Bin wieder da

# Wie Trumpf gemacht wird.
play-proposed = Vorgeschlagener Trumpf: { $card }
play-proposed-dealer = Vorgeschlagener Trumpf: { $card }, offen beim Geber { $name }
play-proposed-last = Den wollte niemand. Jetzt vorgeschlagen: { $card }, die letzte Karte des Gebers
play-trump-accepted = Trumpf: { $suit }, angenommen von { $name }
play-trump-turned = Trumpf: { $suit }; alle haben gepasst, die unterste Karte { $card } entscheidet
play-trump-shown = Trumpf: { $suit }, gemacht von { $name }, gezeigt: { $card }
play-trump-asked = Trumpf: { $suit }; { $name } wollte eine Karte, aufgedeckt wurde { $card }
play-trump-named = Trumpf: { $suit }, gemacht von { $name }
play-trump-for-dummy = { $name } für den Strohmann
play-no-trumps = Niemand wollte Trumpf machen: Die Karten werden zusammengeworfen.
play-mit = **Mit’**: { $name }
play-kontra = **Kontra**: { $name }
play-re = **Re**: { $name }

# Wer dran ist.
play-turn-play = ► { $name } ist dran
play-turn-say = ► { $name } hat das Wort
play-turn-accept = ► { $name }: annehmen oder passen?
play-turn-trumps = ► { $name } macht Trumpf
play-turn-dummy = ► { $name } spielt für den Strohmann
play-turn-dummy-trumps = ► { $name } macht Trumpf für den Strohmann
play-turn-kontra = ► **Kontra?** Auf die Mit’ antworten: { $name }
play-turn-re = ► **Re?** Auf das Kontra antworten: { $name }
play-turn-bid = ► { $name } sagt an
play-turn-troel = ► { $name } wählt den Trumpf des Troels
play-turn-double = ► **Doppelt?** { $name }
play-turn-discard = ► Noch eine Karte weglegen: { $name }
play-until = { $turn } · der Computer entscheidet { $when }
play-until-reserve = { $turn } · die Zeit des Zugs endet { $ends }, mit der Reserve { $when }; dann entscheidet der Computer
play-reserve-little = ⏳ Reserve übrig: { $people }
play-reserve-of = { $name } { $left } s
play-asked = { $turn } · erst antworten andere
play-asked-until = { $turn } · erst antworten andere; ohne Antwort geht das Spiel { $when } weiter

# Der Stand, je nach Zählweise.
play-score-slate = Noch auf der Tafel: { $sides }
play-score-points = Punkte: { $sides }
play-score-royes = Rôyes übrig: { $sides }
play-score-numbers = Noch am Baum: { $sides }
play-score-cows = Striche übrig: { $sides }
play-score-tree = Äste übrig: { $sides }
play-note-craie = *craie dans le trou*: Der nächste Sieg zählt doppelt
play-note-double = der nächste Sieg zählt doppelt
play-note-one-more = der nächste Sieg zählt einen Punkt mehr
play-note-target = { $target ->
    [one] { $target } Punkt gewinnt
   *[other] { $target } Punkte gewinnen
}
play-note-deals = Spiel { $deal } von { $deals }
play-note-cows = gewonnene Kühe: { $sides }
play-note-cows-of-two-kinds = gewonnene Kühe mit 9 Strichen: { $long } · mit 5: { $short }

# Das eigene Blatt.
play-hand-title = **{ $game }** · Tisch { $table } · Spiel { $deal }{ $there }
play-hand-face-up = Offen bei { $name }: { $cards }
play-hand-drawn = Du hast { $card } vom Talon gezogen.
play-hand-your-turn = ► **Du bist dran.** Wähl eine Karte.
play-hand-your-word = ► **Du bist dran.** Was sagst du?
play-hand-accept = ► **Du bist dran.** Nimmst du diesen Trumpf für deine Seite an?
play-hand-first-cards = ► **Du machst Trumpf.** { $show ->
    [chosen] Drück auf die Karte, die du zeigen willst: Ihre Farbe wird Trumpf.
    [highest] Wähl die Farbe einer dieser ersten Karten; die höchste davon wird gezeigt.
   *[none] Wähl die Farbe einer dieser ersten Karten.
} Oder lass eine Karte aufdecken.
play-hand-held = ► **Du machst Trumpf.** Wähl die Farbe einer dieser ersten Karten.
play-hand-any-suit = ► **Du machst Trumpf.** Sag irgendeine Farbe an, auch eine, die du nicht hast.
play-hand-dummy-trumps = ► **Du machst Trumpf für den Strohmann**, nach seinen offenen Karten. Dein eigenes Blatt siehst du erst danach.
play-hand-dummy = ► **Du spielst für den Strohmann.** Wähl eine seiner Karten.
play-hand-mit = Du hast { $card }: Du darfst die **Mit’** ansagen, jetzt oder nie, vor deiner ersten Karte.
play-hand-kontra = ► **{ $name } hat die Mit’ angesagt.** Kontra, oder passt du?
play-hand-re = ► **{ $name } sagt Kontra.** Re, oder passt du?
play-hand-own-card = Deine Karte in diesem Stich: { $card }.
play-hand-then = Das Bild zeigt noch den Tisch, als du dran warst.
play-hand-still = Du hast noch: { $cards }
play-hand-wait = Warte, bis du dran bist.
play-hand-wait-trumps = { $name } macht Trumpf; danach kommen deine Karten.
play-hand-wait-window = Die Mit’ ist angesagt; andere können noch antworten.
play-hand-over = Dieses Spiel ist vorbei.
play-hand-played-out = Du hast alle deine Karten gespielt.
play-plays-itself = Niemand hat mehr eine Wahl: Der letzte Stich spielt sich von selbst.
play-hand-left = Du sitzt nicht mehr an Tisch { $table }.
play-hand-below = Dein Blatt ist weiter unten.
play-hand-later = Du siehst dein Blatt vorerst hier: Discord lässt mich nur wenigen neuen Leuten auf einmal schreiben. Deine Direktnachricht folgt von selbst, und sofort, wenn du /{ command-hand } in einer Direktnachricht an mich tippst.
play-call-accept = Annehmen
play-call-pass = Passen
play-call-turn = Karte aufdecken
play-call-mit = Mit’
play-call-kontra = Kontra
play-call-re = Re
play-call-exchange = Die Sieben tauschen

play-suit-s = Pik
play-suit-h = Herz
play-suit-d = Karo
play-suit-c = Kreuz
play-shows = { $suit }, mit { $card } gezeigt

play-seat-yours = Du sitzt auf Platz { $seat }. Stehst du auf, übernimmt ein Computer.
play-seat-offered = Du sitzt auf Platz { $seat } und gibst ihn ab an alle, die wollen. Stehst du auf, übernimmt ein Computer.
play-offer = Meinen Platz abgeben
play-keep = Meinen Platz behalten
play-leave = Aufstehen
play-taken = Platz { $seat } gehört jetzt dir.
play-welcome-back = Willkommen zurück: Du entscheidest wieder für deinen Platz.
play-trick-taken = Letzter Stich, an **{ $name }**: { $cards }
play-trick-won = Letzter Stich: { $name }, mit { $card }.

# Was ein Spiel gebracht hat.
play-slate-title = { $game } · nach Spiel { $deal }
play-next = nächstes
play-next-hint = Gib das nächste Spiel gleich, ohne das Ende der Pause abzuwarten
play-next-done = Spiel { $deal } ist gegeben.
play-next-deal = Nächstes Spiel
play-next-deal-when = -# Das nächste Spiel kommt { $when }, oder gleich mit dem Knopf.
play-cut = Abheben
play-cut-when = -# { $name } hebt ab; sonst entscheidet der Zufall { $when }.
play-cut-title = **Du hebst ab.** Wie viele Karten nimmst du oben weg?
play-cut-place = `{ $bar }` **{ $cards }** von { $pack }
play-cut-here = Hier abheben
play-cut-done = Du hebst { $cards } Karten ab.
play-cut-by = { $name } hat abgehoben.
play-cut-by-cards = { $name } hat { $cards } Karten abgehoben.
play-cut-by-chance = Zufällig abgehoben: { $cards } Karten.
play-deal-won = **Spiel { $deal }: { $side } { $people ->
    [one] gewinnt
   *[other] gewinnen
}** mit { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}; { $others }.
play-deal-points = { $points } für { $side }
play-deal-tied = **Spiel { $deal } ist unentschieden**, je { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
play-deal-tie-won = **Spiel { $deal } ist unentschieden**, je { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}: { $side } { $people ->
    [one] hat nicht Trumpf gemacht und gewinnt
   *[other] haben nicht Trumpf gemacht und gewinnen
}.
play-deal-shared = **Spiel { $deal } hat keinen Sieger**: Niemand hat allein die meisten Augen; { $others }.
play-deal-thrown-in = **Spiel { $deal } wird nicht gespielt**: Niemand wollte Trumpf machen.
play-passed-numbers = Der nächste Sieg nimmt einen Punkt mehr vom Baum.
play-tied-slate = *Craie dans le trou*: Der nächste Sieg zählt doppelt.
play-tied-points = Der nächste Sieg zählt doppelt.
play-tied-royes = Niemand zieht etwas ab.
play-tied-both = Beide Seiten ziehen eine Rôye ab.
play-tied-numbers = Niemand nimmt etwas vom Baum.
play-tied-cows = Niemand streicht etwas durch.
play-tied-tree = Niemand setzt eine Kugel; der nächste Sieg streicht zwei Äste.
play-won-slate = Die *craie dans le trou* zählt: { $side } { $people ->
    [one] wischt
   *[other] wischen
} { $amount ->
    [one] eins
   *[other] zwei
} weg.
play-won-nothing = { $side } { $people ->
    [one] hat
   *[other] haben
} nichts mehr wegzunehmen.
play-won-points = { $side } { $people ->
    [one] bekommt
   *[other] bekommen
} { $amount ->
    [one] einen Punkt
   *[other] { $amount } Punkte
}.
play-won-royes = { $side } { $people ->
    [one] zieht
   *[other] ziehen
} { $amount ->
    [one] eine Rôye
   *[other] { $amount } Rôyes
} ab{ $why }.
play-won-numbers = { $side } { $people ->
    [one] nimmt
   *[other] nehmen
} { $amount ->
    [one] einen Punkt
   *[other] { $amount } Punkte
} vom Baum{ $why }.
play-won-cows = { $side } { $people ->
    [one] streicht
   *[other] streichen
} { $amount ->
    [one] einen Strich
   *[other] { $amount } Striche
} durch{ $why }.
play-won-tree = { $side } { $people ->
    [one] setzt
   *[other] setzen
} { $amount ->
    [one] eine Kugel an einen Ast
   *[other] Kugeln an { $amount } Äste
}.
play-why = { " " }({ $what })
play-for-win = das Spiel
play-for-sweep = alle Stiche
play-for-dobe = alle Stiche: *dobe*
play-for-mit = Mit’
play-for-kontra = Kontra
play-for-re = Re
play-for-pass = das Passen davor
play-lost-slate = { $side } { $people ->
    [one] hat Trumpf gemacht
   *[other] haben Trumpf gemacht
} und verloren: eine Boucle auf ihrer Seite.
play-lost-slate-line = { $side } { $people ->
    [one] hat Trumpf gemacht
   *[other] haben Trumpf gemacht
} und verloren: wieder ein Strich auf ihrer Seite.
play-lost-points = { $side } { $people ->
    [one] hat Trumpf gemacht
   *[other] haben Trumpf gemacht
} und verloren: ein Punkt weniger.
play-lost-royes = { $side } { $people ->
    [one] hat Trumpf gemacht
   *[other] haben Trumpf gemacht
} und verloren: eine Rôye mehr.
play-lost-ottant = { $side } { $people ->
    [one] hat Trumpf gemacht
   *[other] haben Trumpf gemacht
}, die Mit’ angesagt und verloren: zwei mehr, *ot’tant de coyes que rôyes*.
play-lost-numbers = { $side } { $people ->
    [one] hat Trumpf gemacht
   *[other] haben Trumpf gemacht
} und nicht gewonnen: ein Punkt mehr.
play-lost-cows = { $side } { $people ->
    [one] hat Trumpf gemacht
   *[other] haben Trumpf gemacht
} und verloren: ein Strich mehr.
play-lost-tree = { $side } { $people ->
    [one] hat Trumpf gemacht
   *[other] haben Trumpf gemacht
} und verloren: ein Ast mehr.
play-bourgumesse = Kein einziger Stich: { $name } ist *bourgumêsse*, Bürgermeister!
play-cow = **{ $side } { $people ->
    [one] gewinnt
   *[other] gewinnen
} die Kuh** und { $people ->
    [one] malt
   *[other] malen
} ihr einen Schwanz.
play-match-won = ## { $side } { $people ->
    [one] gewinnt
   *[other] gewinnen
} die Partie nach { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
}!
play-match-shared = ## { $side } stehen nach { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spielen
} gleich und teilen sich die Partie!
play-drawn = Die Karten haben gesprochen: **{ $first }** spielen gegen **{ $second }**, und { $dealer } gibt zuerst.

play-reminder = { $name }, du bist dran an Tisch { $table }, { $game }; der Computer spielt für dich { $when }.
play-reminder-private = Du bist dran an Tisch { $table }, { $game }; der Computer spielt für dich { $when }.
play-no-permission = Ich kann deinen Tisch in { $channel } nicht mehr zeigen. Dort brauche ich diese Berechtigungen: { $permissions }.
play-thread-private = Ich kann deinen Tisch in { $channel } nicht mehr zeigen, denn ich bin nicht in diesem privaten Thread. Füg mich mit { $bot } hinzu.
play-thread-locked = Ich kann deinen Tisch in { $channel } nicht mehr zeigen: Dieser Thread ist geschlossen und gesperrt. Lass ihn wieder öffnen.

# Chouine: der Tisch.
play-turn-lead = ► { $name } spielt aus
play-trump-is = Trumpf: { $suit }
play-trump-none = Noch kein Trumpf
play-trump-declared = Trumpf: { $suit }, gemacht von { $name }
play-indicator = darunter { $card }
play-indicator-exchanged = darunter { $card }, getauscht gegen { $first }
play-talon = Talon { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
play-talon-gone = der Talon ist leer: Farbe bedienen, sonst stechen
play-tricks = Stiche: { $sides }
play-shown = Gezeigt: { $combinations }
play-declares = **{ $name } meldet: { $combination }**
play-declared = { $card } + { $combination }
play-au-sept = **Au sept!** Bevor { $name } ausspielt: letzte Gelegenheit, die Trumpfsieben zu tauschen.
play-score-parties = Partien: { $sides } (wer zuerst { $parties } hat)
play-score-manches = Manches: { $sides }
play-note-belle = *la belle*
play-dealer-drawn = Die niedrigste Karte gibt: **{ $name }**.

# Chouine: das Blatt.
play-hand-declare = Spiel eine Karte und melde damit:
play-hand-exchange = Du hast die Trumpfsieben und darfst sie gegen { $card } tauschen, jetzt oder später, jederzeit.
play-my-tricks = Meine Stiche
play-your-tricks = { $tricks ->
    [one] Dein Stich bisher:
   *[other] Deine { $tricks } Stiche, der älteste zuerst:
}

# Chouine: was ein Spiel bringt.
play-count-cards = { $points } in Karten
play-count-der = { $points } dix de der
play-count-combinations = { $points } gemeldet ({ $names })
play-count-total = **{ $points }**
play-count = { $name }: { $parts } = { $total }
play-partie-won = **Partie { $deal }: { $name } gewinnt** mit { $points } zu { $others }.
play-partie-chouine = **Partie { $deal }: Chouine! { $name } gewinnt sofort**, was auch immer gezählt wurde.
play-partie-annulled = **Partie { $deal } zählt nicht**: je { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}. { $name } gibt noch einmal.
play-manche-won = **{ $name } gewinnt die Manche.** Partien: { $parties }
play-manche-next = Die nächste Manche beginnt. Manches: { $manches }
play-manche-belle = Jeder eine Manche: **la belle** entscheidet. Manches: { $manches }
play-chouine-match-won = ## { $side } gewinnt das Match nach { $deals ->
    [one] einer Partie
   *[other] { $deals } Partien
}!
