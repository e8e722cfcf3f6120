# Hints: what a strong player would do, what all else would cost, and why.
hints-command = hint
hints-command-hint = Wat een sterke speler nu zou doen, en waarom; alleen jij ziet het antwoord
hints-button = Hint
hints-best = **Hint:** { $action }
hints-best-dummy = **Hint voor de blinde:** { $action }
hints-wait = er nog even mee wachten
hints-no-matter = Het maakt niet uit: al wat je nu kunt doen, is even goed. Bijvoorbeeld: { $action }
hints-late = Wat de rest zou kosten, was niet op tijd uitgerekend.
hints-alike = { $actions }: even goed
hints-costs = { $actions }: ongeveer { $cost } minder
hints-costs-other = { $actions }: minder goed
hints-rest = { $count ->
    [one] Eén andere kost nog meer.
   *[other] { $count } andere kosten nog meer.
}

# A cost, in what the deals of the game count; also for looking back.
hints-cost-points = { $cost } { $cost ->
    [one] punt
   *[other] punten
}
hints-cost-marks = { $cost } { $cost ->
    [one] streep
   *[other] strepen
}
hints-cost-strokes = { $cost } { $cost ->
    [one] streep
   *[other] strepen
}
hints-cost-royes = { $cost } { $cost ->
    [one] rôye
   *[other] rôyes
}
hints-cost-branches = { $cost } { $cost ->
    [one] tak
   *[other] takken
}
hints-cost-parties = { $cost } { $cost ->
    [one] partij
   *[other] partijen
} op honderd
hints-cost-matches = { $cost } { $cost ->
    [one] partij
   *[other] partijen
} op honderd
hints-cost-places = { $cost } { $cost ->
    [one] plaats
   *[other] plaatsen
} op honderd partijen
hints-cost-tournaments = { $cost } { $cost ->
    [one] tornooi
   *[other] tornooien
} op honderd
hints-cost-podiums = { $cost } { $cost ->
    [one] plaats
   *[other] plaatsen
} op honderd tornooien

# Where there are none.
hints-off = Aan deze tafel zijn er geen hints. De gastheer kan ze vóór de partij toestaan, met **{ hints-allow }** onder **{ lobby-host-panel }**.
hints-off-tournament = Op een tornooi zijn er geen hints.
hints-untaught = De computers spelen dit spel op goed geluk, dus kunnen ze geen hints geven.
hints-nothing-due = Je hebt nu niets te doen. Vraag het opnieuw als je aan de beurt bent.

# Allowing them, and what everybody is told.
hints-allow = Hints toestaan
hints-forbid = Geen hints
hints-option = hints
hints-option-hint = Of /{ hints-command } toegestaan is; standaard waar computers meespelen en niets voor de rating telt
hints-yes = toegestaan
hints-no = geen
hints-lobby = met hints
hints-begin = Hints mogen hier: als je aan de beurt bent, zegt `/{ hints-command }` of **{ hints-button }** alleen aan jou wat een sterke speler zou doen.
hints-begin-host = Hints mogen hier, dat heeft de gastheer zo gekozen: als je aan de beurt bent, zegt `/{ hints-command }` of **{ hints-button }** alleen aan jou wat een sterke speler zou doen. De uitslag zegt hoeveel iedereen er vroeg.
hints-taken = Gevraagde hints: { $people }.
hints-help = **Weet je het niet?** Als je aan de beurt bent, zegt `/{ hints-command }` wat een sterke speler zou doen, wat de rest zou kosten en waarom, als dat aan de tafel mag.

# Reasons, of any game.
hints-why-only = Je kunt niets anders doen.
hints-why-on-average = Over alle kaarten gerekend die de anderen kunnen hebben, brengt dit gemiddeld het meest op.
hints-why-unbeatable = Geen tegenstander kan erover.
hints-why-highest = Niemand heeft een hogere kaart in { $suit }.
hints-why-partner-void = Je maat heeft geen { $suit } meer en kan misschien troeven.
hints-why-last-of-suit = Het is je laatste { $suit }: daarna kun je die kleur troeven.
hints-why-no-points = Ze telt geen kaartpunten, dus je verliest weinig als een ander ze pakt.
hints-why-keeps = Je houdt { $card } voor later.
hints-why-no-trumps-out = Niemand anders heeft nog troef.
hints-why-draws-last = Je haalt er de laatste troef mee uit: { $card }.
hints-why-draws = Je haalt er troef mee uit.
hints-why-takes = Je haalt de slag.
hints-why-takes-points = Je haalt de slag, met { $points } { $points ->
    [one] kaartpunt
   *[other] kaartpunten
} erin.
hints-why-takes-surely = Geen tegenstander kan er nog over.
hints-why-beats = Ze klopt { $card }, de beste kaart tot nu toe.
hints-why-cheapest = Het is de laagste van je kaarten waarmee dat gaat.
hints-why-ruffs = Je hebt geen { $suit } meer, dus troef je.
hints-why-partner-has = Je maat heeft de slag al.
hints-why-partner-leads = Je maat heeft tot nu toe de beste kaart.
hints-why-own-has = Je eigen kaart heeft de slag al.
hints-why-own-leads = Je eigen kaart is tot nu toe de beste.
hints-why-own-void = Zelf heb je geen { $suit } meer, dus kun je troeven.
hints-why-adds-points = { $points ->
    [one] Het kaartpunt ervan gaat
   *[other] De { $points } kaartpunten ervan gaan
} naar je eigen kant.
hints-why-cannot-take = Deze slag kun je niet halen.
hints-why-gives-points = Zo geef je de minste kaartpunten weg: { $points }.
hints-why-gives-nothing = Zo geef je geen kaartpunten weg.
hints-why-lowest = Het is je laagste { $suit }.
hints-why-saves-trumps = Je spaart je troeven voor later.
hints-why-last-deal-behind = Je staat { $count } achter, en dit is de laatste gift.
hints-why-last-deal-ahead = Je staat { $count } voor, en dit is de laatste gift.
hints-why-last-round-behind = In het tornooi sta je { $count } achter op de beste van je tegenstanders hier, en dit is de laatste gift.
hints-why-last-round-ahead = In het tornooi sta je { $count } voor op al je tegenstanders hier, en dit is de laatste gift.
hints-why-you-need = Je hebt er nog { $count } nodig om de partij te winnen.
hints-why-others-need = De anderen hebben er nog maar { $count } nodig om de partij te winnen.
hints-why-only-all-tricks = Alleen met alle slagen kun je de partij nog winnen.
hints-why-counts-more = De gift telt dan voor meer.
hints-why-trumps = Met { $suit } als troef heb je { $count ->
    [one] één troef
   *[other] { $count } troeven
}.
hints-why-top-trump = De hoogste is erbij: { $card }.
hints-why-few-trumps = Met { $suit } als troef heb je { $count ->
    [0] er geen enkele
    [one] er maar één
   *[other] er maar { $count }
}.

# Reasons in Couillon.
hints-why-no-suit-has-more = Geen enkele kleur zou je meer dan { $count ->
    [one] één troef
   *[other] { $count } troeven
} geven.
hints-why-mit = Als Mit’ is { $card } een troef waar alleen troefaas over kan.

# Reasons in Kleurenwiezen.
hints-why-aces = Je hebt { $count ->
    [one] een aas
   *[other] { $count } azen
}.
hints-why-no-ace = Je hebt geen aas.
hints-why-no-long-suit = Je langste kleur telt maar { $count } { $count ->
    [one] kaart
   *[other] kaarten
}.
hints-why-low-cards = Veel van je kaarten zijn laag: { $count } keer een zes of lager.
hints-why-expects = Met die troef haal je met je eigen kaarten alleen al zowat { $tricks } { $tricks ->
    [one] slag
   *[other] slagen
}.
hints-why-expects-only = Zelfs met { $suit } als troef halen je eigen kaarten maar zowat { $tricks } { $tricks ->
    [one] slag
   *[other] slagen
}.
hints-why-waits = Zo hoor je eerst wat de anderen hebben.
hints-why-leaves-to-partner = Je maat beslist dan hoe hoog jullie gaan.
hints-why-discards = Zonder die kaart is de kans op een slag het kleinst.
hints-why-stays-under = Je blijft onder { $card }.
hints-why-highest-under = Het is de hoogste kaart waarmee dat lukt.
hints-why-cannot-stay-under = Eronder blijven kan deze keer niet.
hints-why-highest-goes = Nu is het moment voor je hoogste kaart van die kleur.
hints-why-wants-trick = Je moet nog { $count ->
    [one] een slag hebben, en dit is hem.
   *[other] { $count } slagen hebben, en dit is er een.
}
hints-why-gets-rid = Je hebt geen { $suit } meer, dus raak je een gevaarlijke kaart kwijt.
hints-why-lowest-out = Niemand anders heeft een lagere kaart in { $suit }.
hints-why-higher-out = { $count ->
    [one] Er is nog één hogere kaart in { $suit }.
   *[other] Er zijn nog { $count } hogere kaarten in { $suit }.
}
hints-why-may-catch = Misschien moet een speler de slag nemen.
hints-why-stays-with = Zoals het nu ligt, moet { $name } de slag nemen.
hints-why-catches-nobody = Geen speler kan deze slag nog nemen.

# Reasons in Chouine.
hints-why-exchange = Je krijgt { $card } voor de zeven.
hints-why-declares = Wat je meldt, telt { $points } { $points ->
    [one] punt
   *[other] punten
}.
hints-why-wins-partie = Daarmee win je de partij.
hints-why-makes-trumps = Zo wordt { $suit } troef.
hints-why-keeps-pair = Je houdt heer en vrouw in { $suit } voor een mariage.
hints-why-may-pair = Je houdt { $card } voor een mariage: { $other } kan nog komen.
