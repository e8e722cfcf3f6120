# Wörter in den Bildern. Kurz: sie stehen auf Schildern.

picture-trump = Trumpf
picture-proposed = Vorgeschlagener Trumpf
# In der Mitte des Tisches, bevor der Rest gegeben wird.
picture-names = { $name } macht Trumpf
picture-names-for-dummy = { $name } wählt für den Strohmann
picture-deal = Spiel { $deal }
picture-trick-of = Stich { $trick } von { $tricks }
picture-deal-over = Spiel { $deal } ist aus
picture-match-over = Partie aus nach Spiel { $deal }
picture-thrown-in = Alle passen: ohne Wertung
picture-tied = Unentschieden
# Warum dieses Spiel mehr als eins zählt, und wie viel: Mit’ · Kontra · zählt 3.
picture-stake-mit = Mit’
picture-stake-kontra = Kontra
picture-stake-re = Re
picture-stake-craie = craie
picture-stake-tie = nach Gleichstand
picture-stake-pass = nach Passen
picture-counts = zählt { $worth }
# Gewonnene Kühe jeder Seite, 1–0.
picture-cows = Kühe { $won }
# Überschriften über Zahlen: gemachte Stiche, Augen, und worin die Partie gezählt wird.
picture-tricks = Stiche
picture-points = Augen
picture-last-trick = letzter Stich
picture-talon = Talon
picture-turned-up = aufgedeckt
picture-unit-slate = noch
picture-unit-points = Stand
picture-unit-royes = Rôyes
picture-unit-numbers = noch
picture-unit-cows = Striche
picture-unit-tree = Äste
picture-unit-parties = Partien
picture-unit-score = Stand
picture-seat = Platz { $seat }
# Wer hinsieht, statt des Namens.
picture-you = Du
picture-dummy = Strohmann
picture-played-by = gespielt von { $name }
picture-dealer-letter = G
picture-turn-act = ist dran
picture-turn-accept = nimmt an?
picture-turn-name = macht Trumpf
picture-turn-kontra = Kontra?
picture-turn-re = Re?
picture-turn-play = ist dran
picture-wins-trick = gewinnt
picture-led = spielte aus
picture-leads = { $name } spielt aus
# Was jemand sagt, in einer Sprechblase am Schild.
picture-call-accept = ich nehme an
picture-call-pass = ich passe
picture-call-turn = aufdecken
picture-call-mit = Mit’
picture-call-kontra = Kontra
picture-call-re = Re
picture-call-au-sept = au sept!
picture-away = abwesend
picture-deals-first = gibt zuerst

# Chouine. Kombinationen behalten ihren Namen.
picture-combination-mariage = Mariage
picture-combination-tierce = Tierce
picture-combination-quateron = Quateron
picture-combination-quinte = Quinte
picture-combination-trente = Trente
picture-combination-chouine = Chouine
picture-no-trump = Noch kein Trumpf
picture-talon-gone = Der Talon ist leer
picture-talon-rules = Farb- und Stichzwang
picture-announced = gemeldet
picture-manches = Manches { $won }
picture-annulled = Unentschieden: zählt nicht
picture-partie-over = Die Partie ist aus
picture-partie-match-over = Das Match ist aus
picture-count = Abrechnung von Spiel { $deal }
picture-count-cards = Karten
picture-count-last-trick = dix de der
picture-count-combinations = gemeldet
picture-count-total = gesamt
picture-count-annulled = Unentschieden: zählt nicht, derselbe gibt noch einmal
picture-count-chouine = Chouine! Partie gewonnen: { $name }.
picture-count-pictures = Bilder { $points }
picture-count-shown = { $combination } { $points }
picture-deals = gibt
picture-worth-ranking = Rangfolge und Augen
picture-worth-trumps-alike = Trumpf genauso
picture-worth-last-trick = Letzter Stich (dix de der)
picture-worth-combinations = Kombinationen
picture-worth-plain = einfach
picture-worth-trumps = in Trumpf
picture-worth-wins = gewinnt die Partie

# Farbwhist. Was jemand zu tun hat, auf dem Schild.
picture-turn-bid = ist dran
picture-turn-double = doppelt?
picture-turn-discard = legt weg
# Die Ansagen: wie es mit jemandem steht, und was darunter steht.
picture-with-me = mit mir
picture-bidding-forced = muss mit
picture-bidding-holder = führt
picture-bidding-waits = wartet
picture-bidding-passed = passt
picture-bidding-with = mit { $name }
picture-bidding-nothing = Noch nichts angesagt
# Danach die vorgeschlagenen Farben und wer sie vorschlägt.
picture-bidding-live = Vorgeschlagen:
picture-bidding-still = Noch vorgeschlagen:
picture-so-far = Bisher
picture-contract = Kontrakt
picture-no-trumps = ohne Trumpf
picture-goal-least = mindestens { $goal } Stiche
picture-goal-all = alle 13 Stiche
picture-goal-exactly = { $goal ->
    [0] kein Stich
    [one] genau ein Stich
   *[other] genau { $goal } Stiche
}
# Gemachte Stiche, und wie viele nötig sind: 6 von 9.
picture-tricks-of = { $tricks } von { $goal }
# Danach Stiche: 6 von 9, 1 Stich, oder so viele und verloren.
picture-tricks-so-far = Bisher: { $standing }
picture-tricks-lost = { $tricks }, verloren
picture-multiple-doubled = zählt ×{ $multiple }: verdoppelt von { $name }
picture-multiple-passed = zählt ×{ $multiple }: nach Passen
picture-multiple-more = zählt ×{ $multiple }

# Bildbeschreibungen: Sie werden vorgelesen, also ganze Wörter und kurze Sätze.
picture-suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
picture-card = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
} { $rank ->
    [ace] Ass
    [king] König
    [queen] Dame
    [jack] Bube
    [ten] Zehn
    [nine] Neun
    [eight] Acht
    [seven] Sieben
    [six] Sechs
    [five] Fünf
    [four] Vier
    [three] Drei
   *[two] Zwei
}
picture-alt-hand = { $count ->
    [one] Dein Blatt, 1 Karte: { $cards }.
   *[other] Dein Blatt, { $count } Karten: { $cards }.
}
picture-alt-hand-empty = Dein Blatt ist leer.
picture-alt-playable = Jetzt spielbar: { $cards }.
picture-alt-layout = Deine Karten auf dem Tisch. { $cards }.
picture-alt-layout-dummy = Die Karten des Strohmanns. { $cards }.
picture-alt-open = Offen vor { $name }. { $cards }.
picture-alt-open-covering = Jede auf einer verdeckten Karte: { $cards }
picture-alt-open-alone = Ohne Karte darunter: { $cards }
picture-alt-open-down = Verdeckt: { $cards }
picture-alt-deal = Tisch, Spiel { $deal }.
picture-alt-deal-trick = Tisch, Spiel { $deal }, Stich { $trick } von { $tricks }.
picture-alt-deal-over = Tisch, Spiel { $deal } ist aus.
picture-alt-match-over = Tisch, die Partie ist nach Spiel { $deal } aus.
picture-alt-thrown-in = Alle passen: Das Spiel zählt nicht.
picture-alt-tied = Das Spiel ist unentschieden.
picture-alt-trump = Trumpf: { $suit }.
picture-alt-queens = Auch Trumpf: { $cards }.
picture-alt-maker = Trumpf gemacht von { $name }.
picture-alt-proposed = Vorgeschlagener Trumpf: { $card }.
picture-alt-turned-up = Aufgedeckt: { $cards }.
picture-alt-shown = Gezeigt von { $name }: { $cards }.
picture-alt-packet = Verdeckt auf dem Tisch: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
picture-alt-call-accept = { $name } nimmt an.
picture-alt-call-pass = { $name } passt.
picture-alt-call-turn = { $name } ließ eine Karte aufdecken.
picture-alt-call-mit = { $name } hat die Mit’ angesagt.
picture-alt-call-kontra = { $name } sagte Kontra.
picture-alt-call-re = { $name } sagte Re.
picture-alt-call-au-sept = Au sept: die letzte Gelegenheit, die Trumpfsieben zu tauschen.
picture-alt-worth = Dieses Spiel zu gewinnen zählt { $worth }.
picture-alt-trick = Auf dem Tisch, der Reihe nach: { $cards }.
picture-alt-played = { $name }: { $card }
picture-alt-no-trick = Keine Karte auf dem Tisch.
picture-alt-takes = { $name } macht den Stich.
picture-alt-last = Letzter Stich, an { $name }: { $cards }.
picture-alt-turn-act = Dran: { $name }.
picture-alt-turn-accept = Annehmen oder passen: { $name }.
picture-alt-turn-name = Macht Trumpf: { $name }.
picture-alt-turn-kontra = Kontra oder passen: { $name }.
picture-alt-turn-re = Re oder passen: { $name }.
picture-alt-turn-play = Dran: { $name }.
picture-alt-seat = { $name }: { $facts }.
picture-alt-cards = { $cards } auf der Hand
picture-alt-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
picture-alt-dealer = Geber
picture-alt-computer = Computer
picture-level-easy = leicht
picture-level-normal = normal
picture-level-strong = stark
picture-alt-away = abwesend
picture-alt-reserve = { $left } s Reserve
picture-alt-played-by = gespielt von { $name }
picture-alt-side = { $names }: { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}, { $score }
picture-alt-scored = { $names }: { $score }
picture-alt-score = { $unit ->
    [slate] noch { $score } zu gewinnen
    [royes] Rôyes übrig: { $score }
    [numbers] noch { $score } zu gewinnen
    [cows] Striche übrig: { $score }
    [tree] Äste übrig: { $score }
    [parties] gewonnene Partien: { $score }
   *[other] Stand { $score }
}
picture-alt-cows = Gewonnene Kühe: { $won }.
picture-alt-won-deal = Spiel gewonnen
picture-alt-won-match = Partie gewonnen
picture-alt-partie-match-over = Tisch, das Match ist nach Partie { $deal } aus.
picture-alt-annulled = Unentschieden: Die Partie zählt nicht.
picture-alt-no-trump = Es gibt noch keinen Trumpf.
picture-alt-talon = Karten im Talon: { $cards }.
picture-alt-talon-left = Karten, die niemand zieht: { $cards }.
picture-alt-talon-gone = Der Talon ist leer: Farbe bedienen, sonst stechen, und Trumpf überstechen.
picture-alt-combination = { $combination } in { $suit }
picture-alt-declared = { $name } meldet: { $combination }.
picture-alt-shows = { $name } zeigt { $combination }, { $points } Augen: { $cards }.
picture-alt-shows-and-wins = { $name } zeigt { $combination } und gewinnt die Partie: { $cards }.
picture-alt-announced = { $names }: { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
} gemeldet, { $score }
picture-alt-manches = Gewonnene Manches: { $won }.
picture-alt-won-partie = Partie gewonnen
picture-alt-won-partie-match = Match gewonnen
picture-alt-draw = Auslosung der Partner.
picture-alt-drew = { $name } zog { $cards }.
picture-alt-partners = { $names } spielen zusammen.
picture-alt-first = { $name } gibt zuerst.
picture-alt-and = { $one } und { $other }
picture-alt-next = { "; " }
picture-alt-numbered = { $number }: { $cards }.
picture-alt-count = Die Abrechnung von Spiel { $deal }.
picture-alt-count-row = { $name }: Karten { $cards } (davon Bilder { $pictures }), dix de der { $last }, Kombinationen { $combinations }, gesamt { $total }.
picture-alt-count-brisques = Brisques: { $cards }.
picture-alt-count-shown = Gemeldet: { $combinations }.
picture-alt-count-won = { $name } gewinnt die Partie.
picture-alt-draw-dealer = Auslosung: Die niedrigste Karte gibt.
picture-alt-deals = { $name } gibt.
picture-alt-taken = { $tricks ->
    [one] 1 Stich gemacht.
   *[other] { $tricks } Stiche gemacht.
}
picture-alt-worth-ranking = Von hoch nach niedrig mit Augen, in jeder Farbe: { $cards }. Der letzte Stich zählt 10 mehr.
picture-alt-worth-wins = { $combination }, etwa { $cards }: gewinnt die Partie.
picture-alt-worth-same = { $combination }, etwa { $cards }: { $points }.
picture-alt-worth-doubled = { $combination }, etwa { $cards }: { $points }, in Trumpf { $doubled }.

# Farbwhist.
picture-alt-turn-bid = Muss sprechen: { $name }.
picture-alt-turn-double = Verdoppeln oder nicht: { $name }.
picture-alt-turn-discard = Noch eine Karte weglegen: { $name }.
picture-alt-auction = Das Reizen von Spiel { $deal }.
# Jemand, und was gesagt wurde. Anna: Vorschlag Herz.
picture-alt-said = { $name }: { $call }
picture-alt-round = Runde { $round }: { $calls }.
picture-alt-rounds-before = Runden davor: { $rounds }.
picture-alt-nothing = Noch nichts angesagt.
picture-alt-live = Mitgehen kann man bei: { $proposals }.
picture-alt-troel = { $name } hat Troel, { $partner } spielt mit.
picture-alt-troel-called = { $name } hat Troel und ruft { $card }, { $partner } spielt mit.
picture-alt-contract = Kontrakt: { $contract }, gespielt von { $names }.
picture-alt-so-far = Bisher: { $contract }, { $names }.
picture-alt-goal = Nötig: { $goal }.
picture-alt-multiple = Das Spiel { $multiple }.
picture-alt-without-trumps = Ohne Trumpf.
picture-alt-times = Das Spiel zählt ×{ $multiple }.
picture-alt-target = { $names }: { $tricks } von { $goal ->
    [one] { $goal } nötigem Stich
   *[other] { $goal } nötigen Stichen
}.
picture-alt-taken-by = { $names }: { $standing }.
picture-alt-laid-aside = Verdeckt weggelegt: { $names }.
picture-alt-open-hand = Offenes Blatt von { $name }: { $cards }.
picture-alt-result = { $change } { $count ->
    [one] Punkt
   *[other] Punkte
}, Stand { $score }

# Das Ende einer Partie, um es anderen zu zeigen.
picture-result-won = { $people ->
    [one] gewinnt die Partie
   *[other] gewinnen die Partie
}
picture-result-won-parties = gewinnt das Match
picture-result-shared = teilen sich die Partie
picture-result-deals = { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
}
picture-result-parties = { $deals ->
    [one] 1 Partie
   *[other] { $deals } Partien
}
# Überschriften über Zahlen.
picture-result-head-slate = noch auf der Tafel
picture-result-head-points = Punkte
picture-result-head-next = dann
picture-result-head-royes = Rôyes übrig
picture-result-head-numbers = noch am Baum
picture-result-head-cows-won = Kühe
picture-result-head-cows = Striche übrig
picture-result-head-tree = Äste übrig
picture-result-head-manches = Manches
picture-result-head-parties = Partien
picture-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }

# Eine Rangliste. Überschriften der Spalten, und was dort steht, solange niemand dort steht.
picture-board-matches = Partien
picture-board-empty = Noch niemand
picture-board-page = Seite { $page } von { $pages }
# Was das Zeichen vor einer Zahl bedeutet.
picture-board-sign = { $sign } { $sure ->
    [provisional] vorläufig
   *[unsure] noch nicht sicher
}

# Die Karte eines Spielers.
picture-player-rating = Wertungszahl
picture-player-provisional = vorläufig
picture-player-unrated = noch keine Wertungszahl
picture-player-no-curve = Die Kurve beginnt mit der ersten gewerteten Partie.
picture-player-place = Platz { $place }
picture-player-matches = Partien
picture-player-wins = gewonnen
picture-player-wins-share = { $wins } · { $share } %
picture-player-streak = Serie
picture-player-won-last = { $matches ->
    [one] 1 Sieg
   *[other] { $matches } Siege
}
picture-player-lost-last = { $matches ->
    [one] 1 Niederlage
   *[other] { $matches } Niederlagen
}
picture-player-best = bester Kontrakt
picture-player-partner = liebster Partner
picture-player-together = { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}

# Dasselbe vorgelesen.
picture-alt-match-result = { $game }, { $facts }.
picture-alt-match-won = { $names } { $won }.
picture-alt-match-place = { $rank }. { $names }: { $figures }.
picture-alt-match-figure = { $head } { $figure }
picture-alt-board-row = { $place ->
    [0] –
   *[other] { $place }.
 } { $name }: { $figure }, { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}{ $sure ->
    [provisional] , vorläufig
    [unsure] , noch nicht sicher
    [sure] , sicher
   *[none] { "" }
}.
picture-alt-board-own = Du: { $row }
picture-alt-board-counted = Gezählt: { $head }.
picture-alt-player-rated = Wertungszahl { $rating } ± { $within } am { $day }.
picture-alt-player-provisional = Sie ist vorläufig.
picture-alt-player-curve = Über { $matches } Partien: von { $first } am { $day } an, zwischen { $low } und { $high }.
picture-alt-player-done = Partien: { $matches }, gewonnen: { $wins } ({ $share } %), Serie: { $streak }.
picture-alt-player-best = Bester Kontrakt: { $best }.
picture-alt-player-partner = Liebster Partner: { $partner }, { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
} zusammen.
