# Waarom iets geweigerd wordt en wat je kunt doen: telkens één zin.
refusal-unexpected = Er ging iets mis aan mijn kant en er is niets veranderd; probeer het straks nog eens.
refusal-not-saved = Ik kon dat niet opschrijven, dus het telt niet; probeer het straks nog eens.
refusal-journal-busy = Mijn logboek is even bezet, dus er is niets bewaard; probeer het straks nog eens.
refusal-unknown-choice = “{ $given }” bestaat hier niet; mogelijk: { $possible }.
refusal-unknown-preset = Een variant “{ $given }” bestaat niet; kies uit de lijst die verschijnt terwijl je typt.
refusal-unknown-option = Een huisregel “{ $given }” bestaat niet; mogelijk: { $possible }.
refusal-unknown-value = “{ $given }” kan niet bij { $option }; mogelijk: { $possible }.
refusal-unknown-number = “{ $given }” kan niet bij { $option }: daar hoort { $step ->
    [1] een geheel getal
   *[other] een veelvoud van { $step }
} van { $least } tot { $most }.
refusal-unreadable = Ik kan “{ $text }” niet lezen; kies uit de lijst die verschijnt terwijl je typt.
refusal-option-twice = “{ $typed }” staat er met twee waarden, { $given } en { $text }: laat er een weg.
refusal-ladder-has-a-form = Een telling past hier niet in. Bewaar je huisregels met /{ house-command } { house-save }, wijzig de telling met /{ house-command } { house-edit }, en open dan een tafel met die huisregels.
refusal-impossible-no-slate = { $game } wordt niet op een lei met strepen geteld; “{ $rule }” past er dus niet bij: zet er scoring=slate bij, of laat het weg.
refusal-impossible-no-tree = { $game } wordt niet op een boom geteld; “{ $rule }” past er dus niet bij: zet er scoring=tree of scoring=numbers bij, of laat het weg.
refusal-impossible-no-cows = Bij { $game } worden geen koeien geteld; “{ $rule }” past er dus niet bij: zet er scoring=cows bij, of laat het weg.
refusal-impossible-no-royes = Bij { $game } worden geen rôyes geteld; “{ $rule }” past er dus niet bij: zet er scoring=royes bij, of laat het weg.
refusal-impossible-no-points = Bij { $game } worden geen punten opgeteld; “{ $rule }” past er dus niet bij: zet er scoring=points bij, of laat het weg.
refusal-impossible-own-pack = { $game } heeft een eigen kaartspel; “{ $rule }” past er dus niet bij: laat het weg.
refusal-impossible-pack-of-three = Zonder de zwarte zevens speel je Troeven met drie; { $game } speel je met 24 of 32 kaarten.
refusal-impossible-no-mit = De Mit’ telt alleen in rôyes of koeien; “{ $rule }” past dus niet bij { $game }: zet er scoring=royes, scoring=cows of mit=none bij.
refusal-impossible-needs-mit = “{ $rule }” kan alleen met de Mit’: zet er mit=plain of mit=kontra bij.
refusal-impossible-not-forced = Bij { $game } toont niemand een kaart om troef te noemen; “{ $rule }” past er dus niet bij: zet er making=forced bij, of laat het weg.
refusal-impossible-lies-on-table = Bij { $game } liggen er kaarten op tafel en wordt daarvoor gegeven; “{ $rule }” past er dus niet bij: laat het weg.
refusal-impossible-trees-for-three = Bij { $game } spelen er drie voor zichzelf, elk met een boom; “{ $rule }” past er dus niet bij: laat het weg, of zet er scoring=tree bij.
refusal-impossible-mit-in-sight = Bij { $game } liggen er kaarten open op tafel, dus iedereen zou zien wie de Mit’ heeft; “{ $rule }” past er niet bij: laat het weg.
refusal-impossible-upcard-in-stock = Bij { $game } trekt iedereen van de talon; “{ $rule }” past er dus niet bij: laat troef anders maken.
refusal-impossible-no-last-card = De laatste kaart van de gever wordt na zijn vierde voorgesteld; “{ $rule }” past hier dus niet: zet er cards=5 of meer bij.
refusal-impossible-too-few-cards = Voor “{ $rule }” heeft het kaartspel bij { $game } niet genoeg kaarten: geef er minder aan elk, of zet er pack=32 bij.
refusal-impossible-no-stub = Met “{ $rule }” blijft er bij { $game } geen kaart over om te keren: geef er minder aan elk, of zet er pack=32 bij.
refusal-impossible-no-stock = Met “{ $rule }” blijft er bij { $game } geen talon over: geef minder kaarten aan elk.
refusal-impossible-no-partners = Maats trekken kan alleen met vier mensen in twee paren, en zo gaat { $game } niet.
refusal-impossible-no-end = In een tornooi moet elke partij een einde hebben: zeg hoelang ze duurt.
refusal-impossible-no-quinte = Met drie kaarten in de hand is er geen quinte; “{ $rule }” past dus niet bij { $game }.
refusal-impossible-trumps-turned-up = Bij { $game } wordt troef gekeerd; “{ $rule }” past er dus niet bij.
refusal-impossible-shuffled = Hier wordt voor elke gift geschud; “{ $rule }” past er dus niet bij: zet er shuffle=no bij, of laat het weg.
refusal-discord-permission = Discord laat me dat hier niet doen; iemand die de server beheert, moet me toelaten dit kanaal te zien, erin te schrijven en bestanden toe te voegen.
refusal-discord-gone = Waar dit over gaat, is er niet meer: het kanaal, de rol of het bericht is verwijderd. Typ de opdracht opnieuw waar je het wilt.
refusal-discord-nobody = Discord kent deze persoon hier niet meer; misschien heeft die de server verlaten. Kies iemand die er is.
refusal-discord-place = Discord laat me dat op zo’n plek niet doen; gebruik een tekstkanaal van een server, of een thread daarin.
refusal-discord-pause = Discord neemt dit hier even niet meer aan; probeer het over een paar minuten opnieuw.
refusal-discord-filter = Een filter van deze server of van Discord houdt tegen wat ik hier wilde schrijven; kijk welke naam of welk woord erin staat, of laat iemand die de server beheert me uitzonderen van AutoMod.
refusal-discord-opening = Discord laat me nu geen nieuwe mensen meer schrijven; probeer het over een uur opnieuw, of typ eerst een opdracht in een privébericht aan mij.
refusal-discord-closed = De privéberichten van deze persoon staan dicht voor mij, dus daar is niets verstuurd: berichten van leden van deze server moeten eerst toegelaten worden.
refusal-discord-thread = Deze thread is gearchiveerd of vergrendeld; iemand die threads beheert moet die openen, of gebruik een ander kanaal.
refusal-discord-threads = Er wordt hier in het kanaal gespeeld: deze server heeft zoveel open threads als Discord toelaat. Sluit er een paar, dan krijgt de volgende tafel weer een eigen thread.
refusal-missing-permissions = Ik kan hier pas een tafel openen als iemand die de server beheert me in dit kanaal deze rechten geeft: { $permissions }.
refusal-thread-private = Ik zit niet in deze privéthread, dus ik kan hier niets tonen. Voeg me toe aan deze thread met { $bot } en probeer het opnieuw.
refusal-thread-locked = Deze thread is gesloten en vergrendeld, dus ik kan hier niets tonen. Laat hem weer openen, of ga naar een ander kanaal.
refusal-server-unseen = Discord heeft me nog niets over deze server verteld: probeer het zo dadelijk opnieuw.
refusal-channel-unseen = Ik kan { $channel } nu niet zien: kijk na of ik dat mag, en probeer het zo dadelijk opnieuw.
refusal-no-member = { $name } is geen lid van deze server, of niet meer: noem iemand die dat wel is.
refusal-seats-given-up =
    { $count ->
        [one] { $names } is niet meer op deze server, dus die plaats is weer vrij. Bekijk de tafel en probeer het opnieuw.
       *[other] { $names } zijn niet meer op deze server, dus die plaatsen zijn weer vrij. Bekijk de tafel en probeer het opnieuw.
    }
refusal-only-in-channels = Dat gaat alleen in een kanaal van een server.
refusal-away = Ik ben hier zelf niet: hier kan ik alleen jou antwoorden, niet spelen. Speel met mij in onze privéberichten ({ $bot }): `/{ lesson-command }`, `/{ command-duel }`, `/{ deals-daily } { deals-play }`, `/{ score-command } { score-open }`. Om hier te spelen kan iemand die de server beheert mij toevoegen: { $link }
refusal-offered-tables = Welke tafel bedoel je?
refusal-which-table = Je zit aan meer dan één tafel: zeg welke met de optie “{ command-which-table }” ({ $tables }).
refusal-no-table-of-yours = Je zit aan geen enkele tafel; open er een met /{ command-table } { command-open }.
refusal-no-table-here = Er is hier geen tafel die je kunt starten of stoppen; /{ command-table } { command-list } toont alle tafels.
refusal-no-such-table-text = “{ $given }” is geen tafel van jou; mogelijk: { $possible }.
refusal-no-such-card = Ik ken geen kaart “{ $typed }”; probeer bijvoorbeeld { $example }.
refusal-which-card = “{ $typed }” kan { $cards } zijn; kies uit de lijst die verschijnt terwijl je typt.
refusal-no-such-call = “{ $typed }” kun je nu niet zeggen; mogelijk: { $possible }.
refusal-which-call = “{ $typed }” kan zijn: { $possible }. Zeg welk bod je bedoelt.
refusal-nothing-to-say = Er valt nu niets te zeggen, alleen een kaart te spelen; gebruik /{ command-play }.
refusal-nothing-to-play = Er valt nu geen kaart te spelen, wel iets te zeggen; gebruik /{ command-bid }.
refusal-whose-turn = { $count ->
    [one] Het is aan { $name }, niet aan jou.
   *[other] Nu mogen alleen zij antwoorden: { $name }.
}
refusal-no-last-trick = In deze gift is er nog geen slag gemaakt.
refusal-manage-server = Dat kan alleen wie de server mag beheren.
refusal-still-closed = Je privéberichten staan nog altijd dicht voor mij: laat in de privacyinstellingen van deze server berichten van serverleden toe en probeer opnieuw.
refusal-too-many-computers = Er is plaats voor hoogstens { $room ->
    [one] { $room } computer
   *[other] { $room } computers
}.
refusal-swap-two = Kies twee verschillende plaatsen om te wisselen.

# Spelregels.
refusal-deal-over = Deze gift is voorbij; de volgende komt zo.
refusal-not-your-turn = Het is niet aan jou; plaats { $actors } is aan de beurt.
refusal-not-now = { $phase ->
    [auction] Dat kan nog niet: eerst wordt er geboden.
    [troel] Dat kan nog niet: eerst kiest de maat van de troel troef.
    [trumps] Dat kan nog niet: eerst wordt er troef gemaakt.
    [kontra] Dat kan nog niet: eerst wordt er op de Mit’ geantwoord.
    [discard] Dat kan nog niet: eerst legt iedereen een kaart weg.
    [double] Dat kan nog niet: eerst zeggen de tegenstanders of ze dubbelen.
    [play] Dat kun je nu niet zeggen: er worden kaarten gespeeld.
   *[other] Dat kan nu niet.
}
refusal-not-in-this-game = Dat bestaat niet in de regels van deze tafel.
refusal-not-held = Je hebt { $card } niet in de hand.
refusal-must-follow = Je hebt nog een kaart van de gevraagde kleur ({ $led }): volg of speel troef ({ $trump }).
refusal-must-follow-suit = Je hebt nog een kaart van de gevraagde kleur ({ $led }): volg.
refusal-must-follow-trump = Er is troef gevraagd ({ $led }) en je hebt nog troef: speel troef.
refusal-must-trump = Je hebt niets van de gevraagde kleur ({ $led }), maar wel troef ({ $trump }): speel troef.
refusal-suit-not-seen = Geen van je eerste kaarten is van die kleur ({ $suit }); kies de kleur van een ervan{ $making ->
    [forced] , of laat een kaart keren
   *[held] { "" }
}.
refusal-must-show-card = Hier maak je troef door een kaart te tonen: kies een van je eerste kaarten, en haar kleur wordt troef.
refusal-no-card-shown = Hier kies je geen kaart om te tonen: noem alleen de kleur ({ $suit }).
refusal-mit-not-held = Alleen wie schoppenvrouw heeft, kan de Mit’ melden.
refusal-must-beat = Er is troef gevraagd ({ $led }) en je kunt over de hoogste van de slag, { $best }: speel een hogere troef.
refusal-must-overtrump = Je hebt niets van de gevraagde kleur ({ $led }) en er is al getroefd met { $best }: je kunt overtroeven, dus dat moet.
refusal-combination-not-held = Die combinatie heb je niet met die kaart.
refusal-already-declared = In die kleur, of met brisques, heb je in deze partij al eens gemeld; meer dan één keer telt niet.
refusal-seven-not-held = Alleen wie troefzeven heeft, kan ze ruilen.
refusal-too-late-to-exchange = Het is te laat om de zeven te ruilen: dat kan tot de uitkomst van de laatste slag waarna er getrokken wordt.
refusal-must-lead-troel = Bij troel kom je uit met de gevraagde kaart, of met het aas van de nieuwe troef.
refusal-already-discarded = Je hebt al een kaart weggelegd.
refusal-too-late = Daarvoor is het te laat: dat moet je zeggen vóór je eigen eerste kaart.
refusal-for-dummy = Je speelt nu voor de blinde: kies een van zijn open kaarten.
refusal-said-kontra = { $name } heeft al Kontra gezegd.
refusal-said-re = { $name } heeft al Re gezegd.
refusal-said-double = { $name } heeft al gedubbeld.
refusal-said-all = Het is te laat om op de Mit’ te antwoorden: er wordt al gespeeld.

# Het bieden bij kleurenwiezen.
refusal-has-passed = Je hebt gepast: voor dit bieden lig je eruit.
refusal-partner-speaks = Je maat spreekt nu voor jullie beiden.
refusal-troel-is-announced = Een troel bied je niet: drie of vier azen worden vanzelf gemeld.
refusal-troel-tricks = In die kleur is het bod “{ $due }”.
refusal-too-low = Dat gaat niet boven wat al geboden is: { $highest }.
refusal-not-the-least = Bied niet meer slagen dan nodig: { $least }.
refusal-wait-first-only = Alleen wie links van de gever zit kan wachten, en alleen als allereerste bod.
refusal-wait-not-after-troel = Na een troel kan niemand wachten.
refusal-waited = Je hebt gewacht: nu kun je alleen nog meegaan of passen.
refusal-proposal-live = De vraag van een ander in { $suit } staat nog: je kunt erin meegaan, maar ze niet zelf ook stellen.
refusal-proposal-accepted = In { $suit } is er al iemand meegegaan: die kleur kan niemand nog vragen.
refusal-proposed-enough = Je hebt { $suit } al zo vaak gevraagd als aan deze tafel mag.
refusal-suit-not-held = Je hebt geen kaart van die kleur ({ $suit }).
refusal-nobody-to-accept = Alle anderen hebben gepast of liggen vast: niemand kan nog met je meegaan.
refusal-misere-closes = Er is al miserie of piccolo geboden; daarna kan aan deze tafel geen nieuwe kleur meer gevraagd worden.
refusal-no-partnership-higher = Met een maat in { $suit } is niets nog hoog genoeg: er is al { $highest } geboden.
refusal-not-proposed = Er staat nu geen vraag van een ander in { $suit }.
refusal-suit-undertaken = Anderen hebben { $suit } al aangenomen: je kunt daar niet alleen in gaan.
refusal-solo-after-repeat = Je hebt { $suit } meer dan één keer gevraagd; aan deze tafel kun je er dan niet alleen in gaan.
refusal-partner-first = Zoek eerst een maat in { $suit }: alleen gaan kan pas als niemand meegegaan is, of als niemand nog mee kan.
refusal-first-bid-only = Abondance of slim moet je allereerste bod zijn.
refusal-bound-to-partnership = Je ligt samen met je maat vast op { $suit }: bied hoger of pas.
refusal-bound-after-partner = Je maat heeft gepast, maar jij blijft vastliggen op { $suit } en kunt dat niet bieden.
refusal-bound-to-solo = Je ligt vast op alleen gaan in { $suit }: bied hoger of pas.
refusal-bound-to-negative = Je ligt vast op miserie en piccolo: bied er een die hoog genoeg is, of pas.
refusal-bound-to-abondance = Je ligt vast op abondance en slim in { $suit } en kunt dat niet bieden.
refusal-parole-acceptor-only = Alleen wie meegegaan is kan “passe parole” zeggen, als hij hoger zou moeten bieden.
refusal-parole-from-eleven = “Passe parole” kan vanaf elf slagen; hier volstaat { $least }.

# Tafels.
refusal-no-such-table = Er is hier geen tafel { $table }; /{ command-table } { command-list } toont welke er zijn.
refusal-table-gone = Tafel { $table } is er niet meer: er is niets van bewaard.
refusal-table-over = De partij aan tafel { $table } is voorbij; open een nieuwe tafel met /{ command-table } { command-open }.
refusal-ends-already = De partij stopt al na gift { $deal }, zoals afgesproken; je kunt voorstellen om door te spelen.
refusal-not-ending = Niemand sprak af dat deze partij vroeger stopt; er valt dus niets terug te nemen.
refusal-same-length = De partij is al zo lang.
refusal-too-short = Met wat er al gespeeld is, zou de partij daarmee voorbij zijn of anders gelopen zijn; kies iets langers, of stel voor om te stoppen.
refusal-not-started = De partij is nog niet begonnen.
refusal-already-started = De partij is al begonnen.
refusal-no-such-seat = Er is geen plaats { $seat }; er zijn plaatsen 1 tot { $seats }.
refusal-not-seated = Je zit niet aan deze tafel.
refusal-already-seated = Je zit al aan deze tafel, op plaats { $seat }.
refusal-table-full = Alle { $seats } plaatsen zijn bezet.
refusal-seat-taken = { $name } zit al op plaats { $seat }; kies een andere.
refusal-seat-empty = Er zit niemand op plaats { $seat }.
refusal-seat-shared = { $name } zit al op jullie gedeelde plaats aan tafel { $table }; de vrije plaatsen zijn voor de anderen. Komt er iemand niet, ga dan daar zitten.
refusal-seats-empty = { $empty ->
    [one] Eén van de { $seats } plaatsen is
   *[other] { $empty } van de { $seats } plaatsen zijn
} nog vrij; zet er computers bij of wacht op mensen.
refusal-dummy-seat = Op plaats { $seat } kan niemand zitten: die is voor de blinde.
refusal-too-many-people = Er zitten { $people } mensen aan deze tafel en die variant is voor { $seats }; er moet eerst iemand opstaan.
refusal-not-invited = Dit gaat alleen op uitnodiging: vraag het aan de gastheer, of aan degene met wie je wilt spelen.
refusal-blocks-enough = Je lijst is vol: haal er eerst iemand af.
refusal-not-host = Dat mag alleen de gastheer, { $host }.
refusal-not-offered = { $name } geeft plaats { $seat } niet door.
refusal-not-away = Je staat niet als afwezig aangeduid.
refusal-called-enough = Je kunt dezelfde persoon twee keer per dag oproepen, en tien mensen per uur. Dit kan weer <t:{ $until }:R>; zelf komen kan altijd.
refusal-seat-not-away = { $name } is er: alleen { $name } kan plaats { $seat } aan anderen aanbieden.
refusal-still-awaited = Niet iedereen heeft zich al gemeld, en daar is nog tijd voor: vraag het de anderen <t:{ $until }:R>, of wacht op “{ stay-here }”.
refusal-nobody-waited-for = Aan deze tafel wordt op niemand zonder klok gewacht, of niemand heeft al een klok gevraagd.
refusal-you-are-waited-for = De anderen wachten op jou: speel, of ga akkoord met de klok.
refusal-not-long-waited = Na een dag wachten kun je een klok vragen: <t:{ $until }:R>. Pas daarna kan de partij beëindigd worden.
refusal-may-answer = Wie om een klok gevraagd is, heeft tijd om te antwoorden; daarna kun je de partij beëindigen: <t:{ $until }:R>.
refusal-own-side-absent = Er wordt op je eigen kant gewacht, dus die kan zo niet winnen; je kunt de partij zonder uitslag beëindigen.
refusal-knows-other-hand = Je hebt in deze gift de kaarten van plaats { $seat } gezien: neem die plaats, of wacht tot de gift voorbij is.
refusal-knows-deals = Je hebt deze giften al gespeeld, hier of aan een andere tafel, ook al liet je je daarna vergeten: ze worden één keer gespeeld.
refusal-paused = De partij is onderbroken: meld je met /{ stay-resume }, en ze gaat verder zodra iedereen dat gedaan heeft.
refusal-not-paused = De partij is niet onderbroken.
refusal-other-proposal = { $name } heeft aan deze tafel iets voorgesteld dat nog niet beantwoord is: antwoord daar eerst op.
refusal-asked-this-turn = Dat heb je deze beurt al gevraagd: speel eerst, daarna kun je het opnieuw vragen.
refusal-already-agreed = Je bent al akkoord; { $missing ->
    [one] één speler heeft
   *[other] { $missing } spelers hebben
} nog niet geantwoord.
refusal-nothing-proposed = Er is aan deze tafel niets meer voorgesteld waarop je kunt antwoorden.
refusal-not-asked = Deze keer is het aan anderen om te antwoorden.
refusal-deal-is-over = Deze gift is al voorbij.
refusal-not-on-turn = Je kunt de rest opeisen of opgeven als je aan de beurt bent.
refusal-no-claims = Bij dit spel eist niemand de rest op en geeft niemand een gift op: alles wordt uitgespeeld.
refusal-rest-not-settled = Dat kan pas als er kaarten gespeeld worden en er geen meer getrokken, gekeerd of gemeld kunnen worden.
refusal-no-tricks-wanted = Bij dit contract wil niemand de slagen, dus kan niemand ze opeisen; opgeven kan wel.
refusal-more-than-two-sides = Hier spelen meer dan twee kanten: wie opgeeft, geeft dan ook weg wat van anderen is. Speel verder.
refusal-cannot-be-lost = Ik vind geen kaarten meer waarmee dit contract nog kan mislukken, dus opgeven kan niet. Speel verder.
refusal-no-taking-back = Aan deze tafel kan niets teruggenomen worden.
refusal-nothing-to-take-back = Er is nu niets dat je kunt terugnemen: iemand deed sindsdien iets, er werden kaarten bekend, of je nam net al iets terug.
refusal-too-late-to-take-back = Het is te laat om dat terug te nemen: hier kan dat { $seconds } seconden lang.
refusal-host-not-muted = Jij bent de gastheer: jezelf dempen gaat niet.
refusal-not-dealt = De eerste kaarten zijn nog niet gegeven.
refusal-deal-goes-on = Gift { $deal } is nog niet voorbij.
refusal-nobody-cuts = Er valt nu niets te couperen.
refusal-other-cuts = { $name } coupeert voor de volgende gift.
refusal-cut-out-of-range = Je kunt { $least } tot { $most } kaarten afnemen.
refusal-cut-words = Bij een coupe kun je hoogstens { $most } tekens zeggen: gewone letters, cijfers, spaties en `. , ! ? ' -`. Probeer het met andere woorden, of zonder.
refusal-stale = De tafel is intussen verder; gebruik de nieuwste knoppen.
refusal-no-partners = Bij dit spel kies je geen vaste maat door je plaats, dus andere maats zijn er niet.
refusal-not-over = De partij aan tafel { $table } is nog niet voorbij.

# Rechten zoals Discord ze noemt.
refusal-permission-view-channel = Kanaal bekijken
refusal-permission-send-messages = Berichten versturen
refusal-permission-send-messages-in-threads = Berichten in threads versturen
refusal-permission-create-public-threads = Openbare threads maken
refusal-permission-attach-files = Bestanden bijvoegen
refusal-permission-create-events = Evenementen maken
refusal-permission-read-message-history = Berichtgeschiedenis lezen

# Terugkijken en verder spelen.
refusal-plays-on = Deze tafel speelt verder vanaf partij { $origin }, met dezelfde regels: die liggen vast.
refusal-same-deals = Andere tafels spelen dezelfde giften: regels, lengte en hints blijven zoals de partij begon.
refusal-still-played = Anderen spelen deze giften misschien nog. De kaarten zijn te zien zodra iedereen klaar is: probeer het dan opnieuw.
refusal-no-such-day = Deze gift van de dag wordt niet meer bewaard. Typ `/{ deals-daily } { deals-play }` voor die van vandaag.
refusal-day-over = De dag van deze gift is voorbij. Typ `/{ deals-daily } { deals-play }` voor die van vandaag.
refusal-day-goes-on = De dag is nog niet voorbij. Pas dan is te zien hoe iedereen speelde, zodat niemand het vooraf weet.
refusal-day-played = Je bent al aan de gift van vandaag begonnen, aan tafel { $table }: iedereen speelt ze één keer.
refusal-no-such-sent-deal = Deze gift wordt niet meer bewaard.
refusal-sent-to-other = Deze gift is naar iemand anders gestuurd.
refusal-sent-deal-played = Je bent al aan deze gift begonnen, aan tafel { $table }: ze wordt één keer gespeeld.
refusal-friend-knows = Deze persoon kent de gift al, van aan tafel of omdat ze al gestuurd is: stuur ze naar iemand anders.
refusal-sent-too-many = Er wachten al te veel giften op deze persoon ({ $most }). Probeer het opnieuw als er een paar gespeeld zijn.
refusal-no-position = Van daar valt er niets verder te spelen: kies een moment midden in een gift.
refusal-too-many-waiting = Er wachten al veel partijen om op terug te kijken. Probeer het over enkele minuten opnieuw.

# Tornooien.
refusal-of-tournament = Deze tafel hoort bij tornooi { $tournament }: sta op als het moet, of laat de gastheer het hele tornooi stoppen met /{ tournament-command } { tournament-stop }.
refusal-no-such-tournament = Er is geen tornooi { $tournament }.
refusal-tournament-over = Tornooi { $tournament } is voorbij.
refusal-tournament-started = Tornooi { $tournament } is begonnen, en er is nu geen plaats vrij.
refusal-tournament-full = Alle { $people } plaatsen zijn bezet.
refusal-already-entered = Je doet al mee: je hebt plaats { $place }.
refusal-not-entered = Je doet niet mee aan dit tornooi.
refusal-in-the-round = Je speelt mee in deze ronde: sta op aan je tafel, of stop als de ronde voorbij is.
refusal-places-empty = { $empty ->
    [one] Eén van de { $people } plaatsen is
   *[other] { $empty } van de { $people } plaatsen zijn
} nog vrij; wacht tot er volk bij komt.
refusal-tournament-size = Aantal mensen: minstens { $least }, hoogstens { $most }. Van twee getallen komt het kleinste eerst.
refusal-tournament-rounds = Aantal rondes: minstens 1, hoogstens { $most }.
refusal-tournament-minutes = Minuten per ronde: minstens 0, hoogstens { $most }. Met 0 duurt ze zo lang als nodig.
refusal-time-past = Dat tijdstip is voorbij: kies een later tijdstip.
refusal-knockout-of-two = Een beker speel je één tegen één, en dit spel speel je met { $seats }: kies een andere opzet.
refusal-entry-alone = In dit spel speelt iedereen alleen: laat iedereen zonder maat inschrijven.
refusal-entry-drawn = Met vaste paren kom je in dit spel niet uit: laat de maats elke ronde loten.
refusal-entry-with-partners = Dit spel speel je met een maat: laat de maats elke ronde loten, of laat in paren inschrijven.
refusal-tournament-total = Zo kun je de rondes van dit spel niet optellen. Matchpunten en gewonnen partijen gaan bij elk spel.
refusal-tournament-bonus = Een bonus volgens de plaats heeft bij dit spel hoogstens { $places } getallen, één per plaats, de eerste plaats eerst en geen groter dan het vorige, elk van 0 tot { $most }. Bijvoorbeeld: 90, 60, 30, 0.
refusal-bonus-total = Een bonus volgens de plaats komt bij punten. Kies punten als totaal, als dit spel die heeft, of laat de bonus weg.
refusal-bonus-compared = Een bonus volgens de plaats gaat niet samen met dezelfde giften aan alle tafels of met een beker, waar de uitslag elders vandaan komt. Laat hem weg (0), of wijzig het andere.
refusal-no-bonus = “{ $given }” is geen bonus volgens de plaats. Typ gehele getallen met komma’s ertussen, zoals 90, 60, 30, 0.
refusal-too-few-entered = Tot nu toe doen er mee: { $entered }. Minstens nodig: { $least }. Wacht tot er volk bij komt.
refusal-no-partner-wanted = In dit tornooi kies je geen maat: doe mee zonder maat.
refusal-partner-is-self = Je kunt niet je eigen maat zijn: kies iemand anders.
refusal-has-partner = Je speelt al met { $name }. Voor een andere maat schrijf je je uit en weer in.
refusal-partner-taken = { $name } speelt met iemand anders: kies een andere maat, of doe mee zonder maat.
refusal-no-reason = Zeg waarom: iedereen leest de reden.
refusal-nothing-corrected = Een correctie telt er 1 tot { $most } bij, of trekt ze met een min af: zeg hoeveel.
refusal-no-such-round = Ronde { $round } is niet begonnen. Rondes tot nu toe: { $rounds }.
refusal-channel-gone = Het kanaal van dit tornooi is weg: de leiding moet het eerst naar een ander kanaal verhuizen.
refusal-round-goes-on = Nu niet: de volgende ronde kan beginnen als alle tafels van deze klaar zijn.
refusal-no-such-place = Er is geen plaats { $place }; de plaatsen gaan van 1 tot { $places }.
refusal-round-settled = Ronde { $round } heeft al beslist wie doorgaat; alleen de laatste ronde kun je corrigeren, voor de volgende begint.
refusal-directs-already = { $name } leidt dit tornooi al.
refusal-bad-house-name = Huisregels hebben een naam nodig van 1 tot { $longest } tekens, op één regel.
refusal-house-name-taken = Deze server heeft al huisregels met de naam “{ $name }”: kies een andere naam, of wijzig die met /{ house-command } { house-edit }.
refusal-misleading-house-name = De naam “{ $name }” lijkt te veel op “{ $other }”, dat al bestaat: kies een naam die er anders uitziet.
refusal-too-many-houses = Deze server heeft { $most } stel huisregels en meer kan niet: verwijder er eerst een met /{ house-command } { house-delete }.
refusal-no-such-house = Deze server heeft geen huisregels met de naam “{ $name }”: /{ house-command } { house-show } geeft ze allemaal.
refusal-house-gone = Deze huisregels zijn intussen verwijderd: /{ house-command } { house-show } toont die van deze server.
refusal-not-house-maker = Alleen wie de huisregels “{ $name }” gemaakt heeft, of deze server beheert, mag ze wijzigen of verwijderen.
refusal-no-score-keeper = De bot kan de score van dit spel niet bijhouden.
refusal-no-such-score = Er is geen scoreblad { $score }.
refusal-not-at-score = Alleen wie aan tafel zit, of wie dit scoreblad geopend heeft, mag het wijzigen.
refusal-score-changed = Iemand heeft de score intussen gewijzigd; bekijk ze en gebruik de nieuwste knoppen.
refusal-score-ended = Deze partij is afgelopen; heropen ze eerst.
refusal-score-goes-on = Deze partij is niet afgelopen.
refusal-score-full = Een scoreblad heeft plaats voor { $most } giften; beëindig dit en open een ander.
refusal-no-such-score-deal = Er is geen gift { $deal } op dit scoreblad; tot nu toe zijn er { $deals }.
refusal-nothing-to-undo = Er is geen gift ingevuld die je kunt terugnemen.
refusal-too-many-open = { $kind ->
    [tournaments] Je bent hier al gastheer van { $most } tornooien, en meer mag niet: { $mine }. Wacht tot er een voorbij is, of stop er een met /{ tournament-command } { tournament-stop }.
    [evenings] Je leidt hier al { $most } avonden, en meer mag niet: { $mine }. Zeg er eerst een af, met /{ evening-command } { evening-cancel }.
    [houses] Je bewaart hier al { $most } stel huisregels, en meer mag niet: { $mine }. Verwijder er eerst een, met /{ house-command } { house-delete }.
    [scores] Je hebt hier al { $most } scorebladen open: { $mine }. Beëindig er eerst een, met /{ score-command } { score-end }.
   *[tables] Je bent hier al gastheer van { $most } tafels, en meer mag niet: { $mine }. Beëindig er eerst een, met /{ command-table } { command-stop }.
}
refusal-score-people = { $seats ->
    [one] Wie overneemt, heeft een naam nodig.
   *[other] Dit spel is voor { $seats } mensen, of hoogstens { $most } als er om de beurt iemand niet meespeelt, en ieder heeft een naam nodig.
}
refusal-score-twice = { $name } staat er twee keer; geef ieder één plaats, en gasten elk een eigen naam.
refusal-score-guests = Een partij telt alleen mee in de ranglijsten op een server, en alleen als iedereen aan tafel lid is.
refusal-score-stake = Een inzet is { $least } tot { $most } per punt, in een munt met 1 tot { $longest } tekens.
refusal-score-pot = Punten per vrouw: 0 tot { $most }, en alleen bij een spel waarin ieder voor zichzelf speelt, zoals Kleurenwiezen.
refusal-score-row = Een regel heeft voor ieder een getal nodig, van −{ $most } tot { $most }, en minstens één dat niet 0 is.
refusal-no-such-score-row = Deze regel staat niet meer op het blad. Bekijk het blad opnieuw.
refusal-no-tournament-here = Er is geen tornooi op deze server; open er een met /{ tournament-command } { tournament-open }.
refusal-which-tournament = Er zijn meerdere tornooien: zeg welk met de optie “{ tournament-which }” ({ $tournaments }).
refusal-too-many-rounds = Met { $people } deelnemers zijn er hoogstens { $most } rondes: dan heeft iedereen elke maat gehad.
refusal-no-bots = Bots spelen hier niet mee; waar mensen ontbreken, zitten computers.
refusal-plays-not-here = { $name } doet niet mee aan dit tornooi.
refusal-they-entered = { $name } doet al mee, op plaats { $place }.
refusal-they-play = { $name } speelt mee in deze ronde. Opstaan kan aan tafel; eruit halen kan als de ronde voorbij is.
refusal-amount-unread = “{ $typed }” is geen aantal: schrijf een getal van −999 tot 999, zoals −2.
refusal-classic-rules = Een tornooi van Malmedy speel je met de regels van Malmedy of de Dame de Make: kies een andere opzet, of laat de regels weg.
refusal-classic-people = Een tornooi van Malmedy is voor 4, 8, 12 of 16 mensen, niet voor { $people }: kies een andere opzet.
refusal-classic-fixed = In een tornooi van Malmedy liggen inschrijving, overschot, totaal en klok vast: laat ze weg, of kies een andere opzet.

refusal-challenge-yourself = Je kunt jezelf niet uitdagen; /{ command-duel } zonder tegenstander is een partij tegen de computer.
refusal-challenge-bot = Bots nemen geen uitdaging aan; /{ command-duel } zonder tegenstander is een partij tegen de computer.
refusal-not-challenged = Deze uitdaging is voor { $name }.
refusal-not-for-two = “{ $given }” is geen van de spellen voor twee. Je hebt de keuze uit: { $possible }.
refusal-house-not-for-two = Een duel is voor twee, en de huisregels “{ $house }” zijn voor { $people }: speel ermee aan een tafel, /{ command-table } { command-open }.
refusal-only-last-trick = In dit spel mag je alleen de laatste slag bekijken.
refusal-no-tricks = Je hebt in deze gift nog geen slag.
refusal-takes-agreement = De partij is bezig: wie er is, moet akkoord gaan. Stel het voor, met de knop of de opdracht.
refusal-barred = Je moest uit deze partij opstaan en kunt er niet naar terug; de volgende kun je wel meespelen.
refusal-stop-takes-agreement = Er spelen anderen mee in dit tornooi, dus wordt het hun eerst gevraagd; wie de server beheert, kan het met een reden stoppen.
refusal-stop-was-asked = In deze ronde is al gevraagd of het tornooi moet stoppen. Vraag het opnieuw in de volgende, of laat het stoppen door wie de server beheert.
refusal-own-matter = Dit gaat over je eigen tafel of score. Daarover beslist iemand anders van de leiding, die niet meespeelt, of wie de server beheert.

# Hetzelfde als de tekst met die naam zonder `-by-message`, in privéberichten: commando’s van servers werken daar niet.
refusal-too-many-open-by-message = { $kind ->
    [tables] Je hebt hier al { $most } partijen, en meer mag niet: { $mine }. Sta er eerst van een op, met **{ play-my-seat }** en **{ play-leave }**.
   *[scores] Je hebt hier al { $most } scorebladen open: { $mine }. Beëindig er eerst een, met /{ score-command } { score-end }.
}
refusal-no-table-of-yours-by-message = Je zit aan geen enkele tafel. Tegen de computer speel je hier, met `/{ command-duel }`; een tafel voor meer mensen open je in een kanaal van een server: typ daar `/{ command-table } { command-open }`.
refusal-no-such-table-by-message = Je hebt geen tafel { $table }; `/{ stay-tables }` toont waar je zit.
refusal-table-over-by-message = De partij aan tafel { $table } is voorbij. Een nieuwe tafel open je in een kanaal van een server, met `/{ command-table } { command-open }`.

refusal-removed = De gastheer heeft je van deze tafel gehaald: je kunt er weer gaan zitten over { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}, of zodra de gastheer je uitnodigt.

# Avonden en seizoenen.
refusal-no-such-evening = Er is geen avond { $evening }; /{ evening-command } { evening-list } toont welke er zijn.
refusal-no-evening-here = Er is geen avond op deze server; maak er een met /{ evening-command } { evening-new }.
refusal-which-evening = “{ $given }” is geen van de avonden hier; mogelijk: { $possible }.
refusal-evening-over = { $name } gaat niet meer door; /{ evening-command } { evening-list } toont welke avonden er zijn.
refusal-evening-full = Er zijn { $people } mensen ingeschreven en er is geen plaats meer; probeer opnieuw als iemand zich uitschrijft.
refusal-evening-under-way = De avond is bezig en kan niet meer afgezegd worden; met /{ evening-command } { evening-end } worden geen tafels meer geloot.
refusal-evening-kind-stays = Er wordt al gespeeld: of het een tornooi is, verander je voor de volgende keer, als deze voorbij is.
refusal-evening-day-off = Op die dag is deze avond afgezegd of al voorbij: kies een andere dag.
refusal-evening-not-begun = De avond is nog niet begonnen; met /{ evening-command } { evening-cancel } zeg je hem af.
refusal-evening-closing = Deze avond worden geen tafels meer geloot; schrijf je in voor de volgende.
refusal-not-director = Dat kan alleen { $director }, die deze avond leidt, of wie de server beheert.
refusal-director-gone = Niemand leidt deze avond nog: vraag het aan iemand die de server beheert.
refusal-already-signed-up = Je bent al ingeschreven voor deze avond.
refusal-not-signed-up = Je bent niet ingeschreven voor deze avond.
refusal-too-early-to-be-here = Zeggen dat je er bent, kan vanaf { $ahead } minuten voor het begin; tot dan kun je je inschrijven.
refusal-already-here = Je hebt al gezegd dat je er bent; de tafels worden vijf minuten na het begin geloot.
refusal-already-waiting = Je wacht al op een plaats; je krijgt de volgende.
refusal-at-evening-table = Je zit aan een tafel van deze avond; als die partij voorbij is, kun je een andere plaats krijgen.
refusal-too-many-evenings = Deze server heeft al { $most } avonden; zeg er eerst een af.
refusal-no-such-zone = Er is geen tijdzone “{ $zone }”; kies er een uit de lijst, zoals Europe/Brussels.
refusal-evening-when = Ik begrijp niet wanneer dat is. Schrijf het zoals “dinsdag 20:00”, “eerste dinsdag 20:00” of “24/12 20:00”.
refusal-evening-too-far = Dat is te ver weg: een avond begint uiterlijk in { $year }.
refusal-evening-director-bot = Een bot kan geen avond leiden; kies een mens.
refusal-bad-club-name = Een naam heeft 1 tot { $longest } zichtbare tekens.
refusal-season-runs = Het seizoen { $name } loopt nog; sluit het eerst af met /{ season-command } { season-end }.
refusal-no-season = Er loopt geen seizoen op deze server; wie hem beheert, begint er een met /{ season-command } { season-new }.
refusal-no-season-ever = Er is op deze server nog geen seizoen geweest; /{ season-command } { season-new } begint er een.
refusal-no-such-season = Er is geen seizoen “{ $given }”; kies er een uit de lijst.
refusal-season-own-evening = Tornooi { $tournament } hoort bij een avond, en avonden tellen vanzelf mee.
refusal-season-not-over = Tornooi { $tournament } is niet uitgespeeld. Een seizoen telt het mee als het afgelopen is.
refusal-season-counts-it = Een seizoen telt tornooi { $tournament } al mee. Met de optie “{ season-count-out }” telt het niet meer mee.
refusal-season-counts-not = Het seizoen telt tornooi { $tournament } niet mee.
refusal-season-which-tournament = Geen tornooi “{ $given }” van deze server kan meetellen: typ het nummer van een dat afgelopen is en los van een avond geopend werd.
refusal-best-of-fewer = Van { $planned } avonden kunnen de beste { $best } niet tellen; noem een kleiner getal.
refusal-no-such-code = Niemand wacht op een ploeg met de code { $code }; vraag de andere server zijn nieuwste code.
refusal-own-code = Dat is de code van je eigen server; de andere moet hem ingeven.
refusal-teams-already = Je ploeg speelt al tegen een andere server; stop daar eerst mee.
refusal-no-teams = Je ploeg speelt tegen geen andere server, dus er is niets te stoppen.
