# Statistieken, geschiedenis en het herbekijken van afgelopen partijen.
stats-command = statistieken
stats-command-hint = Je statistieken, die van iemand anders, of van twee met en tegen elkaar
stats-menu = Statistieken
stats-person = persoon
stats-person-hint = Van wie; standaard jijzelf
stats-with = tegen
stats-with-hint = Met of tegen wie: de partijen van deze twee
stats-game-hint = Welk spel; standaard het meest gespeelde
stats-season-hint = Welke maand of welk kwartaal; standaard alles
stats-everywhere = overal
stats-everywhere-hint = Je partijen op alle servers, niet alleen op deze
stats-history = geschiedenis
stats-history-hint = Afgelopen partijen, de nieuwste eerst, om te herbekijken
stats-replay = herbekijk
stats-replay-hint = Overloop een afgelopen partij stap voor stap, met ieders kaarten
stats-replay-table-hint = Het nummer van de tafel; standaard je laatste partij

stats-title = ### Statistieken van { $name }
    -# { $where }
stats-between-title = ### { $first } en { $second }
    -# { $where }
stats-none-own = Je hebt hier nog geen partij uitgespeeld. Speel er een met { find-games }, of neem het met `/{ command-duel }` op tegen de computer: daarna staat hier wat je gespeeld hebt.
stats-none = { $name } heeft hier nog geen partij uitgespeeld. Nodig die persoon uit: `/{ command-duel }` of `/{ command-table } { command-open }`.
stats-none-such = { $name } heeft hier zo geen partij uitgespeeld. Kies een ander spel of seizoen.
stats-hidden = { $name } houdt statistieken en partijen voor zichzelf.
stats-not-in-private = Hier zie je alleen je eigen partijen. Vraag die van iemand anders op een server waar jullie allebei zijn.
stats-everywhere-own = Partijen op andere servers gaan alleen aan wie ze speelde: “{ stats-everywhere }” werkt voor jezelf, of voor jou en één ander.
stats-two-needed = Dat is een en dezelfde persoon. Noem er twee, of laat “{ stats-with }” weg.
stats-not-here = Dit kan alleen aan iedereen getoond worden op de server waar het gespeeld is.
stats-not-in-this-channel = Niet iedereen hier kan { $channel } zien, waar het gespeeld is: toon het daar.
stats-all-games = Alle spellen
stats-in-all-servers = Alle servers
stats-only-here = Alleen deze server
stats-to-history = Partijen
stats-show-all = Aan iedereen tonen
stats-results = { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
 }, { $won } gewonnen ({ $share }%) · { $deals ->
    [one] 1 gift
   *[other] { $deals } giften
 }
stats-unrated = Nog geen rating
stats-curve = Hoogst { $high } ({ $high_on }), laagst { $low } ({ $low_on }); { $change } over de laatste { $matches ->
    [one] partij
   *[other] { $matches } partijen
}
stats-rating = Rating **{ $rating }** ± { $within } { $sure ->
    [yes] {""}
   *[no] (voorlopig){" "}
 }na { $matches ->
    [one] 1 partij die telde
   *[other] { $matches } partijen die telden
 }
stats-of = { $what }: { $results }
stats-by-preset = **Per variant**
stats-by-contract-couillon = **Troef**
stats-by-contract = **Contracten**
stats-feats = **Opvallend:** { $feats }
stats-best-deal = **Beste gift:** { $deal }
stats-worst-deal = **Slechtste gift:** { $deal }
stats-deal = { $points }{ $contract }, gift { $deal } aan tafel { $table }
stats-contract = { $contract }: { $roles }
stats-contract-trumps = Gewonnen
stats-contract-accept = Samen
stats-contract-solo = Alleen
stats-contract-troel = Troel
stats-contract-small-misere = Kleine miserie
stats-contract-piccolo = Piccolo
stats-contract-piccolissimo = Piccolissimo
stats-contract-grand-misere = Grote miserie
stats-contract-open-misere = Open miserie
stats-contract-abondance = Abondance
stats-contract-abondance-table = Abondance op tafel
stats-contract-small-slam = Kleine slim
stats-contract-small-slam-table = Kleine slim op tafel
stats-contract-slam = Solo slim
stats-contract-slam-table = Solo slim op tafel
stats-contract-open-slam = Open slim
stats-role-declarer = { $made } van { $deals } als speler
stats-role-partner = { $made } van { $deals } als maat
stats-role-defender = { $made } van { $deals } als tegenstander
stats-feat-mit = Mit’
stats-feat-kontra = Kontra
stats-feat-re = Re
stats-feat-sweep = alle slagen
stats-faced-people = **Tegen mensen:** { $won } gewonnen van { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
 }
stats-faced-computers = **Tegen computers:** { $levels }
stats-faced-level = { $level }, { $won } van { $matches } gewonnen
stats-favourite = **Liefste maat:** { $name }, { $won } gewonnen van { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
 }
stats-nemesis = **Bête noire:** { $name }: { $lost } keer beter in { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
 }
stats-streak-won = **Nu:** { $matches ->
    [one] de laatste partij gewonnen
   *[other] { $matches } partijen op rij gewonnen
 }
stats-streak-lost = **Nu:** { $matches ->
    [one] de laatste partij verloren
   *[other] { $matches } partijen op rij verloren
 }
stats-streaks = **Langste reeksen:** { $won } gewonnen, { $lost } verloren
stats-other-games = **Andere spellen**
stats-against = **Tegen elkaar:** { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
 }
    { $first } beter: { $ahead } · { $second } beter: { $behind } · gelijk: { $equal }
stats-never-against = Ze hebben hier nog niet tegen elkaar gespeeld.
stats-together = **Samen:** { $results }
stats-never-together = Ze hebben hier nog niet samen gespeeld.
stats-replay-best = Beste gift bekijken
stats-replay-worst = Slechtste gift bekijken

stats-history-title = ### Partijen van { $name }
stats-history-match = **Tafel { $table }** · { $day } · { $game } · **{ $outcome }**
stats-history-won = gewonnen
stats-history-place = plaats { $place } van { $sides }
stats-history-side = { $place }. { $names } ({ $score })
stats-history-computer = { $name } (computer, { $level })
stats-history-cut-short = in overleg vroeger gestopt
stats-history-absent = beëindigd omdat één kant niet kwam
stats-history-rated-yes = telt voor de rating
stats-history-rated-computers = telt niet: er speelde een computer mee
stats-history-rated-nobody = telt niet: alleen computers
stats-history-rated-cards = met echte kaarten, telt niet voor de rating
stats-history-pages = Pagina { $page } van { $pages } · { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
 }
stats-history-replay = Een partij herbekijken
stats-history-newest = Nieuwste
stats-history-newer = Nieuwer
stats-history-older = Ouder
stats-history-oldest = Oudste

stats-replay-title = ### { $game } · tafel { $table }
stats-replay-deal = { $unit ->
    [parties] Partij
   *[deals] Gift
 } { $deal } van { $deals }
stats-replay-step = stap { $step } van { $steps }
stats-replay-seen = zoals { $name } het zag
stats-replay-all = alle handen open
stats-replay-edition = Deze partij begon voor de regels gecorrigeerd werden; je ziet ze zoals ze gespeeld en geteld is. Volgens de regels van nu was gift { $deal } anders gegaan.
stats-replay-unplayable = Deze partij kan niet meer nagespeeld worden: wat bewaard is, volgt de regels van nu niet. De uitslag blijft:
stats-replay-hands-alt = De kaarten die nog in de hand zitten, hieronder in woorden: { $names }.
stats-replay-trick = Op tafel: { $cards }
stats-replay-hand = { $name }: { $cards }
stats-replay-first = { $unit ->
    [parties] Eerste partij
   *[deals] Eerste gift
 }
stats-replay-earlier = { $unit ->
    [parties] Vorige partij
   *[deals] Vorige gift
 }
stats-replay-back = ◀ Terug
stats-replay-on = Verder ▶
stats-replay-later = { $unit ->
    [parties] Volgende partij
   *[deals] Volgende gift
 }
stats-replay-last = Het einde
stats-replay-to = Ga naar een slag
stats-replay-whose = Wiens kaarten je ziet
stats-replay-begin = Vóór de eerste beurt
stats-replay-to-trick = Slag { $trick }
stats-replay-end = { $unit ->
    [parties] Einde van de partij
   *[deals] Einde van de gift
 }
stats-replay-of = Alleen de kaarten van { $name }
stats-replay-open = Zelf overlopen
stats-replay-match = Herbekijken
stats-replay-none = Er is nog geen afgelopen partij om te herbekijken. Speel er een: { find-games-or-duel }.
stats-replay-running = De partij aan tafel { $table } is nog bezig: haar kaarten blijven geheim tot ze uit is. Dat geldt ook voor de giften die al gespeeld zijn, want niemand mag van een blaadje spelen terwijl de anderen het uit het hoofd doen.
stats-replay-broken-off = De partij aan tafel { $table } is afgebroken: alleen uitgespeelde partijen kun je herbekijken.
stats-files = Bestanden
stats-files-title = ### { $game } · tafel { $table }: de bestanden
stats-files-record = `.txt`: de hele partij, zoals `python -m engine replay` ze naspeelt
stats-files-pbn = `.pbn`: de giften voor bridgeprogramma’s
stats-files-verify = `.verify.json`: waarmee `/{ fair-command }` de kaarten narekent
stats-file = bestand
stats-file-hint = Een eigen partij om te overlopen: haar verslag (.txt), of haar giften (.pbn)
stats-file-title = ### { $game } · { $file }
stats-file-too-large = Dit bestand is te groot voor een partij: hoogstens { $most } KB.
stats-file-no-text = Dit bestand is geen tekst. Geef het verslag van een partij (.txt), of haar giften (.pbn), zoals **{ stats-files }** ze geeft als je ze herbekijkt.
stats-file-empty = Er staat geen gift in dit bestand.
stats-file-proof = Met dit bestand worden de kaarten van een partij nagerekend. Het verslag is het .txt-bestand ernaast: geef dat.
stats-file-other-pbn = Deze giften zijn van een ander programma: ik lees de .pbn-bestanden van partijen van hier, waarin ook de regels en het bieden staan.
stats-file-line = Regel { $line } van dit bestand is niet te lezen: “{ $text }”.
stats-file-illegal = Regel { $line } van dit bestand gaat tegen de spelregels in: “{ $text }”.
stats-file-away = Discord gaf me dat bestand niet: probeer het nog eens.
stats-file-gone = Ik heb dit bestand niet meer bij de hand: geef het nog eens, met /{ stats-replay }.

# Hetzelfde als de tekst met die naam zonder `-by-message`, in privéberichten: commando’s van servers werken daar niet.
stats-none-own-by-message = Je hebt nog geen partij uitgespeeld. Speel er een in een kanaal van een server, met { find-games-or-duel }: daarna staat hier wat je gespeeld hebt.
stats-replay-none-by-message = Je hebt nog geen afgelopen partij om te herbekijken. Speel er een in een kanaal van een server: { find-games-or-duel }.
