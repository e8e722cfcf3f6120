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
board-unit-percent = { $total }%
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
board-file-bonus = of which bonus
board-file-total = total
board-file-round = round
board-file-amount = amount
board-file-reason = reason
board-file-director = director
board-file-yes = yes

# Opening a tournament of any size.
board-method = method
board-method-hint = How tables are drawn; by default with new people each round
board-method-choice-classic = Malmedy: 4, 8, 12 or 16 people, another partner each round
board-method-choice-rounds = Rounds: new opponents in every round
board-method-choice-swiss = Swiss: those with equal totals meet
board-method-choice-danish = Danish: strictly by standing, even if they met before
board-method-choice-knockout = Knock-out for two at a table, with a consolation cup
board-entry = entry
board-entry-hint = Whether people enter alone or in pairs
board-entry-choice-drawn = alone, partners drawn anew each round
board-entry-choice-pairs = in fixed pairs
board-entry-choice-alone = each for themselves
board-remainder = remainder
board-remainder-hint = What happens when people do not fill the tables
board-remainder-choice-computer = computers fill the tables
board-remainder-choice-bye = some sit out and score their average
board-remainder-choice-reserve = the last to enter wait as reserves
board-total = total
board-total-hint = What the rounds add up to
board-total-choice-royes = rôyes left: whoever has fewest wins
board-total-choice-points = points: whoever has most wins
board-total-choice-match-points = match points: 2 for a win, 1 for a draw
board-total-choice-victories = matches won
board-bonus = bonus
board-bonus-hint = What each place at the table adds to its points, such as 90, 60, 30, 0; 0 for none
board-with-bonus = with a bonus by place at the table: { $figures }
board-minutes = minutes
board-minutes-hint = A clock for each round; tables then end with the deal under way
board-same-deals = same-deals
board-same-deals-hint = Whether all tables of a round play the same cards
board-starts-in = starts-in
board-starts-in-hint = In how many minutes it begins by itself; otherwise you start it

# The board in the channel.
board-is-rounds = new people at the table every round
board-is-swiss = Swiss: those with equal totals meet
board-is-danish = Danish: strictly by standing, even if they met before
board-is-knockout = knock-out; losers of the first round play for the consolation cup
board-is-drawn = partners drawn anew each round
board-is-pairs = fixed pairs
board-is-alone = each for themselves
board-length-deals = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} of { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
board-length-parties = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, up to { $deals ->
    [one] 1 partie
   *[other] { $deals } parties
}
board-clock = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} a round
board-same = the same cards at every table
board-compared = scored against the other tables
board-sizes = places: { $least } to { $most }
board-sizes-one = places: { $most }
board-open = **{ $count ->
    [one] 1 person has entered
   *[other] { $count } people have entered
}.**
board-match-deals = -# { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
board-match-parties = -# { $deals ->
    [one] 1 partie
   *[other] best of { $deals } parties
}
board-due-left = **Tournament { $tournament }** in { $channel } · you left place { $place }; **{ tournament-enter }** gives it back to you for the next round.
board-due-waits = **Tournament { $tournament }** in { $channel } · you have place { $place } and no table now; round { $round } is drawn when the others are done.
board-due-drawn = **Tournament { $tournament }** in { $channel } · you have place { $place }; round { $round } is drawn { $when }.
board-begins = Begins { $when }.
board-done = Tables finished: { $done } of { $tables }.
board-time-is-up = Time is up { $when }.
board-more = … and { $count } more
board-without-partner = { $name } (seeks a partner)
board-tables = **Tables**
board-table = **{ $letter }**{ $where } · { $people }
board-table-done = **{ $letter }** ✓ { $people }
board-byes = **Sitting out:** { $names }
board-given-up = -# No longer playing: { $names }
board-through = **Through without a match:** { $names }
board-reserves = **Reserves:** { $names }
board-corrections = **Decisions**
board-correction = -# { $name }: { $amount } in round { $round } · “{ $reason }” ({ $director })
board-removal-before = -# { $name }: taken out before round 1 · “{ $reason }” ({ $director })
board-removal = -# { $name }: taken out, round { $round } · “{ $reason }” ({ $director })
board-asked = **Asked, without a place until they say yes:** { $names }
board-say-yes = Yes, I’m in
board-asked-by-you = { $name } has been asked, and has a place after pressing **{ board-say-yes }** under the board.
board-told-asked = **{ $name } wants to enter you in tournament { $tournament }.** You have a place once you press **{ board-say-yes }** [under the board]({ $link }); if you do nothing, you do not play.
board-stop-question = **{ $name } asks to stop tournament { $tournament }.** The matches under way would count for nobody; finished ones keep their result. Two thirds of those who answer { $until } decide. { $people }
board-stop-so-far = -# For stopping: { $agreed } · against: { $declined }
board-stop-yes = Stop
board-stop-no = Play on
board-stop-told = Your answer counts. You can change it while the others are asked.
board-stop-carried = **Tournament { $tournament } is stopped, as { $name } asked:** { $agreed } for it, { $declined } against. The matches under way count for nobody.
board-stop-lost = **Tournament { $tournament } goes on.** { $name } asked to stop it: { $agreed } for it, { $declined } against.
board-file-out = taken out
board-directed = -# Directors: { $names }
board-digest = -# All draws follow from a secret with the fingerprint `{ $digest }`
board-secret = -# The secret was `{ $secret }`; its fingerprint: `{ $digest }`
board-moved = The board of tournament { $tournament } is [further down]({ $link }).
board-enter-with = Enter with…
board-people = Who is in
board-direct = Director…

# Entering, leaving and directing.
board-enter-command = enter
board-enter-command-hint = Enter a tournament, alone or with a partner
board-partner = partner
board-partner-hint = With whom you play the whole tournament
board-leave-command = leave
board-leave-command-hint = Give your place back before the start or between two rounds
board-start-command = start
board-start-command-hint = Begin a tournament you direct, or its next round now
board-correct-command = correct
board-correct-command-hint = Director: add to somebody’s total or take off, with a reason
board-person = person
board-person-hint = Whom it is about
board-amount = amount
board-amount-hint = How much is added; less than 0 is taken off
board-reason = reason
board-reason-hint = Why; everybody reads it
board-round = round
board-round-hint = For which round; by default the last one
board-director-command = director
board-director-command-hint = Let somebody direct the tournament with you, or hand it over
board-how = how
board-how-hint = Together with you or instead of you
board-how-add = together with me
board-how-hand = instead of me
board-export-command = export
board-export-command-hint = The standings as a file for spreadsheets
board-page = page
board-page-hint = Which page, of twenty places each
board-file = file
board-file-hint = Also as a file for spreadsheets
board-yes = yes
board-no = no
board-entered-pair = You have entered with { $partner }.
board-entered-wish = You have entered. { $partner } becomes your partner by pressing **{ board-enter-with }** and choosing you.
board-who-partner = With whom do you play the whole tournament?
board-choose-person = Choose somebody
board-started = Tournament { $tournament } has begun.
board-next-begun = Round { $round } has begun.
board-channel-gone = The channel of tournament { $tournament } is gone. Matches under way go on in direct messages; then it waits. Type /{ tournament-command } { board-start-command } in another channel, and it goes on there.
board-moved-here = Tournament { $tournament } goes on in this channel.
board-panel = ### Directing tournament { $tournament }
board-panel-begin = Begin now
board-panel-next = Next round now
board-panel-correct = Correct…
board-panel-enter = Enter somebody…
board-panel-out = Take somebody out…
board-panel-add = Direct together…
board-panel-hand = Hand over…
board-panel-stop = Stop…
board-form-title = Correction: { $name }
board-form-amount = Amount, such as −2 or 4
board-form-reason = Reason, which everybody reads
board-corrected = { $name }: { $amount } in round { $round }.
board-taken-out = { $name } is out of the tournament.
board-directs-too = { $name } directs the tournament with you.
board-handed-over = { $name } directs the tournament from now on.
board-file-title = Standings of tournament { $tournament }, for spreadsheets.
board-paged = { $title } · { $page }/{ $pages }
board-back = ◀
board-on = ▶
board-leads = { $count ->
    [one] { $names } leads with { $total }.
   *[other] { $names } lead with { $total } each.
}
board-won = ## 🏆 { $count ->
    [one] { $names } wins the tournament with { $total }!
   *[other] { $names } share the win with { $total } each!
}
board-won-cup = ## 🏆 { $count ->
    [one] { $names } wins the cup!
   *[other] { $names } share the cup!
}
board-people-title = **Who is in tournament { $tournament }** ({ $count })
