# The board of a tournament: standings, directing, where everybody has to be.
board-decimal = { $whole },{ $tenth }
board-unit-royes = { $total } { $count ->
    [one] rôye
   *[other] rôyes
}
board-unit-points = { $total } { $count ->
    [one] point
   *[other] points
}
board-unit-match-points = { $total } { $count ->
    [one] point de match
   *[other] points de match
}
board-unit-victories = { $total } { $count ->
    [one] victoire
   *[other] victoires
}
board-picture-corrected = correction
board-alt-corrected = corrigé de { $amount }
board-alt-row = { $rank }. { $name } : { $total } ({ $rounds }).
board-alt-total = { $rank }. { $name } : { $total }.

# The standings as a file for spreadsheets: what stands over its columns.
board-file-rank = rang
board-file-place = place
board-file-name = nom
board-file-computer = ordinateur
board-file-byes = tours libres
board-file-corrected = correction
board-file-total = total
board-file-round = tour
board-file-amount = valeur
board-file-reason = motif
board-file-director = directeur
board-file-yes = oui
