# De tafel tijdens een partij, de kaarten in de hand, wat een gift opbracht.
play-title = ### { $game } · tafel { $table } · gift { $deal }
play-last-for = { $told } (gespeeld door { $player })
play-last-clock = { $told } (de tijd was om, de computer koos)
play-last-forced = { $told } (er was geen andere mogelijkheid)
play-deal-over = Deze gift is voorbij.
play-away = { $name } is afwezig; de computer speelt tot die iets doet of op “{ play-back }” drukt.
play-offered = Plaats { $seat } ({ $name }) is vrij voor wie wil.
play-my-hand = Mijn kaarten
play-last-trick = Laatste slag
play-my-seat = Mijn plaats…
play-back = Ik ben terug

# Hoe de troef gemaakt wordt.
play-proposed = Voorgestelde troef: { $card }
play-proposed-dealer = Voorgestelde troef: { $card }, open bij { $name }, die geeft
play-proposed-last = Die wilde niemand. Nu voorgesteld: { $card }, de laatste kaart van de gever
play-trump-accepted = Troef: { $suit }, aangenomen door { $name }
play-trump-turned = Troef: { $suit }; iedereen paste, de onderste kaart { $card } beslist
play-trump-shown = Troef: { $suit }, gekozen door { $name }, die { $card } toont
play-trump-asked = Troef: { $suit }; { $name } vroeg een kaart, en { $card } werd gekeerd
play-trump-named = Troef: { $suit }, genoemd door { $name }
play-trump-for-dummy = { $name } voor de blinde
play-no-trumps = Niemand wilde troef maken: de kaarten gaan weer samen.
play-mit = **Mit’**: { $name }
play-kontra = **Kontra**: { $name }
play-re = **Re**: { $name }

# Wie aan de beurt is.
play-turn-play = ► Aan { $name }
play-turn-say = ► { $name } is aan het woord
play-turn-accept = ► { $name }: aannemen of passen?
play-turn-trumps = ► { $name } maakt troef
play-turn-dummy = ► { $name } speelt voor de blinde
play-turn-dummy-trumps = ► { $name } maakt troef voor de blinde
play-turn-kontra = ► **Kontra?** Antwoord op de Mit’: { $name }
play-turn-re = ► **Re?** Antwoord op de Kontra: { $name }
play-turn-bid = ► { $name } biedt
play-turn-troel = ► { $name } kiest de troef van de troel
play-turn-double = ► **Dubbel?** { $name }
play-turn-discard = ► Nog een kaart wegleggen: { $name }
play-until = { $turn } · de computer beslist { $when }
play-asked = { $turn } · eerst antwoorden anderen
play-asked-until = { $turn } · eerst antwoorden anderen; komt er geen antwoord, dan gaat het spel { $when } verder

# De stand, per soort telling.
play-score-slate = Nog op de lei: { $sides }
play-score-points = Punten: { $sides }
play-score-royes = Rôyes over: { $sides }
play-score-numbers = Nog op de boom: { $sides }
play-score-cows = Strepen over: { $sides }
play-score-tree = Takken over: { $sides }
play-note-craie = *craie dans le trou*: de volgende winst telt dubbel
play-note-double = de volgende winst telt dubbel
play-note-one-more = de volgende winst telt één punt meer
play-note-target = wie { $target ->
    [one] { $target } punt
   *[other] { $target } punten
} heeft, wint
play-note-deals = gift { $deal } van { $deals }
play-note-cows = koeien gewonnen: { $sides }
play-note-cows-of-two-kinds = koeien van 9 strepen gewonnen: { $long } · van 5: { $short }

# De kaarten in de hand.
play-hand-title = **{ $game }** · tafel { $table } · gift { $deal }{ $there }
play-hand-face-up = Open bij { $name }: { $cards }
play-hand-drawn = Je trok { $card } van de talon.
play-hand-your-turn = ► **Aan jou.** Kies een kaart.
play-hand-your-word = ► **Aan jou.** Wat zeg je?
play-hand-accept = ► **Aan jou.** Neem je deze troef aan voor je kant?
play-hand-first-cards = ► **Jij maakt troef.** { $show ->
    [chosen] Druk op de kaart die je wilt tonen: haar kleur wordt troef.
    [highest] Kies de kleur van een van deze eerste kaarten; de hoogste van die kleur wordt getoond.
   *[none] Kies de kleur van een van deze eerste kaarten.
} Of laat een kaart keren.
play-hand-held = ► **Jij maakt troef.** Kies de kleur van een van deze eerste kaarten.
play-hand-any-suit = ► **Jij maakt troef.** Noem om het even welke kleur, ook een die je niet hebt.
play-hand-dummy-trumps = ► **Jij maakt troef voor de blinde**, op zijn open kaarten. Daarna pas zie je je eigen hand.
play-hand-dummy = ► **Jij speelt voor de blinde.** Kies een van zijn kaarten.
play-hand-mit = Je hebt { $card }: je mag de **Mit’** melden, nu of nooit, vóór je eerste kaart.
play-hand-kontra = ► **{ $name } meldt de Mit’.** Kontra, of pas je?
play-hand-re = ► **{ $name } zegt Kontra.** Re, of pas je?
play-hand-own-card = Jouw kaart in deze slag: { $card }.
play-hand-then = De prent toont nog de tafel toen jij aan de beurt was.
play-hand-still = Je hebt nog: { $cards }
play-hand-wait = Wacht op je beurt.
play-hand-wait-trumps = { $name } maakt troef; daarna krijg je je kaarten.
play-hand-wait-window = De Mit’ is gemeld; anderen kunnen nog antwoorden.
play-hand-over = Deze gift is voorbij.
play-hand-played-out = Je hebt al je kaarten gespeeld.
play-plays-itself = Niemand heeft nog te kiezen: de laatste slag wordt vanzelf gespeeld.
play-hand-left = Je zit niet meer aan tafel { $table }.
play-hand-below = Je kaarten staan lager.
play-hand-later = Je ziet je kaarten voorlopig hier: Discord laat me maar een paar nieuwe mensen tegelijk schrijven. Je privébericht volgt vanzelf, en meteen als je /{ command-hand } typt in een privébericht aan mij.
play-call-accept = Aannemen
play-call-pass = Passen
play-call-turn = Een kaart keren
play-call-mit = Mit’
play-call-kontra = Kontra
play-call-re = Re
play-call-exchange = De zeven ruilen

play-suit-s = schoppen
play-suit-h = harten
play-suit-d = ruiten
play-suit-c = klaveren
play-shows = { $suit }, met { $card } getoond

play-seat-yours = Je zit op plaats { $seat }. Sta je op, dan neemt een computer over.
play-seat-offered = Je zit op plaats { $seat } en geeft ze door aan wie wil. Sta je op, dan neemt een computer over.
play-offer = Mijn plaats doorgeven
play-keep = Mijn plaats houden
play-leave = Opstaan
play-taken = Plaats { $seat } is nu van jou.
play-welcome-back = Welkom terug: jij beslist weer voor je plaats.
play-trick-taken = Laatste slag, voor **{ $name }**: { $cards }
play-trick-won = Laatste slag: { $name }, met { $card }.

# Wat een gift opbracht.
play-slate-title = { $game } · na gift { $deal }
play-next = volgende
play-next-hint = Geef de volgende gift meteen, zonder op het einde van de pauze te wachten
play-next-done = Gift { $deal } is gegeven.
play-next-deal = Volgende gift
play-next-deal-when = -# De volgende gift komt { $when }, of meteen met de knop.
play-cut = Couperen
play-cut-when = -# { $name } coupeert; anders doet het toeval dat { $when }.
play-cut-title = **Jij coupeert.** Hoeveel kaarten neem je af?
play-cut-place = `{ $bar }` **{ $cards }** van { $pack }
play-cut-here = Hier couperen
play-cut-done = Je neemt { $cards } kaarten af.
play-cut-by = { $name } heeft gecoupeerd.
play-cut-by-cards = { $name } nam { $cards } kaarten af.
play-cut-by-chance = Door het toeval gecoupeerd: { $cards } kaarten.
play-deal-won = **Gift { $deal }: { $side } { $people ->
    [one] wint
   *[other] winnen
}** met { $points ->
    [one] { $points } kaartpunt
   *[other] { $points } kaartpunten
}; { $others }.
play-deal-points = { $points } voor { $side }
play-deal-tied = **Gift { $deal }: gelijkspel**, elk { $points ->
    [one] { $points } kaartpunt
   *[other] { $points } kaartpunten
}.
play-deal-tie-won = **Gift { $deal }: gelijkspel**, elk { $points ->
    [one] { $points } kaartpunt
   *[other] { $points } kaartpunten
}: { $side } { $people ->
    [one] maakte geen troef en wint
   *[other] maakten geen troef en winnen
}.
play-deal-shared = **Gift { $deal } heeft geen winnaar**: niemand heeft alleen de meeste kaartpunten; { $others }.
play-deal-thrown-in = **Gift { $deal } gaat niet door**: niemand wilde troef maken.
play-passed-numbers = De volgende winst haalt één punt meer van de boom.
play-tied-slate = *Craie dans le trou*: de volgende winst telt dubbel.
play-tied-points = De volgende winst telt dubbel.
play-tied-royes = Niemand trekt iets af.
play-tied-both = Beide kanten trekken één rôye af.
play-tied-numbers = Er gaat bij niemand iets van de boom.
play-tied-cows = Niemand mag een streep doorhalen.
play-tied-tree = Niemand hangt een bol; de volgende winst schrapt twee takken.
play-won-slate = De *craie dans le trou* telt mee: { $side } { $people ->
    [one] veegt
   *[other] vegen
} { $amount ->
    [one] er één
   *[other] er twee
} uit.
play-won-nothing = { $side } { $people ->
    [one] heeft
   *[other] hebben
} niets meer om uit te vegen.
play-won-points = { $side } { $people ->
    [one] krijgt
   *[other] krijgen
} { $amount ->
    [one] één punt
   *[other] { $amount } punten
}.
play-won-royes = { $side } { $people ->
    [one] trekt
   *[other] trekken
} { $amount ->
    [one] één rôye
   *[other] { $amount } rôyes
} af{ $why }.
play-won-numbers = { $side } { $people ->
    [one] haalt
   *[other] halen
} { $amount ->
    [one] één punt
   *[other] { $amount } punten
} van de boom{ $why }.
play-won-cows = { $side } { $people ->
    [one] haalt
   *[other] halen
} { $amount ->
    [one] één streep
   *[other] { $amount } strepen
} door{ $why }.
play-won-tree = { $side } { $people ->
    [one] hangt
   *[other] hangen
} { $amount ->
    [one] een bol aan één tak
   *[other] een bol aan { $amount } takken
}.
play-why = { " " }({ $what })
play-for-win = de gift
play-for-sweep = alle slagen
play-for-dobe = alle slagen: *dobe*
play-for-mit = Mit’
play-for-kontra = Kontra
play-for-re = Re
play-for-pass = de gepaste gift
play-lost-slate = { $side } { $people ->
    [one] maakte troef en verloor
   *[other] maakten troef en verloren
}: een boucle aan de eigen kant.
play-lost-slate-line = { $side } { $people ->
    [one] maakte troef en verloor
   *[other] maakten troef en verloren
}: weer een streep aan de eigen kant.
play-lost-points = { $side } { $people ->
    [one] maakte troef en verloor
   *[other] maakten troef en verloren
}: één punt minder.
play-lost-royes = { $side } { $people ->
    [one] maakte troef en verloor
   *[other] maakten troef en verloren
}: één rôye erbij.
play-lost-ottant = { $side } { $people ->
    [one] maakte troef, meldde de Mit’ en verloor
   *[other] maakten troef, meldden de Mit’ en verloren
}: twee erbij, *ot’tant de coyes que rôyes*.
play-lost-numbers = { $side } { $people ->
    [one] maakte troef en won niet
   *[other] maakten troef en wonnen niet
}: één punt erbij.
play-lost-cows = { $side } { $people ->
    [one] maakte troef en verloor
   *[other] maakten troef en verloren
}: één streep erbij.
play-lost-tree = { $side } { $people ->
    [one] maakte troef en verloor
   *[other] maakten troef en verloren
}: één tak erbij.
play-bourgumesse = Geen enkele slag: { $name } is *bourgumêsse*, burgemeester!
play-cow = **{ $side } { $people ->
    [one] wint
   *[other] winnen
} de koe** en { $people ->
    [one] tekent
   *[other] tekenen
} er een staart aan.
play-match-won = ## { $side } { $people ->
    [one] wint
   *[other] winnen
} de partij na { $deals ->
    [one] één gift
   *[other] { $deals } giften
}!
play-match-shared = ## { $side } staan gelijk na { $deals ->
    [one] { $deals } gift
   *[other] { $deals } giften
} en delen de partij!
play-drawn = De kaarten hebben gesproken: **{ $first }** spelen tegen **{ $second }**, en { $dealer } geeft eerst.

play-reminder = { $name }, het is aan jou aan tafel { $table }, { $game }; de computer speelt voor jou { $when }.
play-reminder-private = Het is aan jou aan tafel { $table }, { $game }; de computer speelt voor jou { $when }.
play-no-permission = Ik kan je tafel in { $channel } niet meer tonen. Ik heb daar deze rechten nodig: { $permissions }.
play-thread-private = Ik kan je tafel in { $channel } niet meer tonen, want ik zit niet in die privéthread. Voeg me eraan toe met { $bot }.
play-thread-locked = Ik kan je tafel in { $channel } niet meer tonen: die thread is gesloten en vergrendeld. Laat hem weer openen.

# Chouine: de tafel.
play-turn-lead = ► { $name } komt uit
play-trump-is = Troef: { $suit }
play-trump-none = Nog geen troef
play-trump-declared = Troef: { $suit }, gemaakt door { $name }
play-indicator = eronder { $card }
play-indicator-exchanged = eronder { $card }, geruild voor { $first }
play-talon = talon { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
play-talon-gone = de talon is op: kleur volgen, anders troeven
play-tricks = Slagen: { $sides }
play-shown = Getoond: { $combinations }
play-declares = **{ $name } meldt: { $combination }**
play-declared = { $card } + { $combination }
play-au-sept = **Au sept!** Vóór { $name } uitkomt: laatste kans om troefzeven te ruilen.
play-score-parties = Partijen: { $sides } (wie er { $parties } heeft, wint)
play-score-manches = Manches: { $sides }
play-note-belle = *la belle*
play-dealer-drawn = De laagste kaart geeft: **{ $name }**.

# Chouine: de hand.
play-hand-declare = Speel een kaart en meld ermee:
play-hand-exchange = Je hebt troefzeven en mag ze ruilen voor { $card }, nu of later, op elk moment.
play-my-tricks = Mijn slagen
play-your-tricks = { $tricks ->
    [one] Je slag tot nu toe:
   *[other] Je { $tricks } slagen, de oudste eerst:
}

# Chouine: wat een partij opbrengt.
play-count-cards = { $points } aan kaarten
play-count-der = { $points } dix de der
play-count-combinations = { $points } gemeld ({ $names })
play-count-total = **{ $points }**
play-count = { $name }: { $parts } = { $total }
play-partie-won = **Partij { $deal }: { $name } wint** met { $points } tegen { $others }.
play-partie-chouine = **Partij { $deal }: Chouine! { $name } wint meteen**, wat er ook geteld is.
play-partie-annulled = **Partij { $deal } telt niet**: elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. { $name } geeft opnieuw.
play-manche-won = **{ $name } wint de manche.** Partijen: { $parties }
play-manche-next = De volgende manche begint. Manches: { $manches }
play-manche-belle = Elk één manche: **la belle** beslist. Manches: { $manches }
play-chouine-match-won = ## { $side } wint de match na { $deals ->
    [one] één partij
   *[other] { $deals } partijen
}!
