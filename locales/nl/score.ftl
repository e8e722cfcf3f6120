# Scores van avonden met echte kaarten: opdrachten, het blad, wat er over een gift gevraagd wordt.
score-command = score
score-command-hint = Een scoreblad voor een avond met echte kaarten
score-open = openen
score-open-hint = Open een blad: welk spel, wie speelt, een inzet per punt als je wilt
score-list = lijst
score-list-hint = Jouw bladen die nog lopen
score-show = tonen
score-show-hint = Toon het blad opnieuw onderaan in zijn kanaal
score-deal = gift
score-deal-hint = Vul de gift in die net gespeeld is
score-correct = corrigeren
score-correct-hint = Corrigeer een gift, welke ook
score-undo = terugnemen
score-undo-hint = Neem terug wat het laatst ingevuld is
score-deals = giften
score-deals-hint = Alle giften van de avond
score-end = afsluiten
score-end-hint = Sluit de partij af: de uitslag, en wie wie betaalt
score-row = regel
score-row-hint = Een regel die geen gift is: verzaken, een afgesproken correctie
score-row-name = naam
score-row-name-hint = Wat het is: verzaakt, afgesproken correctie…
score-row-points = punten
score-row-points-hint = Een getal per kant, in de volgorde van het blad, met komma’s: 0, -5, 0, 0
score-relieve = aflossen
score-relieve-hint = Iemand neemt vanaf de volgende gift een plaats aan tafel over
score-relieve-column = van
score-relieve-column-hint = Wiens plaats: de naam op het blad
score-relieve-by = lid
score-relieve-by-hint = Wie overneemt, als het een lid is
score-relieve-guest = gast
score-relieve-guest-hint = Wie overneemt, als het een gast is
score-players = spelers
score-players-hint = In volgorde rond de tafel: @leden en namen van gasten, met komma’s ertussen
score-dealer = gever
score-dealer-hint = Wie eerst geeft: het nummer van de plaats
score-stake = inzet
score-stake-hint = Wat een punt waard is, zoals 0,05 €; de bot zegt alleen wie wie betaalt
score-count = ranglijst
score-count-hint = Of het meetelt in de ranglijsten, als gespeeld met echte kaarten, voor elk lid dat dat zegt
score-pot = pot
score-pot-hint = Rondpas: wat elke vrouw kost, in punten; wie de pot pakt, zeg je bij een gift
score-which = blad
score-which-hint = Het nummer van het blad, als er meer zijn
score-nth = { $unit ->
    [parties] Partij
   *[deals] Gift
} { $deal }
score-title = ### { $game }
    -# Echte kaarten · blad { $score } · geopend door { $name }
score-title-ended = ### { $game } · afgelopen
    -# Echte kaarten · blad { $score } · geopend door { $name }
score-next = **{ $nth }**: { $name } geeft.
score-next-out = **{ $nth }**: { $name } geeft en speelt niet mee.
score-next-drawn = **{ $nth }**: de gever wordt geloot.
score-won = **{ $side }** { $people ->
    [one] heeft
   *[other] hebben
} gewonnen. “{ score-button-end }” toont de uitslag.
score-counts = Telt mee in de ranglijsten, als gespeeld met echte kaarten.
score-counts-not = Telt in geen ranglijst mee.
score-counts-for = Telt mee in de ranglijsten, als gespeeld met echte kaarten, voor { $names }.
score-counts-few = Telt mee in de ranglijsten, als gespeeld met echte kaarten, zodra { $count } aan tafel dat gezegd hebben; tot nu toe: { $names }.
score-counts-asked = Nog niet voor { $names }: “{ score-button-agree }”.
score-counts-once = Telt mee in de ranglijsten, als gespeeld met echte kaarten, voor ieder die onder het blad op “{ score-button-agree }” drukt; voor wie het opent, telt het al mee.
score-told-by = ingevuld door { $name }
score-corrected-by = ingevuld door { $name }, gecorrigeerd door { $corrected }
score-ended-by = Afgesloten door { $name }.
score-ended-manager = Afgesloten door { $name }, die dat op deze server mag: “{ $reason }”
score-ended-itself = Vanzelf afgesloten: zeven dagen lang heeft niemand iets gedaan.
score-on-by = Gaat verder nadat het afgelopen was; gevraagd door { $names }.
score-on-manager = Gaat verder nadat het afgelopen was; { $name }, die dat op deze server mag, heeft dat beslist: “{ $reason }”
score-since-corrected = Sinds het einde: { $nth } gecorrigeerd door { $name }.
score-since-row = Sinds het einde: een regel gecorrigeerd door { $name }.
score-since-undone = Sinds het einde: iets teruggenomen door { $name }.
score-wishing = Wil toch verder spelen: { $names }. We wachten nog op een druk op “{ score-button-reopen }” van: { $missing }.
score-warned = ⏳ Zes dagen lang heeft niemand hier iets ingevuld. Dit blad sluit vanzelf af { $when }, met wat erop staat.
score-button-agree = Telt voor mij mee
score-button-stay = Open laten
score-agreed = Zodra ze afgelopen is, telt de partij op blad { $score } voor jou mee.
score-not-named = Alleen leden die op dit blad staan, kunnen zeggen dat het voor hen meetelt.
score-stays = Het blad blijft open.
score-wished = Het staat op het blad. Het gaat verder zodra de anderen dat ook vragen: { $names }.
score-asked = Je staat op blad { $score } voor echte kaarten ({ $game }): { $where }
    Moet de partij voor jou meetellen in de ranglijsten van de server? Als je nergens op drukt, ben je daar een gast.
score-form-end = Blad { $score } afsluiten
score-form-reopen = Blad { $score } gaat verder
score-form-does-end = De partij eindigt met wat tot nu toe ingevuld is. Iedereen leest je naam en je reden op het blad.
score-form-does-reopen = De partij gaat verder zonder dat het aan de spelers gevraagd wordt; tot ze weer afgelopen is, telt ze voor niemand. Iedereen leest je naam en je reden op het blad.
score-button-deal = Gift gespeeld
score-button-undo = Terugnemen…
score-button-correct = Corrigeren…
score-button-all = Alle giften
score-button-more = Meer…
score-button-row = Regel zonder gift…
score-more-row = Verzaken, een afgesproken correctie of iets anders dat de stand verandert zonder gift:
score-more-relieve = Iemand wordt afgelost vanaf de volgende gift, en ieder betaalt en krijgt wat de eigen giften opbrachten:
score-relieve-whom = Wie wordt afgelost?
score-relief-title = Iemand neemt over
score-relief-who = In de plaats van { $name }
score-relief-hint = Een naam; wie op het blad staat of stond, is bekend, ieder ander is gast
score-row-called = Wat het is
score-row-changes = Hoeveel elke kant verandert
score-row-lines = Achter de dubbele punt: −5 gaat af van wat op het blad staat, 5 komt erbij
score-row-strike = Achter de dubbele punt; met alleen nullen wordt de regel geschrapt
score-row-kept = ✓ **{ $name }** · { $changes }
score-row-struck = De regel is geschrapt.
score-relieved = ✓ **{ $name }** neemt over van { $before }, vanaf de volgende gift.
score-took-over = { $name } neemt over van { $before }
score-refused = ⚠️ { $why }
score-bad-row = “{ $typed }” is niet te lezen: typ een regel per kant, of gehele getallen met komma’s ertussen. Kanten: { $count }.
score-pot-now = pot **{ $pot }**
score-open-pot = Pot: { $pot } per vrouw bij rondpas
score-open-names-more = Een regel per persoon rond de tafel, { $count } tot { $most }; boven { $count } speelt om de beurt iemand niet mee
score-button-end = Afsluiten…
score-button-reopen = Toch verder spelen
score-button-show = Toon blad { $score }
score-button-keep = Bewaren
score-button-type = Cijfers intikken…
score-button-drop = Weggooien
score-button-next = Volgende gift
score-all-title = ### { $game } · alle giften
    -# Geopend door { $name }
score-none-yet = Er is nog geen gift ingevuld.
score-list-title = ### Jouw bladen voor echte kaarten
score-list-managed = ### Andere bladen van deze server
    -# Wie de server beheert, kan ze allemaal afsluiten: /{ score-command } { score-end }
score-list-line = **{ $score }** { $game } · { $nth } · { $standing } · { $where }
score-telling = ### { $nth } · { $name } gaf
score-telling-out = ### { $nth } · { $name } gaf en speelt niet mee
score-telling-drawn = ### { $nth }
score-correcting = ### { $nth }: corrigeren
score-go-on = Kies hierboven; wat het zou tellen, staat hier voor er iets bewaard wordt.
score-would = Zou tellen: { $changes }
score-was = Telt nu: { $changes }
score-same-after = -# De latere sommen blijven zoals ze zijn.
score-sums = Sommen na latere giften:
score-kept = ✓ **{ $nth }** { $told }
    { $changes }
score-undo-deal = **{ $nth }** terugnemen?
    { $told }
    { $changes }
score-undo-correction = **{ $nth }**: de correctie terugnemen?
    Nu: { $told } · { $changes }
    Dan weer: { $was } · { $wascounted }
score-undo-line = Dit terugnemen?
    { $line }
score-undo-row = De correctie terugnemen?
    Nu: { $now }
    Dan weer: { $was }
score-undo-yes = Terugnemen
score-undo-no = Laten staan
score-correct-which = Welke gift moet gecorrigeerd worden?
score-correct-drops = Wat al ingevuld was van de volgende gift, vervalt dan.
score-end-ask = De partij afsluiten na { $deals ->
    [one] één gift
   *[other] { $deals } giften
}?
score-end-yes = Afsluiten
score-end-no = Verder spelen
score-goes-on-with = Iemand is hiermee begonnen; ga verder of gooi het weg.
score-meanwhile = Iemand aan tafel was sneller: zo staat het er nu voor.
score-dropped = Weggegooid: er is niets van bewaard.
score-undone = Teruggenomen; het blad toont het.
score-left = Alles blijft zoals het is.
score-ended = De partij is afgesloten; het blad toont de uitslag.
score-reopened = De partij gaat verder.
score-there = Het blad staat onderaan: { $channel }
score-channel-gone = Het kanaal van blad { $score } is weg: gebruik deze opdracht in het kanaal van zijn server waar het verder moet.
score-form = Cijfers van deze gift
score-form-hint = Een getal van { $least } tot { $most }
score-nobody = niemand
score-nothing = geen
score-told = { $asked }: { $answer }
score-pick = Kies
score-pick-several = Kies er { $least } tot { $most }
score-pick-just = Kies er { $most }
score-pays = { $payer } betaalt { $payee } **{ $amount }**
score-even = Niemand is iemand iets schuldig.
score-no-money = { $stake } per punt. Dit is alleen een lijst: de bot verplaatst geen geld.
score-amount = { $whole },{ $part }
score-money = { $amount } { $currency }
score-later = { $nth } klopt dan niet meer: { $why }
score-untold-match-over = De partij is afgelopen: er komt geen gift meer.
score-untold-unanswered = Nog in te vullen: { $asked }.
score-untold-not-asked = Dat wordt voor deze gift niet meer gevraagd; kies opnieuw.
score-untold-not-a-choice = { $asked } kan niet { $given } zijn. Mogelijk: { $possible }.
score-untold-not-in-range = { $asked }: { $given } kan niet. Het is een getal van { $least } tot { $most }.
score-untold-not-that-many = { $asked }: { $given } gekozen; het moeten er { $least } tot { $most } zijn.
score-untold-no-sum = { $asked }: samen is dat { $given }. { $least ->
    [0] Het kan hoogstens { $most } zijn.
   *[other] Het moet { $sum } zijn.
}
score-untold-no-row = Op dit blad veranderen alleen giften de stand.
score-untold-below-zero = Dat kan niet: een kant zou dan minder dan { $least } of meer dan { $most } hebben.
score-none-open = Je staat op geen blad dat nog loopt. /{ score-command } { score-open } begint er een.
score-say-which = Welk blad? Mogelijk: { $scores }.
score-open-title = ### Een blad voor { $game }
score-open-stake = Inzet: { $stake } per punt
score-open-members = Leden aan tafel
score-open-dealer = Wie geeft eerst?
score-open-begin = Beginnen
score-open-names = Namen en volgorde…
score-open-names-hint = Een regel per plaats rond de tafel, { $count } in totaal; wie geen lid is, is gast
score-open-players = Spelers
score-open-set-stake = Inzet…
score-open-count = Voor de ranglijsten
score-open-counted = ✓ Ranglijsten
score-open-side = kant { $side }
score-open-nobody = –
score-open-dropped = Er is geen blad geopend.
score-opened = Blad { $score } is open. Na elke gift drukt iemand aan tafel op “{ score-button-deal }”.
score-opening-forgotten = Dit blad is al geopend, of ik ben intussen herstart. Begin opnieuw met /{ score-command } { score-open }.
score-too-many = Genoemd: { $given }. Plaatsen aan tafel: { $seats }.
score-no-member = Iemand die je noemt, is hier geen lid. Typ de naam zonder @ voor een gast.
score-no-bot = Een bot zit niet aan een tafel met echte kaarten; noem een mens.
score-bad-stake = “{ $typed }” is geen inzet. Schrijf een bedrag tot 100 en wat het is, zoals “0,05 €” of “5 frank”.
score-couillon-cards = de kaarten
score-couillon-thrown-in = niemand: gaat niet door
score-chouine-annulled = telt niet: gelijke punten
score-chouine-points = reken het uit met de punten
score-kleurenwiezen-passed = iedereen past
score-ask-contract = Contract
score-ask-trumps = Troef
score-ask-declarers = Gespeeld door
score-ask-tricks = Slagen
score-ask-doubled = Gedubbeld
score-ask-maker = Troef gemaakt door
score-ask-points = Punten
score-ask-sweep = Alle slagen
score-ask-mit = Mit’
score-ask-kontra = Kontra
score-ask-re = Re
score-ask-dealer = Gever
score-ask-winner = Gewonnen door
score-ask-chouine = Door een chouine
score-ask-cards = Kaartpunten
score-ask-declared = Gemeld
score-ask-out = Speelt niet mee
score-ask-queens = Vrouwen
score-ask-pot = Pakt de pot
score-say-contract = { $answer }
score-say-trumps = { $answer }
score-say-declarers = { $answer }
score-help = **Met echte kaarten:** `/{ score-command } { score-open }` houdt de score bij van een avond aan een echte tafel, in een kanaal of in privéberichten, en zegt op het eind wie wie betaalt.
