# Terugkijken op een gespeelde partij: wat keuzes kostten, en wat er met de kaarten kon.
lookback-button = Terugkijken
lookback-title = ### Terugkijken · { $game } · tafel { $table }
lookback-soon = Een sterke speler overdenkt alle keuzes van deze partij, als er niets anders te doen is. Klaar binnen ongeveer { $seconds } s. Dit bericht verandert dan vanzelf; of kijk opnieuw.
lookback-again = Opnieuw kijken
lookback-failed = Dat is nu niet gelukt. Kijk later nog eens.
lookback-own = **Wat je het meest kostte.** Alleen jij ziet dit.
lookback-of = **Wat { $name } het meest kostte**
lookback-none = Niets kostte meer dan het toeval kan verklaren. Goed gespeeld!
lookback-not-there = Je speelde niet mee in deze partij. Wat keuzes kostten, is voor wie ze maakte, en voor anderen alleen als die het toont.
lookback-nothing = In deze partij was er geen keuze die een sterke speler kan afwegen.
lookback-dear = **{ $number }.** { $unit ->
    [parties] Partij
   *[deals] Gift
 } { $deal }{ $trick ->
    [0] {""}
   *[other] , slag { $trick }
 }: { $chosen }. Een sterke speler: { $best }. Kosten: { $cost }
lookback-cost = ongeveer { $cost }
lookback-cost-other = meer dan het toeval kan verklaren
lookback-why = -# Waarom: { $reasons }
lookback-why-of = -# Waarom, zoals { $name } het toen te horen had gekregen: { $reasons }
lookback-why-dummy = -# Waarom, vanaf de plaats van de blinde: { $reasons }
lookback-leave = nog niets
lookback-how = -# Afgewogen met wat je op dat moment kon weten, over { $worlds } manieren waarop de andere kaarten kunnen zitten: wat je gemiddeld verliest, niet wat er gebeurde. Minder dan het toeval kan verklaren, telt als niets.
lookback-go = Bekijk { $number }
lookback-known = **Achteraf gezien**, met alle handen open en iedereen op zijn best{ $counts ->
    [contracts] {""}
    [tricks] , in slagen
   *[points] , in kaartpunten
 }:
lookback-known-deal = { $unit ->
    [parties] Partij
   *[deals] Gift
 } { $deal }{ $trick ->
    [one] {""}
   *[other] , vanaf slag { $trick }
 }: { $best } · gespeeld: { $played }
lookback-made-deal = { $unit ->
    [parties] Partij
   *[deals] Gift
 } { $deal }{ $trick ->
    [one] {""}
   *[other] , vanaf slag { $trick }
 }: contract van { $names } { $could ->
    [yes] **te halen**, wat de anderen ook doen
   *[no] **te verhinderen**
 } · gespeeld: { $was ->
    [yes] gehaald
   *[no] niet gehaald
 }
lookback-known-side = { $names } **{ $figure }**
lookback-known-late = -# Berekend vanaf de slag waarin er zo weinig kaarten over zijn dat het precies kan.
lookback-step-cost = -# Kosten: { $cost }. Een sterke speler: { $best }
lookback-step-good = -# Een sterke speler weet niets beters.
lookback-step-made = -# Achteraf, met alle handen open: vanaf hier { $could ->
    [yes] haalt { $names } het contract, wat de anderen ook doen
   *[no] kunnen de anderen het contract van { $names } verhinderen
 }
lookback-step-known = -# Achteraf, met alle handen open: vanaf hier hoogstens { $sides }

# Verder spelen vanaf een stand van een gespeelde partij.
lookback-on = Van hier verder spelen
lookback-on-ask = ### Van hier verder spelen
    Tafel { $table }, { $unit ->
        [parties] partij
       *[deals] gift
     } { $deal }, stap { $step }: een nieuwe tafel met deze kaarten en dezelfde regels. Omdat iedereen die kaarten kan opzoeken, telt het voor niets: geen rating, geen statistieken.
lookback-on-alone = Alleen: kies je plaats
lookback-on-friends = Met anderen: kies je plaats
lookback-on-seat = Plaats { $seat }: de kaarten van { $name }
lookback-on-note = Verder gespeeld vanaf tafel { $table }, { $unit ->
    [parties] partij
   *[deals] gift
 } { $deal }, stap { $step }. Iedereen kan deze kaarten opzoeken met `/{ stats-replay }`; het telt voor niets.
lookback-on-before = -# Tot { $unit ->
    [parties] partij
   *[deals] gift
 } { $deal }, stap { $step }, is dit tafel { $table }: dat stuk speelden anderen.
