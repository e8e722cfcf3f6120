# Hints: what a strong player would do, what all else would cost, and why.
hints-command = hint
hints-command-hint = What a strong player would do now, and why; only you see the answer
hints-button = Hint
hints-best = **Hint:** { $action }
hints-best-dummy = **Hint for the dummy:** { $action }
hints-wait = leave it for now
hints-no-matter = It makes no difference: everything you can do now is equally good. For example: { $action }
hints-late = What the others would cost could not be worked out in time.
hints-alike = { $actions }: just as good
# The others, by what they cost on average.
hints-costs = { $actions }: about { $cost } less
hints-costs-other = { $actions }: less good
hints-rest = { $count ->
    [one] One other choice costs more than these.
   *[other] { $count } other choices cost more than these.
}

# A cost, in what the deals of the game count; also for looking back.
hints-cost-points = { $cost } { $cost ->
    [one] point
   *[other] points
}
hints-cost-marks = { $cost } { $cost ->
    [one] line
   *[other] lines
}
hints-cost-strokes = { $cost } { $cost ->
    [one] stroke
   *[other] strokes
}
hints-cost-royes = { $cost } { $cost ->
    [one] rôye
   *[other] rôyes
}
hints-cost-branches = { $cost } { $cost ->
    [one] branch
   *[other] branches
}
hints-cost-parties = { $cost } { $cost ->
    [one] partie
   *[other] parties
} in a hundred
hints-cost-matches = { $cost } { $cost ->
    [one] match
   *[other] matches
} in a hundred
hints-cost-places = { $cost } { $cost ->
    [one] place
   *[other] places
} in a hundred matches
hints-cost-tournaments = { $cost } { $cost ->
    [one] tournament
   *[other] tournaments
} in a hundred
hints-cost-podiums = { $cost } { $cost ->
    [one] place
   *[other] places
} in a hundred tournaments

# Where there are none.
hints-off = There are no hints at this table. The host can allow them before the match, with **{ hints-allow }** under **{ lobby-host-panel }**.
hints-off-tournament = There are no hints in a tournament.
hints-untaught = The computers play this game at random, so they can give no hints.
hints-nothing-due = There is nothing for you to do now. Ask again at your turn.

# Allowing them, and what everybody is told.
hints-allow = Allow hints
hints-forbid = No hints
hints-option = hints
hints-option-hint = Whether /{ hints-command } may be asked; by default where computers play along and nothing is rated
hints-yes = allowed
hints-no = none
hints-lobby = with hints
hints-begin = Hints are allowed here: at your turn, `/{ hints-command }` or **{ hints-button }** tells you alone what a strong player would do.
hints-begin-host = Hints are allowed here, as the host has chosen: at your turn, `/{ hints-command }` or **{ hints-button }** tells you alone what a strong player would do. The result says how many everybody took.
hints-taken = Hints taken: { $people }.
hints-help = **Stuck?** At your turn, `/{ hints-command }` says what a strong player would do, what the rest would cost, and why, where the table allows it.

# Reasons, of any game.
hints-why-only = There is nothing else you can do.
hints-why-on-average = Over all the hands the others may have, this brings the most on average.
hints-why-unbeatable = No opponent can beat it.
hints-why-highest = Nobody has a higher card of { $suit }.
hints-why-partner-void = Your partner has no { $suit } left and may trump it.
hints-why-last-of-suit = It is your last card of { $suit }: after that you can trump that suit.
hints-why-no-points = It has no points, so little is lost if others take it.
hints-why-keeps = You keep { $card } for later.
hints-why-no-trumps-out = Nobody else has trumps any more.
hints-why-draws-last = It draws the last trump, { $card }.
hints-why-draws = It draws trumps.
hints-why-takes = You take the trick.
hints-why-takes-points = You take the trick, with { $points } { $points ->
    [one] point
   *[other] points
} in it.
hints-why-takes-surely = No opponent can beat it any more.
hints-why-beats = It beats { $card }, the best card so far.
hints-why-cheapest = It is the lowest of your cards that does it.
hints-why-ruffs = You have no { $suit } left, so you trump.
hints-why-partner-has = Your partner has the trick already.
hints-why-partner-leads = Your partner has the best card so far.
hints-why-own-has = Your own card has the trick already.
hints-why-own-leads = Your own card is the best so far.
hints-why-own-void = In your own hand you have no { $suit } left, so you can trump it.
hints-why-adds-points = { $points ->
    [one] Its point goes
   *[other] Its { $points } points go
} to your own side.
hints-why-cannot-take = You cannot take this trick.
hints-why-gives-points = It gives away the fewest points: { $points }.
hints-why-gives-nothing = It gives away no points.
hints-why-lowest = It is your lowest card of { $suit }.
hints-why-saves-trumps = You save your trumps for later.
hints-why-last-deal-behind = You are { $count } behind, and this is the last deal.
hints-why-last-deal-ahead = You are { $count } ahead, and this is the last deal.
hints-why-last-round-behind = In the tournament you are { $count } behind the best of your opponents here, and this is the last deal.
hints-why-last-round-ahead = In the tournament you are { $count } ahead of all your opponents here, and this is the last deal.
hints-why-you-need = You need { $count } more to win the match.
hints-why-others-need = The others need only { $count } more to win the match.
hints-why-only-all-tricks = Only all the tricks can still win you the match.
hints-why-counts-more = The deal then counts for more.
hints-why-trumps = You have { $count ->
    [one] one trump
   *[other] { $count } trumps
} in { $suit }.
hints-why-top-trump = The highest is among them: { $card }.
hints-why-few-trumps = In { $suit } you have { $count ->
    [0] no trumps
    [one] only one trump
   *[other] only { $count } trumps
}.

# Reasons in Couillon.
hints-why-no-suit-has-more = No suit gives you more than { $count ->
    [one] one trump
   *[other] { $count } trumps
}.
hints-why-mit = As the Mit’, { $card } is a trump that only the ace of trumps beats.

# Reasons in Kleurenwiezen.
hints-why-aces = You have { $count ->
    [one] an ace
   *[other] { $count } aces
}.
hints-why-no-ace = You have no ace.
hints-why-no-long-suit = Your longest suit has only { $count } { $count ->
    [one] card
   *[other] cards
}.
hints-why-low-cards = Many of your cards are low: { $count } are sixes or lower.
hints-why-expects = With these trumps your hand takes about { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
} by itself.
hints-why-expects-only = Even with { $suit } as trumps your hand takes only about { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
} by itself.
hints-why-waits = You hear first what the others have.
hints-why-leaves-to-partner = Your partner then decides how high you go.
hints-why-discards = Without it your hand is least likely to take a trick.
hints-why-stays-under = You stay under { $card }.
hints-why-highest-under = It is your highest card that stays under.
hints-why-cannot-stay-under = You cannot stay under this time.
hints-why-highest-goes = This is the moment for your highest card of the suit.
hints-why-wants-trick = You still need { $count ->
    [one] a trick, and this is it.
   *[other] { $count } tricks, and this is one.
}
hints-why-gets-rid = You have no { $suit } left, so you get rid of a dangerous card.
hints-why-lowest-out = Nobody else has a lower card of { $suit }.
hints-why-higher-out = { $count ->
    [one] A higher card of { $suit } is still out.
   *[other] { $count } higher cards of { $suit } are still out.
}
hints-why-may-catch = It may make a declarer take the trick.
hints-why-stays-with = As it stands, { $name } has to take the trick.
hints-why-catches-nobody = No declarer can take this trick any more.

# Reasons in Chouine.
hints-why-exchange = You get { $card } for the seven.
hints-why-declares = What you declare counts { $points } { $points ->
    [one] point
   *[other] points
}.
hints-why-wins-partie = It wins the partie.
hints-why-makes-trumps = It makes { $suit } trumps.
hints-why-keeps-pair = You keep king and queen of { $suit } for a mariage.
hints-why-may-pair = You keep { $card } for a mariage: { $other } may still come.
