# Eine Partie, die früher endet oder eine andere Länge bekommt, in gegenseitigem Einverständnis.
early-end = abschließen
early-end-hint = Schlag vor, die Partie nach diesem Spiel abzuschließen, mit dem Stand als Ergebnis
early-play-on = weiterspielen
early-play-on-hint = Schlag vor, doch weiterzuspielen, wenn die Partie nach diesem Spiel enden soll
early-length = länge
early-length-hint = Schlag eine längere oder kürzere Partie vor: Spiele, Striche, Rôyes, Punkte, Partien
early-length-new = neu
early-length-new-hint = Wie lang die Partie sein soll; ohne Angabe siehst du, was möglich ist
early-end-button = Schluss nach dem Spiel
early-end-button-now = Partie jetzt abschließen
early-play-on-button = Doch weiterspielen
early-length-button = Länger oder kürzer
early-end-doubt = **Die Partie an Tisch { $table } nach diesem Spiel abschließen?** Der Stand nach Spiel { $deal } ist dann ihr Ergebnis.
early-end-doubt-now = **Die Partie an Tisch { $table } jetzt abschließen?** Der Stand nach Spiel { $deal } ist dann ihr Ergebnis.
early-end-rating = Ist die Partie gewertet, zählt sie wie { $deals ->
    [one] eine von einem einzigen Spiel
   *[other] eine von { $deals } Spielen
 }: je weniger Spiele, desto weniger bewegt sie die Wertungszahl.
early-asks = Einverstanden sein müssen alle, die da sind: { $people }.
early-end-propose = Ja, vorschlagen
early-end-yes = Ja, abschließen
early-ends = Die Partie an Tisch { $table } ({ $game }) endet nach Spiel { $deal }.
early-ended = Die Partie an Tisch { $table } ({ $game }) ist nach Spiel { $deal } zu Ende.
early-goes-on = Die Partie an Tisch { $table } ({ $game }) geht nach Spiel { $deal } weiter.
early-last-deal = 🏁 **Letztes Spiel:** Die Partie endet damit, wie vereinbart.
early-result = -# Einvernehmlich früher abgeschlossen, nach { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
 }{ $planned ->
    [0] {""}
   *[other] {" "}von { $planned }
 }. Sie zählt als Partie von so vielen Spielen.
early-absent = -# Eine Seite ist nicht gekommen: Sie hat verloren, als hätte sie aufgegeben. Den Rest des letzten Spiels hat niemand gespielt.
early-end-proposed = **{ $name } möchte die Partie früher abschließen:** nach dem laufenden Spiel, oder sofort zwischen zwei Spielen. Der Stand ist dann ihr Ergebnis. Ist die Partie gewertet, zählt sie nach den gespielten Spielen: je weniger Spiele, desto weniger zählt sie.
early-end-carried = **Vereinbart: Spiel { $deal } ist das letzte.** Der Stand danach ist das Ergebnis.
early-end-alone = **{ $name } schließt die Partie ab: Spiel { $deal } ist das letzte.** Der Stand danach ist das Ergebnis.
early-end-declined = { $other } möchte lieber weiterspielen; { $name } hatte vorgeschlagen, die Partie früher abzuschließen.
early-end-over = Die Partie geht weiter; { $name } hatte vorgeschlagen, sie früher abzuschließen.
early-play-on-proposed = **{ $name } möchte doch weiterspielen,** obwohl vereinbart war, dass die Partie nach diesem Spiel endet.
early-play-on-carried = **Die Partie geht weiter** nach diesem Spiel, wie es ihre Regeln sagen.
early-play-on-declined = { $other } möchte es lieber dabei lassen: Die Partie endet nach diesem Spiel. { $name } hatte vorgeschlagen weiterzuspielen.
early-play-on-over = Es bleibt bei dem, was vereinbart war: Dieses Spiel ist das letzte. { $name } hatte vorgeschlagen weiterzuspielen.
early-length-proposed = **{ $name } möchte eine andere Länge für die Partie: { $length }.** Jetzt gilt: { $now }. Der Stand wird dann umgerechnet, als hätte die Partie so begonnen.
early-length-carried = **Vereinbart: { $length }.** Der Stand ist umgerechnet, als hätte die Partie so begonnen.
early-length-alone = **{ $name } ändert die Länge der Partie: { $length }.** Der Stand ist umgerechnet, als hätte die Partie so begonnen.
early-length-declined = { $other } möchte lieber bei der Länge bleiben; { $name } hatte vorgeschlagen: { $length }.
early-length-over = Die Partie behält ihre Länge; { $name } hatte vorgeschlagen: { $length }. Die Antwort muss kommen, bevor das Spiel vorbei ist.
early-length-choose = **Eine andere Länge für die Partie an Tisch { $table }?** Jetzt gilt: { $now }. Alle, die da sind, müssen einverstanden sein, bevor dieses Spiel vorbei ist.
early-length-menu = Die neue Länge
early-length-is = Die Partie an Tisch { $table } ({ $game }) hat eine andere Länge: { $length }.
early-no-lengths = Die Länge der Partie an Tisch { $table } lässt sich nicht mehr ändern; du kannst vorschlagen, sie abzuschließen.
early-which-length = Die Länge { $given } ist bei dieser Partie nicht möglich; wähl eine aus der Liste.
