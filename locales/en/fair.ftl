# Fairness: the digest before the first deal, the secret after the match, the check of every pack.
fair-command = verify
fair-command-hint = See that nobody chose the cards: the fingerprint of a match, and afterwards the check of every deal
fair-which-hint = The number of the table; even of a finished one
fair-which = Which table? Give its number, as in `/{ fair-command } { command-which-table }:12`; it is in the message with the fingerprint.
fair-digest = -# SHA-256 of the secret: `{ $digest }`
fair-committed = Nobody can choose the cards any more: afterwards `/{ fair-command }` checks them.
fair-secret = -# The secret that everything followed from: `{ $secret }`
fair-button = Check the packs
fair-may-cut = -# { $name } may cut the pack first.
fair-title = ### { $game }, table { $table }: the packs
fair-lobby = The match has not started. When it does, the fingerprint of a secret is posted in the channel, before anything is drawn or dealt.
fair-without = This match began before packs followed from a secret: nothing about it can be checked.
fair-later = Every draw, every shuffled pack, the order in which tricks are gathered by hand and every cut that nobody makes follow from a secret, which this fingerprint tied down before the first deal. When the match is over or stopped, the secret is shown here and every deal is checked. Until then nobody sees it.
fair-still-played = Other tables may still play these deals: the secret is shown here, and every deal checked, as soon as everybody has finished them.
fair-broken-off = The match was stopped before its first deal: there are no packs to check.
fair-right = **Everything is right.** { $deals ->
    [one] The one deal was
   *[other] All { $deals } deals were
 } checked{ $draws ->
    [0] {""}
    [one] , and so was the draw
   *[other] , and so were all { $draws } draws
 }; what that proves is below.
fair-wrong = **Something is wrong**, at “{ $where }”: { $why }.
fair-deal = Deal { $deal }: { $name } cut { $cards } cards
fair-deal-by-chance = Deal { $deal }: { $cards } cards cut by chance
fair-script = To check it without the bot, save both files and run, with Python 3.9 or newer: `{ $command }`
fair-place = [The message with it]({ $link }) was sent on { $day } at { $when }. It must have exactly this whole fingerprint, must not be edited, and must be the first and only one for this table.
fair-awaited = It is being posted in the channel; the cards follow.
fair-unproved = **This match is unproved:** the fingerprint could not be posted in the channel before the first deal. So nothing shows that nobody chose the secret.
fair-unproved-here = -# This match is unproved: the fingerprint of its cards could not be posted. `/{ fair-command }`
fair-first-deal = Deal
fair-first-deal-when = -# The first cards come { $when }, or at once by the button.
fair-cut-words = Cut with a few words
fair-cut-with = { $name } cut { $cards } cards and said “{ $words }”.
fair-words-title = Cut with a few words
fair-words = Words or numbers
fair-words-hint = Up to { $most } characters; shown after the deal. All packs from the next deal on depend on them.
fair-words-muted = The host has muted you, so your words would not be shown: cut without any.
fair-words-without-cards = Say how many cards you cut as well: your words go with the cut.
fair-command-words = words
fair-command-words-hint = Words or numbers: packs from the next deal on depend on them, and all see them after this deal
fair-proved = **Proved:** { $claims }.
fair-not-proved = **Not proved:** { $claims }.
fair-claim-posted = the fingerprint was posted before the deal, and the number of its message went into the pack
fair-claim-shared = that nobody tried secrets until these cards came: other tables play the same deals, and only the message with the fingerprint shows that they were to
fair-claim-unposted = that there was a fingerprint before the deal
fair-claim-unbound = that the fingerprint was there before the deal: only those who saw it know
fair-claim-pack = the pack follows from the secret
fair-claim-hands = the pack follows from the secret and from how the deal before was played, which everybody saw
fair-claim-gathered = that the tricks lay like that and were gathered like that: the record of the match can tell
fair-claim-cut = nobody cut, and the cut follows from the secret
fair-claim-chance = the cut: it was the bot’s own chance
fair-claim-person = that this person really cut like that: only they know
fair-deal-with = Deal { $deal }: { $name } cut { $cards } cards and said “{ $words }”
fair-claim-given = anything about the cards: they come from another match, which this one continues
fair-deal-given = Deal { $deal }: given, from table { $table }
fair-claim-unlinked = that the number of the message with the fingerprint went into the cards: no message is known
fair-claim-words = that nobody who knew the secret tried words with the last cut until these cards came: nobody cut them
fair-claim-computer = that anybody cut there: a computer had this seat at the start, so ask who took it
fair-digest-terms = -# SHA-256 of the secret and of what is settled with it: `{ $digest }`
fair-terms = -# Settled with it: the rules, who sits where, and how the first dealer is found: { $draw ->
    [high-cards] partners are drawn by high cards
    [jacks] partners are drawn by jacks
    [lowest] by drawing, the lowest card deals
    [given] as in the match that is played on from
   *[number] by the secret
 }.
fair-shared-here = -# Other tables play the same deals.
fair-forgotten = **Not proved:** who sat there at the start, because somebody asked to be forgotten: { $seats }.
