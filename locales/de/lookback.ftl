# Rückblick auf eine gespielte Partie: was Entscheidungen kosteten, und was die Karten zuließen.
lookback-button = Rückblick
lookback-title = ### Rückblick · { $game } · Tisch { $table }
lookback-soon = Ein starker Spieler überdenkt alle Entscheidungen dieser Partie, wenn sonst nichts zu tun ist. Fertig in etwa { $seconds } s. Diese Nachricht ändert sich dann von selbst; oder schau noch einmal nach.
lookback-again = Noch einmal schauen
lookback-failed = Das hat gerade nicht geklappt. Schau später noch einmal nach.
lookback-own = **Was dich am meisten gekostet hat.** Nur du siehst das.
lookback-of = **Was am meisten gekostet hat: { $name }**
lookback-none = Nichts hat mehr gekostet, als der Zufall erklären kann. Gut gespielt!
lookback-not-there = Du hast in dieser Partie nicht mitgespielt. Was Entscheidungen gekostet haben, erfahren die, die sie getroffen haben, und andere nur, wenn sie es zeigen.
lookback-nothing = In dieser Partie gab es keine Entscheidung, die ein starker Spieler abwägen kann.
lookback-dear = **{ $number }.** Spiel { $deal }{ $trick ->
    [0] {""}
   *[other] , Stich { $trick }
 }: { $chosen }. Ein starker Spieler: { $best }. Kosten: { $cost }{ $unit ->
   *[other] {""}
 }
lookback-cost = etwa { $cost }
lookback-cost-other = mehr, als der Zufall erklärt
lookback-why = -# Warum: { $reasons }
lookback-why-of = -# Warum, nach dem, was { $name } da wissen konnte: { $reasons }
lookback-why-dummy = -# Warum, vom Platz des Strohmanns aus: { $reasons }
lookback-leave = noch nichts
lookback-how = -# Abgewogen nach dem, was man in dem Moment wissen konnte, über { $worlds } Lagen der übrigen Karten: was im Mittel verloren geht, nicht was geschah. Weniger, als der Zufall erklärt, zählt als nichts.
lookback-go = { $number } ansehen
lookback-known = **Im Nachhinein**, wenn alle Blätter bekannt sind und alle ihr Bestes geben{ $counts ->
    [contracts] {""}
    [tricks] , in Stichen
   *[points] , in Augen
 }:
lookback-known-deal = Spiel { $deal }{ $trick ->
    [one] {""}
   *[other] , ab Stich { $trick }
 }: { $best } · gespielt: { $played }{ $unit ->
   *[other] {""}
 }
lookback-made-deal = Spiel { $deal }{ $trick ->
    [one] {""}
   *[other] , ab Stich { $trick }
 }: Kontrakt von { $names } { $could ->
    [yes] **zu schaffen**, was die anderen auch tun
   *[no] **zu verhindern**
 } · gespielt: { $was ->
    [yes] geschafft
   *[no] nicht geschafft
 }{ $unit ->
   *[other] {""}
 }
lookback-known-side = { $names } **{ $figure }**
lookback-known-late = -# Berechnet ab dem Stich, in dem so wenige Karten übrig sind, dass es sich genau ausrechnen lässt.
lookback-step-cost = -# Kosten: { $cost }. Ein starker Spieler: { $best }
lookback-step-good = -# Ein starker Spieler weiß nichts Besseres.
lookback-step-made = -# Im Nachhinein, alle Blätter bekannt: ab hier { $could ->
    [yes] kann { $names } den Kontrakt schaffen, was die anderen auch tun
   *[no] können die anderen den Kontrakt von { $names } verhindern
 }
lookback-step-known = -# Im Nachhinein, alle Blätter bekannt: ab hier bestenfalls { $sides }

# Weiterspielen von einer Stellung einer gespielten Partie aus.
lookback-on = Von hier weiterspielen
lookback-on-ask = ### Von hier weiterspielen
    Tisch { $table }, Spiel { $deal }, Schritt { $step }: ein neuer Tisch mit diesen Karten und denselben Regeln. Weil alle diese Karten nachsehen können, zählt er für nichts: keine Wertungszahl, keine Statistik.{ $unit ->
       *[other] {""}
     }
lookback-on-alone = Allein: wähl deinen Platz
lookback-on-friends = Mit anderen: wähl deinen Platz
lookback-on-seat = Platz { $seat }: die Karten von { $name }
lookback-on-note = Weitergespielt von Tisch { $table }, Spiel { $deal }, Schritt { $step }. Diese Karten können alle mit `/{ stats-replay }` nachsehen; es zählt für nichts.{ $unit ->
   *[other] {""}
 }
lookback-on-before = -# Bis Spiel { $deal }, Schritt { $step }, ist das Tisch { $table }: Diesen Teil haben andere gespielt.{ $unit ->
   *[other] {""}
 }
