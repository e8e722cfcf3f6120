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

# The standings as a file for spreadsheets: what stands over its columns.
board-file-rank = Rang
board-file-place = Platz
board-file-name = Name
board-file-computer = Computer
board-file-byes = Freirunden
board-file-corrected = Korrektur
board-file-total = Summe
board-file-round = Runde
board-file-amount = Betrag
board-file-reason = Grund
board-file-director = Leitung
board-file-yes = ja
