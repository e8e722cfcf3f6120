# The table during a match, the hands, what a deal came to.
play-title = ### { $game } · table { $table } · deal { $deal }
play-last-for = { $told } (played by { $player })
play-last-clock = { $told } (time was up, the computer chose)
play-last-forced = { $told } (the only legal choice)
play-deal-over = This deal is over.
play-away = { $name } is away; the computer plays until they act or press “{ play-back }”.
play-offered = Seat { $seat } ({ $name }) is free for whoever wants it.
play-my-hand = My hand
play-last-trick = Last trick
play-my-seat = My seat…
play-back = I’m back

# How trumps are made.
play-proposed = Proposed trumps: { $card }
play-proposed-dealer = Proposed trumps: { $card }, face up before { $name }, who deals
play-proposed-last = Nobody wanted those. Proposed now: { $card }, the dealer’s last card
play-trump-accepted = Trumps: { $suit }, accepted by { $name }
play-trump-turned = Trumps: { $suit }; all passed, and the bottom card { $card } decides
play-trump-shown = Trumps: { $suit }, made by { $name }, who shows { $card }
play-trump-asked = Trumps: { $suit }; { $name } asked for a card, and { $card } was turned up
play-trump-named = Trumps: { $suit }, made by { $name }
play-trump-for-dummy = { $name } for the dummy
play-no-trumps = Nobody wanted trumps: the cards are thrown in.
play-mit = **Mit’**: { $name }
play-kontra = **Kontra**: { $name }
play-re = **Re**: { $name }

# Whose turn it is.
play-turn-play = ► { $name }’s turn
play-turn-say = ► { $name } is to speak
play-turn-accept = ► { $name }: accept or pass?
play-turn-trumps = ► { $name } makes trumps
play-turn-dummy = ► { $name } plays for the dummy
play-turn-dummy-trumps = ► { $name } makes trumps for the dummy
play-turn-kontra = ► **Kontra?** To answer the Mit’: { $name }
play-turn-re = ► **Re?** To answer the Kontra: { $name }
play-turn-bid = ► { $name } bids
play-turn-troel = ► { $name } chooses the trumps of the Troel
play-turn-double = ► **Double?** { $name }
play-turn-discard = ► Still to lay a card aside: { $name }
play-until = { $turn } · the computer decides { $when }
play-asked = { $turn } · others are asked first
play-asked-until = { $turn } · others are asked first; without an answer, play goes on { $when }

# The standing, by kind of score sheet.
play-score-slate = Left on the slate: { $sides }
play-score-points = Points: { $sides }
play-score-royes = Rôyes left: { $sides }
play-score-numbers = Left on the tree: { $sides }
play-score-cows = Strokes left: { $sides }
play-score-tree = Branches left: { $sides }
play-note-craie = *craie dans le trou*: the next win counts double
play-note-double = the next win counts double
play-note-one-more = the next win takes one point more
play-note-target = { $target ->
    [one] { $target } point wins
   *[other] { $target } points win
}
play-note-deals = deal { $deal } of { $deals }
play-note-cows = cows won: { $sides }
play-note-cows-of-two-kinds = cows of 9 strokes won: { $long } · of 5: { $short }

# The private hand.
play-hand-title = **{ $game }** · table { $table } · deal { $deal }{ $there }
play-hand-face-up = Face up, { $name }: { $cards }
play-hand-drawn = You drew { $card }.
play-hand-your-turn = ► **Your turn.** Choose a card.
play-hand-your-word = ► **Your turn.** What do you say?
play-hand-accept = ► **Your turn.** Do you accept these trumps for your side?
play-hand-first-cards = ► **You make trumps.** { $show ->
    [chosen] Press the card you want to show: its suit becomes trumps.
    [highest] Choose the suit of one of these first cards; the highest of that suit is shown.
   *[none] Choose the suit of one of these first cards.
} Or have a card turned up.
play-hand-held = ► **You make trumps.** Choose the suit of one of these first cards.
play-hand-any-suit = ► **You make trumps.** Name any suit, even one you do not hold.
play-hand-dummy-trumps = ► **You make trumps for the dummy**, by its face-up cards. You see your own hand after that.
play-hand-dummy = ► **You play for the dummy.** Choose one of its cards.
play-hand-mit = You hold { $card }: you may declare the **Mit’**, now or never, before your first card.
play-hand-kontra = ► **{ $name } has declared the Mit’.** Kontra, or pass?
play-hand-re = ► **{ $name } says Kontra.** Re, or pass?
play-hand-own-card = Your card in this trick: { $card }.
play-hand-then = The picture still shows the table at your turn.
play-hand-still = You still hold: { $cards }
play-hand-wait = Wait for your turn.
play-hand-wait-trumps = { $name } makes trumps; then your cards come.
play-hand-wait-window = The Mit’ has been declared; others may still answer.
play-hand-over = This deal is over.
play-hand-played-out = You have played all your cards.
play-plays-itself = Nobody has a choice any more: the last trick plays itself.
play-hand-left = You no longer have a seat at table { $table }.
play-hand-below = Your cards are further down.
play-hand-later = You see your cards here for now: Discord lets me write to only so many new people at once. Your direct message follows by itself, and at once if you type /{ command-hand } in a direct message to me.
play-call-accept = Accept
play-call-pass = Pass
play-call-turn = Turn a card
play-call-mit = Mit’
play-call-kontra = Kontra
play-call-re = Re
play-call-exchange = Exchange the seven

play-suit-s = spades
play-suit-h = hearts
play-suit-d = diamonds
play-suit-c = clubs
play-shows = { $suit }, showing { $card }

play-seat-yours = You have seat { $seat }. If you leave, a computer takes over.
play-seat-offered = You have seat { $seat } and offer it to anyone who wants it. If you leave, a computer takes over.
play-offer = Offer my seat
play-keep = Keep my seat
play-leave = Leave the table
play-taken = Seat { $seat } is yours now.
play-welcome-back = Welcome back: you decide for your seat again.
play-trick-taken = Last trick, taken by **{ $name }**: { $cards }
play-trick-won = Last trick: { $name }, with { $card }.

# What a deal came to.
play-slate-title = { $game } · after deal { $deal }
play-next = next
play-next-hint = Deal the next deal at once, without waiting for the pause to end
play-next-done = Deal { $deal } is dealt.
play-next-deal = Next deal
play-next-deal-when = -# The next deal comes { $when }, or at once by the button.
play-cut = Cut the pack
play-cut-when = -# { $name } cuts the pack; if not, chance does so { $when }.
play-cut-title = **You cut.** How many cards come off the top?
play-cut-place = `{ $bar }` **{ $cards }** of { $pack }
play-cut-here = Cut here
play-cut-done = You cut { $cards } cards.
play-cut-by = { $name } has cut the pack.
play-cut-by-cards = { $name } cut { $cards } cards.
play-cut-by-chance = Cut by chance: { $cards } cards.
play-deal-won = **Deal { $deal }: { $side } { $people ->
    [one] wins
   *[other] win
}** with { $points ->
    [one] { $points } card point
   *[other] { $points } card points
}; { $others }.
play-deal-points = { $points } for { $side }
play-deal-tied = **Deal { $deal } is a tie**, { $points ->
    [one] { $points } card point
   *[other] { $points } card points
} each.
play-deal-tie-won = **Deal { $deal } is a tie**, { $points ->
    [one] { $points } card point
   *[other] { $points } card points
} each: { $side } did not make trumps and { $people ->
    [one] wins
   *[other] win
}.
play-deal-shared = **Deal { $deal } has no winner**: nobody has the most card points alone; { $others }.
play-deal-thrown-in = **Deal { $deal } is thrown in**: nobody wanted trumps.
play-passed-numbers = The next win takes one point more off the tree.
play-tied-slate = *Craie dans le trou*: the next win counts double.
play-tied-points = The next win counts double.
play-tied-royes = Nobody takes anything off.
play-tied-both = Both sides take one rôye off.
play-tied-numbers = Nobody takes anything off the tree.
play-tied-cows = Nobody crosses out a stroke.
play-tied-tree = Nobody hangs a ball; the next win cancels two branches.
play-won-slate = The *craie dans le trou* counts: { $side } { $people ->
    [one] wipes
   *[other] wipe
} { $amount ->
    [one] one mark
   *[other] two marks
}.
play-won-nothing = { $side } { $people ->
    [one] has
   *[other] have
} nothing left to take off.
play-won-points = { $side } { $people ->
    [one] gets
   *[other] get
} { $amount ->
    [one] one point
   *[other] { $amount } points
}.
play-won-royes = { $side } { $people ->
    [one] takes
   *[other] take
} { $amount ->
    [one] one rôye
   *[other] { $amount } rôyes
} off{ $why }.
play-won-numbers = { $side } { $people ->
    [one] takes
   *[other] take
} { $amount ->
    [one] one point
   *[other] { $amount } points
} off the tree{ $why }.
play-won-cows = { $side } { $people ->
    [one] crosses
   *[other] cross
} out { $amount ->
    [one] one stroke
   *[other] { $amount } strokes
}{ $why }.
play-won-tree = { $side } { $people ->
    [one] hangs
   *[other] hang
} { $amount ->
    [one] a ball on one branch
   *[other] balls on { $amount } branches
}.
play-why = { " " }({ $what })
play-for-win = the deal
play-for-sweep = all the tricks
play-for-dobe = all the tricks: *dobe*
play-for-mit = Mit’
play-for-kontra = Kontra
play-for-re = Re
play-for-pass = the passed-out deal
play-lost-slate = { $side } { $people ->
   *[other] made
} trumps and lost: a boucle on their side.
play-lost-slate-line = { $side } { $people ->
   *[other] made
} trumps and lost: a line on their side again.
play-lost-points = { $side } { $people ->
   *[other] made
} trumps and lost: one point less.
play-lost-royes = { $side } { $people ->
   *[other] made
} trumps and lost: one rôye more.
play-lost-ottant = { $side } { $people ->
   *[other] made
} trumps, declared the Mit’ and lost: two more, *ot’tant de coyes que rôyes*.
play-lost-numbers = { $side } { $people ->
   *[other] made
} trumps and did not win: one point more.
play-lost-cows = { $side } { $people ->
   *[other] made
} trumps and lost: one stroke more.
play-lost-tree = { $side } { $people ->
   *[other] made
} trumps and lost: one branch more.
play-bourgumesse = Not one trick: { $name } is *bourgumêsse*, mayor!
play-cow = **{ $side } { $people ->
    [one] has
   *[other] have
} won the cow** and { $people ->
    [one] draws
   *[other] draw
} a tail on it.
play-match-won = ## { $side } { $people ->
    [one] wins
   *[other] win
} the match after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}!
play-match-shared = ## { $side } finish level after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} and share the match!
play-drawn = The cards have spoken: **{ $first }** play against **{ $second }**, and { $dealer } deals first.

play-reminder = { $name }, it is your turn at table { $table }, { $game }; the computer plays for you { $when }.
play-reminder-private = It is your turn at table { $table }, { $game }; the computer plays for you { $when }.
play-no-permission = I cannot show your table in { $channel } any more. I need these permissions there: { $permissions }.
play-thread-private = I cannot show your table in { $channel } any more, as I am not in that private thread. Add me to it with { $bot }.
play-thread-locked = I cannot show your table in { $channel } any more: that thread is closed and locked. Have it opened again.

# Chouine: the table.
play-turn-lead = ► { $name } leads
play-trump-is = Trumps: { $suit }
play-trump-none = No trumps yet
play-trump-declared = Trumps: { $suit }, made by { $name }
play-indicator = under it { $card }
play-indicator-exchanged = under it { $card }, exchanged for { $first }
play-talon = talon { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
play-talon-gone = the talon is gone: follow suit, else trump
play-tricks = Tricks: { $sides }
play-shown = Shown: { $combinations }
play-declares = **{ $name } declares: { $combination }**
play-declared = { $card } + { $combination }
play-au-sept = **Au sept!** Before { $name } leads: last chance to exchange the seven of trumps.
play-score-parties = Parties: { $sides } (first to { $parties })
play-score-manches = Manches: { $sides }
play-note-belle = *la belle*
play-dealer-drawn = The lowest card deals: **{ $name }**.

# Chouine: the hand.
play-hand-declare = Play a card and declare with it:
play-hand-exchange = You hold the seven of trumps and may exchange it for { $card }, now or later, at any moment.
play-my-tricks = My tricks
play-your-tricks = { $tricks ->
    [one] Your trick so far:
   *[other] Your { $tricks } tricks, oldest first:
}

# Chouine: what a partie came to.
play-count-cards = { $points } in cards
play-count-der = { $points } dix de der
play-count-combinations = { $points } declared ({ $names })
play-count-total = **{ $points }**
play-count = { $name }: { $parts } = { $total }
play-partie-won = **Partie { $deal }: { $name } wins** with { $points } to { $others }.
play-partie-chouine = **Partie { $deal }: Chouine! { $name } wins at once**, whatever has been counted.
play-partie-annulled = **Partie { $deal } is annulled**: { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}. { $name } deals again.
play-manche-won = **{ $name } wins the manche.** Parties: { $parties }
play-manche-next = The next manche begins. Manches: { $manches }
play-manche-belle = One manche each: **la belle** decides. Manches: { $manches }
play-chouine-match-won = ## { $side } wins the match after { $deals ->
    [one] one partie
   *[other] { $deals } parties
}!
