# The board of a tournament: standings, directing, where everybody has to be.
board-decimal = { $whole }.{ $tenth }
board-unit-royes = { $total } { $count ->
    [one] rôye
   *[other] rôyes
}
board-unit-points = { $total } { $count ->
    [one] point
   *[other] points
}
board-unit-match-points = { $total } { $count ->
    [one] match point
   *[other] match points
}
board-unit-victories = { $total } { $count ->
    [one] win
   *[other] wins
}
board-picture-corrected = correction
board-alt-corrected = corrected by { $amount }
board-alt-row = { $rank }. { $name }: { $total } ({ $rounds }).
board-alt-total = { $rank }. { $name }: { $total }.

# The standings as a file for spreadsheets: what stands over its columns.
board-file-rank = rank
board-file-place = place
board-file-name = name
board-file-computer = computer
board-file-byes = byes
board-file-corrected = corrected
board-file-total = total
board-file-round = round
board-file-amount = amount
board-file-reason = reason
board-file-director = director
board-file-yes = yes
