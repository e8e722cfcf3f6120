# Fairness: the digest before the first deal, the secret after the match, the check of every pack.
fair-command = verify
fair-command-hint = See that nobody chose the cards: the digest of a match, and afterwards the check of every deal
fair-which-hint = The number of the table; a finished one too
fair-which = Which table? Give its number, as in `/verify table:12`; it stands in the table's first message.
fair-digest = -# SHA-256 of the secret all packs follow from: `{ $digest }`
fair-committed = { fair-digest } · `/{ fair-command }`
fair-secret = -# The secret all packs followed from: `{ $secret }`
fair-button = Check the packs
fair-may-cut = -# { $name } may cut the pack first.
fair-title = ### { $game }, table { $table }: the packs
fair-lobby = The match has not started. When it does, the digest of a secret stands here and in the channel before the first card is dealt.
fair-without = This match began before packs followed from a secret: nothing can be checked about it.
fair-later = Every shuffled pack of this match follows from a secret, which this digest tied down before the first deal, and is then cut. When the match is over, the secret stands here, and every deal is checked against it. Until then it is shown to nobody.
fair-broken-off = The match was broken off, so its secret is shown to nobody, ever: it would show the hands of the deal on the table. Only a match that was played to its end can be checked.
fair-right = **Everything is right.** { $deals ->
    [one] The pack of the one deal follows
   *[other] The packs of all { $deals } deals follow
 } from the secret and { $deals ->
    [one] its cut
   *[other] their cuts
 }{ $draws ->
    [0] {""}
    [one] , and so does what was drawn
   *[other] , and so do all { $draws } draws
 }.
fair-wrong = **Something is wrong**, at “{ $where }”: { $why }.
fair-deal = Deal { $deal }: { $name } cut { $cards } cards
fair-deal-by-chance = Deal { $deal }: { $cards } cards cut by chance
fair-script = To check it without the bot, save both files and run, with Python 3.9 or newer: `{ $command }`
