# Tournaments: commands, the message to enter, rounds, standings, the end.
tournament-command = tournament
tournament-command-hint = A tournament with changing partners
tournament-open = open
tournament-open-hint = Open a tournament in this channel; you have the first place
tournament-standings = standings
tournament-standings-hint = How the tournament stands
tournament-stop = stop
tournament-stop-hint = Stop a tournament you opened, with its tables
tournament-people = people
tournament-people-hint = How many take part
tournament-rounds = rounds
tournament-rounds-hint = How many rounds, with another partner in each
tournament-deals = deals
tournament-deals-hint = How many deals in each round, 1 to 40; by default 8
tournament-preset = variant
tournament-preset-hint = Which variant; by default Malmedy
tournament-computers = computers
tournament-computers-hint = Whether computers take the places that stay empty
tournament-computers-yes = take the empty places
tournament-computers-no = do not play
tournament-which = tournament
tournament-which-hint = Which tournament, if there are several

tournament-title = ### 🏆 Tournament { $tournament } · { $variant }
tournament-rules = { $people } people · { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} of { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
tournament-fill = computers take empty places
tournament-no-fill = people only
tournament-how = Each round brings another partner and other opponents. You add up the rôyes your side has left at the end of each round; the lowest total wins. After a tied deal both sides take a rôye off.
tournament-places = **Places** ({ $taken } of { $people })
tournament-plan = **Who plays with whom**
tournament-plan-round = -# Round { $round } · { $tables }
tournament-enter = Join
tournament-leave = Leave
tournament-start = Start
tournament-show-standings = Standings
tournament-state-playing = Round { $round } of { $rounds } is being played.
tournament-state-pause = Round { $round } of { $rounds } is over.
tournament-state-over = The tournament is over.
tournament-state-over-early = The tournament ended after round { $round } of { $rounds }: too few people were left for a table.
tournament-state-stopped-before = The tournament was stopped before the first round.
tournament-state-stopped-in = The tournament was stopped in round { $round } of { $rounds }.
tournament-state-stopped-after = The tournament was stopped after round { $round } of { $rounds }.
tournament-state-idle = The tournament ended by itself: nobody had done anything for a week.
tournament-state-deserted = The tournament ended by itself: everybody had got up.
tournament-idle-warning = ⏳ Nobody has done anything in tournament { $tournament } for six days. It ends by itself { $when }, as it stands.
tournament-stay = Keep it going
tournament-stays = Tournament { $tournament } goes on.
tournament-ended-idle = Tournament { $tournament } has ended by itself, as it stood: nobody had done anything for a week.
tournament-ended-deserted = Tournament { $tournament } has ended by itself, as it stood: everybody has got up.

tournament-opened = Tournament { $tournament } is open and you have place 1.
tournament-entered = You have place { $place }.
tournament-left = You have given your place back.
tournament-you-stopped = You have stopped tournament { $tournament }.

tournament-table-title = ### 🏆 Tournament { $tournament } · round { $round } · table { $letter }
tournament-against = { $first } against { $second }
tournament-pair = { $one } & { $other }
tournament-table-deals = -# { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} with this partner
tournament-table-cards = -# Your cards come by direct message, or press **{ play-my-hand }**.
tournament-round-title = ### 🏆 Tournament { $tournament } · round { $round } of { $rounds }
tournament-round-table = **Table { $letter }**{ $where } · { $people }
tournament-thread = Tournament { $tournament } · table { $letter }
tournament-kept = Seat { $seat } of { $name } is free for anyone who is not in the tournament; the computer plays meanwhile.

tournament-standings-title = Standings after round { $round } of { $rounds }
tournament-standings-begin = No round is finished yet.
tournament-final-title = Final standings of tournament { $tournament }
tournament-leads = { $count ->
    [one] { $names } leads with { $total ->
        [one] { $total } rôye
       *[other] { $total } rôyes
     }.
   *[other] { $names } lead with { $total ->
        [one] { $total } rôye
       *[other] { $total } rôyes
     } each.
}
tournament-next = -# Next round: { $when }
tournament-progress = -# Table { $letter }{ $where }: deal { $deal } of { $deals }
tournament-progress-over = -# Table { $letter }{ $where }: finished
tournament-won = ## 🏆 { $count ->
    [one] { $names } wins the tournament with { $total ->
        [one] { $total } rôye
       *[other] { $total } rôyes
     }!
   *[other] { $names } share the win with { $total ->
        [one] { $total } rôye
       *[other] { $total } rôyes
     } each!
}
tournament-and = { $some } and { $last }

# In pictures and their text alternatives.
tournament-picture-round = round { $round }
tournament-picture-total = total
tournament-picture-place = Place { $place }
tournament-alt-computer = { $name } (computer)

# A place that somebody left, and where one has to be.
tournament-take = Take a free place
tournament-left-place = **{ $name }** – free, take it
tournament-due-lobby = **Tournament { $tournament }** in { $channel } · you have place { $place }; its host starts it.
tournament-due-next = **Tournament { $tournament }** · round { $round } of { $rounds } begins { $when } at table { $letter } in { $channel }: { $people }
tournament-due-after = **Tournament { $tournament }** · round { $round } of { $rounds } begins when the other tables are done, at table { $letter } in { $channel }: { $people }
tournament-due-end = **Tournament { $tournament }** in { $channel } · you have played all your rounds; the final standings come when the other tables are done.
tournament-due-left = **Tournament { $tournament }** in { $channel } · you left place { $place }; as long as nobody has it, **{ tournament-take }** gives it back to you.
