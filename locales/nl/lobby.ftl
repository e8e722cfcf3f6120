# De tafel voor de partij, het paneel van de gastheer, en antwoorden over openen, gaan zitten en instellingen.
lobby-title = ### { $game } · tafel { $table }
lobby-hint = Kies een plaats. De gastheer zet computers op de vrije plaatsen en begint de partij.
lobby-hint-full = Alle plaatsen zijn bezet: de gastheer mag de partij beginnen.
lobby-playing = De partij is bezig.
lobby-over = De partij is voorbij.
lobby-option-lines = { $value ->
    [one] { $value } streep op de lei
   *[other] { $value } strepen op de lei
}
lobby-option-branches = een boom van { $value }
lobby-option-cows = koeien van { $value } strepen
lobby-option-royes = { $value ->
    [one] elk { $value } rôye om te beginnen
   *[other] elk { $value } rôyes om te beginnen
}
lobby-option-target = { $value ->
    [one] { $value } punt wint de partij
   *[other] { $value } punten winnen de partij
}
lobby-option-pack = { $value ->
    [30] 30 kaarten, zonder de zwarte zevens
   *[other] { $value } kaarten
}
lobby-option-show = { $value ->
    [chosen] wie troef maakt, kiest welke kaart hij toont
    [highest] wie troef maakt, toont zijn hoogste troef
   *[none] er wordt geen troefkaart getoond
}
lobby-option-mit = { $value ->
    [none] geen Mit’
    [plain] Mit’ zonder Kontra en Re
   *[kontra] Mit’ met Kontra en Re
}
lobby-option-dame_de_make = { $value ->
    [yes] Dame de Make: klavervrouw is altijd troef
   *[no] geen Dame de Make
}
lobby-option-red_queens = { $value ->
    [yes] ook de rode vrouwen zijn altijd troef
   *[no] rode vrouwen zijn gewone kaarten
}
lobby-option-ottant = { $value ->
    [yes] wie troef maakt, de Mit’ meldt en verliest, krijgt er twee bij
   *[no] wie troef maakt en verliest, krijgt er één bij
}
lobby-option-tie = { $value ->
    [both-score] bij gelijkspel gaat er bij beide kanten een rôye af
    [non-makers] bij gelijkspel wint de kant die geen troef maakte
   *[none] gelijkspel telt voor niemand
}
lobby-option-deals = { $value ->
    [0] geen vast aantal giften
    [one] een partij van { $value } gift
   *[other] een partij van { $value } giften
}
lobby-option-seats_by = { $value ->
    [high-cards] maats door hoge kaart te trekken
    [jacks] maats door boeren te trekken
   *[lobby] maats zitten tegenover elkaar
}
lobby-option-making = { $value ->
    [upcard] de bovenste kaart van de rest wordt gekeerd voor troef
    [tongres] troef zoals in Tongeren: de vierde kaart van de gever wordt voorgesteld, dan zijn laatste
    [forced] wie links van de gever zit, noemt een kleur van zijn eerste kaarten of vraagt een gekeerde kaart
    [held] wie links van de gever zit, moet een kleur van zijn eerste kaarten noemen
    [dealer-card] de open kaart van de gever wordt voorgesteld als troef
   *[named] wie links van de gever zit, noemt om het even welke kleur
}
lobby-option-following = { $value ->
    [must-follow] volgen moet, anders troeven
   *[follow-or-trump] volgen of troeven
}
lobby-option-scoring-of-couillon = { $value ->
    [slate] geteld op een lei
    [points] geteld in punten
    [royes] geteld in rôyes
    [numbers] geteld in getallen, zoals bij Kwajongen
    [cows] geteld in koeien
   *[tree] geteld op een boom
}
lobby-option-cards = elk { $value } kaarten
lobby-option-parties = { $value ->
    [1] een manche is één partij
   *[other] een manche gaat om de beste van { $value } partijen
}
lobby-option-manches = { $value ->
    [1] één manche
   *[other] beste van { $value } manches
}
lobby-option-quinte = een quinte telt { $value }
lobby-option-mondoubleau_doubled = { $value ->
    [yes] de melding die troef maakt, telt dubbel
   *[no] de melding die troef maakt, telt enkel
}
lobby-option-shuffle = { $value ->
    [yes] voor elke gift geschud
   *[no] opgeraapt en gecoupeerd, nooit geschud
}
lobby-option-gathering = { $value ->
    [table] slagen door elkaar opgeraapt, zoals aan tafel
   *[exact] slagen in vaste volgorde opgeraapt
}
lobby-option-packets = gegeven per { $value }
lobby-option-solo5 = { $value ->
    [yes] alleen gaan mag voor 5 slagen
   *[no] niet alleen gaan voor 5 slagen
}
lobby-option-piccolo = { $value ->
    [yes] met piccolo
   *[no] zonder piccolo
}
lobby-option-parole = { $value ->
    [yes] met passe parole
   *[no] zonder passe parole
}
lobby-option-troel = { $value ->
    [off] geen troel
    [exactly-3] troel met precies drie azen
   *[other] troel met drie of vier azen
}
lobby-option-troel_tricks = { $value ->
    [9] een troel is voor 9 slagen in elke kleur
   *[other] een troel is voor 8 slagen, of 9 in een andere kleur
}
lobby-option-troel_royal = { $value ->
    [king] vier azen en hartenheer vragen een andere heer
   *[heart] vier azen vragen de hoogste harten die ontbreekt
}
lobby-option-troel_lead = { $value ->
    [partner-any] bij troel komt de maat uit, met om het even welke kaart
   *[called] bij troel wordt uitgekomen met de gevraagde kaart of troefaas
}
lobby-option-slams = { $value ->
    [yes] kleine slim voor 12 slagen, in plaats van abondance 12
   *[no] geen kleine slim
}
lobby-option-open_slam = { $value ->
    [yes] met open slim
   *[no] zonder open slim
}
lobby-option-piccolissimo = { $value ->
    [yes] met piccolissimo, precies twee slagen
   *[no] zonder piccolissimo
}
lobby-option-abondance_table = { $value ->
    [yes] met abondance op tafel
   *[no] zonder abondance op tafel
}
lobby-option-slam_table = { $value ->
    [yes] met slim op tafel
   *[no] zonder slim op tafel
}
lobby-option-proposals_per_suit = { $value ->
    [1] elke kleur mag één keer gevraagd worden
    [2] elke kleur mag twee keer gevraagd worden
   *[other] elke kleur mag drie keer gevraagd worden
}
lobby-option-solo_after_repeat = { $value ->
    [yes] ook alleen gaan in een kleur die je twee keer vroeg
   *[no] niet alleen gaan in een kleur die je twee keer vroeg
}
lobby-option-binding = { $value ->
    [negative-if-broken] wie vroeg en in de steek gelaten wordt, mag naar miserie
   *[full] wie vroeg en in de steek gelaten wordt, mag alleen gaan of passen
}
lobby-option-abondance_to_misere = { $value ->
    [yes] een overboden abondance mag naar miserie
   *[no] een overboden abondance mag enkel hoger
}
lobby-option-forced_fourth = { $value ->
    [yes] drie kleine miseries: de vierde moet mee
   *[no] niemand moet mee in een kleine miserie
}
lobby-option-misere_closes = { $value ->
    [yes] geen nieuwe kleur meer vragen na een miserie of piccolo
   *[no] ook na een miserie of piccolo mag er gevraagd worden
}
lobby-option-all_tricks = alle slagen met een maat zijn { $value } waard
lobby-option-abondance_overtricks = { $value ->
    [yes] een abondance telt voor de gehaalde slagen, tot 12
   *[no] een abondance telt zoals ze geboden is
}
lobby-option-accept13_undertricks = { $value ->
    [yes] samen 13 verloren kost de onderslagen
   *[no] samen 13 verloren kost wat het zou opbrengen
}
lobby-option-pass_doubles = { $value ->
    [yes] iedereen past: de volgende gift telt dubbel
   *[no] iedereen past: de volgende gift telt gewoon
}
lobby-option-passed_counts = { $value ->
    [yes] iedereen past: die gift telt mee voor de partij
   *[no] iedereen past: dezelfde geeft opnieuw
}
lobby-option-doubles = { $value ->
    [yes] een tegenstander mag dubbelen
   *[no] er wordt niet gedubbeld
}
lobby-option-scoring = { $value ->
    [flemish] Vlaamse rangorde en telling
   *[basic] gewone rangorde en telling
}
lobby-option-claim_when_settled = { $value ->
    [yes] een gift stopt zodra de telling vastligt
   *[no] elke gift wordt tot de laatste kaart gespeeld
}
lobby-option-ladder = { $value ->
    [none] de gewone rangorde en telling
   *[other] eigen contracten en telling
}
lobby-option-number = { $rule } ({ $step ->
    [1] elk getal
   *[other] elk veelvoud van { $step }
} van { $least } tot { $most })
lobby-access-open = open voor iedereen
lobby-access-invited = alleen wie uitgenodigd is
lobby-clock = { $seconds } seconden per beurt
lobby-no-clock = geen klok
lobby-side = **Kant { $side }** — { $people }
lobby-last-itself = Laatste slag vanzelf
lobby-last-by-hand = Laatste slag zelf spelen
lobby-seat = `{ $seat }`{ "\u00A0" }{ $name }
lobby-empty = vrij
lobby-dummy = Blinde
lobby-dummy-seat = *Blinde*, gespeeld door plaats { $partner }
lobby-computer = { $name }{ "\u00A0" }🤖
lobby-computer-level = { $name }{ "\u00A0" }🤖{ "\u00A0" }{ $level }
lobby-host = **{ $name }**{ "\u00A0" }👑
lobby-sit = Plaats { $seat }
lobby-start = Beginnen
lobby-add-computer = Computer erbij
lobby-leave = Opstaan
lobby-rules = Regels
lobby-host-panel = Gastheer…

lobby-panel-title = **Tafel { $table }** — alleen voor de gastheer.
lobby-panel-preset = Andere variant…
lobby-panel-options = Huisregels…
lobby-preset-choice = { $game } · { $players } spelers
lobby-fill = Aanvullen met computers…
lobby-fill-level = Alle vrije plaatsen: { $level }
lobby-remove = Verwijderen…
lobby-swap = Twee plaatsen wisselen…
lobby-levels = Hoe goed computers spelen…
lobby-level-one = { $seat } · { $name }: { $level }
lobby-level-all = Alle computers: { $level }
lobby-invite = Mensen uitnodigen…
lobby-stop = Tafel stoppen
lobby-make-open = Iedereen mag meedoen
lobby-make-invited = Alleen genodigden
lobby-make-lobby = Maats volgens plaats
lobby-make-high-cards = Maats met hoge kaart
lobby-make-jacks = Maats met boeren
lobby-invited = { $people } { $count ->
    [one] mag
   *[other] mogen
} nu aan je tafel komen zitten.
lobby-left = Je bent opgestaan van tafel { $table }.
lobby-you-stopped = Je hebt tafel { $table } gestopt.

lobby-opened = Tafel { $table } is open en jij zit op plaats 1.
lobby-rules-changed = Aan tafel { $table } wordt nu { $game } gespeeld: { $rules }
lobby-started = De partij aan tafel { $table } is begonnen.
lobby-greeting = Je zit aan tafel { $table }, { $game }, in { $channel }. Je kaarten komen hier; alleen jij ziet ze.
lobby-dm-closed = Je privéberichten staan dicht voor mij, dus daar kunnen je kaarten niet komen. Meespelen kan gewoon: druk op **{ play-my-hand }** onder de tafel, of gebruik /{ command-hand } en /{ command-play }.
lobby-dm-opened = Nu open, probeer opnieuw
lobby-dm-open = Het lukt: je kaarten komen in een privébericht.
lobby-dm-later = Discord laat me maar een paar nieuwe mensen tegelijk schrijven, dus je privébericht met je kaarten komt iets later, vanzelf. Druk tot dan op **{ play-my-hand }** onder de tafel. Het komt meteen als je /{ command-hand } typt in een privébericht aan mij.
lobby-dm-ahead = Typ één keer een opdracht, zoals /{ admin-command-help }, in een privébericht aan mij, dan kunnen je kaarten daar komen: Discord laat me maar een paar nieuwe mensen tegelijk schrijven.

lobby-list-lobby = `{ $table }` { $game } in { $place }, wacht op volk: { $people }
lobby-list-playing = `{ $table }` { $game } in { $place }, aan het spelen: { $people }
lobby-list-none = Er is geen tafel op deze server; open er een met /{ command-table } { command-open }.
lobby-clock-set = Tafels die vanaf nu geopend worden, geven { $seconds } seconden per beurt.

# Een uitdaging.
lobby-challenge = **{ $other }, { $name } daagt je uit** voor { $game }! De partij begint zodra je aanneemt.
lobby-challenge-off = { $name } had { $other } uitgedaagd: er wordt niet gespeeld.
lobby-challenged = { $name } is uitgedaagd, aan tafel { $table }; de partij begint zodra die aanneemt.
lobby-accept = Aannemen
lobby-decline = Nee, bedankt
