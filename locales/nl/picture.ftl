# Woorden in de prenten. Kort: ze staan op bordjes.

picture-trump = Troef
picture-proposed = Voorgestelde troef
# Midden op tafel, voor de rest gegeven wordt.
picture-names = { $name } maakt troef
picture-names-for-dummy = { $name } maakt troef voor de blinde
picture-deal = Gift { $deal }
picture-trick-of = slag { $trick } van { $tricks }
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
picture-last-trick = laatste slag
picture-talon = talon
picture-turned-up = gekeerd
picture-unit-slate = te gaan
picture-unit-points = stand
picture-unit-royes = rôyes
picture-unit-numbers = te gaan
picture-unit-cows = strepen
picture-unit-tree = takken
picture-unit-parties = partijen
picture-unit-score = stand
picture-seat = Plaats { $seat }
# Wie kijkt, in plaats van de naam.
picture-you = Jij
picture-dummy = Blinde
picture-played-by = gespeeld door { $name }
picture-dealer-letter = G
picture-turn-act = is aan de beurt
picture-turn-accept = neemt aan?
picture-turn-name = maakt troef
picture-turn-kontra = Kontra?
picture-turn-re = Re?
picture-turn-play = speelt
picture-wins-trick = wint
picture-led = kwam uit
picture-leads = { $name } komt uit
# Wat iemand zegt, in een ballon aan het bordje.
picture-call-accept = ik neem aan
picture-call-pass = pas
picture-call-turn = keer er een
picture-call-mit = Mit’
picture-call-kontra = Kontra
picture-call-re = Re
picture-call-au-sept = au sept!
picture-away = afwezig
picture-deals-first = geeft eerst

# Chouine. Combinaties houden hun eigen naam.
picture-combination-mariage = Mariage
picture-combination-tierce = Tierce
picture-combination-quateron = Quateron
picture-combination-quinte = Quinte
picture-combination-trente = Trente
picture-combination-chouine = Chouine
picture-no-trump = Nog geen troef
picture-talon-gone = De talon is op
picture-talon-rules = volgen en troeven
picture-announced = gemeld
picture-manches = manches { $won }
picture-annulled = Gelijk: telt niet
picture-partie-over = De partij is gedaan
picture-partie-match-over = De match is gedaan
picture-count = Telling van gift { $deal }
picture-count-cards = kaarten
picture-count-last-trick = dix de der
picture-count-combinations = gemeld
picture-count-total = totaal
picture-count-annulled = Gelijk: telt niet, dezelfde gever geeft opnieuw
picture-count-chouine = Chouine! Partij gewonnen: { $name }.
picture-count-pictures = plaatjes { $points }
picture-count-shown = { $combination } { $points }
picture-deals = geeft
picture-worth-ranking = Rangorde en kaartpunten
picture-worth-trumps-alike = bij troef net zo
picture-worth-last-trick = Laatste slag (dix de der)
picture-worth-combinations = Combinaties
picture-worth-plain = gewoon
picture-worth-trumps = in troef
picture-worth-wins = wint de partij

# Kleurenwiezen. Wat iemand te doen heeft, op zijn bordje.
picture-turn-bid = moet spreken
picture-turn-double = dubbel?
picture-turn-discard = legt weg
# De biedingen: hoe het met iemand staat, en wat eronder staat.
picture-with-me = met mij
picture-bidding-forced = moet mee
picture-bidding-holder = hoogste bod
picture-bidding-waits = wacht
picture-bidding-passed = past
picture-bidding-with = met { $name }
picture-bidding-nothing = Nog niets geboden
# Daarna de gevraagde kleuren en wie ze vraagt.
picture-bidding-live = Gevraagd:
picture-bidding-still = Nog gevraagd:
picture-so-far = Tot nu toe
picture-contract = Contract
picture-no-trumps = zonder troef
picture-goal-least = minstens { $goal } slagen
picture-goal-all = alle 13 slagen
picture-goal-exactly = { $goal ->
    [0] geen enkele slag
    [one] precies één slag
   *[other] precies { $goal } slagen
}
# Gehaalde slagen, en hoeveel er nodig zijn: 6 van 9.
picture-tricks-of = { $tricks } van { $goal }
# Daarna slagen: 6 van 9, 1 slag, of zoveel en verloren.
picture-tricks-so-far = Tot nu toe: { $standing }
picture-tricks-lost = { $tricks }, verloren
picture-multiple-doubled = telt ×{ $multiple }: gedubbeld door { $name }
picture-multiple-passed = telt ×{ $multiple }: na rondpas
picture-multiple-more = telt ×{ $multiple }

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
picture-alt-open-covering = Elk op een dichte kaart: { $cards }
picture-alt-open-alone = Zonder kaart eronder: { $cards }
picture-alt-open-down = Dicht: { $cards }
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
picture-alt-packet = Dicht op tafel: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
picture-alt-call-accept = { $name } neemt aan.
picture-alt-call-pass = { $name } past.
picture-alt-call-turn = { $name } liet een kaart keren.
picture-alt-call-mit = { $name } meldde de Mit’.
picture-alt-call-kontra = { $name } zei Kontra.
picture-alt-call-re = { $name } zei Re.
picture-alt-call-au-sept = Au sept: de laatste kans om de troefzeven te ruilen.
picture-alt-worth = Deze gift winnen telt voor { $worth }.
picture-alt-trick = Op tafel, in volgorde: { $cards }.
picture-alt-played = { $name }: { $card }
picture-alt-no-trick = Er ligt geen kaart op tafel.
picture-alt-takes = { $name } haalt de slag.
picture-alt-last = Laatste slag, voor { $name }: { $cards }.
picture-alt-turn-act = Aan de beurt: { $name }.
picture-alt-turn-accept = Aannemen of passen: { $name }.
picture-alt-turn-name = Maakt troef: { $name }.
picture-alt-turn-kontra = Kontra of passen: { $name }.
picture-alt-turn-re = Re of passen: { $name }.
picture-alt-turn-play = Moet spelen: { $name }.
picture-alt-seat = { $name }: { $facts }.
picture-alt-cards = { $cards } in de hand
picture-alt-tricks = { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}
picture-alt-dealer = gever
picture-alt-computer = computer
picture-level-easy = makkelijk
picture-level-normal = gewoon
picture-level-strong = sterk
picture-alt-away = afwezig
picture-alt-reserve = { $left } s reserve
picture-alt-played-by = gespeeld door { $name }
picture-alt-side = { $names }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $score }
picture-alt-scored = { $names }: { $score }
picture-alt-score = { $unit ->
    [slate] nog { $score } te gaan
    [royes] rôyes over: { $score }
    [numbers] nog { $score } te gaan
    [cows] strepen over: { $score }
    [tree] takken over: { $score }
    [parties] gewonnen partijen: { $score }
   *[other] stand { $score }
}
picture-alt-cows = Gewonnen koeien: { $won }.
picture-alt-won-deal = gift gewonnen
picture-alt-won-match = partij gewonnen
picture-alt-partie-match-over = Tafel, de match is uit na gift { $deal }.
picture-alt-annulled = Gelijk: de partij telt niet.
picture-alt-no-trump = Er is nog geen troef.
picture-alt-talon = Kaarten in de talon: { $cards }.
picture-alt-talon-left = Kaarten die niemand trekt: { $cards }.
picture-alt-talon-gone = De talon is op: kleur volgen, anders troeven, en over een troef heen.
picture-alt-combination = { $combination } in { $suit }
picture-alt-declared = { $name } meldt: { $combination }.
picture-alt-shows = { $name } toont { $combination }, { $points } punten: { $cards }.
picture-alt-shows-and-wins = { $name } toont { $combination } en wint de partij: { $cards }.
picture-alt-announced = { $names }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} gemeld, { $score }
picture-alt-manches = Gewonnen manches: { $won }.
picture-alt-won-partie = partij gewonnen
picture-alt-won-partie-match = match gewonnen
picture-alt-draw = Loting van de maats.
picture-alt-drew = { $name } trok { $cards }.
picture-alt-partners = { $names } spelen samen.
picture-alt-first = { $name } geeft eerst.
picture-alt-and = { $one } en { $other }
picture-alt-next = { "; " }
picture-alt-numbered = { $number }: { $cards }.
picture-alt-count = De telling van gift { $deal }.
picture-alt-count-row = { $name }: kaarten { $cards } (waarvan plaatjes { $pictures }), dix de der { $last }, combinaties { $combinations }, totaal { $total }.
picture-alt-count-brisques = Brisques: { $cards }.
picture-alt-count-shown = Gemeld: { $combinations }.
picture-alt-count-won = { $name } wint de partij.
picture-alt-draw-dealer = Loting van de gever: de laagste kaart geeft.
picture-alt-deals = { $name } geeft.
picture-alt-taken = { $tricks ->
    [one] 1 slag gehaald.
   *[other] { $tricks } slagen gehaald.
}
picture-alt-worth-ranking = Van hoog naar laag met kaartpunten, in elke kleur: { $cards }. De laatste slag telt 10 extra.
picture-alt-worth-wins = { $combination }, zoals { $cards }: wint de partij.
picture-alt-worth-same = { $combination }, zoals { $cards }: { $points }.
picture-alt-worth-doubled = { $combination }, zoals { $cards }: { $points }, in troef { $doubled }.

# Kleurenwiezen.
picture-alt-turn-bid = Moet spreken: { $name }.
picture-alt-turn-double = Dubbelen of niet: { $name }.
picture-alt-turn-discard = Nog een kaart wegleggen: { $name }.
picture-alt-auction = Het bieden van gift { $deal }.
# Iemand, en wat hij zei: An: Vraag harten.
picture-alt-said = { $name }: { $call }
picture-alt-round = Ronde { $round }: { $calls }.
picture-alt-rounds-before = Rondes daarvoor: { $rounds }.
picture-alt-nothing = Nog niets geboden.
picture-alt-live = Meegaan kan nog met: { $proposals }.
picture-alt-troel = { $name } heeft troel; { $partner } is de maat.
picture-alt-troel-called = { $name } heeft troel en vraagt { $card }; { $partner } is de maat.
picture-alt-contract = Contract: { $contract }, gespeeld door { $names }.
picture-alt-so-far = Tot nu toe: { $contract }, { $names }.
picture-alt-goal = Nodig: { $goal }.
picture-alt-multiple = De gift { $multiple }.
picture-alt-without-trumps = Zonder troef.
picture-alt-times = De gift telt ×{ $multiple }.
picture-alt-target = { $names }: { $tricks } van { $goal ->
    [one] { $goal } nodige slag
   *[other] { $goal } nodige slagen
}.
picture-alt-taken-by = { $names }: { $standing }.
picture-alt-laid-aside = Dicht weggelegd: { $names }.
picture-alt-open-hand = Open hand van { $name }: { $cards }.
picture-alt-result = { $change } { $count ->
    [one] punt
   *[other] punten
}, stand { $score }

# Het einde van een partij, om aan anderen te tonen. Bij chouine heet een gift een partij.
picture-result-won = { $people ->
    [one] wint de partij
   *[other] winnen de partij
}
picture-result-won-parties = wint de match
picture-result-shared = delen de partij
picture-result-deals = { $deals ->
    [one] 1 gift
   *[other] { $deals } giften
}
picture-result-parties = { $deals ->
    [one] 1 partij
   *[other] { $deals } partijen
}
# Koppen boven getallen.
picture-result-head-slate = nog op de lei
picture-result-head-points = punten
picture-result-head-next = daarna
picture-result-head-royes = rôyes over
picture-result-head-numbers = nog op de boom
picture-result-head-cows-won = koeien
picture-result-head-cows = strepen over
picture-result-head-tree = takken over
picture-result-head-manches = manches
picture-result-head-parties = partijen
picture-day = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }

# Een klassement. Koppen boven kolommen, en wat er staat zolang er niemand is.
picture-board-matches = partijen
picture-board-empty = Nog niemand
picture-board-page = pagina { $page } van { $pages }
# Wat het teken voor een cijfer betekent.
picture-board-sign = { $sign } { $sure ->
    [provisional] voorlopig
   *[unsure] nog niet zeker
}

# Een spelerskaart.
picture-player-rating = rating
picture-player-provisional = voorlopig
picture-player-unrated = nog geen rating
picture-player-no-curve = De lijn begint met de eerste partij die telt.
picture-player-place = plaats { $place }
picture-player-matches = partijen
picture-player-wins = gewonnen
picture-player-wins-share = { $wins } · { $share }%
picture-player-streak = reeks
picture-player-won-last = { $matches ->
    [one] 1 zege
   *[other] { $matches } zeges
}
picture-player-lost-last = { $matches ->
    [one] 1 nederlaag
   *[other] { $matches } nederlagen
}
picture-player-best = beste contract
picture-player-partner = liefste maat
picture-player-together = { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
}

# Hetzelfde voorgelezen.
picture-alt-match-result = { $game }, { $facts }.
picture-alt-match-won = { $names } { $won }.
picture-alt-match-place = { $rank }. { $names }: { $figures }.
picture-alt-match-figure = { $head } { $figure }
picture-alt-board-row = { $place ->
    [0] –
   *[other] { $place }.
 } { $name }: { $figure }, { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
}{ $sure ->
    [provisional] , voorlopig
    [unsure] , nog niet zeker
    [sure] , zeker
   *[none] { "" }
}.
picture-alt-board-own = Jij: { $row }
picture-alt-board-counted = Geteld: { $head }.
picture-alt-player-rated = Rating { $rating } ± { $within } op { $day }.
picture-alt-player-provisional = Die is voorlopig.
picture-alt-player-curve = Over { $matches } partijen: eerst { $first } op { $day }, daarna tussen { $low } en { $high }.
picture-alt-player-done = Partijen: { $matches }, gewonnen: { $wins } ({ $share }%), reeks: { $streak }.
picture-alt-player-best = Beste contract: { $best }.
picture-alt-player-partner = Liefste maat: { $partner }, { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
} samen.
