# Why something is refused, and what to do: one sentence each.
refusal-unexpected = Something went wrong on my side and nothing was changed; please try again in a moment.
refusal-not-saved = I could not write that down, so it does not count; please try again in a moment.
refusal-journal-busy = My journal is busy just now, so nothing was saved; please try again in a moment.
refusal-unknown-choice = “{ $given }” does not exist here; possible: { $possible }.
refusal-unknown-preset = There is no variant “{ $given }”; choose from the list that appears while you type.
refusal-unknown-option = There is no house rule “{ $given }”; possible: { $possible }.
refusal-unknown-value = “{ $given }” is not possible for { $option }; possible: { $possible }.
refusal-unknown-number = “{ $given }” is not possible for { $option }: it takes { $step ->
    [1] a whole number
   *[other] a multiple of { $step }
} from { $least } to { $most }.
refusal-unreadable = I cannot read “{ $text }”; choose from the list that appears while you type.
refusal-option-twice = “{ $typed }” is there with two values, { $given } and { $text }: leave one of them out.
refusal-ladder-has-a-form = A score table does not fit here. Save your house rules with /{ house-command } { house-save }, change the table with /{ house-command } { house-edit }, then open the table by those house rules.
refusal-impossible-no-slate = { $game } is not scored on a slate with lines, so “{ $rule }” does not fit it: add scoring=slate, or leave it out.
refusal-impossible-no-tree = { $game } is not scored on a tree, so “{ $rule }” does not fit it: add scoring=tree or scoring=numbers, or leave it out.
refusal-impossible-no-cows = { $game } does not count cows, so “{ $rule }” does not fit it: add scoring=cows, or leave it out.
refusal-impossible-no-royes = { $game } does not count rôyes, so “{ $rule }” does not fit it: add scoring=royes, or leave it out.
refusal-impossible-no-points = { $game } does not count points up to a target, so “{ $rule }” does not fit it: add scoring=points, or leave it out.
refusal-impossible-own-pack = { $game } is dealt from a pack of its own, so “{ $rule }” does not fit it: leave it out.
refusal-impossible-pack-of-three = The pack without black sevens is for Troeven for three; { $game } is played with 24 or 32 cards.
refusal-impossible-no-mit = The Mit’ counts only in rôyes or cows, so “{ $rule }” does not fit { $game }: add scoring=royes, scoring=cows or mit=none.
refusal-impossible-needs-mit = “{ $rule }” needs the Mit’: add mit=plain or mit=kontra.
refusal-impossible-not-forced = In { $game } nobody shows a card when making trumps, so “{ $rule }” does not fit it: add making=forced, or leave it out.
refusal-impossible-lies-on-table = { $game } has cards that lie on the table and are dealt for that, so “{ $rule }” does not fit it: leave it out.
refusal-impossible-trees-for-three = In { $game } three play for themselves and need a tree each, so “{ $rule }” does not fit it: leave it out, or add scoring=tree.
refusal-impossible-mit-in-sight = { $game } has cards that lie face up on the table and would show who holds the Mit’, so “{ $rule }” does not fit it: leave it out.
refusal-impossible-upcard-in-stock = In { $game } everybody draws from the stock, so “{ $rule }” does not fit it: choose another way of making trumps.
refusal-impossible-no-last-card = The dealer’s last card is proposed after the fourth, so “{ $rule }” does not fit here: add cards=5 or more.
refusal-impossible-too-few-cards = The pack does not have enough cards for “{ $rule }” in { $game }: deal fewer to each, or add pack=32.
refusal-impossible-no-stub = With “{ $rule }” no card is left over in { $game } that could be turned up: deal fewer to each, or add pack=32.
refusal-impossible-no-stock = With “{ $rule }” no stock is left in { $game }: deal fewer cards to each.
refusal-impossible-no-partners = Partners can only be drawn where four people play in two pairs, and { $game } is not such a game.
refusal-impossible-no-end = In a tournament every match has to end: say how long it is.
refusal-impossible-no-quinte = With three cards in hand there is no quinte, so “{ $rule }” does not fit { $game }.
refusal-impossible-trumps-turned-up = In { $game } a card is turned up for trumps, so “{ $rule }” does not fit it.
refusal-impossible-shuffled = Here the pack is shuffled for every deal, so “{ $rule }” does not fit: add shuffle=no, or leave it out.
refusal-discord-permission = Discord does not let me do that here; somebody who manages the server must give me permission to see this channel, write in it and attach files.
refusal-discord-gone = What this is about is no longer there: the channel, role or message was deleted. Type the command again where you want it.
refusal-discord-nobody = Discord does not know this person here any more; they may have left the server. Choose somebody who is here.
refusal-discord-place = Discord does not let me do that in a place of this kind; use a text channel of a server, or a thread in one.
refusal-discord-pause = Discord takes no more of this here for a while; try again in a few minutes.
refusal-discord-filter = A filter of this server or of Discord blocks what I wanted to write here; look which name or word is in it, or let somebody who manages the server exempt me from AutoMod.
refusal-discord-opening = Discord lets me write to no more new people just now; try again in an hour, or type any command in a direct message to me first.
refusal-discord-closed = This person’s direct messages are closed to me, so nothing was sent there: they would have to allow messages from members of this server.
refusal-discord-thread = This thread is archived or locked; somebody who manages threads must open it, or use another channel.
refusal-discord-threads = This match is played here in the channel: this server has as many open threads as Discord allows. Close some, and the next table gets its own again.
refusal-missing-permissions = I may not open a table here until somebody who manages the server gives me these permissions in this channel: { $permissions }.
refusal-thread-private = I am not in this private thread, so I could show nothing here. Add me to this thread with { $bot }, then try again.
refusal-thread-locked = This thread is closed and locked, so I could show nothing here. Have it opened again, or go to another channel.
refusal-server-unseen = Discord has not told me about this server yet: try again in a moment.
refusal-channel-unseen = I cannot see { $channel } just now: look whether I may view it, and try again in a moment.
refusal-no-member = { $name } is not a member of this server, or not any more: name somebody who is.
refusal-seats-given-up =
    { $count ->
        [one] { $names } has left this server, so that seat is free again. Look at the table, then try again.
       *[other] { $names } have left this server, so those seats are free again. Look at the table, then try again.
    }
refusal-only-in-channels = That only works in a channel of a server.
refusal-away = I am not here myself: here I can answer you alone, but not play. Play with me in our direct messages ({ $bot }): `/{ lesson-command }`, `/{ command-duel }`, `/{ deals-daily } { deals-play }`, `/{ score-command } { score-open }`. To play here, somebody who manages the server can add me: { $link }
refusal-offered-tables = Which table do you mean?
refusal-which-table = You are at several tables: say which one with the option “{ command-which-table }” ({ $tables }).
refusal-no-table-of-yours = You are not at any table; open one with /{ command-table } { command-open }.
refusal-no-table-here = There is no table here that you could stop or start; /{ command-table } { command-list } shows all tables.
refusal-no-such-table-text = “{ $given }” is not one of your tables; possible: { $possible }.
refusal-no-such-card = There is no card “{ $typed }”; try { $example }, for instance.
refusal-which-card = “{ $typed }” may mean { $cards }; choose from the list that appears while you type.
refusal-no-such-call = You cannot say “{ $typed }” now; possible: { $possible }.
refusal-which-call = “{ $typed }” may be: { $possible }. Say which.
refusal-nothing-to-say = There is nothing to say now, only a card to play; use /{ command-play }.
refusal-nothing-to-play = There is no card to play now, only something to say; use /{ command-bid }.
refusal-whose-turn = { $count ->
    [one] It is { $name }’s turn, not yours.
   *[other] Only these may answer now: { $name }.
}
refusal-no-last-trick = No trick has been completed in this deal yet.
refusal-manage-server = Only somebody who may manage the server can do that.
refusal-still-closed = Your direct messages are still closed to me: allow messages from members of this server in its privacy settings, then try again.
refusal-too-many-computers = There is room for { $room ->
    [one] { $room } computer
   *[other] { $room } computers
} at most.
refusal-swap-two = Choose two different seats to swap.

# Rules of the games.
refusal-deal-over = This deal is over; the next one comes in a moment.
refusal-not-your-turn = It is not your turn; seat { $actors } is to act.
refusal-not-now = { $phase ->
    [auction] That is not possible yet: the bidding comes first.
    [troel] That is not possible yet: first the partner of the Troel chooses trumps.
    [trumps] That is not possible yet: first trumps are made.
    [kontra] That is not possible yet: first the Mit’ is answered.
    [discard] That is not possible yet: first everyone lays a card aside.
    [double] That is not possible yet: first the opponents say whether they double.
    [play] That cannot be said now: cards are being played.
   *[other] That is not possible now.
}
refusal-not-in-this-game = The rules of this table do not have that.
refusal-not-held = You do not hold { $card }.
refusal-must-follow = You hold a card of the suit led ({ $led }): follow suit or play a trump ({ $trump }).
refusal-must-follow-suit = You hold a card of the suit led ({ $led }): follow suit.
refusal-must-follow-trump = Trumps were led ({ $led }), and you hold trumps: play one.
refusal-must-trump = You hold none of the suit led ({ $led }), but you hold trumps ({ $trump }): play one.
refusal-suit-not-seen = None of your first cards is of that suit ({ $suit }); choose the suit of one of them{ $making ->
    [forced] , or have a card turned up
   *[held] { "" }
}.
refusal-must-show-card = Trumps are made by showing a card here: choose one of your first cards, and its suit becomes trumps.
refusal-no-card-shown = No card is chosen to be shown here: name the suit alone ({ $suit }).
refusal-mit-not-held = Only whoever holds the queen of spades can declare the Mit’.
refusal-must-beat = Trumps were led ({ $led }), and you can beat the best of the trick, { $best }: play a higher one.
refusal-must-overtrump = You have none of the suit led ({ $led }), and the trick is trumped with { $best }: you can go higher, so you must.
refusal-combination-not-held = You do not hold that combination with that card.
refusal-already-declared = You have already declared in that suit, or with brisques, in this partie; only once counts.
refusal-seven-not-held = Only whoever holds the seven of trumps can exchange it.
refusal-too-late-to-exchange = It is too late to exchange the seven: it is possible until the lead to the last trick after which cards are drawn.
refusal-must-lead-troel = A Troel is led with the called card, or with the ace of its new trumps.
refusal-already-discarded = You have laid a card aside already.
refusal-too-late = It is too late for that: it has to be said before your own first card.
refusal-for-dummy = You play for the dummy now: choose one of its face-up cards.
refusal-said-kontra = { $name } has said Kontra already.
refusal-said-re = { $name } has said Re already.
refusal-said-double = { $name } has doubled already.
refusal-said-all = It is too late to answer the Mit’: play has gone on.

# The auction of Kleurenwiezen.
refusal-has-passed = You have passed: you are out of the bidding.
refusal-partner-speaks = Your partner speaks for both of you now.
refusal-troel-is-announced = Nobody bids a Troel: three or four aces are announced automatically.
refusal-troel-tricks = In that suit the bid is “{ $due }”.
refusal-too-low = That does not outrank what has been bid already: { $highest }.
refusal-not-the-least = Bid no more tricks than you need: { $least }.
refusal-wait-first-only = Only the player at the dealer’s left can wait, and only as the very first bid.
refusal-wait-not-after-troel = Nobody can wait after a Troel.
refusal-waited = You have waited: now you can only accept a proposal or pass.
refusal-proposal-live = Another player’s proposal of { $suit } still stands: it can be accepted, but not made a second time.
refusal-proposal-accepted = A proposal of { $suit } has been accepted: nobody can propose that suit any more.
refusal-proposed-enough = You have proposed { $suit } as often as the rules of this table allow.
refusal-suit-not-held = You hold no card of that suit ({ $suit }).
refusal-nobody-to-accept = All others have passed or are committed: nobody is left to accept a proposal.
refusal-misere-closes = A misère or piccolo has been bid; at this table no new suit can be proposed after that.
refusal-no-partnership-higher = With a partner in { $suit } nothing is high enough any more: { $highest } has been bid.
refusal-not-proposed = Nobody else is proposing { $suit } now.
refusal-suit-undertaken = Others have undertaken { $suit } already: you cannot play a solo in it.
refusal-solo-after-repeat = You have proposed { $suit } more than once; at this table you cannot play a solo in it then.
refusal-partner-first = Look for a partner in { $suit } first: you can bid a solo once nobody has accepted, or when nobody is left who could.
refusal-first-bid-only = An abondance or a slam has to be your very first bid.
refusal-bound-to-partnership = You are bound to { $suit } with your partner: raise it, or pass.
refusal-bound-after-partner = Your partner has passed, but you stay bound to { $suit } and cannot bid that.
refusal-bound-to-solo = You are bound to your solo in { $suit }: raise it, or pass.
refusal-bound-to-negative = You are bound to misère and piccolo: bid one that is high enough, or pass.
refusal-bound-to-abondance = You are bound to abondance and slam in { $suit } and cannot bid that.
refusal-parole-acceptor-only = Only the one who accepted can say “pass parole”, when it is their turn to raise.
refusal-parole-from-eleven = “Pass parole” is said from eleven tricks on; here { $least } is enough.

# Tables.
refusal-no-such-table = There is no table { $table } here; /{ command-table } { command-list } shows those there are.
refusal-table-gone = Table { $table } is gone: nothing is kept of it any more.
refusal-table-over = The match at table { $table } is over; open a new table with /{ command-table } { command-open }.
refusal-ends-already = The match ends after deal { $deal } already, as agreed; you may propose to play on.
refusal-not-ending = Nobody has agreed to end this match early, so there is nothing to take back.
refusal-same-length = The match has this length already.
refusal-too-short = With that length the match would be over already, or would have gone differently; choose a longer one, or propose to end it.
refusal-not-started = The match has not started yet.
refusal-already-started = The match has already started.
refusal-no-such-seat = There is no seat { $seat }; the seats are 1 to { $seats }.
refusal-not-seated = You do not have a seat at this table.
refusal-already-seated = You already sit at this table: you have seat { $seat }.
refusal-table-full = All { $seats } seats are taken.
refusal-seat-taken = { $name } already has seat { $seat }; choose another one.
refusal-seat-empty = Nobody has seat { $seat }.
refusal-seat-shared = { $name } has already sat down at table { $table }, in the seat you shared, and the free seats are waiting for the others. If one of them does not come, sit down there.
refusal-seats-empty = { $empty ->
    [one] One of the { $seats } seats is
   *[other] { $empty } of the { $seats } seats are
} still empty; add computers or wait for people.
refusal-dummy-seat = Nobody can take seat { $seat }: it is the dummy’s.
refusal-too-many-people = { $people } people sit at this table, and that variant is for { $seats }; somebody has to leave first.
refusal-not-invited = This is by invitation only: ask the host, or whoever you want to play with.
refusal-blocks-enough = Your list is full: take somebody off it first.
refusal-not-host = Only the host, { $host }, may do that.
refusal-not-offered = { $name } does not offer seat { $seat }.
refusal-not-away = You are not marked as away.
refusal-called-enough = You can call the same person twice a day, and ten people an hour. This is possible again <t:{ $until }:R>; anyone can come by themselves at any time.
refusal-seat-not-away = { $name } is here: only they can offer seat { $seat } to others.
refusal-still-awaited = Not everyone has said that they are back, and they still have time: ask the others again <t:{ $until }:R>, or wait for “{ stay-here }”.
refusal-nobody-waited-for = Nobody is kept waiting without a clock at this table, or nobody has asked for a clock yet.
refusal-you-are-waited-for = The others are waiting for you: play, or agree to the clock.
refusal-not-long-waited = After a day of waiting you can ask for a clock: <t:{ $until }:R>. The match can be ended only after that.
refusal-may-answer = Whoever was asked for a clock has time to answer; then you can end the match: <t:{ $until }:R>.
refusal-own-side-absent = It is your own side that is waited for, so it cannot win like this; you can end the match without a result.
refusal-knows-other-hand = You have seen the cards of seat { $seat } in this deal: take that seat, or wait until the deal is over.
refusal-knows-deals = You have played these deals already, here or at another table, even if you asked to be forgotten afterwards: they are played once.
refusal-paused = The match is paused: say that you are back with /{ stay-resume }, and it goes on as soon as everybody has.
refusal-not-paused = The match is not paused.
refusal-other-proposal = { $name } has proposed something at this table that is not answered yet: answer that first.
refusal-asked-this-turn = You have asked that on this turn already: play first, then you can ask again.
refusal-already-agreed = You have agreed already; { $missing ->
    [one] one person has
   *[other] { $missing } people have
} not answered yet.
refusal-nothing-proposed = There is nothing proposed at this table any more that you could answer.
refusal-not-asked = This time it is for others to answer.
refusal-deal-is-over = This deal is over already.
refusal-not-on-turn = You can claim the rest or give up when it is your turn.
refusal-no-claims = In this game nobody claims or concedes the rest: every deal is played to its end.
refusal-rest-not-settled = That is possible once cards are played and no more cards can be drawn, turned up or declared.
refusal-no-tricks-wanted = In this contract nobody wants the tricks, so nobody can claim them; you can give the deal up.
refusal-more-than-two-sides = Here more than two sides play: giving up would give away what belongs to others as well. Play on.
refusal-cannot-be-lost = I find no cards that could make this contract fail any more, so it cannot be given up. Play on.
refusal-no-taking-back = At this table nothing can be taken back.
refusal-nothing-to-take-back = There is nothing you can take back now: somebody has acted since, cards have become known, or you have just taken something back.
refusal-too-late-to-take-back = It is too late to take that back: here it can be done for { $seconds } seconds.
refusal-host-not-muted = You are the host: you cannot mute yourself.
refusal-not-dealt = The first cards are not dealt yet.
refusal-deal-goes-on = Deal { $deal } is not over yet.
refusal-nobody-cuts = There is no pack for anybody to cut now.
refusal-other-cuts = { $name } cuts the pack for the next deal.
refusal-cut-out-of-range = From { $least } to { $most } cards can be cut off.
refusal-cut-words = With a cut you can say up to { $most } characters: Latin letters, digits, spaces and `. , ! ? ' -`. Try again with other words, or without.
refusal-stale = The table has moved on since; use the newest buttons.
refusal-no-partners = Nobody chooses a partner by seat in this game, so there are no other partners.
refusal-not-over = The match at table { $table } is not over yet.

# Permissions as Discord's settings call them.
refusal-permission-view-channel = View Channel
refusal-permission-send-messages = Send Messages
refusal-permission-send-messages-in-threads = Send Messages in Threads
refusal-permission-create-public-threads = Create Public Threads
refusal-permission-attach-files = Attach Files
refusal-permission-create-events = Create Events
refusal-permission-read-message-history = Read Message History

# Looking back, and playing on.
refusal-plays-on = This table plays on from match { $origin }, by its rules: they cannot be changed.
refusal-same-deals = Other tables play the same deals, so everybody keeps the rules, the length and the hints that the match began with.
refusal-still-played = Others may still play these deals. Their cards are shown as soon as everybody has finished: try again then.
refusal-no-such-day = This deal of the day is not kept any more. Type `/{ deals-daily } { deals-play }` for today’s.
refusal-day-over = The day of this deal is over. Type `/{ deals-daily } { deals-play }` for today’s.
refusal-day-goes-on = The day is not over. How everyone played is shown then, so that nobody knows before they play.
refusal-day-played = You have begun today’s deal already, at table { $table }: everyone plays it once.
refusal-no-such-sent-deal = This deal is not kept any more.
refusal-sent-to-other = This deal was sent to somebody else.
refusal-sent-deal-played = You have begun this deal already, at table { $table }: it is played once.
refusal-friend-knows = This person knows the deal, having played it or been sent it before: send it to somebody else.
refusal-sent-too-many = Too many deals are already waiting for this person ({ $most }). Try again when they have played some.
refusal-no-position = There is nothing to play on from there: choose a moment in the middle of a deal.
refusal-too-many-waiting = Many matches are waiting to be looked back at. Try again in a few minutes.

# Tournaments.
refusal-of-tournament = This table belongs to tournament { $tournament }: leave it if you must, or have its host stop the whole tournament with /{ tournament-command } { tournament-stop }.
refusal-no-such-tournament = There is no tournament { $tournament }.
refusal-tournament-over = Tournament { $tournament } is over.
refusal-tournament-started = Tournament { $tournament } has started, and no place in it is free now.
refusal-tournament-full = All { $people } places are taken.
refusal-already-entered = You take part already: you have place { $place }.
refusal-not-entered = You do not take part in this tournament.
refusal-in-the-round = You play in this round: get up at your table, or leave when the round is over.
refusal-places-empty = { $empty ->
    [one] One of the { $people } places is
   *[other] { $empty } of the { $people } places are
} still empty; wait for people to join.
refusal-tournament-size = Possible numbers of people: { $least } to { $most }; of two numbers the smaller comes first.
refusal-tournament-rounds = Possible numbers of rounds: 1 to { $most }.
refusal-tournament-minutes = Possible numbers of minutes for a round: 0 to { $most }. With 0 it takes as long as it needs.
refusal-time-past = That time is past: choose a later one.
refusal-knockout-of-two = A knock-out is played one against one, and this game has { $seats } at a table: choose another method.
refusal-entry-alone = In this game everybody plays alone: have people enter like that, without partners.
refusal-entry-drawn = The sides of this game cannot be made of fixed pairs: have partners drawn for each round.
refusal-entry-with-partners = This game is played with partners: have them drawn for each round, or have people enter in pairs.
refusal-tournament-total = The rounds of this game cannot add up to that. Match points and matches won fit every game.
refusal-tournament-bonus = A bonus by place has up to { $places } figures in this game, one for each place, the first place first and none larger than the one before, each from 0 to { $most }. For example: 90, 60, 30, 0.
refusal-bonus-total = A bonus by place is added to points. Choose the total of points, if this game has it, or leave the bonus out.
refusal-bonus-compared = A bonus by place does not go with the same deals at all tables or with a knock-out, where the total comes about in another way. Leave it out (0), or change that.
refusal-no-bonus = “{ $given }” is no bonus by place. Type whole numbers with commas between them, such as 90, 60, 30, 0.
refusal-too-few-entered = Taking part so far: { $entered }. Needed at least: { $least }. Wait until more have joined.
refusal-no-partner-wanted = In this tournament nobody chooses a partner: join alone.
refusal-partner-is-self = You cannot be your own partner: choose somebody else.
refusal-has-partner = You play with { $name } already. For another partner, leave and join again.
refusal-partner-taken = { $name } plays with somebody else: choose another partner, or join alone.
refusal-no-reason = Say why: everybody reads the reason.
refusal-nothing-corrected = A correction adds 1 to { $most }, or takes them off with a minus: say how many.
refusal-no-such-round = Round { $round } has not begun. Rounds begun so far: { $rounds }.
refusal-channel-gone = The channel of this tournament is gone: a director has to move it to another one first.
refusal-round-goes-on = Not now: the next round can begin once all tables of this one are over.
refusal-no-such-place = There is no place { $place }; the places are 1 to { $places }.
refusal-round-settled = Round { $round } has settled who goes on; only the round just played can be corrected, before the next one begins.
refusal-directs-already = { $name } directs this tournament already.
refusal-bad-house-name = House rules need a name of 1 to { $longest } characters, in one line.
refusal-house-name-taken = This server already has house rules called “{ $name }”: choose another name, or change those with /{ house-command } { house-edit }.
refusal-misleading-house-name = People would take the name “{ $name }” for “{ $other }”, which exists already: choose one that looks different.
refusal-too-many-houses = This server has { $most } sets of house rules, which is as many as there can be: delete one with /{ house-command } { house-delete } first.
refusal-no-such-house = This server has no house rules called “{ $name }”: /{ house-command } { house-show } lists them.
refusal-house-gone = These house rules have been deleted since then: /{ house-command } { house-show } lists those of this server.
refusal-not-house-maker = Only whoever made the house rules “{ $name }”, or manages this server, may change or delete them.
refusal-no-score-keeper = The bot cannot keep the score of this game.
refusal-no-such-score = There is no score sheet { $score }.
refusal-not-at-score = Only those at the table, and whoever opened this score sheet, may change it.
refusal-score-changed = Somebody has changed the score in the meantime; look at it, then use the newest buttons.
refusal-score-ended = This match has ended; reopen it first.
refusal-score-goes-on = This match has not ended.
refusal-score-full = A score sheet has room for { $most } deals; end this one and open another.
refusal-no-such-score-deal = There is no deal { $deal } on this score sheet; so far it has { $deals }.
refusal-nothing-to-undo = No deal has been entered that could be taken back.
refusal-too-many-open = { $kind ->
    [tournaments] You are the host of { $most } tournaments here already, which is as many as you may: { $mine }. Wait until one is over, or stop one with /{ tournament-command } { tournament-stop }.
    [evenings] You direct { $most } evenings here already, which is as many as you may: { $mine }. Call one off first, with /{ evening-command } { evening-cancel }.
    [houses] You keep { $most } sets of house rules here already, which is as many as you may: { $mine }. Delete one of them first, with /{ house-command } { house-delete }.
    [scores] You have { $most } score sheets open here already: { $mine }. End one of them first, with /{ score-command } { score-end }.
   *[tables] You are the host of { $most } tables here already, which is as many as you may: { $mine }. End one of them first, with /{ command-table } { command-stop }.
}
refusal-score-people = { $seats ->
    [one] Somebody who takes over needs a name.
   *[other] This game takes { $seats } people, or up to { $most } where somebody sits out in turn, and each needs a name.
}
refusal-score-twice = { $name } is named twice; give each person one seat, and guests names that differ.
refusal-score-guests = A match counts in the leaderboards only on a server, and only if everybody at the table is a member.
refusal-score-stake = A stake is { $least } to { $most } a point, in a currency with 1 to { $longest } characters.
refusal-score-pot = Points for a queen: 0 to { $most }, and only in a game in which everybody plays for themselves, such as Kleurenwiezen.
refusal-score-row = A row needs a figure for everybody, from −{ $most } to { $most }, and at least one that is not 0.
refusal-no-such-score-row = This row is no longer on the sheet. Look at the sheet again.
refusal-no-tournament-here = There is no tournament on this server; open one with /{ tournament-command } { tournament-open }.
refusal-which-tournament = There are several tournaments: say which one with the option “{ tournament-which }” ({ $tournaments }).
refusal-too-many-rounds = With { $people } people there are { $most } rounds at most: then everybody has had every partner.
refusal-no-bots = Bots do not play here; computers sit down where people are missing.
refusal-plays-not-here = { $name } does not take part in this tournament.
refusal-they-entered = { $name } takes part already, with place { $place }.
refusal-they-play = { $name } plays in this round: they can get up at their table, or be taken out when the round is over.
refusal-amount-unread = “{ $typed }” is no amount: write a number from −999 to 999, such as −2.
refusal-classic-rules = A Malmedy tournament is played by the rules of Malmedy or the Dame de Make: choose another method, or leave the rules out.
refusal-classic-people = A Malmedy tournament is for 4, 8, 12 or 16 people, not for { $people }: choose another method.
refusal-classic-fixed = In a Malmedy tournament entry, remainder, total and clock are fixed: leave them out, or choose another method.

refusal-challenge-yourself = You cannot challenge yourself; /{ command-duel } without an opponent is a match against the computer.
refusal-challenge-bot = Bots do not answer challenges; /{ command-duel } without an opponent is a match against the computer.
refusal-not-challenged = This challenge is for { $name }.
refusal-not-for-two = “{ $given }” is not one of the games for two; possible: { $possible }.
refusal-house-not-for-two = A duel is for two, and the house rules “{ $house }” are for { $people }: play by them at a table, /{ command-table } { command-open }.
refusal-only-last-trick = In this game only the last trick may be looked at.
refusal-no-tricks = You have not taken a trick in this deal yet.
refusal-takes-agreement = The match is under way: the people who are there have to agree. Propose it, with the button or the command.
refusal-barred = You had to leave this match and cannot come back to it; you can play the next one.
refusal-stop-takes-agreement = Others play in this tournament, so they are asked first; whoever manages the server can stop it with a reason.
refusal-stop-was-asked = The people who play have been asked about stopping in this round. Ask again in the next, or have somebody who manages the server stop it.
refusal-own-matter = This is about your own table or score. Another director who does not play decides that, or somebody who manages the server.

# The same as the text of that name without `-by-message`, said in direct messages: commands of servers do not work there.
refusal-too-many-open-by-message = { $kind ->
    [tables] You have { $most } matches here already, which is as many as you may: { $mine }. Get up from one first, with **{ play-my-seat }** and **{ play-leave }**.
   *[scores] You have { $most } score sheets open here already: { $mine }. End one of them first, with /{ score-command } { score-end }.
}
refusal-no-table-of-yours-by-message = You are not at any table. Against the computer you play here, with `/{ command-duel }`; a table for several is opened in a channel of a server: type `/{ command-table } { command-open }` there.
refusal-no-such-table-by-message = You have no table { $table }; `/{ stay-tables }` shows those you sit at.
refusal-table-over-by-message = The match at table { $table } is over. A new table is opened in a channel of a server, with `/{ command-table } { command-open }`.

refusal-removed = The host has removed you from this table: you can sit down again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, or as soon as the host invites you.

# Evenings and seasons.
refusal-no-such-evening = There is no evening { $evening }; /{ evening-command } { evening-list } shows those there are.
refusal-no-evening-here = There is no evening on this server; set one up with /{ evening-command } { evening-new }.
refusal-which-evening = “{ $given }” is none of the evenings here; possible: { $possible }.
refusal-evening-over = { $name } does not take place any more; /{ evening-command } { evening-list } shows the evenings there are.
refusal-evening-full = { $people } people have signed up, and there is room for no more; try again if somebody signs off.
refusal-evening-under-way = The evening is being played, so it cannot be called off; with /{ evening-command } { evening-end } no more tables are drawn.
refusal-evening-kind-stays = People are playing already: whether it is a tournament can be changed for the next date, once this one is over.
refusal-evening-day-off = On that day this evening was called off or is over: choose another day.
refusal-evening-not-begun = The evening has not begun; /{ evening-command } { evening-cancel } calls it off.
refusal-evening-closing = No more tables are drawn this evening; sign up for the next one.
refusal-not-director = Only { $director }, who directs this evening, or somebody who manages the server can do that.
refusal-director-gone = Nobody directs this evening any more: ask somebody who manages the server.
refusal-already-signed-up = You have signed up for this evening already.
refusal-not-signed-up = You have not signed up for this evening.
refusal-too-early-to-be-here = You can say that you are here from { $ahead } minutes before the beginning; until then you can sign up.
refusal-already-here = You have already said that you are here; the tables are drawn five minutes after the beginning.
refusal-already-waiting = You are waiting for a seat already; you get the next one.
refusal-at-evening-table = You sit at a table of this evening; when that match is over you can have another seat.
refusal-too-many-evenings = This server has { $most } evenings already; call one off first.
refusal-no-such-zone = There is no time zone “{ $zone }”; choose one from the list, such as Europe/Brussels.
refusal-evening-when = I do not understand when that is. Write it as “Tuesday 20:00”, “first Tuesday 20:00” or “24/12 20:00”.
refusal-evening-too-far = That is too far off: an evening begins in { $year } at the latest.
refusal-evening-director-bot = A bot cannot direct an evening; choose a person.
refusal-bad-club-name = A name has 1 to { $longest } characters that can be seen.
refusal-season-runs = The season { $name } is still running; end it first with /{ season-command } { season-end }.
refusal-no-season = No season is running on this server; whoever manages it begins one with /{ season-command } { season-new }.
refusal-no-season-ever = There has been no season on this server yet; /{ season-command } { season-new } begins one.
refusal-no-such-season = There is no season “{ $given }”; choose one from the list.
refusal-season-own-evening = Tournament { $tournament } belongs to an evening, and evenings count by themselves.
refusal-season-not-over = Tournament { $tournament } has not been played to its end. A season counts it when it is over.
refusal-season-counts-it = A season counts tournament { $tournament } already. With the option “{ season-count-out }” it no longer does.
refusal-season-counts-not = The season does not count tournament { $tournament }.
refusal-season-which-tournament = No tournament “{ $given }” of this server could count: type the number of one that is over and was opened outside an evening.
refusal-best-of-fewer = Of { $planned } evenings the best { $best } cannot count; name a smaller number.
refusal-no-such-code = Nobody is waiting for a team with the code { $code }; ask the other server for its newest code.
refusal-own-code = That is the code of your own server; the other one has to type it.
refusal-teams-already = Your team plays against another server already; stop that first.
refusal-no-teams = Your team plays against no other server, so there is nothing to stop.
