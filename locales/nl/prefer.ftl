# Hoe mensen en servers spelen: het tweede blad van /instellingen, /instellingen tonen, klokken, de vraag voor een kaart, /kijk.
prefer-page-looks = Hoe het eruitziet
prefer-page-play = Hoe er gespeeld wordt
prefer-me-title = **Hoe jij speelt**
prefer-server-title = **Hoe deze server speelt** – tafels die vanaf nu geopend worden.
prefer-show-me = **Jij**
prefer-show-server = **Deze server**

prefer-hand = Je kaarten komen
prefer-hand-message = in een privébericht
prefer-hand-channel = in het kanaal, met “Mijn kaarten” of /hand
prefer-sorting = Volgorde van je kaarten
prefer-sorting-falling = elke kleur van hoog naar laag
prefer-sorting-rising = elke kleur van laag naar hoog
prefer-sorting-trumps = troeven eerst, van hoog naar laag
prefer-sorting-mirrored = troeven laatst, van laag naar hoog
prefer-confirm = Als je een kaart aanklikt
prefer-confirm-no = wordt ze meteen gespeeld
prefer-confirm-yes = word ik het eerst gevraagd
prefer-pings = De bot roept je
prefer-pings-all = voor alles
prefer-pings-turn = alleen als het aan jou is
prefer-pings-none = nooit
prefer-globally = Rating over alle servers
prefer-globally-no = nee
prefer-globally-yes = ja, en overal met naam op de lijst
prefer-figures = Jouw statistieken
prefer-figures-shown = anderen zien ze
prefer-figures-hidden = verborgen, ook op ranglijsten

prefer-threads = Een thread per tafel
prefer-threads-no = nee
prefer-threads-yes = ja
prefer-takeback = Een misklik terugnemen
prefer-takeback-no = nee
prefer-takeback-5 = 5 seconden lang, zolang niemand anders iets deed
prefer-takeback-15 = 15 seconden lang, zolang niemand anders iets deed
prefer-computers = Partijen met computers
prefer-computers-no = tellen niet voor de rating
prefer-computers-yes = tellen ook voor de rating
prefer-clock = Klok
prefer-pace-quick = snel (30 seconden)
prefer-pace-usual = gewoon (90 seconden)
prefer-pace-relaxed = rustig (3 minuten)
prefer-pace-correspondence = per correspondentie (2 dagen)
prefer-pace-none = geen klok
prefer-pace-seconds = { $seconds } seconden
prefer-no-such-pace = “{ $typed }” is geen klok. Kies er een uit de lijst, of geef seconden: { $least } tot { $most }, of 0 voor geen.
prefer-house = Huisregels
prefer-house-none = geen
prefer-channels = Tafels mogen open in
prefer-channels-none = elk kanaal
prefer-opener = Wie tafels mag openen
prefer-opener-none = iedereen
prefer-stopper = Wie tafels van anderen mag stoppen
prefer-stopper-none = wie de server beheert
prefer-caller = Wie geroepen wordt als een tafel volk zoekt
prefer-caller-none = niemand

prefer-gone-role = “{ $part }”: de gekozen rol is verwijderd, dus er is niets ingesteld.
prefer-gone-channels = { $count ->
    [one] Eén gekozen kanaal is verwijderd en telt niet meer mee.
   *[other] { $count } gekozen kanalen zijn verwijderd en tellen niet meer mee.
}
prefer-gone-house = De gekozen huisregels zijn verwijderd, dus er zijn er geen ingesteld.
prefer-lacks = ⚠ In { $channel } kan niemand een tafel openen tot ik daar deze rechten heb: { $permissions }.
prefer-role-silent = ⚠ Ik kan { $role } niet roepen: laat iedereen die rol vermelden, of geef mij het recht { $permission }.
prefer-permission-mention-everyone = @everyone, @here en alle rollen vermelden

prefer-command-hand = hand
prefer-command-hand-hint = Waar je kaarten komen
prefer-command-sorting = volgorde
prefer-command-sorting-hint = In welke volgorde je je kaarten houdt
prefer-command-confirm = klik
prefer-command-confirm-hint = Of je eerst gevraagd wordt of een aangeklikte kaart gespeeld mag worden
prefer-command-pings = roepen
prefer-command-pings-hint = Waarvoor de bot je roept
prefer-command-globally = overal-rating
prefer-command-globally-hint = Of je ook over alle servers heen een rating en een plaats krijgt
prefer-command-figures = statistieken
prefer-command-figures-hint = Of anderen je statistieken en je plaatsen mogen zien
prefer-command-clock-hint = De klok van nieuwe tafels: haar naam, of seconden per beurt
prefer-command-threads = threads
prefer-command-threads-hint = Of elke nieuwe tafel een eigen thread krijgt
prefer-command-takeback = terugnemen
prefer-command-takeback-hint = Of een misklik aan nieuwe tafels teruggenomen kan worden
prefer-command-computers = computers-tellen
prefer-command-computers-hint = Of partijen met computers voortaan voor de rating tellen
prefer-command-house = huisregels
prefer-command-house-hint = De huisregels van nieuwe tafels waarvoor niets anders gezegd wordt
prefer-command-opener = openers
prefer-command-opener-hint = De rol die tafels mag openen; @everyone: geen rol nodig
prefer-command-stopper = stoppers
prefer-command-stopper-hint = De rol die tafels van anderen mag stoppen; @everyone: alleen beheerders
prefer-command-caller = geroepen
prefer-command-caller-hint = De rol die geroepen wordt als een tafel volk zoekt; @everyone: niemand
prefer-command-allow = kanaal
prefer-command-allow-hint = Nog een kanaal waar tafels open mogen; zonder keuze overal
prefer-command-forbid = zonder-kanaal
prefer-command-forbid-hint = Een kanaal waar geen tafels meer open mogen
prefer-command-show = tonen
prefer-command-show-hint = Alles wat jij en deze server gekozen hebben, in woorden

# De vraag voor een kaart gespeeld wordt; er kan een combinatie bij horen.
prefer-sure = { $card } spelen?
prefer-sure-aside = { $card } wegleggen?
prefer-sure-yes = Spelen
prefer-sure-aside-yes = Wegleggen
prefer-sure-no = Terug
prefer-hand-moved = Je kaarten vind je nu in { $channel }, met de knop “Mijn kaarten” of /hand.

# /kijk: de tafel en de eigen kaarten in woorden.
prefer-command-look = kijk
prefer-command-look-hint = De hele tafel en je eigen kaarten in woorden, voor jou alleen
prefer-look-title = **{ $game }, tafel { $table }**
prefer-look-hand = **Jij**
prefer-look-play = Je kunt spelen met /speel: { $cards }.
prefer-look-aside = Je kunt wegleggen met /speel: { $cards }.
prefer-look-say = Je kunt zeggen met /bied: { $calls }.
prefer-look-seat = Plaats { $seat }: { $name }
prefer-look-host = { $name }, gastheer
prefer-look-computer = { $name }, computer
