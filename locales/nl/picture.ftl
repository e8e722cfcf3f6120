# Woorden in de prenten. Kort: ze staan op bordjes.

picture-trump = Troef
picture-proposed = Voorgestelde troef
picture-deal = Gift { $deal }
picture-deal-trick = Gift { $deal } · slag { $trick }/{ $tricks }
picture-deal-over = Gift { $deal } is gedaan
picture-match-over = Uit na gift { $deal }
picture-tricks = slagen
picture-points = punten
picture-lines = te gaan
picture-score = stand
picture-seat = Plaats { $seat }
picture-dealer-letter = D
picture-turn = aan zet
picture-turn-trumps = troef of pas?
picture-turn-play = aan zet
picture-wins-trick = wint
picture-led = kwam uit
picture-accepts = neemt aan
picture-passes = past
picture-away = weg
picture-won = gewonnen!
picture-deals-first = geeft eerst

# Tekst bij de prenten: wordt voorgelezen, dus hele woorden en korte zinnen.
picture-suit = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaveren
}
picture-card = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaver
}{ $rank ->
    [ace] aas
    [king] heer
    [queen] vrouw
    [jack] boer
    [ten] tien
    [nine] negen
    [eight] acht
    [seven] zeven
    [six] zes
    [five] vijf
    [four] vier
    [three] drie
   *[two] twee
}
picture-alt-hand = { $count ->
    [one] Je hand, 1 kaart: { $cards }.
   *[other] Je hand, { $count } kaarten: { $cards }.
}
picture-alt-hand-empty = Je hand is leeg.
picture-alt-playable = Nu speelbaar: { $cards }.
picture-alt-deal = Tafel, gift { $deal }.
picture-alt-deal-trick = Tafel, gift { $deal }, slag { $trick } van { $tricks }.
picture-alt-deal-over = Tafel, gift { $deal } is gedaan.
picture-alt-match-over = Tafel, het spel is uit na gift { $deal }.
picture-alt-trump = Troef: { $suit }.
picture-alt-maker = Troef gemaakt door { $name }.
picture-alt-proposed = Voorgestelde troef: { $card }.
picture-alt-turned-up = Gekeerd: { $cards }.
picture-alt-accepts = { $name } neemt aan.
picture-alt-passes = { $name } past.
picture-alt-trick = Op tafel, in volgorde: { $cards }.
picture-alt-played = { $name }: { $card }
picture-alt-no-trick = Er ligt geen kaart op tafel.
picture-alt-takes = { $name } haalt de slag.
picture-alt-turn = Aan zet: { $name }.
picture-alt-seat = { $name }: { $cards } in de hand, { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}
picture-alt-dealer = gever
picture-alt-computer = computer
picture-alt-away = weg
picture-alt-side = { $names }: { $points } punten, nog { $score } te gaan
picture-alt-side-plain = { $names }: stand { $score }
picture-alt-won-deal = gift gewonnen
picture-alt-won-match = spel gewonnen
picture-alt-slate = Lei. { $title }.
picture-alt-slate-side = { $names }: nog { $lines ->
    [one] 1 streep
   *[other] { $lines } strepen
}, { $marks } te gaan.
picture-alt-slate-boucles = Boucles per streep van boven af: { $boucles }.
picture-alt-slate-craie = Craie dans le trou: de volgende winst telt dubbel.
picture-alt-slate-won = { $names } winnen het spel.
picture-alt-draw = Loting van de partners.
picture-alt-drew = { $name } trok { $cards }.
picture-alt-partners = { $names } spelen samen.
picture-alt-first = { $name } geeft eerst.
picture-alt-and = { $one } en { $other }
