# Was /admin health sagt: erst ob alles in Ordnung ist, dann die Zahlen; je eine Zeile, für schmale Bildschirme.
health-well = ✓ **Alles in Ordnung.**
health-troubles =
    { $count ->
        [one] **Eines braucht Aufmerksamkeit:**
       *[other] **{ $count } Dinge brauchen Aufmerksamkeit:**
    }
health-late = Etwas wartet seit { $number } s darauf, gezeigt zu werden. Meldet <https://discordstatus.com> keine Störung, sagt das Protokoll des Bots mehr.
health-far = Discord braucht { $number } ms für eine Antwort. Störungen stehen auf <https://discordstatus.com>; sonst ist die Internetverbindung des Bots langsam.
health-busy = Der Bot kam { $number } ms zu spät zu seiner Arbeit, denn sein Rechner hat zu viel zu tun: Beende dort andere Programme, oder wähl einen schnelleren Rechner.
health-answers-slowly = Die Datenbank braucht { $number } ms für eine Antwort: Ein anderes Programm benutzt ihre Datei, oder der Datenträger ist langsam.
health-draws-slowly = Ein Bild zu zeichnen dauert zurzeit im Schnitt { $number } ms: Der Rechner des Bots ist zu langsam oder hat zu viel anderes zu tun.
health-refused = Discord hat in zehn Minuten { $number } Anfragen als ungültig gezählt, und bei 10.000 sperrt es den Bot aus. Die Seite mit den Zahlen (METRICS_PORT) zeigt ihre Routen. Sorg dafür, dass kein anderes Programm dieses Token oder diese Adresse benutzt.
health-openings-refused = Discord lässt mich noch { $number } Min. keinen neuen Leuten schreiben. Bis dahin sehen sie ihr Blatt mit *{ play-my-hand }*.
health-openings-awaited = Leute, die auf ihre erste Direktnachricht warten, weil Discord nur wenige auf einmal zulässt: { $number }. Ein Befehl in einer Direktnachricht an mich bringt sie sofort.
health-commands = Discord nimmt die Liste der Befehle nicht an und hat also die einer früheren Version. Im Protokoll steht, warum; nennt es keinen Befehl, sieh nach, ob das Token das dieser Anwendung ist.
health-pictures = Discord nimmt keine neuen Bilder in alten Nachrichten an, deshalb schickt der Bot neue Nachrichten. Nichts geht verloren; melde es denen, die den Bot entwickeln, mit der Version unten.
health-metrics = Die Seite mit den Zahlen fehlt: METRICS_PORT oder METRICS_HOST ist nicht zu gebrauchen. Das Protokoll sagt, warum.
health-unreadable =
    { $count ->
        [one] Ein Tisch ist nicht lesbar:
       *[other] { $count } Tische sind nicht lesbar:
    } Versuch `/{ admin-command } { admin-command-repair }`, oder beende ihn mit `/{ admin-command } { command-stop }`.
health-version = Version { $version }, gestartet { $since }
health-place = Dieser Prozess spielt seit: { $since }. { $others ->
        [0] Kein anderer steht bereit
        [one] Ein anderer steht bereit
       *[other] { $others } andere stehen bereit
    }
health-servers = Server: { $count } · Spielzüge seit dem Start: { $plays }
health-wait = Noch zu zeigen: das Älteste seit { $seconds } s · wartende Anfragen: { $waiting }
health-requests = Anfragen an Discord: { $count } · zu viele (429): { $often } · ungültig in zehn Minuten: { $refused }
health-openings = Neuen Leuten geschrieben: { $short } von { $most_short } in zehn Minuten, { $long } von { $most_long } in zwei Stunden · warten: { $waiting }
health-gateway = Verbindungen verloren: { $count } · Shards: { $shards }
health-drawing = Bilder: { $count } · im Schnitt { $milliseconds } ms
health-saving = Änderungen gespeichert: { $count } · im Schnitt { $milliseconds } ms · Fehler der Datenbank: { $failures }
health-lag = Größte Verspätung, letzte Minute: { $milliseconds } ms
health-memory = Arbeitsspeicher: { $megabytes } MB
