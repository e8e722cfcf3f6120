# Coming into a server, help, the look after tables, and privacy.
admin-command-help = help
admin-command-help-hint = What to do next: at your table, without one, or as a manager of the server
admin-command-privacy = privacy
admin-command-privacy-hint = What is kept about you and for how long; have it as a file, or be forgotten
admin-command-forget-me = forget-me
admin-command-forget-me-hint = Delete what is kept about you; results stay without your name
admin-command = admin
admin-command-hint = Look after the tables of this server
admin-command-health = health
admin-command-health-hint = How the bot is doing, and what it is missing in this channel
admin-command-list-hint = All live tables on this server and what they are waiting for
admin-command-stop-hint = End a table without a result, even one that cannot be read
admin-command-repair = repair
admin-command-repair-hint = Read a table again and post it in new messages; nobody loses a card

admin-welcome-title = ## Couillon, Chouine and Kleurenwiezen, here with your friends
admin-welcome-first =
    {"**"}To begin:** type `/{ find-kleurenwiezen }`, `/{ find-couillon }` or `/{ find-chouine }`. The others press a button to sit down, computers fill the empty seats, and everyone gets their cards in a direct message.
    Never played? `/{ lesson-command }` shows you how in three minutes. `/{ rules-command }` explains every variant, `/{ admin-command-help }` says what comes next, `/{ ranks-command }` who is ahead.
admin-welcome-clubs = **A club?** `/{ evening-command } { evening-new }` invites everybody and draws the tables, `/{ tournament-command } { tournament-open }` opens a tournament. Alone? `/{ deals-daily } { deals-play }` has the deal of the day.
admin-welcome-manager = **Managers of this server** set the language, the clock, the channels and house rules with `/{ command-settings } { command-server }` and `/{ house-command }`.
admin-welcome-missing = ⚠ **One thing is missing:** give me these permissions in { $channel }, or no table can be opened there: **{ $permissions }**.
admin-welcome-ready = ✓ I have all the permissions I need in { $channel }.
admin-welcome-nowhere = I have just joined **{ $server }**, but I may not write in any channel there. Give me these permissions in the channel where you want to play: **{ $permissions }**. Then type `/{ command-table } { command-open }` there.
admin-welcome-language = English

admin-help-title = ## What now?
admin-help-direct = Here, in direct messages, you get your cards and can play with their buttons or by typing: `/{ command-hand }`, `/{ command-play }`, `/{ command-bid }`. Tables are opened in a channel of a server.
admin-help-private = your direct messages
admin-help-missing = ⚠ No table can be opened here until somebody who manages the server gives me these permissions in this channel: **{ $permissions }**.
admin-help-open = Open a table in one step: `/{ find-kleurenwiezen }`, `/{ find-couillon }` or `/{ find-chouine }`. For anything else: `/{ command-table } { command-open }`. One on one, or against the computer: `/{ command-duel }`. The last match again: `/{ command-table } { find-rematch-command }`.
admin-help-free = Table { $table } in { $channel }, **{ $game }**, has a free seat: sit down with its button, or `/{ command-table } { find-join }`.
admin-help-host-waits =
    Table { $table } in { $channel }, **{ $game }**: { $count ->
        [one] one seat is
       *[other] { $count } seats are
    } empty. Invite somebody or add computers, both by the table’s buttons; then press **{ lobby-start }**.
admin-help-host-starts = Table { $table } in { $channel }, **{ $game }**: all seats are taken. Press **{ lobby-start }**, or `/{ command-table } { command-start }`.
admin-help-lobby = Table { $table } in { $channel }, **{ $game }**: you have a seat; the host starts the match when all seats are taken.
admin-help-away = Table { $table } in { $channel }, **{ $game }**: the computer plays for you, because you were away. Just play, or press **{ play-back }**.
admin-help-paused = Table { $table } in { $channel }, **{ $game }**: the match is paused. Say that you are back with **{ stay-here }** or `/{ stay-resume }`; it goes on when all are.
admin-help-answer = Table { $table } in { $channel }, **{ $game }**: somebody has proposed something. Answer with the buttons there, or `/{ stay-answer }`.
admin-help-turn = Table { $table } in { $channel }, **{ $game }**: **it is your turn.** `/{ command-hand }` shows your cards; press one, or type `/{ command-play }` or `/{ command-bid }`.
admin-help-others = Table { $table } in { $channel }, **{ $game }**: it is { $name }’s turn.
admin-help-between = Table { $table } in { $channel }, **{ $game }**: nobody has to do anything; the next deal comes by itself, or with its button.
admin-help-play = **Playing:** with buttons or commands, whichever you like: `/{ command-hand }` for your cards, `/{ command-play }` for a card, `/{ command-bid }` for a bid or anything else you say, `/{ prefer-command-look }` for the whole table in words, `/{ company-claim }` for the rest of the tricks, `/{ company-undo }` after a misclick, `/{ company-say }` for a kind word, `/{ stay-pause }` for a break; `/{ stay-tables }` shows all your tables.
admin-help-clubs = **With many:** `/{ tournament-command } { tournament-open }` for a tournament, `/{ evening-command } { evening-new }` for a club’s evenings with sign-up, `/{ season-command } { season-new }` for a season of them. **The same cards for all:** `/{ deals-daily } { deals-play }` for the deal of the day, `/{ deals-send }` to let a friend play your deal.
admin-help-learn = **Learning:** `/{ lesson-command }` teaches you a game while you play it, `/{ rules-command }` has pictures, `/{ learn-glossary }` the words, `/{ learn-why }` tells you why a card cannot be played; cards you may play are marked.
admin-help-past = **Afterwards:** `/{ ranks-command }` for who is ahead, `/{ stats-command }` and `/{ stats-history }` for what you have played, `/{ stats-replay }` for a match card by card, what your choices cost, and playing on from anywhere in it, `/{ fair-command }` to see that nobody chose the cards.
admin-help-own = **For you:** `/{ command-settings } { command-mine }` for language and cards, `/{ admin-command-privacy }` for what is kept about you.
admin-help-manager = **You manage this server:** `/{ command-settings } { command-server }`, `/{ house-command }` for house rules, `/{ admin-command } { admin-command-health }` and `/{ admin-command } { command-list }` to look after the tables, `/{ ranks-message } { ranks-post }` to keep a leaderboard in a channel.

admin-only-managers = Only people who manage this server can look after its tables; ask one of them.
admin-health-connection =
    { $milliseconds ->
        [0] Discord: connected
       *[other] Discord: answers in { $milliseconds } ms
    }
admin-health-database = Database: answers in { $milliseconds } ms
admin-health-tables = Tables: { $count }, { $playing } of them being played
admin-health-emojis = Card emojis: { $count } of { $all }
admin-health-missing = Missing permissions in this channel: **{ $permissions }**
admin-health-no-events = Evenings do not appear among the server’s events: for that, give me **{ $permission }**
admin-health-permitted = Permissions in this channel: complete
admin-list-damaged = ⚠ Table { $table } cannot be read: try `/{ admin-command } { admin-command-repair }`, or end it with `/{ admin-command } { command-stop }`.
admin-list-until = Table { $table } · { $game } · { $channel } · waiting for { $name }, { $when }
admin-list-lobby = Table { $table } · { $game } · { $channel } · not started
admin-list-playing = Table { $table } · { $game } · { $channel } · waiting for { $name }
admin-unreadable = What was saved of table { $table } does not add up, so it cannot go on; end it with /{ admin-command } { command-stop }.
admin-repaired = Table { $table } was read again and is shown in new messages.

admin-privacy-title = ## What is kept about you
admin-privacy-text =
    {"**"}Kept:** your Discord ID and the name you play under, at which tables you sat, what you played there and how it ended; what you chose in `/{ command-settings } { command-mine }`, the language of your Discord, which lessons you finished, and where I posted messages about your tables.
    {"**"}Not kept:** messages, who your friends are, when you are online, your e-mail address. Nothing goes to anyone else; there is no advertising and no analytics.
    {"**"}Who sees it:** while a deal is played, nobody but you sees your cards. Results and what was played are seen by anyone who was at the table or is on the server.
    {"**"}How long:** until you ask to be forgotten; the random number that hides your name in the fingerprint of a match goes then too. Settings and house rules of a server that removes the bot: 30 days.
    {"**"}Once you are forgotten:** marks stay for a while, made with a key that only my database has, so that nobody gets a second try. They say that somebody played the deal of the day (until its day ends), saw a hand of a deal or sat where the same deals are played (until these are over), had a place in a tournament (until it ends), had to get up from a match (until it is over), or was in a rated match (100 days). I recognise you by them if you come back; nobody else can, and they are in no file.
    The buttons give you all of it as a file, or delete it.
admin-export = My data as a file
admin-exported = This is all that is kept about you. Only you see this message.
admin-forget-me = Forget me
admin-forget-question =
    {"**"}Really?** It cannot be undone.
    • Where you are playing, a computer plays on for you; tables that wait only for you end.
    • Results stay, with “N.N.” in place of your name, so that nobody else’s figures change.
    • Your settings, your ratings and your name are deleted.
    • So that nobody gets a second try, marks stay that only my database can read: at most 100 days, as `/{ admin-command-privacy }` says.
    • My messages are edited to leave your name out, as far as Discord lets me.
admin-forget-names = {"**"}These names hold yours and stay,** since they belong to house rules, evenings and seasons. Whoever made them, or manages the server, can rename or end them:
admin-forget-sure = Yes, forget me
admin-keep = No, keep everything
admin-forgotten = Done: nothing I keep names you any more. If you play again, you start afresh, except where that would be a second try.
admin-forgotten-half = Computers play on where you were playing, but the rest could not be deleted just now and is still there. Please press again in a moment.
admin-forgotten-but =
    {"**"}Everything is deleted except this:** { $left }. It cannot be read or changed just now and still names you. Ask somebody who manages the server to repair it (`/{ admin-command } { admin-command-repair }`) or end it (`/{ admin-command } { command-stop }`), then press again.
admin-left-table = table { $table }
admin-left-tournament = tournament { $tournament }
