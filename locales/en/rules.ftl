# The rules of each variant, short enough for a phone: /rules puts them together from these parts.

# What a game is called.
rules-game-couillon = Couillon
rules-game-chouine = Chouine
rules-game-kleurenwiezen = Kleurenwiezen

# What a variant is called: in titles, lists and completions.
rules-name-couillon = Couillon (basic game)
rules-name-denexa = Couillon (five lines)
rules-name-points = Couillon (points)
rules-name-tongres = Couillon (Tongeren)
rules-name-force = Couillon forcé
rules-name-malmedy = Couillon with the Mit’ (Malmedy)
rules-name-dame-de-make = Couillon with the Dame de Make
rules-name-st-vith = Kujong of St. Vith
rules-name-six = Couillon for six (24 cards)
rules-name-six-32 = Couillon for six (32 cards)
rules-name-eight = Couillon for eight
rules-name-kwajongen = Kwajongen (Opglabbeek)
rules-name-kujong = Kujong
rules-name-troeven = Troeven
rules-name-troeven-3-dummy = Troeven for three with a dummy
rules-name-troeven-3 = Troeven for three
rules-name-troeven-2-layout = Troeven for two (layout)
rules-name-troeven-2-stock = Troeven for two (stock)
rules-name-chouine = Chouine
rules-name-chouine-3 = Chouine for three
rules-name-chouine-4 = Chouine for four
rules-name-mondoubleau = Chouine (Mondoubleau)
rules-name-pagat = Kleurenwiezen (basic game)
rules-name-whisthub = Kleurenwiezen (Whisthub)
rules-name-classic = Kleurenwiezen (classic)
rules-name-gerver = Kleurenwiezen (Gerver)
rules-name-flemish = Kleurenwiezen (Flemish scoring)
rules-name-wallonia = Kleurenwiezen (Wallonia)

# The command.
rules-command = rules
rules-command-hint = How a variant is played, briefly; without an option: the table here
rules-preset-hint = Which variant; without one the table in this channel

rules-title = ### { $name }
rules-title-table = ### { $name } · table { $table }

# The chapters of long rules: their buttons.
rules-chapter-rules = Rules
rules-chapter-game = The game
rules-chapter-auction = Bidding
rules-chapter-contracts = Contracts
rules-chapter-play = Play
rules-chapter-score = Score
rules-chapter-tips = Tips

# Players and cards.
rules-players-pairs = **Players** 4, partners opposite each other.
rules-players-teams = **Players** { $seats } in two teams of { $each }, each between two opponents.
rules-players-dummy = **Players** 3 and a dummy, whose cards lie on the table. Whoever sits opposite it is its partner; the other two play together.
rules-players-alone = **Players** { $seats ->
    [2] 2, one against the other.
   *[other] { $seats }, everyone alone.
}
rules-cards = **Cards** { $pack }, from high to low { $ranks }. Worth: { $values }, the rest 0; 40 in all.
rules-cards-no-black-sevens = The black sevens stay out.

# The deal.
rules-deal-stub = **Deal** In twos: { $first } each; { $rest } cards are left.
rules-deal-tongres = **Deal** In twos: { $first } each, and { $more } more after the first round of calls.
rules-deal-all = **Deal** { $batch } at a time: { $first } each, and { $more } more once trumps are settled.
rules-deal-eldest = **Deal** { $first } to the player at dealer’s left, who makes trumps; { $first } to each of the others; then { $more } more to everyone.
rules-deal-eldest-talon = **Deal** { $first } to the player at dealer’s left, who makes trumps; { $first } to each of the others; { $rest } face down as talon; then { $more } more to everyone.
rules-deal-dealer-card = **Deal** 2 to each of the others, 1 face up to the dealer, { $second } more to the others, { $last } more to the dealer{ $rest ->
    [0] {""}
   *[other] ; { $rest } are left
}.
rules-deal-layout = **Deal** Two rows of 4 face down each, with a face-up card on every one. The first 4 face-up cards are the non-dealer’s; then trumps are made.
rules-deal-stock = **Deal** { $first } to the non-dealer; once trumps are made { $first } to the dealer and { $more } more to each; { $rest } are the stock.
rules-deal-left = { $rest } cards are left.
rules-deal-left-stock = { $rest } cards are the stock.
rules-deal-dummy = The dummy’s first 4 lie face down, the other 4 face up on top.
rules-cut = **Cut** Before each deal the player at dealer’s right may cut, { $least } cards at least; otherwise chance does.
rules-dealer-lobby = **Dealer** By lot for the first deal; then each time the player at dealer’s left.
rules-dealer-high-cards = **Dealer** Before the match everyone draws a card: the two highest are partners, and the highest deals first. Then each time the player at dealer’s left.
rules-dealer-jacks = **Dealer** Before the match cards are dealt face up: the first jack makes its owner the first dealer, the second their partner. Then each time the player at dealer’s left.

# Making trumps.
rules-trumps-upcard = **Trumps** The top card left is turned up. From dealer’s left each accepts its suit for their side or passes, once round. If all pass, the bottom card decides, and neither side has made trumps.
rules-trumps-tongres = **Trumps** The dealer’s fourth card is turned up; from dealer’s left each accepts its suit or passes. If all pass, the dealer’s last card is offered likewise after the deal. If all pass again: no score, next dealer.
rules-trumps-forced = **Trumps** The player at dealer’s left { $show ->
    [chosen] shows one of the first { $first } cards: its suit is trumps
    [highest] names the suit of one of the first { $first } cards and shows the highest of that suit
   *[none] names the suit of one of the first { $first } cards and shows nothing
}. Or they ask for a **turned-up card**: their next card decides. Either way their side has made trumps.
rules-trumps-held = **Trumps** The player at dealer’s left has to name the suit of one of the first { $first } cards and shows nothing. Their side has made trumps.
rules-trumps-dealer-card = **Trumps** The dealer’s face-up card is proposed. From dealer’s left each accepts its suit or passes. If all pass, the cards are thrown in.
rules-trumps-passed = After a thrown-in deal the next win counts one more (just one, however often).
rules-trumps-named = **Trumps** The player at dealer’s left looks at { $first } cards and names any suit, held or not.
rules-trumps-named-two = **Trumps** The non-dealer looks at { $first } cards and names any suit, held or not.
rules-trumps-dummy = When it falls to the dummy, everything is dealt first and its partner names the suit on the dummy’s face-up cards, before looking at their own.

# Play.
rules-lead = **Play** The player at dealer’s left leads.
rules-lead-two = **Play** The non-dealer leads.
rules-follow-or-trump = Holding the suit led, follow **or trump**; otherwise play anything.
rules-follow-strict = Holding the suit led, you **must follow**; otherwise you must trump; with neither, play anything.
rules-follow-free = While the stock lasts, play anything; the winner of a trick draws first. After that: holding the suit led, follow **or trump**.
rules-follow-free-strict = While the stock lasts, play anything; the winner of a trick draws first. After that: holding the suit led, you **must follow**; otherwise you must trump; with neither, play anything.
rules-take = **Tricks** Nobody has to beat. The best trump takes the trick, else the best card of the suit led; whoever takes it leads.
rules-play-layout = You play from your face-up cards, and only these oblige you. What was bared is turned up after the trick.
rules-play-dummy = Its partner plays the dummy’s face-up cards, and only these oblige it. What was bared is turned up after the trick.

# Queens.
rules-mit = **Mit’** Whoever holds the queen of spades may say *Mit’* at their turn, before playing their first card. She then ranks just below the ace of trumps, and the deal is worth one more to its winners. Unsaid, she is a plain spade.
rules-mit-kontra = An opponent may answer *Kontra*, and the Mit’ side then *Re*: one more each. Knocking on the table says the same; type “I knock” with /{ command-bid }.
rules-dame-de-make = **Dame de Make** The queen of clubs is always a trump, just above the king, and no club at all.
rules-red-queens = **Red queens** They too are always trumps: below the queen of clubs, hearts over diamonds, above the king.

# The score and the end of the match. The figures are those of the table.
rules-score-slate = **Score** { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} a side. More card points than the others: wipe one. You made trumps and lost: a *boucle* on one of your lines, which costs a win of its own. Equal: *craie dans le trou*, the next win wipes two.
rules-score-points = **Score** More card points than the others: 1 point. You made trumps and lost: 1 point off. Equal: the next win is worth 2.
rules-score-royes = **Score** { $royes } *rôyes* a side, to get rid of. More card points: take one off, and one more for all the tricks (*dobe*). You made trumps and lost: add one.
rules-score-ottant = If you had declared the Mit’, add two.
rules-score-numbers = **Score** The *tree* stands at { $branches } a side. More card points: take one off, two for all the tricks. You made trumps and did not win, even by a tie: add one. A tie takes nothing off.
rules-score-cows = **Score** A *cow* is { $strokes } strokes a side. More card points: cross out one, and one more for all the tricks. You made trumps and lost: add one. Equal: nothing.
rules-score-tree = **Score** A tree of { $branches ->
    [one] { $branches } branch
   *[other] { $branches } branches
} a side. More card points: hang a ball on one, it is cancelled. You made trumps and lost: one branch more. Equal: the next win cancels two.
rules-score-trees = **Score** Each has a tree of { $branches ->
    [one] { $branches } branch
   *[other] { $branches } branches
}. Most card points, alone: cancel one. You made trumps and somebody else won: one branch more. Shared: nothing, and the next win cancels two.
rules-tie-none = Equal: nothing.
rules-tie-both-score = Equal: both sides take one off.
rules-tie-non-makers = Equal: the side that made trumps has lost.
rules-bourgumesse = Made trumps and not one trick? You are *bourgumêsse*, the mayor.
rules-end-slate = **Match** The first side without lines wins.
rules-end-points = **Match** First to { $target } wins.
rules-end-royes = **Match** First at 0 or below wins.
rules-end-numbers = **Match** First at 0 or below wins.
rules-end-cows-9-9-5 = **Match** The first without strokes wins the cow. Two cows win; at one each, the last cow has only 5 strokes.
rules-end-cows-9-5 = **Match** The first without strokes wins the cow. Cows of 9 and 5 strokes take turns; the first side with one of each wins.
rules-end-cows-9 = **Match** The first without strokes wins.
rules-end-cows-5 = **Match** The first without strokes wins.
rules-end-tree = **Match** First without branches wins.
rules-end-deals-points = **Match** { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; most points win, equal ones share.
rules-end-deals-royes = **Match** { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; fewest rôyes win, equal ones share.
rules-end-deals-slate = **Match** { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; fewest marks win, equal ones share. A side without lines that gets a boucle draws a line.
rules-end-deals-numbers = **Match** { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; fewest points left win, equal ones share. Nobody goes below 0.
rules-end-deals-tree = **Match** { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; fewest branches left win, equal ones share.
rules-end-deals-cows = **Match** { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, cow after cow; most cows win, then fewest strokes left in the last one.
rules-cows-9-9-5 = Where each side has won one, the next cow has only 5 strokes.
rules-cows-9-5 = Cows of 9 and 5 strokes take turns.

# What a table changes: a line for each option.
rules-house = **House rules of this table**
rules-last-trick = Once everybody has one card left and nothing else can be said, the last trick plays itself.
rules-last-trick-usual = Once everybody has one card left and nothing else can be said, the last trick plays itself, unless the table has chosen otherwise.
rules-house-option = • { $option }

# The ranking as a picture, and as it is read out.
rules-ranking-trumps = Trumps, from high to low
rules-ranking-plain = Any other suit
rules-ranking-mit = Mit’
rules-ranking-points = points
rules-alt-trumps = Trumps from high to low, here { $suit }: { $cards }.
rules-alt-mit = The queen of spades stands there when the Mit’ has been declared.
rules-alt-plain = Another suit, here { $suit }: { $cards }.

# Chouine.
rules-chouine-cards = **Cards** 32, from high to low { $ranks } in every suit. Worth: { $values }, the rest 0; the last trick { $der } (*dix de der*). Aces and tens are *brisques*.
rules-chouine-deal = **Deal** { $each } each, one at a time. The next card is turned up: trumps. The rest lie on it as talon: { $talon } cards to draw, the turned-up one last.
rules-chouine-deal-no-trump = **Deal** { $each } each, one at a time. Nothing is turned up and there are no trumps yet; { $talon } cards are the talon.
rules-chouine-dealer = Before the match everyone draws: the lowest card deals first; those who share the lowest rank draw again. Then the deal passes on after each partie; the second manche is opened by the next player, a later one by whoever draws lowest.
rules-chouine-play = **Play** Dealer’s left leads. While there is something to draw, play anything. The best trump takes the trick, else the best card of the suit led. Its winner draws first and leads. { $end }
rules-chouine-talon-two = Whoever loses the last trick after which cards are drawn gets the turned-up card.
rules-chouine-talon-left-over = Two cards are left over and count for nobody.
rules-chouine-talon-all = The last to draw gets the turned-up card.
rules-chouine-end = **Talon gone** Follow suit. Trumps led: beat it if you can. Unable to follow: trump if you can.
rules-chouine-end-more = **Talon gone** Follow suit. Trumps led: beat the best if you can. Unable to follow: trump, and overtrump if you can.
rules-chouine-combinations = **Combinations** { $combinations }.
rules-chouine-counts = *{ $name }* ({ $ranks } of a suit) { $points }, in trumps { $trumps }
rules-chouine-brisques = *{ $name }* (any { $cards } brisques) { $points }
rules-chouine-wins = *{ $name }* ({ $ranks } of a suit) wins the partie at once
rules-chouine-declare = Declare while playing one of its cards, leading or not, and also once the talon is gone; it is shown and counts after the trick. Once a suit and once a { $each } at most. Of two *chouines* in a trick, the one in trumps wins, else the first.
rules-chouine-twice = A card may serve in two of them: the same ace in a *quateron* and in a *quinte*, say.
rules-chouine-exchange = **The seven** Whoever holds the seven of trumps may exchange it for the turned-up card at any moment, even out of turn, before the lead to trick { $lead }. “*Au sept*” reminds of it.
rules-chouine-makes = **Trumps** The first mariage, tierce or quateron declared by whoever leads makes its suit trumps, at once and for good; { $doubled ->
    [yes] it counts as one in trumps
   *[no] it counts as one in a plain suit
}. There is no exchange.
rules-chouine-partie = **Partie** Most points win: cards, dix de der, combinations. Equal: annulled, the same dealer deals again.
rules-chouine-manche = **Manche** First to { $parties ->
    [one] one partie
   *[other] { $parties } parties
}.
rules-chouine-match = **Match** First to { $manches } manches; at one each, *la belle* decides.
