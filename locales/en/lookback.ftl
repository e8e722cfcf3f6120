# Looking back at a finished match: what choices cost, and what the cards allowed.
lookback-button = Looking back
lookback-title = ### Looking back · { $game } · table { $table }
lookback-soon = A strong player is going over every choice of this match in idle moments. Ready in about { $seconds } s. This message then changes by itself; or look again.
lookback-again = Look again
lookback-failed = That did not work out just now. Look again later.
lookback-own = **What cost you most.** Only you see this.
lookback-of = **What cost { $name } most**
lookback-none = Nothing cost more than chance can explain. Well played!
lookback-not-there = You did not play in this match. Only those who made a choice see what it cost, and others only if they show it.
lookback-nothing = In this match there was no choice that a strong player can weigh.
lookback-dear = **{ $number }.** { $unit ->
    [parties] Partie
   *[deals] Deal
 } { $deal }{ $trick ->
    [0] {""}
   *[other] , trick { $trick }
 }: { $chosen }. A strong player: { $best }. Cost: { $cost }
lookback-cost = about { $cost }
lookback-cost-other = more than chance explains
lookback-why = -# Why: { $reasons }
lookback-why-of = -# Why, from what { $name } could know then: { $reasons }
lookback-why-dummy = -# Why, from the dummy’s place: { $reasons }
lookback-leave = nothing yet
lookback-how = -# Weighed by what could be known at that moment, over { $worlds } ways the other cards may lie: what is lost on average, not what happened. Less than chance explains counts as nothing.
lookback-go = See { $number }
lookback-known = **In hindsight**, with all hands known and everybody at their best{ $counts ->
    [contracts] {""}
    [tricks] , in tricks
   *[points] , in card points
 }:
lookback-known-deal = { $unit ->
    [parties] Partie
   *[deals] Deal
 } { $deal }{ $trick ->
    [one] {""}
   *[other] , from trick { $trick }
 }: { $best } · played: { $played }
lookback-made-deal = { $unit ->
    [parties] Partie
   *[deals] Deal
 } { $deal }{ $trick ->
    [one] {""}
   *[other] , from trick { $trick }
 }: contract of { $names } { $could ->
    [yes] **can be made** whatever the others do
   *[no] **can be prevented**
 } · played: { $was ->
    [yes] made
   *[no] not made
 }
lookback-known-side = { $names } **{ $figure }**
lookback-known-late = -# Worked out from the trick where few enough cards are left for an exact answer.
lookback-step-cost = -# Cost: { $cost }. A strong player: { $best }
lookback-step-good = -# A strong player knows nothing better.
lookback-step-made = -# Hindsight, all hands known: from here { $could ->
    [yes] { $names } can make the contract whatever the others do
   *[no] the others can prevent the contract of { $names }
 }
lookback-step-known = -# Hindsight, all hands known: from here at best { $sides }

# Playing on from a position of a finished match.
lookback-on = Play on from here
lookback-on-ask = ### Play on from here
    Table { $table }, { $unit ->
        [parties] partie
       *[deals] deal
     } { $deal }, step { $step }: a new table with these cards and the same rules. As everybody can look these cards up, it counts for nothing: no rating, no statistics.
lookback-on-alone = Alone: choose your seat
lookback-on-friends = With others: choose your seat
lookback-on-seat = Seat { $seat }: the cards of { $name }
lookback-on-note = Played on from table { $table }, { $unit ->
    [parties] partie
   *[deals] deal
 } { $deal }, step { $step }. Everybody can look up these cards with `/{ stats-replay }`; it counts for nothing.
lookback-on-before = -# Up to { $unit ->
    [parties] partie
   *[deals] deal
 } { $deal }, step { $step }, this is table { $table }: others played that part.
