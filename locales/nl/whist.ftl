# De tafel bij kleurenwiezen, de hand en wat een gift opbracht.
whist-troel = **Troel**: { $name }, *met mij*: { $partner }
whist-troel-with = **Troel** met { $card }: { $name }, *met mij*: { $partner }
whist-calls = -# { $name }: { $calls }
whist-live = Wie gaat mee? Gevraagd: { $proposals }
whist-proposal = { $suit } ({ $name })
whist-highest = Hoogste bod: **{ $contract }** ({ $name })
whist-contract = **{ $contract }**: { $name }
whist-doubled = **Dubbel**: { $name }
whist-forced = { $name } moet meespelen: de drie anderen spelen kleine miserie.
whist-played = { $played } van { $deals } giften gespeeld
whist-times = deze gift telt { $times } keer
whist-tricks = Slagen: { $sides }
whist-side-least = { $name } **{ $tricks }** van { $goal }
whist-side-exactly = { $name } **{ $tricks }**, moet er { $goal ->
    [0] geen
   *[other] juist { $goal }
} halen
whist-side-none = { $name } **{ $tricks }**
whist-aside = Kaart weggelegd: { $name }

whist-hand-auction = ► **Aan jou om te bieden.** Druk hieronder, kies uit de lijst of typ het met /bied.
whist-hand-troel = ► **Jij kiest de troef**, voor jullie beiden.
whist-hand-double = ► **Dubbel?** Wie het eerst zegt, dubbelt voor alle tegenspelers.
whist-hand-discard = ► **Leg een kaart weg**, dicht. Daarna begint het spel.
whist-hand-called = De kaart die jullie samenbrengt: { $card }
whist-hand-discarded = Je legde { $card } weg.
whist-wait-discard = Je kaart ligt weg; wacht op de anderen.
whist-wait-double = Hier kun je niets doen: de tegenspelers mogen dubbelen.

whist-made = **Gift { $deal }: { $side } { $people ->
    [one] haalt
   *[other] halen
} { $contract }** met { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}{ $over ->
    [0] {""}
   *[other] , { $over } meer dan nodig
}.
whist-made-all = **Gift { $deal }: { $side } { $people ->
    [one] haalt
   *[other] halen
} { $contract }** met alle 13 slagen!
whist-failed = **Gift { $deal }: { $side } { $people ->
    [one] verliest
   *[other] verliezen
} { $contract }**: { $tricks } van de { $goal ->
    [one] { $goal } slag
   *[other] { $goal } slagen
}, { $under } te weinig.
whist-failed-early = **Gift { $deal }: { $side } { $people ->
    [one] verliest
   *[other] verliezen
} { $contract }**: de tegenspelers hebben al { $against ->
    [one] één slag
   *[other] { $against } slagen
}.
whist-negative-made = **Gift { $deal }: { $side } wint { $contract }**, met { $tricks ->
    [0] geen enkele slag
    [one] één slag
   *[other] { $tricks } slagen
}.
whist-negative-failed = **Gift { $deal }: { $side } verliest { $contract }**, met { $tricks ->
    [0] geen enkele slag
    [one] één slag
   *[other] { $tricks } slagen
}.
whist-multiplied = Alles telt { $times } keer{ $why }.
whist-why-doubled = { $name } dubbelde
whist-why-passed = de vorige gift werd gepast
whist-why-tricks = { $tricks ->
    [13] alle slagen
    [0] geen enkele slag
    [one] maar één slag
   *[other] maar { $tricks } slagen
}
whist-gains = Punten: { $sides }
whist-early = -# De kaarten die over waren, konden niets meer veranderen.
whist-thrown-in = **Gift { $deal } gaat niet door**: iedereen heeft gepast. { $name } geeft opnieuw.
whist-next-doubles = De volgende gift telt dubbel.
