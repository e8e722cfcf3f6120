# The score keeper for evenings with real cards: commands, the sheet, what is asked of a deal.
score-command = score
score-command-hint = A score sheet for an evening with real cards
score-open = open
score-open-hint = Open a sheet: which game, who plays, a stake a point if you like
score-list = list
score-list-hint = Your sheets that are still open
score-show = show
score-show-hint = Show the sheet again at the bottom of its channel
score-deal = deal
score-deal-hint = Enter the deal that was just played
score-correct = correct
score-correct-hint = Correct any deal
score-undo = undo
score-undo-hint = Take back what was entered last
score-deals = deals
score-deals-hint = All deals of the evening
score-end = end
score-end-hint = End the match: the result, and who pays whom
score-row = row
score-row-hint = A row that is no deal: a revoke, an agreed correction
score-row-name = name
score-row-name-hint = What it is: revoke, agreed correction…
score-row-points = points
score-row-points-hint = One number for each side, in the order of the sheet, with commas: 0, -5, 0, 0
score-relieve = relieve
score-relieve-hint = Somebody takes over from somebody at the table, from the next deal on
score-relieve-column = from
score-relieve-column-hint = Whose place it is: the name on the sheet
score-relieve-by = member
score-relieve-by-hint = Who takes over, if a member
score-relieve-guest = guest
score-relieve-guest-hint = Who takes over, if a guest
score-players = players
score-players-hint = In order round the table: @members and names of guests, with commas between them
score-dealer = dealer
score-dealer-hint = Who deals first: the number of the seat
score-stake = stake
score-stake-hint = What a point is worth, such as 0.05 €; the bot only says who pays whom
score-count = leaderboard
score-count-hint = Whether it counts in the leaderboards, marked as played with cards, for each member who says so
score-pot = pot
score-pot-hint = All pass: what each queen costs its holder, in points; whoever takes the pot is entered with a deal
score-which = sheet
score-which-hint = The number of the sheet, if there are several
score-nth = { $unit ->
    [parties] Partie
   *[deals] Deal
} { $deal }
score-title = ### { $game }
    -# Real cards · sheet { $score } · opened by { $name }
score-title-ended = ### { $game } · the end
    -# Real cards · sheet { $score } · opened by { $name }
score-next = **{ $nth }**: { $name } deals.
score-next-out = **{ $nth }**: { $name } deals and sits out.
score-next-drawn = **{ $nth }**: the dealer is drawn.
score-won = **{ $side }** { $people ->
    [one] has
   *[other] have
} won. “{ score-button-end }” shows the result.
score-counts = Counts in the leaderboards, as played with cards.
score-counts-not = Counts in no leaderboard.
score-counts-for = Counts in the leaderboards, as played with cards, for { $names }.
score-counts-few = Counts in the leaderboards, as played with cards, once { $count } at the table have said so; so far: { $names }.
score-counts-asked = Not yet for { $names }: “{ score-button-agree }”.
score-counts-once = Counts in the leaderboards, as played with cards, for each who presses “{ score-button-agree }” under the sheet; it already does for whoever opens it.
score-told-by = entered by { $name }
score-corrected-by = entered by { $name }, corrected by { $corrected }
score-ended-by = Ended by { $name }.
score-ended-manager = Ended by { $name }, who may do so on this server: “{ $reason }”
score-ended-itself = Ended by itself: for seven days nobody did anything.
score-on-by = Goes on after it had ended; wanted by: { $names }.
score-on-manager = Goes on after it had ended; { $name }, who may do so on this server, decided that: “{ $reason }”
score-since-corrected = Since it ended: { $nth } corrected by { $name }.
score-since-row = Since it ended: a row corrected by { $name }.
score-since-undone = Since it ended: something taken back by { $name }.
score-wishing = To go on after all: { $names }. Still to press “{ score-button-reopen }”: { $missing }.
score-warned = ⏳ For six days nobody has entered anything here. This sheet ends by itself { $when }, as it stands.
score-button-agree = Count for me
score-button-stay = Keep it open
score-agreed = Once it has ended, the match on sheet { $score } counts for you.
score-not-named = Only members who are named on this sheet can say that it counts for them.
score-stays = The sheet stays open.
score-wished = Noted on the sheet. It goes on as soon as these want it too: { $names }.
score-asked = You are on sheet { $score } for real cards ({ $game }): { $where }
    Is the match to count for you in the leaderboards of the server? If you press nothing, you are a guest there.
score-form-end = End sheet { $score }
score-form-reopen = Sheet { $score } goes on
score-form-does-end = The match ends with what was entered so far. Everyone sees your name and your reason on the sheet.
score-form-does-reopen = The match goes on without its people being asked; until it ends again, it counts for nobody. Everyone sees your name and your reason on the sheet.
score-button-deal = Deal played
score-button-undo = Undo…
score-button-correct = Correct…
score-button-all = All deals
score-button-more = More…
score-button-row = Row without a deal…
score-more-row = A revoke, an agreed correction or anything else that changes the score without a deal:
score-more-relieve = Somebody takes over from the next deal on, and each pays and gets what came in their own deals:
score-relieve-whom = Who is being replaced?
score-relief-title = Somebody takes over
score-relief-who = In place of { $name }
score-relief-hint = A name; whoever is or was on the sheet is known, anybody else is a guest
score-row-called = What it is
score-row-changes = By how much each side changes
score-row-lines = Behind the colon: −5 takes off, 5 adds to what the sheet shows
score-row-strike = Behind the colon; with nothing but zeros the row is struck out
score-row-kept = ✓ **{ $name }** · { $changes }
score-row-struck = The row is struck out.
score-relieved = ✓ **{ $name }** takes over from { $before }, from the next deal on.
score-took-over = { $name } takes over from { $before }
score-refused = ⚠️ { $why }
score-bad-row = “{ $typed }” cannot be read: type a line for each side, or whole numbers with commas between them. Sides: { $count }.
score-pot-now = pot **{ $pot }**
score-open-pot = Pot: { $pot } for each queen where all pass
score-open-names-more = A line each, in order round the table, { $count } to { $most }; above { $count } somebody sits out in turn
score-button-end = End…
score-button-reopen = Go on after all
score-button-show = Show sheet { $score }
score-button-keep = Keep
score-button-type = Type the numbers…
score-button-drop = Drop
score-button-next = Next deal
score-all-title = ### { $game } · all deals
    -# Opened by { $name }
score-none-yet = No deal has been entered yet.
score-list-title = ### Your sheets for real cards
score-list-managed = ### Other sheets of this server
    -# As a manager you can end any of them: /{ score-command } { score-end }
score-list-line = **{ $score }** { $game } · { $nth } · { $standing } · { $where }
score-telling = ### { $nth } · { $name } dealt
score-telling-out = ### { $nth } · { $name } dealt and sat out
score-telling-drawn = ### { $nth }
score-correcting = ### { $nth }: correct it
score-go-on = Choose above; what it would count is shown here before anything is kept.
score-would = Would count: { $changes }
score-was = Counts now: { $changes }
score-same-after = -# Later sums stay as they are.
score-sums = Sums after later deals:
score-kept = ✓ **{ $nth }** { $told }
    { $changes }
score-undo-deal = **{ $nth }**: take it back?
    { $told }
    { $changes }
score-undo-correction = **{ $nth }**: take back the correction?
    Now: { $told } · { $changes }
    Then again: { $was } · { $wascounted }
score-undo-line = Take this back?
    { $line }
score-undo-row = Take back the correction?
    Now: { $now }
    Then again: { $was }
score-undo-yes = Take back
score-undo-no = Leave it
score-correct-which = Which deal is to be corrected?
score-correct-drops = Anything already entered for the next deal is then dropped.
score-end-ask = End the match after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}?
score-end-yes = End it
score-end-no = Play on
score-goes-on-with = Somebody has begun to enter this; go on, or drop it.
score-meanwhile = Somebody at the table was quicker: this is how it stands now.
score-dropped = Dropped: nothing of it was kept.
score-undone = Taken back; the sheet shows it.
score-left = Everything stays as it is.
score-ended = The match has ended; the sheet shows the result.
score-reopened = The match goes on.
score-there = The sheet is at the bottom: { $channel }
score-channel-gone = The channel of sheet { $score } is gone: use this command in the channel of its server where it is to go on.
score-form = Numbers of this deal
score-form-hint = A number from { $least } to { $most }
score-nobody = nobody
score-nothing = none
score-told = { $asked }: { $answer }
score-pick = Choose
score-pick-several = Choose { $least } to { $most }
score-pick-just = Choose { $most }
score-pays = { $payer } pays { $payee } **{ $amount }**
score-even = Nobody owes anybody anything.
score-no-money = { $stake } a point. This is only a list: the bot moves no money.
score-amount = { $whole }.{ $part }
score-money = { $amount } { $currency }
score-later = { $nth } would make no sense then: { $why }
score-untold-match-over = The match is over: no deal is due.
score-untold-unanswered = Still to enter: { $asked }.
score-untold-not-asked = That is not asked of this deal any more; choose again.
score-untold-not-a-choice = { $asked } cannot be { $given }. Possible: { $possible }.
score-untold-not-in-range = { $asked } cannot be { $given }. It is a number from { $least } to { $most }.
score-untold-not-that-many = { $asked }: { $given } named; it takes { $least } to { $most }.
score-untold-no-sum = { $asked }: together that is { $given }. { $least ->
    [0] It can be { $most } at most.
   *[other] It has to be { $sum }.
}
score-untold-no-row = On this sheet only deals change the score.
score-untold-below-zero = That cannot be: after it, a side would have less than { $least } or more than { $most }.
score-none-open = You are on no sheet that is still open. /{ score-command } { score-open } begins one.
score-say-which = Which sheet? Possible: { $scores }.
score-open-title = ### A sheet for { $game }
score-open-stake = Stake: { $stake } a point
score-open-members = Members at the table
score-open-dealer = Who deals first?
score-open-begin = Begin
score-open-names = Names and order…
score-open-names-hint = A line for each seat round the table, { $count } in all; whoever is no member is a guest
score-open-players = Players
score-open-set-stake = Stake…
score-open-count = For the leaderboards
score-open-counted = ✓ Leaderboards
score-open-side = side { $side }
score-open-nobody = –
score-open-dropped = No sheet was opened.
score-opened = Sheet { $score } is open. After each deal, anybody at the table presses “{ score-button-deal }”.
score-opening-forgotten = This sheet is open already, or I have been restarted in the meantime. /{ score-command } { score-open } starts over.
score-too-many = Named: { $given }. Seats at the table: { $seats }.
score-no-member = Somebody you named is no member here. Type the name without @ to note a guest.
score-no-bot = A bot does not sit at a table with real cards; name a person.
score-bad-stake = “{ $typed }” is no stake. Write an amount up to 100 and what it is, such as “0.05 €” or “5 francs”.
score-couillon-cards = the cards
score-couillon-thrown-in = nobody: thrown in
score-chouine-annulled = annulled: equal points
score-chouine-points = work it out from the points
score-kleurenwiezen-passed = all passed
score-ask-contract = Contract
score-ask-trumps = Trumps
score-ask-declarers = Played by
score-ask-tricks = Tricks
score-ask-doubled = Doubled
score-ask-maker = Trumps made by
score-ask-points = Points
score-ask-sweep = All tricks
score-ask-mit = Mit’
score-ask-kontra = Kontra
score-ask-re = Re
score-ask-dealer = Dealer
score-ask-winner = Won by
score-ask-chouine = By a chouine
score-ask-cards = Points in cards
score-ask-declared = Declared
score-ask-out = Sits out
score-ask-queens = Queens
score-ask-pot = Takes the pot
score-say-contract = { $answer }
score-say-trumps = { $answer }
score-say-declarers = { $answer }
score-help = **With real cards:** `/{ score-command } { score-open }` keeps the score of an evening at a real table, in a channel or in direct messages, and says who pays whom at the end.
