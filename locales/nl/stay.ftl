# Klokken, pauzes, wie afwezig is, invallers, en waar iemand speelt.
stay-pause = pauze
stay-pause-hint = Stel aan je tafel een pauze voor, of ga akkoord met een pauze; alles wacht tot iedereen terug is
stay-resume = hervat
stay-resume-hint = Meld dat je er weer bent, zodat een onderbroken partij verdergaat
stay-without = zonder-anderen
stay-without-hint = Voor de gastheer: verder zonder wie niet antwoordt; computers spelen voor hen
stay-back = terug
stay-back-hint = Je was afwezig: beslis weer zelf voor je plaats
stay-absent = geen-antwoord
stay-absent-hint = Iemand speelt niet verder en er is geen klok: vraag er een, en beëindig later de partij
stay-answer = antwoord
stay-answer-hint = Antwoord op een voorstel aan je tafel, of trek je eigen voorstel in
stay-answer-option = antwoord
stay-answer-option-hint = Ja of nee; met nee trek je je eigen voorstel in
stay-answer-yes = ja
stay-answer-no = nee
stay-answered-yes = Je bent akkoord gegaan, aan tafel { $table }, { $game }.
stay-answered-no = Je hebt nee gezegd, aan tafel { $table }, { $game }: dat is van de baan.
stay-tables = mijn-tafels
stay-tables-hint = Waar je speelt, wat er van jou verwacht wordt, en de weg naar elke tafel
stay-table = `{ $table }` { $game } · { $place } · { $due }
stay-link = [naar de tafel]({ $link })
stay-hand-at = Mijn kaarten, tafel { $table }
stay-due-lobby = wacht op spelers
stay-due-start = **alle plaatsen zijn bezet: je kunt beginnen**
stay-due-away = je bent afwezig: /{ stay-back }
stay-due-answer = **een voorstel wacht op je antwoord: /{ stay-answer }**
stay-due-paused = onderbroken: /{ stay-resume }
stay-due-turn = **► het is aan jou**
stay-due-turn-until = **► het is aan jou**, de computer beslist { $when }
stay-due-cut = **jij coupeert**
stay-due-nothing = anderen zijn aan de beurt

# Klokken.
stay-clock = klok
stay-clock-hint = Hoelang een beurt aan je tafel mag duren; vóór de partij begint
stay-clock-set = Aan tafel { $table } geldt nu deze klok: { $clock }.
stay-clock-reserve = -# Wat een beurt langer duurt dan haar tijd, gaat af van de reserve van die plaats, die voor de hele partij is.
stay-clock-line = klok: { $clock }
stay-panel-clock = Een andere klok…
stay-no-table-to-set = De klok kiest de gastheer, voor de partij begint; jij bent nu van geen enkele wachtende tafel de gastheer.

# Wachten waar geen klok is.
stay-clock-ask = Een klok vragen
stay-clock-asked = ⏳ **{ $whom }: { $name } wacht al een dag en vraagt een klok,** { $clock }. Spelen is ook een antwoord. Komt er geen antwoord, dan kan wie wacht de partij { $when } beëindigen, met forfait of zonder uitslag.
stay-clock-take = Akkoord met de klok
stay-clock-end = Niemand antwoordt
stay-clock-taken = { $name } gaat akkoord met een klok: { $clock }.
stay-you-asked = Je hebt aan tafel { $table }, { $game }, een klok gevraagd. Als niemand antwoordt, kun je de partij { $when } beëindigen: “{ stay-clock-end }”.
stay-absent-doubt = **Niemand heeft geantwoord aan tafel { $table }, { $game }.** Je kunt de partij met forfait beëindigen: de kant die niet komt heeft dan verloren, alsof ze had opgegeven. Of zonder uitslag: dan telt ze voor niemand. Wie er verder nog is, moet akkoord gaan.
stay-absent-win = Met forfait beëindigen
stay-absent-nothing = Zonder uitslag stoppen
stay-absent-ended = De partij aan tafel { $table }, { $game }, is afgelopen.
stay-forfeit-proposed = **{ $name } wil de partij met forfait beëindigen,** omdat er geen antwoord kwam van wie aan de beurt is. Als iedereen die er is akkoord gaat, heeft de kant die niet komt verloren, alsof ze had opgegeven.
stay-forfeit-carried = **De partij is afgelopen:** { $name } stelde het voor en iedereen die er is ging akkoord. De kant die niet kwam heeft verloren, alsof ze had opgegeven.
stay-forfeit-declined = { $other } wacht liever; { $name } wilde de partij met forfait beëindigen.
stay-forfeit-over = De partij gaat verder; { $name } wilde ze met forfait beëindigen.
stay-forfeit-alone = **{ $name } heeft de partij met forfait beëindigd,** omdat er een dag lang geen antwoord kwam. De kant die niet kwam heeft verloren, alsof ze had opgegeven.

# Onderbreken en verdergaan.
stay-pause-button = De partij onderbreken
stay-here = Ik ben er
stay-not-yet = Nog niet
stay-agree = Akkoord
stay-decline = Nee
stay-go-on = Verder zonder de anderen
stay-missing = We wachten nog op: { $people }
stay-pause-proposed = **{ $name } wil de partij onderbreken.** Als iedereen akkoord is, staat alles stil: geen klok, geen computers, tot iedereen er weer is.
stay-pause-carried = **De partij is onderbroken.** Ze gaat verder als iedereen er weer is, over minuten of dagen: “{ stay-here }” onder de tafel, of /{ stay-resume } van waar dan ook.
stay-pause-declined = { $other } speelt liever verder: de pauze die { $name } voorstelde, gaat niet door.
stay-pause-over = De pauze die { $name } voorstelde, gaat niet door.
stay-resume-proposed = **{ $name } is er en wil verder spelen.** De partij gaat verder zodra iedereen er is.
stay-resume-until = -# Wie { $when } niet geantwoord heeft, geldt als afwezig; computers spelen voor hen tot ze terug zijn.
stay-resume-carried = **De partij gaat verder.**
stay-resume-declined = { $other } is nog niet klaar; de partij blijft onderbroken. { $name } wilde verder spelen.
stay-resume-over = De partij blijft onderbroken; { $name } wilde verder spelen.
stay-without-proposed = **{ $name } wil verder zonder { $whom }**, die tijd had om terug te komen. Als de anderen hier akkoord zijn, speelt een computer tot dan; de plaats blijft van wie er zat.
stay-without-declined = { $other } wacht liever; de partij blijft onderbroken. { $name } wilde verder spelen.
stay-asked-pause = Je hebt een pauze voorgesteld aan tafel { $table }, { $game }; we wachten nog op: { $people }.
stay-asked-resume = Je bent er weer, aan tafel { $table }, { $game }; we wachten nog op: { $people }.
stay-is-paused = De partij aan tafel { $table }, { $game }, is onderbroken; met /{ stay-resume } meld je je weer.
stay-goes-on = De partij aan tafel { $table }, { $game }, gaat verder.
stay-paused-agreed = ⏸ **Onderbroken.** Er loopt geen klok en geen computer speelt. Met “{ stay-here }”, of /{ stay-resume } van waar dan ook, meld je je weer.
stay-paused-nobody = ⏸ **Er is niemand: de partij wacht** tot een van jullie terug is: “{ play-back }”, of /{ stay-back } van waar dan ook. Anders stopt de tafel { $when }.

# Afwezig, en tafels die vanzelf stoppen.
stay-away = { $name } is afwezig.
stay-last-chance = Mis je ook deze beurt, dan geld je als afwezig: de computer speelt tot je op “{ play-back }” drukt, /{ stay-back } gebruikt of gewoon speelt.
stay-you-are-away = Je hebt twee beurten gemist aan tafel { $table }, { $game }, dus de computer speelt voor jou. Druk hier op “{ play-back }”, of gebruik /{ stay-back }, en jij beslist weer.
stay-went-on = De partij aan tafel { $table }, { $game }, is zonder jou verdergegaan, dus de computer speelt voor jou. Druk hier op “{ play-back }”, of gebruik /{ stay-back }, en jij beslist weer.
stay-channel-gone = Het kanaal van tafel { $table }, { $game }, is verwijderd; de tafel is dus gestopt, zonder uitslag.

# Invallers.
stay-take = Invallen…
stay-which-seat = Tafel { $table }: welke plaats neem je over? Je krijgt de kaarten en de stand erbij.
stay-seat-of-computer = Plaats { $seat } · { $name }{ "\u00A0" }🤖
stay-seat-of-person = Plaats { $seat } · { $name }
stay-no-seat = Er is nu geen plaats voor jou aan tafel { $table }. Wie er mag gaan zitten, kan de plaats van een computer overnemen of een plaats die doorgegeven wordt; en wie in deze gift de kaarten van een plaats zag, krijgt tot het einde ervan geen andere.
stay-plays-for = { $name } valt in voor { $other }.
stay-plays-for-person = { $name } valt in voor { $other }, die deze kaarten gezien heeft.
stay-plays-for-without = { $name } valt in voor { $other }, die nog geen kaarten had.
stay-offer = doorgeven
stay-offer-hint = Geef je plaats door; als gastheer die van wie afwezig is. Nog eens: toch houden
stay-seat-option = plaats
stay-seat-option-hint = De plaats van wie afwezig is, voor de gastheer; standaard je eigen plaats
stay-offered = Plaats { $seat } aan tafel { $table } wordt doorgegeven: wie er mag gaan zitten, kan ze overnemen.
stay-not-offered = Plaats { $seat } aan tafel { $table } wordt niet meer doorgegeven.
stay-panel-offer = De plaats van wie afwezig is doorgeven…
stay-panel-seat = Plaats { $seat } doorgeven · { $name }
stay-panel-keep = Plaats { $seat } toch houden · { $name }

stay-removed = De gastheer heeft je vóór de partij van tafel { $table }, { $game }, gehaald. Je kunt er weer gaan zitten over { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}, of zodra de gastheer je uitnodigt.
