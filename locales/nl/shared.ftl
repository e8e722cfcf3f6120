# Plaatsen waarop in een partij meer dan een zat.
shared-seat = Plaats { $seat } – { $who }
shared-when = { $when }: { $name }
shared-deals = { $unit ->
    [parties] { $deals ->
        [one] partij
       *[other] partijen
    }
   *[deals] { $deals ->
        [one] gift
       *[other] giften
    }
 } { $which }
shared-before = vóór de eerste { $unit ->
    [parties] partij
   *[deals] gift
 }
shared-end = tot het einde
shared-whole = { $name } (de hele uitslag)
shared-some = { $name } ({ $percent }% van de uitslag)
shared-helped = ingevallen
shared-won = gewonnen ({ $percent }%)
shared-place = plaats { $place } van { $sides } ({ $percent }%)
shared-name = { $name } ({ $percent }%)
shared-rule = De { $unit ->
    [parties] partijen
   *[deals] giften
 } waarin jij kaarten krijgt, tellen voor jou. Vanaf de helft heb je je deel van de uitslag; wie begonnen is, houdt de rest.
