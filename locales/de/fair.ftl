# Fairness: der Fingerabdruck vor dem ersten Spiel, das Geheimnis nach der Partie, die Prüfung jedes Kartenstapels.
fair-command = prüfen
fair-command-hint = Sieh, dass niemand die Karten wählte: Fingerabdruck einer Partie, danach jedes Spiel nachgerechnet
fair-which-hint = Die Nummer des Tischs; auch eines beendeten
fair-which = Welcher Tisch? Gib seine Nummer an, wie in `/{ fair-command } { command-which-table }:12`; sie steht in der Nachricht mit dem Fingerabdruck.
fair-digest = -# SHA-256 des Geheimnisses: `{ $digest }`
fair-committed = Niemand kann die Karten noch wählen: Danach rechnet `/{ fair-command }` sie nach.
fair-secret = -# Das Geheimnis, aus dem alles folgte: `{ $secret }`
fair-button = Karten nachrechnen
fair-may-cut = -# { $name } darf vorher abheben.
fair-title = ### { $game }, Tisch { $table }: die Karten
fair-lobby = Die Partie hat noch nicht begonnen. Zu Beginn kommt der Fingerabdruck eines Geheimnisses in den Kanal, bevor ausgelost oder gegeben wird.
fair-without = Diese Partie begann, als die Karten noch nicht aus einem Geheimnis folgten: Da lässt sich nichts nachrechnen.
fair-later = Jedes Auslosen, jeder gemischte Stapel, die Reihenfolge beim Einsammeln von Hand und jedes Abheben, das niemand selbst tut, folgen aus einem Geheimnis, das dieser Fingerabdruck vor dem ersten Spiel festlegte. Nach der Partie, oder wenn sie beendet wird, steht das Geheimnis hier, und jedes Spiel wird nachgerechnet. Bis dahin sieht es niemand.
fair-still-played = Andere Tische spielen diese Spiele vielleicht noch: Sobald alle fertig sind, steht das Geheimnis hier, und jedes Spiel wird nachgerechnet.
fair-broken-off = Die Partie wurde vor dem ersten Spiel beendet: Es gibt keine Karten nachzurechnen.
fair-right = **Alles stimmt.** { $deals ->
    [one] Das eine Spiel wurde
   *[other] Alle { $deals } Spiele wurden
 } nachgerechnet{ $draws ->
    [0] {""}
    [one] , das Auslosen auch
   *[other] , alle { $draws } Auslosungen auch
 }; unten steht, was das beweist.
fair-wrong = **Etwas stimmt nicht**, bei „{ $where }“: { $why }.
fair-deal = Spiel { $deal }: { $name } hob { $cards } Karten ab
fair-deal-by-chance = Spiel { $deal }: { $cards } Karten, zufällig abgehoben
fair-script = Ohne den Bot nachrechnen? Speichere beide Dateien und starte mit Python 3.9 oder neuer: `{ $command }`
fair-place = [Die Nachricht damit]({ $link }) wurde am { $day } um { $when } gesendet. Dort muss genau dieser ganze Fingerabdruck stehen, sie darf nicht bearbeitet sein, und sie muss die erste und einzige für diesen Tisch sein.
fair-awaited = Er wird gerade in den Kanal gesetzt; danach kommen die Karten.
fair-unproved = **Diese Partie ist nicht bewiesen:** Der Fingerabdruck konnte vor dem ersten Spiel nicht in den Kanal gesetzt werden. Also zeigt nichts, dass niemand das Geheimnis gewählt hat.
fair-unproved-here = -# Diese Partie ist nicht bewiesen: Der Fingerabdruck ihrer Karten konnte nicht gesendet werden. `/{ fair-command }`
fair-first-deal = Geben
fair-first-deal-when = -# Die ersten Karten kommen { $when }, oder gleich mit dem Knopf.
fair-cut-words = Mit Worten abheben
fair-cut-with = { $name } hat { $cards } Karten abgehoben und „{ $words }“ gesagt.
fair-words-title = Abheben mit ein paar Worten
fair-words = Worte oder Zahlen
fair-words-hint = Bis zu { $most } Zeichen, nach dem Spiel zu sehen. Ab dem nächsten Spiel hängen alle Karten davon ab.
fair-words-muted = Der Gastgeber hat dich stumm geschaltet, deine Worte wären also nicht zu sehen: Heb ohne Worte ab.
fair-words-without-cards = Sag auch, wie viele Karten du abhebst: Deine Worte gehören zum Abheben.
fair-command-words = worte
fair-command-words-hint = Worte oder Zahlen: Die nächsten Spiele hängen davon ab; nach diesem sehen alle sie
fair-proved = **Bewiesen:** { $claims }.
fair-not-proved = **Nicht bewiesen:** { $claims }.
fair-claim-posted = der Fingerabdruck stand vor dem Spiel da, und die Nummer seiner Nachricht ging in die Karten ein
fair-claim-shared = dass niemand Geheimnisse durchprobierte, bis diese Karten kamen: andere Tische spielen dieselben Spiele, und nur die Nachricht mit dem Fingerabdruck zeigt, dass das so vorgesehen war
fair-claim-unposted = dass es vor dem Spiel einen Fingerabdruck gab
fair-claim-unbound = dass der Fingerabdruck vor dem Spiel da war: das wissen nur die, die ihn sahen
fair-claim-pack = die Karten folgen aus dem Geheimnis
fair-claim-hands = die Karten folgen aus dem Geheimnis und daraus, wie das Spiel davor gespielt wurde, was alle gesehen haben
fair-claim-gathered = dass die Stiche so lagen und so eingesammelt wurden: das zeigt die Aufzeichnung der Partie
fair-claim-cut = niemand hob ab, und das Abheben folgt aus dem Geheimnis
fair-claim-chance = das Abheben: das war der Zufall des Bots selbst
fair-claim-person = dass diese Person so abhob: das weiß sie selbst
fair-deal-with = Spiel { $deal }: { $name } hob { $cards } Karten ab und sagte „{ $words }“
fair-claim-given = irgendetwas über die Karten: Es sind die einer anderen Partie, von der aus weitergespielt wurde
fair-deal-given = Spiel { $deal }: gegeben, von Tisch { $table }
fair-claim-unlinked = dass die Nummer der Nachricht mit dem Fingerabdruck in den Karten steckt: keine Nachricht ist bekannt
fair-claim-words = dass niemand, der das Geheimnis kannte, beim letzten Abheben Worte durchprobierte, bis diese Karten kamen: niemand hob sie ab
fair-claim-computer = dass dort jemand abhob: am Anfang hatte ein Computer diesen Platz, also frag, wer ihn übernahm
fair-digest-terms = -# SHA-256 des Geheimnisses und dessen, was mit ihm feststeht: `{ $digest }`
fair-terms = -# Mit ihm stehen fest: die Regeln, wer wo sitzt, und wie der erste Geber bestimmt wird: { $draw ->
    [high-cards] Partner werden mit hohen Karten gezogen
    [jacks] Partner werden mit Buben gezogen
    [lowest] durch Ziehen, die niedrigste Karte gibt
    [given] wie in der Partie, von der aus weitergespielt wird
   *[number] durch das Geheimnis
 }.
fair-shared-here = -# Andere Tische spielen dieselben Spiele.
fair-forgotten = **Nicht bewiesen:** wer dort am Anfang saß, denn jemand wollte vergessen werden: { $seats }.
