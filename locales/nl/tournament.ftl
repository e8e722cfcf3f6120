# Tornooien: opdrachten, het bericht om mee te doen, rondes, stand, einde.
tournament-command = tornooi
tournament-command-hint = Een tornooi met wisselende maats
tournament-open = openen
tournament-open-hint = Open een tornooi in dit kanaal; jij hebt de eerste plaats
tournament-standings = stand
tournament-standings-hint = Hoe het tornooi ervoor staat
tournament-stop = stoppen
tournament-stop-hint = Stop een tornooi dat jij geopend hebt, met zijn tafels
tournament-people = deelnemers
tournament-people-hint = Met hoeveel jullie zijn
tournament-rounds = rondes
tournament-rounds-hint = Hoeveel rondes, telkens met een andere maat
tournament-deals = giften
tournament-deals-hint = Hoeveel giften per ronde, 1 tot 40; standaard 8
tournament-preset = variant
tournament-preset-hint = Welke variant; standaard Malmedy
tournament-computers = computers
tournament-computers-hint = Of computers de plaatsen nemen die vrij blijven
tournament-computers-yes = nemen de vrije plaatsen
tournament-computers-no = doen niet mee
tournament-which = tornooi
tournament-which-hint = Welk tornooi, als er meer dan één is

tournament-title = ### 🏆 Tornooi { $tournament } · { $variant }
tournament-rules = { $people } deelnemers · { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
} van { $deals ->
    [one] 1 gift
   *[other] { $deals } giften
}
tournament-fill = computers nemen de vrije plaatsen
tournament-no-fill = alleen mensen
tournament-how = Elke ronde brengt een andere maat en andere tegenstanders. Na elke ronde komen er de rôyes bij die je kant overhoudt; wie het minst heeft, wint. Na een gelijke gift trekt elke kant een rôye af.
tournament-places = **Plaatsen** ({ $taken } van { $people })
tournament-plan = **Wie speelt met wie**
tournament-plan-round = -# Ronde { $round } · { $tables }
tournament-enter = Meedoen
tournament-leave = Niet meer meedoen
tournament-start = Beginnen
tournament-show-standings = Stand
tournament-state-playing = Ronde { $round } van { $rounds } is bezig.
tournament-state-pause = Ronde { $round } van { $rounds } is voorbij.
tournament-state-over = Het tornooi is voorbij.
tournament-state-over-early = Het tornooi eindigde na ronde { $round } van { $rounds }: er waren te weinig mensen over voor een tafel.
tournament-state-stopped-before = Het tornooi is gestopt voor de eerste ronde.
tournament-state-stopped-in = Het tornooi is gestopt in ronde { $round } van { $rounds }.
tournament-state-stopped-after = Het tornooi is gestopt na ronde { $round } van { $rounds }.
tournament-state-idle = Het tornooi is vanzelf geëindigd: een week lang deed niemand iets.
tournament-state-deserted = Het tornooi is vanzelf geëindigd: iedereen was opgestaan.
tournament-idle-warning = ⏳ In tornooi { $tournament } heeft zes dagen niemand iets gedaan. Het eindigt vanzelf { $when }, met de stand van dat moment.
tournament-stay = Laat het doorgaan
tournament-stays = Tornooi { $tournament } gaat door.
tournament-ended-idle = Tornooi { $tournament } is vanzelf geëindigd, met de stand van dat moment: een week lang deed niemand iets.
tournament-ended-deserted = Tornooi { $tournament } is vanzelf geëindigd, met de stand van dat moment: iedereen is opgestaan.

tournament-opened = Tornooi { $tournament } is open en jij hebt plaats 1.
tournament-entered = Je hebt plaats { $place }.
tournament-left = Je plaats is weer vrij.
tournament-you-stopped = Je hebt tornooi { $tournament } gestopt.

tournament-table-title = ### 🏆 Tornooi { $tournament } · ronde { $round } · tafel { $letter }
tournament-against = { $first } tegen { $second }
tournament-pair = { $one } & { $other }
tournament-table-deals = -# { $deals ->
    [one] 1 gift
   *[other] { $deals } giften
} met deze maat
tournament-table-cards = -# Je kaarten komen in een privébericht, of druk op **{ play-my-hand }**.
tournament-round-title = ### 🏆 Tornooi { $tournament } · ronde { $round } van { $rounds }
tournament-round-table = **Tafel { $letter }**{ $where } · { $people }
tournament-thread = Tornooi { $tournament } · tafel { $letter }
tournament-kept = Plaats { $seat } van { $name } is vrij voor wie niet aan het tornooi meedoet; intussen speelt de computer.

tournament-standings-title = Stand na ronde { $round } van { $rounds }
tournament-standings-begin = Er is nog geen ronde uitgespeeld.
tournament-final-title = Eindstand van tornooi { $tournament }
tournament-leads = { $count ->
    [one] { $names } staat op kop met { $total ->
        [one] { $total } rôye
       *[other] { $total } rôyes
     }.
   *[other] { $names } staan samen op kop met elk { $total ->
        [one] { $total } rôye
       *[other] { $total } rôyes
     }.
}
tournament-next = -# Volgende ronde: { $when }
tournament-progress = -# Tafel { $letter }{ $where }: gift { $deal } van { $deals }
tournament-progress-over = -# Tafel { $letter }{ $where }: klaar
tournament-won = ## 🏆 { $count ->
    [one] { $names } wint het tornooi met { $total ->
        [one] { $total } rôye
       *[other] { $total } rôyes
     }!
   *[other] { $names } winnen samen met elk { $total ->
        [one] { $total } rôye
       *[other] { $total } rôyes
     }!
}
tournament-and = { $some } en { $last }

# Op prenten en in hun beschrijving.
tournament-picture-round = ronde { $round }
tournament-picture-total = totaal
tournament-picture-place = Plaats { $place }
tournament-alt-computer = { $name } (computer)

# Een plaats die iemand vrijmaakte, en waar je moet zijn.
tournament-take = Vrije plaats innemen
tournament-left-place = **{ $name }** – vrij, in te nemen
tournament-due-lobby = **Tornooi { $tournament }** in { $channel } · je hebt plaats { $place }; de gastheer start het.
tournament-due-next = **Tornooi { $tournament }** · ronde { $round } van { $rounds } begint { $when } aan tafel { $letter } in { $channel }: { $people }
tournament-due-after = **Tornooi { $tournament }** · ronde { $round } van { $rounds } begint als de andere tafels klaar zijn, aan tafel { $letter } in { $channel }: { $people }
tournament-due-end = **Tornooi { $tournament }** in { $channel } · je hebt al je rondes gespeeld; de eindstand komt als de andere tafels klaar zijn.
tournament-due-left = **Tornooi { $tournament }** in { $channel } · je hebt plaats { $place } verlaten; zolang niemand ze heeft, geeft **{ tournament-take }** ze je terug.
