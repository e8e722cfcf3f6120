# Ranglisten: /rangliste, die Nachrichten, die sich selbst auffrischen, und Wertungen nach einer Partie.
ranks-command = rangliste
ranks-command-hint = Wer wo steht: nach Wertungszahl, Punkten, gewonnenen Partien oder geschafften Kontrakten
ranks-option-game-hint = Welches Spiel; ohne Angabe das zuletzt in diesem Kanal gespielte
ranks-option-preset-hint = Nur eine Variante des Spiels
ranks-option-scope = wo
ranks-option-scope-hint = Dieser Server, oder alle Server, mit allen, die dort auf der Liste stehen wollen
ranks-option-season = saison
ranks-option-season-hint = Dieser Monat, dieses Quartal, von Anfang an, oder früher, etwa 2026-10 oder 2026-Q3
ranks-option-by = nach
ranks-option-by-hint = Wonach sich die Plätze richten
ranks-option-pairs = paare
ranks-option-pairs-hint = Feste Partner statt einzelner Leute
ranks-option-text = als-text
ranks-option-text-hint = Als Liste zum Lesen statt als Bild
ranks-option-which = welche
ranks-option-which-hint = Welche der Ranglisten, die auf diesem Server stehen
ranks-scope-here = dieser Server
ranks-scope-all = alle Server
ranks-message = rangliste-nachricht
ranks-message-hint = Ranglisten, die in einem Kanal von selbst aktuell bleiben
ranks-post = aufstellen
ranks-post-hint = Stell eine Rangliste in diesen Kanal, die jeder Partie folgt
ranks-list = liste
ranks-list-hint = Welche Ranglisten auf diesem Server stehen und wo
ranks-remove = entfernen
ranks-remove-hint = Entfern eine davon
ranks-posted = Die Rangliste steht. Sie folgt jeder Partie von selbst, etwa eine Minute später (bei einer alten Nachricht dauert es länger). /{ ranks-message } { ranks-remove } entfernt sie; du kannst auch die Nachricht löschen.
ranks-listed = { $number }: { $what }, in { $channel }
ranks-listed-none = Auf diesem Server steht keine Rangliste. /{ ranks-message } { ranks-post } bringt eine in einen Kanal.
ranks-removed = Sie ist weg.
ranks-no-such-message = „{ $typed }“ ist keine der Ranglisten dieses Servers. Wähl eine aus der Liste.
ranks-too-many = Ein Server kann { $most } davon haben; nimm erst eine weg.
ranks-lacks = Ich kann hier keine Rangliste aufstellen, solange mir niemand in diesem Kanal diese Berechtigungen gibt: { $permissions }.
ranks-only-in-servers = In Direktnachrichten gibt es nur die Rangliste aller Server.
ranks-no-such-season = „{ $typed }“ ist keine Saison. Einen Monat schreibt man 2026-10, ein Quartal 2026-Q3.
ranks-no-contracts = Bei { $game } gibt es keine Kontrakte. Wähl Wertungszahl, Punkte oder gewonnene Partien.
ranks-no-pairs = { $game } spielt man ohne feste Partner, also gibt es keine Paare.
ranks-title = **Rangliste – { $game }**
ranks-everywhere = alle Server
ranks-pairs = feste Paare
ranks-by-rating = nach Wertungszahl
ranks-by-points = nach Punkten je Spiel
ranks-by-won = nach gewonnenen Partien
ranks-by-made = nach geschafften Kontrakten
ranks-head-rating = Wertungszahl
ranks-head-points = Punkte je Spiel
ranks-head-won = gewonnen
ranks-head-made = Kontrakte geschafft
ranks-decimal = { $whole },{ $tenth }
ranks-season-all = von Anfang an
ranks-season-month = dieser Monat ({ $season })
ranks-season-quarter = dieses Quartal ({ $season })
ranks-quarter = { $quarter }. Quartal { $year }
ranks-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
ranks-row = { $place ->
    [0] –
   *[other] { $place }\.
 } **{ $name }** – { $result }{ $sure ->
    [provisional] { ", vorläufig" }
    [unsure] { ", noch nicht sicher" }
   *[none] { "" }
}
ranks-result = { $figure }, { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
ranks-figure-rating = { $figure }
ranks-figure-points = { $figure } Punkte je Spiel
ranks-figure-won = { $count } gewonnen
ranks-figure-made = { $figure } Kontrakte geschafft ({ $share } %)
ranks-row-own = ➤ { $row } (du)
ranks-own = Dein Platz: **{ $place }** von { $listed }.
ranks-own-unlisted = Bisher hast du { $result }.
ranks-rating-of-game = Die Wertungszahl ist die von ganz { $game }; auf der Liste steht, wer diese Variante gespielt hat.
ranks-unlisted-no-matches = Du stehst nicht darauf: Du hast noch keine Partie, die hier zählt. Darauf kommst du, wenn du Partien gegen { $least } verschiedene Leute zu Ende spielst.
ranks-unlisted-few-opponents = Du stehst noch nicht darauf: Dazu musst du gegen mindestens { $least } verschiedene Leute gespielt haben (bisher { $met }). Eine Partie gegen jemand Neues bringt dich weiter.
ranks-unlisted-fixed-partner = Du stehst nicht darauf: Du hattest immer denselben Partner, also stehst du bei den festen Paaren. Eine Partie mit einem anderen Partner bringt dich auch hierher.
ranks-unlisted-hidden = Du stehst nicht darauf, weil du deine Statistik verbirgst. Das ändert /{ command-settings } { command-mine }.
ranks-unlisted-hidden-partner = Euer Paar steht nicht darauf, weil dein Partner nicht auf der Liste stehen will. Nur dein Partner kann das ändern, mit /{ command-settings } { command-mine }.
ranks-unlisted-no-pair = Kein Paar von dir steht darauf: Dazu gehören { $together } Partien auf derselben Seite.
ranks-unlisted-globally = Du stehst nicht darauf: Hier stehen nur die, die über alle Server gewertet werden wollen. Das schaltet /{ command-settings } { command-mine } ein, für alle Partien danach.
ranks-next-table = Mit /{ command-table } { command-open } öffnest du einen Tisch, an den sich andere setzen können.
ranks-next-table-by-message = Setz dich auf einem Server an einen Tisch, oder öffne dort einen.
ranks-empty = Auf dieser Liste steht noch niemand. Darauf kommt, wer Partien gegen { $least } verschiedene Leute zu Ende spielt; mit /{ command-table } { command-open } beginnt eine. Partien mit Computern zählen nur, wo der Server das will.
ranks-empty-pairs = Auf dieser Liste steht noch kein Paar. Darauf kommt, wer { $together } Partien auf derselben Seite spielt, gegen { $least } verschiedene Leute.
ranks-about-rating = -# ± sagt, wie sicher eine Wertungszahl ist: In 19 von 20 Fällen liegt der wahre Wert nicht weiter weg.
ranks-about-sure = -# ≈ heißt noch nicht sicher: aus weniger als { $least } gewerteten Partien. `/{ stats-command }` sagt, wie weit eine Wertungszahl danebenliegen kann.
ranks-about-provisional = -# Vorläufig: weniger als { $least } Partien.
ranks-about-provisional-made = -# Vorläufig: weniger als { $least } Kontrakte angesagt.
ranks-about-made = -# Der Platz folgt dem Anteil geschaffter Kontrakte; ein großer Anteil von wenigen zählt weniger als einer von vielen.
ranks-about-computers = -# Computer werden gewertet wie alle anderen, nehmen aber niemandem einen Platz.
ranks-about-cards = -# Davon mit echten Karten: { $people }.
ranks-mine = Mein Platz
ranks-back = ◀ Weiter oben
ranks-on = Weiter unten ▶
ranks-as-text = Als Text
ranks-as-picture = Als Bild
ranks-to-pairs = Feste Paare
ranks-to-people = Einzelne Leute
ranks-show = Allen zeigen
ranks-rated = Wertungszahl: { $changes }
ranks-change = { $name } { $figure } ({ $change }{ $provisional ->
    [yes] { ", vorläufig" }
   *[no] { "" }
})
ranks-not-rated = Nicht gewertet: Es haben Computer mitgespielt.
ranks-computer = Computer ({ $level })
