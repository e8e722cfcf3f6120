# The board of a tournament: standings, directing, where everybody has to be.
board-decimal = { $whole },{ $tenth }
board-unit-royes = { $total } { $count ->
    [one] rôye
   *[other] rôyes
}
board-unit-points = { $total } { $count ->
    [one] punt
   *[other] punten
}
board-unit-match-points = { $total } { $count ->
    [one] matchpunt
   *[other] matchpunten
}
board-unit-victories = { $total } { $count ->
    [one] zege
   *[other] zeges
}
board-picture-corrected = correctie
board-alt-corrected = verbeterd met { $amount }
board-alt-row = { $rank }. { $name }: { $total } ({ $rounds }).
board-alt-total = { $rank }. { $name }: { $total }.

# The standings as a file for spreadsheets: what stands over its columns.
board-file-rank = rang
board-file-place = plaats
board-file-name = naam
board-file-computer = computer
board-file-byes = vrije rondes
board-file-corrected = correctie
board-file-total = totaal
board-file-round = ronde
board-file-amount = aantal
board-file-reason = reden
board-file-director = leider
board-file-yes = ja
