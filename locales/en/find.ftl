# Finding a game: tables in one step, in threads, invitations, the lobby by commands, rematches.
find-who = { $role }**Who’s up for { $game }?**
find-private = **{ $host }** opens a table: { $game }
find-choose-seat = **Who’s up for { $game }?** Choose a seat. The host fills empty seats with computers and starts the match.
find-starts-when-full = Choose a seat: the match starts by itself when nobody is missing. The host may fill empty seats with computers.
find-thread-notice = **Who’s up for { $game }?** The table is in { $thread }; { $free ->
    [one] one seat is
   *[other] { $free } seats are
} free.
find-thread-notice-full = The table is in { $thread }; all seats are taken just now.
find-thread-notice-private = The table is in { $thread }; only invited people may sit down.
find-thread = { $game } · table { $table }
find-sit-down = Sit down
find-fill-and-start = Fill and start
find-takes-back = a misclick can be taken back within { $seconds } seconds
find-full = { $host }, table { $table } is full: { $game } can begin.
find-moved = Table { $table } is further down now: { $link }

# Sitting down and invitations.
find-seated = You have seat { $seat } of table { $table } in { $channel }.
find-seats = Table { $table }:
    { $seats }
find-access-is = Table { $table }: { $access }.
find-invitation = { $people }, **{ $host }** invites you to { $game }: table { $table }.
find-there = The table is here: { $link }
find-invited-no-seat = { $people } { $count ->
    [one] is
   *[other] are
} invited, but no seat is free at your table; as soon as one is, they may sit down.
find-shown = Table { $table } is at the bottom of its channel again.
find-other-partners = Other partners

# The match once more.
find-again = Rematch
find-again-others = Rematch, other partners
find-rematch = **Rematch!** { $people }: are you in?
find-count-me-in = I’m in
find-rematch-yours = The rematch is table { $table }, and you have a seat there.
find-not-of-match = This rematch is for those who played the match at table { $table }; open a table of your own with /{ command-table } { command-open }.
find-rematch-playing = The rematch is being played at table { $table } already, without you; /{ command-table } { find-join } shows whether a seat is free.
find-rematch-over = The rematch has been played, at table { $table }: start the next one under its result.
find-rematch-stopped = The rematch at table { $table } was stopped just now; press again for another.
find-no-match-here = No match has ended in this channel yet.

# Refusals.
find-only-in-channels = Tables are opened in { $channels } here.
find-only-with-role = On this server only people with the role { $role } can open tables; you can sit down at any open one.
find-house-of-other = The house rules “{ $house }” are for { $game }: choose that game, or other rules.
find-no-table = No table on this server has a seat for you now; open one with /{ command-table } { command-open }.
find-which-table = There are several tables to sit down at: say which one with the option “{ command-which-table }” ({ $tables }).
find-not-to-join = You cannot sit down at “{ $given }”; possible: { $possible }.
find-no-table-of-host = You are not the host of any table here; open one with /{ command-table } { command-open }.

# Commands and their options.
find-couillon = couillon
find-couillon-hint = Open a table for Couillon at once: who’s up for it?
find-chouine = chouine
find-chouine-hint = Open a table for Chouine at once: who’s up for it?
find-kleurenwiezen = kleurenwiezen
find-kleurenwiezen-hint = Open a table for Kleurenwiezen at once: who’s up for it?
find-join = join
find-join-hint = Sit down at a table, or take over a free seat of a match
find-seat = seat
find-seat-hint = Which seat; by default the first free one
find-leave = leave
find-leave-hint = Leave a table, or decline a challenge
find-computer = computer
find-computer-hint = Put a computer in a seat of your table, or change how well one plays
find-fill = fill
find-fill-hint = Put a computer in every free seat of your table
find-fill-level-hint = How well they play; by default like the last computer at the table
find-invite = invite
find-invite-hint = Invite somebody to your table
find-person = person
find-person-hint = Who you invite
find-access = access
find-access-hint = Say who may sit down at your table; during a match all have to agree
find-swap = swap
find-swap-hint = Swap two seats of your table
find-swap-seat-hint = One of the two seats
find-other-seat = other-seat
find-remove = remove
find-remove-hint = Remove somebody from your table; during a match the others have to agree
find-remove-seat-hint = Whoever sits in this seat
find-partners = partners
find-partners-hint = Change partners at your table, or say how they are found
find-partners-same = the same partners
find-partners-others = other partners: everybody changes seats
find-rematch-command = rematch
find-rematch-hint = Play the last match of this channel again
find-rematch-partners-hint = By default the same partners
find-show = show
find-show-hint = Post your table’s message again, below the chat
find-clock = clock
find-clock-hint = How long a turn may take; a name from the list, seconds, or seconds and a reserve: 20+120
find-take-back = take-back
find-take-back-hint = Whether a misclick can be taken back
find-last-trick = last-trick
find-last-trick-hint = Whether a last trick in which nobody has a choice plays itself
find-last-by-hand = the last trick is played card by card

find-partners-now = { $people }: the host, { $host }, has changed who plays with whom: { $sides }. If you do not want that, leave before the match starts.
find-partners-drawn = { $people }: the host, { $host }, has chosen to let cards decide who plays with whom when the match starts. If you do not want that, leave before then.
find-partners-alone = { $people }: the host, { $host }, has chosen a game in which nobody has a partner by seat. If you do not want that, leave before the match starts.
find-rematch-others = **Rematch, with other partners!** { $people }: are you in?
find-rematch-other-partners = This rematch is with other partners: that is how { $host } wanted it. If you do not want that, leave table { $table } with `/{ command-table } { find-leave }`.
find-rematch-same-partners = This rematch is with the same partners: that is how { $host } wanted it. As the host { $host } can change that with **{ find-other-partners }** at table { $table }.
