# Leaderboards: /leaderboard, the messages that keep themselves up to date, and ratings after a match.
ranks-command = leaderboard
ranks-command-hint = Who is where: by rating, points, matches won or contracts made
ranks-option-game-hint = Which game; by default the one last played in this channel
ranks-option-preset-hint = Only one variant of the game
ranks-option-scope = where
ranks-option-scope-hint = This server, or all servers (people who chose to be listed there)
ranks-option-season = season
ranks-option-season-hint = This month, this quarter, all time, or a past one such as 2026-10 or 2026-Q3
ranks-option-by = by
ranks-option-by-hint = What decides the places
ranks-option-pairs = pairs
ranks-option-pairs-hint = Partners who keep playing together, instead of single people
ranks-option-text = as-text
ranks-option-text-hint = As a list to read instead of a picture
ranks-option-which = which
ranks-option-which-hint = Which of this server’s leaderboards
ranks-scope-here = this server
ranks-scope-all = all servers
ranks-message = leaderboard-message
ranks-message-hint = Leaderboards that keep themselves up to date in a channel
ranks-post = post
ranks-post-hint = A leaderboard in this channel that follows every match
ranks-list = list
ranks-list-hint = Which leaderboards this server has, and where
ranks-remove = remove
ranks-remove-hint = Remove one of them
ranks-posted = There it is. It follows every match by itself, within a minute or so (an old message takes longer). /{ ranks-message } { ranks-remove } removes it, and so does deleting the message.
ranks-listed = { $number }: { $what }, in { $channel }
ranks-listed-none = This server has no leaderboard yet. /{ ranks-message } { ranks-post } puts one in a channel.
ranks-removed = It is gone.
ranks-no-such-message = This server has no leaderboard “{ $typed }”. Choose one from the list.
ranks-too-many = A server can have { $most } of these; remove one first.
ranks-lacks = I cannot put a leaderboard here until somebody gives me these permissions in this channel: { $permissions }.
ranks-only-in-servers = In direct messages there is only the leaderboard of all servers.
ranks-no-such-season = “{ $typed }” is not a season. A month is written 2026-10, a quarter 2026-Q3.
ranks-no-contracts = There are no contracts in { $game }. Choose rating, points or matches won.
ranks-no-pairs = { $game } is played without fixed partners, so there are no pairs.
ranks-title = **Leaderboard – { $game }**
ranks-everywhere = all servers
ranks-pairs = fixed pairs
ranks-by-rating = by rating
ranks-by-points = by points per deal
ranks-by-won = by matches won
ranks-by-made = by contracts made
ranks-head-rating = rating
ranks-head-points = points per deal
ranks-head-won = won
ranks-head-made = contracts made
ranks-decimal = { $whole }.{ $tenth }
ranks-season-all = all time
ranks-season-month = this month ({ $season })
ranks-season-quarter = this quarter ({ $season })
ranks-quarter = quarter { $quarter } of { $year }
ranks-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
ranks-row = { $place ->
    [0] –
   *[other] { $place }\.
 } **{ $name }** – { $result }{ $sure ->
    [provisional] { ", provisional" }
    [unsure] { ", not yet sure" }
   *[none] { "" }
}
ranks-result = { $figure }, { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
ranks-figure-rating = { $figure }
ranks-figure-points = { $figure } points per deal
ranks-figure-won = { $count } won
ranks-figure-made = { $figure } contracts made ({ $share } %)
ranks-row-own = ➤ { $row } (you)
ranks-own = Your place: **{ $place }** of { $listed }.
ranks-own-unlisted = So far you have { $result }.
ranks-rating-of-game = Ratings are for all of { $game }; listed here are those who have played this variant.
ranks-unlisted-no-matches = You are not on it: nothing of yours counts here yet. To get on it, finish matches against { $least } different people.
ranks-unlisted-few-opponents = You are not on it yet: you have played against { $met } of at least { $least } different people. A match against somebody new brings you nearer.
ranks-unlisted-fixed-partner = You are not on it: you have always had the same partner, so you are among the fixed pairs. A match with another partner puts you on this list too.
ranks-unlisted-hidden = You are not on it because you hide your statistics. /{ command-settings } { command-mine } changes that.
ranks-unlisted-hidden-partner = Your pair is not on it because your partner does not want to be listed. Only they can change that, with /{ command-settings } { command-mine }.
ranks-unlisted-no-pair = No pair of yours is on it: that takes { $together } matches on the same side.
ranks-unlisted-globally = You are not on it: this list is for those who want to be rated across all servers. /{ command-settings } { command-mine } turns that on, for matches from then on.
ranks-next-table = /{ command-table } { command-open } opens a table that others can join.
ranks-next-table-by-message = Join a table on a server, or open one there.
ranks-empty = Nobody is on this list yet. To get on it, finish matches against { $least } different people; /{ command-table } { command-open } begins one. Matches with computers count only where the server wants that.
ranks-empty-pairs = No pair is on this list yet. To get on it, play { $together } matches on the same side, against { $least } different people.
ranks-about-rating = -# ± is how sure a rating is: 19 times out of 20 the true figure is no further away.
ranks-about-sure = -# ≈ is not yet sure: from fewer than { $least } rated matches. `/{ stats-command }` says how far a rating may be off.
ranks-about-provisional = -# Provisional: fewer than { $least } matches.
ranks-about-provisional-made = -# Provisional: fewer than { $least } contracts undertaken.
ranks-about-made = -# Places go by the share of contracts made, and a large share of few counts less than one of many.
ranks-about-computers = -# Computers are rated like people, but take no place.
ranks-about-cards = -# Matches with real cards among these: { $people }.
ranks-mine = My place
ranks-back = ◀ Up
ranks-on = Down ▶
ranks-as-text = As text
ranks-as-picture = As a picture
ranks-to-pairs = Fixed pairs
ranks-to-people = Single people
ranks-show = Show to all
ranks-rated = Rating: { $changes }
ranks-change = { $name } { $figure } ({ $change }{ $provisional ->
    [yes] { ", provisional" }
   *[no] { "" }
})
ranks-not-rated = Not rated: played with computers.
ranks-computer = Computer ({ $level })
