# How people and servers play: the second page of /settings, /settings show, clocks, the question before a card, /look.
prefer-page-looks = How it looks
prefer-page-play = How it is played
prefer-me-title = **How you play**
prefer-server-title = **How this server plays** – tables opened from now on.
prefer-show-me = **You**
prefer-show-server = **This server**

prefer-hand = Your cards come
prefer-hand-message = by direct message
prefer-hand-channel = in the channel, by “My hand” or /hand
prefer-sorting = Order of your cards
prefer-sorting-falling = each suit from the highest card down
prefer-sorting-rising = each suit from the lowest card up
prefer-sorting-trumps = trumps first, from the highest card down
prefer-sorting-mirrored = trumps last, from the lowest card up
prefer-confirm = When you press a card
prefer-confirm-no = it is played at once
prefer-confirm-yes = I am asked first
prefer-pings = The bot calls you
prefer-pings-all = for everything
prefer-pings-turn = only when it is your turn
prefer-pings-none = never
prefer-globally = Rated over all servers
prefer-globally-no = no
prefer-globally-yes = yes, and listed by name everywhere
prefer-figures = Your statistics
prefer-figures-shown = shown to others
prefer-figures-hidden = hidden, on leaderboards too

prefer-threads = A thread for each table
prefer-threads-no = no
prefer-threads-yes = yes
prefer-takeback = Taking back a misclick
prefer-takeback-no = no
prefer-takeback-5 = for 5 seconds, while nobody else has acted
prefer-takeback-15 = for 15 seconds, while nobody else has acted
prefer-computers = Matches with computers
prefer-computers-no = are not rated
prefer-computers-yes = are rated too
prefer-clock = Clock
prefer-pace-quick = quick (30 seconds)
prefer-pace-usual = usual (90 seconds)
prefer-pace-relaxed = relaxed (3 minutes)
prefer-pace-correspondence = correspondence (2 days)
prefer-pace-none = no clock
prefer-pace-seconds = { $seconds } seconds
prefer-no-such-pace = “{ $typed }” is no clock. Choose one from the list, or give seconds: { $least } to { $most }, or 0 for none.
prefer-house = House rules
prefer-house-none = none
prefer-channels = Tables may be opened in
prefer-channels-none = every channel
prefer-opener = Who may open tables
prefer-opener-none = everyone
prefer-stopper = Who may stop other people’s tables
prefer-stopper-none = those who manage the server
prefer-caller = Who is called when a table looks for people
prefer-caller-none = nobody

prefer-gone-role = “{ $part }”: the role that was chosen has been deleted, so nothing is set.
prefer-gone-channels = { $count ->
    [one] One channel that was chosen has been deleted and does not count any more.
   *[other] { $count } channels that were chosen have been deleted and do not count any more.
}
prefer-gone-house = The house rules that were chosen have been deleted, so none are set.
prefer-lacks = ⚠ In { $channel } nobody can open a table until I have there: { $permissions }.
prefer-role-silent = ⚠ I cannot call { $role }: allow everyone to mention it, or give me the permission { $permission }.
prefer-permission-mention-everyone = Mention @everyone, @here and All Roles

prefer-command-hand = hand
prefer-command-hand-hint = Where your cards come
prefer-command-sorting = order
prefer-command-sorting-hint = In which order you hold your cards
prefer-command-confirm = confirm
prefer-command-confirm-hint = Whether you are asked before a card you press is played
prefer-command-pings = pings
prefer-command-pings-hint = What the bot calls you for
prefer-command-globally = rated-globally
prefer-command-globally-hint = Whether you are rated and listed over all servers too
prefer-command-figures = statistics
prefer-command-figures-hint = Whether others may see your statistics and your places
prefer-command-clock-hint = The clock of new tables: its name, or seconds for each turn
prefer-command-threads = threads
prefer-command-threads-hint = Whether each new table gets a thread of its own
prefer-command-takeback = take-back
prefer-command-takeback-hint = Whether a misclick can be taken back at new tables
prefer-command-computers = computers-count
prefer-command-computers-hint = Whether matches with computers are rated, from now on
prefer-command-house = house
prefer-command-house-hint = The house rules of new tables for which nothing else is said
prefer-command-opener = openers
prefer-command-opener-hint = The role that may open tables; @everyone: no role is needed
prefer-command-stopper = stoppers
prefer-command-stopper-hint = The role that may stop other people’s tables; @everyone: managers only
prefer-command-caller = pinged
prefer-command-caller-hint = The role that is called when a table looks for people; @everyone: nobody
prefer-command-allow = channel
prefer-command-allow-hint = One more channel in which tables may be opened; with none chosen, in all
prefer-command-forbid = without-channel
prefer-command-forbid-hint = A channel in which tables may not be opened any more
prefer-command-show = show
prefer-command-show-hint = All that you and this server have chosen, in words

# The question before a card is played; the card may have a combination with it.
prefer-sure = Play { $card }?
prefer-sure-aside = Discard { $card }?
prefer-sure-yes = Play
prefer-sure-aside-yes = Discard
prefer-sure-no = Back
prefer-hand-moved = Your cards are in { $channel } now, by the button “My hand” or /hand.

# /look: the table and one’s own hand in words.
prefer-command-look = look
prefer-command-look-hint = The whole table and your own cards in words, for you alone
prefer-look-title = **{ $game }, table { $table }**
prefer-look-hand = **You**
prefer-look-play = You can play with /play: { $cards }.
prefer-look-aside = You can discard with /play: { $cards }.
prefer-look-say = You can say with /bid: { $calls }.
prefer-look-seat = Seat { $seat }: { $name }
prefer-look-host = { $name }, host
prefer-look-computer = { $name }, computer
