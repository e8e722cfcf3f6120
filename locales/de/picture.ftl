# Wörter in den Bildern. Kurz: sie stehen auf Schildern.

picture-trump = Trumpf
picture-proposed = Vorgeschlagener Trumpf
picture-deal = Spiel { $deal }
picture-deal-trick = Spiel { $deal } · Stich { $trick }/{ $tricks }
picture-deal-over = Spiel { $deal } ist aus
picture-match-over = Partie aus nach Spiel { $deal }
picture-tricks = Stiche
picture-points = Augen
picture-lines = noch
picture-score = Stand
picture-seat = Platz { $seat }
picture-dealer-letter = G
picture-turn = ist dran
picture-turn-trumps = annehmen?
picture-turn-play = ist dran
picture-wins-trick = gewinnt
picture-led = kam heraus
picture-accepts = nimmt an
picture-passes = passt
picture-away = abwesend
picture-won = gewonnen!
picture-deals-first = gibt zuerst

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
    [one] Deine Hand, 1 Karte: { $cards }.
   *[other] Deine Hand, { $count } Karten: { $cards }.
}
picture-alt-hand-empty = Deine Hand ist leer.
picture-alt-playable = Jetzt spielbar: { $cards }.
picture-alt-deal = Tisch, Spiel { $deal }.
picture-alt-deal-trick = Tisch, Spiel { $deal }, Stich { $trick } von { $tricks }.
picture-alt-deal-over = Tisch, Spiel { $deal } ist aus.
picture-alt-match-over = Tisch, die Partie ist aus nach Spiel { $deal }.
picture-alt-trump = Trumpf: { $suit }.
picture-alt-maker = Trumpf gemacht von { $name }.
picture-alt-proposed = Vorgeschlagener Trumpf: { $card }.
picture-alt-turned-up = Aufgedeckt: { $cards }.
picture-alt-accepts = { $name } nimmt an.
picture-alt-passes = { $name } passt.
picture-alt-trick = Auf dem Tisch, der Reihe nach: { $cards }.
picture-alt-played = { $name }: { $card }
picture-alt-no-trick = Keine Karte auf dem Tisch.
picture-alt-takes = { $name } macht den Stich.
picture-alt-turn = Am Zug: { $name }.
picture-alt-seat = { $name }: { $cards } auf der Hand, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
picture-alt-dealer = Geber
picture-alt-computer = Computer
picture-alt-away = abwesend
picture-alt-side = { $names }: { $points } Augen, noch { $score } zu gewinnen
picture-alt-side-plain = { $names }: Stand { $score }
picture-alt-won-deal = Spiel gewonnen
picture-alt-won-match = Partie gewonnen
picture-alt-slate = Schiefertafel. { $title }.
picture-alt-slate-side = { $names }: noch { $lines ->
    [one] 1 Strich
   *[other] { $lines } Striche
}, { $marks } zu gewinnen.
picture-alt-slate-boucles = Boucles je Strich von oben: { $boucles }.
picture-alt-slate-craie = Craie dans le trou: Der nächste Gewinn zählt doppelt.
picture-alt-slate-won = { $names } gewinnen die Partie.
picture-alt-draw = Auslosung der Partner.
picture-alt-drew = { $name } zog { $cards }.
picture-alt-partners = { $names } spielen zusammen.
picture-alt-first = { $name } gibt zuerst.
picture-alt-and = { $one } und { $other }
