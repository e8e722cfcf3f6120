# The table during a match, the hands, the slate.
play-title = ### { $game } · table { $table } · deal { $deal }
play-proposed = Proposed trumps: { $card }
play-trump-accepted = Trumps: { $suit }, accepted by { $name }
play-trump-turned = Trumps: { $suit }; all passed, and the bottom card { $card } decides
play-score-couillon = Left on the slate: { $sides }
play-last = { $name }: { $action }
play-last-clock = { $name }: { $action } (time was up, the computer chose)
play-turn = ► { $name }’s turn
play-turn-until = ► { $name }’s turn · the computer plays { $when }
play-deal-over = This deal is over.
play-away = { $name } is away; the computer plays until they act or press “I’m back”.
play-offered = Seat { $seat } ({ $name }) is free for whoever wants it.
play-my-hand = My hand
play-last-trick = Last trick
play-my-seat = My seat…
play-back = I’m back
play-take = Take seat { $seat }

play-hand-title = **{ $game }** · table { $table } · deal { $deal } · { $channel }
play-hand-trick = On the table: { $cards }
play-hand-your-turn = ► **Your turn.** Choose a card.
play-hand-your-call = ► **Your turn.** Do you accept these trumps for your side?
play-hand-wait = Wait for your turn.
play-hand-over = This deal is over.
play-hand-left = You do not sit at table { $table } any more.
play-hand-below = Your cards are further down.
play-call-accept = Accept
play-call-pass = Pass
play-done = You: { $action }.

play-suit-s = spades
play-suit-h = hearts
play-suit-d = diamonds
play-suit-c = clubs

play-seat-yours = You sit on seat { $seat }.
play-seat-offered = You sit on seat { $seat } and offer it to whoever wants it.
play-offer = Offer my seat
play-keep = Keep my seat
play-leave = Get up, a computer takes over
play-taken = Seat { $seat } is yours now.
play-welcome-back = Welcome back: you decide for your seat again.
play-trick-taken = Last trick, taken by **{ $name }**: { $cards }

play-slate-title = After deal { $deal }
play-next-deal = Next deal
play-next-deal-when = -# The next deal comes { $when }, or at once by the button.
play-deal-won = **Deal { $deal }: { $side } win** with { $points } card points to { $less } for { $other }.
play-deal-tied = **Deal { $deal } is a tie**, { $points } card points each: *craie dans le trou*, the next win counts double.
play-boucle = { $side } accepted the trumps and lost: a boucle on their side.
play-match-won = ## { $side } win the match after { $deals } deals!
play-drawn = The cards have spoken: **{ $first }** play against **{ $second }**, and { $dealer } deals first.

play-reminder = { $name }, it is your turn; the computer plays for you { $when }.
play-reminder-private = It is your turn at table { $table } ({ $game }); the computer plays for you { $when }.
play-no-permission = I cannot show your table in { $channel } any more. I need these permissions there: { $permissions }.
