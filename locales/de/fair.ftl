# Fairness: der Fingerabdruck vor dem ersten Spiel, das Geheimnis nach der Partie, die Prüfung jedes Kartenstapels.
fair-command = prüfen
fair-command-hint = Sieh, dass niemand die Karten wählte: Fingerabdruck einer Partie, danach jedes Spiel nachgerechnet
fair-which-hint = Die Nummer des Tischs; auch eines beendeten
fair-which = Welcher Tisch? Gib seine Nummer an, wie in `/prüfen tisch:12`; sie steht in der ersten Nachricht des Tischs.
fair-digest = -# SHA-256 des Geheimnisses, aus dem alle Karten folgen: `{ $digest }`
fair-committed = { fair-digest } · `/{ fair-command }`
fair-secret = -# Das Geheimnis, aus dem alle Karten folgten: `{ $secret }`
fair-button = Karten nachrechnen
fair-may-cut = -# { $name } darf vorher abheben.
fair-title = ### { $game }, Tisch { $table }: die Karten
fair-lobby = Die Partie hat noch nicht begonnen. Zu Beginn steht hier und im Kanal der Fingerabdruck eines Geheimnisses, noch vor der ersten Karte.
fair-without = Diese Partie begann, als die Karten noch nicht aus einem Geheimnis folgten: Da lässt sich nichts nachrechnen.
fair-later = Jeder gemischte Stapel dieser Partie folgt aus einem Geheimnis, das dieser Fingerabdruck vor dem ersten Spiel festlegte, und wird dann abgehoben. Nach der Partie steht das Geheimnis hier, und jedes Spiel wird nachgerechnet. Bis dahin sieht es niemand.
fair-broken-off = Die Partie wurde abgebrochen: Ihr Geheimnis sieht niemand, auch später nicht, denn es verriete die Karten des Spiels, das nicht zu Ende ging. Nachrechnen lässt sich nur eine Partie, die zu Ende gespielt wurde.
fair-right = **Alles stimmt.** { $deals ->
    [one] Die Karten des einen Spiels folgen
   *[other] Die Karten aller { $deals } Spiele folgen
 } aus dem Geheimnis und dem Abheben{ $draws ->
    [0] {""}
    [one] , ebenso das Auslosen
   *[other] , ebenso alle { $draws } Auslosungen
 }.
fair-wrong = **Etwas stimmt nicht**, bei „{ $where }“: { $why }.
fair-deal = Spiel { $deal }: { $name } hob { $cards } Karten ab
fair-deal-by-chance = Spiel { $deal }: { $cards } Karten, zufällig abgehoben
fair-script = Ohne den Bot nachrechnen? Speichere beide Dateien und starte mit Python 3.9 oder neuer: `{ $command }`
