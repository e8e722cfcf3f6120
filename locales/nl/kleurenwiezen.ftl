# De tafel bij kleurenwiezen, de hand en wat een gift opbracht.
kleurenwiezen-troel = **Troel**: { $name }, *met mij*: { $partner }
kleurenwiezen-troel-with = **Troel** met { $card }: { $name }, *met mij*: { $partner }
kleurenwiezen-calls = -# { $name }: { $calls }
kleurenwiezen-live = Wie gaat mee? Gevraagd: { $proposals }
kleurenwiezen-proposal = { $suit } ({ $name })
kleurenwiezen-highest = Hoogste bod: **{ $contract }** ({ $name })
kleurenwiezen-contract = **{ $contract }**: { $name }
kleurenwiezen-doubled = **Dubbel**: { $name }
kleurenwiezen-forced = { $name } moet meespelen: de drie anderen spelen kleine miserie.
kleurenwiezen-played = { $played } van { $deals } giften gespeeld
kleurenwiezen-times = deze gift telt { $times } keer
kleurenwiezen-tricks = Slagen: { $sides }
kleurenwiezen-side-least = { $name } **{ $tricks }** van { $goal }
kleurenwiezen-side-exactly = { $name } **{ $tricks }**, moet er { $goal ->
    [0] geen
   *[other] precies { $goal }
} halen
kleurenwiezen-side-none = { $name } **{ $tricks }**
kleurenwiezen-aside = Kaart weggelegd: { $name }

kleurenwiezen-hand-auction = ► **Aan jou om te bieden.** Druk hieronder, kies uit de lijst of typ het met /{ command-bid }.
kleurenwiezen-hand-troel = ► **Jij kiest de troef**, voor jullie beiden.
kleurenwiezen-hand-double = ► **Dubbel?** Wie het het eerst zegt, dubbelt voor alle tegenstanders.
kleurenwiezen-hand-discard = ► **Leg een kaart weg**, dicht. Daarna begint het spel.
kleurenwiezen-hand-called = De kaart die jullie samenbrengt: { $card }
kleurenwiezen-hand-discarded = Je legde { $card } weg.
kleurenwiezen-wait-discard = Je kaart ligt weg; wacht op de anderen.
kleurenwiezen-wait-double = Hier kun je niets doen: de tegenstanders mogen dubbelen.

kleurenwiezen-made = **Gift { $deal }: { $side } { $people ->
    [one] haalt
   *[other] halen
} { $contract }** met { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}{ $over ->
    [0] {""}
   *[other] , { $over } meer dan nodig
}.
kleurenwiezen-made-all = **Gift { $deal }: { $side } { $people ->
    [one] haalt
   *[other] halen
} { $contract }** met alle 13 slagen!
kleurenwiezen-failed = **Gift { $deal }: { $side } { $people ->
    [one] verliest
   *[other] verliezen
} { $contract }**: { $tricks } van de { $goal ->
    [one] { $goal } slag
   *[other] { $goal } slagen
}, { $under } te weinig.
kleurenwiezen-failed-early = **Gift { $deal }: { $side } { $people ->
    [one] verliest
   *[other] verliezen
} { $contract }**: de tegenstanders hebben al { $against ->
    [one] één slag
   *[other] { $against } slagen
}.
kleurenwiezen-negative-made = **Gift { $deal }: { $side } wint { $contract }**, met { $tricks ->
    [0] geen enkele slag
    [one] één slag
   *[other] { $tricks } slagen
}.
kleurenwiezen-negative-failed = **Gift { $deal }: { $side } verliest { $contract }**, met { $tricks ->
    [0] geen enkele slag
    [one] één slag
   *[other] { $tricks } slagen
}.
kleurenwiezen-multiplied = Alles telt { $times } keer{ $why }.
kleurenwiezen-why-doubled = { $name } dubbelde
kleurenwiezen-why-passed = in de vorige gift paste iedereen
kleurenwiezen-why-tricks = { $tricks ->
    [13] alle slagen
    [0] geen enkele slag
    [one] maar één slag
   *[other] maar { $tricks } slagen
}
kleurenwiezen-gains = Punten: { $sides }
kleurenwiezen-early = -# De kaarten die over waren, konden niets meer veranderen.
kleurenwiezen-thrown-in = **Gift { $deal } gaat niet door**: iedereen heeft gepast. { $name } geeft opnieuw.
kleurenwiezen-thrown-in-counts = **Gift { $deal } gaat niet door**: iedereen heeft gepast, en niemand scoort.
kleurenwiezen-next-doubles = De volgende gift telt dubbel.

# Wat er bij kleurenwiezen gezegd wordt, zoals spelers het zeggen. Zonder opmaak: ook de tekeningen gebruiken het.
kleurenwiezen-bid-pass = Pas
kleurenwiezen-bid-wait = Ik wacht
kleurenwiezen-bid-parole = Passe parole
kleurenwiezen-bid-double = Dubbel
kleurenwiezen-bid-no-double = Niet dubbel
kleurenwiezen-bid-propose = Vraag { $suit }
kleurenwiezen-bid-accept = Ik ga mee: { $goal } { $suit }
kleurenwiezen-bid-solo = Alleen { $goal } { $suit }
kleurenwiezen-bid-troel = Troel { $goal } { $suit }
kleurenwiezen-bid-small-misere = Kleine miserie
kleurenwiezen-bid-piccolo = Piccolo
kleurenwiezen-bid-piccolissimo = Piccolissimo
kleurenwiezen-bid-grand-misere = Grote miserie
kleurenwiezen-bid-open-misere = Open miserie
kleurenwiezen-bid-abondance = Abondance { $goal } { $suit }
kleurenwiezen-bid-abondance-table = Abondance { $goal } { $suit } op tafel
kleurenwiezen-bid-small-slam = Kleine slim { $suit }
kleurenwiezen-bid-small-slam-table = Kleine slim { $suit } op tafel
kleurenwiezen-bid-slam = Solo slim { $suit }
kleurenwiezen-bid-slam-table = Solo slim { $suit } op tafel
kleurenwiezen-bid-open-slam = Open slim { $suit }
kleurenwiezen-bid-discard = { $card } wegleggen
# Contracten die anders heten dan wat er gezegd is: dat van twee samen, en een troel vóór de maat gesproken heeft.
kleurenwiezen-bid-contract-accept = Samen { $goal } { $suit }
kleurenwiezen-bid-contract-troel = Troel

# Hetzelfde voor een smalle kolom; het teken van de kleur staat ernaast.
kleurenwiezen-bid-short-pass = pas
kleurenwiezen-bid-short-wait = wacht
kleurenwiezen-bid-short-parole = parole
kleurenwiezen-bid-short-double = dubbel
kleurenwiezen-bid-short-no-double = nee
kleurenwiezen-bid-short-propose = vraag
kleurenwiezen-bid-short-accept = mee { $goal }
kleurenwiezen-bid-short-solo = alleen { $goal }
kleurenwiezen-bid-short-troel = troel { $goal }
kleurenwiezen-bid-short-small-misere = kleine miserie
kleurenwiezen-bid-short-piccolo = piccolo
kleurenwiezen-bid-short-piccolissimo = piccolissimo
kleurenwiezen-bid-short-grand-misere = grote miserie
kleurenwiezen-bid-short-open-misere = open miserie
kleurenwiezen-bid-short-abondance = abondance { $goal }
kleurenwiezen-bid-short-abondance-table = abondance tafel { $goal }
kleurenwiezen-bid-short-small-slam = kleine slim
kleurenwiezen-bid-short-small-slam-table = kleine slim tafel
kleurenwiezen-bid-short-slam = solo slim
kleurenwiezen-bid-short-slam-table = slim tafel
kleurenwiezen-bid-short-open-slam = open slim
# Een contract van twee samen, voor een smalle kolom.
kleurenwiezen-bid-short-contract-accept = samen { $goal }

# De regels van kleurenwiezen, hoofdstuk per hoofdstuk: /regels voegt ze samen uit deze stukjes.

# Het spel.
kleurenwiezen-rules-players = **Spelers** 4, ieder voor zich: het bieden bepaalt bij elke gift wie met wie speelt.
kleurenwiezen-rules-cards = **Kaarten** 52, in elke kleur van hoog naar laag: { $ranks }. Bij het bieden hebben ook de kleuren een rang, van hoog naar laag: harten, ruiten, klaveren, schoppen.
kleurenwiezen-rules-aim = **In het kort** De een vraagt een kleur, een ander gaat mee, en samen moeten ze genoeg slagen halen met die kleur als troef. Of iemand speelt alleen tegen drie: voor minder slagen, voor meer, of voor geen enkele. Het hoogste bod wordt gespeeld.
kleurenwiezen-rules-deal-gathered = **Geven** Er wordt niet geschud. De slagen worden opgeraapt, eerst die van wie speelde, en wie rechts van de gever zit, coupeert { $least } tot { $most } kaarten. Coupeert die niet, dan doet het toeval het. Elk krijgt er 13, per { $packets }. Vóór de eerste gift worden de kaarten geschud, gegeven, gesorteerd en zonder spelen opgeraapt.
kleurenwiezen-rules-deal-gathered-by-hand = **Geven** Er wordt niet geschud. De slagen worden door elkaar opgeraapt, zoals aan tafel, en wie rechts van de gever zit, coupeert { $least } tot { $most } kaarten. Coupeert die niet, dan doet het toeval het. Elk krijgt er 13, per { $packets }. Vóór de eerste gift worden de kaarten geschud, gegeven, gesorteerd en zonder spelen opgeraapt.
kleurenwiezen-rules-deal-shuffled = **Geven** Voor elke gift wordt er geschud. Elk krijgt 13 kaarten, per { $packets }.
kleurenwiezen-rules-dealer = **Gever** Het lot wijst de eerste aan; daarna geeft telkens wie links van de gever zit. Past iedereen, dan geeft dezelfde opnieuw.
kleurenwiezen-rules-dealer-counts = **Gever** Het lot wijst de eerste aan; daarna geeft telkens wie links van de gever zit, ook als iedereen past.
kleurenwiezen-rules-match = **Partij** { $deals ->
    [0] Geen vast aantal giften: speel tot de tafel gestopt wordt.
   *[other] { $deals } giften, die waarin iedereen past niet meegeteld. De meeste punten winnen, gelijk is gedeeld.
}
kleurenwiezen-rules-match-counts = **Partij** { $deals ->
    [0] Geen vast aantal giften: speel tot de tafel gestopt wordt.
   *[other] { $deals } giften, ook die waarin iedereen past. De meeste punten winnen, gelijk is gedeeld.
}

# Het bieden.
kleurenwiezen-rules-troel = **Troel** Wie { $aces ->
    [three] precies drie azen
   *[more] drie of vier azen
} heeft, heeft troel. Dat wordt vóór het bieden gemeld, en ook wie de maat is: wie het vierde aas heeft.
kleurenwiezen-rules-troel-heart = Heeft hij ze alle vier, dan is het wie de hoogste harten heeft die hem ontbreekt.
kleurenwiezen-rules-troel-king = Heeft hij ze alle vier, dan is het wie de hoogste harten heeft die hem ontbreekt; heeft hij ook hartenheer, dan wie de heer heeft van de hoogste kleur waarvan hij die mist.
kleurenwiezen-rules-troel-above = Iedereen mag hoger bieden, ook die twee; doet niemand het, dan wordt de troel gespeeld.
kleurenwiezen-rules-order = **Volgorde** Vanaf links van de gever, met de klok mee, tot iedereen gepast heeft of vastligt. Past iedereen, dan wordt er opnieuw gegeven.
kleurenwiezen-rules-suits = **Kleuren** Van twee verder gelijke biedingen wint die in de hoogste kleur: harten, dan ruiten, klaveren, schoppen.
kleurenwiezen-rules-pass = **Passen** Je doet niet meer mee aan het bieden.
kleurenwiezen-rules-wait = **Wachten** Alleen wie links van de gever zit, als allereerste bod{ $troel ->
    [yes] { "" }, en niet boven een troel
   *[no] { "" }
}. Daarna mag je enkel nog meegaan of passen.
kleurenwiezen-rules-propose = **Vragen** in een kleur die je hebt, als eerste bod of nadat je al vroeg. Niet in een kleur die een ander op dat moment vraagt, of waarin ooit iemand meegegaan is. En iemand moet nog mee kunnen gaan: een speler die niet gepast heeft en nog vrij is, voor hoogstens 13 slagen. Een vraag blijft staan tot je volgende beurt. { $times ->
    [1] Elke kleur mag je één keer vragen.
    [2] Dezelfde kleur mag je twee keer vragen.
   *[other] Dezelfde kleur mag je drie keer vragen.
}
kleurenwiezen-rules-accept = **Meegaan** met een vraag die nog staat, in een kleur die je hebt. Jullie liggen vast aan die kleur, voor zo weinig slagen als nodig is om het hoogste bod te overtreffen, en jij biedt voor jullie beiden.
kleurenwiezen-rules-solo = **Alleen** Voor zo weinig slagen als nodig is om het hoogste bod te overtreffen. Enkel in een kleur die je vergeefs vroeg, of als alle anderen vastliggen of pasten; nooit in een kleur die anderen al op zich namen. Je blijft bij die kleur.
kleurenwiezen-rules-solo-once = Niet in een kleur die je meer dan één keer vroeg.
kleurenwiezen-rules-negative = **{ $names }** Op elke beurt, tenzij je wacht of vastligt aan een kleur. Heeft iemand net hetzelfde geboden, dan mag jij het ook: dan speelt elk het voor zich. Vanaf dan blijven voor jou alleen contracten zonder troef over.
kleurenwiezen-rules-misere-closes = Na een contract zonder troef mag niemand nog een kleur vragen die nog niemand vroeg; een kleur opnieuw vragen of meegaan met een vraag die staat, mag nog.
kleurenwiezen-rules-misere-closes-first = Na een contract zonder troef mag niemand nog vragen; met een vraag die al staat, mag je nog meegaan.
kleurenwiezen-rules-forced-fourth = Zijn er op het einde drie kleine miseries, dan moet de vierde ook.
kleurenwiezen-rules-abondance = **{ $names }** Enkel als je eerste bod, voor zoveel slagen als je wilt. Je blijft bij die kleur.
kleurenwiezen-rules-raise = **Opbieden** Ligt iedereen vast, dan gaat wie overboden is hoger of past, met de klok mee vanaf wie laatst sprak, tot er één bod overblijft. Samen of alleen: zo weinig slagen als nodig. Zonder troef: een even hoog of hoger contract zonder troef. Abondance of slim: een hoger bod in dezelfde kleur.
kleurenwiezen-rules-abondance-misere = Een overboden abondance mag ook naar een contract zonder troef.
kleurenwiezen-rules-parole = **Passe parole** Wie meeging en { $tricks } slagen of meer zou moeten bieden, mag dat aan zijn maat laten: die biedt of past, en biedt voortaan voor beiden.
kleurenwiezen-rules-bound = **In de steek gelaten** Past wie voor beiden biedt, dan ligt de ander nog vast: alleen in die kleur, of passen.
kleurenwiezen-rules-bound-taken = Niet alleen, als iemand buiten dat paar die kleur op zich nam.
kleurenwiezen-rules-bound-misere = Is dat wie gevraagd had, dan mag ook een contract zonder troef.
kleurenwiezen-rules-double = **Dubbel** Na het bieden mag elke tegenstander *dubbel* zeggen. De eerste telt; meer dan één is er niet.

# De contracten.
kleurenwiezen-rules-contract-accept = **Samen** Minstens { $goals } slagen, in de kleur waarin er meegegaan is.
kleurenwiezen-rules-contract-solo = **Alleen** Minstens { $goals } slagen, alleen tegen drie, met troef naar keuze.
kleurenwiezen-rules-contract-troel = **Troel** { $tricks ->
    [9] Minstens 9 slagen. De maat kiest troef: de kleur van de gevraagde kaart, of een andere.
   *[other] De maat kiest: minstens 8 slagen in de kleur van de gevraagde kaart, of 9 in een andere kleur.
}
kleurenwiezen-rules-contract-small-misere = **Kleine miserie** Zonder troef. Elk legt een kaart weg; je haalt geen van de 12 slagen.
kleurenwiezen-rules-contract-piccolo = **Piccolo** Zonder troef. Je haalt precies één slag.
kleurenwiezen-rules-contract-piccolissimo = **Piccolissimo** Zonder troef. Je haalt precies twee slagen.
kleurenwiezen-rules-contract-grand-misere = **Grote miserie** Zonder troef. Je haalt geen van de 13 slagen.
kleurenwiezen-rules-contract-open-misere = **Open miserie** Je haalt geen van de 13 slagen, met je kaarten open na de eerste.
kleurenwiezen-rules-contract-abondance = **Abondance** Minstens { $goals } slagen, alleen, met troef naar keuze.
kleurenwiezen-rules-contract-abondance-table = **Abondance op tafel** Minstens { $goals } slagen, met je kaarten open na de eerste.
kleurenwiezen-rules-contract-small-slam = **Kleine slim** Minstens 12 slagen, alleen, met troef naar keuze.
kleurenwiezen-rules-contract-small-slam-table = **Kleine slim op tafel** Minstens 12 slagen, met je kaarten open na de eerste.
kleurenwiezen-rules-contract-slam = **Solo slim** Alle 13 slagen, alleen, met troef naar keuze.
kleurenwiezen-rules-contract-slam-table = **Solo slim op tafel** Alle 13 slagen, met je kaarten open na de eerste.
kleurenwiezen-rules-contract-open-slam = **Open slim** Alle 13 slagen, met je kaarten open na de eerste: het hoogste bod van al.

# Het spelen.
kleurenwiezen-rules-lead = **Uitkomen** Wie links van de gever zit, komt uit voor de eerste slag.
kleurenwiezen-rules-lead-alone = Bij abondance of slim komt de speler zelf uit.
kleurenwiezen-rules-lead-troel = Bij troel komt de maat uit met de gevraagde kaart, als die kleur troef is; zo niet komt wie de azen heeft uit met troefaas.
kleurenwiezen-rules-lead-troel-any = Bij troel komt de maat uit, met om het even welke kaart.
kleurenwiezen-rules-follow = **Volgen** als je kunt; zo niet speel je wat je wilt. Troeven of overnemen hoeft nooit.
kleurenwiezen-rules-tricks = **Slagen** De hoogste troef haalt de slag, zonder troef de hoogste van de gevraagde kleur. Wie hem haalt, komt uit.
kleurenwiezen-rules-example = **Voorbeeld** Harten is troef. Iemand komt uit met { $led } en { $best } gaat erover; wie geen schoppen heeft, gooit af ({ $away }) of troeft ({ $ruff }): { $ruff } haalt de slag. Zonder troef zou { $best } dat doen.
kleurenwiezen-rules-alt-ranking = Een kleur van hoog naar laag: { $cards }.
kleurenwiezen-rules-alt-suits = De kleuren bij het bieden, de hoogste eerst: { $cards }.
kleurenwiezen-rules-alt-trick = De slag van het voorbeeld, in de volgorde van het spelen: { $cards }.
kleurenwiezen-rules-aside = **Kleine miserie** Vóór de uitkomst legt elk een kaart naar keuze dicht weg; niemand anders ziet ze.
kleurenwiezen-rules-face-up = **Open kaarten** Wie op tafel of open speelt, legt na de eerste slag zijn kaarten open en speelt ze vandaar.
kleurenwiezen-rules-several = **Meerdere miseries** Wie hetzelfde bood, speelt het voor zich: elk wint of verliest alleen.
kleurenwiezen-rules-end-settled = **Einde** Een gift stopt zodra geen enkele kaart de telling nog kan veranderen.
kleurenwiezen-rules-end-last = **Einde** Elke gift wordt tot de laatste kaart gespeeld.

# De telling.
kleurenwiezen-rules-sides = **Telling** Twee tegen twee: elke speler wint de punten van het contract, elke tegenstander verliest ze; mislukt het, dan omgekeerd. Alleen tegen drie: hij krijgt ze van elk van de drie, of betaalt elk. Meerdere miseries worden elk apart geteld. Alleen punten, nooit geld.
kleurenwiezen-rules-ladder = **Contracten, van laag naar hoog** Punten, contract, wat elke overslag erbij doet (+), wat elke onderslag extra kost (−). Meer slagen dan er staan, brengen niets op. Op één regel gaat de hoogste kleur voor: harten, ruiten, klaveren, schoppen.
kleurenwiezen-rules-ladder-equal = Een regel met = staat even hoog als die erboven; ook daar beslist de kleur.
kleurenwiezen-rules-ladder-against = Na de streep: hetzelfde voor de tegenstanders, die anders tellen; de som van een gift is dus niet altijd nul.
kleurenwiezen-rules-all-tricks = { $name } met alle 13 slagen: { $points }.
kleurenwiezen-rules-exactly = { $name } volgens de gehaalde slagen, wat er verder ook staat: { $figures }.
kleurenwiezen-rules-exactly-one = { $tricks }: { $points }
kleurenwiezen-rules-failed = Een contract dat mislukt, kost zijn punten en daarbovenop de onderslagen.
kleurenwiezen-rules-failed-otherwise = { $under ->
    [0] { $name } dat mislukt: { $points }.
   *[other] { $name } met één slag te weinig: { $first }, en { $under } voor elke volgende.
}
kleurenwiezen-rules-doubles = **Dubbel** Bij één dubbel telt alles twee keer, bij twee drie keer, bij drie vier keer:
kleurenwiezen-rules-double-tricks = { $tricks ->
    [13] • alle 13 slagen voor de spelers: { $names }
    [0] • alle 13 slagen voor de tegenstanders: { $names }
    [one] • precies { $tricks } slag voor de spelers: { $names }
   *[other] • precies { $tricks } slagen voor de spelers: { $names }
}
kleurenwiezen-rules-double-said = • het *dubbel* van een tegenstander
kleurenwiezen-rules-double-passed = • een gift ervoor waarin iedereen paste (meerdere tellen één keer)
kleurenwiezen-rules-double-row = • { $name }: al { $doubles ->
    [1] één keer
   *[other] { $doubles } keer
}, en dat zit in de punten hierboven
