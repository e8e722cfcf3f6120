# Ranglijsten: /ranglijst, de berichten die zichzelf bijwerken, en ratings na een partij.
ranks-command = ranglijst
ranks-command-hint = Wie waar staat: volgens rating, punten, gewonnen partijen of gehaalde contracten
ranks-option-game-hint = Welk spel; standaard wat hier het laatst gespeeld werd
ranks-option-preset-hint = Enkel één variant van het spel
ranks-option-scope = waar
ranks-option-scope-hint = Deze server, of alle servers, met wie daar op de lijst wil
ranks-option-season = seizoen
ranks-option-season-hint = Deze maand, dit kwartaal, altijd, of een vroegere periode zoals 2026-10 of 2026-Q3
ranks-option-by = volgens
ranks-option-by-hint = Wat de plaatsen bepaalt
ranks-option-pairs = paren
ranks-option-pairs-hint = Vaste maats in plaats van losse spelers
ranks-option-text = als-tekst
ranks-option-text-hint = Als lijst om te lezen in plaats van een prent
ranks-option-which = welke
ranks-option-which-hint = Welke van de ranglijsten die op deze server staan
ranks-scope-here = deze server
ranks-scope-all = alle servers
ranks-message = ranglijst-bericht
ranks-message-hint = Ranglijsten die zichzelf in een kanaal bijwerken
ranks-post = plaatsen
ranks-post-hint = Een ranglijst in dit kanaal die elke partij volgt
ranks-list = lijst
ranks-list-hint = Welke ranglijsten op deze server staan, en waar
ranks-remove = weghalen
ranks-remove-hint = Haal er eentje weg
ranks-posted = De ranglijst staat er. Ze volgt vanzelf elke partij, een minuutje later (bij een oud bericht wat langer). Met /{ ranks-message } { ranks-remove } haal je ze weg; het bericht verwijderen mag ook.
ranks-listed = { $number }: { $what }, in { $channel }
ranks-listed-none = Op deze server staat geen ranglijst. /{ ranks-message } { ranks-post } zet er een in een kanaal.
ranks-removed = Ze is weg.
ranks-no-such-message = “{ $typed }” is geen van de ranglijsten op deze server. Kies er een uit de lijst.
ranks-too-many = Een server kan er { $most } hebben; haal er eerst een weg.
ranks-lacks = Ik kan hier geen ranglijst zetten zolang niemand mij in dit kanaal deze rechten geeft: { $permissions }.
ranks-only-in-servers = In privéberichten is er enkel de ranglijst van alle servers.
ranks-no-such-season = “{ $typed }” is geen seizoen. Een maand schrijf je 2026-10, een kwartaal 2026-Q3.
ranks-no-contracts = Bij { $game } speelt niemand een contract. Kies rating, punten of gewonnen partijen.
ranks-no-pairs = { $game } speel je zonder vaste maats, dus zijn er geen paren.
ranks-title = **Ranglijst – { $game }**
ranks-everywhere = alle servers
ranks-pairs = vaste paren
ranks-by-rating = volgens rating
ranks-by-points = volgens punten per gift
ranks-by-won = volgens gewonnen partijen
ranks-by-made = volgens gehaalde contracten
ranks-head-rating = rating
ranks-head-points = punten per gift
ranks-head-won = gewonnen
ranks-head-made = contracten gehaald
ranks-decimal = { $whole },{ $tenth }
ranks-season-all = sinds het begin
ranks-season-month = deze maand ({ $season })
ranks-season-quarter = dit kwartaal ({ $season })
ranks-quarter = { $quarter }e kwartaal { $year }
ranks-month = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
ranks-row = { $place ->
    [0] –
   *[other] { $place }\.
 } **{ $name }** – { $result }{ $sure ->
    [provisional] { ", voorlopig" }
    [unsure] { ", nog niet zeker" }
   *[none] { "" }
}
ranks-result = { $figure }, { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
}
ranks-figure-rating = { $figure }
ranks-figure-points = { $figure } punten per gift
ranks-figure-won = { $count } gewonnen
ranks-figure-made = { $figure } contracten gehaald ({ $share }%)
ranks-row-own = ➤ { $row } (jij)
ranks-own = Jouw plaats: **{ $place }** van { $listed }.
ranks-own-unlisted = Tot nu toe heb je { $result }.
ranks-rating-of-game = De rating is die van heel { $game }; op de lijst staat wie deze variant speelde.
ranks-unlisted-no-matches = Jij staat er niet op: je hebt nog geen partij die hier telt. Speel partijen uit tegen { $least } verschillende mensen en je komt erop.
ranks-unlisted-few-opponents = Je staat er nog niet op: je moet tegen minstens { $least } verschillende mensen gespeeld hebben, en je zit aan { $met }. Een partij met anderen dan tot nu toe brengt je dichterbij.
ranks-unlisted-fixed-partner = Jij staat er niet op: je had altijd dezelfde maat, dus sta je bij de vaste paren. Speel een partij met een andere maat en je staat ook hier.
ranks-unlisted-hidden = Jij staat er niet op omdat je je statistieken verbergt. Met /{ command-settings } { command-mine } verander je dat.
ranks-unlisted-hidden-partner = Jullie paar staat er niet op omdat je maat niet op de lijst wil. Alleen je maat kan dat veranderen, met /{ command-settings } { command-mine }.
ranks-unlisted-no-pair = Geen paar van jou staat erop: daarvoor moet je { $together } partijen aan dezelfde kant spelen.
ranks-unlisted-globally = Jij staat er niet op: op deze lijst staat enkel wie over alle servers heen een rating wil. Met /{ command-settings } { command-mine } zet je dat aan, voor partijen vanaf dan.
ranks-next-table = Met /{ command-table } { command-open } open je een tafel waar anderen bij kunnen komen zitten.
ranks-next-table-by-message = Ga op een server aan een tafel zitten, of open er daar een.
ranks-empty = Op deze lijst staat nog niemand. Wie partijen uitspeelt tegen { $least } verschillende mensen komt erop; met /{ command-table } { command-open } begin je er een. Partijen met computers tellen enkel als de server dat wil.
ranks-empty-pairs = Op deze lijst staat nog geen paar. Wie { $together } partijen aan dezelfde kant speelt, tegen { $least } verschillende mensen, komt erop.
ranks-about-rating = -# ± zegt hoe zeker een rating is: in 19 van de 20 gevallen ligt het ware cijfer niet verder weg.
ranks-about-sure = -# ≈ is nog niet zeker: uit minder dan { $least } partijen die telden. `/{ stats-command }` zegt hoe ver een rating ernaast kan zitten.
ranks-about-provisional = -# Voorlopig: minder dan { $least } partijen.
ranks-about-provisional-made = -# Voorlopig: minder dan { $least } contracten gespeeld.
ranks-about-made = -# De plaats volgt uit het deel van de contracten dat gehaald is; een groot deel van weinig contracten telt minder dan een groot deel van veel.
ranks-about-computers = -# Computers hebben een rating zoals mensen, maar nemen geen plaats in.
ranks-about-cards = -# Daarvan met echte kaarten: { $people }.
ranks-mine = Mijn plaats
ranks-back = ◀ Hoger
ranks-on = Lager ▶
ranks-as-text = Als tekst
ranks-as-picture = Als prent
ranks-to-pairs = Vaste paren
ranks-to-people = Losse spelers
ranks-show = Aan iedereen tonen
ranks-rated = Rating: { $changes }
ranks-change = { $name } { $figure } ({ $change }{ $provisional ->
    [yes] { ", voorlopig" }
   *[no] { "" }
})
ranks-not-rated = Telt niet voor de rating: er speelden computers mee.
ranks-computer = Computer ({ $level })
