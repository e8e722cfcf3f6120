# De regels van elke variant, kort genoeg voor een telefoon: /regels voegt ze samen uit deze stukjes.

# Hoe een spel heet.
rules-game-couillon = Couillon
rules-game-chouine = Chouine
rules-game-kleurenwiezen = Kleurenwiezen

# Hoe een variant heet: in titels, lijsten en aanvullingen.
rules-name-couillon = Couillon (basisspel)
rules-name-denexa = Couillon (vijf strepen)
rules-name-points = Couillon (punten)
rules-name-tongres = Couillon (Tongeren)
rules-name-force = Couillon forcé
rules-name-malmedy = Couillon met de Mit’ (Malmedy)
rules-name-dame-de-make = Couillon met de Dame de Make
rules-name-st-vith = Kujong van Sankt Vith
rules-name-six = Couillon met zes (24 kaarten)
rules-name-six-32 = Couillon met zes (32 kaarten)
rules-name-eight = Couillon met acht
rules-name-kwajongen = Kwajongen (Opglabbeek)
rules-name-kujong = Kujong
rules-name-troeven = Troeven
rules-name-troeven-3-dummy = Troeven met drie en een blinde
rules-name-troeven-3 = Troeven met drie
rules-name-troeven-2-layout = Troeven met twee (open kaarten)
rules-name-troeven-2-stock = Troeven met twee (talon)
rules-name-chouine = Chouine
rules-name-chouine-3 = Chouine met drie
rules-name-chouine-4 = Chouine met vier
rules-name-mondoubleau = Chouine (Mondoubleau)
rules-name-pagat = Kleurenwiezen (basisspel)
rules-name-whisthub = Kleurenwiezen (Whisthub)
rules-name-classic = Kleurenwiezen (klassiek)
rules-name-gerver = Kleurenwiezen (Gerver)
rules-name-flemish = Kleurenwiezen (Vlaamse telling)
rules-name-wallonia = Kleurenwiezen (Wallonië)

# De opdracht.
rules-command = regels
rules-command-hint = Hoe een variant gespeeld wordt, in het kort; standaard de tafel hier
rules-preset-hint = Welke variant; standaard de tafel in dit kanaal

rules-title = ### { $name }
rules-title-table = ### { $name } · tafel { $table }

# De hoofdstukken van lange regels: hun knoppen.
rules-chapter-rules = Regels
rules-chapter-game = Het spel
rules-chapter-auction = Bieden
rules-chapter-contracts = Contracten
rules-chapter-play = Spelen
rules-chapter-score = Telling
rules-chapter-tips = Tips

# Spelers en kaarten.
rules-players-pairs = **Spelers** 4, maats tegenover elkaar.
rules-players-teams = **Spelers** { $seats } met { $each } aan elke kant, ieder tussen twee tegenstanders.
rules-players-dummy = **Spelers** 3 en een blinde, met de kaarten op tafel. Wie tegenover hem zit, is zijn maat; de twee anderen spelen samen.
rules-players-alone = **Spelers** { $seats ->
    [2] 2, de een tegen de ander.
   *[other] { $seats }, ieder voor zich.
}
rules-cards = **Kaarten** { $pack }, van hoog naar laag { $ranks }. Waarde: { $values }, de rest 0; samen 40.
rules-cards-no-black-sevens = De zwarte zevens doen niet mee.

# Geven.
rules-deal-stub = **Geven** Per 2: elk { $first }; { $rest } kaarten blijven over.
rules-deal-tongres = **Geven** Per 2: elk { $first }, en nog { $more } na de eerste ronde.
rules-deal-all = **Geven** Per { $batch }: elk { $first }, en nog { $more } als de troef vastligt.
rules-deal-eldest = **Geven** { $first } aan wie links van de gever zit en troef maakt; { $first } aan elk van de anderen; dan nog { $more } aan iedereen.
rules-deal-eldest-talon = **Geven** { $first } aan wie links van de gever zit en troef maakt; { $first } aan elk van de anderen; { $rest } dicht opzij; dan nog { $more } aan iedereen.
rules-deal-dealer-card = **Geven** 2 aan elk van de anderen, 1 open aan de gever, nog { $second } aan de anderen, nog { $last } aan de gever{ $rest ->
    [0] {""}
   *[other] ; { $rest } blijven over
}.
rules-deal-layout = **Geven** Elk twee rijen van 4 dichte kaarten, met op elke kaart een open. De eerste 4 open kaarten zijn voor wie niet geeft; dan wordt troef genoemd.
rules-deal-stock = **Geven** { $first } aan wie niet geeft; na het noemen van troef { $first } aan de gever en elk nog { $more }; { $rest } vormen de talon.
rules-deal-left = { $rest } kaarten blijven over.
rules-deal-left-stock = { $rest } kaarten vormen de talon.
rules-deal-dummy = De eerste 4 van de blinde liggen dicht, de andere 4 open erop.
rules-cut = **Couperen** Vóór elke gift mag wie rechts van de gever zit couperen, minstens { $least } kaarten; anders doet het toeval het.
rules-dealer-lobby = **Gever** De eerste keer door loting; daarna telkens wie links van de gever zit.
rules-dealer-high-cards = **Gever** Vóór de partij trekt iedereen een kaart: de twee hoogste zijn maats, de hoogste geeft eerst. Daarna telkens wie links van de gever zit.
rules-dealer-jacks = **Gever** Vóór de partij worden kaarten open gegeven: wie de eerste boer krijgt, geeft eerst, wie de tweede krijgt, is zijn maat. Daarna telkens wie links van de gever zit.

# Troef maken.
rules-trumps-upcard = **Troef** De bovenste kaart van de rest wordt gekeerd. Vanaf links van de gever neemt elk die kleur aan voor zijn kant of past, één ronde. Past iedereen, dan beslist de onderste kaart en heeft geen kant troef gemaakt.
rules-trumps-tongres = **Troef** De vierde kaart van de gever wordt gekeerd; vanaf links van de gever neemt elk die kleur aan of past. Past iedereen, dan komt na het geven zijn laatste kaart aan bod. Weer iedereen gepast: geen score, de volgende geeft.
rules-trumps-forced = **Troef** Wie links van de gever zit, { $show ->
    [chosen] toont een van zijn eerste { $first } kaarten: die kleur is troef
    [highest] noemt de kleur van een van zijn eerste { $first } kaarten en toont de hoogste van die kleur
   *[none] noemt de kleur van een van zijn eerste { $first } kaarten en toont niets
}. Of hij vraagt een **gekeerde kaart**: zijn volgende kaart beslist. In beide gevallen heeft zijn kant troef gemaakt.
rules-trumps-held = **Troef** Wie links van de gever zit, moet de kleur van een van zijn eerste { $first } kaarten noemen en toont niets. Zijn kant heeft troef gemaakt.
rules-trumps-dealer-card = **Troef** De open kaart van de gever is het voorstel. Vanaf links van de gever neemt elk die kleur aan of past. Past iedereen, dan geeft de volgende opnieuw.
rules-trumps-passed = Na een gift waarin iedereen paste, telt de volgende winst één meer (nooit meer dan één).
rules-trumps-named = **Troef** Wie links van de gever zit, ziet { $first } kaarten en noemt een kleur, ook een die hij niet heeft.
rules-trumps-named-two = **Troef** Wie niet geeft, ziet { $first } kaarten en noemt een kleur, ook een die hij niet heeft.
rules-trumps-dummy = Is de blinde aan de beurt, dan wordt eerst alles gegeven en noemt zijn maat troef op de open kaarten van de blinde, vóór hij zijn eigen kaarten bekijkt.

# Spelen.
rules-lead = **Spelen** Wie links van de gever zit, komt uit.
rules-lead-two = **Spelen** Wie niet geeft, komt uit.
rules-follow-or-trump = Heb je de gevraagde kleur, dan volg je **of je troeft**; anders speel je wat je wilt.
rules-follow-strict = Heb je de gevraagde kleur, dan **moet je volgen**; anders moet je troeven; kun je geen van beide, dan speel je wat je wilt.
rules-follow-free = Zolang er een talon is, speel je wat je wilt; wie de slag haalt, trekt eerst. Daarna: heb je de gevraagde kleur, dan volg je **of je troeft**.
rules-follow-free-strict = Zolang er een talon is, speel je wat je wilt; wie de slag haalt, trekt eerst. Daarna: heb je de gevraagde kleur, dan **moet je volgen**; anders moet je troeven; kun je geen van beide, dan speel je wat je wilt.
rules-take = **Slagen** Overnemen of overtroeven hoeft nooit. De hoogste troef haalt de slag, anders de hoogste van de gevraagde kleur; wie hem haalt, komt uit.
rules-play-layout = Je speelt uit je open kaarten, en alleen die verplichten je. Wat bloot komt, wordt na de slag gekeerd.
rules-play-dummy = Zijn maat speelt de open kaarten van de blinde, en alleen die verplichten hem. Wat bloot komt, wordt na de slag gekeerd.

# Vrouwen.
rules-mit = **Mit’** Wie schoppenvrouw heeft, mag op zijn beurt *Mit’* zeggen, vóór zijn eerste kaart. Ze staat dan net onder troefaas en de gift telt één meer voor wie ze wint. Zwijg je, dan is ze een gewone schoppen.
rules-mit-kontra = Een tegenstander mag *Kontra* antwoorden, en de kant van de Mit’ daarop *Re*: telkens één meer. Op tafel kloppen is hetzelfde: typ “ik klop” met /{ command-bid }.
rules-dame-de-make = **Dame de Make** Klavervrouw is altijd troef, net boven de heer, en geen klaveren meer.
rules-red-queens = **Rode vrouwen** Ook zij zijn altijd troef: onder klavervrouw, harten boven ruiten, boven de heer.

# De telling en het einde van de partij.
rules-score-slate = **Telling** { $lines ->
    [one] { $lines } streep
   *[other] { $lines } strepen
} per kant. Meer kaartpunten dan de anderen: veeg er een uit. Troef gemaakt en verloren: een van je strepen krijgt een *boucle*, en die uitvegen kost zelf een winst. Gelijk: *craie dans le trou*, de volgende winst veegt er twee uit.
rules-score-points = **Telling** Meer kaartpunten dan de anderen: 1 punt. Troef gemaakt en verloren: 1 punt eraf. Gelijk: de volgende winst telt voor 2.
rules-score-royes = **Telling** { $royes } *rôyes* per kant, die je kwijt moet. Meer kaartpunten: één eraf, en nog één met alle slagen (*dobe*). Troef gemaakt en verloren: één erbij.
rules-score-ottant = Had je de Mit’ gemeld, dan twee erbij.
rules-score-numbers = **Telling** De *boom* staat op { $branches } per kant. Meer kaartpunten: één eraf, twee met alle slagen. Troef gemaakt en niet gewonnen, ook bij gelijk: één erbij. Bij gelijk gaat er niets af.
rules-score-cows = **Telling** Een *koe* is { $strokes } strepen per kant. Meer kaartpunten: schrap er een, en nog een met alle slagen. Troef gemaakt en verloren: één erbij. Gelijk: niets.
rules-score-tree = **Telling** Elke kant een boom met { $branches ->
    [one] { $branches } tak
   *[other] { $branches } takken
}. Meer kaartpunten: hang een bol aan een tak, die is geschrapt. Troef gemaakt en verloren: een tak erbij. Gelijk: de volgende winst schrapt er twee.
rules-score-trees = **Telling** Ieder een boom met { $branches ->
    [one] { $branches } tak
   *[other] { $branches } takken
}. Als enige de meeste kaartpunten: schrap een tak. Troef gemaakt en een ander wint: een tak erbij. Gedeeld: niets, en de volgende winst schrapt er twee.
rules-tie-none = Gelijk: niets.
rules-tie-both-score = Gelijk: bij beide kanten één eraf.
rules-tie-non-makers = Gelijk: de kant die troef maakte, heeft verloren.
rules-bourgumesse = Troef gemaakt en geen enkele slag? Dan ben je *bourgumêsse*, de burgemeester.
rules-end-slate = **Partij** De eerste kant zonder strepen wint.
rules-end-points = **Partij** Wie eerst { $target } heeft, wint.
rules-end-royes = **Partij** Wie eerst op 0 of eronder staat, wint.
rules-end-numbers = **Partij** Wie eerst op 0 of eronder staat, wint.
rules-end-cows-9-9-5 = **Partij** Wie eerst zonder strepen staat, wint de koe. Twee koeien winnen; bij één elk telt de laatste koe maar 5 strepen.
rules-end-cows-9-5 = **Partij** Wie eerst zonder strepen staat, wint de koe. Koeien van 9 en van 5 strepen wisselen elkaar af; wie eerst van elk één heeft, wint.
rules-end-cows-9 = **Partij** Wie eerst zonder strepen staat, wint.
rules-end-cows-5 = **Partij** Wie eerst zonder strepen staat, wint.
rules-end-tree = **Partij** Wie eerst zonder takken staat, wint.
rules-end-deals-points = **Partij** { $deals ->
    [one] { $deals } gift
   *[other] { $deals } giften
}; de meeste punten winnen, gelijk is gedeeld.
rules-end-deals-royes = **Partij** { $deals ->
    [one] { $deals } gift
   *[other] { $deals } giften
}; de minste rôyes winnen, gelijk is gedeeld.
rules-end-deals-slate = **Partij** { $deals ->
    [one] { $deals } gift
   *[other] { $deals } giften
}; de minste strepen en boucles winnen, gelijk is gedeeld. Een kant zonder strepen die een boucle krijgt, tekent een streep.
rules-end-deals-numbers = **Partij** { $deals ->
    [one] { $deals } gift
   *[other] { $deals } giften
}; de minste punten winnen, gelijk is gedeeld. Niemand gaat onder 0.
rules-end-deals-tree = **Partij** { $deals ->
    [one] { $deals } gift
   *[other] { $deals } giften
}; de minste takken winnen, gelijk is gedeeld.
rules-end-deals-cows = **Partij** { $deals ->
    [one] { $deals } gift
   *[other] { $deals } giften
}, koe na koe; de meeste koeien winnen, daarna de minste strepen in de laatste.
rules-cows-9-9-5 = Heeft elke kant er één gewonnen, dan telt de volgende koe maar 5 strepen.
rules-cows-9-5 = Koeien van 9 en van 5 strepen wisselen elkaar af.

# Wat een tafel anders doet: een regel per optie.
rules-house = **Huisregels van deze tafel**
rules-last-trick = Heeft iedereen nog één kaart en valt er niets meer te zeggen, dan wordt de laatste slag vanzelf gespeeld.
rules-last-trick-usual = Heeft iedereen nog één kaart en valt er niets meer te zeggen, dan wordt de laatste slag vanzelf gespeeld, tenzij de tafel anders gekozen heeft.
rules-house-option = • { $option }

# De rangorde als beeld, en hoe ze voorgelezen wordt.
rules-ranking-trumps = Troef, van hoog naar laag
rules-ranking-plain = Elke andere kleur
rules-ranking-mit = Mit’
rules-ranking-points = punten
rules-alt-trumps = Troef van hoog naar laag, hier { $suit }: { $cards }.
rules-alt-mit = Schoppenvrouw staat daar als de Mit’ gemeld is.
rules-alt-plain = Een andere kleur, hier { $suit }: { $cards }.

# Chouine.
rules-chouine-cards = **Kaarten** 32, van hoog naar laag { $ranks } in elke kleur. Waarde: { $values }, de rest 0; de laatste slag { $der } (*dix de der*). Azen en tienen heten *brisques*.
rules-chouine-deal = **Geven** Elk { $each }, een voor een. De volgende kaart wordt gekeerd: troef. De rest ligt erop als talon: { $talon } kaarten om te trekken, de gekeerde het laatst.
rules-chouine-deal-no-trump = **Geven** Elk { $each }, een voor een. Er wordt niets gekeerd en er is nog geen troef; { $talon } kaarten zijn de talon.
rules-chouine-dealer = Vóór de match trekt iedereen een kaart: de laagste geeft eerst; wie even laag trok, trekt opnieuw. Daarna schuift het geven na elke partij door; de tweede manche wordt door de volgende speler geopend, een latere door wie het laagst trekt.
rules-chouine-play = **Spelen** Wie links van de gever zit, komt uit. Zolang er getrokken wordt, mag alles. De hoogste troef haalt de slag, anders de hoogste van de gevraagde kleur. De winnaar trekt eerst en komt uit. { $end }
rules-chouine-talon-two = Wie de laatste slag verliest waarna er getrokken wordt, krijgt de gekeerde kaart.
rules-chouine-talon-left-over = Twee kaarten blijven liggen en tellen voor niemand.
rules-chouine-talon-all = Wie het laatst trekt, krijgt de gekeerde kaart.
rules-chouine-end = **Talon op** Kleur volgen. Troef gevraagd: ga erover als je kunt. Geen kleur: troef als je kunt.
rules-chouine-end-more = **Talon op** Kleur volgen. Troef gevraagd: ga over de hoogste als je kunt. Geen kleur: troef, en overtroef als je kunt.
rules-chouine-combinations = **Combinaties** { $combinations }.
rules-chouine-counts = *{ $name }* ({ $ranks } van een kleur) { $points }, in troef { $trumps }
rules-chouine-brisques = *{ $name }* (om het even welke { $cards } brisques) { $points }
rules-chouine-wins = *{ $name }* ({ $ranks } van een kleur) wint de partij meteen
rules-chouine-declare = Meld een combinatie bij het spelen van een van haar kaarten, ook als je niet uitkomt, en ook als de talon op is; na de slag wordt ze getoond en telt ze. Hoogstens één per kleur en één { $each }. Van twee *chouines* in een slag wint die in troef, anders de eerste.
rules-chouine-twice = Een kaart mag in twee combinaties dienen: hetzelfde aas bijvoorbeeld in een *quateron* en in een *quinte*.
rules-chouine-exchange = **De zeven** Wie troefzeven heeft, mag ze op elk moment ruilen voor de gekeerde kaart, ook buiten zijn beurt, tot de uitkomst van slag { $lead }. “*Au sept*” herinnert eraan.
rules-chouine-makes = **Troef** De eerste mariage, tierce of quateron van wie uitkomt, maakt haar kleur troef, meteen en voorgoed; { $doubled ->
    [yes] ze telt als een in troef
   *[no] ze telt als een in een gewone kleur
}. Er wordt niet geruild.
rules-chouine-partie = **Partij** De meeste punten winnen: kaarten, dix de der, combinaties. Gelijk: telt niet, dezelfde gever geeft opnieuw.
rules-chouine-manche = **Manche** Wie het eerst { $parties ->
    [one] één partij
   *[other] { $parties } partijen
} heeft, wint ze.
rules-chouine-match = **Match** Wie het eerst { $manches } manches heeft, wint hem; bij één elk beslist *la belle*.
