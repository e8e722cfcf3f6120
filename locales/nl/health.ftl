# Wat /admin health zegt: eerst of alles goed gaat, dan de cijfers; telkens één regel, voor smalle schermen.
health-well = ✓ **Alles gaat goed.**
health-troubles =
    { $count ->
        [one] **Eén ding vraagt aandacht:**
       *[other] **{ $count } dingen vragen aandacht:**
    }
health-late = Iets wacht al { $number } s om getoond te worden. Meldt <https://discordstatus.com> geen storing, dan zegt het logboek van de bot meer.
health-far = Discord heeft { $number } ms nodig om te antwoorden. Storingen staan op <https://discordstatus.com>; anders is de internetverbinding van de bot traag.
health-busy = De bot kwam { $number } ms te laat aan zijn werk toe, want zijn machine heeft te veel te doen: stop er andere programma’s, of kies een snellere machine.
health-answers-slowly = De databank heeft { $number } ms nodig om te antwoorden: een ander programma gebruikt het bestand, of de schijf is traag.
health-draws-slowly = Een prent tekenen duurt tegenwoordig gemiddeld { $number } ms: de machine van de bot is te traag, of heeft te veel ander werk.
health-refused = Discord heeft in tien minuten { $number } ongeldige aanvragen geteld, en bij 10.000 sluit het de bot buiten. De pagina met cijfers (METRICS_PORT) toont hun routes. Zorg dat geen ander programma dit token of adres gebruikt.
health-openings-refused = Discord laat me nog { $number } min geen nieuwe mensen schrijven. Tot dan zien ze hun kaarten met *{ play-my-hand }*.
health-openings-awaited = Mensen die op hun eerste privébericht wachten, want Discord laat er weinig tegelijk toe: { $number }. Een opdracht in een privébericht aan mij brengt het meteen.
health-commands = Discord neemt de lijst met opdrachten niet aan en heeft dus die van een vorige versie. In het logboek staat waarom; noemt het geen opdracht, kijk dan of het token van deze applicatie is.
health-pictures = Discord aanvaardt geen nieuwe prenten in oude berichten, dus stuurt de bot nieuwe berichten. Er gaat niets verloren; meld het aan wie de bot schrijft, met de versie hieronder.
health-metrics = Er is geen pagina met cijfers: METRICS_PORT of METRICS_HOST is niet bruikbaar. Het logboek zegt waarom.
health-unreadable =
    { $count ->
        [one] Eén tafel is niet te lezen:
       *[other] { $count } tafels zijn niet te lezen:
    } probeer `/{ admin-command } { admin-command-repair }`, of beëindig ze met `/{ admin-command } { command-stop }`.
health-version = Versie { $version }, gestart { $since }
health-place = Dit proces speelt sinds { $since }. { $others ->
        [0] Geen ander staat klaar
        [one] Eén ander staat klaar
       *[other] { $others } andere staan klaar
    }
health-servers = Servers: { $count } · kaarten en biedingen sinds de start: { $plays }
health-wait = Nog te tonen: oudste sinds { $seconds } s · aanvragen in de wachtrij: { $waiting }
health-requests = Aanvragen aan Discord: { $count } · te veel (429): { $often } · ongeldig in tien minuten: { $refused }
health-openings = Nieuwe mensen geschreven: { $short } van { $most_short } in tien minuten, { $long } van { $most_long } in twee uur · wachten: { $waiting }
health-gateway = Verbindingen verloren: { $count } · shards: { $shards }
health-drawing = Prenten: { $count } · gemiddeld { $milliseconds } ms
health-saving = Wijzigingen bewaard: { $count } · gemiddeld { $milliseconds } ms · fouten van de databank: { $failures }
health-lag = Grootste vertraging, laatste minuut: { $milliseconds } ms
health-memory = Geheugen: { $megabytes } MB
