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
