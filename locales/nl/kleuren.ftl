# De regels van kleurenwiezen, hoofdstuk per hoofdstuk: /regels voegt ze samen uit deze stukjes.

# Het spel.
kleuren-players = **Spelers** 4, ieder voor zich: het bieden bepaalt bij elke gift wie met wie speelt.
kleuren-cards = **Kaarten** 52, in elke kleur van hoog naar laag { $ranks }. Bij het bieden hebben ook de kleuren een rang, van hoog naar laag harten, ruiten, klaveren, schoppen.
kleuren-aim = **In het kort** De een vraagt een kleur, een ander gaat mee, en samen moeten ze genoeg slagen halen met die kleur als troef. Of iemand speelt alleen tegen drie: voor minder slagen, voor meer, of voor geen enkele. Het hoogste bod wordt gespeeld.
kleuren-deal-gathered = **Geven** Er wordt niet geschud. De slagen worden opgeraapt, eerst die van wie speelde, en wie rechts van de gever zit, coupeert { $least } tot { $most } kaarten. Coupeert die niet, dan doet het toeval het. Elk krijgt er 13, per { $packets }. Vóór de eerste gift worden de kaarten geschud, gegeven, gesorteerd en zonder spelen opgeraapt.
kleuren-deal-gathered-by-hand = **Geven** Er wordt niet geschud. De slagen worden door elkaar opgeraapt, zoals aan tafel, en wie rechts van de gever zit, coupeert { $least } tot { $most } kaarten. Coupeert die niet, dan doet het toeval het. Elk krijgt er 13, per { $packets }. Vóór de eerste gift worden de kaarten geschud, gegeven, gesorteerd en zonder spelen opgeraapt.
kleuren-deal-shuffled = **Geven** Voor elke gift wordt er geschud. Elk krijgt 13 kaarten, per { $packets }.
kleuren-dealer = **Gever** Het lot wijst de eerste aan; daarna geeft telkens wie links van de gever zit. Past iedereen, dan geeft dezelfde opnieuw.
kleuren-match = **Partij** { $deals ->
    [0] Geen vast aantal giften: speel tot de tafel gestopt wordt.
   *[other] { $deals } giften, die waarin iedereen past niet meegeteld. De meeste punten winnen, gelijk is gedeeld.
}

# Het bieden.
kleuren-troel = **Troel** Wie { $aces ->
    [three] juist drie azen
   *[more] drie of vier azen
} heeft, heeft troel. Dat wordt vóór het bieden gemeld, en ook wie de maat is: wie het vierde aas heeft.
kleuren-troel-heart = Heeft hij ze alle vier, dan is het wie de hoogste harten heeft die hem ontbreekt.
kleuren-troel-king = Heeft hij ze alle vier, dan is het wie de hoogste harten heeft die hem ontbreekt; heeft hij ook hartenheer, dan wie de heer heeft van de hoogste kleur waarvan hij die mist.
kleuren-troel-above = Iedereen mag hoger bieden, ook die twee; doet niemand het, dan wordt de troel gespeeld.
kleuren-order = **Volgorde** Vanaf links van de gever, met de klok mee, tot iedereen gepast heeft of vastligt. Past iedereen, dan wordt er opnieuw gegeven.
kleuren-suits = **Kleuren** Van twee verder gelijke biedingen wint die in de hoogste kleur: harten, dan ruiten, klaveren, schoppen.
kleuren-pass = **Passen** Je doet niet meer mee aan het bieden.
kleuren-wait = **Wachten** Alleen wie links van de gever zit, als allereerste bod{ $troel ->
    [yes] { "" }, en niet boven een troel
   *[no] { "" }
}. Daarna mag je enkel nog meegaan of passen.
kleuren-propose = **Vragen** in een kleur die je hebt, als eerste bod of nadat je al vroeg. Niet in een kleur die een ander op dat moment vraagt, of waarin ooit iemand meegegaan is. En iemand moet nog mee kunnen gaan: een speler die niet gepast heeft en nog vrij is, voor hoogstens 13 slagen. Een vraag blijft staan tot je volgende beurt. { $times ->
    [1] Elke kleur mag je één keer vragen.
    [2] Dezelfde kleur mag je twee keer vragen.
   *[other] Dezelfde kleur mag je drie keer vragen.
}
kleuren-accept = **Meegaan** met een vraag die nog staat, in een kleur die je hebt. Jullie liggen vast aan die kleur, voor zo weinig slagen als nodig is om het hoogste bod te overtreffen, en jij biedt voor jullie beiden.
kleuren-solo = **Alleen** Voor zo weinig slagen als nodig is om het hoogste bod te overtreffen. Enkel in een kleur die je vergeefs vroeg, of als alle anderen vastliggen of pasten; nooit in een kleur die anderen al op zich namen. Je blijft bij die kleur.
kleuren-solo-once = Niet in een kleur die je meer dan één keer vroeg.
kleuren-negative = **{ $names }** Op elke beurt, tenzij je wacht of vastligt aan een kleur. Heeft iemand net hetzelfde geboden, dan mag jij het ook: dan speelt elk het voor zich. Vanaf dan blijven voor jou alleen contracten zonder troef over.
kleuren-misere-closes = Na een contract zonder troef mag niemand nog een kleur vragen die nog niemand vroeg; een kleur opnieuw vragen of meegaan met een vraag die staat, mag nog.
kleuren-misere-closes-first = Na een contract zonder troef mag niemand nog vragen; met een vraag die al staat, mag je nog meegaan.
kleuren-forced-fourth = Zijn er op het einde drie kleine miseries, dan moet de vierde ook.
kleuren-abondance = **{ $names }** Enkel als je eerste bod, voor zoveel slagen als je wilt. Je blijft bij die kleur.
kleuren-raise = **Opbieden** Ligt iedereen vast, dan gaat wie overboden is hoger of past, met de klok mee vanaf wie laatst sprak, tot er één bod overblijft. Samen of alleen: zo weinig slagen als nodig. Zonder troef: een even hoog of hoger contract zonder troef. Abondance of slim: een hoger bod in dezelfde kleur.
kleuren-abondance-misere = Een overboden abondance mag ook naar een contract zonder troef.
kleuren-parole = **Passe parole** Wie meeging en { $tricks } slagen of meer zou moeten bieden, mag dat aan zijn maat laten: die biedt of past, en biedt voortaan voor beiden.
kleuren-bound = **In de steek gelaten** Past wie voor beiden biedt, dan ligt de ander nog vast: alleen in die kleur, of passen.
kleuren-bound-taken = Niet alleen, als iemand buiten dat paar die kleur op zich nam.
kleuren-bound-misere = Is dat wie gevraagd had, dan mag ook een contract zonder troef.
kleuren-double = **Dubbel** Na het bieden mag elke tegenstander *dubbel* zeggen. De eerste telt; meer dan één is er niet.

# De contracten.
kleuren-contract-accept = **Samen** Minstens { $goals } slagen, in de kleur waarin er meegegaan is.
kleuren-contract-solo = **Alleen** Minstens { $goals } slagen, alleen tegen drie, met troef naar keuze.
kleuren-contract-troel = **Troel** { $tricks ->
    [9] Minstens 9 slagen. De maat kiest troef: de kleur van de gevraagde kaart, of een andere.
   *[other] De maat kiest: minstens 8 slagen in de kleur van de gevraagde kaart, of 9 in een andere kleur.
}
kleuren-contract-small-misere = **Kleine miserie** Zonder troef. Elk legt een kaart weg; je haalt geen van de 12 slagen.
kleuren-contract-piccolo = **Piccolo** Zonder troef. Je haalt juist één slag.
kleuren-contract-piccolissimo = **Piccolissimo** Zonder troef. Je haalt juist twee slagen.
kleuren-contract-grand-misere = **Grote miserie** Zonder troef. Je haalt geen van de 13 slagen.
kleuren-contract-open-misere = **Open miserie** Je haalt geen van de 13 slagen, met je kaarten open na de eerste.
kleuren-contract-abondance = **Abondance** Minstens { $goals } slagen, alleen, met troef naar keuze.
kleuren-contract-abondance-table = **Abondance op tafel** Minstens { $goals } slagen, met je kaarten open na de eerste.
kleuren-contract-small-slam = **Kleine slim** Minstens 12 slagen, alleen, met troef naar keuze.
kleuren-contract-small-slam-table = **Kleine slim op tafel** Minstens 12 slagen, met je kaarten open na de eerste.
kleuren-contract-slam = **Solo slim** Alle 13 slagen, alleen, met troef naar keuze.
kleuren-contract-slam-table = **Solo slim op tafel** Alle 13 slagen, met je kaarten open na de eerste.
kleuren-contract-open-slam = **Open slim** Alle 13 slagen, met je kaarten open na de eerste: het hoogste bod van al.

# Het spelen.
kleuren-lead = **Uitkomen** Wie links van de gever zit, komt uit voor de eerste slag.
kleuren-lead-alone = Bij abondance of slim komt de speler zelf uit.
kleuren-lead-troel = Bij troel komt de maat uit met de gevraagde kaart, als die kleur troef is; zo niet komt wie de azen heeft uit met troefaas.
kleuren-lead-troel-any = Bij troel komt de maat uit, met om het even welke kaart.
kleuren-follow = **Volgen** als je kunt; zo niet speel je wat je wilt. Troeven of overnemen hoeft nooit.
kleuren-tricks = **Slagen** De hoogste troef haalt de slag, zonder troef de hoogste van de gevraagde kleur. Wie hem haalt, komt uit.
kleuren-example = **Voorbeeld** Harten is troef. { $led } wordt uitgespeeld en { $best } gaat erover; wie geen schoppen heeft, gooit af ({ $away }) of troeft ({ $ruff }): { $ruff } haalt de slag. Zonder troef zou { $best } dat doen.
kleuren-alt-ranking = Een kleur van hoog naar laag: { $cards }.
kleuren-alt-suits = De kleuren bij het bieden, de hoogste eerst: { $cards }.
kleuren-alt-trick = De slag van het voorbeeld, in de volgorde van het spelen: { $cards }.
kleuren-aside = **Kleine miserie** Vóór de uitkomst legt elk een kaart naar keuze dicht weg; niemand anders ziet ze.
kleuren-face-up = **Open kaarten** Wie op tafel of open speelt, legt na de eerste slag zijn kaarten open en speelt ze vandaar.
kleuren-several = **Meerdere miseries** Wie hetzelfde bood, speelt het voor zich: elk wint of verliest alleen.
kleuren-end-settled = **Einde** Een gift stopt zodra geen enkele kaart de telling nog kan veranderen.
kleuren-end-last = **Einde** Elke gift wordt tot de laatste kaart gespeeld.

# De telling.
kleuren-sides = **Telling** Twee tegen twee: elke speler wint de punten van het contract, elke tegenstander verliest ze; mislukt het, dan omgekeerd. Alleen tegen drie: hij krijgt ze van elk van de drie, of betaalt elk. Meerdere miseries worden elk apart geteld. Alleen punten, nooit geld.
kleuren-ladder = **Contracten, van laag naar hoog** Punten, contract, wat elke overslag erbij doet (+), wat elke onderslag bij het verlies doet (−). Meer slagen dan er staan, brengen niets op. Op één regel gaat de hoogste kleur voor: harten, ruiten, klaveren, schoppen.
kleuren-ladder-equal = Een regel met = staat even hoog als die erboven; ook daar beslist de kleur.
kleuren-ladder-against = Na de streep: hetzelfde voor de tegenstanders.
kleuren-all-tricks = { $name } met alle 13 slagen: { $points }.
kleuren-exactly = { $name } volgens de gehaalde slagen, wat er verder ook staat: { $figures }.
kleuren-failed = Een contract dat mislukt, kost zijn punten en daarbovenop de onderslagen.
kleuren-failed-otherwise = { $under ->
    [0] { $name } dat mislukt: { $points }.
   *[other] { $name } met één slag te weinig: { $first }, en { $under } voor elke volgende.
}
kleuren-doubles = **Dubbel** Bij één dubbel telt alles twee keer, bij twee drie keer, bij drie vier keer:
kleuren-double-tricks = { $tricks ->
    [13] • alle 13 slagen voor de spelers: { $names }
    [0] • alle 13 slagen voor de tegenstanders: { $names }
    [one] • precies { $tricks } slag voor de spelers: { $names }
   *[other] • precies { $tricks } slagen voor de spelers: { $names }
}
kleuren-double-said = • het *dubbel* van een tegenstander
kleuren-double-passed = • een gift ervoor waarin iedereen paste (meerdere tellen één keer)
kleuren-double-row = • { $name }: al { $doubles ->
    [1] één keer
   *[other] { $doubles } keer
}, en dat zit in de punten hierboven
