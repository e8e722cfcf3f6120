# The table before the match, its host's panel, and the answers about opening, sitting down and settings.
lobby-title = ### { $game } · table { $table }
lobby-hint = Choose a seat. The host fills empty seats with computers and starts the match.
lobby-hint-full = All seats are taken: the host may start the match.
lobby-playing = The match is under way.
lobby-over = The match is over.
lobby-stopped = The table was stopped.
lobby-option-lines = { $value } lines on the slate
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
   *[none] a tie counts for nobody
}
lobby-option-deals = { $value ->
    [0] until somebody has won
    [one] a match of { $value } deal
   *[other] a match of { $value } deals
}
lobby-option-seats_by = { $value ->
    [high-cards] partners drawn by high cards
    [jacks] partners drawn by jacks
   *[lobby] partners sit opposite
}
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
lobby-option-number = { $rule } (any number from { $least } to { $most })
lobby-access-open = open to all
lobby-access-invited = invited people only
lobby-clock = { $seconds } seconds a turn
lobby-no-clock = no clock
lobby-side = **Side { $side }** — { $people }
lobby-seat = `{ $seat }`{ "\u00A0" }{ $name }
lobby-empty = empty
lobby-dummy = Dummy
lobby-dummy-seat = *Dummy*, played by seat { $partner }
lobby-computer = { $name }{ "\u00A0" }🤖
lobby-host = **{ $name }**{ "\u00A0" }👑
lobby-sit = Sit on seat { $seat }
lobby-start = Start
lobby-add-computer = Add a computer
lobby-leave = Get up
lobby-rules = Rules
lobby-host-panel = Host…

lobby-panel-title = **Table { $table }** — for the host only.
lobby-panel-preset = Another variant…
lobby-panel-options = House rules…
lobby-preset-choice = { $game } · { $players } players
lobby-fill = Fill with computers
lobby-remove = Remove…
lobby-swap = Swap two seats…
lobby-invite = Invite people…
lobby-stop = Stop the table
lobby-make-open = Let anyone sit down
lobby-make-invited = Invited people only
lobby-make-lobby = Partners by seats
lobby-make-high-cards = Draw partners by high cards
lobby-make-jacks = Draw partners by jacks
lobby-invited = { $people } { $count ->
   *[other] may
} sit down at your table now.
lobby-left = You have got up from table { $table }.
lobby-you-stopped = You have stopped table { $table }.

lobby-opened = Table { $table } is open and you sit on seat 1.
lobby-rules-changed = Table { $table } plays { $game } now: { $rules }
lobby-started = The match at table { $table } has started.
lobby-greeting = You sit at table { $table } ({ $game }) in { $channel }. Your cards will come here, for your eyes only.
lobby-dm-closed = Your direct messages are closed to me, so your cards cannot come there. You can play all the same: press **My hand** under the table, or use /hand and /play.
lobby-dm-opened = I have opened them, try again
lobby-dm-open = It works: your cards will come by direct message.

lobby-list-lobby = `{ $table }` { $game } in { $channel }, waiting for people: { $people }
lobby-list-playing = `{ $table }` { $game } in { $channel }, being played: { $people }
lobby-list-none = There is no table in this server; open one with /table open.
lobby-clock-set = Tables opened from now on give { $seconds } seconds for each turn.
lobby-language-set = Tables opened from now on speak { $language }.

# A challenge.
lobby-challenge = **{ $other }, { $name } challenges you** to { $game }! The match starts as soon as you accept.
lobby-challenge-off = { $name } had challenged { $other }: there will be no match.
lobby-challenged = { $name } has been called to table { $table }; the match starts when they accept.
lobby-accept = Accept
lobby-decline = Decline
