# Hints: what a strong player would do, what all else would cost, and why.
hints-command = tipp
hints-command-hint = Was ein starker Spieler jetzt tun würde und warum; die Antwort siehst nur du
hints-button = Tipp
hints-best = **Tipp:** { $action }
hints-best-dummy = **Tipp für den Strohmann:** { $action }
hints-wait = damit noch warten
hints-no-matter = Es macht keinen Unterschied: Alles, was du jetzt tun kannst, ist gleich gut. Zum Beispiel: { $action }
hints-late = Was alles andere kosten würde, ließ sich nicht rechtzeitig ausrechnen.
hints-alike = { $actions }: genauso gut
hints-costs = { $actions }: etwa { $cost } weniger
hints-costs-other = { $actions }: weniger gut
hints-rest = { $count ->
    [one] Eine weitere Möglichkeit kostet noch mehr.
   *[other] { $count } weitere Möglichkeiten kosten noch mehr.
}

# A cost, in what the deals of the game count; also for looking back.
hints-cost-points = { $cost } { $cost ->
    [one] Punkt
   *[other] Punkte
}
hints-cost-marks = { $cost } { $cost ->
    [one] Strich
   *[other] Striche
}
hints-cost-strokes = { $cost } { $cost ->
    [one] Strich
   *[other] Striche
}
hints-cost-royes = { $cost } { $cost ->
    [one] Rôye
   *[other] Rôyes
}
hints-cost-branches = { $cost } { $cost ->
    [one] Ast
   *[other] Äste
}
hints-cost-parties = { $cost } von hundert Partien
hints-cost-matches = { $cost } von hundert Partien
hints-cost-places = { $cost } { $cost ->
    [one] Platz
   *[other] Plätze
} in hundert Partien
hints-cost-tournaments = { $cost } von hundert Turnieren
hints-cost-podiums = { $cost } { $cost ->
    [one] Platz
   *[other] Plätze
} in hundert Turnieren

# Where there are none.
hints-off = An diesem Tisch gibt es keine Tipps. Der Gastgeber kann sie vor der Partie erlauben, mit **{ hints-allow }** unter **{ lobby-host-panel }**.
hints-off-tournament = In einem Turnier gibt es keine Tipps.
hints-untaught = Die Computer spielen dieses Spiel aufs Geratewohl, also können sie keine Tipps geben.
hints-nothing-due = Du hast gerade nichts zu tun. Frag wieder, wenn du dran bist.

# Allowing them, and what everybody is told.
hints-allow = Tipps erlauben
hints-forbid = Keine Tipps
hints-option = tipps
hints-option-hint = Ob /{ hints-command } erlaubt ist; ohne Angabe dort, wo Computer mitspielen und nichts gewertet wird
hints-yes = erlaubt
hints-no = keine
hints-lobby = mit Tipps
hints-begin = Tipps sind hier erlaubt: Wenn du dran bist, sagt `/{ hints-command }` oder **{ hints-button }** dir allein, was ein starker Spieler tun würde.
hints-begin-host = Tipps sind hier erlaubt, das hat der Gastgeber so gewählt: Wenn du dran bist, sagt `/{ hints-command }` oder **{ hints-button }** dir allein, was ein starker Spieler tun würde. Am Ende steht da, wie viele sich jeder geholt hat.
hints-taken = Geholte Tipps: { $people }.
hints-help = **Unsicher?** Wenn du dran bist, sagt `/{ hints-command }`, was ein starker Spieler tun würde, was alles andere kosten würde und warum, wo der Tisch das erlaubt.

# Reasons, of any game.
hints-why-only = Etwas anderes kannst du nicht tun.
hints-why-on-average = Über alle Karten gerechnet, die die anderen haben können, bringt das im Schnitt am meisten.
hints-why-unbeatable = Kein Gegner kann sie schlagen.
hints-why-highest = Niemand hat in { $suit } eine höhere Karte.
hints-why-partner-void = Dein Partner hat kein { $suit } mehr und kann vielleicht stechen.
hints-why-last-of-suit = Es ist deine letzte Karte in { $suit }: Danach kannst du diese Farbe stechen.
hints-why-no-points = Sie zählt keine Augen, also verlierst du wenig, wenn andere sie nehmen.
hints-why-keeps = Du behältst { $card } für später.
hints-why-no-trumps-out = Sonst hat niemand mehr Trumpf.
hints-why-draws-last = Sie zieht den letzten Trumpf: { $card }.
hints-why-draws = Sie zieht Trümpfe.
hints-why-takes = Du bekommst den Stich.
hints-why-takes-points = Du bekommst den Stich mit { $points } { $points ->
    [one] Auge
   *[other] Augen
}.
hints-why-takes-surely = Kein Gegner kann sie mehr schlagen.
hints-why-beats = Sie schlägt { $card }, bisher die beste Karte.
hints-why-cheapest = Es ist die niedrigste deiner Karten, die das kann.
hints-why-ruffs = Du hast kein { $suit } mehr, also stichst du.
hints-why-partner-has = Dein Partner hat den Stich schon.
hints-why-partner-leads = Dein Partner hat bisher die beste Karte.
hints-why-own-has = Deine eigene Karte hat den Stich schon.
hints-why-own-leads = Deine eigene Karte ist bisher die beste.
hints-why-own-void = Du selbst hast kein { $suit } mehr und kannst stechen.
hints-why-adds-points = { $points ->
    [one] Ihr Auge geht
   *[other] Ihre { $points } Augen gehen
} an deine eigene Seite.
hints-why-cannot-take = Diesen Stich kannst du nicht bekommen.
hints-why-gives-points = So gibst du die wenigsten Augen her: { $points }.
hints-why-gives-nothing = So gibst du keine Augen her.
hints-why-lowest = Es ist deine niedrigste Karte in { $suit }.
hints-why-saves-trumps = Du sparst deine Trümpfe für später.
hints-why-last-deal-behind = Du liegst { $count } zurück, und das ist das letzte Spiel.
hints-why-last-deal-ahead = Du liegst { $count } vorn, und das ist das letzte Spiel.
hints-why-last-round-behind = Im Turnier liegst du { $count } hinter dem besten deiner Gegner hier, und das ist das letzte Spiel.
hints-why-last-round-ahead = Im Turnier liegst du { $count } vor allen deinen Gegnern hier, und das ist das letzte Spiel.
hints-why-you-need = Dir fehlen noch { $count } zum Gewinn der Partie.
hints-why-others-need = Den anderen fehlen nur noch { $count } zum Gewinn der Partie.
hints-why-only-all-tricks = Nur mit allen Stichen kannst du die Partie noch gewinnen.
hints-why-counts-more = Das Spiel zählt dann mehr.
hints-why-trumps = Mit { $suit } als Trumpf hast du { $count ->
    [one] einen Trumpf
   *[other] { $count } Trümpfe
}.
hints-why-top-trump = Der höchste ist dabei: { $card }.
hints-why-few-trumps = Mit { $suit } als Trumpf hättest du { $count ->
    [0] keinen einzigen
    [one] nur einen
   *[other] nur { $count }
}.

# Reasons in Couillon.
hints-why-no-suit-has-more = Keine Farbe gäbe dir mehr als { $count ->
    [one] einen Trumpf
   *[other] { $count } Trümpfe
}.
hints-why-mit = Als Mit’ ist { $card } ein Trumpf, den nur das Trumpf-Ass schlägt.

# Reasons in Kleurenwiezen.
hints-why-aces = Du hast { $count ->
    [one] ein Ass
   *[other] { $count } Asse
}.
hints-why-no-ace = Du hast kein Ass.
hints-why-no-long-suit = Deine längste Farbe hat nur { $count } { $count ->
    [one] Karte
   *[other] Karten
}.
hints-why-low-cards = Viele deiner Karten sind niedrig: { $count }-mal eine Sechs oder weniger.
hints-why-expects = Mit diesem Trumpf macht dein Blatt allein etwa { $tricks } { $tricks ->
    [one] Stich
   *[other] Stiche
}.
hints-why-expects-only = Selbst mit { $suit } als Trumpf macht dein Blatt allein nur etwa { $tricks } { $tricks ->
    [one] Stich
   *[other] Stiche
}.
hints-why-waits = So hörst du erst, was die anderen haben.
hints-why-leaves-to-partner = Dein Partner entscheidet dann, wie hoch ihr geht.
hints-why-discards = Ohne sie macht dein Blatt am ehesten keinen Stich.
hints-why-stays-under = Du bleibst unter { $card }.
hints-why-highest-under = Es ist die höchste Karte, mit der das geht.
hints-why-cannot-stay-under = Darunter bleiben kannst du diesmal nicht.
hints-why-highest-goes = Jetzt ist der Moment für deine höchste Karte der Farbe.
hints-why-wants-trick = Du brauchst noch { $count ->
    [one] einen Stich, und das ist er.
   *[other] { $count } Stiche, und das ist einer.
}
hints-why-gets-rid = Du hast kein { $suit } mehr, also wirst du eine gefährliche Karte los.
hints-why-lowest-out = Sonst hat niemand in { $suit } eine niedrigere Karte.
hints-why-higher-out = { $count ->
    [one] In { $suit } ist noch eine höhere Karte draußen.
   *[other] In { $suit } sind noch { $count } höhere Karten draußen.
}
hints-why-may-catch = Vielleicht muss ein Alleinspieler den Stich nehmen.
hints-why-stays-with = So wie es liegt, muss { $name } den Stich nehmen.
hints-why-catches-nobody = Diesen Stich kann kein Alleinspieler mehr bekommen.

# Reasons in Chouine.
hints-why-exchange = Du bekommst { $card } für die Sieben.
hints-why-declares = Was du meldest, zählt { $points } { $points ->
    [one] Auge
   *[other] Augen
}.
hints-why-wins-partie = Damit gewinnst du die Partie.
hints-why-makes-trumps = Damit wird { $suit } Trumpf.
hints-why-keeps-pair = Du behältst König und Dame in { $suit } für eine Mariage.
hints-why-may-pair = Du behältst { $card } für eine Mariage: { $other } kann noch kommen.
