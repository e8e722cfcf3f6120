# Wie Leute und Server spielen: die zweite Seite von /einstellungen, /einstellungen zeigen, Uhren, die Frage vor einer Karte, /ansehen.
prefer-page-looks = Wie es aussieht
prefer-page-play = Wie gespielt wird
prefer-me-title = **Wie du spielst**
prefer-server-title = **Wie dieser Server spielt** – Tische, die ab jetzt geöffnet werden.
prefer-show-me = **Du**
prefer-show-server = **Dieser Server**

prefer-hand = Deine Karten kommen
prefer-hand-message = als Direktnachricht
prefer-hand-channel = im Kanal, mit „Mein Blatt“ oder /blatt
prefer-sorting = Reihenfolge deiner Karten
prefer-sorting-falling = jede Farbe von hoch nach niedrig
prefer-sorting-rising = jede Farbe von niedrig nach hoch
prefer-sorting-trumps = Trümpfe zuerst, von hoch nach niedrig
prefer-sorting-mirrored = Trümpfe zuletzt, von niedrig nach hoch
prefer-confirm = Wenn du eine Karte drückst
prefer-confirm-no = wird sie sofort gespielt
prefer-confirm-yes = werde ich erst gefragt
prefer-pings = Der Bot ruft dich
prefer-pings-all = für alles
prefer-pings-turn = nur wenn du am Zug bist
prefer-pings-none = nie
prefer-globally = Wertung über alle Server
prefer-globally-no = nein
prefer-globally-yes = ja, und überall mit Namen auf der Liste
prefer-figures = Deine Statistik
prefer-figures-shown = für andere zu sehen
prefer-figures-hidden = verborgen, auch auf Ranglisten

prefer-threads = Ein Thread für jeden Tisch
prefer-threads-no = nein
prefer-threads-yes = ja
prefer-takeback = Einen Fehlklick zurücknehmen
prefer-takeback-no = nein
prefer-takeback-5 = 5 Sekunden lang, solange sonst niemand etwas getan hat
prefer-takeback-15 = 15 Sekunden lang, solange sonst niemand etwas getan hat
prefer-computers = Partien mit Computern
prefer-computers-no = werden nicht gewertet
prefer-computers-yes = werden auch gewertet
prefer-clock = Uhr
prefer-pace-quick = schnell (30 Sekunden)
prefer-pace-usual = üblich (90 Sekunden)
prefer-pace-relaxed = gemütlich (3 Minuten)
prefer-pace-correspondence = Fernspiel (2 Tage)
prefer-pace-none = keine Uhr
prefer-pace-seconds = { $seconds } Sekunden
prefer-no-such-pace = „{ $typed }“ ist keine Uhr. Wähle eine aus der Liste, oder gib Sekunden an: { $least } bis { $most }, oder 0 für keine.
prefer-house = Hausregeln
prefer-house-none = keine
prefer-channels = Tische gibt es in
prefer-channels-none = jedem Kanal
prefer-opener = Wer Tische öffnen darf
prefer-opener-none = alle
prefer-stopper = Wer Tische anderer beenden darf
prefer-stopper-none = wer den Server verwaltet
prefer-caller = Wer gerufen wird, wenn ein Tisch Leute sucht
prefer-caller-none = niemand

prefer-gone-role = „{ $part }“: Die gewählte Rolle wurde gelöscht, also ist nichts eingestellt.
prefer-gone-channels = { $count ->
    [one] Ein gewählter Kanal wurde gelöscht und zählt nicht mehr.
   *[other] { $count } gewählte Kanäle wurden gelöscht und zählen nicht mehr.
}
prefer-gone-house = Die gewählten Hausregeln wurden gelöscht, also sind keine eingestellt.
prefer-lacks = ⚠ In { $channel } kann niemand einen Tisch öffnen, bis ich dort diese Berechtigungen habe: { $permissions }.
prefer-role-silent = ⚠ Ich kann { $role } nicht rufen: Erlaube allen, diese Rolle zu erwähnen, oder gib mir die Berechtigung { $permission }.
prefer-permission-mention-everyone = @everyone, @here und alle Rollen erwähnen

prefer-command-hand = blatt
prefer-command-hand-hint = Wohin deine Karten kommen
prefer-command-sorting = reihenfolge
prefer-command-sorting-hint = In welcher Reihenfolge du deine Karten hältst
prefer-command-confirm = druck
prefer-command-confirm-hint = Ob du gefragt wirst, bevor eine gedrückte Karte gespielt wird
prefer-command-pings = rufe
prefer-command-pings-hint = Wofür der Bot dich ruft
prefer-command-globally = überall-gewertet
prefer-command-globally-hint = Ob du auch über alle Server gewertet wirst und auf der Liste stehst
prefer-command-figures = statistik
prefer-command-figures-hint = Ob andere deine Statistik und deine Plätze sehen dürfen
prefer-command-clock-hint = Die Uhr neuer Tische: ihr Name, oder Sekunden pro Zug
prefer-command-threads = threads
prefer-command-threads-hint = Ob jeder neue Tisch einen eigenen Thread bekommt
prefer-command-takeback = zurücknehmen
prefer-command-takeback-hint = Ob ein Fehlklick an neuen Tischen zurückgenommen werden kann
prefer-command-computers = computer-zählen
prefer-command-computers-hint = Ob Partien mit Computern von nun an gewertet werden
prefer-command-house = hausregeln
prefer-command-house-hint = Die Hausregeln neuer Tische, für die nichts anderes gesagt wird
prefer-command-opener = öffner
prefer-command-opener-hint = Die Rolle, die Tische öffnen darf; @everyone: keine Rolle nötig
prefer-command-stopper = beender
prefer-command-stopper-hint = Die Rolle, die Tische anderer beenden darf; @everyone: nur Verwalter
prefer-command-caller = gerufen
prefer-command-caller-hint = Die Rolle, die gerufen wird, wenn ein Tisch Leute sucht; @everyone: niemand
prefer-command-allow = kanal
prefer-command-allow-hint = Noch ein Kanal, in dem es Tische gibt; ohne Wahl in allen
prefer-command-forbid = ohne-kanal
prefer-command-forbid-hint = Ein Kanal, in dem es keine Tische mehr geben soll
prefer-command-show = zeigen
prefer-command-show-hint = Alles, was du und dieser Server gewählt habt, in Worten

# Die Frage, bevor eine Karte gespielt wird; eine Kombination kann dabeistehen.
prefer-sure = { $card } spielen?
prefer-sure-aside = { $card } weglegen?
prefer-sure-yes = Spielen
prefer-sure-aside-yes = Weglegen
prefer-sure-no = Zurück
prefer-hand-moved = Deine Karten findest du jetzt in { $channel }, mit dem Knopf „Mein Blatt“ oder /blatt.

# /ansehen: der Tisch und das eigene Blatt in Worten.
prefer-command-look = ansehen
prefer-command-look-hint = Der ganze Tisch und deine eigenen Karten in Worten, nur für dich
prefer-look-title = **{ $game }, Tisch { $table }**
prefer-look-hand = **Du**
prefer-look-play = Spielen kannst du mit /spiel: { $cards }.
prefer-look-aside = Weglegen kannst du mit /spiel: { $cards }.
prefer-look-say = Sagen kannst du mit /ansage: { $calls }.
prefer-look-seat = Platz { $seat }: { $name }
prefer-look-host = { $name }, Gastgeber
prefer-look-computer = { $name }, Computer
