# The table before the match, its host's panel, and the answers about opening, sitting down and settings.
lobby-title = ### { $game } · table { $table }
lobby-hint = Choose a seat. The host fills empty seats with computers and starts the match.
lobby-hint-full = All seats are taken: the host may start the match.
lobby-playing = The match is under way.
lobby-over = The match is over.
lobby-option-lines = { $value ->
    [one] { $value } line on the slate
   *[other] { $value } lines on the slate
}
lobby-option-branches = a tree of { $value }
lobby-option-cows = cows of { $value } strokes
lobby-option-royes = { $value ->
    [one] { $value } rôye each to begin with
   *[other] { $value } rôyes each to begin with
}
lobby-option-target = { $value ->
    [one] { $value } point wins the match
   *[other] { $value } points win the match
}
lobby-option-pack = { $value ->
    [30] 30 cards, without the black sevens
   *[other] { $value } cards
}
lobby-option-show = { $value ->
    [chosen] the trump maker chooses the card to show
    [highest] the trump maker shows their highest trump
   *[none] no trump card is shown
}
lobby-option-mit = { $value ->
    [none] no Mit’
    [plain] Mit’ without Kontra and Re
   *[kontra] Mit’ with Kontra and Re
}
lobby-option-dame_de_make = { $value ->
    [yes] Dame de Make: the queen of clubs is always a trump
   *[no] no Dame de Make
}
lobby-option-red_queens = { $value ->
    [yes] the red queens are always trumps too
   *[no] red queens are ordinary cards
}
lobby-option-ottant = { $value ->
    [yes] trump makers who declare the Mit’ and lose add two
   *[no] trump makers who lose add one
}
lobby-option-tie = { $value ->
    [both-score] a tie takes a rôye off both sides
    [non-makers] a tie is won by the side that did not make trumps
   *[none] a tie counts for nobody
}
lobby-option-deals = { $value ->
    [0] no fixed number of deals
    [one] a match of { $value } deal
   *[other] a match of { $value } deals
}
lobby-option-seats_by = { $value ->
    [high-cards] partners drawn by high cards
    [jacks] partners drawn by jacks
   *[lobby] partners sit opposite
}
lobby-option-making = { $value ->
    [upcard] the first card left over is turned up for trumps
    [tongres] trumps as in Tongeren: the dealer’s fourth card is proposed, then the last one
    [forced] the player at dealer’s left names a suit of the first cards or asks for a card to be turned up
    [held] the player at dealer’s left has to name a suit of the first cards
    [dealer-card] the dealer’s face-up card is proposed for trumps
   *[named] the player at dealer’s left names any suit
}
lobby-option-following = { $value ->
    [must-follow] you must follow suit, else trump
   *[follow-or-trump] follow suit or trump
}
lobby-option-scoring-of-couillon = { $value ->
    [slate] scored on a slate
    [points] scored in points
    [royes] scored in rôyes
    [numbers] scored in numbers, as in Kwajongen
    [cows] scored in cows
   *[tree] scored on a tree
}
lobby-option-cards = { $value } cards dealt to each
lobby-option-parties = { $value ->
    [1] a manche is a single partie
   *[other] a manche is the best of { $value } parties
}
lobby-option-manches = { $value ->
    [1] one manche
   *[other] best of { $value } manches
}
lobby-option-quinte = a quinte counts { $value }
lobby-option-mondoubleau_doubled = { $value ->
    [yes] the declaration that makes trumps counts double
   *[no] the declaration that makes trumps counts single
}
lobby-option-shuffle = { $value ->
    [yes] shuffled for every deal
   *[no] gathered and cut, never shuffled
}
lobby-option-gathering = { $value ->
    [table] tricks gathered in no order, as by hand
   *[exact] tricks gathered in a fixed order
}
lobby-option-packets = dealt in packets { $value }
lobby-option-solo5 = { $value ->
    [yes] a solo may be for 5 tricks
   *[no] no solo for 5 tricks
}
lobby-option-piccolo = { $value ->
    [yes] with piccolo
   *[no] without piccolo
}
lobby-option-parole = { $value ->
    [yes] with pass parole
   *[no] without pass parole
}
lobby-option-troel = { $value ->
    [off] no Troel
    [exactly-3] Troel with exactly three aces
   *[other] Troel with three or four aces
}
lobby-option-troel_tricks = { $value ->
    [9] a Troel is for 9 tricks in any suit
   *[other] a Troel is for 8 tricks, or 9 in another suit
}
lobby-option-troel_royal = { $value ->
    [king] four aces and the king of hearts call another king
   *[heart] four aces call the highest missing heart
}
lobby-option-troel_lead = { $value ->
    [partner-any] in a Troel the partner leads, with any card
   *[called] in a Troel the called card or the ace of trumps is led
}
lobby-option-slams = { $value ->
    [yes] small slam for 12 tricks, instead of abondance 12
   *[no] no small slam
}
lobby-option-open_slam = { $value ->
    [yes] with open slam
   *[no] without open slam
}
lobby-option-piccolissimo = { $value ->
    [yes] with piccolissimo, exactly two tricks
   *[no] without piccolissimo
}
lobby-option-abondance_table = { $value ->
    [yes] with abondance on the table
   *[no] without abondance on the table
}
lobby-option-slam_table = { $value ->
    [yes] with slam on the table
   *[no] without slam on the table
}
lobby-option-proposals_per_suit = { $value ->
    [1] a suit may be proposed once
    [2] a suit may be proposed twice
   *[other] a suit may be proposed three times
}
lobby-option-solo_after_repeat = { $value ->
    [yes] a solo even in a suit proposed twice
   *[no] no solo in a suit proposed twice
}
lobby-option-binding = { $value ->
    [negative-if-broken] a proposer left alone may turn to a misère
   *[full] a proposer left alone may only bid solo
}
lobby-option-abondance_to_misere = { $value ->
    [yes] an outbid abondance may turn to a misère
   *[no] an outbid abondance may only go higher
}
lobby-option-forced_fourth = { $value ->
    [yes] three small misères force the fourth player into one
   *[no] nobody is forced into a small misère
}
lobby-option-misere_closes = { $value ->
    [yes] no new suits proposed after a misère or piccolo
   *[no] new suits may be proposed even after a misère or piccolo
}
lobby-option-all_tricks = all tricks together are worth { $value }
lobby-option-abondance_overtricks = { $value ->
    [yes] an abondance is paid for the tricks won, up to 12
   *[no] an abondance is paid as it was bid
}
lobby-option-accept13_undertricks = { $value ->
    [yes] 13 together that fail cost their undertricks
   *[no] 13 together that fail cost what they would win
}
lobby-option-pass_doubles = { $value ->
    [yes] all pass: the next deal counts double
   *[no] all pass: the next deal counts as usual
}
lobby-option-passed_counts = { $value ->
    [yes] all pass: that deal counts as one of the match
   *[no] all pass: the same dealer deals again
}
lobby-option-doubles = { $value ->
    [yes] an opponent may double
   *[no] no doubling by opponents
}
lobby-option-scoring = { $value ->
    [flemish] Flemish ranking and scores
   *[basic] basic ranking and scores
}
lobby-option-claim_when_settled = { $value ->
    [yes] a deal ends when its score is settled
   *[no] every deal is played to the last card
}
lobby-option-ladder = { $value ->
    [none] ranking and scores as usual
   *[other] contracts and scores of your own
}
lobby-option-number = { $rule } ({ $step ->
    [1] any number
   *[other] any multiple of { $step }
} from { $least } to { $most })
lobby-access-open = open to all
lobby-access-invited = invited people only
lobby-clock = { $seconds } seconds a turn
lobby-no-clock = no clock
lobby-last-itself = Last trick by itself
lobby-last-by-hand = Last trick by hand
lobby-side = **Side { $side }** — { $people }
lobby-seat = `{ $seat }`{ "\u00A0" }{ $name }
lobby-empty = empty
lobby-dummy = Dummy
lobby-dummy-seat = *Dummy*, played by seat { $partner }
lobby-computer = { $name }{ "\u00A0" }🤖
lobby-computer-level = { $name }{ "\u00A0" }🤖{ "\u00A0" }{ $level }
lobby-host = **{ $name }**{ "\u00A0" }👑
lobby-sit = Take seat { $seat }
lobby-start = Start
lobby-add-computer = Add a computer
lobby-leave = Leave
lobby-rules = Rules
lobby-host-panel = Host…

lobby-panel-title = **Table { $table }** — for the host only.
lobby-panel-preset = Another variant…
lobby-panel-options = House rules…
lobby-preset-choice = { $game } · { $players } players
lobby-fill = Fill up with computers…
lobby-fill-level = All free seats: { $level }
lobby-remove = Remove…
lobby-swap = Swap two seats…
lobby-levels = How well computers play…
lobby-level-one = { $seat } · { $name }: { $level }
lobby-level-all = All computers: { $level }
lobby-invite = Invite people…
lobby-stop = Stop the table
lobby-make-open = Let anyone sit down
lobby-make-invited = Invited people only
lobby-make-lobby = Partners by seats
lobby-make-high-cards = Partners by high cards
lobby-make-jacks = Partners by jacks
lobby-invited = { $people } { $count ->
   *[other] may
} sit down at your table now.
lobby-left = You have left table { $table }.
lobby-you-stopped = You have stopped table { $table }.

lobby-opened = Table { $table } is open and you have seat 1.
lobby-rules-changed = Table { $table } plays { $game } now: { $rules }
lobby-started = The match at table { $table } has started.
lobby-greeting = You have a seat at table { $table }, { $game }, in { $channel }. Your cards will come here, for your eyes only.
lobby-dm-closed = Your direct messages are closed to me, so your cards cannot come there. You can play all the same: press **{ play-my-hand }** under the table, or use /{ command-hand } and /{ command-play }.
lobby-dm-opened = They’re open, try again
lobby-dm-open = It works: your cards will come by direct message.
lobby-dm-later = Discord lets me write to only so many new people at once, so your direct message with your cards comes a little later, by itself. Until then press **{ play-my-hand }** under the table. It comes at once if you type /{ command-hand } in a direct message to me.
lobby-dm-ahead = So that your cards reach you by direct message, type any command, such as /{ admin-command-help }, in a direct message to me once: Discord lets me write to only so many new people at once.

lobby-list-lobby = `{ $table }` { $game } in { $place }, waiting for people: { $people }
lobby-list-playing = `{ $table }` { $game } in { $place }, being played: { $people }
lobby-list-none = There is no table on this server; open one with /{ command-table } { command-open }.
lobby-clock-set = Tables opened from now on give { $seconds } seconds for each turn.

# A challenge.
lobby-challenge = **{ $other }, { $name } challenges you** to { $game }! The match starts as soon as you accept.
lobby-challenge-off = { $name } had challenged { $other }: there will be no match.
lobby-challenged = { $name } has been called to table { $table }; the match starts when they accept.
lobby-accept = Accept
lobby-decline = Decline
