# Wörter auf den Tafeln. Kurz: Sie sind mit Kreide geschrieben.

sheet-to-go = noch
sheet-points = Punkte
sheet-royes = Rôyes
sheet-parties = Partien
sheet-manches = Manches
sheet-belle = la belle!
sheet-won = gewonnen!
# Neben einer Kuh (einer Runde von neun oder fünf Strichen), die eben gewonnen wurde.
sheet-cow-won = Kuh!
# Unter einem Kreis mit ×2 oder +1.
sheet-next-win = nächster Sieg

# Das Punkteblatt beim Farbwhist, auf Papier.
sheet-deals = { $played ->
    [one] Nach einem Spiel
   *[other] Nach { $played } Spielen
}
sheet-deals-of = Nach { $played } von { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spielen
}
sheet-passed-out = alle passen
sheet-queens = Damen
sheet-row = Korrektur
sheet-pot = Pott: { $pot }
sheet-before = Spiele 1–{ $deal }
sheet-total = Summe
sheet-next-double = Das nächste Spiel zählt doppelt.
sheet-no-deals = Noch kein Spiel gespielt

# Beschreibungen: werden vorgelesen, also ganze Wörter und kurze Sätze.
sheet-alt-slate = Schiefertafel. { $title }.
sheet-alt-points = Punkte. { $title }.
sheet-alt-royes = Rôyes. { $title }.
sheet-alt-numbers = Baum in Zahlen. { $title }.
sheet-alt-cows = Kühe. { $title }.
sheet-alt-tree = { $trees ->
    [one] Baum. { $title }.
   *[other] { $trees } Bäume. { $title }.
}
sheet-alt-slate-side = { $names }: noch { $lines ->
    [one] 1 Strich
   *[other] { $lines } Striche
}, { $marks } zu gewinnen.
sheet-alt-boucles = Boucles je Strich von oben: { $boucles }.
sheet-alt-points-side = { $names }: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
sheet-alt-points-of = { $full ->
    [one] 1 Punkt gewinnt
   *[other] { $full } Punkte gewinnen
} die Partie.
sheet-alt-royes-side = { $names }: { $royes ->
    [one] { $royes } Rôye.
   *[other] { $royes } Rôyes.
}
sheet-alt-numbers-side = { $names }: noch { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
sheet-alt-cows-side = { $names }: { $strokes ->
    [one] 1 Strich
   *[other] { $strokes } Striche
} ({ $added } dazu), { $crossed } durchgestrichen, noch { $left }; gewonnene Kühe: { $won }{ $short ->
    [0] { "" }
   *[other] { " " }({ $short } mit 5 Strichen)
}.
sheet-alt-tree-side = { $names }: { $branches ->
    [one] 1 Ast
   *[other] { $branches } Äste
} ({ $added } dazu), { $balls } mit Kugel, noch { $left }.
sheet-alt-before = Vor diesem Spiel: { $scores }.
sheet-alt-craie = Craie dans le trou: Der nächste Sieg zählt doppelt.
sheet-alt-next-two = Der nächste Sieg zählt zwei.
sheet-alt-next-more = Der nächste Sieg zählt eins mehr.
sheet-alt-cow-won = { $people ->
    [one] { $names } gewinnt diese Kuh.
   *[other] { $names } gewinnen diese Kuh.
}
sheet-alt-won = { $people ->
    [one] { $names } gewinnt die Partie.
   *[other] { $names } gewinnen die Partie.
}
sheet-alt-jacks = Karten offen gegeben, bis zwei Leute einen Buben haben.
sheet-alt-dealt = { $name } bekam { $cards }.
sheet-alt-dealt-none = { $name } bekam keine Karte.
sheet-alt-seated = Plätze im Uhrzeigersinn ab dem Geber: { $names }.
sheet-alt-parties = { $name }: { $parties } von { $needed ->
    [one] { $needed } Partie
   *[other] { $needed } Partien
}.
sheet-alt-manches = Gewonnene Manches: { $manches } von { $needed }.
sheet-alt-manche-won = { $name } hat diese Manche gewonnen.
sheet-alt-belle = La belle entscheidet.
sheet-alt-scores = Punktezettel. { $title }. Spalten: { $names }.
sheet-alt-deal = Spiel { $deal }, gegeben von { $dealer }: { $contract }, { $names }: { $changes }; Stand { $scores }.
sheet-alt-deal-brief = { $deal }: { $contract }, { $names }: { $changes }.
sheet-alt-passed-out = Spiel { $deal }, gegeben von { $dealer }: alle passen.
sheet-alt-passed-out-brief = { $deal }: alle passen.
sheet-alt-row = { $name }: { $changes }.
sheet-alt-out = { $people ->
    [one] { $names } setzte aus.
   *[other] { $names } setzten aus.
}
sheet-alt-dealers = { $name } gab Spiel { $deal }, danach reihum nach links; passen alle, gibt derselbe noch einmal.
sheet-alt-scores-after = Nach Spiel { $deal }: { $scores }.
sheet-alt-total = Summe: { $scores }.
sheet-alt-next-dealer = { $name } gibt als Nächstes.
