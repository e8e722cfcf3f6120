# Woorden in de prenten. Kort: ze staan op bordjes.

picture-trump = Troef
picture-proposed = Voorgestelde troef
# Midden op tafel, voor de rest gegeven wordt.
picture-names = { $name } kiest troef
picture-names-for-dummy = { $name } kiest troef voor de blinde
picture-deal = Gift { $deal }
picture-deal-trick = Gift { $deal } · slag { $trick }/{ $tricks }
picture-deal-over = Gift { $deal } is gedaan
picture-match-over = Uit na gift { $deal }
picture-thrown-in = Iedereen past: geen score
picture-tied = Gelijk
# Waarom deze gift voor meer dan één telt, en voor hoeveel: Mit’ · Kontra · telt 3.
picture-stake-mit = Mit’
picture-stake-kontra = Kontra
picture-stake-re = Re
picture-stake-craie = craie
picture-stake-tie = na gelijkspel
picture-stake-pass = na rondpas
picture-counts = telt { $worth }
# Gewonnen koeien van elke kant, 1–0.
picture-cows = koeien { $won }
# Koppen boven getallen: gehaalde slagen, gehaalde kaartpunten, en waarin het spel geteld wordt.
picture-tricks = slagen
picture-points = punten
picture-unit-slate = te gaan
picture-unit-points = stand
picture-unit-royes = rôyes
picture-unit-numbers = te gaan
picture-unit-cows = strepen
picture-unit-tree = takken
picture-unit-score = stand
picture-seat = Plaats { $seat }
picture-dummy = Blinde
picture-played-by = gespeeld door { $name }
picture-dealer-letter = D
picture-turn-act = aan zet
picture-turn-accept = neemt aan?
picture-turn-name = kiest troef
picture-turn-kontra = Kontra?
picture-turn-re = Re?
picture-turn-play = aan zet
picture-wins-trick = wint
picture-led = kwam uit
# Wat iemand zegt, in een ballon aan het bordje.
picture-call-accept = ik neem aan
picture-call-pass = pas
picture-call-turn = keer er een
picture-call-mit = Mit’
picture-call-kontra = Kontra
picture-call-re = Re
picture-away = weg
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
picture-alt-layout = Je kaarten op tafel. { $cards }.
picture-alt-layout-dummy = De kaarten van de blinde. { $cards }.
picture-alt-open = Open voor { $name }. { $cards }.
picture-alt-open-covering = Elk op een gedekte kaart: { $cards }
picture-alt-open-alone = Zonder kaart eronder: { $cards }
picture-alt-open-down = Gedekt: { $cards }
picture-alt-deal = Tafel, gift { $deal }.
picture-alt-deal-trick = Tafel, gift { $deal }, slag { $trick } van { $tricks }.
picture-alt-deal-over = Tafel, gift { $deal } is gedaan.
picture-alt-match-over = Tafel, de partij is uit na gift { $deal }.
picture-alt-thrown-in = Iedereen past: niemand scoort.
picture-alt-tied = De gift eindigt gelijk.
picture-alt-trump = Troef: { $suit }.
picture-alt-queens = Ook troef: { $cards }.
picture-alt-maker = Troef gemaakt door { $name }.
picture-alt-proposed = Voorgestelde troef: { $card }.
picture-alt-turned-up = Gekeerd: { $cards }.
picture-alt-shown = Getoond door { $name }: { $cards }.
picture-alt-packet = Gedekt op tafel: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
picture-alt-call-accept = { $name } neemt aan.
picture-alt-call-pass = { $name } past.
picture-alt-call-turn = { $name } liet een kaart keren.
picture-alt-call-mit = { $name } meldde de Mit’.
picture-alt-call-kontra = { $name } zei Kontra.
picture-alt-call-re = { $name } zei Re.
picture-alt-worth = Deze gift winnen telt voor { $worth }.
picture-alt-trick = Op tafel, in volgorde: { $cards }.
picture-alt-played = { $name }: { $card }
picture-alt-no-trick = Er ligt geen kaart op tafel.
picture-alt-takes = { $name } haalt de slag.
picture-alt-turn-act = Aan zet: { $name }.
picture-alt-turn-accept = Aannemen of passen: { $name }.
picture-alt-turn-name = Kiest troef: { $name }.
picture-alt-turn-kontra = Mag Kontra zeggen: { $name }.
picture-alt-turn-re = Mag Re zeggen: { $name }.
picture-alt-turn-play = Aan zet: { $name }.
picture-alt-seat = { $name }: { $facts }.
picture-alt-cards = { $cards } in de hand
picture-alt-tricks = { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}
picture-alt-dealer = gever
picture-alt-computer = computer
picture-alt-away = weg
picture-alt-played-by = gespeeld door { $name }
picture-alt-side = { $names }: { $points } punten, { $score }
picture-alt-score = { $unit ->
    [slate] nog { $score } te gaan
    [royes] rôyes over: { $score }
    [numbers] nog { $score } te gaan
    [cows] strepen over: { $score }
    [tree] takken over: { $score }
   *[other] stand { $score }
}
picture-alt-cows = Gewonnen koeien: { $won }.
picture-alt-won-deal = gift gewonnen
picture-alt-won-match = partij gewonnen
picture-alt-draw = Loting van de maats.
picture-alt-drew = { $name } trok { $cards }.
picture-alt-partners = { $names } spelen samen.
picture-alt-first = { $name } geeft eerst.
picture-alt-and = { $one } en { $other }
