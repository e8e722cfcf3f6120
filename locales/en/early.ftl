# A match that ends early or gets another length, by agreement.
early-end = end
early-end-hint = Propose to end your match after this deal, with the standing as its result
early-play-on = play-on
early-play-on-hint = Propose to play on after all, when the match was to end after this deal
early-length = length
early-length-hint = Propose a longer or shorter match: deals, lines, rôyes, points, parties
early-length-new = new
early-length-new-hint = How long the match is to be; by default you see what is possible
early-end-button = End after this deal
early-end-button-now = End the match now
early-play-on-button = Play on after all
early-length-button = Longer or shorter
early-end-doubt = **End the match at table { $table } after this deal?** The standing after deal { $deal } will be its result.
early-end-doubt-now = **End the match at table { $table } now?** The standing after deal { $deal } will be its result.
early-end-rating = If the match is rated, it counts as { $deals ->
    [one] a match of a single deal
   *[other] a match of { $deals } deals
 }: the fewer deals, the less it moves a rating.
early-asks = Everyone there has to agree: { $people }.
early-end-propose = Yes, propose it
early-end-yes = Yes, end it
early-ends = The match at table { $table } ({ $game }) ends after deal { $deal }.
early-ended = The match at table { $table } ({ $game }) has ended after deal { $deal }.
early-goes-on = The match at table { $table } ({ $game }) goes on after deal { $deal }.
early-last-deal = 🏁 **Last deal:** the match ends with it, as agreed.
early-result = -# Ended early, by agreement, after { $deals ->
    [one] one deal
   *[other] { $deals } deals
 }{ $planned ->
    [0] {""}
   *[other] {" "}of { $planned }
 }. It counts as a match of that many deals.
early-absent = -# One side did not come: it has lost, as if it had given up. The rest of the last deal was not played by anybody.
early-end-proposed = **{ $name } would like to end the match early:** after this deal, or at once between two deals. The standing is then its result. If the match is rated, fewer deals make it count for less.
early-end-carried = **Agreed: deal { $deal } is the last one.** The standing after it is the result.
early-end-alone = **{ $name } ends the match: deal { $deal } is the last one.** The standing after it is the result.
early-end-declined = { $other } would rather play on; { $name } had proposed to end the match early.
early-end-over = The match goes on; { $name } had proposed to end it early.
early-play-on-proposed = **{ $name } would like to play on after all,** though it was agreed that the match ends after this deal.
early-play-on-carried = **The match goes on** after this deal, as its rules say.
early-play-on-declined = { $other } would rather leave it at that: the match ends after this deal. { $name } had proposed to play on.
early-play-on-over = What was agreed stands: this deal is the last one. { $name } had proposed to play on.
early-length-proposed = **{ $name } would like another length for the match: { $length }.** Now it is: { $now }. The score would be worked out again as if the match had begun like that.
early-length-carried = **Agreed: { $length }.** The score is worked out as if the match had begun like that.
early-length-alone = **{ $name } changes the length of the match: { $length }.** The score is worked out as if the match had begun like that.
early-length-declined = { $other } would rather keep the length there is; { $name } had proposed: { $length }.
early-length-over = The match keeps its length; { $name } had proposed: { $length }. It has to be answered before the deal is over.
early-length-choose = **Another length for the match at table { $table }?** Now it is: { $now }. Everyone there has to agree before this deal is over.
early-length-menu = The new length
early-length-is = The match at table { $table } ({ $game }) has another length: { $length }.
early-no-lengths = The length of the match at table { $table } cannot be changed any more; you may propose to end it.
early-which-length = This match cannot have the length { $given }; choose one from the list.
