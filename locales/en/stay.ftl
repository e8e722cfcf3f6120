# Clocks, pauses, people away, substitutes, and where somebody plays.
stay-pause = pause
stay-pause-hint = Propose a pause at your table, or agree to one; nothing happens until all are back
stay-resume = resume
stay-resume-hint = Say that you are here again, so that a paused match goes on
stay-without = without-others
stay-without-hint = For the host: go on without those who do not answer; computers play for them
stay-back = back
stay-back-hint = You were away: decide for your own seat again
stay-absent = no-answer
stay-absent-hint = Somebody does not play on and there is no clock: ask for one, later end the match
stay-answer = answer
stay-answer-hint = Answer what somebody proposes at your table, or withdraw what you proposed
stay-answer-option = answer
stay-answer-option-hint = Yes or no; no withdraws your own proposal
stay-answer-yes = yes
stay-answer-no = no
stay-answered-yes = You have agreed, at table { $table }, { $game }.
stay-answered-no = You have said no, at table { $table }, { $game }: that is off the table.
stay-tables = my-tables
stay-tables-hint = Where you play, what is due there, and the way to each table
stay-table = `{ $table }` { $game } · { $place } · { $due }
stay-link = [to the table]({ $link })
stay-hand-at = My hand, table { $table }
stay-due-lobby = waiting for people
stay-due-start = **all seats are taken: you can start**
stay-due-away = you are away: /{ stay-back }
stay-due-answer = **a proposal is waiting for your answer: /{ stay-answer }**
stay-due-paused = paused: /{ stay-resume }
stay-due-turn = **► your turn**
stay-due-turn-until = **► your turn**, the computer decides { $when }
stay-due-cut = **you cut the pack**
stay-due-nothing = waiting for others

# Clocks.
stay-clock = clock
stay-clock-hint = How long a turn may take at your table; before the match starts
stay-clock-set = At table { $table } the clock is now: { $clock }.
stay-clock-reserve = -# What a turn takes beyond its time comes out of the seat’s reserve, which has to last for the match.
stay-clock-line = clock: { $clock }
stay-panel-clock = Another clock…
stay-no-table-to-set = The host chooses the clock, before the match begins; you are the host of no table that is waiting.

# Waiting where there is no clock.
stay-clock-ask = Ask for a clock
stay-clock-asked = ⏳ **{ $whom }: { $name } has waited for a day and asks for a clock,** { $clock }. Playing is an answer too. Without either, whoever waits can end the match { $when }, as won or without a result.
stay-clock-take = Agree to the clock
stay-clock-end = Nobody answers
stay-clock-taken = { $name } agrees to a clock: { $clock }.
stay-you-asked = You have asked for a clock at table { $table }, { $game }. If nobody answers, you can end the match { $when }: “{ stay-clock-end }”.
stay-absent-doubt = **Nobody has answered at table { $table }, { $game }.** You can end the match as won: the side that does not come has then lost, as if it had given up. Or without a result: it counts for nobody. Everyone else who is there is asked.
stay-absent-win = End it as won
stay-absent-nothing = End it without a result
stay-absent-ended = The match at table { $table }, { $game }, is over.
stay-forfeit-proposed = **{ $name } would like to end the match as won,** because the side that is waited for has not answered. If everyone here agrees, the side that does not come has lost, as if it had given up.
stay-forfeit-carried = **The match is over:** { $name } proposed it, and everyone here agreed. The side that did not come has lost, as if it had given up.
stay-forfeit-declined = { $other } would rather wait; { $name } wanted to end the match as won.
stay-forfeit-over = The match goes on; { $name } had wanted to end it as won.
stay-forfeit-alone = **{ $name } has ended the match as won,** because nobody answered for a day. The side that did not come has lost, as if it had given up.

# Pausing and going on.
stay-pause-button = Pause the match
stay-here = I’m here
stay-not-yet = Not yet
stay-agree = Agree
stay-decline = No
stay-go-on = Go on without the others
stay-missing = Still to answer: { $people }
stay-pause-proposed = **{ $name } would like to pause the match.** It stands still once everyone agrees: no clock, no computers, until everyone is back.
stay-pause-carried = **The match is paused.** It goes on when everyone is back, in minutes or in days: “{ stay-here }” under the table, or /{ stay-resume } from anywhere.
stay-pause-declined = { $other } would rather play on: the pause { $name } proposed is off.
stay-pause-over = The pause { $name } proposed is off.
stay-resume-proposed = **{ $name } is here and wants to play on.** The match goes on as soon as everyone is.
stay-resume-until = -# Anyone who has not answered { $when } counts as away, and a computer plays for them until they are back.
stay-resume-carried = **The match goes on.**
stay-resume-declined = { $other } is not ready yet; the match stays paused. { $name } asked to go on.
stay-resume-over = The match stays paused; { $name } had asked to go on.
stay-without-proposed = **{ $name } would like to go on without { $whom }**, who had time to come back. If the others here agree, a computer plays until they are back; the seat stays theirs.
stay-without-declined = { $other } would rather wait; the match stays paused. { $name } wanted to go on.
stay-asked-pause = You have proposed a pause at table { $table }, { $game }; still to answer: { $people }.
stay-asked-resume = You are here at table { $table }, { $game }; still to answer: { $people }.
stay-is-paused = The match at table { $table }, { $game }, is paused; /{ stay-resume } says that you are back.
stay-goes-on = The match at table { $table }, { $game }, goes on.
stay-paused-agreed = ⏸ **Paused.** No clock runs and no computer plays. “{ stay-here }”, or /{ stay-resume } from anywhere, says that you are back.
stay-paused-nobody = ⏸ **Nobody is here: the match waits** until one of you is back: “{ play-back }”, or /{ stay-back } from anywhere. Otherwise the table stops { $when }.

# Away, and tables that stop by themselves.
stay-away = { $name } is away.
stay-last-chance = Miss this turn as well and you count as away: the computer plays until you press “{ play-back }”, use /{ stay-back } or simply play.
stay-you-are-away = You missed two turns at table { $table }, { $game }, so the computer plays for you. “{ play-back }” here, or /{ stay-back }, and you decide again.
stay-went-on = The match at table { $table }, { $game }, went on without you, so the computer plays for you. “{ play-back }” here, or /{ stay-back }, and you decide again.
stay-channel-gone = The channel of table { $table }, { $game }, was deleted, so the table has stopped without a result.

# Substitutes.
stay-take = Take a seat…
stay-which-seat = Table { $table }: which seat do you want to take over? You get its cards and its score.
stay-seat-of-computer = Seat { $seat } · { $name }{ "\u00A0" }🤖
stay-seat-of-person = Seat { $seat } · { $name }
stay-no-seat = There is no seat for you at table { $table } now. People who may sit down there can take over a computer’s seat or one that is offered; but anyone who has seen the cards of one seat in this deal cannot take another until it is over.
stay-plays-for = { $name } plays on for { $other }.
stay-plays-for-person = { $name } plays on for { $other }, who has seen these cards.
stay-plays-for-without = { $name } plays on for { $other }, who had no cards yet.
stay-offer = offer
stay-offer-hint = Offer your seat to others, or as the host that of somebody away; again to keep it
stay-seat-option = seat
stay-seat-option-hint = The seat of somebody away, for the host; without it your own
stay-offered = Seat { $seat } at table { $table } is offered: anyone who may sit down there can take it over.
stay-not-offered = Seat { $seat } at table { $table } is not offered any more.
stay-panel-offer = Offer the seat of somebody away…
stay-panel-seat = Offer seat { $seat } · { $name }
stay-panel-keep = Keep seat { $seat } · { $name }

stay-removed = The host has removed you from table { $table }, { $game }, before the match. You can sit down there again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, or as soon as the host invites you.
