# Woorden op de scorebladen. Kort: ze staan in krijt geschreven.

sheet-to-go = te gaan
sheet-points = punten
sheet-royes = rôyes
sheet-parties = partijen
sheet-manches = manches
sheet-belle = la belle!
sheet-won = gewonnen!
# Naast een koe (een ronde van negen of vijf strepen) die net gewonnen is.
sheet-cow-won = koe!
# Onder een cirkel met ×2 of +1.
sheet-next-win = volgende winst

# Het scoreblad van kleurenwiezen, op papier.
sheet-deals = { $played ->
    [one] Na één gift
   *[other] Na { $played } giften
}
sheet-deals-of = Na { $played } van { $deals ->
    [one] { $deals } gift
   *[other] { $deals } giften
}
sheet-passed-out = rondpas
sheet-queens = vrouwen
sheet-row = correctie
sheet-pot = Pot: { $pot }
sheet-before = giften 1–{ $deal }
sheet-total = Totaal
sheet-next-double = De volgende gift telt dubbel.
sheet-no-deals = Nog geen gift gespeeld

# Beschrijvingen: worden voorgelezen, dus hele woorden en korte zinnen.
sheet-alt-slate = Lei. { $title }.
sheet-alt-points = Punten. { $title }.
sheet-alt-royes = Rôyes. { $title }.
sheet-alt-numbers = Boom in cijfers. { $title }.
sheet-alt-cows = Koeien. { $title }.
sheet-alt-tree = { $trees ->
    [one] Boom. { $title }.
   *[other] { $trees } bomen. { $title }.
}
sheet-alt-slate-side = { $names }: nog { $lines ->
    [one] 1 streep
   *[other] { $lines } strepen
}, { $marks } te gaan.
sheet-alt-boucles = Boucles per streep van boven af: { $boucles }.
sheet-alt-points-side = { $names }: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
sheet-alt-points-of = { $full ->
    [one] 1 punt wint
   *[other] { $full } punten winnen
} de partij.
sheet-alt-royes-side = { $names }: { $royes ->
    [one] { $royes } rôye.
   *[other] { $royes } rôyes.
}
sheet-alt-numbers-side = { $names }: nog { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} te gaan.
sheet-alt-cows-side = { $names }: { $strokes ->
    [one] 1 streep
   *[other] { $strokes } strepen
} ({ $added } erbij), { $crossed } doorgestreept, { $left } te gaan; koeien gewonnen: { $won }{ $short ->
    [0] { "" }
   *[other] { " " }({ $short } met 5 strepen)
}.
sheet-alt-tree-side = { $names }: { $branches ->
    [one] 1 tak
   *[other] { $branches } takken
} ({ $added } erbij), { $balls } met een bol, { $left } te gaan.
sheet-alt-before = Vóór deze gift: { $scores }.
sheet-alt-craie = Craie dans le trou: de volgende winst telt dubbel.
sheet-alt-next-two = De volgende winst telt voor twee.
sheet-alt-next-more = De volgende winst telt één meer.
sheet-alt-cow-won = { $people ->
    [one] { $names } wint deze koe.
   *[other] { $names } winnen deze koe.
}
sheet-alt-won = { $people ->
    [one] { $names } wint de partij.
   *[other] { $names } winnen de partij.
}
sheet-alt-jacks = Kaarten open gegeven tot twee mensen een boer hebben.
sheet-alt-dealt = { $name } kreeg { $cards }.
sheet-alt-dealt-none = { $name } kreeg geen kaart.
sheet-alt-seated = Plaatsen met de klok mee vanaf de gever: { $names }.
sheet-alt-parties = { $name }: { $parties } van { $needed ->
    [one] { $needed } partij
   *[other] { $needed } partijen
}.
sheet-alt-manches = Gewonnen manches: { $manches } van { $needed }.
sheet-alt-manche-won = { $name } won deze manche.
sheet-alt-belle = La belle beslist.
sheet-alt-scores = Scoreblad. { $title }. Kolommen: { $names }.
sheet-alt-deal = Gift { $deal }, gegeven door { $dealer }: { $contract }, { $names }: { $changes }; stand { $scores }.
sheet-alt-deal-brief = { $deal }: { $contract }, { $names }: { $changes }.
sheet-alt-passed-out = Gift { $deal }, gegeven door { $dealer }: rondpas.
sheet-alt-passed-out-brief = { $deal }: rondpas.
sheet-alt-row = { $name }: { $changes }.
sheet-alt-out = { $people ->
    [one] { $names } speelde niet mee.
   *[other] { $names } speelden niet mee.
}
sheet-alt-dealers = { $name } gaf gift { $deal }, daarna telkens de volgende links; na een rondpas dezelfde gever.
sheet-alt-scores-after = Na gift { $deal }: { $scores }.
sheet-alt-total = Totaal: { $scores }.
sheet-alt-next-dealer = { $name } geeft nu.
