# The table of Kleurenwiezen, the hand and what a deal came to.
kleurenwiezen-troel = **Troel**: { $name }, *with me*: { $partner }
kleurenwiezen-troel-with = **Troel** with { $card }: { $name }, *with me*: { $partner }
kleurenwiezen-calls = -# { $name }: { $calls }
kleurenwiezen-live = Standing proposals: { $proposals }
kleurenwiezen-proposal = { $suit } ({ $name })
kleurenwiezen-highest = Highest bid: **{ $contract }** ({ $name })
kleurenwiezen-contract = **{ $contract }**: { $name }
kleurenwiezen-doubled = **Double**: { $name }
kleurenwiezen-forced = { $name } has to join in: the three others play small misère.
kleurenwiezen-played = { $played } of { $deals } deals played
kleurenwiezen-times = this deal counts { $times } times
kleurenwiezen-tricks = Tricks: { $sides }
kleurenwiezen-side-least = { $name } **{ $tricks }** of { $goal }
kleurenwiezen-side-exactly = { $name } **{ $tricks }**, has to take { $goal ->
    [0] none
   *[other] exactly { $goal }
}
kleurenwiezen-side-none = { $name } **{ $tricks }**
kleurenwiezen-aside = Cards laid aside: { $name }

kleurenwiezen-hand-auction = ► **Your bid.** Press it below, pick it from the list or type it with /{ command-bid }.
kleurenwiezen-hand-troel = ► **You choose trumps**, for the two of you.
kleurenwiezen-hand-double = ► **Double?** The first one to say it doubles for all opponents.
kleurenwiezen-hand-discard = ► **Lay a card aside**, face down. Then the play begins.
kleurenwiezen-hand-called = The card that makes you partners: { $card }
kleurenwiezen-hand-discarded = You laid { $card } aside.
kleurenwiezen-wait-discard = Your card is laid aside; the others have yet to lay theirs.
kleurenwiezen-wait-double = There is nothing for you to do: the opponents may double.

kleurenwiezen-made = **Deal { $deal }: { $side } { $people ->
    [one] makes
   *[other] make
} { $contract }** with { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}{ $over ->
    [0] {""}
   *[other] , { $over } more than needed
}.
kleurenwiezen-made-all = **Deal { $deal }: { $side } { $people ->
    [one] makes
   *[other] make
} { $contract }** with all 13 tricks!
kleurenwiezen-failed = **Deal { $deal }: { $side } { $people ->
    [one] fails
   *[other] fail
} in { $contract }**: { $tricks } of { $goal ->
    [one] { $goal } trick
   *[other] { $goal } tricks
}, { $under } short.
kleurenwiezen-failed-early = **Deal { $deal }: { $side } { $people ->
    [one] fails
   *[other] fail
} in { $contract }**: the opponents have { $against ->
    [one] one trick
   *[other] { $against } tricks
} already.
kleurenwiezen-negative-made = **Deal { $deal }: { $side } makes { $contract }**, with { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
kleurenwiezen-negative-failed = **Deal { $deal }: { $side } fails in { $contract }**, with { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
kleurenwiezen-multiplied = Everything counts { $times } times{ $why }.
kleurenwiezen-why-doubled = { $name } doubled
kleurenwiezen-why-passed = the deal before was thrown in
kleurenwiezen-why-tricks = { $tricks ->
    [13] all the tricks
    [0] no trick at all
    [one] just one trick
   *[other] just { $tricks } tricks
}
kleurenwiezen-gains = Points: { $sides }
kleurenwiezen-early = -# The cards left could not change the score any more.
kleurenwiezen-thrown-in = **Deal { $deal } is thrown in**: everybody passed. { $name } deals again.
kleurenwiezen-thrown-in-counts = **Deal { $deal } is thrown in**: everybody passed, and nobody scores.
kleurenwiezen-next-doubles = The next deal counts double.

# What is said at Kleurenwiezen: the words of the auction, as players say them. No markdown: pictures draw them too.
kleurenwiezen-bid-pass = Pass
kleurenwiezen-bid-wait = I wait
kleurenwiezen-bid-parole = Pass parole
kleurenwiezen-bid-double = Double
kleurenwiezen-bid-no-double = No double
kleurenwiezen-bid-propose = Propose { $suit }
kleurenwiezen-bid-accept = Accept { $goal } { $suit }
kleurenwiezen-bid-solo = Solo { $goal } { $suit }
kleurenwiezen-bid-troel = Troel { $goal } { $suit }
kleurenwiezen-bid-small-misere = Small misère
kleurenwiezen-bid-piccolo = Piccolo
kleurenwiezen-bid-piccolissimo = Piccolissimo
kleurenwiezen-bid-grand-misere = Grand misère
kleurenwiezen-bid-open-misere = Open misère
kleurenwiezen-bid-abondance = Abondance { $goal } { $suit }
kleurenwiezen-bid-abondance-table = Abondance { $goal } { $suit } on the table
kleurenwiezen-bid-small-slam = Small slam { $suit }
kleurenwiezen-bid-small-slam-table = Small slam { $suit } on the table
kleurenwiezen-bid-slam = Slam { $suit }
kleurenwiezen-bid-slam-table = Slam { $suit } on the table
kleurenwiezen-bid-open-slam = Open slam { $suit }
kleurenwiezen-bid-discard = Lay { $card } aside
# Contracts whose name is not what was said: a partnership's, and a Troel before its partner has spoken.
kleurenwiezen-bid-contract-accept = { $goal } { $suit } together
kleurenwiezen-bid-contract-troel = Troel

# The same for a narrow column; the suit's sign is drawn beside it.
kleurenwiezen-bid-short-pass = pass
kleurenwiezen-bid-short-wait = wait
kleurenwiezen-bid-short-parole = parole
kleurenwiezen-bid-short-double = double
kleurenwiezen-bid-short-no-double = no
kleurenwiezen-bid-short-propose = propose
kleurenwiezen-bid-short-accept = accept { $goal }
kleurenwiezen-bid-short-solo = solo { $goal }
kleurenwiezen-bid-short-troel = troel { $goal }
kleurenwiezen-bid-short-small-misere = small misère
kleurenwiezen-bid-short-piccolo = piccolo
kleurenwiezen-bid-short-piccolissimo = piccolissimo
kleurenwiezen-bid-short-grand-misere = grand misère
kleurenwiezen-bid-short-open-misere = open misère
kleurenwiezen-bid-short-abondance = abondance { $goal }
kleurenwiezen-bid-short-abondance-table = abondance table { $goal }
kleurenwiezen-bid-short-small-slam = small slam
kleurenwiezen-bid-short-small-slam-table = small slam table
kleurenwiezen-bid-short-slam = slam
kleurenwiezen-bid-short-slam-table = slam table
kleurenwiezen-bid-short-open-slam = open slam
# A partnership's contract for a narrow column.
kleurenwiezen-bid-short-contract-accept = accept { $goal }

# The rules of Kleurenwiezen, chapter by chapter: /rules puts them together from these parts.

# The game.
kleurenwiezen-rules-players = **Players** 4, each for themselves: the bidding decides who plays with whom, deal by deal.
kleurenwiezen-rules-cards = **Cards** 52, in every suit from high to low { $ranks }. In the bidding the suits have a rank too, from high to low hearts, diamonds, clubs, spades.
kleurenwiezen-rules-aim = **In short** One player proposes a suit, another accepts it, and the two undertake to win enough tricks with that suit as trumps. Or somebody plays alone against three, for fewer tricks, for more, or for none. The highest contract bid is the one that is played.
kleurenwiezen-rules-deal-gathered = **Deal** Nobody shuffles. The tricks are gathered, the declarers’ side first, and the player at dealer’s right cuts { $least } to { $most } cards. If they do not cut, chance does. Everyone gets 13, in packets of { $packets }. Before the first deal the pack is shuffled, dealt, sorted and gathered once without being played.
kleurenwiezen-rules-deal-gathered-by-hand = **Deal** Nobody shuffles. The tricks are put together in no order, as by hand, and the player at dealer’s right cuts { $least } to { $most } cards. If they do not cut, chance does. Everyone gets 13, in packets of { $packets }. Before the first deal the pack is shuffled, dealt, sorted and gathered once without being played.
kleurenwiezen-rules-deal-shuffled = **Deal** The pack is shuffled for every deal. Everyone gets 13 cards, in packets of { $packets }.
kleurenwiezen-rules-dealer = **Dealer** Drawn by lot for the first deal; then the player at dealer’s left deals. When the cards are thrown in, the same player deals again.
kleurenwiezen-rules-dealer-counts = **Dealer** Drawn by lot for the first deal; then the player at dealer’s left deals, even when the cards are thrown in.
kleurenwiezen-rules-match = **Match** { $deals ->
    [0] No fixed number of deals: play on until the table is stopped.
   *[other] { $deals } deals, those thrown in not counted. Most points win; equal ones share.
}
kleurenwiezen-rules-match-counts = **Match** { $deals ->
    [0] No fixed number of deals: play on until the table is stopped.
   *[other] { $deals } deals, those thrown in counted too. Most points win; equal ones share.
}

# The bidding.
kleurenwiezen-rules-troel = **Troel** Whoever holds { $aces ->
    [three] exactly three aces
   *[more] three or four aces
} has a Troel. It is announced before the bidding, and so is the partner: the holder of the fourth ace.
kleurenwiezen-rules-troel-heart = With all four aces it is the holder of the highest heart they lack.
kleurenwiezen-rules-troel-king = With all four aces it is the holder of the highest heart they lack; with the king of hearts too, of the king of the highest suit whose king they lack.
kleurenwiezen-rules-troel-above = Everybody may bid higher, the two included; if nobody does, the Troel is played.
kleurenwiezen-rules-order = **Order** Clockwise from dealer’s left, until everyone has passed or is committed. If all pass, the cards are thrown in.
kleurenwiezen-rules-suits = **Suits** Of two bids that are equal otherwise, the one in the higher suit wins: hearts, then diamonds, clubs, spades.
kleurenwiezen-rules-pass = **Pass** You are out of the bidding.
kleurenwiezen-rules-wait = **Wait** Only dealer’s left, as the very first bid{ $troel ->
    [yes] { "" }, and not above a Troel
   *[no] { "" }
}. Later you may only accept or pass.
kleurenwiezen-rules-propose = **Propose** a suit you hold, as your first bid or after other proposals of yours. Not a suit that somebody else is proposing just now, nor one that was ever accepted. And somebody must still be able to accept: a player who has neither passed nor committed, for 13 tricks at most. A proposal stands until your next turn. { $times ->
    [1] Each suit may be proposed once.
    [2] You may propose the same suit twice.
   *[other] You may propose the same suit three times.
}
kleurenwiezen-rules-accept = **Accept** a standing proposal in a suit you hold. The two of you are bound to it, for as few tricks as will outrank the highest bid, and you speak for both.
kleurenwiezen-rules-solo = **Solo** Alone, for as few tricks as will outrank the highest bid. Only in a suit you proposed in vain, or when all others are committed; never in a suit others have undertaken. You stay with that suit.
kleurenwiezen-rules-solo-once = Not in a suit you have proposed more than once.
kleurenwiezen-rules-negative = **{ $names }** At any turn, unless you wait or are bound to a suit. If somebody has just bid the same, you may bid it as well: then each plays it for themselves. From then on only contracts without trumps are open to you.
kleurenwiezen-rules-misere-closes = After a contract without trumps nobody may propose a suit that nobody has proposed before; a suit can be proposed again, and a standing proposal accepted.
kleurenwiezen-rules-misere-closes-first = After a contract without trumps nobody may make a new proposal; standing ones may still be accepted.
kleurenwiezen-rules-forced-fourth = Three small misères at the end force the fourth player into one too.
kleurenwiezen-rules-abondance = **{ $names }** Only as your first bid, for any number of tricks. You stay with that suit.
kleurenwiezen-rules-raise = **Raising** Once everyone is committed, those who are outbid go higher or pass, clockwise from the last speaker, until one contract is left. With a partner or solo: for as few tricks as will do. Without trumps: an equal or higher contract without trumps. Abondance or slam: any higher one in the same suit.
kleurenwiezen-rules-abondance-misere = An outbid abondance may also turn to a contract without trumps.
kleurenwiezen-rules-parole = **Pass parole** Whoever accepted and would have to bid { $tricks } tricks or more may leave that to the partner, who raises or passes and speaks for both from now on.
kleurenwiezen-rules-bound = **Left alone** If the one who speaks for a pair passes, the other is still bound: solo in the suit, or pass.
kleurenwiezen-rules-bound-taken = Not solo, though, if somebody outside that pair has undertaken the suit.
kleurenwiezen-rules-bound-misere = If that is the one who proposed, a contract without trumps is possible too.
kleurenwiezen-rules-double = **Double** After the bidding each opponent may say *double*. The first one holds; there is only one.

# The contracts.
kleurenwiezen-rules-contract-accept = **Together** { $goals } tricks at least, in the suit accepted.
kleurenwiezen-rules-contract-solo = **Solo** { $goals } tricks at least, alone against three, with trumps of your choice.
kleurenwiezen-rules-contract-troel = **Troel** { $tricks ->
    [9] 9 tricks at least. The partner chooses trumps: the suit of the called card, or another.
   *[other] The partner chooses: 8 tricks at least in the suit of the called card, or 9 in another suit.
}
kleurenwiezen-rules-contract-small-misere = **Small misère** No trumps. Everyone lays a card aside; win none of the 12 tricks.
kleurenwiezen-rules-contract-piccolo = **Piccolo** No trumps. Win exactly one trick.
kleurenwiezen-rules-contract-piccolissimo = **Piccolissimo** No trumps. Win exactly two tricks.
kleurenwiezen-rules-contract-grand-misere = **Grand misère** No trumps. Win none of the 13 tricks.
kleurenwiezen-rules-contract-open-misere = **Open misère** Win none of the 13 tricks, with your cards face up after the first.
kleurenwiezen-rules-contract-abondance = **Abondance** { $goals } tricks at least, alone, with trumps of your choice.
kleurenwiezen-rules-contract-abondance-table = **Abondance on the table** { $goals } tricks at least, with your cards face up after the first.
kleurenwiezen-rules-contract-small-slam = **Small slam** 12 tricks at least, alone, with trumps of your choice.
kleurenwiezen-rules-contract-small-slam-table = **Small slam on the table** 12 tricks at least, with your cards face up after the first.
kleurenwiezen-rules-contract-slam = **Slam** All 13 tricks, alone, with trumps of your choice.
kleurenwiezen-rules-contract-slam-table = **Slam on the table** All 13 tricks, with your cards face up after the first.
kleurenwiezen-rules-contract-open-slam = **Open slam** All 13 tricks, with your cards face up after the first: the highest bid of all.

# The play.
kleurenwiezen-rules-lead = **Lead** Dealer’s left leads to the first trick.
kleurenwiezen-rules-lead-alone = In an abondance or a slam the declarer does.
kleurenwiezen-rules-lead-troel = In a Troel the partner leads the called card if its suit is trumps; if not, the holder of the aces leads the ace of trumps.
kleurenwiezen-rules-lead-troel-any = In a Troel the partner leads, with any card.
kleurenwiezen-rules-follow = **Follow suit** if you can; if not, play what you like. Nobody has to trump or to beat.
kleurenwiezen-rules-tricks = **Tricks** The highest trump wins, without trumps the highest card of the suit led. The winner leads next.
kleurenwiezen-rules-example = **Example** Hearts are trumps. { $led } is led and { $best } beats it; a player without spades discards ({ $away }) or trumps it ({ $ruff }): { $ruff } takes the trick. Without trumps { $best } would.
kleurenwiezen-rules-alt-ranking = A suit from high to low: { $cards }.
kleurenwiezen-rules-alt-suits = The suits in the bidding, the highest first: { $cards }.
kleurenwiezen-rules-alt-trick = The trick of the example, in the order played: { $cards }.
kleurenwiezen-rules-aside = **Small misère** Before the lead everyone lays a card of their choice aside, face down; nobody else sees it.
kleurenwiezen-rules-face-up = **Open cards** What is played on the table is turned up after the first trick, for all to see, and played from there.
kleurenwiezen-rules-several = **Several misères** Whoever bid the same one plays it for themselves: each wins or loses alone.
kleurenwiezen-rules-end-settled = **End** A deal ends as soon as nothing that may still be played can change its score.
kleurenwiezen-rules-end-last = **End** Every deal is played to its last card.

# The score.
kleurenwiezen-rules-sides = **Score** Two against two: each declarer wins the points of the contract, each opponent loses them; if it fails, the reverse. One against three: the declarer wins from each of the three, or pays each. Several misères are scored one by one. Points only, never money.
kleurenwiezen-rules-ladder = **Contracts, from low to high** Points, contract, what each further trick adds (+), what each missing one adds to the loss (−). Further tricks than those shown add nothing. Within a line the higher suit goes first: hearts, diamonds, clubs, spades.
kleurenwiezen-rules-ladder-equal = A line with = ranks with the one above; there too the suit decides.
kleurenwiezen-rules-ladder-against = After the stroke: the same for the opponents, who have figures of their own; so the points of a deal need not add up to zero.
kleurenwiezen-rules-all-tricks = { $name } with all 13 tricks: { $points }.
kleurenwiezen-rules-exactly = { $name } by the tricks won, whatever else is said: { $figures }.
kleurenwiezen-rules-exactly-one = { $tricks }: { $points }
kleurenwiezen-rules-failed = A contract that fails costs its points, and the missing tricks on top.
kleurenwiezen-rules-failed-otherwise = { $under ->
    [0] { $name } that fails: { $points }.
   *[other] { $name } with one trick missing: { $first }, and { $under } for each further one.
}
kleurenwiezen-rules-doubles = **Doubles** One makes everything count twice, two three times, three four times:
kleurenwiezen-rules-double-tricks = { $tricks ->
    [13] • all 13 tricks for the declarers: { $names }
    [0] • all 13 tricks for the opponents: { $names }
    [one] • exactly { $tricks } trick for the declarers: { $names }
   *[other] • exactly { $tricks } tricks for the declarers: { $names }
}
kleurenwiezen-rules-double-said = • an opponent’s *double*
kleurenwiezen-rules-double-passed = • a thrown-in deal before this one (several count once)
kleurenwiezen-rules-double-row = • { $name }: { $doubles ->
    [1] one
   *[other] { $doubles }
} already, included in its points above
