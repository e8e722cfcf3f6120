# Huisregels stap voor stap samenstellen: de opdracht, haar bladen, en de prenten erbij.
build-command = nieuw
build-command-hint = Stel huisregels stap voor stap samen, met een prent van het geven en van de telling
build-button-new = Nieuw…
build-button-back = Terug
build-button-next = Verder
build-button-keep = Bewaren…
build-button-drop = Weggooien
build-go-to = Naar een stap…
build-title = Nieuwe huisregels: { $name }
build-title-unnamed = Nieuwe huisregels
build-place = Stap { $step } van { $steps } · { $title } · vanaf { $variant }
build-start-hint = Kies wat het dichtst bij jullie regels komt; de volgende stappen vragen wat jullie club anders doet. Er wordt niets bewaard voor je op *{ build-button-keep }* drukt.
build-check = **De volledige regels.** Klopt het zo? Druk dan op *{ build-button-keep }*; zo niet, ga terug.
build-check-more = -# Voor de rest is een pagina te klein: zodra de regels bewaard zijn, geeft /{ rules-command } alles, hoofdstuk na hoofdstuk.
build-ticks = **Vink aan wat jullie spelen**
build-none-of-these = Niets van dit alles
build-nothing = Hier valt niets te kiezen.
build-other-number = Een ander getal…
build-number-hint = { $step ->
    [1] Een getal van { $least } tot { $most }
   *[other] Een veelvoud van { $step } van { $least } tot { $most }
}
build-name-title = Een naam voor deze regels

build-with-it = **Verandert mee:** { $rules }
build-given-up = **Geldt niet meer:** { $rules }
build-refused = **Niet mogelijk: { $rule }.** Alles blijft zoals het was.
build-untaken = Wat je eerder koos beslist dat al, dus “{ $rule }” past er niet bij.
build-text-lost = **Ik ben herstart, en de telling die je getypt hebt is weg:** dit is de gewone. Al het andere is er nog.
build-deleted = **Iemand heeft deze huisregels verwijderd sinds je begon.** Wat je koos, is er nog: *{ build-button-keep }* bewaart het als nieuwe huisregels en vraagt een naam.
build-deleted-scores = Alleen de telling is mee weg: dit is de gewone.
build-stale = Deze stappen zijn van een oudere versie van mij. Begin opnieuw met /{ house-command } { build-command }; wat je bewaard had, is er nog.

# De titels van de stappen.
build-step-start = Waar te beginnen
build-step-rules = De volledige regels
build-step-options = Opties
build-step-trumps = Troef maken
build-step-cards = Kaarten
build-step-play = Volgen en vrouwen
build-step-sheet = Telling
build-step-mit = De Mit’
build-step-match = De partij
build-step-worth = Wat combinaties tellen
build-step-dealing = Geven
build-step-contracts = Contracten
build-step-troel = Troel
build-step-bidding = Bieden
build-step-scores = Punten

# Getekend op de prent van het delen; kort.
build-example = Voorbeeld
build-deal-left = blijven over
build-deal-stock = om te trekken
build-deal-late = gegeven als er troef is
# Dezelfde prent, voorgelezen.
build-alt-deal = Het geven. Spelers: { $players }; kaarten: { $pack }.
build-alt-first = Eerst gegeven: { $rounds }.
build-alt-late = Als er troef is: { $rounds }.
build-alt-round = { $cards } { $to ->
    [eldest] aan wie links van de gever zit
    [others] aan elk van de anderen
    [not-dealer] aan iedereen behalve de gever
    [dealer] aan de gever
   *[all] aan iedereen
}
build-alt-left = { $cards ->
    [one] { $cards } kaart blijft over.
   *[other] { $cards } kaarten blijven over.
}
build-alt-stock = { $cards ->
    [one] { $cards } kaart blijft om te trekken.
   *[other] { $cards } kaarten blijven om te trekken.
}
build-alt-layouts = { $layouts ->
    [one] Eén hand ligt op tafel, de helft open op de rest.
   *[other] { $layouts } handen liggen op tafel, de helft open op de rest.
}

# De tabel van de contracten: drie uitslagen van elk. Kort: hoofden van kolommen.
build-scores-made = gehaald
build-scores-all = met { $tricks }
build-scores-short = 1 te kort
build-alt-contracts = De contracten van laag naar hoog, en wat elk betaalt.
build-alt-contract = { $name }: { $made }{ $all }, niet gehaald { $failed }.
build-alt-all = , met alle slagen { $points }
build-alt-contracts-brief = De contracten van laag naar hoog, en wat elk betaalt: net gehaald{ $figures ->
    [3] , niet gehaald, en met alle slagen
    [2] {" "}en niet gehaald
   *[1] {""}
 }.
build-alt-contract-brief = { $name }: { $figures }.
