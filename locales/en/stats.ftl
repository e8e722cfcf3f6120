# Statistics, history and replay of finished matches.
stats-command = stats
stats-command-hint = Your statistics, somebody else’s, or those of two with and against each other
stats-menu = Statistics
stats-person = person
stats-person-hint = Whose; by default your own
stats-with = against
stats-with-hint = With or against whom: the matches of these two
stats-game-hint = Which game; by default the one played most
stats-season-hint = Which month or quarter; by default all time
stats-everywhere = everywhere
stats-everywhere-hint = Your matches on all servers, not just this one
stats-history = history
stats-history-hint = Finished matches, newest first, to replay
stats-replay = replay
stats-replay-hint = Step through a finished match, with everybody’s cards
stats-replay-table-hint = The number of the table; by default your last match

stats-title = ### Statistics of { $name }
    -# { $where }
stats-between-title = ### { $first } and { $second }
    -# { $where }
stats-none-own = You have not finished a match here yet. Play one with { find-games }, or against the computer with `/{ command-duel }`: from then on what you have played is here.
stats-none = { $name } has not finished a match here yet. Invite them: `/{ command-duel }` or `/{ command-table } { command-open }`.
stats-none-such = { $name } has finished no such match here. Choose another game or season.
stats-hidden = { $name } keeps their statistics and matches to themselves.
stats-not-in-private = Here you only see your own matches. Ask for somebody else’s on a server you share.
stats-everywhere-own = Matches on other servers are the business of those who played them: “{ stats-everywhere }” works for yourself, or for you and one other person.
stats-two-needed = That is the same person twice. Name two, or leave “{ stats-with }” out.
stats-not-here = This can only be shown to everyone on the server where it was played.
stats-not-in-this-channel = Not everybody here can see { $channel }, where it was played: show it there.
stats-all-games = All games
stats-in-all-servers = All servers
stats-only-here = Only this server
stats-to-history = Matches
stats-show-all = Show to all
stats-results = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }, { $won } won ({ $share }%) · { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }
stats-unrated = No rating yet
stats-curve = Highest { $high } ({ $high_on }), lowest { $low } ({ $low_on }); { $change } over the last { $matches ->
    [one] match
   *[other] { $matches } matches
}
stats-rating = Rating **{ $rating }** ± { $within } { $sure ->
    [yes] {""}
   *[no] (provisional){" "}
 }after { $matches ->
    [one] 1 rated match
   *[other] { $matches } rated matches
 }
stats-of = { $what }: { $results }
stats-by-preset = **By variant**
stats-by-contract-couillon = **Trumps**
stats-by-contract = **Contracts**
stats-feats = **Worth noting:** { $feats }
stats-best-deal = **Best deal:** { $deal }
stats-worst-deal = **Worst deal:** { $deal }
stats-deal = { $points }{ $contract }, deal { $deal } of table { $table }
stats-contract = { $contract }: { $roles }
stats-contract-trumps = Won
stats-contract-accept = Together
stats-contract-solo = Solo
stats-contract-troel = Troel
stats-contract-small-misere = Small misère
stats-contract-piccolo = Piccolo
stats-contract-piccolissimo = Piccolissimo
stats-contract-grand-misere = Grand misère
stats-contract-open-misere = Open misère
stats-contract-abondance = Abondance
stats-contract-abondance-table = Abondance on the table
stats-contract-small-slam = Small slam
stats-contract-small-slam-table = Small slam on the table
stats-contract-slam = Slam
stats-contract-slam-table = Slam on the table
stats-contract-open-slam = Open slam
stats-role-declarer = { $made } of { $deals } as declarer
stats-role-partner = { $made } of { $deals } as partner
stats-role-defender = { $made } of { $deals } as defender
stats-feat-mit = Mit’
stats-feat-kontra = Kontra
stats-feat-re = Re
stats-feat-sweep = all tricks
stats-faced-people = **Against people:** { $won } won of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }
stats-faced-computers = **Against computers:** { $levels }
stats-faced-level = { $level }, { $won } of { $matches } won
stats-favourite = **Favourite partner:** { $name }, { $won } won of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }
stats-nemesis = **Nemesis:** { $name }, ahead of you { $lost ->
    [one] once
   *[other] { $lost } times
 } in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }
stats-streak-won = **Now:** { $matches ->
    [one] last match won
   *[other] { $matches } matches won in a row
 }
stats-streak-lost = **Now:** { $matches ->
    [one] last match lost
   *[other] { $matches } matches lost in a row
 }
stats-streaks = **Longest streaks:** { $won } won, { $lost } lost
stats-other-games = **Other games**
stats-against = **Against each other:** { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }
    { $first } ahead: { $ahead } · { $second } ahead: { $behind } · equal: { $equal }
stats-never-against = They have not played against each other here.
stats-together = **On the same side:** { $results }
stats-never-together = They have not played on the same side here.
stats-replay-best = Replay best deal
stats-replay-worst = Replay worst deal

stats-history-title = ### Matches of { $name }
stats-history-match = **Table { $table }** · { $day } · { $game } · **{ $outcome }**
stats-history-won = won
stats-history-place = place { $place } of { $sides }
stats-history-side = { $place }. { $names } ({ $score })
stats-history-computer = { $name } (computer, { $level })
stats-history-cut-short = ended early, by agreement
stats-history-absent = ended because one side did not come
stats-history-rated-yes = rated
stats-history-rated-computers = not rated: a computer played
stats-history-rated-nobody = not rated: computers alone
stats-history-rated-cards = played with real cards, not rated
stats-history-pages = Page { $page } of { $pages } · { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }
stats-history-replay = Replay a match
stats-history-newest = Newest
stats-history-newer = Newer
stats-history-older = Older
stats-history-oldest = Oldest

stats-replay-title = ### { $game } · table { $table }
stats-replay-deal = { $unit ->
    [parties] Partie
   *[deals] Deal
 } { $deal } of { $deals }
stats-replay-step = step { $step } of { $steps }
stats-replay-seen = as { $name } saw it
stats-replay-all = all hands open
stats-replay-edition = This match began before the rules were put right; it is shown and counted as it was played. By today’s rules deal { $deal } would have gone differently.
stats-replay-unplayable = This match can no longer be played again: what was recorded does not follow today’s rules. Its result stands:
stats-replay-hands-alt = The cards still in hand, in words below: { $names }.
stats-replay-trick = On the table: { $cards }
stats-replay-hand = { $name }: { $cards }
stats-replay-first = { $unit ->
    [parties] First partie
   *[deals] First deal
 }
stats-replay-earlier = { $unit ->
    [parties] Previous partie
   *[deals] Previous deal
 }
stats-replay-back = ◀ Back
stats-replay-on = Forward ▶
stats-replay-later = { $unit ->
    [parties] Next partie
   *[deals] Next deal
 }
stats-replay-last = The end
stats-replay-to = Go to a trick
stats-replay-whose = Whose cards to see
stats-replay-begin = Before the first action
stats-replay-to-trick = Trick { $trick }
stats-replay-end = { $unit ->
    [parties] End of the partie
   *[deals] End of the deal
 }
stats-replay-of = Only { $name }’s cards
stats-replay-open = Step through it
stats-replay-match = Replay
stats-replay-none = There is no finished match to replay yet. Play one: { find-games-or-duel }.
stats-replay-running = The match at table { $table } is still being played: its cards stay secret until it is over. That goes for its finished deals too, for nobody should play from a written record while others rely on memory.
stats-replay-broken-off = The match at table { $table } was broken off: only finished ones can be replayed.
stats-files = Files
stats-files-title = ### { $game } · table { $table }: the files
stats-files-record = `.txt`: the whole match, as `python -m engine replay` plays it
stats-files-pbn = `.pbn`: the deals for bridge programs
stats-files-verify = `.verify.json`: what `/{ fair-command }` checks the packs by
stats-file = file
stats-file-hint = A match of your own to step through: its record (.txt), or its deals (.pbn)
stats-file-title = ### { $game } · { $file }
stats-file-too-large = This file is too large for a match: { $most } KB at most.
stats-file-no-text = This file is no text. Bring the record of a match (.txt), or its deals (.pbn), as **{ stats-files }** under its replay gives them.
stats-file-empty = There is no deal in this file.
stats-file-proof = This file is for checking the packs of a match. Its record is the .txt file beside it: bring that one.
stats-file-other-pbn = These deals are of another program: I read the .pbn files of matches played here, which also say the rules and the calls.
stats-file-line = Line { $line } of this file cannot be read: “{ $text }”.
stats-file-illegal = Line { $line } of this file goes against the rules: “{ $text }”.
stats-file-away = Discord did not give me that file: try it again.
stats-file-gone = I do not have this file at hand any more: bring it once more, with /{ stats-replay }.

# The same as the text of that name without `-by-message`, said in direct messages: commands of servers do not work there.
stats-none-own-by-message = You have not finished a match yet. Play one in a channel of a server, with { find-games-or-duel }: from then on what you have played is here.
stats-replay-none-by-message = You have no finished match to replay yet. Play one in a channel of a server: { find-games-or-duel }.
