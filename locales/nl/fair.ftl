# Eerlijkheid: de vingerafdruk voor de eerste gift, het geheim na de partij, de controle van elk spel kaarten.
fair-command = controleer
fair-command-hint = Zie dat niemand de kaarten koos: de vingerafdruk van een partij, en daarna elke gift nagerekend
fair-which-hint = Het nummer van de tafel; een afgelopen tafel mag ook
fair-which = Welke tafel? Geef haar nummer, zoals in `/{ fair-command } { command-which-table }:12`; het staat in het bericht met de vingerafdruk.
fair-digest = -# SHA-256 van het geheim: `{ $digest }`
fair-committed = Niemand kan de kaarten nog kiezen: achteraf rekent `/{ fair-command }` ze na.
fair-secret = -# Het geheim waar alles uit volgde: `{ $secret }`
fair-button = Kaarten narekenen
fair-may-cut = -# { $name } mag eerst couperen.
fair-title = ### { $game }, tafel { $table }: de kaarten
fair-lobby = De partij is nog niet begonnen. Bij het begin komt de vingerafdruk van een geheim in het kanaal, nog voor er geloot of gegeven wordt.
fair-without = Deze partij begon toen de kaarten nog niet uit een geheim volgden: er valt niets na te rekenen.
fair-later = Elke loting, elk geschud spel, de volgorde waarin slagen met de hand opgeraapt worden en elke coupe die aan het toeval overgelaten wordt, volgen uit een geheim dat deze vingerafdruk vóór de eerste gift vastlegde. Na de partij, of als ze gestopt wordt, staat het geheim hier en wordt elke gift nagerekend. Tot dan krijgt niemand het te zien.
fair-still-played = Andere tafels spelen deze giften misschien nog: zodra iedereen klaar is, staat het geheim hier en wordt elke gift nagerekend.
fair-broken-off = De partij is gestopt voor de eerste gift: er zijn geen kaarten om na te rekenen.
fair-right = **Alles klopt.** { $deals ->
    [one] De enige gift is
   *[other] Alle { $deals } giften zijn
 } nagerekend{ $draws ->
    [0] {""}
    [one] , de loting ook
   *[other] , alle { $draws } lotingen ook
 }; hieronder staat wat dat bewijst.
fair-wrong = **Er klopt iets niet**, bij “{ $where }”: { $why }.
fair-deal = Gift { $deal }: { $name } nam { $cards } kaarten af
fair-deal-by-chance = Gift { $deal }: { $cards } kaarten door het toeval afgenomen
fair-script = Zonder de bot narekenen? Bewaar beide bestanden en voer uit, met Python 3.9 of nieuwer: `{ $command }`
fair-place = [Het bericht ermee]({ $link }) is op { $day } om { $when } verstuurd. Daar moet precies deze hele vingerafdruk staan, het mag niet bewerkt zijn en het moet het eerste en enige voor deze tafel zijn.
fair-awaited = Hij wordt nu in het kanaal gezet; daarna komen de kaarten.
fair-unproved = **Deze partij is niet bewezen:** de vingerafdruk kon vóór de eerste gift niet in het kanaal gezet worden. Niets toont dus dat niemand het geheim koos.
fair-unproved-here = -# Deze partij is niet bewezen: de vingerafdruk van haar kaarten kon niet geplaatst worden. `/{ fair-command }`
fair-first-deal = Geven
fair-first-deal-when = -# De eerste kaarten komen { $when }, of meteen met de knop.
fair-cut-words = Couperen met een woordje
fair-cut-with = { $name } nam { $cards } kaarten af en zei “{ $words }”.
fair-words-title = Couperen met een woordje
fair-words = Woorden of cijfers
fair-words-hint = Hoogstens { $most } tekens; na de gift te zien. Alle kaarten vanaf de volgende gift hangen ervan af.
fair-words-muted = De gastheer heeft je gedempt, dus je woorden zouden niet te zien zijn: coupeer zonder.
fair-words-without-cards = Geef ook op hoeveel kaarten je afneemt: je woorden gaan met de coupe mee.
fair-command-words = woorden
fair-command-words-hint = Woorden of cijfers: de volgende giften hangen ervan af; iedereen ziet ze na deze gift
fair-proved = **Bewezen:** { $claims }.
fair-not-proved = **Niet bewezen:** { $claims }.
fair-claim-posted = de vingerafdruk stond er vóór de gift, en het nummer van dat bericht zit in de kaarten
fair-claim-shared = dat niemand geheimen uitprobeerde tot deze kaarten kwamen: andere tafels spelen dezelfde giften, en dat dat zo afgesproken was toont alleen het bericht met de vingerafdruk
fair-claim-unposted = dat er vóór de gift een vingerafdruk was
fair-claim-unbound = dat de vingerafdruk er vóór de gift stond: dat weet alleen wie hem zag
fair-claim-pack = de kaarten volgen uit het geheim
fair-claim-hands = de kaarten volgen uit het geheim en uit het spel van de vorige gift, dat iedereen gezien heeft
fair-claim-gathered = dat de slagen zo lagen en zo opgeraapt zijn: dat toont het verslag van de partij
fair-claim-cut = niemand coupeerde, en de coupe volgt uit het geheim
fair-claim-chance = de coupe: dat was het toeval van de bot zelf
fair-claim-person = dat deze persoon zo coupeerde: dat weet die zelf
fair-deal-with = Gift { $deal }: { $name } nam { $cards } kaarten af en zei “{ $words }”
fair-claim-given = iets over de kaarten: het zijn die van een andere partij, waarvan verder gespeeld is
fair-deal-given = Gift { $deal }: overgenomen van tafel { $table }
fair-claim-unlinked = dat het nummer van het bericht met de vingerafdruk in de kaarten zit: er is geen bericht bekend
fair-claim-words = dat niemand die het geheim kende bij de vorige keer couperen woorden uitprobeerde tot deze kaarten kwamen: niemand coupeerde ze
fair-claim-computer = dat er iemand coupeerde: op deze plaats zat in het begin een computer, dus vraag wie ze overnam
fair-digest-terms = -# SHA-256 van het geheim en van wat ermee vastligt: `{ $digest }`
fair-terms = -# Daarmee liggen ook vast: de regels, wie waar zit, en hoe de eerste gever bepaald wordt: { $draw ->
    [high-cards] maten worden getrokken met hoge kaarten
    [jacks] maten worden getrokken met boeren
    [lowest] door te trekken, de laagste kaart geeft
    [given] zoals in de partij waarvan hier verder gespeeld wordt
   *[number] door het geheim
 }.
fair-shared-here = -# Andere tafels spelen dezelfde giften.
fair-forgotten = **Niet bewezen:** wie daar in het begin zat, want iemand wilde vergeten worden: { $seats }.
