# Seasons: commands, the board, titles, the archive, teams.
season-command = season
season-command-hint = Several evenings that count together, with titles at the end
season-new = new
season-new-hint = Begin a season; its board is in this channel
season-board = board
season-board-hint = How the season stands; if you manage the server, its board moves here
season-end = end
season-end-hint = End the season: its titles are given
season-count = count
season-count-hint = Let the season count a tournament that was opened outside an evening
season-count-which = tournament
season-count-which-hint = Its number; it has to be over
season-count-out = take-out
season-count-out-hint = Yes: no longer count it
season-archive = archive
season-archive-hint = The seasons of this server
season-against = teams
season-against-hint = The team of this server against that of another
season-name = name
season-name-hint = What the season is called
season-best-of = best
season-best-of-hint = How many of somebody’s evenings count; by default all
season-evenings = evenings
season-evenings-hint = After how many evenings it ends; by default when you end it
season-scoring = points
season-scoring-hint = What an evening counts
season-by-place = by place: 1 for the last, one more for each place above
season-by-results = by results: 100 for each match won
season-which = season
season-which-hint = Which season; by default the list of all
season-team-best = best
season-team-best-hint = Offer: how many of each team count each evening
season-code = code
season-code-hint = Agree: the code of the other server
season-teams-stop = stop
season-teams-stop-hint = Stop playing against the other server

season-board-title = ### 🏆 { $name }
season-over-title = ## 🏆 { $name }: the season is over
season-of = evening { $played } of { $planned }
season-played = { $played ->
    [one] 1 evening
   *[other] { $played } evenings
}
season-best = { $best ->
    [one] the best evening counts
   *[other] the best { $best } count
}
season-all-count = all evenings count
season-scoring-place = points by place
season-scoring-results = 100 points for each match won
season-was-until = ended { $when }
season-no-evening = No evening has been played yet.
season-leads = In the lead: { $name }
season-more = { $count ->
    [one] -# and 1 more
   *[other] -# and { $count } more
}
season-title-1 = Champion
season-title-2 = Second
season-title-3 = Third
season-title-line-1 = 🥇 { $title }: { $names } · **{ $total }**
season-title-line-2 = 🥈 { $title }: { $names } · **{ $total }**
season-title-line-3 = 🥉 { $title }: { $names } · **{ $total }**
season-in-list-running = **{ $name }** · since { $from }, still running
season-in-list = **{ $name }** · { $from } – { $until } · 🥇 { $winner }
season-archive-title = ### 🏆 Seasons of this server
season-begun = The season **{ $name }** has begun: every evening of this server counts from now on.
season-board-here = The board is here now and keeps itself up to date.
season-counts = Tournament { $tournament } counts for the season **{ $name }** from now on, as an evening does.
season-counts-no-more = Tournament { $tournament } no longer counts for the season **{ $name }**.
season-end-sure = To end the season { $name } for good and give its titles, choose the option “{ company-sure }”.
season-ended = The season **{ $name }** is over; its board has the titles.

season-teams = **{ $first }** – **{ $second }** · **{ $points } : { $others }**
season-teams-how = { $best ->
    [one] Each evening the best of each team counts, with the percentage of points made; the better team gets 2.
   *[other] Each evening the best { $best } of each team count, with the percentage of points made; the better team gets 2.
}
season-teams-evening = { $number }. { $first } : { $second }
season-teams-offered = { $best ->
    [one] Tell the other server this code: **{ $code }**. Whoever manages it types it with /{ season-command } { season-against }; then the best person of each team counts each evening.
   *[other] Tell the other server this code: **{ $code }**. Whoever manages it types it with /{ season-command } { season-against }; then the best { $best } of each team count each evening.
}
season-teams-agreed = { $best ->
    [one] Your team plays against **{ $other }** from the next evening on; the best of each team counts.
   *[other] Your team plays against **{ $other }** from the next evening on; the best { $best } of each team count.
}
season-teams-stopped = Your team no longer plays against the other server.
season-no-teams = Your team plays against no other: offer it to another server with the option “{ season-team-best }”, or accept its offer with its code.

# In pictures and their text alternatives.
season-picture-evening = evening
season-picture-total = total
season-picture-points = { $total ->
    [one] 1 point
   *[other] { $total } points
}
season-picture-rank = Rank { $rank }
season-alt-row = { $total ->
    [one] { $what }. { $name }: 1 point.
   *[other] { $what }. { $name }: { $total } points.
}
season-alt-title = { $total ->
    [one] { $what }: { $name }, 1 point.
   *[other] { $what }: { $name }, { $total } points.
}
