# Auf einen Server kommen, Hilfe, Aufsicht über Tische, Datenschutz.
admin-command-help = hilfe
admin-command-help-hint = Was jetzt zu tun ist: an deinem Tisch, ohne Tisch oder als Verwalter des Servers
admin-command-privacy = datenschutz
admin-command-privacy-hint = Was über dich gespeichert ist und wie lange; nimm es als Datei, oder lass dich vergessen
admin-command-forget-me = vergiss-mich
admin-command-forget-me-hint = Lösch, was über dich gespeichert ist; Ergebnisse bleiben ohne deinen Namen
admin-command = aufsicht
admin-command-hint = Sieh nach den Tischen dieses Servers
admin-command-health = zustand
admin-command-health-hint = Wie es dem Bot geht und was ihm in diesem Kanal fehlt
admin-command-list-hint = Alle laufenden Tische dieses Servers und worauf sie warten
admin-command-stop-hint = Beende einen Tisch ohne Ergebnis, auch einen unlesbaren
admin-command-repair = reparieren
admin-command-repair-hint = Lies einen Tisch neu und zeig ihn in neuen Nachrichten; niemand verliert dabei eine Karte

admin-welcome-title = ## Couillon, Chouine und Kleurenwiezen, hier mit deinen Freunden
admin-welcome-first =
    {"**"}Für den Anfang:** Tipp `/{ find-kleurenwiezen }`, `/{ find-couillon }` oder `/{ find-chouine }`. Die anderen setzen sich mit einem Knopf, Computer füllen leere Plätze, und alle bekommen ihre Karten als Direktnachricht.
    Noch nie gespielt? `/{ lesson-command }` zeigt dir in drei Minuten, wie es geht. `/{ rules-command }` erklärt jede Variante, `/{ admin-command-help }` sagt, wie es weitergeht, `/{ ranks-command }`, wer vorne liegt.
admin-welcome-clubs = **Ein Club?** `/{ evening-command } { evening-new }` lädt alle ein und lost die Tische aus, `/{ tournament-command } { tournament-open }` eröffnet ein Turnier. Allein? Mit `/{ deals-daily } { deals-play }` spielst du das Spiel des Tages.
admin-welcome-manager = **Wer diesen Server verwaltet**, wählt Sprache, Uhr, Kanäle und Hausregeln mit `/{ command-settings } { command-server }` und `/{ house-command }`.
admin-welcome-missing = ⚠ **Eines fehlt noch:** Gib mir in { $channel } diese Berechtigungen, sonst kann dort kein Tisch geöffnet werden: **{ $permissions }**.
admin-welcome-ready = ✓ Ich habe in { $channel } alle Berechtigungen, die ich brauche.
admin-welcome-nowhere = Ich bin gerade auf **{ $server }** gekommen, darf dort aber in keinem Kanal schreiben. Gib mir diese Berechtigungen in dem Kanal, in dem ihr spielen wollt: **{ $permissions }**. Tipp dann dort `/{ command-table } { command-open }`.
admin-welcome-language = Deutsch

admin-help-title = ## Was nun?
admin-help-direct = Hier, in Direktnachrichten, bekommst du deine Karten und kannst mit den Knöpfen spielen oder tippen: `/{ command-hand }`, `/{ command-play }`, `/{ command-bid }`. Tische werden in einem Kanal eines Servers geöffnet.
admin-help-private = deinen Direktnachrichten
admin-help-missing = ⚠ Hier kann kein Tisch geöffnet werden, bevor mir jemand, der den Server verwaltet, in diesem Kanal diese Berechtigungen gibt: **{ $permissions }**.
admin-help-open = Öffne einen Tisch in einem Schritt: `/{ find-kleurenwiezen }`, `/{ find-couillon }` oder `/{ find-chouine }`; alles andere mit `/{ command-table } { command-open }`. Zu zweit oder gegen den Computer: `/{ command-duel }`. Die letzte Partie noch einmal: `/{ command-table } { find-rematch-command }`.
admin-help-free = An Tisch { $table } in { $channel }, **{ $game }**, ist ein Platz frei: Setz dich mit dem Knopf dort oder mit `/{ command-table } { find-join }`.
admin-help-host-waits =
    Tisch { $table } in { $channel }, **{ $game }**: { $count ->
        [one] ein Platz ist
       *[other] { $count } Plätze sind
    } frei. Lade jemanden ein oder setz Computer dazu, beides mit den Knöpfen des Tisches; dann drück auf **{ lobby-start }**.
admin-help-host-starts = Tisch { $table } in { $channel }, **{ $game }**: Alle Plätze sind besetzt. Drück auf **{ lobby-start }**, oder tipp `/{ command-table } { command-start }`.
admin-help-lobby = Tisch { $table } in { $channel }, **{ $game }**: Du sitzt am Tisch; der Gastgeber beginnt die Partie, wenn alle Plätze besetzt sind.
admin-help-away = Tisch { $table } in { $channel }, **{ $game }**: Der Computer spielt für dich, weil du weg warst. Spiel einfach, oder drück auf **{ play-back }**.
admin-help-paused = Tisch { $table } in { $channel }, **{ $game }**: Die Partie ist unterbrochen. Melde dich mit **{ stay-here }** oder `/{ stay-resume }` zurück; es geht weiter, wenn alle da sind.
admin-help-answer = Tisch { $table } in { $channel }, **{ $game }**: Jemand schlägt etwas vor. Antworte mit den Knöpfen dort oder mit `/{ stay-answer }`.
admin-help-turn = Tisch { $table } in { $channel }, **{ $game }**: **Du bist dran.** `/{ command-hand }` zeigt deine Karten; drück eine, oder tipp `/{ command-play }` oder `/{ command-bid }`.
admin-help-others = Tisch { $table } in { $channel }, **{ $game }**: { $name } ist dran.
admin-help-between = Tisch { $table } in { $channel }, **{ $game }**: Niemand ist dran; das nächste Spiel kommt von selbst oder mit seinem Knopf.
admin-help-play = **Spielen:** mit Knöpfen oder durch Tippen, wie du willst. `/{ command-hand }` zeigt deine Karten, `/{ command-play }` spielt eine, `/{ command-bid }` macht eine Ansage, `/{ prefer-command-look }` zeigt den ganzen Tisch in Worten. Mit `/{ company-claim }` beanspruchst du den Rest der Stiche, mit `/{ company-undo }` nimmst du einen Fehlklick zurück, mit `/{ company-say }` sagst du etwas Freundliches, mit `/{ stay-pause }` schlägst du eine Pause vor; `/{ stay-tables }` zeigt alle deine Tische.
admin-help-clubs = **Mit vielen:** `/{ tournament-command } { tournament-open }` öffnet ein Turnier, `/{ evening-command } { evening-new }` setzt einen Clubabend mit Anmeldung an, `/{ season-command } { season-new }` eine Saison daraus. **Dieselben Karten für alle:** Mit `/{ deals-daily } { deals-play }` spielst du das Spiel des Tages, mit `/{ deals-send }` schickst du jemandem dein Spiel.
admin-help-learn = **Lernen:** `/{ lesson-command }` bringt dir ein Spiel bei, während du es spielst, `/{ rules-command }` zeigt die Regeln mit Bildern, `/{ learn-glossary }` erklärt die Wörter, und `/{ learn-why }` sagt, warum eine Karte nicht erlaubt ist; Karten, die du spielen darfst, sind markiert.
admin-help-past = **Danach:** `/{ ranks-command }` zeigt, wer vorne liegt, `/{ stats-command }` und `/{ stats-history }` zeigen, was du gespielt hast. Mit `/{ stats-replay }` siehst du eine Partie Karte für Karte und was deine Entscheidungen gekostet haben, und kannst von jeder Stelle aus weiterspielen; mit `/{ fair-command }` siehst du, dass niemand die Karten gewählt hat.
admin-help-own = **Für dich:** Mit `/{ command-settings } { command-mine }` wählst du Sprache und Karten, `/{ admin-command-privacy }` zeigt, was über dich gespeichert ist.
admin-help-manager = **Du verwaltest diesen Server:** `/{ command-settings } { command-server }` stellt ihn ein, `/{ house-command }` legt Hausregeln an, mit `/{ admin-command } { admin-command-health }` und `/{ admin-command } { command-list }` siehst du nach den Tischen, und `/{ ranks-message } { ranks-post }` stellt eine Rangliste in einen Kanal.

admin-only-managers = Nach den Tischen sehen dürfen nur Leute, die diesen Server verwalten; bitte jemanden von ihnen darum.
admin-health-connection =
    { $milliseconds ->
        [0] Discord: verbunden
       *[other] Discord: antwortet in { $milliseconds } ms
    }
admin-health-database = Datenbank: antwortet in { $milliseconds } ms
admin-health-tables = Tische: { $count }, an { $playing } davon wird gespielt
admin-health-emojis = Karten-Emojis: { $count } von { $all }
admin-health-missing = In diesem Kanal fehlen Berechtigungen: **{ $permissions }**
admin-health-no-events = Abende stehen nicht unter den Events des Servers: Gib mir dafür **{ $permission }**
admin-health-permitted = Berechtigungen in diesem Kanal: vollständig
admin-list-damaged = ⚠ Tisch { $table } ist nicht lesbar: Versuch `/{ admin-command } { admin-command-repair }`, oder beende ihn mit `/{ admin-command } { command-stop }`.
admin-list-until = Tisch { $table } · { $game } · { $channel } · wartet auf { $name }, { $when }
admin-list-lobby = Tisch { $table } · { $game } · { $channel } · nicht begonnen
admin-list-playing = Tisch { $table } · { $game } · { $channel } · wartet auf { $name }
admin-unreadable = Was von Tisch { $table } gespeichert ist, widerspricht sich; so kann er nicht weitergehen. Beende ihn mit /{ admin-command } { command-stop }.
admin-repaired = Tisch { $table } wurde neu gelesen und steht in neuen Nachrichten.

admin-privacy-title = ## Was über dich gespeichert ist
admin-privacy-text =
    {"**"}Gespeichert:** deine Discord-ID und der Name, unter dem du spielst, an welchen Tischen du gesessen hast, was du dort gespielt hast und wie es ausging; was du bei `/{ command-settings } { command-mine }` gewählt hast, die Sprache deines Discord, welche Lektionen du beendet hast, und wo meine Nachrichten über deine Tische stehen.
    {"**"}Nicht gespeichert:** Nachrichten, wer deine Freunde sind, wann du online bist, deine E-Mail-Adresse. Nichts geht an jemand anderen; es gibt keine Werbung, und nichts wird gemessen.
    {"**"}Wer es sieht:** Deine Karten siehst nur du, solange ein Spiel läuft. Ergebnisse und was gespielt wurde, sehen alle, die am Tisch waren oder auf dem Server sind.
    {"**"}Wie lange:** bis du vergessen werden willst; die zufällige Zahl, die deinen Namen im Fingerabdruck einer Partie verbirgt, wird dann auch gelöscht. Einstellungen und Hausregeln eines Servers, der den Bot entfernt: 30 Tage.
    {"**"}Wenn du vergessen bist:** Eine Zeit lang bleiben Merkzeichen, gemacht mit einem Schlüssel, den nur meine Datenbank hat, damit niemand einen zweiten Versuch bekommt. Sie sagen, dass jemand das Spiel des Tages gespielt hat (bis der Tag vorbei ist), ein Blatt eines Spiels gesehen oder dort gesessen hat, wo dieselben Spiele gespielt werden (bis diese vorbei sind), einen Platz in einem Turnier hatte (bis es endet), von einer Partie aufstehen musste (bis sie vorbei ist), oder in einer gewerteten Partie war (100 Tage). Ich erkenne dich daran, wenn du zurückkommst, sonst kann das niemand, und sie stehen in keiner Datei.
    Mit den Knöpfen bekommst du alles als Datei, oder lässt es löschen.
admin-export = Meine Daten als Datei
admin-exported = Das ist alles, was über dich gespeichert ist. Nur du siehst diese Nachricht.
admin-forget-me = Vergiss mich
admin-forget-question =
    {"**"}Wirklich?** Das lässt sich nicht rückgängig machen.
    • Wo du gerade spielst, macht ein Computer für dich weiter; Tische, die nur auf dich warten, enden.
    • Ergebnisse bleiben, mit „N.N.“ anstelle deines Namens, damit sich die Zahlen der anderen nicht ändern.
    • Deine Einstellungen, deine Wertungszahlen und dein Name werden gelöscht.
    • Damit niemand einen zweiten Versuch bekommt, bleiben Merkzeichen, die nur meine Datenbank lesen kann: höchstens 100 Tage, wie `/{ admin-command-privacy }` sagt.
    • Meine Nachrichten werden ohne deinen Namen neu gezeigt, soweit Discord das zulässt.
admin-forget-names = {"**"}Diese Namen enthalten deinen und bleiben,** denn sie gehören zu Hausregeln, Abenden und Saisons. Wer sie gegeben hat oder den Server verwaltet, kann sie umbenennen oder beenden:
admin-forget-sure = Ja, vergiss mich
admin-keep = Nein, alles behalten
admin-forgotten = Erledigt: Nichts, was ich speichere, nennt dich noch. Spielst du wieder, fängt alles neu an, außer wo das ein zweiter Versuch wäre.
admin-forgotten-half = Wo du gespielt hast, spielen Computer weiter, aber der Rest ließ sich gerade nicht löschen und ist noch da. Drück gleich noch einmal.
admin-forgotten-but =
    {"**"}Alles ist gelöscht, nur dies nicht:** { $left }. Das lässt sich gerade nicht lesen oder ändern und nennt dich noch. Bitte jemanden, der den Server verwaltet, es zu reparieren (`/{ admin-command } { admin-command-repair }`) oder zu beenden (`/{ admin-command } { command-stop }`), und drück dann noch einmal.
admin-left-table = Tisch { $table }
admin-left-tournament = Turnier { $tournament }
