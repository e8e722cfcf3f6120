# Op een server komen, hulp, het toezicht op tafels, en privacy.
admin-command-help = hulp
admin-command-help-hint = Wat je nu kunt doen: aan je tafel, voor je er een hebt, of als beheerder van de server
admin-command-privacy = privacy
admin-command-privacy-hint = Wat er over je bewaard wordt en hoelang; krijg het als bestand, of word vergeten
admin-command-forget-me = vergeet-mij
admin-command-forget-me-hint = Verwijder wat er over je bewaard wordt; uitslagen blijven zonder je naam
admin-command = beheer
admin-command-hint = Toezicht op de tafels van deze server
admin-command-health = toestand
admin-command-health-hint = Hoe het met de bot gaat, en wat hij in dit kanaal mist
admin-command-list-hint = Alle lopende tafels van deze server en waarop ze wachten
admin-command-stop-hint = Beëindig een tafel zonder uitslag, ook een die niet te lezen is
admin-command-repair = herstel
admin-command-repair-hint = Lees een tafel opnieuw en toon ze in nieuwe berichten; niemand verliest een kaart

admin-welcome-title = ## Couillon, Chouine en Kleurenwiezen, hier met je vrienden
admin-welcome-first =
    {"**"}Om te beginnen:** typ `/{ find-kleurenwiezen }`, `/{ find-couillon }` of `/{ find-chouine }`. De anderen gaan met een knop zitten, computers vullen de lege plaatsen, en iedereen krijgt zijn kaarten in een privébericht.
    Nog nooit gespeeld? `/{ lesson-command }` toont je in drie minuten hoe het gaat. `/{ rules-command }` legt elke variant uit, `/{ admin-command-help }` zegt hoe het verdergaat, `/{ ranks-command }` wie bovenaan staat.
admin-welcome-clubs = **Een club?** `/{ evening-command } { evening-new }` nodigt iedereen uit en loot de tafels, `/{ tournament-command } { tournament-open }` opent een tornooi. Alleen? Met `/{ deals-daily } { deals-play }` speel je de gift van de dag.
admin-welcome-manager = **Wie deze server beheert** kiest taal, klok, kanalen en huisregels met `/{ command-settings } { command-server }` en `/{ house-command }`.
admin-welcome-missing = ⚠ **Er ontbreekt nog iets:** geef me deze rechten in { $channel }, anders kan daar geen tafel open: **{ $permissions }**.
admin-welcome-ready = ✓ Ik heb in { $channel } alle rechten die ik nodig heb.
admin-welcome-nowhere = Ik ben net op **{ $server }** gekomen, maar mag er in geen enkel kanaal schrijven. Geef me deze rechten in het kanaal waar jullie willen spelen: **{ $permissions }**. Typ daar dan `/{ command-table } { command-open }`.
admin-welcome-language = Nederlands

admin-help-title = ## Wat nu?
admin-help-direct = Hier, in privéberichten, krijg je je kaarten en kun je spelen met de knoppen of door te typen: `/{ command-hand }`, `/{ command-play }`, `/{ command-bid }`. Een tafel open je in een kanaal van een server.
admin-help-private = je privéberichten
admin-help-missing = ⚠ Hier kan pas een tafel open als iemand die de server beheert me in dit kanaal deze rechten geeft: **{ $permissions }**.
admin-help-open = Open in één stap een tafel: `/{ find-kleurenwiezen }`, `/{ find-couillon }` of `/{ find-chouine }`; al het andere met `/{ command-table } { command-open }`. Met twee, of tegen de computer: `/{ command-duel }`. De laatste partij nog eens: `/{ command-table } { find-rematch-command }`.
admin-help-free = Aan tafel { $table } in { $channel }, **{ $game }**, is nog plaats: ga zitten met de knop, of met `/{ command-table } { find-join }`.
admin-help-host-waits =
    Tafel { $table } in { $channel }, **{ $game }**: { $count ->
        [one] er is nog één plaats
       *[other] er zijn nog { $count } plaatsen
    } vrij. Nodig iemand uit of zet er computers bij, allebei met de knoppen van de tafel; druk dan op **{ lobby-start }**.
admin-help-host-starts = Tafel { $table } in { $channel }, **{ $game }**: alle plaatsen zijn bezet. Druk op **{ lobby-start }**, of typ `/{ command-table } { command-start }`.
admin-help-lobby = Tafel { $table } in { $channel }, **{ $game }**: je zit aan tafel; de gastheer begint de partij als alle plaatsen bezet zijn.
admin-help-away = Tafel { $table } in { $channel }, **{ $game }**: de computer speelt voor jou, omdat je afwezig was. Speel gewoon, of druk op **{ play-back }**.
admin-help-paused = Tafel { $table } in { $channel }, **{ $game }**: de partij is onderbroken. Meld je met **{ stay-here }** of `/{ stay-resume }`; ze gaat verder als iedereen er weer is.
admin-help-answer = Tafel { $table } in { $channel }, **{ $game }**: iemand stelt iets voor. Antwoord met de knoppen daar, of met `/{ stay-answer }`.
admin-help-turn = Tafel { $table } in { $channel }, **{ $game }**: **het is aan jou.** `/{ command-hand }` toont je kaarten; druk op een kaart, of typ `/{ command-play }` of `/{ command-bid }`.
admin-help-others = Tafel { $table } in { $channel }, **{ $game }**: het is aan { $name }.
admin-help-between = Tafel { $table } in { $channel }, **{ $game }**: niemand is aan de beurt; de volgende gift komt vanzelf of met de knop.
admin-help-play = **Spelen:** met knoppen of door te typen, zoals je wilt. `/{ command-hand }` toont je kaarten, `/{ command-play }` speelt er een, `/{ command-bid }` zegt alles wat geen kaart is, `/{ prefer-command-look }` toont de hele tafel in woorden. Met `/{ company-claim }` eis je de rest op, met `/{ company-undo }` neem je een misklik terug, met `/{ company-say }` zeg je iets vriendelijks, met `/{ stay-pause }` stel je een pauze voor; `/{ stay-tables }` toont al je tafels.
admin-help-clubs = **Met velen:** `/{ tournament-command } { tournament-open }` opent een tornooi, `/{ evening-command } { evening-new }` maakt een clubavond met inschrijving, `/{ season-command } { season-new }` een seizoen daarvan. **Dezelfde kaarten voor iedereen:** met `/{ deals-daily } { deals-play }` speel je de gift van de dag, met `/{ deals-send }` laat je een vriend jouw gift spelen.
admin-help-learn = **Leren:** `/{ lesson-command }` leert je een spel terwijl je het speelt, `/{ rules-command }` toont de regels met prenten, `/{ learn-glossary }` legt de woorden uit, en `/{ learn-why }` zegt waarom een kaart niet mag; kaarten die je mag spelen zijn gemerkt.
admin-help-past = **Achteraf:** `/{ ranks-command }` toont wie bovenaan staat, `/{ stats-command }` en `/{ stats-history }` tonen wat je gespeeld hebt. Met `/{ stats-replay }` zie je een partij kaart per kaart, wat je keuzes kostten, en speel je van daar verder; met `/{ fair-command }` zie je dat niemand de kaarten koos.
admin-help-own = **Voor jou:** met `/{ command-settings } { command-mine }` kies je taal en kaarten, `/{ admin-command-privacy }` toont wat er over je bewaard wordt.
admin-help-manager = **Je beheert deze server:** `/{ command-settings } { command-server }` stelt hem in, `/{ house-command }` maakt huisregels, met `/{ admin-command } { admin-command-health }` en `/{ admin-command } { command-list }` houd je toezicht op de tafels, en `/{ ranks-message } { ranks-post }` zet een ranglijst in een kanaal.

admin-only-managers = Alleen wie deze server mag beheren, houdt toezicht op de tafels; vraag het aan zo iemand.
admin-health-connection =
    { $milliseconds ->
        [0] Discord: verbonden
       *[other] Discord: antwoordt in { $milliseconds } ms
    }
admin-health-database = Databank: antwoordt in { $milliseconds } ms
admin-health-tables = Tafels: { $count }, aan { $playing } ervan wordt gespeeld
admin-health-emojis = Emoji’s van kaarten: { $count } van { $all }
admin-health-missing = Rechten die in dit kanaal ontbreken: **{ $permissions }**
admin-health-no-events = Avonden zijn geen evenementen van de server: geef me daarvoor **{ $permission }**
admin-health-permitted = Rechten in dit kanaal: volledig
admin-list-damaged = ⚠ Tafel { $table } is niet te lezen: probeer `/{ admin-command } { admin-command-repair }`, of beëindig ze met `/{ admin-command } { command-stop }`.
admin-list-until = Tafel { $table } · { $game } · { $channel } · wacht op { $name }, { $when }
admin-list-lobby = Tafel { $table } · { $game } · { $channel } · niet begonnen
admin-list-playing = Tafel { $table } · { $game } · { $channel } · wacht op { $name }
admin-unreadable = Wat er van tafel { $table } bewaard is, spreekt zichzelf tegen, dus kan ze niet verder; beëindig ze met /{ admin-command } { command-stop }.
admin-repaired = Tafel { $table } is opnieuw gelezen en staat in nieuwe berichten.

admin-privacy-title = ## Wat er over je bewaard wordt
admin-privacy-text =
    {"**"}Wel:** je Discord-ID en de naam waaronder je speelt, aan welke tafels je zat, wat je er speelde en hoe het afliep; wat je koos bij `/{ command-settings } { command-mine }`, de taal van je Discord, welke lessen je af hebt, en waar mijn berichten over je tafels staan.
    {"**"}Niet:** berichten, wie je vrienden zijn, wanneer je online bent, je e-mailadres. Niets gaat naar iemand anders; er is geen reclame en er wordt niets gemeten.
    {"**"}Wie het ziet:** je kaarten zie alleen jij, zolang een gift gespeeld wordt. Uitslagen en wat er gespeeld is, ziet iedereen die aan tafel zat of op de server is.
    {"**"}Hoelang:** tot je vergeten wilt worden; ook het toevallige getal dat je naam verbergt in de vingerafdruk van een partij gaat dan weg. Instellingen en huisregels van een server die de bot verwijdert: 30 dagen.
    {"**"}Als je vergeten bent:** er blijven een tijd merktekens, gemaakt met een sleutel die alleen mijn databank heeft, zodat niemand een tweede kans krijgt. Ze zeggen dat iemand de gift van de dag speelde (tot die dag voorbij is), de kaarten van een gift zag of zat waar dezelfde giften gespeeld worden (tot die gedaan zijn), een plaats in een tornooi had (tot het eindigt), uit een partij moest opstaan (tot die voorbij is), of in een partij zat die meetelt voor ratings (100 dagen). Ik herken je eraan als je terugkomt, niemand anders kan dat, en ze staan in geen enkel bestand.
    Met de knoppen krijg je alles als bestand, of laat je het verwijderen.
admin-export = Mijn gegevens opvragen
admin-exported = Dit is alles wat er over je bewaard wordt. Alleen jij ziet dit bericht.
admin-forget-me = Vergeet mij
admin-forget-question =
    {"**"}Zeker?** Dit kan niet ongedaan gemaakt worden.
    • Waar je aan het spelen bent, gaat een computer voor je verder; tafels die alleen op jou wachten, houden op.
    • Uitslagen blijven, met “N.N.” in de plaats van je naam, zodat de cijfers van de anderen niet veranderen.
    • Je instellingen, je ratings en je naam worden verwijderd.
    • Opdat niemand een tweede kans krijgt, blijven er merktekens die alleen mijn databank kan lezen: hoogstens 100 dagen, zoals `/{ admin-command-privacy }` zegt.
    • Berichten van mij worden opnieuw getoond zonder je naam, voor zover Discord dat toelaat.
admin-forget-names = {"**"}Deze namen bevatten de jouwe en blijven,** want ze horen bij huisregels, avonden en seizoenen. Wie ze maakte, of de server beheert, kan ze hernoemen of beëindigen:
admin-forget-sure = Ja, vergeet mij
admin-keep = Nee, bewaar alles
admin-forgotten = Gedaan: niets van wat ik bewaar, noemt je nog. Speel je opnieuw, dan begint alles van voren af aan, behalve waar dat een tweede kans zou zijn.
admin-forgotten-half = Waar je aan het spelen was, spelen computers verder, maar de rest kon nu niet verwijderd worden en staat er nog. Druk straks nog eens.
admin-forgotten-but =
    {"**"}Alles is verwijderd, behalve dit:** { $left }. Dat kan nu niet gelezen of veranderd worden en herinnert nog aan jou. Vraag wie de server beheert om het te herstellen (`/{ admin-command } { admin-command-repair }`) of te beëindigen (`/{ admin-command } { command-stop }`), en druk dan nog eens.
admin-left-table = tafel { $table }
admin-left-tournament = tornooi { $tournament }
