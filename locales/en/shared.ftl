# Seats on which several sat during a match.
shared-seat = Seat { $seat } – { $who }
shared-when = { $when }: { $name }
shared-deals = { $unit ->
    [parties] { $deals ->
        [one] partie
       *[other] parties
    }
   *[deals] { $deals ->
        [one] deal
       *[other] deals
    }
 } { $which }
shared-before = before the first { $unit ->
    [parties] partie
   *[deals] deal
 }
shared-end = to the end
shared-whole = { $name } (the whole result)
shared-some = { $name } ({ $percent }% of the result)
shared-helped = stood in
shared-won = won ({ $percent }%)
shared-place = place { $place } of { $sides } ({ $percent }%)
shared-name = { $name } ({ $percent }%)
shared-rule = The { $unit ->
    [parties] parties
   *[deals] deals
 } you are dealt count for you. If they are at least half of those of the match, you have a share of the result; whoever began keeps the rest.
