# The rules of Kleurenwiezen, chapter by chapter: /rules puts them together from these parts.

# The game.
kleuren-players = **Players** 4, each for themselves: the bidding decides who plays with whom, deal by deal.
kleuren-cards = **Cards** 52, in every suit from high to low { $ranks }. In the bidding the suits have a rank too, from high to low hearts, diamonds, clubs, spades.
kleuren-aim = **In short** One player proposes a suit, another accepts it, and the two undertake to win enough tricks with that suit as trumps. Or somebody plays alone against three, for fewer tricks, for more, or for none. The highest contract bid is the one that is played.
kleuren-deal-gathered = **Deal** Nobody shuffles. The tricks are gathered, the declarers’ side first, and the player at dealer’s right cuts { $least } to { $most } cards. If they do not cut, chance does. Everyone gets 13, in packets of { $packets }. Before the first deal the pack is shuffled, dealt, sorted and gathered once without being played.
kleuren-deal-gathered-by-hand = **Deal** Nobody shuffles. The tricks are put together in no order, as by hand, and the player at dealer’s right cuts { $least } to { $most } cards. If they do not cut, chance does. Everyone gets 13, in packets of { $packets }. Before the first deal the pack is shuffled, dealt, sorted and gathered once without being played.
kleuren-deal-shuffled = **Deal** The pack is shuffled for every deal. Everyone gets 13 cards, in packets of { $packets }.
kleuren-dealer = **Dealer** Drawn by lot for the first deal; then the player at dealer’s left deals. When the cards are thrown in, the same player deals again.
kleuren-match = **Match** { $deals ->
    [0] No fixed number of deals: play on until the table is stopped.
   *[other] { $deals } deals, those thrown in not counted. Most points win; equal ones share.
}

# The bidding.
kleuren-troel = **Troel** Whoever holds { $aces ->
    [three] exactly three aces
   *[more] three or four aces
} has a Troel. It is announced before the bidding, and so is the partner: the holder of the fourth ace.
kleuren-troel-heart = With all four aces it is the holder of the highest heart they lack.
kleuren-troel-king = With all four aces it is the holder of the highest heart they lack; with the king of hearts too, of the king of the highest suit whose king they lack.
kleuren-troel-above = Everybody may bid higher, the two included; if nobody does, the Troel is played.
kleuren-order = **Order** Clockwise from dealer’s left, until everyone has passed or is committed. If all pass, the cards are thrown in.
kleuren-suits = **Suits** Of two bids that are equal otherwise, the one in the higher suit wins: hearts, then diamonds, clubs, spades.
kleuren-pass = **Pass** You are out of the bidding.
kleuren-wait = **Wait** Only dealer’s left, as the very first bid{ $troel ->
    [yes] { "" }, and not above a Troel
   *[no] { "" }
}. Later you may only accept or pass.
kleuren-propose = **Propose** a suit you hold, as your first bid or after other proposals of yours. Not a suit that somebody else is proposing just now, nor one that was ever accepted. And somebody must still be able to accept: a player who has neither passed nor committed, for 13 tricks at most. A proposal stands until your next turn. { $times ->
    [1] Each suit may be proposed once.
    [2] You may propose the same suit twice.
   *[other] You may propose the same suit three times.
}
kleuren-accept = **Accept** a standing proposal in a suit you hold. The two of you are bound to it, for as few tricks as will outrank the highest bid, and you speak for both.
kleuren-solo = **Solo** Alone, for as few tricks as will outrank the highest bid. Only in a suit you proposed in vain, or when all others are committed; never in a suit others have undertaken. You stay with that suit.
kleuren-solo-once = Not in a suit you have proposed more than once.
kleuren-negative = **{ $names }** At any turn, unless you wait or are bound to a suit. If somebody has just bid the same, you may bid it as well: then each plays it for themselves. From then on only contracts without trumps are open to you.
kleuren-misere-closes = After a contract without trumps nobody may propose a suit that nobody has proposed before; a suit can be proposed again, and a standing proposal accepted.
kleuren-misere-closes-first = After a contract without trumps nobody may make a new proposal; standing ones may still be accepted.
kleuren-forced-fourth = Three small misères at the end force the fourth player into one too.
kleuren-abondance = **{ $names }** Only as your first bid, for any number of tricks. You stay with that suit.
kleuren-raise = **Raising** Once everyone is committed, those who are outbid go higher or pass, clockwise from the last speaker, until one contract is left. With a partner or solo: for as few tricks as will do. Without trumps: an equal or higher contract without trumps. Abondance or slam: any higher one in the same suit.
kleuren-abondance-misere = An outbid abondance may also turn to a contract without trumps.
kleuren-parole = **Pass parole** Whoever accepted and would have to bid { $tricks } tricks or more may leave that to the partner, who raises or passes and speaks for both from now on.
kleuren-bound = **Left alone** If the one who speaks for a pair passes, the other is still bound: solo in the suit, or pass.
kleuren-bound-taken = Not solo, though, if somebody outside that pair has undertaken the suit.
kleuren-bound-misere = If that is the one who proposed, a contract without trumps is possible too.
kleuren-double = **Double** After the bidding each opponent may say *double*. The first one holds; there is only one.

# The contracts.
kleuren-contract-accept = **Together** { $goals } tricks at least, in the suit accepted.
kleuren-contract-solo = **Solo** { $goals } tricks at least, alone against three, with trumps of your choice.
kleuren-contract-troel = **Troel** { $tricks ->
    [9] 9 tricks at least. The partner chooses trumps: the suit of the called card, or another.
   *[other] The partner chooses: 8 tricks at least in the suit of the called card, or 9 in another suit.
}
kleuren-contract-small-misere = **Small misère** No trumps. Everyone lays a card aside; win none of the 12 tricks.
kleuren-contract-piccolo = **Piccolo** No trumps. Win exactly one trick.
kleuren-contract-piccolissimo = **Piccolissimo** No trumps. Win exactly two tricks.
kleuren-contract-grand-misere = **Grand misère** No trumps. Win none of the 13 tricks.
kleuren-contract-open-misere = **Open misère** Win none of the 13 tricks, with your cards face up after the first.
kleuren-contract-abondance = **Abondance** { $goals } tricks at least, alone, with trumps of your choice.
kleuren-contract-abondance-table = **Abondance on the table** { $goals } tricks at least, with your cards face up after the first.
kleuren-contract-small-slam = **Small slam** 12 tricks at least, alone, with trumps of your choice.
kleuren-contract-small-slam-table = **Small slam on the table** 12 tricks at least, with your cards face up after the first.
kleuren-contract-slam = **Slam** All 13 tricks, alone, with trumps of your choice.
kleuren-contract-slam-table = **Slam on the table** All 13 tricks, with your cards face up after the first.
kleuren-contract-open-slam = **Open slam** All 13 tricks, with your cards face up after the first: the highest bid of all.

# The play.
kleuren-lead = **Lead** Dealer’s left leads to the first trick.
kleuren-lead-alone = In an abondance or a slam the declarer does.
kleuren-lead-troel = In a Troel the partner leads the called card if its suit is trumps; if not, the holder of the aces leads the ace of trumps.
kleuren-lead-troel-any = In a Troel the partner leads, with any card.
kleuren-follow = **Follow suit** if you can; if not, play what you like. Nobody has to trump or to beat.
kleuren-tricks = **Tricks** The highest trump wins, without trumps the highest card of the suit led. The winner leads next.
kleuren-example = **Example** Hearts are trumps. { $led } is led and { $best } beats it; a player without spades discards ({ $away }) or trumps it ({ $ruff }): { $ruff } takes the trick. Without trumps { $best } would.
kleuren-alt-ranking = A suit from high to low: { $cards }.
kleuren-alt-suits = The suits in the bidding, the highest first: { $cards }.
kleuren-alt-trick = The trick of the example, in the order played: { $cards }.
kleuren-aside = **Small misère** Before the lead everyone lays a card of their choice aside, face down; nobody else sees it.
kleuren-face-up = **Open cards** What is played on the table is turned up after the first trick, for all to see, and played from there.
kleuren-several = **Several misères** Whoever bid the same one plays it for themselves: each wins or loses alone.
kleuren-end-settled = **End** A deal ends as soon as nothing that may still be played can change its score.
kleuren-end-last = **End** Every deal is played to its last card.

# The score.
kleuren-sides = **Score** Two against two: each declarer wins the points of the contract, each opponent loses them; if it fails, the reverse. One against three: the declarer wins from each of the three, or pays each. Several misères are scored one by one. Points only, never money.
kleuren-ladder = **Contracts, from low to high** Points, contract, what each further trick adds (+), what each missing one adds to the loss (−). Further tricks than those shown add nothing. Within a line the higher suit goes first: hearts, diamonds, clubs, spades.
kleuren-ladder-equal = A line with = ranks with the one above; there too the suit decides.
kleuren-ladder-against = After the stroke: the same for the opponents.
kleuren-all-tricks = { $name } with all 13 tricks: { $points }.
kleuren-exactly = { $name } by the tricks won, whatever else is said: { $figures }.
kleuren-failed = A contract that fails costs its points, and the missing tricks on top.
kleuren-failed-otherwise = { $under ->
    [0] { $name } that fails: { $points }.
   *[other] { $name } with one trick missing: { $first }, and { $under } for each further one.
}
kleuren-doubles = **Doubles** One makes everything count twice, two three times, three four times:
kleuren-double-tricks = { $tricks ->
    [13] • all 13 tricks for the declarers: { $names }
    [0] • all 13 tricks for the opponents: { $names }
    [one] • exactly { $tricks } trick for the declarers: { $names }
   *[other] • exactly { $tricks } tricks for the declarers: { $names }
}
kleuren-double-said = • an opponent’s *double*
kleuren-double-passed = • a thrown-in deal before this one (several count once)
kleuren-double-row = • { $name }: { $doubles ->
    [1] one
   *[other] { $doubles }
} already, included in its points above
