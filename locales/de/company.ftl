# Den Rest beanspruchen, ein Spiel aufgeben.
company-claim = beanspruchen
company-claim-hint = Der Rest der Stiche gehört dir: sofort, wenn das sicher ist, sonst wenn die anderen zustimmen
company-show = zeigen
company-show-hint = Ja: Wenn es nicht sicher ist, zeig ohne Rückfrage allen deine Karten und frag sie
company-yes = ja
company-concede = aufgeben
company-concede-hint = Gib das Spiel auf: Es zählt, wie es für euch am schlechtesten ausginge; deine Seite muss zustimmen
company-sure = sicher
company-sure-hint = Ja: ohne Rückfrage
company-claim-button = Der Rest gehört mir
company-concede-button = Dieses Spiel aufgeben
company-claim-doubt = **Nach dem, was du wissen kannst, ist das nicht sicher.** Die anderen müssten einverstanden sein, und dafür werden deine restlichen Karten dem ganzen Tisch gezeigt: { $cards }. Sie bleiben bekannt, wenn jemand Nein sagt. (Als Befehl: /{ company-claim } mit { company-show }.)
company-claim-show = Zeigen und fragen
company-concede-doubt = **Dieses Spiel aufgeben?** { $what } Die Menschen auf deiner Seite müssen einverstanden sein. (Als Befehl: /{ company-concede } mit { company-sure }.)
company-concede-sure = Aufgeben
company-play-on = Weiterspielen
company-plays-on = Dann geht es weiter.
company-claim-asked = Die anderen sehen deine Karten und werden gefragt. Bis sie geantwortet haben, kannst du noch eine Karte spielen; damit ziehst du die Frage zurück.
company-claim-done = Der Rest wurde zu Ende gespielt.
company-claim-in-vain = Ein Computer ist nicht einverstanden: Er sieht, wie er dich aufhalten kann, oder der Rest ist zu lang, um ihn durchzurechnen. Es geht weiter.
company-concede-asked = Dein Partner wird gefragt, ob ihr aufgebt.
company-concede-done = Das Spiel ist aufgegeben, der Rest wurde zu Ende gespielt.
company-claim-proposed = **{ $name } sagt: Der Rest gehört mir.** Die Karten: { $cards }. Sind die anderen einverstanden, wird der Rest so zu Ende gespielt; sagt jemand Nein, geht es weiter, und diese Karten bleiben bekannt.
company-claim-carried = **Der Rest geht an { $name }** mit { $cards } auf der Hand.
company-claim-declined = { $other } ist nicht einverstanden: Es geht weiter. { $name } hat { $cards } gezeigt.
company-claim-over = Es geht weiter. { $name } hatte den Rest beansprucht und { $cards } gezeigt.
company-concede-proposed = **{ $name } möchte dieses Spiel aufgeben.** { $what } Die Menschen auf derselben Seite müssen einverstanden sein.
company-giving-rest = Dann gehen die übrigen Stiche an { $others }, soweit die Karten es zulassen.
company-giving-lost = Dann ist { $contract } verloren.
company-giving-made = Dann schafft { $side } { $contract }.
company-giving-stays-lost = { $contract } ist schon verloren und bleibt es.
company-gave-rest = **{ $name } gibt dieses Spiel auf:** Die übrigen Stiche gehen an { $others }.
company-gave-rest-part = **{ $name } gibt dieses Spiel auf:** Die übrigen Stiche gehen an { $others }, { $kept ->
    [one] einer bleibt
   *[other] { $kept } bleiben
} bei der eigenen Seite.
company-gave-lost = **{ $name } gibt auf:** { $contract } ist verloren.
company-gave-made = **{ $name } gibt auf:** { $side } schafft { $contract }.
company-gave-stays-lost = **{ $name } gibt dieses Spiel auf:** { $side } hat { $contract } trotzdem verloren.
company-concede-declined = { $other } will nicht mit { $name } aufgeben: Es geht weiter.
company-concede-over = Es geht weiter; { $name } wollte aufgeben.
company-played-out = Zu Ende gespielt: { $told }

# Zurücknehmen, zurückschauen.
company-undo = zurücknehmen
company-undo-hint = Nimm deinen letzten Zug zurück, wenn der Tisch es zulässt und noch niemand weitergespielt hat
company-undo-button = Zurücknehmen
company-undone = Zurückgenommen: Du bist wieder dran an Tisch { $table }.
company-took-back = { $name } hat den letzten Zug zurückgenommen
company-last = letzter-stich
company-last-hint = Der letzte Stich, an deinem Tisch oder einem in diesem Kanal; frühere bleiben verdeckt

# Sätze und Reaktionen; wen der Gastgeber stumm schaltet.
company-say = sagen
company-say-hint = Sag etwas am Tisch: einen fertigen Satz oder eine Reaktion, in der Sprache des Tisches
company-say-button = Etwas sagen
company-say-what = Was möchtest du sagen?
company-phrase = satz
company-phrase-hint = Ein fertiger Satz; zu dritt oder mehr während eines Spiels nur, was nichts über das Spiel verrät
company-said = **{ $name }**: { $phrase }
company-passed-on = Gesagt an Tisch { $table }.
company-phrase-hello = Hallo zusammen!
company-phrase-luck = Viel Glück!
company-phrase-thanks = Danke!
company-phrase-moment = Einen Moment, bitte.
company-phrase-patience = Lass dir Zeit.
company-phrase-hurry = Spielen wir weiter?
company-phrase-cheers = Prost!
company-phrase-again = Danach noch eine Partie?
company-phrase-bye = Ich muss nach diesem Spiel weg.
company-phrase-played = Gut gespielt!
company-phrase-bid = Gut gereizt!
company-phrase-bravo = Bravo!
company-phrase-sorry = Entschuldigung!
company-phrase-oops = Hoppla!
company-phrase-close = Das war knapp!
company-phrase-laugh = (lacht)
company-phrase-clap = (klatscht)
company-phrase-amazed = (staunt)
company-phrase-cry = (vergießt eine Träne)
company-phrase-sweat = (schwitzt)
company-no-such-phrase = Diesen Satz gibt es nicht; wähl einen aus der Liste.
company-muted = Der Gastgeber hat dich stumm geschaltet: Was du sagst, wird an diesem Tisch nicht weitergegeben.
company-after-deal = Das könnte etwas über das Spiel verraten: Sag es, wenn das Spiel vorbei ist.
company-too-soon = { $seconds ->
    [one] Warte noch eine Sekunde, bevor du wieder etwas sagst.
   *[other] Warte noch { $seconds } Sekunden, bevor du wieder etwas sagst.
}
company-in-a-row = Du hast dreimal nacheinander etwas gesagt: Lass jetzt die anderen reden oder spielen.
company-mute = stumm
company-mute-hint = Gastgeber: Schalt jemanden an deinem Tisch stumm, oder heb das wieder auf
company-person = person
company-person-hint = Wessen Sätze
company-again = wieder
company-again-hint = Ja: nicht mehr stumm
company-mute-menu = Jemanden stumm schalten oder reden lassen…
company-mute-one = { $name } stumm schalten
company-unmute = { $name } wieder reden lassen
company-muted-now = Was { $person } an Tisch { $table } sagt, wird nicht mehr weitergegeben.
company-unmuted-now = Was { $person } an Tisch { $table } sagt, wird wieder weitergegeben.
company-last-none = Es gibt noch keine Partie, die man ansehen könnte; fang mit `/{ command-table } { command-open }` in einem Kanal eines Servers eine an.
company-last-which = Hier laufen mehrere Partien: Sag mit der Option „{ command-which-table }“, welche du meinst ({ $tables }).
company-last-over = Die Partie an Tisch { $table } ist vorbei. { $trick }
company-until = -# Ohne Antwort geht das Spiel { $when } weiter.
company-over = Die Partie an Tisch { $table } ist seit mehr als { $minutes } Minuten vorbei: Dort kann man nichts mehr sagen. Im Kanal kannst du schreiben.
