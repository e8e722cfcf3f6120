# Plätze, auf denen während einer Partie mehrere saßen.
shared-seat = Platz { $seat } – { $who }
shared-when = { $when }: { $name }
shared-deals = { $unit ->
    [parties] { $deals ->
        [one] Partie
       *[other] Partien
    }
   *[deals] { $deals ->
        [one] Spiel
       *[other] Spiele
    }
 } { $which }
shared-before = vor { $unit ->
    [parties] der ersten Partie
   *[deals] dem ersten Spiel
 }
shared-end = bis zum Ende
shared-whole = { $name } (das ganze Ergebnis)
shared-some = { $name } ({ $percent } % des Ergebnisses)
shared-helped = eingesprungen
shared-won = gewonnen ({ $percent } %)
shared-place = Platz { $place } von { $sides } ({ $percent } %)
shared-name = { $name } ({ $percent } %)
shared-rule = Die { $unit ->
    [parties] Partien
   *[deals] Spiele
 }, für die du Karten bekommst, zählen für dich. Ab der Hälfte hast du deinen Anteil am Ergebnis; wer angefangen hat, behält den Rest.
