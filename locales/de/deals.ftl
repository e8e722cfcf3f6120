# Das Spiel des Tages, und Spiele, die man Freunden schickt.
deals-daily = spiel-des-tages
deals-daily-hint = Das Spiel des Tages: dieselben Karten für alle
deals-play = spielen
deals-play-hint = Spiel das heutige Spiel, einmal und allein mit Computern
deals-results = ergebnis
deals-results-hint = Wie alle das letzte beendete Spiel des Tages gespielt haben
deals-channel = kanal
deals-channel-hint = Verwaltung: Stell es jeden Tag in einen Kanal
deals-where = kanal
deals-where-hint = Welcher Kanal; ohne Angabe dieser
deals-stop = stoppen
deals-stop-hint = Verwaltung: Stell es in keinen Kanal mehr
deals-game = spiel
deals-game-hint = Verwaltung: welches Spiel ab morgen; ohne Angabe wechseln sie sich ab
deals-send = spiel-schicken
deals-send-hint = Schick jemandem ein beendetes Spiel, um es mit Computern zu spielen
deals-person = person
deals-person-hint = An wen
deals-which = spiel
deals-which-hint = Welches Spiel der Partie; ohne Angabe das letzte
deals-day-title = ### 🗓️ Spiel des Tages · { $variant }
deals-day-how =
    Alle bekommen dieselben Karten und spielen sie einmal, allein mit { $computers ->
        [one] 1 Computer
       *[other] { $computers } Computern
    } (Stärke: { $level }), in Direktnachrichten. Der Tag endet am { $when }; dann steht da, wie alle gespielt haben.
deals-play-button = Spielen
deals-digest = -# Fingerabdruck des Geheimnisses, aus dem die Karten folgen: `{ $digest }`
deals-results-title = ### 🗓️ Spiel des Tages · { $variant } · { $day }
deals-secret =
    -# Fingerabdruck: `{ $digest }`
    -# Geheimnis: `{ $secret }`
    -# `/{ fair-command }` rechnet es für deinen Tisch nach.
deals-nobody = Niemand hat es zu Ende gespielt.
deals-somebody = Jemand
deals-average = -# Im Durchschnitt: { $points }
deals-strong = 🤖 Ein starker Computer auf demselben Platz · { $played }
deals-unfinished = Nicht zu Ende gespielt: { $names }
deals-made = { $contract }, geschafft
deals-lost = { $contract }, verloren
deals-cards =
    { $cards ->
        [one] 1 Auge
       *[other] { $cards } Augen
    }
deals-tricks =
    { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
deals-your-seat = Der Platz von allen
deals-dummy = Strohmann
deals-seat = Computer, Platz { $seat }
deals-hands-alt = Die Blätter: { $names }
deals-sent-to-you = **{ $name }** schickt dir ein Spiel { $game }.
deals-sent-how = Du spielst es auf demselben Platz, mit Computern (Stärke: { $level }), und es zählt für nichts. Danach seht ihr voneinander, wie ihr es gespielt habt.
deals-sent-gone = -# Jemand, der vergessen werden wollte, hat dieses Spiel geschickt oder gespielt: Es wird nicht mehr aufbewahrt.
deals-compared = ### { $game } · Spiel { $deal } der Partie { $table }
deals-not-finished = nicht zu Ende gespielt
deals-begun = Tisch { $table } gehört dir: viel Glück.
deals-begun-there = Dein Tisch { $table } steht in deinen Direktnachrichten: { $link }
deals-to-nobody = Schick es jemand anderem: weder dir selbst noch einem Bot.
deals-not-for-them = { $friend } sieht { $channel } nicht, wo das gespielt wurde: Schick ein Spiel, das ihr beide sehen dürft.
deals-friend-closed = Diese Person nimmt keine Direktnachrichten von mir an, das Spiel wurde nicht geschickt. Bitte sie, Nachrichten von Mitgliedern dieses Servers zuzulassen.
deals-dm-closed = Du spielst es in Direktnachrichten, und ich kann dir keine schicken. Erlaube Nachrichten von Mitgliedern dieses Servers und versuch es noch einmal.
deals-dm-later = Du spielst das in Direktnachrichten, und Discord lässt mich gerade keinen neuen Leuten mehr schreiben. Tipp einen Befehl, etwa /{ admin-command-help }, in einer Direktnachricht an mich und versuch es hier noch einmal.
deals-friend-later = Dieser Person kann ich noch nicht schreiben, denn Discord lässt mich nur wenigen neuen Leuten auf einmal schreiben; nichts wurde gesendet. Versuch es in einer Stunde noch einmal, oder bitte sie, zuerst einen Befehl in einer Direktnachricht an mich zu tippen.
deals-sent = Spiel { $deal } ist unterwegs zu { $friend }. Ihr erfahrt beide, wie es ging.
deals-none-yet = Hier ist noch kein Spiel des Tages vorbei. Tipp `/{ deals-daily } { deals-play }` für das heutige.
deals-channel-chosen = Das Spiel des Tages steht von nun an in { $channel }, und am Tag danach, wie alle es gespielt haben.
deals-channel-closed = In { $channel } darf ich nicht schreiben: Lass mich ihn sehen und dort Nachrichten senden, oder wähl einen anderen Kanal.
deals-stopped = Das Spiel des Tages kommt in keinen Kanal mehr; alle können es weiter mit `/{ deals-daily } { deals-play }` spielen.
deals-in-turn = jeden Tag ein anderes Spiel
deals-game-chosen = Ab morgen: { $game }, Computer der Stärke { $level }.
deals-friend = An wen?
deals-send-ask = Spiel { $deal } der Partie { $table } schicken: Wer es bekommt, spielt es auf deinem Platz, mit Computern.
deals-send-button = Dieses Spiel schicken
deals-send-button-of = Spiel { $deal } schicken
