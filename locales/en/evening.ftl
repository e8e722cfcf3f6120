# Evenings: commands, the message to sign up, tables, reminders, results.
evening-command = evening
evening-command-hint = Club evenings: sign up, tables by lot, tournaments
evening-new = new
evening-new-hint = Set up an evening in this channel, once or again and again
evening-list = list
evening-list-hint = Which evenings there are on this server
evening-sign-up = sign-up
evening-sign-up-hint = Sign up for the next evening
evening-leave = leave
evening-leave-hint = Sign off again
evening-be-here = here
evening-be-here-hint = Say that you are here: tables are drawn from those who are
evening-change = change
evening-change-hint = Change an evening that you direct
evening-cancel = cancel
evening-cancel-hint = Call off the next date of an evening that you direct, or all
evening-end = end
evening-end-hint = Draw no more tables this evening
evening-when = when
evening-when-hint = Such as “Tuesday 20:00”, “first Tuesday 20:00” or “24/12 20:00”
evening-often = often
evening-often-hint = How often; by default it follows from the day
evening-often-once = once
evening-often-weekly = every week
evening-often-fortnightly = every two weeks
evening-often-monthly = once a month, on that weekday
evening-zone = zone
evening-zone-hint = In which time zone; by default Brussels
evening-name = name
evening-name-hint = What the evening is called
evening-usual-name = Club evening
evening-kind = play
evening-kind-hint = An open end or a tournament
evening-kind-open = as many matches as people like
evening-kind-tournament = a tournament
evening-rest-option = empty-seats
evening-rest-option-hint = What becomes of tables that are not full
evening-rest-choice-computer = computers take them
evening-rest-choice-reserve = people wait until a table is full
evening-rest-choice-bye = whoever is left over sits out a round of the tournament
evening-rounds = rounds
evening-rounds-hint = Tournament: how many rounds; by default 3
evening-deals = deals
evening-deals-hint = Tournament: how many deals in each round; by default 8
evening-method = draw
evening-method-hint = Tournament: how tables are drawn
evening-method-rounds = everybody meets as many others as possible
evening-method-swiss = people with equal results meet
evening-method-danish = strictly by standing, even if they met before
evening-method-knockout = knock-out, for games for two
evening-minutes = minutes
evening-minutes-hint = Tournament: how long a round takes at most; by default as long as it needs
evening-presence = presence
evening-presence-hint = Whether people have to say that they are here
evening-presence-yes = only people who say “I’m here” are drawn
evening-presence-no = all who signed up are drawn
evening-which = evening
evening-which-hint = Which evening, if there are several
evening-channel = channel
evening-channel-hint = Where it takes place from now on
evening-director = director
evening-director-hint = Who directs it from now on
evening-what = what
evening-what-hint = Only the next date, or all
evening-what-date = only the next date
evening-what-all = this and all that would follow

evening-day-1 = Monday
evening-day-2 = Tuesday
evening-day-3 = Wednesday
evening-day-4 = Thursday
evening-day-5 = Friday
evening-day-6 = Saturday
evening-day-7 = Sunday
evening-once = { $time } ({ $zone })
evening-weekly = every { $day }, { $time } ({ $zone })
evening-fortnightly = every other { $day }, { $time } ({ $zone })
evening-monthly-1 = every first { $day } of the month, { $time } ({ $zone })
evening-monthly-2 = every second { $day } of the month, { $time } ({ $zone })
evening-monthly-3 = every third { $day } of the month, { $time } ({ $zone })
evening-monthly-4 = every fourth { $day } of the month, { $time } ({ $zone })
evening-monthly-last = every last { $day } of the month, { $time } ({ $zone })

evening-title = ### 📅 { $name }
evening-begins = **{ $when }** · { $soon }
evening-was = { $when }
evening-shift-skipped = -# The clocks go forward that day and this hour does not exist: we begin an hour later.
evening-shift-twice = -# The clocks go back on that day and this time exists twice: the first one counts.
evening-open = open end
evening-tournament = { $rounds ->
    [one] tournament of 1 round
   *[other] tournament of { $rounds } rounds
}
evening-rest-computer = computers take empty seats
evening-rest-reserve = people wait for a full table
evening-rest-bye = whoever is left over sits out a round
evening-directed = directed by { $director }
evening-undirected = whoever manages the server directs it
evening-how-asked = Sign up, and from an hour before press **{ evening-button-here }**: the tables are drawn from those who did, at { $drawn }. Whoever comes later gets the next free seat.
evening-how = Sign up: the tables are drawn from all who have, at { $drawn }. Whoever comes later gets the next free seat.
evening-signed-up = **Signed up** ({ $count })
evening-here = { $count } here ✅
evening-nobody-yet = Nobody has signed up yet.
evening-gone = -# No longer on this server, so not counted: { $names }
evening-button-sign-up = Sign up
evening-button-leave = Sign off
evening-button-here = I’m here
evening-button-seat = I want a seat

evening-state-playing = **The tables are drawn.** Whoever wants to play, for the first time or again, presses **{ evening-button-seat }**.
evening-state-closing = **No more tables are drawn.** The evening is over with the last match.
evening-plays-tournament = Tournament { $tournament } is being played.
evening-too-few = { $count ->
    [one] One person is here; the tournament begins with four.
   *[other] { $count } people are here; the tournament begins with four.
}
evening-table = Table { $table } in { $channel }: { $names }
evening-waiting = { $count ->
    [one] One is waiting for a seat:
   *[other] { $count } are waiting for a seat:
}
evening-nobody-here = Nobody is playing at the moment.
evening-drawn = ### 📅 { $name } · table { $table }
    You play together here: { $people }
evening-thread = { $name } · table { $number }
evening-event = Sign up and play in { $channel }.
evening-reminder = ⏰ **{ $name }** begins { $soon } in { $channel }, and you have signed up.
evening-reminder-here = Press **{ evening-button-here }** when you are here: the tables are drawn at { $drawn }.
evening-channel-gone = The channel of **{ $name }** is gone. Name another one with /{ evening-command } { evening-change }; until then the evening of { $when } waits.
evening-channel-closed = I can show nothing in { $channel }, where **{ $name }** takes place: { $when }. Nobody can be called there and no table is drawn. Give me these permissions there: { $permissions }; or name another channel with /{ evening-command } { evening-change }.
evening-not-reminded = Not reminded, as they take no direct messages: { $names }

evening-over-played = This evening is over.
evening-over-empty = Nothing was played this evening.
evening-over-cancelled = This evening was called off.
evening-over-missed = This evening did not take place: I was not there, or had no channel to play in.
evening-reason = Reason: { $reason }
evening-was-last = No further date follows.
evening-result-title = ### 🏁 { $name } · { $when }
evening-result = { $matches ->
    [one] { $sign } **{ $name }** · **{ $points }** · { $matches } match
   *[other] { $sign } **{ $name }** · **{ $points }** · { $matches } matches
}
evening-result-how = A win gives 100 points, a draw 50.
evening-result-tournament = In the order of the tournament; a win gives 100 points.
evening-result-few = No season counts this evening: fewer than { $least } people played against each other.
evening-somebody = somebody who asked to be forgotten
evening-in-list = { $count ->
    [one] **{ $name }** ({ $evening }) · { $when } in { $channel }
        -# { $rhythm } · { $game } · 1 has signed up
   *[other] **{ $name }** ({ $evening }) · { $when } in { $channel }
        -# { $rhythm } · { $game } · { $count } have signed up
}
evening-you-signed-up = You have signed up.

evening-made = **{ $name }** is set: { $when }.
evening-uncounted = The season **{ $name }** does not count it: it counts only evenings that managers of the server call. One of them can change that with /{ evening-command } { evening-change }.
evening-uncounted-role = The season **{ $name }** does not count it: it counts only evenings called by managers of the server or by somebody with { $role }. One of them can change that with /{ evening-command } { evening-change }.
evening-without-event = The server’s list of events does not show it: give me { $permission } for that.
evening-not-for-all = The server’s list of events does not show it: not everybody can see { $channel }.
evening-changed = **{ $name }** has been changed; next: { $when }.
evening-changed-later = **{ $name }** has changed: new rules apply to the tables drawn from now on, a new time from the next date.
evening-changed-meanwhile = Somebody else has changed **{ $name }** at the same moment. Nothing of yours is saved: send your command again, and both count.
evening-called-off = This date of **{ $name }** is called off; next: { $when }.
evening-called-off-all = **{ $name }** will not take place again; matches under way are played to the end.
evening-ended = No more tables are drawn at **{ $name }**; the evening is over with the last match.
evening-told-signed-up = You have signed up for **{ $name }**: { $when }. The tables are drawn at { $drawn }.
evening-told-left = You have signed off from **{ $name }**.
evening-told-here = Good to have you here: the tables of **{ $name }** are drawn at { $drawn }.
evening-told-wait = You get the next free seat at **{ $name }**; if there is none, a table is drawn as soon as possible.
evening-told-seat = You have a seat at **{ $name }**: /{ stay-tables } says where.
evening-due = **{ $name }** in { $channel } · you have signed up; it begins { $when }, { $soon }.
evening-due-here = **{ $name }** in { $channel } · you are here; it begins { $when }, { $soon }.
evening-due-waiting = **{ $name }** in { $channel } · you are waiting for a seat.
evening-due-playing = **{ $name }** in { $channel } is under way; **{ evening-button-seat }** there gets you a seat.
