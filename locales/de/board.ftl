# The board of a tournament: standings, directing, where everybody has to be.
board-decimal = { $whole },{ $tenth }
board-unit-royes = { $total } { $count ->
    [one] Rôye
   *[other] Rôyes
}
board-unit-points = { $total } { $count ->
    [one] Punkt
   *[other] Punkte
}
board-unit-match-points = { $total } { $count ->
    [one] Matchpunkt
   *[other] Matchpunkte
}
board-unit-victories = { $total } { $count ->
    [one] Sieg
   *[other] Siege
}
board-picture-corrected = Korrektur
board-alt-corrected = um { $amount } berichtigt
board-alt-row = { $rank }. { $name }: { $total } ({ $rounds }).
board-alt-total = { $rank }. { $name }: { $total }.
