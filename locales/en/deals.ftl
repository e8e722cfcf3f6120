# The deal of the day, and deals sent to friends.
deals-daily = daily
deals-daily-hint = The deal of the day: the same cards for everyone
deals-play = play
deals-play-hint = Play today’s deal, once and alone with computers
deals-results = results
deals-results-hint = How everyone played the last finished deal
deals-channel = channel
deals-channel-hint = Managers: post it in a channel every day
deals-where = channel
deals-where-hint = Which channel; by default this one
deals-stop = stop
deals-stop-hint = Managers: stop posting it
deals-game = game
deals-game-hint = Managers: which game from tomorrow on; without one, the games take turns
deals-send = send-deal
deals-send-hint = Send a finished deal to somebody, who plays it with computers
deals-person = person
deals-person-hint = To whom
deals-which = deal
deals-which-hint = Which deal of the match; by default the last
deals-day-title = ### 🗓️ Deal of the day · { $variant }
deals-day-how =
    Everyone gets the same cards and plays them once, alone with { $computers ->
        [one] 1 computer
       *[other] { $computers } computers
    } (level { $level }), in direct messages. The day ends { $when }; then all see how everyone played.
deals-play-button = Play
deals-digest = -# Fingerprint of the secret its cards follow from: `{ $digest }`
deals-results-title = ### 🗓️ Deal of the day · { $variant } · { $day }
deals-secret =
    -# Fingerprint: `{ $digest }`
    -# Secret: `{ $secret }`
    -# `/{ fair-command }` checks it for your own table.
deals-nobody = Nobody played it to the end.
deals-somebody = Somebody
deals-average = -# On average: { $points }
deals-strong = 🤖 A strong computer in the same seat · { $played }
deals-unfinished = Not finished: { $names }
deals-made = { $contract }, made
deals-lost = { $contract }, lost
deals-cards =
    { $cards ->
        [one] 1 card point
       *[other] { $cards } card points
    }
deals-tricks =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
deals-your-seat = Everyone’s seat
deals-dummy = Dummy
deals-seat = Computer, seat { $seat }
deals-hands-alt = The hands of { $names }
deals-sent-to-you = **{ $name }** sends you a deal of { $game }.
deals-sent-how = You play it in the same seat, with computers (level { $level }), and it counts for nothing. Afterwards you both see how the other played it.
deals-sent-gone = -# Somebody who asked to be forgotten sent or played this deal: it is not kept any more.
deals-compared = ### { $game } · deal { $deal } of match { $table }
deals-not-finished = not finished
deals-begun = Table { $table } is yours: good luck.
deals-begun-there = Your table { $table } is in your direct messages: { $link }
deals-to-nobody = Send it to somebody else: neither to yourself nor to a bot.
deals-not-for-them = { $friend } cannot see { $channel }, where that was played: send a deal that both of you may see.
deals-friend-closed = This person takes no direct messages of mine, so the deal was not sent. Ask them to allow messages from this server’s members.
deals-dm-closed = You play it in direct messages, and I cannot send you any. Allow messages from this server’s members, then try again.
deals-dm-later = You play it in direct messages, and Discord lets me write to no more new people just now. Type any command, such as /{ admin-command-help }, in a direct message to me, then try again here.
deals-friend-later = I cannot write to this person yet, as Discord lets me write to only so many new people at once, so nothing was sent. Try again in an hour, or ask them to type any command in a direct message to me first.
deals-sent = Deal { $deal } is on its way to { $friend }. You both hear how it went.
deals-none-yet = No deal of the day is over here yet. Type `/{ deals-daily } { deals-play }` for today’s.
deals-channel-chosen = From now on the deal of the day is posted in { $channel }, and the day after, how everyone played it.
deals-channel-closed = I may not write in { $channel }: allow me to see it and to send messages there, or choose another channel.
deals-stopped = The deal of the day is no longer posted; everyone can still play it with `/{ deals-daily } { deals-play }`.
deals-in-turn = another game each day
deals-game-chosen = From tomorrow on: { $game }, computers of level { $level }.
deals-friend = To whom?
deals-send-ask = Send deal { $deal } of match { $table }: whoever gets it plays it in your seat, with computers.
deals-send-button = Send this deal
deals-send-button-of = Send deal { $deal }
